//! `/rules`: every clause of the championship rules in our own words, for the pocket and for the wall.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::actions::Permission;
use crate::rules::clauses::{Chapter, Clause};
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Listing, Route, get, to};
use crate::web::ui::cited;
use crate::web::ui::layout::{Layout, LinkPreview};
use crate::web::ui::name_search::holds;
use crate::web::ui::urls;
use crate::web::ui::words;
use crate::web::ui::words::clauses::ClauseWords;
use crate::web::ui::words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get("/rules", Permission::SeePublic, || to(show)).listed(Listing::Always)]
}

#[derive(Template)]
#[template(path = "public/clauses.html")]
struct Clauses {
    page: Layout,
    query: String,
    chapters: Vec<ChapterOnPage>,
}

struct ChapterOnPage {
    number: &'static str,
    heading: &'static str,
    clauses: Vec<(Clause, &'static ClauseWords)>,
}

/// What is looked for.
#[derive(Deserialize)]
struct ClauseQuery {
    #[serde(default)]
    q: String,
}

/// Shows the clauses that hold the words looked for, else all.
async fn show(request: RequestContext, query: web::Query<ClauseQuery>) -> HandlerResult {
    let mut layout = request.layout(titles::RULES_IN_SHORT);
    let said = words::site::RULES_IN_SHORT.to_owned();
    layout.preview = Some(LinkPreview::new(&request.app.public_url, &urls::clauses(), layout.title.clone(), said));
    page(&Clauses { page: layout, chapters: chapters(&query.q), query: query.into_inner().q })
}

/// The chapters that have a clause with these words.
fn chapters(query: &str) -> Vec<ChapterOnPage> {
    let found = |words: &ClauseWords| {
        let remedies = words.remedies.join(" ");
        holds(&format!("{} {} {} {remedies}", words.number, words.title, words.says), query)
    };
    let chapter = |chapter: Chapter| ChapterOnPage {
        number: chapter.number(),
        heading: words::clauses::chapter(chapter),
        clauses: words::clauses::all().filter(|(clause, words)| clause.chapter() == chapter && found(words)).collect(),
    };
    Chapter::ALL.into_iter().map(chapter).filter(|chapter| !chapter.clauses.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_by_number_and_by_words() {
        let found = |query: &str| {
            let chapters = chapters(query);
            chapters.iter().flat_map(|chapter| &chapter.clauses).map(|(clause, _)| clause.number()).collect::<Vec<_>>()
        };
        assert_eq!(found("").len(), Clause::ALL.len());
        assert_eq!(found("3.0.16"), ["3.0.16"]);
        assert!(found("ROBBER desert").contains(&"3.0.2"), "a remedy is found too");
        assert!(found("no such words").is_empty());
    }
}
