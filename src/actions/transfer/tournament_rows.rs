//! A tournament as an archive holds it: its rows, numbered from 1 in each table, the accounts that they name, and the
//! same as CSV for people.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value as Json;

use reeve_store as store;
use reeve_store::account::Account;
use reeve_store::audit_action::LoggedAction;
use reeve_store::audit_numbers::renumber;
use reeve_store::audit_subject::AuditSubject;
use reeve_store::dump;
use reeve_store::dump::{Column, ColumnKind, Owner, StoredRow, StoredTable, TABLES, Value};
use reeve_store::ruling::KeptRuling;
use reeve_store::{AccountId, DrawId, Snapshot, TournamentId, Tx, account};

use crate::transfer::refusal::Dangling;
use reeve_views::transfer;

/// The accounts that an archive names: who did what. Nothing else of an account leaves the store but the digests of its former names, of
/// which those of log lines are made.
pub static ACCOUNTS: StoredTable = StoredTable {
    name: "account",
    columns: &[
        Column { name: "id", kind: ColumnKind::Id },
        Column { name: "name", kind: ColumnKind::Text },
        Column { name: FORMER_NAMES, kind: ColumnKind::Json },
    ],
    key: &["id"],
    owner: Owner::Store,
};

/// The column with the digests of what an account was called before.
pub const FORMER_NAMES: &str = "former_names";

/// The tables of an archive, so that what is referred to comes first.
pub fn tables() -> impl Iterator<Item = &'static StoredTable> {
    std::iter::once(&ACCOUNTS).chain(TABLES.iter().filter(|table| table.owner != Owner::Store))
}

/// The CSV files of an archive.
pub const CSV_FILES: [&str; 5] = ["players.csv", "results.csv", RULINGS_CSV, "schedule.csv", "standings.csv"];

/// The CSV file of rulings, which archives of earlier programs don't have.
pub const RULINGS_CSV: &str = "rulings.csv";

/// The digest chain in an archive, for everybody to check with `sha256sum`.
pub const DIGESTS: &str = "digests.txt";

/// The rows of every table of [`tables`].
pub type TableRows = BTreeMap<&'static str, Vec<StoredRow>>;

/// Old ids to new ones, by table.
#[derive(Debug, Default)]
pub struct Renumbering(BTreeMap<&'static str, BTreeMap<i64, i64>>);

impl Renumbering {
    /// Notes that a row of a table has a new number.
    pub fn set(&mut self, table: &'static str, old: i64, new: i64) {
        self.0.entry(table).or_default().insert(old, new);
    }

    /// The new number of a row.
    pub fn get(&self, table: &str, old: i64) -> Option<i64> {
        self.0.get(table)?.get(&old).copied()
    }

    /// A row with every id in it replaced. Error: what refers to nothing.
    pub fn apply(&self, table: &StoredTable, row: &StoredRow) -> Result<StoredRow, Dangling> {
        let subject = subject(table, row);
        let value = |(column, value): (&Column, &Value)| match (column.kind, value) {
            (ColumnKind::Id, Value::Int(old)) => self.known(table.name, *old).map(Value::Int),
            (ColumnKind::Ref(other), Value::Int(old)) => self.known(other, *old).map(Value::Int),
            (ColumnKind::Json, Value::Text(text)) => self.in_json(text).map(Value::Text),
            (ColumnKind::Text, Value::Text(text)) if column.name == SUBJECT => {
                Ok(Value::Text(subject.clone().map_or(text.clone(), |subject| self.in_subject(subject).stored())))
            }
            _ => Ok(value.clone()),
        };
        table.columns.iter().zip(row).map(value).collect()
    }

    fn known(&self, table: &str, old: i64) -> Result<i64, Dangling> {
        self.get(table, old).ok_or_else(|| Dangling { table: table.to_owned(), id: old })
    }

    fn in_json(&self, text: &str) -> Result<String, Dangling> {
        let Ok(mut value) = serde_json::from_str::<Json>(text) else { return Ok(text.to_owned()) };
        renumber(&mut value, &mut |table, old| self.known(table, old))?;
        Ok(value.to_string())
    }

    fn in_subject(&self, subject: AuditSubject) -> AuditSubject {
        subject.renumbered(|id| self.get(ACCOUNTS.name, id.0).map(AccountId), |id| self.get("draw", id.0).map(DrawId))
    }
}

/// The column of the audit log that says to what something was done.
const SUBJECT: &str = "subject";

/// What a line of the audit log is about; none in rows of other tables, and where that is no code of today.
pub(super) fn subject(table: &StoredTable, row: &StoredRow) -> Option<AuditSubject> {
    if table.name != "audit" {
        return None;
    }
    let text = |column: &str| match table.column(column).and_then(|at| row.get(at)) {
        Some(Value::Text(text)) => Some(text.clone()),
        _ => None,
    };
    AuditSubject::of(&LoggedAction::from(text("action")?), &text(SUBJECT)?).ok()
}

/// Reads a tournament with numbers that count from 1 in each table. Takes long where it is large: on a request's thread only what
/// is stored is read ([`stored`]), and numbered elsewhere.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<TableRows, store::Error> {
    stored(tx, id).await?.numbered()
}

/// A tournament as it is stored.
pub struct StoredTournament {
    rows: TableRows,
    numbering: Numbering,
}

