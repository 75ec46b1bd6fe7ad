//! From what is stored to what the rules rank: the bridge between a [`Snapshot`] and
//! [`rules::standings`](reeve_rules::standings).

use std::collections::BTreeSet;

use reeve_rules::bracket;
use reeve_rules::bracket::Presence;
use reeve_rules::games::System;
use reeve_rules::rule_set::{Cut, RuleSet};
use reeve_rules::sheets::score::Vp;
use reeve_rules::standings;
use reeve_rules::standings::{
    Brought, GameArithmetic, GameSeat, Input, LotNumber, Lots, PlayedGame, Rank, RankedId, RankedPlayer, Standings,
    Status,
};
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{Format, Stages};
use reeve_rules::tournament::settings::Settings;
use reeve_rules::tournament::vocabulary::{PlayerState, Stage, TournamentPart};
use reeve_store::player::Player;
use reeve_store::series_final::BroughtResult;
use reeve_store::snapshot::{Round, Snapshot, Table};
use reeve_store::tournament::Tournament;
use reeve_store::{Error, PlayerId};

use crate::people::attendance;
use crate::rounds::prelims;
use crate::visibility;
use crate::visibility::Reader;

/// The standings of a tournament with what they were made from, so that a line can be explained.
#[derive(Debug, Clone)]
pub struct Ranking {
    reader: Reader,
    players: Vec<standings::Entrant>,
    games: Vec<PlayedGame>,
    lots: Lots,
    settings: Settings,
    rules: RuleSet,
    /// Whether the ranking after the rounds is the result.
    ends_with_rounds: bool,
    /// How many go on to something elsewhere, once the result stands.
    qualifies: u32,
    /// Whether who has won a side event may be said: to the staff once its rounds are closed, to everybody once it is finished.
    over: bool,
    semi_field: Option<Vec<RankedId>>,
    /// What the players bring from the events of a series, on its final day.
    brought: Option<Brought>,
    pub standings: Standings,
}

/// What the attendance means for the stages (1.1.3); none before round 1 has started, in a side event, and for an event of a
/// series, where the players of all events count together.
pub fn format_of(t: &Tournament) -> Option<Format> {
    t.attendance
        .filter(|_| counts_attendance(t))
        .and_then(|count| usize::try_from(count).ok())
        .map(|count| format::format_by(count, &t.rules))
}

/// Whether the players who play round 1 are counted here: not in a side event, and not in an event of a series.
pub fn counts_attendance(t: &Tournament) -> bool {
    t.system.system().championship && t.part != TournamentPart::Prelims
}

/// The rule set of a tournament: what its organizers chose, and in a side event what its game says.
pub fn rules_of(t: &Tournament) -> RuleSet {
    let system = t.system.system();
    if system.championship { t.rules.clone() } else { RuleSet::of(system) }
}

/// The stages that are played as things stand: what the attendance demands, or the organizer's choice where
/// there is one. None before round 1 has started, except for an event of a series, which has none.
pub fn stages_of(t: &Tournament) -> Option<Stages> {
    if t.part == TournamentPart::Prelims || t.rules.cut == Cut::Nothing && t.system.system().championship {
        return Some(Stages::Nothing);
    }
    let format = format_of(t)?;
    if format.may_skip_semi_finals && t.skip_semis == Some(true) {
        Some(Stages::FinalOnly)
    } else {
        Some(format.stages)
    }
}

impl Ranking {
    /// Ranks everybody who has a seat in a published round, but for those who never came.
    ///
    /// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
    pub fn of(snapshot: &Snapshot, reader: Reader) -> Result<Ranking, Error> {
        Ranking::among(snapshot, reader, ranked_players(snapshot))
    }

    /// Ranks everybody who has a seat in a published round, whether they came or not.
    pub fn of_seated(snapshot: &Snapshot, reader: Reader) -> Result<Ranking, Error> {
        Ranking::among(snapshot, reader, seated_players(snapshot).map(ranked_player).collect())
    }

