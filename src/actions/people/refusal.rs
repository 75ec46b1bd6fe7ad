//! Why an action of this room is refused.

use chrono::{DateTime, Utc};

use crate::tournament::named::NotNamed;
use reeve_files::fault::FormFault;
use reeve_rules::text::TooLong;
use reeve_rules::tournament::staff::StaffAndPlayer;
use reeve_store::ban::Ban;
use reeve_views::people::now::PlayerNotNow;

/// When somebody who was refused can come back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComeBack {
    /// The time.
    pub at: DateTime<Utc>,
    /// The time zone of the tournament.
    pub time_zone: String,
}

/// A player with whom something can't be done that is to be done with several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InTheWay {
    /// What to call the player.
    pub name: String,
    /// Why not.
    pub why: PlayerNotNow,
}

/// Why an action of this room is refused, or what is wrong at a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// It can't be done with the players now.
    NotNow(PlayerNotNow),
    /// Several players were to be named, and none was.
    NobodyChosen,
    /// It can't be done with these of several players, so it was done with none.
    SomeCant(Vec<InTheWay>),
    /// None of the players who were to get a mail has an e-mail address.
    NobodyHasAddress,
    /// A mail without a subject.
    SubjectMissing,
    /// A mail without a text.
    MailTextMissing,
    /// More mails to players within a day than a tournament sends.
    TooManyMailTexts {
        /// How many it sends.
        most: usize,
    },
    /// No name.
    NameMissing,
    /// A text with more characters than are kept.
    TooLong(TooLong),
    /// Control characters in a text.
    ControlCharacters,
    /// Control characters in a text of several lines.
    ControlInNote,
    /// An e-mail address without an @.
    EmailWithoutAt,
    /// An e-mail address with nothing on one side of its @.
    EmailHalf,
    /// More than one e-mail address.
    EmailTwice,
    /// An e-mail address with more than one @.
    EmailTwoAts,
    /// An e-mail address with signs that none has, such as angle brackets.
    EmailNotPlain,
    /// An e-mail address whose host has no dot, as in `ada@example`.
    EmailWithoutDot,
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
    /// More players than there are numbers for: each is given once.
    NoMorePlayerNumbers {
        /// The last one.
        last: i64,
    },
    /// A minor without a guardian's name.
    GuardianMissing,
    /// A minor whose guardian does not agree.
    GuardianDisagrees,
    /// No code was typed or scanned where the one at the door is asked for.
    DoorCodeMissing,
    /// What was typed is not the code at the door.
    WrongDoorCode,
    /// Whoever is archived has no card.
    NoCardForHidden,
    /// So many codes were wrong that no further one is looked at.
    TooManyDoorCodes,
    /// The code of conduct was not agreed to.
    CodeNotAgreed,
    /// The photo policy was not agreed to.
    PhotoNotAgreed,
    /// The address is that of somebody on the staff.
    StaffEmail,
    /// The name is that of somebody on the staff; staff can say that it is another person.
    StaffName,
    /// Bans on the day of the tournament may mean the new player; the staff decides.
    PerhapsBanned {
        /// Those bans.
        bans: Vec<Ban>,
    },
    /// Somebody in the lists has this name.
    OnTheList {
        /// What to call the player there.
        name: String,
    },
    /// As [`Refusal::StaffName`], for somebody who registers.
    StaffNameRegistering,
    /// Somebody on the staff registers.
    StaffRegisters,
    /// A line of a file names somebody on the staff.
    StaffInFile,
    /// Who asks for the own seats by mail gave no address for it.
    SeatMailWithoutAddress,
    /// Somebody with this name and this address is registered already.
    RegisteredAlready,
    /// Somebody of this name has just registered from the same network: the same person once more, or another?
    NameRegistered {
        /// The name, as it was registered.
        name: String,
    },
    /// Somebody of another name is registered with this address: the same person once more, or one of the family?
    EmailRegistered,
    /// Many have registered from this network within the last hour.
    TooManyRegistrations(Box<ComeBack>),
    /// A number that no table has.
    TableNumber {
        /// The highest number of a table.
        most: i64,
    },
    /// No amount of money, or too high a one.
    Amount {
        /// The highest, in hundredths.
        most: i64,
    },
    /// An amount in another currency than the tournament's.
    OtherCurrency {
        /// The tournament's.
        wanted: String,
    },
    /// It is noted already that the player has paid.
    PaidAlready,
    /// It is not noted that the player has paid.
    NotPaid,
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
    /// It can't be said which tournament that the caller runs is meant.
    NoSuchTournament(NotNamed),
    /// The other player is looked for in the same tournament.
    SameTournament,
    /// The other tournament is hidden.
    OtherTournamentHidden,
    /// The other tournament has no player of this number.
    NoSuchPlayerThere,
    /// Somebody said that two players who were to be made one are two people.
    MarkedApart,
    /// The two players are the same person already.
    SamePersonAlready,
    /// A tournament would have the same person twice.
    TwiceInOneTournament,
    /// The player is joined with nobody.
    JoinedWithNobody,
    /// Neither a file nor its lines.
    FileEmpty,
    /// A file that can't be read as a whole.
    FileUnreadable(FormFault),
    /// A file with a header and nothing below it.
    FileWithoutPlayers,
}

