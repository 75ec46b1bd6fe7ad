//! More minutes for the game of a table than the rules of its tournament give.

use reeve_actions::Permission;
use reeve_actions::sheets::extra_minutes::give_extra_minutes;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, see_other};
use reeve_http::route::{Route, post, to};
use reeve_urls as urls;
use reeve_words::flash::SheetDone;

use crate::pages::organizer::sheets::sheet::{TablePath, table_at};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![post(urls::round::extra_minutes, Permission::TimeTurns, || to(save))]
}

/// Says how many minutes the table has beyond the limit.
async fn save(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let minutes = form.whole("minutes").ok().flatten();
    give_extra_minutes(&request.context(), request.tournament()?.id, at, minutes).await?;
    see_other(urls::run(&request.tournament()?.slug).round(at.round).table(at.table).done(SheetDone::MinutesGiven))
}
