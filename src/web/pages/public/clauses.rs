//! `/rules`: every clause of the championship rules in our own words, for the pocket and for the wall.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::robots;
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::cited;
use reeve_http::ui::clause_search::{FoundClauses, SearchedClause};
use reeve_http::ui::layout::{Layout, LinkPreview};
use reeve_rules::rulings::clauses::{Chapter, Clause, RuleSection};
use reeve_urls as urls;
use reeve_urls::{Judge, Url};
use reeve_views::accounts;
use reeve_words as words;
use reeve_words::clauses::ClauseWords;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::site::clauses, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always)]
}

#[derive(Template)]
#[template(path = "public/clauses.html")]
struct Clauses {
    page: Layout,
    query: String,
    sections: Vec<SectionOnPage>,
    found: usize,
    /// Whether nothing fits the words exactly.
    is_close: bool,
    /// Where whoever looks is a judge now.
    judged: Vec<Judged>,
}

/// A tournament that whoever looks judges now.
struct Judged {
    name: String,
    urls: Judge,
}

impl Judged {
    /// The form of a ruling under a clause.
    fn ruling(&self, clause: Clause) -> Url {
        self.urls.new_ruling_under(clause)
    }
}

/// A section with all its chapters; what is not looked for is on the page and hidden, so that typing on shows it again.
struct SectionOnPage {
    number: &'static str,
    heading: String,
    chapters: Vec<ChapterOnPage>,
}

struct ChapterOnPage {
    number: &'static str,
    heading: String,
    clauses: Vec<ClauseOnPage>,
}

struct ClauseOnPage {
    clause: Clause,
    words: &'static ClauseWords,
    searched: String,
    hidden: bool,
}

/// What is looked for.
#[derive(Deserialize)]
struct ClauseQuery {
    #[serde(default)]
    q: String,
}

/// Shows the clauses that hold the words looked for, else all.
async fn show(request: RequestContext, query: web::Query<ClauseQuery>) -> HandlerResult {
    let query = query.into_inner().q;
    let mut layout = request.layout(texts::pages::rules_in_short());
    let said = texts::pages::says_rules();
    layout.preview = Some(LinkPreview::new(&request.app.public_url(), &urls::clauses(), layout.title.clone(), said));
    let found = FoundClauses::of(&query);
    let sections = sections(&found);
    let (found, is_close) = (found.count(), found.is_close);
    let is_searched = !query.is_empty();
    let judged = judged(&request).await?;
    // A judge looks clauses up in a hall whose network is gone, too.
    if !judged.is_empty() {
        layout = layout.keeps();
    }
    let mut answer = page(&Clauses { page: layout, query, sections, found, is_close, judged })?;
    if is_searched {
        robots::never_listed(answer.headers_mut());
    }
    Ok(answer)
}

/// The tournaments that whoever looks judges now; none for visitors, whose page is kept.
async fn judged(request: &RequestContext) -> Result<Vec<Judged>, Error> {
    let Some(account) = request.access.caller().account() else { return Ok(Vec::new()) };
    let mut tx = request.app.db.read().await?;
    let judged = accounts::judged_now(&mut tx, account).await?;
    Ok(judged.into_iter().map(|(slug, name)| Judged { name, urls: urls::run(&slug).judge() }).collect())
}

/// Every section, with what is not looked for hidden.
fn sections(found: &FoundClauses) -> Vec<SectionOnPage> {
    let clauses = |chapter: Chapter| {
        let within = words::clauses::all().filter(move |(clause, _)| clause.chapter() == chapter);
        within
            .map(|(clause, words)| ClauseOnPage {
                clause,
                words,
                searched: SearchedClause::on_page(words),
                hidden: found.rank(clause).is_none(),
            })
            .collect()
    };
    let chapter = |chapter: Chapter| ChapterOnPage {
        number: chapter.number(),
        heading: words::clauses::chapter(chapter),
        clauses: clauses(chapter),
    };
    let section = |section: RuleSection| SectionOnPage {
        number: section.number(),
        heading: words::clauses::section(section),
        chapters: section.chapters().map(chapter).collect(),
    };
    RuleSection::ALL.into_iter().map(section).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(sections: &[SectionOnPage]) -> impl Iterator<Item = &ClauseOnPage> {
        let clauses = sections.iter().flat_map(|section| &section.chapters).flat_map(|chapter| &chapter.clauses);
        clauses.filter(|clause| !clause.hidden)
    }

    #[test]
    fn clauses_are_found_by_number_and_by_words() {
        let found = |query: &str| -> Vec<&str> {
            let sections = sections(&FoundClauses::of(query));
            shown(&sections).map(|found| found.clause.number()).collect()
        };
        assert_eq!(found("").len(), Clause::all().len());
        assert_eq!(found("3.0.16"), ["3.0.16"]);
        assert!(found("ROBBER desert").contains(&"3.0.2"), "a remedy is found too");
        assert!(found("no such words").is_empty());
    }

    #[test]
    fn whatever_is_looked_for_every_clause_is_on_the_page_in_its_section() {
        for query in ["", "robber", "no such words"] {
            let sections = sections(&FoundClauses::of(query));
            let on_page = sections.iter().flat_map(|section| {
                section.chapters.iter().flat_map(move |chapter| {
                    assert!(chapter.number.starts_with(section.number));
                    &chapter.clauses
                })
            });
            assert!(on_page.map(|on_page| on_page.clause).eq(Clause::all()), "{query:?}");
        }
    }
}
