//! The figures by which a seat schedule is judged: what they are called, what they count, and what stands beside them.

/// A figure in words.
pub(crate) struct FigureWords {
    /// What it is called.
    pub(crate) name: &'static str,
    /// What it counts.
    pub(crate) counts: &'static str,
}

/// The figures in the order of the objective.
pub(crate) const FIGURES: [FigureWords; 6] = [
    FigureWords { name: "Most meetings of two players", counts: "How often the two players meet who meet most often." },
    FigureWords { name: "Repeat meetings", counts: "Meetings of two players who have met before." },
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
        name: "Turns at tables of three, squared",
        counts: "Each player’s turns at a table of three, multiplied by themselves and added up: the lower, the more evenly \
                 those tables are shared. As low as the number of turns, nobody sits there twice.",
    },
];

/// The best possible beside a figure.
pub(crate) fn bound(reached: u64, bound: Option<u64>) -> String {
    bound.map_or_else(|| "the best is not known".to_owned(), |bound| beside(reached, bound))
}

/// The same beside a figure of a schedule that was brought as a file; empty where it is not known.
pub(crate) fn best_possible(reached: u64, bound: Option<u64>) -> String {
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
}
