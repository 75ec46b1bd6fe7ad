//! The words of `actions::accounts`.

use crate::actions::accounts::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::PasswordTooShort { least } => format!("The password needs at least {least} characters."),
        Refusal::PasswordTooLong { most } => format!("The password has more than {most} characters."),
        Refusal::PasswordWithControl => "The password holds a control character.".to_owned(),
        Refusal::PasswordCommon => {
            "This password is guessed soon: it is a common one, or made of what others know of you. A short sentence \
             is good."
                .to_owned()
        }
        Refusal::PasswordsDiffer => "The two passwords are not the same.".to_owned(),
        Refusal::NotYourPassword => "This is not your password until now.".to_owned(),
        Refusal::NameMissing => "The account needs a name to sign in with.".to_owned(),
        Refusal::NameTooLong { most } => format!("The name has more than {most} characters."),
        Refusal::NameWithControl => "The name holds a control character.".to_owned(),
        Refusal::NameTaken => "An account with this name exists already.".to_owned(),
        Refusal::NoEmail => "This is no e-mail address.".to_owned(),
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
        Refusal::TooManyMails => "Many new passwords were asked for from your network within the last hour. Try again \
            later, or ask an administrator for a link."
            .to_owned(),
    }
}
