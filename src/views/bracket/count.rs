//! Whether the count of who played round 1 (1.1.3) can be corrected by an organizer now.

use reeve_rules::refusals::refusals;
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{FormatRefusal, Stages};
use reeve_rules::tournament::vocabulary::{RoundState, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_store::snapshot::Round;

use crate::people::attendance;
use crate::rounds::RoundAt;
use crate::standings::ranking;

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
        // A final for which too few were left says nothing of how many were counted (1.1.7).
        (false, true) if ranking::stages_of(&snapshot.tournament) == Some(Stages::SemiFinals) => return Ok(()),
        (false, true) => Stages::FinalOnly,
        (false, false) => return Ok(()),
    };
    let counted = usize::try_from(count).unwrap_or_default();
    format::choose(&format::format_by(counted, &snapshot.tournament.rules), made, false)
        .map(drop)
        .map_err(CountRefusal::Stages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{after_prelims, prelims, round};
    use reeve_rules::tournament::vocabulary::SheetState;

    #[test]
    fn a_count_is_corrected_once_round_1_is_closed_as_far_as_what_is_made_stays_possible() {
        let mut event = after_prelims(32);
        event.tournament.attendance = Some(30);
        assert_eq!(may_correct(&event), Ok(32));
        assert_eq!(correct(&event, 32), Ok(()));
        assert_eq!(correct(&event, 30), Err(CountRefusal::Same));
        for wrong in [0, -1, 33] {
            assert_eq!(correct(&event, wrong), Err(CountRefusal::OutOfRange { most: 32 }));
        }
        let seats: Vec<i64> = (1..=16).collect();
        let mut semis = event.clone();
        round(&mut semis, Stage::Semi, 1, RoundState::Planned, SheetState::Open, &seats);
        assert_eq!(correct(&semis, 16), Ok(()));
        let few = FormatRefusal::TooFewForSemiFinals { attendance: 15 };
        assert_eq!(correct(&semis, 15), Err(CountRefusal::Stages(few)));
        let mut last = event.clone();
        last.tournament.attendance = Some(15);
        round(&mut last, Stage::Final, 1, RoundState::Planned, SheetState::Open, &seats[..4]);
        assert_eq!(correct(&last, 28), Ok(()));
        let many = FormatRefusal::SemiFinalsMustBePlayed { attendance: 29 };
        assert_eq!(correct(&last, 29), Err(CountRefusal::Stages(many)));
        event.tournament.part = TournamentPart::Finals;
        assert_eq!(may_correct(&event), Err(CountRefusal::NoCount));
        let mut open = after_prelims(16);
        open.rounds.clear();
        prelims(&mut open, 0, RoundState::Playing, SheetState::Open);
        assert_eq!(may_correct(&open), Err(CountRefusal::RoundOpen));
    }
}
