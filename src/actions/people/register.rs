//! Somebody registers by the public form.

use chrono::TimeDelta;

use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState};
use reeve_store::account::{AttemptKind, Window};
use reeve_store::player::Player;
use reeve_store::staff_note::StaffNote;
use reeve_store::tournament::Tournament;
use reeve_store::{PlayerId, Scope, Snapshot, TournamentId, account, player, seat_mail, staff_note};

use crate::people::agreement::Agreement;
use crate::people::note;
use crate::people::note::both;
use crate::people::person;
use crate::people::person::TypedPerson;
use crate::people::player::{
    PlayerAudit, agree_coming_in, can_hold, checked, newcomer, not_like_staff, not_staff, subject,
};
use crate::people::refusal::{ComeBack, Refusal};
use crate::{Action, AuditAction, AuditEntry, Context, Error, Fault, Permission, Result, mail, network};
use reeve_views::people::same_player::InCommon;
use reeve_views::people::{now, places, same_player, staff};

/// For how long the same name from the same network is taken for the same person, sending the form again: as long as
/// registrations are counted.
const JUST: TimeDelta = TimeDelta::days(limits::ATTEMPTS.days);

/// What somebody types to register.
#[derive(Debug, Clone, Default)]
pub struct Registration {
    pub typed: TypedPerson,
    /// What the player, or a guardian, agrees to.
    pub agreement: Agreement,
    /// Says that it is another person than the one of the same name or e-mail address who is registered.
    pub another_person: bool,
    /// Who comes with the player, in free words; may be empty. Nothing is looked up here: whoever registers learns of nobody
    /// whether they are registered.
    pub comes_with: String,
    /// Whether the player asks for the own seats by mail.
    pub seat_mail: bool,
    /// Whether mail is set up, so that the private link goes out by mail as well.
    pub by_mail: bool,
    /// The tag of the language that the player asked for.
    pub language: Option<String>,
}

/// Registers a player; gives the secret of the private link. `per_hour` registrations are taken by the tournament from one
/// network address in an hour, where it has no number of its own.
///
/// Errors: a refusal while registration is not open; [`Error::TooMany`]; faults by field, among them the questions of
/// [`Refusal::asks_who`].
///
/// A refusal that gives away who is registered counts as a registration, so that nobody can try many names and
/// addresses.
pub async fn register(context: &Context<'_>, id: TournamentId, command: Registration, per_hour: u32) -> Result<String> {
    let registered = register_new(context, id, command, per_hour).await;
    if let Err(Error::Faults(faults)) = &registered
        && faults.iter().any(tells_who_is_there)
    {
        let mut tx = context.db.write(Scope::NoTournament).await?;
        let networks = network::networks(&context.caller.address);
        let under: Vec<_> = networks.iter().map(|network| (AttemptKind::Register, network.name.as_str())).collect();
        account::insert_attempts(&mut tx, &under, context.now).await?;
        tx.commit().await?;
    }
    registered
}

/// Whether a fault gives away that somebody with that name or address is registered.
fn tells_who_is_there(fault: &Fault) -> bool {
    matches!(&fault.refusal, crate::Refusal::People(refusal) if refusal.tells_who_is_there())
}

async fn register_new(context: &Context<'_>, id: TournamentId, command: Registration, per_hour: u32) -> Result<String> {
    // Before the transaction: nothing that a visitor types is worked on while others wait for the tournament.
    let checked = both(agreed(&command), note::check("", "", &command.comes_with));
    let work = |snapshot: &Snapshot| checked.as_ref().map(|(person, _)| Compared::of(snapshot, person)).ok();
    let (mut action, snapshot, compared) = Action::begin_worked_out(context, id, Permission::Register, work).await?;
    now::may_register(&snapshot.tournament)?;
    can_hold(&snapshot, 1)?;
    let (mut person, kept) = checked?;
    within_limit(&mut action, context, &snapshot.tournament, per_hour).await?;
    no_member_registers(context, &snapshot)?;
    not_staff(&person, &snapshot, false, Refusal::StaffNameRegistering)?;
    not_like_staff(&person, &snapshot, command.another_person, Refusal::StaffAlikeRegistering)?;
    let compared = compared.ok_or(Error::Missing)?;
    let alike = compared.players(&snapshot);
    not_there_already(&mut action, context, alike, &person, command.another_person).await?;
    person.suffix = compared.suffix;
    let mut player = newcomer(context, id, PlayerSource::Form, person);
    player.minor = command.agreement.minor;
    player.no_pictures = command.agreement.no_pictures;
    player.language = command.language;
    agree_coming_in(&mut player, &snapshot.tournament, context);
    player.state = places::place_by_form(&snapshot.tournament, &snapshot.players, context.now);
    let player = player::insert(&mut action.tx, &player).await?;
    let (new, number) = (player.id, player.number);
    if kept != StaffNote::default() {
        staff_note::put(&mut action.tx, new, &kept).await?;
    }
    if command.seat_mail {
        seat_mail::wish(&mut action.tx, new, context.now).await?;
    }
    for network in network::networks(&context.caller.address) {
        account::insert_registration(&mut action.tx, &network.name, new, context.now).await?;
    }
    if command.by_mail && player.state != PlayerState::Asked {
        mail::queue_links(&mut action.tx, id, (number, number), context.now).await?;
    }
    action.creates(&player.link_token);
    action.commit(AuditEntry::new(AuditAction::Register, subject(number)).after(&PlayerAudit::of(&player))).await?;
    Ok(player.link_token)
}

