//! The organizer chooses whether there are semi-finals, where the rules leave the choice (1.1.3).

use crate::rules::tournament::format;
use crate::rules::tournament::format::Stages;
use crate::rules::tournament::vocabulary::{RoundState, Stage};
use crate::store::TournamentId;

use crate::actions::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

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
    let Some(attendance) = tournament.attendance.and_then(|count| usize::try_from(count).ok()) else {
        return Err(Error::by_rule(
            "1.1.3",
            "The players are counted when round 1 starts. Start round 1 first, then choose.",
        ));
    };
    let closed = snapshot.stage(Stage::Prelim).all(|round| round.row.state == RoundState::Closed);
    let wanted = if semi_finals { Stages::SemiFinals } else { Stages::FinalOnly };
    format::choose(attendance, wanted, closed)
        .map_err(|refusal| Error::by_rule(refusal.clause(), format!("{refusal}.")))?;
    let format = format::format(attendance);
    if !format.may_skip_semi_finals {
        return Err(Error::by_rule("1.1.3", format!("{} There is nothing to choose.", format.why())));
    }
    let before = tournament.skip_semis;
    if before != seen && before != Some(!semi_finals) {
        return Err(Error::Stale);
    }
    tournament.skip_semis = Some(!semi_finals);
    let after = tournament.skip_semis;
    action.save_tournament(tournament).await?;
    action
        .commit(AuditEntry::new(AuditAction::ChooseStages, "semi-finals skipped").before(&before).after(&after))
        .await?;
    Ok(())
}
