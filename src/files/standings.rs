//! Standings as CSV: `rank,player,wins,vp,vp_percent,seconds,thirds,games,status`.

use crate::table::CsvWriter;
use reeve_rules::standings::{RankedPlayer, Standings, Status};

/// The columns.
pub const COLUMNS: [&str; 9] = ["rank", "player", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "status"];

/// The status as the file has it: empty, `withdrawn` or `disqualified`.
fn status(row: &RankedPlayer) -> &'static str {
    match row.status {
        Status::Active => "",
        Status::Withdrawn => "withdrawn",
        Status::Disqualified { .. } => "disqualified",
    }
}

/// Writes standings, in the order of their rows.
pub fn write(standings: &Standings) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    for row in &standings.rows {
        let tally = &row.tally;
        writer.row(&[
            row.rank.map(|rank| rank.to_string()).unwrap_or_default().as_str(),
            &row.name,
            &tally.wins.to_string(),
            &tally.vp.to_string(),
            &tally.vp_percent.to_string(),
            &tally.seconds.to_string(),
            &tally.thirds.to_string(),
            &tally.games.to_string(),
            status(row),
        ]);
    }
    writer
}
