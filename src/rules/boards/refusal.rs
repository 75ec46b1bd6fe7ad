//! Why a piece can't lie somewhere, and why a text is no board.

use crate::boards::pieces::LayGroup;

/// Why a piece can't be laid where it was to lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LayRefusal {
    /// Another group of pieces is due: land, then harbors, then chits in their three groups.
    OtherGroupDue(LayGroup),
    /// Everything is laid.
    AllLaid,
    /// All pieces of the kind are laid.
    NoneLeft,
    /// On a standard island land and harbors have their places and their order.
    NotInOrder,
    /// The first land of a free island does not lie in the centre.
    FirstNotInCentre,
    /// Land more than four from the centre.
    TooFar,
    /// There is land already.
    LandTaken,
    /// Land that touches none.
    TouchesNoLand,
    /// A harbor faces a hex that is not beside it.
    FacesNoNeighbour,
    /// A harbor faces no land.
    FacesNoLand,
    /// A harbor on land.
    HarborOnLand,
    /// There is a harbor already.
    HarborTaken,
    /// A corner would be a dock of two harbors.
    DockShared,
    /// A harbor touches another one, and there is still a place where it would touch none.
    HarborsTouch,
    /// No chit has the number.
    NoSuchChit,
    /// A chit where there is no land.
    ChitAtSea,
    /// A chit on the desert.
    ChitOnDesert,
    /// There is a chit already.
    ChitTaken,
    /// A neighbour has the same number.
    SameNumberBeside,
    /// A 6 or 8 beside a 6 or 8.
    SixOrEightBeside,
    /// A 5 or 9 would make a corner of three of 5, 6, 8 and 9.
    CornerTooStrong,
    /// It may lie there, but the board could not be finished. Only people who lay are held to this.
    DeadEnd,
    /// It may lie there, and no way to the end of the board was found within the tries that a search has. Only people who lay are
    /// held to this.
    EndNotFound,
}

impl LayRefusal {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            LayRefusal::OtherGroupDue(_) => "other-group-due",
            LayRefusal::AllLaid => "all-laid",
            LayRefusal::NoneLeft => "none-left",
            LayRefusal::NotInOrder => "standard-order",
            LayRefusal::FirstNotInCentre => "first-not-in-centre",
            LayRefusal::TooFar => "too-far-from-centre",
            LayRefusal::LandTaken => "land-taken",
            LayRefusal::TouchesNoLand => "touches-no-land",
            LayRefusal::FacesNoNeighbour => "faces-no-neighbour",
            LayRefusal::FacesNoLand => "faces-no-land",
            LayRefusal::HarborOnLand => "harbor-on-land",
            LayRefusal::HarborTaken => "harbor-taken",
            LayRefusal::DockShared => "dock-shared",
            LayRefusal::HarborsTouch => "harbors-touch",
            LayRefusal::NoSuchChit => "no-such-chit",
            LayRefusal::ChitAtSea => "chit-at-sea",
            LayRefusal::ChitOnDesert => "chit-on-desert",
            LayRefusal::ChitTaken => "chit-taken",
            LayRefusal::SameNumberBeside => "same-number-beside",
            LayRefusal::SixOrEightBeside => "six-or-eight-beside",
            LayRefusal::CornerTooStrong => "corner-too-strong",
            LayRefusal::DeadEnd => "dead-end",
            LayRefusal::EndNotFound => "end-not-found",
        }
    }

    /// The clause that asks for boards.
    pub fn clause(self) -> &'static str {
        "2.0.1"
    }
}

/// What is wrong with a text, and in which line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardFault {
    /// The line, from 1; remarks count.
    pub line: u64,
    /// What is wrong there.
    pub what: BoardTextRefusal,
}

/// Why a line can't stand where it stands in the text of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardTextRefusal {
    /// The line is not UTF-8.
    NotUtf8,
    /// The last line does not end.
    NoLineEnd,
    /// The text ends before the board is finished; the line is the one after its last.
    EndedEarly,
    /// A line has nothing in it. Only one between two boards has.
    EmptyLine,
    /// A board begins with another line.
    NoHeader,
    /// A version of the text that this Reeve does not know.
    UnknownVersion,
    /// The second line of a board does not say its kind.
    NoKind,
    /// A seed line that is written in another way.
    NoSeed,
    /// A line that lays nothing, or says so in another way.
    NoStep,
    /// A number that is not written as a whole number is.
    NoWholeNumber,
    /// A kind of land that there is not.
    NoSuchLand,
    /// A kind of harbor that there is not.
    NoSuchHarbor,
    /// Something follows the last chit without an empty line.
    AfterTheEnd,
    /// Reeve writes the same in another way.
    NotAsWritten,
    /// A second board, where one is asked for.
    SecondBoard,
    /// What the line lays can't lie there.
    Laid(LayRefusal),
}

impl BoardTextRefusal {
    /// The stable code, in kebab case: the name of the rule that is broken.
    pub fn code(self) -> &'static str {
        match self {
            BoardTextRefusal::NotUtf8 => "line-not-utf-8",
            BoardTextRefusal::NoLineEnd => "no-line-end",
            BoardTextRefusal::EndedEarly => "board-ended-early",
            BoardTextRefusal::EmptyLine => "empty-line",
            BoardTextRefusal::NoHeader => "no-board-header",
            BoardTextRefusal::UnknownVersion => "unknown-board-version",
            BoardTextRefusal::NoKind => "no-board-kind",
            BoardTextRefusal::NoSeed => "no-board-seed",
            BoardTextRefusal::NoStep => "no-board-step",
            BoardTextRefusal::NoWholeNumber => "no-whole-number",
            BoardTextRefusal::NoSuchLand => "no-such-land",
            BoardTextRefusal::NoSuchHarbor => "no-such-harbor",
            BoardTextRefusal::AfterTheEnd => "after-the-board",
            BoardTextRefusal::NotAsWritten => "not-as-written",
            BoardTextRefusal::SecondBoard => "second-board",
            BoardTextRefusal::Laid(refusal) => refusal.code(),
        }
    }
}
