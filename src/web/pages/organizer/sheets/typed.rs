//! A result that was typed into a record sheet: the form with it, and what differs from what is stored.

use crate::pages::organizer::sheets::form::SheetForm;
use reeve_http::form::Form;
use reeve_http::form_state::FieldFaults;
use reeve_rules::sheets::{Difference, SheetEntry, TableResult, differences};
use reeve_views::sheets::SheetView;
use reeve_words as words;

/// A value that somebody else has stored meanwhile, beside the one typed here.
pub(crate) struct Clash {
    pub(crate) what: String,
    pub(crate) stored: String,
    pub(crate) typed: String,
}

/// The form with what was typed.
pub(crate) fn typed(view: &SheetView<'_>, form: &Form, faults: FieldFaults) -> SheetForm {
    SheetForm::typed(view.system, &view.players, &view.sheet.result, form, faults)
}

/// Every value in which what was typed differs from what is stored.
pub(crate) fn clashes(view: &SheetView<'_>, typed: &TableResult) -> Vec<Clash> {
    let value =
        |entry: Option<SheetEntry>| entry.map(|entry| words::sheets::entry(entry, &view.players)).unwrap_or_default();
    let clash = |found: Difference| {
        let what = words::sheets::field(found.field, words::games::terms(view.system));
        let name = found.seat.and_then(|seat| view.players.get(seat));
        Clash {
            what: name.map_or_else(|| what.clone(), |name| format!("{}, {what}", words::isolated(name))),
            stored: value(found.first),
            typed: value(found.second),
        }
    };
    differences(view.system, &view.sheet.result, typed).into_iter().map(clash).collect()
}
