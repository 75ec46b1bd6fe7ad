//! The game sets of a tournament, by the tables that they are for.

use crate::{Error, TournamentId, Tx};

/// A game set (1.1.2, 2.0.6).
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct GameSet {
    pub table_number: i64,
    /// Its edition; may be empty.
    pub set_edition: String,
    /// What is missing in it; may be empty.
    pub missing: String,
}

/// The sets by table.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<GameSet>, Error> {
    tx.query("select table_number, set_edition, missing from game_set where tournament_id = $1 order by table_number")
        .bind(id)
        .all()
        .await
}

/// Stores sets in place of those that there were.
pub async fn put(tx: &mut Tx, id: TournamentId, sets: &[GameSet]) -> Result<(), Error> {
    tx.query("delete from game_set where tournament_id = $1").bind(id).execute().await?;
    for set in sets {
        tx.query("insert into game_set (tournament_id, table_number, set_edition, missing) values ($1, $2, $3, $4)")
            .bind(id)
            .bind(set.table_number)
            .bind(set.set_edition.as_str())
            .bind(set.missing.as_str())
            .execute()
            .await?;
    }
    Ok(())
}
