//! What the clauses of the rules say, in our own words: short enough to be read at a table.

use reeve_rules::rulings::clauses::{Chapter, Clause, RuleSection};
use texts::clauses;
use texts::{Language, sync_scope, without_marks};

/// A text in the language that is spoken.
type Text = fn() -> String;

/// What a clause says.
#[derive(Debug)]
pub struct ClauseWords {
    pub number: &'static str,
    title: Text,
    says: Text,
    remedies: &'static [Text],
    /// What people call what it is about, where it says so in other words: for the search, and seen by nobody. The clause is found by
    /// any of these words, and by several together.
    also: Option<Text>,
}

/// A clause without a fixed remedy.
const fn clause(number: &'static str, title: Text, says: Text) -> ClauseWords {
    ClauseWords { number, title, says, remedies: &[], also: None }
}

impl ClauseWords {
    const fn remedied(self, remedies: &'static [Text]) -> ClauseWords {
        ClauseWords { remedies, ..self }
    }

    const fn called(self, also: Text) -> ClauseWords {
        ClauseWords { also: Some(also), ..self }
    }

    /// Its heading.
    pub fn title(&self) -> String {
        (self.title)()
    }

    pub fn says(&self) -> String {
        (self.says)()
    }

    /// What happens where it was broken, for each of its [remedies](Clause::remedies).
    pub fn remedies(&self) -> Vec<String> {
        self.remedies.iter().map(|says| says()).collect()
    }
}

