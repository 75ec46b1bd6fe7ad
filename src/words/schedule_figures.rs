//! The figures by which a seat schedule is judged: what they are called, what they count, and what stands beside them.

/// A figure in words.
pub struct FigureWords {
    pub name: String,
    pub counts: String,
}

/// How many figures there are.
pub const FIGURES: usize = 6;

/// The figures in the order of the objective, in the words of a game.
pub fn figures(game: impl Into<texts::Game>) -> [FigureWords; FIGURES] {
    use texts::seating;
    let game = game.into();
    [
        (seating::figure_most(game), seating::figure_most_counts(game)),
        (seating::figure_repeats(), seating::figure_repeats_counts(game)),
        (seating::figure_positions(), seating::figure_positions_counts()),
        (seating::figure_groups(game), seating::figure_groups_counts(game)),
        (seating::figure_threes_again(game), seating::figure_threes_again_counts(game)),
        (seating::figure_threes(game), seating::figure_threes_counts(game)),
    ]
    .map(|(name, counts)| FigureWords { name, counts })
}

/// Where the share of tables of three stands among the figures.
const SHARE_OF_THREES: usize = 5;

/// What a schedule reaches of the figure at a place. The sum of squares says nothing to most people, so where nothing can be
/// more even, that is what is said.
pub fn reached(at: usize, reached: u64, proven: Option<u64>) -> String {
    match (at, reached) {
        (SHARE_OF_THREES, 0) => texts::seating::figure_none(),
        (SHARE_OF_THREES, number) if proven == Some(number) => texts::seating::figure_even(),
        (_, number) => number.to_string(),
    }
}

/// The best possible beside a figure.
pub fn bound(reached: u64, bound: Option<u64>) -> String {
    bound.map_or_else(texts::seating::best_unknown, |bound| beside(reached, bound))
}

/// The same beside a figure of a schedule that was brought as a file; empty where it is not known.
pub fn best_possible(reached: u64, bound: Option<u64>) -> String {
    bound.map(|bound| beside(reached, bound)).unwrap_or_default()
}

fn beside(reached: u64, bound: u64) -> String {
    if bound == reached { texts::seating::best_possible() } else { texts::seating::at_best(bound) }
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
        assert_eq!(figures(texts::Game::USUAL)[SHARE_OF_THREES].name, "Share of tables of three");
        let check = |at, number, proven, wanted: &str| assert_eq!(reached(at, number, proven), wanted);
        check(SHARE_OF_THREES, 27, Some(27), "even");
        check(SHARE_OF_THREES, 0, Some(0), "none");
        check(SHARE_OF_THREES, 31, Some(27), "31");
        check(SHARE_OF_THREES, 31, None, "31");
        check(1, 0, Some(0), "0");
        check(1, 9, Some(9), "9");
    }
}
