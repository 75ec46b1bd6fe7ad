//! How much of everything Reeve takes: the length of a field, the size of a form or a file, how many players or groups
//! there may be, how often something may be tried, and how long things are kept that go by themselves. Forms, readers, actions, tests and
//! `docs/COMMANDS.md` take them from here.
//!
//! Not here: the bounds of stored numbers ([`reeve_rules::tournament::bounds`]), and what the operator sets, such as
//! connections and registrations for each network address (`http::config`).

mod files;
mod tries;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use reeve_rules::games::SystemCode;
use reeve_rules::tournament::bounds;

pub use self::files::{
    ARCHIVE_FILE, ARCHIVE_FILES, ARCHIVE_ROW, ARCHIVE_SENT_UNPACKED, ARCHIVE_UNPACKED, BACKUP_ROW, BACKUP_UNPACKED,
    BOARD_FILE, BOARD_TEXT, FILES, FileKind, FileLimits, GAME_OPENING, GAME_STEP, GAME_STEPS, LAYERED_PHOTO_PIXELS,
    LOGO_BYTES, LOTS_FILE, OtherFile, PASTED_BYTES, PHOTO_BYTES, PHOTO_KEPT_BYTES, PHOTO_PIXELS, PHOTO_SIDE,
    PLAYERS_FILE, RESULTS_FILE, RULE_SET_FILE, SCHEDULE_FILE, SECRET_FILE, SERIES_EVENTS_UNPACKED, SERIES_UNPACKED,
    SETTINGS_FILE, WORKBOOK_PARTS, WORKBOOK_UNPACKED,
};

pub use self::tries::*;

/// Bytes of an ordinary form, and of every form that visitors and players may send.
pub const FORM_BYTES: usize = 64 * 1024;

/// Bytes of the head of a request: its address and what the browser says of itself. No page asks for more than a few hundred.
pub const HEAD_BYTES: i64 = 16 * 1024;

/// Bytes of a form of the staff with a field or two for each player.
pub const LONG_FORM_BYTES: usize = 512 * 1024;

/// The most fields that a form may have. The longest form has a field for each player of the largest tournament.
pub const FORM_FIELDS: usize = 6_000;

/// Characters of a field that [`FIELDS`] does not name. Nobody types into such a field: it is a box to tick, or holds a
/// value that the page put there.
pub const OTHER_FIELD: usize = 1_000;

/// A field up to this many times its limit is handed to its page, which says what is wrong beside the field; no browser
/// sends a longer one.
pub const FIELD_BEYOND: usize = 4;

/// Listeners to one copy of Reeve, however many connections it may have: each takes about 22 kB.
pub const LISTENERS: usize = 5_000;

/// Boards of one call of `reeve board`.
pub const BOARDS_OF_A_CALL: u64 = 100_000;

/// Characters of a name: of a player, a tournament, a guardian.
pub const NAME: usize = reeve_rules::text::NAME;

/// Characters of another text about a player: club, country, e-mail address, one group.
pub const PLAYER_TEXT: usize = 300;

/// Groups of one player.
pub const GROUPS: usize = 20;

/// Players who are put into a group at once.
pub const KEPT_APART: usize = 50;

/// Characters of the field that names all groups of a player.
pub const GROUPS_FIELD: usize = GROUPS * (PLAYER_TEXT + 3);

/// Characters of another text about a tournament: its place, its versions of papers.
pub const TOURNAMENT_TEXT: usize = 200;

/// Characters of a rule set of a tournament, as it is typed and as it is kept.
pub const RULE_SET: usize = 4_000;

/// Characters of a short address.
pub const SLUG: usize = 60;

/// The fewest of them.
pub const SHORTEST_SLUG: usize = 3;

/// Characters of the name of an account.
pub const ACCOUNT_NAME: usize = 100;

/// Characters of the e-mail address of an account.
pub const ACCOUNT_EMAIL: usize = 254;

/// Characters of a password.
pub const PASSWORD: usize = 200;

/// The fewest of them.
pub const SHORTEST_PASSWORD: usize = 10;

