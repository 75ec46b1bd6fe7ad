//! Inviting somebody to the staff by a one-time link. Whoever opens it signs in with the account they have and accepts, or
//! makes an account; so no account is there before somebody wants it. The link is never a way into an account that there
//! is: it opens a role, not a password.
//!
//! An invitation stands while whoever made it may still run the tournament. Otherwise an organizer who was removed could
//! come back by a link made before.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::text::TextFault;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_secret as secret;
use reeve_store as store;
use reeve_store::account;
use reeve_store::account::{Account, AttemptKind, Window};
use reeve_store::invitation;
use reeve_store::invitation::{Invitation, NewInvitation};
use reeve_store::outbox;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{InvitationId, Snapshot, TournamentId, Tx};

use crate::accounts::manage;
use crate::accounts::manage::AccountDetails;
use crate::accounts::sign_in;
use crate::mail::address;
use crate::tournament::refusal::{Refusal, TextField};
use crate::tournament::staff_code;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Fault, Permission, Result, Roles};
use reeve_views::people::same_player::{perhaps_player, same_player};
use reeve_views::people::staff;

/// Somebody to be invited, as typed.
#[derive(Debug, Clone)]
pub struct Invite {
    /// The name; may be empty where there is an address.
    pub name: String,
    /// The e-mail address; may be empty where there is a name.
    pub email: String,
    pub role: StaffRole,
    /// The player of the same name is somebody else.
    pub another_person: bool,
}

/// An invitation that was just made or renewed.
#[derive(Debug, Clone)]
pub struct Invited {
    pub invitation: Invitation,
    /// The key in the link, which is known only now.
    pub key: String,
    /// Whether a mail with a link of its own is on its way.
    pub mailed: bool,
}

/// An invitation in the list of the staff.
#[derive(Debug, Clone)]
pub struct ListedInvitation {
    pub invitation: Invitation,
    pub is_open: bool,
    /// Why its mail was given up, as it is stored, if it was.
    pub undelivered: Option<String>,
}

/// Invites somebody; gives the key of the link, which is shown once. `by_mail`: mail is set up, so the link goes to the
/// address too, if there is one.
///
/// Errors: faults of what was typed; a refusal for a player (1.3.2), and where too many invitations are open;
/// [`Error::TooMany`] where too many were made within a day.
pub async fn invite(context: &Context<'_>, id: TournamentId, command: &Invite, by_mail: bool) -> Result<Invited> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let (name, email) = (command.name.trim(), address::peeled(&command.email));
    let faults = faults(name, &email);
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    if let Some((player, same)) = perhaps_player(&snapshot, name, Some(&email), command.another_person) {
        return Err(Refusal::IsPlayer { number: player.number, same }.into());
    }
    let listed = of_tournament(&mut action.tx, &snapshot.tournament, context.now).await?;
    if listed.iter().filter(|listed| listed.is_open).count() >= limits::OPEN_INVITATIONS {
        return Err(Refusal::TooManyInvitations { most: limits::OPEN_INVITATIONS }.into());
    }
    count(&mut action, id).await?;
    let key = secret::token();
    let invitation = NewInvitation {
        tournament_id: id,
        role: command.role,
        name: name.to_owned(),
        email: Some(email).filter(|email| !email.is_empty()),
        another_person: command.another_person,
        key_hash: secret::digest(&key),
        invited_by: context.caller.account().ok_or(Error::Forbidden)?,
        invited_at: context.now,
        expires_at: context.now + TimeDelta::days(limits::INVITATION_DAYS),
    };
    let invitation = invitation::insert(&mut action.tx, invitation).await?;
    finish(action, AuditAction::InviteStaff, invitation, key, by_mail).await
}

/// Gives an invitation a new link and a new end; links made before open nothing any more. The rest is as in [`invite`].
pub async fn renew(context: &Context<'_>, id: TournamentId, number: InvitationId, by_mail: bool) -> Result<Invited> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let before = invitation::by_id(&mut action.tx, id, number).await?.ok_or(Error::Missing)?;
    count(&mut action, id).await?;
    outbox::forget_invitation(&mut action.tx, number).await?;
    let key = secret::token();
    let renewed = Invitation {
        key_hash: secret::digest(&key),
        invited_by: context.caller.account().ok_or(Error::Forbidden)?,
        invited_at: context.now,
        expires_at: context.now + TimeDelta::days(limits::INVITATION_DAYS),
        ..before
    };
    invitation::renew(&mut action.tx, &renewed).await?;
    finish(action, AuditAction::RenewInvitation, renewed, key, by_mail).await
}

