//! What can be done with the seats of the preliminary rounds now, or why not. Buttons, pages and the refusals of the
//! actions all ask here.

use crate::rules::seating::SeatAt;
use crate::rules::tournament::vocabulary::{Phase, ScheduleSource};
use crate::store::Snapshot;
use crate::views::seating::Seating;

/// Why something can't be done with the seats now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotNow {
    /// Check-in has not started, so nobody is there to be seated.
    CheckInNotStarted,
    /// The preliminary rounds are over.
    PrelimsOver,
    /// The seats of every preliminary round are public.
    AllRoundsPublic,
    /// No round is public and still to be played, so there is nothing to repair.
    NothingToRepair,
    /// The seats of the round are public, so nobody is moved by hand.
    NoSwapInPublicRound,
    /// The seats of the round are public, so nobody is pinned.
    NoPinInPublicRound,
    /// A seat can't be swapped with itself.
    SameSeat,
    /// The last change of the seats was no swap.
    NoSwapToUndo,
}

impl NotNow {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            NotNow::CheckInNotStarted => "seats-before-check-in",
            NotNow::PrelimsOver => "prelims-over",
            NotNow::AllRoundsPublic => "all-rounds-public",
            NotNow::NothingToRepair => "nothing-to-repair",
            NotNow::NoSwapInPublicRound => "no-swap-in-public-round",
            NotNow::NoPinInPublicRound => "no-pin-in-public-round",
            NotNow::SameSeat => "same-seat",
            NotNow::NoSwapToUndo => "no-swap-to-undo",
        }
    }
}

/// Whether seats of preliminary rounds can be made or changed now.
pub fn may_seat(snapshot: &Snapshot) -> Result<(), NotNow> {
    match snapshot.tournament.phase {
        Phase::Draft | Phase::Registration => Err(NotNow::CheckInNotStarted),
        Phase::CheckIn | Phase::Prelim => Ok(()),
        Phase::Semi | Phase::Final | Phase::Finished => Err(NotNow::PrelimsOver),
    }
}

/// Whether there is a round left whose seats can be made: one that is not public.
pub fn may_make(seating: &Seating) -> Result<(), NotNow> {
    if seating.is_left() { Ok(()) } else { Err(NotNow::AllRoundsPublic) }
}

/// Whether there are public seats that nobody has taken yet.
pub fn may_repair(seating: &Seating) -> Result<(), NotNow> {
    if seating.published > 0 { Ok(()) } else { Err(NotNow::NothingToRepair) }
}

/// Whether the players of two seats in a round (from 1) can be exchanged by hand.
pub fn may_swap(seating: &Seating, round: i64, one: SeatAt, two: SeatAt) -> Result<(), NotNow> {
    if one == two {
        return Err(NotNow::SameSeat);
    }
    let is_public = usize::try_from(round).is_ok_and(|number| (1..=seating.public()).contains(&number));
    if is_public { Err(NotNow::NoSwapInPublicRound) } else { Ok(()) }
}

/// Whether the seats hold work by hand that no seed gives back: a swap, or a file.
pub fn is_by_hand(snapshot: &Snapshot) -> bool {
    let by_hand = |source| matches!(source, ScheduleSource::Swapped | ScheduleSource::Imported);
    snapshot.schedule.as_ref().is_some_and(|stored| by_hand(stored.source))
}
