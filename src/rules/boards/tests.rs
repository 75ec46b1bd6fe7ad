//! Each rule by an example, and what is true of every board.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::hex::{CellSet, hex};
use super::*;
use crate::rng::Rng;

/// The island of the box, laid by hand, as its text.
const BY_HAND: &str = "reeve board 1
kind standard
land 0 -2 field
land 1 -2 pasture
land 2 -2 mountain
land -1 -1 field
land 0 -1 pasture
land 1 -1 desert
land 2 -1 hill
land -2 0 pasture
land -1 0 mountain
land 0 0 pasture
land 1 0 hill
land 2 0 mountain
land -2 1 forest
land -1 1 hill
land 0 1 forest
land 1 1 forest
land -2 2 forest
land -1 2 field
land 0 2 field
harbor 0 -3 faces 0 -2 lumber
harbor 2 -3 faces 1 -2 ore
harbor 3 -2 faces 2 -2 any
harbor 3 0 faces 2 0 grain
harbor 1 2 faces 1 1 any
harbor -1 3 faces 0 2 wool
harbor -3 3 faces -2 2 brick
harbor -3 1 faces -2 1 any
harbor -2 -1 faces -2 0 any
chit 1 -2 8
chit -1 -1 6
chit 2 -1 6
chit 0 1 8
chit 0 -2 5
chit -1 0 5
chit 2 0 9
chit -2 2 9
chit 2 -2 2
chit 0 -1 11
chit -2 0 11
chit 0 0 10
chit 1 0 12
chit -2 1 3
chit -1 1 4
chit 1 1 4
chit -1 2 10
chit 0 2 3
";

fn read(text: &str) -> Result<Vec<WrittenBoard>, BoardFault> {
    BoardReader::new(text.as_bytes()).collect()
}

fn by_hand() -> Island {
    read(BY_HAND).unwrap().remove(0).island
}

/// The text with one line in place of another, from line 1.
fn with_line(line: usize, new: &str) -> String {
    BY_HAND.lines().enumerate().map(|(at, old)| format!("{}\n", if at + 1 == line { new } else { old })).collect()
}

#[test]
fn a_text_comes_back_to_the_byte() {
    let boards = read(BY_HAND).unwrap();
    assert_eq!((boards.len(), boards[0].made), (1, None));
    assert_eq!(boards[0].text(), BY_HAND);
    let remarked = BY_HAND.replace("kind standard\n", "# a remark\nkind standard\n#\n#land 0 0 sea\n");
    assert_eq!(read(&format!("#\n{remarked}# the end\n")).unwrap()[0].text(), BY_HAND);
    let two = format!("{BY_HAND}\n# the second\n{BY_HAND}");
    assert_eq!(read(&two).unwrap().len(), 2);
    for seed in ["seed 0", "seed 18446744073709551615 even"] {
        let text = BY_HAND.replace("standard\n", &format!("standard\n{seed}\n"));
        assert_eq!(read(&text).unwrap()[0].text(), text);
    }
}

