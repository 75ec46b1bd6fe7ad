//! Standings as CSV: `rank,player,wins,vp,vp_percent,seconds,thirds,games,status`, and `points` behind `player` where the rule set
//! gives any.

use crate::table::CsvWriter;
use reeve_rules::standings::{RankedPlayer, Standings, Status};

/// The columns.
const COLUMNS: [&str; 9] = ["rank", "player", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "status"];

/// Where the points stand.
pub(crate) const POINTS_AT: usize = 2;
/// What they are called.
pub(crate) const POINTS: &str = "points";

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
    write_result(standings, 0)
}

/// As [`write`], where the result stands and so many go on to something elsewhere: these have the status `qualified`.
pub fn write_result(standings: &Standings, qualify: u32) -> CsvWriter {
    let gives_points = standings.rules.gives_points();
    let mut columns = COLUMNS.to_vec();
    if gives_points {
        columns.insert(POINTS_AT, POINTS);
    }
    let mut writer = CsvWriter::new(&columns);
    for row in &standings.rows {
        let tally = &row.tally;
        let mut cells = vec![
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            row.name.clone(),
            tally.wins.to_string(),
            tally.vp.to_string(),
            tally.vp_percent.to_string(),
            tally.seconds.to_string(),
            tally.thirds.to_string(),
            tally.games.to_string(),
            match status(row) {
                "" if standings.qualifies(row, qualify) => "qualified".to_owned(),
                status => status.to_owned(),
            },
        ];
        if gives_points {
            cells.insert(POINTS_AT, tally.points.to_string());
        }
        writer.row(&cells);
    }
    writer
}
