//! The logs of games at tables name nobody: whoever plays stands in them as the seat, and the name is put in when the log is read.
//! So a name that changes or is erased changes in every log at once.

use crate::games::json::Json;

/// What stands in a stored log for whoever sits at a position.
pub fn seat_token(position: i64) -> String {
    format!("#{position}")
}

/// The position that a token stands for.
fn position_of(token: &str) -> Option<i64> {
    let digits = token.strip_prefix('#')?;
    digits.parse().ok().filter(|position| seat_token(*position) == token)
}

/// A line in which every text and every key that is the first of one of these pairs became the second. A line that is no JSON stays
/// as it is.
pub fn renamed(line: &str, names: &[(String, String)]) -> String {
    let Ok(mut value) = serde_json::from_str::<Json>(line) else { return line.to_owned() };
    rename(&mut value, names);
    serde_json::to_string(&value).unwrap_or_else(|_| line.to_owned())
}

fn rename(value: &mut Json, names: &[(String, String)]) {
    let other = |text: &mut String| {
        if let Some((_, name)) = names.iter().find(|(token, _)| token == text) {
            text.clone_from(name);
        }
    };
    match value {
        Json::Text(text) => other(text),
        Json::List(items) => items.iter_mut().for_each(|item| rename(item, names)),
        Json::Object(entries) => entries.iter_mut().for_each(|(key, value)| {
            other(key);
            rename(value, names);
        }),
        Json::YesNo(_) | Json::Whole(_) | Json::Fraction(_) => {}
    }
}

/// Every text and key of a line that stands for a seat.
pub fn seats_in(line: &str) -> Vec<i64> {
    let mut found = Vec::new();
    if let Ok(value) = serde_json::from_str::<Json>(line) {
        collect(&value, &mut found);
    }
    found
}

fn collect(value: &Json, found: &mut Vec<i64>) {
    match value {
        Json::Text(text) => found.extend(position_of(text)),
        Json::List(items) => items.iter().for_each(|item| collect(item, found)),
        Json::Object(entries) => entries.iter().for_each(|(key, value)| {
            found.extend(position_of(key));
            collect(value, found);
        }),
        Json::YesNo(_) | Json::Whole(_) | Json::Fraction(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_become_names_wherever_they_stand() {
        let names: Vec<(String, String)> =
            [("#1", "Ada \"Ace\""), ("#2", "#1")].map(|(token, name)| (token.to_owned(), name.to_owned())).into();
        let line = r##"{"do":"play","team":"#1","discards":{"#2":{"wood":1}},"from":[1,-2],"flip":true}"##;
        let named = renamed(line, &names);
        assert_eq!(
            named,
            r##"{"do":"play","team":"Ada \"Ace\"","discards":{"#1":{"wood":1}},"from":[1,-2],"flip":true}"##
        );
        assert_eq!(seats_in(line), [1, 2]);
        assert_eq!(renamed("no line", &names), "no line");
        assert_eq!(
            (position_of("#12"), position_of("#01"), position_of("12"), position_of("#")),
            (Some(12), None, None, None)
        );
    }
}
