//! The words of the pages of errors.

use crate::error::Error;
use reeve_words as words;

/// What an error page says: heading, what happened, and what to do now.
pub(super) struct ErrorWords {
    pub(super) title: &'static str,
    /// What happened and what was kept.
    pub(super) message: String,
}

/// The same where another site wants to show a page in a frame, and there is none for it.
pub(super) fn not_embedded() -> ErrorWords {
    ErrorWords {
        title: "Not shown here",
        message: "This tournament can't be shown on other sites, or there is no such tournament.".to_owned(),
    }
}

/// The words of an error's page.
pub(super) fn error(error: &Error) -> ErrorWords {
    let (title, message) = match error {
        Error::Missing => (
            "There is no such page",
            "There is nothing at this address, or it is not public. Check the address, or start from one of the \
             links below."
                .to_owned(),
        ),
        Error::Forbidden => (
            "You can't open this",
            "Your account is not allowed to do this. Nothing was changed. Ask an organizer of the tournament if \
             you need it."
                .to_owned(),
        ),
        Error::StaffSignedIn => (
            "This page is the player's alone",
            "You are signed in as one of the staff, and what a player reports in confidence is not shown there. Nothing was \
             changed. Open the page in a browser that isn't signed in, such as a private window."
                .to_owned(),
        ),
        Error::SignedOut(_) => (
            "You are not signed in",
            "You have to be signed in for this: your sign-in has ended, or there was none. Nothing was changed. Sign in, open the \
             page again and send the form once more."
                .to_owned(),
        ),
        Error::OtherSender => (
            "This was typed by somebody else",
            "It waited on this device, and whoever typed it is not signed in here now. Nothing was changed. It goes on waiting, and \
             is sent when they sign in again."
                .to_owned(),
        ),
        Error::KeyRefused => ("This takes a key", words::api::KEY_REFUSED.to_owned()),
        Error::SecondFactorMissing => (
            "Set up a second factor first",
            "This server requires one for your account, and it has none yet. Nothing was changed. Open any page here: it \
             leads to where you set it up."
                .to_owned(),
        ),
        Error::CrossSite => (
            "This form came from elsewhere",
            "The form was not sent from a page of this Reeve, so nothing was changed. Open the page here \
             and send the form again."
                .to_owned(),
        ),
        Error::BadRequest(message) => ("This could not be understood", message.clone()),
        Error::Field { said, .. } => ("Something in the address is wrong", said.clone()),
        Error::Method(methods) if methods == "POST" => (
            "There is no page at this address",
            "It belongs to a form or a button, and was opened by itself, perhaps from the history or by loading it again. \
             Nothing was changed. Go back to the page with the form."
                .to_owned(),
        ),
        Error::Method(_) => (
            "This address takes something else",
            "What was sent does not go with this address, perhaps because a form's address was opened by \
             itself. Nothing was changed."
                .to_owned(),
        ),
        Error::NotAcceptable => (
            "Your browser can't show this page",
            "The browser asked for this page in a format that Reeve does not have.".to_owned(),
        ),
        Error::Values(wrong) => {
            let mut why: Vec<&str> = wrong.iter().map(|(_, why)| why.as_str()).collect();
            why.dedup();
            ("Something is wrong with it", why.join(" "))
        }
        Error::Unprocessable(message) => ("Something is wrong with it", message.clone()),
        Error::Refused(refusal) => ("This can't be done now", words::with_clause(refusal)),
        Error::Stale => (
            "Somebody got there first",
            "Somebody else changed this after you opened the page. Your changes were not saved. Go back, \
             load the page again and look at what is there now."
                .to_owned(),
        ),
        Error::TooLarge(limit) => (
            "This is too large",
            format!("Reeve takes at most {} kB at a time here. Nothing was changed.", limit / 1024),
        ),
        Error::MadeRoom => (
            "Too many forms at once",
            "Too many forms were on their way that did not arrive whole, so yours made room for newer ones. Nothing was changed; \
             send it again."
                .to_owned(),
        ),
        Error::TooSlow => (
            "This took too long to arrive",
            "Only part of the form arrived in time. Nothing was changed; send it again, perhaps where the \
             connection is better."
                .to_owned(),
        ),
        Error::CutOff => ("The form did not arrive whole", "Nothing was changed; send it again.".to_owned()),
        Error::TooMany(message) => ("Too many at once", message.clone()),
        Error::TooOften(seconds) => ("Too many requests", words::api::too_often(*seconds)),
        Error::NoPlace => (
            "Too many tries at once",
            "Passwords or codes were wrong here many times, so the next ones have to wait, and the queue is full \
             now. Nothing was changed; try again in half a minute. Whoever is signed in already stays \
             so, and a browser in which you have signed in before does not wait with the others."
                .to_owned(),
        ),
        Error::Crowded => (
            "Many people are signing in right now",
            "So many passwords are being checked that yours would wait too long. Nothing was changed; try again \
             in a moment."
                .to_owned(),
        ),
        Error::Busy => (
            "The store is busy",
            "The database did not answer. Nothing was changed; send it again in a moment.".to_owned(),
        ),
        Error::Full(_) => (
            "There is no room left",
            "The disk of the database is full. Nothing of this request was stored; what is there can still be \
             read. Tell the person who runs Reeve to make room, then send it again: nothing has to be \
             restarted."
                .to_owned(),
        ),
        Error::Displaced => (
            "The store is not where it should be",
            "The file with everything in it was moved, removed or replaced while Reeve was running. Nothing of this request \
             was stored; what is there can still be read. Tell the person who runs Reeve at once: the log says \
             which file it is."
                .to_owned(),
        ),
        Error::Unknown(_) => (
            "It is not known whether this was stored",
            "The connection to the database was lost in the moment of storing. Either all of it was stored or \
             nothing. Go back and send the same form again: if it was stored, that is not done a second time. \
             Or open the page again and see whether the change is there."
                .to_owned(),
        ),
        Error::Broken(_) => (
            "Something broke",
            "This is a fault of the program or its database, not yours. Nothing of this request was stored. \
             Try again; if it keeps happening, tell the person who runs Reeve the number of the request that stands below: \
             the log has it too."
                .to_owned(),
        ),
    };
    ErrorWords { title, message }
}
