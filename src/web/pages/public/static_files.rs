//! Small answers: files of `static/`, and the choice of light or dark and of a language.

use std::sync::OnceLock;

use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};

use reeve_http::assets;
use reeve_http::assets::Asset;
use reeve_http::conditional::has_already;
use reeve_http::encodings::Coding;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::headers;
use reeve_http::language;
use reeve_http::origin;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_http::session;
use reeve_urls as urls;
use serde_json::{Map, Value};
use texts::Language;

/// A file of `static/`.
pub async fn asset(req: HttpRequest, file: web::Path<String>) -> HandlerResult {
    serve(&req, &file)
}

/// The picture that browsers ask for unasked.
pub async fn favicon(req: HttpRequest) -> HandlerResult {
    serve(&req, "mark.svg")
}

/// The worker of [`super::home_screen`]. Its first line names this version of Reeve by all of its files.
pub(super) fn worker(req: &HttpRequest) -> HandlerResult {
    static WORKER: OnceLock<Worker> = OnceLock::new();
    let asset = assets::find("worker.js").ok_or(Error::Missing)?;
    let worker = WORKER.get_or_init(|| Worker::of(&asset));
    let coding = if worker.packed.is_some() { Coding::wanted(req) } else { Coding::Plain };
    let body = worker.packed.clone().filter(|_| coding != Coding::Plain).unwrap_or_else(|| worker.plain.clone());
    let etag = HeaderValue::from_str(&format!("\"{}{}\"", worker.version, coding.ending()));
    let etag = etag.unwrap_or(HeaderValue::from_static(asset.etag));
    let mut answer = answered(req, etag, coding, (asset.mime, body));
    headers::let_worker_ask(answer.headers_mut());
    Ok(answer)
}

/// The text of the worker, as it is and compressed.
struct Worker {
    version: String,
    plain: Bytes,
    packed: Option<Bytes>,
}

impl Worker {
    fn of(asset: &Asset) -> Worker {
        let version = assets::version();
        let here = urls::spare_here();
        let (away, text) = (urls::no_connection(), String::from_utf8_lossy(asset.bytes));
        let (news, icon) = (urls::news(), assets::url("icon-192.png"));
        // One text for every device, which knows its languages itself.
        let unknown: Map<String, Value> = Language::offered()
            .map(|language| (language.tag().to_owned(), texts::sync_scope(language, texts::push::unknown)))
            .map(|(tag, said)| (tag, Value::from(texts::without_marks(&said))))
            .collect();
        let unknown = Value::Object(unknown);
        let plain = Bytes::from(format!(
            "const VERSION = \"{version}\";\nconst AWAY = \"{away}\";\nconst NEWS = \"{news}\";\n\
             const HERE = \"{here}\";\n\
             const UNKNOWN_NEWS = {unknown};\nconst ICON = \"{icon}\";\n{text}"
        ));
        Worker { version, packed: Coding::Gzip.pack(&plain), plain }
    }
}

fn serve(req: &HttpRequest, name: &str) -> HandlerResult {
    let asset = assets::find(name).ok_or(Error::Missing)?;
    let wanted = Coding::wanted(req);
    let packed = asset.packed(wanted);
    let etag = HeaderValue::from_static(packed.map_or(asset.etag, |packed| &packed.etag));
    let coding = if packed.is_some() { wanted } else { Coding::Plain };
    let body = packed.map_or(Bytes::from_static(asset.bytes), |packed| packed.bytes.clone());
    let mut response = answered(req, etag, coding, (asset.mime, body));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(asset.cache));
    Ok(response)
}

/// The answer with a file in this encoding, under its own tag, or that the browser has it so already.
fn answered(req: &HttpRequest, etag: HeaderValue, coding: Coding, (mime, body): (&str, Bytes)) -> HttpResponse {
    let known = has_already(req, &etag);
    let mut answer = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer.insert_header((header::ETAG, etag));
    answer.insert_header((header::VARY, header::ACCEPT_ENCODING.as_str()));
    // Said in either case, or Actix would compress what is not worth it for each who asks, and under the same tag.
    answer.insert_header((header::CONTENT_ENCODING, coding.name()));
    if known { answer.finish() } else { answer.content_type(mime).body(body) }
}

/// Keeps the choice of light or dark, and goes back to the page it was made on.
pub async fn theme(req: HttpRequest, request: RequestContext, form: Form) -> HandlerResult {
    let choice = form.text("theme");
    if !matches!(choice, "auto" | "light" | "dark") {
        return Err(Error::Unprocessable(texts::faults::no_such_theme()));
    }
    let back = origin::page_before(req.headers()).unwrap_or_else(|| urls::home().into());
    Ok(HttpResponse::SeeOther()
        .cookie(session::keep_theme(&request.app, choice))
        .insert_header((header::LOCATION, back))
        .finish())
}

/// Keeps the choice of a language, and goes back to the page it was made on.
pub async fn choose_language(req: HttpRequest, request: RequestContext, form: Form) -> HandlerResult {
    let language = language::chosen(&form)?;
    Ok(HttpResponse::SeeOther()
        .cookie(language::keep(&request.app, language))
        .insert_header((header::LOCATION, language_page(&req).unwrap_or_else(|| urls::home().into())))
        .finish())
}

/// The page on which a language was chosen: its address names no other any more.
pub(crate) fn language_page(req: &HttpRequest) -> Option<String> {
    origin::page_before(req.headers()).map(|page| language::without_language(&page))
}
