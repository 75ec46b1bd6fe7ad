//! The clauses of the CATAN Championship Tournament Rules by their numbers. What they say, in our own words, stands with the
//! words of the pages.

use std::fmt;

/// A clause of the rules that exists, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clause(&'static str);

/// A chapter of the rules: what its clauses are about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chapter {
    /// 1.0: the rules of the game itself.
    General,
    /// 1.1: stages, seats, final.
    Format,
    /// 1.2: several preliminary events with one final.
    Series,
    /// 1.3: judges, disputes, disqualification.
    Judges,
    /// 1.4: ranking and its tiebreakers.
    Points,
    /// 2.0: board, cards and pieces.
    Material,
    /// 2.1: the code of conduct.
    Conduct,
    /// 2.2: the policy against harassment.
    Harassment,
    /// 3.0: what is clarified about the game.
    Clarifications,
    /// 3.1: photos and video.
    Media,
}

impl Chapter {
    /// Every chapter, in the order of the rules.
    pub const ALL: [Chapter; 10] = [
        Chapter::General,
        Chapter::Format,
        Chapter::Series,
        Chapter::Judges,
        Chapter::Points,
        Chapter::Material,
        Chapter::Conduct,
        Chapter::Harassment,
        Chapter::Clarifications,
        Chapter::Media,
    ];

    /// Its number, and how many clauses it has below it; 1.0 is its own only clause.
    const fn extent(self) -> (&'static str, usize) {
        match self {
            Chapter::General => ("1.0", 0),
            Chapter::Format => ("1.1", 10),
            Chapter::Series => ("1.2", 4),
            Chapter::Judges => ("1.3", 6),
            Chapter::Points => ("1.4", 4),
            Chapter::Material => ("2.0", 7),
            Chapter::Conduct => ("2.1", 12),
            Chapter::Harassment => ("2.2", 3),
            Chapter::Clarifications => ("3.0", 17),
            Chapter::Media => ("3.1", 2),
        }
    }

    /// Its number, such as 1.3.
    pub const fn number(self) -> &'static str {
        self.extent().0
    }
}

impl Clause {
    /// Every clause, in the order of the rules.
    pub const ALL: [Clause; 66] = [
        Clause("1.0"),
        Clause("1.1.1"),
        Clause("1.1.2"),
        Clause("1.1.3"),
        Clause("1.1.4"),
        Clause("1.1.5"),
        Clause("1.1.6"),
        Clause("1.1.7"),
        Clause("1.1.8"),
        Clause("1.1.9"),
        Clause("1.1.10"),
        Clause("1.2.1"),
        Clause("1.2.2"),
        Clause("1.2.3"),
        Clause("1.2.4"),
        Clause("1.3.1"),
        Clause("1.3.2"),
        Clause("1.3.3"),
        Clause("1.3.4"),
        Clause("1.3.5"),
        Clause("1.3.6"),
        Clause("1.4.1"),
        Clause("1.4.2"),
        Clause("1.4.3"),
        Clause("1.4.4"),
        Clause("2.0.1"),
        Clause("2.0.2"),
        Clause("2.0.3"),
        Clause("2.0.4"),
        Clause("2.0.5"),
        Clause("2.0.6"),
        Clause("2.0.7"),
        Clause("2.1.1"),
        Clause("2.1.2"),
        Clause("2.1.3"),
        Clause("2.1.4"),
        Clause("2.1.5"),
        Clause("2.1.6"),
        Clause("2.1.7"),
        Clause("2.1.8"),
        Clause("2.1.9"),
        Clause("2.1.10"),
        Clause("2.1.11"),
        Clause("2.1.12"),
        Clause("2.2.1"),
        Clause("2.2.2"),
        Clause("2.2.3"),
        Clause("3.0.1"),
        Clause("3.0.2"),
        Clause("3.0.3"),
        Clause("3.0.4"),
        Clause("3.0.5"),
        Clause("3.0.6"),
        Clause("3.0.7"),
        Clause("3.0.8"),
        Clause("3.0.9"),
        Clause("3.0.10"),
        Clause("3.0.11"),
        Clause("3.0.12"),
        Clause("3.0.13"),
        Clause("3.0.14"),
        Clause("3.0.15"),
        Clause("3.0.16"),
        Clause("3.0.17"),
        Clause("3.1.1"),
        Clause("3.1.2"),
    ];

    /// The clause with this number, if the rules have one.
    pub fn read(number: &str) -> Option<Clause> {
        Self::ALL.into_iter().find(|clause| clause.0 == number)
    }

    /// Its number, such as 1.3.4.
    pub const fn number(self) -> &'static str {
        self.0
    }

    /// The chapter that it stands in.
    pub fn chapter(self) -> Chapter {
        let within = |chapter: &Chapter| {
            let rest = self.0.strip_prefix(chapter.number());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        Chapter::ALL.into_iter().find(within).unwrap_or(Chapter::General)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clauses_are_those_of_the_chapters() {
        let mut expected = Vec::new();
        for chapter in Chapter::ALL {
            let (number, below) = chapter.extent();
            if below == 0 {
                expected.push(number.to_owned());
            }
            expected.extend((1..=below).map(|clause| format!("{number}.{clause}")));
        }
        assert_eq!(Clause::ALL.map(|clause| clause.to_string()).to_vec(), expected);
    }

    #[test]
    fn a_clause_is_read_by_its_number_alone() {
        for clause in Clause::ALL {
            assert_eq!(Clause::read(clause.number()), Some(clause));
            assert!(clause.number().starts_with(clause.chapter().number()));
        }
        for other in ["", "1.1", "1.1.11", "1.3.7", "4.0.1", " 1.3.4", "1.3.4 "] {
            assert_eq!(Clause::read(other), None, "{other:?}");
        }
        assert_eq!(Clause::read("1.1.10").map(Clause::chapter), Some(Chapter::Format));
    }
}