/// Characters of a one-time code as typed, with blanks and dashes.
const CODE: usize = 40;

/// Passkeys of an account.
pub const PASSKEYS: usize = 10;

/// Recovery codes of a second factor.
pub const RECOVERY_CODES: usize = 10;

/// Browsers of an account that are known; the one that was not used for longest is forgotten first.
pub const KNOWN_BROWSERS: i64 = 50;

/// Characters of what the owner of a passkey calls it.
pub const PASSKEY_NAME: usize = 60;

/// Characters of what a browser answers for a passkey, as JSON.
const PASSKEY_ANSWER: usize = 16_000;

/// Characters of the key that a page gives its forms.
pub const FORM_KEY: usize = 64;

/// Characters of a word that is typed to confirm something.
pub const WORD: usize = 40;

/// Characters of the name of who saw lots being drawn.
pub const WITNESS: usize = 200;

/// Characters of one of the operator's texts about this Reeve.
pub const SITE_TEXT: usize = 20_000;

/// Events of a series.
pub const SERIES_EVENTS: usize = 200;

/// Organizers of a series.
pub const SERIES_ORGANIZERS: usize = 50;

/// Questions of who is who, and changes of ranks, that a page of a series shows.
pub const SERIES_ASKED: usize = 100;

/// Series that a list names, the newest first.
pub const SERIES_LISTED: usize = 100;

/// Requests of programs from one network in a minute, as far as they are not answered from memory.
pub const API_REQUESTS_A_MINUTE: u32 = 600;

/// Tournaments in one answer for a program.
pub const API_TOURNAMENTS: usize = 100;

/// Events in the file of a season that goes by days.
pub const SEASON_EVENTS: usize = 500;

/// Tournaments in one file of the map that search engines read.
pub const SITEMAP_TOURNAMENTS: usize = 500;

/// Characters of the subject of a mail to players.
pub const MAIL_SUBJECT: usize = 150;

/// Characters of a mail to players.
pub const MAIL_BODY: usize = 5_000;

/// Mails to players that the organizers of a tournament can write within a day, each to any number of players.
pub const MAIL_TEXTS_A_DAY: usize = 20;

/// Characters of what is searched for.
pub const SEARCH: usize = NAME;

/// Characters of a telephone number.
pub const PHONE: usize = 60;

/// Characters of what the staff keeps in mind about a player.
pub const NOTE: usize = 2_000;

/// Characters of the names of those who come along with a player, one a line.
pub const COMPANIONS: usize = 1_000;

/// Characters of what somebody who registers says of who comes with them.
pub const COMES_WITH: usize = 300;

/// Characters of an amount of money.
pub const AMOUNT: usize = 12;

/// Characters of what a tournament says of itself.
pub const DESCRIPTION: usize = 4_000;

/// Characters of a few lines: the address of a hall, whom to ask.
pub const SHORT_LINES: usize = 500;

/// Characters of the code of conduct or the photo policy in the organizer's own words.
pub const PAPER: usize = 10_000;

/// Characters of an address of the web.
pub const WEB_ADDRESS: usize = 500;

/// Links of a tournament.
pub const LINKS: usize = 12;

/// Characters of the field with all links of a tournament.
pub const LINKS_FIELD: usize = LINKS * 300;

/// Letters of a currency.
pub const CURRENCY: usize = 3;

/// Lines of a programme.
pub const PROGRAMME_LINES: usize = bounds::PROGRAMME_LINE.most as usize;

/// Characters of what a line of a programme says in words.
pub const PROGRAMME_TITLE: usize = 120;

/// Lines of the prizes.
pub const PRIZE_LINES: usize = bounds::PRIZE_LINE.most as usize;

/// Characters of what a prize is.
pub const PRIZE: usize = 200;

/// Characters of the list of who is invited.
pub const INVITED: usize = 50_000;

/// Game sets of a tournament.
pub const GAME_SETS: usize = 200;

/// Missing parts that a tournament takes down.
pub const MISSING_PARTS: usize = 1_000;

/// How often the count of who played round 1 is corrected in one tournament.
pub const COUNT_CORRECTIONS: usize = 20;

