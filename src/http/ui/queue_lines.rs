//! What `static/queue.js` says of a number of changes that wait on the device: a sentence for each plural that a language may
//! have. `{n}` stands for the number, `{name}` for whose they are.

use texts::queue;

/// A number of each plural (CLDR) of languages; the script has the same.
const SAMPLES: [i64; 8] = [1, 2, 3, 5, 6, 11, 100, 0];

const NUMBER: &str = "{n}";
const NAME: &str = "{name}";

/// The sentences of the samples; nothing where one is the same as the one before.
fn plurals(say: impl Fn(i64) -> String) -> String {
    let mut before = String::new();
    let mut lines = Vec::new();
    for sample in SAMPLES {
        let said = say(sample);
        lines.push(if said == before { String::new() } else { said.clone() });
        before = said;
    }
    lines.join("|")
}

/// They are sent by themselves.
pub fn waits() -> String {
    plurals(|count| queue::waits(count, NUMBER))
}

/// Reeve may be at another address.
pub fn stays() -> String {
    plurals(|count| queue::stays(count, NUMBER))
}

/// They are on their way.
pub fn sends() -> String {
    plurals(|count| queue::sends(count, NUMBER))
}

/// They were refused.
pub fn look() -> String {
    plurals(|count| queue::look(count, NUMBER))
}

/// They wait until somebody signs in.
pub fn signed_out() -> String {
    plurals(|count| queue::signed_out(count, NUMBER))
}

/// They are somebody else's.
pub fn others() -> String {
    plurals(|count| queue::others(count, NAME, NUMBER))
}

/// They are another player's.
pub fn others_link() -> String {
    plurals(|count| queue::others_link(count, NAME, NUMBER))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_has_two_plurals() {
        assert_eq!(sends(), "Sending 1 change.|Sending {n} changes.||||||");
    }
}
