//! The kept versions of a record sheet, as its page shows them.

use reeve_rules::tournament::vocabulary::SheetState;
use reeve_views::sheets::{EnteredBy, Version};
use reeve_words as words;
use reeve_words::games::Terms;
use reeve_words::time;

/// One kept version of the sheet.
pub(super) struct VersionLine {
    pub(super) number: i64,
    pub(super) at: String,
    pub(super) who: String,
    pub(super) state: String,
    /// A line for each seat.
    pub(super) says: Vec<String>,
    /// Why a judge decided it like this.
    pub(super) reason: Option<String>,
}

/// A kept version as the page shows it.
pub(super) fn version_line(version: &Version, proposer: Option<&str>, zone: &str, terms: &Terms) -> VersionLine {
    let author = words::sheets::author(&version.author);
    VersionLine {
        number: version.number,
        at: time::moment(version.at, zone),
        who: proposer.map_or_else(|| author.clone(), |first| words::sheets::two_authors(first, &author)),
        state: match (&version.author, version.state) {
            _ if version.corrects => words::sheets::CORRECTED.to_owned(),
            (EnteredBy::Player(_), SheetState::Signed) => words::sheets::SIGNED_BY_ALL.to_owned(),
            (_, SheetState::Decided) => words::sheets::decided(version.stands),
            (_, state) => words::sheets::state(state).to_owned(),
        },
        says: version
            .result
            .as_ref()
            .map(|result| words::sheets::version(result, &version.players, &version.not_counted, terms))
            .unwrap_or_default(),
        reason: version.reason.clone(),
    }
}