/// Lines of the judges' duty list of a tournament.
pub const DUTIES: usize = 400;

/// Screens in the hall of a tournament.
pub const SCREENS: usize = 40;
/// Webhooks of a tournament.
pub const WEBHOOKS: usize = 5;
/// How many of the last messages are kept of a webhook.
pub const WEBHOOK_MESSAGES: i64 = 20;
/// For how many hours in a row a webhook may fail until it is given up.
pub const WEBHOOK_HOURS: i64 = 24;

/// Keys for programs of a tournament.
pub const API_KEYS: usize = 10;
/// Characters of the name of a key.
pub const API_KEY_NAME: usize = 40;

/// Addresses for streams of an account.
pub const STREAMS: usize = 6;

/// Characters of an announcement.
pub const ANNOUNCEMENT: usize = 200;

/// Announcements of a tournament that stand at a time.
pub const STANDING_ANNOUNCEMENTS: usize = 10;

/// Announcements of a tournament in all, those that were taken back among them.
pub const ANNOUNCEMENTS: usize = 2_000;

/// Characters of a text of a board that is typed or sent, with all its remarks.
const BOARD_TYPED: usize = 250_000;

/// People who lay a board in turn.
pub const LAYERS: usize = 12;

/// Characters of the name of one of them.
pub const LAYER: usize = 60;

/// Characters of the field with all of them.
pub const LAYERS_FIELD: usize = LAYERS * (LAYER + 2);

/// How many hours a board can be laid on devices by the address that the staff opened.
pub const LAYING_HOURS: i64 = 12;

/// Characters of a number in a step or in the setup of a side game.
const GAME_NUMBER: usize = 4;

/// Characters of the field that names the expansions of Struggle.
const GAME_EXPANSIONS: usize = 400;

/// Characters of the name of a screen.
pub const SCREEN_NAME: usize = 60;

/// Characters of a rank, or of the number of a table.
const RANK: usize = 6;

/// Characters of a day.
const DAY: usize = 20;

/// Characters of a time of day.
const TIME: usize = 8;

/// Characters of the name of a time zone.
pub const TIME_ZONE: usize = 60;

/// Characters of the tag of a language.
pub const LANGUAGE_TAG: usize = 16;

/// Characters of a player's private link, as an archive may bring it. Reeve makes 24.
pub const LINK_TOKEN: usize = 64;

/// Characters of a network address in the audit log.
pub const NETWORK_ADDRESS: usize = 100;

/// Characters of what the audit log says was done: a code.
pub const LOGGED_ACTION: usize = 100;

/// Characters of what the audit log says it was done to: codes, numbers, rounds.
pub const LOGGED_SUBJECT: usize = 5_000;

/// Characters of what lots were drawn for: each shared rank, or a few words.
pub const DRAW_REASON: usize = PLAYERS * 6;

/// Characters of why a judge decided a game as it is.
pub const DECISION: usize = 1_000;

/// Characters of what was reported to a judge, and of what a judge ruled.
pub const RULING: usize = 1_000;

/// Rulings of one tournament.
pub const RULINGS: usize = 5_000;

/// Characters of the names and numbers of further players.
const PLAYER_NUMBERS: usize = 300;

/// Characters of why a player does not agree with a result.
pub const DISPUTE: usize = 500;

/// How often a seat can object to the result of one game. Each objection is kept, also when it is taken back.
pub const DISPUTES_OF_A_SEAT: i64 = 20;

/// For how many hours the address of a tablet works that is passed round at a table: longer than any game.
pub const TABLET_HOURS: i64 = 4;
/// Characters of what a confidential report says happened.
pub const REPORTED: usize = 4_000;

/// Characters of when and where that was.
pub const REPORT_PLACE: usize = 300;

/// Characters of the people whom a confidential report is about, one a line.
pub const REPORT_PERSONS: usize = 1_000;

/// People whom a confidential report names in that field.
pub const REPORT_LINES: usize = 20;

/// Characters of an answer to a confidential report.
pub const REPORT_ANSWER: usize = 2_000;

