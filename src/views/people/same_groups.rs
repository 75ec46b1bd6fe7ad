//! Groups and clubs of the players whose names are nearly alike, so that the organizer can make one of them.

use std::collections::BTreeMap;

use reeve_rules::tournament::same_group::{group_key, nearly_alike};
use reeve_store::Snapshot;
use reeve_store::player::Player;

use crate::people::same_player::is_listed;

/// Two spellings that may be one group, or one club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AlikeGroups {
    pub is_club: bool,
    /// Each as it is typed first, with how many players have it; the one that more have comes first.
    pub names: [(String, usize); 2],
}

/// The groups of a player, or the club.
pub fn names_of(player: &Player, is_club: bool) -> impl Iterator<Item = &str> {
    let club = player.person.club.as_deref().filter(|_| is_club);
    player.person.groups().filter(move |_| !is_club).chain(club)
}

/// The pairs among the listed players, groups before clubs.
pub fn alike_groups(snapshot: &Snapshot) -> Vec<AlikeGroups> {
    let pairs = [false, true].map(|is_club| {
        let mut known: BTreeMap<String, (&str, usize)> = BTreeMap::new();
        for player in snapshot.players.iter().filter(|player| is_listed(player)) {
            for name in names_of(player, is_club) {
                known.entry(group_key(name)).or_insert((name, 0)).1 += 1;
            }
        }
        known.remove("");
        let known: Vec<(&str, usize)> = known.into_values().collect();
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let pair = |(one, other): (usize, usize)| {
            let mut names = [one, other]
                .map(|at| known.get(at).map(|(name, count)| ((*name).to_owned(), *count)).unwrap_or_default());
            names.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            AlikeGroups { is_club, names }
        };
        nearly_alike(&names).into_iter().map(pair).collect::<Vec<_>>()
    });
    pairs.into_iter().flatten().collect()
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
        let name = |name: &str, count: usize| (name.to_owned(), count);
        assert_eq!(
            alike_groups(&event),
            [
                AlikeGroups { is_club: false, names: [name("Müller", 2), name("Mueller", 1)] },
                AlikeGroups { is_club: true, names: [name("SC Köln", 2), name("sc koln", 1)] },
            ]
        );
    }
}
