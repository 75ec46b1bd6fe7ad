//! How often each selection position, place in the play order or colour wins, with how sure that is.

use std::collections::BTreeMap;

use crate::ui::pictures::WIDTH;
use reeve_rules::games::{Colour, System};
use reeve_rules::statistics::{Finding, WinRate, WinRates};
use reeve_words as words;

/// Where 0 % stands, and the end of the scale.
const LEFT: usize = 84;
const RIGHT: usize = 300;
/// The distance between two rows, and where the first stands.
const ROW: usize = 36;
const TOP: usize = 24;
/// One hundred percent, in hundredths.
const WHOLE: u32 = 10_000;
/// The scale ends at a multiple of this, and has a mark at each.
const STEP: u32 = 2_500;

/// A picture, and the same as a table.
pub struct ChancesPicture {
    /// The name of the picture in the page.
    pub id: &'static str,
    /// By what the games are told apart.
    pub title: String,
    /// What the first column of the table is called.
    pub head: String,
    /// What it shows, in a sentence.
    pub said: String,
    pub width: usize,
    pub height: usize,
    /// The marks of the scale: where, and how much.
    pub marks: Vec<(usize, String)>,
    pub rows: Vec<ChanceRow>,
    /// In how many of the games it was noted, where not in all.
    pub noted: Option<String>,
}

/// One row.
pub struct ChanceRow {
    pub label: String,
    pub y: usize,
    pub at: usize,
    pub from: usize,
    pub to: usize,
    /// Where the share stands that all would have if they were alike.
    pub alike_at: usize,
    /// Whether there are enough games to say anything.
    pub is_sure: bool,
    pub games: u32,
    /// How many of them won.
    pub wins: u32,
    /// The share, such as `31 %`.
    pub share: String,
    /// The interval, such as `20 to 45 %`.
    pub interval: String,
    /// The share if all were alike.
    pub alike: String,
    /// What it says, in a few words.
    pub finding: String,
}

impl ChancesPicture {
    /// The three pictures of the games of a system, those that have something to show.
    pub fn all(rates: &WinRates, system: &System) -> Vec<ChancesPicture> {
        let numbered = |rates: &BTreeMap<i64, WinRate>| -> Vec<(String, WinRate)> {
            rates.iter().map(|(number, rate)| (words::statistics::nth(*number), *rate)).collect()
        };
        let of_colour = |colour: &Colour| {
            let rate = rates.by_colour.get(colour)?;
            Some((words::games::colour(*colour), *rate))
        };
        let colours: Vec<(String, WinRate)> = system.colours.iter().filter_map(of_colour).collect();
        let pictures = [
            (
                "by-position",
                texts::statistics::by_position(),
                texts::statistics::position(),
                numbered(&rates.by_position),
            ),
            ("by-order", texts::statistics::by_order(), texts::statistics::order(), numbered(&rates.by_play_order)),
            ("by-colour", texts::statistics::by_colour(), texts::statistics::colour(), colours),
        ];
        let shown = pictures.into_iter().filter(|(.., rates)| !rates.is_empty());
        shown.map(|(id, title, head, lines)| ChancesPicture::of(id, title, head, &lines, rates.games)).collect()
    }

    fn of(id: &'static str, title: String, head: String, lines: &[(String, WinRate)], games: u32) -> ChancesPicture {
        let high = lines.iter().map(|(_, rate)| rate.interval().high).max().unwrap_or(WHOLE);
        let end = high.div_ceil(STEP).clamp(2, WHOLE / STEP) * STEP;
        let x = |share: u32| LEFT + (share.min(end) as usize) * (RIGHT - LEFT) / end as usize;
        let row = |(at, (label, rate)): (usize, &(String, WinRate))| {
            let (interval, share, alike) = (rate.interval(), rate.share().unwrap_or(0), rate.alike().unwrap_or(0));
            let finding = rate.finding();
            ChanceRow {
                label: label.clone(),
                y: TOP + at * ROW,
                at: x(share),
                from: x(interval.low),
                to: x(interval.high),
                alike_at: x(alike),
                is_sure: finding != Finding::TooFew,
                games: rate.games,
                wins: rate.wins,
                share: words::statistics::rounded(share),
                interval: words::statistics::interval(interval),
                alike: words::statistics::rounded(alike),
                finding: words::statistics::finding(finding),
            }
        };
        let rows: Vec<ChanceRow> = lines.iter().enumerate().map(row).collect();
        let noted = lines.iter().map(|(_, rate)| rate.wins).sum::<u32>();
        ChancesPicture {
            id,
            title,
            head,
            said: words::statistics::chances_say(rows.iter().map(|row| (row.label.as_str(), row.wins, row.games))),
            width: WIDTH,
            height: TOP + rows.len() * ROW + 14,
            marks: (0..=end / STEP).map(|at| (x(at * STEP), words::statistics::rounded(at * STEP))).collect(),
            noted: (noted < games).then(|| texts::statistics::noted(noted, games)),
            rows,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::games::BASE;

    #[test]
    fn what_was_never_noted_has_no_picture_and_few_games_say_nothing() {
        let mut rates = WinRates { games: 40, ..WinRates::default() };
        for (position, wins) in [(1, 12), (2, 10), (3, 9), (4, 9)] {
            rates.add(4, position, None, None, (40, wins));
        }
        let pictures = ChancesPicture::all(&rates, &BASE);
        assert_eq!(pictures.iter().map(|one| one.id).collect::<Vec<_>>(), ["by-position"]);
        assert!(pictures[0].noted.is_none() && pictures[0].rows.iter().all(|row| row.is_sure));
        for row in &pictures[0].rows {
            assert!(LEFT <= row.from && row.from <= row.at && row.at <= row.to && row.to <= RIGHT);
            assert!(row.from <= row.alike_at && row.alike_at <= row.to, "{}", row.label);
        }
        rates.add(4, 1, Some(1), Some(Colour::Orange), (8, 3));
        rates.games += 8;
        let pictures = ChancesPicture::all(&rates, &BASE);
        assert_eq!(pictures.len(), 3);
        assert!(!pictures[2].rows[0].is_sure && pictures[2].noted.is_some());
    }
}
