//! The picture of a board as SVG.
//!
//! Nothing hangs on colour alone: every land has its letter and its pattern, 6 and 8 are filled where other chits are not, and
//! harbors say what they trade. There are no ids in it, so that a page can hold several.

use std::fmt::Write;

use crate::boards::hex::{CellSet, Corner, Hex, hex};
use crate::boards::island::{Harbor, Island, LayStep};
use crate::boards::pieces::{BoardKind, HarborKind, Land, Piece, pips};
use crate::svg::escaped;

/// For whom a board is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureLook {
    /// A page, whose style sheet knows the classes of the parts and may give them other colours.
    Page,
    /// A file of its own, which looks for itself whether the screen is light or dark.
    File,
    /// Paper, in black and white.
    Paper,
    /// A screen that is read from across the hall: letters and numbers as large as they must be, and nothing that is smaller.
    Hall,
}

/// The words of a picture.
#[derive(Debug, Clone, Copy)]
pub struct PictureWords<'a> {
    /// What is read out instead of the picture.
    pub title: &'a str,
    /// The letter of each land and of what it gives, in the order of [`Land::ALL`].
    pub letters: [&'a str; Land::ALL.len()],
}

/// Half the width of a hex, half its height, and how far one row lies below the other, in units of the drawing. The shape is
/// that of a regular hexagon but for a tenth of one per cent.
const HALF_WIDTH: i32 = 52;
const HALF_HEIGHT: i32 = 60;
const ROW: i32 = 90;

/// The room around the hexes.
const MARGIN: i32 = 4;

/// A point of the drawing.
type Point = (i32, i32);

