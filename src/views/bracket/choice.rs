//! Whether there are semi-finals, and whether the organizer can choose now, or why not (1.1.3).

use crate::people::attendance;
use crate::people::places::Counts;
use crate::rounds::prelims;
use crate::standings::ranking;
use reeve_rules::refusals::refusals;
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{Format, FormatRefusal, Stages};
use reeve_rules::tournament::vocabulary::{Stage, TournamentPart};
use reeve_store::Snapshot;

/// Whether there are semi-finals, and who says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StagesChoice {
    /// What the attendance means; none before round 1 has started.
    pub format: Option<Format>,
    /// What the organizer chose: whether to skip the semi-finals.
    pub skip: Option<bool>,
    /// Whether that is the organizer's choice; none where the rules leave none.
    pub state: Option<ChoiceState>,
    /// Whether the count was corrected after the choice had ended.
    pub counted_later: bool,
}

/// Whether a choice can still be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceState {
    /// It can be made, and changed.
    Open,
    /// It ended when the last preliminary round was closed, or where the count was corrected later with the first tables made after that.
    Over,
}

impl StagesChoice {
    /// The choice as it stands in a tournament.
    pub fn of(snapshot: &Snapshot) -> StagesChoice {
        let format = ranking::format_of(&snapshot.tournament);
        let chooses = format.is_some_and(|format| format.may_skip_semi_finals);
        // The final day of a series is made for the stages that were chosen when its ranking was frozen.
        let chosen = snapshot.tournament.part == TournamentPart::Finals;
        let counted_later = !chosen && is_counted_later(snapshot);
        let made = snapshot.rounds.iter().any(|round| round.row.stage != Stage::Prelim);
        let over = chosen || prelims::are_over(snapshot) && (made || !counted_later);
        let state = if over { ChoiceState::Over } else { ChoiceState::Open };
        StagesChoice { format, skip: snapshot.tournament.skip_semis, state: chooses.then_some(state), counted_later }
    }

    /// Whether there would be semi-finals, and the organizer skips them.
    pub fn is_skipped(&self) -> bool {
        self.state.is_some() && self.skip == Some(true)
    }
}

/// Whether the count was corrected after the last preliminary round was closed: then the choice that follows from it could not be made
/// before.
fn is_counted_later(snapshot: &Snapshot) -> bool {
    let closed = snapshot.stage(Stage::Prelim).filter_map(|round| round.row.closed_at).max();
    prelims::are_closed(snapshot) && closed.is_some_and(|closed| snapshot.tournament.attendance_at > Some(closed))
}

/// The stages that are played, or would be with the players there are: who is here once check-in has begun, before that who is
/// registered. None while there is nobody.
pub fn expected_stages(snapshot: &Snapshot) -> Option<Stages> {
    let t = &snapshot.tournament;
    ranking::stages_of(t).or_else(|| {
        let counts = Counts::of(t, &snapshot.players);
        let here = || snapshot.players.iter().filter(|player| attendance::can_be_seated(snapshot, player)).count();
        let expected = if t.phase.has_check_in() { here() } else { counts.registered };
        (expected > 0).then(|| format::format_by(expected, &t.rules).stages)
    })
}

refusals! {
    /// Why the stages can't be chosen so (1.1.3).
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum StagesRefusal {
        /// Round 1 has not started, so the players are not counted.
        NotCounted = "attendance-not-counted" in "1.1.3",
        /// The rules don't give these stages, or it is too late.
        Rules(FormatRefusal),
        /// The rules leave no choice.
        NoChoice(Format) = "no-choice-of-stages" in "1.1.3",
    }
}

/// Whether the stages can be chosen so now.
pub fn may_choose(snapshot: &Snapshot, wanted: Stages) -> Result<(), StagesRefusal> {
    let choice = StagesChoice::of(snapshot);
    let format = choice.format.ok_or(StagesRefusal::NotCounted)?;
    let over = choice.state == Some(ChoiceState::Over);
    format::choose(&format, wanted, over).map_err(StagesRefusal::Rules)?;
    if choice.state.is_some() { Ok(()) } else { Err(StagesRefusal::NoChoice(format)) }
}
