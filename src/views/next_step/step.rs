//! One step of the day, as values: which it is, how it stands, what is missing, and what there is to press.

use crate::people::attendance::{AbsentBefore, ChangedPlayers};
use crate::rounds::{Refusal, RoundAt};
use reeve_rules::bracket::BracketRefusal;
use reeve_rules::tournament::format::{Format, FormatRefusal, Stages};
use reeve_rules::tournament::vocabulary::Stage;

/// One step of the day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    pub kind: StepKind,
    /// Whether it is behind, under way or ahead.
    pub state: StepState,
    /// How it stands, or what it will be.
    pub standing: StepStanding,
    /// What is missing; only in the step under way.
    pub missing: Vec<Missing>,
    /// The one button; only in the step under way.
    pub action: Option<StepAction>,
    /// Other pages that help in this step, and ways back; only in the step under way.
    pub more: Vec<StepAction>,
}

/// The steps of a tournament's day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    Describe,
    Register,
    /// Wait for the final day of a series, whose players are invited.
    FinalDay,
    CheckIn,
    Schedule,
    /// Play a preliminary round, the semi-finals or the final.
    Play(RoundAt),
    Champion,
    /// End an event of a series.
    EndEvent,
    /// Declare who has won a side event.
    Winner,
    /// Report, and hand out the prizes.
    HandOut,
    /// Hand out the prizes of a side event.
    Prizes,
}

/// Whether a step is behind, under way, or ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepState {
    Done,
    /// The one to do now.
    Now,
    Later,
}

/// How a step stands, or what it will be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepStanding {
    /// A draft that only the staff see.
    Draft,
    Public,
    RegistrationAhead,
    RegistrationOpen {
        registered: usize,
        /// Places, where there is a limit.
        places: Option<i64>,
    },
    RegistrationClosed,
    /// So many have said that they come to the final day of a series.
    FinalDayAhead {
        players: usize,
    },
    FinalistsHere {
        here: usize,
        /// Players who have said that they come.
        registered: usize,
    },
    /// Check-in has not begun.
    CheckInAhead,
    CheckingIn {
        here: usize,
        registered: usize,
        /// What would follow if they were seated at the start; none where so many can't be seated.
        expected: Option<Format>,
    },
    /// Players are checked in to an event of a series, whose number of players decides nothing.
    CheckingInToEvent {
        here: usize,
        registered: usize,
    },
    /// Those who play a side event are checked in.
    CheckingInToSideEvent {
        here: usize,
        /// How many are in the tournament.
        registered: usize,
        /// The sizes of the tables that those make who are here and can be seated; none where they make none.
        sizes: Option<Vec<usize>>,
    },
    /// The seats of round 1 of a side event are public.
    CheckInOver,
    /// A schedule is made for those who are here.
    CheckedIn {
        here: usize,
        registered: usize,
    },
    /// Round 1 is published, and with its start the players are counted.
    Counted {
        /// What the count gives; none before the start.
        format: Option<Format>,
    },
    /// There is no schedule yet.
    ScheduleAhead,
    /// It is made, and fits those who are here.
    ScheduleMade,
    /// It is made, and the players have changed since.
    ScheduleOutdated,
    /// Its seats are public, or become so round by round.
    SchedulePublished {
        /// Whether all preliminary rounds are published together.
        all: bool,
    },
    /// The round has no seats yet.
    RoundAhead,
    /// Neither has this one, and the standings after the round before give them.
    SeatsByRank {
        /// From 1.
        round: i64,
    },
    /// The round before is not closed.
    RoundWaits {
        /// Whether the seats are public already.
        public: bool,
        /// Whether they are those of the players who are there.
        fits: bool,
    },
    /// The seats are ready to be published.
    SeatsReady {
        /// Publishing them locks the settings.
        locks: bool,
        /// The seats of all preliminary rounds are published together.
        all: bool,
    },
    SeatsPublic {
        tables: usize,
        /// The tables at which the layout of the board is not confirmed.
        unlaid: Vec<i64>,
        /// How many players the start counts, where it counts them.
        counts: Option<usize>,
    },
    Playing {
        /// Record sheets that are final.
        done: usize,
        tables: usize,
    },
    RoundClosed {
        tables: usize,
    },
    /// Who plays in the semi-finals is not known yet.
    SemiFinalsAhead {
        /// Whether it is settled by the count of the players that they belong to the tournament.
        counted: bool,
    },
    /// The tables of the semi-finals can be made.
    SemiFinalsToMake {
        players: usize,
    },
    /// Who plays in the final is not known yet.
    FinalAhead {
        /// What it follows, once that is settled.
        stages: Option<Stages>,
    },
    /// The table of the final can be made.
    FinalToMake {
        /// Whether the semi-finals are skipped because too few are left for them.
        skipped: bool,
    },
    /// The final is not played yet.
    ChampionAhead,
    FinalWon {
        name: String,
    },
    /// The rounds of a side event are not over.
    WinnerAhead,
    /// The rounds of a side event are over, and several share the first rank.
    FirstPlaceTied,
    /// They are over, and the last rank is shared that goes on to something elsewhere.
    LastPlaceTied,
    /// The rounds of a side event are over, and one ranks first.
    RanksFirst {
        name: String,
    },
    /// It is said who has won a side event.
    WinnerDeclared {
        name: Option<String>,
    },
    /// A side event is not over.
    PrizesAhead,
    /// A side event is over.
    PrizesReady,
    /// The winner of the final is disqualified, and somebody else is first (1.3.5).
    TitlePassed {
        name: String,
    },
    /// The final is closed and has no winner.
    FinalClosed,
    ChampionDeclared {
        name: Option<String>,
    },
    /// The games of an event are not over.
    EventAhead,
    EventPlayed,
    EventOver,
    /// The report can't be made yet.
    ReportAhead,
    /// The report can be made.
    ReportReady {
        /// Who has won.
        champion: Option<String>,
    },
}