#[test]
fn the_first_line_that_breaks_a_rule_is_named() {
    use BoardTextRefusal::*;
    let check = |text: &str, line: u64, what: BoardTextRefusal| {
        assert_eq!(read(text), Err(BoardFault { line, what }), "{text:?}");
    };
    check("", 1, EndedEarly);
    check("# nothing\n#\n", 3, EndedEarly);
    check("\n", 1, EmptyLine);
    check("reeve board 1", 1, NoLineEnd);
    for header in
        ["reeve board 01", "reeve  board 1", "Reeve board 1", "reeve board 1 ", "\u{feff}reeve board 1", "x", " "]
    {
        check(&with_line(1, header), 1, NoHeader);
    }
    check(&with_line(1, "reeve board 2"), 1, UnknownVersion);
    check(&with_line(1, "reeve board 99999999999999999999999"), 1, UnknownVersion);
    for kind in ["kind", "kind round", "kind standard ", "kind  free", "seed 7"] {
        check(&with_line(2, kind), 2, NoKind);
    }
    for seed in
        ["seed", "seed 7 ", "seed +7", "seed 07", "seed -1", "seed 18446744073709551616", "seed 7 odd", "seed 7 even x"]
    {
        check(&with_line(2, &format!("kind standard\n{seed}")), 3, NoSeed);
    }
    for step in [
        "land 0 -2",
        "land 0 -2 field ",
        "land  0 -2 field",
        "Land 0 -2 field",
        "seed 8",
        "land\t0 -2 field",
        "x y",
        " ",
    ] {
        check(&with_line(4, step), 4, NoStep);
    }
    check(&with_line(4, ""), 4, EmptyLine);
    for number in ["+1", "01", "-0", "1.0", "-", "", "one", "--1", "１"] {
        check(&with_line(4, &format!("land {number} -2 pasture")), 4, NoWholeNumber);
    }
    check(&with_line(4, "land 1 -2 sea"), 4, NoSuchLand);
    check(&with_line(22, "harbor 0 -3 faces 0 -2 sheep"), 22, NoSuchHarbor);
    check(&BY_HAND.replace('\n', "\r\n"), 1, NoHeader);
    let shorter = BY_HAND.strip_suffix("chit 0 2 3\n").unwrap();
    check(shorter, 48, EndedEarly);
    check(BY_HAND.strip_suffix('\n').unwrap(), 48, NoLineEnd);
    check(&format!("{BY_HAND}chit 0 2 3\n"), 49, AfterTheEnd);
    check(&format!("{BY_HAND}{BY_HAND}"), 49, AfterTheEnd);
    check(&format!("{BY_HAND}\n"), 50, EndedEarly);
    check(&format!("{BY_HAND}\n\n{BY_HAND}"), 50, EmptyLine);
    let bytes = [BY_HAND.as_bytes(), b"# \xff\n"].concat();
    let found = BoardReader::new(&bytes).next();
    assert_eq!(found, Some(Err(BoardFault { line: 49, what: NotUtf8 })));
}

#[test]
fn every_rule_of_laying_is_held_by_the_text() {
    use LayRefusal::*;
    let check = |line: usize, new: &str, refusal: LayRefusal| {
        let fault = BoardFault { line: line as u64, what: BoardTextRefusal::Laid(refusal) };
        assert_eq!(read(&with_line(line, new)).unwrap_err(), fault, "{new}");
    };
    check(4, "land 2 -2 pasture", NotInOrder);
    check(4, "land 0 -2 pasture", LandTaken);
    check(4, "land 5 0 pasture", TooFar);
    check(4, "land 9223372036854775808 -99999999999999999999 pasture", TooFar);
    check(4, "chit 0 -2 6", OtherGroupDue(LayGroup::Land));
    check(22, "land 3 0 field", OtherGroupDue(LayGroup::Harbors));
    check(21, "land 0 2 pasture", NoneLeft);
    check(23, "harbor 3 -2 faces 2 -2 any", NotInOrder);
    check(30, "harbor -2 -1 faces -2 0 lumber", NoneLeft);
    check(31, "chit 1 -2 5", OtherGroupDue(LayGroup::SixAndEight));
    check(35, "chit 0 -2 6", OtherGroupDue(LayGroup::FiveAndNine));
    check(39, "chit 2 -2 9", OtherGroupDue(LayGroup::OtherChits));
    check(31, "chit 1 -2 7", NoSuchChit);
    check(31, "chit 1 -2 -6", NoSuchChit);
    check(31, "chit 1 -2 262", NoSuchChit);
    check(31, "chit 3 0 8", ChitAtSea);
    check(31, "chit 100 0 8", ChitAtSea);
    check(31, "chit 1 -1 8", ChitOnDesert);
    check(32, "chit 1 -2 6", ChitTaken);
    check(34, "chit -2 2 6", NoneLeft);
    check(32, "chit 0 -1 8", SameNumberBeside);
    check(32, "chit 0 -1 6", SixOrEightBeside);
    check(36, "chit 0 -1 5", SameNumberBeside);
    check(36, "chit 0 -1 9", CornerTooStrong);
    check(48, "chit 0 2 2", NoneLeft);
}

/// Lays a free island from lines without their headers.
fn free(steps: &str) -> Result<Island, (usize, LayRefusal)> {
    let text = format!("reeve board 1\nkind free\n{steps}");
    match read(&text).unwrap_err() {
        BoardFault { what: BoardTextRefusal::Laid(refusal), line } => Err((line as usize - 2, refusal)),
        BoardFault { what: BoardTextRefusal::EndedEarly, .. } => Ok(Island::new(BoardKind::Free)),
        other => panic!("{other:?}"),
    }
}

