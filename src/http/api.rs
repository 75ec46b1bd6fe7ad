//! What is different for programs: they are told the same whoever is signed in, so that other sites may ask too (CORS); what goes wrong
//! is a problem document (RFC 9457) and no page; and each network may ask so often in a minute.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, ResponseError};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::conditional::has_already;
use crate::encodings::Coding;
use crate::error::Error;
use crate::form::Form;
use crate::page_cache::kept_page::etag;
use crate::request::Access;
use crate::response::HandlerResult;
use reeve_urls as urls;
use reeve_words as words;

/// The media type of a problem document.
pub const PROBLEM: &str = "application/problem+json";

/// Whether a program asks at a path. The page that says what there is, is for people.
pub fn is_asked(path: &str) -> bool {
    path.starts_with(urls::API)
}

/// Why a request got no answer (RFC 9457).
#[derive(Debug, Serialize, JsonSchema)]
pub struct Problem {
    /// Always `about:blank`: the status says what kind of problem it is.
    #[serde(rename = "type")]
    kind: &'static str,
    title: String,
    /// The status of the answer.
    #[schemars(range(min = 400, max = 599))]
    status: u16,
    /// What happened, and what helps.
    detail: String,
    /// The name in the query whose value is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// The values in what was sent that are wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errors: Vec<WrongValue>,
    /// What tells problems of one status from each other, such as `stale` or why it can't be done now.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    /// The number of the request, by which the operator finds it in the log.
    request: String,
}

/// A value that is wrong.
#[derive(Debug, Serialize, JsonSchema)]
pub struct WrongValue {
    /// Where it stands in what was sent, as a JSON pointer such as `/seats/0/vp`.
    field: String,
    detail: String,
}

impl Problem {
    fn answer(&self, mut answer: actix_web::HttpResponseBuilder) -> HttpResponse {
        // It holds what was sent, and is nobody's page all the same.
        let text = serde_json::to_string(self).unwrap_or_default().replace('<', "\\u003c");
        answer.content_type(PROBLEM).body(text)
    }
}

/// The answer where something went wrong, with the words of its page.
pub(crate) fn problem(access: &Access, error: &Error, title: &str, message: &str) -> HttpResponse {
    let status = error.status_code();
    let field = match error {
        Error::Field { field, .. } => Some(field.clone()),
        _ => None,
    };
    // What pages say of themselves, of forms and of links is of no use to a program.
    let (title, detail) = match error {
        Error::Missing => (words::api::NOT_FOUND, words::api::MISSING.to_owned()),
        Error::Method(methods) => (words::api::METHOD, words::api::methods(methods)),
        Error::Forbidden => (words::api::NOT_ALLOWED, words::api::FORBIDDEN.to_owned()),
        Error::Stale => (words::api::CHANGED, words::api::STALE.to_owned()),
        _ => (title, words::unmarked(message).into_owned()),
    };
    let title = title.to_owned();
    let errors = match error {
        Error::Values(wrong) => wrong.iter().cloned().map(|(field, detail)| WrongValue { field, detail }).collect(),
        _ => Vec::new(),
    };
    let code = match error {
        Error::Refused(refusal) => Some(refusal.code()),
        Error::Stale => Some("stale"),
        _ => None,
    };
    let request = access.request.to_string();
    let problem = Problem { kind: "about:blank", title, status: status.as_u16(), detail, field, errors, code, request };
    let mut answer = HttpResponse::build(status);
    if let Some(seconds) = error.retry_after() {
        answer.insert_header((header::RETRY_AFTER, HeaderValue::from(seconds)));
    }
    if status == StatusCode::UNAUTHORIZED {
        answer.insert_header((header::WWW_AUTHENTICATE, "Bearer realm=\"Reeve\""));
    }
    problem.answer(answer)
}

/// The key that a program shows.
pub(crate) fn shown_key(headers: &HeaderMap) -> Option<&str> {
    let shown = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, key) = shown.split_once(' ')?;
    Some(key.trim()).filter(|_| matches!(scheme, "Bearer" | "bearer"))
}

/// What a program has sent as JSON.
///
/// Error: it is none of these.
pub fn sent<T: DeserializeOwned>(form: &Form) -> Result<T, Error> {
    let read = serde_json::from_slice(form.file().unwrap_or_default());
    read.map_err(|fault| Error::BadRequest(words::api::not_understood(&fault.to_string())))
}

/// The answer of a server whose store another machine has taken over.
pub(crate) fn moved(to: &str) -> HttpResponse {
    let problem = Problem {
        kind: "about:blank",
        title: texts::pages::moved(),
        status: 503,
        detail: to.to_owned(),
        field: None,
        errors: Vec::new(),
        code: None,
        request: String::new(),
    };
    let mut answer = problem.answer(HttpResponse::ServiceUnavailable());
    open(answer.headers_mut());
    answer
}

/// What a browser is told that asks whether a page of another site may ask.
pub(crate) fn preflight() -> HttpResponse {
    HttpResponse::NoContent()
        .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, "GET,HEAD,OPTIONS"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_HEADERS, "*"))
        .insert_header((header::ACCESS_CONTROL_MAX_AGE, "86400"))
        .finish()
}

/// Lets pages of other sites read an answer, and everybody on the way keep it who asks whether it is still good.
pub(crate) fn open(headers: &mut HeaderMap) {
    let any = HeaderValue::from_static("*");
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, any);
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("ETag,Retry-After,X-Request-Id"));
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("cross-origin"));
    if headers.get(header::CACHE_CONTROL).is_some_and(|value| value == "private, no-cache") {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
}

/// An answer to the staff, which nobody keeps.
pub fn answer_once(said: &impl Serialize) -> HandlerResult {
    let body = serde_json::to_vec(said).map_err(|fault| Error::Broken(fault.to_string()))?;
    Ok(HttpResponse::Ok().content_type("application/json").body(body))
}

/// An answer. What is kept in memory gets its tag there, and everything else here.
pub fn answer(http: &HttpRequest, said: &impl Serialize) -> HandlerResult {
    if http.query_string().is_empty() {
        return answer_once(said);
    }
    let body = serde_json::to_vec(said).map_err(|fault| Error::Broken(fault.to_string()))?;
    // Weak: it is compressed on its way, or not.
    let tag = etag(&body, Coding::Plain).to_str().map(|tag| format!("W/{tag}")).unwrap_or_default();
    let tag = HeaderValue::try_from(tag).map_err(|fault| Error::Broken(fault.to_string()))?;
    let mut answer = match has_already(http, &tag) {
        true => HttpResponse::NotModified().finish(),
        false => HttpResponse::Ok().content_type("application/json").body(body),
    };
    answer.headers_mut().insert(header::ETAG, tag);
    Ok(answer)
}
