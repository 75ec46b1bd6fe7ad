//! The words of the turn timer, the judges' duty list and the briefing.

use crate::{capital, counted, in_a_row, isolated, numbered, rounds};
use reeve_actions::duty::refusal::Refusal;
use reeve_rules::games::System;
use reeve_rules::rulings::briefing::BriefingPoint;
use reeve_rules::rulings::duty::DutyTables;
use reeve_rules::rulings::turn_timer::TimerRefusal;
use reeve_rules::tournament::bounds;
use reeve_views::rounds::RoundAt;

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    let said = match refusal {
        Refusal::Timer(TimerRefusal::PlacementsNotDone) => {
            "Turns are timed after the opening placements. Tick this once they are done."
        }
        Refusal::Timer(TimerRefusal::AllByJudge) => {
            "Only organizers can time the turns at all tables. A judge can time one table."
        }
        Refusal::Timer(TimerRefusal::NobodyAtTable) => "Nobody sits at this table.",
        Refusal::Timer(TimerRefusal::RoundNotPlayed) => "This round is not being played, so no turns are timed in it.",
        Refusal::Timer(TimerRefusal::GameOver) => "This table has a result: its game is over.",
        Refusal::Timer(TimerRefusal::NoTurns) => "This game has no turns, so there is nothing to time.",
        Refusal::Timer(TimerRefusal::TimedAlready) => "The turns are timed already.",
        Refusal::Timer(TimerRefusal::NotTimed) => "This turn timer has been lifted already.",
        Refusal::NobodyAsked => "Say who asked for it: a player of this table, or the organizers.",
        Refusal::NotAJudge => "Choose one of the judges of this tournament.",
        Refusal::NoSuchRound => "Choose one of the rounds of this tournament, or every round.",
        Refusal::NoTable { most } => return format!("Type the number of a table, from 1 to {most}."),
        Refusal::TablesBackwards => "The last table comes before the first.",
        Refusal::OnDutyAlready => "This judge already covers these tables.",
        Refusal::TooManyDuties { most } => {
            return format!(
                "A duty list has at most {most} lines. Remove some first, or put several tables on one line."
            );
        }
        Refusal::PointLeftOut => "Tick this point once it has been explained.",
    };
    said.to_owned()
}

/// Where and since when turns are timed, and who asked: `Table 7: since 14:32, asked for by Ada.`
pub fn timer(table: Option<i64>, asked_by: Option<&str>, from: &str, until: Option<&str>) -> String {
    match (table, until, asked_by.map(isolated)) {
        (Some(table), None, Some(name)) => texts::rulings::timer_since(table, from, name),
        (Some(table), None, None) => texts::rulings::timer_since_organizers(table, from),
        (Some(table), Some(until), Some(name)) => texts::rulings::timer_from_to(table, from, until, name),
        (Some(table), Some(until), None) => texts::rulings::timer_from_to_organizers(table, from, until),
        (None, None, Some(name)) => texts::rulings::timer_all_since(from, name),
        (None, None, None) => texts::rulings::timer_all_since_organizers(from),
        (None, Some(until), Some(name)) => texts::rulings::timer_all_from_to(from, until, name),
        (None, Some(until), None) => texts::rulings::timer_all_from_to_organizers(from, until),
    }
}

/// What a player is told whose turns are timed.
pub fn own_timer(asked_by: Option<&str>, from: &str) -> String {
    match asked_by {
        Some(name) => texts::rulings::timer_own(from, isolated(name)),
        None => texts::rulings::timer_own_organizers(from),
    }
}

/// On a card of the board whose table has called a judge.
pub const CALLED: &str = "a judge is called";

/// The card of a table whose turns are timed.
pub const TIMED: &str = "turns timed";

/// Who asks for a turn timer where no player does.
pub const THE_ORGANIZERS: &str = "The organizers";

/// In the list of who asked, until somebody is chosen.
pub const CHOOSE: &str = "Choose";

/// What the judge's device says of a turn: the signs by the time that is left, and what is read out.
pub struct TimerSigns {
    /// The last minute has begun.
    pub first: &'static str,
    /// The last seconds have begun.
    pub last: &'static str,
    pub out: &'static str,
    /// The timer is paused on the device.
    pub paused: &'static str,
    /// The game is paused by a judge's entry.
    pub held: &'static str,
    /// Whose turn begins; the name stands for the braces.
    pub turn: &'static str,
    /// How far the turn is over its time; the time stands for the braces.
    pub over: &'static str,
}

/// See [`TimerSigns`].
pub const SIGNS: TimerSigns = TimerSigns {
    first: "One minute left",
    last: "Ten seconds left",
    out: "Time is up",
    paused: "Paused",
    held: "The game is paused",
    turn: "{name}: three minutes",
    over: "{time} over",
};

