//! The words of game systems: parts of a score, pieces, cards and colours, by their codes.

use crate::rules::games::{Colour, Deck, Part, Stock, System};
use crate::web::ui::words::{capital, list};

/// The words of one part.
struct PartWords {
    code: &'static str,
    /// The name, such as `longest road`.
    name: &'static str,
    /// How it is said that there are no more than so many at a table.
    in_all: &'static str,
}

/// What is said otherwise than by the code itself.
const PARTS: [PartWords; 3] = [
    PartWords { code: "longest_road", name: "longest road", in_all: "there is" },
    PartWords { code: "largest_army", name: "largest army", in_all: "there is" },
    PartWords { code: "vp_cards", name: "VP cards", in_all: "the deck has" },
];

fn words_of(code: &str) -> Option<&'static PartWords> {
    PARTS.iter().find(|part| part.code == code)
}

/// The name of a part within a sentence: `settlements`, `longest road`.
pub fn part(code: &str) -> String {
    words_of(code).map_or_else(|| code.replace('_', " "), |part| part.name.to_owned())
}

/// The name of a part at the beginning of a sentence or over a column.
pub fn part_title(code: &str) -> String {
    capital(&part(code))
}

/// A part over a column of a paper: with the most that a player can have, where that is what the player's own pieces give.
pub(crate) fn column(part: &Part) -> String {
    match part.own_most() {
        Some(most) => format!("{} (at most {most})", part_title(part.code)),
        None => part_title(part.code),
    }
}

/// What every player has before the game: `5 settlements`, `4 cities`.
pub(crate) fn pieces(system: &System) -> Vec<String> {
    system.pieces.iter().map(|piece| stock(piece, &part(piece.code))).collect()
}

/// What is counted before the game: every player's pieces, and the cards.
pub(crate) fn counted_before(system: &System) -> String {
    let pieces = list(&pieces(system));
    let decks: Vec<String> = system.decks.iter().map(deck).collect();
    let cards = if decks.is_empty() { String::new() } else { format!("; {}", decks.join(", ")) };
    format!("each player has {pieces}{cards}")
}

fn deck(deck: &Deck) -> String {
    match deck {
        Deck::Mixed { code, kinds } => {
            let all: u16 = kinds.iter().map(|kind| kind.number).sum();
            let kinds: Vec<String> = kinds.iter().map(|kind| stock(kind, &card(kind.code))).collect();
            format!("{all} {} ({})", part(code), kinds.join(", "))
        }
        Deck::Even { kind, each } => format!("{each} of each {}", part(kind)),
    }
}

fn stock(stock: &Stock, name: &str) -> String {
    format!("{} {name}", stock.number)
}

/// A kind of card.
fn card(code: &str) -> String {
    if code == "vp" { "VP".to_owned() } else { part(code) }
}

/// The beginning of the sentence that says how many there are of a part.
pub(crate) fn in_all(code: &str) -> &'static str {
    words_of(code).map_or("there are", |part| part.in_all)
}

/// A colour.
pub fn colour(colour: Colour) -> &'static str {
    colour.code()
}
