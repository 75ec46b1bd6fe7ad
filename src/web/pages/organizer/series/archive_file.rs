//! `/series/{series}/archive.zip`: the whole series as one file, with its events and its final day.

use reeve_actions::Permission;
use reeve_actions::transfer::series::export::export_series;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download};
use reeve_http::route::{Route, get, to};
use reeve_urls as urls;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::run_series::archive, Permission::Run, || to(send)).large()]
}

/// Sends the archive.
async fn send(request: RequestContext) -> HandlerResult {
    let series = request.series()?;
    let bytes = export_series(&request.context(), series.id).await?;
    download(&format!("{}-series.zip", series.slug), "application/zip", bytes)
}
