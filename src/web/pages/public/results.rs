//! The results of the tables, as far as the setting `standings_move` shows them.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::actions::rounds::publish::at;
use crate::rules::tournament::vocabulary::RoundState;
use crate::store::Snapshot;
use crate::store::snapshot::{Round, Table};
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::routes::{Route, get};
use crate::web::ui::layout::Layout;
use crate::web::ui::name_search::holds;
use crate::web::ui::{nav, urls};

use crate::web::pages::public::seats::{RoundLink, Wanted, chosen, links, published};
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

/// Whether everybody may see the result of a table: of a final sheet at once or when its round is closed.
pub fn is_public(snapshot: &Snapshot, round: &Round, table: &Table) -> bool {
    table.row.sheet_state.is_final()
        && (round.row.state == RoundState::Closed || snapshot.tournament.standings_move == "sheet")
}

/// Shows the results of a published round.
pub async fn show(request: RequestContext, wanted: web::Query<Wanted>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let rounds = published(&snapshot);
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
    view.title = at(round).title();
    view.says = match (round.row.state, snapshot.tournament.standings_move.as_str()) {
        (RoundState::Closed, _) => "The round is closed.",
        (_, "sheet") => "Results appear as soon as their record sheets are final.",
        _ => "Results appear when the round is closed.",
    };
    view.links = links(&urls.results(), &rounds, round);
    let game = |table| game(&snapshot, round, table);
    view.tables = round.tables.iter().map(game).collect();
    let asked = wanted.q.trim();
    view.tables.retain(|game| asked.is_empty() || game.seats.iter().any(|seat| holds(&seat.name, asked)));
    page(&view)
}

fn game(snapshot: &Snapshot, round: &Round, table: &Table) -> Game {
    let shown = is_public(snapshot, round, table);
    let (kind, word) = match (shown, round.row.state) {
        (true, _) => ("final", "final"),
        (false, RoundState::Playing) => ("playing", "not yet"),
        _ => ("waiting", "waiting"),
    };
    let seats = table.seats.iter().map(|seat| GameSeat {
        name: snapshot.player(seat.player_id).map(|player| player.label()).unwrap_or_default(),
        vp: seat.vp.filter(|_| shown).map(|vp| vp.to_string()).unwrap_or_default(),
        won: shown && table.row.winner_position == Some(seat.position),
    });
    Game { number: table.row.number, kind, word, seats: seats.collect() }
}
