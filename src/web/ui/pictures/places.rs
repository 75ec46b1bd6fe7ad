//! Which VP led to which place at the table: a square for each, the darker the more often.

use crate::ui::pictures::WIDTH;
use crate::ui::words;
use reeve_rules::statistics::{PlaceCount, VpAndPlaces};

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
    pub title: &'static str,
    /// What it shows, in a sentence.
    pub said: String,
    /// Its size.
    pub width: usize,
    /// Its size.
    pub height: usize,
    /// How wide a square is.
    pub wide: usize,
    /// The VP below the squares.
    pub columns: Vec<(usize, u8)>,
    /// Where the VP stand.
    pub base: usize,
    /// The places at the left.
    pub rows: Vec<PlaceRow>,
}

/// One place.
pub struct PlaceRow {
    /// Such as `1st`.
    pub place: String,
    /// Where its name stands.
    pub y: usize,
    /// Its squares.
    pub squares: Vec<PlaceSquare>,
    /// How many seats.
    pub seats: u32,
    /// Their VP on average.
    pub mean: String,
}

/// One square.
pub struct PlaceSquare {
    /// Its left.
    pub x: usize,
    /// Its top.
    pub y: usize,
    /// How many seats; 0 has no square.
    pub count: u32,
    /// How dark it is, from 1.
    pub shade: u32,
}

impl PlacesPicture {
    /// The picture; none without games.
    pub(crate) fn of(found: &VpAndPlaces) -> Option<PlacesPicture> {
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
            title: words::statistics::VP_AND_PLACES,
            said: words::statistics::places_say(&rows),
            width: LEFT + columns * wide,
            height: base + 24,
            wide,
            columns: (least..=most).enumerate().map(|(at, vp)| (LEFT + at * wide + wide / 2, vp)).collect(),
            base,
            rows,
        })
    }
}