/// Forms of confidential reports in a tournament within a day, those that come back among them: of one account, or by private links
/// from one network address.
pub const REPORTS_A_DAY: i64 = 60;

/// Characters of why somebody is banned.
pub const BAN_REASON: usize = 1_000;

/// Digits of the PIN by which a player signs on a tablet, with blanks between.
const PIN: usize = 8;

/// Characters of the text of a link of the digest chain.
pub const LINK_TEXT: usize = 5_000;

/// Characters of a SHA-256.
pub const DIGEST: usize = 64;

/// Characters of JSON that Reeve writes into a column: as many as a row of an archive may have bytes.
pub const KEPT_JSON: usize = 1024 * 1024;

/// Requests to film at the tables of one tournament.
pub const FILM_REQUESTS: usize = 500;

/// Players of one tournament, those who have withdrawn among them: as many as there can be places.
pub const PLAYERS: usize = bounds::CAPACITY.most as usize;

/// Invitations to the staff of one tournament that are open at a time.
pub const OPEN_INVITATIONS: usize = 20;

/// Invitations to the staff of one tournament within a day, renewed ones among them: each may be a mail and an account.
pub const INVITATIONS_A_DAY: i64 = 60;

/// How long something is kept that goes by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept {
    /// What, as the documents call it.
    pub what: &'static str,
    pub days: i64,
}

/// Attempts that are counted: wrong passwords and codes, registrations, questions for a new password.
pub const ATTEMPTS: Kept = Kept { what: "counted attempts to sign in, to register and to get a new password", days: 1 };

/// One-time links and codes after their end, so that their page can say that they were used.
pub const ENDED_KEYS: Kept = Kept { what: "one-time links and codes after their end", days: 1 };

/// The keys of forms that were carried out, by which the same form sent again is known.
pub const FORM_KEYS: Kept = Kept { what: "keys of forms that were carried out", days: 7 };

/// Mails that could not be sent, from when they were written.
pub const FAILED_MAILS: Kept = Kept { what: "mails that could not be sent", days: 30 };

/// What organizers wrote to players, from when it was written, unless one of its mails still waits.
pub const MAIL_TEXTS: Kept =
    Kept { what: "what organizers wrote to players, once every mail of it was sent or given up", days: 1 };

/// Browsers in which somebody has signed in, since the last time.
pub const KNOWN_DEVICES: Kept = Kept { what: "browsers in which somebody has signed in", days: 365 };

/// Phones and computers on which players are told of news, since they asked.
pub const PUSH_DEVICES: Kept = Kept {
    what: "phones and computers on which players are told of news, by the address that the push service of the browser gave",
    days: 365,
};

/// On how many devices a player is told of news at most: the oldest goes for the next.
pub const PUSH_DEVICES_EACH: i64 = 5;

/// The address of a device at a push service.
pub const PUSH_ENDPOINT: usize = 2_000;

/// Invitations to the staff that nobody accepted, after their end, so that they can be renewed.
pub const ENDED_INVITATIONS: Kept = Kept { what: "invitations to the staff after their end", days: 14 };

/// Confidential reports after the day of their tournament, or after they were written where that is later; the same for every
/// tournament: the organizers of one, whom a report may be about, can't shorten it. Administrators choose it ([`REPORT_DAYS`]).
pub const CONFIDENTIAL_REPORTS: Kept = Kept {
    what: "confidential reports, after the day of the tournament or after they were written, whichever is later, unless an administrator chose from 30 to 365 days",
    days: 90,
};

/// The grounds that a confidential report names, which go before the rest (`store::setting::ground_days`).
pub const REPORT_GROUNDS: Kept =
    Kept { what: "grounds in confidential reports, at most half as long as those", days: 30 };

/// Photos of boards, after they were put with a record sheet.
pub const BOARD_PHOTOS: Kept = Kept {
    what: "photos of boards, after they were put with a record sheet, unless an administrator chose from 7 to 365 days",
    days: 30,
};

/// How many days administrators may choose for confidential reports.
pub const REPORT_DAYS: RangeInclusive<i64> = 30..=365;

