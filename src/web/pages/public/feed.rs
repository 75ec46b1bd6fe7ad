//! `/feed.atom`: the tournaments that everybody may see, for programs that follow news (RFC 4287); and a tournament, and the
//! events of a series, as a calendar file.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};

use reeve_actions::Permission;
use reeve_files::calendar::{CalendarEvent, calendar};
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::HandlerResult;
use reeve_http::route::{Route, get, to};
use reeve_http::ui::calendar::CalendarSource;
use reeve_http::ui::tournament_list::ListQuery;
use reeve_store::TournamentId;
use reeve_store::face::Face;
use reeve_store::tournament::{ListOf, Tournament};
use reeve_urls as urls;
use reeve_views::programme::Ahead;
use reeve_views::series::public::SeriesCalendar;
use reeve_views::tournament_list::ListChanges;
use reeve_words as words;
use reeve_words::time;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::feed_of_all, Permission::SeePublic, || to(feed)).kept(&[]).in_english(),
        get(urls::public::calendar, Permission::SeePublic, || to(calendar_file)).kept(&[]).for_many(),
        get(urls::series::calendar, Permission::SeePublic, || to(series_calendar)).kept(&[]).for_many(),
    ]
}

#[derive(Template)]
#[template(path = "public/feed.xml")]
struct Feed {
    title: String,
    /// The address of the feed, and that of the page that it tells of.
    address: String,
    page: String,
    updated: String,
    entries: Vec<FeedEntry>,
}

struct FeedEntry {
    title: String,
    address: String,
    made: String,
    /// When anything of it was last changed.
    updated: String,
    summary: String,
}

/// The newest tournaments, those that are looked for where something is.
async fn feed(request: RequestContext, query: web::Query<ListQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (found, find) = query.read(&mut tx, ListOf::Everybody, urls::home()).await?;
    let ids: Vec<TournamentId> = found.iter().map(|t| t.id).collect();
    let changed = ListChanges::read(&mut tx, &ids).await?;
    drop(tx);
    let public_url = &request.app.public_url();
    let title = if find.q.is_empty() { texts::pages::tournaments() } else { texts::pages::feed_of(&find.q) };
    let changed_at = |t: &Tournament| changed.of.get(&t.id).copied().unwrap_or(t.created_at);
    let updated = found.iter().map(changed_at).max().or(changed.of_all).unwrap_or(request.now);
    let feed = Feed {
        title: legal(&title),
        address: urls::feed(&find.q).on(public_url),
        page: urls::home().query_if_any("q", &find.q).on(public_url),
        updated: time::stamp(updated),
        entries: found.iter().map(|t| entry(t, changed_at(t), public_url)).collect(),
    };
    Ok(HttpResponse::Ok().content_type("application/atom+xml; charset=utf-8").body(feed.render()?))
}

fn entry(t: &Tournament, changed_at: DateTime<Utc>, public_url: &str) -> FeedEntry {
    FeedEntry {
        title: legal(&t.name),
        address: urls::public(&t.slug).home().on(public_url),
        made: time::stamp(t.created_at),
        updated: time::stamp(changed_at),
        summary: legal(&words::tournament::in_short(t)),
    }
}

/// A text without the characters that no XML may hold.
fn legal(text: &str) -> String {
    words::unmarked(text).chars().filter(|c| !c.is_control() && !matches!(c, '\u{FFFE}' | '\u{FFFF}')).collect()
}

/// The tournament as a calendar file.
async fn calendar_file(request: RequestContext) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let Ahead { said, planned } = Ahead::read(&mut tx, t.id).await?;
    drop(tx);
    let (changed, public_url) = (request.access.changed_at.unwrap_or(t.created_at), &request.app.public_url());
    let source = CalendarSource { tournament: t, said: &said, planned: &planned, changed, public_url };
    response::calendar(&t.slug, calendar(&t.name, &[source.whole()]))
}

/// The events of a series that everybody may see, and its final day, as a calendar to follow: what is made later comes into it.
async fn series_calendar(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let SeriesCalendar { events, said, planned, changed } = SeriesCalendar::read(&mut tx, series.id).await?;
    drop(tx);
    let (no_words, no_plan) = (Face::default(), Vec::new());
    let whole = |t: &Tournament| {
        let (said, planned) = (said.get(&t.id).unwrap_or(&no_words), planned.get(&t.id).unwrap_or(&no_plan));
        let changed = changed.get(&t.id).copied().unwrap_or(t.created_at);
        CalendarSource { tournament: t, said, planned, changed, public_url: &request.app.public_url() }.whole()
    };
    let whole: Vec<CalendarEvent> = events.iter().map(whole).collect();
    response::calendar(&series.slug, calendar(&series.name, &whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_character_breaks_the_file() {
        assert_eq!(legal("a\u{7}b\u{FFFF}<&ö🎲"), "ab<&ö🎲");
    }
}
