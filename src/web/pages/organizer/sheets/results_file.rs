//! The results as CSV.

use actix_web::web;

use crate::actions::Permission;
use crate::files::results::COLUMNS;
use crate::files::table::CsvWriter;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, csv};
use crate::web::http::route::{Route, get};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get("/run/{slug}/export/results.csv", Permission::ReadRun, || web::to(export))]
}

/// Every final record sheet, by round and table.
pub async fn export(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let labels = snapshot.labels();
    let mut writer = CsvWriter::new(&COLUMNS);
    for round in &snapshot.rounds {
        for table in round.tables.iter().filter(|table| table.row.sheet_state.is_final()) {
            for seat in &table.seats {
                let won = table.row.winner_position == Some(seat.position);
                writer.row(&[
                    round.row.stage.code(),
                    &round.row.number.to_string(),
                    &table.row.number.to_string(),
                    &seat.position.to_string(),
                    labels.get(&seat.player_id).map(String::as_str).unwrap_or_default(),
                    &seat.vp.map(|vp| vp.to_string()).unwrap_or_default(),
                    if won { "1" } else { "0" },
                ]);
            }
        }
    }
    csv(&format!("{}-results", snapshot.tournament.slug), writer.finish_for_download())
}
