//! The words of `actions::accounts`.

use crate::flash::AccountDone;
use crate::isolated;
use reeve_actions::accounts::refusal::Refusal;
use reeve_limits as limits;
use reeve_store::account::Account;
use reeve_store::setting::SecondFactorRule;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::PasswordTooShort { least } => texts::account::password_too_short(least),
        Refusal::PasswordTooLong(fault) => texts::account::password_too_long(fault.length, fault.most),
        Refusal::PasswordWithControl => texts::account::password_with_control(),
        Refusal::PasswordCommon => texts::account::password_common(),
        Refusal::PasswordsDiffer => texts::account::passwords_differ(),
        Refusal::NotYourPassword => texts::account::not_your_password(),
        Refusal::NameMissing => texts::account::name_missing(),
        Refusal::NameTooLong(fault) => texts::account::name_too_long(fault.length, fault.most),
        Refusal::NameWithControl => texts::account::name_with_control(),
        Refusal::NameMixesScripts => texts::account::name_mixes_scripts(),
        Refusal::NameTaken => texts::account::name_taken(),
        Refusal::NoEmail => texts::account::no_email(),
        Refusal::EmailTooLong(fault) => texts::account::email_too_long(fault.length, fault.most),
        Refusal::LastAdministrator => texts::account::last_administrator(),
        Refusal::SwitchedOff => texts::account::switched_off(),
        Refusal::WhoMissing => texts::account::who_missing(),
        Refusal::WrongSetUpCode => texts::account::wrong_set_up_code(),
        Refusal::SignedInByCode => texts::account::signed_in_by_code(),
        Refusal::WrongCode => texts::account::wrong_code(),
        Refusal::WrongRecoveryCode => texts::account::wrong_recovery_code(),
        Refusal::CodeUsed => texts::account::code_used(),
        Refusal::TooManyCodes => texts::account::too_many_codes(),
        Refusal::SecondFactorOn => texts::account::second_factor_on(),
        Refusal::SecondFactorOff => texts::account::second_factor_off(),
        Refusal::PasskeyNameMissing => texts::account::passkey_name_missing(),
        Refusal::PasskeyNameTooLong(fault) => texts::account::passkey_name_too_long(fault.length, fault.most),
        Refusal::PasskeyNameWithControl => texts::account::passkey_name_with_control(),
        Refusal::PasskeysFull => texts::account::passkeys_full(limits::PASSKEYS),
        Refusal::NoPasskeysHere => texts::account::no_passkeys_here(),
        Refusal::PasskeyTooLate => texts::account::passkey_too_late(),
        Refusal::WrongPasskey => texts::account::wrong_passkey(),
        Refusal::PasskeyUnverified => texts::account::passkey_unverified(),
        Refusal::PasskeyCounter => texts::account::passkey_counter(),
        Refusal::PasskeyKnown => texts::account::passkey_known(),
        Refusal::LastSecondFactor => texts::account::last_second_factor(),
        Refusal::OwnSecondFactor => texts::account::own_second_factor(),
        Refusal::TooManyAddresses => texts::account::too_many_addresses(),
        Refusal::TooManyMails => texts::account::too_many_mails(),
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

/// Who needs a second factor, as a choice.
pub fn second_factor_rule(rule: SecondFactorRule) -> &'static str {
    match rule {
        SecondFactorRule::Nobody => "Nobody: each person decides",
        SecondFactorRule::Administrators => "Administrators",
        SecondFactorRule::Everybody => "Everybody with an account",
    }
}

/// Somebody else changed the account while it was being edited.
pub const STALE: &str = "Somebody changed this account after you opened it. Your changes are not saved yet. Compare the two below, then save what should stand.";

/// What an account may do, in a few words.
pub fn rights(account: &Account) -> &'static str {
    match (account.is_admin, account.may_create) {
        (true, _) => "administrator",
        (false, true) => "may create tournaments",
        (false, false) => "set in each tournament",
    }
}

/// What an account may do, as its owner reads it.
pub fn own_rights(account: &Account) -> String {
    match (account.is_admin, account.may_create) {
        (true, _) => texts::account::rights_admin(),
        (false, true) => texts::account::rights_create(),
        (false, false) => texts::account::rights_none(),
    }
}
