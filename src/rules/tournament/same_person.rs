//! Who is taken for the same person: by the e-mail address, or by the name. Blanks and upper and lower case count in
//! neither.

/// By what two are taken for the same person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameBy {
    /// The e-mail address.
    Email,
    /// The name.
    Name,
}

/// A name or an e-mail address as it is compared: without blanks at its ends or twice in it, in lower case.
pub fn comparable(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Whether two names are taken for the same.
pub fn same_name(one: &str, other: &str) -> bool {
    comparable(one) == comparable(other)
}

/// Whether both have an e-mail address, and it is the same.
pub fn same_email(one: Option<&str>, other: Option<&str>) -> bool {
    matches!((one, other), (Some(one), Some(other)) if !one.trim().is_empty() && comparable(one) == comparable(other))
}
