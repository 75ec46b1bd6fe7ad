//! The words of boards: why a piece can't lie somewhere, what is wrong with a text, what is drawn.

use std::fmt::Display;

use crate::{capital, cited, isolated, rounds};
use reeve_actions::boards::lay::LayingWay;
use reeve_actions::boards::refusal::Refusal;
use reeve_rules::boards::{
    BoardFault, BoardKind, BoardOrigin, BoardTextRefusal, EvenRule, HarborKind, Hex, Land, LayRefusal, LayStep,
    MadeFrom, PictureWords, Piece, Resource,
};
use reeve_rules::text::TextFault;
use reeve_rules::tournament::settings::BoardShown;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::round_board::KeptBoard;
use reeve_views::boards::Refusal as NotNow;
use reeve_views::rounds::RoundAt;

/// The words of a picture, in the language that is spoken.
#[derive(Debug)]
pub struct PictureTexts {
    title: String,
    /// Those of what the land gives, so that harbors have the same.
    letters: [String; Land::ALL.len()],
}

impl PictureTexts {
    /// Those of a picture that is called so.
    pub fn titled(title: String) -> PictureTexts {
        PictureTexts { title, letters: std::array::from_fn(|at| letter(Land::ALL[at])) }
    }

    /// Those of a board that is of no round.
    pub fn of_no_round() -> PictureTexts {
        PictureTexts::titled(texts::boards::picture())
    }

    /// As a picture takes them.
    pub fn words(&self) -> PictureWords<'_> {
        PictureWords { title: &self.title, letters: self.letters.each_ref().map(String::as_str) }
    }
}

/// The letter of a land, and of what it gives.
pub fn letter(land: Land) -> String {
    texts::boards::letter(land.code())
}

/// What is read out instead of the picture of a board of a round: `The board of round 1`.
pub fn picture_of(at: RoundAt) -> String {
    texts::boards::picture_of(at.stage.code(), at.number)
}

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
    texts::boards::fault(line, what.code(), unread(what))
}

/// Why a line can't be read, as a sentence.
fn unread(refusal: BoardTextRefusal) -> String {
    match refusal {
        BoardTextRefusal::NotUtf8 => texts::boards::unread_not_utf_8(),
        BoardTextRefusal::NoLineEnd => texts::boards::unread_no_line_end(),
        BoardTextRefusal::EndedEarly => texts::boards::unread_ended_early(),
        BoardTextRefusal::EmptyLine => texts::boards::unread_empty_line(),
        BoardTextRefusal::NoHeader => texts::boards::unread_no_header(),
        BoardTextRefusal::UnknownVersion => texts::boards::unread_version(),
        BoardTextRefusal::NoKind => texts::boards::unread_no_kind(),
        BoardTextRefusal::NoSeed => texts::boards::unread_no_seed(),
        BoardTextRefusal::NoStep => texts::boards::unread_no_step(),
        BoardTextRefusal::NoWholeNumber => texts::boards::unread_no_number(),
        BoardTextRefusal::NoSuchLand => texts::boards::unread_no_such_land(),
        BoardTextRefusal::NoSuchHarbor => texts::boards::unread_no_such_harbor(),
        BoardTextRefusal::AfterTheEnd => texts::boards::unread_after_the_end(),
        BoardTextRefusal::NotAsWritten => texts::boards::unread_not_as_written(),
        BoardTextRefusal::SecondBoard => texts::boards::unread_second_board(),
        BoardTextRefusal::Laid(refusal) => refusal_of(refusal),
    }
}

