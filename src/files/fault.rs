//! What is wrong (or unusual) in a CSV file: the place, and a value with a code. `web::ui::words::files` has the words.
//!
//! The faults of a file are named in the order of lines and columns, and those of one place in the order of the enums
//! here.

use crate::encoding::Encoding;
use crate::player_column::PlayerColumn;
use reeve_rules::sheets::Warning;
use reeve_rules::text::TooLong;
use reeve_rules::tournament::vocabulary::Stage;

/// Something wrong (or unusual) in a file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileFault {
    /// The line where the record starts; the header is line 1. None for the file as a whole.
    pub line: Option<u64>,
    /// The name of the column, where it is about one.
    pub column: Option<String>,
    /// What is wrong.
    pub what: FaultKind,
}

impl FileFault {
    /// About the file as a whole.
    pub fn of_file(what: impl Into<FaultKind>) -> Self {
        FileFault { line: None, column: None, what: what.into() }
    }

    /// About a line.
    pub fn at_line(line: u64, what: impl Into<FaultKind>) -> Self {
        FileFault { line: Some(line), column: None, what: what.into() }
    }

    /// About one cell.
    pub fn at(line: u64, column: &str, what: impl Into<FaultKind>) -> Self {
        FileFault { line: Some(line), column: Some(column.to_string()), what: what.into() }
    }
}

/// What is wrong, written once for each kind: the kind, its code, and that a fault of one kind is a fault by itself.
macro_rules! fault_kinds {
    ($($(#[$doc:meta])* $kind:ident($fault:ty)),+ $(,)?) => {
        /// What is wrong: of any file, or of one kind of file. Texts of the file stand in it as they are
        /// [`shown`](crate::table::shown).
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
        pub enum FaultKind {
            $($(#[$doc])* $kind($fault),)+
        }

        impl FaultKind {
            /// The stable code, in kebab case.
            pub fn code(&self) -> &'static str {
                match self {
                    $(FaultKind::$kind(fault) => fault.code(),)+
                }
            }
        }

        $(
            impl From<$fault> for FaultKind {
                fn from(fault: $fault) -> Self {
                    FaultKind::$kind(fault)
                }
            }
        )+
    };
}

fault_kinds! {
    /// Of a list of players.
    Players(PlayersFault),
    /// Of the form of any file.
    Form(FormFault),
    /// Of a single cell in any file.
    Cell(CellFault),
    /// Of a file of lots.
    Lots(LotsFault),
    /// Of a seat schedule.
    Schedule(ScheduleFault),
    /// Of a file of results.
    Results(ResultsFault),
    /// Nothing wrong, but unusual.
    Unusual(UnusualResults),
}

/// What is wrong with the form of a file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum FormFault {
    /// A quote is opened and never closed.
    OpenQuote,
    /// A record has another number of cells than the header.
    Cells {
        /// Cells of the record.
        found: usize,
        /// Cells of the header.
        wanted: usize,
    },
    /// Text stands behind a closing quote.
    BehindQuote,
    /// A cell holds a zero byte.
    ZeroByte,
    /// The line is not in the encoding of the file.
    NotIn(Encoding),
    /// A required column is missing.
    ColumnMissing,
    /// A column is there twice.
    ColumnTwice,
    /// The file is empty.
    Empty,
    /// There is nothing in the file but blank lines.
    Blank,
    /// There are more lines than this after the header.
    TooManyRows {
        /// How many are read.
        most: usize,
    },
    /// The header has more columns than this.
    TooManyColumns {
        /// How many are read.
        most: usize,
    },
    /// A cell has more characters than this.
    CellTooLong(TooLong),
    /// The file has more bytes than this.
    TooLarge {
        /// How many are read.
        most: usize,
    },
    /// The file is in this encoding, and must be UTF-8.
    NotUtf8(Encoding),
    /// The file is the workbook of a spreadsheet, and no text.
    Workbook,
    /// The file is no text: a picture, a document, a program.
    NotText,
}

impl FormFault {
    fn code(&self) -> &'static str {
        match self {
            FormFault::OpenQuote => "open-quote",
            FormFault::Cells { .. } => "number-of-cells",
            FormFault::BehindQuote => "text-behind-quote",
            FormFault::ZeroByte => "zero-byte",
            FormFault::NotIn(_) => "not-in-this-encoding",
            FormFault::ColumnMissing => "column-missing",
            FormFault::ColumnTwice => "column-twice",
            FormFault::Empty => "file-empty",
            FormFault::Blank => "file-blank",
            FormFault::TooManyRows { .. } => "too-many-rows",
            FormFault::TooManyColumns { .. } => "too-many-columns",
            FormFault::CellTooLong(_) => "cell-too-long",
            FormFault::TooLarge { .. } => "file-too-large",
            FormFault::NotUtf8(_) => "file-not-utf-8",
            FormFault::Workbook => "file-is-a-workbook",
            FormFault::NotText => "file-is-no-text",
        }
    }
}

/// What is wrong with a cell by itself.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellFault {
    /// The text is no whole number.
    NotWhole(String),
    /// The number has too many digits to be read.
    TooLarge(String),
    /// The number is too low.
    Below {
        /// The number.
        number: i64,
        /// The least that it may be.
        least: i64,
    },
    /// The number is too high.
    Above {
        /// The number.
        number: i64,
        /// The most that it may be.
        most: i64,
    },
    /// The name is empty.
    NameEmpty,
    /// The name holds a control character.
    NameControl {
        /// The name.
        name: String,
        /// The first control character in it.
        character: char,
    },
    /// The name is too long.
    NameLong(TooLong),
    /// A text that is no name holds a control character.
    Control(String),
    /// A text that is no name is too long.
    Long(TooLong),
}

