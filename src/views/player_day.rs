//! A player's day: where to sit now, what was played, and where the player stands in the tournament.

use crate::rules::standings::Rank;
use crate::rules::tournament::vocabulary::{Phase, PlayerState, RoundState, SheetState, Stage};
use crate::store::player::Player;
use crate::store::seat::Seat;
use crate::store::snapshot::{Round, Table};
use crate::store::{Error, Snapshot};

use crate::views::people::places;
use crate::views::rounds::RoundAt;
use crate::views::shown;
use crate::views::shown::Reader;
use crate::views::standings::ranking::Ranking;

/// What a player sees first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerDay {
    /// The seat in the round that is on, or comes next; none where no such seats are public.
    pub seat: Option<SeatNow>,
    /// The player's games whose seats are public, in the order in which they are played.
    pub games: Vec<OwnGame>,
    /// Where the player stands.
    pub standing: PlayerStanding,
}

/// A seat in the round that is on, or comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatNow {
    /// The round.
    pub round: RoundAt,
    /// The table's number.
    pub table: i64,
    /// The selection position.
    pub position: i64,
    /// Whether the games of the round have begun.
    pub playing: bool,
    /// Everybody at the table, the player too, by selection position.
    pub people: Vec<AtTable>,
}

/// Somebody at the player's table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtTable {
    /// The selection position.
    pub position: i64,
    /// The name.
    pub name: String,
    /// Whether this is the player.
    pub is_player: bool,
}

/// A game of the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnGame {
    /// The round.
    pub round: RoundAt,
    /// The table's number.
    pub table: i64,
    /// The selection position.
    pub position: i64,
    /// The result, once it was entered. The player sees it before everybody does.
    pub result: Option<OwnResult>,
}

/// The result of a game for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnResult {
    /// The VP as stated.
    pub vp: i64,
    /// Whether the player won.
    pub won: bool,
    /// Whether the record sheet is final.
    pub is_final: bool,
}

/// Where a player stands in the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerStanding {
    /// The organizers have not approved the registration yet.
    AwaitsApproval,
    /// On the waiting list.
    Waiting {
        /// The place on it, from 1.
        place: usize,
    },
    /// Registered; nobody is checked in yet.
    Registered,
    /// Should check in now.
    CheckIn,
    /// Checked in.
    CheckedIn,
    /// Plays, with no seat public at the moment.
    BetweenRounds,
    /// Has played all own games, while others play on.
    Out {
        /// The stage that they play, or play next.
        stage: Stage,
        /// The rank in the public standings.
        rank: Option<Rank>,
    },
    /// The tournament is over.
    Over,
    /// Left the tournament.
    Withdrawn,
    /// Disqualified by a judge.
    Disqualified,
}

/// The day of a player as it stands now.
///
/// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
pub fn player_day(snapshot: &Snapshot, player: &Player) -> Result<PlayerDay, Error> {
    Ok(PlayerDay {
        seat: seat_now(snapshot, player),
        games: shown::own_games(snapshot, player.id).map(own_game).collect(),
        standing: standing(snapshot, player)?,
    })
}

/// The seat in the first public round that is not closed.
fn seat_now(snapshot: &Snapshot, player: &Player) -> Option<SeatNow> {
    if !player.is_active() {
        return None;
    }
    let mut games = shown::own_games(snapshot, player.id);
    let (round, table, seat) = games.find(|(round, ..)| round.row.state != RoundState::Closed)?;
    let labels = snapshot.labels();
    let people = table.seats.iter().map(|seat| AtTable {
        position: seat.position,
        name: labels.of(seat.player_id).to_owned(),
        is_player: seat.player_id == player.id,
    });
    Some(SeatNow {
        round: RoundAt::of(round),
        table: table.row.number,
        position: seat.position,
        playing: round.row.state == RoundState::Playing,
        people: people.collect(),
    })
}

fn own_game((round, table, seat): (&Round, &Table, &Seat)) -> OwnGame {
    let entered = table.row.sheet_state != SheetState::Open;
    let result = seat.vp.filter(|_| entered).map(|vp| OwnResult {
        vp,
        won: table.won(seat),
        is_final: table.row.sheet_state.is_final(),
    });
    OwnGame { round: RoundAt::of(round), table: table.row.number, position: seat.position, result }
}

