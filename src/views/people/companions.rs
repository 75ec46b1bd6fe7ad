//! Who comes along with a player (2.1.11) and plays too: the two are kept apart like people of one group.

use std::collections::BTreeMap;

use reeve_rules::tournament::same_name::name_key;
use reeve_store::player::Player;

/// For each of these players the groups that they form with their companions among them. The names of these groups hold a character that
/// no group has that somebody types.
pub fn companions(players: &[&Player]) -> Vec<Vec<String>> {
    let mut groups = vec![Vec::new(); players.len()];
    if players.iter().all(|player| player.person.companions.is_empty()) {
        return groups;
    }
    let mut by_name: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, player) in players.iter().enumerate() {
        for name in [name_key(&player.person.name), name_key(&player.label())] {
            let same = by_name.entry(name).or_default();
            if same.last() != Some(&at) {
                same.push(at);
            }
        }
    }
    for (at, player) in players.iter().enumerate() {
        for (line, name) in player.person.companions().enumerate() {
            // Of two of the same name nobody knows which is meant; the number behind it tells them apart.
            let [other] = by_name.get(&name_key(name)).map(Vec::as_slice).unwrap_or_default() else { continue };
            if *other != at {
                let group = format!("\u{0}{}-{line}", player.number);
                groups[at].push(group.clone());
                groups[*other].push(group);
            }
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::event;
    use reeve_rules::tournament::vocabulary::Phase;

    #[test]
    fn a_companion_who_plays_is_kept_apart_and_nobody_else() {
        let mut players = event(Phase::CheckIn, 4).players;
        players[0].person.companions = format!("{}\nsomebody who does not play", players[2].person.name.to_uppercase());
        let all: Vec<&Player> = players.iter().collect();
        let groups = companions(&all);
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [1, 0, 1, 0]);
        assert_eq!(groups[0], groups[2]);
        // Two of one name: only the whole label says which.
        players[3].person.name = players[2].person.name.clone();
        players[3].person.suffix = 2;
        let all: Vec<&Player> = players.iter().collect();
        assert!(companions(&all).iter().all(Vec::is_empty));
        players[0].person.companions = players[3].label();
        let all: Vec<&Player> = players.iter().collect();
        assert_eq!(companions(&all).iter().map(Vec::len).collect::<Vec<_>>(), [1, 0, 0, 1]);
    }
}
