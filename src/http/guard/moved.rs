//! What a server answers whose store another machine has taken over: the way there.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::headers;
use crate::response;
use crate::server::app::App;
use crate::ui::layout::Layout;
use crate::ui::qr;
use reeve_urls as urls;

#[derive(Template)]
#[template(path = "moved.html")]
struct MovedPage {
    page: Layout,
    to: String,
    qr: String,
}

/// Whether this server answers at an address all the same: to programs that watch it, and with what its page is made of.
pub(super) fn is_answered_here(path: &str) -> bool {
    let programs = [urls::healthz(), urls::readyz(), urls::metrics(), urls::moved()].map(String::from);
    path.starts_with(urls::STATIC) || programs.iter().any(|own| own == path)
}

/// The page. Forms get it too, with a status that lets devices keep what they send.
pub(super) fn page(app: &App, to: &str) -> HttpResponse {
    let layout = Layout::new(texts::pages::moved()).by_link();
    let shown = MovedPage { page: layout, to: to.to_owned(), qr: qr::svg(to).unwrap_or_default() };
    let mut answer = response::page_with(StatusCode::SERVICE_UNAVAILABLE, &shown)
        .unwrap_or_else(|_| HttpResponse::ServiceUnavailable().finish());
    headers::finish(answer.headers_mut(), app.is_https(), true);
    answer
}
