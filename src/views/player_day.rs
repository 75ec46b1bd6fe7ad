//! A player's day: where to sit now, what was played, and where the player stands in the tournament.

use reeve_rules::bracket::Presence;
use reeve_rules::rule_set::Points;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::sheets::score::VpPercent;
use reeve_rules::standings::{GameArithmetic, Rank, Status};
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState, SheetState, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_store::player::Player;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{PlayerLabels, Round, Table};

use crate::bracket;
use crate::bracket::champion::Champion;
use crate::people::moves::{Move, may_move};
use crate::people::{attendance, now, places};
use crate::rounds::{RoundAt, prelims};
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::standings::table::StandingsTable;
use crate::visibility;

/// What a player sees first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerDay {
    /// The seat in the round that is on, or comes next; none where no such seats are public.
    pub seat: Option<SeatNow>,
    /// The player's games whose seats are public, in the order in which they are played.
    pub games: Vec<OwnGame>,
    pub standing: PlayerStanding,
}

/// A seat in the round that is on, or comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatNow {
    pub round: RoundAt,
    pub table: i64,
    pub position: i64,
    /// Whether the games of the round have begun.
    pub playing: bool,
    /// Whether the result is entered and waits for its signatures, where the reader may know that.
    pub entered: bool,
    /// Whether the record sheet marks the player absent.
    pub absent: bool,
    /// Everybody at the table, the player too, by selection position.
    pub people: Vec<AtTable>,
}

/// Whom the day of a player is shown to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayReader {
    /// The player, by the private link.
    Player,
    Everybody,
}

/// Somebody at the player's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtTable {
    /// The number in the tournament.
    pub number: i64,
    pub position: i64,
    pub name: String,
    pub is_player: bool,
}

/// A game of the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnGame {
    pub round: RoundAt,
    pub table: i64,
    pub position: i64,
    /// The result, once its reader may see it: the player sees it as soon as it was entered.
    pub result: Option<OwnResult>,
    /// The others at the table, by selection position.
    pub opponents: Vec<Opponent>,
}

/// Somebody whom the player meets in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opponent {
    /// The number in the tournament.
    pub number: i64,
    pub name: String,
    /// The VP as stated, where the result may be seen.
    pub vp: Option<i64>,
    pub won: bool,
    /// Whether the opponent did not come, where that may be seen.
    pub absent: bool,
}

/// The result of a game for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnResult {
    /// The VP as stated; none where the player was absent, so that the game is a missed one.
    pub vp: Option<i64>,
    /// Whether a judge decided that the game is not counted.
    pub not_counted: bool,
    pub won: bool,
    /// Whether the record sheet is final.
    pub is_final: bool,
    /// Whether a judge decided the game, and what stands where that was asked.
    pub decided: Option<Option<WhatStands>>,
    /// What the public standings make of it, once they count it.
    pub counted: Option<CountedGame>,
}

/// What a game is worth in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountedGame {
    /// The place at the table, from 1.
    pub place: u8,
    /// The share of the table's VP.
    pub vp_percent: VpPercent,
    /// Points for the place; none where the rules give none.
    pub points: Option<Points>,
}

