//! The words of what is printed, and of what is typed back in from paper.

use reeve_rules::sheets::number::NumberFault;
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_views::rounds::papers::RoundPaper;

/// What a paper is for.
pub fn says(paper: RoundPaper) -> &'static str {
    match paper {
        RoundPaper::Pack => "Everything below in one document, so that the round can be played without any machine.",
        RoundPaper::ByName => "Large, in columns, to hang up at the entrance.",
        RoundPaper::ByTable => "Who plays with whom, with the number of each record sheet.",
        RoundPaper::TableCards => "A card for each table, two to a page.",
        RoundPaper::RecordSheets => {
            "Filled in, two to a page. One cut through the whole stack leaves two sorted stacks."
        }
        RoundPaper::BlankSheets => "Spare sheets, in case one gets lost or wet.",
    }
}

/// Why what was typed is not the number of a sheet.
pub fn number_fault(fault: NumberFault) -> &'static str {
    match fault {
        NumberFault::NoNumber => "Type the number that stands on the sheet: digits only.",
        NumberFault::Slip => "No sheet has this number: a digit is wrong, or the sheet is of another tournament.",
    }
}

/// A number that could be one of this tournament, of a table that it does not have.
pub const NO_SUCH_SHEET: &str = "This tournament has no such table. Look at the sheet again.";

/// What was just typed in and stored.
pub fn saved(sheet: &str, state: SheetState) -> String {
    match state {
        SheetState::Open => format!("{sheet}: nothing is entered yet."),
        SheetState::Submitted => format!("{sheet} is saved, not signed yet."),
        SheetState::Signed | SheetState::Decided => format!("{sheet} is saved, and signed."),
    }
}

/// The paper says what is stored already.
pub fn same(sheet: &str) -> String {
    format!("{sheet}: the paper says what is stored. Nothing has changed.")
}

/// The paper says something else than a sheet that is final.
pub const FINAL_DIFFERS: &str =
    "The paper says something else than the result that stands. Nothing was changed (1.3.4).";

/// The paper says something else than what is stored.
pub const DIFFERS: &str = "The paper says something else than what is stored. Yours is not saved yet.";
