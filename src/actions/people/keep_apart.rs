//! Staff keep players apart by a group that is theirs alone, or let those of a group sit together again.

use std::collections::BTreeSet;

use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::tournament::same_group::{group_key, staff_made};
use reeve_store::player;
use reeve_store::player::{Person, Player};
use reeve_store::player_list;
use reeve_store::player_list::NextPersons;
use reeve_store::{PlayerId, Snapshot, TournamentId, staff_note};
use reeve_views::people::companions::Named;
use reeve_views::people::kept_apart::{ApartKind, KeptApart};
use reeve_views::people::{companions, kept_apart};

use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// Puts the players of these numbers into a new group, so that they sit at different tables from now on; gives how many they are.
///
/// Errors: a refusal where these are too few or too many, sit apart already, or one of them is in as many groups as fit.
pub async fn keep_apart(context: &Context<'_>, id: TournamentId, numbers: &BTreeSet<i64>) -> Result<usize> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    if numbers.len() < 2 || numbers.len() > limits::KEPT_APART {
        return Err(Refusal::KeptApart { most: limits::KEPT_APART }.into());
    }
    let chosen: Vec<&Player> = snapshot.players.iter().filter(|player| numbers.contains(&player.number)).collect();
    if chosen.len() < numbers.len() || chosen.iter().any(|player| player.is_hidden()) {
        return Err(Error::Missing);
    }
    if chosen.iter().any(|player| player.person.groups().count() >= limits::GROUPS) {
        return Err(Refusal::TooManyGroups { most: limits::GROUPS }.into());
    }
    if kept_apart::are_apart(
        &kept_apart::kept_apart(&snapshot),
        &chosen.iter().map(|player| player.id).collect::<Vec<_>>(),
    ) {
        return Err(Refusal::ApartAlready.into());
    }
    let group = new_group(&snapshot);
    let changed = chosen.iter().map(|player| {
        let groups: Vec<&str> = player.person.groups().chain([group.as_str()]).collect();
        (player.id, Person { group_names: player::group_names(&groups), ..player.person.clone() })
    });
    store(&mut action, changed.collect()).await?;
    action.creates(chosen.len());
    action.commit(AuditEntry::new(AuditAction::KeepApart, AuditSubject::Players(chosen.len())).after(&group)).await?;
    Ok(chosen.len())
}

/// Keeps whoever named somebody when registering apart from those of them who play too, as companions (2.1.11), as far as there is
/// room for their names; gives how many players that are. `seen`: who was on the caller's page ([`companions::seen`]).
///
/// Error: [`Error::Stale`] where it would be others by now, or nobody.
pub async fn keep_named_apart(context: &Context<'_>, id: TournamentId, seen: &str) -> Result<usize> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let answers = staff_note::answers(&mut action.tx, id).await?;
    let named = companions::named(&snapshot, &answers);
    if companions::seen(&named) != seen {
        return Err(Error::Stale);
    }
    let mut players = BTreeSet::new();
    let mut changed = Vec::new();
    // Nothing more is to be said of those whose names were all found, whatever anybody is called later.
    let settled: Vec<PlayerId> = named.iter().filter(|one| one.not_found.is_empty()).map(|one| one.player.id).collect();
    for Named { player, found, .. } in named {
        let mut person = player.person.clone();
        for other in found {
            let all = [person.companions.as_str(), &other.label()].join("\n").trim_start().to_owned();
            if text::too_long(&all, limits::COMPANIONS).is_none() {
                person.companions = all;
                players.extend([player.number, other.number]);
            }
        }
        if person != player.person {
            changed.push((player.id, person));
        }
    }
    if changed.is_empty() {
        return Err(Error::Stale);
    }
    let subject = AuditSubject::Players(changed.len());
    store(&mut action, changed).await?;
    staff_note::leave_answers(&mut action.tx, &settled).await?;
    action.creates(players.len());
    action.commit(AuditEntry::new(AuditAction::KeepNamedApart, subject).after(&players)).await?;
    Ok(players.len())
}