/// Withdraws an invitation: its link opens nothing any more.
pub async fn withdraw(context: &Context<'_>, id: TournamentId, number: InvitationId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let found = invitation::by_id(&mut action.tx, id, number).await?.ok_or(Error::Missing)?;
    invitation::forget(&mut action.tx, number).await?;
    let note = AuditEntry::new(AuditAction::WithdrawInvitation, AuditSubject::Invitation(number));
    action.commit(note.before(&found.role.code())).await?;
    Ok(())
}

/// The invitations of a tournament that nobody has accepted, those that have ended too.
pub async fn of_tournament(
    tx: &mut Tx,
    tournament: &Tournament,
    now: DateTime<Utc>,
) -> std::result::Result<Vec<ListedInvitation>, store::Error> {
    let mut listed = Vec::new();
    let mut faults: BTreeMap<_, _> = outbox::undelivered_invitations(tx, tournament.id).await?.into_iter().collect();
    for invitation in invitation::of_tournament(tx, tournament.id).await? {
        let is_open = invitation.expires_at > now && stands(tx, &invitation, tournament).await?;
        let undelivered = faults.remove(&invitation.id).map(Option::unwrap_or_default);
        listed.push(ListedInvitation { invitation, is_open, undelivered });
    }
    Ok(listed)
}

/// The invitation that a key opens now, and its tournament. Looking at it does not use it up: programs that look through
/// mails do that.
pub async fn opened_by(context: &Context<'_>, key: &str) -> Result<Option<(Invitation, Tournament)>> {
    let mut tx = context.db.read().await?;
    Ok(opened_in(&mut tx, key, context.now).await?)
}

/// Accepts an invitation with the caller's own account. Who has the role already keeps it, and the invitation is used up. `agrees`: to
/// the code of conduct, in the same step (2.1.2); whoever does not is asked on the first page.
///
/// Errors: [`Error::Missing`] where the link was used, withdrawn, has run out or never was; a refusal for a player.
pub async fn accept(context: &Context<'_>, key: &str, agrees: bool) -> Result<Tournament> {
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    let (mut action, invitation, snapshot) = begin(context, key).await?;
    let account = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    take_role(action, &invitation, (&account, &snapshot), agrees.then_some(context)).await?;
    Ok(snapshot.tournament)
}

/// Accepts an invitation with a new account, which has no other rights than that role in that tournament.
///
/// Errors: as in [`accept`]; faults of the name and the address.
pub async fn accept_with_new_account(
    context: &Context<'_>,
    key: &str,
    details: AccountDetails,
    password_hash: String,
    agrees: bool,
) -> Result<Tournament> {
    let faults = manage::detail_faults(&details);
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    let (mut action, invitation, snapshot) = begin(context, key).await?;
    let account = manage::insert_for_role(&mut action.tx, context, details, password_hash).await?;
    // Whoever holds the link is, for the log, the account that they make with it.
    action.continue_as(Caller { who: sign_in::who(&account), address: context.caller.address.clone() });
    action.add_entry(AuditEntry::new(AuditAction::AddAccount, AuditSubject::Account(account.id)));
    take_role(action, &invitation, (&account, &snapshot), agrees.then_some(context)).await?;
    Ok(snapshot.tournament)
}

/// Begins what the holder of a link does. The link is looked up under the lock, so that of two who open it one comes too
/// late.
async fn begin(context: &Context<'_>, key: &str) -> Result<(Action, Invitation, Snapshot)> {
    let (seen, _) = opened_by(context, key).await?.ok_or(Error::Missing)?;
    let turn = context.db.turn(seen.tournament_id).await?;
    let before = Snapshot::read(context.db, seen.tournament_id).await?;
    let mut action = Action::begin_by_link(context, seen.tournament_id).await?;
    action.keep_turn(turn);
    let (invitation, _) = opened_in(&mut action.tx, key, context.now).await?.ok_or(Error::Missing)?;
    let snapshot = action.snapshot_since(before).await?;
    Ok((action, invitation, snapshot))
}