/// Where a player stands in the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerStanding {
    /// The organizers have not approved the registration yet.
    AwaitsApproval,
    Waiting {
        /// The place on it, from 1.
        place: usize,
    },
    /// The rounds of a side event are over, and it is not said yet who has won.
    RoundsOver,
    /// Has won a side event that is over.
    Won,
    /// A side event is over, and the first rank was shared.
    OverInFront,
    /// The tournament is called off.
    CalledOff,
    /// Waited for a place or for approval until nobody could come in any more.
    TooLate {
        /// Whether the tournament is finished.
        finished: bool,
    },
    /// Registered; nobody is checked in yet.
    Registered,
    /// Comes to the final day of a series, before check-in.
    OnFinalDay,
    CheckIn,
    CheckedIn,
    /// Plays, with no seat public at the moment.
    BetweenRounds,
    /// The own game of the round that is on has its result, which is final.
    GameOver {
        round: RoundAt,
        /// Whether the player missed it.
        absent: bool,
        /// Whether a judge decided it.
        decided: bool,
        /// Whether no preliminary round follows.
        last_prelim: bool,
        /// Whether nothing is played after those rounds: it is a side event.
        ends: bool,
    },
    /// Won a semi-final, and has no public seat in the final yet.
    Finalist,
    /// The preliminary games are over, and who plays on is not public yet.
    PrelimsOver {
        /// The stage that comes next and how many play it, where both are sure.
        next: Option<(Stage, usize)>,
        /// Whether the player is among them, where no lot decides that and the player can.
        goes_on: Option<bool>,
        /// The rank in the public standings.
        rank: Option<Rank>,
    },
    /// The player's last game in an event of a series is over, and the round is not closed.
    LastGameOver {
        /// Whether the player was marked absent.
        absent: bool,
    },
    /// The games of an event of a series are over.
    EventOver {
        rank: Option<Rank>,
    },
    /// Has played all own games, while others play on.
    Out {
        /// What they play, or play next.
        others: OthersPlay,
        /// The rank in the public standings.
        rank: Option<Rank>,
    },
    Over {
        /// The rank in the public standings.
        rank: Option<Rank>,
        /// Whether the champion is declared.
        declared: bool,
    },
    Withdrawn {
        /// Whether the staff can still bring the player back.
        may_return: bool,
    },
    Disqualified,
}

/// What is played without a player who is out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OthersPlay {
    SemiFinals {
        /// How many have a seat there.
        players: usize,
        begun: bool,
    },
    Final {
        /// How many have a seat there, once the seats are public.
        players: Option<usize>,
        begun: bool,
    },
    /// The final has its result, and is not closed.
    FinalPlayed,
}

/// The day of a player as it stands now, with the public ranking.
pub fn player_day(snapshot: &Snapshot, ranking: &Ranking, player: &Player, reader: DayReader) -> PlayerDay {
    let counted = ranking.games_of(ranking::ranked(player.id));
    let labels = snapshot.labels();
    let game = |own| own_game(snapshot, &counted, &labels, own, reader);
    PlayerDay {
        seat: seat_now(snapshot, &labels, player, reader),
        games: visibility::own_games(snapshot, player.id).map(game).collect(),
        standing: standing(snapshot, ranking, player),
    }
}

/// The seat in the first public round that is not closed, and in which the own result is not final.
fn seat_now(snapshot: &Snapshot, labels: &PlayerLabels, player: &Player, reader: DayReader) -> Option<SeatNow> {
    if !player.is_active() {
        return None;
    }
    let mut games = visibility::own_games(snapshot, player.id);
    let (round, table, seat) = games.find(|(round, table, _)| is_ahead(round, table))?;
    let people = table.seats.iter().map(|seat| AtTable {
        number: labels.number_of(seat.player_id),
        position: seat.position,
        name: labels.of(seat.player_id).to_owned(),
        is_player: seat.player_id == player.id,
    });
    Some(SeatNow {
        round: RoundAt::of(round),
        table: table.row.number,
        position: seat.position,
        playing: round.row.state == RoundState::Playing,
        entered: reader == DayReader::Player && table.row.sheet_state == SheetState::Submitted,
        absent: seat.absent,
        people: people.collect(),
    })
}

/// Whether a game is still to be played, or is on.
fn is_ahead(round: &Round, table: &Table) -> bool {
    round.row.state != RoundState::Closed && !table.row.sheet_state.is_final()
}

