//! Rulings as CSV: `time,stage,round,table,players,clause,decision,penalty,judge`.

use chrono::{DateTime, SecondsFormat, Utc};

use crate::table::CsvWriter;
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::penalty::Penalty;
use reeve_rules::tournament::vocabulary::Stage;

/// The columns.
pub const COLUMNS: [&str; 9] = ["time", "stage", "round", "table", "players", "clause", "decision", "penalty", "judge"];

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingRecord {
    pub time: DateTime<Utc>,
    /// The stage of the game that it is about; none where it is about none.
    pub stage: Option<Stage>,
    /// The round of that game.
    pub round: Option<i64>,
    /// The table of that game.
    pub table: Option<i64>,
    /// Its players, separated by `|` in the file.
    pub players: Vec<String>,
    /// The clause.
    pub clause: Clause,
    pub decision: String,
    /// A pause of the game: when it began, and when it ended. It stands in the place of a decision, as `BEGIN/END`.
    pub pause: Option<(DateTime<Utc>, Option<DateTime<Utc>>)>,
    pub penalty: Penalty,
    /// The name of the judge's account.
    pub judge: String,
}

/// Writes rulings, in this order.
pub fn write(rulings: impl Iterator<Item = RulingRecord>) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let moment = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    for line in rulings {
        let decision = match line.pause {
            Some((began, ended)) if line.decision.is_empty() => {
                format!("{}/{}", moment(began), ended.map(moment).unwrap_or_default())
            }
            _ => line.decision,
        };
        writer.row(&[
            moment(line.time).as_str(),
            line.stage.map(Stage::code).unwrap_or_default(),
            &number(line.round),
            &number(line.table),
            &line.players.join("|"),
            line.clause.number(),
            &decision,
            line.penalty.code(),
            &line.judge,
        ]);
    }
    writer
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;

    use super::*;

    #[test]
    fn a_ruling_is_a_line_and_no_formula_is_run() {
        let at = |minute| Utc.with_ymd_and_hms(2026, 11, 21, 9, minute, 0).single().expect("a moment");
        let line = RulingRecord {
            time: at(30),
            stage: Some(Stage::Prelim),
            round: Some(2),
            table: Some(7),
            players: vec!["Ada".to_owned(), "Bo, \"the\" Bo".to_owned()],
            clause: Clause::read("3.0.13").expect("a clause"),
            decision: "=1+1".to_owned(),
            pause: None,
            penalty: Penalty::Warning,
            judge: "Noor".to_owned(),
        };
        let pause = RulingRecord {
            clause: Clause::read("2.1.7").expect("a clause"),
            players: Vec::new(),
            decision: String::new(),
            pause: Some((at(30), None)),
            penalty: Penalty::None,
            ..line.clone()
        };
        assert_eq!(
            write([line, pause].into_iter()).finish(),
            "time,stage,round,table,players,clause,decision,penalty,judge\n\
             2026-11-21T09:30:00Z,prelim,2,7,\"Ada|Bo, \"\"the\"\" Bo\",3.0.13,'=1+1,warning,Noor\n\
             2026-11-21T09:30:00Z,prelim,2,7,,2.1.7,2026-11-21T09:30:00Z/,none,Noor\n"
        );
    }
}
