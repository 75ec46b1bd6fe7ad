//! The games that are on at the tables of a round, as everybody may see them while they are played.

use chrono::{DateTime, Utc};

use crate::games::{GameAtTable, sides};
use crate::rounds::RoundAt;
use crate::visibility;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::Tournament;
use reeve_store::{Error, Snapshot, Tx, side_game};

/// A game that is on.
#[derive(Debug, Clone)]
pub struct RunningGame {
    /// The game with its steps.
    pub game: GameAtTable,
    pub begun: DateTime<Utc>,
    /// When each of its steps was done.
    pub done_at: Vec<DateTime<Utc>>,
}

/// Whether everybody may see how the game at a table stands, while it is played and no result of it is in: where results come out table
/// by table, or where all who play in the round sit at this one table. Elsewhere those at other tables would read before the round is
/// closed who is about to win.
pub fn is_public(tournament: &Tournament, round: &Round, table: &Table) -> bool {
    let is_on = round.row.state == RoundState::Playing && table.row.sheet_state == SheetState::Open;
    is_on && visibility::is_public(tournament) && (visibility::moves_with_sheets(tournament) || round.tables.len() == 1)
}

/// The round that is on, with those of its tables whose games everybody may see; none where no game is noted step by step.
fn shown_tables(snapshot: &Snapshot) -> Option<(&Round, Vec<&Table>)> {
    let t = &snapshot.tournament;
    let round = snapshot.rounds.iter().find(|round| round.row.state == RoundState::Playing);
    let round = round.filter(|_| t.system.system().machine.is_some())?;
    let shown: Vec<&Table> = round.tables.iter().filter(|table| is_public(t, round, table)).collect();
    (!shown.is_empty()).then_some((round, shown))
}

/// The numbers of the tables of a round where a game is on that everybody may see.
pub async fn seen_tables(tx: &mut Tx, snapshot: &Snapshot, at: RoundAt) -> Result<Vec<i64>, Error> {
    let Some((round, shown)) = shown_tables(snapshot).filter(|(round, _)| RoundAt::of(round) == at) else {
        return Ok(Vec::new());
    };
    let begun = side_game::of_round(tx, round.row.id).await?;
    let is_begun = |table: &&&Table| begun.iter().any(|game| game.table_id == table.row.id);
    Ok(shown.iter().filter(is_begun).map(|table| table.row.number).collect())
}

/// The games that are on and that everybody may see, by table: two statements, however many they are.
pub async fn running(tx: &mut Tx, snapshot: &Snapshot) -> Result<Vec<RunningGame>, Error> {
    let Some((round, shown)) = shown_tables(snapshot) else { return Ok(Vec::new()) };
    let games = side_game::of_round(tx, round.row.id).await?;
    let steps = if games.is_empty() { Vec::new() } else { side_game::steps_of_round(tx, round.row.id).await? };
    let running = |table: &&Table| {
        let game = games.iter().find(|game| game.table_id == table.row.id)?.clone();
        let own = || steps.iter().filter(|step| step.table_id == game.table_id);
        Some(RunningGame {
            begun: game.opened_at,
            done_at: own().map(|step| step.done_at).collect(),
            game: GameAtTable {
                sides: sides(table, &snapshot.players),
                round: round.row.clone(),
                table: (*table).clone(),
                steps: own().map(|step| step.line.clone()).collect(),
                dice_seeds: Vec::new(),
                game: Some(game.clone()),
            },
        })
    };
    Ok(shown.iter().filter_map(running).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::settings::StandingsMove;
    use reeve_rules::tournament::vocabulary::Phase;

    #[test]
    fn a_game_is_watched_where_nobody_at_another_table_learns_by_it() {
        let seen = |moves: StandingsMove, tables: usize, state: RoundState, sheet: SheetState| {
            let mut event = event(Phase::Prelim, 12);
            event.tournament.settings.standings_move = moves;
            prelims(&mut event, 0, state, sheet);
            event.rounds[0].tables.truncate(tables);
            is_public(&event.tournament, &event.rounds[0], &event.rounds[0].tables[0])
        };
        let on = |moves, tables| seen(moves, tables, RoundState::Playing, SheetState::Open);
        assert!(on(StandingsMove::Sheet, 3) && on(StandingsMove::Round, 1) && !on(StandingsMove::Round, 3));
        for (state, sheet) in [
            (RoundState::Published, SheetState::Open),
            (RoundState::Closed, SheetState::Open),
            (RoundState::Playing, SheetState::Submitted),
            (RoundState::Playing, SheetState::Signed),
        ] {
            assert!(!seen(StandingsMove::Sheet, 1, state, sheet), "{state} {sheet}");
        }
    }
}
