//! The start page: the season that everybody may see, what comes next first; and tournaments that are searched for.

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;

use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::robots;
use reeve_http::ui::layout::{Layout, LinkPreview};
use reeve_http::ui::season_view::{MonthView, SeasonLine};
use reeve_http::ui::tournament_list::{Finder, ListQuery, TournamentEntry};
use reeve_http::ui::{nav, season_view};
use reeve_store::ChangeKind;
use reeve_store::tournament::{ListOf, Tournament};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::accounts;
use reeve_views::series::season as calendar;
use reeve_views::series::season::{ListedSeries, Season};
use reeve_words::time;

use crate::pages::public::season;

#[derive(Template)]
#[template(path = "public/home.html")]
struct Home {
    page: Layout,
    find: Finder,
    tournaments: Vec<TournamentEntry>,
    /// Without a search: what is ahead by month, series on the first page.
    months: Vec<MonthView>,
    over: Vec<SeasonLine>,
    may_create: bool,
    /// The first and the last day of this year.
    season: (NaiveDate, NaiveDate),
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
        if !accounts::has_administrator(&mut tx).await? {
            return see_other(urls::set_up());
        }
        request.app.end_setup();
    }
    let from = calendar::from(request.now.date_naive());
    let (found, find) = match query.is_search() {
        true => query.read(&mut tx, ListOf::Everybody, urls::home()).await?,
        false => query.read_singles(&mut tx, from, urls::home()).await?,
    };
    let ListedSeries { series, events } = match query.is_plain() {
        true => ListedSeries::read(&mut tx).await?,
        false => ListedSeries::default(),
    };
    let layout = request.layout(texts::pages::tournaments());
    let of_events = events.iter().map(|event| event.tournament.time_zone.as_str());
    let zones = found.iter().map(|t| t.time_zone.as_str()).chain(series.iter().map(|one| one.time_zone.as_str()));
    let zone = time::common_zone(zones.chain(of_events));
    let mut layout = nav::live_in_list(
        layout,
        &request,
        &mut tx,
        (ListOf::Everybody, zone),
        &[ChangeKind::Course, ChangeKind::Sight],
    )
    .await?;
    drop(tx);
    let entry = |tournament: &Tournament| TournamentEntry::new(tournament, urls::public(&tournament.slug).home());
    let (tournaments, singles) = if find.searched { (found, Vec::new()) } else { (Vec::new(), found) };
    let (months, over) = season_view::views(&Season::of(&series, &events, &singles, from));
    let tournaments = tournaments.iter().map(entry).collect();
    let public_url = &request.app.public_url();
    let said = texts::pages::says_start();
    layout.preview = Some(LinkPreview::new(public_url, &urls::home(), layout.title.clone(), said));
    let (searched, feed) = (find.searched, urls::feed(&find.q));
    let mut answer = page(&Home {
        page: layout,
        find,
        tournaments,
        months,
        over,
        may_create: request.roles().may_create,
        season: season::year_of(request.now.date_naive()),
        feed,
        rules: urls::clauses(),
        statistics: urls::statistics_of_all(),
    })?;
    if searched {
        robots::never_listed(answer.headers_mut());
    }
    Ok(answer)
}
