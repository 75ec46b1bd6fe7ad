//! The words of boards: why a piece can't lie somewhere, what is wrong with a text, what is drawn.

use std::fmt::Display;

use crate::{capital, counted, isolated, rounds};
use reeve_actions::boards::lay::LayingWay;
use reeve_actions::boards::refusal::Refusal;
use reeve_rules::boards::{
    BoardFault, BoardKind, BoardOrigin, BoardTextRefusal, EvenRule, HarborKind, Hex, Land, LayGroup, LayRefusal,
    LayStep, MadeFrom, PictureWords, Piece, Resource,
};
use reeve_rules::text::TextFault;
use reeve_rules::tournament::settings::BoardShown;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::round_board::KeptBoard;
use reeve_views::boards::Refusal as NotNow;
use reeve_views::rounds::RoundAt;

/// The words of the picture of a board. The letters are those of what the land gives, so that harbors have the same.
pub const PICTURE: PictureWords<'static> = PictureWords { title: "The board", letters: ["L", "W", "G", "B", "O", "D"] };

/// What is read out instead of the picture of a board of a round: `The board of round 1`.
pub fn picture_of(round: &str) -> String {
    format!("The board of {round}")
}

/// What is read out instead of the picture with the strongest corners.
pub const STRONGEST_CORNERS: &str = "The same board with its ten strongest corners numbered";

/// Several boards, and one picture.
pub const ONE_PICTURE: &str = "--svg draws one board, and there are several";

/// Several boards, of which the last would have no seed.
pub fn no_last_seed(count: u64) -> String {
    format!("--count: the last of {count} boards would have a seed above {}", u64::MAX)
}

/// Something else than a picture has the name that a picture is to get.
pub fn is_no_picture(file: impl Display) -> String {
    format!("{file}: there is a file of this name that is no SVG picture, so it was left as it is. Give another name")
}

/// What is wrong with a text: `line 12, rule chit-taken: There is a chit on this hex already.`
pub fn fault(BoardFault { line, what }: BoardFault) -> String {
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
        BoardTextRefusal::NotAsWritten => "Reeve writes this line in another way",
        BoardTextRefusal::SecondBoard => "a second board begins here, and a round has one",
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
        LayRefusal::FirstNotInCentre => "the first land of a free island is laid in the middle of the board",
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
        LayRefusal::EndNotFound => {
            "it may lie here, but Reeve has not found in time how the board could still be finished then"
        }
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

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NotNow(NotNow::RoundClosed { round }) => {
            format!("{} is closed: its games were played on this board, so it stays.", capital(&rounds::named(round)))
        }
        Refusal::WordMissing { word } => format!("Everybody has seen this board. Type the word “{word}” to change it."),
        Refusal::UsedBefore { round } => format!(
            "{} has this board already, perhaps turned or mirrored. Each round needs a new one.",
            capital(&rounds::named(round))
        ),
        Refusal::Text(fault_of) => capital(&fault(fault_of)),
        Refusal::NoText => "Paste the text of a board, or choose a file.".to_owned(),
        Refusal::NoKind => "Choose the standard island or a free one.".to_owned(),
        Refusal::NoSeed => {
            "A seed is a whole number from 0 to 18446744073709551615. Leave it empty for a random one.".to_owned()
        }
        Refusal::LayingUnderWay { round } => {
            format!("A board is being laid for {} already. Finish it, or stop it first.", rounds::named(round))
        }
        Refusal::NobodyLays => "Write who lays, one name on a line.".to_owned(),
        Refusal::TooManyLay { most } => format!("At most {most} people take turns."),
        Refusal::LayerName(TextFault::TooLong(fault)) => {
            format!("A name has {} characters; {} are possible.", fault.length, fault.most)
        }
        Refusal::LayerName(TextFault::Missing | TextFault::Control { .. }) => {
            "A name contains an invisible character. Type it again.".to_owned()
        }
        Refusal::Step(why) => format!("{}.", capital(unread(why))),
        Refusal::Place(why) => refused_place(why),
        Refusal::NotDrawn => "Another piece was drawn. Lay that one.".to_owned(),
        Refusal::NothingLaid => "Nothing lies on the board yet.".to_owned(),
        Refusal::NotFinished => "The board is not finished yet.".to_owned(),
        Refusal::NoDevicesYet => {
            "Open registration first: until then, nobody but the staff can open a page of this tournament.".to_owned()
        }
    }
}