fn own_game(
    snapshot: &Snapshot,
    counted: &[GameArithmetic],
    labels: &PlayerLabels,
    (round, table, seat): (&Round, &Table, &Seat),
    reader: DayReader,
) -> OwnGame {
    let is_public = visibility::is_result_public(&snapshot.tournament, round, table);
    let may_see = match reader {
        DayReader::Player => table.row.sheet_state != SheetState::Open,
        DayReader::Everybody => is_public,
    };
    let at = RoundAt::of(round);
    let same = |game: &&GameArithmetic| game.stage == at.stage && i64::from(game.round) == at.number;
    let worth =
        |game: &GameArithmetic| CountedGame { place: game.place, vp_percent: game.vp_percent, points: game.points };
    let result = may_see.then(|| OwnResult {
        vp: seat.vp,
        not_counted: table.is_not_counted_for(seat),
        won: table.won(seat),
        is_final: table.row.sheet_state.is_final(),
        decided: (table.row.sheet_state == SheetState::Decided).then_some(table.row.stands),
        counted: counted.iter().find(same).map(worth),
    });
    let others = table.seats.iter().filter(|other| other.player_id != seat.player_id);
    let opponents = others.map(|other| Opponent {
        number: labels.number_of(other.player_id),
        name: labels.of(other.player_id).to_owned(),
        vp: other.vp.filter(|_| may_see),
        absent: may_see && table.is_missed_by(other),
        won: may_see && table.won(other),
    });
    OwnGame { round: at, table: table.row.number, position: seat.position, result, opponents: opponents.collect() }
}

fn standing(snapshot: &Snapshot, ranking: &Ranking, player: &Player) -> PlayerStanding {
    match player.state {
        PlayerState::Asked | PlayerState::Waiting | PlayerState::Registered if snapshot.tournament.is_called_off() => {
            PlayerStanding::CalledOff
        }
        PlayerState::Asked | PlayerState::Waiting if now::may_come_in(snapshot).is_err() => {
            PlayerStanding::TooLate { finished: snapshot.tournament.phase.is_finished() }
        }
        PlayerState::Asked => PlayerStanding::AwaitsApproval,
        PlayerState::Waiting => {
            let ahead = places::waiting(&snapshot.players).take_while(|other| other.id != player.id).count();
            PlayerStanding::Waiting { place: ahead + 1 }
        }
        PlayerState::Withdrawn => {
            PlayerStanding::Withdrawn { may_return: may_move(snapshot, player, Move::BringBack).is_ok() }
        }
        PlayerState::Disqualified => PlayerStanding::Disqualified,
        PlayerState::Registered => in_tournament(snapshot, ranking, player),
    }
}

fn in_tournament(snapshot: &Snapshot, ranking: &Ranking, player: &Player) -> PlayerStanding {
    match snapshot.tournament.phase {
        Phase::Draft | Phase::Registration if snapshot.tournament.part == TournamentPart::Finals => {
            PlayerStanding::OnFinalDay
        }
        Phase::Draft | Phase::Registration => PlayerStanding::Registered,
        Phase::CheckIn if player.checked_in_at.is_some() => PlayerStanding::CheckedIn,
        Phase::CheckIn => PlayerStanding::CheckIn,
        Phase::Prelim | Phase::Semi | Phase::Final | Phase::Finished => {
            let rank = ranking.rank_of(player.id);
            let declared = snapshot.tournament.phase.is_finished();
            if snapshot.tournament.part == TournamentPart::Prelims && prelims::are_over(snapshot) {
                PlayerStanding::EventOver { rank }
            } else if declared || bracket::is_over(snapshot) {
                over(snapshot, ranking, player, (rank, declared))
            } else {
                while_games_last(snapshot, ranking, player)
            }
        }
    }
}

/// Where a player stands once all is over.
fn over(
    snapshot: &Snapshot,
    ranking: &Ranking,
    player: &Player,
    (rank, declared): (Option<Rank>, bool),
) -> PlayerStanding {
    let won = ranking.champion().is_some_and(|row| ranking::stored(row.player) == player.id);
    match snapshot.tournament.ends_with_rounds() {
        true if won => PlayerStanding::Won,
        true if rank == Some(Rank(1)) => PlayerStanding::OverInFront,
        // Nobody is told to have won a final whose winner is disqualified.
        false if won && !declared && Champion::of(snapshot, ranking).is_some_and(|first| !first.won_final()) => {
            PlayerStanding::OverInFront
        }
        _ => PlayerStanding::Over { rank, declared },
    }
}

