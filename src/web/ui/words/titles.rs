//! What the pages are called: in their heading, in the navigation, and on the way to the pages below them.

use reeve_rules::tournament::format::Stages;

pub(crate) const ABOUT_THIS_SERVER: &str = "About this server";
/// How many days things are kept.
pub(crate) const KEEPING: &str = "How long things are kept";
pub(crate) const ACCOUNTS: &str = "Accounts";
pub(crate) const ADD_A_PLAYER: &str = "Add a player";
pub(crate) const ADD_A_PASSKEY: &str = "Add a passkey";
pub(crate) const ALL_TOURNAMENTS: &str = "All tournaments";
pub(crate) const ARCHIVE: &str = "Archive";
pub(crate) const ANNOUNCEMENTS: &str = "Announcements";
pub(crate) const AUDIT_LOG: &str = "Audit log";
pub(crate) const BACKUPS: &str = "Backups";
pub(crate) const BOARDS: &str = "Boards";
pub(crate) const BRIEFING: &str = "Briefing";
pub(crate) const BANS: &str = "Bans";
pub(crate) const CERTIFICATES: &str = "Certificates";
pub(crate) const CHECK_IN: &str = "Check-in";
pub(crate) const CHOOSE_A_NEW_PASSWORD: &str = "Choose a new password";
pub(crate) const CODE_AT_THE_DOOR: &str = "Code at the door";
pub(crate) const COPY: &str = "Copy as a template";
pub(crate) const CREATE_A_TOURNAMENT: &str = "Create a tournament";
pub(crate) const DETAILS: &str = "Details";
pub(crate) const ERASE_A_PLAYERS_DATA: &str = "Erase a player's data";
pub(crate) const EXPORTS: &str = "Exports";
pub(crate) const CODE_FOR_STAFF: &str = "Code of conduct for the staff";
pub(crate) const PICTURES: &str = "Pictures and filming";
pub(crate) const DICE_AND_PARTS: &str = "Dice and parts";
pub(crate) const FORGOTTEN_YOUR_PASSWORD: &str = "Forgotten your password?";
pub(crate) const GAME_SETS: &str = "Game sets";
pub(crate) const IMPORT_A_TOURNAMENT: &str = "Import a tournament or a series";
pub(crate) const WHAT_THE_ARCHIVE_HOLDS: &str = "What the archive holds";
pub(crate) const WRITE_A_MAIL: &str = "Write to players";
pub(crate) const DUTY: &str = "Judges on duty";
pub(crate) const DOUBLES: &str = "Perhaps the same person";
pub(crate) const IMPORT_PLAYERS: &str = "Import players";
pub(crate) const CONFIDENTIAL_REPORT: &str = "Confidential report";
pub(crate) const IN_CONFIDENCE: &str = "In confidence";
pub(crate) const INVITATION: &str = "Invitation";
pub(crate) const INVITATIONS: &str = "Invitations";
pub(crate) const JUDGE: &str = "Judge";
pub(crate) const LOG_A_RULING: &str = "Log a ruling";
pub(crate) const LOOK_BEFORE_IMPORTING: &str = "Check before importing";
pub(crate) const LOTS: &str = "Lots";
pub(crate) const MAIL: &str = "Mail";
pub(crate) const MY_TOURNAMENTS: &str = "My tournaments";
pub(crate) const NEW_ACCOUNT: &str = "New account";
pub(crate) const NEW_PASSKEY: &str = "New passkey";
pub(crate) const NEXT_STEP: &str = "Next step";
pub(crate) const NO_CONNECTION: &str = "No connection";
pub(crate) const ONE_TIME_LINK: &str = "One-time link";
pub(crate) const PLAYERS: &str = "Players";
pub(crate) const POSTER: &str = "Poster";
pub(crate) const PRIZE_LIST: &str = "Prize list";
pub(crate) const PRIZES: &str = "Prizes";
pub(crate) const PROGRAMME: &str = "Programme";
pub(crate) const PROOF_AND_PICTURE: &str = "Proof and picture";
pub(crate) const PUBLIC_LOG: &str = "Public log";
pub(crate) const PUBLIC_PAGE: &str = "Public page";
pub(crate) const RECEIPT: &str = "Receipt of a record sheet";
pub(crate) const REGISTER: &str = "Register";
pub(crate) const REMOVE_A_PASSKEY: &str = "Remove a passkey";
pub(crate) const REPAIR_THE_PUBLIC_ROUND: &str = "Repair the public round";
pub(crate) const REPORT_FOR_CATAN_STUDIO: &str = "Report for CATAN Studio";
pub(crate) const RESULTS: &str = "Results";
pub(crate) const ROUNDS: &str = "Rounds";
pub(crate) const RULINGS: &str = "Rulings";
pub(crate) const RULES_HERE: &str = "Rules for this tournament";
pub(crate) const RULES_IN_SHORT: &str = "The rules in short";
/// The same among the pages of the staff.
pub(crate) const RULES: &str = "Rules";
pub(crate) const STAFF_PAGES: &str = "Staff pages";
pub(crate) const PLAYER_CARDS: &str = "Player cards";
pub(crate) const OPEN_A_SCREEN: &str = "Open a screen";
pub(crate) const SCREENS: &str = "Screens";
pub(crate) const SCREEN_REMOVED: &str = "This screen has been put away";
pub(crate) const SECOND_FACTOR: &str = "Second factor";
pub(crate) const SEATS: &str = "Seats";
pub(crate) const SEATS_IN_THE_MAKING: &str = "Seats in the making";
pub(crate) const SEAT_SCHEDULE: &str = "Seat schedule";
const SEMI_FINALS_AND_FINAL: &str = "Semi-finals and final";

