//! Why an action of this room is refused.

use crate::rules::tournament::vocabulary::PlayerState;

/// Why an action of this room is refused, or what is wrong at a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// No name.
    NameMissing,
    /// A text with more characters than are kept.
    TooLong {
        /// How many characters are kept.
        most: usize,
        /// How many there are.
        length: usize,
    },
    /// Control characters in a text.
    ControlCharacters,
    /// An e-mail address without an @.
    EmailWithoutAt,
    /// An e-mail address with nothing on one side of its @.
    EmailHalf,
    /// More than one e-mail address.
    EmailTwice,
    /// An e-mail address with signs that none has, such as angle brackets.
    EmailNotPlain,
    /// More groups than are kept for one player.
    TooManyGroups {
        /// How many are kept.
        most: usize,
    },
    /// More players than a tournament can have.
    TooManyPlayers {
        /// How many it can have.
        most: usize,
    },
    /// A minor without a guardian's name.
    GuardianMissing,
    /// A minor whose guardian does not agree.
    GuardianDisagrees,
    /// A minor who agreed on paper before the guardian's name was entered.
    GuardianFirst,
    /// The code of conduct was not agreed to.
    CodeNotAgreed,
    /// The photo policy was not agreed to.
    PhotoNotAgreed,
    /// The address is that of somebody on the staff.
    StaffEmail,
    /// The name is that of somebody on the staff; staff can say that it is another person.
    StaffName,
    /// As [`Refusal::StaffName`], for somebody who registers.
    StaffNameRegistering,
    /// Somebody on the staff registers.
    StaffRegisters,
    /// A line of a file names somebody on the staff.
    StaffInFile,
    /// Somebody with this name and this address is registered already.
    RegisteredAlready,
    /// Somebody of this name has just registered from the same network: the same person once more, or another?
    NameRegistered {
        /// The name, as it was registered.
        name: String,
    },
    /// Somebody of another name is registered with this address: the same person once more, or one of the family?
    EmailRegistered,
    /// Registration is not open.
    RegistrationClosed,
    /// Many have registered from this network within the last hour.
    TooManyRegistrations,
    /// A number that no table has.
    TableNumber {
        /// The highest number of a table.
        most: i64,
    },
    /// The player is archived.
    Archived,
    /// The player is not archived.
    NotArchived,
    /// The player does not wait for approval.
    NotAsked,
    /// The player is not on the waiting list.
    NotWaiting,
    /// The player has not withdrawn.
    NotWithdrawn,
    /// Every place is taken.
    Full,
    /// Nobody waits, or no place is free.
    NobodyToMoveUp,
    /// The player has a seat in the schedule.
    Seated,
    /// The player's seat is public.
    SeatPublic,
    /// The tournament is finished.
    Finished,
    /// The player has withdrawn already.
    WithdrawnAlready,
    /// The player is disqualified.
    Disqualified,
    /// The seats of the later stages are public.
    LaterStages,
    /// The preliminary games are over, so nobody comes in.
    PrelimOver,
    /// The preliminary games are over, so nobody is checked in.
    CheckInOver,
    /// Check-in has not started.
    CheckInNotStarted,
    /// Somebody in this state (or archived, where registered) can't be checked in.
    NotInTournament(PlayerState),
    /// Players change their own data only while no seats are public.
    OwnDataLocked,
    /// Players withdraw by themselves only while no seats are public.
    OwnWithdrawalLocked,
    /// The word was not typed.
    WordMissing {
        /// The word.
        word: &'static str,
    },
    /// The word that withdraws was not typed.
    WithdrawalNotTyped {
        /// The word.
        word: &'static str,
    },
    /// No tournament that the caller runs has this address.
    NoSuchTournament,
    /// The other player is looked for in the same tournament.
    SameTournament,
    /// The other tournament is hidden.
    OtherTournamentHidden,
    /// The other tournament has no player of this number.
    NoSuchPlayerThere,
    /// The two players are the same person already.
    SamePersonAlready,
    /// A tournament would have the same person twice.
    TwiceInOneTournament,
    /// The player is joined with nobody.
    JoinedWithNobody,
    /// An empty file.
    FileEmpty,
    /// A file with a header and nothing below it.
    FileWithoutPlayers,
}

