//! What is printed of a round: each paper by itself, or all of them as one pack, by which the round can be played when nothing
//! else works.

use reeve_rules::games::System;
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::tournament::vocabulary::{Stage, words};
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot::Round;
use reeve_store::{Error, Snapshot, TournamentId, Tx, round_board, sheet_link};

words! {
    /// A paper of a round.
    RoundPaper {
        /// Everything below, as one document.
        Pack = "pack",
        /// The seats under the letters of the names.
        ByName = "by-name",
        /// The seats by table.
        ByTable = "by-table",
        /// A card to stand on each table.
        TableCards = "table-cards",
        /// The record sheets, filled in.
        RecordSheets = "record-sheets",
        /// Record sheets with nobody in them.
        BlankSheets = "blank-sheets",
    }
}

impl RoundPaper {
    /// Whether another paper is in this one.
    pub fn holds(self, other: RoundPaper) -> bool {
        self == other || self == RoundPaper::Pack
    }
}

/// The rounds of a tournament, and by what its record sheets are numbered.
pub struct NumberedSheets {
    pub rounds: Vec<Round>,
    /// What is drawn for the tournament; empty before anything is.
    pub identity: String,
}

impl NumberedSheets {
    /// Reads them.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<NumberedSheets, Error> {
        let identity = sheet_link::identity_of(tx, id).await?.unwrap_or_default();
        Ok(NumberedSheets { rounds: Snapshot::rounds_of(tx, id).await?, identity })
    }
}

/// What a paper of a round is made of.
pub struct ToPrint {
    pub snapshot: Snapshot,
    /// By what its record sheets are numbered; empty before anything is drawn.
    pub identity: String,
    /// The boards of its rounds, for the pack alone.
    pub boards: Vec<KeptBoard>,
}

impl ToPrint {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId, paper: RoundPaper) -> Result<ToPrint, Error> {
        Ok(ToPrint {
            snapshot: Snapshot::load(tx, id).await?,
            identity: sheet_link::identity_of(tx, id).await?.unwrap_or_default(),
            boards: match paper {
                RoundPaper::Pack => round_board::of_tournament(tx, id).await?,
                _ => Vec::new(),
            },
        })
    }
}

/// How many blank record sheets are printed for a round of so many tables: some to spare, and whole pages of them.
pub fn blank_sheets(tables: usize) -> usize {
    tables.div_ceil(10).next_multiple_of(2)
}

/// What a judge looks up in a round.
const ALWAYS: [&str; 12] =
    ["1.1.6", "1.1.8", "1.3.3", "1.3.4", "1.3.5", "1.3.6", "1.4.3", "2.0.4", "2.0.6", "2.0.7", "2.1.5", "3.0.14"];
const IN_SEMI_FINALS: [&str; 1] = ["1.1.7"];
const IN_THE_FINAL: [&str; 2] = ["1.1.9", "1.1.10"];

/// What holds in a side event as well, where the other clauses are about another game.
const IN_SIDE_EVENTS: [&str; 6] = ["2.1.2", "2.1.4", "2.1.5", "2.1.12", "2.2.3", "3.1.2"];

/// The clauses that matter in a round of this game, in the order of the rules.
pub fn clauses(stage: Stage, system: &System) -> impl Iterator<Item = Clause> + use<> {
    let always: &[&str] = if system.championship { &ALWAYS } else { &IN_SIDE_EVENTS };
    let of_stage: &[&str] = match stage {
        Stage::Prelim => &[],
        Stage::Semi => &IN_SEMI_FINALS,
        Stage::Final => &IN_THE_FINAL,
    };
    Clause::all().filter(move |clause| always.contains(&clause.number()) || of_stage.contains(&clause.number()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::games::{BASE, SystemCode};

    #[test]
    fn there_are_blank_sheets_for_every_round() {
        let check = |tables, sheets| assert_eq!(blank_sheets(tables), sheets, "{tables}");
        check(1, 2);
        check(20, 2);
        check(21, 4);
        check(500, 50);
    }

    #[test]
    fn every_clause_that_matters_is_one() {
        let side: Vec<Clause> = clauses(Stage::Prelim, SystemCode::Struggle.system()).collect();
        assert!(
            side.len() == IN_SIDE_EVENTS.len() && side.iter().all(|clause| clause.holds_in_side_events()),
            "{side:?}"
        );
        assert_eq!(clauses(Stage::Prelim, &BASE).count(), ALWAYS.len());
        assert_eq!(clauses(Stage::Semi, &BASE).count(), ALWAYS.len() + IN_SEMI_FINALS.len());
        assert_eq!(clauses(Stage::Final, &BASE).count(), ALWAYS.len() + IN_THE_FINAL.len());
    }
}
