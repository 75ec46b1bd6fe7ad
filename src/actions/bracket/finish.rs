//! The organizer declares the champion, or ends an event of a series.

use reeve_rules::tournament::vocabulary::{Phase, TournamentPart};
use reeve_store::webhook::HookEvent;
use reeve_store::{TournamentId, webhook};

use crate::sheets::correct_sheet::none_waits;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result};
use reeve_views::bracket;
use reeve_views::standings::ranking::Ranking;
use reeve_views::visibility::Reader;

/// Declares the champion: the tournament is finished. An event of a series is finished after its preliminary games, and has
/// none.
///
/// Refused before the final, or the last preliminary round of an event, is closed, and while a correction waits.
pub async fn finish(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    bracket::may_finish(&snapshot)?;
    none_waits(&mut action.tx, id).await?;
    let ranking = Ranking::of(&snapshot, Reader::Staff)?;
    let champion = ranking.champion().map(|row| row.player.0);
    let mut tournament = snapshot.tournament;
    let part = tournament.part;
    tournament.phase = Phase::Finished;
    action.save_tournament(tournament).await?;
    let done = match part {
        TournamentPart::Whole | TournamentPart::Finals => AuditAction::DeclareTheChampion,
        TournamentPart::Prelims => AuditAction::EndEvent,
    };
    if part != TournamentPart::Prelims {
        webhook::queue(&mut action.tx, id, HookEvent::Champion, "", context.now).await?;
    }
    let entry = AuditEntry::new(done, AuditSubject::Tournament);
    action.commit(entry.after(&serde_json::json!({ "player": champion }))).await?;
    Ok(())
}
