//! The words of players' cards.

/// How many of those who play have no PIN.
pub fn without_pin(count: usize) -> String {
    match count {
        1 => "One player has no PIN yet.".to_owned(),
        count => format!("{count} players have no PIN yet."),
    }
}

/// How many PINs are locked, and what helps.
pub fn locked_pins(count: usize) -> String {
    let whose = match count {
        1 => "One player's PIN is".to_owned(),
        count => format!("The PINs of {count} players are"),
    };
    format!("{whose} locked after too many wrong tries. Make a new one on the player's own card.")
}
