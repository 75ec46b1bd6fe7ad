//! Why an action of this room is refused.

pub mod final_day;

use crate::series::refusal::final_day::FinalDayRefusal;
use crate::tournament::named::NotNamed;
use reeve_views::series::ranking::LotsNotNow;

/// Why an action of this room is refused, or what is wrong with something typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Another series has the address.
    SlugTaken,
    /// The address has been given out and stays.
    SlugLocked {
        /// The address.
        slug: String,
    },
    /// What was typed as the day of the final is no day.
    FinalUnreadable,
    /// The final would come before the first day.
    FinalFirst,
    /// The settings are locked since an event published its first round.
    SettingsLocked,
    /// The settings of an event are those of its series.
    SettingsOfSeries {
        /// The name of the series.
        series: String,
    },
    /// It can't be said which tournament that the caller runs is meant.
    NoSuchTournament(NotNamed),
    /// The tournament is hidden.
    TournamentHidden,
    /// The tournament is an event of a series already.
    InASeries {
        /// Its name.
        series: String,
        /// Whether it is this one.
        this: bool,
    },
    /// The tournament is a side event: a series is one of the championship.
    SideEvent,
    /// The tournament has another number of preliminary games.
    OtherGames {
        /// How many.
        games: i64,
    },
    /// Places at a table are counted otherwise there, and its first round is public.
    OtherTiedPlaces,
    /// The series has as many events as there may be.
    TooManyEvents {
        /// The most.
        most: usize,
    },
    /// The tournament is no event of this series.
    NotAnEvent,
    /// A word was to be typed, and something else was.
    WordNotTyped {
        /// The word.
        word: String,
    },
    /// The account runs the series already.
    IsOrganizer,
    /// The series has as many organizers as there may be.
    TooManyOrganizers {
        /// The most.
        most: usize,
    },
    /// A series keeps an organizer.
    LastOrganizer,
    /// Lots can't be drawn now.
    Lots(LotsNotNow),
    /// What is done for the final day can't be done now.
    FinalDay(FinalDayRefusal),
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::SlugTaken => "series-address-taken",
            Refusal::SlugLocked { .. } => "series-address-locked",
            Refusal::FinalUnreadable => "final-day-unreadable",
            Refusal::FinalFirst => "final-before-first-day",
            Refusal::SettingsLocked => "series-settings-locked",
            Refusal::SettingsOfSeries { .. } => "settings-of-series",
            Refusal::NoSuchTournament(NotNamed::Unknown) => "no-such-tournament-to-take",
            Refusal::NoSuchTournament(NotNamed::Several) => "several-tournaments-to-take",
            Refusal::NoSuchTournament(NotNamed::Nothing) => "no-tournament-typed-to-take",
            Refusal::NoSuchTournament(NotNamed::Elsewhere) => "tournament-of-another-reeve-to-take",
            Refusal::TournamentHidden => "event-hidden",
            Refusal::InASeries { .. } => "in-a-series",
            Refusal::SideEvent => "side-event-in-series",
            Refusal::OtherGames { .. } => "other-number-of-games",
            Refusal::OtherTiedPlaces => "other-tied-places",
            Refusal::TooManyEvents { .. } => "too-many-events",
            Refusal::NotAnEvent => "not-an-event",
            Refusal::WordNotTyped { .. } => "word-not-typed",
            Refusal::IsOrganizer => "is-organizer-of-series",
            Refusal::TooManyOrganizers { .. } => "too-many-organizers",
            Refusal::LastOrganizer => "last-organizer-of-series",
            Refusal::Lots(LotsNotNow::EventsOpen(_)) => "events-open",
            Refusal::Lots(LotsNotNow::NothingTied) => "nothing-tied-in-series",
            Refusal::FinalDay(refusal) => refusal.code(),
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::OtherGames { .. } => Some("1.1.4"),
            Refusal::OtherTiedPlaces => Some("1.4.2"),
            Refusal::Lots(_) => Some("1.2.4"),
            Refusal::FinalDay(refusal) => refusal.clause(),
            _ => None,
        }
    }
}

impl From<LotsNotNow> for Refusal {
    fn from(refusal: LotsNotNow) -> Self {
        Refusal::Lots(refusal)
    }
}

impl From<FinalDayRefusal> for Refusal {
    fn from(refusal: FinalDayRefusal) -> Self {
        Refusal::FinalDay(refusal)
    }
}
