//! On paper: the seats of a round by name and by table, and a record sheet for every table.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::rules::tournament::vocabulary::Stage;
use crate::store::snapshot::Table;
use crate::views::rounds::RoundAt;
use crate::web::http::error::Error;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get};
use crate::web::pages::public::seats::{Seated, by_name};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::{nav, urls, words};

use crate::web::pages::organizer::rounds::board::{RoundPath, round_at, urls_of};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get("/run/{slug}/rounds/{stage}/{number}/print", Permission::ReadRun, || web::to(show))]
}

#[derive(Template)]
#[template(path = "organizer/rounds/print.html")]
struct Print {
    page: Layout,
    tournament: String,
    round: String,
    back: Url,
    by_name: Vec<Seated>,
    tables: Vec<(i64, Vec<Seated>)>,
    judge_handles: bool,
}

/// Shows the papers of a round, ready to print.
pub async fn show(request: RequestContext, path: RoundPath) -> HandlerResult {
    let wanted = round_at(&path.1, &path.2)?;
    let snapshot = request.snapshot().await?;
    let round = snapshot.round(wanted.stage, wanted.number).ok_or(Error::Missing)?;
    let labels = snapshot.labels();
    let back = urls_of(&snapshot, round).board();
    let title = words::rounds::title(RoundAt::of(round));
    let table = |table: &Table| {
        let seats = table.seats.iter().map(|seat| Seated {
            name: labels.get(&seat.player_id).cloned().unwrap_or_default(),
            table: table.row.number,
            position: seat.position,
        });
        (table.row.number, seats.collect())
    };
    let layout = nav::staff(&request, format!("Papers of {title}"), "rounds")?
        .crumb("Rounds", urls::run(&snapshot.tournament.slug).rounds())
        .crumb(title.clone(), back.clone());
    page(&Print {
        page: layout,
        tournament: snapshot.tournament.name.clone(),
        round: title,
        back,
        by_name: by_name(round, &labels),
        tables: round.tables.iter().map(table).collect(),
        judge_handles: round.row.stage == Stage::Final,
    })
}
