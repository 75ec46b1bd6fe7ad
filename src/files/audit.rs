//! The audit log as CSV: `id,time,tournament,actor,account,player,address,action,subject,before,after,archive,digest`.
//!
//! It is only written, and in pieces, since it may be longer than what one likes to hold in memory.

use crate::table::CsvWriter;

/// The columns.
pub const COLUMNS: [&str; 13] = [
    "id",
    "time",
    "tournament",
    "actor",
    "account",
    "player",
    "address",
    "action",
    "subject",
    "before",
    "after",
    "archive",
    "digest",
];

/// A line of the log, as the file has it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditRow {
    /// Its number; a later line has a greater one.
    pub id: String,
    /// When, in UTC: `2026-11-21T14:03:22.500Z`.
    pub time: String,
    /// The short address of the tournament; empty for what belongs to none.
    pub tournament: String,
    /// `account`, `player`, `visitor` or `command`.
    pub actor: String,
    /// The name of the account that did it.
    pub account: String,
    /// The number, within the tournament, of the player who did it.
    pub player: String,
    /// The network address it came from.
    pub address: String,
    pub action: String,
    pub subject: String,
    /// What was there before, as JSON.
    pub before: String,
    /// What was there afterwards, as JSON.
    pub after: String,
    /// `yes` where the line came with an archive of the tournament and was not written by this Reeve; else empty.
    pub archive: String,
    /// The digest of the line, of which that of the next line of the same log is made; empty in lines of earlier versions.
    pub digest: String,
}

/// The header.
pub fn head() -> String {
    CsvWriter::new(&COLUMNS).finish()
}

/// Some lines.
pub fn lines(lines: &[AuditRow]) -> String {
    let mut writer = CsvWriter::default();
    for line in lines {
        writer.row(&[
            &line.id,
            &line.time,
            &line.tournament,
            &line.actor,
            &line.account,
            &line.player,
            &line.address,
            &line.action,
            &line.subject,
            &line.before,
            &line.after,
            &line.archive,
            &line.digest,
        ]);
    }
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cells_and_never_formulas() {
        let line = AuditRow {
            id: "7".to_owned(),
            account: "=cmd|' /C calc'!A0".to_owned(),
            subject: "table 7, \"final\"".to_owned(),
            after: r#"{"vp":10}"#.to_owned(),
            ..AuditRow::default()
        };
        assert_eq!(
            head(),
            "id,time,tournament,actor,account,player,address,action,subject,before,after,archive,digest\n"
        );
        assert_eq!(lines(&[line]), "7,,,,'=cmd|' /C calc'!A0,,,,\"table 7, \"\"final\"\"\",,\"{\"\"vp\"\":10}\",,\n");
    }
}
