//! What a screen in the hall shows: one thing, or several in turn.

use crate::tournament::bounds;
use crate::tournament::vocabulary::words;

words! {
    /// A thing that a screen shows.
    ScreenPart {
        /// Whatever the hall needs at the moment: seats, the clock, standings, the champion.
        Now = "now",
        /// Who sits where, by name.
        SeatsByName = "seats-by-name",
        /// Who sits where, by table.
        SeatsByTable = "seats-by-table",
        /// The clock of the round, what comes next, and what the organizers say.
        Clock = "clock",
        /// The board of the round, once everybody may see it.
        Board = "board",
        /// The games of a side event that are on, step by step.
        Games = "games",
        /// The standings, with the line of those who go on.
        Standings = "standings",
        /// Semi-finals and final.
        Bracket = "bracket",
        /// Who won.
        Champion = "champion",
        /// The way to the public page, to be scanned.
        Code = "code",
    }
}

impl ScreenPart {
    /// Whether it shows who sits where in the next round as soon as everybody may see that.
    pub fn shows_seats(self) -> bool {
        matches!(self, ScreenPart::Now | ScreenPart::SeatsByName | ScreenPart::SeatsByTable)
    }
}

words! {
    /// Dark letters on light, or the other way round.
    ScreenTheme {
        /// Dark letters on a light ground.
        Light = "light",
        /// Light letters on a dark ground.
        Dark = "dark",
    }
}

/// How long each page of a part stays, in seconds, where nobody says otherwise.
pub const USUAL_SECONDS: i64 = 15;

/// What a screen shows in turn, each part once, with the seconds for which each page of it stays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScreenPlan(Vec<(ScreenPart, i64)>);

impl Default for ScreenPlan {
    /// What a new screen shows.
    fn default() -> ScreenPlan {
        ScreenPlan(vec![(ScreenPart::Now, USUAL_SECONDS)])
    }
}

impl ScreenPlan {
    /// A plan of these parts in the order of their list. None where there is none, or a number of seconds that can't be.
    pub fn of(parts: &[(ScreenPart, i64)]) -> Option<ScreenPlan> {
        let mut parts = parts.to_vec();
        parts.sort_unstable();
        parts.dedup_by_key(|(part, _)| *part);
        let fits = parts.iter().all(|(_, seconds)| bounds::SCREEN_SECONDS.contain(*seconds));
        (fits && !parts.is_empty()).then_some(ScreenPlan(parts))
    }

    /// The parts with their seconds.
    pub fn parts(&self) -> &[(ScreenPart, i64)] {
        &self.0
    }

    /// The seconds of a part, where the screen shows it.
    pub fn seconds(&self, wanted: ScreenPart) -> Option<i64> {
        self.0.iter().find(|(part, _)| *part == wanted).map(|(_, seconds)| *seconds)
    }

    /// The plan as it is stored.
    pub fn text(&self) -> String {
        self.0.iter().map(|(part, seconds)| format!("{part}:{seconds}")).collect::<Vec<_>>().join(" ")
    }

    /// Reads a plan that was stored. What a newer program may have added is left out; a plan of which nothing is left is the
    /// usual one.
    pub fn read(text: &str) -> ScreenPlan {
        let part = |word: &str| {
            let (part, seconds) = word.split_once(':')?;
            Some((ScreenPart::from_code(part)?, seconds.parse().ok()?))
        };
        let parts: Vec<_> = text.split(' ').filter_map(part).collect();
        ScreenPlan::of(&parts).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_comes_back_as_it_was_stored() {
        let plan = ScreenPlan::of(&[(ScreenPart::Standings, 20), (ScreenPart::SeatsByName, 12)]).expect("a plan");
        assert_eq!(plan.text(), "seats-by-name:12 standings:20");
        assert_eq!(ScreenPlan::read(&plan.text()), plan);
        assert_eq!(plan.seconds(ScreenPart::Standings), Some(20));
        assert_eq!(plan.seconds(ScreenPart::Clock), None);
    }

    #[test]
    fn what_can_be_no_plan_is_none() {
        let check = |parts: &[(ScreenPart, i64)]| assert_eq!(ScreenPlan::of(parts), None);
        check(&[]);
        check(&[(ScreenPart::Clock, 1)]);
        check(&[(ScreenPart::Clock, 10), (ScreenPart::Code, 10_000)]);
        assert_eq!(ScreenPlan::read("weather:10 clock:x"), ScreenPlan::default());
        assert_eq!(ScreenPlan::read("weather:10 clock:10").text(), "clock:10");
    }
}
