//! Who comes along with a player (2.1.11) and plays too: the two are kept apart like people of one group. And what players answer
//! when they register, of which the staff decides.

use std::collections::{BTreeMap, BTreeSet};

use reeve_files::companions::{Companions, Everybody, Families};
use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::tournament::same_group::group_key;
use reeve_rules::tournament::same_name::name_key;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_secret as secret;
use reeve_store::player::{Person, Player};
use reeve_store::{PlayerId, Snapshot};

/// For each of these players the groups that they form with their companions among them: whoever names several is one family with
/// them. The names of these groups hold a character that no group has that somebody types.
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
        // Of several of one name all are meant: who registers later under it parts nobody.
        let named = player.person.companions().filter_map(|name| by_name.get(&name_key(name))).flatten().copied();
        let family: BTreeSet<usize> = named.chain([at]).collect();
        for member in family.iter().filter(|_| family.len() > 1) {
            groups[*member].push(family_key(player));
        }
    }
    groups
}

/// What stands for a player and those whom they named as companions.
pub(crate) fn family_key(player: &Player) -> String {
    format!("\u{0}{}", player.number)
}

/// A player's companions, a line each, without those of these players who play too.
pub fn without(player: &Player, others: &[&Player]) -> String {
    let called: BTreeSet<String> =
        others.iter().flat_map(|other| [name_key(&other.person.name), name_key(&other.label())]).collect();
    let left = player.person.companions().filter(|name| !called.contains(&name_key(name)));
    left.collect::<Vec<_>>().join("\n")
}

/// Whom somebody named when registering.
#[derive(Debug, Clone, PartialEq)]
pub struct Named<'s> {
    pub player: &'s Player,
    /// Those of them who play too and may still sit at the player's table.
    pub found: Vec<&'s Player>,
    /// The names that nobody has, or that several have.
    pub not_found: Vec<String>,
}

/// Whom players named when they registered, by their numbers: those who are in the tournament or wait for a place, of whom
/// something is to be said. `answers` is what they typed.
pub fn named<'s>(snapshot: &'s Snapshot, answers: &BTreeMap<PlayerId, String>) -> Vec<Named<'s>> {
    if answers.is_empty() {
        return Vec::new();
    }
    let is_in = |player: &&Player| {
        !player.is_hidden() && matches!(player.state, PlayerState::Registered | PlayerState::Waiting)
    };
    let mut of_name: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    for player in snapshot.players.iter().filter(is_in) {
        of_name.entry(name_key(&player.person.name)).or_default().push(player);
    }
    let everybody = Everybody::of(of_name.values().filter_map(|players| players.first()).map(|one| &*one.person.name));
    let named = snapshot.players.iter().filter(is_in).filter_map(|player| {
        let companions = everybody.in_cell(&player.person.name, answers.get(&player.id)?);
        let (mut found, mut not_found) = (Vec::new(), companions.others);
        for name in companions.found {
            match of_name.get(&name_key(&name)).map(Vec::as_slice) {
                Some([other]) if other.id != player.id && !are_apart(player, other) => found.push(*other),
                Some([_]) | None => {}
                // Of two of the same name nobody knows which is meant.
                Some(_) => not_found.push(name),
            }
        }
        Some(Named { player, found, not_found })
    });
    named.filter(|named| !named.found.is_empty() || !named.not_found.is_empty()).collect()
}

/// Whether two are kept apart already.
fn are_apart(one: &Player, other: &Player) -> bool {
    let shared = |player: &Player| -> BTreeSet<(bool, String)> {
        let groups = player.person.groups().map(|name| (false, group_key(name)));
        let club = player.person.club.iter().map(|name| (true, group_key(name)));
        groups.chain(club).filter(|(_, key)| !key.is_empty()).collect()
    };
    let names = |one: &Player, other: &Player| {
        let called = [name_key(&other.person.name), name_key(&other.label())];
        one.person.companions().any(|name| called.contains(&name_key(name)))
    };
    names(one, other) || names(other, one) || !shared(one).is_disjoint(&shared(other))
}

