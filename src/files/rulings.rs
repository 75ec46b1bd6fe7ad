//! Rulings as CSV: `time,stage,round,table,players,clause,decision,penalty,judge,report,kind,given_to`.

use chrono::{DateTime, SecondsFormat, Utc};

use crate::table::CsvWriter;
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::penalty::Penalty;
use reeve_rules::tournament::vocabulary::Stage;

/// The columns.
pub const COLUMNS: [&str; 12] = [
    "time", "stage", "round", "table", "players", "clause", "decision", "penalty", "judge", "report", "kind",
    "given_to",
];

/// How many of them files of earlier versions have.
pub const EARLIER_COLUMNS: [usize; 2] = [10, 9];

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
    /// What was reported; may be empty.
    pub report: String,
    /// Of which kind the breach of conduct was; none for the rules of the game.
    pub kind: Option<ConductKind>,
    /// To whom a win was given away (1.3.6); empty elsewhere.
    pub given_to: String,
}

/// Writes rulings, in this order, with the first so many columns.
pub fn write(rulings: impl Iterator<Item = RulingRecord>, columns: usize) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS[..columns]);
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let moment = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    for line in rulings {
        let decision = match line.pause {
            Some((began, ended)) if line.decision.is_empty() => {
                format!("{}/{}", moment(began), ended.map(moment).unwrap_or_default())
            }
            _ => line.decision,
        };
        let cells = [
            moment(line.time),
            line.stage.map(Stage::code).unwrap_or_default().to_owned(),
            number(line.round),
            number(line.table),
            line.players.join("|"),
            line.clause.number().to_owned(),
            decision,
            line.penalty.code().to_owned(),
            line.judge,
            line.report,
            line.kind.map(ConductKind::code).unwrap_or_default().to_owned(),
            line.given_to,
        ];
        writer.row(&cells[..columns]);
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
            report: "He rolled; =twice".to_owned(),
            kind: Some(ConductKind::Courtesy),
            given_to: String::new(),
        };
        let given = RulingRecord {
            clause: Clause::read("1.3.6").expect("a clause"),
            players: vec!["Ada".to_owned()],
            kind: Some(ConductKind::WinGiven),
            given_to: "Bo".to_owned(),
            ..line.clone()
        };
        let pause = RulingRecord {
            clause: Clause::read("2.1.7").expect("a clause"),
            players: Vec::new(),
            decision: String::new(),
            pause: Some((at(30), None)),
            penalty: Penalty::None,
            report: String::new(),
            kind: None,
            ..line.clone()
        };
        let written = |columns| write([line.clone(), given.clone(), pause.clone()].into_iter(), columns).finish();
        assert_eq!(
            written(COLUMNS.len()),
            "time,stage,round,table,players,clause,decision,penalty,judge,report,kind,given_to\n\
             2026-11-21T09:30:00Z,prelim,2,7,\"Ada|Bo, \"\"the\"\" Bo\",3.0.13,'=1+1,warning,Noor,He rolled; =twice,courtesy,\n\
             2026-11-21T09:30:00Z,prelim,2,7,Ada,1.3.6,'=1+1,warning,Noor,He rolled; =twice,win_given,Bo\n\
             2026-11-21T09:30:00Z,prelim,2,7,,2.1.7,2026-11-21T09:30:00Z/,none,Noor,,,\n"
        );
        assert_eq!(
            written(EARLIER_COLUMNS[1]),
            "time,stage,round,table,players,clause,decision,penalty,judge\n\
             2026-11-21T09:30:00Z,prelim,2,7,\"Ada|Bo, \"\"the\"\" Bo\",3.0.13,'=1+1,warning,Noor\n\
             2026-11-21T09:30:00Z,prelim,2,7,Ada,1.3.6,'=1+1,warning,Noor\n\
             2026-11-21T09:30:00Z,prelim,2,7,,2.1.7,2026-11-21T09:30:00Z/,none,Noor\n"
        );
    }
}
