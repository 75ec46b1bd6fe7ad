//! What forms send: names and values, and at most one file.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::StreamExt;

use super::app::App;
use super::error::Error;
use super::resent;

/// A form as it was sent: names with values in the order of the page, and the file if one was chosen.
#[derive(Debug, Clone, Default)]
pub struct Form {
    values: Vec<(String, String)>,
    file: Option<Vec<u8>>,
}

/// What was typed is no whole number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotWhole;

impl Form {
    /// The first value of a name, as typed; empty where there is none.
    pub fn raw(&self, name: &str) -> &str {
        self.values.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// The first value of a name without blanks at its ends; empty where there is none.
    pub fn text(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// The first value of a name, if something other than blanks was typed.
    pub fn filled(&self, name: &str) -> Option<&str> {
        Some(self.text(name)).filter(|text| !text.is_empty())
    }

    /// Whether a box was ticked.
    pub fn ticked(&self, name: &str) -> bool {
        self.values.iter().any(|(key, _)| key == name)
    }

    /// A whole number, if the field was filled: an error where it is something else.
    pub fn whole(&self, name: &str) -> Result<Option<i64>, NotWhole> {
        self.filled(name).map(|text| text.parse().map_err(|_| NotWhole)).transpose()
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
    pub(super) fn content(&self) -> Vec<&[u8]> {
        let values = self.values.iter().flat_map(|(name, value)| [name.as_bytes(), value.as_bytes()]);
        values.chain(self.file.as_deref()).collect()
    }

    /// The file that was chosen, if it was not empty.
    pub fn file(&self) -> Option<&[u8]> {
        self.file.as_deref().filter(|bytes| !bytes.is_empty())
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
        let limit = req.app_data::<web::Data<App>>().map_or(0, |app| app.config.body_limit);
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
        let req = req.clone();
        let payload = payload.take();
        Box::pin(async move {
            let form = if kind.starts_with("multipart/form-data") {
                read_multipart(Multipart::new(req.headers(), payload), limit).await
            } else if kind.is_empty() || kind.starts_with("application/x-www-form-urlencoded") {
                read_urlencoded(payload, limit).await
            } else {
                Err(Error::BadRequest(format!("A form was expected here, not {kind}.")))
            }?;
            resent::note(&req, &form);
            Ok(form)
        })
    }
}

fn declared_length(req: &HttpRequest) -> Option<u64> {
    req.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

async fn read_urlencoded(mut payload: Payload, limit: usize) -> Result<Form, Error> {
    let mut body = Vec::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| cut_short())?;
        if body.len() + chunk.len() > limit {
            return Err(Error::TooLarge(limit));
        }
        body.extend_from_slice(&chunk);
    }
    let values = form_urlencoded::parse(&body).into_owned().collect();
    checked(Form { values, file: None })
}

async fn read_multipart(mut multipart: Multipart, limit: usize) -> Result<Form, Error> {
    let mut form = Form::default();
    let mut size = 0;
    while let Some(field) = multipart.next().await {
        let mut field = field.map_err(|_| cut_short())?;
        let name = field.name().unwrap_or_default().to_owned();
        let is_file = field.content_disposition().and_then(|value| value.get_filename()).is_some();
        let mut bytes = Vec::new();
        while let Some(chunk) = field.next().await {
            let chunk = chunk.map_err(|_| cut_short())?;
            size += chunk.len();
            if size > limit {
                return Err(Error::TooLarge(limit));
            }
            bytes.extend_from_slice(&chunk);
        }
        if is_file {
            form.file = Some(bytes);
        } else {
            let value = String::from_utf8(bytes)
                .map_err(|_| Error::BadRequest(format!("The field {name:?} is not UTF-8 text.")))?;
            form.values.push((name, value));
        }
    }
    checked(form)
}

/// Refuses the one character that a store can't keep.
fn checked(form: Form) -> Result<Form, Error> {
    match form.values.iter().find(|(name, value)| name.contains('\0') || value.contains('\0')) {
        None => Ok(form),
        Some((name, _)) => Err(Error::Unprocessable(format!(
            "The field {:?} holds a zero byte, which is no text. Nothing was changed.",
            name.replace('\0', "")
        ))),
    }
}

fn cut_short() -> Error {
    Error::BadRequest("The form did not arrive whole; send it again.".to_owned())
}
