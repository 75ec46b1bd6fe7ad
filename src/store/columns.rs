//! Values of the rules that stand in one column each as JSON.

use serde_json::{Map, Value};

use reeve_rules::sheets::Parts;

/// The parts of a score as they are stored: JSON, by code.
pub(crate) fn parts_text(parts: &Parts) -> String {
    let members: Map<String, Value> =
        parts.iter().map(|(code, number)| (code.to_owned(), Value::from(number))).collect();
    Value::Object(members).to_string()
}
