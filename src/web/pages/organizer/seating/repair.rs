//! Repair of public seats that are not taken yet: two ways beside each other, each with its figures.

use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::seating::repair_schedule::{Offer, Way, offer_repair, repair_schedule};
use crate::actions::seating::stored::values;
use crate::rules::seating::{Change, Seat};
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, see_other};
use crate::web::routes::{Route, get, post};
use crate::web::ui::layout::Layout;
use crate::web::ui::{nav, urls};

use crate::web::pages::organizer::seating::schedule_view::NAMES;
use crate::web::ui::urls::Url;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/schedule/repair", Permission::Run, || web::to(show)),
        post("/run/{slug}/schedule/repair", Permission::Run, || web::to(store)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/seating/repair.html")]
struct Repair {
    page: Layout,
    base: Url,
    version: i64,
    same: bool,
    ways: Vec<WayView>,
}

struct WayView {
    code: &'static str,
    title: &'static str,
    moved: usize,
    figures: Vec<(&'static str, u64)>,
    moves: Vec<MoveView>,
}

struct MoveView {
    round: usize,
    name: String,
    from: String,
    to: String,
}

/// Shows the two ways.
pub async fn show(request: RequestContext) -> HandlerResult {
    let offer = offer_repair(&request.context(), request.tournament()?.id).await?;
    let urls = urls::run(&offer.snapshot.tournament.slug);
    let same = offer.choice.smallest.schedule == offer.choice.best.schedule;
    let mut ways = vec![way(&offer, &offer.choice.smallest, Way::Smallest)];
    if !same {
        ways.push(way(&offer, &offer.choice.best, Way::Best));
    }
    page(&Repair {
        page: nav::staff(&request, "Repair the public round", "schedule")?.crumb("Seat schedule", urls.schedule()),
        base: urls.repair(),
        version: offer.snapshot.tournament.version,
        same,
        ways,
    })
}

fn way(offer: &Offer, change: &Change, way: Way) -> WayView {
    let labels = offer.snapshot.labels();
    let seat = |seat: Option<Seat>, none: &str| match seat {
        Some(seat) => format!("table {}, position {}", seat.table, seat.position),
        None => none.to_owned(),
    };
    let moves = change.moves.iter().map(|moved| MoveView {
        round: moved.round + 1,
        name: offer.seating.players.get(moved.player).and_then(|id| labels.get(id)).cloned().unwrap_or_default(),
        from: seat(moved.from, "comes late"),
        to: seat(moved.to, "is missing"),
    });
    WayView {
        code: way.code(),
        title: match way {
            Way::Smallest => "The smallest change",
            Way::Best => "The best schedule",
        },
        moved: change.people_moved(),
        figures: NAMES.into_iter().zip(values(&change.figures)).collect(),
        moves: moves.collect(),
    }
}

/// Stores the way that was chosen.
pub async fn store(request: RequestContext, form: Form) -> HandlerResult {
    let way = Way::from_code(form.text("way"))
        .ok_or_else(|| Error::Unprocessable("Choose one of the two ways. Nothing was changed.".to_owned()))?;
    let version = form.version();
    match repair_schedule(&request.context(), request.tournament()?.id, way, version).await {
        Ok(_) => see_other(urls::run(&request.tournament()?.slug).schedule().done("repair")),
        Err(actions::Error::Stale) => Err(Error::Stale),
        Err(error) => Err(error.into()),
    }
}
