//! The digest chain of a tournament: what is hashed of a record sheet that becomes final (1.3.4), how each link holds the
//! one before it, and how a chain is written, read and followed.
//!
//! The text of a link and the file of them are for everybody to check with `sha256sum`, so not a byte of either changes.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::sheets::{SeatResult, TableResult};
use crate::tournament::vocabulary::{SheetState, Stage, words};

/// The first line of every text.
const FIRST_LINE: &str = "reeve sheet 1";
/// How the line with a digest begins, in the file of a chain.
const DIGEST: &str = "digest ";
/// How long an identity is, in hexadecimal digits.
pub const IDENTITY_LENGTH: usize = 32;

words! {
    /// How a record sheet stands in a link of the chain.
    LinkState {
        /// Every seat has signed.
        Signed = "signed",
        /// A judge decided it.
        Decided = "decided",
        /// A slip of the pen was corrected by two people.
        Corrected = "corrected",
    }
}

impl LinkState {
    /// What the link of a sheet says that becomes final in this state; none of a sheet that is not final.
    pub fn of(state: SheetState) -> Option<LinkState> {
        match state {
            SheetState::Signed => Some(LinkState::Signed),
            SheetState::Decided => Some(LinkState::Decided),
            SheetState::Open | SheetState::Submitted => None,
        }
    }
}

/// A SHA-256.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkDigest([u8; 32]);

impl LinkDigest {
    /// What stands before the first link.
    pub const NONE: LinkDigest = LinkDigest([0; 32]);

    /// That of a text.
    pub fn of(text: &str) -> LinkDigest {
        LinkDigest(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Display for LinkDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// No 64 lower-case hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoDigest;

impl FromStr for LinkDigest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<LinkDigest, NoDigest> {
        let pairs = text.as_bytes().chunks_exact(2);
        let bytes: Option<Vec<u8>> =
            pairs.map(|pair| Some(nibble(*pair.first()?)? * 16 + nibble(*pair.last()?)?)).collect();
        let whole = bytes.filter(|_| text.len() == 64).and_then(|bytes| bytes.try_into().ok());
        whole.map(LinkDigest).ok_or(NoDigest)
    }
}

fn nibble(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

/// Whether a text is the identity of a tournament: 32 lower-case hexadecimal digits.
pub fn is_identity(text: &str) -> bool {
    text.len() == IDENTITY_LENGTH && text.bytes().all(|digit| nibble(digit).is_some())
}

/// Which game of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChainGame {
    pub stage: Stage,
    /// The round of the stage.
    pub round: i64,
    pub table: i64,
}

/// What a link says of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LinkSeat {
    pub position: i64,
    /// The number of the player in the tournament.
    pub player: i64,
    /// The VP as stated; none in a sheet of an earlier version that states none.
    pub vp: Option<i64>,
    pub winner: bool,
}

impl LinkSeat {
    /// The seats of a result as the chain has them: by position, and without those who were absent. `players` are the numbers
    /// of the players, in the order of the result's seats.
    pub fn of(result: &TableResult, players: &[i64]) -> Vec<LinkSeat> {
        let seats = result.seats.iter().zip(players).filter(|(seat, _)| !seat.absent);
        let seat = |(seat, player): (&SeatResult, &i64)| LinkSeat {
            position: seat.position,
            player: *player,
            vp: seat.vp,
            winner: seat.winner,
        };
        let mut seats: Vec<LinkSeat> = seats.map(seat).collect();
        seats.sort_by_key(|seat| seat.position);
        seats
    }
}

/// What a link is the digest of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkText {
    /// The identity of the tournament.
    pub tournament: String,
    pub game: ChainGame,
    pub state: LinkState,
    /// Its seats by position, without those who were absent.
    pub seats: Vec<LinkSeat>,
    pub before: LinkDigest,
}

impl fmt::Display for LinkText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ChainGame { stage, round, table } = self.game;
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "tournament {}", self.tournament)?;
        writeln!(f, "game {stage} {round} {table}")?;
        writeln!(f, "state {}", self.state)?;
        for seat in &self.seats {
            write!(f, "seat {} player {} vp ", seat.position, seat.player)?;
            match seat.vp {
                Some(vp) => write!(f, "{vp}")?,
                None => write!(f, "-")?,
            }
            writeln!(f, "{}", if seat.winner { " winner" } else { "" })?;
        }
        writeln!(f, "before {}", self.before)
    }
}

impl LinkText {
    /// Its digest.
    pub fn digest(&self) -> LinkDigest {
        LinkDigest::of(&self.to_string())
    }

