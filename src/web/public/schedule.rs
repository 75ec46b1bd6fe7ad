//! How good the seat schedule is, for everybody: figures, proof, and who meets whom as far as it is public.

use actix_web::web;
use askama::Template;

use crate::desk::Right;
use crate::desk::seating::{Report, Seating};
use crate::store::words::Stage;
use crate::web::ask::Ask;
use crate::web::frame::Frame;
use crate::web::nav;
use crate::web::organizer::schedule::{picture, why};
use crate::web::organizer::schedule_view::{Figure, figures};
use crate::web::page::{Answer, page};
use crate::web::routes::{Line, get};

use super::seats::published;

/// The routes of this room.
pub fn routes() -> Vec<Line> {
    vec![get("/t/{slug}/schedule", Right::SeePublic, || web::to(show))]
}

#[derive(Template)]
#[template(path = "public/schedule.html")]
struct SchedulePage {
    page: Frame,
    home: String,
    says: Vec<String>,
    gave: Vec<String>,
    figures: Vec<Figure>,
    argument: Vec<String>,
    matrix: String,
    shown: usize,
    rounds: usize,
}

/// Shows the figures once a preliminary round is public. The picture holds the public rounds only.
pub async fn show(ask: Ask) -> Answer {
    let snapshot = ask.snapshot().await?;
    let shown = published(&snapshot).iter().filter(|round| round.row.stage == Stage::Prelim).count();
    let report = snapshot.schedule.as_ref().filter(|_| shown > 0).and_then(|stored| Report::read(&stored.report));
    let seating = Seating::of(&snapshot);
    page(&SchedulePage {
        page: nav::public(&ask, "Seat schedule", "schedule")?,
        home: format!("/t/{}", snapshot.tournament.slug),
        says: report.as_ref().map(|report| report.says.clone()).unwrap_or_default(),
        gave: report.as_ref().map(|report| report.gave.clone()).unwrap_or_default(),
        figures: report.as_ref().map(figures).unwrap_or_default(),
        argument: report.as_ref().map(why).unwrap_or_default(),
        matrix: picture(&snapshot, &seating, shown),
        shown,
        rounds: seating.wanted,
    })
}
