//! Groups and clubs of the players whose names are nearly alike, so that the organizer can make one of them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use reeve_rules::tournament::same_group::{MOST_SPELLINGS, group_key, nearly_alike};
use reeve_rules::tournament::vocabulary::words;
use reeve_secret as secret;
use reeve_store::Snapshot;
use reeve_store::player::Player;

use crate::people::same_player::is_listed;

words! {
    /// What players have in common that is called by a name.
    GroupKind {
        Group = "group",
        Club = "club",
    }
}

/// Two spellings that may be one group, or one club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AlikeGroups {
    pub kind: GroupKind,
    /// Each as it is typed first, with how many players have it; the one that more have comes first.
    pub names: [(String, usize); 2],
    /// The staff said that they are two.
    pub are_two: bool,
}

/// The groups of a player, or the club.
pub fn names_of(player: &Player, kind: GroupKind) -> impl Iterator<Item = &str> {
    let club = player.person.club.as_deref().filter(|_| kind == GroupKind::Club);
    player.person.groups().filter(move |_| kind == GroupKind::Group).chain(club)
}

/// A pair as the store keeps it that they are two, whichever is named first: families are called like people, whose names
/// are stored nowhere else.
pub fn digest_of_two(kind: GroupKind, [one, other]: [&str; 2]) -> String {
    let (one, other) = (group_key(one), group_key(other));
    let (first, second) = if one <= other { (one, other) } else { (other, one) };
    secret::digest_of(&[kind.code().as_bytes(), first.as_bytes(), second.as_bytes()])
}

/// With more names than that of players, groups and clubs together they are looked through on a thread of their own.
const FEW_NAMES: usize = 2_000;

/// Whether it takes long to look through them.
pub fn are_many(snapshot: &Snapshot) -> bool {
    let names = |player: &Player| 1 + player.person.groups().take(FEW_NAMES).count();
    snapshot.players.iter().map(names).sum::<usize>() > FEW_NAMES
}

/// The pairs among the listed players, groups before clubs; of very many spellings among those of most players. `are_two`: whether the
/// staff said so of two names.
pub fn alike_groups(snapshot: &Snapshot, are_two: impl Fn(GroupKind, [&str; 2]) -> bool) -> Vec<AlikeGroups> {
    let mut pairs = Vec::new();
    for kind in [GroupKind::Group, GroupKind::Club] {
        let mut known: BTreeMap<String, (&str, usize)> = BTreeMap::new();
        for player in snapshot.players.iter().filter(|player| is_listed(player)) {
            for name in names_of(player, kind) {
                known.entry(group_key(name)).or_insert((name, 0)).1 += 1;
            }
        }
        known.remove("");
        let mut known: Vec<(&str, usize)> = known.into_values().collect();
        if known.len() > MOST_SPELLINGS {
            known.sort_by_key(|(_, count)| Reverse(*count));
        }
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        for (one, other) in nearly_alike(&names) {
            let mut names = [known[one], known[other]];
            names.sort_by_key(|(_, count)| Reverse(*count));
            let are_two = are_two(kind, names.map(|(name, _)| name));
            pairs.push(AlikeGroups { kind, names: names.map(|(name, count)| (name.to_owned(), count)), are_two });
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::event;
    use reeve_rules::tournament::vocabulary::Phase;

    #[test]
    fn spellings_that_are_nearly_alike_are_named_and_the_same_are_not() {
        let mut event = event(Phase::CheckIn, 5);
        for (player, (groups, club)) in event.players.iter_mut().zip([
            ("Mueller", Some("SC Köln")),
            ("Müller\nfriends", Some("SC KÖLN")),
            ("müller", Some("sc koln")),
            ("none", Some("-")),
            ("Friends", None),
        ]) {
            player.person.group_names = groups.to_owned();
            player.person.club = club.map(str::to_owned);
        }
        let pair = |kind, names: [(&str, usize); 2], are_two| AlikeGroups {
            kind,
            names: names.map(|(name, count)| (name.to_owned(), count)),
            are_two,
        };
        let families = [("Müller", 2), ("Mueller", 1)];
        let clubs = [("SC Köln", 2), ("sc koln", 1)];
        assert_eq!(
            alike_groups(&event, |_, _| false),
            [pair(GroupKind::Group, families, false), pair(GroupKind::Club, clubs, false)]
        );
        let two = digest_of_two(GroupKind::Group, ["MUELLER", "müller"]);
        assert_eq!(two, digest_of_two(GroupKind::Group, ["Müller", "Mueller"]));
        assert_ne!(two, digest_of_two(GroupKind::Club, ["Müller", "Mueller"]));
    }
}
