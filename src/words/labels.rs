//! The short labels of pages: what figures, facts and fields are called, and what stands on buttons.

use std::fmt::Display;

use crate::isolated;
use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::tournament::Tournament;

/// What those are called who have a place: nobody registers for the final day of a series.
pub fn registered(t: &Tournament) -> &'static str {
    if t.part == TournamentPart::Finals { FINALISTS } else { REGISTERED }
}

/// A limit of the server, where 0 is none.
pub fn or_no_limit(most: u32) -> String {
    if most == 0 { "none".to_owned() } else { most.to_string() }
}

pub const ABSENT: &str = "absent";
/// In its place where a judge decided that the game is not counted.
pub const NOT_COUNTED: &str = "not counted";
pub const ADMINISTRATOR: &str = "Administrator";
pub const AGREED: &str = "Agreed";
pub const ASKED_FOR_ERASURE: &str = "Asked to be erased";
pub const ASKED_TO_LEAVE: &str = "Asked to leave";
pub const AGREED_ON_PAPER: &str = "Agreed on paper";
pub const ALREADY_THERE: &str = "Already there";
pub const APPROVAL: &str = "Approval";
pub const APPROVE: &str = "Approve";
pub const ARCHIVE: &str = "Archive";
pub const BRING_BACK: &str = "Bring back";
pub const BRING_OUT_OF_THE_ARCHIVE: &str = "Bring out of the archive";
/// The link to where a tournament is called off, and to where that is taken back.
pub const CALL_OFF: &str = "Call this tournament off";
pub const HOLD_AFTER_ALL: &str = "It is called off. Does it take place after all?";
pub const CAME_IN: &str = "Came in";
pub const CHECKED_IN: &str = "Checked in";
pub const CHOOSE: &str = "Choose";
pub const CLOSE_THE_ROUND: &str = "Close the round";
pub const CLUB: &str = "Club";
pub const CLUB_GROUPS_COUNTRY: &str = "Club, groups, country";
pub const CODE_OF_CONDUCT: &str = "Code of conduct";
pub const COUNTRY: &str = "Country";
pub const DAY_OF_THE_FINAL: &str = "Day of the final";
pub const DAY: &str = "Day";
pub const DECLINE: &str = "Decline";
pub const DISSOLVE_GROUP: &str = "Dissolve this group";
pub const DISQUALIFIED: &str = "Disqualified";
pub const DOWNLOAD_AS_CSV: &str = "Download as CSV";
pub const EDITION: &str = "Edition";
pub const FAULTY_LINES: &str = "Faulty lines";
const FINALISTS: &str = "Coming";
pub const FIXED_TABLE: &str = "Fixed table";
pub const FOR_APPROVAL: &str = "For approval";
pub const GAME: &str = "Game";
pub const GET_THE_MAIL: &str = "Get the mail";
pub const GROUPS: &str = "Groups";
pub const GUARDIAN: &str = "Guardian";
pub const HAVE_NO_ADDRESS: &str = "Have no e-mail address";
/// Where a tournament says nothing itself.
pub const AS_THE_SERVER: &str = "As the server";
pub const JUDGE: &str = "Judge";
pub const LANGUAGE: &str = "Language of the pages";
pub const LANGUAGE_OF_THE_ORDER: &str = "In the order of";
pub const LET_SIT_TOGETHER: &str = "Let them sit together";
pub const LEFT_OUT: &str = "Left out";
pub const MAY_CREATE_TOURNAMENTS: &str = "May create tournaments";
pub const MINOR: &str = "Minor";
pub const MOVE_UP: &str = "Move up";
pub const START: &str = "Start";
pub const DOORS: &str = "Doors open";
pub const DESCRIPTION: &str = "Description";
pub const ADDRESS: &str = "Address";
pub const CONTACT: &str = "Contact";
pub const FEE: &str = "Fee";
pub const CURRENCY: &str = "Currency";
pub const LINKS: &str = "Links";
pub const CODE_LINK: &str = "Whole code of conduct";
/// Who comes along with a player.
pub const COMPANIONS: &str = "Comes with";
pub const NAMED_COMPANIONS: &str = "Answered when registering";
/// A player who wants to be in no photo and no film.
pub const NO_PICTURES: &str = "No pictures";
pub const PHOTO_LINK: &str = "Whole photo policy";
pub const ROUNDS: &str = "Rounds";
pub const RULES: &str = "Rules";
pub const RULES_TEXT: &str = "Text of own rules";
pub const PAPER: &str = "Paper";
pub const NAME: &str = "Name";
pub const NAMES_SORTED: &str = "Names are sorted";
pub const NEW: &str = "New";
pub const NOT_AGREED_YET: &str = "Not agreed yet";
pub const NOTES: &str = "Notes";
pub const NUMBER: &str = "Number";
pub const OF_THESE_WAITING: &str = "Of these waiting";
pub const ON_THE_WAITING_LIST: &str = "On the waiting list";
pub const ORGANIZER: &str = "Organizer";
pub const PER_ADDRESS: &str = "Registrations from one address in an hour";
pub const PAID: &str = "Paid";
pub const PHONE: &str = "Phone";
pub const PHOTO_POLICY: &str = "Photo policy";
pub const PLACE: &str = "Place";
pub const PLACES: &str = "Places";
pub const PUBLISH_ALL_SEATS: &str = "Publish the seats of all rounds";
pub const PUBLISH_THE_SEATS: &str = "Publish the seats";
pub const REASON: &str = "reason";
const REGISTERED: &str = "Registered";
pub const COUNTED_IN_ROUND_1: &str = "Counted in round 1";
pub const SEARCH_ENGINES: &str = "Search engines";
pub const SEMI_FINALS: &str = "Semi-finals";
pub const SHORT_ADDRESS: &str = "Short address";
pub const STAGES: &str = "Stages";
pub const START_THE_ROUND: &str = "Start the round";
pub const SWITCHED_OFF: &str = "Switched off";
pub const BY_THE_STANDINGS: &str = "By the standings";
pub const THE_BEST_SCHEDULE: &str = "The best schedule";
pub const THE_SMALLEST_CHANGE: &str = "The smallest change";
pub const TIME_ZONE: &str = "Time zone";
pub const TO_APPROVE: &str = "To approve";
pub const TWICE_IN_THE_FILE: &str = "Twice in the file";
pub const WAITING_LIST: &str = "Waiting list";
pub const WHAT_THIS_COUNT_MEANS: &str = "What this count means";
pub const WHAT_TO_DO_NEXT: &str = "What to do next";
pub const WITHDRAW: &str = "Withdraw";
/// What answers somebody who asked to leave, and is talked out of it.
pub const STAYS: &str = "Stays";
pub const WITHDRAWN: &str = "Withdrawn";
pub const WITHDREW: &str = "Withdrew";
pub const WRITE_A_MAIL: &str = "Write a mail";
pub const COMES_LATE: &str = "comes late";
pub const E_MAIL: &str = "E-mail";
pub const KEEP_APART: &str = "Keep apart";
pub const MAIL: &str = "Mail";
pub const E_MAIL_ADDRESS: &str = "E-mail address";
pub const IS_MISSING: &str = "is missing";
pub const LEAVE_OUT: &str = "leave out";
pub const PINNING_OR_LETTING_GO: &str = "Pinning or letting go";
pub const WHO_IS_MISSING: &str = "Who is missing";
pub const AT_WHICH_TABLES: &str = "At which tables the layout is right";
pub const WHAT_STOOD_ON_THE_PAGE: &str = "What stood on the page";
pub const WHETHER_THE_PLAYER_IS_HERE: &str = "Whether the player is here";
pub const NONE: &str = "none";
pub const NOBODY: &str = "nobody";
pub const NOT_YET: &str = "not yet";
pub const PLAYER_HIDDEN: &str = "archived";
pub const PLAYER_ASKED: &str = "to approve";
pub const PLAYER_WAITING: &str = "waiting list";
pub const PLAYER_CHECKED_IN: &str = "checked in";
pub const PLAYER_REGISTERED: &str = "registered";
pub const PLAYER_WITHDRAWN: &str = "withdrawn";
pub const PLAYER_DISQUALIFIED: &str = "disqualified";