impl Refusal {
    /// Whether it only asks whether somebody who registers is another person than the one who is there.
    pub fn asks_who(&self) -> bool {
        matches!(self, Refusal::NameRegistered { .. } | Refusal::EmailRegistered)
    }

    /// Whether it says something of who is registered, or of the staff, to somebody who may only be asking.
    pub fn tells_who_is_there(&self) -> bool {
        self.asks_who()
            || matches!(self, Refusal::RegisteredAlready | Refusal::StaffEmail | Refusal::StaffNameRegistering)
    }

    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotNow(not_now) => not_now.code(),
            Refusal::NobodyChosen => "nobody-chosen",
            Refusal::SomeCant(_) => "some-cant",
            Refusal::NobodyHasAddress => "nobody-has-address",
            Refusal::SubjectMissing => "subject-missing",
            Refusal::MailTextMissing => "mail-text-missing",
            Refusal::TooManyMailTexts { .. } => "too-many-mail-texts",
            Refusal::NameMissing => "name-missing",
            Refusal::TooLong(_) => "player-text-too-long",
            Refusal::ControlCharacters => "control-characters",
            Refusal::ControlInNote => "control-characters-in-note",
            Refusal::TooManyPlayers { .. } => "too-many-players",
            Refusal::NoMorePlayerNumbers { .. } => "no-more-player-numbers",
            Refusal::EmailWithoutAt => "email-without-at",
            Refusal::EmailHalf => "email-half",
            Refusal::EmailTwice => "email-twice",
            Refusal::EmailTwoAts => "email-two-ats",
            Refusal::EmailNotPlain => "email-not-plain",
            Refusal::EmailWithoutDot => "email-without-dot",
            Refusal::TooManyGroups { .. } => "too-many-groups",
            Refusal::GuardianMissing => "guardian-missing",
            Refusal::GuardianDisagrees => "guardian-disagrees",
            Refusal::DoorCodeMissing => "door-code-missing",
            Refusal::WrongDoorCode => "wrong-door-code",
            Refusal::NoCardForHidden => "no-card-for-archived",
            Refusal::TooManyDoorCodes => "too-many-door-codes",
            Refusal::CodeNotAgreed => "code-not-agreed",
            Refusal::PhotoNotAgreed => "photo-not-agreed",
            Refusal::StaffEmail => "staff-email",
            Refusal::PerhapsBanned { .. } => "player-perhaps-banned",
            Refusal::StaffName => "staff-name",
            Refusal::OnTheList { .. } => "on-the-list",
            Refusal::StaffNameRegistering => "staff-name-registering",
            Refusal::StaffRegisters => "staff-registers",
            Refusal::StaffInFile => "staff-in-file",
            Refusal::SeatMailWithoutAddress => "seat-mail-without-address",
            Refusal::RegisteredAlready => "registered-already",
            Refusal::NameRegistered { .. } => "name-registered",
            Refusal::EmailRegistered => "email-registered",
            Refusal::TooManyRegistrations(_) => "too-many-registrations",
            Refusal::TableNumber { .. } => "table-number",
            Refusal::Amount { .. } => "amount-out-of-range",
            Refusal::OtherCurrency { .. } => "other-currency",
            Refusal::PaidAlready => "paid-already",
            Refusal::NotPaid => "not-paid",
            Refusal::WordMissing { .. } => "word-missing",
            Refusal::WithdrawalNotTyped { .. } => "withdrawal-not-typed",
            Refusal::NoSuchTournament(NotNamed::Unknown) => "no-such-tournament",
            Refusal::NoSuchTournament(NotNamed::Several) => "several-such-tournaments",
            Refusal::NoSuchTournament(NotNamed::Nothing) => "no-tournament-typed",
            Refusal::NoSuchTournament(NotNamed::Elsewhere) => "tournament-of-another-reeve",
            Refusal::SameTournament => "same-tournament",
            Refusal::OtherTournamentHidden => "other-tournament-hidden",
            Refusal::NoSuchPlayerThere => "no-such-player-there",
            Refusal::MarkedApart => "marked-as-two-people",
            Refusal::SamePersonAlready => "same-person-already",
            Refusal::TwiceInOneTournament => "twice-in-one-tournament",
            Refusal::JoinedWithNobody => "joined-with-nobody",
            Refusal::FileEmpty => "list-empty",
            Refusal::FileUnreadable(_) => "list-unreadable",
            Refusal::FileWithoutPlayers => "list-without-players",
        }
    }

    /// The clause of the rules it comes from, where its sentence does not name it.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::StaffRegisters => Some(StaffAndPlayer::CLAUSE),
            _ => None,
        }
    }
}

impl From<PlayerNotNow> for Refusal {
    fn from(not_now: PlayerNotNow) -> Self {
        Refusal::NotNow(not_now)
    }
}
