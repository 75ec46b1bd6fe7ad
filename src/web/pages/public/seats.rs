//! Who sits where in the published rounds, by name and by table.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::store::snapshot::Round;
use crate::views::shown;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Listing, Route, get, to};
use crate::web::pages::public::round_choice::{RoundQuery, RoundSearch, chosen};
use crate::web::ui::layout::Layout;
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
    search: RoundSearch,
    state: &'static str,
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
        search: RoundSearch::of(&wanted),
        state: "",
        answers: Vec::new(),
        seats: Vec::new(),
        tables: Vec::new(),
        home: urls.home(),
    };
    let Some(round) = chosen(&rounds, &wanted.round)? else { return page(&view) };
    let labels = snapshot.labels();
    let all = by_name(round, &labels);
    view.tables = tables(round, &all);
    view.search.show(&urls.seats(), &rounds, round);
    view.state = words::rounds::state_for_everybody(round.row.state);
    view.seats = all.into_iter().filter(|seat| view.search.finds(&seat.name)).collect();
    if view.search.is_for_a_player() && view.seats.len() <= 3 {
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
