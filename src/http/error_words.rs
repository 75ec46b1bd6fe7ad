//! The words of the pages of errors.

use crate::error::Error;
use reeve_words as words;

/// What an error page says: heading, what happened, and what to do now.
pub(super) struct ErrorWords {
    pub(super) title: String,
    /// What happened and what was kept.
    pub(super) message: String,
}

/// The same where another site wants to show a page in a frame, and there is none for it.
pub(super) fn not_embedded() -> ErrorWords {
    ErrorWords { title: texts::errors::not_embedded_title(), message: texts::errors::not_embedded() }
}

/// The words of an error's page.
pub(super) fn error(error: &Error) -> ErrorWords {
    let (title, message) = match error {
        Error::Missing => (texts::errors::missing_title(), texts::errors::missing()),
        Error::Forbidden => (texts::errors::forbidden_title(), texts::errors::forbidden()),
        Error::StaffSignedIn => (texts::errors::player_alone_title(), texts::errors::player_alone()),
        Error::SignedOut(_) => (texts::errors::signed_out_title(), texts::errors::signed_out()),
        Error::OtherSender => (texts::errors::other_sender_title(), texts::errors::other_sender()),
        Error::KeyRefused => (texts::errors::key_title(), words::api::KEY_REFUSED.to_owned()),
        Error::SecondFactorMissing => {
            (texts::errors::second_factor_missing_title(), texts::errors::second_factor_missing())
        }
        Error::CrossSite => (texts::errors::cross_site_title(), texts::errors::cross_site()),
        Error::BadRequest(message) => (texts::errors::bad_request_title(), message.clone()),
        Error::Field { said, .. } => (texts::errors::field_title(), said.clone()),
        Error::Method(methods) if methods == "POST" => (texts::errors::form_alone_title(), texts::errors::form_alone()),
        Error::Method(_) => (texts::errors::method_title(), texts::errors::method()),
        Error::NotAcceptable => (texts::errors::not_acceptable_title(), texts::errors::not_acceptable()),
        Error::Values(wrong) => {
            let mut why: Vec<&str> = wrong.iter().map(|(_, why)| why.as_str()).collect();
            why.dedup();
            (texts::errors::values_title(), why.join(" "))
        }
        Error::Unprocessable(message) => (texts::errors::unprocessable_title(), message.clone()),
        Error::Refused(refusal) => (texts::errors::refused_title(), words::with_clause(refusal)),
        Error::Stale => (texts::errors::stale_title(), texts::errors::stale()),
        Error::TooLarge(limit) => (texts::errors::too_large_title(), texts::errors::too_large(limit / 1024)),
        Error::MadeRoom => (texts::errors::made_room_title(), texts::errors::made_room()),
        Error::TooSlow => (texts::errors::too_slow_title(), texts::errors::too_slow()),
        Error::CutOff => (texts::errors::cut_off_title(), texts::errors::cut_off()),
        Error::TooMany(message) => (texts::errors::too_many_title(), message.clone()),
        Error::TooOften(seconds) => (texts::errors::too_often_title(), words::api::too_often(*seconds)),
        Error::NoPlace => (texts::errors::no_place_title(), texts::errors::no_place()),
        Error::Crowded => (texts::errors::crowded_title(), texts::errors::crowded()),
        Error::Busy => (texts::errors::busy_title(), texts::errors::busy()),
        Error::Full(_) => (texts::errors::full_title(), texts::errors::full()),
        Error::Displaced => (texts::errors::displaced_title(), texts::errors::displaced()),
        Error::Unknown(_) => (texts::errors::unknown_title(), texts::errors::unknown()),
        Error::Broken(_) => (texts::errors::broken_title(), texts::errors::broken()),
    };
    ErrorWords { title, message }
}