impl CellFault {
    fn code(&self) -> &'static str {
        match self {
            CellFault::NotWhole(_) => "not-a-whole-number",
            CellFault::TooLarge(_) => "number-too-large",
            CellFault::Below { .. } => "number-below",
            CellFault::Above { .. } => "number-above",
            CellFault::NameEmpty => "name-empty",
            CellFault::NameControl { .. } => "name-with-control-character",
            CellFault::NameLong(_) => "name-too-long",
            CellFault::Control(_) => "control-character",
            CellFault::Long(_) => "too-long",
        }
    }
}

/// What is wrong with a list of players.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayersFault {
    /// An earlier line has the same name.
    NameTwice {
        /// The name.
        name: String,
        /// The earlier line.
        earlier: u64,
    },
    /// A second column for the same.
    SecondColumn(PlayerColumn),
    /// No column holds the name.
    NoNames,
    /// There is a header, and nobody below it.
    NoPlayers,
}

impl PlayersFault {
    fn code(&self) -> &'static str {
        match self {
            PlayersFault::NameTwice { .. } => "name-twice",
            PlayersFault::SecondColumn(_) => "second-column",
            PlayersFault::NoNames => "no-column-of-names",
            PlayersFault::NoPlayers => "no-players",
        }
    }
}

/// What is wrong with a file of lots.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum LotsFault {
    /// Nobody in the results has this name.
    Unknown(String),
    /// The player has a lot already.
    HasLot {
        /// The earlier line.
        earlier: u64,
    },
    /// Another player has the same lot.
    SameLot {
        /// The earlier line.
        earlier: u64,
    },
}

impl LotsFault {
    fn code(&self) -> &'static str {
        match self {
            LotsFault::Unknown(_) => "not-in-results",
            LotsFault::HasLot { .. } => "second-lot",
            LotsFault::SameLot { .. } => "same-lot",
        }
    }
}

/// What is wrong with a seat schedule. Rounds, tables and positions count from 1.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum ScheduleFault {
    /// Nobody in the list of players has this name.
    Unknown(String),
    /// The player sits in this round already.
    SitsAlready {
        /// The name.
        name: String,
        /// The round.
        round: usize,
        /// The earlier line.
        earlier: u64,
    },
    /// Somebody has this seat already.
    Taken {
        /// The position.
        position: usize,
        /// The table.
        table: usize,
        /// The round.
        round: usize,
        /// The earlier line.
        earlier: u64,
    },
    /// A round is left out.
    RoundMissing {
        /// The round that is left out.
        missing: usize,
        /// The round that is there instead.
        found: usize,
    },
    /// A table has fewer or more players than a table has.
    TableSize {
        /// The table.
        table: usize,
        /// The round.
        round: usize,
        /// Its players.
        players: usize,
        /// The fewest that a table has.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A position is higher than the table has players.
    Position {
        /// The table.
        table: usize,
        /// The round.
        round: usize,
        /// Its players.
        players: usize,
    },
}

impl ScheduleFault {
    fn code(&self) -> &'static str {
        match self {
            ScheduleFault::Unknown(_) => "not-in-list",
            ScheduleFault::SitsAlready { .. } => "schedule-sits-already",
            ScheduleFault::Taken { .. } => "schedule-seat-taken",
            ScheduleFault::RoundMissing { .. } => "schedule-round-missing",
            ScheduleFault::TableSize { .. } => "schedule-table-size",
            ScheduleFault::Position { .. } => "position-left-out",
        }
    }
}

