//! Who may be meant by what somebody typed: names that are nearly like it.

use std::collections::{BTreeMap, BTreeSet};

use crate::letters::{is_apostrophe, plain};
use crate::text::as_seen;

/// Whether somebody who typed this may mean a name: they have a word in common, one of its words begins a word of the other, or two
/// words differ in one letter. Accents count for nothing.
pub fn may_mean(typed: &str, name: &str) -> bool {
    let names = words(name);
    words(typed).iter().any(|typed| names.iter().any(|word| is_near(typed, word)))
}

/// The words of a text in small letters, without accents and apostrophes.
fn words(text: &str) -> Vec<Vec<char>> {
    let plain = plain(&as_seen(text).replace(is_apostrophe, ""));
    let words = plain.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(|word| word.chars().collect()).collect()
}

/// The most words that one is held against: thousands of names may have the beginning or the end of a word that is typed.
const MOST_CANDIDATES: usize = 5_000;

/// The fewest letters of a word that is compared by its beginning, and of one that is compared letter by letter.
const BEGINNING: usize = 3;
const SPELLED: usize = 4;

fn is_near(one: &[char], other: &[char]) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let begins = short.len() >= BEGINNING && long.starts_with(short);
    one == other || begins || short.len() >= SPELLED && differ_in_one(short, long)
}

/// Whether one letter is another one, too many, or in the place of its neighbour. `short` is not the longer of the two.
fn differ_in_one(short: &[char], long: &[char]) -> bool {
    let same = short.iter().zip(long).take_while(|(one, other)| one == other).count();
    let (rest, other) = (&short[same..], &long[same..]);
    match (rest, other) {
        ([a, b, tail @ ..], [c, d, other @ ..]) if a == d && b == c && tail == other => true,
        ([_, tail @ ..], [_, other @ ..]) if rest.len() == other.len() + 1 => tail == other,
        (rest, [_, other @ ..]) => rest == other,
        _ => false,
    }
}

/// The names of many people by their words, so that what was typed is held against the few words that may be like it: an event has
/// thousands of names, and a form many lines.
#[derive(Debug, Default)]
pub struct NamesByWord {
    /// The places of the names that have a word, counted from 0 as they came.
    words: BTreeMap<Vec<char>, BTreeSet<usize>>,
    /// The words of a length that begin, or that end, with a letter.
    by_end: BTreeMap<(usize, WordEnd, char), Vec<Vec<char>>>,
}

/// Two words that differ in one letter, and have four of them or more, are alike at one end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum WordEnd {
    First,
    Last,
}

/// The first and the last letter of a word; none of an empty one.
fn ends(word: &[char]) -> impl Iterator<Item = (WordEnd, char)> {
    let first = word.first().map(|letter| (WordEnd::First, *letter));
    let last = word.last().map(|letter| (WordEnd::Last, *letter));
    first.into_iter().chain(last)
}