const FINAL_STAGE: &str = "Final stage";

/// The page of the later stages, where it is known which there are. It is not called as the round in it is.
pub(crate) fn later_stages(stages: Option<Stages>) -> &'static str {
    if matches!(stages, Some(Stages::FinalOnly | Stages::Nothing)) { FINAL_STAGE } else { SEMI_FINALS_AND_FINAL }
}

/// The program, on a home screen.
pub(crate) const REEVE: &str = "Reeve";
pub(crate) const STATISTICS: &str = "Statistics";
pub(crate) const STATISTICS_OF_ALL: &str = "Statistics of all tournaments";
pub(crate) const CREATE_A_SERIES: &str = "Create a series";
pub(crate) const SERIES_DETAILS: &str = "Details of the series";
pub(crate) const SERIES_RANKING: &str = "Ranking of the series";
pub(crate) const WHO_IS_WHO: &str = "Who is who";
pub(crate) const FINAL_DAY: &str = "Final day";
pub(crate) const ONE_PERSON: &str = "One person?";
pub(crate) const DIFFERENT_PEOPLE: &str = "Different people?";
pub(crate) const SERIES_ORGANIZERS: &str = "Organizers of the series";
pub(crate) const TAKE_AN_EVENT_OUT: &str = "Take an event out";
pub(crate) const SET_UP_REEVE: &str = "Set up Reeve";
pub(crate) const SHEETS_FROM_PAPER: &str = "Sheets from paper";
pub(crate) const SIGN_IN: &str = "Sign in";
pub(crate) const SIGN_IN_ON_ANOTHER_DEVICE: &str = "Sign in on another device";
pub(crate) const SIGN_IN_WITH_A_CODE: &str = "Sign in with a code";
pub(crate) const STAFF: &str = "Staff";
pub(crate) const STANDINGS: &str = "Standings";
pub(crate) const STATUS: &str = "Status";
pub(crate) const THE_TOURNAMENT_IS_HERE: &str = "The tournament is here";
pub(crate) const THE_SERIES_IS_HERE: &str = "The series is here";
pub(crate) const THE_WHOLE_AUDIT_LOG: &str = "The whole audit log";
pub(crate) const THIS_LINK_DOES_NOT_WORK: &str = "This link does not work";
pub(crate) const TOURNAMENT: &str = "Tournament";
pub(crate) const TOURNAMENTS: &str = "Tournaments";
pub(crate) const TURN_TIMER: &str = "Turn timer";
pub(crate) const WRITE_A_REPORT: &str = "Report something in confidence";
pub(crate) const WHO_MEETS_WHOM: &str = "Who meets whom";
pub(crate) const YOUR_EMAIL: &str = "Your e-mail address";
pub(crate) const YOUR_RECOVERY_CODES: &str = "Your recovery codes";
pub(crate) const YOUR_SECOND_FACTOR: &str = "Your second factor";
pub(crate) const YOUR_ACCOUNT: &str = "Your account";

