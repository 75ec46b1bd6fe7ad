//! The words of the pictures and figures of many games.

use std::fmt::Display;

use crate::{isolated, ordinal, rounds};
use reeve_rules::statistics::{Finding, Interval, WIDEST};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_views::rounds::RoundAt;

/// A round over its column in a picture: `1`, `Semi`, `Final`.
pub fn column(at: RoundAt) -> String {
    texts::statistics::column(at.stage, at.number)
}

/// A round over its column in a table: `Round 1`.
pub fn after(at: RoundAt) -> String {
    rounds::title(at)
}

/// A cut, at its line.
pub fn cut(stage: Stage) -> String {
    texts::statistics::cut(stage)
}

/// What the picture of the standings shows.
pub fn bump_says(shown: usize, all: usize, rounds: usize) -> String {
    match shown == all {
        true => texts::statistics::bump_all(all, rounds),
        false => texts::statistics::bump_some(shown, all, rounds),
    }
}

/// That the last round still moves the ranks.
pub fn still_on(at: RoundAt) -> String {
    texts::statistics::still_on(at.stage, at.number)
}

/// What the search found: empty where there is nothing to say.
pub fn found(query: &str, found: usize, most: usize) -> String {
    match found {
        _ if query.is_empty() => String::new(),
        0 => texts::statistics::nobody(),
        many if many > most => texts::statistics::many(many),
        _ => String::new(),
    }
}

/// The heading of a player's way.
pub fn way_of(name: &str) -> String {
    texts::statistics::way_of(isolated(name))
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
    place.map_or_else(texts::statistics::not_played, |place| nth(i64::from(place)))
}

/// A number in a row: `1st`.
pub fn nth(number: i64) -> String {
    let said = ordinal(number);
    texts::statistics::nth(said.trim_start_matches(|sign: char| sign.is_ascii_digit()), number)
}

/// Hundredths of a percent: `31.25 %`.
pub fn percent(hundredths: u32) -> String {
    texts::statistics::percent(hundredths / 100, format!("{:02}", hundredths % 100))
}

/// The same in whole percent: `31 %`.
pub fn rounded(hundredths: u32) -> String {
    texts::statistics::rounded((hundredths + 50) / 100)
}

/// An interval, from outside to whole percent: `20 to 45 %`.
pub fn interval(interval: Interval) -> String {
    texts::statistics::interval(interval.low / 100, interval.high.div_ceil(100))
}

/// Tenths: `8.3`.
pub fn tenths(tenths: u32) -> String {
    texts::statistics::tenths(tenths / 10, tenths % 10)
}

/// What a share says.
pub fn finding(finding: Finding) -> String {
    match finding {
        Finding::TooFew => texts::statistics::too_few(),
        Finding::Alike => texts::statistics::alike(),
        Finding::More => texts::statistics::more_often(),
        Finding::Less => texts::statistics::less_often(),
    }
}

/// What the picture of shares shows.
pub fn chances_say<'a, N: Display>(rows: impl Iterator<Item = (&'a str, N, N)>) -> String {
    let said: Vec<String> = rows.map(|(label, wins, games)| texts::statistics::won_of(label, wins, games)).collect();
    texts::statistics::games_won(said.join("; "))
}

/// What the picture of VP and places shows.
pub fn places_say<'a>(rows: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let said: Vec<String> = rows.map(|(place, mean)| texts::statistics::place_mean(place, mean)).collect();
    texts::statistics::mean(texts::list(&said))
}

/// How the shares are to be read.
pub fn how_to_read() -> String {
    texts::statistics::how_to_read(WIDEST / 100)
}

/// What the statistics of all tournaments are made of. `cut`: older ones were not read.
pub fn all_games(games: u32, tournaments: usize, cut: bool) -> String {
    match (tournaments, cut) {
        (1, false) => texts::statistics::all_one(games),
        (1, true) => texts::statistics::all_newest_one(games),
        (many, false) => texts::statistics::all_many(games, many),
        (many, true) => texts::statistics::all_newest(games, many),
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
