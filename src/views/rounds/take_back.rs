//! Whether the last step of a round can be taken back: while nothing hangs on it yet.

use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::Snapshot;
use reeve_store::snapshot::Round;

use crate::rounds::{Refusal, RoundAt, RoundStep, prelims, steps};

/// The last step that was taken with a round; none while it is planned.
pub fn last_step(round: &Round) -> Option<RoundStep> {
    match round.row.state {
        RoundState::Planned => None,
        RoundState::Published => Some(RoundStep::Publish),
        RoundState::Playing => Some(RoundStep::Start),
        RoundState::Closed => Some(RoundStep::Close),
    }
}

/// The step of a round that can be taken back now.
///
/// Error: the champion is declared; no step was taken; a record sheet has a result; a round after it has begun, or is
/// public by a step of its own; the tables of the next stage are made; lots were drawn since.
pub fn may_take_back(snapshot: &Snapshot, round: &Round) -> Result<RoundStep, Refusal> {
    if snapshot.tournament.phase.is_finished() {
        return Err(Refusal::TournamentFinished);
    }
    let step = last_step(round).ok_or(Refusal::NothingToTakeBack)?;
    match step {
        RoundStep::Publish => nothing_played(snapshot, round)?,
        RoundStep::Start => no_result(round)?,
        RoundStep::Close => {
            no_lots_since(snapshot, round)?;
            no_round_after(snapshot, round)?;
        }
    }
    Ok(step)
}

/// The rounds whose seats are taken back with those of this one: those that were published with it.
pub fn taken_back_together<'s>(snapshot: &'s Snapshot, round: &'s Round) -> Vec<&'s Round> {
    if !steps::goes_with_all(snapshot, round) {
        return vec![round];
    }
    snapshot.stage(Stage::Prelim).filter(|other| other.row.state == RoundState::Published).collect()
}

/// The rounds whose seats were public and are not any more, so that everybody is told.
pub fn seats_taken_back(snapshot: &Snapshot) -> Vec<RoundAt> {
    let back = |round: &&Round| round.row.state == RoundState::Planned && round.row.published_at.is_some();
    snapshot.rounds.iter().filter(back).map(RoundAt::of).collect()
}

/// Where seats were published together, none of these rounds has begun.
fn nothing_played(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    if !steps::goes_with_all(snapshot, round) {
        return Ok(());
    }
    let begun = snapshot.stage(Stage::Prelim).find(|other| other.row.state.has_begun());
    begun.map_or(Ok(()), |begun| Err(Refusal::HangsOnIt { round: RoundAt::of(begun) }))
}

fn no_result(round: &Round) -> Result<(), Refusal> {
    let entered = round.tables.iter().filter(|table| table.row.sheet_version > 0);
    let tables: Vec<i64> = entered.map(|table| table.row.number).collect();
    if tables.is_empty() { Ok(()) } else { Err(Refusal::ResultsEntered { tables }) }
}

fn no_lots_since(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    let since = snapshot.draws.iter().any(|draw| round.row.closed_at.is_some_and(|closed| draw.drawn_at >= closed));
    if since { Err(Refusal::LotsDrawnSince) } else { Ok(()) }
}