/// Why a piece can't lie somewhere, as a sentence.
fn refusal_of(refusal: LayRefusal) -> String {
    match refusal {
        LayRefusal::OtherGroupDue(due) => texts::boards::refused_other_group_due(due.code()),
        LayRefusal::AllLaid => texts::boards::refused_all_laid(),
        LayRefusal::NoneLeft => texts::boards::refused_none_left(),
        LayRefusal::NotInOrder => texts::boards::refused_not_in_order(),
        LayRefusal::FirstNotInCentre => texts::boards::refused_first_not_in_centre(),
        LayRefusal::TooFar => texts::boards::refused_too_far(),
        LayRefusal::LandTaken => texts::boards::refused_land_taken(),
        LayRefusal::TouchesNoLand => texts::boards::refused_touches_no_land(),
        LayRefusal::FacesNoNeighbour => texts::boards::refused_faces_no_neighbour(),
        LayRefusal::FacesNoLand => texts::boards::refused_faces_no_land(),
        LayRefusal::HarborOnLand => texts::boards::refused_harbor_on_land(),
        LayRefusal::HarborTaken => texts::boards::refused_harbor_taken(),
        LayRefusal::DockShared => texts::boards::refused_dock_shared(),
        LayRefusal::HarborsTouch => texts::boards::refused_harbors_touch(),
        LayRefusal::NoSuchChit => texts::boards::refused_no_such_chit(),
        LayRefusal::ChitAtSea => texts::boards::refused_chit_at_sea(),
        LayRefusal::ChitOnDesert => texts::boards::refused_chit_on_desert(),
        LayRefusal::ChitTaken => texts::boards::refused_chit_taken(),
        LayRefusal::SameNumberBeside => texts::boards::refused_same_number_beside(),
        LayRefusal::SixOrEightBeside => texts::boards::refused_six_or_eight_beside(),
        LayRefusal::CornerTooStrong => texts::boards::refused_corner_too_strong(),
        LayRefusal::DeadEnd => texts::boards::refused_dead_end(),
        LayRefusal::EndNotFound => texts::boards::refused_end_not_found(),
    }
}

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NotNow(NotNow::RoundClosed { round }) => texts::boards::round_closed(round.stage.code(), round.number),
        Refusal::WordMissing { word } => texts::boards::word_missing(word),
        Refusal::UsedBefore { round } => texts::boards::used_before(round.stage.code(), round.number),
        Refusal::Text(BoardFault { line, what }) => texts::boards::fault_sentence(line, what.code(), unread(what)),
        Refusal::NoText => texts::boards::no_text(),
        Refusal::NoKind => texts::boards::no_kind(),
        Refusal::NoSeed => texts::boards::no_seed(),
        Refusal::LayingUnderWay { round } => texts::boards::laying_under_way(round.stage.code(), round.number),
        Refusal::NobodyLays => texts::boards::nobody_lays(),
        Refusal::TooManyLay { most } => texts::boards::too_many_lay(most),
        Refusal::LayerName(TextFault::TooLong(fault)) => texts::boards::layer_too_long(fault.length, fault.most),
        Refusal::LayerName(TextFault::Missing | TextFault::Control { .. }) => texts::boards::layer_invisible(),
        Refusal::Step(BoardTextRefusal::Laid(_)) => texts::boards::unread_laid(),
        Refusal::Step(why) => unread(why),
        Refusal::Place(why) => refused_place(why),
        Refusal::NotDrawn => texts::boards::not_drawn(),
        Refusal::NothingLaid => texts::boards::nothing_laid(),
        Refusal::NotFinished => texts::boards::not_finished(),
        Refusal::NoDevicesYet => texts::boards::no_devices_yet(),
    }
}

/// Why a piece can't lie there, with the name of the rule: `No 6 or 8 lies beside a 6 or 8 (rule six-or-eight-beside).`
fn refused_place(why: LayRefusal) -> String {
    cited(&refusal_of(why), &texts::boards::rule(why.code()))
}

/// A kind of board, as a form offers it.
pub fn kind(kind: BoardKind) -> String {
    match kind {
        BoardKind::Standard => texts::boards::choose_standard(),
        BoardKind::Free => texts::boards::choose_free(),
    }
}

/// The kind of a board, as a sentence under its picture.
pub fn kind_of(kind: BoardKind) -> String {
    match kind {
        BoardKind::Standard => texts::boards::kind_standard(),
        BoardKind::Free => texts::boards::kind_free(),
    }
}