impl Refusal {
    /// Whether it only asks whether somebody who registers is another person than the one who is there.
    pub fn asks_who(&self) -> bool {
        matches!(self, Refusal::NameRegistered { .. } | Refusal::EmailRegistered)
    }

    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NameMissing => "name-missing",
            Refusal::TooLong { .. } => "player-text-too-long",
            Refusal::ControlCharacters => "control-characters",
            Refusal::TooManyPlayers { .. } => "too-many-players",
            Refusal::EmailWithoutAt => "email-without-at",
            Refusal::EmailHalf => "email-half",
            Refusal::EmailTwice => "email-twice",
            Refusal::EmailNotPlain => "email-not-plain",
            Refusal::TooManyGroups { .. } => "too-many-groups",
            Refusal::GuardianMissing => "guardian-missing",
            Refusal::GuardianDisagrees => "guardian-disagrees",
            Refusal::GuardianFirst => "guardian-first",
            Refusal::CodeNotAgreed => "code-not-agreed",
            Refusal::PhotoNotAgreed => "photo-not-agreed",
            Refusal::StaffEmail => "staff-email",
            Refusal::StaffName => "staff-name",
            Refusal::StaffNameRegistering => "staff-name-registering",
            Refusal::StaffRegisters => "staff-registers",
            Refusal::StaffInFile => "staff-in-file",
            Refusal::RegisteredAlready => "registered-already",
            Refusal::NameRegistered { .. } => "name-registered",
            Refusal::EmailRegistered => "email-registered",
            Refusal::RegistrationClosed => "registration-closed",
            Refusal::TooManyRegistrations => "too-many-registrations",
            Refusal::TableNumber { .. } => "table-number",
            Refusal::Archived => "player-archived",
            Refusal::NotArchived => "player-not-archived",
            Refusal::NotAsked => "player-not-asked",
            Refusal::NotWaiting => "player-not-waiting",
            Refusal::NotWithdrawn => "player-not-withdrawn",
            Refusal::Full => "tournament-full",
            Refusal::NobodyToMoveUp => "nobody-to-move-up",
            Refusal::Seated => "player-seated",
            Refusal::SeatPublic => "seat-public",
            Refusal::Finished => "tournament-finished",
            Refusal::WithdrawnAlready => "withdrawn-already",
            Refusal::Disqualified => "player-disqualified",
            Refusal::LaterStages => "later-stages-public",
            Refusal::PrelimOver => "prelim-over",
            Refusal::CheckInOver => "check-in-over",
            Refusal::CheckInNotStarted => "check-in-not-started",
            Refusal::NotInTournament(_) => "player-not-in-tournament",
            Refusal::OwnDataLocked => "own-data-locked",
            Refusal::OwnWithdrawalLocked => "own-withdrawal-locked",
            Refusal::WordMissing { .. } => "word-missing",
            Refusal::WithdrawalNotTyped { .. } => "withdrawal-not-typed",
            Refusal::NoSuchTournament => "no-such-tournament",
            Refusal::SameTournament => "same-tournament",
            Refusal::OtherTournamentHidden => "other-tournament-hidden",
            Refusal::NoSuchPlayerThere => "no-such-player-there",
            Refusal::SamePersonAlready => "same-person-already",
            Refusal::TwiceInOneTournament => "twice-in-one-tournament",
            Refusal::JoinedWithNobody => "joined-with-nobody",
            Refusal::FileEmpty => "list-empty",
            Refusal::FileWithoutPlayers => "list-without-players",
        }
    }

    /// The clause of the rules it comes from, where its sentence does not name it.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::StaffRegisters => Some("1.3.2"),
            _ => None,
        }
    }
}
