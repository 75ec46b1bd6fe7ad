//! The PINs on players' cards: made for all who have none, and renewed for one, with the private link where that is asked for.

use reeve_rules::sheets::StepRefusal;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_secret as secret;
use reeve_store::former_link;
use reeve_store::player;
use reeve_store::player::Player;
use reeve_store::player_pin;
use reeve_store::player_pin::{NewPins, PinMaker};
use reeve_store::{PlayerId, TournamentId};

use crate::people::player::subject;
use crate::people::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use reeve_views::people::cards;

/// Makes a PIN for everybody who plays and has none; a PIN that there is stays as it is printed. Gives how many were made.
pub async fn make_pins(context: &Context<'_>, id: TournamentId) -> Result<usize> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let known = player_pin::of_tournament(&mut action.tx, id).await?;
    let missing: Vec<(PlayerId, String)> =
        cards::without_pin(&snapshot, &known).into_iter().map(|player| (player, secret::pin())).collect();
    if missing.is_empty() {
        return Ok(0);
    }
    player_pin::put_new(&mut action.tx, &NewPins::of(&missing)?, maker(context)).await?;
    action.commit(AuditEntry::new(AuditAction::MakePins, AuditSubject::Players(missing.len()))).await?;
    Ok(missing.len())
}

/// Gives a player another PIN: the one before signs nothing any more, and one that was locked is open again. With `link` the
/// private link is another one too, and the one on the card before opens nothing, but for what was reported in confidence about the
/// staff by it.
///
/// Error: a refusal where the player is archived, and so has no card.
pub async fn renew_card(context: &Context<'_>, id: TournamentId, number: i64, link: bool) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let found = player::by_number(&mut action.tx, id, number).await?.ok_or(Error::Missing)?;
    if found.is_hidden() {
        return Err(Refusal::NoCardForHidden.into());
    }
    player_pin::put(&mut action.tx, found.id, &secret::pin(), maker(context)).await?;
    if link {
        renew_link(&mut action, &found, context).await?;
    }
    action.commit(AuditEntry::new(AuditAction::RenewPin, subject(number))).await?;
    Ok(())
}

/// Gives a player another private link and, whoever has one, another PIN: somebody else has read both.
pub(super) async fn renew_what_was_read(action: &mut Action, found: &Player, context: &Context<'_>) -> Result<()> {
    renew_link(action, found, context).await?;
    if player_pin::of_player(&mut action.tx, found.id).await?.is_some() {
        player_pin::put(&mut action.tx, found.id, &secret::pin(), maker(context)).await?;
        action.add_entry(AuditEntry::new(AuditAction::RenewPin, subject(found.number)));
    }
    Ok(())
}

/// Gives a player another private link, and says so in the audit log. The one before opens nothing, but for what was reported in
/// confidence about the staff by it.
async fn renew_link(action: &mut Action, found: &Player, context: &Context<'_>) -> Result<()> {
    former_link::keep(&mut action.tx, found.id, &secret::digest(&found.link_token), context.now).await?;
    let renewed = Player { link_token: secret::link_token(), ..found.clone() };
    player::update(&mut action.tx, &renewed).await?;
    action.add_entry(AuditEntry::new(AuditAction::RenewLink, subject(found.number)));
    Ok(())
}

/// Gives whoever sits at a position of a table another PIN, where the one they have is locked: the private link stays as it is, so
/// that everybody of the staff can help at the table.
///
/// Errors: [`Error::Missing`]; a refusal where the games of the round are not on, or the PIN is not locked.
pub async fn unlock_pin(context: &Context<'_>, id: TournamentId, at: TableAt, position: i64) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    let seat = table.seats.iter().find(|seat| seat.position == position).ok_or(Error::Missing)?;
    if round.state != RoundState::Playing {
        return Err(StepRefusal::RoundNotPlayed.into());
    }
    let kept = player_pin::of_player(&mut action.tx, seat.player_id).await?;
    if !kept.is_some_and(|kept| kept.known().is_locked()) {
        return Err(StepRefusal::PinNotLocked.into());
    }
    let found = player::by_id(&mut action.tx, seat.player_id).await?.ok_or(Error::Missing)?;
    let made = PinMaker { for_locked: true, ..maker(context) };
    player_pin::put(&mut action.tx, found.id, &secret::pin(), made).await?;
    action.commit(AuditEntry::new(AuditAction::RenewPin, subject(found.number))).await?;
    Ok(())
}

/// Whoever makes PINs for cards.
fn maker(context: &Context<'_>) -> PinMaker {
    PinMaker { account: context.caller.account(), at: context.now, for_locked: false }
}
