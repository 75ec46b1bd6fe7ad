//! The words of the pictures and figures of many games.

use std::fmt::Display;

use crate::{counted, isolated, labels, list, ordinal, rounds};
use reeve_rules::statistics::{Finding, Interval, WIDEST};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_views::rounds::RoundAt;

pub const ROUND_BY_ROUND: &str = "Standings round by round";
pub const VP_AND_PLACES: &str = "VP and places";
pub const BY_POSITION: &str = "By selection position";
pub const BY_ORDER: &str = "By play order";
pub const BY_COLOUR: &str = "By colour";
pub const POSITION: &str = "Position";
pub const ORDER: &str = "Plays";
pub const COLOUR: &str = "Colour";

/// What the page of all tournaments says of itself where its address is sent to somebody.
pub const ALL_IN_SHORT: &str = "How often each seat, each place in the play order and each colour wins.";

/// A round over its column in a picture: `1`, `Semi`, `Final`.
pub fn column(at: RoundAt) -> String {
    match at.stage {
        Stage::Prelim => at.number.to_string(),
        Stage::Semi => "Semi".to_owned(),
        Stage::Final => labels::FINAL.to_owned(),
    }
}

/// A round over its column in a table: `Round 1`.
pub fn after(at: RoundAt) -> String {
    rounds::title(at)
}

/// A cut, at its line.
pub fn cut(stage: Stage) -> &'static str {
    if stage == Stage::Final { "final" } else { "semi-finals" }
}

/// What stands at the line below which not every rank is drawn.
pub fn further_down(from: usize, to: usize) -> String {
    format!("ranks {from} to {to}, closer together")
}

/// What the picture of the standings shows.
pub fn bump_says(shown: usize, all: usize, rounds: usize) -> String {
    let whose = if shown == all { counted(all, "player", "players") } else { format!("{shown} of {all} players") };
    format!("The ranks of {whose} after {}. The table below has them all.", counted(rounds, "round", "rounds"))
}

/// That the last round still moves the ranks.
pub fn still_on(at: RoundAt) -> String {
    match at.stage {
        Stage::Prelim => format!("Round {} is still on, so its ranks can change.", at.number),
        Stage::Semi => "The semi-finals are still on, so their ranks can change.".to_owned(),
        Stage::Final => "The final is not closed yet.".to_owned(),
    }
}

/// What the search found: empty where there is nothing to say.
pub fn found(query: &str, found: usize, most: usize) -> String {
    match found {
        _ if query.is_empty() => String::new(),
        0 => "Nobody in the standings has that name. Check the spelling, or search for a part of it.".to_owned(),
        many if many > most => format!("{many} players have that in their names. Type more of the name."),
        _ => String::new(),
    }
}

/// The heading of a player's way.
pub fn way_of(name: &str) -> String {
    format!("The way of {} through the event", isolated(name))
}

/// What the picture of a player's way shows: the rank after each round.
pub fn way_says<'a>(ranks: impl Iterator<Item = (&'a str, RoundAt)>) -> String {
    let said = ranks.filter(|(rank, _)| !rank.is_empty()).enumerate();
    let said = said.map(|(at, (rank, RoundAt { stage, number }))| match at {
        0 => texts::pictures::way_begins(stage, rank, number),
        _ => texts::pictures::way_goes_on(stage, rank, number),
    });
    texts::pictures::way_said(texts::list(&said.collect::<Vec<_>>()))
}

/// A place at a table.
pub fn place(place: Option<u8>) -> String {
    place.map_or_else(|| "not played".to_owned(), |place| ordinal(i64::from(place)))
}

/// A number in a row: `1st`.
pub fn nth(number: i64) -> String {
    ordinal(number)
}

/// Hundredths of a percent: `31.25 %`.
pub fn percent(hundredths: u32) -> String {
    format!("{}.{:02} %", hundredths / 100, hundredths % 100)
}

/// The same in whole percent: `31 %`.
pub fn rounded(hundredths: u32) -> String {
    format!("{} %", (hundredths + 50) / 100)
}

/// An interval, from outside to whole percent: `20 to 45 %`.
pub fn interval(interval: Interval) -> String {
    format!("{} to {} %", interval.low / 100, interval.high.div_ceil(100))
}

/// Tenths: `8.3`.
pub fn tenths(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// What a share says.
pub fn finding(finding: Finding) -> &'static str {
    match finding {
        Finding::TooFew => "too few games",
        Finding::Alike => "no difference shown",
        Finding::More => "wins more often",
        Finding::Less => "wins less often",
    }
}

/// In how many games it was noted.
pub fn noted(noted: u32, games: u32) -> String {
    format!("Noted in {noted} of {games} games.")
}

/// What the picture of shares shows.
pub fn chances_say<'a, N: Display>(rows: impl Iterator<Item = (&'a str, N, N)>) -> String {
    let said: Vec<String> = rows.map(|(label, wins, games)| format!("{label}: {wins} of {games}")).collect();
    format!("Games won. {}.", said.join("; "))
}

/// What the picture of VP and places shows.
pub fn places_say<'a>(rows: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let said: Vec<String> = rows.map(|(place, mean)| format!("{place} place {mean}")).collect();
    format!("VP on average: {}.", list(&said))
}

/// How the shares are to be read.
pub fn how_to_read() -> String {
    format!(
        "The dot is the share of games won. The bar is where the true share lies, with 95 % certainty; the upright mark is \
         the share that each would have if all were alike. Where the bar is wider than {} points there are too few games \
         to say anything. And of twenty bars one misses the mark by chance.",
        WIDEST / 100
    )
}

/// What the statistics of one tournament are made of.
pub fn games(games: u32) -> String {
    format!("From the results of {} that everybody may see.", counted(games as usize, "game", "games"))
}

/// What the statistics of all tournaments are made of. `cut`: older ones were not read.
pub fn all_games(games: u32, tournaments: usize, cut: bool) -> String {
    let games = counted(games as usize, "game", "games");
    match (tournaments, cut) {
        (1, false) => format!("{games} of one tournament on this Reeve, as far as results are public."),
        (1, true) => format!("{games} of the newest tournament on this Reeve, as far as results are public."),
        (many, false) => format!("{games} of {many} tournaments on this Reeve, as far as results are public."),
        (many, true) => {
            format!("{games} of the {many} newest tournaments on this Reeve, as far as results are public.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_rounded_to_the_safe_side() {
        assert_eq!(interval(Interval { low: 1_754, high: 3_431 }), "17 to 35 %");
        assert_eq!(
            (rounded(3_349), rounded(3_350), percent(3_125), tenths(83)),
            ("33 %".into(), "34 %".into(), "31.25 %".into(), "8.3".into())
        );
    }

    #[test]
    fn a_search_says_what_to_do_next() {
        assert_eq!(found("", 9, 3), "");
        assert_eq!(found("mi", 3, 3), "");
        assert!(found("mi", 4, 3).starts_with("4 players"));
        assert!(found("xx", 0, 3).starts_with("Nobody"));
    }
}
