//! What players do on their own page, reached by the private link.

use crate::rules::tournament::vocabulary::{Phase, PlayerState};
use crate::store::player::{Person, Player};
use crate::store::{PlayerId, Snapshot, TournamentId};

use crate::actions::people::person::TypedPerson;
use crate::actions::people::players::{PlayerAudit, agree, checked, give_place, not_staff, save, subject, withdraw};
use crate::actions::people::refusal::Refusal;
use crate::actions::{Action, AuditAction, AuditEntry, Context, Error, Fault, Permission, Result};
use crate::views::people::attendance;

/// What a player, or a guardian, agrees to.
#[derive(Debug, Clone, Default)]
pub struct Agreement {
    /// The code of conduct.
    pub code: bool,
    /// The photo policy.
    pub photo: bool,
    /// The player is a minor.
    pub minor: bool,
    /// The guardian's name.
    pub guardian: String,
    /// The guardian agrees.
    pub guardian_agrees: bool,
}

/// Agrees to the code of conduct and the photo policy as they are now. Agreeing twice changes nothing.
///
/// Error: faults by field.
pub async fn agree_own(context: &Context<'_>, id: TournamentId, player: PlayerId, command: Agreement) -> Result<()> {
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    if attendance::has_agreed(&snapshot.tournament, &old) {
        return Ok(());
    }
    let mut faults = Vec::new();
    if !command.code {
        faults.push(Fault::new("code", Refusal::CodeNotAgreed));
    }
    if !command.photo {
        faults.push(Fault::new("photo", Refusal::PhotoNotAgreed));
    }
    let minor = old.minor || command.minor;
    if minor && !command.guardian_agrees {
        faults.push(Fault::new("guardian_agrees", Refusal::GuardianDisagrees));
    }
    let guardian = crate::actions::people::person::optional("guardian", &command.guardian, &mut faults);
    if minor && guardian.is_none() {
        faults.push(Fault::new("guardian", Refusal::GuardianMissing));
    }
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    let mut changed = old.clone();
    changed.minor = minor;
    agree(&mut changed, &snapshot.tournament, context);
    let person = Person { guardian: guardian.or(old.guardian.clone()), ..old.person() };
    save(&mut action, &snapshot, &old, &mut changed, person).await?;
    commit(action, AuditAction::Agree, &old, &changed).await
}

/// Changes the player's own data while no seats are public.
///
/// Errors: [`Error::Stale`], faults by field, a refusal later on.
pub async fn edit_own(
    context: &Context<'_>,
    id: TournamentId,
    player: PlayerId,
    version: i64,
    typed: TypedPerson,
) -> Result<()> {
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    before_round_one(&snapshot, Refusal::OwnDataLocked)?;
    if old.version != version {
        return Err(Error::Stale);
    }
    let person = Person { guardian: old.guardian.clone(), ..checked(&typed, "", false)? };
    if person.name != old.name || person.email != old.email {
        not_staff(&person, &snapshot, person.name == old.name)?;
    }
    let mut changed = old.clone();
    save(&mut action, &snapshot, &old, &mut changed, person).await?;
    commit(action, AuditAction::EditOwnData, &old, &changed).await
}

/// Withdraws, while no seats are public. The typed word is asked for on the page.
///
/// Error: a refusal once round 1 is published.
pub async fn withdraw_own(context: &Context<'_>, id: TournamentId, player: PlayerId) -> Result<()> {
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    if old.state == PlayerState::Withdrawn {
        return Ok(());
    }
    before_round_one(&snapshot, Refusal::OwnWithdrawalLocked)?;
    let mut changed = old.clone();
    withdraw(context, &snapshot.tournament, &mut changed)?;
    crate::store::player::update(&mut action.tx, &changed).await?;
    if old.is_active() {
        give_place(&mut action, &snapshot).await?;
    }
    commit(action, AuditAction::Withdraw, &old, &changed).await
}

async fn begin(context: &Context<'_>, id: TournamentId, player: PlayerId) -> Result<(Action, Snapshot, Player)> {
    let mut action = Action::begin(context, id, Permission::OwnPage).await?;
    let runs = action.roles.may(Permission::Run);
    if !runs && context.caller.player() != Some(player) {
        return Err(Error::Forbidden);
    }
    let snapshot = action.snapshot().await?;
    let found = snapshot.player(player).filter(|player| player.archived_at.is_none());
    let old = found.cloned().ok_or(Error::Missing)?;
    Ok((action, snapshot, old))
}

fn before_round_one(snapshot: &Snapshot, otherwise: Refusal) -> Result<()> {
    if snapshot.tournament.phase < Phase::Prelim { Ok(()) } else { Err(otherwise.into()) }
}

async fn commit(action: Action, what: AuditAction, old: &Player, new: &Player) -> Result<()> {
    action
        .commit(AuditEntry::new(what, subject(old.number)).before(&PlayerAudit::of(old)).after(&PlayerAudit::of(new)))
        .await?;
    Ok(())
}