/// Why a piece can't lie there, with the name of the rule: `No 6 or 8 lies beside a 6 or 8 (rule six-or-eight-beside).`
fn refused_place(why: LayRefusal) -> String {
    format!("{} (rule {}).", capital(&refusal_of(why)), why.code())
}

/// A kind of board.
pub fn kind(kind: BoardKind) -> &'static str {
    match kind {
        BoardKind::Standard => "The standard island",
        BoardKind::Free => "A free island",
    }
}

/// Where a board came from.
pub fn origin(kept: &KeptBoard, made: Option<MadeFrom>) -> String {
    match (kept.board_origin, made, kept.draw_seed) {
        (BoardOrigin::Made, Some(MadeFrom { seed, is_even: true }), _) => {
            format!("Made as an even board from seed {seed}.")
        }
        (BoardOrigin::Made, Some(MadeFrom { seed, .. }), _) => format!("Made from seed {seed}."),
        (BoardOrigin::InTurn, _, Some(seed)) if kept.chits_chosen => {
            format!("Laid by people in turn, who chose the numbers. Land and harbors were drawn from seed {seed}.")
        }
        (BoardOrigin::InTurn, _, Some(seed)) => {
            format!("Laid by people in turn. The pieces were drawn from seed {seed}.")
        }
        (BoardOrigin::InTurn, ..) => "Laid by people in turn.".to_owned(),
        (BoardOrigin::ByHand, ..) => "Laid by hand.".to_owned(),
        (BoardOrigin::Brought | BoardOrigin::Made, ..) => "Brought as a text.".to_owned(),
    }
}

/// Who sees a board now, for the staff.
pub fn seen_by(is_public: bool, is_seen: bool, shown: BoardShown) -> &'static str {
    match (is_public, is_seen, shown) {
        (true, ..) => "Everybody sees it.",
        (false, true, _) => "Everybody has seen it. At the moment only the staff does.",
        (false, false, BoardShown::Start) => "Only the staff sees it. Everybody else does when the round starts.",
        (false, false, BoardShown::Seats) => {
            "Only the staff sees it. Everybody else does when the seats are published."
        }
    }
}

/// What a land is called.
pub fn land(land: Land) -> &'static str {
    land.code()
}

/// A land with the letter that it has in pictures: `L forest`.
pub fn land_with_letter(of: Land) -> String {
    format!("{} {}", PICTURE.letters[of as usize], land(of))
}

/// A chit on the land of that number: `6 on 14`.
pub fn chit_on(chit: u8, land: usize) -> String {
    format!("{chit} on {land}")
}

/// What a resource is called.
pub fn resource(resource: Resource) -> &'static str {
    resource.code()
}

/// A harbor: `harbor 3:1`, `lumber harbor 2:1`.
pub fn harbor(kind: HarborKind) -> String {
    match kind.resource() {
        None => "harbor 3:1".to_owned(),
        Some(of) => format!("{} harbor 2:1", resource(of)),
    }
}

/// A piece, as one is told to lay it: `a forest`, `an 11`.
pub fn piece(piece: Piece) -> String {
    match piece {
        Piece::Land(of) => format!("a {}", land(of)),
        Piece::Harbor(HarborKind::Ore) => format!("an {}", harbor(HarborKind::Ore)),
        Piece::Harbor(of) => format!("a {}", harbor(of)),
        Piece::Chit(number @ (8 | 11)) => format!("an {number}"),
        Piece::Chit(number) => format!("a {number}"),
    }
}

