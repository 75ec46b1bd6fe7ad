//! `/screen`: where the code of a screen is typed, on whatever browser stands in the hall.

use actix_web::http::StatusCode;
use askama::Template;

use crate::pages::account::slow_down;
use reeve_actions::Permission;
use reeve_actions::hall::screens;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::screen_code, Permission::SeePublic, || to(show)),
        post(urls::site::screen_code, Permission::SeePublic, || to(open)),
    ]
}

#[derive(Template)]
#[template(path = "public/screen_code.html")]
struct ScreenCodePage {
    page: Layout,
    fault: Option<String>,
}

fn typing(request: &RequestContext, fault: Option<String>) -> ScreenCodePage {
    ScreenCodePage { page: request.layout(texts::pages::open_a_screen()), fault }
}

async fn show(request: RequestContext) -> HandlerResult {
    page(&typing(&request, None))
}

/// Opens the screen with the code that was typed. Who has typed many wrong ones waits.
async fn open(request: RequestContext, form: Form) -> HandlerResult {
    let context = request.context();
    let counted = slow_down::admit(&request, &screens::counters(&context)).await?;
    match screens::find(&context, form.text("code")).await? {
        Some((tournament, screen)) => {
            counted.forgive(&context).await?;
            see_other(urls::public(&tournament.slug).screen(screen))
        }
        None => page_with(StatusCode::UNPROCESSABLE_ENTITY, &typing(&request, Some(texts::screens::wrong_code()))),
    }
}