/// In the order of the rules.
static WORDS: &[ClauseWords] = &[
    clause("1.0", clauses::title_1_0, clauses::says_1_0),
    clause("1.1.1", clauses::title_1_1_1, clauses::says_1_1_1),
    clause("1.1.2", clauses::title_1_1_2, clauses::says_1_1_2).called(clauses::also_1_1_2),
    clause("1.1.3", clauses::title_1_1_3, clauses::says_1_1_3),
    clause("1.1.4", clauses::title_1_1_4, clauses::says_1_1_4).called(clauses::also_1_1_4),
    clause("1.1.5", clauses::title_1_1_5, clauses::says_1_1_5).called(clauses::also_1_1_5),
    clause("1.1.6", clauses::title_1_1_6, clauses::says_1_1_6).called(clauses::also_1_1_6),
    clause("1.1.7", clauses::title_1_1_7, clauses::says_1_1_7),
    clause("1.1.8", clauses::title_1_1_8, clauses::says_1_1_8).called(clauses::also_1_1_8),
    clause("1.1.9", clauses::title_1_1_9, clauses::says_1_1_9),
    clause("1.1.10", clauses::title_1_1_10, clauses::says_1_1_10),
    clause("1.2.1", clauses::title_1_2_1, clauses::says_1_2_1),
    clause("1.2.2", clauses::title_1_2_2, clauses::says_1_2_2),
    clause("1.2.3", clauses::title_1_2_3, clauses::says_1_2_3),
    clause("1.2.4", clauses::title_1_2_4, clauses::says_1_2_4),
    clause("1.3.1", clauses::title_1_3_1, clauses::says_1_3_1).called(clauses::also_1_3_1),
    clause("1.3.2", clauses::title_1_3_2, clauses::says_1_3_2),
    clause("1.3.3", clauses::title_1_3_3, clauses::says_1_3_3).called(clauses::also_1_3_3),
    clause("1.3.4", clauses::title_1_3_4, clauses::says_1_3_4).called(clauses::also_1_3_4),
    clause("1.3.5", clauses::title_1_3_5, clauses::says_1_3_5).called(clauses::also_1_3_5),
    clause("1.3.6", clauses::title_1_3_6, clauses::says_1_3_6)
        .remedied(&[clauses::remedy_1_3_6])
        .called(clauses::also_1_3_6),
    clause("1.4.1", clauses::title_1_4_1, clauses::says_1_4_1),
    clause("1.4.2", clauses::title_1_4_2, clauses::says_1_4_2),
    clause("1.4.3", clauses::title_1_4_3, clauses::says_1_4_3),
    clause("1.4.4", clauses::title_1_4_4, clauses::says_1_4_4),
    clause("2.0.1", clauses::title_2_0_1, clauses::says_2_0_1).called(clauses::also_2_0_1),
    clause("2.0.2", clauses::title_2_0_2, clauses::says_2_0_2).called(clauses::also_2_0_2),
    clause("2.0.3", clauses::title_2_0_3, clauses::says_2_0_3).called(clauses::also_2_0_3),
    clause("2.0.4", clauses::title_2_0_4, clauses::says_2_0_4)
        .remedied(&[clauses::remedy_2_0_4])
        .called(clauses::also_2_0_4),
    clause("2.0.5", clauses::title_2_0_5, clauses::says_2_0_5)
        .remedied(&[clauses::remedy_2_0_5])
        .called(clauses::also_2_0_5),
    clause("2.0.6", clauses::title_2_0_6, clauses::says_2_0_6).called(clauses::also_2_0_6),
    clause("2.0.7", clauses::title_2_0_7, clauses::says_2_0_7).called(clauses::also_2_0_7),
    clause("2.1.1", clauses::title_2_1_1, clauses::says_2_1_1).called(clauses::also_2_1_1),
    clause("2.1.2", clauses::title_2_1_2, clauses::says_2_1_2).called(clauses::also_2_1_2),
    clause("2.1.3", clauses::title_2_1_3, clauses::says_2_1_3).called(clauses::also_2_1_3),
    clause("2.1.4", clauses::title_2_1_4, clauses::says_2_1_4).called(clauses::also_2_1_4),
    clause("2.1.5", clauses::title_2_1_5, clauses::says_2_1_5).called(clauses::also_2_1_5),
    clause("2.1.6", clauses::title_2_1_6, clauses::says_2_1_6).called(clauses::also_2_1_6),
    clause("2.1.7", clauses::title_2_1_7, clauses::says_2_1_7).called(clauses::also_2_1_7),
    clause("2.1.8", clauses::title_2_1_8, clauses::says_2_1_8).called(clauses::also_2_1_8),
    clause("2.1.9", clauses::title_2_1_9, clauses::says_2_1_9).called(clauses::also_2_1_9),
    clause("2.1.10", clauses::title_2_1_10, clauses::says_2_1_10).called(clauses::also_2_1_10),
    clause("2.1.11", clauses::title_2_1_11, clauses::says_2_1_11).called(clauses::also_2_1_11),
    clause("2.1.12", clauses::title_2_1_12, clauses::says_2_1_12).called(clauses::also_2_1_12),
    clause("2.2.1", clauses::title_2_2_1, clauses::says_2_2_1).called(clauses::also_2_2_1),
    clause("2.2.2", clauses::title_2_2_2, clauses::says_2_2_2).called(clauses::also_2_2_2),
    clause("2.2.3", clauses::title_2_2_3, clauses::says_2_2_3).called(clauses::also_2_2_3),
    clause("3.0.1", clauses::title_3_0_1, clauses::says_3_0_1).called(clauses::also_3_0_1),
    clause("3.0.2", clauses::title_3_0_2, clauses::says_3_0_2)
        .remedied(&[clauses::remedy_3_0_2])
        .called(clauses::also_3_0_2),
    clause("3.0.3", clauses::title_3_0_3, clauses::says_3_0_3).called(clauses::also_3_0_3),
    clause("3.0.4", clauses::title_3_0_4, clauses::says_3_0_4).called(clauses::also_3_0_4),
    clause("3.0.5", clauses::title_3_0_5, clauses::says_3_0_5).called(clauses::also_3_0_5),
    clause("3.0.6", clauses::title_3_0_6, clauses::says_3_0_6).called(clauses::also_3_0_6),
    clause("3.0.7", clauses::title_3_0_7, clauses::says_3_0_7).called(clauses::also_3_0_7),
    clause("3.0.8", clauses::title_3_0_8, clauses::says_3_0_8).called(clauses::also_3_0_8),
    clause("3.0.9", clauses::title_3_0_9, clauses::says_3_0_9).called(clauses::also_3_0_9),
    clause("3.0.10", clauses::title_3_0_10, clauses::says_3_0_10).called(clauses::also_3_0_10),
    clause("3.0.11", clauses::title_3_0_11, clauses::says_3_0_11)
        .remedied(&[clauses::remedy_3_0_11])
        .called(clauses::also_3_0_11),
    clause("3.0.12", clauses::title_3_0_12, clauses::says_3_0_12).called(clauses::also_3_0_12),
    clause("3.0.13", clauses::title_3_0_13, clauses::says_3_0_13)
        .remedied(&[clauses::remedy_3_0_13])
        .called(clauses::also_3_0_13),
    clause("3.0.14", clauses::title_3_0_14, clauses::says_3_0_14).called(clauses::also_3_0_14),
    clause("3.0.15", clauses::title_3_0_15, clauses::says_3_0_15).called(clauses::also_3_0_15),
    clause("3.0.16", clauses::title_3_0_16, clauses::says_3_0_16)
        .remedied(&[clauses::remedy_3_0_16_case_1, clauses::remedy_3_0_16_case_2])
        .called(clauses::also_3_0_16),
    clause("3.0.17", clauses::title_3_0_17, clauses::says_3_0_17).called(clauses::also_3_0_17),
    clause("3.1.1", clauses::title_3_1_1, clauses::says_3_1_1).called(clauses::also_3_1_1),
    clause("3.1.2", clauses::title_3_1_2, clauses::says_3_1_2).called(clauses::also_3_1_2),
];