async fn take_role(
    mut action: Action,
    invitation: &Invitation,
    (account, snapshot): (&Account, &Snapshot),
    agrees: Option<&Context<'_>>,
) -> Result<()> {
    let another = invitation.another_person;
    for email in [account.email.as_deref(), invitation.email.as_deref()] {
        if let Some((_, same)) = same_player(snapshot, &account.name, email, another) {
            return Err(Refusal::InvitedIsPlayer { same }.into());
        }
    }
    if !staff::has_role(&snapshot.staff, account.id, invitation.role) {
        let now = action.now();
        let role = (account.id, invitation.role);
        tournament::let_in(&mut action.tx, invitation.tournament_id, role, now, Some(invitation.invited_by)).await?;
    }
    if let Some(context) = agrees {
        staff_code::note(&mut action.tx, &snapshot.tournament, account.id, context).await?;
        action.add_entry(staff_code::entry(&snapshot.tournament, account.id));
    }
    invitation::forget(&mut action.tx, invitation.id).await?;
    let note = AuditEntry::new(AuditAction::AcceptInvitation, AuditSubject::Account(account.id));
    action.commit(note.after(&invitation.role.code())).await?;
    Ok(())
}

async fn opened_in(
    tx: &mut Tx,
    key: &str,
    now: DateTime<Utc>,
) -> std::result::Result<Option<(Invitation, Tournament)>, store::Error> {
    let Some(invitation) = invitation::by_key(tx, &secret::digest(key), now).await? else { return Ok(None) };
    let Some(tournament) = tournament::by_id(tx, invitation.tournament_id).await? else { return Ok(None) };
    Ok(stands(tx, &invitation, &tournament).await?.then_some((invitation, tournament)))
}

/// Whether whoever invited may still do so.
async fn stands(
    tx: &mut Tx,
    invitation: &Invitation,
    tournament: &Tournament,
) -> std::result::Result<bool, store::Error> {
    let inviter = account::by_id(tx, invitation.invited_by).await?.filter(|inviter| inviter.disabled_at.is_none());
    let Some(inviter) = inviter else { return Ok(false) };
    let caller = Caller { who: sign_in::who(&inviter), address: String::new() };
    Ok(Roles::inside(tx, &caller, tournament).await?.may_change(Permission::Run, tournament).is_ok())
}

async fn finish(
    mut action: Action,
    what: AuditAction,
    invitation: Invitation,
    key: String,
    by_mail: bool,
) -> Result<Invited> {
    let mailed = by_mail && invitation.email.is_some();
    if mailed {
        outbox::to_invited(&mut action.tx, invitation.id, invitation.invited_at).await?;
    }
    let note = AuditEntry::new(what, AuditSubject::Invitation(invitation.id));
    action.commit(note.after(&invitation.role.code())).await?;
    Ok(Invited { invitation, key, mailed })
}

async fn count(action: &mut Action, id: TournamentId) -> Result<()> {
    let (now, subject) = (action.now(), id.to_string());
    let day = Window::last(TimeDelta::days(1), now);
    if account::attempts_in(&mut action.tx, AttemptKind::Invite, &subject, day).await? >= limits::INVITATIONS_A_DAY {
        return Err(Error::TooMany(Refusal::TooManyInvitationsToday { most: limits::INVITATIONS_A_DAY }.into()));
    }
    account::insert_attempt(&mut action.tx, AttemptKind::Invite, &subject, now).await?;
    Ok(())
}

fn faults(name: &str, email: &str) -> Vec<Fault> {
    if name.is_empty() && email.is_empty() {
        return vec![Fault::new("invitee", Refusal::InviteeMissing)];
    }
    let fault = text::faults_seen(name, limits::ACCOUNT_NAME).into_iter().find(|fault| *fault != TextFault::Missing);
    let named = |fault| Fault::new("invitee", Refusal::Text { field: TextField::Invitee, fault });
    fault.map(named).into_iter().chain(manage::email_fault(email)).collect()
}
