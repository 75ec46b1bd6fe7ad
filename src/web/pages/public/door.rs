//! `/t/{slug}/door/{code}`: where the code at the door leads to. The phone keeps the code until its player opens the private
//! link, which checks the player in.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::actions::people::door::is_code;
use crate::rules::tournament::settings::OwnCheckIn;
use crate::store::door_code;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with};
use crate::web::http::route::{Route, get, to};
use crate::web::http::session;
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::PublicSection;
use crate::web::ui::urls::Public;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls};

/// The route of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/door/{code}", Permission::SeePublic, || to(show))]
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
    let is_right = t.settings.own_check_in == OwnCheckIn::Door && is_code(&mut tx, t.id, &path.1).await?;
    // As it stands at the door, and not as it was typed.
    let code = door_code::of(&mut tx, t.id).await?.map(|known| known.code).filter(|_| is_right);
    drop(tx);
    let shown = DoorPage {
        page: nav::public(&request, titles::CODE_AT_THE_DOOR, PublicSection::Player)?,
        urls: urls::public(&t.slug),
        code: code.clone(),
    };
    let status = if is_right { StatusCode::OK } else { StatusCode::NOT_FOUND };
    let mut answer = page_with(status, &shown)?;
    if let Some(code) = code {
        let cookie = session::keep_door(&request.app, code);
        answer.add_cookie(&cookie).map_err(|error| Error::Broken(error.to_string()))?;
    }
    Ok(answer)
}
