//! What everybody may see of a tournament now. Every page, file and screen asks here, so that no two of them disagree.

use crate::rounds::RoundAt;
use reeve_rules::tournament::settings::{BoardShown, StandingsMove};
use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState, Stage, TournamentPart};
use reeve_store::round::RoundRow;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::Tournament;
use reeve_store::{PlayerId, Snapshot};

/// Whom something is shown to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reader {
    /// The staff, who see every final record sheet.
    Staff,
    Everybody,
}

impl Reader {
    /// Whether they see who sits where in a round.
    pub fn sees_seats(self, round: &Round) -> bool {
        self == Reader::Staff || has_public_seats(round)
    }

    /// Whether they see the results of a round as far as their record sheets are final.
    pub fn sees_results(self, tournament: &Tournament, round: &Round) -> bool {
        self == Reader::Staff || has_public_results(tournament, round)
    }

    /// Whether they see the result of a table, so that their standings count it.
    pub fn sees_result(self, tournament: &Tournament, round: &Round, table: &Table) -> bool {
        table.row.sheet_state.is_final() && self.sees_results(tournament, round)
    }
}

/// Whether everybody may look at a tournament: once registration has opened, and while it is not hidden.
pub fn is_public(tournament: &Tournament) -> bool {
    tournament.phase.has_opened() && !tournament.is_hidden()
}

/// Whether there are seats, results and standings to look at: round 1 has been published.
pub fn has_rounds(tournament: &Tournament) -> bool {
    tournament.phase.has_rounds()
}

/// Whether the preliminary games lead on to semi-finals or a final in this tournament: not in a side event, nor by rules without a
/// final, nor in an event of a series, which ends with its games.
pub fn leads_to_later_stages(tournament: &Tournament) -> bool {
    !tournament.ends_with_rounds() && tournament.part != TournamentPart::Prelims
}

/// Whether there are semi-finals or a final to look at.
pub fn has_later_stages(tournament: &Tournament) -> bool {
    leads_to_later_stages(tournament) && tournament.phase.has_later_stages()
}

/// Whether everybody may see who sits where in a round.
pub fn has_public_seats(round: &Round) -> bool {
    round.row.state != RoundState::Planned
}

/// Whether everybody may see the board of a round (2.0.1): once its games have begun, or with its seats, as the setting
/// `board_shown` says.
pub fn has_public_board(tournament: &Tournament, round: &RoundRow) -> bool {
    match tournament.settings.board_shown {
        BoardShown::Start => round.state.has_begun(),
        BoardShown::Seats => round.state != RoundState::Planned,
    }
}

/// The rounds whose seats everybody may see, in the order in which they are played.
pub fn published(snapshot: &Snapshot) -> Vec<&Round> {
    snapshot.rounds.iter().filter(|round| has_public_seats(round)).collect()
}

/// A round whose seats everybody may see.
pub fn published_round(snapshot: &Snapshot, at: RoundAt) -> Option<&Round> {
    snapshot.round(at.stage, at.number).filter(|round| has_public_seats(round))
}

/// The phase that a tournament is in when the seats of these rounds are not public: that of the last stage with public
/// seats, or check-in.
pub fn phase_without(snapshot: &Snapshot, rounds: &[&Round]) -> Phase {
    let gone = |other: &Round| rounds.iter().any(|round| round.row.id == other.row.id);
    match published(snapshot).into_iter().rfind(|round| !gone(round)).map(|round| round.row.stage) {
        None => Phase::CheckIn,
        Some(Stage::Prelim) => Phase::Prelim,
        Some(Stage::Semi) => Phase::Semi,
        Some(Stage::Final) => Phase::Final,
    }
}

/// The published round that people look for first: the first one not closed, or the last one.
pub fn current<'s>(published: &[&'s Round]) -> Option<&'s Round> {
    published.iter().find(|round| round.row.state != RoundState::Closed).or_else(|| published.last()).copied()
}

/// Whether results become public, and the public standings move, with every final record sheet and not only when a round
/// is closed: the setting `standings_move`.
pub fn moves_with_sheets(tournament: &Tournament) -> bool {
    tournament.settings.standings_move == StandingsMove::Sheet
}

/// Whether everybody may see the results of a round as far as their record sheets are final.
fn has_public_results(tournament: &Tournament, round: &Round) -> bool {
    is_round_out(tournament, round.row.state)
}

fn is_round_out(tournament: &Tournament, round: RoundState) -> bool {
    round == RoundState::Closed || moves_with_sheets(tournament)
}

/// As [`is_result_public`], for results that were counted without being read one by one: all those of rounds and record
/// sheets in these states.
pub fn are_results_public(tournament: &Tournament, round: RoundState, sheet: SheetState) -> bool {
    is_public(tournament) && sheet.is_final() && is_round_out(tournament, round)
}

/// Whether there is a result that everybody may see.
pub fn has_public_result(snapshot: &Snapshot) -> bool {
    let t = &snapshot.tournament;
    snapshot.rounds.iter().any(|round| round.tables.iter().any(|table| is_result_public(t, round, table)))
}

/// Whether everybody may see the result of a table, so that the public standings count it: its record sheet is final,
/// and the setting `standings_move` lets it out.
pub fn is_result_public(tournament: &Tournament, round: &Round, table: &Table) -> bool {
    Reader::Everybody.sees_result(tournament, round, table)
}

/// Whether every game of a round that is being played has its result, which is final; the round is not closed.
pub fn is_all_played(round: &Round) -> bool {
    let is_final = |table: &Table| table.row.sheet_state.is_final();
    round.row.state == RoundState::Playing && !round.tables.is_empty() && round.tables.iter().all(is_final)
}

/// The own games of a player, in the order in which they are played, for the player alone: the rounds whose seats
/// everybody may see, with the player's table and seat. Players see what is stated of their own game as soon as it is
/// entered, before [`is_result_public`] lets everybody see it: they sat there.
pub fn own_games(snapshot: &Snapshot, player: PlayerId) -> impl Iterator<Item = (&Round, &Table, &Seat)> {
    published(snapshot).into_iter().flat_map(move |round| {
        let seats = round.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table, seat)));
        seats.filter(move |(_, seat)| seat.player_id == player).map(move |(table, seat)| (round, table, seat))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims, round};
    use reeve_rules::tournament::vocabulary::{Phase, Stage};

    #[test]
    fn players_see_their_own_result_before_everybody_does_and_no_seat_before_it_is_published() {
        let mut event = event(Phase::Prelim, 8);
        prelims(&mut event, 1, RoundState::Playing, SheetState::Signed);
        let own: Vec<_> = own_games(&event, PlayerId(6)).collect();
        let games: Vec<_> =
            own.iter().map(|(round, table, seat)| (round.row.number, table.row.number, seat.vp)).collect();
        assert_eq!(games, [(1, 2, Some(8)), (2, 2, Some(8))], "and not round 3, which is planned");
        let public: Vec<bool> =
            own.iter().map(|(round, table, _)| is_result_public(&event.tournament, round, table)).collect();
        assert_eq!(public, [true, false]);
        assert!(has_public_result(&event));
        let states = event.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
        for (round, table) in states {
            let t = &event.tournament;
            let (state, sheet) = (round.row.state, table.row.sheet_state);
            assert_eq!(are_results_public(t, state, sheet), is_result_public(t, round, table), "{state}, {sheet}");
        }
        assert_eq!(own_games(&event, PlayerId(9)).count(), 0);
        round(&mut event, Stage::Final, 1, RoundState::Planned, SheetState::Open, &[6, 1, 2, 3]);
        assert_eq!(own_games(&event, PlayerId(6)).count(), 2);
    }
}
