//! `/t/{slug}/hall`: a screen that nobody has arranged. It shows the seats of the newest published round by name, and in the end
//! the champion. Screens that the organizer arranges have addresses of their own ([`crate::pages::public::screen`]).

use actix_web::web;

use crate::pages::public::round_choice::RoundQuery;
use crate::pages::public::screen::ScreenPage;
use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_rules::tournament::screens::{ScreenPart, ScreenPlan, USUAL_SECONDS};
use reeve_urls as urls;
use reeve_views::hall::screen::HallNow;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::public::hall, Permission::SeePublic, || to(show)).kept(&["round", "page", "theme"]).for_many()]
}

/// Shows the newest published round, or the one that was asked for. Earlier versions turned pages by their address; that is not
/// looked at any more.
pub(super) async fn show(request: RequestContext, wanted: web::Query<RoundQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let now = HallNow::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let plan = [(ScreenPart::SeatsByName, USUAL_SECONDS), (ScreenPart::Champion, USUAL_SECONDS)];
    let plan = ScreenPlan::of(&plan).unwrap_or_default();
    let theme = match wanted.theme.as_str() {
        "dark" => Some("dark"),
        "light" => Some("light"),
        _ => request.access.theme,
    };
    page(&ScreenPage::of(&request, now, (&plan, theme), wanted.asked()?).await?)
}
