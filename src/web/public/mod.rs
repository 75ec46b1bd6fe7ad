//! What everybody may look at.

use actix_web::web;

use crate::desk::Right;

use super::routes::{Line, get, post};

mod bracket;
mod hall;
mod home;
mod register;
mod results;
mod rules;
mod schedule;
pub mod seats;
mod small;
mod standings;
mod tournament;
pub mod watch;

pub use home::stands;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    let mut lines = vec![
        get("/", Right::SeePublic, || web::to(home::show)).kept(&[]),
        get("/static/{file:.*}", Right::SeePublic, || web::to(small::asset)),
        get("/favicon.ico", Right::SeePublic, || web::to(small::favicon)),
        get("/healthz", Right::SeePublic, || web::to(watch::health)),
        get("/readyz", Right::SeePublic, || web::to(watch::ready)),
        get("/metrics", Right::SeePublic, || web::to(watch::metrics)),
        post("/theme", Right::SeePublic, || web::to(small::theme)),
    ];
    lines.extend(tournament::routes());
    lines.extend(rules::routes());
    lines.extend(seats::routes());
    lines.extend(results::routes());
    lines.extend(schedule::routes());
    lines.extend(hall::routes());
    lines.extend(register::routes());
    lines.extend(standings::routes());
    lines.extend(bracket::routes());
    lines
}
