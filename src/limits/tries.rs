//! How often something may be tried or asked for, and for how long works what is given out for it.

use reeve_rules::sheets::pin;
use reeve_rules::tournament::bounds;

/// How often something may be tried or asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tries {
    /// What, as the documents call it.
    pub what: &'static str,
    pub most: i64,
    pub within: &'static str,
}

/// For how many minutes a wrong password or code makes the next one wait.
pub const FAILURES_COUNT_MINUTES: i64 = 15;

/// The longest that anybody waits for that, in seconds: browsers and proxies give up after a minute.
pub const LONGEST_WAIT: i64 = 30;

const fn before_waiting(what: &'static str, most: i64) -> Tries {
    Tries { what, most, within: "15 minutes, before the next one waits" }
}

/// For an account that strangers try to sign in to, in a browser that has signed in before, or by whoever is signed in.
pub const WRONG_PASSWORDS: Tries = before_waiting("wrong passwords for an account", 5);

/// A whole hall may be behind a network address.
pub const WRONG_SIGN_INS: Tries = before_waiting("wrong passwords from a network address", 30);

/// Codes of a second factor.
pub const WRONG_SECOND_FACTORS: Tries = before_waiting("wrong codes of a second factor", 5);

/// Codes for another device.
pub const WRONG_CODES_FROM_ADDRESS: Tries = before_waiting("wrong codes for a device from a network address", 10);

/// Codes of screens in the hall.
pub const WRONG_SCREEN_CODES: Tries = before_waiting("wrong codes of a screen from a network address", 20);

/// Set-up codes.
pub const WRONG_SET_UP_CODES: Tries = before_waiting("wrong set-up codes from a network address", 30);

/// Beyond them no further code of a second factor is looked at.
pub const SECOND_FACTORS_A_DAY: Tries =
    Tries { what: "wrong codes of a second factor before no further one is looked at", most: 30, within: "a day" };

/// The tablet of the table takes no PIN then for two minutes.
const PINS_AT_TABLE: Tries =
    Tries { what: "wrong PINs at a table before it waits two minutes", most: pin::TRIES as i64, within: "any time" };

/// A PIN is locked then, until the staff makes another one.
pub const WRONG_PINS: Tries = Tries {
    what: "such waits because of one PIN before it is locked",
    most: bounds::WRONG_PINS.most,
    within: "any time",
};

/// Beyond them no further code of the player is looked at.
pub const WRONG_DOOR_CODES: Tries = Tries { what: "wrong codes at the door, of a player", most: 20, within: "an hour" };

/// Each mails to the address before.
pub const EMAIL_CHANGES: Tries = Tries { what: "other e-mail addresses of an account", most: 5, within: "an hour" };

/// Mails about one account, or one name that nobody has.
pub const RESETS_OF_ACCOUNT: Tries =
    Tries { what: "mails with a link to a new password, of an account", most: 3, within: "an hour" };

/// Mails that are asked for from one network address.
pub const RESETS_FROM_ADDRESS: Tries =
    Tries { what: "questions for a new password from a network address", most: 10, within: "an hour" };

/// How many register by form for a tournament, wherever they come from, before those who follow wait for approval.
pub const REGISTRATIONS_AT_ONCE: Tries = Tries {
    what: "registrations by form of a tournament before the next ones wait for approval",
    most: 100,
    within: "10 minutes",
};

/// Everything that may be tried only so often.
pub const TRIES: [Tries; 14] = [
    WRONG_PASSWORDS,
    WRONG_SIGN_INS,
    WRONG_SECOND_FACTORS,
    SECOND_FACTORS_A_DAY,
    WRONG_CODES_FROM_ADDRESS,
    WRONG_SCREEN_CODES,
    WRONG_SET_UP_CODES,
    WRONG_DOOR_CODES,
    PINS_AT_TABLE,
    WRONG_PINS,
    EMAIL_CHANGES,
    RESETS_OF_ACCOUNT,
    RESETS_FROM_ADDRESS,
    REGISTRATIONS_AT_ONCE,
];

/// For how many minutes a sign-in waits for its second factor.
pub const PENDING_SIGN_IN_MINUTES: i64 = 5;

/// For how many seconds a code for another device works.
pub const DEVICE_CODE_SECONDS: i64 = 120;

/// For how many hours at most a device that was signed in by code stays so.
pub const DEVICE_HOURS: u32 = 8;

/// For how many hours a link that an administrator hands over opens the account.
pub const HANDED_LINK_HOURS: i64 = 24;

/// For how many minutes a link in a mail opens the account, and so how late such a mail still makes sense.
pub const MAILED_LINK_MINUTES: i64 = 60;

/// For how many days the link of an invitation to the staff works.
pub const INVITATION_DAYS: i64 = 7;

/// For how many minutes a new PIN is shown to whoever gave it: long enough to read it to the player, also after a reload.
pub const PIN_SHOWN_MINUTES: i64 = 15;

/// After so many tries, which take some two hours, a mail is given up.
pub const MAIL_TRIES: i64 = 8;