impl NamesByWord {
    /// Of these names.
    pub fn of<'n>(names: impl IntoIterator<Item = &'n str>) -> NamesByWord {
        let mut known = NamesByWord::default();
        for (at, name) in names.into_iter().enumerate() {
            for word in words(name) {
                known.words.entry(word).or_default().insert(at);
            }
        }
        for word in known.words.keys() {
            for (end, letter) in ends(word) {
                known.by_end.entry((word.len(), end, letter)).or_default().push(word.clone());
            }
        }
        known
    }

    /// The places of the names that [may be meant](may_mean).
    pub fn meant(&self, typed: &str) -> BTreeSet<usize> {
        let typed: BTreeSet<Vec<char>> = words(typed).into_iter().collect();
        let near: BTreeSet<&[char]> =
            typed.iter().flat_map(|word| self.candidates(word).filter(move |known| is_near(word, known))).collect();
        near.into_iter().filter_map(|known| self.words.get(known)).flatten().copied().collect()
    }

    /// The words that may be near one, [the most](MOST_CANDIDATES) of them: the same, beginnings of it, what it begins, and those of
    /// about its length that are like it at one end.
    fn candidates<'k>(&'k self, word: &'k [char]) -> impl Iterator<Item = &'k [char]> {
        let beginnings = (1..=word.len()).filter_map(|length| self.words.get_key_value(word.get(..length)?));
        let begun = self.words.range(word.to_vec()..).take_while(|(known, _)| known.starts_with(word));
        let begun = begun.filter(|_| word.len() >= BEGINNING);
        // Shorter words are not compared letter by letter.
        let lengths = word.len().saturating_sub(1).max(SPELLED)..=word.len() + 1;
        let lengths = lengths.filter(|_| word.len() >= SPELLED);
        let like = lengths.flat_map(|length| ends(word).map(move |(end, letter)| (length, end, letter)));
        let like = like.filter_map(|at| self.by_end.get(&at)).flatten();
        let begin_alike = beginnings.chain(begun).map(|(known, _)| known.as_slice());
        begin_alike.chain(like.map(Vec::as_slice)).take(MOST_CANDIDATES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_name_may_be_meant_by_what_is_typed_nearly_like_it() {
        let check =
            |typed: &str, name: &str, expected: bool| assert_eq!(may_mean(typed, name), expected, "{typed}, {name}");
        for typed in [
            "Muller",
            "zoe",
            "Zoë M.",
            "Mueler Zoë",
            "ZOE MÜLLER",
            "Müllre",
            "Müler",
            "Mülller",
            "Müll",
            "the judge Müller",
        ] {
            check(typed, "Zoë Müller", true);
        }
        for typed in ["", "Z. M.", "Mila", "M", "the one with the hat", "Mollar"] {
            check(typed, "Zoë Müller", false);
        }
        check("Bo", "Bo Li", true);
        check("B", "Bo Li", false);
        check("李明", "李明", true);
        check("the man with the hat", "Theodora Hatfield", true);
    }

    proptest! {
        #[test]
        fn many_names_are_found_as_one_by_one(
            names in prop::collection::vec("[abcé]{1,6}( [abcé]{1,6})?", 0..30),
            typed in "[abcé]{1,6}( [abcé]{1,6})?",
        ) {
            let known = NamesByWord::of(names.iter().map(String::as_str));
            let expected: BTreeSet<usize> =
                (0..names.len()).filter(|at| names.get(*at).is_some_and(|name| may_mean(&typed, name))).collect();
            prop_assert_eq!(known.meant(&typed), expected);
        }
    }

    /// Held against every word of every name, twenty lines in an event of thousands took a request's thread for half a minute.
    #[test]
    fn a_word_is_held_against_few() {
        let letters = ["ka", "lo", "mi", "ne", "po", "ru", "sa", "ti", "ve", "zu"];
        let name = |n: usize| [n, n / 10, n / 100, n / 1000].map(|n| letters[n % 10]).concat();
        let names: Vec<String> = (0..5_000).map(|n| format!("{} {}", name(n), name(n + 5_000))).collect();
        let known = NamesByWord::of(names.iter().map(String::as_str));
        assert_eq!(known.words.len(), 10_000);
        let mut most = 0;
        for n in 0..10_000 {
            let word: Vec<char> = name(n).chars().collect();
            most = known.candidates(&word).count().max(most);
        }
        // A tenth begins like any of them, a fifth ends like it.
        assert!(most <= 10_000 / 10 + 10_000 / 5 + 10, "{most} of 10,000");
        assert!(known.meant("kakakaka").contains(&0));
        // Of those that all differ in one letter each is held against as many as are enough to choose from.
        let letter = |n: u32| char::from_u32(0x4E00 + n).expect("a letter");
        let names: Vec<String> = (0..10_000).map(|n| format!("lovel{}ce", letter(n))).collect();
        let known = NamesByWord::of(names.iter().map(String::as_str));
        let word: Vec<char> = "lovelace".chars().collect();
        assert_eq!(known.candidates(&word).count(), MOST_CANDIDATES);
        assert_eq!(known.meant(&names[9_999]).first(), Some(&0));
        assert!(known.meant(&names[9_999]).contains(&9_999));
    }
}
