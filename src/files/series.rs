//! The ranking of a series as CSV: `rank,player,event,wins,vp,vp_percent,seconds,thirds,games,events`.

use crate::files::table::CsvWriter;
use crate::rules::series::SeriesRow;

/// The columns.
pub const COLUMNS: [&str; 10] =
    ["rank", "player", "event", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "events"];

/// Writes the ranking, in the order of its rows. `event` is the name of the event that counts, `games` those of it,
/// `events` the number of events that the player took part in.
pub fn write(rows: &[SeriesRow], event_names: &[&str]) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    for row in rows {
        let tally = &row.tally;
        writer.row(&[
            row.rank.map(|rank| rank.to_string()).unwrap_or_default().as_str(),
            &row.name,
            event_names.get(row.event).copied().unwrap_or_default(),
            &tally.wins.to_string(),
            &tally.vp.to_string(),
            &tally.vp_percent.to_string(),
            &tally.seconds.to_string(),
            &tally.thirds.to_string(),
            &tally.games.to_string(),
            &row.events.len().to_string(),
        ]);
    }
    writer
}