/// What comes of comparing somebody with everybody who is there. It is done before the lock is taken.
struct Compared {
    alike: Vec<(PlayerId, InCommon)>,
    suffix: i64,
}

impl Compared {
    fn of(snapshot: &Snapshot, person: &player::Person) -> Compared {
        let alike = same_player::alike(snapshot, &person.name, person.email.as_deref());
        Compared {
            alike: alike.map(|(player, same)| (player.id, same)).collect(),
            suffix: person::suffix(&person.name, None, &snapshot.players),
        }
    }

    /// The players who have something in common with them.
    fn players<'s>(&self, snapshot: &'s Snapshot) -> Vec<(&'s Player, InCommon)> {
        self.alike.iter().filter_map(|(id, same)| Some((snapshot.player(*id)?, *same))).collect()
    }
}

/// Checks what was typed and that everything was agreed to.
fn agreed(command: &Registration) -> Result<player::Person> {
    let agreement = &command.agreement;
    let mut missing = agreement.faults();
    if command.seat_mail && command.typed.email.trim().is_empty() {
        missing.push(Fault::new("email", Refusal::SeatMailWithoutAddress));
    }
    match checked(&command.typed, &agreement.guardian, agreement.minor) {
        Ok(person) if missing.is_empty() => Ok(person),
        Ok(_) => Err(Error::Faults(missing)),
        Err(Error::Faults(mut faults)) => {
            faults.append(&mut missing);
            Err(Error::Faults(faults))
        }
        Err(other) => Err(other),
    }
}

/// Refuses a caller who is signed in and on the staff (1.3.2), whatever name was typed.
fn no_member_registers(context: &Context<'_>, snapshot: &Snapshot) -> Result<()> {
    let own = context.caller.account();
    if own.is_some_and(|account| staff::is_member(&snapshot.staff, account)) {
        return Err(Refusal::StaffRegisters.into());
    }
    Ok(())
}

/// Refuses somebody who is registered already under the same name and e-mail address. If only one of the two is the
/// same, it asks first, unless `another_person` has answered: families share an address and two people can share a name,
/// but most often somebody went back in the browser and sent the form again.
async fn not_there_already(
    action: &mut Action,
    context: &Context<'_>,
    alike: Vec<(&Player, InCommon)>,
    person: &player::Person,
    another_person: bool,
) -> Result<()> {
    let email = person.email.as_deref();
    let (mut by_email, mut by_name): (Vec<&Player>, Vec<&Player>) = (Vec::new(), Vec::new());
    for (player, same) in alike {
        match same {
            InCommon { name: true, email: true } => return Err(Error::fault("email", Refusal::RegisteredAlready)),
            InCommon { email: true, .. } => by_email.push(player),
            InCommon { email: false, .. } => by_name.push(player),
        }
    }
    if another_person {
        return Ok(());
    }
    let mut doubts = Vec::new();
    // Two different addresses are two people, as far as anybody can tell.
    let perhaps = by_name.into_iter().filter(|player| email.is_none() || player.person.email.is_none());
    if let Some(name) = just_registered(action, context, perhaps.collect()).await? {
        doubts.push(Fault::new("name", Refusal::NameRegistered { name }));
    }
    // As with the name: only somebody who has just registered from here learns that an address is registered.
    if just_registered(action, context, by_email).await?.is_some() {
        doubts.push(Fault::new("email", Refusal::EmailRegistered));
    }
    if doubts.is_empty() { Ok(()) } else { Err(Error::Faults(doubts)) }
}

/// The name of the first of these players who registered within the last [`JUST`] from the caller's own network. Nobody
/// else is told who is registered.
async fn just_registered(action: &mut Action, context: &Context<'_>, players: Vec<&Player>) -> Result<Option<String>> {
    if players.is_empty() {
        return Ok(None);
    }
    let network = network::network(&context.caller.address);
    let near = account::registered_from(&mut action.tx, &network, Window::last(JUST, context.now)).await?;
    let found = players.into_iter().find(|player| near.contains(&player.id));
    Ok(found.map(|player| player.person.name.clone()))
}

/// Counts registrations by the caller's networks and not by address: with IPv6 one person has millions of those. The
/// tournament's own limit stands before that of the server; 0 is none, in both.
async fn within_limit(
    action: &mut Action,
    context: &Context<'_>,
    tournament: &Tournament,
    per_hour: u32,
) -> Result<()> {
    let most = tournament.registrations_per_hour.unwrap_or(i64::from(per_hour));
    if most == 0 {
        return Ok(());
    }
    let hour = TimeDelta::hours(1);
    let window = Window::last(hour, context.now);
    for network in network::networks(&context.caller.address) {
        let others = most.saturating_mul(network.weight) - 1;
        // As soon as this one is an hour old, there are fewer.
        let last = account::last_registration_but(&mut action.tx, tournament.id, &network.name, window, others).await?;
        if let Some(at) = last {
            let back = ComeBack { at: at + hour, time_zone: tournament.time_zone.clone() };
            return Err(Error::TooMany(Refusal::TooManyRegistrations(Box::new(back)).into()));
        }
    }
    Ok(())
}