/// The land of a free island: the island of the box, and one hex moved far out where asked for.
fn land(reach: bool) -> String {
    let mut hexes: Vec<Hex> = CellSet::within(2).iter().map(hex).collect();
    hexes.sort_by_key(|hex| hex.distance(Hex::new(0, 0)));
    if reach {
        hexes.pop();
        hexes.pop();
        hexes.extend([Hex::new(3, 0), Hex::new(4, 0)]);
        hexes.sort_by_key(|hex| hex.distance(Hex::new(0, 0)));
    }
    let kinds = Land::ALL.iter().flat_map(|land| std::iter::repeat_n(land, land.count()));
    hexes.iter().zip(kinds).map(|(hex, land)| format!("land {} {} {land}\n", hex.q, hex.r)).collect()
}

#[test]
fn free_islands_grow_from_the_centre() {
    assert_eq!(free("land 1 0 field\n"), Err((1, LayRefusal::FirstNotInCentre)));
    assert_eq!(free("land 0 0 desert\nland 2 0 field\n"), Err((2, LayRefusal::TouchesNoLand)));
    assert_eq!(free("land 0 0 desert\nland 0 0 field\n"), Err((2, LayRefusal::LandTaken)));
    assert_eq!(free("land 0 0 desert\nland 1 0 desert\n"), Err((2, LayRefusal::NoneLeft)));
    let far = "land 0 0 desert\nland 1 0 field\nland 2 0 field\nland 3 0 hill\nland 4 0 hill\n";
    assert!(free(far).is_ok());
    assert_eq!(free(&format!("{far}land 5 0 hill\n")), Err((6, LayRefusal::TooFar)));
}

#[test]
fn harbors_of_free_islands_keep_their_distance() {
    let check = |harbors: &str, refusal: LayRefusal| {
        let line = 19 + harbors.lines().count();
        assert_eq!(free(&format!("{}{harbors}", land(false))), Err((line, refusal)), "{harbors}");
    };
    check("harbor 3 0 faces 1 0 any\n", LayRefusal::FacesNoNeighbour);
    check("harbor 4 0 faces 3 0 any\n", LayRefusal::FacesNoLand);
    check("harbor 99 0 faces 98 0 any\n", LayRefusal::FacesNoLand);
    check("harbor 2 0 faces 1 0 any\n", LayRefusal::HarborOnLand);
    check("harbor 3 -1 faces 2 -1 any\nharbor 3 -1 faces 2 0 ore\n", LayRefusal::HarborTaken);
    // Both hexes face 2 0, on sides that lie beside each other.
    check("harbor 3 0 faces 2 0 any\nharbor 3 -1 faces 2 0 ore\n", LayRefusal::DockShared);
    // Its docks are free, but the hexes touch.
    check("harbor 3 0 faces 2 0 any\nharbor 3 -1 faces 2 -1 ore\n", LayRefusal::HarborsTouch);
    check("harbor 3 -1 faces 2 -1 any\nchit 0 0 6\n", LayRefusal::OtherGroupDue(LayGroup::Harbors));
    let ring = "harbor 3 0 faces 2 0 any\nharbor 3 -2 faces 2 -2 any\nharbor 2 -3 faces 1 -2 any\n\
                harbor 0 -3 faces 0 -2 any\nharbor -2 -1 faces -1 -1 ore\nharbor -3 1 faces -2 1 lumber\n\
                harbor -3 3 faces -2 2 wool\nharbor -1 3 faces -1 2 brick\n";
    assert!(free(&format!("{}{ring}", land(false))).is_ok());
    // 1 2 is the last place that touches no harbor.
    check(&format!("{ring}harbor 2 1 faces 2 0 grain\n"), LayRefusal::DockShared);
    check(&format!("{ring}harbor -2 3 faces -1 2 grain\n"), LayRefusal::DockShared);
    check(&format!("{ring}harbor 0 2 faces 0 1 grain\n"), LayRefusal::HarborOnLand);
}

#[test]
fn wherever_the_desert_lies_a_standard_island_can_be_finished() {
    for cell in CellSet::within(2).iter() {
        assert!(
            super::chits::Chits::default()
                .can_fill(CellSet::within(2).without(cell), &mut super::search_limit::Patience::endless()),
            "{:?}",
            hex(cell)
        );
    }
}

