//! `/run/{slug}/export/workbook.xlsx`: all lists in one workbook, for spreadsheet programs.

use reeve_actions::Permission;
use reeve_actions::background::apart;
use reeve_files::workbook::{ListSheet, workbook};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download};
use reeve_http::route::{Route, get, to};
use reeve_store as store;
use reeve_store::{Snapshot, ruling};
use reeve_urls as urls;
use reeve_views::transfer;
use reeve_words::transfer as words;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::workbook_file, Permission::ReadRun, || to(send)).large()]
}

/// Sends the workbook: for organizers with the list of players, which holds e-mail addresses.
async fn send(request: RequestContext) -> HandlerResult {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, id).await?;
    let rulings = ruling::of_tournament(&mut tx, id).await?;
    drop(tx);
    let runs = request.roles().may(Permission::Run);
    let name = format!("{}.xlsx", snapshot.tournament.slug);
    let made = apart(move || -> Result<Vec<u8>, store::Error> {
        let mut lists = vec![
            (words::SCHEDULE, transfer::schedule_csv(&snapshot)),
            (words::RESULTS, transfer::results_csv(&snapshot)),
            (words::STANDINGS, transfer::standings_csv(&snapshot)?),
            (words::LOTS, transfer::lots_csv(&snapshot)),
            (words::RULINGS, transfer::rulings_csv(&snapshot, &rulings)),
        ];
        if runs {
            lists.insert(0, (words::PLAYERS, transfer::players_csv(&snapshot)));
        }
        let sheets: Vec<ListSheet> =
            lists.into_iter().map(|(words, csv)| ListSheet { name: words.name, csv: csv.finish() }).collect();
        workbook(&sheets).map_err(store::Error::broken)
    });
    download(&name, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", made.await??)
}
