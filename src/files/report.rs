//! The report for CATAN Studio and the prize list as CSV.

use chrono::NaiveDate;

use crate::table::CsvWriter;

/// The columns of the report: one row for each player at the final table.
const REPORT_COLUMNS: [&str; 11] = [
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
const PRIZE_COLUMNS: [&str; 5] = ["rank", "player", "prize", "status", "handed_out"];

/// What every row of the report says of the event.
#[derive(Debug, Clone, Copy)]
pub struct EventRow<'a> {
    pub name: &'a str,
    pub place: &'a str,
    pub date: NaiveDate,
    /// Everybody who took part; none before round 1 has started.
    pub participants: Option<usize>,
    /// Whether the result is valid for the championship (1.1.3); none before round 1 started.
    pub valid: Option<bool>,
}

/// A player at the final table.
#[derive(Debug, Clone, Copy)]
pub struct FinalistRow<'a> {
    /// The place after the final; none for the disqualified.
    pub place: Option<u32>,
    pub name: &'a str,
    /// VP in the final, as stated.
    pub vp: Option<i64>,
    pub champion: bool,
    /// E-mail address, where it is known.
    pub email: Option<&'a str>,
    /// Country, where it is known.
    pub country: Option<&'a str>,
}

/// A row of the prize list.
#[derive(Debug, Clone, Copy)]
pub struct PrizeRow<'a> {
    pub rank: u32,
    pub name: &'a str,
    /// What the prizes of the rank are called.
    pub prize: &'a str,
    /// Whether the player left the tournament.
    pub withdrawn: bool,
}

/// Writes the report.
pub fn report<'a>(event: &EventRow<'_>, finalists: impl IntoIterator<Item = FinalistRow<'a>>) -> CsvWriter {
    let mut writer = CsvWriter::new(&REPORT_COLUMNS);
    let date = event.date.to_string();
    let participants = event.participants.map(|count| count.to_string()).unwrap_or_default();
    let valid = event.valid.map_or("", |valid| if valid { "yes" } else { "no" });
    for finalist in finalists {
        writer.row(&[
            event.name,
            event.place,
            &date,
            &participants,
            valid,
            &finalist.place.map(|place| place.to_string()).unwrap_or_default(),
            finalist.name,
            &finalist.vp.map(|vp| vp.to_string()).unwrap_or_default(),
            if finalist.champion { "1" } else { "0" },
            finalist.email.unwrap_or_default(),
            finalist.country.unwrap_or_default(),
        ]);
    }
    writer
}

/// Writes the prize list. The last column is there to tick.
pub fn prizes<'a>(rows: impl IntoIterator<Item = PrizeRow<'a>>) -> CsvWriter {
    let mut writer = CsvWriter::new(&PRIZE_COLUMNS);
    for row in rows {
        let status = if row.withdrawn { "withdrawn" } else { "" };
        writer.row(&[&row.rank.to_string(), row.name, row.prize, status, ""]);
    }
    writer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_the_event_in_every_row() {
        let event = EventRow {
            name: "City, Open",
            place: "Hall",
            date: "2026-11-21".parse().expect("a day"),
            participants: Some(14),
            valid: Some(true),
        };
        let row = FinalistRow {
            place: Some(1),
            name: "=Ann",
            vp: Some(10),
            champion: true,
            email: Some("ann@example.org"),
            country: Some("DE"),
        };
        let out = FinalistRow { place: None, name: "Bo", champion: false, email: None, country: None, ..row };
        let text = report(&event, [row, out]).finish();
        let expect = "tournament,place_of_event,date,participants,valid,place,player,vp,winner,email,country\n\
                      \"City, Open\",Hall,2026-11-21,14,yes,1,'=Ann,10,1,ann@example.org,DE\n\
                      \"City, Open\",Hall,2026-11-21,14,yes,,Bo,10,0,,\n";
        assert_eq!(text, expect);
    }

    #[test]
    fn a_prize_list_leaves_room_to_tick() {
        let row = |withdrawn| PrizeRow { rank: 2, name: "Bo", prize: "top 4", withdrawn };
        let expect = "rank,player,prize,status,handed_out\n2,Bo,top 4,,\n2,Bo,top 4,withdrawn,\n";
        assert_eq!(prizes([row(false), row(true)]).finish(), expect);
    }
}
