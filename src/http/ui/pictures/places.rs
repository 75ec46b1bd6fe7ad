//! Which VP led to which place at the table: a square for each, the darker the more often.

use crate::ui::pictures::WIDTH;
use reeve_rules::statistics::{PlaceCount, VpAndPlaces};
use reeve_words as words;

/// The room for the names of the places, and above the squares.
const LEFT: usize = 40;
const TOP: usize = 6;
/// How high a square is, and how wide at most.
const HIGH: usize = 30;
const WIDEST: usize = 46;
/// How many shades there are.
const SHADES: u32 = 5;

/// The picture, and the same as a table.
pub struct PlacesPicture {
    /// What it shows, in a few words.
    pub title: String,
    /// What it shows, in a sentence.
    pub said: String,
    pub width: usize,
    pub height: usize,
    /// How wide a square is.
    pub wide: usize,
    /// The VP below the squares.
    pub columns: Vec<(usize, u8)>,
    pub base: usize,
    /// The places at the left.
    pub rows: Vec<PlaceRow>,
}

/// One place.
pub struct PlaceRow {
    /// Such as `1st`.
    pub place: String,
    pub y: usize,
    pub squares: Vec<PlaceSquare>,
    pub seats: u32,
    pub mean: String,
}

/// One square.
pub struct PlaceSquare {
    pub x: usize,
    pub y: usize,
    /// How many seats; 0 has no square.
    pub count: u32,
    /// How dark it is, from 1.
    pub shade: u32,
}

impl PlacesPicture {
    /// The picture; none without games.
    pub fn of(found: &VpAndPlaces) -> Option<PlacesPicture> {
        let (least, most) = found.span()?;
        let columns = usize::from(most - least) + 1;
        let wide = ((WIDTH - LEFT) / columns).min(WIDEST);
        let largest = found.places.values().flat_map(|count| count.by_vp.values()).copied().max().unwrap_or(1);
        let row = |(at, (place, count)): (usize, (&u8, &PlaceCount))| {
            let y = TOP + at * HIGH;
            let square = |(column, vp): (usize, u8)| {
                let count = found.count(*place, vp);
                PlaceSquare { x: LEFT + column * wide, y, count, shade: (count * SHADES).div_ceil(largest.max(1)) }
            };
            PlaceRow {
                place: words::statistics::nth(i64::from(*place)),
                y: y + HIGH / 2,
                squares: (least..=most).enumerate().map(square).collect(),
                seats: count.seats,
                mean: words::statistics::tenths(count.mean_tenths()),
            }
        };
        let rows: Vec<PlaceRow> = found.places.iter().enumerate().map(row).collect();
        let base = TOP + rows.len() * HIGH + 16;
        Some(PlacesPicture {
            title: texts::statistics::points_and_places(texts::Game::USUAL),
            said: words::statistics::places_say(rows.iter().map(|row| (row.place.as_str(), row.mean.as_str()))),
            width: LEFT + columns * wide,
            height: base + 24,
            wide,
            columns: (least..=most).enumerate().map(|(at, vp)| (LEFT + at * wide + wide / 2, vp)).collect(),
            base,
            rows,
        })
    }
}
