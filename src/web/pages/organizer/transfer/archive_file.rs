//! The archive of a tournament, to download.

use reeve_actions::Permission;
use reeve_actions::transfer::export_tournament::export_tournament;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download};
use reeve_http::route::{Route, get, to};
use reeve_urls as urls;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::archive_file, Permission::Run, || to(send)).large()]
}

/// Sends the archive.
async fn send(request: RequestContext) -> HandlerResult {
    let tournament = request.tournament()?;
    let bytes = export_tournament(&request.context(), tournament.id).await?;
    download(&format!("{}.zip", tournament.slug), "application/zip", bytes)
}
