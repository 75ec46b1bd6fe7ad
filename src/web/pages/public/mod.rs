//! What everybody may look at.

mod bracket;
mod hall;
mod home;
pub mod monitoring;
mod register;
mod results;
mod rules;
mod schedule;
pub mod seats;
mod standings;
pub mod static_files;
mod tournament;

use actix_web::web;

use crate::actions::Right;

use crate::web::routes::{Line, get, post};

pub use crate::web::pages::public::home::stands;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    let mut lines = vec![
        get("/", Right::SeePublic, || web::to(home::show)).kept(&[]),
        get("/static/{file:.*}", Right::SeePublic, || web::to(static_files::asset)),
        get("/favicon.ico", Right::SeePublic, || web::to(static_files::favicon)),
        get("/healthz", Right::SeePublic, || web::to(monitoring::health)),
        get("/readyz", Right::SeePublic, || web::to(monitoring::ready)),
        get("/metrics", Right::SeePublic, || web::to(monitoring::metrics)),
        post("/theme", Right::SeePublic, || web::to(static_files::theme)),
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
