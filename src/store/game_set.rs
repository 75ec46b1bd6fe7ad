//! The game sets of a tournament, by the tables that they are for.

use chrono::{DateTime, Utc};

use crate::columns::parts_text;
use crate::{Error, TournamentId, Tx};
use reeve_rules::sheets::Parts;

/// A game set (1.1.2, 2.0.6).
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct GameSet {
    pub table_number: i64,
    /// Its edition; may be empty.
    pub set_edition: String,
    /// What is missing in it; may be empty.
    pub missing: String,
    /// What was counted in it and differs from what belongs in it, by the codes of [`pieces`](reeve_rules::sheets::pieces).
    pub piece_counts: Parts,
    /// When it was counted; none where nobody has.
    pub counted_at: Option<DateTime<Utc>>,
}

impl GameSet {
    /// The set of a table of which nothing is known.
    pub fn of_table(table_number: i64) -> GameSet {
        GameSet {
            table_number,
            set_edition: String::new(),
            missing: String::new(),
            piece_counts: Parts::default(),
            counted_at: None,
        }
    }
}

/// The sets by table.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<GameSet>, Error> {
    tx.query(
        "select table_number, set_edition, missing, piece_counts, counted_at from game_set where tournament_id = $1 \
         order by table_number",
    )
    .bind(id)
    .all()
    .await
}

/// Stores sets in place of those that there were.
pub async fn put(tx: &mut Tx, id: TournamentId, sets: &[GameSet]) -> Result<(), Error> {
    tx.query("delete from game_set where tournament_id = $1").bind(id).execute().await?;
    for set in sets {
        tx.query(
            "insert into game_set (tournament_id, table_number, set_edition, missing, piece_counts, counted_at) \
             values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(set.table_number)
        .bind(set.set_edition.as_str())
        .bind(set.missing.as_str())
        .bind(parts_text(&set.piece_counts))
        .bind(set.counted_at)
        .execute()
        .await?;
    }
    Ok(())
}
