//! What the clauses of the rules say, in our own words: short enough to be read at a table.

mod conduct;
mod everyday;
mod format;
mod game;
mod judges;

use reeve_rules::rulings::clauses::{Chapter, Clause, RuleSection};

/// What a clause says.
#[derive(Debug)]
pub struct ClauseWords {
    pub number: &'static str,
    pub title: &'static str,
    pub says: &'static str,
    /// What happens where it was broken, for each of its [remedies](Clause::remedies).
    pub remedies: &'static [&'static str],
}

/// A clause without a fixed remedy.
const fn clause(number: &'static str, title: &'static str, says: &'static str) -> ClauseWords {
    ClauseWords { number, title, says, remedies: &[] }
}

/// What stands before the remedies of a clause.
pub const WHAT_FOLLOWS: &str = "What follows:";

/// Above what a search finds where no clause holds the words as they were typed.
pub const CLOSE: &str = "No clause contains these words. These come close:";

/// All clauses, in the order of the rules.
pub fn all() -> impl Iterator<Item = (Clause, &'static ClauseWords)> {
    let words = [format::WORDS, judges::WORDS, conduct::WORDS, game::WORDS].into_iter().flatten();
    words.filter_map(|words| Some((Clause::read(words.number)?, words)))
}

/// What a clause says.
pub fn of(clause: Clause) -> Option<&'static ClauseWords> {
    all().find(|(one, _)| *one == clause).map(|(_, words)| words)
}

/// What a search of the clauses looks through beside the number: the heading; and what the clause says, and what people call what it is
/// about.
pub fn looked_through(words: &ClauseWords) -> (String, String) {
    let everyday = everyday::WORDS.iter().find(|(number, _)| *number == words.number).map_or("", |(_, said)| said);
    let said = format!("{} {} {everyday}", words.says, words.remedies.join(" "));
    (everyday::also_called(words.title), everyday::also_called(said.trim()))
}

/// The heading of a section.
pub const fn section(section: RuleSection) -> &'static str {
    match section {
        RuleSection::Tournament => "The tournament",
        RuleSection::Players => "What is asked of players",
        RuleSection::Additions => "Clarifications, photos and video",
    }
}

/// The heading of a chapter.
pub const fn chapter(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::General => "The game",
        Chapter::Format => "Stages, seats and final",
        Chapter::Series => "Several preliminary events",
        Chapter::Judges => "Judges",
        Chapter::Points => "Ranking",
        Chapter::Material => "Board, cards and pieces",
        Chapter::Conduct => "Conduct",
        Chapter::Harassment => "Harassment",
        Chapter::Clarifications => "The game, clarified",
        Chapter::Media => "Photos and video",
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
        assert_eq!(format::WORDS.len() + judges::WORDS.len() + conduct::WORDS.len() + game::WORDS.len(), all().count());
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
            assert!(!words.title.is_empty() && !words.title.ends_with('.'), "{clause}");
            for text in std::iter::once(&words.says).chain(words.remedies) {
                assert!(text.ends_with('.') && text.len() <= 600, "{clause}: {text}");
            }
        }
    }
}
