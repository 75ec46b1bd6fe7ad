//! The text of a board: one step a line, in the order in which it was laid.
//!
//! A reader lays each line as it comes and stops at the first that breaks a rule. What it takes it writes again to the byte,
//! without remarks.

use std::fmt;
use std::fmt::Write;

use crate::boards::hex::Hex;
use crate::boards::island::{Island, LayStep};
use crate::boards::pieces::{BoardKind, HarborKind, Land};
use crate::boards::refusal::{BoardFault, BoardTextRefusal};

/// How a board begins. The number names the text and the maker together: a changed maker gets a new one.
const HEADER: &str = "reeve board 1";

/// How a board of any version begins.
const HEADER_OF_ANY: &str = "reeve board ";

/// What a board was made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeFrom {
    pub seed: u64,
    /// Whether an even board was asked for.
    pub is_even: bool,
}

/// A board with what its text says of where it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenBoard {
    /// What it was made from; None where people laid it.
    pub made: Option<MadeFrom>,
    pub island: Island,
}

impl WrittenBoard {
    /// The text.
    pub fn text(&self) -> String {
        let mut text = format!("{HEADER}\nkind {}\n", self.island.kind());
        // Writing to a String can't fail.
        if let Some(MadeFrom { seed, is_even }) = self.made {
            let _ = writeln!(text, "seed {seed}{}", if is_even { " even" } else { "" });
        }
        for step in self.island.steps() {
            let _ = writeln!(text, "{step}");
        }
        text
    }

    /// Reads a board that may still be in the laying: the text of its beginning, as [`WrittenBoard::text`] writes it.
    ///
    /// Error: the first line that breaks a rule.
    pub fn read_begun(text: &[u8]) -> Result<WrittenBoard, BoardFault> {
        let mut reader = BoardReader::new(text);
        let board = reader.board(ReadUntil::TextEnds);
        board.map_err(|what| BoardFault { line: reader.line, what })
    }

    /// Reads a text of one finished board and nothing else.
    ///
    /// Error: the first line that breaks a rule; the first of a second board.
    pub fn read(text: &[u8]) -> Result<WrittenBoard, BoardFault> {
        let mut reader = BoardReader::new(text);
        let board = reader.board(ReadUntil::Finished).map_err(|what| BoardFault { line: reader.line, what })?;
        let line = reader.line + 1;
        match reader.next() {
            None => Ok(board),
            Some(Err(fault)) => Err(fault),
            Some(Ok(_)) => Err(BoardFault { line, what: BoardTextRefusal::SecondBoard }),
        }
    }
}

impl fmt::Display for LayStep {
    /// The line that lays it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            LayStep::Land { at, land } => write!(f, "land {} {} {land}", at.q, at.r),
            LayStep::Harbor { at, faces, harbor } => {
                write!(f, "harbor {} {} faces {} {} {harbor}", at.q, at.r, faces.q, faces.r)
            }
            LayStep::Chit { at, number } => write!(f, "chit {} {} {number}", at.q, at.r),
        }
    }
}

impl LayStep {
    /// Reads the line of a step.
    ///
    /// Error: it is none.
    pub fn read(line: &str) -> Result<LayStep, BoardTextRefusal> {
        step(line)
    }
}

/// How far a board is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ReadUntil {
    Finished,
    /// The text may end before.
    TextEnds,
}

/// Reads the boards of a text one after another: at least one, with an empty line between two. After a fault there is none.
#[derive(Debug)]
pub struct BoardReader<'a> {
    rest: &'a [u8],
    /// The number of the line before `rest`.
    line: u64,
    is_over: bool,
}

impl<'a> BoardReader<'a> {
    /// Reads these bytes.
    pub fn new(text: &'a [u8]) -> Self {
        BoardReader { rest: text, line: 0, is_over: false }
    }

