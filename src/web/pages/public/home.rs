//! The start page: the tournaments that everybody may see.

use actix_web::web;
use askama::Template;

use crate::limits;
use crate::store::account;
use crate::store::series;
use crate::store::tournament::{ListOf, Tournament};
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, see_other};
use crate::web::http::robots;
use crate::web::ui::layout::{Layout, LinkPreview};
use crate::web::ui::tournament_list::{Finder, ListQuery, SeriesEntry, TournamentEntry};
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{urls, words};

#[derive(Template)]
#[template(path = "public/home.html")]
struct Home {
    page: Layout,
    find: Finder,
    series: Vec<SeriesEntry>,
    tournaments: Vec<TournamentEntry>,
    may_create: bool,
    feed: Url,
    /// All clauses of the rules.
    rules: Url,
    /// What the results of all say together.
    statistics: Url,
}

/// Shows the start page; before there is an administrator, sends to the set-up page.
pub(super) async fn show(request: RequestContext, query: web::Query<ListQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    if request.app.setup_code().is_some() {
        // A command or another copy may have made one since the start.
        if !account::has_administrator(&mut tx).await? {
            return see_other(urls::set_up());
        }
        request.app.end_setup();
    }
    let (found, find) = query.read(&mut tx, ListOf::Everybody, urls::home()).await?;
    let listed = match query.is_plain() {
        true => series::public(&mut tx, limits::SERIES_LISTED as i64).await?,
        false => Vec::new(),
    };
    drop(tx);
    let entry = |tournament: &Tournament| TournamentEntry::new(tournament, urls::public(&tournament.slug).home());
    let tournaments = found.iter().map(entry).collect();
    let mut layout = request.layout(titles::TOURNAMENTS);
    let public_url = &request.app.public_url;
    let said = words::site::START_PAGE.to_owned();
    layout.preview = Some(LinkPreview::new(public_url, &urls::home(), layout.title.clone(), said));
    let (searched, feed) = (find.searched, urls::feed(&find.q));
    let mut answer = page(&Home {
        page: layout,
        find,
        series: listed.iter().map(SeriesEntry::public).collect(),
        tournaments,
        may_create: request.roles().may_create,
        feed,
        rules: urls::clauses(),
        statistics: urls::statistics_of_all(),
    })?;
    if searched {
        robots::never_listed(answer.headers_mut());
    }
    Ok(answer)
}
