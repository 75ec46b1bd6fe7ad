//! Languages that nobody speaks, in builds for tests: one half longer than English and full of accents, which finds what is cut
//! off or stands in no catalog, and one from right to left.

use std::borrow::Cow;

pub(crate) const LONG: &str = "en-XA";
pub(crate) const RIGHT_TO_LEFT: &str = "ar-XB";

#[cfg(debug_assertions)]
pub(crate) const TAGS: &[&str] = &[LONG, RIGHT_TO_LEFT];
#[cfg(not(debug_assertions))]
pub(crate) const TAGS: &[&str] = &[];

/// What is done to each piece of text of a message.
pub(crate) fn transform(tag: &str) -> fn(&str) -> Cow<'_, str> {
    if tag == LONG { |text| outside_tags(text, longer) } else { |text| outside_tags(text, mirrored) }
}

/// Changes what stands outside of tags and of entities.
fn outside_tags(text: &str, change: fn(&str, &mut String)) -> Cow<'_, str> {
    let mut made = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&']) {
        let (before, tag) = rest.split_at(at);
        change(before, &mut made);
        let end = tag.find(if tag.starts_with('<') { '>' } else { ';' }).map_or(tag.len(), |end| end + 1);
        let (tag, after) = tag.split_at(end);
        made.push_str(tag);
        rest = after;
    }
    change(rest, &mut made);
    Cow::Owned(made)
}

/// Accents on vowels, each of them twice: some 40% longer.
fn longer(text: &str, made: &mut String) {
    for one in text.chars() {
        let accented = match one {
            'a' => "áá",
            'e' => "éé",
            'i' => "íí",
            'o' => "óó",
            'u' => "úú",
            'A' => "Áá",
            'E' => "Éé",
            'I' => "Íí",
            'O' => "Óó",
            'U' => "Úú",
            _ => {
                made.push(one);
                continue;
            }
        };
        made.push_str(accented);
    }
}

/// Each word turned around by the characters that say so, as a language from right to left is.
fn mirrored(text: &str, made: &mut String) {
    for (at, word) in text.split(' ').enumerate() {
        if at > 0 {
            made.push(' ');
        }
        if word.chars().any(char::is_alphabetic) {
            made.push('\u{202E}');
            made.push_str(word);
            made.push('\u{202C}');
        } else {
            made.push_str(word);
        }
    }
}
