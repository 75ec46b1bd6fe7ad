//! Why an action of this room is refused.

pub mod final_day;

use crate::series::refusal::final_day::FinalDayRefusal;
use crate::tournament::named::NotNamed;
use reeve_rules::refusals::refusals;
use reeve_views::series::ranking::LotsNotNow;

refusals! {
    /// Why an action of this room is refused, or what is wrong with something typed.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// Another series has the address.
        SlugTaken = "series-address-taken",
        /// The address has been given out and stays.
        SlugLocked {
            slug: String,
        } = "series-address-locked",
        /// What was typed as the day of the final is no day.
        FinalUnreadable = "final-day-unreadable",
        /// The final would come before the first day.
        FinalFirst = "final-before-first-day",
        /// The settings are locked since an event published its first round.
        SettingsLocked = "series-settings-locked",
        /// The settings of an event are those of its series.
        SettingsOfSeries {
            /// The name of the series.
            series: String,
        } = "settings-of-series",
        /// It can't be said which tournament that the caller runs is meant.
        NoSuchTournament(NotNamed) = {
            |not_named| match not_named {
                NotNamed::Unknown => "no-such-tournament-to-take",
                NotNamed::Several => "several-tournaments-to-take",
                NotNamed::Nothing => "no-tournament-typed-to-take",
                NotNamed::Elsewhere => "tournament-of-another-reeve-to-take",
            }
        },
        TournamentHidden = "event-hidden",
        /// The tournament is an event of a series already.
        InASeries {
            series: String,
            this: bool,
        } = "in-a-series",
        /// The tournament is a side event: a series is one of the championship.
        SideEvent = "side-event-in-series",
        /// The tournament has another rule set than the official one.
        OtherRules = "other-rules",
        /// The tournament has another number of preliminary games.
        OtherGames {
            games: i64,
        } = "other-number-of-games" in "1.1.4",
        /// Places at a table are counted otherwise there, and its first round is public.
        OtherTiedPlaces = "other-tied-places" in "1.4.2",
        /// The series has as many events as there may be.
        TooManyEvents {
            most: usize,
        } = "too-many-events",
        /// The tournament is no event of this series.
        NotAnEvent = "not-an-event",
        /// A word was to be typed, and something else was.
        WordNotTyped {
            word: String,
        } = "word-not-typed",
        /// The account runs the series already.
        IsOrganizer = "is-organizer-of-series",
        /// The series has as many organizers as there may be.
        TooManyOrganizers {
            most: usize,
        } = "too-many-organizers",
        /// A series keeps an organizer.
        LastOrganizer = "last-organizer-of-series",
        /// Lots can't be drawn now.
        Lots(LotsNotNow),
        /// What is done for the final day can't be done now.
        FinalDay(FinalDayRefusal),
    }
}
