//! Who sits where in the published rounds, by name and by table.

use std::collections::BTreeMap;

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::store::PlayerId;
use crate::store::snapshot::{Round, Table};
use crate::views::rounds::RoundAt;
use crate::views::shown;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Listing, Route, get};
use crate::web::ui::layout::Layout;
use crate::web::ui::name_search::holds;
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls, words};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/seats", Permission::SeePublic, || web::to(show)).kept(&["round"]).listed(Listing::IfNamesMay)]
}

/// The word for a round in a query: `prelim-2`.
pub fn code(round: &Round) -> String {
    format!("{}-{}", round.row.stage, round.row.number)
}

/// One player's seat.
#[derive(Clone)]
pub struct Seated {
    /// The player.
    pub name: String,
    /// The table.
    pub table: i64,
    /// The selection position.
    pub position: i64,
}

/// Everybody's seat in a round, by name.
pub fn by_name(round: &Round, labels: &BTreeMap<PlayerId, String>) -> Vec<Seated> {
    let seat = |table: &Table| {
        let number = table.row.number;
        let seated = |seat: &crate::store::round::Seat| Seated {
            name: labels.get(&seat.player_id).cloned().unwrap_or_default(),
            table: number,
            position: seat.position,
        };
        table.seats.iter().map(seated).collect::<Vec<_>>()
    };
    let mut seats: Vec<Seated> = round.tables.iter().flat_map(seat).collect();
    seats.sort_by_cached_key(|seat| (seat.name.to_lowercase(), seat.table));
    seats
}

/// A link to another round on a public page.
pub struct RoundLink {
    /// Its name.
    pub title: String,
    /// Its address.
    pub href: Url,
    /// Whether it is the one that is shown.
    pub current: bool,
}

/// Links to every published round on a page.
pub fn links(page: &Url, rounds: &[&Round], shown: &Round) -> Vec<RoundLink> {
    rounds
        .iter()
        .map(|round| RoundLink {
            title: words::rounds::title(RoundAt::of(round)),
            href: page.clone().query("round", code(round)),
            current: round.row.id == shown.row.id,
        })
        .collect()
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

/// What a public page about rounds is asked for.
#[derive(Default, serde::Deserialize)]
pub struct SeatSearch {
    /// A round, as [`code`].
    #[serde(default)]
    pub round: String,
    /// A name or a part of it.
    #[serde(default)]
    pub q: String,
    /// A page, from 1, on screens that turn.
    #[serde(default)]
    pub page: String,
    /// `light` or `dark`, on screens.
    #[serde(default)]
    pub theme: String,
}

/// The round that a page is asked for among the published ones; not found where it is none of them.
pub fn chosen<'s>(rounds: &[&'s Round], wanted: &str) -> Result<Option<&'s Round>, Error> {
    if wanted.is_empty() {
        return Ok(shown::current(rounds));
    }
    rounds.iter().find(|round| code(round) == wanted).copied().map(Some).ok_or(Error::Missing)
}

/// Shows the seats of a published round.
pub async fn show(request: RequestContext, wanted: web::Query<SeatSearch>) -> HandlerResult {
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
