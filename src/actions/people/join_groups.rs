//! Staff make one group, or one club, of two spellings, or say that they are two.

use std::collections::BTreeSet;

use serde_json::json;

use reeve_rules::tournament::same_group::group_key;
use reeve_rules::tournament::vocabulary::words;
use reeve_store::player::{self, Person, Player};
use reeve_store::player_list::{self, NextPersons};
use reeve_store::{PlayerId, TournamentId, not_duplicates};
use reeve_views::people::doubles::Apart;
use reeve_views::people::same_groups::{GroupKind, digest_of_two, names_of};

use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

words! {
    /// What two spellings are.
    GroupsAnswer {
        /// One: the second is written like the first.
        One = "one",
        Two = "two",
        /// That is open again.
        Open = "open",
    }
}

/// Says of two spellings of a group, or of a club, what they are. Where it is so already, nothing changes.
///
/// Error: [`Error::Stale`] where one is to be written like the other, which nobody has any more.
pub async fn join_groups(
    context: &Context<'_>,
    id: TournamentId,
    kind: GroupKind,
    names: [&str; 2],
    answer: GroupsAnswer,
) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let [to, from] = names.map(group_key);
    if to.is_empty() || from.is_empty() || to == from {
        return Err(Error::Missing);
    }
    let said = json!({ "kind": kind.code() });
    if answer == GroupsAnswer::One {
        let has = |player: &&Player| names_of(player, kind).any(|name| group_key(name) == from);
        let having: Vec<&Player> = snapshot.players.iter().filter(has).collect();
        if having.is_empty() {
            return Ok(());
        }
        let mut written = snapshot.players.iter().flat_map(|player| names_of(player, kind));
        let to = written.find(|name| *name == names[0]).ok_or(Error::Stale)?;
        let changed: Vec<(PlayerId, Person)> =
            having.iter().map(|player| (player.id, renamed(&player.person, &from, to, kind))).collect();
        let persons = NextPersons::of(changed.iter().map(|(id, person)| (*id, person)))?;
        player_list::insert_next_persons(&mut action.tx, &persons).await?;
        let entry = AuditEntry::new(AuditAction::JoinGroups, AuditSubject::Players(changed.len()));
        action.commit(entry.after(&said)).await?;
        return Ok(());
    }
    let digest = digest_of_two(kind, names);
    let are_two = Apart::read(&mut action.tx, id).await?.are_groups(kind, names);
    if are_two == (answer == GroupsAnswer::Two) {
        return Ok(());
    }
    let what = if are_two {
        not_duplicates::delete_groups(&mut action.tx, id, &digest).await?;
        AuditAction::TakeTwoGroupsBack
    } else {
        not_duplicates::insert_groups(&mut action.tx, id, &digest).await?;
        AuditAction::SayTwoGroups
    };
    action.commit(AuditEntry::new(what, AuditSubject::Tournament).after(&said)).await?;
    Ok(())
}

/// Somebody with the one spelling in place of the other, each group once.
fn renamed(person: &Person, from: &str, to: &str, kind: GroupKind) -> Person {
    let mut person = person.clone();
    if kind == GroupKind::Club {
        person.club = Some(to.to_owned());
        return person;
    }
    let mut seen = BTreeSet::new();
    let groups = person.groups().map(|group| if group_key(group) == from { to } else { group });
    let groups: Vec<&str> = groups.filter(|group| seen.insert(group_key(group))).collect();
    person.group_names = player::group_names(&groups);
    person
}
