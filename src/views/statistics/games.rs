//! From what is stored to the games that the rules count: the public ones.

use reeve_rules::games::System;
use reeve_rules::sheets::score::Vp;
use reeve_rules::statistics::{FinishedGame, FinishedSeat};
use reeve_store::snapshot::Table;
use reeve_store::{Error, Snapshot};

use crate::standings::ranking;
use crate::visibility;

/// The games whose results everybody may see, of those who came.
pub(super) fn public(snapshot: &Snapshot) -> Result<Vec<FinishedGame>, Error> {
    let t = &snapshot.tournament;
    let tables = snapshot.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
    let rules = ranking::rules_of(t);
    let public = tables.filter(|(round, table)| visibility::is_result_public(t, round, table));
    public.map(|(_, table)| finished((t.system.system(), rules.goal), table)).collect()
}

fn finished((system, goal): (&System, u8), table: &Table) -> Result<FinishedGame, Error> {
    let mut seats = Vec::with_capacity(table.seats.len());
    for seat in table.seats.iter().filter(|seat| !seat.absent) {
        let vp = seat.vp.ok_or_else(|| Error::broken(format!("table {}: a final sheet without VP", table.row.id)))?;
        seats.push(FinishedSeat {
            position: seat.position,
            play_order: seat.play_order,
            colour: seat.colour,
            vp: Vp::new(vp, system)
                .map_err(|_| Error::broken(format!("table {}: {vp} VP", table.row.id)))?
                .counted_to(goal),
            won: table.won(seat),
        });
    }
    Ok(FinishedGame { seats })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use crate::statistics::TournamentStatistics;
    use reeve_rules::tournament::settings::StandingsMove;
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};

    #[test]
    fn only_public_results_are_counted() {
        let mut event = event(Phase::Prelim, 16);
        prelims(&mut event, 1, RoundState::Playing, SheetState::Signed);
        assert_eq!(public(&event).expect("games").len(), 4, "the second round is not closed");
        event.rounds[0].tables[0].seats[3].absent = true;
        assert_eq!(public(&event).expect("games")[0].seats.len(), 3);
        event.tournament.settings.standings_move = StandingsMove::Sheet;
        assert_eq!(public(&event).expect("games").len(), 8, "every final sheet is public");
        event.rounds[1].tables[0].row.sheet_state = SheetState::Submitted;
        let statistics = TournamentStatistics::of(&event).expect("statistics");
        assert_eq!((statistics.rates.games, statistics.rates.by_position[&4].games), (7, 6));
        assert_eq!(statistics.places.count(1, 10), 7);
    }
}
