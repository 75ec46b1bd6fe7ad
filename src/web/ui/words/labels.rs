//! The short labels of pages: what figures, facts and fields are called, and what stands on buttons.

use std::fmt::Display;

use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::tournament::Tournament;

/// What those are called who have a place: nobody registers for the final day of a series.
pub(crate) fn registered(t: &Tournament) -> &'static str {
    if t.part == TournamentPart::Finals { FINALISTS } else { REGISTERED }
}

/// A limit of the server, where 0 is none.
pub(crate) fn or_no_limit(most: u32) -> String {
    if most == 0 { "none".to_owned() } else { most.to_string() }
}

pub(crate) const ABSENT: &str = "absent";
pub(crate) const ADMINISTRATOR: &str = "Administrator";
pub(crate) const AGREED: &str = "Agreed";
pub(crate) const AGREED_ON_PAPER: &str = "Agreed on paper";
pub(crate) const ALREADY_THERE: &str = "Already there";
pub(crate) const APPROVAL: &str = "Approval";
pub(crate) const APPROVE: &str = "Approve";
pub(crate) const ARCHIVE: &str = "Archive";
pub(crate) const BRING_BACK: &str = "Bring back";
pub(crate) const BRING_OUT_OF_THE_ARCHIVE: &str = "Bring out of the archive";
pub(crate) const CAME_IN: &str = "Came in";
pub(crate) const CHECKED_IN: &str = "Checked in";
pub(crate) const CHOOSE: &str = "Choose";
pub(crate) const CLOSE_THE_ROUND: &str = "Close the round";
pub(crate) const CLUB: &str = "Club";
pub(crate) const CLUB_GROUPS_COUNTRY: &str = "Club, groups, country";
pub(crate) const CODE_OF_CONDUCT: &str = "Code of conduct";
pub(crate) const COUNTRY: &str = "Country";
pub(crate) const DAY_OF_THE_FINAL: &str = "Day of the final";
pub(crate) const DAY: &str = "Day";
pub(crate) const DECLINE: &str = "Decline";
pub(crate) const DISQUALIFIED: &str = "Disqualified";
pub(crate) const DOWNLOAD_AS_CSV: &str = "Download as CSV";
pub(crate) const EDITION: &str = "Edition";
pub(crate) const FAULTY_LINES: &str = "Faulty lines";
pub(crate) const FINAL: &str = "Final";
const FINALISTS: &str = "Coming";
pub(crate) const FIND_YOUR_SEAT_HERE: &str = "Find your seat here";
pub(crate) const FIXED_TABLE: &str = "Fixed table";
pub(crate) const FOR_APPROVAL: &str = "For approval";
pub(crate) const GAME: &str = "Game";
pub(crate) const GET_THE_MAIL: &str = "Get the mail";
pub(crate) const GROUPS: &str = "Groups";
pub(crate) const GUARDIAN: &str = "Guardian";
pub(crate) const HAVE_NO_ADDRESS: &str = "Have no e-mail address";
pub(crate) const HERE: &str = "Here";
pub(crate) const JUDGE: &str = "Judge";
pub(crate) const LANGUAGE_OF_THE_ORDER: &str = "In the order of";
pub(crate) const LEFT_OUT: &str = "Left out";
pub(crate) const MAY_CREATE_TOURNAMENTS: &str = "May create tournaments";
pub(crate) const MINOR: &str = "Minor";
pub(crate) const MOVE_UP: &str = "Move up";
pub(crate) const START: &str = "Start";
pub(crate) const DOORS: &str = "Doors open";
pub(crate) const DESCRIPTION: &str = "Description";
pub(crate) const ADDRESS: &str = "Address";
pub(crate) const CONTACT: &str = "Contact";
pub(crate) const FEE: &str = "Fee";
pub(crate) const CURRENCY: &str = "Currency";
pub(crate) const LEVEL: &str = "Kind of event";
pub(crate) const LINKS: &str = "Links";
pub(crate) const CODE_LINK: &str = "Whole code of conduct";
/// Who comes along with a player.
pub(crate) const COMPANIONS: &str = "Comes with";
/// A player who wants to be in no photo and no film.
pub(crate) const NO_PICTURES: &str = "No pictures";
pub(crate) const PHOTO_LINK: &str = "Whole photo policy";
pub(crate) const ROUNDS: &str = "Rounds";
pub(crate) const SIDE_EVENT: &str = "Side event";
pub(crate) const PAPER: &str = "Paper";
pub(crate) const NAME: &str = "Name";
pub(crate) const NAMES_SORTED: &str = "Names are sorted";
pub(crate) const NEW: &str = "New";
pub(crate) const NOBODY_ELSE: &str = "Nobody else";
pub(crate) const NOT_AGREED_YET: &str = "Not agreed yet";
pub(crate) const NOT_CHECKED_IN: &str = "Not checked in";
pub(crate) const NOT_HERE_YET: &str = "Not here yet";
pub(crate) const NOTES: &str = "Notes";
pub(crate) const NUMBER: &str = "Number";
pub(crate) const OF_THESE_WAITING: &str = "Of these waiting";
pub(crate) const ON_THE_WAITING_LIST: &str = "On the waiting list";
pub(crate) const ORGANIZER: &str = "Organizer";
pub(crate) const PER_ADDRESS: &str = "Registrations from one address in an hour";
pub(crate) const PAID: &str = "Paid";
pub(crate) const PHONE: &str = "Phone";
pub(crate) const PHOTO_POLICY: &str = "Photo policy";
pub(crate) const PLACE: &str = "Place";
pub(crate) const PLAYED_IN_THE_SERIES: &str = "Players of the series";
pub(crate) const PLACES: &str = "Places";
pub(crate) const PUBLISH_ALL_SEATS: &str = "Publish the seats of all rounds";
pub(crate) const PUBLISH_THE_SEATS: &str = "Publish the seats";
pub(crate) const REASON: &str = "reason";
const REGISTERED: &str = "Registered";
pub(crate) const REGISTER_HERE: &str = "Register here";
pub(crate) const RESULTS_IN: &str = "Results in";
pub(crate) const COUNTED_IN_ROUND_1: &str = "Counted in round 1";
pub(crate) const SEARCH_ENGINES: &str = "Search engines";
pub(crate) const SEE_THE_RESULTS_HERE: &str = "See the results here";
pub(crate) const SEMI_FINAL: &str = "Semi-final";
pub(crate) const SEMI_FINALS: &str = "Semi-finals";
pub(crate) const SHEETS_FINAL: &str = "Sheets final";
pub(crate) const SHORT_ADDRESS: &str = "Short address";
pub(crate) const SIGN_IN: &str = "Sign in";
pub(crate) const STAGES: &str = "Stages";
pub(crate) const START_PAGE: &str = "Start page";
pub(crate) const START_THE_ROUND: &str = "Start the round";
pub(crate) const SWITCHED_OFF: &str = "Switched off";
pub(crate) const THE_BEST_SCHEDULE: &str = "The best schedule";
pub(crate) const THE_SMALLEST_CHANGE: &str = "The smallest change";
pub(crate) const THE_PAGE_OF_THIS_FORM: &str = "The page of this form";
pub(crate) const THE_TOURNAMENTS_PAGE: &str = "The tournament's page";
pub(crate) const TIME_ZONE: &str = "Time zone";
pub(crate) const TO_APPROVE: &str = "To approve";
pub(crate) const TWICE_IN_THE_FILE: &str = "Twice in the file";
pub(crate) const WAITING_LIST: &str = "Waiting list";
pub(crate) const WHAT_THIS_COUNT_MEANS: &str = "What this count means";
pub(crate) const WHAT_TO_DO_NEXT: &str = "What to do next";
pub(crate) const WHAT_TO_DO_NEXT_IN_THIS_TOURNAMENT: &str = "What to do next in this tournament";
pub(crate) const WITHDRAW: &str = "Withdraw";
pub(crate) const WITHDRAWN: &str = "Withdrawn";
pub(crate) const WITHDREW: &str = "Withdrew";
pub(crate) const WRITE_A_MAIL: &str = "Write a mail";
pub(crate) const COMES_LATE: &str = "comes late";
pub(crate) const E_MAIL: &str = "E-mail";
pub(crate) const E_MAIL_ADDRESS: &str = "E-mail address";
pub(crate) const IS_MISSING: &str = "is missing";
pub(crate) const LEAVE_OUT: &str = "leave out";
pub(crate) const DONE: &str = "Done";
/// What [`DONE`] becomes once the page has changed since: `Done at 14:03.`
pub(crate) fn done_at(clock: &str) -> String {
    format!("{DONE} at {clock}.")
}
pub(crate) const PLEASE_NOTE: &str = "Please note";
pub(crate) const NOT_DONE: &str = "Not done";
pub(crate) const PINNING_OR_LETTING_GO: &str = "Pinning or letting go";
pub(crate) const WHO_IS_MISSING: &str = "Who is missing";
pub(crate) const AT_WHICH_TABLES: &str = "At which tables the layout is right";
pub(crate) const WHAT_STOOD_ON_THE_PAGE: &str = "What stood on the page";
pub(crate) const WHETHER_THE_PLAYER_IS_HERE: &str = "Whether the player is here";
pub(crate) const NONE: &str = "none";
pub(crate) const NOBODY: &str = "nobody";
pub(crate) const NOT_YET: &str = "not yet";
pub(crate) const PLAYER_HIDDEN: &str = "archived";
pub(crate) const PLAYER_ASKED: &str = "to approve";
pub(crate) const PLAYER_WAITING: &str = "waiting list";
pub(crate) const PLAYER_CHECKED_IN: &str = "checked in";
pub(crate) const PLAYER_REGISTERED: &str = "registered";
pub(crate) const PLAYER_WITHDRAWN: &str = "withdrawn";
pub(crate) const PLAYER_DISQUALIFIED: &str = "disqualified";

