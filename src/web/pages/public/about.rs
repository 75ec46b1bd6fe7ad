//! The operator's texts about this Reeve.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_store::site_text::SiteTextKind;
use reeve_urls as urls;
use reeve_views::site;
use reeve_words as words;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::site::about, Permission::SeePublic, || to(show))]
}

#[derive(Template)]
#[template(path = "public/about.html")]
struct About {
    page: Layout,
    paragraphs: Vec<Vec<String>>,
}

/// Shows one of the texts; not found where it is empty.
async fn show(request: RequestContext, text: web::Path<String>) -> HandlerResult {
    let kind = SiteTextKind::from_code(&text).ok_or(Error::Missing)?;
    let mut tx = request.app.db.read().await?;
    let content = site::text(&mut tx, kind).await?.ok_or(Error::Missing)?;
    drop(tx);
    page(&About { page: request.layout(words::site::title(kind)), paragraphs: paragraphs(&content) })
}

/// An empty line begins a new paragraph.
fn paragraphs(text: &str) -> Vec<Vec<String>> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let parts = lines.split(|line| line.is_empty()).filter(|lines| !lines.is_empty());
    parts.map(|lines| lines.iter().map(|line| (*line).to_owned()).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::paragraphs;

    #[test]
    fn an_empty_line_begins_a_paragraph() {
        assert_eq!(paragraphs("Club\nTown\n \n\nSecond"), [vec!["Club", "Town"], vec!["Second"]]);
        assert!(paragraphs("\n \n").is_empty());
    }
}
