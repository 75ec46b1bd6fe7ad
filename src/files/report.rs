//! The report for CATAN Studio and the prize list as CSV.

use crate::files::table::Writer;

/// The columns of the report: one row for each player at the final table.
pub const REPORT_COLUMNS: [&str; 11] = [
    "tournament",
    "place_of_event",
    "date",
    "participants",
    "valid",
    "place",
    "player",
    "vp",
    "winner",
    "email",
    "country",
];

/// The columns of the prize list.
pub const PRIZE_COLUMNS: [&str; 5] = ["rank", "player", "prize", "status", "handed_out"];

/// What every row of the report says of the event.
#[derive(Debug, Clone, Copy)]
pub struct Event<'a> {
    /// The tournament's name.
    pub name: &'a str,
    /// Where it was played.
    pub place: &'a str,
    /// The day, as `2026-11-21`.
    pub date: &'a str,
    /// Players seated when round 1 started.
    pub participants: &'a str,
    /// `yes` or `no`: whether the result is valid for the championship (1.1.3).
    pub valid: &'a str,
}

/// Writes the report; each row holds place, player, vp, winner, email, country.
pub fn report(event: &Event<'_>, rows: &[[String; 6]]) -> Writer {
    let mut writer = Writer::new(&REPORT_COLUMNS);
    for row in rows {
        let head = [event.name, event.place, event.date, event.participants, event.valid];
        let cells: Vec<&str> = head.into_iter().chain(row.iter().map(String::as_str)).collect();
        writer.row(&cells);
    }
    writer
}

/// Writes the prize list; each row holds rank, player, prize, status. The last column is there to tick.
pub fn prizes(rows: &[[String; 4]]) -> Writer {
    let mut writer = Writer::new(&PRIZE_COLUMNS);
    for row in rows {
        let cells: Vec<&str> = row.iter().map(String::as_str).chain([""]).collect();
        writer.row(&cells);
    }
    writer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_the_event_in_every_row() {
        let event = Event { name: "City, Open", place: "Hall", date: "2026-11-21", participants: "14", valid: "yes" };
        let row = ["1", "=Ann", "10", "1", "ann@example.org", "DE"].map(str::to_owned);
        let text = report(&event, &[row]).finish();
        let expect = "tournament,place_of_event,date,participants,valid,place,player,vp,winner,email,country\n\
                      \"City, Open\",Hall,2026-11-21,14,yes,1,'=Ann,10,1,ann@example.org,DE\n";
        assert_eq!(text, expect);
    }

    #[test]
    fn a_prize_list_leaves_room_to_tick() {
        let row = ["2", "Bo", "top 4", ""].map(str::to_owned);
        assert_eq!(prizes(&[row]).finish(), "rank,player,prize,status,handed_out\n2,Bo,top 4,,\n");
    }
}
