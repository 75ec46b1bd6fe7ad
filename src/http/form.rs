//! What forms send: names and values, and at most one file.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use actix_multipart::{Multipart, MultipartError};
use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use futures_util::{Stream, StreamExt};
use tokio::sync::OwnedSemaphorePermit;

use crate::body::Body;
use crate::error::Error;
use crate::form_key;
use crate::language;
use crate::request::Access;
use crate::server::app::App;
use crate::server::{connections, head_limit};
use reeve_actions::accounts::password::Typed;
use reeve_actions::background::apart;
use reeve_actions::network::network;
use reeve_limits as limits;
use reeve_rules::text::{TooLong, too_long};
use reeve_words::api;
use reeve_words::requests::{OddForm, no_such_choice, odd_form};

/// A form as it was sent: names with values in the order of the page, and the file if one was chosen.
#[derive(Debug, Clone, Default)]
pub struct Form {
    values: Vec<(String, String)>,
    file: Option<Vec<u8>>,
}

/// What was typed is no whole number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAnInteger;

impl Form {
    /// The first value of a name, as typed; empty where there is none.
    pub fn raw(&self, name: &str) -> &str {
        self.values.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// A new password that was typed twice, in the fields `password` and `again`.
    pub fn new_password(&self) -> Typed<'_> {
        Typed { password: self.raw("password"), again: self.raw("again") }
    }

    /// The first value of a name without blanks at its ends; empty where there is none.
    pub fn text(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// The first value of a name, if something other than blanks was typed.
    pub fn filled(&self, name: &str) -> Option<&str> {
        Some(self.text(name)).filter(|text| !text.is_empty())
    }

    /// Whether a box was ticked. All boxes of our pages send `yes`; `absent-4=no` ticks nothing.
    pub fn ticked(&self, name: &str) -> bool {
        self.values.iter().any(|(key, value)| key == name && value == "yes")
    }

    /// Whether a field was sent at all.
    pub fn has(&self, name: &str) -> bool {
        self.values.iter().any(|(key, _)| key == name)
    }

    /// Whether the form was sent by the button of that name, whose value is `yes`. Error: another value, which no page
    /// gives it.
    pub fn pressed(&self, name: &str) -> Result<bool, Error> {
        match self.values.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str()) {
            None => Ok(false),
            Some("yes") => Ok(true),
            Some(_) => Err(Error::Unprocessable(odd_form(OddForm::Button(name)))),
        }
    }

    /// Which of the values that its buttons or boxes give a field was sent. Error: none of them.
    pub fn one_of<'c>(&self, name: &str, values: &[&'c str]) -> Result<&'c str, Error> {
        let sent = self.text(name);
        let known = values.iter().find(|value| **value == sent).copied();
        known.ok_or_else(|| Error::Unprocessable(odd_form(OddForm::Button(name))))
    }

    /// What was chosen in a list or by a radio button, where something was. Error: a code that stands for nothing.
    pub fn choice<T>(&self, name: &str, from_code: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Error> {
        let read = |code| from_code(code).ok_or_else(|| Error::Unprocessable(no_such_choice(name)));
        self.filled(name).map(read).transpose()
    }

    /// A whole number, if the field was filled: an error where it is something else.
    pub fn whole(&self, name: &str) -> Result<Option<i64>, NotAnInteger> {
        self.filled(name).map(|text| text.parse().map_err(|_| NotAnInteger)).transpose()
    }

    /// The version, as the page showed it, of what the form changes. Where the form has none, or no number, this is a
    /// version that nothing has, so that nothing is overwritten unseen.
    pub fn version(&self) -> i64 {
        self.whole("version").ok().flatten().unwrap_or(-1)
    }

    /// Every value of a name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.values.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Every name and value.
    pub fn pairs(&self) -> &[(String, String)] {
        &self.values
    }

    /// Everything that was sent, in its order.
    pub fn content(&self) -> Vec<&[u8]> {
        let values = self.values.iter().flat_map(|(name, value)| [name.as_bytes(), value.as_bytes()]);
        values.chain(self.file.as_deref()).collect()
    }

    /// The file that was chosen, if it was not empty.
    pub fn file(&self) -> Option<&[u8]> {
        self.file.as_deref().filter(|bytes| !bytes.is_empty())
    }

    /// As [`Form::file`], for who goes on with it alone: a large file is not there twice.
    pub fn take_file(&mut self) -> Option<Vec<u8>> {
        self.file.take().filter(|bytes| !bytes.is_empty())
    }

    /// The file that was chosen, if there is nothing in it.
    pub fn empty_file(&self) -> Option<&[u8]> {
        self.file.as_deref().filter(|bytes| bytes.is_empty())
    }

    /// A form made of names and values, for pages that are shown before anything was typed.
    pub fn of<'a>(values: impl IntoIterator<Item = (&'a str, &'a str)>) -> Form {
        Form { values: values.into_iter().map(|(k, v)| (k.to_owned(), v.to_owned())).collect(), file: None }
    }
}

