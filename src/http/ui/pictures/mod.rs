//! The pictures of `parts/pictures.html`: where each line, point and letter stands. One unit is a pixel of a phone.
//!
//! The shapes are a template, so that colours and letters come from the style sheet, in both themes and in print, and
//! so that a name is escaped as everywhere. What is drawn is numbers; the table beneath says the same.

pub mod bump;
pub mod chances;
pub mod places;
pub mod way;

/// How wide a picture is.
const WIDTH: usize = 360;

/// A text that fits into so many letters; those of Chinese, Japanese and Korean are two wide.
fn shortened(text: &str, most: usize) -> String {
    let wide = |c: char| if c >= '\u{1100}' && !('\u{1E00}'..='\u{2E7F}').contains(&c) { 2 } else { 1 };
    if text.chars().map(wide).sum::<usize>() <= most {
        return text.to_owned();
    }
    let mut left = most.saturating_sub(1);
    let fits = |c: &char| {
        let fits = wide(*c) <= left;
        left = left.saturating_sub(wide(*c));
        fits
    };
    let mut short: String = text.chars().take_while(fits).collect();
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_where_they_are_too_long() {
        let check = |text: &str, short: &str| assert_eq!(shortened(text, 10), short);
        check("Mira", "Mira");
        check("0123456789", "0123456789");
        check("01234567890", "012345678…");
        check("0123456 78901", "0123456 7…");
        check("李小龙李小", "李小龙李小");
        check("李小龙李小龙", "李小龙李…");
    }
}
