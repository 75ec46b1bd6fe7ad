//! What a series says itself, as an archive holds it: its rows, numbered from 1 in each table, its events and the accounts that they
//! name. Players are counted through all events, in the order of these: those of the second follow those of the first.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value as Json;

use reeve_store as store;
use reeve_store::dump;
use reeve_store::dump::audit_tables::AUDIT;
use reeve_store::dump::series_tables::{
    INDIVIDUAL, INDIVIDUAL_PLAYER, SERIES, SERIES_APART, SERIES_DRAW, SERIES_EVENT, SERIES_FINALIST, SERIES_FREEZE,
    SERIES_LOT, SERIES_ORGANIZER,
};
use reeve_store::dump::{Column, ColumnKind, Owner, StoredRow, StoredTable, Value};
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, SeriesId, Tx, account, series_log, sheet_link};

use crate::transfer::tournament_rows::{ACCOUNTS, Renumbering, TableRows, account_row, subject};

/// The events and the final day, which comes last: each with what its own archive says too.
pub(super) static EVENTS: StoredTable = StoredTable {
    name: "event",
    columns: &[
        Column { name: "id", kind: ColumnKind::Id },
        Column { name: "slug", kind: ColumnKind::Text },
        Column { name: "name", kind: ColumnKind::Text },
        Column { name: "identity", kind: ColumnKind::Text },
        Column { name: "head", kind: ColumnKind::Text },
    ],
    key: &["id"],
    owner: Owner::Store,
};

/// The tables that are read out of the store, so that what is referred to comes first.
static STORED: [&StoredTable; 10] = [
    &INDIVIDUAL,
    &INDIVIDUAL_PLAYER,
    &SERIES,
    &SERIES_ORGANIZER,
    &SERIES_EVENT,
    &SERIES_DRAW,
    &SERIES_LOT,
    &SERIES_APART,
    &SERIES_FREEZE,
    &SERIES_FINALIST,
];

/// The log of a series: lines of the audit log.
pub(super) static LOG: &StoredTable = &AUDIT;

/// Lines of the log that an archive holds, the newest.
pub(super) const MOST_LINES: usize = 5_000;

/// The tables that are stored with the rows of the tournaments; the log follows them.
pub(super) fn stored_tables() -> impl Iterator<Item = &'static StoredTable> {
    STORED.into_iter()
}

/// The tables of an archive.
pub(crate) fn tables() -> Vec<&'static StoredTable> {
    [&ACCOUNTS, &EVENTS].into_iter().chain(stored_tables()).chain([LOG]).collect()
}

/// A tournament of a series, with the numbers of its players in the store, in their order.
pub(super) struct PartOfSeries<'t> {
    pub(super) tournament: &'t Tournament,
    pub(super) players: Vec<i64>,
}

