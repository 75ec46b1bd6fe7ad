//! What the pages are called: in their heading, in the navigation, and on the way to the pages below them.

use crate::isolated;
use reeve_rules::tournament::format::Stages;

pub const ABOUT_THIS_SERVER: &str = "About this server";
/// How many days things are kept.
pub const KEEPING: &str = "How long things are kept";
pub const ACCOUNTS: &str = "Accounts";
pub const ADD_A_PLAYER: &str = "Add a player";
pub const ADD_PLAYERS: &str = "Add players";
pub const ALL_TOURNAMENTS: &str = "All tournaments";
pub const ARCHIVE: &str = "Archive";
pub const ANNOUNCEMENTS: &str = "Announcements";
pub const AUDIT_LOG: &str = "Audit log";
pub const BACKUPS: &str = "Backups";
pub const BOARDS: &str = "Boards";
pub const BRIEFING: &str = "Briefing";
pub const BANS: &str = "Bans";
pub const FIND_A_PERSON: &str = "Find a person";
pub const CALL_OFF: &str = "Call it off";
pub const CERTIFICATES: &str = "Certificates";
pub const CHECK_IN: &str = "Check-in";
pub const COPY: &str = "Copy as a template";
pub const CREATE_A_TOURNAMENT: &str = "Create a tournament";
pub const DETAILS: &str = "Details";
pub const ERASE_A_PLAYERS_DATA: &str = "Erase a player's data";
pub const EXPORTS: &str = "Exports";
pub const WEBHOOKS: &str = "Webhooks";
pub const EMBEDS: &str = "On your own site";
pub const KEYS: &str = "Keys for programs";
pub const NEW_KEY: &str = "The key is made";
pub const NEW_WEBHOOK: &str = "The webhook is made";
pub const CODE_FOR_STAFF: &str = "Code of conduct for the staff";
pub const PICTURES: &str = "Pictures and filming";
pub const DICE_AND_PARTS: &str = "Dice and parts";
pub const GAME_SETS: &str = "Game sets";
pub const IMPORT_A_TOURNAMENT: &str = "Import a tournament or a series";
pub const WHAT_THE_ARCHIVE_HOLDS: &str = "What the archive holds";
pub const WRITE_A_MAIL: &str = "Write to players";
pub const DUTY: &str = "Judges on duty";
pub const DOUBLES: &str = "Perhaps the same person";
pub const CONFIDENTIAL_REPORT: &str = "Confidential report";
pub const CONFIDENTIAL_REPORTS: &str = "Confidential reports";
pub const INVITATION: &str = "Invitation";
pub const INVITATIONS: &str = "Invitations";
pub const JUDGE: &str = "Judge";
pub const LOG_A_RULING: &str = "Log a ruling";
pub const LOOK_BEFORE_IMPORTING: &str = "Check before importing";
pub const LOTS: &str = "Lots";
pub const MAIL: &str = "Mail";
pub const MY_TOURNAMENTS: &str = "My tournaments";
pub const NEW_ACCOUNT: &str = "New account";
pub const NEXT_STEP: &str = "Next step";
pub const ONE_TIME_LINK: &str = "One-time link";
pub const KEPT_APART: &str = "Keep apart and fix seats";
pub const PLAYERS: &str = "Players";
pub const POSTER: &str = "Poster";
pub const PRIZE_LIST: &str = "Prize list";
pub const PRIZES: &str = "Prizes";
pub const PROGRAMME: &str = "Programme";
pub const PROOF_AND_PICTURE: &str = "Proof and picture";
pub const PUBLIC_PAGE: &str = "Public page";
pub const REPAIR_THE_PUBLIC_ROUND: &str = "Repair the seats";
pub const REPORT_FOR_CATAN_STUDIO: &str = "Report for CATAN Studio";
pub const ROUNDS: &str = "Rounds";
pub const RULINGS: &str = "Rulings";
/// The same among the pages of the staff.
pub const RULES: &str = "Rules";
pub const SCREENS: &str = "Screens";
pub const STREAMS: &str = "Streams";
pub const SECOND_FACTOR: &str = "Second factor";
pub const SEATS: &str = "Seats";
pub const SEATS_IN_THE_MAKING: &str = "Seats in the making";
pub const SEAT_SCHEDULE: &str = "Seat schedule";

/// The page of the later stages, where it is known which there are. It is not called as the round in it is.
pub fn later_stages(stages: Option<Stages>) -> String {
    match stages {
        Some(Stages::FinalOnly | Stages::Nothing) => texts::pages::final_stage(),
        _ => texts::pages::semi_finals_and_final(),
    }
}

/// The same in the navigation of the staff.
pub const FINALS: &str = "Finals";

