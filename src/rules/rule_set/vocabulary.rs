//! The words of rule sets, and why a value is none that one can have.

use crate::refusals::coded;
use crate::tournament::bounds::Bounds;
use crate::tournament::vocabulary::words;

words! {
    /// A key of the text form, in its order.
    RuleKey {
        Name = "name",
        PrelimGames = "prelim_games",
        ByRank = "by_rank",
        Goal = "goal",
        Dummy = "dummy",
        Share = "share",
        PlacesOfFour = "places_of_four",
        PlacesOfThree = "places_of_three",
        SharedPlaces = "shared_places",
        Chain = "chain",
        Cut = "cut",
        Qualify = "qualify",
        GameMinutes = "game_minutes",
    }
}

words! {
    /// How the shares of a player's games make one number, in whole hundredths of a percent.
    #[derive(Default)]
    Share {
        /// Those of the games, each rounded half up, added (1.4.3).
        #[default]
        Sum = "sum",
        /// That sum, divided by the games that the player played, rounded half up.
        Mean = "mean",
        /// All VP by all table totals, rounded half up.
        Ratio = "ratio",
    }
}

words! {
    /// What those get who share places at a table.
    #[derive(Default)]
    SharedPlaces {
        /// The mean of the points of the places that they share, exactly.
        #[default]
        Split = "split",
        /// The points of the better place, each of them.
        Better = "better",
    }
}

words! {
    /// What two players are compared by.
    Link {
        /// Points for places.
        Points = "points",
        Wins = "wins",
        Vp = "vp",
        Share = "share",
        Seconds = "seconds",
        Thirds = "thirds",
    }
}

words! {
    /// What follows the preliminary games.
    #[derive(Default)]
    Cut {
        /// What the rules say by attendance (1.1.3, 1.1.7).
        #[default]
        Rules = "rules",
        /// A final of the best four, whatever the attendance.
        Final = "final",
        /// Nothing: the ranking after them is the result.
        Nothing = "none",
    }
}

coded! {
    /// Why a value is none that a rule set can have.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum RuleRefusal {
        /// The number is too low, or too high.
        Outside {
            number: i64,
            least: i64,
            most: i64,
        } = "rule-number-outside",
        /// Points for more or fewer places than the table has.
        Places {
            found: usize,
            wanted: usize,
        } = "rule-number-of-places",
        /// A later place has more points than an earlier one.
        PlacesRise {
            before: i64,
            after: i64,
        } = "rule-places-rise",
        /// The link stands in the chain already.
        LinkTwice(Link) = "rule-link-twice",
        /// A table by attendance without rows.
        NoRows = "rule-no-rows",
        /// A row of the table by attendance begins at no more players than the one before.
        RowsOutOfOrder {
            before: u32,
            after: u32,
        } = "rule-rows-out-of-order",
    }
}

/// A number within bounds.
pub fn within(number: i64, bounds: Bounds) -> Result<u32, RuleRefusal> {
    let outside = RuleRefusal::Outside { number, least: bounds.least, most: bounds.most };
    u32::try_from(number).ok().filter(|_| bounds.contain(number)).ok_or(outside)
}
