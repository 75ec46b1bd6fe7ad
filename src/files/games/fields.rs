//! A line of a log, put together from the fields of a form.
//!
//! Each field is a key of the line, and a dot in its name begins an object within: `gives.wood`. What a name and a value alone don't
//! say, each game says ([`FormShape`]). Whether the line is one is for its reader to say.

use crate::games::json::Json;

/// What the fields of a game's forms are, where they don't say it themselves.
#[derive(Debug, Clone, Copy, Default)]
pub struct FormShape {
    /// Keys whose values are texts, whatever they look like.
    pub texts: &'static [&'static str],
    /// Keys whose values are lists of what stands on the lines of their field.
    pub lists: &'static [&'static str],
    /// Keys of objects whose own keys are names of people's own, which may hold dots: `piles:A.1`.
    pub named: &'static [&'static str],
    /// Keys of lists of hexes, each with a number of its own field: `from:[1,0]`.
    pub counted: &'static [&'static str],
    /// Keys of what is said aloud in words of people's own. Nobody writes it down at a table: a log holds no such words, which would
    /// have to be searched when a person is erased.
    pub aloud: &'static [&'static str],
}

/// The line. What was left empty is left out, but for lists.
pub fn line_of<'f>(shape: &FormShape, fields: impl IntoIterator<Item = (&'f str, &'f str)>) -> String {
    let mut line = Vec::new();
    for (name, typed) in fields {
        let typed = typed.trim();
        // An emptied list is one of nothing, such as no expansions.
        if typed.is_empty() && !shape.lists.contains(&name) {
            continue;
        }
        match name.split_once(':') {
            Some((key, hex)) if shape.counted.contains(&key) => counted(&mut line, key, hex, typed),
            Some((key, of)) if shape.named.contains(&key) => {
                within(&mut line, key, |inner| inner.push((of.to_owned(), whole(typed))));
            }
            _ => put(&mut line, name, value(shape, name, typed)),
        }
    }
    // What was read as JSON is written as JSON.
    serde_json::to_string(&Json::Object(line)).unwrap_or_default()
}

/// What was typed: a number, a hex and so on where it is one, and else a text.
fn value(shape: &FormShape, name: &str, typed: &str) -> Json {
    let text = || Json::Text(typed.to_owned());
    if shape.lists.contains(&name) {
        let lines = typed.lines().map(str::trim).filter(|line| !line.is_empty());
        return Json::List(lines.map(|line| Json::Text(line.to_owned())).collect());
    }
    if shape.texts.contains(&name) {
        return text();
    }
    match serde_json::from_str(typed) {
        Ok(value @ (Json::YesNo(_) | Json::Whole(_) | Json::List(_) | Json::Object(_))) => value,
        _ => text(),
    }
}

/// A whole number, and else a text.
pub(super) fn whole(typed: &str) -> Json {
    match serde_json::from_str(typed.trim()) {
        Ok(value @ Json::Whole(_)) => value,
        _ => Json::Text(typed.to_owned()),
    }
}

fn put(line: &mut Vec<(String, Json)>, name: &str, value: Json) {
    match name.split_once('.') {
        None => line.push((name.to_owned(), value)),
        Some((key, rest)) => within(line, key, |inner| put(inner, rest, value)),
    }
}

/// Fills the object of a key, which is made where there is none.
fn within(line: &mut Vec<(String, Json)>, key: &str, fill: impl FnOnce(&mut Vec<(String, Json)>)) {
    let found = line.iter_mut().find_map(|(known, inner)| match inner {
        Json::Object(inner) if known == key => Some(inner),
        _ => None,
    });
    match found {
        Some(inner) => fill(inner),
        None => {
            let mut inner = Vec::new();
            fill(&mut inner);
            line.push((key.to_owned(), Json::Object(inner)));
        }
    }
}

/// Adds so many from a hex to a list; none where it is 0.
fn counted(line: &mut Vec<(String, Json)>, key: &str, hex: &str, typed: &str) {
    let Ok(Json::List(mut place)) = serde_json::from_str(hex) else {
        // A key that no step has.
        return line.push((format!("{key}:"), Json::Text(typed.to_owned())));
    };
    let count = whole(typed);
    if count == Json::Whole(0) {
        return;
    }
    place.push(count);
    match line.iter_mut().find(|(known, _)| known == key) {
        Some((_, Json::List(places))) => places.push(Json::List(place)),
        _ => line.push((key.to_owned(), Json::List(vec![Json::List(place)]))),
    }
}

#[cfg(test)]
mod tests {
    use super::{FormShape, line_of};

    const SHAPE: FormShape = FormShape {
        texts: &["what", "with", "pile"],
        lists: &["expansions"],
        named: &["piles"],
        counted: &["from"],
        aloud: &[],
    };

    #[test]
    fn fields_become_a_line() {
        let check = |fields: &[(&str, &str)], line: &str| assert_eq!(line_of(&SHAPE, fields.iter().copied()), line);
        check(&[("do", "trade"), ("with", "#2"), ("count", " 2 ")], r##"{"do":"trade","with":"#2","count":2}"##);
        check(
            &[("do", "build"), ("what", "settlement"), ("flip", "true")],
            r#"{"do":"build","what":"settlement","flip":true}"#,
        );
        check(&[("do", "build"), ("what", "12"), ("from", "")], r#"{"do":"build","what":"12"}"#);
        check(
            &[("do", "trade"), ("gives.wood", "1"), ("gives.ore", "x"), ("takes.brick", "2")],
            r#"{"do":"trade","gives":{"wood":1,"ore":"x"},"takes":{"brick":2}}"#,
        );
        check(
            &[("do", "occupy"), ("hex", "[0,1]"), ("from:[1,-1]", "2"), ("from:[0,0]", "0"), ("from:[0,2]", "1")],
            r#"{"do":"occupy","hex":[0,1],"from":[[1,-1,2],[0,2,1]]}"#,
        );
        // Names are people's own: they may look like numbers, and hold dots and colons.
        check(&[("do", "collect"), ("pile", "1")], r#"{"do":"collect","pile":"1"}"#);
        check(
            &[("do", "play"), ("piles:1", "2"), ("piles:A.1:b", "1"), ("piles:true", "0")],
            r#"{"do":"play","piles":{"1":2,"A.1:b":1,"true":0}}"#,
        );
        check(&[("do", ""), ("expansions", " \n ")], r#"{"expansions":[]}"#);
        check(&[("expansions", "castle\n\n 1 ")], r#"{"expansions":["castle","1"]}"#);
        check(&[("do", "a\"b"), ("count", "1.5"), ("count", "1")], r#"{"do":"a\"b","count":"1.5","count":1}"#);
    }
}