fn standing(snapshot: &Snapshot, player: &Player) -> Result<PlayerStanding, Error> {
    Ok(match player.state {
        PlayerState::Asked => PlayerStanding::AwaitsApproval,
        PlayerState::Waiting => {
            let ahead = places::waiting(&snapshot.players).take_while(|other| other.id != player.id).count();
            PlayerStanding::Waiting { place: ahead + 1 }
        }
        PlayerState::Withdrawn => PlayerStanding::Withdrawn,
        PlayerState::Disqualified => PlayerStanding::Disqualified,
        PlayerState::Registered => in_tournament(snapshot, player)?,
    })
}

fn in_tournament(snapshot: &Snapshot, player: &Player) -> Result<PlayerStanding, Error> {
    Ok(match snapshot.tournament.phase {
        Phase::Draft | Phase::Registration => PlayerStanding::Registered,
        Phase::CheckIn if player.checked_in_at.is_some() => PlayerStanding::CheckedIn,
        Phase::CheckIn => PlayerStanding::CheckIn,
        Phase::Prelim | Phase::Semi | Phase::Final => match out_of(snapshot, player) {
            Some(stage) => PlayerStanding::Out { stage, rank: public_rank(snapshot, player)? },
            None => PlayerStanding::BetweenRounds,
        },
        Phase::Finished => PlayerStanding::Over,
    })
}

/// The stage that is played without the player: everybody else's seats in it are public, or the player lost the semi-final
/// and the final comes next.
fn out_of(snapshot: &Snapshot, player: &Player) -> Option<Stage> {
    let latest = shown::published(snapshot).into_iter().rfind(|round| round.row.stage != Stage::Prelim)?;
    let seats = latest.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table, seat)));
    match seats.into_iter().find(|(_, seat)| seat.player_id == player.id) {
        None => Some(latest.row.stage),
        Some((table, seat)) => {
            let lost = latest.row.stage == Stage::Semi && latest.row.state == RoundState::Closed && !table.won(seat);
            lost.then_some(Stage::Final)
        }
    }
}

fn public_rank(snapshot: &Snapshot, player: &Player) -> Result<Option<Rank>, Error> {
    Ok(Ranking::of(snapshot, Reader::Everybody)?.rank_of(player.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::event_for_tests::{after_prelims, draw_all, round, seated};

    #[test]
    fn who_is_out_is_told_the_rank_and_who_plays_on() {
        let mut event = after_prelims(20);
        draw_all(&mut event);
        let standing = |event: &Snapshot, number: i64| {
            let player = event.players.iter().find(|player| player.number == number).expect("a player");
            player_day(event, player).expect("a day").standing
        };
        assert_eq!(standing(&event, 20), PlayerStanding::BetweenRounds);

        let field = seated(&event, Stage::Semi);
        event.tournament.phase = Phase::Semi;
        round(&mut event, Stage::Semi, 1, RoundState::Planned, SheetState::Open, &field);
        assert_eq!(standing(&event, 20), PlayerStanding::BetweenRounds, "nobody knows the seats");
        event.rounds[3].row.state = RoundState::Published;
        let outside: Vec<i64> = (1..=20).filter(|number| !field.contains(number)).collect();
        assert_eq!(outside.len(), 4);
        for number in &outside {
            let PlayerStanding::Out { stage: Stage::Semi, rank: Some(rank) } = standing(&event, *number) else {
                panic!("{number} is not told to be out");
            };
            assert!((17..=20).contains(&rank.0), "{number}: {rank}");
        }

        // The first of each table wins the semi-final; for the others it is over at once.
        event.rounds.pop();
        round(&mut event, Stage::Semi, 1, RoundState::Closed, SheetState::Signed, &field);
        assert_eq!(standing(&event, field[0]), PlayerStanding::BetweenRounds);
        let lost = standing(&event, field[1]);
        assert!(matches!(lost, PlayerStanding::Out { stage: Stage::Final, rank: Some(Rank(5..=16)) }), "{lost:?}");
    }
}
