//! `/t/{slug}/door/{code}`: where the code at the door leads to. The phone keeps the code until its player opens the private
//! link, which checks the player in.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::people::door::code_at_door;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with};
use reeve_http::route::{Route, get, to};
use reeve_http::session;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_urls as urls;
use reeve_urls::Public;

/// The route of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::public::door, Permission::SeePublic, || to(show))]
}

#[derive(Template)]
#[template(path = "public/door.html")]
struct DoorPage {
    page: Layout,
    urls: Public,
    /// The code, where it is the one that hangs at the door now.
    code: Option<String>,
}

/// Keeps the code in the phone and says what comes next.
async fn show(request: RequestContext, path: web::Path<(String, String)>) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let code = match t.settings.own_check_in {
        OwnCheckIn::Door => code_at_door(&mut tx, t.id, &path.1).await?,
        _ => None,
    };
    drop(tx);
    let shown = DoorPage {
        page: nav::public(&request, texts::pages::code_at_the_door(), PublicSection::Player)?,
        urls: urls::public(&t.slug),
        code: code.clone(),
    };
    let status = if code.is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    let mut answer = page_with(status, &shown)?;
    if let Some(code) = code {
        let cookie = session::keep_door(&request.app, code);
        answer.add_cookie(&cookie).map_err(|error| Error::Broken(error.to_string()))?;
    }
    Ok(answer)
}
