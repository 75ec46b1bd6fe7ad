//! The statements of the catalogue, made once from names that stand in this program.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::Error;
use crate::dump::stored_table::{ColumnKind, Owner, StoredTable};
use crate::dump::tables::{LEFT_OUT, TABLES};

/// How many rows are in memory at a time when a whole table is read.
pub(crate) const PAGE: usize = 500;

/// The statements of one table; a pair is for SQLite and for PostgreSQL.
#[derive(Debug)]
pub(crate) struct Statements {
    pub page: (&'static str, &'static str),
    pub of_tournament: Option<(&'static str, &'static str)>,
    pub insert: &'static str,
    pub insert_new: &'static str,
    pub settle: &'static str,
    /// The rows of a series, where the table has any.
    pub of_series: Option<(&'static str, &'static str)>,
}

/// The facade takes statements that live as long as the program, so that none is ever made from what somebody typed;
/// these are made once and kept.
fn keep(sql: String) -> &'static str {
    sql.leak()
}

static ALL: LazyLock<BTreeMap<&'static str, Statements>> =
    LazyLock::new(|| TABLES.iter().map(|table| (table.name, make(table))).collect());

static COUNTS: LazyLock<BTreeMap<&'static str, (&'static str, &'static str)>> = LazyLock::new(|| {
    let names = TABLES.iter().map(|table| table.name).chain(LEFT_OUT.iter().copied());
    names
        .map(|name| {
            let count = keep(format!(r#"select cast(count(*) as bigint) from "{name}""#));
            (name, (count, keep(format!(r#"delete from "{name}""#))))
        })
        .collect()
});

/// The statements of a table.
pub(crate) fn sql(table: &StoredTable) -> Result<&'static Statements, Error> {
    ALL.get(table.name).ok_or_else(|| unknown(table.name))
}

/// Counts the rows of a table.
pub(crate) fn count(name: &str) -> Result<&'static str, Error> {
    COUNTS.get(name).map(|pair| pair.0).ok_or_else(|| unknown(name))
}

/// Takes the rows out of a table.
pub(crate) fn clear(name: &str) -> Result<&'static str, Error> {
    COUNTS.get(name).map(|pair| pair.1).ok_or_else(|| unknown(name))
}

/// The catalogue has no such table.
pub(super) fn unknown(name: &str) -> Error {
    Error::broken(format!("no table {name} in the catalogue"))
}

/// The players of a series' events and of its final day.
macro_rules! players_of_series {
    () => {
        "(select player.id from player where player.tournament_id in \
         (select series_event.tournament_id from series_event where series_event.series_id = $1 union all \
         select series_freeze.final_id from series_freeze where series_freeze.series_id = $1 \
         and series_freeze.final_id is not null))"
    };
}

fn make(table: &StoredTable) -> Statements {
    let name = table.name;
    let columns: Vec<String> = table.columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
    let list = columns.join(", ");
    let order = [order(table, ""), order(table, " collate \"C\"")];
    let page = |order: &String| {
        if table.has_id() {
            keep(format!(r#"select {list} from "{name}" where "id" > $1 order by {order} limit {PAGE}"#))
        } else {
            keep(format!(r#"select {list} from "{name}" order by {order} limit {PAGE} offset $1"#))
        }
    };
    let all_of = |condition: &str| {
        let [sqlite, postgres] = order
            .clone()
            .map(|order| keep(format!(r#"select {list} from "{name}" where {condition} order by {order}"#)));
        (sqlite, postgres)
    };
    let of_tournament = condition(table.owner).map(all_of);
    let of_series = condition_of_series(table).map(all_of);
    let places = |count: usize| (1..=count).map(|n| format!("${n}")).collect::<Vec<_>>().join(", ");
    let without: Vec<String> = table
        .columns
        .iter()
        .filter(|column| column.kind != ColumnKind::Id)
        .map(|column| format!("\"{}\"", column.name))
        .collect();
    let sequence = format!("pg_get_serial_sequence('{name}', 'id')");
    Statements {
        page: (page(&order[0]), page(&order[1])),
        of_tournament,
        insert: keep(format!(r#"insert into "{name}" ({list}) values ({})"#, places(columns.len()))),
        insert_new: keep(format!(
            r#"insert into "{name}" ({}) values ({}) returning {}"#,
            without.join(", "),
            places(without.len()),
            if table.has_id() { "\"id\"" } else { "1" }
        )),
        of_series,
        // One step of the sequence is lost, and no id comes twice.
        settle: keep(format!(
            r#"select setval({sequence}, greatest(coalesce(max("id"), 1), nextval({sequence}))) from "{name}""#
        )),
    }
}

/// The order by the key. Text is compared byte by byte, as SQLite does.
fn order(table: &StoredTable, text: &str) -> String {
    let column = |name: &&str| {
        let kind = table.column(name).and_then(|at| table.columns.get(at)).map(|column| column.kind);
        format!("\"{name}\"{}", if kind.is_some_and(ColumnKind::is_text) { text } else { "" })
    };
    table.key.iter().map(column).collect::<Vec<_>>().join(", ")
}

fn condition(owner: Owner) -> Option<&'static str> {
    match owner {
        Owner::Store => None,
        Owner::Itself => Some("id = $1"),
        Owner::Tournament => Some("tournament_id = $1"),
        Owner::Player => Some("player_id in (select id from player where tournament_id = $1)"),
        Owner::Round => Some("round_id in (select id from round where tournament_id = $1)"),
        Owner::Table => Some(
            "table_id in (select game_table.id from game_table join round on round.id = game_table.round_id \
             where round.tournament_id = $1)",
        ),
    }
}

/// Which rows of a table a series has: its own, who is one person in its events and its final day, and its lines of the audit log.
fn condition_of_series(table: &StoredTable) -> Option<&'static str> {
    match table.name {
        "series" => Some("id = $1"),
        "individual_player" => Some(concat!("player_id in ", players_of_series!())),
        "individual" => Some(concat!(
            "id in (select individual_player.individual_id from individual_player where individual_player.player_id in ",
            players_of_series!(),
            ")"
        )),
        "audit" => Some("id in (select series_audit.audit_id from series_audit where series_audit.series_id = $1)"),
        _ => table.column("series_id").map(|_| "series_id = $1"),
    }
}