/// Something that is missing or should be looked at before the step is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Missing {
    /// No judge is named, and round 1 will need one.
    JudgeLater,
    /// Why this round can't be published or started now.
    Round(RoundAt, Refusal),
    /// The public seats of this round are not those of the players who are there; and the tables, by number, at which too
    /// few would be left for a game, so that the round can't be started without them.
    SeatsDiffer(RoundAt, ChangedPlayers, Vec<i64>),
    /// Players have a seat in the round and were absent in the last one.
    AbsentBefore(Vec<AbsentBefore>),
    Approval {
        names: Vec<String>,
    },
    /// Players are on the waiting list.
    WaitingList {
        /// Who, in the order in which they get places.
        names: Vec<String>,
        /// How many of them could come in now.
        free: usize,
    },
    /// Players are neither here nor withdrawn.
    Away {
        names: Vec<String>,
    },
    /// Players have not agreed to the code of conduct and the photo policy yet, and are not kept from playing now: their names.
    StillToAgree(Vec<String>),
    /// Players are here and get no seat before they have agreed to the code of conduct and the photo policy: their names.
    NotAgreed(Vec<String>),
    /// Those who are here can't be seated.
    NotSeatable(FormatRefusal),
    /// Those who are left can't be seated, so that a schedule can't be made again.
    NotSeatableAgain(FormatRefusal),
    /// The semi-finals may be skipped, until the round is closed.
    StagesChoice {
        /// Players counted at the start.
        attendance: usize,
        /// Whether they are skipped, if somebody chose.
        skip: Option<bool>,
    },
    /// A judge handles the resource cards in the final (2.0.4).
    ResourceHandler(RoundAt),
    Lots {
        /// For those who share these ranks.
        ranks: Vec<u32>,
    },
    /// The places can't be given.
    Places(BracketRefusal),
    /// Finalists are without an e-mail address.
    FinalistsWithoutEmail {
        names: Vec<String>,
    },
}

