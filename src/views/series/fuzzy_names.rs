//! Names that are the same, or nearly: those of which one text is the other's, or both are, but for one letter.
//!
//! Each name is taken apart once. Of each text that a name is looked for by, the words in order and that with any one letter left out,
//! only a number is kept: of ten thousand names there are hundreds of thousands of such texts. Where numbers are the same, the letters
//! themselves are compared. Who has a text in common may be one person, but of thousands whose names differ in the same one letter that
//! would be millions of pairs: it is looked for where few have the text first, and no further than [`MOST_PAIRS`].

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::tournament::same_name::name_key;
use reeve_rules::tournament::same_person::{looks, plain_look};
use reeve_store::TournamentId;

/// Letters of a name in which one may be missing, wrong or swapped, and it is still similar: shorter ones are too many.
const LEAST_LETTERS: usize = 6;
/// Longer names are similar only where they are the same but for marks and the order of their words.
const MOST_LETTERS: usize = 60;

/// The most pairs that are found, and those of one name among them.
const MOST_PAIRS: usize = 3_000;
const MOST_OF_ONE: usize = 36;
/// How many times anything is looked at for it: a name that has a text, or two of them.
const MOST_LOOKS: usize = 300_000;
/// So many who have a text in common come before more of them.
const FEW: usize = 100;
/// The most numbers of texts that are kept, of 16 bytes each.
const MOST_NUMBERS: usize = 500_000;

/// By what two people may be one: nearly the same are names with other marks, other signs or another order of their words, and those in
/// which one letter is missing, wrong or stands one place further.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alike {
    /// The name is the same.
    Name,
    /// The name is nearly the same.
    Similar,
}

/// A name, and the events in which whoever has it plays: nobody is two players of one event.
#[derive(Debug, Clone)]
pub(super) struct NameInEvents<'n> {
    pub(super) name: &'n str,
    pub(super) events: BTreeSet<TournamentId>,
}

/// What was found, and what it took.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AlikeNames {
    /// How the names are alike, by their places in the list, the lower first.
    pub(super) pairs: BTreeMap<(usize, usize), Alike>,
    /// Whether there may be more pairs.
    pub(super) is_cut: bool,
    /// How many numbers were made and put in order.
    numbers: usize,
    /// How many times a name was looked at, or two of them.
    looks: usize,
    /// The pairs of each name.
    of_one: Vec<usize>,
}

/// A text that a name is looked for by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct TextKey {
    /// Made of its letters: of the same letters the same, and of others hardly ever.
    digest: u64,
    name: u32,
    /// The place of the letter that is left out; [`NONE`] where none is.
    left_out: u8,
}

const NONE: u8 = u8::MAX;

