//! The query of an address. A name that is not looked for is as if it were not there.

use reeve_http::error::Error;
use reeve_words::api;

/// The names and values of a query.
pub(super) struct Query(Vec<(String, String)>);

impl Query {
    pub(super) fn of(text: &str) -> Query {
        Query(form_urlencoded::parse(text.as_bytes()).into_owned().collect())
    }

    /// The value of a name as it is read; none where it is not there, or empty. `says`: what it has to be.
    ///
    /// Error: it is there twice, or none of those.
    pub(super) fn value<T>(
        &self,
        name: &'static str,
        says: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Error> {
        let mut values = self.0.iter().filter(|(known, _)| known == name).map(|(_, value)| value.trim());
        let Some(value) = values.next() else { return Ok(None) };
        let fault = |said: String| Error::Field { field: name.to_owned(), said };
        if values.next().is_some() {
            return Err(fault(api::twice(name)));
        }
        if value.is_empty() {
            return Ok(None);
        }
        read(value).map(Some).ok_or_else(|| fault(api::none_of_them(name, says)))
    }
}
