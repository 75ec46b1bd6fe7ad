//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;

refusals! {
    /// Why an action of this room is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// The caller's own account has no address that a test could go to.
        NoOwnAddress = "no-own-address",
    }
}
