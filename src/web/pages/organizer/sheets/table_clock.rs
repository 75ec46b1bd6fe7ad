//! How long the game of a table still has, where the rules give it a limit.

use reeve_urls::Url;
use reeve_views::hall::clock::TableClock;
use reeve_words::{sheets, time};

/// How long the game of a table still has.
pub(super) struct TableClockView {
    /// When it ends, in a sentence.
    pub(super) says: String,
    /// The same as a moment that scripts count down to.
    pub(super) until: String,
    /// The minutes that it has beyond the limit.
    pub(super) extra: i64,
    /// Where they are changed, by whom who may.
    pub(super) save: Option<Url>,
}

impl TableClockView {
    /// The clock of a table in a tournament with this time zone.
    pub(super) fn of(clock: &TableClock, zone: &str, save: Option<Url>) -> TableClockView {
        TableClockView {
            says: sheets::ends_at(&time::clock(clock.ends, zone), clock.extra),
            until: time::stamp(clock.ends),
            extra: clock.extra,
            save,
        }
    }
}
