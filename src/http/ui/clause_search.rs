//! The search of the clauses: by number, with its points, without them or with something else in their places, by heading, by what a
//! clause says, and by what people call it. What fits better stands further up. Where nothing fits, one letter in a long word may be
//! wrong, and in one of four letters two may have changed places.
//!
//! `static/clauses.js` finds the same in the same order while somebody types.

use reeve_rules::rulings::clauses::Clause;
use reeve_rules::search::without_marks;
use reeve_words as words;
use reeve_words::clauses::ClauseWords;

/// From how many letters on a word is found although one of them is wrong.
const LONG: usize = 5;
/// From how many letters on although two of them have changed places.
const SWAPPED: usize = 4;
/// How many parts the number of a clause has.
const PARTS: usize = 3;
/// What people write in place of its points.
const BETWEEN: [char; 7] = ['.', ',', ';', ':', '/', '-', '–'];

/// What a search of the clauses looks through of one of them.
pub struct SearchedClause {
    number: String,
    title: String,
    said: String,
}

impl SearchedClause {
    /// What is looked through of the clause that says this.
    pub fn of(words: &ClauseWords) -> SearchedClause {
        let (title, said) = words::clauses::looked_through(words);
        SearchedClause { number: words.number.to_owned(), title: without_marks(&title), said: without_marks(&said) }
    }

    /// The same as the page has it for the device: number, heading, and what else is looked through.
    pub fn on_page(words: &ClauseWords) -> String {
        let (title, said) = words::clauses::looked_through(words);
        format!("{}|{title}|{said}", words.number)
    }

    /// How well it fits a word, 0 best; none where it doesn't. `close`: one letter may be wrong.
    fn fits(&self, word: &str, close: bool) -> Option<u32> {
        let without_points = |text: &str| text.replace('.', "");
        if word.chars().all(|letter| letter.is_ascii_digit() || letter == '.') && word != "." {
            let (number, typed) = (without_points(&self.number), without_points(word));
            if number == typed {
                return Some(0);
            }
            if self.number.starts_with(word) || (word == typed && number.starts_with(word)) {
                return Some(1);
            }
        }
        if self.title.starts_with(word) {
            return Some(2);
        }
        if begins(&self.title, word) {
            return Some(3);
        }
        if self.title.contains(word) {
            return Some(4);
        }
        if begins(&self.said, word) {
            return Some(5);
        }
        if self.said.contains(word) || self.number.contains(word) {
            return Some(6);
        }
        let close = close && word.chars().count() >= SWAPPED && word.chars().all(char::is_alphabetic);
        if close && is_near(&self.title, word) {
            return Some(7);
        }
        (close && is_near(&self.said, word)).then_some(8)
    }
}

/// Whether a word of a text begins with this.
fn begins(text: &str, wanted: &str) -> bool {
    let is_inside =
        |at: usize| text.get(..at).unwrap_or_default().chars().next_back().is_some_and(char::is_alphanumeric);
    text.match_indices(wanted).any(|(at, _)| !is_inside(at))
}

/// The words that are looked for. Digits that follow one another are one number, as far as a clause has so many parts: `2 1 7`.
fn wanted_words(wanted: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    // How many parts the last word has, where it is a number.
    let mut parts = 0;
    for word in without_marks(wanted).split_whitespace() {
        let number = number_in(word);
        let more = number.as_ref().map_or(0, |number| number.split('.').count());
        match (words.last_mut(), &number) {
            (Some(last), Some(number)) if parts > 0 && parts + more <= PARTS => {
                *last = format!("{last}.{number}");
                parts += more;
            }
            _ => {
                words.push(number.unwrap_or_else(|| word.to_owned()));
                parts = more;
            }
        }
    }
    words
}

/// A word that is a number, with points between its parts; none where it is another word.
fn number_in(word: &str) -> Option<String> {
    let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let is_number = bare.chars().all(|letter| letter.is_ascii_digit() || BETWEEN.contains(&letter));
    let parts: Vec<&str> = bare.split(BETWEEN).filter(|part| !part.is_empty()).collect();
    (is_number && !parts.is_empty()).then(|| parts.join("."))
}

/// Whether a word of a text, or its beginning, differs from this by one letter at most; from a short one only by two that changed
/// places.
fn is_near(text: &str, wanted: &str) -> bool {
    let typed: Vec<char> = wanted.chars().collect();
    text.split(|letter: char| !letter.is_alphanumeric()).any(|word| {
        let word: Vec<char> = word.chars().collect();
        if typed.len() < LONG {
            return word.get(..typed.len()).is_some_and(|part| are_swapped(&typed, part));
        }
        (typed.len() - 1..=typed.len() + 1).filter_map(|length| word.get(..length)).any(|part| one_off(&typed, part))
    })
}

