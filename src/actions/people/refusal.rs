//! Why an action of this room is refused.

use chrono::{DateTime, Utc};
use reeve_rules::refusals::refusals;

use crate::tournament::named::NotNamed;
use reeve_files::fault::FormFault;
use reeve_rules::text::TooLong;
use reeve_rules::tournament::staff::StaffAndPlayer;
use reeve_store::ban::Ban;
use reeve_views::people::now::PlayerNotNow;

/// When somebody who was refused can come back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComeBack {
    pub at: DateTime<Utc>,
    /// The time zone of the tournament.
    pub time_zone: String,
}

/// A player with whom something can't be done that is to be done with several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InTheWay {
    /// What to call the player.
    pub name: String,
    pub why: PlayerNotNow,
}

refusals! {
    /// Why an action of this room is refused, or what is wrong at a field.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// It can't be done with the players now.
        NotNow(PlayerNotNow),
        /// Several players were to be named, and none was.
        NobodyChosen = "nobody-chosen",
        /// It can't be done with these of several players, so it was done with none.
        SomeCant(Vec<InTheWay>) = "some-cant",
        /// None of the players who were to get a mail has an e-mail address.
        NobodyHasAddress = "nobody-has-address",
        /// A mail without a subject.
        SubjectMissing = "subject-missing",
        /// A mail without a text.
        MailTextMissing = "mail-text-missing",
        /// More mails to players within a day than a tournament sends.
        TooManyMailTexts {
            most: usize,
        } = "too-many-mail-texts",
        /// Nobody said when those on a list agreed.
        AgreedWhen = "agreed-when",
        /// Those on a list would have agreed on a day that is still to come.
        AgreedLater = "agreed-later",
        NameMissing = "name-missing",
        /// A text with more characters than are kept.
        TooLong(TooLong) = "player-text-too-long",
        /// Control characters in a text.
        ControlCharacters = "control-characters",
        /// Control characters in a text of several lines.
        ControlInNote = "control-characters-in-note",
        /// An e-mail address without an @.
        EmailWithoutAt = "email-without-at",
        /// An e-mail address with nothing on one side of its @.
        EmailHalf = "email-half",
        /// More than one e-mail address.
        EmailTwice = "email-twice",
        /// An e-mail address with more than one @.
        EmailTwoAts = "email-two-ats",
        /// An e-mail address with signs that none has, such as angle brackets.
        EmailNotPlain = "email-not-plain",
        /// No mail can go there.
        EmailNotSendable = "email-not-sendable",
        /// An e-mail address whose host has no dot, as in `ada@example`.
        EmailWithoutDot = "email-without-dot",
        /// More groups than are kept for one player.
        /// Too few or too many players to keep apart.
        ApartAlready = "kept-apart-already",
        KeptApart {
            /// So many at once.
            most: usize,
        } = "kept-apart",
        TooManyGroups {
            most: usize,
        } = "too-many-groups",
        /// More players than a tournament can have.
        TooManyPlayers {
            /// How many it can have.
            most: usize,
        } = "too-many-players",
        /// More players than there are numbers for: each is given once.
        NoMorePlayerNumbers {
            last: i64,
        } = "no-more-player-numbers",
        /// A minor without a guardian's name.
        GuardianMissing = "guardian-missing",
        /// A minor whose guardian does not agree.
        GuardianDisagrees = "guardian-disagrees",
        /// No code was typed or scanned where the one at the door is asked for.
        DoorCodeMissing = "door-code-missing",
        /// What was typed is not the code at the door.
        WrongDoorCode = "wrong-door-code",
        /// Whoever is archived has no card.
        NoCardForHidden = "no-card-for-archived",
        /// So many codes were wrong that no further one is looked at.
        TooManyDoorCodes = "too-many-door-codes",
        /// The code of conduct was not agreed to.
        CodeNotAgreed = "code-not-agreed",
        /// The photo policy was not agreed to.
        PhotoNotAgreed = "photo-not-agreed",
        /// The address is that of somebody on the staff.
        StaffEmail = "staff-email",
        /// The name is that of somebody on the staff; staff can say that it is another person.
        StaffName = "staff-name",
        /// Bans on the day of the tournament may mean the new player; the staff decides.
        PerhapsBanned {
            bans: Vec<Ban>,
        } = "player-perhaps-banned",
        /// Somebody in the lists has this name.
        OnTheList {
            /// What to call the player there.
            name: String,
        } = "on-the-list",
        /// As [`Refusal::StaffName`], for somebody who registers.
        StaffNameRegistering = "staff-name-registering",
        /// The name is nearly that of somebody on the staff; whoever adds the player can say that it is another person.
        StaffAlike = "staff-alike",
        /// As [`Refusal::StaffAlike`], for somebody who registers.
        StaffAlikeRegistering = "staff-alike-registering",
        /// Somebody on the staff registers.
        StaffRegisters = "staff-registers" in StaffAndPlayer::CLAUSE,
        /// A line of a file names somebody on the staff.
        StaffInFile = "staff-in-file",
        /// A line of a file has nearly the name of somebody on the staff; the organizer can say that it is another person.
        StaffAlikeInFile = "staff-alike-in-file",
        /// Who asks for the own seats by mail gave no address for it.
        SeatMailWithoutAddress = "seat-mail-without-address",
        /// Somebody with this name and this address is registered already.
        RegisteredAlready = "registered-already",
        /// Somebody of this name has just registered from the same network: the same person once more, or another?
        NameRegistered {
            /// The name, as it was registered.
            name: String,
        } = "name-registered",
        /// Somebody of another name is registered with this address: the same person once more, or one of the family?
        EmailRegistered = "email-registered",
        /// Many have registered from this network within the last hour.
        TooManyRegistrations(Box<ComeBack>) = "too-many-registrations",
        TableNumber {
            /// The highest number of a table.
            most: i64,
        } = "table-number",
        /// No amount of money, or too high a one.
        Amount {
            /// The highest, in hundredths.
            most: i64,
        } = "amount-out-of-range",
        /// An amount in another currency than the tournament's.
        OtherCurrency {
            wanted: String,
        } = "other-currency",
        /// It is noted already that the player has paid.
        PaidAlready = "paid-already",
        /// It is not noted that the player has paid.
        NotPaid = "not-paid",
        /// The word was not typed.
        WordMissing {
            word: &'static str,
        } = "word-missing",
        /// The word that withdraws was not typed.
        WithdrawalNotTyped {
            word: &'static str,
        } = "withdrawal-not-typed",
        /// It can't be said which tournament that the caller runs is meant.
        NoSuchTournament(NotNamed),
        /// The other player is looked for in the same tournament.
        SameTournament = "same-tournament",
        OtherTournamentHidden = "other-tournament-hidden",
        /// The other tournament has no player of this number.
        NoSuchPlayerThere = "no-such-player-there",
        /// Somebody said that two players who were to be made one are two people.
        MarkedApart = "marked-as-two-people",
        /// The two players are the same person already.
        SamePersonAlready = "same-person-already",
        /// A tournament would have the same person twice.
        TwiceInOneTournament = "twice-in-one-tournament",
        /// The player is joined with nobody.
        JoinedWithNobody = "joined-with-nobody",
        /// Neither a file nor its lines.
        FileEmpty = "list-empty",
        /// A file that can't be read as a whole.
        FileUnreadable(FormFault) = "list-unreadable",
        /// A file with a header and nothing below it.
        FileWithoutPlayers = "list-without-players",
    }
}

impl Refusal {
    /// Whether it only asks whether somebody who registers is another person than the one who is there.
    pub fn asks_who(&self) -> bool {
        matches!(self, Refusal::NameRegistered { .. } | Refusal::EmailRegistered | Refusal::StaffAlikeRegistering)
    }

    /// Whether it says something of who is registered, or of the staff, to somebody who may only be asking.
    pub fn tells_who_is_there(&self) -> bool {
        self.asks_who()
            || matches!(self, Refusal::RegisteredAlready | Refusal::StaffEmail | Refusal::StaffNameRegistering)
    }
}
