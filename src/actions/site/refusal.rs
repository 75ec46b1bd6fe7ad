//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;
use reeve_rules::text::TooLong;

refusals! {
    /// Why an action of this room is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// A text is longer than it may be.
        TextTooLong(TooLong) = "site-text-too-long",
        /// A text holds something that is no letter and no end of a line.
        TextControl = "site-text-control",
        /// A ban without a name and without an e-mail address.
        BanOfNobody = "ban-of-nobody",
        /// A text of a ban is longer than it may be.
        BanTextTooLong(TooLong) = "ban-text-too-long",
        /// A text of a ban holds something that nobody sees.
        BanControl = "ban-control",
        /// A ban without a reason.
        BanReasonMissing = "ban-reason-missing",
        /// What was typed is no day.
        BanNoDay = "ban-no-day",
        /// A ban that ends before it begins.
        BanEndsFirst = "ban-ends-first",
        /// The ban has ended already.
        BanEnded = "ban-ended",
        /// No number of days that may be chosen.
        DaysOutside {
            least: i64,
            most: i64,
        } = "kept-days-outside",
        /// No number of months that may be chosen.
        MonthsOutside {
            least: i64,
            most: i64,
        } = "kept-months-outside",
    }
}