/// A piece by its name alone, with how many are left: `forest, 3 left`.
pub fn pieces_left(of: Piece, left: usize) -> String {
    let name = match of {
        Piece::Land(of) => land(of).to_owned(),
        Piece::Harbor(of) => harbor(of),
        Piece::Chit(number) => number.to_string(),
    };
    format!("{name}, {left} left")
}

/// A hex by its two numbers.
fn hex(at: Hex) -> String {
    format!("{} {}", at.q, at.r).replace('-', "−")
}

/// What a step lays, and where: `forest on 0 1`.
pub fn step(step: LayStep) -> String {
    match step {
        LayStep::Land { at, land: of } => format!("{} on {}", land(of), hex(at)),
        LayStep::Harbor { at, faces, harbor: of } => format!("{} on {}, facing {}", harbor(of), hex(at), hex(faces)),
        LayStep::Chit { at, number } => format!("{number} on {}", hex(at)),
    }
}

/// A line of the log of a board: its number, who laid it and what.
pub fn logged(number: usize, person: Option<&str>, laid: LayStep) -> String {
    match person {
        Some(person) => format!("{number}. {}: {}", isolated(person), step(laid)),
        None => format!("{number}. {}", step(laid)),
    }
}

/// What the button of a place does.
pub fn lay_there(laid: LayStep) -> String {
    match laid {
        LayStep::Land { at, .. } | LayStep::Chit { at, .. } => format!("Lay it on {}", hex(at)),
        LayStep::Harbor { at, faces, .. } => format!("Lay it on {}, facing {}", hex(at), hex(faces)),
    }
}

/// What the button of a place says where a piece can't lie.
pub fn not_there(laid: LayStep, why: LayRefusal) -> String {
    let at = match laid {
        LayStep::Land { at, .. } | LayStep::Chit { at, .. } => hex(at),
        LayStep::Harbor { at, faces, .. } => format!("{}, facing {}", hex(at), hex(faces)),
    };
    format!("Not on {at}: {}", refused_place(why))
}

/// Whose turn it is: `Ada lays a forest.`
pub fn turn(person: Option<&str>, of: Piece) -> String {
    match person {
        Some(person) => format!("{} lays {}", isolated(person), piece(of)),
        None => format!("Lay {}", piece(of)),
    }
}

/// Who lays a board, and which pieces are drawn.
pub fn way(way: LayingWay) -> &'static str {
    match way {
        LayingWay::ByHand => "You choose each piece and its place",
        LayingWay::InTurn => {
            "People lay in turn: land and harbors are drawn, the numbers lie face up, each person chooses number and place"
        }
        LayingWay::InTurnDrawn => "People lay in turn: every piece is drawn, each person chooses the place",
    }
}

/// Nothing is chosen yet that could be laid: whose turn it is to choose a number, or nobody's where the staff lays.
pub fn to_choose(person: Option<&str>) -> String {
    match person {
        Some(person) => format!("{} chooses a number, then a place for it", isolated(person)),
        None => "Choose a piece, then a place for it".to_owned(),
    }
}

/// When to lay a board in turn, so that nobody lays it for their own advantage. `positions_by_seats`: the seats say who chooses first.
pub fn lay_first(positions_by_seats: bool, has_seats: bool) -> &'static str {
    match (positions_by_seats, has_seats) {
        (true, true) => {
            "The seats of this round are made, so those who lay may know who chooses first (1.1.6). Have it laid by people who don't play this round."
        }
        (true, false) => {
            "Lay it before the seats of this round are made: they say who chooses first (1.1.6), and nobody should lay for their own advantage."
        }
        (false, _) => "Settle who plays first when the board lies, so that nobody lays it for their own advantage.",
    }
}

/// Everything lies.
pub const ALL_LAID: &str = "The board is finished";

