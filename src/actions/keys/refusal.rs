//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;

refusals! {
    /// Why an action of this room is refused, or what is wrong at a field.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        /// It has no name.
        NameMissing = "key-name-missing",
        /// Its name is longer than that of any key.
        NameTooLong {
            most: usize,
        } = "key-name-too-long",
        /// Another key of the tournament is called like that.
        NameTaken = "key-name-taken",
        /// It may do nothing.
        NothingAllowed = "key-allows-nothing",
        /// More of them than a tournament has.
        TooMany {
            most: usize,
        } = "too-many-keys",
    }
}
