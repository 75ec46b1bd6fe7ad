//! A certificate: that somebody took part, and the rank.

use crate::ui::time;
use crate::ui::words::face;
use crate::ui::words::games::terms;
use reeve_store::tournament::Tournament;

/// A certificate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// Who gets it.
    pub name: String,
    /// What for: `Champion`, `2nd place`.
    pub rank: String,
    /// Where and when.
    pub tournament: String,
    /// The day and the place.
    pub where_when: String,
}

impl Certificate {
    /// The certificate of a player with this rank.
    pub fn of(t: &Tournament, name: &str, rank: u32) -> Certificate {
        Certificate {
            name: name.to_owned(),
            rank: face::place(rank, t.phase.is_finished().then_some(terms(t.system.system()).winner)),
            tournament: t.name.clone(),
            where_when: face::where_when(&t.place, &time::date(t.starts_on)),
        }
    }
}