/// Yes or no.
pub(crate) fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// Below the number of players: how many there may be.
pub(crate) fn of_places(places: i64) -> String {
    format!("of {places} places")
}

/// How many of how many.
pub(crate) fn of_all(done: usize, all: usize) -> String {
    format!("{done} of {all}")
}

/// When the players were counted, below their number.
pub(crate) fn at_clock(clock: &str) -> String {
    format!("at {clock}")
}

/// A round by its number.
pub(crate) fn round(number: impl Display) -> String {
    format!("Round {number}")
}

/// Leads to a round.
pub(crate) fn go_to_round(number: i64) -> String {
    format!("Go to round {number}")
}

/// Leads to where the layout of a table is confirmed.
pub(crate) fn choice_of_seats_at(table: i64) -> String {
    format!("Layout and seats at table {table}")
}

/// Leads to where the judge of the final is named.
pub(crate) const NAME_THE_JUDGE: &str = "Name the judge of the final";

/// Leads to a table without a result.
pub(crate) fn enter_result_of(table: i64) -> String {
    format!("Enter the result of table {table}")
}

/// The record sheet that is signed next.
pub(crate) fn sign_sheet_of(table: i64) -> String {
    format!("Sign the record sheet of table {table}")
}

/// A seat within a line.
pub(crate) fn seat(at: SeatAt) -> String {
    format!("table {}, position {}", at.table, at.position)
}

