//! Forms of several lines that are filled in alike, such as the programme: a line's fields are named `from-1`, `title-1`,
//! and so on.

use crate::form_state::FormState;

/// A field of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlotField {
    pub name: String,
    pub value: String,
    /// What is wrong with it.
    pub fault: Option<String>,
}

impl SlotField {
    /// A field of the line with this number, from 1.
    pub fn of<T>(form: &FormState<T>, name: &str, line: usize, value: &str) -> SlotField {
        let name = format!("{name}-{line}");
        let fault = form.fault(&name).map(str::to_owned);
        SlotField { name, value: value.to_owned(), fault }
    }
}
