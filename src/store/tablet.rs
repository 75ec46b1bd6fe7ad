//! Tables whose record sheet is passed round on a tablet: the [key](DeviceKey) in the address that whoever holds it has. It shows one
//! record sheet for a few hours, and signs nothing without a player's PIN.

use chrono::{DateTime, Utc};

use crate::device_key::DeviceKey;
use crate::{AccountId, Error, RoundId, TableId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::Stage;

/// Which table a key belongs to.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct TabletTable {
    pub tournament_id: TournamentId,
    /// The stage of its round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    /// The selection positions at which wrong PINs were typed since the entry was last held, separated by commas.
    pub wrong_positions: String,
    /// Until when no PIN is taken.
    pub held_until: Option<DateTime<Utc>>,
}

impl TabletTable {
    /// The selection positions at which wrong PINs were typed, in their order.
    pub fn wrong(&self) -> Vec<i64> {
        self.wrong_positions.split(',').filter_map(|position| position.parse().ok()).collect()
    }
}

/// The key of a table's tablet that is open now.
pub async fn of_table(tx: &mut Tx, table: TableId, now: DateTime<Utc>) -> Result<Option<DeviceKey>, Error> {
    tx.query("select tablet_key as device_key, ends_at from tablet where table_id = $1 and ends_at > $2")
        .bind(table)
        .bind(now)
        .optional()
        .await
}

/// The table that a key opens now.
pub async fn by_key(tx: &mut Tx, key: &str, now: DateTime<Utc>) -> Result<Option<TabletTable>, Error> {
    tx.query(
        "select round.tournament_id, round.stage, round.number as round_number, game_table.number as table_number, \
         tablet.wrong_positions, tablet.held_until from tablet join game_table on game_table.id = tablet.table_id join round on round.id = game_table.round_id \
         where tablet.tablet_key = $1 and tablet.ends_at > $2",
    )
    .bind(key)
    .bind(now)
    .optional()
    .await
}

/// Opens the tablet of a table with this key; another one of the table is closed by it.
pub async fn open(
    tx: &mut Tx,
    table: TableId,
    key: &DeviceKey,
    opened: (Option<AccountId>, DateTime<Utc>),
) -> Result<(), Error> {
    let query = tx.query(
        "insert into tablet (table_id, tablet_key, opened_by, opened_at, ends_at) values ($1, $2, $3, $4, $5) \
         on conflict (table_id) do update set tablet_key = excluded.tablet_key, opened_by = excluded.opened_by, \
         opened_at = excluded.opened_at, ends_at = excluded.ends_at",
    );
    key.bind(query.bind(table), opened).execute().await?;
    Ok(())
}

/// Notes at which selection positions wrong PINs were typed, and until when none is taken.
pub async fn note_wrong(
    tx: &mut Tx,
    table: TableId,
    positions: &[i64],
    held_until: Option<DateTime<Utc>>,
) -> Result<(), Error> {
    let positions: Vec<String> = positions.iter().map(i64::to_string).collect();
    tx.query("update tablet set wrong_positions = $2, held_until = $3 where table_id = $1")
        .bind(table)
        .bind(positions.join(","))
        .bind(held_until)
        .execute()
        .await?;
    Ok(())
}

/// Closes the tablet of a table. Gives how many there were.
pub async fn close(tx: &mut Tx, table: TableId) -> Result<u64, Error> {
    tx.query("delete from tablet where table_id = $1").bind(table).execute().await
}

/// Closes every tablet of a round whose tables go.
pub(super) async fn clear(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query("delete from tablet where table_id in (select id from game_table where round_id = $1)")
        .bind(round)
        .execute()
        .await?;
    Ok(())
}
