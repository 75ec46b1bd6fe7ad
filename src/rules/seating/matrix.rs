//! The meeting matrix: a square of all players with themselves, where a cell says how often two meet.

use std::fmt::Write;

use crate::seating::SeatedRound;
use crate::seating::groups::Groups;
use crate::svg::escaped;

/// The side of a cell, in units of the drawing.
const CELL: usize = 10;

/// Up to this many players each has a name beside the square; more have numbers at all four edges. A square of so many
/// fits a laptop's page in full size.
pub const MOST_NAMED: usize = 60;

/// The room around the square with names: for the names at the left and the numbers at the top.
const LEFT: usize = 150;
const TOP: usize = 30;

/// The room at each edge of a square without names.
const EDGE: usize = 40;

/// Characters of a name that fit at the left.
const LETTERS: usize = 22;

/// How cells look by number of meetings: the class, the fill and how strong it is. The classes are for
/// the style sheet; without one the drawing is readable by itself.
const MEETINGS: [(&str, &str, &str); 3] =
    [("met-1", "currentColor", "0.35"), ("met-2", "#d97706", "1"), ("met-3", "#b91c1c", "1")];

/// Where the square lies in the drawing.
#[derive(Clone, Copy)]
struct DrawnSquare {
    left: usize,
    top: usize,
    side: usize,
}

impl DrawnSquare {
    fn of(n: usize) -> DrawnSquare {
        let (left, top) = if n <= MOST_NAMED { (LEFT, TOP) } else { (EDGE, EDGE) };
        DrawnSquare { left, top, side: n * CELL }
    }

    /// Width and height of the whole drawing.
    fn size(self, n: usize) -> (usize, usize) {
        let after = if n <= MOST_NAMED { 1 } else { EDGE };
        (self.left + self.side + after, self.top + self.side + after)
    }
}

/// The matrix as the text of one SVG element, without style attributes and scripts.
///
/// `names` are all players in the order in which they are to stand; `schedule` numbers them by this order.
/// Up to sixty have their names beside the square. For more there are numbers at the edges, each in the
/// group `each` and every tenth, larger, in the group `tens`; the style sheet shows what can be read.
/// Cells of people who share a group have a frame. `title` is read out instead of the picture.
pub fn matrix(schedule: &[SeatedRound], names: &[String], groups: &Groups, title: &str) -> String {
    let n = names.len();
    let place = DrawnSquare::of(n);
    let (width, height) = place.size(n);
    let mut svg = String::new();
    // Writing to a String can't fail.
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"meeting-matrix\" role=\"img\" width=\"{}\" \
         height=\"{}\" viewBox=\"0 0 {width} {height}\" font-size=\"8\" font-family=\"sans-serif\" \
         fill=\"currentColor\"><title>{}</title>",
        width * 3 / 2,
        height * 3 / 2,
        escaped(title)
    );
    grid(&mut svg, n, place);
    if n <= MOST_NAMED {
        named_edges(&mut svg, names, place);
    } else {
        numbered_edges(&mut svg, n, place);
    }
    cells(&mut svg, schedule, n, place);
    frames(&mut svg, groups, n, place);
    svg.push_str("</svg>");
    svg
}

/// Names at the left, numbers at the top.
fn named_edges(svg: &mut String, names: &[String], place: DrawnSquare) {
    for (name, index) in names.iter().zip(0..) {
        let (x, y) = (place.left - 4, place.top + index * CELL + 8);
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\">{}</text>", label(name, index + 1));
        let (x, y) = (place.left + index * CELL + 8, place.top - 3);
        let _ = write!(svg, "<text transform=\"translate({x} {y}) rotate(-90)\">{}</text>", index + 1);
    }
}

/// Numbers at all four edges: small ones for the large picture, every tenth for the whole one.
fn numbered_edges(svg: &mut String, n: usize, place: DrawnSquare) {
    let (right, bottom) = (place.left + place.side, place.top + place.side);
    for (class, size, step, gap) in [("each", 8, 1, 4), ("tens", 20, 10, 4)] {
        let _ = write!(svg, "<g class=\"{class}\" font-size=\"{size}\">");
        for number in (1..=n).filter(|number| number % step == 0) {
            // The middle of the cell; the letters' own middle is a third of their size above their line.
            let (x, y) = (place.left + number * CELL - CELL / 2, place.top + number * CELL - CELL / 2);
            let line = y + size / 3;
            let _ = write!(svg, "<text x=\"{}\" y=\"{line}\" text-anchor=\"end\">{number}</text>", place.left - gap);
            let _ = write!(svg, "<text x=\"{}\" y=\"{line}\">{number}</text>", right + gap);
            if step > 1 {
                let _ = write!(svg, "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{number}</text>", place.top - gap);
                let below = bottom + gap + size * 3 / 4;
                let _ = write!(svg, "<text x=\"{x}\" y=\"{below}\" text-anchor=\"middle\">{number}</text>");
            } else {
                let x = x + size / 3;
                let at = place.top - gap;
                let _ = write!(svg, "<text transform=\"translate({x} {at}) rotate(-90)\">{number}</text>");
                let at = bottom + gap;
                let turned = format!("transform=\"translate({x} {at}) rotate(-90)\" text-anchor=\"end\"");
                let _ = write!(svg, "<text {turned}>{number}</text>");
            }
        }
        svg.push_str("</g>");
    }
}

