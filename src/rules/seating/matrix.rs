//! The meeting matrix: a square of all players with themselves, where a cell says how often two meet.

use std::fmt::Write;

use super::Round;
use super::groups::Groups;

/// The side of a cell, in units of the drawing.
const CELL: usize = 10;

/// The room for names at the left and for numbers at the top.
const LEFT: usize = 150;
const TOP: usize = 30;

/// Characters of a name that fit at the left.
const LETTERS: usize = 22;

/// How cells look by number of meetings: the class, the fill and how strong it is. The classes are for
/// the style sheet; without one the drawing is readable by itself.
const MEETINGS: [(&str, &str, &str); 3] =
    [("met-1", "currentColor", "0.35"), ("met-2", "#d97706", "1"), ("met-3", "#b91c1c", "1")];

/// The matrix as the text of one SVG element, without style attributes and scripts.
///
/// `names` are all players in the order in which they are to stand; `schedule` numbers them by this order.
/// Cells of people who share a group have a frame. `title` is read out instead of the picture.
pub fn matrix(schedule: &[Round], names: &[String], groups: &Groups, title: &str) -> String {
    let n = names.len();
    let side = n * CELL;
    let (width, height) = (LEFT + side + 1, TOP + side + 1);
    let mut svg = String::new();
    // Writing to a String can't fail.
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"meeting-matrix\" role=\"img\" width=\"{width}\" \
         height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-size=\"8\" font-family=\"sans-serif\" \
         fill=\"currentColor\"><title>{}</title>",
        escaped(title)
    );
    grid(&mut svg, n);
    for (name, index) in names.iter().zip(0..) {
        let y = TOP + index * CELL + 8;
        let _ = write!(svg, "<text x=\"{}\" y=\"{y}\" text-anchor=\"end\">{}</text>", LEFT - 4, label(name, index + 1));
        let x = LEFT + index * CELL + 8;
        let _ = write!(svg, "<text transform=\"translate({x} {}) rotate(-90)\">{}</text>", TOP - 3, index + 1);
    }
    cells(&mut svg, schedule, n);
    frames(&mut svg, groups, n);
    svg.push_str("</svg>");
    svg
}

/// Thin lines every cell, stronger ones every five, and the diagonal.
fn grid(svg: &mut String, n: usize) {
    let (right, bottom) = (LEFT + n * CELL, TOP + n * CELL);
    for (class, opacity, step) in [("line", "0.12", 1), ("line-five", "0.4", 5)] {
        let _ = write!(
            svg,
            "<path class=\"{class}\" stroke=\"currentColor\" stroke-opacity=\"{opacity}\" fill=\"none\" d=\""
        );
        for i in (0..=n).filter(|i| i % step == 0 || *i == n) {
            let (x, y) = (LEFT + i * CELL, TOP + i * CELL);
            let _ = write!(svg, "M{x} {TOP}V{bottom}M{LEFT} {y}H{right}");
        }
        svg.push_str("\"/>");
    }
    let _ = write!(
        svg,
        "<path class=\"diagonal\" stroke=\"currentColor\" stroke-opacity=\"0.4\" d=\"M{LEFT} {TOP}L{right} {bottom}\"/>"
    );
}

/// One path for each number of meetings, three and more together.
fn cells(svg: &mut String, schedule: &[Round], n: usize) {
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for table in schedule.iter().flatten() {
        for &a in table.iter().filter(|&&a| a < n) {
            pairs.extend(table.iter().filter(|&&b| b != a && b < n).map(|&b| (a, b)));
        }
    }
    pairs.sort_unstable();
    let runs: Vec<&[(usize, usize)]> = pairs.chunk_by(|a, b| a == b).collect();
    for (times, (class, fill, opacity)) in (1..).zip(MEETINGS) {
        let own: Vec<_> = runs.iter().filter(|run| run.len().min(MEETINGS.len()) == times).collect();
        if own.is_empty() {
            continue;
        }
        let _ = write!(svg, "<path class=\"{class}\" fill=\"{fill}\" fill-opacity=\"{opacity}\" d=\"");
        for run in &own {
            let (x, y) = (LEFT + run[0].1 * CELL + 1, TOP + run[0].0 * CELL + 1);
            let _ = write!(svg, "M{x} {y}h8v8h-8z");
        }
        svg.push_str("\"/>");
        // From two meetings on the number stands in the cell, so that nothing hangs on colour alone.
        for run in own.iter().filter(|run| run.len() > 1) {
            let (x, y) = (LEFT + run[0].1 * CELL + 5, TOP + run[0].0 * CELL + 8);
            let _ = write!(
                svg,
                "<text class=\"times\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" fill=\"#fff\">{}</text>",
                run.len()
            );
        }
    }
}

/// A frame around the cells of people who share a group or a club.
fn frames(svg: &mut String, groups: &Groups, n: usize) {
    if groups.is_empty() {
        return;
    }
    svg.push_str("<path class=\"own-group\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\"0.8\" d=\"");
    for a in 0..n {
        for b in (0..n).filter(|&b| b != a && groups.share(a, b)) {
            let _ = write!(svg, "M{} {}h9v9h-9z", LEFT + b * CELL, TOP + a * CELL);
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

/// Text that can stand in SVG; characters that XML does not know are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() || ('\u{FFFE}'..='\u{FFFF}').contains(&c) => {}
            c => out.push(c),
        }
    }
    out
}
