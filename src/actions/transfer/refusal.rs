//! Why an archive or a backup is not taken.

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::slug::SlugFault;
use crate::transfer::series::fault::SeriesFault;
use reeve_files::archive;
use reeve_files::archive::{JsonFault, data_file};
use reeve_files::games::log::GameLogFault;
use reeve_rules::boards::BoardFault;
use reeve_rules::rulings::entry::EntryRefusal;
use reeve_rules::sheets;
use reeve_rules::text::TooLong;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};
use reeve_store as store;
use reeve_store::log_chain::BrokenLog;
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::chain::ChainFault;

/// Why a file is not taken. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.code())]
pub enum Refusal {
    NoFile,
    /// The file is no whole archive or backup.
    File(archive::Refusal),
    /// It is whole, but says something that can't be.
    Content {
        file: String,
        /// The line, from 1, where one can be named.
        line: Option<usize>,
        fault: ContentFault,
    },
    /// A tournament with its address is here already.
    SlugTaken {
        /// The address. What has it is not named: it may not be public.
        slug: String,
    },
    /// Something is wrong with an event of a series.
    OfEvent {
        /// The name of the event.
        event: String,
        why: Box<Refusal>,
    },
    /// A tournament of the series is here already: the identity is the same.
    EventHere {
        slug: String,
        name: String,
    },
    /// A series with the address of this one is here already.
    SeriesAddressTaken {
        slug: String,
    },
    /// The archive of a series holds those of its events, which only who runs these may take.
    EventsOfOthers {
        /// The names of the events that the caller does not run.
        events: Vec<String>,
    },
}

/// What is wrong with what a file says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ContentFault {
    /// The line is no row of its table.
    Row(RowFault),
    /// The rows are not numbered from 1.
    NotNumbered,
    /// There is not exactly one tournament.
    NotOneTournament,
    /// The tournament has no address.
    NoSlug,
    /// The tournament's address can't be taken.
    Slug(SlugFault),
    /// The time zone is not known.
    TimeZone,
    /// A word that its closed list does not have.
    UnknownWord { column: String, word: String },
    /// A name is empty, too long, or holds control characters.
    Name,
    /// A private link can't be one.
    Link,
    /// A PIN can't be one.
    Pin,
    /// A column says what no form takes.
    Column { column: String, why: ColumnFault },
    /// A table has more rows than the forms take.
    TooManyRows { rows: usize, most: usize },
    /// The row refers to another one that is not there.
    Dangling(Dangling),
    /// The row contradicts the others.
    Contradiction {
        /// The rule of the store that it breaks.
        constraint: String,
    },
    /// The row has what no row of its table may have, or lacks what each must have.
    NotTaken {
        /// The rule of the store that it breaks: a check, or a column as `table.column`.
        rule: String,
    },
    /// A number so near its end that the tournament could not go on.
    NoRoom {
        column: String,
        number: i64,
        /// The most that leaves room.
        most: i64,
    },
    /// The report of the seat schedule has numbers that no schedule has.
    ImpossibleReport,
    /// The report of the seat schedule is no object of JSON.
    NoReport,
    /// How far the tournament, its rounds and its record sheets have come contradicts itself.
    Progress(ProgressFault),
    /// More seats than any schedule has.
    TooManySeats {
        players: usize,
        rounds: usize,
        /// The most seats.
        most: usize,
    },
    /// A version of a record sheet is kept that the sheet has not reached.
    SheetAhead,
    /// A signature or an objection of a seat that its table does not have, or under a version that its sheet has not reached.
    NobodysSignature,
    /// A record sheet says of its seats that they signed, or object, as no seats can under a sheet that stands there.
    SigningContradicts,
    /// A ruling that no judge could have kept.
    Ruling(EntryRefusal),
    /// The rulings are not numbered from 1 in their order, or one refers to what does not come before it.
    RulingOutOfOrder,
    /// Who is disqualified by the rulings is in the tournament still.
    DisqualifiedPlays,
    /// A call that has not gone as calls go.
    OddCall,
    /// A turn timer as nobody imposes one.
    TimerContradicts,
    /// Something noted of a game, or a missing part, as no form makes it.
    NoteContradicts,
    /// A request to film says what no form makes.
    FilmContradicts,
    /// A line of the duty list, groups of the staff or a briefing as no form makes them.
    DutyContradicts,
    /// An announcement as nobody makes or takes one back.
    AnnouncementContradicts,
    /// The text of a board is none, or none as Reeve writes it.
    Board(BoardFault),
    /// A board as no round has one: two of one round, one twice, drawn otherwise than from its seed, or shown and not noted so.
    BoardContradicts,
    /// The log of a side game does not replay.
    Game(Box<GameLogFault>),
    /// The log of a side game as Reeve keeps none: steps of no game, numbers that are missing or there twice, seats that
    /// the table does not have, or words that somebody typed.
    GameContradicts,
    /// What was stored does not read back the same.
    ReadsBackOtherwise,
    /// It does not follow from the rows: made anew from them, it reads otherwise.
    DoesNotFollow,
    /// The result of a table has a player who was absent as nobody can be.
    NoGame { round: RoundAt, table: i64, why: Box<sheets::Refusal> },
    /// The identity of the tournament can't be one, or there is one and no digest chain.
    Identity,
    /// There is no digest chain, and a table that only came after there were such chains.
    ChainTaken { later: &'static str },
    /// The rows of a series contradict themselves, or its events.
    Series(SeriesFault),
    /// The digest chain is broken, or says something else than the record sheets.
    Chain(ChainFault),
    /// The log is another one than its digests say.
    Log(BrokenLog),
    /// No tournament has such a thing; the store says what.
    Impossible(String),
}

