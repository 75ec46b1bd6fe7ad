//! The words of the screens in the hall.

use crate::actions::hall::refusal::Refusal;
use crate::rules::text::TextFault;
use crate::rules::tournament::screens::{ScreenPart, ScreenPlan, ScreenTheme};
use crate::views::rounds::RoundAt;
use crate::web::ui::words::{in_a_row, rounds};

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::ScreenName(TextFault::Missing) => {
            "Give the screen a name, such as the place where it stands.".to_owned()
        }
        Refusal::ScreenName(TextFault::TooLong(fault)) => {
            format!("The name has {} characters; {} are possible.", fault.length, fault.most)
        }
        Refusal::ScreenName(TextFault::Control { .. }) => {
            "The name holds a character that nobody sees. Type it again.".to_owned()
        }
        Refusal::TooManyScreens { most } => format!("A tournament has at most {most} screens. Remove one first."),
        Refusal::NothingShown => "Tick at least one thing that the screen shows.".to_owned(),
        Refusal::Seconds { least, most } => format!("Write a whole number of seconds from {least} to {most}."),
        Refusal::NoSuchTheme => "Choose light or dark.".to_owned(),
    }
}

/// What a part of a screen is called where it is chosen.
pub(crate) fn part(part: ScreenPart) -> &'static str {
    match part {
        ScreenPart::Now => "What the hall needs now",
        ScreenPart::SeatsByName => "Seats by name",
        ScreenPart::SeatsByTable => "Seats by table",
        ScreenPart::Clock => "Clock",
        ScreenPart::Standings => "Standings",
        ScreenPart::Bracket => "Semi-finals and final",
        ScreenPart::Champion => "Champion",
        ScreenPart::Code => "Code to the public page",
    }
}

/// What stands below a part where it is chosen.
pub(crate) fn part_help(part: ScreenPart) -> &'static str {
    match part {
        ScreenPart::Now => {
            "Seats when they are published, the clock during a round, then the standings, and the champion."
        }
        ScreenPart::SeatsByName => "For the way in: everybody finds their table.",
        ScreenPart::SeatsByTable => "For the tables: who plays with whom.",
        ScreenPart::Clock => "Since when the round is on, how many tables still play, and what comes next.",
        ScreenPart::Standings => "With the line of those who go on.",
        ScreenPart::Bracket => "Once their seats are published.",
        ScreenPart::Champion => "Once the final is closed.",
        ScreenPart::Code => "To be scanned with a phone.",
    }
}

/// A theme of a screen.
pub(crate) fn theme(theme: ScreenTheme) -> &'static str {
    match theme {
        ScreenTheme::Light => "Light",
        ScreenTheme::Dark => "Dark",
    }
}

/// What a screen shows, in a row.
pub(crate) fn plan(plan: &ScreenPlan) -> String {
    let parts: Vec<String> = plan.parts().iter().map(|(code, _)| part(*code).to_owned()).collect();
    in_a_row(&parts)
}

/// The heading above the tables of a round.
pub(crate) fn tables_of(at: RoundAt) -> String {
    format!("Tables of {}", rounds::named(at))
}

/// The heading above the champion.
pub(crate) const CHAMPION: &str = "The champion";
/// The heading above the code to be scanned.
pub(crate) const ON_YOUR_PHONE: &str = "On your phone";
/// The heading above the tables of the semi-finals.
pub(crate) const SEMI_FINALS: &str = "Semi-finals";
/// The heading above the table of the final.
pub(crate) const FINAL: &str = "Final";

/// Somebody else has changed a screen meanwhile.
pub(crate) const CHANGED_MEANWHILE: &str =
    "Somebody else has changed this screen meanwhile. Nothing of yours is saved yet.";

/// A code that opens no screen.
pub(crate) const WRONG_CODE: &str =
    "No screen has this code. Look at it once more on the organizer's page; it may have been renewed.";
