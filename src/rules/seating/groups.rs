//! Who is acquainted with whom: friends, families, clubs.

use std::collections::{BTreeMap, BTreeSet};

use crate::seating::SeatedRound;
use crate::tournament::same_group::group_key;

/// The groups of each player, as sorted numbers. Clubs are numbered apart from groups.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Groups {
    of: Vec<Vec<u32>>,
    members: Vec<Vec<usize>>,
}

impl Groups {
    /// Nobody is in any group.
    pub fn none() -> Self {
        Groups::default()
    }

    /// From each player's group numbers, in any order and with any gaps.
    pub fn new(of: &[Vec<usize>]) -> Self {
        let mut numbers = BTreeMap::new();
        for &group in of.iter().flatten() {
            let next = numbers.len() as u32;
            numbers.entry(group).or_insert(next);
        }
        Self::numbered(of.iter().map(|own| own.iter().filter_map(|g| numbers.get(g).copied()).collect()).collect())
    }

    /// From names: each player's groups and club, as [`group_key`] compares them. A group and a club of the same name are two
    /// things; empty names are no group.
    pub fn from_names<'a, G>(players: impl IntoIterator<Item = (G, Option<&'a str>)>) -> Self
    where
        G: IntoIterator<Item = &'a str>,
    {
        let mut numbers: BTreeMap<(bool, String), u32> = BTreeMap::new();
        let mut of = Vec::new();
        for (groups, club) in players {
            let own = groups.into_iter().map(|g| (false, group_key(g))).chain(club.map(|c| (true, group_key(c))));
            let mut mine = Vec::new();
            for name in own.filter(|(_, name)| !name.is_empty()) {
                let next = numbers.len() as u32;
                mine.push(*numbers.entry(name).or_insert(next));
            }
            of.push(mine);
        }
        Self::numbered(of)
    }

    fn numbered(mut of: Vec<Vec<u32>>) -> Self {
        let mut members: Vec<Vec<usize>> = Vec::new();
        for (player, own) in of.iter_mut().enumerate() {
            own.sort_unstable();
            own.dedup();
            for &group in own.iter() {
                let group = group as usize;
                if members.len() <= group {
                    members.resize(group + 1, Vec::new());
                }
                members[group].push(player);
            }
        }
        if members.iter().all(|m| m.len() < 2) {
            return Groups::none();
        }
        Groups { of, members }
    }

    /// The groups among these players only, who are numbered anew by their order here.
    pub fn among(&self, players: &[usize]) -> Self {
        if self.is_empty() {
            return Groups::none();
        }
        Self::new(&players.iter().map(|&p| self.of(p).iter().map(|&g| g as usize).collect()).collect::<Vec<_>>())
    }

    /// A number that stands for who shares something with whom among those who sit in these rounds (FNV-1a).
    pub fn digest(&self, rounds: &[SeatedRound]) -> u64 {
        let sitting: BTreeSet<usize> = rounds.iter().flatten().flatten().copied().collect();
        let sitting: Vec<usize> = sitting.into_iter().collect();
        let mut digest = 0xcbf2_9ce4_8422_2325;
        for (at, &one) in sitting.iter().enumerate() {
            for (with, _) in sitting[..at].iter().enumerate().filter(|(_, other)| self.share(one, **other)) {
                for part in [at, with] {
                    digest = (digest ^ part as u64).wrapping_mul(0x0100_0000_01b3);
                }
            }
        }
        digest
    }

    /// True when no two players share anything.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Whether two players share a group or a club.
    pub fn share(&self, a: usize, b: usize) -> bool {
        let (Some(mut left), Some(mut right)) = (self.of.get(a).map(Vec::as_slice), self.of.get(b).map(Vec::as_slice))
        else {
            return false;
        };
        // Both lists are sorted, so one walk over the two finds a common number.
        while let (Some(x), Some(y)) = (left.first(), right.first()) {
            match x.cmp(y) {
                std::cmp::Ordering::Less => left = &left[1..],
                std::cmp::Ordering::Greater => right = &right[1..],
                std::cmp::Ordering::Equal => return true,
            }
        }
        false
    }

    /// The members of each group, in the order of the groups' numbers.
    pub fn members(&self) -> &[Vec<usize>] {
        &self.members
    }

    /// The numbers of one player's groups.
    pub fn of(&self, player: usize) -> &[u32] {
        self.of.get(player).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 19 of 20 schedules seated such siblings together, and counted none of it.
    #[test]
    fn siblings_are_of_one_group_however_its_name_is_typed() {
        let of = |names: &[(&'static str, Option<&'static str>)]| {
            Groups::from_names(names.iter().map(|(group, club)| ([*group], *club)))
        };
        let typed = of(&[
            ("Smith", Some("Catan Club Jena")),
            ("smith ", None),
            ("O'Neil", Some("catan  club\u{A0}jena")),
            ("O’Neil", Some("Smith")),
            ("Zoë", None),
            ("zoe\u{308}", Some("\u{200B}")),
        ]);
        let same =
            of(&[("a", Some("x")), ("a", None), ("b", Some("x")), ("b", Some("y")), ("c", None), ("c", Some(""))]);
        assert_eq!(typed, same);
        let rounds = [vec![vec![0, 1, 2], vec![3, 4, 5]]];
        assert_eq!(typed.digest(&rounds), same.digest(&rounds));
        assert_ne!(typed.digest(&rounds), Groups::none().digest(&rounds));
        assert!(typed.share(0, 1) && typed.share(2, 3) && typed.share(0, 2) && typed.share(4, 5));
        assert!(!typed.share(0, 3), "a group and a club of one name are two things");
    }
}
