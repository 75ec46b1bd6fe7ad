//! Small answers: files of `static/`, and the choice of light or dark.

use std::sync::OnceLock;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::web::http::assets;
use crate::web::http::conditional::has_already;
use crate::web::http::encodings::Coding;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::origin;
use crate::web::http::request::RequestContext;
use crate::web::http::response::HandlerResult;
use crate::web::http::session;
use crate::web::ui::urls;
use crate::web::ui::words::requests;

/// A file of `static/`.
pub async fn asset(req: HttpRequest, file: web::Path<String>) -> HandlerResult {
    serve(&req, &file)
}

/// The picture that browsers ask for unasked.
pub async fn favicon(req: HttpRequest) -> HandlerResult {
    serve(&req, "mark.svg")
}

/// What search engines and their like are asked not to fetch. What they may list is said by the header of each answer
/// ([`crate::web::http::robots`]).
pub async fn robots(req: HttpRequest) -> HandlerResult {
    serve(&req, "robots.txt")
}

/// The worker of [`super::home_screen`]. Its first line names this version of Reeve by all of its files.
pub(super) fn worker(req: &HttpRequest) -> HandlerResult {
    static TEXT: OnceLock<(String, HeaderValue)> = OnceLock::new();
    let asset = assets::find("worker.js").ok_or(Error::Missing)?;
    let (text, etag) = TEXT.get_or_init(|| {
        let version = assets::version();
        let text = format!(
            "const VERSION = \"{version}\";\nconst AWAY = \"{}\";\n{}",
            urls::no_connection(),
            String::from_utf8_lossy(asset.bytes)
        );
        (text, HeaderValue::from_str(&format!("\"{version}\"")).unwrap_or(HeaderValue::from_static(asset.etag)))
    });
    let known = has_already(req, etag);
    let mut answer = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer.insert_header((header::ETAG, etag.clone()));
    Ok(if known { answer.finish() } else { answer.content_type(asset.mime).body(text.as_str()) })
}

fn serve(req: &HttpRequest, name: &str) -> HandlerResult {
    let asset = assets::find(name).ok_or(Error::Missing)?;
    let coding = Coding::wanted(req);
    let packed = asset.packed(coding);
    let etag = HeaderValue::from_static(packed.map_or(asset.etag, |packed| &packed.etag));
    let known = has_already(req, &etag);
    let mut answer = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer.insert_header((header::ETAG, etag)).insert_header((header::CACHE_CONTROL, asset.cache));
    answer.insert_header((header::VARY, header::ACCEPT_ENCODING.as_str()));
    // Said in either case, or Actix would compress what is not worth it for each who asks, and under the same tag.
    let sent = if packed.is_some() { coding } else { Coding::Plain };
    answer.insert_header((header::CONTENT_ENCODING, sent.name()));
    if known {
        return Ok(answer.finish());
    }
    answer.content_type(asset.mime);
    Ok(match packed {
        Some(packed) => answer.body(packed.bytes.clone()),
        None => answer.body(asset.bytes),
    })
}

/// Keeps the choice of light or dark, and goes back to the page it was made on.
pub async fn theme(req: HttpRequest, request: RequestContext, form: Form) -> HandlerResult {
    let choice = form.text("theme");
    if !matches!(choice, "auto" | "light" | "dark") {
        return Err(Error::Unprocessable(requests::NO_SUCH_THEME.to_owned()));
    }
    let back = origin::page_before(req.headers()).unwrap_or_else(|| urls::home().into());
    Ok(HttpResponse::SeeOther()
        .cookie(session::keep_theme(&request.app, choice))
        .insert_header((header::LOCATION, back))
        .finish())
}
