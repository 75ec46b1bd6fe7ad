//! More minutes for the game of a table than the rules of its tournament give, and how long it still has.

use reeve_actions::Permission;
use reeve_actions::sheets::extra_minutes::give_extra_minutes;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, see_other};
use reeve_http::route::{Route, post, to};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::hall::clock::TableClock;
use reeve_words::flash::SheetDone;
use reeve_words::{sheets, time};

use crate::pages::organizer::sheets::sheet::{TablePath, table_at};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![post(urls::round::extra_minutes, Permission::TimeTurns, || to(save))]
}

/// How long the game of a table still has.
pub(super) struct TableClockView {
    /// When it ends, in a sentence.
    pub(super) says: String,
    /// The same as a moment that scripts count down to.
    pub(super) until: String,
    /// The minutes that it has beyond the limit.
    pub(super) extra: i64,
    /// Where they are changed, by whom who may.
    pub(super) save: Option<Url>,
}

impl TableClockView {
    /// The clock of a table in a tournament with this time zone.
    pub(super) fn of(clock: &TableClock, zone: &str, save: Option<Url>) -> TableClockView {
        TableClockView {
            says: sheets::ends_at(&time::clock(clock.ends, zone), clock.extra),
            until: time::stamp(clock.ends),
            extra: clock.extra,
            save,
        }
    }
}

/// Says how many minutes the table has beyond the limit.
async fn save(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let minutes = form.whole("minutes").ok().flatten();
    give_extra_minutes(&request.context(), request.tournament()?.id, at, minutes).await?;
    see_other(urls::run(&request.tournament()?.slug).round(at.round).table(at.table).done(SheetDone::MinutesGiven))
}