/// Reads a tournament as it is stored.
pub async fn stored(tx: &mut Tx, id: TournamentId) -> Result<StoredTournament, store::Error> {
    let (mut rows, mut named) = (TableRows::new(), SeenNumbers::default());
    for table in tables().filter(|table| table.owner != Owner::Store) {
        let of_table = dump::of_tournament(tx, table, id).await?;
        named.note(table, &of_table);
        rows.insert(table.name, of_table);
    }
    Ok(StoredTournament { rows, numbering: named.numbering(tx).await? })
}

impl StoredTournament {
    /// The ids of the rows of a table, in their order.
    pub(super) fn ids(&self, table: &str) -> Vec<i64> {
        let of_table = self.rows.get(table).into_iter().flatten();
        let id = |row: &StoredRow| if let Some(Value::Int(id)) = row.first() { Some(*id) } else { None };
        of_table.filter_map(id).collect()
    }

    /// The same with numbers that count from 1 in each table.
    pub fn numbered(self) -> Result<TableRows, store::Error> {
        let StoredTournament { rows: mut stored, numbering } = self;
        let mut content = TableRows::new();
        content.insert(ACCOUNTS.name, numbering.account_rows());
        for table in tables().filter(|table| table.owner != Owner::Store) {
            // Taken out, so that a large tournament is in memory once and not twice.
            let rows = stored.remove(table.name).unwrap_or_default();
            content.insert(table.name, numbering.rows(table, rows)?);
        }
        Ok(content)
    }
}

/// How the rows of a stored tournament are numbered from 1 in each table, and the accounts that they name, by number and name.
pub struct Numbering {
    numbers: Renumbering,
    accounts: Vec<(i64, StoredRow)>,
}

impl Numbering {
    /// Looks through the tournament a table at a time, and keeps no row.
    pub async fn of(tx: &mut Tx, id: TournamentId) -> Result<Numbering, store::Error> {
        let mut named = SeenNumbers::default();
        for table in tables().filter(|table| table.owner != Owner::Store) {
            named.note(table, &dump::of_tournament(tx, table, id).await?);
        }
        named.numbering(tx).await
    }

    /// The rows of the accounts that the tournament names.
    pub fn account_rows(&self) -> Vec<StoredRow> {
        self.accounts.iter().map(|(_, row)| row.clone()).collect()
    }

    /// All rows of one of its tables, with numbers that count from 1.
    pub fn rows(&self, table: &StoredTable, rows: Vec<StoredRow>) -> Result<Vec<StoredRow>, store::Error> {
        let rows = rows.into_iter().map(|row| self.numbers.apply(table, &row));
        let mut rows: Vec<StoredRow> = rows.collect::<Result<_, _>>().map_err(store::Error::broken)?;
        // Rows with a number are in its order; the others are sorted, so that the order does not depend on the database.
        if !table.has_id() {
            rows.sort();
        }
        Ok(rows)
    }
}

/// What the rows of a tournament that were looked at have for numbers, and which accounts they name.
#[derive(Default)]
struct SeenNumbers {
    numbers: Renumbering,
    accounts: BTreeSet<i64>,
}

impl SeenNumbers {
    fn note(&mut self, table: &'static StoredTable, rows: &[StoredRow]) {
        if table.has_id() {
            for (row, new) in rows.iter().zip(1..) {
                if let Some(Value::Int(old)) = row.first() {
                    self.numbers.set(table.name, *old, new);
                }
            }
        }
        let places: Vec<usize> =
            (0..table.columns.len()).filter(|at| kind(table, *at) == Some(ColumnKind::Ref(ACCOUNTS.name))).collect();
        for row in rows {
            self.accounts.extend(places.iter().filter_map(|at| match row.get(*at) {
                Some(Value::Int(id)) => Some(*id),
                _ => None,
            }));
            self.accounts.extend(subject(table, row).and_then(|subject| subject.account()).map(|id| id.0));
        }
    }

    async fn numbering(mut self, tx: &mut Tx) -> Result<Numbering, store::Error> {
        let all = account::all(tx).await?.into_iter();
        let named = all.filter(|one| self.accounts.contains(&one.id.0)).zip(1..);
        let accounts: Vec<(i64, StoredRow)> = named.map(|(one, new)| (one.id.0, account_row(one, new))).collect();
        for ((old, _), new) in accounts.iter().zip(1..) {
            self.numbers.set(ACCOUNTS.name, *old, new);
        }
        Ok(Numbering { numbers: self.numbers, accounts })
    }
}

/// The row of an account in an archive.
pub(super) fn account_row(one: Account, number: i64) -> StoredRow {
    vec![Value::Int(number), Value::Text(one.name), one.former_names.map_or(Value::Null, Value::Text)]
}

fn kind(table: &StoredTable, at: usize) -> Option<ColumnKind> {
    table.columns.get(at).map(|column| column.kind)
}

/// The CSV files of an archive, by name: for spreadsheets, and to be compared when it is read.
pub fn csv_files(snapshot: &Snapshot, rulings: &[KeptRuling]) -> Result<BTreeMap<&'static str, String>, store::Error> {
    Ok(BTreeMap::from([
        (RULINGS_CSV, transfer::rulings_csv(snapshot, rulings).finish()),
        ("players.csv", transfer::players_csv(snapshot).finish()),
        ("results.csv", transfer::results_csv(snapshot).finish()),
        ("schedule.csv", transfer::schedule_csv(snapshot).finish()),
        ("standings.csv", transfer::standings_csv(snapshot)?.finish()),
    ]))
}
