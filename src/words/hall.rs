//! The words of the screens in the hall.

use chrono::{DateTime, Utc};

use crate::games::Terms;
use crate::time;
use crate::{in_a_row, isolated};
use reeve_actions::hall::refusal::Refusal;
use reeve_rules::text::TextFault;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::screens::{ScreenPart, ScreenPlan, ScreenTheme};
use reeve_rules::tournament::streams::StreamPart;
use reeve_rules::tournament::vocabulary::{RoundState, Stage, TournamentPart};
use reeve_store::announcement::Announcement;
use reeve_store::tournament::Tournament;
use reeve_time_zone::local;
use reeve_views::bracket::champion::Champion;
use reeve_views::hall::clock::RoundClock;
use reeve_views::hall::moment::Moment;
use reeve_views::hall::screen::ScreenSight;
use reeve_views::rounds::RoundAt;
use reeve_views::standings::ranking;
use reeve_views::visibility;

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::ScreenName(TextFault::Missing) => {
            "Give the screen a name, such as the place where it stands.".to_owned()
        }
        Refusal::ScreenName(TextFault::TooLong(fault)) => {
            format!("The name has {} characters; at most {} fit.", fault.length, fault.most)
        }
        Refusal::ScreenName(TextFault::Control { .. }) => {
            "The name contains an invisible character. Type it again.".to_owned()
        }
        Refusal::TooManyScreens { most } => format!("A tournament has at most {most} screens. Remove one first."),
        Refusal::NothingShown => "Tick at least one thing that the screen shows.".to_owned(),
        Refusal::Seconds { part: of, least, most } => {
            format!("Seconds per page of “{}”: write a whole number from {least} to {most}.", part(of))
        }
        Refusal::Message(TextFault::Missing) => "Type what you want to say.".to_owned(),
        Refusal::Message(TextFault::TooLong(fault)) => {
            format!("The message has {} characters; at most {} fit.", fault.length, fault.most)
        }
        Refusal::Message(TextFault::Control { .. }) => {
            "The message contains an invisible character or a line break. Type it on one line.".to_owned()
        }
        Refusal::NoSuchTable => "No table has this number in the round that is on or comes next.".to_owned(),
        Refusal::TooManyStand { most } => format!("{most} messages are showing already. Take one back first."),
        Refusal::TooManyMade { most } => format!("A tournament can have at most {most} messages."),
        Refusal::NoStart => "Type a time later today, such as 14:30.".to_owned(),
        Refusal::StreamName(TextFault::Missing) => "Give the address a name.".to_owned(),
        Refusal::StreamName(TextFault::TooLong(fault)) => {
            format!("The name has {} characters; at most {} fit.", fault.length, fault.most)
        }
        Refusal::StreamName(TextFault::Control { .. }) => {
            "The name contains an invisible character. Type it again.".to_owned()
        }
        Refusal::TooManyStreams { most } => format!("You have {most} addresses already. Remove one first."),
        Refusal::NoSuchStream => "Choose from the lists what is shown, and how.".to_owned(),
        Refusal::StreamNumber { part: StreamPart::Player } => "Type the number of the player.".to_owned(),
        Refusal::StreamNumber { .. } => "Type the number of the table.".to_owned(),
        Refusal::NoSuchTheme => "Choose light or dark.".to_owned(),
    }
}

/// What a part of a screen is called where it is chosen.
pub fn part(part: ScreenPart) -> &'static str {
    match part {
        ScreenPart::Now => "What the hall needs now",
        ScreenPart::SeatsByName => "Seats by name",
        ScreenPart::SeatsByTable => "Seats by table",
        ScreenPart::Clock => "Clock",
        ScreenPart::Board => "Board",
        ScreenPart::Games => "Games that are on",
        ScreenPart::Standings => "Standings",
        ScreenPart::Bracket => "Semi-finals and final",
        ScreenPart::Champion => "Champion",
        ScreenPart::Code => "QR code of the public page",
    }
}

/// What stands below a part where it is chosen.
fn part_help(part: ScreenPart) -> &'static str {
    match part {
        ScreenPart::Now => {
            "Seats when they are published, clock and board during a round, then the standings, and the champion."
        }
        ScreenPart::SeatsByName => "At the entrance, so that everybody finds their table.",
        ScreenPart::SeatsByTable => "For the tables: who plays with whom.",
        ScreenPart::Clock => "When the round began, how many tables are still playing, and what comes next.",
        ScreenPart::Board => "The board of the round, once it is public.",
        ScreenPart::Games => {
            "Score, clock and island while a game is noted step by step: where results come with each record sheet, or a round \
             has one table."
        }
        ScreenPart::Standings => "With the line below those who go on.",
        ScreenPart::Bracket => "Once their seats are published.",
        ScreenPart::Champion => "Once the final is closed.",
        ScreenPart::Code => "To be scanned with a phone.",
    }
}

