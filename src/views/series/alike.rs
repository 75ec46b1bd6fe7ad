//! Names that are the same, or nearly: those of which one text is the other's, or both are, but for one letter.
//!
//! Each name is taken apart once. Of each text that a name is looked for by, the words in order and that with any one letter left out,
//! only a number is kept: of ten thousand names there are hundreds of thousands of such texts. Where two numbers are the same, the
//! letters themselves are compared.

use std::collections::{BTreeMap, BTreeSet};

use crate::store::search_text::fold;

/// Letters of a name in which one may be missing, wrong or swapped, and it is still similar: shorter ones are too many.
const LEAST_LETTERS: usize = 6;
/// Longer names are similar only where they are the same but for marks and the order of their words.
const MOST_LETTERS: usize = 60;

/// What was found, and what it took.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct AlikeNames {
    /// The pairs by their places in the list, the lower first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// How many numbers were made and put in order.
    pub(super) numbers: usize,
    /// How many times the letters of two names were compared.
    pub(super) compared: usize,
}

/// A text that a name is looked for by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct TextKey {
    /// Made of its letters: of the same letters the same, and of others hardly ever.
    digest: u64,
    /// Which of the names.
    name: usize,
    /// The place of the letter that is left out; that behind the last one where none is.
    left_out: usize,
}

impl AlikeNames {
    /// Looks through a list of names.
    pub(super) fn of(names: &[&str]) -> AlikeNames {
        let mut by_letters: BTreeMap<Vec<char>, Vec<usize>> = BTreeMap::new();
        for (at, name) in names.iter().enumerate() {
            by_letters.entry(letters(name)).or_default().push(at);
        }
        by_letters.remove(&Vec::new());
        let (names, places): (Vec<Vec<char>>, Vec<Vec<usize>>) = by_letters.into_iter().unzip();
        let mut keys: Vec<TextKey> = names.iter().enumerate().flat_map(|(name, letters)| keys(name, letters)).collect();
        keys.sort_unstable();
        let (similar, compared) = similar(&names, &keys);
        let mut pairs = Vec::new();
        for places in &places {
            for (at, one) in places.iter().enumerate() {
                pairs.extend(places.iter().skip(at + 1).map(|other| (*one, *other)));
            }
        }
        for (one, other) in similar {
            let others = |one: usize| places[other].iter().map(move |other| (one.min(*other), one.max(*other)));
            pairs.extend(places[one].iter().flat_map(|one| others(*one)));
        }
        pairs.sort_unstable();
        AlikeNames { pairs, numbers: keys.len(), compared }
    }
}

/// Which of these different names have a text in common, and how many times letters were compared.
fn similar(names: &[Vec<char>], keys: &[TextKey]) -> (BTreeSet<(usize, usize)>, usize) {
    let (mut found, mut compared) = (BTreeSet::new(), 0);
    for same in keys.chunk_by(|one, next| one.digest == next.digest) {
        for (at, one) in same.iter().enumerate() {
            for other in same.iter().skip(at + 1).filter(|other| other.name != one.name) {
                compared += 1;
                if text(&names[one.name], one.left_out).eq(text(&names[other.name], other.left_out)) {
                    found.insert((one.name, other.name));
                }
            }
        }
    }
    (found, compared)
}

/// The letters of a name: its words in order, without marks.
fn letters(name: &str) -> Vec<char> {
    let folded = fold(name);
    let mut words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ").chars().collect()
}

/// The letters without one.
fn text(letters: &[char], left_out: usize) -> impl Iterator<Item = &char> {
    letters.iter().enumerate().filter(move |(at, _)| *at != left_out).map(|(_, letter)| letter)
}

/// What the number of a text is multiplied by for each further letter; any odd number with many digits will do.
const BASE: u64 = 0x9E37_79B9_7F4A_7C15;

/// The texts of a name: all letters, and all but one. Of letters that are the same side by side, one is left out for all of them.
fn keys(name: usize, letters: &[char]) -> Vec<TextKey> {
    let add = |digest: u64, letter: char| digest.wrapping_mul(BASE).wrapping_add(u64::from(letter));
    // Of the letters before each place, the whole behind them.
    let mut before = vec![0];
    before.extend(letters.iter().scan(0, |digest, letter| {
        *digest = add(*digest, *letter);
        Some(*digest)
    }));
    let whole = before.last().copied().unwrap_or_default();
    let mut keys = vec![TextKey { digest: whole, name, left_out: letters.len() }];
    if !(LEAST_LETTERS..=MOST_LETTERS).contains(&letters.len()) {
        return keys;
    }
    // What stands behind the letter that is left out, from the end: its digest, and what the letters before it are multiplied by.
    let (mut behind, mut power) = (0_u64, 1_u64);
    for (left_out, letter) in letters.iter().enumerate().rev() {
        if letters.get(left_out + 1) != Some(letter) {
            keys.push(TextKey { digest: before[left_out].wrapping_mul(power).wrapping_add(behind), name, left_out });
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

    fn texts(name: &str) -> BTreeSet<String> {
        let all = letters(name);
        let without = |left_out: usize| text(&all, left_out).collect::<String>();
        let may_miss_one = (LEAST_LETTERS..=MOST_LETTERS).contains(&all.len());
        (0..all.len()).filter(|_| may_miss_one).map(without).chain([all.iter().collect()]).collect()
    }

    /// As where every text is made and compared with every other.
    #[test]
    fn the_pairs_are_those_that_have_a_text_in_common() {
        for seed in 0..60 {
            let names = names(40, 9, 2, seed);
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let texts: Vec<BTreeSet<String>> = names.iter().map(|name| texts(name)).collect();
            let mut expected = Vec::new();
            for one in 0..names.len() {
                let others = (one + 1..names.len()).filter(|other| !texts[one].is_disjoint(&texts[*other]));
                expected.extend(others.map(|other| (one, other)));
            }
            assert_eq!(AlikeNames::of(&names).pairs, expected, "seed {seed}: {names:?}");
        }
    }

    /// Two events of the largest size: a number for each letter, and letters are compared only of names that are alike. Every text as it
    /// is, as it was before, would have been more than 20 times as many letters.
    #[test]
    fn the_work_grows_with_the_letters_of_the_names() {
        let names = names(9_800, 30, 26, 7);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let letters: usize = names.iter().map(|name| name.len()).sum();
        let texts: usize = names.iter().map(|name| name.len() * name.len()).sum();
        let found = AlikeNames::of(&names);
        assert!(found.numbers <= letters + names.len() && texts > 20 * letters, "{} {letters} {texts}", found.numbers);
        let different = found.pairs.len();
        assert!(found.compared <= 100 * (different + 1), "{} comparisons for {different} pairs", found.compared);
    }
}