/// Reads a series with numbers that count from 1 in each table. `parts`: its events, and its final day last.
pub(super) async fn read(tx: &mut Tx, id: SeriesId, parts: &[PartOfSeries<'_>]) -> Result<TableRows, store::Error> {
    let mut numbers = Renumbering::default();
    let chains = sheet_link::known(tx, parts.iter().map(|part| part.tournament.id)).await?;
    let mut events = Vec::new();
    let mut players = 0;
    for (part, number) in parts.iter().zip(1..) {
        let t = part.tournament;
        numbers.set("tournament", t.id.0, number);
        for player in &part.players {
            players += 1;
            numbers.set("player", *player, players);
        }
        let chain = chains.iter().find(|chain| chain.tournament_id == t.id);
        let text = |text: Option<&String>| text.cloned().map_or(Value::Null, Value::Text);
        events.push(vec![
            Value::Int(number),
            Value::Text(t.slug.clone()),
            Value::Text(t.name.clone()),
            text(chain.and_then(|chain| chain.identity.as_ref())),
            text(chain.and_then(|chain| chain.digest.as_ref())),
        ]);
    }
    let mut stored = TableRows::new();
    for table in stored_tables() {
        stored.insert(table.name, dump::of_series(tx, table, id).await?);
    }
    let mut log = series_log::rows(tx, id).await?;
    // Those are digests of the whole log of the server, of which these lines are a few.
    for digest in log.iter_mut().filter_map(|row| row.get_mut(LOG.column("log_digest")?)) {
        *digest = Value::Null;
    }
    stored.insert(LOG.name, log.into_iter().rev().take(MOST_LINES).rev().collect());
    leave_out_strangers(&mut stored, &numbers);
    number(&stored, &mut numbers);
    let accounts = account_rows(tx, &stored, &mut numbers).await?;
    let mut content = TableRows::from([(ACCOUNTS.name, accounts), (EVENTS.name, events)]);
    for table in stored_tables().chain([LOG]) {
        let rows = stored.remove(table.name).unwrap_or_default();
        let rows = rows.into_iter().map(|row| numbers.apply(table, &row));
        let mut rows: Vec<StoredRow> = rows.collect::<Result<_, _>>().map_err(store::Error::broken)?;
        if table.name == SERIES_APART.name {
            rows.iter_mut().for_each(|row| lower_first(table, row));
        }
        if !table.has_id() {
            rows.sort();
        }
        content.insert(table.name, rows);
    }
    Ok(content)
}

/// Which player is the lower one is a matter of the numbers, which are others here.
fn lower_first(table: &StoredTable, row: &mut StoredRow) {
    let (Some(one), Some(other)) = (table.column("player_id"), table.column("other_id")) else { return };
    if row.get(one) > row.get(other) {
        row.swap(one, other);
    }
}

fn id_in(table: &StoredTable, row: &StoredRow, column: &str) -> Option<i64> {
    match row.get(table.column(column)?)? {
        Value::Int(id) => Some(*id),
        _ => None,
    }
}

/// What is said of players who are in no event any more has no effect, and neither has who is somebody alone.
fn leave_out_strangers(stored: &mut TableRows, numbers: &Renumbering) {
    for (table, columns) in [
        (&SERIES_LOT, &["player_id"][..]),
        (&SERIES_APART, &["player_id", "other_id"]),
        (&INDIVIDUAL_PLAYER, &["player_id"]),
    ] {
        let Some(rows) = stored.get_mut(table.name) else { continue };
        let known = |row: &StoredRow, column: &&str| {
            id_in(table, row, column).is_some_and(|player| numbers.get("player", player).is_some())
        };
        rows.retain(|row| columns.iter().all(|column| known(row, column)));
    }
    let mut of: BTreeMap<i64, usize> = BTreeMap::new();
    if let Some(rows) = stored.get_mut(INDIVIDUAL_PLAYER.name) {
        let individual = |row: &StoredRow| id_in(&INDIVIDUAL_PLAYER, row, "individual_id");
        for row in &*rows {
            *of.entry(individual(row).unwrap_or_default()).or_default() += 1;
        }
        of.retain(|_, players| *players > 1);
        rows.retain(|row| individual(row).is_some_and(|id| of.contains_key(&id)));
    }
    if let Some(rows) = stored.get_mut(INDIVIDUAL.name) {
        rows.retain(|row| matches!(row.first(), Some(Value::Int(id)) if of.contains_key(id)));
    }
    for row in stored.get_mut(LOG.name).into_iter().flatten() {
        for column in ["before", "after"] {
            let Some(Value::Text(text)) = LOG.column(column).and_then(|at| row.get_mut(at)) else { continue };
            if let Ok(mut json) = serde_json::from_str::<Json>(text)
                && forget_strangers(&mut json, numbers)
            {
                *text = json.to_string();
            }
        }
    }
}

/// Takes the numbers of players out of a line of the log who are in no event any more. Whether there was one.
fn forget_strangers(json: &mut Json, numbers: &Renumbering) -> bool {
    match json {
        Json::Object(members) => {
            let mut found = false;
            for (key, value) in members.iter_mut() {
                let is_stranger =
                    key == "player" && value.as_i64().is_some_and(|player| numbers.get("player", player).is_none());
                if is_stranger {
                    *value = Json::Null;
                }
                found |= is_stranger || forget_strangers(value, numbers);
            }
            found
        }
        Json::Array(values) => {
            values.iter_mut().map(|value| forget_strangers(value, numbers)).fold(false, |one, other| one | other)
        }
        _ => false,
    }
}

/// Numbers the rows of each table from 1.
fn number(stored: &TableRows, numbers: &mut Renumbering) {
    for table in stored_tables().chain([LOG]).filter(|table| table.has_id()) {
        for (row, new) in stored.get(table.name).into_iter().flatten().zip(1..) {
            if let Some(Value::Int(old)) = row.first() {
                numbers.set(table.name, *old, new);
            }
        }
    }
}

/// The accounts that the rows name, by name; they are numbered too.
async fn account_rows(
    tx: &mut Tx,
    stored: &TableRows,
    numbers: &mut Renumbering,
) -> Result<Vec<StoredRow>, store::Error> {
    let mut found: BTreeSet<AccountId> = BTreeSet::new();
    for table in stored_tables().chain([LOG]) {
        for row in stored.get(table.name).into_iter().flatten() {
            let named = table.columns.iter().zip(row).filter_map(|(column, value)| match value {
                Value::Int(id) if column.kind == ColumnKind::Ref(ACCOUNTS.name) => Some(AccountId(*id)),
                _ => None,
            });
            found.extend(named);
            found.extend(subject(table, row).and_then(|subject| subject.account()));
        }
    }
    let row = |(one, new): (account::Account, i64)| {
        numbers.set(ACCOUNTS.name, one.id.0, new);
        account_row(one, new)
    };
    Ok(account::by_ids(tx, found).await?.into_iter().zip(1..).map(row).collect())
}