/// A part in the words of the game.
pub fn part_in(of: ScreenPart, terms: &Terms) -> String {
    match of {
        ScreenPart::Champion => terms.winner.to_owned(),
        of => terms.say(part(of)).into_owned(),
    }
}

/// What stands below it where it is chosen, in the words of the game.
pub fn part_help_in(of: ScreenPart, terms: &Terms) -> String {
    match of {
        ScreenPart::Champion if !terms.all_clauses => "Once the organizers declare it.".to_owned(),
        ScreenPart::Standings if !terms.all_clauses => "Who stands where after the rounds so far.".to_owned(),
        ScreenPart::Now => terms.say(&part_help(of).replace("champion", &terms.winner.to_lowercase())).into_owned(),
        of => terms.say(part_help(of)).into_owned(),
    }
}

/// A theme of a screen.
pub fn theme(theme: ScreenTheme) -> &'static str {
    match theme {
        ScreenTheme::Light => "Light",
        ScreenTheme::Dark => "Dark",
    }
}

/// What a screen shows, in a row.
pub fn plan(plan: &ScreenPlan, terms: &Terms) -> String {
    let parts: Vec<String> = plan.parts().iter().map(|(code, _)| part_in(*code, terms)).collect();
    in_a_row(&parts)
}

/// Whether a screen is open, and when it was last seen: the time alone where that was today.
pub fn sight(sight: ScreenSight, now: DateTime<Utc>, zone: &str) -> String {
    match sight {
        ScreenSight::Open => "open now".to_owned(),
        ScreenSight::Unseen => "not opened yet".to_owned(),
        ScreenSight::Seen(at) => {
            let is_today = local(at, zone).date_naive() == local(now, zone).date_naive();
            format!("last seen {}", if is_today { time::clock(at, zone) } else { time::moment(at, zone) })
        }
    }
}

/// Somebody else has changed a screen meanwhile.
pub const CHANGED_MEANWHILE: &str =
    "Somebody else changed this screen in the meantime. Your changes are not saved yet.";

/// Before an announcement that is meant for one table: `Table 3:`.
pub fn to_table(one: &Announcement, terms: &Terms) -> Option<String> {
    one.table_number.map(|table| texts::announcements::to_table(terms, table))
}

/// An announcement: as it was typed, behind the table where it is meant for one.
pub fn announcement(one: &Announcement, terms: &Terms) -> String {
    match to_table(one, terms) {
        Some(table) => format!("{table} {}", one.said),
        None => one.said.clone(),
    }
}

/// What a part of a screen waits for that has nothing to show yet; None for one that always has. `without_board`: the round that
/// is on, where everybody could see its board and there is none.
pub fn awaits(part: ScreenPart, t: &Tournament, without_board: Option<RoundAt>) -> Option<String> {
    Some(match part {
        ScreenPart::Clock | ScreenPart::Code => return None,
        ScreenPart::Now | ScreenPart::SeatsByName | ScreenPart::SeatsByTable if t.phase.is_finished() => {
            texts::screens::games_are_over()
        }
        ScreenPart::Now | ScreenPart::SeatsByName | ScreenPart::SeatsByTable => texts::status::no_seats_yet(),
        ScreenPart::Board => match without_board {
            Some(at) => texts::screens::no_board_was_made(at.stage.code(), at.number),
            None => texts::screens::awaits_board(),
        },
        ScreenPart::Games => texts::screens::awaits_games(),
        ScreenPart::Standings => texts::screens::awaits_standings(),
        ScreenPart::Bracket if !visibility::leads_to_later_stages(t) => texts::screens::no_later_stages(),
        ScreenPart::Bracket => match ranking::stages_of(t) {
            Some(Stages::FinalOnly) if t.part == TournamentPart::Finals => texts::screens::awaits_final(),
            _ if t.part == TournamentPart::Finals => texts::screens::awaits_semi_finals(),
            Some(Stages::FinalOnly) => texts::screens::awaits_final_after_preliminaries(),
            _ => texts::screens::awaits_semi_finals_after_preliminaries(),
        },
        ScreenPart::Champion if t.ends_with_rounds() => texts::screens::awaits_winner(),
        ScreenPart::Champion if !visibility::leads_to_later_stages(t) => texts::screens::series_goes_on(),
        ScreenPart::Champion => texts::screens::awaits_champion(),
    })
}

