//! The organizer chooses whether there are semi-finals, where the rules leave the choice (1.1.3).

use crate::rules::tournament::format;
use crate::rules::tournament::format::{Format, FormatRefusal, Stages};
use crate::rules::tournament::vocabulary::{RoundState, Stage};
use crate::store::{Snapshot, TournamentId};

use crate::actions::tournament::refusal::Refusal;
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use crate::views::standings::ranking;

/// Chooses the stages that follow the preliminary games. `seen` is the choice that the chooser saw: whether
/// the semi-finals are skipped, if anybody had chosen.
///
/// Refused before round 1 has started, when the rules leave no such choice, and once the last preliminary
/// round is closed; [`Error::Stale`] where somebody else has chosen since.
pub async fn choose_stages(
    context: &Context<'_>,
    id: TournamentId,
    semi_finals: bool,
    seen: Option<bool>,
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let mut tournament = snapshot.tournament.clone();
    let wanted = if semi_finals { Stages::SemiFinals } else { Stages::FinalOnly };
    may_choose(&snapshot, wanted).map_err(Refusal::Stages)?;
    let before = tournament.skip_semis;
    if before != seen && before != Some(!semi_finals) {
        return Err(Error::Stale);
    }
    tournament.skip_semis = Some(!semi_finals);
    let after = tournament.skip_semis;
    action.save_tournament(tournament).await?;
    action
        .commit(
            AuditEntry::new(AuditAction::ChooseStages, AuditSubject::SemiFinalsSkipped).before(&before).after(&after),
        )
        .await?;
    Ok(())
}

/// Why the stages can't be chosen so (1.1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StagesRefusal {
    /// Round 1 has not started, so the players are not counted.
    NotCounted,
    /// The rules don't give these stages, or it is too late.
    Rules(FormatRefusal),
    /// The rules leave no choice.
    NoChoice(Format),
}

impl StagesRefusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            StagesRefusal::NotCounted => "attendance-not-counted",
            StagesRefusal::Rules(refusal) => refusal.code(),
            StagesRefusal::NoChoice(_) => "no-choice-of-stages",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> &'static str {
        match self {
            StagesRefusal::Rules(refusal) => refusal.clause(),
            StagesRefusal::NotCounted | StagesRefusal::NoChoice(_) => "1.1.3",
        }
    }
}

fn may_choose(snapshot: &Snapshot, wanted: Stages) -> std::result::Result<(), StagesRefusal> {
    let format = ranking::format_of(&snapshot.tournament).ok_or(StagesRefusal::NotCounted)?;
    let closed = snapshot.stage(Stage::Prelim).all(|round| round.row.state == RoundState::Closed);
    format::choose(format.attendance, wanted, closed).map_err(StagesRefusal::Rules)?;
    if format.may_skip_semi_finals { Ok(()) } else { Err(StagesRefusal::NoChoice(format)) }
}
