//! Values of the rules that stand in one column each as JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use sqlx::error::BoxDynError;
use sqlx::{Database, Decode, Type};

use crate::rules::sheets::Parts;

impl<DB: Database> Type<DB> for Parts
where
    str: Type<DB>,
{
    fn type_info() -> DB::TypeInfo {
        <str as Type<DB>>::type_info()
    }

    fn compatible(kind: &DB::TypeInfo) -> bool {
        <str as Type<DB>>::compatible(kind)
    }
}

impl<'r, DB: Database> Decode<'r, DB> for Parts
where
    &'r str: Decode<'r, DB>,
{
    fn decode(value: DB::ValueRef<'r>) -> Result<Parts, BoxDynError> {
        let parts: BTreeMap<String, i64> = serde_json::from_str(<&str as Decode<DB>>::decode(value)?)?;
        Ok(parts.into_iter().collect())
    }
}

/// The parts of a score as they are stored: JSON, by code.
pub(crate) fn parts_text(parts: &Parts) -> String {
    let members: Map<String, Value> =
        parts.iter().map(|(code, number)| (code.to_owned(), Value::from(number))).collect();
    Value::Object(members).to_string()
}
