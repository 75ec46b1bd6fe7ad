//! What is wrong (or unusual) in a CSV file: the place, and a value with a code. `words::files` has the words.
//!
//! The faults of a file are named in the order of lines and columns, and those of one place in the order of the enums
//! here.

use crate::encoding::Encoding;
use crate::player_column::PlayerColumn;
use reeve_rules::refusals::coded;
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

coded! {
    /// What is wrong: of any file, or of one kind of file. Texts of the file stand in it as they are
    /// [`shown`](crate::table::shown).
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum FaultKind {
        /// Of a list of players.
        Players(PlayersFault),
        /// Of the form of any file.
        Form(FormFault),
        /// Of a single cell in any file.
        Cell(CellFault),
        /// Of a file of lots.
        Lots(LotsFault),
        Schedule(ScheduleFault),
        /// Of a file of results.
        Results(ResultsFault),
        Unusual(UnusualResults),
    }
}

coded! {
    /// What is wrong with the form of a file.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum FormFault {
        /// A quote is opened and never closed.
        OpenQuote = "open-quote",
        /// A record has another number of cells than the header.
        Cells {
            found: usize,
            wanted: usize,
        } = "number-of-cells",
        /// Text stands behind a closing quote.
        BehindQuote = "text-behind-quote",
        /// A cell holds a zero byte.
        ZeroByte = "zero-byte",
        /// The line is not in the encoding of the file.
        NotIn(Encoding) = "not-in-this-encoding",
        /// A required column is missing.
        ColumnMissing = "column-missing",
        ColumnTwice = "column-twice",
        /// The file is empty.
        Empty = "file-empty",
        /// There is nothing in the file but blank lines.
        Blank = "file-blank",
        /// There are more lines than this after the header.
        TooManyRows {
            most: usize,
        } = "too-many-rows",
        /// The header has more columns than this.
        TooManyColumns {
            most: usize,
        } = "too-many-columns",
        /// A cell has more characters than this.
        CellTooLong(TooLong) = "cell-too-long",
        /// The file has more bytes than this.
        TooLarge {
            most: usize,
        } = "file-too-large",
        /// The file is in this encoding, and must be UTF-8.
        NotUtf8(Encoding) = "file-not-utf-8",
        /// The file is the workbook of a spreadsheet, and no text.
        Workbook = "file-is-a-workbook",
        /// The workbook is damaged, or locked.
        WorkbookBroken = "workbook-is-damaged",
        /// The workbook unpacks to more bytes than this.
        WorkbookTooLarge {
            most: usize,
        } = "workbook-too-large",
        /// There is nothing on the sheet of the workbook that is read.
        SheetEmpty = "sheet-empty",
        /// The file is no text: a picture, a document, a program.
        NotText = "file-is-no-text",
    }
}

coded! {
    /// What is wrong with a cell by itself.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum CellFault {
        /// The text is no whole number.
        NotAnInteger(String) = "not-a-whole-number",
        /// The number has too many digits to be read.
        TooLarge(String) = "number-too-large",
        /// The number is too low.
        Below {
            number: i64,
            /// The least that it may be.
            least: i64,
        } = "number-below",
        /// The number is too high.
        Above {
            number: i64,
            /// The most that it may be.
            most: i64,
        } = "number-above",
        /// The name is empty.
        NameEmpty = "name-empty",
        /// The name holds a control character.
        NameControl {
            name: String,
            /// The first control character in it.
            character: char,
        } = "name-with-control-character",
        /// The name is too long.
        NameLong(TooLong) = "name-too-long",
        /// A text that is no name holds a control character.
        Control(String) = "control-character",
        /// A text that is no name is too long.
        Long(TooLong) = "too-long",
        /// What a spreadsheet or a program left in place of what was typed.
        Broken(String) = "broken-cell",
    }
}

coded! {
    /// What is wrong with a list of players.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum PlayersFault {
        /// An earlier line has the same name.
        NameTwice {
            name: String,
            earlier: u64,
        } = "name-twice",
        /// A second column for the same.
        SecondColumn(PlayerColumn) = "second-column",
        /// No column holds the name.
        NoNames = "no-column-of-names",
        /// There is a header, and nobody below it.
        NoPlayers = "no-players",
    }
}

