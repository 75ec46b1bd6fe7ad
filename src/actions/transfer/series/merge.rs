//! The rows of all tournaments of a series and its own as one list for each table, so that what is referred to comes first.

use std::collections::BTreeMap;

use reeve_store as store;
use reeve_store::account;
use reeve_store::dump::{Owner, StoredRow, StoredTable, Value};

use crate::transfer::series::own_tables;
use crate::transfer::series::own_tables::LOG;
use crate::transfer::series::parts::EventRead;
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::{ACCOUNTS, Renumbering, TableRows};

/// The accounts that a series and its tournaments name, each once: by the key of the name, with the number that it has in all of them.
pub(super) struct SeriesAccounts(BTreeMap<String, (i64, String)>);

fn name_of(row: &StoredRow) -> Option<&str> {
    match row.get(1) {
        Some(Value::Text(name)) => Some(name),
        _ => None,
    }
}

impl SeriesAccounts {
    /// Those of all rows, numbered from 1 in the order in which accounts stand in an archive.
    pub(super) fn of(own: &TableRows, events: &[EventRead]) -> SeriesAccounts {
        let all = [own].into_iter().chain(events.iter().map(|event| &event.content));
        let rows = all.flat_map(|content| content.get(ACCOUNTS.name).into_iter().flatten());
        let names = rows.filter_map(name_of).map(|name| (account::name_key(name), (0, name.to_owned())));
        let mut found: BTreeMap<String, (i64, String)> = names.collect();
        for ((number, _), new) in found.values_mut().zip(1..) {
            *number = new;
        }
        SeriesAccounts(found)
    }

    /// Their rows.
    pub(super) fn rows(&self) -> Vec<StoredRow> {
        let row = |(number, name): &(i64, String)| vec![Value::Int(*number), Value::Text(name.clone())];
        self.0.values().map(row).collect()
    }

    /// The numbers here of those that some rows name.
    pub(super) fn numbers_of(&self, content: &TableRows) -> Renumbering {
        let mut numbers = Renumbering::default();
        for (row, old) in content.get(ACCOUNTS.name).into_iter().flatten().zip(1..) {
            let known = name_of(row).and_then(|name| self.0.get(&account::name_key(name)));
            if let Some((number, _)) = known {
                numbers.set(ACCOUNTS.name, old, *number);
            }
        }
        numbers
    }
}

/// Puts them together; beside them the lines of the series' log, which name players and accounts by the same numbers. The numbers of each
/// tournament's rows follow those of the one before.
pub(super) fn merged(own: &TableRows, events: Vec<EventRead>) -> Result<(TableRows, Vec<StoredRow>), store::Error> {
    let accounts = SeriesAccounts::of(own, &events);
    let mut all = TableRows::from([(ACCOUNTS.name, accounts.rows())]);
    let mut counts: BTreeMap<&'static str, i64> = BTreeMap::new();
    for mut event in events {
        let mut numbers = accounts.numbers_of(&event.content);
        for table in tables().filter(|table| table.has_id()) {
            let count = counts.entry(table.name).or_default();
            for old in 1..=event.content.get(table.name).map_or(0, Vec::len) as i64 {
                *count += 1;
                numbers.set(table.name, old, *count);
            }
        }
        for table in tables() {
            // Taken out, so that a large series is in memory once and not twice.
            let rows = event.content.remove(table.name).unwrap_or_default();
            put(&mut all, table, rows, &numbers)?;
        }
    }
    let mut numbers = accounts.numbers_of(own);
    for (table, count) in counts.iter().filter(|(table, _)| ["tournament", "player"].contains(*table)) {
        (1..=*count).for_each(|number| numbers.set(table, number, number));
    }
    for table in own_tables::stored_tables() {
        let rows = own.get(table.name).cloned().unwrap_or_default();
        if table.has_id() {
            (1..=rows.len() as i64).for_each(|number| numbers.set(table.name, number, number));
        }
        put(&mut all, table, rows, &numbers)?;
    }
    // So that a series without an event has every table too.
    for table in tables() {
        all.entry(table.name).or_default();
    }
    let mut log = Vec::new();
    for mut row in own.get(LOG.name).into_iter().flatten().cloned() {
        if let Some(id) = row.first_mut() {
            *id = Value::Null;
        }
        log.push(numbers.apply(LOG, &row).map_err(store::Error::broken)?);
    }
    Ok((all, log))
}

fn tables() -> impl Iterator<Item = &'static StoredTable> {
    tournament_rows::tables().filter(|table| table.owner != Owner::Store)
}

fn put(
    all: &mut TableRows,
    table: &'static StoredTable,
    rows: Vec<StoredRow>,
    numbers: &Renumbering,
) -> Result<(), store::Error> {
    let rows = rows.iter().map(|row| numbers.apply(table, row));
    let rows: Vec<StoredRow> = rows.collect::<Result<_, _>>().map_err(store::Error::broken)?;
    all.entry(table.name).or_default().extend(rows);
    Ok(())
}