/// What would come of keeping apart whom players named.
pub fn families(named: &[Named<'_>]) -> Families {
    let mut families = Families::default();
    for one in named {
        let found = one.found.iter().map(|player| player.label()).collect();
        families.take(&one.player.label(), &Companions { found, others: one.not_found.clone() });
    }
    families
}

/// What is said of whom, in short: sent back with the buttons, so that nobody is meant who was not on the page.
pub fn seen(named: &[Named<'_>]) -> String {
    let of = |one: &Named<'_>| -> (i64, Vec<i64>, Vec<String>) {
        (one.player.number, one.found.iter().map(|other| other.number).collect(), one.not_found.clone())
    };
    secret::digest(&format!("{:?}", named.iter().map(of).collect::<Vec<_>>()))
}

/// Who named somebody who is called otherwise from now on, or is `now` somebody else, with the new name in place of the old one.
pub fn renamed(players: &[Player], old: &Player, now: &Player) -> Vec<(PlayerId, Person)> {
    let (name, label, now_called) = (name_key(&old.person.name), name_key(&old.label()), now.label());
    let is_called = |player: &Player| player.id != old.id && name_key(&player.person.name) == name;
    let others_are = players.iter().any(is_called);
    let follow = |player: &Player| -> Option<(PlayerId, Person)> {
        let mut lines: Vec<&str> = Vec::new();
        for line in player.person.companions() {
            let key = name_key(line);
            // A name that several have means all of them.
            let (stays, follows) =
                (key != name && key != label || key == name && others_are, key == name || key == label);
            lines.extend(
                [(stays, line), (follows, &now_called)].into_iter().filter_map(|(is, line)| is.then_some(line)),
            );
        }
        let companions = lines.join("\n");
        let fits = text::too_long(&companions, limits::COMPANIONS).is_none();
        (fits && companions != player.person.companions)
            .then(|| (player.id, Person { companions, ..player.person.clone() }))
    };
    let others = players.iter().filter(|player| ![old.id, now.id].contains(&player.id));
    others.filter(|player| !player.person.companions.is_empty()).filter_map(follow).collect()
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
        // Two of one name: both, unless the whole label says which.
        players[3].person.name = players[2].person.name.clone();
        players[3].person.suffix = 2;
        let all: Vec<&Player> = players.iter().collect();
        assert_eq!(companions(&all).iter().map(Vec::len).collect::<Vec<_>>(), [1, 0, 1, 1]);
        players[0].person.companions = players[3].label();
        let all: Vec<&Player> = players.iter().collect();
        assert_eq!(companions(&all).iter().map(Vec::len).collect::<Vec<_>>(), [1, 0, 0, 1]);
    }

    #[test]
    fn companions_follow_to_another_name() {
        let mut players = event(Phase::CheckIn, 4).players;
        let names = ["Ann Lee", "Bo Ek", "Kim", "KIM"];
        for (player, name) in players.iter_mut().zip(names) {
            player.person.name = name.to_owned();
        }
        players[3].person.suffix = 2;
        players[0].person.companions = "bo  EK\nKim\nGrandma".to_owned();
        let check = |at: usize, now: &str, expected: &[&str]| {
            let mut called = players[at].clone();
            (called.person.name, called.person.suffix) = (now.to_owned(), 0);
            let changed = renamed(&players, &players[at], &called);
            assert_eq!(changed.iter().map(|(_, person)| person.companions.as_str()).collect::<Vec<_>>(), expected);
        };
        check(1, "Bo Ek-Lee", &["Bo Ek-Lee\nKim\nGrandma"]);
        // Kim means both until one is called otherwise.
        check(3, "Kim Roth", &["bo  EK\nKim\nKim Roth\nGrandma"]);
        check(0, "Ann Ek", &[]);
    }

    #[test]
    fn whom_players_named_is_found_once_among_those_who_may_sit_with_them() {
        let mut event = event(Phase::CheckIn, 6);
        let names = ["Ann Lee", "Bo Lee", "Cy Ek", "Di Ek", "Kim", "KIM"];
        for (player, name) in event.players.iter_mut().zip(names) {
            player.person.name = name.to_owned();
        }
        event.players[5].person.suffix = 2;
        let ids: Vec<PlayerId> = event.players.iter().map(|player| player.id).collect();
        let answers = |said: &[(usize, &str)]| -> BTreeMap<PlayerId, String> {
            said.iter().map(|(at, text)| (ids[*at], (*text).to_owned())).collect()
        };
        let check = |event: &Snapshot, said: &[(usize, &str)], expected: &[(i64, &[i64], &[&str])]| {
            let answers = answers(said);
            let found = named(event, &answers);
            let found: Vec<(i64, Vec<i64>, Vec<String>)> = found
                .iter()
                .map(|one| {
                    (one.player.number, one.found.iter().map(|other| other.number).collect(), one.not_found.clone())
                })
                .collect();
            let expected: Vec<(i64, Vec<i64>, Vec<String>)> = expected
                .iter()
                .map(|(number, found, others)| {
                    (*number, found.to_vec(), others.iter().map(|name| (*name).to_owned()).collect())
                })
                .collect();
            assert_eq!(found, expected, "{said:?}");
        };
        check(&event, &[], &[]);
        check(&event, &[(0, "bo & CY  EK"), (2, "none"), (3, "Zed Ek")], &[(1, &[2, 3], &[]), (4, &[], &["Zed Ek"])]);
        // Of two of one name nobody knows which is meant.
        check(&event, &[(0, "Kim")], &[(1, &[], &["Kim"])]);
        event.players[3].person.name = "Kim Ek".to_owned();
        check(&event, &[(1, "Kim")], &[(2, &[], &["Kim"])]);
        event.players[3].person.name = "Di Ek".to_owned();
        event.players[4].state = PlayerState::Withdrawn;
        check(&event, &[(0, "Kim")], &[(1, &[6], &[])]);
        // Nobody is asked of who is kept apart already, for whatever reason, nor of who is not in yet.
        event.players[1].person.companions = "ann lee".to_owned();
        event.players[2].person.club = Some("SC Köln".to_owned());
        event.players[0].person.club = Some("SC KÖLN".to_owned());
        check(&event, &[(0, "bo & Cy Ek")], &[]);
        event.players[3].state = PlayerState::Asked;
        check(&event, &[(2, "Di"), (3, "Cy")], &[(3, &[], &["Di"])]);
        let said = answers(&[(2, "Bo Lee, Kim, nobody knows"), (0, "Kim")]);
        let named = named(&event, &said);
        let families = families(&named);
        assert_eq!((families.found, families.not_found().len()), (1, 1), "{named:?}");
        assert_ne!(seen(&named), seen(&named[..1]));
    }
}
