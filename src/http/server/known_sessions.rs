//! Sessions that were found valid lately. Their requests skip the queue for those without one; a cookie that somebody
//! made up does not.

use std::fmt;

use quick_cache::sync::Cache;

/// The most that are kept. More people than that are not signed in at a time; a session that is not kept only waits once.
const MOST: usize = 10_000;

/// The digests of the tokens of good sessions. What is kept says nothing of who it is: that is asked with each request.
pub struct KnownSessions {
    good: Cache<String, ()>,
}

impl Default for KnownSessions {
    fn default() -> KnownSessions {
        KnownSessions { good: Cache::new(MOST) }
    }
}

impl fmt::Debug for KnownSessions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KnownSessions").field("good", &self.good.len()).finish()
    }
}

impl KnownSessions {
    /// Whether a session was good when it was last brought here.
    pub fn is_known(&self, digest: &str) -> bool {
        self.good.get(digest).is_some()
    }

    /// Notes whether a session is good.
    pub fn note(&self, digest: &str, is_good: bool) {
        match (is_good, self.is_known(digest)) {
            (true, false) => self.good.insert(digest.to_owned(), ()),
            (false, true) => {
                self.good.remove(digest);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_good_last_is_known() {
        let sessions = KnownSessions::default();
        assert!(!sessions.is_known("a"));
        sessions.note("a", false);
        assert!(!sessions.is_known("a"));
        sessions.note("a", true);
        sessions.note("b", true);
        assert!(sessions.is_known("a"));
        sessions.note("a", false);
        assert!(!sessions.is_known("a") && sessions.is_known("b"));
    }
}