#[test]
fn whoever_keeps_to_what_is_offered_finishes() {
    let mut rng = Rng::new(8);
    let mut dead_ends = 0;
    for turn in 0..20 {
        let mut island = Island::new(if turn % 2 == 0 { BoardKind::Standard } else { BoardKind::Free });
        while island.due().is_some() {
            let left = island.pieces_left();
            let piece = left[rng.below(left.len())];
            let places = island.places(piece);
            dead_ends += places.iter().filter(|place| place.refusal == Some(LayRefusal::DeadEnd)).count();
            for place in &places {
                assert_eq!(island.refusal(place.step), place.refusal.filter(|refusal| *refusal != LayRefusal::DeadEnd));
            }
            let offered: Vec<LayStep> =
                places.iter().filter(|place| place.refusal.is_none()).map(|place| place.step).collect();
            assert!(!offered.is_empty(), "{:?}", island.steps());
            assert_eq!(island.lay(offered[rng.below(offered.len())]), Ok(()));
        }
        assert!(island.is_finished() && island.pieces_left().is_empty() && island.places(Piece::Chit(6)).len() == 19);
        assert_eq!(island.refusal(island.steps()[0]), Some(LayRefusal::AllLaid));
    }
    assert!(dead_ends > 0);
}

#[test]
fn a_seed_gives_the_same_board_for_ever() {
    // If one of these changes, the maker has changed: then the text gets a new number in its first line.
    let check = |kind, is_even, expected: u64| {
        let text: String = (0..40).map(|seed| make(kind, seed, is_even).text()).collect();
        // FNV-1a.
        let sum = text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        assert_eq!(sum, expected, "{kind} {is_even}: {sum:#x}");
    };
    check(BoardKind::Standard, false, 0x8451_026a_d3e6_02ef);
    check(BoardKind::Free, false, 0x3ba3_9efb_94a0_5e41);
    check(BoardKind::Standard, true, 0x662e_aa95_3887_d26d);
    check(BoardKind::Free, true, 0xed45_b604_313c_d044);
}

#[test]
fn an_even_board_keeps_the_shape_of_the_plain_one() {
    for seed in 0..30 {
        for kind in BoardKind::ALL {
            let [plain, even] = [false, true].map(|is_even| make(*kind, seed, is_even));
            let places = |board: &WrittenBoard| {
                let harbors = board.island.harbors();
                let moorings: Vec<(Hex, Hex)> = harbors.iter().map(|harbor| (harbor.at, harbor.faces)).collect();
                (board.island.land_hexes(), moorings)
            };
            assert_eq!(places(&plain), places(&even), "{kind} {seed}");
            assert_eq!(uneven(&even.island), [], "{kind} {seed}");
            assert_eq!(even.made, Some(MadeFrom { seed, is_even: true }));
        }
    }
}

#[test]
fn each_rule_of_even_boards_is_seen() {
    assert_eq!(uneven(&by_hand()), []);
    let check = |changes: &[(&str, &str)], expected: EvenRule| {
        let text = changes.iter().fold(BY_HAND.to_owned(), |text, (old, new)| {
            assert!(text.contains(old), "{old}");
            text.replace(old, new)
        });
        let broken = uneven(&read(&text).unwrap()[0].island);
        assert!(broken.contains(&expected), "{changes:?}: {broken:?}");
    };
    check(
        &[
            ("land -1 2 field", "land -1 2 hill"),
            ("land -1 1 hill", "land -1 1 forest"),
            ("land 1 1 forest", "land 1 1 field"),
        ],
        EvenRule::ThreeOfALand,
    );
    check(&[("chit 2 -2 2", "chit 2 -2 10"), ("chit 0 0 10", "chit 0 0 2")], EvenRule::TwoBesideTwelve);
    check(&[("land 1 0 hill", "land 1 0 field"), ("land -1 -1 field", "land -1 -1 hill")], EvenRule::TwoSixesAndEights);
    check(&[("land 1 0 hill", "land 1 0 field"), ("land -1 -1 field", "land -1 -1 hill")], EvenRule::PipsOfAResource);
    check(&[("faces 1 -2 ore", "faces 1 -2 wool"), ("faces 0 2 wool", "faces 0 2 ore")], EvenRule::OwnHarbor);
    check(&[("chit 0 -1 11", "chit 0 -1 4"), ("chit -1 1 4", "chit -1 1 11")], EvenRule::PipsOfACorner);
}

