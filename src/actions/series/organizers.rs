//! Who runs a series.

use reeve_limits as limits;
use reeve_store::account;
use reeve_store::series;
use reeve_store::{AccountId, SeriesId};

use crate::series::refusal::Refusal;
use crate::tournament::refusal::Refusal as NoAccount;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};

/// Makes an account an organizer of a series, by name.
///
/// Errors: faults at `name`.
pub async fn add_organizer(context: &Context<'_>, id: SeriesId, name: &str) -> Result<()> {
    let (mut action, _) = Action::begin_series(context, id).await?;
    let name = name.trim();
    if name.is_empty() {
        return Err(Error::fault("name", NoAccount::AccountMissing));
    }
    let found = account::by_name(&mut action.tx, name).await?.filter(|found| found.disabled_at.is_none());
    let found = found.ok_or_else(|| Error::fault("name", NoAccount::AccountUnknown))?;
    let there = series::organizers(&mut action.tx, id).await?;
    if there.iter().any(|organizer| organizer.account_id == found.id) {
        return Err(Error::fault("name", Refusal::IsOrganizer));
    }
    let most = limits::SERIES_ORGANIZERS;
    if there.len() >= most {
        return Err(Refusal::TooManyOrganizers { most }.into());
    }
    series::add_organizer(&mut action.tx, id, found.id, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::AddSeriesOrganizer, AuditSubject::Account(found.id))).await?;
    Ok(())
}

/// Takes an account off the organizers of a series, which keeps one.
pub async fn remove_organizer(context: &Context<'_>, id: SeriesId, account: AccountId) -> Result<()> {
    let (mut action, _) = Action::begin_series(context, id).await?;
    let there = series::organizers(&mut action.tx, id).await?;
    if !there.iter().any(|organizer| organizer.account_id == account) {
        return Err(Error::Missing);
    }
    if there.len() < 2 {
        return Err(Refusal::LastOrganizer.into());
    }
    series::remove_organizer(&mut action.tx, id, account).await?;
    action.commit(AuditEntry::new(AuditAction::RemoveSeriesOrganizer, AuditSubject::Account(account))).await?;
    Ok(())
}
