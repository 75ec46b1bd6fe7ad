//! The address by which people lay a board on devices that nobody is signed in on. Whoever holds its key sees the board that is
//! being laid, lays pieces, and has nobody's rights.

use chrono::TimeDelta;

use reeve_limits as limits;
use reeve_secret as secret;
use reeve_store::board_laying;
use reeve_store::device_key::DeviceKey;
use reeve_store::{LayingId, TournamentId};
use reeve_views::rounds::RoundAt;
use reeve_views::visibility;

use crate::boards::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// Opens an address for the board that is being laid for a round. One that was open before is closed by it.
///
/// Errors: [`Error::Missing`] where none is being laid; a refusal where the tournament is not public yet.
pub async fn open_devices(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    if !visibility::is_public(action.tournament()?) {
        return Err(Refusal::NoDevicesYet.into());
    }
    let laying = board_laying::of_round(&mut action.tx, id, (at.stage, at.number)).await?.ok_or(Error::Missing)?;
    let ends_at = context.now + TimeDelta::hours(limits::LAYING_HOURS);
    let device = DeviceKey { device_key: secret::link_token(), ends_at };
    board_laying::open(&mut action.tx, laying.id, &device, (context.caller.account(), context.now)).await?;
    action.commit(AuditEntry::new(AuditAction::OpenBoardDevices, at.subject())).await?;
    Ok(())
}

/// Closes it. Where none is open nothing is changed.
///
/// Error: [`Error::Missing`] where no board is being laid.
pub async fn close_devices(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let laying = board_laying::of_round(&mut action.tx, id, (at.stage, at.number)).await?.ok_or(Error::Missing)?;
    if board_laying::close(&mut action.tx, laying.id).await? > 0 {
        action.commit(AuditEntry::new(AuditAction::CloseBoardDevices, at.subject())).await?;
    }
    Ok(())
}

/// The address that is open for a board.
pub async fn open_for(context: &Context<'_>, laying: LayingId) -> Result<Option<DeviceKey>> {
    Ok(board_laying::device(&mut context.db.read().await?, laying, context.now).await?)
}
