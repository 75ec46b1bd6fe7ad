//! Staff make one group, or one club, of two spellings.

use std::collections::BTreeSet;

use serde_json::json;

use reeve_rules::tournament::same_group::group_key;
use reeve_store::player::{self, Person, Player};
use reeve_store::player_list::{self, NextPersons};
use reeve_store::{PlayerId, TournamentId};
use reeve_views::people::same_groups::names_of;

use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// Writes one spelling of a group, or of a club, in place of another, with every player who has it.
///
/// Error: [`Error::Missing`] where nobody has one of the two any more.
pub async fn join_groups(
    context: &Context<'_>,
    id: TournamentId,
    (from, to): (&str, &str),
    is_club: bool,
) -> Result<usize> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let all = || snapshot.players.iter().flat_map(|player| names_of(player, is_club));
    let Some(to) = all().find(|name| *name == to) else { return Err(Error::Missing) };
    let key = group_key(from);
    let has = |player: &&Player| names_of(player, is_club).any(|name| group_key(name) == key);
    let changed: Vec<(PlayerId, Person)> = snapshot
        .players
        .iter()
        .filter(has)
        .map(|player| (player.id, renamed(&player.person, &key, to, is_club)))
        .collect();
    if key.is_empty() || key == group_key(to) || changed.is_empty() {
        return Err(Error::Missing);
    }
    let persons = NextPersons::of(changed.iter().map(|(id, person)| (*id, person)))?;
    player_list::insert_next_persons(&mut action.tx, &persons).await?;
    let count = changed.len();
    let entry = AuditEntry::new(AuditAction::JoinGroups, AuditSubject::Players(count));
    action.commit(entry.before(&json!({ "name": from })).after(&json!({ "name": to }))).await?;
    Ok(count)
}

/// Somebody with the one spelling in place of the other, each group once.
fn renamed(person: &Person, key: &str, to: &str, is_club: bool) -> Person {
    let mut person = person.clone();
    if is_club {
        person.club = Some(to.to_owned());
        return person;
    }
    let mut seen = BTreeSet::new();
    let groups = person.groups().map(|group| if group_key(group) == key { to } else { group });
    let groups: Vec<&str> = groups.filter(|group| seen.insert(group_key(group))).collect();
    person.group_names = player::group_names(&groups);
    person
}
