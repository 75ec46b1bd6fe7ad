//! Patterns of `like`.

/// The pattern of `like … escape '\'` that finds a text anywhere in another. It is taken as it is: % and _ stand for
/// themselves.
pub(crate) fn anywhere(text: &str) -> String {
    format!("%{}%", text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"))
}