impl FromRequest for Form {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Form, Error>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let access = req.extensions().get::<Rc<Access>>().cloned().unwrap_or_default();
        let limit = access.form_bytes;
        let kind = req
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
            .to_ascii_lowercase();
        if let Some(length) = declared_length(req)
            && length > limit as u64
        {
            return Box::pin(async move { Err(Error::TooLarge(limit)) });
        }
        // No browser compresses a form; one that says it is compressed is refused, not misread.
        let coding = req.headers().get(header::CONTENT_ENCODING);
        if coding.is_some_and(|coding| coding.as_bytes() != b"identity") {
            return Box::pin(async { Err(odd(OddForm::Compressed)) });
        }
        let Some(app) = req.app_data::<web::Data<App>>() else {
            return Box::pin(async { Err(Error::Broken("the program is not set up".to_owned())) });
        };
        let body = app.bodies.wait_for(&network(&access.address), limit);
        let app = app.clone();
        let req = req.clone();
        let payload = payload.take();
        Box::pin(async move {
            let _arriving = connections::arriving(&req);
            let comes = head_limit::form_comes(&req);
            let (essence, charset) = parts_of(&kind);
            if let Some(other) = charset.filter(|charset| !matches!(*charset, "utf-8" | "utf8" | "us-ascii")) {
                return Err(odd(OddForm::Charset(other)));
            }
            let form = match essence {
                "multipart/form-data" => read_multipart(req.headers(), payload, &body, limit).await?,
                "application/json" if access.by_program => {
                    Form { values: Vec::new(), file: Some(read_whole(payload, &body, limit).await?) }
                }
                _ if access.by_program => return Err(Error::BadRequest(api::NO_JSON.to_owned())),
                "" | "application/x-www-form-urlencoded" => read_urlencoded(payload, &body, limit).await?,
                _ => return Err(odd(OddForm::Kind(essence))),
            };
            drop(body);
            comes.came_whole();
            let form = checked(form, access.repeated)?;
            // Only once the body is there, so that nobody waits for the slow line of another. Held until the answer is
            // made.
            let place = app.queues.place_in(access.waits.form).await;
            req.extensions_mut().insert(FormPlace { _held: place });
            let key = if access.by_program { idempotency_key(&req)? } else { form.raw(form_key::FIELD) };
            form_key::note(&req, key, &form.content());
            Ok(form)
        })
    }
}

/// The place of a form in its queue.
struct FormPlace {
    _held: Option<OwnedSemaphorePermit>,
}

/// The type itself and the charset of a content type in small letters.
fn parts_of(kind: &str) -> (&str, Option<&str>) {
    let mut parts = kind.split(';').map(str::trim);
    let essence = parts.next().unwrap_or_default();
    let charset = parts.find_map(|part| part.strip_prefix("charset="));
    (essence, charset.map(|charset| charset.trim_matches('"')))
}