/// The colours of a look.
struct Palette {
    sea: &'static str,
    wave: &'static str,
    sand: &'static str,
    /// Ground and pattern of each land, in the order of [`Land::ALL`].
    lands: [(&'static str, &'static str); Land::ALL.len()],
    letter: &'static str,
    pier: &'static str,
    /// A chit, its edge and what stands on it.
    chit: [&'static str; 3],
    /// The same of a 6 or 8.
    strong: [&'static str; 3],
    /// A harbor for everything, its edge and what stands on every harbor.
    harbor: [&'static str; 3],
}

const LIGHT: Palette = Palette {
    sea: "#d3e5ea",
    wave: "#b3d0d8",
    sand: "#f3e8cb",
    lands: [
        ("#8fb088", "#57805a"),
        ("#c9daa2", "#93b163"),
        ("#ecd488", "#bf9a3e"),
        ("#d9a383", "#aa6a47"),
        ("#b4bbc0", "#788289"),
        ("#ece2c9", "#bfae85"),
    ],
    letter: "#14201f",
    pier: "#7a5a3a",
    chit: ["#fdf9ee", "#8a7f66", "#14201f"],
    strong: ["#96281b", "#96281b", "#ffffff"],
    harbor: ["#fdf9ee", "#7a5a3a", "#14201f"],
};

const DARK: Palette = Palette {
    sea: "#17343e",
    wave: "#2a505c",
    sand: "#4a4532",
    lands: [
        ("#33523a", "#638a67"),
        ("#5b7439", "#8aa65d"),
        ("#86702f", "#bda253"),
        ("#7a4931", "#ad7857"),
        ("#525c64", "#848f97"),
        ("#7a7055", "#a89c76"),
    ],
    letter: "#f4f7f4",
    pier: "#b8946a",
    chit: ["#ece3cd", "#ece3cd", "#14201f"],
    strong: ["#b93a28", "#f0b9ad", "#ffffff"],
    harbor: ["#ece3cd", "#b8946a", "#14201f"],
};

/// Harbors of a resource have its colour; on the dark they keep the light one, which the letters are written for.
const BLACK_AND_WHITE: Palette = Palette {
    sea: "#f0f0f0",
    wave: "#a8a8a8",
    sand: "#000000",
    lands: [("#ffffff", "#000000"); Land::ALL.len()],
    letter: "#000000",
    pier: "#000000",
    chit: ["#ffffff", "#000000", "#000000"],
    strong: ["#000000", "#000000", "#ffffff"],
    harbor: ["#ffffff", "#000000", "#000000"],
};

/// How much a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureFrame {
    /// The land, and the sea that touches it.
    Island,
    /// Every hex on which something can lie, so that the picture stays as it is while the board is laid.
    Table,
}

/// Draws a board, also one that is still being laid: the text of one SVG element, without style attributes and scripts.
pub fn picture(island: &Island, look: PictureLook, words: &PictureWords<'_>) -> String {
    framed_picture(island, look, words, PictureFrame::Island)
}

/// As [`picture`], of so much of the board.
pub fn framed_picture(island: &Island, look: PictureLook, words: &PictureWords<'_>, frame: PictureFrame) -> String {
    BoardDrawing::of(island, look, words)
        .whole(frame, if look == PictureLook::File { dark_style() } else { String::new() })
}

/// As [`picture`] on paper, with the number of each land and harbor in the order in which they are laid, from 1.
pub fn paper_picture(island: &Island, words: &PictureWords<'_>) -> String {
    let mut drawn = BoardDrawing::of(island, PictureLook::Paper, words);
    drawn.is_numbered = true;
    drawn.whole(PictureFrame::Island, String::new())
}

/// As [`paper_picture`] of the land alone, for a game that is played without chits and harbors.
pub fn paper_land_picture(island: &Island, words: &PictureWords<'_>) -> String {
    let mut drawn = BoardDrawing::of(island, PictureLook::Paper, words);
    (drawn.is_numbered, drawn.is_land_only) = (true, true);
    drawn.whole(PictureFrame::Island, String::new())
}

/// As [`picture`] on a page, with the corners numbered in this order, from 1.
pub fn corner_picture(island: &Island, words: &PictureWords<'_>, corners: &[Corner]) -> String {
    let mut drawn = BoardDrawing::of(island, PictureLook::Page, words);
    drawn.corners = corners.to_vec();
    drawn.whole(PictureFrame::Island, String::new())
}

/// Draws one piece by itself, for the page of whoever is to lay it.
pub fn piece_picture(piece: Piece, words: &PictureWords<'_>) -> String {
    let mut drawn = BoardDrawing::of(&Island::new(BoardKind::Free), PictureLook::Page, words).svg_of_piece(piece);
    drawn.push_str("</svg>\n");
    drawn
}

/// The width and height of a square of the grid on which everything of a board lies: hexes, and the borders between them where
/// harbors are chosen. A picture of [`PictureFrame::Table`] is so many squares wide and high.
const GRID_UNITS: (i32, i32) = (26, 45);

/// The room of a picture of [`PictureFrame::Table`]: left, top, width and height, in whole squares of the grid.
fn table_room(kind: BoardKind) -> (i32, i32, i32, i32) {
    match kind {
        BoardKind::Standard => (-364, -360, 728, 720),
        BoardKind::Free => (-572, -540, 1144, 1080),
    }
}

/// On which line of that grid the middle of a place lies in a picture of [`PictureFrame::Table`], across and down, from 1: of a
/// harbor the border between the sea and the land that it faces.
pub fn place_on_grid(kind: BoardKind, step: LayStep) -> (i32, i32) {
    let (x, y) = match step {
        LayStep::Land { at, .. } | LayStep::Chit { at, .. } => middle(at),
        LayStep::Harbor { at, faces, .. } => {
            let ((x, y), (land_x, land_y)) = (middle(at), middle(faces));
            ((x + land_x) / 2, (y + land_y) / 2)
        }
    };
    let (left, top, ..) = table_room(kind);
    ((x - left) / GRID_UNITS.0 + 1, (y - top) / GRID_UNITS.1 + 1)
}

/// What a screen of 1080 lines leaves for a board: so many lines where it lies, so many columns where it stands upright. What is
/// written on the board is as large as [`LETTER`] of them.
const HALL_ROOM: (i32, i32) = (770, 1000);

/// The smallest letter that is read across a hall, in lines of such a screen.
const LETTER: i32 = 32;

/// The units of a drawing that are one letter on a screen: [`LETTER`] lines, also where the board has to be made smaller to fit.
fn hall_letter((_, _, width, height): (i32, i32, i32, i32)) -> i32 {
    let of = |units: i32, lines: i32| (units * LETTER + lines - 1) / lines;
    of(height, HALL_ROOM.0).max(of(width, HALL_ROOM.1))
}

/// A picture while it is drawn.
struct BoardDrawing<'a> {
    island: &'a Island,
    palette: &'static Palette,
    words: &'a PictureWords<'a>,
    is_paper: bool,
    /// The size of a letter on a screen of the hall; none elsewhere.
    letter: Option<i32>,
    /// Whether each land and harbor has its number in the order of laying.
    is_numbered: bool,
    /// Whether chits and harbors are left out.
    is_land_only: bool,
    corners: Vec<Corner>,
    svg: String,
}

// Writing to a String can't fail.
impl<'a> BoardDrawing<'a> {
    fn of(island: &'a Island, look: PictureLook, words: &'a PictureWords<'a>) -> BoardDrawing<'a> {
        let is_paper = look == PictureLook::Paper;
        let palette = if is_paper { &BLACK_AND_WHITE } else { &LIGHT };
        let letter = (look == PictureLook::Hall).then_some(LETTER);
        let (is_numbered, is_land_only) = (false, false);
        BoardDrawing {
            island,
            palette,
            words,
            is_paper,
            letter,
            is_numbered,
            is_land_only,
            corners: Vec::new(),
            svg: String::new(),
        }
    }

    /// The beginning of the element: its room, and what is read out in its place.
    fn begin(&mut self, (left, top, width, height): (i32, i32, i32, i32), style: &str) {
        let _ = write!(
            self.svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board-picture\" role=\"img\" width=\"{width}\" \
             height=\"{height}\" viewBox=\"{left} {top} {width} {height}\" font-family=\"sans-serif\" font-weight=\"700\" \
             text-anchor=\"middle\"><title>{}</title>{style}",
            escaped(self.words.title)
        );
    }

    /// One piece in the middle of a picture that is not closed yet.
    fn svg_of_piece(mut self, piece: Piece) -> String {
        self.begin(
            (-HALF_WIDTH - MARGIN, -HALF_HEIGHT - MARGIN, 2 * (HALF_WIDTH + MARGIN), 2 * (HALF_HEIGHT + MARGIN)),
            "",
        );
        match piece {
            Piece::Land(land) => {
                let sand = self.palette.sand;
                let _ = write!(self.svg, "<path class=\"sand\" fill=\"{sand}\" d=\"{}\"/>", hexagon((0, 0), 0));
                self.ground(land, (0, 0), None);
            }
            Piece::Harbor(kind) => {
                let sea = self.palette.sea;
                let _ = write!(self.svg, "<path class=\"sea\" fill=\"{sea}\" d=\"{}\"/>", hexagon((0, 0), 0));
                self.sign(kind, (0, 0));
            }
            Piece::Chit(number) => {
                let _ = write!(self.svg, "<g transform=\"translate(0 -20) scale(1.7)\">");
                self.chit(number);
                self.svg.push_str("</g>");
            }
        }
        self.svg
    }

    fn whole(mut self, frame: PictureFrame, style: String) -> String {
        let mut land = self.island.land_hexes();
        let (sea, room) = match frame {
            PictureFrame::Table => {
                let within = if self.island.kind() == BoardKind::Standard { 3 } else { 5 };
                let sea = CellSet::within(within).iter().map(hex).filter(|hex| !land.contains(hex)).collect();
                (sea, table_room(self.island.kind()))
            }
            PictureFrame::Island => {
                if land.is_empty() {
                    land.push(Hex::CENTRE);
                }
                let sea = sea_around(&land);
                let middles = || sea.iter().chain(&land).map(|hex| middle(*hex));
                let (left, right) = bounds(middles().map(|(x, _)| x), HALF_WIDTH);
                let (top, bottom) = bounds(middles().map(|(_, y)| y), HALF_HEIGHT);
                (sea, (left, top, right - left, bottom - top))
            }
        };
        self.letter = self.letter.map(|_| hall_letter(room));
        self.begin(room, &style);
        self.sea(&sea);
        self.shore();
        for hex in self.island.land_hexes() {
            self.land(hex);
        }
        let harbors = if self.is_land_only { Vec::new() } else { self.island.harbors() };
        for harbor in harbors {
            self.harbor(&harbor);
        }
        if self.is_numbered {
            self.order();
        }
        self.numbered_corners();
        self.svg.push_str("</svg>\n");
        self.svg
    }

    /// The corners that are numbered, each as a diamond, which nothing else on a board is.
    fn numbered_corners(&mut self) {
        for (number, corner) in (1..).zip(std::mem::take(&mut self.corners)) {
            let (x, y) = drawn_corner(corner);
            let _ = write!(
                self.svg,
                "<path class=\"strongest\" fill=\"#14201f\" stroke=\"#ffffff\" stroke-width=\"3\" d=\"M{x} {}l22 22l-22 22l-22-22z\"/>\
                 <text class=\"strongest-ink\" fill=\"#ffffff\" font-size=\"19\" x=\"{x}\" y=\"{}\">{number}</text>",
                y - 22,
                y + 7
            );
        }
    }

    /// The numbers of the order in which land and harbors are laid.
    fn order(&mut self) {
        // With a rim, so that a pier does not run through them.
        let _ = write!(
            self.svg,
            "<g class=\"order\" fill=\"{}\" font-size=\"14\" stroke=\"#ffffff\" stroke-width=\"5\" paint-order=\"stroke\">",
            self.palette.letter
        );
        for (number, step) in (1..).zip(self.island.steps()) {
            let ((x, y), below) = match *step {
                LayStep::Land { at, .. } => (middle(at), 53),
                LayStep::Harbor { at, .. } if !self.is_land_only => (middle(at), 42),
                LayStep::Harbor { .. } | LayStep::Chit { .. } => break,
            };
            let _ = write!(self.svg, "<text x=\"{x}\" y=\"{}\">{number}</text>", y + below);
        }
        self.svg.push_str("</g>");
    }

    /// The sea, with a small wave on each hex.
    fn sea(&mut self, sea: &[Hex]) {
        let Palette { sea: fill, wave, .. } = self.palette;
        let outline: String = sea.iter().map(|hex| hexagon(middle(*hex), 0)).collect();
        let edge = if self.is_paper { wave } else { fill };
        let _ = write!(self.svg, "<path class=\"sea\" fill=\"{fill}\" stroke=\"{edge}\" d=\"{outline}\"/>");
        let _ = write!(
            self.svg,
            "<path class=\"wave\" fill=\"none\" stroke=\"{wave}\" stroke-width=\"2\" stroke-linecap=\"round\" d=\""
        );
        for (x, y) in sea.iter().map(|hex| middle(*hex)) {
            let _ = write!(self.svg, "M{} {}q5-5 10 0t10 0M{} {}q5-5 10 0t10 0", x - 32, y - 28, x + 8, y + 36);
        }
        self.svg.push_str("\"/>");
    }

    /// The rim of the land, which also shows between its hexes.
    fn shore(&mut self) {
        let sand = self.palette.sand;
        let outline: String = self.island.land_hexes().into_iter().map(|hex| hexagon(middle(hex), 0)).collect();
        let width = if self.is_paper { 3 } else { 9 };
        let _ = write!(
            self.svg,
            "<path class=\"sand\" fill=\"{sand}\" stroke=\"{sand}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" \
             d=\"{outline}\"/>"
        );
    }

    fn land(&mut self, hex: Hex) {
        if let Some(land) = self.island.land_at(hex) {
            self.ground(land, middle(hex), self.island.chit_at(hex).filter(|_| !self.is_land_only));
        }
    }

    /// A hex of land with its pattern, its letter and its chit.
    fn ground(&mut self, land: Land, (x, y): Point, chit: Option<u8>) {
        let (ground, pattern) = self.palette.lands[land as usize];
        let letter = self.words.letters[land as usize];
        let ink = self.palette.letter;
        let inset = if self.is_paper { 1 } else { 2 };
        let _ = write!(
            self.svg,
            "<g transform=\"translate({x} {y})\"><path class=\"{land}\" fill=\"{ground}\" d=\"{}\"/>",
            hexagon((0, 0), inset)
        );
        let _ = write!(
            self.svg,
            "<g class=\"{land}-pattern\" fill=\"{}\" stroke=\"{pattern}\" stroke-width=\"{}\" stroke-linejoin=\"round\" \
             stroke-linecap=\"round\">",
            if is_filled(land) && !self.is_paper { pattern } else { "none" },
            if self.is_paper { "1.3" } else { "2" },
        );
        let in_the_middle = chit.is_none().then_some((0, 12));
        for (x, y) in PATTERN_AT.into_iter().chain(in_the_middle) {
            let _ = write!(self.svg, "<path transform=\"translate({x} {y})\" d=\"{}\"/>", pattern_of(land));
        }
        let _ = write!(
            self.svg,
            "</g><text class=\"letter\" fill=\"{ink}\" font-size=\"{}\" x=\"0\" y=\"{}\">{letter}</text>",
            self.letter.unwrap_or(21),
            if self.letter.is_some() { -16 } else { -26 }
        );
        if let Some(number) = chit {
            self.chit(number);
        }
        self.svg.push_str("</g>");
    }

    /// A chit with its number and its pips; 6 and 8 are filled and larger.
    fn chit(&mut self, number: u8) {
        let is_strong = matches!(number, 6 | 8);
        let [fill, edge, ink] = if is_strong { self.palette.strong } else { self.palette.chit };
        let (class, radius, size) = if is_strong { ("chit-strong", 28, 31) } else { ("chit", 26, 26) };
        if let Some(letter) = self.letter {
            // As wide as two figures of that size, without the pips, which nobody counts from afar.
            let size = letter.max(size);
            let radius = radius.max(letter * 3 / 4);
            let _ = write!(
                self.svg,
                "<circle class=\"{class}\" cx=\"0\" cy=\"18\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{edge}\" \
                 stroke-width=\"1.5\"/><g class=\"{class}-ink\" fill=\"{ink}\"><text font-size=\"{size}\" x=\"0\" \
                 y=\"{}\">{number}</text></g>",
                18 + size * 9 / 25
            );
            return;
        }
        let _ = write!(
            self.svg,
            "<circle class=\"{class}\" cx=\"0\" cy=\"12\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"1.5\"/><g class=\"{class}-ink\" fill=\"{ink}\"><text font-size=\"{size}\" x=\"0\" \
             y=\"{}\">{number}</text>",
            if is_strong { 20 } else { 18 }
        );
        let pips = i32::from(pips(number));
        for pip in 0..pips {
            // Five and a half units from one to the next.
            let twice = (2 * pip - pips + 1) * 11;
            let _ = write!(self.svg, "<circle cx=\"{}\" cy=\"28\" r=\"2.1\"/>", quarters(twice));
        }
        self.svg.push_str("</g>");
    }

    /// A harbor: what it trades, and piers to its two docks.
    fn harbor(&mut self, harbor: &Harbor) {
        let (x, y) = middle(harbor.at);
        let pier = self.palette.pier;
        let _ = write!(self.svg, "<path class=\"pier\" fill=\"none\" stroke=\"{pier}\" stroke-width=\"7\" d=\"");
        let docks = harbor.docks.map(drawn_corner);
        for (dock_x, dock_y) in docks {
            let _ = write!(self.svg, "M{x} {y}L{dock_x} {dock_y}");
        }
        let _ = write!(self.svg, "\"/><g class=\"dock\" fill=\"{pier}\">");
        for (dock_x, dock_y) in docks {
            let _ = write!(self.svg, "<circle cx=\"{dock_x}\" cy=\"{dock_y}\" r=\"7.5\"/>");
        }
        self.svg.push_str("</g>");
        self.sign(harbor.kind, (x, y));
    }

    /// What a harbor trades.
    fn sign(&mut self, kind: HarborKind, (x, y): Point) {
        let [fill, edge, ink] = self.palette.harbor;
        let land = Land::ALL.iter().copied().find(|land| kind.resource().is_some_and(|it| land.resource() == Some(it)));
        let ground = land.map_or(fill, |land| if self.is_paper { fill } else { self.palette.lands[land as usize].0 });
        if let Some(letter) = self.letter {
            // The letter alone says that it is two for one: the words beside the board say so.
            let radius = 25.max(letter * 4 / 5);
            let sign = land.map_or("3:1", |land| self.words.letters[land as usize]);
            let _ = write!(
                self.svg,
                "<circle class=\"harbor-{kind}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{ground}\" stroke=\"{edge}\" \
                 stroke-width=\"3\"/><g class=\"harbor-ink\" fill=\"{ink}\"><text font-size=\"{letter}\" x=\"{x}\" \
                 y=\"{}\">{sign}</text></g>",
                y + letter * 9 / 25
            );
            return;
        }
        let _ = write!(
            self.svg,
            "<circle class=\"harbor-{kind}\" cx=\"{x}\" cy=\"{y}\" r=\"25\" fill=\"{ground}\" stroke=\"{edge}\" \
             stroke-width=\"3\"/><g class=\"harbor-ink\" fill=\"{ink}\">"
        );
        let _ = match land {
            Some(land) => write!(
                self.svg,
                "<text font-size=\"21\" x=\"{x}\" y=\"{}\">{}</text><text font-size=\"15\" x=\"{x}\" y=\"{}\">2:1</text></g>",
                y + 1,
                self.words.letters[land as usize],
                y + 17
            ),
            None => write!(self.svg, "<text font-size=\"20\" x=\"{x}\" y=\"{}\">3:1</text></g>", y + 7),
        };
    }
}

/// Where the pattern of a land lies around its chit.
const PATTERN_AT: [Point; 4] = [(-37, -11), (37, -11), (-37, 22), (37, 22)];

/// Whether a pattern is filled, where there are colours.
fn is_filled(land: Land) -> bool {
    matches!(land, Land::Forest | Land::Mountain)
}

/// One sign of the pattern of a land, about its middle: a fir, grass, an ear, bricks, peaks, dunes.
fn pattern_of(land: Land) -> &'static str {
    match land {
        Land::Forest => "M0-10L6-1H3L8 7H-8L-3-1H-6zM0 7v3",
        Land::Pasture => "M-6 5q0-7-3-9M-6 5q1-8 4-10M5 7q0-6-3-8M5 7q1-7 4-9M-6 5h1M5 7h1",
        Land::Field => "M0 9V-9M-5-7L0-2L5-7M-5-1L0 4L5-1M-5 5L0 10L5 5",
        Land::Hill => "M-10-6H10V6H-10zM-10 0H10M-2-6V0M4 0V6",
        Land::Mountain => "M-12 7L-4-8L1 1L5-4L12 7z",
        Land::Desert => "M-11 0q5-6 11 0t11 0M-6 7q3-4 6 0t6 0",
    }
}

/// The colours of a dark screen, for a file that has no style sheet beside it.
fn dark_style() -> String {
    let mut rules = String::new();
    let mut rule = |class: &str, property: &str, colour: &str| {
        let _ = write!(rules, ".board-picture .{class}{{{property}:{colour}}}");
    };
    rule("sea", "fill", DARK.sea);
    rule("sea", "stroke", DARK.sea);
    rule("wave", "stroke", DARK.wave);
    rule("sand", "fill", DARK.sand);
    rule("sand", "stroke", DARK.sand);
    for (land, (ground, pattern)) in Land::ALL.iter().zip(DARK.lands) {
        rule(land.code(), "fill", ground);
        rule(&format!("{land}-pattern"), "stroke", pattern);
        if is_filled(*land) {
            rule(&format!("{land}-pattern"), "fill", pattern);
        }
    }
    rule("letter", "fill", DARK.letter);
    rule("pier", "stroke", DARK.pier);
    rule("dock", "fill", DARK.pier);
    for (class, [fill, edge, ink]) in [("chit", DARK.chit), ("chit-strong", DARK.strong)] {
        rule(class, "fill", fill);
        rule(class, "stroke", edge);
        rule(&format!("{class}-ink"), "fill", ink);
    }
    let [fill, edge, _] = DARK.harbor;
    rule("harbor-any", "fill", fill);
    for kind in HarborKind::ALL {
        rule(&format!("harbor-{kind}"), "stroke", edge);
    }
    format!("<style>@media (prefers-color-scheme:dark){{{rules}}}</style>")
}

/// The sea that touches these hexes, in order.
fn sea_around(land: &[Hex]) -> Vec<Hex> {
    let land: CellSet = land.iter().filter_map(|hex| hex.cell()).collect();
    land.beside().minus(land).iter().map(hex).collect()
}

/// The least and the most of these, with room on both sides.
fn bounds(values: impl Iterator<Item = i32> + Clone, half: i32) -> (i32, i32) {
    let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
    (least - half - MARGIN, most + half + MARGIN)
}

/// The middle of a hex.
fn middle(hex: Hex) -> Point {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    (HALF_WIDTH * (2 * q + r), ROW * r)
}

/// Where a corner is drawn.
fn drawn_corner(corner: Corner) -> Point {
    let (hex, is_lower) = corner.place();
    let (x, y) = middle(hex);
    (x, if is_lower { y + HALF_HEIGHT } else { y - HALF_HEIGHT })
}

/// The outline of a hex, as much smaller.
fn hexagon((x, y): Point, inset: i32) -> String {
    let (width, height) = (HALF_WIDTH - inset, HALF_HEIGHT - inset);
    let half = height / 2;
    format!("M{x} {}l{width} {half}v{height}l-{width} {half}l-{width}-{half}v-{height}z", y - height)
}

/// Quarters as a number with its decimals.
fn quarters(quarters: i32) -> String {
    let sign = if quarters < 0 { "-" } else { "" };
    let quarters = quarters.abs();
    format!("{sign}{}.{:02}", quarters / 4, quarters % 4 * 25)
}