/// The tables of a line of the duty list: `Round 2, tables 3–7`.
pub fn duty_tables(tables: DutyTables) -> String {
    let round = tables
        .round
        .map_or("Every round".to_owned(), |(stage, number)| capital(&rounds::named(RoundAt { stage, number })));
    let tables = match (tables.first, tables.last) {
        (first, last) if first == bounds::TABLE.least && last == bounds::TABLE.most => "all tables".to_owned(),
        (first, last) if last == bounds::TABLE.most => format!("tables from {first} on"),
        (first, last) if first == last => format!("table {first}"),
        (first, last) => format!("tables {first}–{last}"),
    };
    format!("{round}, {tables}")
}

/// In the choice of the round, for the whole day.
pub const EVERY_ROUND: &str = "Every round";

/// Beside a point of the briefing where several are left out.
pub const NOT_TICKED: &str = "Not ticked yet.";

/// Several points of the briefing are not ticked.
pub fn points_left_out(count: usize) -> String {
    format!("{count} points are not ticked yet. Tick each once it has been explained.")
}

/// The tables of a round to which no judge goes; nothing where every one has a judge.
pub fn unassigned(tables: &[i64]) -> Option<String> {
    let said = numbered(tables.iter().copied(), "table", "tables");
    (!tables.is_empty()).then(|| format!("No judge covers {said} yet."))
}

/// To whom a judge at a table is close.
pub fn close_to(names: &[String]) -> String {
    format!("shares a group or a club with {}", in_a_row(names))
}

/// How many tables a judge has.
pub fn load(tables: usize) -> String {
    counted(tables, "table", "tables")
}

/// What stands beside a table to which no judge goes.
pub const NOBODY: &str = "no judge";

/// What the judge explains where this game is played.
pub fn point(point: BriefingPoint, system: &System) -> &'static str {
    match point {
        BriefingPoint::Stages if !system.championship => {
            "How many rounds are played today, and how the ranking is made."
        }
        BriefingPoint::Signing if !system.championship => {
            "How a game is won. Everybody checks the record sheet and signs it; then it stands."
        }
        BriefingPoint::Judges => "Who the judges are, and that what a judge rules is final.",
        BriefingPoint::Calling => {
            "Raise a hand for a judge, and stop until one comes. Anything not reported at once counts as accepted play."
        }
        BriefingPoint::Stages => "How many rounds are played today, and who goes on.",
        BriefingPoint::Choice => {
            "Confirm the layout first. Then choose in the order of the positions on the seat list."
        }
        BriefingPoint::Turns => {
            "A game has no clock. After the opening placements anybody may ask for three minutes a turn."
        }
        BriefingPoint::Cards => {
            "The starting player hands out the resource cards, unless the table chooses somebody else."
        }
        BriefingPoint::Pieces => "Count pieces and cards before you begin, and report what is missing.",
        BriefingPoint::Notes => "Anyone who wants to log the dice says so before the game.",
        BriefingPoint::Signing => {
            "Ten points on your own turn win the game. Everybody checks the record sheet and signs it; then it stands."
        }
        BriefingPoint::Collusion => {
            "No deals about standing in the tournament, and no free cards. Both players answer for it."
        }
        BriefingPoint::Devices => "Phones and watches stay off the table until the game is over.",
        BriefingPoint::Conduct => {
            "The code of conduct applies to players, staff and guests, here and around the event."
        }
        BriefingPoint::Harassment => "Who to tell about harassment, and that it is kept confidential.",
        BriefingPoint::Photos => "Where photos and films are taken, and who to tell if you don't want to be in them.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unmarked;
    use reeve_rules::games::SystemCode;
    use reeve_rules::tournament::vocabulary::Stage;

    #[test]
    fn a_timer_says_where_since_when_and_who_asked() {
        assert_eq!(unmarked(&timer(Some(7), Some("Ada"), "14:32", None)), "Table 7: since 14:32, asked for by Ada.");
        let all = timer(None, None, "14:32", Some("15:01"));
        assert_eq!(all, "All tables: from 14:32 to 15:01, as the organizers decided.");
    }

    #[test]
    fn the_tables_of_a_judge_are_named() {
        let check = |round, first, last, expected: &str| {
            assert_eq!(duty_tables(DutyTables { round, first, last }), expected);
        };
        check(None, 1, 9_999, "Every round, all tables");
        check(None, 4, 9_999, "Every round, tables from 4 on");
        check(Some((Stage::Prelim, 2)), 3, 7, "Round 2, tables 3–7");
        check(Some((Stage::Final, 1)), 1, 1, "The final, table 1");
        assert_eq!(unassigned(&[1, 2, 3, 7]).as_deref(), Some("No judge covers tables 1–3 and 7 yet."));
        assert_eq!(unassigned(&[]), None);
    }

    #[test]
    fn every_point_of_the_briefing_is_one_or_two_short_sentences() {
        for system in [SystemCode::Base, SystemCode::Conquest] {
            for of in BriefingPoint::of(system.system()) {
                let said = point(of, system.system());
                assert!(said.ends_with('.') && said.len() < 120, "{said}");
            }
        }
    }
}
