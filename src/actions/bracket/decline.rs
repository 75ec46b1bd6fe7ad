//! A player takes no place in a later stage, or takes it after all.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::lots;
use reeve_store::lots::Decline;
use reeve_store::{PlayerId, Snapshot, TournamentId};

use crate::bracket::refusal::Refusal;
use crate::bracket::tables::{StagePlan, make, plan};
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, mail};
use reeve_views::bracket;
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::visibility::Reader;

/// Notes that a player takes no place in a stage, or takes the note back, and makes the stage's tables again
/// where there are any. `by_mail`: mail is set up, so who asked for it is mailed another seat. Where lots must be drawn first the tables stay as they are, out of date.
///
/// Refused once the stage's games are on, before the preliminary rounds are closed, and for somebody who is
/// out of the tournament anyway. Doing it twice changes nothing.
pub async fn decline(
    context: &Context<'_>,
    id: TournamentId,
    stage: Stage,
    player: PlayerId,
    declines: bool,
    by_mail: bool,
) -> Result<()> {
    let work = |snapshot: &Snapshot| noted(snapshot, (stage, player), declines, context.now);
    let (mut action, snapshot, noted) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
    let Some((number, plan)) = noted? else { return Ok(()) };
    if declines {
        let decline = Decline { stage, player_id: player, at: context.now };
        lots::insert_decline(&mut action.tx, id, &decline).await?;
    } else {
        lots::delete_decline(&mut action.tx, id, stage, player).await?;
    }
    if let Some(plan) = plan {
        make(&mut action, &snapshot, stage, plan).await?;
        mail::queue_seats(&mut action.tx, id, by_mail, context.now).await?;
    }
    let what = if declines { AuditAction::DeclineAPlace } else { AuditAction::TakeAPlaceAfterAll };
    action.commit(AuditEntry::new(what, AuditSubject::PlayerInStage(stage, number))).await?;
    Ok(())
}

/// The player's number, and what becomes of the stage's tables where there are any; none where it is noted already.
fn noted(
    snapshot: &Snapshot,
    (stage, player): (Stage, PlayerId),
    declines: bool,
    now: DateTime<Utc>,
) -> Result<Option<(i64, Option<StagePlan>)>> {
    if stage == Stage::Prelim {
        return Err(Error::Missing);
    }
    bracket::may_decline(snapshot, stage)?;
    let who = snapshot.player(player).ok_or(Error::Missing)?;
    if snapshot.has_declined(stage, player) == declines {
        return Ok(None);
    }
    if declines && !(who.is_active() && is_ranked(snapshot, player)?) {
        return Err(Refusal::NoPlace.into());
    }
    if snapshot.round(stage, 1).is_none() {
        return Ok(Some((who.number, None)));
    }
    let mut after = snapshot.clone();
    after.declines.retain(|other| (other.stage, other.player_id) != (stage, player));
    if declines {
        after.declines.push(Decline { stage, player_id: player, at: now });
    }
    Ok(Some((who.number, Some(plan(after, stage, now)?))))
}

fn is_ranked(snapshot: &Snapshot, player: PlayerId) -> Result<bool> {
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    Ok(ranking.standings.row(ranking::ranked(player)).is_some_and(|row| row.rank.is_some()))
}