/// Copies of the store that were made before an upgrade.
pub const UPGRADE_COPIES: Kept =
    Kept { what: "copies of the store beside it that were made before an upgrade, on SQLite", days: 30 };

/// How many days administrators may choose for photos of boards.
pub const PHOTO_DAYS: RangeInclusive<i64> = 7..=365;

/// After how many months administrators may have players of finished tournaments made pseudonymous, and network addresses taken out of
/// the log.
pub const KEPT_MONTHS: RangeInclusive<i64> = 1..=120;

/// The most players that the page finds where one person is looked for in every tournament.
pub const PEOPLE_FOUND: usize = 50;

/// The characters of a number of days.
const DAYS: usize = 4;

/// Everything that is kept for some days.
pub const KEPT: [Kept; 12] = [
    ATTEMPTS,
    ENDED_KEYS,
    FORM_KEYS,
    FAILED_MAILS,
    MAIL_TEXTS,
    KNOWN_DEVICES,
    PUSH_DEVICES,
    ENDED_INVITATIONS,
    CONFIDENTIAL_REPORTS,
    REPORT_GROUNDS,
    BOARD_PHOTOS,
    UPGRADE_COPIES,
];

/// Of the faults of a file or form a page names so many, and says how many more there are.
pub const FAULTS: usize = 500;

