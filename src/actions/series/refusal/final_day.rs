//! Why what is done for the final day of a series is refused (1.2.4).

use chrono::NaiveDate;
use reeve_rules::refusals::refusals;

use reeve_rules::series::final_day::AnswerRefusal;
use reeve_rules::tournament::format::FormatRefusal;
use reeve_views::series::final_day::FreezeNotNow;

refusals! {
    /// Why the ranking of a series can't be frozen, nobody be invited, or the final day not be made.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum FinalDayRefusal {
        /// The ranking is frozen, so nothing changes that it is made of.
        Frozen = "series-frozen" in "1.2.4",
        /// The ranking is not frozen.
        NotFrozen = "series-not-frozen" in "1.2.4",
        /// The ranking can't be frozen now.
        Freeze(FreezeNotNow),
        /// The semi-finals can't be skipped (1.1.3).
        Stages(FormatRefusal),
        /// Somebody was invited already, so the freeze stays.
        InvitedAlready = "invited-already" in "1.2.4",
        /// No place is free, or nobody in the ranking is left to be invited.
        NobodyToInvite = "nobody-to-invite" in "1.2.4",
        /// What was typed as the day to answer by is no day.
        AnswerDayUnreadable = "answer-day-unreadable" in "1.2.4",
        /// The day to answer by is over, or comes after the final day.
        AnswerDayOutside = "answer-day-outside" in "1.2.4",
        /// The invitation can't be answered so.
        Answer(AnswerRefusal),
        /// The player is disqualified in the series (1.3.5).
        Disqualified {
            /// The clause.
            clause: String,
        } = "disqualified-in-series" in "1.3.5",
        /// The final day is made already.
        FinalDayMade = "final-day-made" in "1.2.4",
        /// Too few have accepted for a table.
        TooFewAccepted {
            accepted: usize,
        } = "too-few-accepted" in "1.1.9",
        /// The first game of the final day has begun, so its players change there.
        FinalDayBegun = "final-day-begun" in "1.2.4",
        /// The tournament of the final day is hidden, so nobody comes into it or leaves it.
        FinalDayHidden = "final-day-hidden" in "1.2.4",
        /// The final day would be over already.
        FinalDayOver = "final-day-over" in "1.2.4",
        /// The final day would come before the last day on which an invitation is answered.
        BeforeAnswers {
            last: NaiveDate,
        } = "final-day-before-answers" in "1.2.4",
        /// The event stays while the final day of its series is still to come, whose players come from it.
        EventAwaited {
            /// The name of the series.
            series: String,
            /// Whether somebody is invited, so that the freeze can't be taken back.
            invited: bool,
            made: bool,
        } = "event-awaited-by-final-day" in "1.2.4",
        /// Somebody in the ranking is on the staff of the final day (1.3.2).
        FinalistIsStaff {
            name: String,
        } = "finalist-is-staff" in "1.3.2",
    }
}