/// Yes or no.
pub fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// Below the number of players: how many there may be.
pub fn of_places(places: i64) -> String {
    format!("of {places} places")
}

/// How many of how many.
pub fn of_all(done: usize, all: usize) -> String {
    format!("{done} of {all}")
}

/// A state, and since when: `judge called since 14:03`.
pub fn since_clock(state: &str, clock: &str) -> String {
    format!("{state} since {clock}")
}

/// A round by its number.
pub fn round(number: impl Display) -> String {
    format!("Round {number}")
}

/// Leads to a round.
pub fn go_to_round(number: i64) -> String {
    format!("Go to round {number}")
}

/// Leads to where the layout of a table is confirmed.
pub fn choice_of_seats_at(table: i64) -> String {
    format!("Layout and seats at table {table}")
}

/// Leads to where the judge of the final is named.
pub const NAME_THE_JUDGE: &str = "Name the judge of the final";

/// Leads to the results of a round while some are missing.
pub const ENTER_RESULTS: &str = "Enter results";

/// The same when all are in, and some not signed.
pub const SIGN_THE_SHEETS: &str = "Sign the record sheets";

/// A seat within a line.
pub fn seat(at: SeatAt) -> String {
    format!("table {}, position {}", at.table, at.position)
}

/// A seat within a column of a table.
pub fn short_seat(table: i64, position: i64) -> String {
    format!("table {table}, pos. {position}")
}

/// A seat and who sits there, to be chosen.
pub fn seat_of(at: SeatAt, name: &str) -> String {
    format!("Table {}, position {}: {}", at.table, at.position, isolated(name))
}

/// The clause by which somebody was disqualified.
pub fn clause(clause: &str) -> String {
    format!("clause {clause}")
}

/// A rank within a line.
pub fn rank(rank: impl Display) -> String {
    format!("rank {rank}")
}

/// Somebody by name and e-mail address, of which one may be missing.
pub fn name_and_address(name: &str, email: Option<&str>) -> String {
    match (name, email) {
        ("", Some(email)) => email.to_owned(),
        (name, Some(email)) => format!("{}, {email}", isolated(name)),
        (name, None) => isolated(name),
    }
}

/// Whom a mail goes to that brings an invitation to the staff.
pub fn invited_to(slug: &str) -> String {
    format!("somebody invited to {slug}")
}

/// Whom a mail to a player is for.
pub fn player_of(number: i64, slug: &str) -> String {
    format!("player {number} of {slug}")
}

/// What is stored, beside what was typed.
pub fn stored_and_typed(stored: &str, typed: &str) -> String {
    format!("stored: {stored}; yours: {typed}")
}

/// The size of a file.
pub fn bytes(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} bytes"),
        10_000..10_000_000 => format!("{} kB", bytes / 1000),
        10_000_000..10_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{} GB", bytes / 1_000_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn sizes_are_short() {
        let check = |size: u64, expected: &str| assert_eq!(bytes(size), expected);
        check(0, "0 bytes");
        check(9_999, "9999 bytes");
        check(12_345, "12 kB");
        check(12_300_000, "12 MB");
        check(79_000_000_000, "79 GB");
    }
}
