//! JSON in a row of the store that is itself written as JSON.

/// How text that is JSON is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nested {
    /// As text, so that it comes back byte for byte: in backups.
    AsText,
    /// As JSON within the JSON, so that a person can read it: in archives.
    AsJson,
}