/// Whether two words differ by two neighbours that changed places, and in nothing else.
fn are_swapped(one: &[char], other: &[char]) -> bool {
    let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    match (one.get(same..).unwrap_or_default(), other.get(same..).unwrap_or_default()) {
        ([a, b, one @ ..], [c, d, other @ ..]) => a == d && b == c && one == other,
        _ => false,
    }
}

/// Whether two words differ by one letter at most: another one, one too many or too few, or two that changed places.
fn one_off(one: &[char], other: &[char]) -> bool {
    let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let (one, other) = (one.get(same..).unwrap_or_default(), other.get(same..).unwrap_or_default());
    match (one, other) {
        ([], []) | ([_], []) | ([], [_]) => true,
        ([a, b, one @ ..], [c, d, other @ ..]) if a == d && b == c && one == other => true,
        ([_, one @ ..], [_, other @ ..]) if one == other => true,
        ([_, one @ ..], other) if one == other => true,
        (one, [_, other @ ..]) => one == other,
        _ => false,
    }
}

/// The clauses that were found.
pub struct FoundClauses {
    ranks: Vec<(Clause, u32)>,
    /// Whether none of them holds the words as they were typed.
    pub is_close: bool,
}

impl FoundClauses {
    /// What is found of all clauses; all of them alike where nothing is looked for.
    pub fn of(wanted: &str) -> FoundClauses {
        let words = wanted_words(wanted);
        let clauses: Vec<(Clause, SearchedClause)> =
            words::clauses::all().map(|(clause, words)| (clause, SearchedClause::of(words))).collect();
        let ranked = |close: bool| -> Vec<(Clause, u32)> {
            let rank = |searched: &SearchedClause| -> Option<u32> {
                words.iter().map(|word| searched.fits(word, close)).sum()
            };
            clauses.iter().filter_map(|(clause, searched)| Some((*clause, rank(searched)?))).collect()
        };
        let exact = ranked(false);
        if !exact.is_empty() {
            return FoundClauses { ranks: exact, is_close: false };
        }
        let near = ranked(true);
        FoundClauses { is_close: !near.is_empty(), ranks: near }
    }

    /// How well a clause fits, 0 best; none where it was not found.
    pub fn rank(&self, clause: Clause) -> Option<u32> {
        self.ranks.iter().find(|(found, _)| *found == clause).map(|(_, rank)| *rank)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.ranks.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of what is found, the best first.
    fn found(wanted: &str) -> Vec<&'static str> {
        let found = FoundClauses::of(wanted);
        let mut ranks = found.ranks;
        ranks.sort_by_key(|(_, rank)| *rank);
        ranks.into_iter().map(|(clause, _)| clause.number()).collect()
    }

    #[test]
    fn a_number_is_found_with_its_points_and_without() {
        for wanted in ["3.0.16", "3016", " 3016 ", "30.16", "3 0 16", "3,0,16", "3. 0. 16", "(3-0-16)", "3/0 16,"] {
            assert_eq!(found(wanted)[0], "3.0.16", "{wanted}");
        }
        for wanted in ["2 1 7", "2,1,7", "2.1.7", "217"] {
            assert_eq!(found(wanted)[0], "2.1.7", "{wanted}");
        }
        assert_eq!(found("1 3"), found("1.3"));
        assert_eq!(found("1,3,"), found("1.3"));
        let first: Vec<&str> = found("301").into_iter().take(9).collect();
        assert_eq!(
            first,
            ["3.0.1", "3.0.10", "3.0.11", "3.0.12", "3.0.13", "3.0.14", "3.0.15", "3.0.16", "3.0.17"],
            "the number itself, then those that begin with it"
        );
        assert!(found("1.3").starts_with(&["1.3.1", "1.3.2", "1.3.3"]), "{:?}", found("1.3"));
        assert_eq!(found("").len(), Clause::all().len());
    }