/// No round after it has begun, is public by a step of its own, or was made from its standings.
fn no_round_after(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    let together = steps::goes_with_all(snapshot, round);
    let after = snapshot.rounds.iter().find(|other| {
        (other.row.stage, other.row.number) > (round.row.stage, round.row.number)
            && match other.row.state {
                RoundState::Planned => {
                    other.row.stage != Stage::Prelim || prelims::is_by_rank(&snapshot.tournament, RoundAt::of(other))
                }
                RoundState::Published => !(together && other.row.stage == Stage::Prelim),
                RoundState::Playing | RoundState::Closed => true,
            }
    });
    after.map_or(Ok(()), |after| Err(Refusal::HangsOnIt { round: RoundAt::of(after) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::TimeDelta;

    use crate::event_for_tests::{AT, after_prelims, draw_all, event, prelims, round, seated};
    use reeve_rules::standings::lots::DrawReason;
    use reeve_rules::tournament::settings::PublishRounds;
    use reeve_rules::tournament::vocabulary::{DrawMethod, Phase, SheetState};
    use reeve_store::DrawId;
    use reeve_store::lots::Draw;

    fn at(stage: Stage, number: i64) -> RoundAt {
        RoundAt { stage, number }
    }

    #[test]
    fn a_step_is_taken_back_while_nothing_hangs_on_it() {
        let mut event = event(Phase::Prelim, 12);
        prelims(&mut event, 1, RoundState::Published, SheetState::Open);
        let may = |event: &Snapshot, index: usize| may_take_back(event, &event.rounds[index]);
        assert_eq!(may(&event, 1), Ok(RoundStep::Publish));
        assert_eq!(may(&event, 0), Err(Refusal::HangsOnIt { round: at(Stage::Prelim, 2) }));
        assert_eq!(may(&event, 2), Err(Refusal::NothingToTakeBack));
        event.rounds[1].row.state = RoundState::Planned;
        assert_eq!(may(&event, 0), Ok(RoundStep::Close));
        event.rounds[1].row.state = RoundState::Playing;
        assert_eq!(may(&event, 1), Ok(RoundStep::Start));
        event.rounds[1].tables[1].row.sheet_version = 1;
        assert_eq!(may(&event, 1), Err(Refusal::ResultsEntered { tables: vec![2] }));
        event.tournament.phase = Phase::Finished;
        assert_eq!(may(&event, 1), Err(Refusal::TournamentFinished));
    }

    #[test]
    fn rounds_published_together_are_taken_back_together_and_before_any_has_begun() {
        let mut event = event(Phase::Prelim, 12);
        event.tournament.settings.publish_rounds = PublishRounds::All;
        prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
        for round in &mut event.rounds {
            round.row.state = RoundState::Published;
        }
        assert_eq!(may_take_back(&event, &event.rounds[2]), Ok(RoundStep::Publish));
        let together: Vec<RoundAt> =
            taken_back_together(&event, &event.rounds[2]).into_iter().map(RoundAt::of).collect();
        assert_eq!(together, [at(Stage::Prelim, 1), at(Stage::Prelim, 2), at(Stage::Prelim, 3)]);
        event.rounds[0].row.state = RoundState::Closed;
        assert_eq!(
            may_take_back(&event, &event.rounds[1]),
            Err(Refusal::HangsOnIt { round: at(Stage::Prelim, 1) }),
            "people have played by the seats of all rounds"
        );
        assert_eq!(may_take_back(&event, &event.rounds[0]), Ok(RoundStep::Close));
    }

    #[test]
    fn lots_and_the_tables_of_the_next_stage_hang_on_the_last_round() {
        let mut event = after_prelims(20);
        draw_all(&mut event);
        let last = |event: &Snapshot| may_take_back(event, &event.rounds[2]);
        assert_eq!(last(&event), Ok(RoundStep::Close));
        let field = seated(&event, Stage::Semi);
        round(&mut event, Stage::Semi, 1, RoundState::Planned, SheetState::Open, &field);
        assert_eq!(last(&event), Err(Refusal::HangsOnIt { round: at(Stage::Semi, 1) }));
        event.rounds.pop();
        event.rounds[2].row.closed_at = Some(AT);
        let mut draw = |minutes| {
            event.draws = vec![Draw {
                id: DrawId(1),
                method: DrawMethod::Reeve,
                seed: Some(1),
                reason: DrawReason::OwnWords(String::new()),
                witness: String::new(),
                drawn_by: None,
                drawn_by_name: None,
                drawn_at: AT + TimeDelta::minutes(minutes),
            }];
            last(&event)
        };
        assert_eq!(draw(1), Err(Refusal::LotsDrawnSince));
        assert_eq!(draw(-1), Ok(RoundStep::Close), "they were drawn by the standings of the round before");
    }
}