/// The program, on a home screen.
pub const REEVE: &str = "Reeve";
pub const THIS_LAPTOP: &str = "This laptop";
pub const REEVE_HAS_ENDED: &str = "Reeve has ended";
pub const REEVE_ON_THIS_LAPTOP: &str = "Reeve on this laptop";
pub const THIS_PHONE_CAN_REACH_REEVE: &str = "This phone can reach Reeve";
pub const THIS_IS_THE_LAPTOP: &str = "This is the laptop";
pub const CREATE_A_SERIES: &str = "Create a series";
pub const SERIES_DETAILS: &str = "Details of the series";
pub const SERIES_RANKING: &str = "Ranking of the series";
pub const WHO_IS_WHO: &str = "Who is who";
pub const FINAL_DAY: &str = "Final day";
pub const ONE_PERSON: &str = "One person?";
pub const DIFFERENT_PEOPLE: &str = "Different people?";
pub const SERIES_ORGANIZERS: &str = "Organizers of the series";
pub const TAKE_AN_EVENT_OUT: &str = "Take an event out";
pub const SHEETS_FROM_PAPER: &str = "Sheets from paper";
pub const STAFF: &str = "Staff";
pub const STANDINGS: &str = "Standings";
pub const GOES_ON_HERE: &str = "Reeve goes on here";
pub const GO_ON_HERE: &str = "Go on here";
pub const SPARE: &str = "Spare";
pub const SENT_AGAIN: &str = "Sent again by devices";
pub const SPARE_KEY: &str = "Make a second machine follow";
pub const STATUS: &str = "Status";
pub const THE_TOURNAMENT_IS_HERE: &str = "The tournament is here";
pub const THE_SERIES_IS_HERE: &str = "The series is here";
pub const THE_WHOLE_AUDIT_LOG: &str = "The whole audit log";
pub const TURN_TIMER: &str = "Turn timer";
pub const WRITE_A_REPORT: &str = "Report something in confidence";
pub const YOUR_ACCOUNT: &str = "Your account";

/// The board of a round.
pub fn board(round: &str) -> String {
    format!("Board of {round}")
}

/// The game at a table.
pub fn game(round: &str, table: i64) -> String {
    format!("{round}, table {table}: the game")
}

/// Where a board is laid for a round.
pub fn laying(round: &str) -> String {
    format!("Laying the board of {round}")
}

/// The correction of a record sheet.
pub fn correction(sheet: &str) -> String {
    format!("Correction: {sheet}")
}

/// What a screen of the hall shows.
pub fn screen(name: &str) -> String {
    format!("Screen: {}", isolated(name))
}

/// The turn timer of a table.
pub fn timer(table: i64) -> String {
    format!("Turn timer: table {table}")
}

/// The club and the groups of somebody on the staff.
pub fn groups_of(name: &str) -> String {
    format!("Club and groups of {}", isolated(name))
}

/// A table, on the way to the pages below it.
pub fn table(number: i64) -> String {
    format!("Table {number}")
}

/// The papers of a round.
pub fn papers(round: &str) -> String {
    format!("Papers of {round}")
}

/// What an address for streams shows.
pub fn stream(name: &str) -> String {
    format!("Stream: {}", isolated(name))
}

/// All results of a round, where they are typed.
pub fn results_of(round: &str) -> String {
    format!("Results: {round}")
}

/// The record sheet of a table.
pub fn sheet(round: &str, table: i64) -> String {
    format!("{round}, table {table}")
}

/// What is noted of a game beside its result.
pub fn notes(sheet: &str) -> String {
    format!("Log, pieces, times: {sheet}")
}

/// Requests to film at a table.
pub fn filming(sheet: &str) -> String {
    format!("Filming: {sheet}")
}

/// The photos of the board of a table.
pub fn photos(sheet: &str) -> String {
    format!("Photos of the board: {sheet}")
}

/// The layout of the board at a table whose seats are not chosen.
pub fn layout(sheet: &str) -> String {
    format!("Layout of the board: {sheet}")
}

/// The choice of seats at a table.
pub fn choice(sheet: &str) -> String {
    format!("Choice of seats: {sheet}")
}

/// The record sheet of a table on a tablet.
pub fn tablet(sheet: &str) -> String {
    format!("Tablet: {sheet}")
}

/// The page with a new PIN of a player.
pub fn pin(player: &str) -> String {
    format!("PIN of {}", isolated(player))
}

/// The page on which a judge decides a game.
pub fn decide(sheet: &str) -> String {
    format!("Decision: {sheet}")
}

/// What an app that makes codes calls this Reeve.
pub fn in_app(host: &str) -> String {
    format!("Reeve {host}")
}

/// What else people look for under the name of a staff page, and what else it is called.
pub fn also(title: &str) -> &'static str {
    match title {
        BOARDS => "maps layout tiles",
        SCREENS => "hall clock timer countdown announce announcement announcements beamer projector display",
        STAFF => "judges helpers team roles invite duty briefing",
        DETAILS => "settings rules date place fee prizes schedule programme code of conduct logo",
        EXPORTS => {
            "print papers certificates certificate cards sheets results report csv excel archive download webhooks discord slack embed website keys api"
        }
        AUDIT_LOG => "history changes",
        CONFIDENTIAL_REPORTS => "confidence",
        _ => "",
    }
}
