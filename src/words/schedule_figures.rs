//! The figures by which a seat schedule is judged: what they are called, what they count, and what stands beside them.

/// A figure in words.
pub struct FigureWords {
    pub name: &'static str,
    pub counts: &'static str,
}

/// The figures in the order of the objective.
pub const FIGURES: [FigureWords; 6] = [
    FigureWords { name: "Most meetings of two players", counts: "How often the two players meet who meet most often." },
    FigureWords { name: "Repeat meetings", counts: "How often two players meet again who have met before." },
    FigureWords {
        name: "Repeated positions",
        counts: "How often somebody gets a selection position that they have had before.",
    },
    FigureWords {
        name: "Same group or club at a table",
        counts: "How often two players of one group or club sit at the same table.",
    },
    FigureWords {
        name: "Twice at a table of three",
        counts: "How many people sit at a table of three twice or more while somebody else never does.",
    },
    FigureWords {
        name: "Share of tables of three",
        counts: "How evenly turns at tables of three are shared. As a number: each player's turns there, multiplied by \
                 themselves and added up. The lower, the more even.",
    },
];

/// Where the share of tables of three stands among the figures.
const SHARE_OF_THREES: usize = 5;

/// What a schedule reaches of the figure at a place. The sum of squares says nothing to most people, so where nothing can be
/// more even, that is what is said.
pub fn reached(at: usize, reached: u64, proven: Option<u64>) -> String {
    match (at, reached) {
        (SHARE_OF_THREES, 0) => "none".to_owned(),
        (SHARE_OF_THREES, number) if proven == Some(number) => "even".to_owned(),
        (_, number) => number.to_string(),
    }
}

/// The best possible beside a figure.
pub fn bound(reached: u64, bound: Option<u64>) -> String {
    bound.map_or_else(|| "the best is not known".to_owned(), |bound| beside(reached, bound))
}

/// The same beside a figure of a schedule that was brought as a file; empty where it is not known.
pub fn best_possible(reached: u64, bound: Option<u64>) -> String {
    bound.map(|bound| beside(reached, bound)).unwrap_or_default()
}

fn beside(reached: u64, bound: u64) -> String {
    if bound == reached { "best possible".to_owned() } else { format!("at best {bound}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_stands_beside_the_best_and_of_a_file_nothing_else_is_said() {
        let check = |reached, proven, (made, brought): (&str, &str)| {
            assert_eq!((&*bound(reached, proven), &*best_possible(reached, proven)), (made, brought));
        };
        check(9, Some(9), ("best possible", "best possible"));
        check(12, Some(9), ("at best 9", "at best 9"));
        check(12, None, ("the best is not known", ""));
    }

    #[test]
    fn tables_of_three_that_are_shared_as_evenly_as_they_can_be_are_no_number() {
        assert_eq!(FIGURES[SHARE_OF_THREES].name, "Share of tables of three");
        let check = |at, number, proven, wanted: &str| assert_eq!(reached(at, number, proven), wanted);
        check(SHARE_OF_THREES, 27, Some(27), "even");
        check(SHARE_OF_THREES, 0, Some(0), "none");
        check(SHARE_OF_THREES, 31, Some(27), "31");
        check(SHARE_OF_THREES, 31, None, "31");
        check(1, 0, Some(0), "0");
        check(1, 9, Some(9), "9");
    }
}
