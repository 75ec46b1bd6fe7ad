//! A judge goes to a table where somebody does not agree with the result: everybody who waits there reads who comes, and no second
//! judge sets out.

use reeve_rules::rulings::call::CallRefusal;
use reeve_store::sheet_dispute::DisputeClaim;
use reeve_store::{TournamentId, sheet_dispute};

use crate::rulings::call::ClaimWay;
use crate::rulings::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, Context, Permission, Result};

/// A judge goes to a table where somebody objects (1.3.4). Who goes already changes nothing.
///
/// Errors: [`Error::Missing`](crate::Error::Missing) where there is no such table; a refusal that names the judge who was
/// faster, or where nobody objects any more.
pub async fn claim_dispute(context: &Context<'_>, id: TournamentId, at: TableAt, way: ClaimWay) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Rule).await?;
    let (_, table) = at.load(&mut action).await?;
    let settled = || Refusal::from(CallRefusal::DisputeSettled);
    let claim = match table.sheet().is_disputed() {
        true => sheet_dispute::claim_of_table(&mut action.tx, table.row.id).await?.ok_or_else(settled)?,
        false => return Err(settled().into()),
    };
    let me = context.caller.account();
    if claim.claimed_by.is_some() && claim.claimed_by == me {
        return Ok(());
    }
    if way == ClaimWay::Free {
        unclaimed(&claim, table.row.number)?;
    }
    sheet_dispute::claim(&mut action.tx, table.row.id, me, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::ClaimDispute, at.subject())).await?;
    Ok(())
}

/// Refuses what another judge goes to.
fn unclaimed(claim: &DisputeClaim, table: i64) -> Result<()> {
    match claim.judge() {
        None => Ok(()),
        Some(judge) => Err(Refusal::from(CallRefusal::DisputeTaken { table, judge: judge.to_owned() }).into()),
    }
}
