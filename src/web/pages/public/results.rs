//! The results of the tables, as far as the setting `standings_move` shows them.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::rules::tournament::vocabulary::RoundState;
use crate::store::Snapshot;
use crate::store::snapshot::{Round, Table};
use crate::views::rounds::RoundAt;
use crate::views::shown;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get};
use crate::web::ui::layout::Layout;
use crate::web::ui::name_search::holds;
use crate::web::ui::{nav, urls, words};

use crate::web::pages::public::seats::{RoundLink, SeatSearch, chosen, links};
use crate::web::ui::urls::Url;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/results", Permission::SeePublic, || web::to(show)).kept(&["round"])]
}

#[derive(Template)]
#[template(path = "public/results.html")]
struct Results {
    page: Layout,
    title: String,
    says: &'static str,
    links: Vec<RoundLink>,
    query: String,
    round: String,
    tables: Vec<Game>,
    home: Url,
}

struct Game {
    number: i64,
    kind: &'static str,
    word: &'static str,
    seats: Vec<GameSeat>,
}

struct GameSeat {
    name: String,
    vp: String,
    won: bool,
}

/// Shows the results of a published round.
pub async fn show(request: RequestContext, wanted: web::Query<SeatSearch>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let rounds = shown::published(&snapshot);
    let urls = urls::public(&snapshot.tournament.slug);
    let mut view = Results {
        page: nav::public(&request, "Results", "results")?,
        title: String::new(),
        says: "",
        links: Vec::new(),
        query: wanted.q.clone(),
        round: wanted.round.clone(),
        tables: Vec::new(),
        home: urls.home(),
    };
    let Some(round) = chosen(&rounds, &wanted.round)? else { return page(&view) };
    view.title = words::rounds::title(RoundAt::of(round));
    view.says = words::sheets::results_appear(round.row.state, shown::moves_with_sheets(&snapshot.tournament));
    view.links = links(&urls.results(), &rounds, round);
    let game = |table| game(&snapshot, round, table);
    view.tables = round.tables.iter().map(game).collect();
    let asked = wanted.q.trim();
    view.tables.retain(|game| asked.is_empty() || game.seats.iter().any(|seat| holds(&seat.name, asked)));
    page(&view)
}

fn game(snapshot: &Snapshot, round: &Round, table: &Table) -> Game {
    let public = shown::is_result_public(&snapshot.tournament, round, table);
    let (kind, word) = match (public, round.row.state) {
        (true, _) => ("final", "final"),
        (false, RoundState::Playing) => ("playing", "not yet"),
        _ => ("waiting", "waiting"),
    };
    let seats = table.seats.iter().map(|seat| GameSeat {
        name: snapshot.player(seat.player_id).map(|player| player.label()).unwrap_or_default(),
        vp: seat.vp.filter(|_| public).map(|vp| vp.to_string()).unwrap_or_default(),
        won: public && table.row.winner_position == Some(seat.position),
    });
    Game { number: table.row.number, kind, word, seats: seats.collect() }
}
