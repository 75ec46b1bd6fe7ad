//! How often seats won, counted by the database: what is read of many tournaments at once.

use crate::{Error, TournamentId, Tx};
use reeve_rules::games::Colour;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};

/// Seats that are alike in everything here, with how many there are and how many of them won.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeatCount {
    pub tournament_id: TournamentId,
    pub round_state: RoundState,
    /// The state of the record sheet. Whether everybody may know the result is asked elsewhere.
    pub sheet_state: SheetState,
    /// How many came to the table.
    pub at_table: i64,
    pub position: i64,
    /// The place in the play order, where it was noted.
    pub play_order: Option<i64>,
    /// The colour, where it was noted.
    pub colour: Option<Colour>,
    /// How many such seats there are.
    pub games: i64,
    /// How many of them the record sheet names as the winner.
    pub wins: i64,
}

/// Counts the seats of these tournaments, without those who were absent.
pub async fn of_tournaments(tx: &mut Tx, ids: &[TournamentId]) -> Result<Vec<SeatCount>, Error> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    tx.query_pair(
        "select round.tournament_id, round.state as round_state, game_table.sheet_state, \
         (select count(*) from seat as other where other.table_id = game_table.id and not other.absent) as at_table, \
         seat.position, seat.play_order, seat.colour, count(*) as games, \
         sum(case when game_table.winner_position = seat.position then 1 else 0 end) as wins \
         from round join game_table on game_table.round_id = round.id \
         join seat on seat.table_id = game_table.id \
         where round.tournament_id in (select value from json_each($1)) and not seat.absent \
         group by 1, 2, 3, 4, 5, 6, 7 order by 1",
        "select round.tournament_id, round.state as round_state, game_table.sheet_state, \
         (select count(*) from seat as other where other.table_id = game_table.id and not other.absent) as at_table, \
         seat.position, seat.play_order, seat.colour, count(*) as games, \
         sum(case when game_table.winner_position = seat.position then 1 else 0 end) as wins \
         from round join game_table on game_table.round_id = round.id \
         join seat on seat.table_id = game_table.id \
         where round.tournament_id in (select cast(line.value as bigint) \
         from jsonb_array_elements_text(cast($1 as jsonb)) as line (value)) and not seat.absent \
         group by 1, 2, 3, 4, 5, 6, 7 order by 1",
    )
    .bind(serde_json::Value::from(ids).to_string())
    .all()
    .await
}
