//! A result that was typed into a record sheet: read, and set beside the one that is stored.

use crate::actions::sheets::TableAt;
use crate::rules::games::System;
use crate::rules::sheets;
use crate::rules::sheets::{Checked, Difference, SheetEntry, TableResult, differences};
use crate::store::snapshot::Round;
use crate::views::sheets::SheetView;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FieldFaults;
use crate::web::http::request::RequestContext;
use crate::web::pages::organizer::sheets::form::{SheetForm, all_faults, faults, read};
use crate::web::pages::organizer::sheets::sheet::players;
use crate::web::ui::words;

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

/// The result that was typed; or what of it can't be read, with what `check` refuses about the rest, by field.
pub(crate) async fn typed_result(
    request: &RequestContext,
    at: TableAt,
    rounds: &[Round],
    form: &Form,
    check: impl FnOnce(&'static System, &TableResult) -> Result<Checked, Vec<sheets::Refusal>>,
) -> Result<Result<TableResult, FieldFaults>, Error> {
    let positions: Vec<i64> = at.find(rounds)?.1.seats.iter().map(|seat| seat.position).collect();
    let system = request.tournament()?.system.system();
    let (result, unread) = read(system, &positions, form);
    if unread.is_empty() {
        return Ok(Ok(result));
    }
    let refusals = check(system, &result).err().unwrap_or_default();
    Ok(Err(all_faults(system, (&result, &refusals), unread, &players(request, at).await?)))
}

/// Why a result that was typed can't be, by field.
pub(crate) async fn impossible_fields(
    request: &RequestContext,
    at: TableAt,
    result: &TableResult,
    refusals: &[sheets::Refusal],
) -> Result<FieldFaults, Error> {
    Ok(faults(request.tournament()?.system.system(), result, refusals, &players(request, at).await?))
}

/// Every value in which what was typed differs from what is stored.
pub(crate) fn clashes(view: &SheetView<'_>, typed: &TableResult) -> Vec<Clash> {
    let value =
        |entry: Option<SheetEntry>| entry.map(|entry| words::sheets::entry(entry, &view.players)).unwrap_or_default();
    let clash = |found: Difference| {
        let what = words::sheets::field(found.field);
        let name = found.seat.and_then(|seat| view.players.get(seat));
        Clash {
            what: name.map_or_else(|| what.clone(), |name| format!("{name}, {what}")),
            stored: value(found.first),
            typed: value(found.second),
        }
    };
    differences(view.system, &view.sheet.result, typed).into_iter().map(clash).collect()
}
