//! Why what is done for the final day of a series is refused (1.2.4).

use chrono::NaiveDate;

use reeve_rules::series::final_day::AnswerRefusal;
use reeve_rules::tournament::format::FormatRefusal;
use reeve_views::series::final_day::FreezeNotNow;

/// Why the ranking of a series can't be frozen, nobody be invited, or the final day not be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FinalDayRefusal {
    /// The ranking is frozen, so nothing changes that it is made of.
    Frozen,
    /// The ranking is not frozen.
    NotFrozen,
    /// The ranking can't be frozen now.
    Freeze(FreezeNotNow),
    /// The semi-finals can't be skipped (1.1.3).
    Stages(FormatRefusal),
    /// Somebody was invited already, so the freeze stays.
    InvitedAlready,
    /// No place is free, or nobody in the ranking is left to be invited.
    NobodyToInvite,
    /// What was typed as the day to answer by is no day.
    AnswerDayUnreadable,
    /// The day to answer by is over, or comes after the final day.
    AnswerDayOutside,
    /// The invitation can't be answered so.
    Answer(AnswerRefusal),
    /// The player is disqualified in the series (1.3.5).
    Disqualified {
        /// The clause.
        clause: String,
    },
    /// The final day is made already.
    FinalDayMade,
    /// Too few have accepted for a table.
    TooFewAccepted {
        /// How many have.
        accepted: usize,
    },
    /// The seats of the final day are public, so its players change there.
    FinalDayBegun,
    /// The tournament of the final day is hidden, so nobody comes into it or leaves it.
    FinalDayHidden,
    /// The final day would be over already.
    FinalDayOver,
    /// The final day would come before the last day on which an invitation is answered.
    BeforeAnswers {
        /// That day.
        last: NaiveDate,
    },
    /// The event stays while the final day of its series is still to come, whose players come from it.
    EventAwaited {
        /// The name of the series.
        series: String,
        /// Whether somebody is invited, so that the freeze can't be taken back.
        invited: bool,
        /// Whether the final day is made.
        made: bool,
    },
    /// Somebody in the ranking is on the staff of the final day (1.3.2).
    FinalistIsStaff {
        /// The name.
        name: String,
    },
}

impl FinalDayRefusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            FinalDayRefusal::Frozen => "series-frozen",
            FinalDayRefusal::NotFrozen => "series-not-frozen",
            FinalDayRefusal::Freeze(FreezeNotNow::EventsOpen(_)) => "events-before-freeze",
            FinalDayRefusal::Freeze(FreezeNotNow::LotsNeeded) => "lots-before-freeze",
            FinalDayRefusal::Freeze(FreezeNotNow::TooFew { .. }) => "too-few-in-series",
            FinalDayRefusal::Stages(refusal) => refusal.code(),
            FinalDayRefusal::InvitedAlready => "invited-already",
            FinalDayRefusal::NobodyToInvite => "nobody-to-invite",
            FinalDayRefusal::AnswerDayUnreadable => "answer-day-unreadable",
            FinalDayRefusal::AnswerDayOutside => "answer-day-outside",
            FinalDayRefusal::Answer(refusal) => refusal.code(),
            FinalDayRefusal::Disqualified { .. } => "disqualified-in-series",
            FinalDayRefusal::FinalDayMade => "final-day-made",
            FinalDayRefusal::TooFewAccepted { .. } => "too-few-accepted",
            FinalDayRefusal::FinalDayBegun => "final-day-begun",
            FinalDayRefusal::FinalDayHidden => "final-day-hidden",
            FinalDayRefusal::FinalDayOver => "final-day-over",
            FinalDayRefusal::BeforeAnswers { .. } => "final-day-before-answers",
            FinalDayRefusal::EventAwaited { .. } => "event-awaited-by-final-day",
            FinalDayRefusal::FinalistIsStaff { .. } => "finalist-is-staff",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        Some(match self {
            FinalDayRefusal::Freeze(FreezeNotNow::TooFew { .. }) => "1.1.3",
            FinalDayRefusal::Stages(refusal) => return refusal.clause(),
            FinalDayRefusal::Answer(refusal) => refusal.clause(),
            FinalDayRefusal::TooFewAccepted { .. } => "1.1.9",
            FinalDayRefusal::FinalistIsStaff { .. } => "1.3.2",
            FinalDayRefusal::Disqualified { .. } => "1.3.5",
            _ => "1.2.4",
        })
    }
}
