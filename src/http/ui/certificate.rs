//! A certificate: that somebody took part, and the rank.

use reeve_store::tournament::Tournament;
use reeve_words::face;
use reeve_words::games::terms;
use reeve_words::time;

/// A certificate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    pub name: String,
    /// What for: `Champion`, `2nd place`.
    pub rank: String,
    /// Whether the player goes on to something elsewhere.
    pub qualified: bool,
    pub tournament: String,
    /// The day and the place.
    pub where_when: String,
}

impl Certificate {
    /// The certificate of a player with this rank.
    pub fn of(t: &Tournament, name: &str, (rank, qualified): (u32, bool)) -> Certificate {
        Certificate {
            name: name.to_owned(),
            rank: face::place(rank, t.phase.is_finished().then_some(terms(t.system.system()).winner)),
            qualified,
            tournament: t.name.clone(),
            where_when: face::where_when(&t.place, &time::date(t.starts_on)),
        }
    }
}
