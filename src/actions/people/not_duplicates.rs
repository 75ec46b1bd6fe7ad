//! Staff say that two players who are alike are two people, or take that back.

use serde_json::json;

use reeve_store::TournamentId;
use reeve_store::not_duplicates;
use reeve_store::not_duplicates::TwoPeople;

use crate::people::player::{by_number, subject};
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::people::doubles::Apart;

/// Says that two players, by their numbers, are two people (`apart`), or takes that back. Doing it twice changes nothing the
/// second time.
pub async fn say_two_people(
    context: &Context<'_>,
    id: TournamentId,
    (one, two): (i64, i64),
    apart: bool,
) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let (first, other) = (by_number(&snapshot, one)?, by_number(&snapshot, two)?);
    if first.id == other.id {
        return Err(Error::Missing);
    }
    let known = Apart::read(&mut action.tx, id).await?;
    if known.are(first.id, other.id) == apart {
        return Ok(());
    }
    let what = if apart {
        let pair = TwoPeople { player_id: first.id, other_player_id: other.id, at: context.now };
        not_duplicates::insert(&mut action.tx, pair).await?;
        AuditAction::SayTwoPeople
    } else {
        not_duplicates::delete(&mut action.tx, first.id, other.id).await?;
        AuditAction::TakeTwoPeopleBack
    };
    action.commit(AuditEntry::new(what, subject(first.number)).after(&json!({ "player": other.id }))).await?;
    Ok(())
}
