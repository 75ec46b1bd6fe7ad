//! Players who check themselves in, and the code at the door by which they show that they are there.
//!
//! The private link alone does not say where its player is, and the code at the door alone does not say who stands there: where
//! the tournament asks for the code, only the two together check somebody in.

use chrono::TimeDelta;

use reeve_limits as limits;
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_secret as secret;
use reeve_store as store;
use reeve_store::account;
use reeve_store::account::{AttemptKind, Window};
use reeve_store::door_code;
use reeve_store::own_check_in;
use reeve_store::own_check_in::{CheckInWay, OwnCheckedIn};
use reeve_store::player;
use reeve_store::{PlayerId, Scope, TournamentId, Tx};

use crate::people::own_page::begin;
use crate::people::player::{PlayerAudit, subject};
use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use reeve_views::people::now;

/// Makes a new code for the door; the one before checks nobody in any more.
pub async fn renew_code(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    door_code::put(&mut action.tx, id, &secret::short_code(), context.caller.account(), context.now).await?;
    action.commit(AuditEntry::new(AuditAction::RenewDoorCode, AuditSubject::Tournament)).await?;
    Ok(())
}

/// The code as it stands at the door of a tournament now, where this is it. Blanks, dashes and small letters don't matter.
pub async fn code_at_door(
    tx: &mut Tx,
    id: TournamentId,
    typed: &str,
) -> std::result::Result<Option<String>, store::Error> {
    let known = door_code::of(tx, id).await?.map(|known| known.code);
    Ok(known.filter(|known| secret::digest(&bare(known)) == secret::digest(&bare(typed))))
}

fn bare(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
}

/// Checks a player in, as the player. `code`: what was typed or scanned at the door. Doing it twice changes nothing.
///
/// Errors: a refusal where players don't check themselves in, or not now; a fault at `door` for no code or another one;
/// [`Error::TooMany`] after [`WRONG_DOOR_CODES`](limits::WRONG_DOOR_CODES) of them within an hour.
pub async fn check_in_own(context: &Context<'_>, id: TournamentId, player: PlayerId, code: &str) -> Result<()> {
    count_wrong_code(context, id, player, code).await?;
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    if old.checked_in_at.is_some() && old.is_active() {
        return Ok(());
    }
    now::may_check_in_own(&snapshot, &old)?;
    let way = match snapshot.tournament.settings.own_check_in {
        OwnCheckIn::Door if bare(code).is_empty() => return Err(Error::fault("door", Refusal::DoorCodeMissing)),
        OwnCheckIn::Door if code_at_door(&mut action.tx, id, code).await?.is_none() => {
            return Err(Error::fault("door", Refusal::WrongDoorCode));
        }
        OwnCheckIn::Door => CheckInWay::Door,
        OwnCheckIn::Link | OwnCheckIn::Closed => CheckInWay::Link,
    };
    let here = player::Player { checked_in_at: Some(context.now), ..old.clone() };
    player::update(&mut action.tx, &here).await?;
    own_check_in::put(&mut action.tx, OwnCheckedIn { player_id: old.id, way, at: context.now }).await?;
    let note = AuditEntry::new(AuditAction::CheckIn, subject(old.number)).before(&PlayerAudit::of(&old));
    action.commit(note.after(&PlayerAudit::of(&here))).await?;
    Ok(())
}

/// Counts a wrong code, so that nobody finds the right one by trying. None was brought where none is asked for.
async fn count_wrong_code(context: &Context<'_>, id: TournamentId, player: PlayerId, code: &str) -> Result<()> {
    if bare(code).is_empty() {
        return Ok(());
    }
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let (subject, hour) = (player.to_string(), Window::last(TimeDelta::hours(1), context.now));
    if account::attempts_in(&mut tx, AttemptKind::DoorCode, &subject, hour).await? >= limits::WRONG_DOOR_CODES.most {
        return Err(Error::TooMany(Refusal::TooManyDoorCodes.into()));
    }
    if code_at_door(&mut tx, id, code).await?.is_none() {
        account::insert_attempt(&mut tx, AttemptKind::DoorCode, &subject, context.now).await?;
        tx.commit().await?;
    }
    Ok(())
}
