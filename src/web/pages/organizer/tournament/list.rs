//! `/run`: my tournaments; for administrators all of them.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_limits as limits;
use reeve_store::ChangeKind;
use reeve_store::series;
use reeve_store::tournament::{ListOf, Tournament};

use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::tournament_list::{Finder, ListQuery, SeriesEntry, TournamentEntry};
use reeve_urls as urls;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::site::tournaments, Permission::SignedIn, || to(show))]
}

#[derive(Template)]
#[template(path = "organizer/tournament/list.html")]
struct TournamentsPage {
    page: Layout,
    find: Finder,
    series: Vec<SeriesEntry>,
    current: Vec<TournamentEntry>,
    hidden: Vec<TournamentEntry>,
    may_create: bool,
}

/// The list, hidden tournaments apart.
pub async fn show(request: RequestContext, query: web::Query<ListQuery>) -> HandlerResult {
    let of = nav::own_list(&request)?;
    let account = match of {
        ListOf::Staff(account) => Some(account),
        ListOf::All | ListOf::Everybody => None,
    };
    let mut tx = request.app.db.read().await?;
    let (found, find) = query.read(&mut tx, of, urls::tournaments()).await?;
    let listed = match query.is_plain() {
        true => series::run_by(&mut tx, account, limits::SERIES_LISTED as i64).await?,
        false => Vec::new(),
    };
    let layout = request.layout(if account.is_none() { titles::ALL_TOURNAMENTS } else { titles::MY_TOURNAMENTS });
    let kinds = &[ChangeKind::Course, ChangeKind::Sight];
    let zones = found.iter().map(|t| t.time_zone.as_str()).chain(listed.iter().map(|one| one.time_zone.as_str()));
    let zone = time::common_zone(zones);
    let layout = nav::live_in_list(layout, &request, &mut tx, (of, zone), kinds).await?;
    drop(tx);
    let (hidden, current): (Vec<_>, Vec<_>) = found.into_iter().partition(|t| t.is_hidden());
    page(&TournamentsPage {
        page: layout,
        find,
        series: listed.iter().map(|series| SeriesEntry::new(series, urls::run_series(&series.slug).home())).collect(),
        current: current.iter().map(entry).collect(),
        hidden: hidden.iter().map(entry).collect(),
        may_create: request.roles().may_create,
    })
}

fn entry(t: &Tournament) -> TournamentEntry {
    let entry = TournamentEntry::new(t, urls::run(&t.slug).home());
    TournamentEntry { line: format!("{} · {}", entry.line, t.slug), ..entry }
}
