//! A certificate: that somebody took part, the place, and what it was won with.

use reeve_rules::standings::GameTally;
use reeve_store::sheet_link::ChainHead;
use reeve_store::tournament::Tournament;
use reeve_words::bracket::title_of_winner;
use reeve_words::face;
use reeve_words::games::terms;
use reeve_words::time;

use crate::ui::seal;

/// A certificate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    pub name: String,
    /// How large the name stands, by its class.
    pub size: &'static str,
    /// What for: `Champion`, `Second place`.
    pub rank: String,
    /// What the games add up to, where any counts.
    pub played: Option<String>,
    /// Whether the player goes on to something elsewhere.
    pub qualified: bool,
    pub tournament: String,
    pub day: String,
    pub place: String,
}

impl Certificate {
    /// The certificate of a player with this rank.
    pub fn of(t: &Tournament, name: &str, (rank, qualified): (u32, bool), tally: &GameTally) -> Certificate {
        let terms = terms(t.system.system());
        let winner = t.phase.is_finished().then(|| title_of_winner(&terms));
        Certificate {
            name: name.to_owned(),
            size: size_of(name),
            rank: face::place_in_words(rank, winner.as_deref()),
            played: (tally.games > 0).then(|| face::played(tally, &terms)),
            qualified,
            tournament: t.name.clone(),
            day: time::date(t.starts_on),
            place: t.place.clone(),
        }
    }
}

/// A short name is large, and the longest fits the sheet.
fn size_of(name: &str) -> &'static str {
    match name.chars().count() {
        0..=14 => "short",
        15..=26 => "usual",
        27..=45 => "long",
        46..=90 => "longer",
        _ => "longest",
    }
}

/// What all certificates of a tournament are sealed with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seal {
    pub svg: String,
    /// The first digits of the digest, in groups of four.
    pub digits: String,
}

impl Seal {
    /// The seal of the results that the chain ends with.
    pub fn of(head: &ChainHead) -> Seal {
        let digits: Vec<char> = head.digest.chars().take(16).collect();
        let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
        Seal { svg: seal::seal(&head.digest), digits: groups.join(" ") }
    }
}