/// The board of a round.
pub(crate) fn board(round: &str) -> String {
    format!("Board of {round}")
}

/// The game at a table.
pub(crate) fn game(round: &str, table: i64) -> String {
    format!("{round}, table {table}: the game")
}

/// Where a board is laid for a round.
pub(crate) fn laying(round: &str) -> String {
    format!("Laying the board of {round}")
}

/// The board of a round on paper.
pub(crate) fn board_papers(round: &str) -> String {
    format!("Board of {round} on paper")
}

/// The correction of a record sheet.
pub(crate) fn correction(sheet: &str) -> String {
    format!("Correction: {sheet}")
}

/// What a screen of the hall shows.
pub(crate) fn screen(name: &str) -> String {
    format!("Screen: {name}")
}

/// The turn timer of a table.
pub(crate) fn timer(table: i64) -> String {
    format!("Turn timer: table {table}")
}

/// The club and the groups of somebody on the staff.
pub(crate) fn groups_of(name: &str) -> String {
    format!("Club and groups of {name}")
}

/// A table, on the way to the pages below it.
pub(crate) fn table(number: i64) -> String {
    format!("Table {number}")
}

/// The papers of a round.
pub(crate) fn papers(round: &str) -> String {
    format!("Papers of {round}")
}

/// One paper of a round: `Paper pack: round 2`.
pub(crate) fn paper(title: &str, round: &str) -> String {
    format!("{title}: {round}")
}

/// The seats of a round, on a screen of the hall.
pub(crate) fn seats_of(round: &str) -> String {
    format!("Seats: {round}")
}

/// The record sheet of a table.
pub(crate) fn sheet(round: &str, table: i64) -> String {
    format!("{round}, table {table}")
}

/// The card of a player.
pub(crate) fn card(player: &str) -> String {
    format!("Card of {player}")
}

/// What is noted of a game beside its result.
pub(crate) fn notes(sheet: &str) -> String {
    format!("Log, pieces, times: {sheet}")
}

/// Requests to film at a table.
pub(crate) fn filming(sheet: &str) -> String {
    format!("Filming: {sheet}")
}

/// The photos of the board of a table.
pub(crate) fn photos(sheet: &str) -> String {
    format!("Photos of the board: {sheet}")
}

/// The layout of the board at a table whose seats are not chosen.
pub(crate) fn layout(sheet: &str) -> String {
    format!("Layout of the board: {sheet}")
}

/// The choice of seats at a table.
pub(crate) fn choice(sheet: &str) -> String {
    format!("Choice of seats: {sheet}")
}

/// The record sheet of a table on a tablet.
pub(crate) fn tablet(sheet: &str) -> String {
    format!("Tablet: {sheet}")
}

/// The page with a new PIN of a player.
pub(crate) fn pin(player: &str) -> String {
    format!("PIN of {player}")
}

/// The page on which a judge decides a game.
pub(crate) fn decide(sheet: &str) -> String {
    format!("Decision: {sheet}")
}

/// What an app that makes codes calls this Reeve.
pub(crate) fn in_app(host: &str) -> String {
    format!("Reeve {host}")
}