    fn among(snapshot: &Snapshot, reader: Reader, players: Vec<standings::Entrant>) -> Result<Ranking, Error> {
        let settings = snapshot.tournament.settings;
        let mut games = Vec::new();
        for round in &snapshot.rounds {
            for table in round.tables.iter().filter(|table| reader.sees_result(&snapshot.tournament, round, table)) {
                games.push(game(snapshot.tournament.system.system(), round, table)?);
            }
        }
        let lots = lots(snapshot)?;
        let semi_field = semi_field(snapshot, reader);
        let brought = brought(snapshot)?;
        let rules = rules_of(&snapshot.tournament);
        let t = &snapshot.tournament;
        let ends_with_rounds = t.ends_with_rounds();
        let attendance = t.attendance.and_then(|count| usize::try_from(count).ok()).unwrap_or_default();
        let standings = standings::standings(&Input {
            players: &players,
            games: &games,
            lots: &lots,
            rules: &rules,
            tied_places: settings.tied_places,
            semi_field: semi_field.as_deref(),
            brought: brought.as_ref(),
        });
        let over = match reader {
            Reader::Staff => prelims::are_closed(snapshot),
            Reader::Everybody => snapshot.tournament.phase.is_finished(),
        };
        Ok(Ranking {
            reader,
            players,
            games,
            lots,
            settings,
            qualifies: rules.qualify.of(attendance),
            rules,
            ends_with_rounds,
            over,
            semi_field,
            brought,
            standings,
        })
    }

    /// How many of the result go on to something elsewhere.
    pub fn qualifies(&self) -> u32 {
        self.qualifies
    }

    /// The lots drawn so far.
    pub fn lots(&self) -> &Lots {
        &self.lots
    }

    /// Everybody who is ranked, as the rules are told of them.
    pub fn entrants(&self) -> &[standings::Entrant] {
        &self.players
    }

    /// The games that count for the reader.
    pub fn games(&self) -> &[PlayedGame] {
        &self.games
    }

    /// The settings that the ranking was made under.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Everybody who is ranked or disqualified.
    pub fn players(&self) -> Vec<RankedId> {
        self.players.iter().map(|player| player.id).collect()
    }

    /// Who the ranking was made for.
    pub fn reader(&self) -> Reader {
        self.reader
    }

    /// A player's games that count, with their arithmetic, in the order they were played in.
    pub fn games_of(&self, player: RankedId) -> Vec<GameArithmetic> {
        standings::games_of(&self.input(), player)
    }

    /// Who has won the tournament, once that counts: the winner of the final; in a side event whoever ranks first after its
    /// rounds, unless several share that rank.
    pub fn champion(&self) -> Option<&RankedPlayer> {
        match self.ends_with_rounds {
            false => self.standings.champion(),
            true => {
                let mut first = self.standings.rows.iter().filter(|row| row.rank == Some(Rank(1)));
                first.next().filter(|_| self.over && first.next().is_none())
            }
        }
    }

    /// The rank of a player; none for the disqualified, and for who has no seat in a published round.
    pub fn rank_of(&self, player: PlayerId) -> Option<Rank> {
        self.standings.row(ranked(player))?.rank
    }

    fn input(&self) -> Input<'_> {
        Input {
            players: &self.players,
            games: &self.games,
            lots: &self.lots,
            rules: &self.rules,
            tied_places: self.settings.tied_places,
            semi_field: self.semi_field.as_deref(),
            brought: self.brought.as_ref(),
        }
    }
}

/// Takes away what came after a round: later rounds, and the lots that were drawn after it.
pub(crate) fn forget_after(past: &mut Snapshot, at: usize) {
    let next_began = past.rounds.get(at + 1).and_then(|next| next.row.started_at);
    past.rounds.truncate(at + 1);
    if let Some(began) = next_began {
        let early: Vec<_> = past.draws.iter().filter(|draw| draw.drawn_at < began).map(|draw| draw.id).collect();
        past.lots.retain(|lot| early.contains(&lot.draw_id));
    }
}

/// Whether a result counts for the staff that does not count for everybody yet.
pub fn is_ahead_of_public(snapshot: &Snapshot) -> bool {
    let ahead = |round: &Round| {
        round.tables.iter().any(|table| {
            Reader::Staff.sees_result(&snapshot.tournament, round, table)
                && !Reader::Everybody.sees_result(&snapshot.tournament, round, table)
        })
    };
    snapshot.rounds.iter().any(ahead)
}

/// The rules' number of a stored player.
pub fn ranked(id: PlayerId) -> RankedId {
    RankedId(id.0)
}

/// The stored number of a ranked player.
pub fn stored(id: RankedId) -> PlayerId {
    PlayerId(id.0)
}

