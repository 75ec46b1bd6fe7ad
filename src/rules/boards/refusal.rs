//! Why a piece can't lie somewhere, and why a text is no board.

use crate::boards::pieces::LayGroup;
use crate::refusals::{coded, refusals};

refusals! {
    /// Why a piece can't be laid where it was to lie.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum LayRefusal {
        /// Another group of pieces is due: land, then harbors, then chits in their three groups.
        OtherGroupDue(LayGroup) = "other-group-due" in "2.0.1",
        AllLaid = "all-laid" in "2.0.1",
        /// All pieces of the kind are laid.
        NoneLeft = "none-left" in "2.0.1",
        /// On a standard island land and harbors have their places and their order.
        NotInOrder = "standard-order" in "2.0.1",
        /// The first land of a free island does not lie in the centre.
        FirstNotInCentre = "first-not-in-centre" in "2.0.1",
        /// Land more than four from the centre.
        TooFar = "too-far-from-centre" in "2.0.1",
        LandTaken = "land-taken" in "2.0.1",
        TouchesNoLand = "touches-no-land" in "2.0.1",
        /// A harbor faces a hex that is not beside it.
        FacesNoNeighbour = "faces-no-neighbour" in "2.0.1",
        /// A harbor faces no land.
        FacesNoLand = "faces-no-land" in "2.0.1",
        HarborOnLand = "harbor-on-land" in "2.0.1",
        /// There is a harbor already.
        HarborTaken = "harbor-taken" in "2.0.1",
        /// A corner would be a dock of two harbors.
        DockShared = "dock-shared" in "2.0.1",
        /// A harbor touches another one, and there is still a place where it would touch none.
        HarborsTouch = "harbors-touch" in "2.0.1",
        /// No chit has the number.
        NoSuchChit = "no-such-chit" in "2.0.1",
        /// A chit where there is no land.
        ChitAtSea = "chit-at-sea" in "2.0.1",
        ChitOnDesert = "chit-on-desert" in "2.0.1",
        /// There is a chit already.
        ChitTaken = "chit-taken" in "2.0.1",
        /// A neighbour has the same number.
        SameNumberBeside = "same-number-beside" in "2.0.1",
        /// A 6 or 8 beside a 6 or 8.
        SixOrEightBeside = "six-or-eight-beside" in "2.0.1",
        /// A 5 or 9 would make a corner of three of 5, 6, 8 and 9.
        CornerTooStrong = "corner-too-strong" in "2.0.1",
        /// It may lie there, but the board could not be finished. Only people who lay are held to this.
        DeadEnd = "dead-end" in "2.0.1",
        /// It may lie there, and no way to the end of the board was found within the tries that a search has. Only people who lay are
        /// held to this.
        EndNotFound = "end-not-found" in "2.0.1",
    }
}

/// What is wrong with a text, and in which line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardFault {
    /// The line, from 1; remarks count.
    pub line: u64,
    pub what: BoardTextRefusal,
}

coded! {
    /// Why a line can't stand where it stands in the text of a board.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum BoardTextRefusal {
        /// The line is not UTF-8.
        NotUtf8 = "line-not-utf-8",
        /// The last line does not end.
        NoLineEnd = "no-line-end",
        /// The text ends before the board is finished; the line is the one after its last.
        EndedEarly = "board-ended-early",
        /// A line has nothing in it. Only one between two boards has.
        EmptyLine = "empty-line",
        /// A board begins with another line.
        NoHeader = "no-board-header",
        /// A version of the text that this Reeve does not know.
        UnknownVersion = "unknown-board-version",
        /// The second line of a board does not say its kind.
        NoKind = "no-board-kind",
        /// A seed line that is written in another way.
        NoSeed = "no-board-seed",
        /// A line that lays nothing, or says so in another way.
        NoStep = "no-board-step",
        /// A number that is not written as a whole number is.
        NoWholeNumber = "no-whole-number",
        /// A kind of land that there is not.
        NoSuchLand = "no-such-land",
        /// A kind of harbor that there is not.
        NoSuchHarbor = "no-such-harbor",
        /// Something follows the last chit without an empty line.
        AfterTheEnd = "after-the-board",
        /// Reeve writes the same in another way.
        NotAsWritten = "not-as-written",
        /// A second board, where one is asked for.
        SecondBoard = "second-board",
        /// What the line lays can't lie there.
        Laid(LayRefusal),
    }
}
