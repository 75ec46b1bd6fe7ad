//! The organizer chooses whether there are semi-finals, where the rules leave the choice (1.1.3).

use reeve_rules::tournament::format::Stages;
use reeve_store::TournamentId;

use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use reeve_views::bracket::choice::may_choose;

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
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
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
