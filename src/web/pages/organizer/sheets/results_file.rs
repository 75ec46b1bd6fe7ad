//! The results as CSV.

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, csv};
use reeve_http::route::{Route, get, to};
use reeve_urls as urls;
use reeve_views::transfer;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::results_file, Permission::ReadRun, || to(export)).large()]
}

/// Every final record sheet, by round and table.
pub async fn export(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    csv(&format!("{}-results", snapshot.tournament.slug), transfer::results_csv(&snapshot).finish_for_download())
}
