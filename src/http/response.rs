//! Answers: pages, redirects, files, and the page of an error.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, HttpResponseBuilder, ResponseError};
use askama::Template;

use crate::api;
use crate::error::Error;
use crate::error_words;
use crate::language;
use crate::request::Access;
use crate::ui::layout::{Crumb, Layout};
use crate::ui::names;
use reeve_rules::tournament::picture::Picture;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words as words;

/// What a handler gives.
pub type HandlerResult = Result<HttpResponse, Error>;

/// A page.
pub fn page(template: &impl Template) -> HandlerResult {
    page_with(StatusCode::OK, template)
}

/// A page with a status, such as 422 for a form that comes back.
pub fn page_with(status: StatusCode, template: &impl Template) -> HandlerResult {
    Ok(of_html(status, template.render()?))
}

/// A page that is rendered already: one so large that it was done apart from the requests.
pub fn page_of(html: String) -> HandlerResult {
    Ok(of_html(StatusCode::OK, html))
}

fn of_html(status: StatusCode, html: String) -> HttpResponse {
    html_answer(HttpResponse::build(status), html)
}

/// A page in the language that is spoken, with what that language lacks marked as English.
fn html_answer(mut response: HttpResponseBuilder, html: String) -> HttpResponse {
    let html = names::in_elements(texts::mark_fallbacks(html));
    let mut response = response.content_type("text/html; charset=utf-8").body(html);
    language::mark(&mut response);
    response
}

/// Sends the browser to another page after a form was carried out.
pub fn see_other(location: impl AsRef<str>) -> HandlerResult {
    Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, location.as_ref())).finish())
}

/// A CSV file to download. `name` holds letters, digits and dashes only.
pub fn csv(name: &str, text: String) -> HandlerResult {
    Ok(HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.csv\"")))
        .body(text))
}

/// A file to download. `name` holds letters, digits, dots and dashes only.
pub fn download(name: &str, content_type: &str, bytes: Vec<u8>) -> HandlerResult {
    Ok(HttpResponse::Ok()
        .content_type(content_type)
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .body(bytes))
}

/// A calendar file to open. `name` holds letters, digits and dashes only.
pub fn calendar(name: &str, text: String) -> HandlerResult {
    let text = texts::without_marks(&text);
    download(&format!("{name}.ics"), "text/calendar; charset=utf-8", text.into_bytes())
}

/// A picture that somebody sent, to be shown and never opened as anything else.
pub fn picture(picture: Picture) -> HttpResponse {
    HttpResponse::Ok()
        .content_type(picture.media_type.code())
        .insert_header((header::CONTENT_DISPOSITION, "inline; filename=\"logo\""))
        .body(picture.content)
}

/// A photo of a board, a JPEG that Reeve has written itself.
pub fn photo(content: Vec<u8>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("image/jpeg")
        .insert_header((header::CONTENT_DISPOSITION, "inline; filename=\"board.jpg\""))
        .body(content)
}

/// A picture.
pub fn svg(text: String) -> HandlerResult {
    Ok(HttpResponse::Ok().content_type("image/svg+xml").body(texts::without_marks(&text)))
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    page: Layout,
    status: u16,
    happened: String,
    next: Vec<Crumb>,
    request: String,
}

/// The page of an error: what happened, and where to go.
pub fn error_page(access: &Access, error: &Error) -> HttpResponse {
    let mut words = match error {
        Error::Missing if access.embedded => error_words::not_embedded(),
        error => error_words::error(error),
    };
    let status = error.status_code();
    if access.by_program {
        return api::problem(access, error, &words.title, &words.message);
    }
    if matches!(error, Error::CutOff | Error::MadeRoom) {
        // Whoever floods a server with forms that stop half-way makes it answer each, and reads none: a page would be work for nothing.
        let mut response = HttpResponse::build(status);
        let words = words::unmarked(&texts::without_marks(&format!("{}. {}", words.title, words.message))).into_owned();
        return response.force_close().content_type("text/plain; charset=utf-8").body(words);
    }
    let mut page = access.layout(words.title.clone());
    if let Some(tournament) = &access.tournament {
        page = page.in_words_of(tournament.system.system());
    }
    if let (Error::Refused(refusal), Some(terms)) = (error, &page.terms) {
        words.message = words::in_game::refusal_in(refusal, terms);
    }
    let template = ErrorPage {
        page,
        status: status.as_u16(),
        happened: words.message,
        next: ways_out(access, error),
        request: access.request.to_string(),
    };
    // A template that can't be rendered leaves plain words.
    let html = template.render().unwrap_or(words.title);
    let mut response = HttpResponse::build(status);
    if matches!(error, Error::TooSlow) {
        // The rest of the form is not waited for.
        response.force_close();
    }
    html_answer(response, html)
}

/// Links out of the dead end, the nearest first.
fn ways_out(access: &Access, error: &Error) -> Vec<Crumb> {
    let above = access.page_above.iter();
    let mut ways: Vec<Crumb> = above.map(|page| Crumb { label: texts::frame::to_form(), href: page.clone() }).collect();
    let mut way = |label: String, url: Url| ways.push(Crumb { label, href: url.into() });
    let sign_in = match error {
        Error::SignedOut(Some(page)) => urls::sign_in().query("next", page),
        _ => urls::sign_in(),
    };
    if matches!(error, Error::SignedOut(_)) {
        way(texts::frame::to_sign_in(), sign_in.clone());
    }
    if let Some(tournament) = &access.tournament {
        if access.roles.may(reeve_actions::Permission::ReadRun) {
            way(texts::frame::to_next_step(), urls::run(&tournament.slug).home());
        }
        way(texts::frame::to_tournament(), urls::public(&tournament.slug).home());
    }
    way(texts::frame::to_start(), urls::home());
    if !access.roles.signed_in && !access.embedded && !matches!(error, Error::SignedOut(_)) {
        way(texts::frame::to_sign_in(), sign_in);
    }
    ways
}
