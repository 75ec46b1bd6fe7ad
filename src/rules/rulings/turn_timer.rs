//! The turn timer (1.1.8): three minutes for each turn, imposed on a table by a judge whom a player called, or by the
//! organizer on all. The game itself has no limit.
//!
//! A moment is the time since some beginning that the caller chooses and keeps, such as the start of the timer's device.

use crate::games::System;
use crate::refusals::refusals;
use crate::tournament::vocabulary::{RoundState, SheetState, StaffRole};

/// A time or a moment, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Milliseconds(pub u64);

impl Milliseconds {
    /// So long later.
    fn plus(self, other: Milliseconds) -> Milliseconds {
        Milliseconds(self.0.saturating_add(other.0))
    }

    /// So long earlier; nothing where that would be before the beginning.
    fn minus(self, other: Milliseconds) -> Milliseconds {
        Milliseconds(self.0.saturating_sub(other.0))
    }
}

/// How long a turn may take.
pub const TURN: Milliseconds = Milliseconds(3 * 60 * 1000);

/// What is left of a turn when its player is told for the first time.
pub const FIRST_SIGN: Milliseconds = Milliseconds(60 * 1000);

/// What is left of it when its player is told for the last time.
pub const LAST_SIGN: Milliseconds = Milliseconds(10 * 1000);

/// Whose turns are timed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimedTables {
    One,
    /// Those of every table of the round.
    All,
}

refusals! {
    /// Why a turn timer is refused.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum TimerRefusal {
        /// The opening placements are not done yet.
        PlacementsNotDone = "timer-before-placements-done" in "1.1.8",
        /// A judge times one table; all tables are the organizer's.
        AllByJudge = "timer-of-all-by-judge" in "1.1.8",
        /// A table without players.
        NobodyAtTable = "timer-for-nobody" in "1.1.8",
        /// The round has not begun, or is over.
        RoundNotPlayed = "timer-outside-round" in "1.1.8",
        /// A result of the game is entered: it is over.
        GameOver = "timer-after-game" in "1.1.8",
        /// The game has no turns.
        NoTurns = "timer-without-turns" in "1.1.8",
        TimedAlready = "timed-already" in "1.1.8",
        NotTimed = "turns-not-timed" in "1.1.8",
    }
}

/// Whether somebody of the staff can have turns timed: an organizer at any time, a judge at one table and not before the opening
/// placements are said to be done.
pub fn may_impose(role: StaffRole, tables: TimedTables, placements_done: bool) -> Result<(), TimerRefusal> {
    match (role, tables) {
        (StaffRole::Organizer, _) => Ok(()),
        (StaffRole::Judge, TimedTables::All) => Err(TimerRefusal::AllByJudge),
        (StaffRole::Judge, TimedTables::One) if !placements_done => Err(TimerRefusal::PlacementsNotDone),
        (StaffRole::Judge, TimedTables::One) => Ok(()),
    }
}

/// Whether somebody of the staff can lift the timer: whoever can have these turns timed.
pub fn may_lift(role: StaffRole, tables: TimedTables) -> Result<(), TimerRefusal> {
    may_impose(role, tables, true)
}

/// Whether a game has turns that can be timed.
pub fn check_turns(system: &System) -> Result<(), TimerRefusal> {
    if system.turns { Ok(()) } else { Err(TimerRefusal::NoTurns) }
}

/// Whether turns can be timed in a round now: its games have to be on.
pub fn round_is_on(round: RoundState) -> Result<(), TimerRefusal> {
    if round == RoundState::Playing { Ok(()) } else { Err(TimerRefusal::RoundNotPlayed) }
}

/// Whether the turns of a table can be timed now: its game has to be on.
pub fn game_is_on(round: RoundState, sheet: SheetState) -> Result<(), TimerRefusal> {
    round_is_on(round)?;
    if sheet == SheetState::Open { Ok(()) } else { Err(TimerRefusal::GameOver) }
}

/// The timer of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnTimer {
    players: usize,
    player: usize,
    /// What the turn had used when it last went on or was stopped.
    used: Milliseconds,
    /// Since when it goes on; None while the game is paused.
    since: Option<Milliseconds>,
}

impl TurnTimer {
    /// The timer of a table of so many players, from a moment in the turn of one of them: by play order, from 0. The turn
    /// that is on begins anew.
    pub fn begin(players: usize, player: usize, now: Milliseconds) -> Result<TurnTimer, TimerRefusal> {
        let player = player.checked_rem(players).ok_or(TimerRefusal::NobodyAtTable)?;
        Ok(TurnTimer { players, player, used: Milliseconds::default(), since: Some(now) })
    }

    /// Whose turn it is: by play order, from 0.
    pub fn player(&self) -> usize {
        self.player
    }

    /// Whether the game is paused, as for a call of a judge (1.3.3) or an emergency (2.1.7).
    pub fn is_paused(&self) -> bool {
        self.since.is_none()
    }

    /// What the turn has used so far. A clock that was put back takes nothing away.
    fn used(&self, now: Milliseconds) -> Milliseconds {
        self.used.plus(self.since.map_or(Milliseconds::default(), |since| now.minus(since)))
    }

    /// What is left of the turn.
    pub fn left(&self, now: Milliseconds) -> Milliseconds {
        TURN.minus(self.used(now))
    }

    /// How far the turn is over its time. What follows is for the judge to say: the timer ends no turn by itself.
    pub fn over(&self, now: Milliseconds) -> Milliseconds {
        self.used(now).minus(TURN)
    }

    /// The dice are passed on: the next player has the whole time. A paused game stays paused.
    pub fn next(self, now: Milliseconds) -> TurnTimer {
        let player = (self.player + 1) % self.players;
        TurnTimer { player, used: Milliseconds::default(), since: self.since.map(|_| now), ..self }
    }

    /// The game is paused. A second pause changes nothing.
    pub fn pause(self, now: Milliseconds) -> TurnTimer {
        TurnTimer { used: self.used(now), since: None, ..self }
    }

    /// The game goes on with what was left. Where it is not paused, nothing changes.
    pub fn go_on(self, now: Milliseconds) -> TurnTimer {
        TurnTimer { since: self.since.or(Some(now)), ..self }
    }
}