coded! {
    /// What is wrong with a file of lots.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum LotsFault {
        /// Nobody in the results has this name.
        Unknown(String) = "not-in-results",
        /// The player has a lot already.
        HasLot {
            earlier: u64,
        } = "second-lot",
        /// Another player has the same lot.
        SameLot {
            earlier: u64,
        } = "same-lot",
    }
}

coded! {
    /// What is wrong with a seat schedule. Rounds, tables and positions count from 1.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum ScheduleFault {
        /// Nobody in the list of players has this name.
        Unknown(String) = "not-in-list",
        /// The player sits in this round already.
        SitsAlready {
            name: String,
            round: usize,
            earlier: u64,
        } = "schedule-sits-already",
        /// Somebody has this seat already.
        Taken {
            position: usize,
            table: usize,
            round: usize,
            earlier: u64,
        } = "schedule-seat-taken",
        /// A round is left out.
        RoundMissing {
            /// The round that is left out.
            missing: usize,
            /// The round that is there instead.
            found: usize,
        } = "schedule-round-missing",
        /// A table has fewer or more players than a table has.
        TableSize {
            table: usize,
            round: usize,
            players: usize,
            /// The fewest that a table has.
            least: u8,
            most: u8,
        } = "schedule-table-size",
        /// A position is higher than the table has players.
        Position {
            table: usize,
            round: usize,
            players: usize,
        } = "position-left-out",
    }
}

/// Which game of a file of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameAt {
    pub stage: Stage,
    /// The round, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
}

coded! {
    /// What is wrong with a file of results.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum ResultsFault {
        /// The text is no stage.
        NoStage(String) = "no-stage",
        /// The text does not say whether this is the winner.
        NoMark(String) = "no-mark-of-winner",
        /// A side event has rounds only, no semi-finals and no final.
        NoStageOfSideEvent(Stage) = "no-stage-of-a-side-event",
        /// There is a header, and no result below it.
        NoResults = "no-results",
        /// A game has more players than a table has.
        TableSize {
            game: GameAt,
            players: usize,
            /// The fewest that a table has.
            least: usize,
            /// The most that a table has.
            most: usize,
        } = "results-table-size",
        /// Another line has this position.
        Taken {
            position: u8,
            game: GameAt,
            earlier: u64,
        } = "results-seat-taken",
        /// A game has no winner.
        NoWinner(GameAt) = "game-without-winner",
        /// A game has a second winner.
        SecondWinner {
            game: GameAt,
            /// The line of the first.
            earlier: u64,
        } = "game-with-second-winner",
        SecondFinal(GameAt) = "second-final",
        /// A semi-final too many.
        FifthSemiFinal(GameAt) = "fifth-semi-final",
        /// The player plays this stage in two rounds.
        PlaysStageAlready {
            name: String,
            round: u32,
            earlier: u64,
        } = "plays-stage-already",
        /// The player sits twice in a round.
        SitsAlready {
            name: String,
            /// The other table; none where it is the same.
            table: Option<u32>,
            earlier: u64,
        } = "results-sits-already",
        /// The player is in a later stage and played no preliminary game.
        NoPrelim(String) = "no-preliminary-game",
    }
}

coded! {
    /// What is unusual about results, and accepted.
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
    pub enum UnusualResults {
        /// More preliminary games of a player than there are.
        ManyPrelims {
            name: String,
            games: u32,
            most: u32,
        } = "many-preliminary-games",
        FewSemiFinals(usize) = "few-semi-finals",
        /// The rule set has no such stage.
        NotInRules(Stage) = "stage-not-in-rules",
        /// There are no semi-finals, with so many players.
        SemiFinalsLeftOut(usize) = "semi-finals-left-out",
        /// There are semi-finals, with so few players.
        SemiFinalsTooEarly(usize) = "semi-finals-too-early",
        /// Fewer at a table than play a game, unless a judge decides it.
        FewPlayers {
            game: GameAt,
            players: usize,
        } = "few-players-at-table",
        /// The positions of a game have gaps.
        Positions {
            game: GameAt,
            positions: Vec<u8>,
        } = "positions-with-gaps",
        /// The player is in the final and won no semi-final.
        NoSemiFinalWon(String) = "no-semi-final-won",
        /// The VP of a seat.
        Vp(Warning) = "unusual-vp",
    }
}
