//! `/sitemap.xml`: the pages that search engines may list, and `/robots.txt`, which leads there.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_http::assets;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_http::route::{Route, get, to};
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::people::now;
use reeve_views::sitemap::{ListedPages, Sitemap};
use reeve_views::visibility;
use reeve_words::time;

/// The routes of these files.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::robots, Permission::SeePublic, || to(robots)).in_english(),
        get(urls::site::sitemap, Permission::SeePublic, || to(sitemap)).kept(&["page"]).in_english(),
    ]
}

/// What search engines and their like are asked not to fetch, and where they find the rest. What they may list is said by the
/// header of each answer ([`reeve_http::robots`]).
async fn robots(request: RequestContext) -> HandlerResult {
    let asset = assets::find("robots.txt").ok_or(Error::Missing)?;
    let map = urls::sitemap().on(&request.app.public_url());
    let text = format!("{}\nSitemap: {map}\n", String::from_utf8_lossy(asset.bytes).trim_end());
    Ok(HttpResponse::Ok().content_type(asset.mime).insert_header((header::CACHE_CONTROL, asset.cache)).body(text))
}

#[derive(Debug, Deserialize)]
struct SitemapQuery {
    page: Option<String>,
}

/// The addresses of a page of the map; or the pages, where there are several and none is asked for.
#[derive(Template)]
#[template(path = "public/sitemap.xml")]
struct SitemapFile {
    pages: Vec<String>,
    /// Each with when it was last changed, where that is known.
    addresses: Vec<(String, Option<String>)>,
}

async fn sitemap(request: RequestContext, query: web::Query<SitemapQuery>) -> HandlerResult {
    let asked = query.page.as_deref().map(|page| page.parse::<i64>().map_err(|_| Error::Missing)).transpose()?;
    let mut tx = request.app.db.read().await?;
    let found = Sitemap::read(&mut tx, asked).await?.ok_or(Error::Missing)?;
    drop(tx);
    let public_url = &request.app.public_url();
    if asked.is_none() && found.pages > 1 {
        let pages = (1..=found.pages).map(|page| urls::sitemap().query("page", page).on(public_url)).collect();
        return xml(&SitemapFile { pages, addresses: Vec::new() });
    }
    let mut addresses: Vec<(String, Option<String>)> = Vec::new();
    if asked.unwrap_or(1) == 1 {
        let of_site = [urls::home(), urls::clauses(), urls::statistics_of_all()];
        let series = found.series.iter().map(|series| urls::series(&series.slug).home());
        addresses.extend(of_site.into_iter().chain(series).map(|url| (url.on(public_url), None)));
    }
    for t in &found.tournaments {
        let changed = found.changed.get(&t.id).copied().unwrap_or(t.created_at);
        addresses.extend(pages_of(t).into_iter().map(|url| (url.on(public_url), Some(time::stamp(changed)))));
    }
    xml(&SitemapFile { pages: Vec::new(), addresses })
}

fn xml(file: &SitemapFile) -> HandlerResult {
    Ok(HttpResponse::Ok().content_type("application/xml; charset=utf-8").body(file.render()?))
}

/// The pages of a tournament that may be listed, as far as they lead somewhere.
fn pages_of(t: &Tournament) -> Vec<Url> {
    let of = urls::public(&t.slug);
    let listed = ListedPages::of(t);
    if listed == ListedPages::None {
        return vec![of.rules()];
    }
    let mut pages = vec![of.home(), of.rules()];
    if now::may_register(t).is_ok() {
        pages.push(of.register());
    }
    if listed == ListedPages::All {
        pages.extend([of.seats(), of.results(), of.standings()]);
        pages.extend((t.part != TournamentPart::Finals).then(|| of.schedule()));
        pages.extend(visibility::has_later_stages(t).then(|| of.bracket()));
        pages.extend(t.phase.is_finished().then(|| of.champion()));
    }
    pages
}
