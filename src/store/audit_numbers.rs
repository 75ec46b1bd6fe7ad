//! The numbers of rows that stand in the values of audit lines and record sheets.

use serde_json::Value as Json;

/// JSON that actions store names rows as whole numbers under the keys `player`, `account` and `draw`, and as lists under `players`, and
/// nowhere else. (A single number under `players` counts them.) Each is replaced by what `change` gives for its table and number.
pub fn renumber<E>(value: &mut Json, change: &mut impl FnMut(&'static str, i64) -> Result<i64, E>) -> Result<(), E> {
    walk(value, None, change)
}

fn walk<E>(
    value: &mut Json,
    names: Option<&'static str>,
    change: &mut impl FnMut(&'static str, i64) -> Result<i64, E>,
) -> Result<(), E> {
    match value {
        Json::Object(members) => {
            for (key, value) in members.iter_mut() {
                let names = named_by(key, value);
                walk(value, names, change)?;
            }
        }
        Json::Array(values) => {
            for value in values.iter_mut() {
                walk(value, names, change)?;
            }
        }
        Json::Number(number) => {
            if let (Some(table), Some(old)) = (names, number.as_i64()) {
                *value = Json::from(change(table, old)?);
            }
        }
        Json::Null | Json::Bool(_) | Json::String(_) => {}
    }
    Ok(())
}

/// The table whose ids stand under a key.
fn named_by(key: &str, value: &Json) -> Option<&'static str> {
    match key {
        "player" | "player_id" => Some("player"),
        "players" if value.is_array() => Some("player"),
        "account" | "account_id" => Some("account"),
        "draw" | "draw_id" => Some("draw"),
        _ => None,
    }
}