/// Whether a player can take a place in a later stage.
///
/// Somebody who withdrew or declined after having been given a seat there frees a place; somebody who was gone before
/// never had one.
pub fn presence(snapshot: &Snapshot, stage: Stage, row: &RankedPlayer) -> Presence {
    let player = stored(row.player);
    if snapshot.has_declined(stage, player) {
        return Presence::Freed;
    }
    match bracket::by_status(row) {
        Presence::Here if has_come(snapshot, player) => Presence::Here,
        _ if has_seat(snapshot, stage, player) => Presence::Freed,
        _ => Presence::Gone,
    }
}

/// Whether a player is there to take a place. Who played the preliminary games is, until somebody says otherwise; on the final day of
/// a series who is checked in.
fn has_come(snapshot: &Snapshot, player: PlayerId) -> bool {
    snapshot.tournament.part != TournamentPart::Finals || snapshot.player(player).is_some_and(attendance::is_present)
}

/// Whether a player has a seat in a stage.
fn has_seat(snapshot: &Snapshot, stage: Stage, player: PlayerId) -> bool {
    snapshot.stage(stage).flat_map(attendance::seated).any(|id| id == player)
}

/// A game as the rules count it: one of those who came.
pub(super) fn game(system: &System, round: &Round, table: &Table) -> Result<PlayedGame, Error> {
    let number = |n: i64| u32::try_from(n).map_err(Error::broken);
    let mut seats = Vec::with_capacity(table.seats.len());
    for seat in table.seats.iter().filter(|seat| !seat.absent) {
        let vp = seat.vp.ok_or_else(|| Error::broken(format!("table {}: a final sheet without VP", table.row.id)))?;
        seats.push(GameSeat {
            player: ranked(seat.player_id),
            vp: Vp::new(vp, system).map_err(|_| Error::broken(format!("table {}: {vp} VP", table.row.id)))?,
            winner: table.won(seat),
        });
    }
    Ok(PlayedGame { stage: round.row.stage, round: number(round.row.number)?, table: number(table.row.number)?, seats })
}

/// Everybody who sits or sat in a published round: who was to be there, not who was only registered.
fn seated_players(snapshot: &Snapshot) -> impl Iterator<Item = &Player> {
    let seated: BTreeSet<PlayerId> = visibility::published(snapshot).into_iter().flat_map(attendance::seated).collect();
    snapshot.players.iter().filter(move |player| seated.contains(&player.id))
}

/// Who of them is ranked: whoever missed a game still is, but not who was absent from every one once the preliminary games are
/// over. Who is disqualified is named all the same.
fn ranked_players(snapshot: &Snapshot) -> Vec<standings::Entrant> {
    // On the final day of a series everybody who brings a result.
    if snapshot.tournament.part == TournamentPart::Finals {
        let brings = |player: &&Player| {
            let sat =
                || visibility::published(snapshot).into_iter().flat_map(attendance::seated).any(|id| id == player.id);
            // Whoever declined before there were seats was never one of its players.
            (player.is_active() || sat()) && snapshot.brought.iter().any(|one| one.player_id == player.id)
        };
        return snapshot.players.iter().filter(brings).map(ranked_player).collect();
    }
    let over = prelims::are_closed(snapshot);
    let came: BTreeSet<PlayerId> = visibility::published(snapshot).into_iter().flat_map(attendance::came).collect();
    let is_ranked = |player: &&Player| !over || came.contains(&player.id) || player.state == PlayerState::Disqualified;
    seated_players(snapshot).filter(is_ranked).map(ranked_player).collect()
}

fn ranked_player(player: &Player) -> standings::Entrant {
    let status = match player.state {
        PlayerState::Disqualified => {
            Status::Disqualified { clause: player.disqualified_clause.clone().unwrap_or_default() }
        }
        PlayerState::Withdrawn => Status::Withdrawn,
        _ if player.is_hidden() => Status::Withdrawn,
        _ => Status::Active,
    };
    standings::Entrant { id: ranked(player.id), name: player.label(), status }
}

/// What the players bring, on the final day of a series.
fn brought(snapshot: &Snapshot) -> Result<Option<Brought>, Error> {
    if snapshot.tournament.part != TournamentPart::Finals {
        return Ok(None);
    }
    let number = |value: i64| u32::try_from(value).map_err(Error::broken);
    let one = |result: &BroughtResult| Ok((ranked(result.player_id), (number(result.rank)?, result.tally.tally()?)));
    snapshot.brought.iter().map(one).collect::<Result<Brought, Error>>().map(Some)
}

