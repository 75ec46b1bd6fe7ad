//! Give the game of a table more minutes than the rule set of the tournament does.

use reeve_rules::tournament::bounds;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::game_note::GameNote;
use reeve_store::{TournamentId, game_note, game_table};

use crate::sheets::TableAt;
use crate::sheets::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// Says how many minutes the game of a table has beyond the limit; 0 for none.
///
/// Errors: a fault at `minutes` for no number of minutes; a refusal where games have no limit, or this one is not on.
pub async fn give_extra_minutes(
    context: &Context<'_>,
    id: TournamentId,
    at: TableAt,
    minutes: Option<i64>,
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::TimeTurns).await?;
    if action.tournament()?.rules.game_minutes == 0 {
        return Err(Refusal::NoGameLimit.into());
    }
    let (round, table) = at.load(&mut action).await?;
    if (round.state, table.row.sheet_state) != (RoundState::Playing, SheetState::Open) {
        return Err(Refusal::GameNotOn.into());
    }
    let no_minutes = || Error::fault("minutes", Refusal::NoMinutes { most: bounds::GAME_MINUTES.most });
    let extra_minutes = minutes.filter(|minutes| bounds::GAME_MINUTES.contain(*minutes)).ok_or_else(no_minutes)?;
    let note = game_note::of_table(&mut action.tx, table.row.id).await?;
    let note = note.unwrap_or_else(|| GameNote::none(table.row.id));
    let before = note.extra_minutes;
    if before == extra_minutes {
        return Ok(());
    }
    game_note::put(&mut action.tx, &GameNote { extra_minutes, ..note }).await?;
    game_table::update(&mut action.tx, &table.row).await?;
    let entry = AuditEntry::new(AuditAction::GiveExtraMinutes, at.subject()).before(&before);
    action.commit(entry.after(&extra_minutes)).await?;
    Ok(())
}
