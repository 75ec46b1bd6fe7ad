//! Why an action of this room is refused.

use reeve_rules::text::TooLong;

/// Why an action of this room is refused, or what is wrong with something typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The password is too short.
    PasswordTooShort {
        /// The fewest characters.
        least: usize,
    },
    /// The password is too long.
    PasswordTooLong(TooLong),
    /// The password holds a control character.
    PasswordWithControl,
    /// The password is one that is guessed soon.
    PasswordCommon,
    /// The two passwords typed are not the same.
    PasswordsDiffer,
    /// The password typed is not the account's.
    NotYourPassword,
    /// No name was typed.
    NameMissing,
    /// The name is too long.
    NameTooLong(TooLong),
    /// The name holds a control character.
    NameWithControl,
    /// The name mixes letters of scripts that look alike.
    NameMixesScripts,
    /// Another account has the name.
    NameTaken,
    /// What was typed is no e-mail address.
    NoEmail,
    /// The e-mail address is too long.
    EmailTooLong(TooLong),
    /// Nobody could administer any more.
    LastAdministrator,
    /// The account is switched off, so there is no link for it.
    SwitchedOff,
    /// Neither a name nor an address was typed.
    WhoMissing,
    /// The set-up code is another one.
    WrongSetUpCode,
    /// The device was itself signed in by a code.
    SignedInByCode,
    /// Too many new passwords were asked for from one network.
    TooManyMails,
    /// The account was given other e-mail addresses too often within an hour.
    TooManyAddresses,
    /// The code typed is wrong.
    WrongCode,
    /// The code typed is not one of the recovery codes that are left.
    WrongRecoveryCode,
    /// The code typed was used before.
    CodeUsed,
    /// So many codes were wrong within a day that no further one is looked at.
    TooManyCodes,
    /// The account has a second factor already.
    SecondFactorOn,
    /// The account has no second factor.
    SecondFactorOff,
    /// No name was typed for a passkey.
    PasskeyNameMissing,
    /// The name of a passkey is too long.
    PasskeyNameTooLong(TooLong),
    /// The name of a passkey holds a control character.
    PasskeyNameWithControl,
    /// The account has as many passkeys as it may.
    PasskeysFull,
    /// At this address browsers know no passkeys.
    NoPasskeysHere,
    /// No passkey was asked for, or too long ago.
    PasskeyTooLate,
    /// The answer is that of no passkey of the account, or to another question.
    WrongPasskey,
    /// The passkey has verified who holds it before, and did not this time.
    PasskeyUnverified,
    /// The counter of the passkey did not go on: it may have been copied.
    PasskeyCounter,
    /// The passkey is stored already.
    PasskeyKnown,
    /// It is the only second factor of an account that needs one.
    LastSecondFactor,
    /// An administrator's own second factor is switched off on the own page, with password and code.
    OwnSecondFactor,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::PasswordTooShort { .. } => "password-too-short",
            Refusal::PasswordTooLong(_) => "password-too-long",
            Refusal::PasswordWithControl => "password-with-control-characters",
            Refusal::PasswordCommon => "password-common",
            Refusal::PasswordsDiffer => "passwords-differ",
            Refusal::NotYourPassword => "not-your-password",
            Refusal::NameMissing => "account-name-missing",
            Refusal::NameTooLong(_) => "account-name-too-long",
            Refusal::NameWithControl => "account-name-with-control-characters",
            Refusal::NameMixesScripts => "account-name-mixes-scripts",
            Refusal::NameTaken => "account-name-taken",
            Refusal::NoEmail => "no-email",
            Refusal::EmailTooLong(_) => "account-email-too-long",
            Refusal::LastAdministrator => "last-administrator",
            Refusal::SwitchedOff => "account-switched-off",
            Refusal::WhoMissing => "who-missing",
            Refusal::WrongSetUpCode => "wrong-set-up-code",
            Refusal::SignedInByCode => "signed-in-by-code",
            Refusal::TooManyMails => "too-many-mails",
            Refusal::TooManyAddresses => "too-many-addresses",
            Refusal::WrongCode => "wrong-code",
            Refusal::WrongRecoveryCode => "wrong-recovery-code",
            Refusal::CodeUsed => "code-used",
            Refusal::TooManyCodes => "too-many-codes",
            Refusal::SecondFactorOn => "second-factor-on",
            Refusal::SecondFactorOff => "second-factor-off",
            Refusal::PasskeyNameMissing => "passkey-name-missing",
            Refusal::PasskeyNameTooLong(_) => "passkey-name-too-long",
            Refusal::PasskeyNameWithControl => "passkey-name-with-control-characters",
            Refusal::PasskeysFull => "passkeys-full",
            Refusal::NoPasskeysHere => "no-passkeys-here",
            Refusal::PasskeyTooLate => "passkey-too-late",
            Refusal::WrongPasskey => "wrong-passkey",
            Refusal::PasskeyUnverified => "passkey-unverified",
            Refusal::PasskeyCounter => "passkey-counter",
            Refusal::PasskeyKnown => "passkey-known",
            Refusal::LastSecondFactor => "last-second-factor",
            Refusal::OwnSecondFactor => "own-second-factor",
        }
    }

    /// The clause of the rules it comes from: none does.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }
}
