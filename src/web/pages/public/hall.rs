//! The hall screen: names and tables, read from 15 metres, turning its pages by itself.

use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::rules::tournament::vocabulary::RoundState;
use crate::store::snapshot::Round;
use crate::views::bracket;
use crate::views::rounds::RoundAt;
use crate::views::seating::seat_list::{Seated, by_name};
use crate::views::shown;
use crate::views::shown::Reader;
use crate::views::standings::ranking::Ranking;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get, to};
use crate::web::ui::champion::ChampionView;
use crate::web::ui::layout::Layout;
use crate::web::ui::planned::PlannedTimes;
use crate::web::ui::time;
use crate::web::ui::{nav, urls, words};

use crate::web::pages::public::round_choice::{RoundQuery, chosen};
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;

/// Names on one page: three columns that fit 1920 x 1080.
const PER_PAGE: usize = 42;
/// Seconds until the next page, or until the same page is read again.
const TURN: u32 = 15;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/hall", Permission::SeePublic, || to(show)).kept(&["round", "page", "theme"])]
}

#[derive(Template)]
#[template(path = "public/hall.html")]
struct Hall {
    page: Layout,
    /// Who won, once the final is closed: then nobody looks for a seat.
    champion: Option<ChampionView>,
    seats: Vec<Seated>,
    /// What is said where there are no seats to look for.
    waits: Vec<String>,
    number: usize,
    last: usize,
}

/// Shows a page of the newest published round. The header `Refresh` turns it, so that it needs no script.
pub(super) async fn show(request: RequestContext, wanted: web::Query<RoundQuery>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let tournament = &snapshot.tournament;
    let rounds = shown::published(&snapshot);
    let round = chosen(&rounds, &wanted.round)?;
    let champion = match bracket::is_final_closed(&snapshot) && wanted.round.is_empty() {
        true => ChampionView::of(&snapshot, &Ranking::of(&snapshot, Reader::Everybody)?, |_| None),
        false => None,
    };
    // Seats of a round that is over send nobody to a table, unless they were asked for.
    let is_over = |round: &&Round| round.row.state == RoundState::Closed && wanted.round.is_empty();
    let over = round.filter(is_over).filter(|_| !tournament.phase.is_finished());
    let waits = match over {
        Some(over) => {
            let planned = PlannedTimes::read(&request, tournament).await?.next(&snapshot);
            let stands = words::phases::round_stands(RoundAt::of(over), over.row.state);
            let over = words::phases::over_and_next(&stands, RoundAt::of(over), tournament.prelim_rounds);
            std::iter::once(over).chain(planned).collect()
        }
        None => vec![words::phases::NO_SEATS_YET.to_owned()],
    };
    let round = round.filter(|_| champion.is_none() && over.is_none());
    let seats = round.map(|round| by_name(&snapshot, round)).unwrap_or_default();
    let last = seats.len().div_ceil(PER_PAGE).max(1);
    let number = wanted.page.parse::<usize>().unwrap_or(1).clamp(1, last);
    let title = round
        .map_or_else(|| tournament.name.clone(), |round| titles::seats_of(&words::rounds::title(RoundAt::of(round))));
    let mut layout = nav::tell_taken_back(nav::not_valid(request.layout(title), tournament), &snapshot);
    layout.theme = match wanted.theme.as_str() {
        "dark" => Some("dark"),
        "light" => Some("light"),
        _ => layout.theme,
    };
    layout.fresh = request.access.changed_at.map(|at| time::last_change(at, &tournament.time_zone));
    let skip = (number - 1) * PER_PAGE;
    let shown = seats.into_iter().skip(skip).take(PER_PAGE).collect();
    let mut response = page(&Hall { page: layout, champion, seats: shown, waits, number, last })?;
    let next = address(&tournament.slug, &wanted, if number == last { 1 } else { number + 1 });
    if let Ok(value) = HeaderValue::from_str(&format!("{TURN};url={next}")) {
        response.headers_mut().insert(HeaderName::from_static("refresh"), value);
    }
    Ok(response)
}

/// The address of a page of this screen, with what was chosen on it.
fn address(slug: &str, wanted: &RoundQuery, number: usize) -> Url {
    urls::public(slug)
        .hall()
        .query_if_any("theme", &wanted.theme)
        .query_if_any("round", &wanted.round)
        .query("page", number)
}
