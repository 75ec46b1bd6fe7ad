//! The seal of a certificate: a hexagon with a wreath that is drawn out of the digest of the tournament's results. The same results
//! give the same seal. Lines alone, so that it prints in black and white.

use std::f64::consts::TAU;
use std::fmt::Write;

/// The wreath has the hexagon's symmetry: so many sectors, each of so many points.
const SECTORS: usize = 6;
const POINTS: usize = 10;

/// The seal of a digest, as an SVG.
pub fn seal(digest: &str) -> String {
    let values: Vec<u32> = digest.chars().filter_map(|c| c.to_digit(16)).collect();
    let value = |at: usize| values.get(at % values.len().max(1)).copied().unwrap_or_default();
    let mut svg = String::from(
        "<svg class=\"seal\" viewBox=\"-100 -100 200 200\" aria-hidden=\"true\" fill=\"none\" stroke=\"currentColor\" \
         stroke-width=\"1.2\" stroke-linejoin=\"round\"><circle r=\"98\" stroke-width=\"2\"/><circle r=\"94\"/>",
    );
    // Three lines around, each of its own digits, mirrored within a sector so that sectors meet.
    for (line, (base, height)) in [(54.0, 34.0), (48.0, 30.0), (40.0, 24.0)].into_iter().enumerate() {
        let mut corners = String::new();
        for step in 0..SECTORS * 2 * POINTS {
            let within = step % (2 * POINTS);
            let mirrored = within.min(2 * POINTS - within);
            let radius = base + height * f64::from(value(line * (POINTS + 1) + mirrored)) / 15.0;
            point(&mut corners, radius, TAU * step as f64 / (SECTORS * 2 * POINTS) as f64);
        }
        polygon(&mut svg, &corners, "");
    }
    for (radius, look) in [(38.0, " fill=\"#fff\" stroke-width=\"2.4\""), (33.0, "")] {
        let mut corners = String::new();
        for corner in 0..6 {
            point(&mut corners, radius, TAU * f64::from(corner) / 6.0);
        }
        polygon(&mut svg, &corners, look);
    }
    let mut star = String::new();
    for corner in 0..10 {
        point(&mut star, if corner % 2 == 0 { 22.0 } else { 9.5 }, TAU * f64::from(corner) / 10.0);
    }
    polygon(&mut svg, &star, " fill=\"currentColor\"");
    svg.push_str("</svg>");
    svg
}

/// Adds a point at an angle, clockwise from the top.
fn point(corners: &mut String, radius: f64, angle: f64) {
    let (sin, cos) = angle.sin_cos();
    // Writing to a text can't fail.
    let _ = write!(corners, "{:.1},{:.1} ", radius * sin, -radius * cos);
}

fn polygon(svg: &mut String, corners: &str, look: &str) {
    svg.extend(["<polygon points=\"", corners.trim_end(), "\"", look, "/>"]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_digest_gives_the_same_seal_and_another_another() {
        let first = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
        assert_eq!(seal(first), seal(first));
        let mut seen = std::collections::BTreeSet::new();
        for at in 0..3 * (POINTS + 1) {
            let mut other = first.to_owned();
            let digit = if other.get(at..=at) == Some("0") { "1" } else { "0" };
            other.replace_range(at..=at, digit);
            assert!(seen.insert(seal(&other)), "digit {at} is seen");
        }
        assert!(!seen.contains(&seal(first)));
        assert!(seal("").starts_with("<svg") && !seal(first).contains("NaN"));
    }
}
