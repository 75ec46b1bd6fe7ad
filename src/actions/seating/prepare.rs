//! Work that takes a second is done before the tournament's lock is taken, so that nobody waits for it.

use crate::{Action, Context, Error, Permission, Result, Roles};
use reeve_store::{Snapshot, TournamentId};
use reeve_views::seating::now;

/// Reads a tournament whose seats are to be made or changed.
///
/// Refused: before check-in and after the preliminary rounds.
pub(super) async fn prepare(context: &Context<'_>, id: TournamentId) -> Result<Snapshot> {
    let mut tx = context.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, id).await?;
    let roles = Roles::inside(&mut tx, context.caller, &snapshot.tournament).await?;
    if !roles.may(Permission::Run) {
        return Err(Error::Forbidden);
    }
    now::may_seat(&snapshot)?;
    Ok(snapshot)
}

/// Takes the lock and makes sure that nothing changed since [`prepare`] read the tournament; None where something did.
pub(super) async fn begin_unchanged(context: &Context<'_>, read: &Snapshot) -> Result<Option<Action>> {
    Action::begin_unchanged(context, read.tournament.id, read.tournament.version, Permission::Run).await
}