    /// The next line that is no remark, without its end; None at the end of the text.
    fn next_line(&mut self) -> Result<Option<&'a str>, BoardTextRefusal> {
        while !self.rest.is_empty() {
            self.line += 1;
            let end = self.rest.iter().position(|byte| *byte == b'\n');
            let (line, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            let line = std::str::from_utf8(line).map_err(|_| BoardTextRefusal::NotUtf8)?;
            // What is left begins with the end of the line.
            self.rest = rest.get(1..).ok_or(BoardTextRefusal::NoLineEnd)?;
            if !line.starts_with('#') {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }

    /// The next line of a board.
    fn line_of_board(&mut self) -> Result<&'a str, BoardTextRefusal> {
        match self.next_line()? {
            Some("") => Err(BoardTextRefusal::EmptyLine),
            Some(line) => Ok(line),
            None => {
                self.line += 1;
                Err(BoardTextRefusal::EndedEarly)
            }
        }
    }

    fn board(&mut self, until: ReadUntil) -> Result<WrittenBoard, BoardTextRefusal> {
        header(self.line_of_board()?)?;
        let kind = self.line_of_board()?.strip_prefix("kind ").and_then(BoardKind::from_code);
        let mut island = Island::new(kind.ok_or(BoardTextRefusal::NoKind)?);
        let mut made = None;
        if until == ReadUntil::TextEnds && self.rest.is_empty() {
            return Ok(WrittenBoard { made, island });
        }
        let mut line = self.line_of_board()?;
        if line.split(' ').next() == Some("seed") {
            made = Some(seed(line)?);
            line = self.line_of_board()?;
        }
        loop {
            island.lay(step(line)?).map_err(BoardTextRefusal::Laid)?;
            if island.is_finished() {
                break;
            }
            if until == ReadUntil::TextEnds && self.rest.is_empty() {
                return Ok(WrittenBoard { made, island });
            }
            line = self.line_of_board()?;
        }
        match self.next_line()? {
            None => self.is_over = true,
            Some("") => {}
            Some(_) => return Err(BoardTextRefusal::AfterTheEnd),
        }
        Ok(WrittenBoard { made, island })
    }
}

impl Iterator for BoardReader<'_> {
    type Item = Result<WrittenBoard, BoardFault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let board = self.board(ReadUntil::Finished);
        self.is_over |= board.is_err();
        Some(board.map_err(|what| BoardFault { line: self.line, what }))
    }
}

fn header(line: &str) -> Result<(), BoardTextRefusal> {
    let version = line.strip_prefix(HEADER_OF_ANY).and_then(whole_number);
    match version {
        _ if line == HEADER => Ok(()),
        Some(version) if version > 0 => Err(BoardTextRefusal::UnknownVersion),
        _ => Err(BoardTextRefusal::NoHeader),
    }
}

fn seed(line: &str) -> Result<MadeFrom, BoardTextRefusal> {
    let words: Vec<&str> = line.split(' ').take(4).collect();
    let (text, is_even) = match words[..] {
        ["seed", text] => (text, false),
        ["seed", text, "even"] => (text, true),
        _ => return Err(BoardTextRefusal::NoSeed),
    };
    // What is written as a whole number can still be below 0 or too large for a seed.
    let seed = whole_number(text).and_then(|_| text.parse().ok());
    seed.map(|seed| MadeFrom { seed, is_even }).ok_or(BoardTextRefusal::NoSeed)
}

fn step(line: &str) -> Result<LayStep, BoardTextRefusal> {
    // A step has at most seven words: of a longer line there is no need to see more.
    let words: Vec<&str> = line.split(' ').take(8).collect();
    match words[..] {
        ["land", q, r, land] => {
            let at = hex(q, r)?;
            Ok(LayStep::Land { at, land: Land::from_code(land).ok_or(BoardTextRefusal::NoSuchLand)? })
        }
        ["harbor", q, r, "faces", land_q, land_r, harbor] => {
            let (at, faces) = (hex(q, r)?, hex(land_q, land_r)?);
            Ok(LayStep::Harbor {
                at,
                faces,
                harbor: HarborKind::from_code(harbor).ok_or(BoardTextRefusal::NoSuchHarbor)?,
            })
        }
        ["chit", q, r, number] => {
            let at = hex(q, r)?;
            let number = whole_number(number).ok_or(BoardTextRefusal::NoWholeNumber)?;
            // What does not fit is no number of a chit.
            Ok(LayStep::Chit { at, number: u8::try_from(number).unwrap_or(0) })
        }
        _ => Err(BoardTextRefusal::NoStep),
    }
}

/// A hex by its two numbers. What lies beyond every board stays beyond it.
fn hex(q: &str, r: &str) -> Result<Hex, BoardTextRefusal> {
    let [q, r] = [q, r].map(|text| whole_number(text).map(|number| number.clamp(-100, 100) as i8));
    q.zip(r).map(|(q, r)| Hex::new(q, r)).ok_or(BoardTextRefusal::NoWholeNumber)
}

/// A whole number as it is written: no sign but a minus, no zero in front. One that is too large to be counted with comes back
/// as the largest, or the smallest.
fn whole_number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_written_so = !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit())
        && (!digits.starts_with('0') || text == "0");
    let too_large = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    is_written_so.then(|| text.parse().unwrap_or(too_large))
}