/// What was just reached, as a heading.
pub fn moment(moment: &Moment) -> String {
    match moment {
        Moment::RoundOver(at, _) => texts::status::round_over(at.stage.code(), at.number),
        Moment::GoesOn(at, Stage::Final, _) => texts::screens::moment_to_the_final(at.stage.code(), at.number),
        Moment::GoesOn(at, ..) => texts::screens::moment_to_the_semi_finals(at.stage.code(), at.number),
        Moment::Won(_) => String::new(),
    }
}

/// When the games begin next, by the clock.
pub fn starts(clock: &str) -> String {
    texts::announcements::starts(clock)
}

/// How the round stands: `Round 2 began at 14:32; 5 of 25 tables are still playing.`
pub fn clock(clock: &RoundClock, (since, ends): (&str, Option<&str>), terms: &Terms) -> String {
    let (stage, number) = (clock.at.stage.code(), clock.at.number);
    match ends {
        Some(ends) => texts::screens::clock_with_end(terms, stage, number, since, ends, clock.playing, clock.tables),
        None => texts::screens::clock(terms, stage, number, since, clock.playing, clock.tables),
    }
}

/// Since when a round is on, and until when where its games have a limit: `Round 2 began at 14:32 and ends at 15:47.`
pub fn began(at: RoundAt, since: &str, ends: Option<&str>) -> String {
    match ends {
        Some(ends) => texts::screens::began_with_end(at.stage.code(), at.number, since, ends),
        None => texts::screens::began(at.stage.code(), at.number, since),
    }
}

/// What is said of the limit of a game.
pub fn limit(minutes: i64) -> String {
    texts::announcements::limit(minutes)
}

/// What is read aloud as things stand, for halls without screens.
pub fn aloud(t: &Tournament, round: Option<(RoundAt, RoundState)>) -> Vec<String> {
    use texts::announcements;
    match round {
        None if t.phase.has_check_in() => {
            vec![announcements::welcome(isolated(&t.name)), announcements::come_to_desk()]
        }
        None => vec![announcements::welcome(isolated(&t.name))],
        Some((at, RoundState::Planned | RoundState::Published)) => vec![
            announcements::seats_out(at.stage.code(), at.number),
            match t.system.system().championship {
                true => announcements::at_table_championship(),
                false => announcements::at_table_other(),
            },
            announcements::dont_begin(),
        ],
        Some((at, RoundState::Playing)) => vec![
            announcements::may_begin(at.stage.code(), at.number),
            match t.rules.game_minutes {
                0 => format!("{} {}", announcements::no_limit(), announcements::raise_hand()),
                minutes => format!("{} {}", limit(minutes.into()), announcements::raise_hand()),
            },
            announcements::sign(),
        ],
        Some((at, RoundState::Closed)) if at.stage == Stage::Prelim && at.number < t.prelim_rounds => {
            vec![announcements::round_over(at.number), announcements::next_round_follows()]
        }
        Some((at, RoundState::Closed))
            if at.stage == Stage::Prelim && t.part == TournamentPart::Prelims && t.system.system().championship =>
        {
            vec![announcements::event_over(), announcements::series_invites()]
        }
        Some((at, RoundState::Closed)) => vec![
            match at.stage {
                Stage::Prelim if t.ends_with_rounds() => announcements::last_round_over(),
                Stage::Prelim => announcements::prelims_over(),
                Stage::Semi => announcements::semis_over(),
                Stage::Final => announcements::final_over(),
            },
            announcements::stay_close(),
        ],
    }
}

/// What is read aloud once somebody has won the final, and once that is the champion.
pub fn aloud_champion(champion: &Champion, terms: &Terms) -> Vec<String> {
    use texts::announcements;
    let name = &champion.name;
    if champion.declared {
        let declared = if terms.places {
            announcements::champion_is(isolated(name))
        } else {
            announcements::winner_is(isolated(name))
        };
        return vec![declared, announcements::congratulations()];
    }
    let by = match champion.won_final() {
        true => "won",
        false if champion.after_rounds => "first",
        false => "disqualified",
    };
    let over = match champion.after_rounds {
        true => announcements::after_last_round(by, isolated(name)),
        false => announcements::after_final(by, isolated(name)),
    };
    vec![over, announcements::declared_soon()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::vocabulary::Phase;
    use reeve_views::event_for_tests::event;

    #[test]
    fn what_is_read_aloud_ends_with_an_event_of_a_series() {
        let mut t = event(Phase::Prelim, 12).tournament;
        let last = RoundAt { stage: Stage::Prelim, number: t.prelim_rounds };
        let said = |t: &Tournament| aloud(t, Some((last, RoundState::Closed))).join(" ");
        assert!(said(&t).contains("the next announcement follows soon"), "{}", said(&t));
        t.part = TournamentPart::Prelims;
        assert!(!said(&t).contains("follows"), "{}", said(&t));
        assert!(said(&t).contains("The ranking of the series says who is invited"), "{}", said(&t));
    }
}
