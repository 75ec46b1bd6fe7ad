//! A player's own data, to download by the private link.

use reeve_actions::people::personal_data::personal_data;
use reeve_actions::{Caller, Context, Permission, Who};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download};
use reeve_http::route::{Route, get, to};
use reeve_urls as urls;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::own::data_json, Permission::OwnPage, || to(send)).large().in_english()]
}

/// Sends everything that Reeve holds of the player. Whoever has the link asks for the player.
async fn send(request: RequestContext) -> HandlerResult {
    let player = request.player()?;
    let who = Who::Player { player: player.id, tournament: player.tournament_id };
    let caller = Caller { who, address: request.access.address.clone() };
    let context = Context { caller: &caller, ..request.context() };
    let text = personal_data(&context, player.tournament_id, player.id).await?;
    download("my-data.json", "application/json", text.into_bytes())
}
