//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;
use reeve_rules::text::TooLong;

refusals! {
    /// Why an action of this room is refused, or what is wrong with something typed.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        PasswordTooShort {
            least: usize,
        } = "password-too-short",
        PasswordTooLong(TooLong) = "password-too-long",
        /// The password holds a control character.
        PasswordWithControl = "password-with-control-characters",
        /// The password is one that is guessed soon.
        PasswordCommon = "password-common",
        /// The two passwords typed are not the same.
        PasswordsDiffer = "passwords-differ",
        /// The password typed is not the account's.
        NotYourPassword = "not-your-password",
        /// No name was typed.
        NameMissing = "account-name-missing",
        NameTooLong(TooLong) = "account-name-too-long",
        /// The name holds a control character.
        NameWithControl = "account-name-with-control-characters",
        /// The name mixes letters of scripts that look alike.
        NameMixesScripts = "account-name-mixes-scripts",
        /// Another account has the name.
        NameTaken = "account-name-taken",
        /// What was typed is no e-mail address.
        NoEmail = "no-email",
        /// The e-mail address is too long.
        EmailTooLong(TooLong) = "account-email-too-long",
        /// Nobody could administer any more.
        LastAdministrator = "last-administrator",
        /// The account is switched off, so there is no link for it.
        SwitchedOff = "account-switched-off",
        /// Neither a name nor an address was typed.
        WhoMissing = "who-missing",
        /// The set-up code is another one.
        WrongSetUpCode = "wrong-set-up-code",
        /// The device was itself signed in by a code.
        SignedInByCode = "signed-in-by-code",
        /// Too many new passwords were asked for from one network.
        TooManyMails = "too-many-mails",
        /// The account was given other e-mail addresses too often within an hour.
        TooManyAddresses = "too-many-addresses",
        /// The code typed is wrong.
        WrongCode = "wrong-code",
        /// The code typed is not one of the recovery codes that are left.
        WrongRecoveryCode = "wrong-recovery-code",
        /// The code typed was used before.
        CodeUsed = "code-used",
        /// So many codes were wrong within a day that no further one is looked at.
        TooManyCodes = "too-many-codes",
        /// The account has a second factor already.
        SecondFactorOn = "second-factor-on",
        /// The account has no second factor.
        SecondFactorOff = "second-factor-off",
        /// No name was typed for a passkey.
        PasskeyNameMissing = "passkey-name-missing",
        PasskeyNameTooLong(TooLong) = "passkey-name-too-long",
        /// The name of a passkey holds a control character.
        PasskeyNameWithControl = "passkey-name-with-control-characters",
        /// The account has as many passkeys as it may.
        PasskeysFull = "passkeys-full",
        /// At this address browsers know no passkeys.
        NoPasskeysHere = "no-passkeys-here",
        /// No passkey was asked for, or too long ago.
        PasskeyTooLate = "passkey-too-late",
        /// The answer is that of no passkey of the account, or to another question.
        WrongPasskey = "wrong-passkey",
        /// The passkey has verified who holds it before, and did not this time.
        PasskeyUnverified = "passkey-unverified",
        /// The counter of the passkey did not go on: it may have been copied.
        PasskeyCounter = "passkey-counter",
        /// The passkey is stored already.
        PasskeyKnown = "passkey-known",
        /// It is the only second factor of an account that needs one.
        LastSecondFactor = "last-second-factor",
        /// An administrator's own second factor is switched off on the own page, with password and code.
        OwnSecondFactor = "own-second-factor",
    }
}