/// Which game of a file of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameAt {
    /// The stage.
    pub stage: Stage,
    /// The round, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
}

/// What is wrong with a file of results.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum ResultsFault {
    /// The text is no stage.
    NoStage(String),
    /// The text does not say whether this is the winner.
    NoMark(String),
    /// A side event has rounds only, no semi-finals and no final.
    NoStageOfSideEvent(Stage),
    /// There is a header, and no result below it.
    NoResults,
    /// A game has more players than a table has.
    TableSize {
        /// The game.
        game: GameAt,
        /// Its players.
        players: usize,
        /// The fewest that a table has.
        least: usize,
        /// The most that a table has.
        most: usize,
    },
    /// Another line has this position.
    Taken {
        /// The position.
        position: u8,
        /// The game.
        game: GameAt,
        /// The earlier line.
        earlier: u64,
    },
    /// A game has no winner.
    NoWinner(GameAt),
    /// A game has a second winner.
    SecondWinner {
        /// The game.
        game: GameAt,
        /// The line of the first.
        earlier: u64,
    },
    /// A final too many.
    SecondFinal(GameAt),
    /// A semi-final too many.
    FifthSemiFinal(GameAt),
    /// The player plays this stage in two rounds.
    PlaysStageAlready {
        /// The name.
        name: String,
        /// The other round.
        round: u32,
        /// Its line.
        earlier: u64,
    },
    /// The player sits twice in a round.
    SitsAlready {
        /// The name.
        name: String,
        /// The other table; none where it is the same.
        table: Option<u32>,
        /// The earlier line.
        earlier: u64,
    },
    /// The player is in a later stage and played no preliminary game.
    NoPrelim(String),
}

impl ResultsFault {
    fn code(&self) -> &'static str {
        match self {
            ResultsFault::NoStage(_) => "no-stage",
            ResultsFault::NoMark(_) => "no-mark-of-winner",
            ResultsFault::NoStageOfSideEvent(_) => "no-stage-of-a-side-event",
            ResultsFault::NoResults => "no-results",
            ResultsFault::TableSize { .. } => "results-table-size",
            ResultsFault::Taken { .. } => "results-seat-taken",
            ResultsFault::NoWinner(_) => "game-without-winner",
            ResultsFault::SecondWinner { .. } => "game-with-second-winner",
            ResultsFault::SecondFinal(_) => "second-final",
            ResultsFault::FifthSemiFinal(_) => "fifth-semi-final",
            ResultsFault::PlaysStageAlready { .. } => "plays-stage-already",
            ResultsFault::SitsAlready { .. } => "results-sits-already",
            ResultsFault::NoPrelim(_) => "no-preliminary-game",
        }
    }
}

/// What is unusual about results, and accepted.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum UnusualResults {
    /// More preliminary games of a player than there are.
    ManyPrelims {
        /// The name.
        name: String,
        /// The player's games.
        games: u32,
        /// As many as there are.
        most: u32,
    },
    /// There is a final, and not all of the semi-finals.
    FewSemiFinals(usize),
    /// There are no semi-finals, with so many players.
    SemiFinalsLeftOut(usize),
    /// There are semi-finals, with so few players.
    SemiFinalsTooEarly(usize),
    /// Fewer at a table than play a game, unless a judge decides it.
    FewPlayers {
        /// The game.
        game: GameAt,
        /// Those who are there.
        players: usize,
    },
    /// The positions of a game have gaps.
    Positions {
        /// The game.
        game: GameAt,
        /// Its positions.
        positions: Vec<u8>,
    },
    /// The player is in the final and won no semi-final.
    NoSemiFinalWon(String),
    /// The VP of a seat.
    Vp(Warning),
}

impl UnusualResults {
    fn code(&self) -> &'static str {
        match self {
            UnusualResults::ManyPrelims { .. } => "many-preliminary-games",
            UnusualResults::FewSemiFinals(_) => "few-semi-finals",
            UnusualResults::SemiFinalsLeftOut(_) => "semi-finals-left-out",
            UnusualResults::SemiFinalsTooEarly(_) => "semi-finals-too-early",
            UnusualResults::FewPlayers { .. } => "few-players-at-table",
            UnusualResults::Positions { .. } => "positions-with-gaps",
            UnusualResults::NoSemiFinalWon(_) => "no-semi-final-won",
            UnusualResults::Vp(_) => "unusual-vp",
        }
    }
}
