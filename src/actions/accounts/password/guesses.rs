//! How soon a password is guessed, by somebody who tries first what most people take.
//!
//! The way of zxcvbn (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016): the password is
//! cut into parts that are tried early, in the way that makes the fewest guesses together. Its crate was in use here, and
//! made the program 2.7 MB larger, most of it for regular expressions; so the cut stands here, and the words come from the
//! list of 20,000 common passwords that Django keeps up to date.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;

/// The common passwords, the most common first, in small letters; see `common.md` beside the list.
const COMMON: &[u8] = include_bytes!(env!("REEVE_PACKED_PASSWORDS"));

/// A character that belongs to nothing known.
const ANY_CHARACTER: f64 = 10.0;
/// One of the words that are tried first of all: the account's own name and the like.
const OWN_WORD: f64 = 4.0;
/// A year that somebody was born in, or that it is.
const YEAR: f64 = 120.0;
/// The first character of a row or a repetition: mostly `1`, `a` or `q`.
const ROW_BEGINS: f64 = 6.0;
/// The rows of keys that people run a finger along; both are read in both directions.
const ROWS: [&str; 9] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiopü",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
    "azertyuiop",
    "1q2w3e4r5t6z7u8i9o0p",
];

/// How many guesses a password takes: the logarithm to the base of ten.
pub(super) fn log10(password: &str, own_words: &[&str]) -> f64 {
    let typed: Vec<char> = password.chars().collect();
    let letters: Vec<char> = typed.iter().map(|c| c.to_lowercase().next().unwrap_or(*c)).collect();
    let words = known_words(&letters, own_words);
    cheapest(&typed, &letters, &words)
}

/// The cheapest way to cut the password into parts: for each number of parts, the guesses of the parts multiplied, times
/// the orders that they can stand in.
fn cheapest(typed: &[char], letters: &[char], words: &HashMap<String, f64>) -> f64 {
    let length = letters.len();
    // best[parts][end]: the fewest guesses for the characters before `end` in so many parts.
    let mut best = vec![vec![f64::INFINITY; length + 1]; length + 1];
    best[0][0] = 0.0;
    for end in 1..=length {
        for begin in 0..end {
            let part = guesses_of(&typed[begin..end], &letters[begin..end], words).log10();
            for parts in 0..=begin {
                let all = best[parts][begin] + part;
                if all < best[parts + 1][end] {
                    best[parts + 1][end] = all;
                }
            }
        }
    }
    let mut orders = 0.0;
    let mut fewest = f64::INFINITY;
    for (parts, ends) in best.iter().enumerate() {
        orders += f64::from(u32::try_from(parts.max(1)).unwrap_or(u32::MAX)).log10();
        fewest = fewest.min(ends[length] + orders);
    }
    fewest
}

/// The guesses for one part, taken as whatever is found first.
fn guesses_of(typed: &[char], letters: &[char], words: &HashMap<String, f64>) -> f64 {
    let length = letters.len();
    let mut fewest = ANY_CHARACTER.powi(i32::try_from(length).unwrap_or(i32::MAX));
    if let Some(rank) = words.get(&plain(letters)) {
        fewest = fewest.min(rank * spellings(typed, letters));
    }
    if length == 4 && is_year(letters) {
        fewest = fewest.min(YEAR);
    }
    if length > 2 && is_row(letters) {
        fewest = fewest.min(ROW_BEGINS * as_f64(length));
    }
    if let Some(chunk) = repeated(letters) {
        fewest = fewest.min(guesses_of(&typed[..chunk], &letters[..chunk], words) * as_f64(length / chunk));
    }
    fewest
}

/// The words that stand anywhere in the password, with the guesses they take.
fn known_words(letters: &[char], own_words: &[&str]) -> HashMap<String, f64> {
    let mut wanted: HashMap<String, f64> = HashMap::new();
    for begin in 0..letters.len() {
        for end in begin + 3..=letters.len() {
            wanted.insert(plain(&letters[begin..end]), f64::INFINITY);
        }
    }
    for word in own_words {
        let word: Vec<char> = word.to_lowercase().chars().collect();
        if let Some(guesses) = wanted.get_mut(&plain(&word)) {
            *guesses = OWN_WORD;
        }
    }
    let lines = BufReader::new(GzDecoder::new(COMMON)).lines().map_while(Result::ok);
    for (place, line) in lines.enumerate() {
        let word: Vec<char> = line.chars().collect();
        if let Some(guesses) = wanted.get_mut(&plain(&word)) {
            *guesses = guesses.min(as_f64(place + 1));
        }
    }
    wanted.retain(|_, guesses| guesses.is_finite());
    wanted
}

/// The word with letters where people put signs that look like them.
fn plain(letters: &[char]) -> String {
    if letters.iter().all(char::is_ascii_digit) {
        return letters.iter().collect();
    }
    let looks_like = |sign: &char| match sign {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' | '+' => 't',
        other => *other,
    };
    letters.iter().map(looks_like).collect()
}

/// How many ways to spell it are tried before this one: capitals and signs for letters.
fn spellings(typed: &[char], letters: &[char]) -> f64 {
    let capitals = typed.iter().filter(|c| c.is_uppercase()).count();
    let signs = letters.iter().filter(|c| !c.is_alphabetic()).count();
    let with_capitals = match capitals {
        0 => 1.0,
        // The first, the last or all of them.
        1 => 2.0,
        all if all == typed.len() => 2.0,
        some => 2f64.powi(i32::try_from(some).unwrap_or(i32::MAX)),
    };
    let with_signs = if signs == 0 || signs == letters.len() { 1.0 } else { 2.0 };
    with_capitals * with_signs
}

fn is_year(letters: &[char]) -> bool {
    let text: String = letters.iter().collect();
    text.parse().is_ok_and(|year: u32| (1930..2050).contains(&year))
}

/// Whether it is a piece of a row of keys, letters or digits, forwards or backwards.
fn is_row(letters: &[char]) -> bool {
    let forwards: String = letters.iter().collect();
    let backwards: String = letters.iter().rev().collect();
    ROWS.iter().any(|row| row.contains(&forwards) || row.contains(&backwards))
}

/// The length of the shortest piece that it repeats throughout.
fn repeated(letters: &[char]) -> Option<usize> {
    (1..=letters.len() / 2).find(|chunk| {
        letters.len().is_multiple_of(*chunk)
            && letters.iter().zip(&letters[*chunk..]).all(|(first, again)| first == again)
    })
}

/// Small counts as factors.
fn as_f64(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_and_counted() {
        let check = |password: &str, least: f64, most: f64| {
            let guesses = log10(password, &["quokka"]);
            assert!((least..most).contains(&guesses), "{password:?}: 10^{guesses}");
        };
        check("1234567890", 0.0, 2.0);
        check("password123", 0.0, 3.0);
        check("P@ssw0rd", 0.0, 2.0);
        check("sunshine1987", 3.0, 5.0);
        check("quokkaquokka", 0.0, 1.5);
        check("0987654321", 0.0, 2.0);
        check("hgfdsaqwert", 2.0, 4.5);
        check("xk4", 3.0, 3.1);
        check("xk4vxk4vxk4v", 4.0, 5.0);
        check("xk4vwq9jxz", 9.9, 10.1);
    }

    #[test]
    fn the_list_is_there_in_its_order() {
        let words = known_words(&"password".chars().collect::<Vec<_>>(), &[]);
        assert_eq!(words.get("password").copied(), Some(4.0));
        assert_eq!(BufReader::new(GzDecoder::new(COMMON)).lines().count(), 19_549);
    }
}