/// What contradicts itself of how far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProgressFault {
    /// The settings take no such number of preliminary rounds.
    Rounds {
        planned: i64,
        /// What they take for this game.
        bounds: Bounds,
    },
    /// The rule set can't be read.
    RuleSet { line: usize, column: usize },
    /// A side event with a rule set.
    RulesOfSideEvent,
    /// There is a round above the number of those of its stage.
    RoundTooMany {
        number: i64,
        /// How many the stage has.
        most: i64,
    },
    /// The seats of a round are public, and the tournament is in an earlier phase.
    BeforeItsPhase { state: RoundState, phase: Phase },
    /// The tournament is in the phase of a stage of which no round is public.
    PhaseWithoutRound { phase: Phase },
    /// The tournament is finished, and not all of its preliminary rounds were played.
    FinishedEarly {
        closed: usize,
        /// How many there should be.
        planned: i64,
    },
    /// The tournament is finished, and the round is not closed.
    AfterTheEnd { state: RoundState },
    /// A round stands somewhere, and nothing says since when.
    NoTime {
        state: RoundState,
        /// The column that is empty.
        column: &'static str,
    },
    /// A round has begun before an earlier one was closed.
    BeforeEarlier {
        state: RoundState,
        /// The one that is not closed.
        earlier: RoundAt,
    },
    /// A record sheet does not stand where those of its round do.
    SheetInRound { sheet: SheetState, round: RoundState },
    /// The seat that won is that of somebody who was absent.
    WinnerAbsent {
        /// The position of the seat.
        position: i64,
    },
    /// The table has no seat that won.
    WinnerWithoutSeat { position: i64 },
}

/// Why what stands in a column is taken by no form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnFault {
    TooLong(TooLong),
    /// It holds control characters, or some that nobody sees where that matters.
    Control,
    /// It names more things than are kept.
    TooMany {
        most: usize,
    },
    /// The form of the public page, the programme, the prizes or the picture refuses it.
    Face(FaceRefusal),
    /// The form would have stored something else for it.
    Otherwise,
    /// An amount of a player who has not paid.
    AmountUnpaid,
    /// It leads to nobody, or to somebody merged too, or the player still takes part.
    MergedBadly,
}

impl ContentFault {
    /// What is wrong in a column.
    pub(crate) fn of_column(column: &str, why: ColumnFault) -> ContentFault {
        ContentFault::Column { column: column.to_owned(), why }
    }
}

/// A row that refers to one that is not there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("dangling-reference: {table} {id}")]
pub struct Dangling {
    pub table: String,
    pub id: i64,
}

/// Why a line is no row of its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RowFault {
    /// It is no JSON object.
    NoObject(JsonFault),
    Missing(String),
    /// A column that the table does not have.
    Unknown(String),
    /// A value that the column can't hold.
    Value {
        column: String,
        /// What is wrong with the value.
        fault: ValueFault,
    },
}

/// Why a value can't stand in its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueFault {
    /// It is no whole number.
    NotAnInteger,
    NotTime,
    NotDay,
    /// It is not base64.
    NotBase64,
    /// A number lies outside its bounds; of a day, its year.
    OutOfBounds {
        number: i64,
        bounds: Bounds,
    },
    /// It is no list of whole numbers by code.
    NotNumbers,
    /// It holds a zero byte.
    ZeroByte,
    /// It is neither true nor false.
    NotFlag,
    NotText,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoFile => "no-archive",
            Refusal::File(refusal) => refusal.code(),
            Refusal::Content { .. } => "file-contradicts-itself",
            Refusal::SlugTaken { .. } => "address-of-archive-taken",
            Refusal::OfEvent { why, .. } => why.code(),
            Refusal::EventHere { .. } => "event-of-series-is-here",
            Refusal::SeriesAddressTaken { .. } => "address-of-series-archive-taken",
            Refusal::EventsOfOthers { .. } => "events-of-others",
        }
    }

    /// The clause of the rules it comes from: none does.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }

    /// A fault of content, at a line of a file inside (counted from 1).
    pub(crate) fn at(file: &str, line: usize, fault: ContentFault) -> Refusal {
        Refusal::Content { file: file.to_owned(), line: Some(line), fault }
    }

    /// What it means that the store did not take the row at a line of a file inside: the file's fault, where there is one.
    pub(crate) fn of_row(file: &str, line: usize, error: store::Error) -> Result<Refusal, store::Error> {
        if let store::Error::Conflict { constraint } = error {
            return Ok(Refusal::at(file, line, ContentFault::Contradiction { constraint }));
        }
        match error.broken_rule() {
            Some(rule) => Ok(Refusal::at(file, line, ContentFault::NotTaken { rule })),
            None => Err(error),
        }
    }

    /// A fault of content, in a file inside.
    pub(crate) fn within(file: &str, fault: ContentFault) -> Refusal {
        Refusal::Content { file: file.to_owned(), line: None, fault }
    }

    /// A fault of content, somewhere in the rows of a table.
    pub(crate) fn in_table(table: &str, fault: ContentFault) -> Refusal {
        Refusal::within(&data_file(table), fault)
    }
}

impl From<archive::Refusal> for Refusal {
    fn from(refusal: archive::Refusal) -> Self {
        Refusal::File(refusal)
    }
}

impl From<std::io::Error> for Refusal {
    fn from(error: std::io::Error) -> Self {
        Refusal::File(error.into())
    }
}

impl From<RowFault> for ContentFault {
    fn from(fault: RowFault) -> Self {
        ContentFault::Row(fault)
    }
}

impl From<Dangling> for ContentFault {
    fn from(fault: Dangling) -> Self {
        ContentFault::Dangling(fault)
    }
}
