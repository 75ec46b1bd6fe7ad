//! Rulings of the other events of a series, as much of them as the staff of an event may know: what was decided under which
//! clause, when, and whom it was about. What was reported, the table and the judge stay in their event.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use crate::{Error, PlayerId, SeriesId, TournamentId, Tx};
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::penalty::Penalty;

/// A ruling of an event of a series.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeriesRulingRow {
    /// Its number over all tournaments.
    pub id: i64,
    pub tournament_id: TournamentId,
    pub event: String,
    pub time_zone: String,
    /// Counts from 1 within the event.
    pub ruling_number: i64,
    /// The clause.
    pub clause: Clause,
    /// What was decided; empty where the ruling is only a pause of the game.
    pub decision: String,
    pub penalty: Penalty,
    /// The number of the earlier ruling of the event that it refers to.
    pub refers_to: Option<i64>,
    /// Whether it takes the penalty of that one back, for its own players.
    pub lifts: bool,
    pub judged_at: DateTime<Utc>,
}

/// The rulings of all events of a series but this one, each with its players, the oldest first; without events that are put
/// away. Two statements.
pub async fn of_other_events(
    tx: &mut Tx,
    id: SeriesId,
    not_in: TournamentId,
) -> Result<Vec<(SeriesRulingRow, Vec<PlayerId>)>, Error> {
    let rows: Vec<SeriesRulingRow> = tx
        .query(
            "select ruling.id, ruling.tournament_id, tournament.name as event, tournament.time_zone, ruling.ruling_number, \
             ruling.clause, ruling.decision, ruling.penalty, ruling.refers_to, ruling.lifts, ruling.judged_at \
             from series_event join tournament on tournament.id = series_event.tournament_id \
             join ruling on ruling.tournament_id = tournament.id \
             where series_event.series_id = $1 and tournament.id <> $2 and tournament.archived_at is null \
             order by ruling.judged_at, ruling.id",
        )
        .bind(id)
        .bind(not_in)
        .all()
        .await?;
    let named: Vec<(i64, PlayerId)> = tx
        .query(
            "select ruling_player.ruling_id, ruling_player.player_id from series_event \
             join ruling on ruling.tournament_id = series_event.tournament_id \
             join ruling_player on ruling_player.ruling_id = ruling.id \
             where series_event.series_id = $1 and series_event.tournament_id <> $2 \
             order by ruling_player.ruling_id, ruling_player.player_id",
        )
        .bind(id)
        .bind(not_in)
        .all()
        .await?;
    let mut players: BTreeMap<i64, Vec<PlayerId>> = BTreeMap::new();
    for (ruling, player) in named {
        players.entry(ruling).or_default().push(player);
    }
    let with_players = |row: SeriesRulingRow| {
        let players = players.remove(&row.id).unwrap_or_default();
        (row, players)
    };
    Ok(rows.into_iter().map(with_players).collect())
}
