//! Record sheets on paper: filled in for the tables of a round, or blank, as many to a page as one cut takes apart.

use reeve_http::error::Error;
use reeve_http::ui::qr;
use reeve_rules::games::System;
use reeve_rules::sheets::chain::ChainGame;
use reeve_rules::sheets::{cut, number};
use reeve_views::rounds::RoundAt;
use reeve_views::seating::seat_list::Seated;
use reeve_words::games;

/// Record sheets on paper.
pub struct RecordSheets {
    pub tournament: String,
    /// The edition of the game.
    pub edition: String,
    /// The name of the round.
    pub round: String,
    /// What lies on each page, from its top.
    pub pages: Vec<Vec<RecordSheet>>,
    /// How many lie on a page: one where a table has too many seats for two.
    pub to_a_page: usize,
    /// Whether a judge handles the resource cards.
    pub judge_handles: bool,
    /// What is said of the limit of a game; none where it has none.
    pub limit: Option<String>,
    /// Whether chair, colour and play order are chosen and noted, and pieces counted.
    pub notes_seats: bool,
    /// What the game calls its tables, and what the number of a seat counts.
    pub game: texts::Game,
    /// The parts of a score, over their boxes.
    pub parts: Vec<String>,
    /// What is counted before the game, and the clause behind it.
    pub stock: (String, &'static str),
}

/// One record sheet.
pub struct RecordSheet {
    /// The table; none on a blank sheet.
    pub table: Option<i64>,
    /// The number by which its result is typed in; empty on a blank sheet.
    pub number: String,
    /// The code that leads to the page of this sheet, or to where numbers are typed, as a picture.
    pub picture: String,
    pub seats: Vec<PaperSeat>,
}

/// A seat of a record sheet.
pub struct PaperSeat {
    pub position: i64,
    /// The player; empty on a blank sheet.
    pub name: String,
    /// How small the name has to be written.
    pub size: &'static str,
    /// Whether the player is marked absent.
    pub absent: bool,
}

impl PaperSeat {
    /// The seat of a player.
    pub fn of(seat: &Seated) -> PaperSeat {
        PaperSeat { position: seat.position, name: seat.name.clone(), size: size(&seat.name), absent: seat.is_absent() }
    }

    fn blank(position: i64) -> PaperSeat {
        PaperSeat { position, name: String::new(), size: "", absent: false }
    }
}

/// How small a name has to be written, so that the paper holds all of it: a class of the style sheet.
pub(super) fn size(name: &str) -> &'static str {
    // A letter of East Asia is as wide as two others.
    let width: usize = name.chars().map(|c| if c >= '\u{1100}' { 2 } else { 1 }).sum();
    match width {
        0..=36 => "",
        37..=90 => "long",
        91..=200 => "longer",
        _ => "longest",
    }
}

/// The most seats of a table whose record sheet takes no more than half a page.
const SEATS_OF_A_HALF: usize = 4;

impl RecordSheets {
    /// The sheets of a game system, without any tables.
    pub fn of(system: &System) -> RecordSheets {
        RecordSheets {
            tournament: String::new(),
            edition: String::new(),
            round: String::new(),
            pages: Vec::new(),
            judge_handles: false,
            limit: None,
            notes_seats: system.has_choice_of_seats(),
            game: games::terms(system).into(),
            to_a_page: if *system.seats.end() <= SEATS_OF_A_HALF { 2 } else { 1 },
            parts: system.counted().chain(system.held()).map(games::column).collect(),
            stock: (games::counted_before(system), system.stock_clause),
        }
    }

    /// The same with these sheets, so that one cut through the stack leaves them sorted.
    pub fn with(mut self, sheets: Vec<RecordSheet>) -> RecordSheets {
        self.pages = cut::pages(sheets, self.to_a_page);
        self
    }
}

impl RecordSheet {
    /// The sheet of a table. `address`: that of its page.
    pub fn filled(
        identity: &str,
        at: RoundAt,
        table: i64,
        seats: &[Seated],
        address: &str,
    ) -> Result<RecordSheet, Error> {
        Ok(RecordSheet {
            table: Some(table),
            number: sheet_number(identity, at, table),
            picture: qr::picture(address)?,
            seats: seats.iter().map(PaperSeat::of).collect(),
        })
    }

    /// A sheet with nobody in it. `address`: where numbers of sheets are typed.
    pub fn blank(system: &System, address: &str) -> Result<RecordSheet, Error> {
        Ok(RecordSheet {
            table: None,
            number: String::new(),
            picture: qr::picture(address)?,
            seats: (1..).take(*system.seats.end()).map(PaperSeat::blank).collect(),
        })
    }
}

/// The number of the record sheet of a table.
pub(crate) fn sheet_number(identity: &str, at: RoundAt, table: i64) -> String {
    let RoundAt { stage, number: round } = at;
    number::written(identity, ChainGame { stage, round, table })
}
