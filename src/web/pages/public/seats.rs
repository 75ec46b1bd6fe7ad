//! Who sits where in the published rounds, by name and by table.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::store::snapshot::Round;
use crate::views::rounds::RoundAt;
use crate::views::shown;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Listing, Route, get, to};
use crate::web::pages::public::round_choice::{RoundLink, RoundQuery, chosen, links};
use crate::web::ui::layout::Layout;
use crate::web::ui::name_search::holds;
use crate::web::ui::seat_list::{Seated, by_name};
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls, words};

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/seats", Permission::SeePublic, || to(show)).kept(&["round"]).listed(Listing::IfNamesMay)]
}

#[derive(Template)]
#[template(path = "public/seats.html")]
struct Seats {
    page: Layout,
    title: String,
    state: &'static str,
    links: Vec<RoundLink>,
    query: String,
    round: String,
    answers: Vec<Seated>,
    seats: Vec<Seated>,
    tables: Vec<(i64, Vec<Seated>)>,
    home: Url,
}

/// Shows the seats of a published round.
pub(super) async fn show(request: RequestContext, wanted: web::Query<RoundQuery>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let rounds = shown::published(&snapshot);
    let urls = urls::public(&snapshot.tournament.slug);
    let mut view = Seats {
        page: nav::public(&request, titles::SEATS, "seats")?,
        title: String::new(),
        state: "",
        links: Vec::new(),
        query: wanted.q.clone(),
        round: wanted.round.clone(),
        answers: Vec::new(),
        seats: Vec::new(),
        tables: Vec::new(),
        home: urls.home(),
    };
    let Some(round) = chosen(&rounds, &wanted.round)? else { return page(&view) };
    let labels = snapshot.labels();
    let all = by_name(round, &labels);
    view.tables = tables(round, &all);
    view.title = words::rounds::title(RoundAt::of(round));
    view.state = words::rounds::state_for_everybody(round.row.state);
    view.links = links(&urls.seats(), &rounds, round);
    let asked = wanted.q.trim();
    view.seats = all.into_iter().filter(|seat| holds(&seat.name, asked)).collect();
    if !asked.is_empty() && view.seats.len() <= 3 {
        view.answers = view.seats.clone();
    }
    page(&view)
}

fn tables(round: &Round, seats: &[Seated]) -> Vec<(i64, Vec<Seated>)> {
    let at_table = |number: i64| {
        let mut seats: Vec<Seated> = seats.iter().filter(|seat| seat.table == number).cloned().collect();
        seats.sort_by_key(|seat| seat.position);
        seats
    };
    round.tables.iter().map(|table| (table.row.number, at_table(table.row.number))).collect()
}