/// The fields of forms that people type into, by the names that they have in the pages, with the characters that each
/// takes. Of the names that end in a dash there is one for each seat of a table, or for each line
/// of a form. Those of the parts of a score come from the game systems.
const FIELDS: &[(&str, usize)] = &[
    ("address", SHORT_LINES),
    ("address-months", DAYS),
    ("again", PASSWORD),
    ("agreed_on", DAY),
    ("amount", AMOUNT),
    ("answer", REPORT_ANSWER),
    ("answer_by", DAY),
    ("asker", TOURNAMENT_TEXT),
    ("at_table", RANK),
    ("back", 20),
    ("banned", NAME),
    ("began", TIME),
    ("board", BOARD_TYPED),
    ("body", MAIL_BODY),
    ("capacity", 12),
    ("cards.expansion", GAME_NUMBER),
    ("cards.knight", GAME_NUMBER),
    ("cards.road", GAME_NUMBER),
    ("cards.settlement", GAME_NUMBER),
    ("castle_knights", GAME_NUMBER),
    ("club", PLAYER_TEXT),
    ("code", CODE),
    ("code_link", WEB_ADDRESS),
    ("code_text", PAPER),
    ("code_version", TOURNAMENT_TEXT),
    ("comes_with", COMES_WITH),
    ("companions", COMPANIONS),
    ("confirm", WORD),
    ("confirm-bring", WORD),
    ("confirm-file", WORD),
    ("confirm-hand", WORD),
    ("confirm-make", WORD),
    ("confirm-remove", WORD),
    ("confirm-seed", WORD),
    ("confirm-use", WORD),
    ("contact", SITE_TEXT),
    ("contact_lines", SHORT_LINES),
    ("count", 6),
    ("counted", 6),
    ("country", PLAYER_TEXT),
    ("currency", CURRENCY),
    ("decision", RULING),
    ("described", REPORT_PERSONS),
    ("description", DESCRIPTION),
    ("disagree", DISPUTE),
    ("door", CODE),
    ("doors_at", TIME),
    ("due-", SHEET_NUMBER),
    ("edition", TOURNAMENT_TEXT),
    ("edition-", TOURNAMENT_TEXT),
    ("email", PLAYER_TEXT),
    ("ended", TIME),
    ("endpoint", PUSH_ENDPOINT),
    ("expansions", GAME_EXPANSIONS),
    ("fee", AMOUNT),
    ("final_on", DAY),
    ("first-", RANK),
    ("first_table", RANK),
    ("fixed_table", 6),
    ("form-key", FORM_KEY),
    ("from-", TIME),
    ("from_day", DAY),
    ("gold", GAME_NUMBER),
    ("groups", GROUPS_FIELD),
    ("guardian", NAME),
    ("happened", REPORTED),
    ("imprint", SITE_TEXT),
    ("invited", INVITED),
    ("invitee", ACCOUNT_NAME),
    ("key_name", API_KEY_NAME),
    ("last-", RANK),
    ("last_table", RANK),
    ("links", LINKS_FIELD),
    ("message", ANNOUNCEMENT),
    ("missing-", TOURNAMENT_TEXT),
    ("name", NAME),
    ("next", 2_000),
    ("note", NOTE),
    ("number", 20),
    ("old", PASSWORD),
    ("one", SEARCH),
    ("order-", SHEET_NUMBER),
    ("others", PLAYER_NUMBERS),
    ("part", TOURNAMENT_TEXT),
    ("passkey", PASSKEY_ANSWER),
    ("passkey_name", PASSKEY_NAME),
    ("password", PASSWORD),
    ("pasted", PASTED_BYTES),
    ("people", LAYERS_FIELD),
    ("persons", REPORT_PERSONS),
    ("phone", PHONE),
    ("photo-days", DAYS),
    ("photo_link", WEB_ADDRESS),
    ("photo_text", PAPER),
    ("photo_version", TOURNAMENT_TEXT),
    ("pin", PIN),
    ("place", TOURNAMENT_TEXT),
    ("player-months", DAYS),
    ("privacy", SITE_TEXT),
    ("prize-", PRIZE),
    ("q", SEARCH),
    ("reason", BAN_REASON),
    ("recovery", CODE),
    ("registrations_per_hour", 12),
    ("report", RULING),
    ("report-days", DAYS),
    ("reported_at", 20),
    ("rounds", 12),
    ("rules_text", RULE_SET),
    ("screen", SCREEN_NAME),
    ("seconds-", RANK),
    ("seed", NAME),
    ("sheet", WEB_ADDRESS),
    ("slug", SLUG),
    ("starts_at", TIME),
    ("starts_on", 20),
    ("stream", SCREEN_NAME),
    ("subject", MAIL_SUBJECT),
    ("supply", SHEET_NUMBER),
    ("table-", RANK),
    ("terms", SITE_TEXT),
    ("text", LOTS_FILE.bytes),
    ("time_zone", TIME_ZONE),
    ("title-", PROGRAMME_TITLE),
    ("tournament", NAME),
    ("two", SEARCH),
    ("until-", TIME),
    ("until_day", DAY),
    ("url", WEB_ADDRESS),
    ("values.city", GAME_NUMBER),
    ("values.expansion", GAME_NUMBER),
    ("values.knight_a", GAME_NUMBER),
    ("values.knight_b", GAME_NUMBER),
    ("values.road_a", GAME_NUMBER),
    ("values.road_b", GAME_NUMBER),
    ("values.settlement", GAME_NUMBER),
    ("version", 20),
    ("vp-", SHEET_NUMBER),
    ("vp-winner", SHEET_NUMBER),
    ("watched", WITNESS),
    ("where", REPORT_PLACE),
    ("who", ACCOUNT_EMAIL),
    ("winner", SHEET_NUMBER),
    ("witness", WITNESS),
];

/// Characters of a number on a record sheet.
const SHEET_NUMBER: usize = 3;

/// Every field that people type into, by name, with the characters that it takes: [`FIELDS`], and the counted parts of a
/// score in every game system.
pub fn fields() -> BTreeMap<String, usize> {
    let parts = SystemCode::ALL.iter().flat_map(|code| code.system().counted());
    let parts = parts.map(|part| (format!("{}-", part.short), SHEET_NUMBER));
    FIELDS.iter().map(|(name, most)| ((*name).to_owned(), *most)).chain(parts).collect()
}

/// The characters that a field takes, by its name in the form.
pub fn of_field(name: &str) -> usize {
    static KNOWN: LazyLock<BTreeMap<String, usize>> = LazyLock::new(fields);
    let of_seat = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let most = KNOWN.get(name).or_else(|| KNOWN.get(of_seat).filter(|_| of_seat.ends_with('-')));
    most.copied().unwrap_or(OTHER_FIELD)
}

#[cfg(test)]
mod tests;