/// Thin lines every cell, stronger ones every five (every ten in a square without names), and the diagonal.
fn grid(svg: &mut String, n: usize, place: DrawnSquare) {
    let (left, top) = (place.left, place.top);
    let (right, bottom) = (left + place.side, top + place.side);
    let strong = if n <= MOST_NAMED { 5 } else { 10 };
    for (class, opacity, step) in [("line", "0.12", 1), ("line-five", "0.4", strong)] {
        let _ = write!(
            svg,
            "<path class=\"{class}\" stroke=\"currentColor\" stroke-opacity=\"{opacity}\" fill=\"none\" d=\""
        );
        for i in (0..=n).filter(|i| i % step == 0 || *i == n) {
            let (x, y) = (left + i * CELL, top + i * CELL);
            let _ = write!(svg, "M{x} {top}V{bottom}M{left} {y}H{right}");
        }
        svg.push_str("\"/>");
    }
    let _ = write!(
        svg,
        "<path class=\"diagonal\" stroke=\"currentColor\" stroke-opacity=\"0.4\" d=\"M{left} {top}L{right} {bottom}\"/>"
    );
}

/// How often each two players meet, once in each order, only those who do: (one, other, times).
fn meetings(schedule: &[SeatedRound], n: usize) -> Vec<(usize, usize, usize)> {
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for table in schedule.iter().flatten() {
        for &a in table.iter().filter(|&&a| a < n) {
            pairs.extend(table.iter().filter(|&&b| b != a && b < n).map(|&b| (a, b)));
        }
    }
    pairs.sort_unstable();
    pairs.chunk_by(|a, b| a == b).map(|run| (run[0].0, run[0].1, run.len())).collect()
}

/// Whom each of `n` players meets, for a list beside the picture: the others and how often, by their numbers.
pub fn met(schedule: &[SeatedRound], n: usize) -> Vec<Vec<(usize, usize)>> {
    let mut lists = vec![Vec::new(); n];
    for (one, other, times) in meetings(schedule, n) {
        lists[one].push((other, times));
    }
    lists
}

/// One path for each number of meetings, three and more together.
fn cells(svg: &mut String, schedule: &[SeatedRound], n: usize, place: DrawnSquare) {
    let all = meetings(schedule, n);
    for (times, (class, fill, opacity)) in (1..).zip(MEETINGS) {
        let own: Vec<_> = all.iter().filter(|(_, _, met)| (*met).min(MEETINGS.len()) == times).collect();
        if own.is_empty() {
            continue;
        }
        let _ = write!(svg, "<path class=\"{class}\" fill=\"{fill}\" fill-opacity=\"{opacity}\" d=\"");
        for (row, column, _) in &own {
            let (x, y) = (place.left + column * CELL + 1, place.top + row * CELL + 1);
            let _ = write!(svg, "M{x} {y}h8v8h-8z");
        }
        svg.push_str("\"/>");
        // From two meetings on the number stands in the cell, so that nothing hangs on colour alone.
        for (row, column, met) in own.iter().filter(|(_, _, met)| *met > 1) {
            let (x, y) = (place.left + column * CELL + 5, place.top + row * CELL + 8);
            let _ = write!(
                svg,
                "<text class=\"times\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" fill=\"#fff\">{met}</text>"
            );
        }
    }
}

/// A frame around the cells of people who share a group or a club.
fn frames(svg: &mut String, groups: &Groups, n: usize, place: DrawnSquare) {
    if groups.is_empty() {
        return;
    }
    svg.push_str("<path class=\"own-group\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\"0.8\" d=\"");
    for a in 0..n {
        for b in (0..n).filter(|&b| b != a && groups.share(a, b)) {
            let _ = write!(svg, "M{} {}h9v9h-9z", place.left + b * CELL, place.top + a * CELL);
        }
    }
    svg.push_str("\"/>");
}

/// A name with its number, short enough for the margin.
fn label(name: &str, number: usize) -> String {
    let mut short: String = name.chars().take(LETTERS).collect();
    if name.chars().count() > LETTERS {
        short.push('…');
    }
    format!("{} {number}", escaped(&short))
}
