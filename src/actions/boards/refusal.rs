//! Why an action of this room is refused.

use reeve_rules::boards::{BoardFault, BoardTextRefusal, LayRefusal};
use reeve_rules::text::TextFault;
use reeve_views::boards::Refusal as NotNow;
use reeve_views::rounds::RoundAt;

/// Why an action of this room is refused, or what is wrong at a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The board of the round can't be changed now.
    NotNow(NotNow),
    /// Everybody has seen the board, and the word that replaces it was not typed.
    WordMissing {
        /// The word.
        word: &'static str,
    },
    /// Another round has this board, turned or mirrored as it may be.
    UsedBefore {
        /// The round.
        round: RoundAt,
    },
    /// What was typed or sent is no text of a board.
    Text(BoardFault),
    /// Nothing was typed or sent.
    NoText,
    /// What was chosen is no kind of board.
    NoKind,
    /// What was typed is no seed.
    NoSeed,
    /// A board is being laid for the round already.
    LayingUnderWay {
        /// The round.
        round: RoundAt,
    },
    /// Nobody is named who lays in turn.
    NobodyLays,
    /// More people than take turns.
    TooManyLay {
        /// How many there can be.
        most: usize,
    },
    /// The name of one of them.
    LayerName(TextFault),
    /// A step that is none.
    Step(BoardTextRefusal),
    /// A piece can't lie there.
    Place(LayRefusal),
    /// Another piece was drawn.
    NotDrawn,
    /// Nothing lies on the board that could be taken back.
    NothingLaid,
    /// The board is not finished.
    NotFinished,
    /// Devices that nobody is signed in on don't see the tournament yet.
    NoDevicesYet,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotNow(why) => why.code(),
            Refusal::WordMissing { .. } => "board-replaced-without-word",
            Refusal::UsedBefore { .. } => "board-used-before",
            Refusal::Text(fault) => fault.what.code(),
            Refusal::NoText => "no-board-text",
            Refusal::NoKind => "no-such-board-kind",
            Refusal::NoSeed => "no-seed-of-a-board",
            Refusal::LayingUnderWay { .. } => "laying-under-way",
            Refusal::NobodyLays => "nobody-lays",
            Refusal::TooManyLay { .. } => "too-many-lay",
            Refusal::LayerName(TextFault::Missing) => "layer-missing",
            Refusal::LayerName(TextFault::TooLong(_)) => "layer-too-long",
            Refusal::LayerName(TextFault::Control { .. }) => "layer-with-control-characters",
            Refusal::Step(why) => why.code(),
            Refusal::Place(why) => why.code(),
            Refusal::NotDrawn => "piece-not-drawn",
            Refusal::NothingLaid => "nothing-laid",
            Refusal::NotFinished => "board-not-finished",
            Refusal::NoDevicesYet => "no-devices-before-registration",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::UsedBefore { .. } => Some("2.0.1"),
            _ => None,
        }
    }
}
