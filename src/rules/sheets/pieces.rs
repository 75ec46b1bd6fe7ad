//! What is counted of a game set before a game: every colour's pieces, and the cards (2.0.6).

use crate::boards::Resource;
use crate::games::{Colour, Deck, System};
use crate::sheets::Parts;
use crate::tournament::bounds;

/// A thing of which there is a number in a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// A player's pieces of a kind.
    Piece(Colour, &'static str),
    /// Cards of a kind of a mixed deck.
    Card(&'static str),
    Resource(Resource),
}

impl Counted {
    /// Its name in the store and in forms: `red-roads`, `knights`, `ore`.
    pub fn code(self) -> String {
        match self {
            Counted::Piece(colour, piece) => format!("{}-{piece}", colour.code()),
            Counted::Card(card) => card.to_owned(),
            Counted::Resource(resource) => resource.code().to_owned(),
        }
    }
}

/// Everything that is counted of a set of this game, and how many there are of it.
pub fn stock(system: &System) -> Vec<(Counted, i64)> {
    let of_colour = |colour: &Colour| {
        let colour = *colour;
        system.pieces.iter().map(move |piece| (Counted::Piece(colour, piece.code), i64::from(piece.number)))
    };
    let pieces = system.colours.iter().flat_map(of_colour);
    let cards = system.decks.iter().flat_map(|deck| match deck {
        Deck::Mixed { kinds, .. } => {
            kinds.iter().map(|kind| (Counted::Card(kind.code), i64::from(kind.number))).collect::<Vec<_>>()
        }
        Deck::Even { each, .. } => {
            Resource::ALL.iter().map(|resource| (Counted::Resource(*resource), i64::from(*each))).collect()
        }
    });
    pieces.chain(cards).collect()
}

/// What is kept of a count: everything of which there was another number than there is. None where a number can't be.
/// `counted`: what was typed for each thing; what nobody typed is all there.
pub fn differences(system: &System, counted: impl Fn(&str) -> Option<i64>) -> Option<Parts> {
    let mut differ = Parts::default();
    for (thing, there) in stock(system) {
        let code = thing.code();
        let found = counted(&code).unwrap_or(there);
        if !bounds::PART.contain(found) {
            return None;
        }
        if found != there {
            differ.set(&code, found);
        }
    }
    Some(differ)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{BASE, SystemCode};

    #[test]
    fn everything_that_the_rules_ask_to_count_is_counted() {
        let stock = stock(&BASE);
        let number = |code: &str| stock.iter().find(|(thing, _)| thing.code() == code).map(|(_, number)| *number);
        for (code, expected) in
            [("red-settlements", 5), ("blue-cities", 4), ("orange-roads", 15), ("knights", 14), ("progress", 6)]
        {
            assert_eq!(number(code), Some(expected), "{code}");
        }
        assert_eq!((number("vp"), number("ore"), number("lumber")), (Some(5), Some(19), Some(19)));
        assert_eq!(stock.len(), 4 * 3 + 3 + 5);
        let codes: std::collections::BTreeSet<String> = stock.iter().map(|(thing, _)| thing.code()).collect();
        assert_eq!(codes.len(), stock.len());
        assert!(super::stock(SystemCode::Struggle.system()).is_empty(), "its cards are those of the copy at hand");
    }

    #[test]
    fn only_what_differs_is_kept() {
        let kept = |code: &'static str, found: i64| {
            differences(&BASE, |asked| (asked == code).then_some(found)).map(|parts| parts.iter().count())
        };
        assert_eq!((kept("red-roads", 15), kept("red-roads", 14), kept("ore", 20)), (Some(0), Some(1), Some(1)));
        assert_eq!((kept("red-roads", -1), kept("red-roads", 100)), (None, None));
        assert_eq!(kept("tiles", 3), Some(0), "what no set has is no matter of a count");
    }
}