/// A seat within a column of a table.
pub(crate) fn short_seat(table: i64, position: i64) -> String {
    format!("table {table}, pos. {position}")
}

/// A seat and who sits there, to be chosen.
pub(crate) fn seat_of(at: SeatAt, name: &str) -> String {
    format!("Table {}, position {}: {name}", at.table, at.position)
}

/// The clause by which somebody was disqualified.
pub(crate) fn clause(clause: &str) -> String {
    format!("clause {clause}")
}

/// A rank within a line.
pub(crate) fn rank(rank: impl Display) -> String {
    format!("rank {rank}")
}

/// Somebody by name and e-mail address, of which one may be missing.
pub(crate) fn name_and_address(name: &str, email: Option<&str>) -> String {
    match (name, email) {
        ("", Some(email)) => email.to_owned(),
        (name, Some(email)) => format!("{name}, {email}"),
        (name, None) => name.to_owned(),
    }
}

/// Makes the code at the door, for the first time or anew.
pub(crate) fn new_door_code(is_one: bool) -> &'static str {
    if is_one { "Make a new code" } else { "Make the code" }
}

/// Whom a mail goes to that brings an invitation to the staff.
pub(crate) fn invited_to(slug: &str) -> String {
    format!("somebody invited to {slug}")
}

/// Whom a mail to a player is for.
pub(crate) fn player_of(number: i64, slug: &str) -> String {
    format!("player {number} of {slug}")
}

/// What is stored, beside what was typed.
pub(crate) fn stored_and_typed(stored: &str, typed: &str) -> String {
    format!("stored: {stored}; yours: {typed}")
}

/// A browser and the system that it runs on.
pub(crate) fn browser_on(program: &str, system: &str) -> String {
    format!("{program} on {system}")
}

/// The size of a file.
pub(crate) fn bytes(bytes: u64) -> String {
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
