//! What kind of thing a commit changed, so that whoever watches a page knows whether it is worth another look.

use reeve_rules::tournament::vocabulary::words;

words! {
    /// A kind of thing that changes.
    ChangeKind {
        /// Who is there: registrations, check-in, payments, people's own data. No seat, result or rank.
        People = "people",
        /// A record sheet that was open before and may be open afterwards.
        Results = "results",
        /// A board that is being laid. Nobody but those who lay it and the staff sees it.
        Laying = "laying",
        /// A side game at a table. Nobody but those who play it and the staff sees it.
        Games = "games",
        /// Anything else: seats, rounds, stages, lots, what the tournament says of itself.
        Course = "course",
        /// Who may see the tournament at all. Whoever watches has to ask for leave again.
        Sight = "sight",
    }
}

impl ChangeKind {
    /// Every kind that a page for everybody can show.
    pub const FOR_EVERYBODY: &[ChangeKind] =
        &[ChangeKind::People, ChangeKind::Results, ChangeKind::Course, ChangeKind::Sight];

    fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Some of the kinds of things that change, or all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChangeKinds(u8);

impl ChangeKinds {
    /// Every kind: nobody knows what it was.
    pub const ALL: ChangeKinds = ChangeKinds(u8::MAX);

    /// Those of either.
    #[must_use]
    pub fn and(self, other: ChangeKinds) -> ChangeKinds {
        ChangeKinds(self.0 | other.0)
    }

    /// Whether this kind is among them.
    pub fn has(self, kind: ChangeKind) -> bool {
        self.0 & kind.bit() != 0
    }

    /// The kinds by their codes.
    pub fn codes(self) -> impl Iterator<Item = &'static str> {
        ChangeKind::ALL.iter().filter(move |kind| self.has(**kind)).map(|kind| kind.code())
    }

    /// The kinds as a number, as other copies of Reeve are told.
    pub(crate) fn number(self) -> u8 {
        self.0
    }

    /// The kinds of that number.
    pub(crate) fn from_number(number: u8) -> ChangeKinds {
        ChangeKinds(number)
    }
}

impl From<ChangeKind> for ChangeKinds {
    fn from(kind: ChangeKind) -> ChangeKinds {
        ChangeKinds(kind.bit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit_action::AuditAction;

    #[test]
    fn kinds_are_told_apart_and_put_together() {
        let people = ChangeKinds::from(AuditAction::CheckIn.changes());
        let results = ChangeKinds::from(AuditAction::EnterResult.changes());
        assert!(people.has(ChangeKind::People) && !people.has(ChangeKind::Results));
        assert_eq!(people.and(results).codes().collect::<Vec<_>>(), ["people", "results"]);
        assert_eq!(ChangeKinds::ALL.codes().count(), ChangeKind::ALL.len());
        assert_eq!(ChangeKinds::from_number(people.number()), people);
        assert_eq!(AuditAction::PublishRound.changes(), ChangeKind::Course);
    }
}
