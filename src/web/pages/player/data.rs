//! A player's own data, to download by the private link.

use actix_web::web;

use crate::actions::people::personal_data::personal_data;
use crate::actions::{Caller, Desk, Right, Who};
use crate::web::http::request::Ask;
use crate::web::http::response::{Answer, download};
use crate::web::routes::{Line, get};

/// The routes of this room.
pub fn routes() -> Vec<Line> {
    vec![get("/p/{token}/data.json", Right::OwnPage, || web::to(send))]
}

/// Sends everything that Reeve holds of the player. Whoever has the link asks for the player.
async fn send(ask: Ask) -> Answer {
    let player = ask.player()?;
    let who = Who::Player { player: player.id, tournament: player.tournament_id };
    let caller = Caller { who, address: ask.access.address.clone() };
    let desk = Desk { caller: &caller, ..ask.desk() };
    let text = personal_data(&desk, player.tournament_id, player.id).await?;
    download("my-data.json", "application/json", text.into_bytes())
}