    /// Reads a text; none where it is not written exactly as this program writes it.
    pub fn read(text: &str) -> Option<LinkText> {
        let mut lines = text.lines();
        if lines.next() != Some(FIRST_LINE) {
            return None;
        }
        let tournament = lines.next()?.strip_prefix("tournament ")?.to_owned();
        let game = read_game(lines.next()?)?;
        let state = LinkState::from_code(lines.next()?.strip_prefix("state ")?)?;
        let mut seats = Vec::new();
        let before = loop {
            let line = lines.next()?;
            match line.strip_prefix("before ") {
                Some(before) => break before.parse().ok()?,
                None => seats.push(read_seat(line)?),
            }
        };
        let read = LinkText { tournament, game, state, seats, before };
        (is_identity(&read.tournament) && read.to_string() == text).then_some(read)
    }
}

fn read_game(line: &str) -> Option<ChainGame> {
    let mut words = line.strip_prefix("game ")?.split(' ');
    let stage = Stage::from_code(words.next()?)?;
    let mut number = || words.next()?.parse().ok();
    Some(ChainGame { stage, round: number()?, table: number()? })
}

fn read_seat(line: &str) -> Option<LinkSeat> {
    let words: Vec<&str> = line.split(' ').collect();
    let (seat, winner) = match words.as_slice() {
        [seat @ .., "winner"] => (seat, true),
        seat => (seat, false),
    };
    let ["seat", position, "player", player, "vp", vp] = seat else { return None };
    let vp = if *vp == "-" { None } else { Some(vp.parse().ok()?) };
    Some(LinkSeat { position: position.parse().ok()?, player: player.parse().ok()?, vp, winner })
}

/// A link of a chain as it is written: its text, and the digest that stands with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenLink {
    pub text: String,
    pub digest: String,
}

/// Writes a chain as the file `digests.txt`: each text, then a line with its digest, then an empty line.
pub fn write_file<'l>(links: impl IntoIterator<Item = &'l WrittenLink>) -> String {
    links.into_iter().map(|link| format!("{}{DIGEST}{}\n\n", link.text, link.digest)).collect()
}

/// Reads such a file. Only its form is looked at: what the texts say, and whether the digests fit, is a matter of
/// [`follow`].
///
/// Error: the first line, from 1, that should not stand where it stands.
pub fn read_file(file: &str) -> Result<Vec<WrittenLink>, usize> {
    let mut links = Vec::new();
    let mut text = String::new();
    let mut number = 0;
    let mut lines = file.split_inclusive('\n');
    while let Some(line) = lines.next() {
        number += 1;
        let Some(said) = line.strip_suffix('\n').filter(|said| !said.is_empty()) else { return Err(number) };
        match said.strip_prefix(DIGEST) {
            Some(digest) if !text.is_empty() => {
                number += 1;
                if lines.next() != Some("\n") {
                    return Err(number);
                }
                links.push(WrittenLink { text: std::mem::take(&mut text), digest: digest.to_owned() });
            }
            Some(_) => return Err(number),
            None => text.push_str(line),
        }
    }
    if text.is_empty() { Ok(links) } else { Err(number + 1) }
}

/// What is wrong with a link, taken by itself and with those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LinkFault {
    /// Its text is not one that this program writes.
    Text,
    /// Its digest is not that of its text.
    Digest,
    /// It does not hold the digest of the link before it.
    Before,
    /// It is a link of another tournament.
    Tournament,
    /// A sheet becomes final once; every later link of it is a correction.
    State,
}

/// The first link of a chain that is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenLink {
    /// Its place in the chain, from 0.
    pub at: usize,
    /// The game, where its text can be read.
    pub game: Option<ChainGame>,
    pub fault: LinkFault,
}

