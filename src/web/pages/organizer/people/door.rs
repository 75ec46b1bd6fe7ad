//! `/run/{slug}/door`: the code at the door, to print, and a new one in its place.

use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use reeve_actions::Permission;
use reeve_actions::people::door::renew_code;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices, qr};
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::people::check_in::door_code;
use reeve_words::time;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::door, Permission::Run, || to(show)).for_many(),
        post(urls::run::door, Permission::Run, || to(renew)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/door.html")]
struct DoorPoster {
    page: Layout,
    urls: Run,
    /// Whether players check themselves in with the code.
    asked_for: bool,
    name: String,
    code: Option<ShownCode>,
    may_change: bool,
}

struct ShownCode {
    code: String,
    since: String,
    here: Url,
    address: String,
    picture: String,
}

/// The poster, to print.
pub async fn show(request: RequestContext) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let known = door_code(&mut tx, t.id).await?;
    drop(tx);
    let code = match known {
        None => None,
        Some(known) => {
            let here = urls::public(&t.slug).door(&known.code);
            let address = here.on(&request.app.public_url());
            let picture = format!("data:image/svg+xml;base64,{}", STANDARD.encode(qr::svg(&address)?));
            let since = time::moment(known.made_at, &t.time_zone);
            Some(ShownCode { code: known.code, since, here, address, picture })
        }
    };
    page(&DoorPoster {
        page: other_devices::warned(
            nav::staff(&request, texts::pages::code_at_the_door(), StaffSection::CheckIn)?,
            &request,
        ),
        urls: urls::run(&t.slug),
        asked_for: t.settings.own_check_in == OwnCheckIn::Door,
        name: t.name.clone(),
        may_change: request.may_change(Permission::Run).is_ok(),
        code,
    })
}

/// Puts a new code in the place of the one before.
pub async fn renew(request: RequestContext, _: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let done = request.will_redirect_to(urls::run(&tournament.slug).door());
    renew_code(&request.context(), tournament.id).await?;
    see_other(done)
}
