//! Why an action of this room is refused.

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::slug::SlugFault;
use reeve_rules::refusals::refusals;
use reeve_rules::rule_set::Preset;
use reeve_rules::rule_set::text::RuleFault;
use reeve_rules::text::{TextFault, TooLong};
use reeve_rules::tournament::same_person::SameBy;
use reeve_rules::tournament::staff::{RoleRefusal, StaffAndPlayer};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_views::bracket::choice::StagesRefusal;
use reeve_views::bracket::count::CountRefusal;
use reeve_views::tournament::PhaseRefusal;

refusals! {
    /// Why an action of this room is refused, or what is wrong with something typed.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// The tournament is hidden, so nothing in it can be changed.
        Hidden {
            /// Whether the caller is one of those who can bring it back.
            may_bring_back: bool,
        } = "tournament-hidden",
        AlreadyHidden = "already-hidden",
        /// It is not hidden, so it can't be brought back.
        NotHidden = "not-hidden",
        /// Its address was to be typed, and something else was.
        AddressNotTyped {
            slug: String,
        } = "address-not-typed",
        /// A text that must be there is missing, or can't be kept.
        Text {
            field: TextField,
            /// What is wrong with it.
            fault: TextFault,
        } = { fault.one_of(["text-missing", "text-too-long", "text-with-control-characters"]) },
        /// The short address can't be taken.
        Slug(SlugFault),
        /// Another tournament has the address.
        SlugTaken = "address-taken",
        /// The address has been given out and stays.
        SlugLocked {
            slug: String,
        } = "address-locked",
        /// No day was typed.
        DayMissing = "day-missing",
        /// What was typed is no day of the calendar.
        DayUnreadable = "day-unreadable",
        /// The day lies too far away.
        DayTooFar {
            /// The first year that is taken.
            from: i64,
            until: i64,
        } = "day-too-far",
        /// No time zone was typed.
        TimeZoneMissing = "time-zone-missing",
        /// There is no time zone of this name.
        TimeZoneUnknown = "time-zone-unknown",
        /// Several time zones are named after this city.
        TimeZoneOfSeveral {
            names: Vec<&'static str>,
        } = "time-zone-of-several",
        /// The number of places is no number, too small or too large.
        Capacity {
            least: i64,
            most: i64,
        } = "capacity-out-of-range",
        /// No tournament can be made of this game system.
        SystemNotOffered = "game-not-offered",
        /// The game system stays since registration opened.
        SystemLocked = "game-locked",
        /// The number of rounds of a championship is another one than the rules have.
        ChampionshipRounds {
            rounds: i64,
        } = "championship-rounds" in "1.1.4",
        /// The number of rounds of a side event is no number, too small or too large.
        Rounds {
            least: i64,
            most: i64,
        } = "rounds-out-of-range",
        /// The number of rounds stays since check-in started.
        RoundsLocked = "rounds-locked",
        /// The number of registrations from one network address in an hour is no whole number, or too high.
        RegistrationsPerHour {
            most: i64,
        } = "registrations-per-hour-out-of-range",
        /// What the tournament says of itself can't be taken so.
        Face(FaceRefusal),
        /// A preset was chosen, and a text stands beside it that says something else.
        RulesAndText {
            preset: Preset,
        } = "rules-and-text",
        /// Own rules were chosen, and there is no text.
        RulesMissing = "rules-missing",
        RulesTooLong(TooLong) = "rules-too-long",
        /// Something is wrong in the text of the rules.
        RulesFault(RuleFault) = { |fault| fault.what.code() },
        /// A side event has the rules of its game.
        RulesOfSideEvent = "rules-of-side-event",
        /// A setting has no such value.
        NoSuchChoice = "no-such-choice",
        /// The settings are locked since round 1 was published.
        SettingsLocked = "settings-locked",
        /// No name of an account was typed.
        AccountMissing = "account-missing",
        /// Nobody has an account of this name.
        AccountUnknown = "account-unknown",
        /// Neither a name nor an address was typed of who is invited.
        InviteeMissing = "invitee-missing",
        /// So many invitations to the staff are open already.
        TooManyInvitations {
            most: usize,
        } = "too-many-invitations",
        /// So many invitations to the staff were made within a day.
        TooManyInvitationsToday {
            most: i64,
        } = "too-many-invitations-today",
        /// Whoever accepts an invitation to the staff is taken for a player.
        InvitedIsPlayer {
            /// How it is known that it is the same person.
            same: SameBy,
        } = "invited-is-player" in StaffAndPlayer::CLAUSE,
        /// The role is neither judge nor organizer.
        NoSuchRole = "no-such-role",
        /// A role can't be taken away.
        Role(RoleRefusal),
        IsStaff {
            /// The name of who was to become a player.
            name: String,
            /// The role that the person has.
            role: StaffRole,
        } = "is-staff" in StaffAndPlayer::CLAUSE,
        IsPlayer {
            number: i64,
            /// How it is known that it is the same person.
            same: SameBy,
        } = "is-player" in StaffAndPlayer::CLAUSE,
        /// It is not the time for this step of the day.
        Phase(PhaseRefusal),
        /// Neither with nor without semi-finals was chosen.
        StagesMissing = "stages-missing",
        /// The stages can't be chosen so.
        Stages(StagesRefusal),
        /// The count of who played round 1 can't be corrected so.
        Count(CountRefusal),
    }
}

/// A text of the tournament's details.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextField {
    Name,
    Place,
    /// The edition of the game.
    Edition,
    /// The version of the code of conduct.
    CodeVersion,
    /// The version of the photo policy.
    PhotoVersion,
    /// The name of who is invited to the staff.
    Invitee,
}
