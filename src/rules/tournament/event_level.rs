//! What kind of event of the championship's programme a tournament is (2.1.1).

use crate::tournament::vocabulary::words;

words! {
    /// What kind of event it is. Each of them is by invitation.
    EventLevel {
        /// A qualifier for a national championship, or that of a state.
        Qualifier = "qualifier",
        /// A national championship.
        National = "national",
        /// The Masters Invitational.
        Masters = "masters",
        /// The world championship.
        World = "world",
    }
}
