//! Why an action of this room is refused.

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::slug::SlugFault;
use reeve_rules::text::TextFault;
use reeve_rules::tournament::same_person::SameBy;
use reeve_rules::tournament::staff::{RoleRefusal, StaffAndPlayer};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_views::bracket::choice::StagesRefusal;
use reeve_views::tournament::PhaseRefusal;

/// Why an action of this room is refused, or what is wrong with something typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The tournament is hidden, so nothing in it can be changed.
    Hidden {
        /// Whether the caller is one of those who can bring it back.
        may_bring_back: bool,
    },
    /// It is hidden already.
    AlreadyHidden,
    /// It is not hidden, so it can't be brought back.
    NotHidden,
    /// Its address was to be typed, and something else was.
    AddressNotTyped {
        /// The address.
        slug: String,
    },
    /// A text that must be there is missing, or can't be kept.
    Text {
        /// Which.
        field: TextField,
        /// What is wrong with it.
        fault: TextFault,
    },
    /// The short address can't be taken.
    Slug(SlugFault),
    /// Another tournament has the address.
    SlugTaken,
    /// The address has been given out and stays.
    SlugLocked {
        /// The address.
        slug: String,
    },
    /// No day was typed.
    DayMissing,
    /// What was typed is no day of the calendar.
    DayUnreadable,
    /// The day lies too far away.
    DayTooFar {
        /// The first year that is taken.
        from: i64,
        /// The last one.
        until: i64,
    },
    /// No time zone was typed.
    TimeZoneMissing,
    /// There is no time zone of this name.
    TimeZoneUnknown,
    /// Several time zones are named after this city.
    TimeZoneOfSeveral {
        /// Their names.
        names: Vec<&'static str>,
    },
    /// The number of places is no number, too small or too large.
    Capacity {
        /// The fewest.
        least: i64,
        /// The most.
        most: i64,
    },
    /// No tournament can be made of this game system.
    SystemNotOffered,
    /// The game system stays since registration opened.
    SystemLocked,
    /// The number of rounds of a championship is another one than the rules have.
    ChampionshipRounds {
        /// The one that they have.
        rounds: i64,
    },
    /// The number of rounds of a side event is no number, too small or too large.
    Rounds {
        /// The fewest.
        least: i64,
        /// The most.
        most: i64,
    },
    /// The number of rounds stays since check-in started.
    RoundsLocked,
    /// The number of registrations from one network address in an hour is no whole number, or too high.
    RegistrationsPerHour {
        /// The most.
        most: i64,
    },
    /// What the tournament says of itself can't be taken so.
    Face(FaceRefusal),
    /// A setting has no such value.
    NoSuchChoice,
    /// The settings are locked since round 1 was published.
    SettingsLocked,
    /// No name of an account was typed.
    AccountMissing,
    /// Nobody has an account of this name.
    AccountUnknown,
    /// Neither a name nor an address was typed of who is invited.
    InviteeMissing,
    /// So many invitations to the staff are open already.
    TooManyInvitations {
        /// The most.
        most: usize,
    },
    /// So many invitations to the staff were made within a day.
    TooManyInvitationsToday {
        /// The most.
        most: i64,
    },
    /// Whoever accepts an invitation to the staff is taken for a player.
    InvitedIsPlayer {
        /// How it is known that it is the same person.
        same: SameBy,
    },
    /// The role is neither judge nor organizer.
    NoSuchRole,
    /// A role can't be taken away.
    Role(RoleRefusal),
    /// Staff can't play.
    IsStaff {
        /// The name of who was to become a player.
        name: String,
        /// The role that the person has.
        role: StaffRole,
    },
    /// Players can't be staff.
    IsPlayer {
        /// The player's number.
        number: i64,
        /// How it is known that it is the same person.
        same: SameBy,
    },
    /// It is not the time for this step of the day.
    Phase(PhaseRefusal),
    /// Neither with nor without semi-finals was chosen.
    StagesMissing,
    /// The stages can't be chosen so.
    Stages(StagesRefusal),
}

/// A text of the tournament's details.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextField {
    /// The name.
    Name,
    /// Where it is played.
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

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Hidden { .. } => "tournament-hidden",
            Refusal::AlreadyHidden => "already-hidden",
            Refusal::NotHidden => "not-hidden",
            Refusal::AddressNotTyped { .. } => "address-not-typed",
            Refusal::Text { fault: TextFault::Missing, .. } => "text-missing",
            Refusal::Text { fault: TextFault::TooLong(_), .. } => "text-too-long",
            Refusal::Text { fault: TextFault::Control { .. }, .. } => "text-with-control-characters",
            Refusal::Slug(fault) => fault.code(),
            Refusal::SlugTaken => "address-taken",
            Refusal::SlugLocked { .. } => "address-locked",
            Refusal::DayMissing => "day-missing",
            Refusal::DayUnreadable => "day-unreadable",
            Refusal::DayTooFar { .. } => "day-too-far",
            Refusal::TimeZoneMissing => "time-zone-missing",
            Refusal::TimeZoneUnknown => "time-zone-unknown",
            Refusal::TimeZoneOfSeveral { .. } => "time-zone-of-several",
            Refusal::SystemNotOffered => "game-not-offered",
            Refusal::SystemLocked => "game-locked",
            Refusal::ChampionshipRounds { .. } => "championship-rounds",
            Refusal::Rounds { .. } => "rounds-out-of-range",
            Refusal::RoundsLocked => "rounds-locked",
            Refusal::Capacity { .. } => "capacity-out-of-range",
            Refusal::RegistrationsPerHour { .. } => "registrations-per-hour-out-of-range",
            Refusal::Face(refusal) => refusal.code(),
            Refusal::NoSuchChoice => "no-such-choice",
            Refusal::SettingsLocked => "settings-locked",
            Refusal::AccountMissing => "account-missing",
            Refusal::AccountUnknown => "account-unknown",
            Refusal::InviteeMissing => "invitee-missing",
            Refusal::TooManyInvitations { .. } => "too-many-invitations",
            Refusal::TooManyInvitationsToday { .. } => "too-many-invitations-today",
            Refusal::InvitedIsPlayer { .. } => "invited-is-player",
            Refusal::NoSuchRole => "no-such-role",
            Refusal::Role(refusal) => refusal.code(),
            Refusal::IsStaff { .. } => "is-staff",
            Refusal::IsPlayer { .. } => "is-player",
            Refusal::Phase(refusal) => refusal.code(),
            Refusal::StagesMissing => "stages-missing",
            Refusal::Stages(refusal) => refusal.code(),
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Role(refusal) => refusal.clause(),
            Refusal::IsStaff { .. } | Refusal::IsPlayer { .. } | Refusal::InvitedIsPlayer { .. } => {
                Some(StaffAndPlayer::CLAUSE)
            }
            Refusal::Phase(refusal) => refusal.clause(),
            Refusal::Stages(refusal) => refusal.clause(),
            Refusal::ChampionshipRounds { .. } => Some("1.1.4"),
            _ => None,
        }
    }
}
