//! A line of a log, put together from the fields of a form.
//!
//! Each field is a key of the line, and a dot in its name begins an object within: `gives.wood`. Whether the line is one is for
//! its reader to say.

use crate::files::games::json::Json;

/// Keys whose values are words, whatever they look like.
const WORDS: [&str; 2] = ["what", "with"];
/// The key whose value is a list of what stands on the lines of its field.
const LINES: &str = "expansions";
/// What stands before a hex in the name of a field that says how many knights come from there.
const FROM: &str = "from:";

/// The line. What was left empty is left out.
pub fn line_of<'f>(fields: impl IntoIterator<Item = (&'f str, &'f str)>) -> String {
    let mut line = Vec::new();
    for (name, typed) in fields {
        let typed = typed.trim();
        if typed.is_empty() {
            continue;
        }
        match name.strip_prefix(FROM) {
            Some(hex) => from(&mut line, hex, typed),
            None => put(&mut line, name, value(name, typed)),
        }
    }
    // What was read as JSON is written as JSON.
    serde_json::to_string(&Json::Object(line)).unwrap_or_default()
}

/// What was typed: a number, a hex and so on where it is one, and else a text.
fn value(name: &str, typed: &str) -> Json {
    let text = || Json::Text(typed.to_owned());
    if name == LINES {
        return Json::List(
            typed
                .lines()
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .map(|line| Json::Text(line.to_owned()))
                .collect(),
        );
    }
    if WORDS.contains(&name) {
        return text();
    }
    match serde_json::from_str(typed) {
        Ok(value @ (Json::YesNo(_) | Json::Whole(_) | Json::List(_) | Json::Object(_))) => value,
        _ => text(),
    }
}

fn put(line: &mut Vec<(String, Json)>, name: &str, value: Json) {
    let Some((key, rest)) = name.split_once('.') else {
        line.push((name.to_owned(), value));
        return;
    };
    let at = line.iter().position(|(known, inner)| known == key && matches!(inner, Json::Object(_)));
    let at = at.unwrap_or_else(|| {
        line.push((key.to_owned(), Json::Object(Vec::new())));
        line.len() - 1
    });
    if let Some((_, Json::Object(inner))) = line.get_mut(at) {
        put(inner, rest, value);
    }
}

/// Adds so many knights from a hex to the list of `from`; none where it is 0.
fn from(line: &mut Vec<(String, Json)>, hex: &str, typed: &str) {
    let Ok(Json::List(mut place)) = serde_json::from_str(hex) else {
        return put(line, FROM, Json::Other);
    };
    let count = value(FROM, typed);
    if count == Json::Whole(0) {
        return;
    }
    place.push(count);
    match line.iter_mut().find(|(key, _)| key == "from") {
        Some((_, Json::List(places))) => places.push(Json::List(place)),
        _ => line.push(("from".to_owned(), Json::List(vec![Json::List(place)]))),
    }
}

#[cfg(test)]
mod tests {
    use super::line_of;

    #[test]
    fn fields_become_a_line() {
        let check = |fields: &[(&str, &str)], line: &str| assert_eq!(line_of(fields.iter().copied()), line);
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
        check(&[("do", "a\"b"), ("count", "1.5"), ("count", "1")], r#"{"do":"a\"b","count":"1.5","count":1}"#);
    }
}
