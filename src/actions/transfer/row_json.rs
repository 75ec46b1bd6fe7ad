//! Rows of the store as JSON, one object on a line, and back.

use std::collections::BTreeMap;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, Datelike, NaiveDate, SecondsFormat, Utc};
use serde_json::Map;
use serde_json::Value as Json;

use crate::transfer::nested::Nested;
use crate::transfer::older;
use crate::transfer::refusal::{ContentFault, Refusal, RowFault, ValueFault};
use reeve_files::archive::JsonFault;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_store::dump::added::{CHAIN, row_is_later};
use reeve_store::dump::audit_tables::AUDIT;
use reeve_store::dump::early_actions::is_later_action;
use reeve_store::dump::{Column, ColumnKind, StoredRow, StoredTable, Value};

/// The key that marks text in a JSON column that is no JSON.
const NOT_JSON: &str = "not json";

/// A row as a JSON object, its members in the order of the columns.
pub fn to_json(table: &StoredTable, row: &StoredRow, nested: Nested) -> String {
    let members: Vec<String> = table
        .columns
        .iter()
        .zip(row)
        .map(|(column, value)| format!("{}:{}", Json::from(column.name), value_to_json(column, value, nested)))
        .collect();
    format!("{{{}}}", members.join(","))
}

fn value_to_json(column: &Column, value: &Value, nested: Nested) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Int(number) => Json::from(*number),
        Value::Flag(flag) => Json::from(*flag),
        Value::Text(text) if column.kind.is_json() && nested == Nested::AsJson => {
            serde_json::from_str(text).unwrap_or_else(|_| serde_json::json!({ NOT_JSON: text }))
        }
        Value::Text(text) => Json::from(text.as_str()),
        Value::Time(time) => Json::from(time_text(*time)),
        Value::Day(day) => Json::from(day.to_string()),
        Value::Bytes(bytes) => Json::from(STANDARD.encode(bytes)),
    }
}

/// A moment as archives and backups write it.
pub fn time_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

/// By which program a file was written.
#[derive(Clone, Copy)]
pub(super) struct WrittenAs {
    /// The version of the format.
    pub(super) version: u32,
    /// Whether that program knew of digest chains.
    pub(super) has_chain: bool,
}

/// Reads a row of a file, at a line of it. Refuses in one without a digest chain what came later than such chains.
pub(super) fn read_row(
    written_as: WrittenAs,
    table: &StoredTable,
    (text, nested): (&str, Nested),
    (file, line): (&str, usize),
) -> Result<StoredRow, Refusal> {
    let chain_taken = || Refusal::in_table(CHAIN, ContentFault::ChainTaken { later: table.name });
    if !written_as.has_chain && is_later_than_chain(table, text) {
        return Err(chain_taken());
    }
    let row = from_json(written_as.version, table, text, nested);
    let row = row.map_err(|fault| Refusal::at(file, line, fault.into()))?;
    if !written_as.has_chain && logs_what_came_later(table, &row) {
        return Err(chain_taken());
    }
    Ok(row)
}

/// Whether a row has a column that only came with digest chains or later.
fn is_later_than_chain(table: &StoredTable, text: &str) -> bool {
    let parsed: Result<Map<String, Json>, _> = serde_json::from_str(text);
    parsed.is_ok_and(|object| row_is_later(table.name, |column| object.contains_key(column)))
}

/// Whether a row is a line of the audit log that only programs with digest chains wrote.
fn logs_what_came_later(table: &StoredTable, row: &StoredRow) -> bool {
    let action = (table.name == AUDIT.name).then(|| table.column("action").and_then(|at| row.get(at))).flatten();
    matches!(action, Some(Value::Text(code)) if is_later_action(code))
}

/// Reads a row that [`to_json`] wrote, in a file of that version of the format: a row of an older one comes out as this
/// version would have it.
pub fn from_json(version: u32, table: &StoredTable, text: &str, nested: Nested) -> Result<StoredRow, RowFault> {
    let parsed: Result<Map<String, Json>, _> = serde_json::from_str(text);
    let mut object = parsed.map_err(|error| RowFault::NoObject(JsonFault::of(&error, text)))?;
    older::upgrade(version, table.name, &mut object, nested);
    let mut row = StoredRow::with_capacity(table.columns.len());
    for column in table.columns {
        let name = || column.name.to_owned();
        let value = object.remove(column.name).ok_or_else(|| RowFault::Missing(name()))?;
        let value = value_from_json(column, value, nested);
        row.push(value.map_err(|fault| RowFault::Value { column: name(), fault })?);
    }
    match object.keys().next() {
        None => Ok(row),
        Some(unknown) => Err(RowFault::Unknown(unknown.clone())),
    }
}

