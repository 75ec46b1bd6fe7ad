//! The versions of tournaments that were announced to this process.
//!
//! Every announcement counts a [`Revision`] up before the commit that it tells of has returned. What was made at a
//! revision at least as high as when a request came in is current for that request. What was made earlier is current if
//! its own tournament has not been announced with a higher version since.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock};

use crate::ids::TournamentId;

/// How much was announced by a moment; a later revision is higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision(u64);

impl Revision {
    /// The revision as a number, to be kept where only numbers can be.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The revision that [`Revision::number`] gave.
    pub fn from_number(number: u64) -> Revision {
        Revision(number)
    }
}

/// The highest versions announced.
#[derive(Debug, Default)]
pub(crate) struct AnnouncedVersions {
    changes: AtomicU64,
    known: RwLock<Known>,
}

#[derive(Debug, Default)]
struct Known {
    versions: HashMap<TournamentId, i64>,
    /// The revision of the last time that everything had to be asked for again.
    reloaded: u64,
}

impl AnnouncedVersions {
    /// The revision of this moment.
    pub(crate) fn revision(&self) -> Revision {
        Revision(self.changes.load(Ordering::Acquire))
    }

    /// A tournament has reached a version. Whether that is news: one that was known to be there already says nothing.
    pub(crate) fn raise(&self, tournament: TournamentId, version: i64) -> bool {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let newest = known.versions.entry(tournament).or_insert(i64::MIN);
        let is_news = *newest < version;
        if is_news {
            *newest = version;
            self.changes.fetch_add(1, Ordering::Release);
        }
        is_news
    }

    /// Nothing that was made before is current any more.
    pub(crate) fn reload(&self) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        // The versions may be lower from now on, as after a restored backup.
        known.versions.clear();
        known.reloaded = self.changes.fetch_add(1, Ordering::Release) + 1;
    }

    /// Whether nothing was announced since `made` that could have changed this version of a tournament.
    pub(crate) fn is_current(&self, tournament: TournamentId, version: i64, made: Revision) -> bool {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        made.0 >= known.reloaded && known.versions.get(&tournament).is_none_or(|newest| version >= *newest)
    }

    /// Whether everything had to be asked for again since `made`.
    pub(crate) fn reloaded_since(&self, made: Revision) -> bool {
        made.0 < self.known.read().unwrap_or_else(PoisonError::into_inner).reloaded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: TournamentId = TournamentId(1);
    const TWO: TournamentId = TournamentId(2);

    #[test]
    fn a_version_holds_until_a_higher_one_is_announced() {
        let announced = AnnouncedVersions::default();
        let made = announced.revision();
        assert!(announced.is_current(ONE, 3, made), "nothing is known yet");
        announced.raise(ONE, 3);
        assert!(announced.is_current(ONE, 3, made));
        announced.raise(TWO, 9);
        assert!(announced.is_current(ONE, 3, made), "another tournament");
        let before = announced.revision();
        announced.raise(ONE, 3);
        announced.raise(ONE, 2);
        assert_eq!(announced.revision(), before, "nothing new");
        announced.raise(ONE, 4);
        assert!(announced.revision() > before);
        assert!(!announced.is_current(ONE, 3, made));
        assert!(announced.is_current(ONE, 4, made));
    }

    #[test]
    fn nothing_made_before_a_reload_holds_whatever_its_version() {
        let announced = AnnouncedVersions::default();
        announced.raise(ONE, 7);
        let made = announced.revision();
        announced.reload();
        assert!(
            !announced.is_current(ONE, 7, made)
                && !announced.is_current(ONE, 99, made)
                && announced.reloaded_since(made)
        );
        let made = announced.revision();
        assert!(announced.is_current(ONE, 2, made), "a restored backup may be older");
        assert!(!announced.reloaded_since(made));
    }
}