/// All clauses, in the order of the rules.
pub fn all() -> impl Iterator<Item = (Clause, &'static ClauseWords)> {
    WORDS.iter().filter_map(|words| Some((Clause::read(words.number)?, words)))
}

/// What a clause says.
pub fn of(clause: Clause) -> Option<&'static ClauseWords> {
    all().find(|(one, _)| *one == clause).map(|(_, words)| words)
}

/// What follows under a clause, in English: so it stands in rulings, which are kept in English.
pub fn remedies_on_record(clause: Clause) -> Vec<String> {
    sync_scope(Language::ENGLISH, || of(clause).map(ClauseWords::remedies).unwrap_or_default())
}

/// What a search of the clauses looks through beside the number: the heading; and what the clause says, and what people call what it is
/// about.
pub fn looked_through(words: &ClauseWords) -> (String, String) {
    let also = words.also.map(|also| also()).unwrap_or_default();
    let said = format!("{} {} {also}", words.says(), words.remedies().join(" "));
    (also_called(&words.title()), also_called(said.trim()))
}

/// A text with what else its words are called, where the language has several spellings or words: wherever the first stands, the others
/// are found too.
fn also_called(text: &str) -> String {
    let text = without_marks(text);
    let lower = text.to_lowercase();
    let spellings = without_marks(&clauses::spellings());
    let lines = spellings.split(';').filter_map(|line| line.split_once(':'));
    let also =
        lines.filter(|(word, _)| !word.trim().is_empty() && lower.contains(word.trim())).map(|(_, also)| also.trim());
    also.fold(text, |text, also| format!("{text}, {also}"))
}

/// The heading of a section.
pub fn section(section: RuleSection) -> String {
    match section {
        RuleSection::Tournament => clauses::section_tournament(),
        RuleSection::Players => clauses::section_players(),
        RuleSection::Additions => clauses::section_additions(),
    }
}

/// The heading of a chapter.
pub fn chapter(chapter: Chapter) -> String {
    match chapter {
        Chapter::General => clauses::chapter_general(),
        Chapter::Format => clauses::chapter_format(),
        Chapter::Series => clauses::chapter_series(),
        Chapter::Judges => clauses::chapter_judges(),
        Chapter::Points => clauses::chapter_points(),
        Chapter::Material => clauses::chapter_material(),
        Chapter::Conduct => clauses::chapter_conduct(),
        Chapter::Harassment => clauses::chapter_harassment(),
        Chapter::Clarifications => clauses::chapter_clarifications(),
        Chapter::Media => clauses::chapter_media(),
    }
}

#[cfg(test)]
mod lists_tests;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_has_its_words_in_order() {
        assert!(all().map(|(clause, _)| clause).eq(Clause::all()));
        assert_eq!(WORDS.len(), all().count());
    }

    #[test]
    fn every_remedy_has_its_words() {
        for (clause, words) in all() {
            assert_eq!(words.remedies.len(), clause.remedies().len(), "{clause}");
        }
    }

    #[test]
    fn they_are_short_sentences() {
        for (clause, words) in all() {
            let title = words.title();
            assert!(!title.is_empty() && !title.ends_with('.'), "{clause}");
            for text in std::iter::once(words.says()).chain(words.remedies()) {
                assert!(text.ends_with('.') && text.len() <= 600, "{clause}: {text}");
            }
        }
    }

    /// The device reads number, heading and the rest apart by this sign.
    #[test]
    fn no_clause_has_the_sign_that_parts_what_is_looked_through() {
        for (_, words) in all() {
            let (title, said) = looked_through(words);
            assert!(!title.contains('|') && !said.contains('|'), "{}", words.number);
        }
    }

    #[test]
    fn other_spellings_are_looked_through() {
        let harbors = WORDS.iter().find(|words| words.number == "3.0.10").expect("a clause");
        assert_eq!(looked_through(harbors).0, "Harbors, harbour, port");
    }
}
