//! The words of boards: why a piece can't lie somewhere, what is wrong with a text, what is drawn.

use std::fmt::Display;

use crate::rules::boards::{BoardFault, BoardTextRefusal, LayGroup, LayRefusal, PictureWords};
use crate::web::ui::words::capital;

/// The words of the picture of a board. The letters are those of what the land gives, so that harbors have the same.
pub const PICTURE: PictureWords<'static> = PictureWords { title: "The board", letters: ["L", "W", "G", "B", "O", "D"] };

/// Several boards, and one picture.
pub(crate) const ONE_PICTURE: &str = "--svg draws one board, and there are several";

/// Several boards, of which the last would have no seed.
pub(crate) fn no_last_seed(count: u64) -> String {
    format!("--count: the last of {count} boards would have a seed above {}", u64::MAX)
}

/// Something else than a picture has the name that a picture is to get.
pub(crate) fn is_no_picture(file: impl Display) -> String {
    format!("{file}: there is a file of this name that is no SVG picture, so it was left as it is. Give another name")
}

/// What is wrong with a text: `line 12, rule chit-taken: There is a chit on this hex already.`
pub(crate) fn fault(BoardFault { line, what }: BoardFault) -> String {
    let said = match what {
        BoardTextRefusal::Laid(refusal) => refusal_of(refusal),
        other => unread(other).to_owned(),
    };
    format!("line {line}, rule {}: {}.", what.code(), capital(&said))
}

/// Why a line can't be read.
fn unread(refusal: BoardTextRefusal) -> &'static str {
    match refusal {
        BoardTextRefusal::NotUtf8 => "this line is not UTF-8",
        BoardTextRefusal::NoLineEnd => "the last line has no line end",
        BoardTextRefusal::EndedEarly => "the text ends before the board is finished",
        BoardTextRefusal::EmptyLine => "there is no empty line within a board; one stands between two boards",
        BoardTextRefusal::NoHeader => "a board begins with the line: reeve board 1",
        BoardTextRefusal::UnknownVersion => "this Reeve reads boards of version 1 only",
        BoardTextRefusal::NoKind => "the second line of a board is: kind standard, or: kind free",
        BoardTextRefusal::NoSeed => {
            "a seed is a whole number from 0 to 18446744073709551615; only the word even may follow it, after one space"
        }
        BoardTextRefusal::NoStep => {
            "a step is written as land Q R KIND, as harbor Q R faces Q R KIND, or as chit Q R NUMBER, with one space between \
             two words and nothing else"
        }
        BoardTextRefusal::NoWholeNumber => {
            "coordinates and chits are whole numbers, written without a plus sign and without zeros in front"
        }
        BoardTextRefusal::NoSuchLand => "land is forest, pasture, field, hill, mountain or desert",
        BoardTextRefusal::NoSuchHarbor => "a harbor is any, lumber, wool, grain, brick or ore",
        BoardTextRefusal::AfterTheEnd => "the board is finished; only an empty line and another board may follow",
        BoardTextRefusal::Laid(_) => "this can't lie here",
    }
}

/// Why a piece can't lie somewhere, without a capital and a full stop.
fn refusal_of(refusal: LayRefusal) -> String {
    let said = match refusal {
        LayRefusal::OtherGroupDue(due) => return format!("{} are due now", group(due)),
        LayRefusal::AllLaid => "the board is finished",
        LayRefusal::NoneLeft => "all pieces of this kind are laid",
        LayRefusal::NotInOrder => {
            "on a standard island land is laid row by row, and each harbor has its place; something else comes next"
        }
        LayRefusal::FirstNotInCentre => "the first land of a free island is laid on 0 0",
        LayRefusal::TooFar => "land lies at most four hexes from the centre",
        LayRefusal::LandTaken => "there is land on this hex already",
        LayRefusal::TouchesNoLand => "land has to touch land that is laid",
        LayRefusal::FacesNoNeighbour => "a harbor faces a hex beside it",
        LayRefusal::FacesNoLand => "a harbor faces land",
        LayRefusal::HarborOnLand => "a harbor lies on the sea",
        LayRefusal::HarborTaken => "there is a harbor on this hex already",
        LayRefusal::DockShared => "one of its docks belongs to another harbor already",
        LayRefusal::HarborsTouch => {
            "it would touch another harbor, and there is still a place where a harbor touches none"
        }
        LayRefusal::NoSuchChit => "chits have the numbers 2 to 12 without 7",
        LayRefusal::ChitAtSea => "a chit lies on land",
        LayRefusal::ChitOnDesert => "the desert has no chit",
        LayRefusal::ChitTaken => "there is a chit on this hex already",
        LayRefusal::SameNumberBeside => "a neighbour has the same number",
        LayRefusal::SixOrEightBeside => "no 6 or 8 lies beside a 6 or 8",
        LayRefusal::CornerTooStrong => "a corner would have three of 5, 6, 8 and 9",
        LayRefusal::DeadEnd => "it may lie here, but then the board could not be finished",
    };
    said.to_owned()
}

/// The pieces that are laid together.
fn group(group: LayGroup) -> &'static str {
    match group {
        LayGroup::Land => "19 hexes of land",
        LayGroup::Harbors => "nine harbors",
        LayGroup::SixAndEight => "the chits 6 and 8",
        LayGroup::FiveAndNine => "the chits 5 and 9",
        LayGroup::OtherChits => "the chits without 5, 6, 8 and 9",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_line_and_rule() {
        let said = |what| fault(BoardFault { line: 12, what });
        let taken = said(BoardTextRefusal::Laid(LayRefusal::ChitTaken));
        assert_eq!(taken, "line 12, rule chit-taken: There is a chit on this hex already.");
        let due = said(BoardTextRefusal::Laid(LayRefusal::OtherGroupDue(LayGroup::SixAndEight)));
        assert_eq!(due, "line 12, rule other-group-due: The chits 6 and 8 are due now.");
        assert_eq!(said(BoardTextRefusal::NotUtf8), "line 12, rule line-not-utf-8: This line is not UTF-8.");
    }

    #[test]
    fn every_land_has_a_letter_of_its_own() {
        let letters: std::collections::BTreeSet<&str> = PICTURE.letters.into_iter().collect();
        assert_eq!(letters.len(), PICTURE.letters.len());
    }
}
