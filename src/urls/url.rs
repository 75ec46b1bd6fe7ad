//! An address on this server.

use std::fmt;
use std::fmt::Write as _;

/// An address on this server, from the first slash on, ready for a link or a header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Url(String);

impl Url {
    pub(crate) fn of(path: String) -> Url {
        Url(path)
    }

    /// The same page with one more value in its query.
    #[must_use]
    pub fn query(mut self, name: &str, value: impl fmt::Display) -> Url {
        self.0.push(if self.0.contains('?') { '&' } else { '?' });
        let pair = form_urlencoded::Serializer::new(String::new()).append_pair(name, &value.to_string()).finish();
        self.0.push_str(&pair);
        self
    }

    /// The same page with one more value in its query, unless that value is empty.
    #[must_use]
    pub fn query_if_any(self, name: &str, value: &str) -> Url {
        if value.is_empty() { self } else { self.query(name, value) }
    }

    /// The same page, which says by this word what was done.
    #[must_use]
    pub fn done(self, what: impl fmt::Display) -> Url {
        self.query("done", what)
    }

    /// The place with this id on the page.
    #[must_use]
    pub fn anchor(mut self, id: impl fmt::Display) -> Url {
        self.0.push('#');
        self.0.push_str(&id.to_string());
        self
    }

    /// The address with the server's own in front (`https://reeve.example`), for a mail or a code to be scanned.
    pub fn on(&self, public_url: &str) -> String {
        format!("{public_url}{self}")
    }
}

impl fmt::Display for Url {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A template's macro asks whether an address that it was given is there.
impl std::ops::Deref for Url {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Url {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<Url> for String {
    fn from(url: Url) -> String {
        url.0
    }
}

/// A value as a part of a path.
pub(crate) fn encoded(value: impl fmt::Display) -> String {
    let mut part = String::new();
    for byte in value.to_string().bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => part.push(char::from(byte)),
            // Writing to a string can't fail.
            _ => drop(write!(part, "%{byte:02X}")),
        }
    }
    part
}