impl AlikeNames {
    /// Looks through a list of names. `settled`: the places of two of whom it is known already.
    pub(super) fn of(names: &[NameInEvents<'_>], settled: impl Fn(usize, usize) -> bool) -> AlikeNames {
        let mut found = AlikeNames { of_one: vec![0; names.len()], ..AlikeNames::default() };
        let mut by_letters: BTreeMap<Vec<char>, Vec<usize>> = BTreeMap::new();
        for (at, one) in names.iter().enumerate() {
            by_letters.entry(letters(one.name)).or_default().push(at);
        }
        by_letters.remove(&Vec::new());
        let by_look = of_one_look(names);
        let (all_letters, places): (Vec<Vec<char>>, Vec<Vec<usize>>) = by_letters.into_iter().unzip();
        let mut numbers: Vec<TextKey> = Vec::new();
        for (name, letters) in (0..).zip(&all_letters) {
            numbers.extend(keys(name, letters));
            if numbers.len() > MOST_NUMBERS {
                found.is_cut = true;
                break;
            }
        }
        found.numbers = numbers.len();
        numbers.sort_unstable();
        let mut same: Vec<&Vec<usize>> = places.iter().filter(|places| places.len() > 1).collect();
        same.sort_by_key(|places| places.len());
        let mut near: Vec<&[TextKey]> = numbers.chunk_by(|one, next| one.digest == next.digest).collect();
        near.retain(|keys| keys.len() > 1);
        near.sort_by_key(|keys| keys.len());
        // Where few are alike they are likelier to be one, however they are alike.
        let (few_same, many_same) = same.split_at(same.partition_point(|places| places.len() <= FEW));
        let (few_near, many_near) = near.split_at(near.partition_point(|keys| keys.len() <= FEW));
        for (same, near) in [(few_same, few_near), (many_same, many_near)] {
            for places in same {
                let mut as_seen: BTreeMap<String, Vec<usize>> = BTreeMap::new();
                for at in *places {
                    as_seen.entry(name_key(names[*at].name)).or_default().push(*at);
                }
                as_seen.values().for_each(|places| found.add(Alike::Name, places, names, &settled));
            }
            same.iter().for_each(|places| found.add(Alike::Similar, places, names, &settled));
            for keys in near {
                if !found.may_look(keys.len()) {
                    break;
                }
                let mut by_text: BTreeMap<Vec<char>, BTreeSet<u32>> = BTreeMap::new();
                for key in *keys {
                    let text = text(&all_letters[key.name as usize], key.left_out).copied().collect();
                    by_text.entry(text).or_default().insert(key.name);
                }
                for alike in by_text.values().filter(|alike| alike.len() > 1) {
                    let of_all = alike.iter().flat_map(|name| &places[*name as usize]).copied();
                    found.add(Alike::Similar, &of_all.collect::<Vec<_>>(), names, &settled);
                }
            }
        }
        for places in by_look {
            found.add(Alike::Similar, &places, names, &settled);
        }
        found
    }

    /// Whether it may be looked at so many more.
    fn may_look(&mut self, more: usize) -> bool {
        self.is_cut |= self.looks + more > MOST_LOOKS;
        self.looks += more;
        self.looks <= MOST_LOOKS
    }

    /// Adds pairs of those who are alike, until there are enough.
    fn add(
        &mut self,
        how: Alike,
        alike: &[usize],
        names: &[NameInEvents<'_>],
        settled: &impl Fn(usize, usize) -> bool,
    ) {
        if alike.len() < 2 || !self.may_look(alike.len()) {
            return;
        }
        let mut by_events: BTreeMap<&BTreeSet<TournamentId>, Vec<usize>> = BTreeMap::new();
        for at in alike {
            by_events.entry(&names[*at].events).or_default().push(*at);
        }
        let sides: Vec<(&BTreeSet<TournamentId>, Vec<usize>)> = by_events.into_iter().collect();
        for (at, (events, ours)) in sides.iter().enumerate() {
            for (others, theirs) in sides.iter().skip(at + 1) {
                if !self.may_look(1) {
                    return;
                }
                let (few, many) = if ours.len() < theirs.len() { (ours, theirs) } else { (theirs, ours) };
                if events.is_disjoint(others) && !self.add_across(how, few, many, settled) {
                    return;
                }
            }
        }
    }

    /// Adds pairs of one of few and one of many, each of the few with the next of the many in turn, so that all of them get some.
    /// Says whether there may be more.
    fn add_across(
        &mut self,
        how: Alike,
        few: &[usize],
        many: &[usize],
        settled: &impl Fn(usize, usize) -> bool,
    ) -> bool {
        for step in 0..many.len() {
            if few.iter().all(|one| self.of_one[*one] == MOST_OF_ONE) {
                self.is_cut = true;
                return true;
            }
            for (at, one) in few.iter().enumerate() {
                let other = &many[(at + step) % many.len()];
                let pair = (*one.min(other), *one.max(other));
                if !self.may_look(1) {
                    return false;
                }
                if self.pairs.contains_key(&pair) || settled(pair.0, pair.1) {
                    continue;
                }
                if self.pairs.len() == MOST_PAIRS {
                    self.is_cut = true;
                    return false;
                }
                if self.of_one[*one].max(self.of_one[*other]) == MOST_OF_ONE {
                    self.is_cut = true;
                    continue;
                }
                self.pairs.insert(pair, how);
                self.of_one[*one] += 1;
                self.of_one[*other] += 1;
            }
        }
        true
    }
}

/// The names that [look](looks) alike and have other letters, as Mueller and Müller: the fewest of one look first.
fn of_one_look(names: &[NameInEvents<'_>]) -> Vec<Vec<usize>> {
    let mut by_look: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, one) in names.iter().enumerate() {
        looks(one.name).into_iter().for_each(|look| by_look.entry(look).or_default().push(at));
    }
    let mut same: Vec<Vec<usize>> = by_look.into_values().filter(|places| places.len() > 1).collect();
    same.retain(|places| {
        let first = letters(names[places[0]].name);
        places.iter().any(|at| letters(names[*at].name) != first)
    });
    same.sort_by_key(Vec::len);
    same
}

/// The letters of a name: its words in order, without marks.
fn letters(name: &str) -> Vec<char> {
    plain_look(name).chars().filter(|c| c.is_alphanumeric() || *c == ' ').collect()
}

/// The letters without one.
fn text(letters: &[char], left_out: u8) -> impl Iterator<Item = &char> {
    letters.iter().enumerate().filter(move |(at, _)| *at != usize::from(left_out)).map(|(_, letter)| letter)
}

/// What the number of a text is multiplied by for each further letter; any odd number with many digits will do.
const BASE: u64 = 0x9E37_79B9_7F4A_7C15;

/// The texts of a name: all letters, and all but one. Of letters that are the same side by side, one is left out for all of them.
/// None of a name that is too long to be like another one.
fn keys(name: u32, letters: &[char]) -> Vec<TextKey> {
    if letters.len() > MOST_LETTERS {
        return Vec::new();
    }
    let add = |digest: u64, letter: char| digest.wrapping_mul(BASE).wrapping_add(u64::from(letter));
    // Of the letters before each place, the whole behind them.
    let mut before = vec![0];
    before.extend(letters.iter().scan(0, |digest, letter| {
        *digest = add(*digest, *letter);
        Some(*digest)
    }));
    let whole = before.last().copied().unwrap_or_default();
    let mut keys = vec![TextKey { digest: whole, name, left_out: NONE }];
    if letters.len() < LEAST_LETTERS {
        return keys;
    }
    // What stands behind the letter that is left out, from the end: its digest, and what the letters before it are multiplied by.
    let (mut behind, mut power) = (0_u64, 1_u64);
    for (left_out, letter) in letters.iter().enumerate().rev() {
        if letters.get(left_out + 1) != Some(letter) {
            let digest = before[left_out].wrapping_mul(power).wrapping_add(behind);
            keys.push(TextKey { digest, name, left_out: left_out as u8 });
        }
        behind = u64::from(*letter).wrapping_mul(power).wrapping_add(behind);
        power = power.wrapping_mul(BASE);
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of so many letters, of the first letters of the alphabet, one like the other whenever the same seed is given.
    fn names(count: usize, letters: u64, kinds: u64, seed: u64) -> Vec<String> {
        let mut state = seed;
        let mut dice = |sides: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % sides
        };
        let letter = |dice: &mut dyn FnMut(u64) -> u64| char::from(b'a' + u8::try_from(dice(kinds)).expect("a letter"));
        (0..count).map(|_| (0..=dice(letters)).map(|_| letter(&mut dice)).collect()).collect()
    }

    /// Looks through names of so many events, one after the other.
    fn alike(names: &[String], events: usize) -> AlikeNames {
        let event = |at: usize| BTreeSet::from([TournamentId((at % events) as i64)]);
        let names: Vec<NameInEvents<'_>> =
            names.iter().enumerate().map(|(at, name)| NameInEvents { name, events: event(at) }).collect();
        AlikeNames::of(&names, |_, _| false)
    }

    fn texts(name: &str) -> BTreeSet<String> {
        let all = letters(name);
        let without = |left_out: u8| text(&all, left_out).collect::<String>();
        let may_miss_one = (LEAST_LETTERS..=MOST_LETTERS).contains(&all.len());
        (0..all.len() as u8).filter(|_| may_miss_one).map(without).chain([all.iter().collect()]).collect()
    }

    /// As where every text is made and compared with every other.
    #[test]
    fn the_pairs_are_those_that_have_a_text_in_common() {
        for seed in 0..60 {
            let names = names(36, 9, 2, seed);
            let texts: Vec<BTreeSet<String>> = names.iter().map(|name| texts(name)).collect();
            for events in [names.len(), 3] {
                let mut expected = Vec::new();
                for one in 0..names.len() {
                    let others = (one + 1..names.len()).filter(|other| !texts[one].is_disjoint(&texts[*other]));
                    expected.extend(others.filter(|other| one % events != other % events).map(|other| (one, other)));
                }
                let found = alike(&names, events);
                assert_eq!(found.pairs.into_keys().collect::<Vec<_>>(), expected, "seed {seed}: {names:?}");
                assert!(!found.is_cut, "seed {seed}");
            }
        }
    }

    /// Two events of the largest size: a number for each letter, and only names that are alike are looked at. Every text as it is, as it
    /// was before, would have been more than 20 times as many letters.
    #[test]
    fn the_work_grows_with_the_letters_of_the_names() {
        let names = names(9_800, 30, 26, 7);
        let letters: usize = names.iter().map(String::len).sum();
        let texts: usize = names.iter().map(|name| name.len() * name.len()).sum();
        let found = alike(&names, 9_800);
        assert!(found.numbers <= letters + names.len() && texts > 20 * letters, "{} {letters} {texts}", found.numbers);
        let different = found.pairs.len();
        assert!(found.looks <= 100 * (different + 1), "{} looks for {different} pairs", found.looks);
        assert!(!found.is_cut);
    }

    /// Held against each other they were six million pairs, which took a minute and a gigabyte.
    #[test]
    fn of_thousands_that_differ_in_the_same_letter_few_are_paired() {
        let check = |name: &dyn Fn(usize) -> String| {
            let mut names: Vec<String> = (0..5_000).map(name).collect();
            (names[4_000], names[4_001]) = ("Łucja Wrońska".to_owned(), "wronska, lucja".to_owned());
            (names[4_002], names[4_003]) = ("Jonas Richter".to_owned(), "Jonas Rickter".to_owned());
            let found = alike(&names, 2);
            assert_eq!((found.pairs.len(), found.is_cut), (MOST_PAIRS, true), "{}", names[0]);
            assert!(found.of_one.iter().all(|pairs| *pairs <= MOST_OF_ONE), "{}", names[0]);
            assert!(found.looks <= 10 * names.len() && found.numbers <= MOST_NUMBERS, "{} {found:?}", names[0]);
            assert!(found.pairs.keys().all(|(one, other)| one % 2 != other % 2), "{}", names[0]);
            // Whom hardly anybody is like comes first.
            assert!(found.pairs.contains_key(&(4_000, 4_001)) && found.pairs.contains_key(&(4_002, 4_003)));
        };
        let letter = |at: usize| char::from_u32(0x4E00 + at as u32).expect("a letter");
        check(&|at| format!("Ada Lovel{}ce", letter(at)));
        check(&|at| format!("Ada Lovel{}ce", letter(at / 2)));
        check(&|_| "Ada Lovelace".to_owned());
        check(&|at| format!("Player {at:04}"));
    }

    /// So long that no letter of them is left out: those that are the same are found, up to the most pairs, and nothing is kept of the others.
    #[test]
    fn names_of_two_hundred_letters_are_no_more_work() {
        let long =
            |end: &str| format!("{}{end}", "Wolfeschlegelstein ".repeat(11)).chars().take(200).collect::<String>();
        let differ: Vec<String> =
            (0..5_000).map(|at| format!("{at:05}{}", long("").chars().skip(5).collect::<String>())).collect();
        let found = alike(&differ, 2);
        assert!(found.pairs.is_empty() && found.numbers == 0 && !found.is_cut, "{found:?}");
        let same: Vec<String> = (0..5_000).map(|_| long("x")).collect();
        let found = alike(&same, 2);
        assert_eq!((found.pairs.len(), found.is_cut), (MOST_PAIRS, true));
        assert!(found.looks <= 10 * same.len(), "{}", found.looks);
    }

    #[test]
    fn who_was_answered_makes_room_for_others() {
        let names = vec!["Sam Li".to_owned(); 200];
        let named: Vec<NameInEvents<'_>> = (0..200)
            .map(|at| NameInEvents { name: &names[at], events: BTreeSet::from([TournamentId((at % 2) as i64)]) })
            .collect();
        let first = AlikeNames::of(&named, |_, _| false);
        let next = AlikeNames::of(&named, |one, other| first.pairs.contains_key(&(one, other)));
        assert_eq!((first.pairs.len(), next.pairs.len()), (MOST_PAIRS, MOST_PAIRS));
        assert!(next.pairs.keys().all(|pair| !first.pairs.contains_key(pair)));
        assert!(next.looks <= MOST_LOOKS);
    }

    #[test]
    fn there_is_an_end_to_the_numbers_that_are_kept() {
        let long: Vec<String> = (0..12_000).map(|at| format!("{at:05} {}", "abcdefghij".repeat(5))).collect();
        let found = alike(&long, 2);
        assert!(found.is_cut && found.numbers <= MOST_NUMBERS + MOST_LETTERS + 1, "{}", found.numbers);
        assert_eq!(size_of::<TextKey>(), 16);
    }
}
