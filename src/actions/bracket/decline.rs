//! A player takes no place in a later stage, or takes it after all.

use crate::rules::tournament::vocabulary::Stage;
use crate::store::lots;
use crate::store::lots::Decline;
use crate::store::{PlayerId, Snapshot, TournamentId};

use crate::actions::bracket::refusal::Refusal;
use crate::actions::bracket::tables::remake;
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use crate::views::bracket;
use crate::views::shown::Reader;
use crate::views::standings::ranking;
use crate::views::standings::ranking::Ranking;

/// Notes that a player takes no place in a stage, or takes the note back, and makes the stage's tables again
/// where there are any. Where lots must be drawn first the tables stay as they are, out of date.
///
/// Refused once the stage's games are on, before the preliminary rounds are closed, and for somebody who is
/// out of the tournament anyway. Doing it twice changes nothing.
pub async fn decline(
    context: &Context<'_>,
    id: TournamentId,
    stage: Stage,
    player: PlayerId,
    declines: bool,
) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    if stage == Stage::Prelim {
        return Err(Error::Missing);
    }
    bracket::may_decline(&snapshot, stage)?;
    let who = snapshot.player(player).ok_or(Error::Missing)?;
    if snapshot.has_declined(stage, player) == declines {
        return Ok(());
    }
    if declines && !(who.is_active() && is_ranked(&snapshot, player)?) {
        return Err(Refusal::NoPlace.into());
    }
    if declines {
        let decline = Decline { stage, player_id: player, at: context.now };
        lots::insert_decline(&mut action.tx, id, &decline).await?;
    } else {
        lots::delete_decline(&mut action.tx, id, stage, player).await?;
    }
    if snapshot.round(stage, 1).is_some() {
        remake(&mut action, stage).await?;
    }
    let what = if declines { AuditAction::DeclineAPlace } else { AuditAction::TakeAPlaceAfterAll };
    action.commit(AuditEntry::new(what, AuditSubject::PlayerInStage(stage, who.number))).await?;
    Ok(())
}

fn is_ranked(snapshot: &Snapshot, player: PlayerId) -> Result<bool> {
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    Ok(ranking.standings.row(ranking::ranked(player)).is_some_and(|row| row.rank.is_some()))
}