    #[test]
    fn what_a_heading_says_stands_before_what_only_mentions_it() {
        let check = |wanted: &str, first: &[&str]| {
            let found = found(wanted);
            assert!(found.starts_with(first), "{wanted}: {found:?}");
        };
        check("robber", &["3.0.16"]);
        check("port", &["3.0.10"]);
        check("harbor", &["3.0.10"]);
        check("harbour", &["3.0.10"]);
        check("Robber FORGOTTEN", &["3.0.16"]);
        check("slur", &["2.1.4", "2.2.1"]);
        check("insult", &["2.1.4"]);
        check("7 rolled", &["3.0.2", "3.0.16"]);
        check("gave cards", &["3.0.13"]);
        check("phone on table", &["2.1.5"]);
        assert!(found("abuse").contains(&"2.2.1") && found("insult").contains(&"2.2.1"));
        assert!(found("robber").contains(&"3.0.2"), "and what mentions it is found");
    }

    #[test]
    fn one_wrong_letter_in_a_long_word_still_finds_something() {
        let check = |wanted: &str, expected: &str| {
            let all = FoundClauses::of(wanted);
            assert!(all.is_close && found(wanted).contains(&expected), "{wanted}: {:?}", found(wanted));
        };
        check("colusion", "1.3.6");
        check("collusoin", "1.3.6");
        check("rober", "3.0.16");
        check("robbr", "3.0.16");
        check("disqalif", "1.3.5");
        check("harrassment", "2.2.1");
        // In a word of four letters only where two have changed places.
        check("raod", "3.0.3");
        check("dcie", "3.0.1");
        // Only where nothing else is found, and not in short words.
        assert!(!FoundClauses::of("robber").is_close);
        for nothing in ["xxxxx", "dyce", "zode", "dei", "qqqq", "30177", "."] {
            assert!(!FoundClauses::of(nothing).is_close, "{nothing}: {:?}", found(nothing));
        }
        assert!(found("zzzzz").is_empty() && found("no such words whatever").is_empty());
    }

    #[test]
    fn clauses_are_found_by_what_people_say() {
        let check = |wanted: &str, expected: &[&str]| {
            let ranks = FoundClauses::of(wanted);
            assert!(!ranks.is_close, "{wanted}");
            let found = words::clauses::all().filter(|(clause, _)| ranks.rank(*clause).is_some());
            let found: Vec<&str> = found.map(|(_, words)| words.number).collect();
            for number in expected {
                assert!(found.contains(number), "{wanted}: {found:?}");
            }
            assert!(found.len() < 16, "{wanted} finds too many: {found:?}");
        };
        check("cheating", &["1.3.5", "1.3.6", "3.0.9"]);
        check("late", &["1.1.4", "1.3.3"]);
        check("phone", &["2.1.5"]);
        check("talking", &["2.1.4", "3.0.2"]);
        check("dice", &["3.0.1", "3.0.17"]);
        check("wrong build", &["3.0.3", "3.0.8", "3.0.9"]);
        check("robber", &["3.0.2", "3.0.15", "3.0.16"]);
        check("trade after build", &["3.0.7"]);
        check("slow play", &["1.1.8"]);
        check("help from spectators", &["2.1.8", "2.1.11"]);
        check("kingmaking", &["1.3.6"]);
        check("abandoned", &["1.3.4"]);
        check("takeback", &["1.3.3"]);
        check("peeking", &["2.0.5", "3.0.12"]);
        check("stealing", &["3.0.2", "3.0.16"]);
    }

    #[test]
    fn numbers_are_put_together_as_far_as_a_clause_has_parts() {
        let check = |typed: &str, expected: &[&str]| assert_eq!(wanted_words(typed), expected, "{typed:?}");
        check("2 1 7", &["2.1.7"]);
        check("2.1 7", &["2.1.7"]);
        check("2, 1, 7.", &["2.1.7"]);
        check("rule 2 1 7 again", &["rule", "2.1.7", "again"]);
        check("1.3 1.4", &["1.3", "1.4"]);
        check("1.3.4 2", &["1.3.4", "2"]);
        check("10 VP 3", &["10", "vp", "3"]);
        check("x-ray , . -", &["x-ray", ",", ".", "-"]);
    }

    #[test]
    fn words_differ_by_one_letter_at_most() {
        let check = |one: &str, other: &str, expected: bool| {
            let letters = |text: &str| text.chars().collect::<Vec<char>>();
            assert_eq!(one_off(&letters(one), &letters(other)), expected, "{one} {other}");
            assert_eq!(one_off(&letters(other), &letters(one)), expected, "{other} {one}");
        };
        for (one, other) in [("dice", "dice"), ("dice", "dcie"), ("dice", "dce"), ("dice", "dicer"), ("dice", "mice")] {
            check(one, other, true);
        }
        for (one, other) in [("dice", "mices"), ("dice", "idce x"), ("dice", "ecid"), ("dice", "di"), ("abcd", "badc")]
        {
            check(one, other, false);
        }
    }
}