/// Follows a chain from its beginning. Gives what each link says.
///
/// Error: the first link that is wrong.
pub fn follow(tournament: &str, links: &[WrittenLink]) -> Result<Vec<LinkText>, BrokenLink> {
    let mut read: Vec<LinkText> = Vec::new();
    let mut finals: BTreeSet<ChainGame> = BTreeSet::new();
    let mut before = LinkDigest::NONE;
    for (at, link) in links.iter().enumerate() {
        let Some(text) = LinkText::read(&link.text) else {
            return Err(BrokenLink { at, game: None, fault: LinkFault::Text });
        };
        let again = !finals.insert(text.game);
        let digest = text.digest();
        let fault = if digest.to_string() != link.digest {
            Some(LinkFault::Digest)
        } else if text.before != before {
            Some(LinkFault::Before)
        } else if text.tournament != tournament {
            Some(LinkFault::Tournament)
        } else if again != (text.state == LinkState::Corrected) {
            Some(LinkFault::State)
        } else {
            None
        };
        if let Some(fault) = fault {
            return Err(BrokenLink { at, game: Some(text.game), fault });
        }
        before = digest;
        read.push(text);
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    const IDENTITY: &str = "0f3c9e0000000000000000000000abcd";

    fn sheet(game: (Stage, i64, i64), state: LinkState, seats: &[(i64, i64, i64)], before: LinkDigest) -> LinkText {
        let (stage, round, table) = game;
        let most = seats.iter().map(|seat| seat.2).max();
        let seat = |(position, player, vp): &(i64, i64, i64)| LinkSeat {
            position: *position,
            player: *player,
            vp: Some(*vp),
            winner: Some(*vp) == most,
        };
        LinkText {
            tournament: IDENTITY.to_owned(),
            game: ChainGame { stage, round, table },
            state,
            seats: seats.iter().map(seat).collect(),
            before,
        }
    }

    fn written(texts: &[LinkText]) -> Vec<WrittenLink> {
        texts.iter().map(|text| WrittenLink { text: text.to_string(), digest: text.digest().to_string() }).collect()
    }

    /// The digests were made by `sha256sum`.
    #[test]
    fn a_text_and_its_digest_are_known() {
        let first = sheet((Stage::Prelim, 2, 7), LinkState::Signed, &[(1, 17, 10), (2, 4, 8)], LinkDigest::NONE);
        let text = "reeve sheet 1\ntournament 0f3c9e0000000000000000000000abcd\ngame prelim 2 7\nstate signed\n\
                    seat 1 player 17 vp 10 winner\nseat 2 player 4 vp 8\n\
                    before 0000000000000000000000000000000000000000000000000000000000000000\n";
        assert_eq!(first.to_string(), text);
        assert_eq!(first.digest().to_string(), "18fe7952a00e77b607e918e9f9bb0946fa94538f8269b9803f26c1e4d7c58dc1");
        let second = sheet((Stage::Final, 1, 1), LinkState::Corrected, &[(3, 2, 11)], first.digest());
        assert_eq!(second.digest().to_string(), "854b9e4dc84a688dc6861493f86a0e6c5dc8ca5f8790aa055cf621ecad003d66");
    }

    #[test]
    fn only_what_is_written_exactly_so_is_read() {
        let text = sheet((Stage::Semi, 1, 4), LinkState::Decided, &[(1, 3, 9), (4, 1, 2)], LinkDigest::NONE);
        let good = text.to_string();
        assert_eq!(LinkText::read(&good), Some(text));
        let none = good.replace("vp 9 winner", "vp -");
        assert_eq!(LinkText::read(&none).map(|text| text.seats[0].vp), Some(None));
        for (from, into) in [
            ("reeve sheet 1", "reeve sheet 2"),
            ("tournament 0", "tournament G"),
            ("game semi", "game third"),
            ("game semi 1 4", "game semi 1 4 5"),
            ("game semi 1 4", "game semi 1"),
            ("state decided", "state open"),
            ("seat 1 player 3 vp 9", "seat 1 player 3 vp 09"),
            ("seat 1 player 3 vp 9", "seat 1 player 3 vp +9"),
            ("seat 1 player 3", "seat 1  player 3"),
            (" winner", " Winner"),
            ("before 0", "before 00"),
            ("before 0", "before A"),
            ("state decided\n", "state decided\r\n"),
        ] {
            let changed = good.replacen(from, into, 1);
            assert_ne!(changed, good);
            assert_eq!(LinkText::read(&changed), None, "{from} to {into}");
        }
        for changed in [good.trim_end(), &format!("{good}\n"), &format!("{good}{good}"), ""] {
            assert_eq!(LinkText::read(changed), None, "{changed}");
        }
    }

    #[test]
    fn digests_are_64_small_hexadecimal_digits() {
        let digest = LinkDigest::of("x");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for wrong in ["", "00", &"0".repeat(63), &"0".repeat(65), &"A".repeat(64), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<LinkDigest>(), Err(NoDigest), "{wrong}");
        }
        assert!(
            is_identity(IDENTITY)
                && !is_identity(&IDENTITY.to_uppercase())
                && !is_identity(&IDENTITY.replacen('0', "", 1))
        );
    }

    #[test]
    fn the_absent_are_left_out() {
        let mut result = TableResult::blank([1, 2, 3, 4]);
        for (seat, vp) in result.seats.iter_mut().zip([10, 8, 7, 0]) {
            seat.vp = Some(vp);
        }
        result.seats[0].winner = true;
        result.seats[3] = SeatResult { absent: true, vp: None, ..result.seats[3].clone() };
        let seats = LinkSeat::of(&result, &[5, 6, 7, 8]);
        let said: Vec<_> = seats.iter().map(|seat| (seat.position, seat.player, seat.vp, seat.winner)).collect();
        assert_eq!(said, [(1, 5, Some(10), true), (2, 6, Some(8), false), (3, 7, Some(7), false)]);
    }

    /// A chain of sheets that became final and were corrected in any order.
    fn random_chain(rng: &mut Rng) -> Vec<LinkText> {
        let mut chain: Vec<LinkText> = Vec::new();
        let mut before = LinkDigest::NONE;
        for _ in 0..1 + rng.below(12) {
            let game = (Stage::ALL[rng.below(3)], 1 + rng.below(3) as i64, 1 + rng.below(4) as i64);
            let at = ChainGame { stage: game.0, round: game.1, table: game.2 };
            let state = match chain.iter().any(|earlier| earlier.game == at) {
                true => LinkState::Corrected,
                false => [LinkState::Signed, LinkState::Decided][rng.below(2)],
            };
            let seats: Vec<_> = (1..=3 + rng.below(2) as i64)
                .map(|seat| (seat, 1 + rng.below(40) as i64, rng.below(12) as i64))
                .collect();
            let text = sheet(game, state, &seats, before);
            before = text.digest();
            chain.push(text);
        }
        chain
    }

    #[test]
    fn a_chain_is_followed_and_every_change_in_it_is_found() {
        let seed = 20_261_123;
        println!("seed {seed}");
        let mut rng = Rng::new(seed);
        for _ in 0..200 {
            let chain = random_chain(&mut rng);
            let links = written(&chain);
            assert_eq!(follow(IDENTITY, &links), Ok(chain.clone()));
            let file = write_file(&links);
            assert_eq!(read_file(&file).as_ref(), Ok(&links));
            // A changed letter in a text or a digest.
            let mut changed = links.clone();
            let at = rng.below(changed.len());
            let one = &mut changed[at];
            let into = if rng.below(2) == 0 { &mut one.text } else { &mut one.digest };
            let place = rng.below(into.len());
            let letter = if into.as_bytes()[place] == b'7' { "8" } else { "7" };
            into.replace_range(place..=place, letter);
            let found = follow(IDENTITY, &changed).expect_err("a changed letter");
            assert_eq!(found.at, at, "{changed:?}");
            // A link that was left out, but for the last, or two in another order.
            if links.len() > 1 {
                let mut shorter = links.clone();
                let gone = rng.below(links.len() - 1);
                shorter.remove(gone);
                assert_eq!(follow(IDENTITY, &shorter).expect_err("a link is gone").at, gone);
                let mut swapped = links.clone();
                swapped.swap(gone, gone + 1);
                assert_eq!(follow(IDENTITY, &swapped).expect_err("two were swapped").at, gone);
            }
            let found = follow(&IDENTITY.replace('c', "d"), &links).expect_err("another tournament");
            assert_eq!((found.at, found.fault), (0, LinkFault::Tournament));
        }
    }

    #[test]
    fn a_file_of_another_form_is_refused_at_its_line() {
        let chain = [sheet((Stage::Prelim, 1, 1), LinkState::Signed, &[(1, 1, 10)], LinkDigest::NONE)];
        let good = write_file(&written(&chain));
        assert_eq!(read_file(""), Ok(Vec::new()));
        let check = |file: &str, line: usize| assert_eq!(read_file(file), Err(line), "{file}");
        check(good.strip_suffix('\n').expect("an end"), 8);
        check(good.trim_end(), 7);
        check(&good.replace("digest ", "hash "), 8);
        check(&format!("\n{good}"), 1);
        check(&format!("{good}{DIGEST}x\n\n"), 9);
        check(&format!("{good}x\n"), 10);
    }

    #[test]
    fn a_sheet_becomes_final_once() {
        let first = sheet((Stage::Prelim, 1, 1), LinkState::Corrected, &[(1, 1, 10)], LinkDigest::NONE);
        let found = follow(IDENTITY, &written(std::slice::from_ref(&first))).expect_err("a correction of nothing");
        assert_eq!((found.at, found.fault), (0, LinkFault::State));
        let signed = LinkText { state: LinkState::Signed, ..first };
        let again = LinkText { before: signed.digest(), ..signed.clone() };
        let found = follow(IDENTITY, &written(&[signed, again])).expect_err("signed twice");
        assert_eq!((found.at, found.fault), (1, LinkFault::State));
    }
}