#[test]
fn the_figures_are_counted_by_hand() {
    let figures = BoardFigures::of(&by_hand());
    let pips: Vec<(usize, u8, usize)> =
        figures.resources.iter().map(|of| (of.hexes, of.pips, of.hundredths_per_hex())).collect();
    // Lumber 3 8 4 9; wool 8 11 11 10; grain 5 6 10 3; brick 6 12 4; ore 2 5 9.
    assert_eq!(pips, [(4, 14, 350), (4, 12, 300), (4, 14, 350), (3, 9, 300), (3, 9, 300)]);
    assert_eq!(figures.uneven, []);
    assert_eq!(figures.strongest.len(), 10);
    let strongest = &figures.strongest[0];
    // Others have 11 pips too, but of two kinds.
    assert_eq!(strongest.pips, 11);
    assert_eq!(strongest.corner.hexes(), [Hex::new(-1, -1), Hex::new(0, -1), Hex::new(-1, 0)]);
    assert_eq!(strongest.gives, [(Resource::Grain, 5), (Resource::Wool, 2), (Resource::Ore, 4)]);
    assert_eq!(strongest.harbor, None);
    let harbors: BTreeSet<Option<&str>> = (0..20)
        .flat_map(|seed| BoardFigures::of(&make(BoardKind::Free, seed, false).island).strongest)
        .map(|corner| corner.harbor.map(HarborKind::code))
        .collect();
    assert!(harbors.len() > 3, "{harbors:?}");
    assert!(figures.strongest.windows(2).all(|two| two[0].pips >= two[1].pips));
    assert!(figures.good_places >= figures.strongest.iter().filter(|corner| corner.pips >= 10).count());
}

/// The board turned by sixths about the centre, mirrored or not, laid in another order; a free island.
fn laid_anew(island: &Island, turns: usize, mirrored: bool, rng: &mut Rng) -> Option<Island> {
    let seen = |hex: Hex| {
        let start = if mirrored { (hex.r, hex.q) } else { (hex.q, hex.r) };
        let (q, r) = (0..turns).fold(start, |(q, r), _| (-r, q + r));
        Hex::new(q, r)
    };
    let mut steps: Vec<LayStep> = island
        .steps()
        .iter()
        .map(|step| match *step {
            LayStep::Land { at, land } => LayStep::Land { at: seen(at), land },
            LayStep::Harbor { at, faces, harbor } => LayStep::Harbor { at: seen(at), faces: seen(faces), harbor },
            LayStep::Chit { at, number } => LayStep::Chit { at: seen(at), number },
        })
        .collect();
    rng.shuffle(&mut steps);
    let mut then = Island::new(BoardKind::Free);
    while !steps.is_empty() {
        let next = steps.iter().position(|step| then.refusal(*step).is_none())?;
        then.lay(steps.remove(next)).ok()?;
    }
    Some(then)
}

#[test]
fn a_board_is_known_again_however_it_lies() {
    let mut rng = Rng::new(2);
    let mut known = 0;
    let mut forms = BTreeSet::new();
    for seed in 0..25 {
        for kind in BoardKind::ALL {
            let island = make(*kind, seed, false).island;
            let form = BoardForm::of(&island);
            for turns in 0..6 {
                for mirrored in [false, true] {
                    // Harbors in another order may be in each other's way.
                    if let Some(other) = laid_anew(&island, turns, mirrored, &mut rng) {
                        assert_eq!(BoardForm::of(&other), form, "{kind} {seed} {turns} {mirrored}");
                        known += 1;
                    }
                }
            }
            assert!(forms.insert(form.text()), "two seeds give one board: {seed}");
        }
    }
    assert!(known > 100, "{known}");
    let other = read(&BY_HAND.replace("chit 1 1 4", "chit 1 1 3").replace("chit 0 2 3", "chit 0 2 4")).unwrap();
    assert_ne!(BoardForm::of(&other[0].island), BoardForm::of(&by_hand()));
    let other =
        read(&BY_HAND.replace("faces 1 1 any", "faces 1 1 ore").replace("faces 1 -2 ore", "faces 1 -2 any")).unwrap();
    assert_ne!(BoardForm::of(&other[0].island), BoardForm::of(&by_hand()));
}