fn value_from_json(column: &Column, value: Json, nested: Nested) -> Result<Value, ValueFault> {
    let value = match (column.kind, value) {
        (kind, value) if kind.is_json() && nested == Nested::AsJson => match value {
            Json::Null => Value::Null,
            value => Value::Text(plain(&value)),
        },
        (_, Json::Null) => Value::Null,
        (ColumnKind::Id | ColumnKind::Ref(_) | ColumnKind::Int(_), Json::Number(number)) => {
            Value::Int(number.as_i64().ok_or(ValueFault::NotAnInteger)?)
        }
        (ColumnKind::Flag, Json::Bool(flag)) => Value::Flag(flag),
        (kind, Json::String(text)) if kind.is_text() => Value::Text(text),
        (ColumnKind::Time, Json::String(text)) => {
            let time = DateTime::parse_from_rfc3339(&text).map_err(|_| ValueFault::NotTime)?;
            Value::Time(time.with_timezone(&Utc))
        }
        (ColumnKind::Day, Json::String(text)) => Value::Day(text.parse::<NaiveDate>().map_err(|_| ValueFault::NotDay)?),
        (ColumnKind::Bytes, Json::String(text)) => {
            Value::Bytes(STANDARD.decode(text).map_err(|_| ValueFault::NotBase64)?)
        }
        _ => return Err(is_not(column.kind)),
    };
    within_bounds(column.kind, &value)?;
    match &value {
        Value::Text(text) if text.contains('\0') => Err(ValueFault::ZeroByte),
        _ => Ok(value),
    }
}

/// That a value is not what the column holds.
fn is_not(kind: ColumnKind) -> ValueFault {
    match kind {
        ColumnKind::Id | ColumnKind::Ref(_) | ColumnKind::Int(_) => ValueFault::NotAnInteger,
        ColumnKind::Flag => ValueFault::NotFlag,
        ColumnKind::Text | ColumnKind::Code(_) | ColumnKind::Json => ValueFault::NotText,
        ColumnKind::Numbers(_) => ValueFault::NotNumbers,
        ColumnKind::Time => ValueFault::NotTime,
        ColumnKind::Day => ValueFault::NotDay,
        ColumnKind::Bytes => ValueFault::NotBase64,
    }
}

/// Refuses a number outside its bounds: once stored, pages would count up to it.
fn within_bounds(kind: ColumnKind, value: &Value) -> Result<(), ValueFault> {
    let check = |number: i64, bounds: Bounds| {
        if bounds.contain(number) { Ok(()) } else { Err(ValueFault::OutOfBounds { number, bounds }) }
    };
    match (kind, value) {
        (ColumnKind::Id | ColumnKind::Ref(_), Value::Int(number)) => check(*number, bounds::ROW_ID),
        (ColumnKind::Int(bounds), Value::Int(number)) => check(*number, bounds),
        (ColumnKind::Day, Value::Day(day)) => check(i64::from(day.year()), bounds::YEAR),
        (ColumnKind::Numbers(bounds), Value::Text(text)) => {
            let numbers: BTreeMap<String, i64> = serde_json::from_str(text).map_err(|_| ValueFault::NotNumbers)?;
            numbers.into_values().try_for_each(|number| check(number, bounds))
        }
        _ => Ok(()),
    }
}

fn plain(value: &Json) -> String {
    match value.get(NOT_JSON) {
        Some(Json::String(text)) => text.clone(),
        _ => {
            // It is written into room for 128 letters, and of an archive a hundred thousand may be in memory.
            let mut text = value.to_string();
            text.shrink_to_fit();
            text
        }
    }
}

#[cfg(test)]
mod tests {
    use reeve_files::archive::VERSION;

    use super::*;
    use reeve_store::dump::tables::named;

    fn check(table: &str, row: StoredRow) {
        let table = named(table).expect(table);
        for nested in [Nested::AsText, Nested::AsJson] {
            let text = to_json(table, &row, nested);
            assert!(!text.contains('\n'), "{text}");
            assert_eq!(from_json(VERSION, table, &text, nested).as_ref(), Ok(&row), "{text}");
        }
    }

    fn draft() -> StoredRow {
        let time = DateTime::from_timestamp_millis(1_795_000_000_123).expect("a time");
        vec![
            Value::Int(bounds::ROW_ID.most),
            Value::Int(31),
            Value::Int(bounds::ROW_ID.least),
            Value::Text("players \"x\"\n\u{202E}é".to_owned()),
            Value::Bytes(vec![0, 255, 10]),
            Value::Time(time),
        ]
    }

    #[test]
    fn rows_come_back() {
        check("import_draft", draft());
        let report = Value::Text(r#"{"a":[1,2.5,null,"x"],"b":18446744073709551615}"#.to_owned());
        let schedule = |report| {
            let time = DateTime::from_timestamp(1_795_000_000, 0).expect("a time");
            let word = Value::Text("made".to_owned());
            vec![Value::Int(1), Value::Int(2), Value::Int(3), word, report, Value::Null, Value::Time(time)]
        };
        check("schedule", schedule(report));
        check("schedule", schedule(Value::Text("no JSON at all".to_owned())));
        check("schedule", schedule(Value::Text("\"a word\"".to_owned())));
    }

    #[test]
    fn what_is_no_row_is_refused() {
        let table = named("import_draft").expect("a table");
        let good = to_json(table, &draft(), Nested::AsText);
        let broken = |from: &str, to: &str| {
            assert!(good.contains(from), "{good}");
            let text = good.replace(from, to);
            assert!(from_json(VERSION, table, &text, Nested::AsText).is_err(), "{text}");
        };
        broken("\"at\"", "\"when\"");
        broken("{\"id\"", "{\"more\":1,\"id\"");
        broken(":31,", ":31.5,");
        broken(":31,", ":true,");
        broken(":31,", ":99999999999999999999,");
        broken(":31,", ":9223372036854775807,");
        broken(":31,", ":-31,");
        broken("AP8K", "AP8");
        broken("2026-", "2026/");
        broken("players", "play\\u0000ers");
        for text in ["", "{}", "[]", "null", "{"] {
            assert!(from_json(VERSION, table, text, Nested::AsText).is_err(), "{text}");
        }
    }
}