/// The page where something missing can be mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MendingPage {
    Staff,
    Players,
    CheckIn,
    Schedule,
    /// The repair of the public seats, which only organizers make.
    Repair,
    Stages,
    Lots,
    /// A round's board of tables.
    Board(RoundAt),
    /// Where the judge of the only table of a round is named.
    JudgeOfTable(RoundAt),
}

impl Missing {
    /// Whether the step can't be done without it; then the button leads to where it is mended.
    pub fn blocks(&self) -> bool {
        self.mending().is_some()
    }

    /// What has to be pressed first, where the step can't be done without it.
    pub(crate) fn mending(&self) -> Option<StepAction> {
        match self {
            Missing::Round(_, Refusal::NoJudge) => Some(StepAction::NameJudge),
            Missing::Round(round, Refusal::LayoutNotConfirmed { .. } | Refusal::NoJudgeForFinal) => {
                Some(StepAction::Board(*round))
            }
            Missing::Round(round, _) if round.stage == Stage::Prelim => Some(StepAction::RemakeSchedule),
            Missing::Round(..) => Some(StepAction::RemakeTables),
            Missing::SeatsDiffer(_, changed, _) if changed.keeps_from_starting() => Some(StepAction::RepairSeats),
            Missing::NotSeatable(_) | Missing::NotSeatableAgain(_) => Some(StepAction::OpenCheckIn),
            Missing::Lots { .. } => Some(StepAction::DrawLots),
            _ => None,
        }
    }

    /// The page where it can be mended, where there is one.
    pub fn page(&self) -> Option<MendingPage> {
        Some(match self {
            Missing::JudgeLater | Missing::Round(_, Refusal::NoJudge) => MendingPage::Staff,
            Missing::ResourceHandler(round) | Missing::Round(round, Refusal::NoJudgeForFinal) => {
                MendingPage::JudgeOfTable(*round)
            }
            Missing::Round(round, Refusal::LayoutNotConfirmed { .. }) => MendingPage::Board(*round),
            Missing::Round(round, _) if round.stage == Stage::Prelim => MendingPage::Schedule,
            Missing::SeatsDiffer(..) => MendingPage::Repair,
            Missing::AbsentBefore(_)
            | Missing::NotAgreed(_)
            | Missing::StillToAgree(_)
            | Missing::Approval { .. }
            | Missing::WaitingList { .. }
            | Missing::FinalistsWithoutEmail { .. } => MendingPage::Players,
            Missing::Away { .. } | Missing::NotSeatable(_) | Missing::NotSeatableAgain(_) => MendingPage::CheckIn,
            Missing::StagesChoice { .. } | Missing::Round(..) | Missing::Places(_) => MendingPage::Stages,
            Missing::Lots { .. } => MendingPage::Lots,
        })
    }
}

