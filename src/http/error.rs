//! Why a page could not be given, and the page that says so.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

use reeve_actions as actions;
use reeve_store as store;
use reeve_words as words;

/// Why a request ended without its page. Rendered as a page by the outermost layer ([`crate::guard`]), which
/// knows who asks. Its texts here are for the log; people read those of `words::requests`.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Error {
    /// There is nothing at this address, or nothing that the caller may know of.
    #[error("not found")]
    Missing,
    /// The caller may not do this.
    #[error("not allowed")]
    Forbidden,
    /// The page is a player's alone, and one of the staff is signed in.
    #[error("one of the staff is signed in")]
    StaffSignedIn,
    /// A form that takes a sign-in was sent without one; from this page, where the browser says so.
    #[error("not signed in")]
    SignedOut(Option<String>),
    /// A form that waited on a device names another sender than whoever is signed in there now, if anybody is.
    #[error("sent by somebody else than its sender")]
    OtherSender,
    /// A program has shown no key of the tournament that may do this.
    #[error("no key that may do this")]
    KeyRefused,
    /// The caller has to set up a second factor before anything else.
    #[error("a second factor is needed first")]
    SecondFactorMissing,
    /// The post came from another site's page, or without a sign that it came from ours.
    #[error("the form was not sent from a page of this Reeve")]
    CrossSite,
    /// The request can't be understood; the sentence says what.
    #[error("{0}")]
    BadRequest(String),
    /// A value in the query of an address is none that is looked for there.
    #[error("{field}: {said}")]
    Field { field: String, said: String },
    /// The address does not take this method; those that it takes, as in the header `Allow`.
    #[error("method not allowed")]
    Method(String),
    /// What is at this address can't be given in any form that the browser accepts.
    #[error("not acceptable")]
    NotAcceptable,
    /// What was typed or uploaded is wrong, and there is no form to show it in.
    #[error("{0}")]
    Unprocessable(String),
    /// Values that a program has sent are wrong: each with where it stands, as a JSON pointer, and why.
    #[error("{} values are wrong", .0.len())]
    Values(Vec<(String, String)>),
    /// What was asked can't be done as things stand.
    #[error("{0}")]
    Refused(actions::Refusal),
    /// Somebody else changed the same thing.
    #[error("somebody else has changed this in the meantime")]
    Stale,
    /// The body is larger than the limit, in bytes.
    #[error("larger than {0} bytes")]
    TooLarge(usize),
    /// The body did not arrive in time.
    #[error("the form did not arrive in time")]
    TooSlow,
    /// The body was half here when it made room for others ([`crate::body`]).
    #[error("the form made room for others before it was here whole")]
    MadeRoom,
    /// The connection ended before the form was here whole, so that hardly anybody reads the answer.
    #[error("the connection ended in the middle of a form")]
    CutOff,
    /// Too many requests of a kind.
    #[error("{0}")]
    TooMany(String),
    /// A network asks too often; after so many seconds it may again.
    #[error("a network asks too often")]
    TooOften(u32),
    /// No more can wait to try a password or a code; the same request may succeed in a moment.
    #[error("too many wait to try a password or a code")]
    NoPlace,
    /// Too many passwords wait to be checked; the same request may succeed in a moment.
    #[error("too many passwords wait to be checked")]
    Crowded,
    /// The database did not answer in time; the same request may succeed later.
    #[error("the store is busy")]
    Busy,
    /// The disk of the database is full.
    #[error("no room left: {0}")]
    Full(String),
    /// The file of the store was removed or replaced while it is open.
    #[error("the file of the store is not in its place")]
    Displaced,
    /// The connection was lost while the database committed, and how that ended could not be found out.
    #[error("not known whether it was stored: {0}")]
    Unknown(String),
    #[error("{0}")]
    Broken(String),
}

/// After how many seconds to try again where too many passwords wait.
const CROWDED_FOR: u32 = 3;
/// After how many seconds to try again where no place to wait is free.
const NO_PLACE_FOR: u32 = 30;
/// After how many seconds to try again where the store was busy.
const BUSY_FOR: u32 = 2;

impl Error {
    /// After how many seconds the same request is worth another try, for the header `Retry-After`.
    pub fn retry_after(&self) -> Option<u32> {
        match self {
            Error::Crowded => Some(CROWDED_FOR),
            Error::NoPlace => Some(NO_PLACE_FOR),
            Error::Busy => Some(BUSY_FOR),
            Error::TooOften(seconds) => Some(*seconds),
            _ => None,
        }
    }
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Error::Missing => StatusCode::NOT_FOUND,
            Error::Forbidden
            | Error::StaffSignedIn
            | Error::SignedOut(_)
            | Error::SecondFactorMissing
            | Error::CrossSite => StatusCode::FORBIDDEN,
            Error::OtherSender | Error::KeyRefused => StatusCode::UNAUTHORIZED,
            Error::BadRequest(_) | Error::Field { .. } | Error::CutOff => StatusCode::BAD_REQUEST,
            Error::Method(_) => StatusCode::METHOD_NOT_ALLOWED,
            Error::NotAcceptable => StatusCode::NOT_ACCEPTABLE,
            Error::Unprocessable(_) | Error::Values(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Error::Refused(_) | Error::Stale => StatusCode::CONFLICT,
            Error::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooSlow | Error::MadeRoom => StatusCode::REQUEST_TIMEOUT,
            Error::TooMany(_) | Error::TooOften(_) | Error::NoPlace => StatusCode::TOO_MANY_REQUESTS,
            Error::Crowded | Error::Busy | Error::Displaced | Error::Unknown(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::Full(_) => StatusCode::INSUFFICIENT_STORAGE,
            Error::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// An empty answer with the status; the outermost layer fills the page in.
    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}

impl From<actions::Error> for Error {
    fn from(error: actions::Error) -> Self {
        match error {
            actions::Error::Refused(refusal) => Error::Refused(refusal),
            actions::Error::Faults(_) | actions::Error::Impossible(_) => Error::Unprocessable(words::error(&error)),
            actions::Error::Stale => Error::Stale,
            actions::Error::Forbidden => Error::Forbidden,
            actions::Error::Missing => Error::Missing,
            actions::Error::TooMany(refusal) => Error::TooMany(words::refusal(&refusal)),
            actions::Error::Store(error) => error.into(),
        }
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::Missing => Error::Missing,
            store::Error::Busy(_) => Error::Busy,
            store::Error::Conflict { .. } => Error::Stale,
            store::Error::Full(_) => Error::Full(error.to_string()),
            store::Error::Displaced(_) => Error::Displaced,
            store::Error::Unknown(_) => Error::Unknown(error.to_string()),
            store::Error::Broken(_) => Error::Broken(error.to_string()),
        }
    }
}

impl From<askama::Error> for Error {
    fn from(error: askama::Error) -> Self {
        Error::Broken(format!("rendering a page: {error}"))
    }
}
