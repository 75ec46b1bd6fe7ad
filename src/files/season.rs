//! The events of a season for whoever reports them, as CSV and as JSON, of one series or of all between two days:
//! `event,address,series,place,date,time_zone,game,part,phase,players,valid,rule_set,champion,finalists`.

use chrono::NaiveDate;
use serde::Serialize;

use crate::table::CsvWriter;
use reeve_rules::rule_set::{Preset, RuleSet};

/// The columns.
const COLUMNS: [&str; 14] = [
    "event",
    "address",
    "series",
    "place",
    "date",
    "time_zone",
    "game",
    "part",
    "phase",
    "players",
    "valid",
    "rule_set",
    "champion",
    "finalists",
];

/// The events, with what they are of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeasonFile {
    /// The first and the last day; none where they are those of a series.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<ReportedSeries>,
    pub events: Vec<SeasonEvent>,
}

/// The series that they are of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReportedSeries {
    pub name: String,
    /// Its short address.
    pub address: String,
    /// How many different people have played in any event.
    pub players: usize,
    /// Whether these are enough for the championship (1.1.3).
    pub valid: bool,
    /// Whether events are still open.
    pub provisional: bool,
}

/// An event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeasonEvent {
    #[serde(rename = "event")]
    pub name: String,
    /// Its short address.
    pub address: String,
    /// The name of the series that it is of.
    pub series: Option<String>,
    pub place: String,
    pub date: NaiveDate,
    pub time_zone: String,
    pub game: &'static str,
    pub part: &'static str,
    pub phase: &'static str,
    /// How many have played; none before that is counted.
    pub players: Option<usize>,
    /// Whether these are enough for the championship (1.1.3); none where they are counted elsewhere or not yet, and where other rules
    /// than CATAN Studio's leave that to the organizers.
    pub valid: Option<bool>,
    pub rule_set: String,
    /// Once declared.
    pub champion: Option<String>,
    /// The final table by place, once the final counts.
    pub finalists: Vec<SeasonFinalist>,
}

/// A player of the final table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeasonFinalist {
    /// None for the disqualified.
    pub place: Option<u32>,
    pub player: String,
}

/// The name of a rule set: a preset that was changed is one no more.
pub fn rule_set(rules: &RuleSet) -> String {
    let is_changed = Preset::of(rules).is_none() && Preset::from_code(&rules.name).is_some();
    if is_changed { format!("{}, changed", rules.name) } else { rules.name.clone() }
}

impl SeasonFile {
    /// As CSV, a line for each event. Of the finalists those with a place, separated by `|`.
    pub fn csv(&self) -> CsvWriter {
        let mut writer = CsvWriter::new(&COLUMNS);
        for event in &self.events {
            let placed = event.finalists.iter().filter(|finalist| finalist.place.is_some());
            // What separates them stands in no name.
            let placed = placed.map(|finalist| finalist.player.replace('|', "/")).collect::<Vec<_>>();
            writer.row(&[
                event.name.as_str(),
                &event.address,
                event.series.as_deref().unwrap_or_default(),
                &event.place,
                &event.date.to_string(),
                &event.time_zone,
                event.game,
                event.part,
                event.phase,
                &event.players.map(|count| count.to_string()).unwrap_or_default(),
                event.valid.map_or("", |valid| if valid { "yes" } else { "no" }),
                &event.rule_set,
                event.champion.as_deref().unwrap_or_default(),
                &placed.join("|"),
            ]);
        }
        writer
    }

    /// As JSON, with a line break at its end.
    ///
    /// Error: it can't be written, which does not happen.
    pub fn json(&self) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event() -> SeasonEvent {
        SeasonEvent {
            name: "=\"Jena\", Open".to_owned(),
            address: "jena".to_owned(),
            series: None,
            place: "Hall".to_owned(),
            date: "2026-11-21".parse().expect("a day"),
            time_zone: "Europe/Berlin".to_owned(),
            game: "base",
            part: "whole",
            phase: "finished",
            players: Some(14),
            valid: Some(true),
            rule_set: "catan-studio".to_owned(),
            champion: Some("Ada 🎲 \u{200F}א".to_owned()),
            finalists: [(Some(1), "Ada 🎲 \u{200F}א"), (Some(2), "Bo | Cy"), (None, "Dee")]
                .map(|(place, player)| SeasonFinalist { place, player: player.to_owned() })
                .to_vec(),
        }
    }

    #[test]
    fn odd_names_come_through() {
        let ahead = SeasonEvent { players: None, valid: None, champion: None, finalists: Vec::new(), ..event() };
        let file = SeasonFile { from: None, until: None, series: None, events: vec![event(), ahead] };
        let expect = "event,address,series,place,date,time_zone,game,part,phase,players,valid,rule_set,champion,finalists\n\
            \"'=\"\"Jena\"\", Open\",jena,,Hall,2026-11-21,Europe/Berlin,base,whole,finished,14,yes,catan-studio,\
            Ada 🎲 \u{200F}א,Ada 🎲 \u{200F}א|Bo / Cy\n\
            \"'=\"\"Jena\"\", Open\",jena,,Hall,2026-11-21,Europe/Berlin,base,whole,finished,,,catan-studio,,\n";
        assert_eq!(file.csv().finish(), expect);
        let read: serde_json::Value = serde_json::from_str(&file.json().expect("JSON")).expect("JSON");
        assert_eq!(read["events"][0]["event"], "=\"Jena\", Open");
        assert_eq!(read["events"][0]["finalists"][1]["player"], "Bo | Cy");
        assert_eq!(read["events"][0]["finalists"][2]["place"], serde_json::Value::Null);
        assert!(read.get("series").is_none() && read["events"][1]["players"].is_null(), "{read}");
    }

    #[test]
    fn a_changed_preset_is_named_so() {
        let uk = Preset::Uk.rules();
        assert_eq!(rule_set(&uk), "uk");
        assert_eq!(rule_set(&RuleSet { goal: uk.goal + 1, ..uk.clone() }), "uk, changed");
        assert_eq!(rule_set(&RuleSet { name: "Club rules".to_owned(), ..uk }), "Club rules");
    }
}