/// Something to press: a change, or a page to go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepAction {
    OpenRegistration,
    /// Close registration and start check-in.
    StartCheckIn,
    /// The same without registration: the organizers enter the players.
    SkipRegistration,
    /// Go back from check-in to registration.
    ReopenRegistration,
    /// Start check-in on the final day of a series, which has no registration.
    StartFinalDay,
    FinalDayNotYet,
    /// Publish the seats of a round, or of all preliminary rounds with it.
    Publish {
        round: RoundAt,
        all: bool,
    },
    Start(RoundAt),
    Close(RoundAt),
    DeclareChampion,
    /// End an event of a series.
    EndEvent,
    /// Declare who has won a side event.
    DeclareWinner,
    TournamentDetails,
    Staff,
    /// The staff, to name a judge.
    NameJudge,
    /// The public page of a draft.
    LookAtPublicPage,
    PublicPage,
    /// The list of players, where nobody is on it.
    AddPlayers,
    Players,
    /// The form for one more player.
    AddPlayer,
    /// The import of a file.
    Import,
    /// The poster with the QR code.
    Poster,
    /// Check-in, which has begun.
    GoOnWithCheckIn,
    /// Check-in, which somebody has to open again.
    OpenCheckIn,
    /// Check-in, to look at.
    CheckInList,
    /// Check-in, to note that somebody who has a seat is not here.
    SomebodyMissing,
    /// The schedule, to be made.
    MakeSchedule,
    /// The schedule, to be made although players are away.
    MakeScheduleFor {
        here: usize,
    },
    /// The same, to seat a round by the standings.
    MakeSeats,
    /// The schedule, to be made again.
    RemakeSchedule,
    /// The repair of public seats.
    RepairSeats,
    LookAtSchedule,
    /// A round's board of tables.
    Board(RoundAt),
    /// The same where a layout of a later stage waits to be confirmed.
    ConfirmLayouts(RoundAt),
    /// The same, to enter results.
    EnterResults(RoundAt),
    /// The same, to sign record sheets.
    SignSheets(RoundAt),
    /// The same, to look at the results.
    LookAtResults(RoundAt),
    /// Everything of a round on paper.
    PaperPack(RoundAt),
    /// Record sheets that are typed in by their numbers.
    SheetsFromPaper,
    /// Semi-finals and final, to make tables.
    MakeTables,
    /// The same, to make them again.
    RemakeTables,
    /// The same, to look at the tables.
    LookAtTables,
    /// The same, to look at the final.
    LookAtFinal,
    DrawLots,
    Standings,
    Report,
    PrizeList,
    Certificates,
    /// The files to take out.
    Files,
}

impl StepAction {
    /// Whether it changes something; the others lead to a page.
    pub fn changes(self) -> bool {
        use StepAction::{
            Close, DeclareChampion, DeclareWinner, EndEvent, FinalDayNotYet, OpenRegistration, Publish,
            ReopenRegistration, SkipRegistration, Start, StartCheckIn, StartFinalDay,
        };
        matches!(
            self,
            OpenRegistration
                | StartCheckIn
                | SkipRegistration
                | ReopenRegistration
                | StartFinalDay
                | FinalDayNotYet
                | Publish { .. }
                | Start(_)
                | Close(_)
                | DeclareChampion
                | EndEvent
                | DeclareWinner
        )
    }
}

impl Step {
    /// Whether the games of the step have begun, or it is behind.
    pub fn has_begun(&self) -> bool {
        let standing = &self.standing;
        self.state == StepState::Done
            || matches!(standing, StepStanding::Playing { .. } | StepStanding::RoundClosed { .. })
    }

    fn new(kind: StepKind, state: StepState, standing: StepStanding) -> Step {
        Step { kind, state, standing, missing: Vec::new(), action: None, more: Vec::new() }
    }

    pub(crate) fn done(kind: StepKind, standing: StepStanding) -> Step {
        Step::new(kind, StepState::Done, standing)
    }

    pub(crate) fn now(kind: StepKind, standing: StepStanding) -> Step {
        Step::new(kind, StepState::Now, standing)
    }

    pub(crate) fn later(kind: StepKind, standing: StepStanding) -> Step {
        Step::new(kind, StepState::Later, standing)
    }

    /// The step's button.
    pub(crate) fn button(mut self, action: StepAction) -> Step {
        self.action = Some(action);
        self
    }

    /// A further page that helps, or a way back.
    pub(crate) fn more(mut self, action: StepAction) -> Step {
        self.more.push(action);
        self
    }

    /// Something that is missing; where the step can't be done without it, the button leads to where it is mended.
    pub(crate) fn misses_if(mut self, when: bool, missing: Missing) -> Step {
        if when {
            self.action = missing.mending().or(self.action);
            self.missing.push(missing);
        }
        self
    }
}
