//! How good the seat schedule is, for everybody: figures and proof, and who meets whom as far as it is public.
//!
//! Words, figures and the argument count the whole schedule and name nobody. Whatever names a player comes from
//! public rounds alone.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::actions::seating::stored::{Report, Seating};
use crate::rules::seating;
use crate::rules::tournament::vocabulary::Stage;
use crate::store::Snapshot;
use crate::views::shown;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::pages::organizer::seating::proof::{Picture, picture, why};
use crate::web::pages::organizer::seating::schedule_view::{Figure, figures};
use crate::web::routes::{Route, get};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::{nav, urls};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/t/{slug}/schedule", Permission::SeePublic, || web::to(show)).kept(&[]),
        get("/t/{slug}/schedule/proof", Permission::SeePublic, || web::to(proof)).kept(&[]),
    ]
}

#[derive(Template)]
#[template(path = "public/schedule.html")]
struct SchedulePage {
    page: Layout,
    home: Url,
    proof: Url,
    says: Vec<String>,
    gave: Vec<String>,
    figures: Vec<Figure>,
    shown: usize,
    rounds: usize,
}

/// Shows the figures once a preliminary round is public.
pub async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let seating = Seating::of(&snapshot);
    let shown = public_rounds(&snapshot, &seating).len();
    let report = report(&snapshot, shown);
    let urls = urls::public(&snapshot.tournament.slug);
    page(&SchedulePage {
        page: nav::public(&request, "Seat schedule", "schedule")?,
        proof: urls.proof(),
        home: urls.home(),
        says: report.as_ref().map(|report| report.says.clone()).unwrap_or_default(),
        gave: report.as_ref().map(|report| report.gave.clone()).unwrap_or_default(),
        figures: report.as_ref().map(figures).unwrap_or_default(),
        shown,
        rounds: seating.wanted,
    })
}

#[derive(Template)]
#[template(path = "public/proof.html")]
struct ProofPage {
    page: Layout,
    home: Url,
    says: Vec<String>,
    argument: Vec<String>,
    picture: Option<Picture>,
    shown: usize,
    rounds: usize,
}

/// The argument for this field, and the picture of the public rounds. Who shares a group is for the staff only.
pub async fn proof(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let seating = Seating::of(&snapshot);
    let public = public_rounds(&snapshot, &seating);
    let report = report(&snapshot, public.len());
    let urls = urls::public(&snapshot.tournament.slug);
    page(&ProofPage {
        page: nav::public(&request, "Proof and picture", "schedule")?.crumb("Seat schedule", urls.schedule()),
        home: urls.home(),
        says: report.as_ref().map(|report| report.says.clone()).unwrap_or_default(),
        argument: report.as_ref().map(why).unwrap_or_default(),
        picture: picture(&snapshot, &seating, &public, false),
        shown: public.len(),
        rounds: seating.wanted,
    })
}

/// The preliminary rounds whose seats everybody may see.
fn public_rounds(snapshot: &Snapshot, seating: &Seating) -> Vec<seating::Round> {
    let stored = snapshot.stage(Stage::Prelim).zip(&seating.rounds);
    stored.filter(|(round, _)| shown::has_public_seats(round)).map(|(_, seats)| seats.clone()).collect()
}

fn report(snapshot: &Snapshot, shown: usize) -> Option<Report> {
    snapshot.schedule.as_ref().filter(|_| shown > 0).and_then(|stored| Report::read(&stored.report))
}
