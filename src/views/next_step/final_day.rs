//! The steps of the final day of a series.

use reeve_rules::tournament::vocabulary::{Phase, TournamentPart};
use reeve_store::snapshot::Snapshot;

use crate::next_step::step::{Missing, Step, StepAction, StepKind, StepStanding};
use crate::next_step::{count, has_judge, later_steps, named, one_now, still_to_agree, waits_to_agree};
use crate::people::attendance;
use crate::people::places::Counts;
use crate::tournament::{PhaseRefusal, may_reopen_registration, may_start_check_in};

/// The steps of the final day of a series: its players were invited, and its preliminary games played elsewhere.
pub(super) fn steps(snapshot: &Snapshot) -> Vec<Step> {
    let mut steps = vec![await_final_day(snapshot), check_finalists_in(snapshot)];
    steps.extend(later_steps(snapshot));
    one_now(&mut steps);
    steps
}

fn await_final_day(snapshot: &Snapshot) -> Step {
    let standing = StepStanding::FinalDayAhead { players: count(snapshot).registered };
    match may_start_check_in(&snapshot.tournament) {
        // Called off, it waits as it is.
        Ok(()) | Err(PhaseRefusal::CalledOff) => Step::now(StepKind::FinalDay, standing)
            .button(StepAction::StartFinalDay)
            .misses_if(!has_judge(snapshot), Missing::JudgeLater)
            .more(StepAction::Players)
            .more(StepAction::TournamentDetails)
            .more(StepAction::Staff)
            .more(StepAction::PublicPage),
        Err(_) => Step::done(StepKind::FinalDay, standing),
    }
}

fn check_finalists_in(snapshot: &Snapshot) -> Step {
    let Counts { registered, checked_in: here, .. } = count(snapshot);
    let standing = StepStanding::FinalistsHere { here, registered };
    match snapshot.tournament.phase {
        Phase::Draft | Phase::Registration => Step::later(StepKind::CheckIn, StepStanding::CheckInAhead),
        Phase::CheckIn if is_checking_in(snapshot) => {
            let away = named(snapshot, |player| player.is_active() && !attendance::is_present(player));
            let step = Step::now(StepKind::CheckIn, standing);
            let step =
                if here == 0 { step.button(StepAction::OpenCheckIn) } else { step.button(StepAction::GoOnWithCheckIn) };
            let step = step
                .misses_if(here > 0, Missing::Away { names: away })
                .misses_if(!has_judge(snapshot), Missing::JudgeLater);
            let step = still_to_agree(snapshot, waits_to_agree(snapshot, step));
            let step = if here > 0 { step.more(StepAction::MakeTables) } else { step };
            if may_reopen_registration(snapshot).is_ok() { step.more(StepAction::FinalDayNotYet) } else { step }
        }
        _ => Step::done(StepKind::CheckIn, standing),
    }
}

/// Whether somebody who said to come to a final day is not checked in, and no tables are made: its places are not known yet.
pub(super) fn is_checking_in(snapshot: &Snapshot) -> bool {
    let Counts { registered, checked_in, .. } = count(snapshot);
    let made = snapshot.rounds.iter().any(|round| !round.tables.is_empty());
    snapshot.tournament.part == TournamentPart::Finals && !made && checked_in < registered
}
