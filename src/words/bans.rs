//! The words of bans (2.1.12), for administrators and for the organizers who are warned.

use chrono::NaiveDate;

use crate::time;
use crate::{in_a_row, isolated};
use reeve_store::ban::Ban;

/// The days of a ban: `from 21 November 2026, for life`.
pub fn days(from: NaiveDate, until: Option<NaiveDate>) -> String {
    match until {
        Some(until) => format!("{} to {}", time::day(from), time::day(until)),
        None => format!("from {}, for life", time::day(from)),
    }
}

/// A ban in one line, on the page of the player whom it may mean.
pub fn line(ban: &Ban) -> String {
    let who: Vec<&str> = [ban.name.as_deref(), ban.email.as_deref()].into_iter().flatten().collect();
    format!("{} ({}): {}", in_a_row(&who), days(ban.from_day, ban.until_day), isolated(&ban.reason))
}

/// What is said above the bans of a player.
pub const DECIDE: &str =
    "This player may be banned. You decide: it could be another person of the same name. Players never see this.";

/// What is said of a new player who may be banned. `bans`: as [`line`] has them.
pub fn new_player(bans: &[String]) -> String {
    format!("This player may be banned: {}. To add the player anyway, tick the box below.", bans.join("; "))
}

/// Players who may be banned, by name, on the list of players and the next step.
pub fn players(labels: &[String]) -> String {
    format!("Possibly banned: {}. Open each player's page and decide.", first(labels))
}

/// The same for players of a file that is looked at.
pub fn in_file(labels: &[String]) -> String {
    format!("Possibly banned: {}. Leave their lines out, or import them and decide on their pages.", first(labels))
}

/// The first of these names, and how many more there are.
fn first(labels: &[String]) -> String {
    let names: Vec<&str> = labels.iter().take(MOST_NAMED).map(String::as_str).collect();
    match labels.len().saturating_sub(MOST_NAMED) {
        0 => in_a_row(&names),
        more => format!("{} and {more} more", in_a_row(&names)),
    }
}

/// So many are named; the others are counted.
const MOST_NAMED: usize = 10;
