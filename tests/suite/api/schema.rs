//! Whether an answer is as the document of the API says. It knows the words that the document uses, and fails at any other, so
//! that nothing of the document is passed over; a field that the document doesn't name is a fault.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate};
use serde_json::Value;

/// The words that say nothing of the value.
const REMARKS: [&str; 3] = ["description", "title", "default"];

/// The document, and the questions in it.
pub struct Document(pub Value);

impl Document {
    /// The schema of the answer at a pattern with a status; none where none is documented, or it is no JSON.
    pub fn schema(&self, pattern: &str, status: u16) -> Option<&Value> {
        let responses = &self.0["paths"][pattern]["get"]["responses"];
        let response = self.followed(&responses[status.to_string()]);
        let content = response["content"].as_object()?;
        content.values().next().map(|content| &content["schema"])
    }

    /// Whether the document names a status for a pattern.
    pub fn names(&self, pattern: &str, status: u16) -> bool {
        self.0["paths"][pattern]["get"]["responses"][status.to_string()].is_object()
    }

    fn followed<'d>(&'d self, value: &'d Value) -> &'d Value {
        match value["$ref"].as_str() {
            Some(of) => self.0.pointer(of.trim_start_matches('#')).unwrap_or_else(|| panic!("no {of}")),
            None => value,
        }
    }

    /// What is wrong with a value; nothing where it is as the schema says.
    pub fn fault(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let Some(words) = schema.as_object() else { return Ok(()) };
        let is = |holds: bool, word: &str| if holds { Ok(()) } else { Err(format!("{word}: {value:.200}")) };
        for (word, says) in words {
            match word.as_str() {
                "$ref" => self.fault(self.followed(schema), value)?,
                "type" => {
                    let kinds = says.as_array().map_or_else(|| std::slice::from_ref(says), Vec::as_slice);
                    is(kinds.iter().any(|kind| is_kind(value, kind.as_str().expect("a type"))), word)?;
                }
                "enum" => is(says.as_array().expect("a list").contains(value), word)?,
                "const" => is(says == value, word)?,
                "anyOf" | "oneOf" => {
                    let fits = |one: &&Value| self.fault(one, value).is_ok();
                    let fitting = says.as_array().expect("a list").iter().filter(fits).count();
                    is(fitting == 1 || word == "anyOf" && fitting > 0, word)?;
                }
                "items" => value.as_array().into_iter().flatten().try_for_each(|one| self.fault(says, one))?,
                "properties" => {
                    let known: BTreeSet<&String> = says.as_object().expect("fields").keys().collect();
                    for (name, field) in value.as_object().into_iter().flatten() {
                        if !known.contains(name) {
                            return Err(format!("{name} is not documented"));
                        }
                        self.fault(&says[name], field).map_err(|fault| format!("{name}: {fault}"))?;
                    }
                }
                "additionalProperties" => {
                    value.as_object().into_iter().flatten().try_for_each(|(_, one)| self.fault(says, one))?;
                }
                "required" => {
                    let missing =
                        says.as_array().expect("names").iter().find(|name| value.get(name.as_str().unwrap()).is_none());
                    is(missing.is_none(), &format!("{missing:?}"))?;
                }
                "format" => is(value.as_str().is_none_or(|text| has_format(text, says.as_str().unwrap())), word)?,
                "minimum" => is(value.as_i64().is_none_or(|number| number >= says.as_i64().unwrap()), word)?,
                "maximum" => is(value.as_i64().is_none_or(|number| number <= says.as_i64().unwrap()), word)?,
                remark if REMARKS.contains(&remark) => {}
                other => panic!("the document uses {other}, which is not looked at"),
            }
        }
        Ok(())
    }
}

fn is_kind(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("no type {other}"),
    }
}

fn has_format(text: &str, format: &str) -> bool {
    match format {
        "date" => text.parse::<NaiveDate>().is_ok(),
        "date-time" => DateTime::parse_from_rfc3339(text).is_ok(),
        // Those of numbers.
        _ => true,
    }
}

#[test]
fn what_is_not_as_the_document_says_is_found() {
    let document = Document(serde_json::json!({
        "components": { "schemas": { "Row": {
            "type": "object",
            "properties": { "rank": { "type": ["integer", "null"], "minimum": 1 }, "at": { "type": "string", "format": "date-time" } },
            "required": ["rank"],
        } } },
    }));
    let schema = serde_json::json!({ "type": "array", "items": { "$ref": "#/components/schemas/Row" } });
    let check = |text: &str, fits: bool| {
        let value = serde_json::from_str(text).expect("JSON");
        assert_eq!(document.fault(&schema, &value).is_ok(), fits, "{text}");
    };
    check("[]", true);
    check(r#"[{"rank": 1, "at": "2026-11-21T10:00:00+01:00"}, {"rank": null}]"#, true);
    for wrong in ["{}", "[1]", "[{}]", r#"[{"rank": 0}]"#, r#"[{"rank": 1.5}]"#, r#"[{"rank": 1, "more": 2}]"#] {
        check(wrong, false);
    }
    check(r#"[{"rank": 1, "at": "yesterday"}]"#, false);
}