/// How far a board is laid.
pub fn laid_so_far(laid: usize, all: usize) -> String {
    match laid {
        0 => format!("No piece is laid yet, {all} to go."),
        _ => format!("{laid} of {all} pieces lie."),
    }
}

/// Somebody else was faster: what is there now.
pub fn laid_meanwhile(last: Option<&str>) -> String {
    match last {
        Some(last) => {
            format!("Somebody else got there first, so your piece was not laid. The last piece laid is: {last}")
        }
        None => "Somebody else got there first, and the board is empty now. Refresh the page.".to_owned(),
    }
}

/// Somebody else changed the board of the round.
pub const CHANGED_MEANWHILE: &str = "Somebody else has changed the board of this round since you opened this page. What it is now is shown below; nothing was \
     changed by you.";

/// Whether a board is even.
pub const EVEN: &str = "An even board: it keeps all six further rules.";

/// What keeps a board from being an even one.
pub fn uneven(rule: EvenRule) -> &'static str {
    match rule {
        EvenRule::ThreeOfALand => "Three hexes of one land meet at a corner.",
        EvenRule::TwoBesideTwelve => "The 2 lies beside the 12.",
        EvenRule::PipsOfAResource => "A resource has too many or too few pips.",
        EvenRule::TwoSixesAndEights => "A resource has two of the 6s and 8s.",
        EvenRule::PipsOfACorner => "A corner has more than 11 pips.",
        EvenRule::OwnHarbor => "A harbor has a dock at a 6 or 8 of its own resource.",
    }
}

/// How many starting places are worth having.
pub fn good_places(places: usize) -> String {
    format!("{} with 10 pips or more.", capital(&counted(places, "starting place", "starting places")))
}

/// Hundredths as a number with two decimals.
pub fn hundredths(hundredths: usize) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// What a corner gives: `lumber 5, ore 4`.
pub fn gives(gives: &[(Resource, u8)]) -> String {
    let one = |(of, pips): &(Resource, u8)| format!("{} {pips}", resource(*of));
    gives.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// How a round stands with its board, in the list.
pub fn none_yet(is_laid: bool) -> &'static str {
    if is_laid { "being laid" } else { "none yet" }
}

/// What the button says that makes the boards of so many rounds; empty where there is nothing to make.
pub fn make_all(rounds: usize) -> String {
    match rounds {
        0 => String::new(),
        1 => "Make the board that is missing".to_owned(),
        more => format!("Make the {more} boards that are missing"),
    }
}

/// Whether a round has a board, in the list of rounds.
pub fn in_a_word(has_one: bool) -> &'static str {
    if has_one { "there" } else { "make one" }
}

/// The round that comes next has no board, for the page of the next step.
pub fn missing(round: RoundAt) -> String {
    let has = if round.stage == Stage::Semi { "have" } else { "has" };
    format!("{} {has} no board yet.", capital(&rounds::named(round)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unmarked;

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
    fn a_place_and_a_piece_are_named() {
        let six = LayStep::Chit { at: Hex::new(1, -2), number: 6 };
        assert_eq!(step(six), "6 on 1 −2");
        assert_eq!(unmarked(&logged(29, Some("Ada"), six)), "29. Ada: 6 on 1 −2");
        assert_eq!(unmarked(&turn(Some("Ada"), Piece::Chit(8))), "Ada lays an 8");
        assert_eq!(turn(None, Piece::Harbor(HarborKind::Any)), "Lay a harbor 3:1");
        assert_eq!(
            refused_place(LayRefusal::SixOrEightBeside),
            "No 6 or 8 lies beside a 6 or 8 (rule six-or-eight-beside)."
        );
    }

    #[test]
    fn every_land_has_a_letter_of_its_own() {
        let letters: std::collections::BTreeSet<&str> = PICTURE.letters.into_iter().collect();
        assert_eq!(letters.len(), PICTURE.letters.len());
    }
}
