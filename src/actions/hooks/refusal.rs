//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;

refusals! {
    /// Why an action of this room is refused, or what is wrong at a field.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        /// What was typed is no address on the web.
        NoAddress = "webhook-no-address",
        /// The address is longer than any that is given out.
        AddressTooLong {
            most: usize,
        } = "webhook-address-too-long",
        /// The address is one of the server's own network.
        OwnNetwork = "webhook-own-network",
        /// It is to be told of nothing.
        NothingTold = "webhook-told-nothing",
        /// More of them than a tournament has.
        TooMany {
            most: usize,
        } = "too-many-webhooks",
        /// So much waits that another test would only wait behind it.
        TestWaits = "webhook-test-waits",
    }
}
