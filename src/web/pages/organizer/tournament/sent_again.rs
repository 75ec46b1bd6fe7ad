//! `/run/{slug}/sent-again`: what devices had kept and sent again after another machine has taken over, and no spare had.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_urls as urls;
use reeve_words as words;
use reeve_words::{time, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::sent_again, Permission::ReadRun, || to(show))]
}

#[derive(Template)]
#[template(path = "organizer/tournament/sent_again.html")]
struct SentAgainPage {
    page: Layout,
    changes: Vec<SentAgain>,
}

/// A change that came so.
struct SentAgain {
    at: String,
    by: String,
    /// Where it was typed; empty where that is somebody's own page.
    path: String,
}

/// The list, the newest first.
async fn show(request: RequestContext) -> HandlerResult {
    let t = request.tournament()?;
    let change = |change: reeve_http::server::spares::Resent| SentAgain {
        at: time::moment(change.at, &t.time_zone),
        by: change.by.map_or_else(|| words::spare::BY_A_PLAYER.to_owned(), |name| words::isolated(&name)),
        path: change.path,
    };
    let changes = request.app.spares.resent(t.id).into_iter().map(change).collect();
    page(&SentAgainPage { page: nav::staff(&request, titles::SENT_AGAIN, StaffSection::AuditLog)?, changes })
}
