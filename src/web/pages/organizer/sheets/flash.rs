//! What a record sheet says of what was just done.

use reeve_store::snapshot::Round;
use reeve_words as words;
use reeve_words::flash::SheetDone;

/// The query of a record sheet: the table that was just saved, or what became of a correction.
#[derive(Default, serde::Deserialize)]
pub struct SheetQuery {
    #[serde(default)]
    saved: String,
    /// Whether the result that was saved was to be signed, and is unusual.
    #[serde(default)]
    sign: String,
    #[serde(default)]
    done: String,
}

impl SheetQuery {
    /// Whether whoever saved the result is asked for the winner's VP once more.
    pub(super) fn is_to_be_signed(&self) -> bool {
        self.sign == "yes"
    }

    /// What was done; none where the address says nothing of it, or names no table of the round.
    pub(super) fn said(&self, round: &Round) -> Option<String> {
        let number = self.saved.parse::<i64>().ok();
        let saved = number.and_then(|number| round.tables.iter().find(|table| table.row.number == number));
        let saved = saved.map(|table| words::sheets::saved(table.row.number, table.row.sheet_state));
        saved.or_else(|| SheetDone::from_code(&self.done).map(|done| done.sentence()))
    }
}