/// Where a player stands who has no seat to go to, between the first round and the end of the final.
fn while_games_last(snapshot: &Snapshot, ranking: &Ranking, player: &Player) -> PlayerStanding {
    let rank = ranking.rank_of(player.id);
    if let Some(others) = out_of(snapshot, player) {
        return PlayerStanding::Out { others, rank };
    }
    let last = visibility::own_games(snapshot, player.id).last();
    match last {
        Some((round, table, seat)) if round.row.stage == Stage::Semi && is_won(table, seat) => PlayerStanding::Finalist,
        Some((round, table, seat)) if ends_here(snapshot, round) => {
            PlayerStanding::LastGameOver { absent: table.is_missed_by(seat) }
        }
        Some((round, table, seat)) if round.row.state != RoundState::Closed => PlayerStanding::GameOver {
            round: RoundAt::of(round),
            absent: table.is_missed_by(seat),
            decided: table.row.sheet_state == SheetState::Decided,
            last_prelim: round.row.number >= snapshot.tournament.prelim_rounds,
            ends: snapshot.tournament.ends_with_rounds(),
        },
        _ if prelims_over(snapshot) && snapshot.tournament.ends_with_rounds() => PlayerStanding::RoundsOver,
        _ if prelims_over(snapshot) => {
            let next = next_field(snapshot, ranking);
            let goes_on = next.and_then(|_| goes_on(snapshot, ranking, player));
            PlayerStanding::PrelimsOver { next, goes_on, rank }
        }
        _ => PlayerStanding::BetweenRounds,
    }
}

/// Whether a round is the last of an event of a series, and not closed.
fn ends_here(snapshot: &Snapshot, round: &Round) -> bool {
    let t = &snapshot.tournament;
    t.part == TournamentPart::Prelims && round.row.number >= t.prelim_rounds && round.row.state != RoundState::Closed
}

/// Whether the result of a game is final and this seat has won it.
fn is_won(table: &Table, seat: &Seat) -> bool {
    table.row.sheet_state.is_final() && table.won(seat)
}

/// Whether everybody knows that the preliminary games are over, and nothing of what follows.
fn prelims_over(snapshot: &Snapshot) -> bool {
    let later = visibility::published(snapshot).into_iter().any(|round| round.row.stage != Stage::Prelim);
    !later && prelims::are_over(snapshot)
}

/// The stage behind the preliminary games and how many play it; none where fewer are left than it has seats.
fn next_field(snapshot: &Snapshot, ranking: &Ranking) -> Option<(Stage, usize)> {
    let (stage, field) = match ranking::stages_of(&snapshot.tournament)? {
        Stages::SemiFinals => (Stage::Semi, 16),
        Stages::FinalOnly => (Stage::Final, 4),
        Stages::Nothing => return None,
    };
    let left = ranking.standings.rows.iter().filter(|row| matches!(row.status, Status::Active)).count();
    (left >= field).then_some((stage, field))
}

/// Whether a player is above the line below those who go on; none where there is no line, or a lot decides.
fn goes_on(snapshot: &Snapshot, ranking: &Ranking, player: &Player) -> Option<bool> {
    let table = StandingsTable::of(snapshot, ranking);
    let (last, cut) = table.rows.iter().enumerate().find_map(|(at, row)| Some((at, row.cut?)))?;
    let own = table.rows.iter().position(|row| ranking::stored(row.row.player) == player.id)?;
    let drawn = cut.tied.is_some_and(|tied| table.rows.get(own).is_some_and(|row| row.row.rank == Some(tied.rank)));
    let stays =
        ranking::presence(snapshot, cut.stage, ranking.standings.row(ranking::ranked(player.id))?) != Presence::Here;
    (!drawn && !stays).then_some(own <= last)
}

