//! The archive of a tournament, to download.

use actix_web::web;

use crate::actions::Right;
use crate::actions::transfer::export_tournament::export_tournament;
use crate::web::http::request::Ask;
use crate::web::http::response::{Answer, download};
use crate::web::routes::{Line, get};

/// The routes of this room.
pub fn routes() -> Vec<Line> {
    vec![get("/run/{slug}/export/archive.zip", Right::Run, || web::to(send))]
}

/// Sends the archive.
async fn send(ask: Ask) -> Answer {
    let tournament = ask.tournament()?;
    let bytes = export_tournament(&ask.desk(), tournament.id).await?;
    download(&format!("{}.zip", tournament.slug), "application/zip", bytes)
}