/// Leaves whom players named when they registered as they are: nobody is kept apart, and it is not proposed again. `seen`: who was on
/// the caller's page ([`companions::seen`]).
///
/// Error: [`Error::Stale`] where it would be others by now, or nobody.
pub async fn leave_named(context: &Context<'_>, id: TournamentId, seen: &str) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let answers = staff_note::answers(&mut action.tx, id).await?;
    let named = companions::named(&snapshot, &answers);
    if named.is_empty() || companions::seen(&named) != seen {
        return Err(Error::Stale);
    }
    let players: Vec<PlayerId> = named.iter().map(|one| one.player.id).collect();
    let numbers: Vec<i64> = named.iter().map(|one| one.player.number).collect();
    staff_note::leave_answers(&mut action.tx, &players).await?;
    let entry = AuditEntry::new(AuditAction::LeaveNamed, AuditSubject::Players(players.len()));
    action.commit(entry.after(&numbers)).await?;
    Ok(())
}

/// A name that no group has: "Apart 1", "Apart 2" and so on.
fn new_group(snapshot: &Snapshot) -> String {
    let taken: BTreeSet<String> =
        snapshot.players.iter().flat_map(|player| player.person.groups()).map(group_key).collect();
    let mut names = (1..=taken.len() + 1).map(staff_made);
    names.find(|name| !taken.contains(&group_key(name))).unwrap_or_default()
}

/// Takes everybody in the tournament out of a group. `seen`: the numbers of who was in it, ascending, as the caller saw it.
///
/// Error: [`Error::Stale`] where others are in it by now.
pub async fn take_out_of_group(context: &Context<'_>, id: TournamentId, group: &str, seen: &[i64]) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let key = group_key(group);
    let is_in = |player: &&Player| player.is_active() && player.person.groups().any(|name| group_key(name) == key);
    let members: Vec<&Player> = snapshot.players.iter().filter(is_in).collect();
    let mut numbers: Vec<i64> = members.iter().map(|player| player.number).collect();
    numbers.sort_unstable();
    if members.is_empty() || numbers != seen {
        return Err(Error::Stale);
    }
    let changed = members.iter().map(|player| {
        let groups: Vec<&str> = player.person.groups().filter(|name| group_key(name) != key).collect();
        (player.id, Person { group_names: player::group_names(&groups), ..player.person.clone() })
    });
    store(&mut action, changed.collect()).await?;
    let entry = AuditEntry::new(AuditAction::TakeOutOfGroup, AuditSubject::Players(members.len()));
    action.commit(entry.before(&group)).await?;
    Ok(())
}

/// Lets companions sit together: whoever named the others does so no longer. `seen`: the numbers of the family, ascending, as the
/// caller saw it.
///
/// Error: [`Error::Stale`] where there is no such family by now.
pub async fn part_companions(context: &Context<'_>, id: TournamentId, seen: &[i64]) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let is_seen = |one: &&KeptApart<'_>| {
        one.kind == ApartKind::Companions && one.players.iter().map(|player| player.number).eq(seen.iter().copied())
    };
    let shared = kept_apart::kept_apart(&snapshot);
    let family = shared.iter().find(is_seen).ok_or(Error::Stale)?;
    let changed = family.named_by.iter().map(|namer| {
        let others: Vec<&Player> = family.players.iter().filter(|player| player.id != namer.id).copied().collect();
        (namer.id, Person { companions: companions::without(namer, &others), ..namer.person.clone() })
    });
    store(&mut action, changed.collect()).await?;
    let subject = AuditSubject::Players(family.named_by.len());
    action.commit(AuditEntry::new(AuditAction::PartCompanions, subject).before(&seen)).await?;
    Ok(())
}

async fn store(action: &mut Action, changed: Vec<(PlayerId, Person)>) -> Result<()> {
    let persons = NextPersons::of(changed.iter().map(|(id, person)| (*id, person)))?;
    Ok(player_list::insert_next_persons(&mut action.tx, &persons).await?)
}