/// What is played without the player: everybody else's seats in it are public, or the player lost the semi-final, or takes
/// no place in the final that comes next.
fn out_of(snapshot: &Snapshot, player: &Player) -> Option<OthersPlay> {
    let latest = visibility::published(snapshot).into_iter().rfind(|round| round.row.stage != Stage::Prelim)?;
    let closed = latest.row.state == RoundState::Closed;
    let begun = latest.row.state == RoundState::Playing;
    let mut seats = latest.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table, seat)));
    let own = seats.find(|(_, seat)| seat.player_id == player.id);
    match (latest.row.stage, own) {
        (Stage::Semi, Some((table, seat))) => {
            let lost = !table.won(seat) || snapshot.has_declined(Stage::Final, player.id);
            (closed && lost).then_some(OthersPlay::Final { players: None, begun: false })
        }
        (Stage::Semi, None) if closed => Some(OthersPlay::Final { players: None, begun: false }),
        (Stage::Semi, None) => Some(OthersPlay::SemiFinals { players: attendance::seated(latest).count(), begun }),
        (_, None) if visibility::is_all_played(latest) => Some(OthersPlay::FinalPlayed),
        (_, None) => Some(OthersPlay::Final { players: Some(attendance::seated(latest).count()), begun }),
        (_, Some(_)) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{after_prelims, draw_all, event, prelims, round, seated};
    use crate::visibility::Reader;

    #[test]
    fn who_is_out_is_told_the_rank_and_who_plays_on() {
        let mut event = after_prelims(20);
        draw_all(&mut event);
        let standing = |event: &Snapshot, number: i64| {
            let player = event.players.iter().find(|player| player.number == number).expect("a player");
            let ranking = Ranking::of(event, Reader::Everybody).expect("a ranking");
            player_day(event, &ranking, player, DayReader::Player).standing
        };
        let field = seated(&event, Stage::Semi);
        let told = |event: &Snapshot| {
            for number in 1..=20 {
                let PlayerStanding::PrelimsOver { next, goes_on, rank: Some(rank) } = standing(event, number) else {
                    panic!("{number} is not told that the rounds are over");
                };
                assert_eq!(
                    (next, goes_on),
                    (Some((Stage::Semi, 16)), Some(field.contains(&number))),
                    "{number}: {rank}"
                );
            }
        };
        told(&event);
        event.tournament.phase = Phase::Semi;
        round(&mut event, Stage::Semi, 1, RoundState::Planned, SheetState::Open, &field);
        // Nobody knows the seats.
        told(&event);
        event.rounds[3].row.state = RoundState::Published;
        let outside: Vec<i64> = (1..=20).filter(|number| !field.contains(number)).collect();
        assert_eq!(outside.len(), 4);
        for number in &outside {
            let others = OthersPlay::SemiFinals { players: 16, begun: false };
            let PlayerStanding::Out { others: said, rank: Some(rank) } = standing(&event, *number) else {
                panic!("{number} is not told to be out");
            };
            assert!((17..=20).contains(&rank.0) && said == others, "{number}: {rank}, {said:?}");
        }
        event.rounds[3].row.state = RoundState::Playing;
        let begun = OthersPlay::SemiFinals { players: 16, begun: true };
        assert!(matches!(standing(&event, outside[0]), PlayerStanding::Out { others, .. } if others == begun));

        // The first of each table wins the semi-final; for the others it is over at once.
        event.rounds.pop();
        round(&mut event, Stage::Semi, 1, RoundState::Closed, SheetState::Signed, &field);
        assert_eq!(standing(&event, field[0]), PlayerStanding::Finalist);
        let next = OthersPlay::Final { players: None, begun: false };
        let lost = standing(&event, field[1]);
        let goes = |rank: Rank| (5..=16).contains(&rank.0);
        assert!(
            matches!(lost, PlayerStanding::Out { others, rank: Some(rank) } if others == next && goes(rank)),
            "{lost:?}"
        );
        let outside = standing(&event, outside[0]);
        assert!(matches!(outside, PlayerStanding::Out { others, .. } if others == next), "{outside:?}");

        // With the final closed all is over, before anybody says so.
        let finalists = [field[0], field[4], field[8], field[12]];
        round(&mut event, Stage::Final, 1, RoundState::Playing, SheetState::Open, &finalists);
        let others = OthersPlay::Final { players: Some(4), begun: true };
        let out = standing(&event, field[1]);
        assert!(matches!(out, PlayerStanding::Out { others: said, .. } if said == others), "{out:?}");
        event.rounds.pop();
        round(&mut event, Stage::Final, 1, RoundState::Closed, SheetState::Signed, &finalists);
        let first = |declared| PlayerStanding::Over { rank: Some(Rank(1)), declared };
        assert_eq!(standing(&event, finalists[0]), first(false));
        event.tournament.phase = Phase::Finished;
        assert_eq!(standing(&event, finalists[0]), first(true));
    }

    #[test]
    fn whose_game_is_over_is_sent_to_no_table() {
        let mut event = event(Phase::Prelim, 8);
        prelims(&mut event, 1, RoundState::Playing, SheetState::Open);
        let day = |event: &Snapshot| {
            let ranking = Ranking::of(event, Reader::Everybody).expect("a ranking");
            player_day(event, &ranking, &event.players[0], DayReader::Player)
        };
        assert!(day(&event).seat.is_some_and(|seat| seat.playing && !seat.absent));
        event.rounds[1].tables[0].seats[0].absent = true;
        assert!(day(&event).seat.is_some_and(|seat| seat.absent), "may still come");
        event.rounds[1].tables[0].row.sheet_state = SheetState::Signed;
        let over = day(&event);
        let round = RoundAt { stage: Stage::Prelim, number: 2 };
        assert_eq!(over.seat, None);
        assert_eq!(
            over.standing,
            PlayerStanding::GameOver { round, absent: true, decided: false, last_prelim: false, ends: false }
        );
        // Where all seats are public at once, the next table is what comes next.
        event.rounds[2].row.state = RoundState::Published;
        assert!(day(&event).seat.is_some_and(|seat| seat.round.number == 3 && !seat.playing));
    }

    #[test]
    fn who_waits_or_left_is_told_so_only_while_that_can_change() {
        let standing = |event: &Snapshot| {
            let ranking = Ranking::of(event, Reader::Everybody).expect("a ranking");
            player_day(event, &ranking, &event.players[19], DayReader::Player).standing
        };
        let mut event = event(Phase::Prelim, 20);
        prelims(&mut event, 1, RoundState::Playing, SheetState::Open);
        event.players[19].state = PlayerState::Waiting;
        assert_eq!(standing(&event), PlayerStanding::Waiting { place: 1 });
        event.players[19].state = PlayerState::Withdrawn;
        assert_eq!(standing(&event), PlayerStanding::Withdrawn { may_return: true });
        let mut over = after_prelims(20);
        over.tournament.phase = Phase::Finished;
        for (state, expected) in [
            (PlayerState::Waiting, PlayerStanding::TooLate { finished: true }),
            (PlayerState::Asked, PlayerStanding::TooLate { finished: true }),
            (PlayerState::Withdrawn, PlayerStanding::Withdrawn { may_return: false }),
        ] {
            over.players[19].state = state;
            assert_eq!(standing(&over), expected);
        }
    }

    #[test]
    fn the_player_sees_an_entered_result_and_everybody_what_is_public() {
        let mut event = event(Phase::Prelim, 8);
        prelims(&mut event, 1, RoundState::Playing, SheetState::Signed);
        let ranking = Ranking::of(&event, Reader::Everybody).expect("a ranking");
        let games = |reader| player_day(&event, &ranking, &event.players[5], reader).games;
        let (own, public) = (games(DayReader::Player), games(DayReader::Everybody));
        assert_eq!((own.len(), public.len()), (2, 2), "round 3 is planned");
        assert_eq!(own[0], public[0], "round 1 is closed");
        let first = own[0].result.expect("a result");
        assert!(first.is_final && first.counted.is_some(), "{first:?}");
        assert_eq!(own[0].opponents.len(), 3);
        assert!(own[0].opponents.iter().all(|opponent| opponent.vp.is_some() && opponent.number != 6));
        let entered = own[1].result.expect("the player sat there");
        assert!(entered.is_final && entered.counted.is_none(), "the standings don't count it yet: {entered:?}");
        assert!(own[1].opponents.iter().any(|opponent| opponent.won || entered.won));
        assert_eq!(public[1].result, None);
        assert!(public[1].opponents.iter().all(|opponent| opponent.vp.is_none() && !opponent.won));
    }
}
