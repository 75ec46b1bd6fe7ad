//! The picture of Conquest's board: where its hexes and walls stand in the drawing, and what each hex shows.

use crate::ui::game_view::Looker;
use reeve_rules::games::conquest::island::Conquest;
use reeve_rules::games::conquest::land::HexAt;
use reeve_rules::games::conquest::step::Building;
use reeve_urls::Url;
use reeve_words::games::conquest as said;

/// Half the width of a hex and half its height, and how far a row lies below another, in units of the drawing.
const HALF_WIDTH: i64 = 52;
const HALF_HEIGHT: i64 = 60;
const ROW: i64 = 90;
/// Half of an edge, and how far two neighbours lie apart.
const HALF_EDGE: i64 = 30;
const APART: i64 = 104;
/// The room around the land.
const MARGIN: i64 = 14;

/// A hex of the picture.
pub struct HexDrawn {
    pub href: Url,
    pub points: String,
    pub x: i64,
    pub y: i64,
    /// The code of its land.
    pub ground: &'static str,
    /// The letter of what it produces.
    pub letter: String,
    /// How it is called: `0,1`.
    pub label: String,
    /// Which player holds it, from 1; 0 where nobody does.
    pub mark: usize,
    /// The code of the building there; empty where there is none.
    pub building: &'static str,
    pub knights: i64,
    pub is_chosen: bool,
    /// Whether knights of the hex that was chosen can go there, or whoever founds now can do it there.
    pub is_open: bool,
    pub title: String,
}

/// A wall of the picture.
pub struct WallDrawn {
    pub from: (i64, i64),
    pub to: (i64, i64),
    /// Whose it is, from 1.
    pub mark: usize,
}

fn middle(at: HexAt) -> (i64, i64) {
    (APART * at.q + HALF_WIDTH * at.r, ROW * at.r)
}

/// The frame of the drawing.
pub(super) fn view_box(game: &Conquest) -> String {
    let middles: Vec<(i64, i64)> = (0..game.land.size()).map(|hex| middle(game.land.at(hex))).collect();
    let least = |of: fn(&(i64, i64)) -> i64| middles.iter().map(of).min().unwrap_or_default();
    let most = |of: fn(&(i64, i64)) -> i64| middles.iter().map(of).max().unwrap_or_default();
    let [x, y] = [least(|at| at.0) - HALF_WIDTH - MARGIN, least(|at| at.1) - HALF_HEIGHT - MARGIN];
    let [width, height] = [most(|at| at.0) + HALF_WIDTH + MARGIN - x, most(|at| at.1) + HALF_HEIGHT + MARGIN - y];
    format!("{x} {y} {width} {height}")
}

/// A hex, chosen or not, and open to a step or not.
pub(super) fn drawn(game: &Conquest, hex: usize, (is_chosen, is_open): (bool, bool), looker: &Looker) -> HexDrawn {
    let at = game.land.at(hex);
    let (x, y) = middle(at);
    let corners = [
        (0, -HALF_HEIGHT),
        (HALF_WIDTH, -HALF_EDGE),
        (HALF_WIDTH, HALF_EDGE),
        (0, HALF_HEIGHT),
        (-HALF_WIDTH, HALF_EDGE),
        (-HALF_WIDTH, -HALF_EDGE),
    ];
    let points: Vec<String> = corners.iter().map(|(right, down)| format!("{},{}", x + right, y + down)).collect();
    let hold = game.hexes[hex];
    let ground = game.land.ground(hex);
    HexDrawn {
        href: looker.page.clone().query("hex", said::place(at)),
        points: points.join(" "),
        x,
        y,
        ground: ground.code(),
        letter: texts::conquest::letter(ground.code()),
        label: said::place(at),
        mark: hold.map_or(0, |hold| hold.by + 1),
        building: hold.and_then(|hold| hold.building).map_or("", Building::code),
        knights: hold.map_or(0, |hold| hold.knights),
        is_chosen,
        is_open,
        title: said::hex_read_out(game, hex, is_open),
    }
}

/// The walls.
pub(super) fn walls(game: &Conquest) -> Vec<WallDrawn> {
    let wall = |(one, two, by): (usize, usize, usize)| {
        let [(x1, y1), (x2, y2)] = [one, two].map(|hex| middle(game.land.at(hex)));
        let [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
        let [right, down] = [(y1 - y2) * HALF_EDGE / APART, (x2 - x1) * HALF_EDGE / APART];
        WallDrawn { from: (x - right, y - down), to: (x + right, y + down), mark: by + 1 }
    };
    game.all_walls().into_iter().map(wall).collect()
}
