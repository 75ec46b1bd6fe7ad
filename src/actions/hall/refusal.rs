//! Why an action of this room is refused.

use reeve_rules::text::TextFault;
use reeve_rules::tournament::screens::ScreenPart;

/// Why an action of this room is refused, or what is wrong at a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The name of a screen.
    ScreenName(TextFault),
    /// More screens than a tournament has.
    TooManyScreens {
        /// How many it has.
        most: usize,
    },
    /// A screen with nothing to show.
    NothingShown,
    /// A number of seconds that no page stays.
    Seconds {
        /// Of what.
        part: ScreenPart,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// What an announcement says.
    Message(TextFault),
    /// No table has the number in the round that is on.
    NoSuchTable,
    /// So many announcements stand already.
    TooManyStand {
        /// How many there can be.
        most: usize,
    },
    /// So many announcements were made.
    TooManyMade {
        /// How many there can be.
        most: usize,
    },
    /// What was typed is no time of day, or one that has passed.
    NoStart,
    /// What was chosen is neither light nor dark.
    NoSuchTheme,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::ScreenName(TextFault::Missing) => "screen-name-missing",
            Refusal::ScreenName(TextFault::TooLong(_)) => "screen-name-too-long",
            Refusal::ScreenName(TextFault::Control { .. }) => "screen-name-with-control-characters",
            Refusal::TooManyScreens { .. } => "too-many-screens",
            Refusal::NothingShown => "screen-shows-nothing",
            Refusal::Seconds { .. } => "screen-seconds-out-of-range",
            Refusal::Message(TextFault::Missing) => "announcement-missing",
            Refusal::Message(TextFault::TooLong(_)) => "announcement-too-long",
            Refusal::Message(TextFault::Control { .. }) => "announcement-with-control-characters",
            Refusal::NoSuchTable => "announcement-to-no-table",
            Refusal::TooManyStand { .. } => "too-many-announcements-stand",
            Refusal::TooManyMade { .. } => "too-many-announcements",
            Refusal::NoStart => "no-next-start",
            Refusal::NoSuchTheme => "no-such-screen-theme",
        }
    }

    /// The clause of the rules it comes from: none says anything of screens.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }
}