fn declared_length(req: &HttpRequest) -> Option<u64> {
    req.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// Up to how many bytes a form is read on the thread that answers requests: more is a list that was pasted, which would
/// keep all others on that thread waiting.
const READ_IN_PLACE: usize = 64 * 1024;

/// The key by which a program sends the same again; empty where there is none.
///
/// Error: it is shorter or longer than a key.
fn idempotency_key(req: &HttpRequest) -> Result<&str, Error> {
    let Some(key) = req.headers().get("idempotency-key") else { return Ok("") };
    let key = key.to_str().ok().filter(|key| form_key::fits(key));
    key.ok_or_else(|| Error::BadRequest(api::IDEMPOTENCY_KEY.to_owned()))
}

async fn read_urlencoded(payload: Payload, waiting: &Body, limit: usize) -> Result<Form, Error> {
    let body = read_whole(payload, waiting, limit).await?;
    if body.len() <= READ_IN_PLACE {
        return decoded(&body);
    }
    apart(language::carried(move || decoded(&body))).await?
}

async fn read_whole(mut payload: Payload, waiting: &Body, limit: usize) -> Result<Vec<u8>, Error> {
    let mut body = Vec::new();
    while let Some(chunk) = waiting.next(&mut payload).await? {
        let chunk = chunk.map_err(|error| broken_off(&error))?;
        if body.len() + chunk.len() > limit {
            return Err(Error::TooLarge(limit));
        }
        waiting.holds(chunk.len());
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

/// What a form says.
fn decoded(body: &[u8]) -> Result<Form, Error> {
    if !is_well_encoded(body) {
        return Err(odd(OddForm::NotEncoded));
    }
    // One more than may be, so that too many are noticed without all of them being read.
    let values = form_urlencoded::parse(body).into_owned().take(limits::FORM_FIELDS + 1).collect();
    Ok(Form { values, file: None })
}

/// Whether each percent sign begins an escape and the whole is UTF-8. Reading on regardless would store other letters
/// than were typed.
fn is_well_encoded(body: &[u8]) -> bool {
    let mut bytes = Vec::with_capacity(body.len());
    let mut rest = body.iter();
    while let Some(&byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || rest.next().and_then(|digit| char::from(*digit).to_digit(16));
        let (Some(high), Some(low)) = (digit(), digit()) else { return false };
        bytes.extend(u8::try_from(high * 16 + low));
    }
    String::from_utf8(bytes).is_ok()
}

async fn read_multipart(headers: &HeaderMap, payload: Payload, waiting: &Body, limit: usize) -> Result<Form, Error> {
    let (counted, is_too_large) = count(payload, limit);
    let form = read_parts(Multipart::new(headers, counted), waiting).await;
    // The parts see only that the body broke off.
    if is_too_large.get() { Err(Error::TooLarge(limit)) } else { form }
}

/// The body, which breaks off where it is longer than `limit`, and whether it did. All of it is counted, also what
/// stands between the parts and in their heads.
fn count(payload: Payload, limit: usize) -> (impl Stream<Item = Result<Bytes, PayloadError>>, Rc<Cell<bool>>) {
    let is_too_large = Rc::new(Cell::new(false));
    let seen = Rc::clone(&is_too_large);
    let mut size = 0;
    let counted = payload.map(move |chunk| {
        size += chunk.as_ref().map_or(0, Bytes::len);
        if size > limit {
            seen.set(true);
            return Err(PayloadError::Overflow);
        }
        chunk
    });
    (counted, is_too_large)
}

async fn read_parts(mut multipart: Multipart, waiting: &Body) -> Result<Form, Error> {
    let mut form = Form::default();
    while let Some(field) = waiting.next(&mut multipart).await? {
        let mut field = field.map_err(|error| part_broken_off(&error))?;
        if form.values.len() > limits::FORM_FIELDS {
            break;
        }
        let name = field.name().unwrap_or_default().to_owned();
        let file_name = field.content_disposition().and_then(|value| value.get_filename()).map(str::to_owned);
        let mut bytes = Vec::new();
        while let Some(chunk) = waiting.next(&mut field).await? {
            let chunk = chunk.map_err(|error| part_broken_off(&error))?;
            waiting.holds(chunk.len());
            bytes.extend_from_slice(&chunk);
        }
        if let Some(file_name) = file_name {
            // A browser sends a file without a name where none was chosen.
            let is_none = file_name.is_empty() && bytes.is_empty();
            if !is_none && form.file.replace(bytes).is_some() {
                return Err(odd(OddForm::TwoFiles));
            }
        } else {
            let value = String::from_utf8(bytes).map_err(|_| odd(OddForm::FieldNotUtf8(&name)))?;
            form.values.push((name, value));
        }
    }
    Ok(form)
}

/// Refuses a zero byte, the one character that a store can't keep, and a form in which a field comes twice although its
/// route does not say that it may: nobody could tell which of the two counts.
fn checked(form: Form, repeated: &[&str]) -> Result<Form, Error> {
    if form.values.len() > limits::FORM_FIELDS {
        return Err(odd(OddForm::TooManyFields(limits::FORM_FIELDS)));
    }
    for (name, value) in &form.values {
        let most = limits::of_field(name);
        let far = |fault: &TooLong| fault.length > (most * limits::FIELD_BEYOND).max(limits::OTHER_FIELD);
        if let Some(fault) = too_long(value, most).filter(far) {
            return Err(Error::Unprocessable(odd_form(OddForm::FieldTooLong { name, fault })));
        }
    }
    let mut names = BTreeSet::new();
    for (name, _) in &form.values {
        if !names.insert(name.as_str()) && !repeated.contains(&name.as_str()) {
            return Err(odd(OddForm::FieldTwice(name)));
        }
    }
    match form.values.iter().find(|(name, value)| name.contains('\0') || value.contains('\0')) {
        None => Ok(form),
        Some((name, _)) => Err(Error::Unprocessable(odd_form(OddForm::ZeroByte(name)))),
    }
}

/// The error for a body that could not be read to its end.
fn broken_off(error: &PayloadError) -> Error {
    match error {
        PayloadError::Incomplete(_) | PayloadError::Io(_) => Error::CutOff,
        _ => odd(OddForm::CutShort),
    }
}

/// The same for a body of several parts.
fn part_broken_off(error: &MultipartError) -> Error {
    match error {
        MultipartError::Payload(error) => broken_off(error),
        _ => odd(OddForm::CutShort),
    }
}

/// The error for a form that can't be read.
fn odd(form: OddForm<'_>) -> Error {
    Error::BadRequest(odd_form(form))
}
