//! Whether the count of who played round 1 (1.1.3) can be corrected by an organizer now.

use reeve_rules::refusals::refusals;
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{FormatRefusal, Stages};
use reeve_rules::tournament::vocabulary::{RoundState, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_store::snapshot::Round;

use crate::people::attendance;
use crate::rounds::RoundAt;

refusals! {
    /// Why the count of who played round 1 can't be corrected.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum CountRefusal {
        /// Nothing depends on it here: a side event, or the final day of a series.
        NoCount = "no-count",
        /// Round 1 is not closed: until then the count follows its record sheets.
        RoundOpen = "count-follows-round-1" in "1.1.3",
        /// It is no number of players who can have played round 1.
        OutOfRange {
            /// Who had a seat in round 1.
            most: i64,
        } = "count-out-of-range" in "1.1.3",
        Same = "same-count",
        /// The stage that is made would not be played with so many.
        Stages(FormatRefusal),
        TooOften {
            most: usize,
        } = "count-corrected-too-often",
    }
}

/// How many players had a seat in round 1, so that the count can be corrected up to that.
pub fn may_correct(snapshot: &Snapshot) -> Result<i64, CountRefusal> {
    let t = &snapshot.tournament;
    if !t.system.system().championship || t.part == TournamentPart::Finals {
        return Err(CountRefusal::NoCount);
    }
    let first = snapshot.rounds.iter().find(|round| RoundAt::of(round).is_first());
    let closed = first.filter(|round| round.row.state == RoundState::Closed && t.attendance.is_some());
    let seated = closed.map(|round| attendance::seated(round).count()).ok_or(CountRefusal::RoundOpen)?;
    Ok(i64::try_from(seated).unwrap_or(i64::MAX))
}

/// Whether the count can be corrected to this.
pub fn correct(snapshot: &Snapshot, count: i64) -> Result<(), CountRefusal> {
    let most = may_correct(snapshot)?;
    if !(1..=most).contains(&count) {
        return Err(CountRefusal::OutOfRange { most });
    }
    if snapshot.tournament.attendance == Some(count) {
        return Err(CountRefusal::Same);
    }
    let is_at = |stage: Stage| move |round: &Round| round.row.stage == stage;
    let made = match (snapshot.rounds.iter().any(is_at(Stage::Semi)), snapshot.rounds.iter().any(is_at(Stage::Final))) {
        (true, _) => Stages::SemiFinals,
        (false, true) => Stages::FinalOnly,
        (false, false) => return Ok(()),
    };
    let counted = usize::try_from(count).unwrap_or_default();
    format::choose(counted, made, false).map(drop).map_err(CountRefusal::Stages)
}
