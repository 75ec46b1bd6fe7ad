//! Somebody registers by the public form.

use chrono::TimeDelta;

use crate::rules::tournament::vocabulary::{Phase, PlayerSource, PlayerState};
use crate::store::account::{AttemptKind, Window};
use crate::store::{Snapshot, TournamentId, account, player};

use crate::actions::people::person;
use crate::actions::people::person::TypedPerson;
use crate::actions::people::players::{PlayerAudit, agree, can_hold, checked, newcomer, next_number, place, subject};
use crate::actions::people::refusal::Refusal;
use crate::actions::{Action, AuditAction, AuditEntry, Context, Error, Fault, Permission, Result, mail, network};
use crate::views::people::staff;

/// What somebody types to register.
#[derive(Debug, Clone, Default)]
pub struct Registration {
    /// Who it is.
    pub typed: TypedPerson,
    /// Agrees to the code of conduct.
    pub code: bool,
    /// Agrees to the photo policy.
    pub photo: bool,
    /// Is a minor, for whom a guardian agrees.
    pub minor: bool,
    /// The guardian's name.
    pub guardian: String,
    /// The guardian agrees.
    pub guardian_agrees: bool,
    /// Whether mail is set up, so that the private link goes out by mail as well.
    pub by_mail: bool,
}

/// Registers a player; gives the secret of the private link. `per_hour` registrations are taken from one
/// network address in an hour.
///
/// Errors: a refusal while registration is not open; [`Error::TooMany`]; faults by field.
pub async fn register(context: &Context<'_>, id: TournamentId, command: Registration, per_hour: u32) -> Result<String> {
    // Before the transaction: nothing that a visitor types is worked on while others wait for the tournament.
    let person = agreed(&command);
    let mut action = Action::begin(context, id, Permission::Register).await?;
    let snapshot = action.snapshot().await?;
    if snapshot.tournament.phase != Phase::Registration {
        return Err(Refusal::RegistrationClosed.into());
    }
    can_hold(&snapshot, 1)?;
    let mut person = person?;
    not_there_already(context, &snapshot, &person)?;
    count(&mut action, context, per_hour).await?;
    person.suffix = person::suffix(&person.name, None, &snapshot.players);
    let mut player = newcomer(context, id, PlayerSource::Form, person);
    player.minor = command.minor;
    agree(&mut player, &snapshot.tournament, context);
    player.state = if snapshot.tournament.approval { PlayerState::Asked } else { place(&snapshot) };
    player::insert(&mut action.tx, &player).await?;
    if command.by_mail && player.state != PlayerState::Asked {
        let number = next_number(&snapshot);
        mail::queue_links(&mut action.tx, id, (number, number), context.now).await?;
    }
    action.made(&player.link_token);
    action
        .commit(
            AuditEntry::new(AuditAction::Register, subject(next_number(&snapshot))).after(&PlayerAudit::of(&player)),
        )
        .await?;
    Ok(player.link_token)
}

/// Checks what was typed and that everything was agreed to.
fn agreed(command: &Registration) -> Result<player::Person> {
    let mut missing = Vec::new();
    if !command.code {
        missing.push(Fault::new("code", Refusal::CodeNotAgreed));
    }
    if !command.photo {
        missing.push(Fault::new("photo", Refusal::PhotoNotAgreed));
    }
    if command.minor && !command.guardian_agrees {
        missing.push(Fault::new("guardian_agrees", Refusal::GuardianDisagrees));
    }
    match checked(&command.typed, &command.guardian, command.minor) {
        Ok(person) if missing.is_empty() => Ok(person),
        Ok(_) => Err(Error::Faults(missing)),
        Err(Error::Faults(mut faults)) => {
            faults.append(&mut missing);
            Err(Error::Faults(faults))
        }
        Err(other) => Err(other),
    }
}

/// Refuses staff (1.3.2), and who is registered already.
fn not_there_already(context: &Context<'_>, snapshot: &Snapshot, person: &player::Person) -> Result<()> {
    let own = context.caller.account();
    if own.is_some_and(|account| staff::is_member(&snapshot.staff, account)) {
        return Err(Refusal::StaffRegisters.into());
    }
    let email = person.email.as_deref();
    let member = |other_person| staff::is_staff(&snapshot.staff, &person.name, email, other_person).is_some();
    if member(true) {
        return Err(Error::fault("email", Refusal::StaffEmail));
    }
    if member(false) {
        return Err(Error::fault("name", Refusal::StaffNameRegistering));
    }
    if is_registered(snapshot, person) {
        return Err(Error::fault("email", Refusal::RegisteredAlready));
    }
    Ok(())
}

fn is_registered(snapshot: &Snapshot, person: &player::Person) -> bool {
    let same = |player: &&player::Player| {
        player.archived_at.is_none()
            && player.state != PlayerState::Withdrawn
            && player.name == person.name
            && player.email.is_some()
            && player.email == person.email
    };
    snapshot.players.iter().any(|player| same(&player))
}

/// Counts this registration for the caller's network: somebody with IPv6 has more addresses than anybody can count.
async fn count(action: &mut Action, context: &Context<'_>, per_hour: u32) -> Result<()> {
    let network = network::network(&context.caller.address);
    let hour = Window::last(TimeDelta::hours(1), context.now);
    if account::attempts_in(&mut action.tx, AttemptKind::Register, &network, hour).await? >= i64::from(per_hour) {
        return Err(Error::TooMany(Refusal::TooManyRegistrations.into()));
    }
    account::insert_attempt(&mut action.tx, AttemptKind::Register, &network, context.now).await?;
    Ok(())
}