/// Where a board came from.
pub fn origin(kept: &KeptBoard, made: Option<MadeFrom>) -> String {
    match (kept.board_origin, made, kept.draw_seed) {
        (BoardOrigin::Made, Some(MadeFrom { seed, is_even: true }), _) => texts::boards::made_even(seed),
        (BoardOrigin::Made, Some(MadeFrom { seed, .. }), _) => texts::boards::made(seed),
        (BoardOrigin::InTurn, _, Some(seed)) if kept.chits_chosen => texts::boards::laid_chits_chosen(seed),
        (BoardOrigin::InTurn, _, Some(seed)) => texts::boards::laid_drawn(seed),
        (BoardOrigin::InTurn, ..) => texts::boards::laid_in_turn(),
        (BoardOrigin::ByHand, ..) => texts::boards::laid_by_hand(),
        (BoardOrigin::Brought | BoardOrigin::Made, ..) => texts::boards::brought(),
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

/// A land with the letter that it has in pictures: `L forest`.
pub fn land_with_letter(of: Land) -> String {
    format!("{} {}", letter(of), texts::boards::land(of.code()))
}

/// A harbor: `harbor 3:1`, `lumber harbor 2:1`.
pub fn harbor(kind: HarborKind) -> String {
    texts::boards::harbor(kind.code())
}

/// A piece, as one is told to lay it: `a forest`, `an 11`.
pub fn piece(piece: Piece) -> String {
    match piece {
        Piece::Land(of) => texts::laying::piece_land(of.code()),
        Piece::Harbor(of) => texts::laying::piece_harbor(of.code()),
        Piece::Chit(number) => texts::laying::piece_chit(number),
    }
}

/// A piece by its name alone, with how many are left: `forest, 3 left`.
pub fn pieces_left(of: Piece, left: usize) -> String {
    let name = match of {
        Piece::Land(of) => texts::boards::land(of.code()),
        Piece::Harbor(of) => harbor(of),
        Piece::Chit(number) => number.to_string(),
    };
    texts::laying::left(left, name)
}

/// A hex by its two numbers.
fn hex(at: Hex) -> String {
    format!("{} {}", at.q, at.r).replace('-', "−")
}

/// What a step lays, and where: `forest on 0 1`.
pub fn step(step: LayStep) -> String {
    match step {
        LayStep::Land { at, land: of } => texts::laying::lies(texts::boards::land(of.code()), hex(at)),
        LayStep::Harbor { at, faces, harbor: of } => texts::laying::lies_facing(harbor(of), hex(at), hex(faces)),
        LayStep::Chit { at, number } => texts::laying::lies(number, hex(at)),
    }
}

/// A line of the log of a board: its number, who laid it and what.
pub fn logged(number: usize, person: Option<&str>, laid: LayStep) -> String {
    match person {
        Some(person) => texts::laying::logged(number, isolated(person), step(laid)),
        None => texts::laying::logged_of_nobody(number, step(laid)),
    }
}

/// What the button of a place does.
pub fn lay_there(laid: LayStep) -> String {
    match laid {
        LayStep::Land { at, .. } | LayStep::Chit { at, .. } => texts::laying::there(hex(at)),
        LayStep::Harbor { at, faces, .. } => texts::laying::there_facing(hex(at), hex(faces)),
    }
}

/// What the button of a place says where a piece can't lie.
pub fn not_there(laid: LayStep, why: LayRefusal) -> String {
    match laid {
        LayStep::Land { at, .. } | LayStep::Chit { at, .. } => texts::laying::not_there(hex(at), refused_place(why)),
        LayStep::Harbor { at, faces, .. } => texts::laying::not_there_facing(hex(at), hex(faces), refused_place(why)),
    }
}

/// Whose turn it is: `Ada lays a forest.`
pub fn turn(person: Option<&str>, of: Piece) -> String {
    match person {
        Some(person) => texts::laying::turn(isolated(person), piece(of)),
        None => texts::laying::turn_of_nobody(piece(of)),
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
        Some(person) => texts::laying::choose(isolated(person)),
        None => texts::laying::choose_of_nobody(),
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

/// Somebody else was faster: what is there now.
pub fn laid_meanwhile(last: Option<&str>) -> String {
    match last {
        Some(last) => texts::laying::meanwhile(last),
        None => texts::laying::meanwhile_empty(),
    }
}

/// Somebody else changed the board of the round.
pub const CHANGED_MEANWHILE: &str = "Somebody else has changed the board of this round since you opened this page. What it is now is shown below; nothing was \
     changed by you.";

/// What keeps a board from being an even one.
pub fn uneven(rule: EvenRule) -> String {
    match rule {
        EvenRule::ThreeOfALand => texts::boards::uneven_three_of_a_land(),
        EvenRule::TwoBesideTwelve => texts::boards::uneven_two_beside_twelve(),
        EvenRule::PipsOfAResource => texts::boards::uneven_pips_of_a_resource(),
        EvenRule::TwoSixesAndEights => texts::boards::uneven_two_sixes_and_eights(),
        EvenRule::PipsOfACorner => texts::boards::uneven_pips_of_a_corner(),
        EvenRule::OwnHarbor => texts::boards::uneven_own_harbor(),
    }
}

/// Hundredths as a number with two decimals.
pub fn hundredths(hundredths: usize) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// What a corner gives: `lumber 5, ore 4`.
pub fn gives(gives: &[(Resource, u8)]) -> String {
    let one = |(of, pips): &(Resource, u8)| texts::boards::gives(of.code(), pips);
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
    use reeve_rules::boards::LayGroup;

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
        let letters: std::collections::BTreeSet<String> = Land::ALL.iter().map(|land| letter(*land)).collect();
        assert_eq!(letters.len(), Land::ALL.len());
    }
}
