//! Why an action of this room is refused.

use reeve_rules::boards::{BoardFault, BoardTextRefusal, LayRefusal};
use reeve_rules::refusals::refusals;
use reeve_rules::text::TextFault;
use reeve_views::boards::Refusal as NotNow;
use reeve_views::rounds::RoundAt;

refusals! {
    /// Why an action of this room is refused, or what is wrong at a field.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        /// The board of the round can't be changed now.
        NotNow(NotNow),
        /// Everybody has seen the board, and the word that replaces it was not typed.
        WordMissing {
            word: &'static str,
        } = "board-replaced-without-word",
        /// Another round has this board, turned or mirrored as it may be.
        UsedBefore {
            round: RoundAt,
        } = "board-used-before" in "2.0.1",
        /// What was typed or sent is no text of a board.
        Text(BoardFault) = { |fault| fault.what.code() },
        /// Nothing was typed or sent.
        NoText = "no-board-text",
        /// What was chosen is no kind of board.
        NoKind = "no-such-board-kind",
        /// What was typed is no seed.
        NoSeed = "no-seed-of-a-board",
        /// A board is being laid for the round already.
        LayingUnderWay {
            round: RoundAt,
        } = "laying-under-way",
        /// Nobody is named who lays in turn.
        NobodyLays = "nobody-lays",
        /// More people than take turns.
        TooManyLay {
            /// How many there can be.
            most: usize,
        } = "too-many-lay",
        LayerName(TextFault) = {
            |fault| fault.one_of(["layer-missing", "layer-too-long", "layer-with-control-characters"])
        },
        /// A step that is none.
        Step(BoardTextRefusal) = { |why| why.code() },
        /// A piece can't lie there.
        Place(LayRefusal) = { |why| why.code() },
        NotDrawn = "piece-not-drawn",
        /// Nothing lies on the board that could be taken back.
        NothingLaid = "nothing-laid",
        /// The board is not finished.
        NotFinished = "board-not-finished",
        /// Devices that nobody is signed in on don't see the tournament yet.
        NoDevicesYet = "no-devices-before-registration",
    }
}
