//! The words of `actions::accounts`.

use crate::flash::AccountDone;
use crate::{isolated, too_long};
use reeve_actions::accounts::refusal::Refusal;
use reeve_limits as limits;
use reeve_store::account::Account;
use reeve_store::setting::SecondFactorRule;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::PasswordTooShort { least } => format!("The password needs at least {least} characters."),
        Refusal::PasswordTooLong(fault) => format!("The password {}.", too_long(*fault)),
        Refusal::PasswordWithControl => "The password contains a control character.".to_owned(),
        Refusal::PasswordCommon => {
            "This password is easily guessed: it is a common one, or made of what others know about you. A short \
             sentence works well."
                .to_owned()
        }
        Refusal::PasswordsDiffer => "The two passwords are not the same.".to_owned(),
        Refusal::NotYourPassword => "This is not your current password.".to_owned(),
        Refusal::NameMissing => "The account needs a name to sign in with.".to_owned(),
        Refusal::NameTooLong(fault) => format!("The name {}.", too_long(*fault)),
        Refusal::NameWithControl => "The name contains a control character, or an invisible one.".to_owned(),
        Refusal::NameMixesScripts => {
            "The name mixes letters of different scripts that look alike, such as the Latin and the \
            Cyrillic a. Write it in one script."
                .to_owned()
        }
        Refusal::NameTaken => "An account with this name already exists.".to_owned(),
        Refusal::NoEmail => "This is not an e-mail address.".to_owned(),
        Refusal::EmailTooLong(fault) => format!("The e-mail address {}.", too_long(*fault)),
        Refusal::LastAdministrator => {
            "This is the last administrator who can sign in. Make somebody else an administrator first.".to_owned()
        }
        Refusal::SwitchedOff => "This account is switched off. Switch it on before you make a link for it.".to_owned(),
        Refusal::WhoMissing => "Type the name that you sign in with, or your e-mail address.".to_owned(),
        Refusal::WrongSetUpCode => "This is not the code that reeve serve printed when it started.".to_owned(),
        Refusal::SignedInByCode => {
            "This device was signed in by a code. Make codes on a device where you signed in with your password."
                .to_owned()
        }
        Refusal::WrongCode => {
            "This is not the code that the app shows now. If this keeps happening, check that the phone's clock is \
            right."
                .to_owned()
        }
        Refusal::WrongRecoveryCode => "This is not one of the recovery codes, or it has been used already.".to_owned(),
        Refusal::CodeUsed => {
            "This code has been used already: each works once. Wait for the app to show the next one.".to_owned()
        }
        Refusal::TooManyCodes => "Too many wrong codes were typed here today, so no more are accepted. A recovery \
            code still works, and so does a browser in which you have signed in before."
            .to_owned(),
        Refusal::SecondFactorOn => "This account has a second factor already.".to_owned(),
        Refusal::SecondFactorOff => "This account has no second factor.".to_owned(),
        Refusal::PasskeyNameMissing => {
            "Give the passkey a name by which you will know it, such as “My phone”.".to_owned()
        }
        Refusal::PasskeyNameTooLong(fault) => format!("The name of the passkey {}.", too_long(*fault)),
        Refusal::PasskeyNameWithControl => {
            "The name of the passkey contains a control character, or an invisible one.".to_owned()
        }
        Refusal::PasskeysFull => {
            format!("You have {} passkeys already, and more are not kept. Remove one first.", limits::PASSKEYS)
        }
        Refusal::NoPasskeysHere => {
            "Browsers allow no passkeys at the address of this server. Codes from an app work here.".to_owned()
        }
        Refusal::PasskeyTooLate => {
            "Too much time passed, or the passkey was added already. If it is not in your list, begin again.".to_owned()
        }
        Refusal::WrongPasskey => {
            "This passkey was not accepted: it is not one of this account, or it answered an earlier \
            request. Try again, or use a recovery code."
                .to_owned()
        }
        Refusal::PasskeyUnverified => {
            "This passkey did not check that it is you. Try again, and use your finger, your \
            face or the PIN of the device."
                .to_owned()
        }
        Refusal::PasskeyCounter => {
            "This passkey was not accepted: it counts how often it is used, and the number did not \
            go up, as with a copy of it. Use a recovery code, and remove this passkey."
                .to_owned()
        }
        Refusal::PasskeyKnown => "This passkey has been added already.".to_owned(),
        Refusal::LastSecondFactor => {
            "This server requires a second factor for your account, and this passkey is the only \
            one you have. Add another first, or set up codes."
                .to_owned()
        }
        Refusal::OwnSecondFactor => {
            "This is your own account. Switch your second factor off on your own page.".to_owned()
        }
        Refusal::TooManyAddresses => {
            "The address was changed several times within the last hour. Try again later.".to_owned()
        }
        Refusal::TooManyMails => "Too many new passwords were requested from your network in the last hour. Try again \
            later, or ask an administrator for a link."
            .to_owned(),
    }
}

/// What was just done with an account.
pub fn done(done: AccountDone, account: &Account) -> String {
    let name = isolated(&account.name);
    match done {
        AccountDone::Added => format!("{name} can sign in now, and {}. Tell them the password.", may(account)),
        AccountDone::Saved => format!("{name} is saved."),
        AccountDone::NewPassword => format!("{name} has the new password and is signed out everywhere."),
    }
}

fn may(account: &Account) -> &'static str {
    match (account.is_admin, account.may_create) {
        (true, _) => "is an administrator",
        (false, true) => "may create tournaments",
        (false, false) => "gets a role in each tournament, on its Staff page",
    }
}

/// A sign-in waited too long for its second factor.
pub const SECOND_FACTOR_TOO_LATE: &str = "Too much time passed before the second step, or your account was changed. \
                                          Sign in again.";

/// The server asks for a second factor, and the account has none.
pub const SECOND_FACTOR_NEEDED: &str = "This server requires a second factor for your account. Set it up here; until then \
                                        nothing else opens.";

/// Who needs a second factor, as a choice.
pub fn second_factor_rule(rule: SecondFactorRule) -> &'static str {
    match rule {
        SecondFactorRule::Nobody => "Nobody: each person decides",
        SecondFactorRule::Administrators => "Administrators",
        SecondFactorRule::Everybody => "Everybody with an account",
    }
}

/// The name or the password was wrong.
pub const NOT_SIGNED_IN: &str =
    "The name and password don't match. Check for a typing mistake, or ask for a new password below.";

/// A code to sign in with opens nothing.
pub const CODE_DOES_NOT_OPEN: &str = "This code does not work: it was mistyped, has been used already, or is older than two \
    minutes. Check it on the other device, or make a new one there.";

/// Somebody else changed the account while it was being edited.
pub const STALE: &str = "Somebody changed this account after you opened it. Your changes are not saved yet. Compare the two below, then save what should stand.";

/// A browser that does not say what it is.
pub const UNNAMED_BROWSER: &str = "Unknown browser";

/// What an account may do, in a few words.
pub fn rights(account: &Account) -> &'static str {
    match (account.is_admin, account.may_create) {
        (true, _) => "administrator",
        (false, true) => "may create tournaments",
        (false, false) => "set in each tournament",
    }
}

/// What an account may do, as its owner reads it.
pub fn own_rights(account: &Account) -> &'static str {
    match (account.is_admin, account.may_create) {
        (true, _) => "You are an administrator: accounts, every tournament, the whole audit log.",
        (false, true) => "You may create tournaments.",
        (false, false) => "Organizers give you your role in a tournament.",
    }
}