fn lots(snapshot: &Snapshot) -> Result<Lots, Error> {
    snapshot
        .lots
        .iter()
        .map(|lot| Ok((ranked(lot.player_id), LotNumber(u32::try_from(lot.lot).map_err(Error::broken)?))))
        .collect()
}

/// Who has a seat in the published semi-finals. Whoever was absent there has none to play any more, once the reader sees
/// that result: they stand right behind those who played one.
fn semi_field(snapshot: &Snapshot, reader: Reader) -> Option<Vec<RankedId>> {
    let round = snapshot.round(Stage::Semi, 1).filter(|round| visibility::has_public_seats(round))?;
    let field = round.tables.iter().flat_map(|table| {
        let over = reader.sees_result(&snapshot.tournament, round, table);
        table.seats.iter().filter(move |seat| !(over && seat.absent)).map(|seat| ranked(seat.player_id))
    });
    Some(field.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{after_prelims, draw_all, round, seated};
    use reeve_rules::standings::Reached;
    use reeve_rules::tournament::vocabulary::{RoundState, SheetState};

    #[test]
    fn who_was_absent_from_a_semi_final_stands_behind_those_who_played_one() {
        let mut event = after_prelims(20);
        draw_all(&mut event);
        let field = seated(&event, Stage::Semi);
        round(&mut event, Stage::Semi, 1, RoundState::Playing, SheetState::Signed, &field);
        let absent = &mut event.rounds[3].tables[0].seats[2];
        (absent.vp, absent.absent) = (None, true);
        let absent = ranked(absent.player_id);
        let staff = Ranking::of(&event, Reader::Staff).expect("a ranking").standings;
        let row = staff.row(absent).expect("a row");
        assert_eq!((row.rank, row.reached, row.tally.games), (Some(Rank(16)), Reached::Prelim, 3));
        // Nobody else learns it before the result is public.
        let everybody = Ranking::of(&event, Reader::Everybody).expect("a ranking").standings;
        assert_ne!(everybody.row(absent).expect("a row").rank, Some(Rank(16)));
    }

    #[test]
    fn who_never_came_has_no_rank_once_nothing_is_left_to_play() {
        let mut event = after_prelims(16);
        let player = event.players[3].id;
        let seats = event.rounds.iter_mut().flat_map(|round| &mut round.tables).flat_map(|table| &mut table.seats);
        for seat in seats.filter(|seat| seat.player_id == player) {
            (seat.vp, seat.absent) = (None, true);
        }
        let ranks = |event: &Snapshot| {
            let ranking = Ranking::of(event, Reader::Staff).expect("a ranking");
            (ranking.standings.rows.len(), ranking.standings.row(ranked(player)).is_some())
        };
        assert_eq!(ranks(&event), (15, false));
        assert_eq!(Ranking::of_seated(&event, Reader::Staff).expect("a ranking").standings.rows.len(), 16);
        event.rounds[2].row.state = RoundState::Playing;
        assert_eq!(ranks(&event), (16, true), "the player may still come");
        event.rounds[2].row.state = RoundState::Closed;
        event.players[3].state = PlayerState::Disqualified;
        assert_eq!(ranks(&event), (16, true));
    }

    #[test]
    fn a_game_counts_as_one_of_those_who_came() {
        let mut event = after_prelims(16);
        for (at, vp) in [(0, Some(10)), (1, Some(8)), (2, Some(5)), (3, None)] {
            let seat = &mut event.rounds[0].tables[0].seats[at];
            (seat.vp, seat.absent) = (vp, vp.is_none());
        }
        let winner = ranked(event.rounds[0].tables[0].seats[0].player_id);
        let absent = ranked(event.rounds[0].tables[0].seats[3].player_id);
        let ranking = Ranking::of(&event, Reader::Staff).expect("a ranking");
        let game = &ranking.games_of(winner)[0];
        assert_eq!((game.dummy, game.total, game.vp_percent.to_string()), (Some(8), 31, "32.26".to_owned()));
        assert_eq!(ranking.standings.row(absent).expect("a row").tally.games, 2);
    }
}