#[test]
fn a_board_begun_on_another_hex_is_the_same() {
    let steps = |q: i8| {
        let at = move |hex: Hex| Hex::new(hex.q + q, hex.r);
        let mut island = Island::new(BoardKind::Free);
        let mut hexes: Vec<Hex> = (-3..=3).flat_map(|q| [Hex::new(q, 0), Hex::new(q, 1)]).map(at).collect();
        hexes.sort_by_key(|hex| (hex.distance(Hex::new(0, 0)), hex.r));
        for hex in hexes {
            island.lay(LayStep::Land { at: hex, land: Land::Field }).unwrap_or_default();
        }
        island
    };
    assert!(steps(0).steps().len() >= 4);
    assert_eq!(BoardForm::of(&steps(0)), BoardForm::of(&steps(0)));
    let line = |begin: i8| {
        let mut island = Island::new(BoardKind::Free);
        let kinds = [Land::Hill, Land::Field, Land::Desert];
        let order: Vec<i8> = if begin == 0 { vec![0, 1, 2] } else { vec![1, 0, 2] };
        for place in order {
            let at = Hex::new(place - begin, 0);
            island.lay(LayStep::Land { at, land: kinds[place as usize] }).unwrap();
        }
        island
    };
    assert_eq!(BoardForm::of(&line(0)), BoardForm::of(&line(1)));
}

#[test]
fn a_picture_is_one_element_of_plain_xml() {
    let words = PictureWords { title: "A <b>", letters: ["L", "W", "G", "B", "O", "D"] };
    for kind in BoardKind::ALL {
        let island = make(*kind, 7, false).island;
        for look in [PictureLook::Page, PictureLook::File, PictureLook::Paper] {
            let svg = picture(&island, look, &words);
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
            assert!(svg.contains("<title>A &lt;b&gt;</title>") && !svg.contains(" style=") && !svg.contains(" id="));
            assert_eq!(svg.contains("<style>"), look == PictureLook::File);
            assert_eq!(svg.matches("class=\"letter\"").count(), 19);
            assert_eq!(svg.matches("<circle class=\"chit\"").count(), 14);
            assert_eq!(svg.matches("<circle class=\"chit-strong\"").count(), 4);
            assert_eq!(svg.matches("class=\"pier\"").count(), 9);
            assert_eq!(svg.matches(">3:1<").count(), 4);
            assert_eq!(svg.matches(">2:1<").count(), 5);
        }
        // On a screen of 1080 lines, of which the board has 770 at least, nothing that is written is under 32 of them.
        let hall = picture(&island, PictureLook::Hall, &words);
        let sizes: Vec<i32> =
            hall.split("font-size=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect();
        let height: i32 = hall.split(" height=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
        assert_eq!(sizes.len(), 19 + 18 + 9, "letters, numbers, harbors: {hall}");
        assert!(sizes.iter().all(|size| size * 770 >= 32 * height), "{height}: {sizes:?}");
        assert_eq!(hall.matches(">3:1<").count(), 4);
        let begun = picture(&Island::new(*kind), PictureLook::Page, &words);
        assert!(begun.ends_with("</svg>\n"), "{begun}");
    }
}

proptest! {
    #[test]
    fn every_board_made_is_read_again(seed: u64, is_even: bool, is_free: bool) {
        let kind = if is_free { BoardKind::Free } else { BoardKind::Standard };
        let board = make(kind, seed, is_even);
        prop_assert!(board.island.is_finished());
        let text = board.text();
        let read: Vec<WrittenBoard> = BoardReader::new(text.as_bytes()).collect::<Result<_, _>>().unwrap();
        prop_assert_eq!(&read, &[board]);
        prop_assert_eq!(read[0].text(), text);
        prop_assert!(!is_even || uneven(&read[0].island).is_empty());
    }

    #[test]
    fn no_text_panics(lines in prop::collection::vec("(land|harbor|chit|seed|kind|#)?( -?[0-9]{1,22}){0,5}( [a-z]{0,6})?|\\PC*", 0..12)) {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        prop_assert!(read(&text).is_err());
        let headed = format!("reeve board 1\nkind free\n{text}");
        prop_assert!(read(&headed).is_err());
    }

    #[test]
    fn what_is_changed_is_refused_or_legal(seed in 0..400_u64, line in 3..49_usize, with in 3..49_usize) {
        // Two lines change places: what is taken is still a board, and comes back.
        let text = make(BoardKind::Free, seed, false).text();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.swap(line, with);
        let changed: String = lines.iter().map(|line| format!("{line}\n")).collect();
        if let Ok(read) = read(&changed) {
            prop_assert_eq!(read[0].text(), changed);
            prop_assert_eq!(BoardForm::of(&read[0].island), BoardForm::of(&make(BoardKind::Free, seed, false).island));
        }
    }
}
