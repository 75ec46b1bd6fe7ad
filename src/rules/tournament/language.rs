//! The tags of languages, as they are kept. Which languages people can read Reeve in, the catalogs say (`reeve_texts`).

/// Whether a text is the tag of a language, such as `de` or `pt-BR`.
pub fn is_tag(text: &str) -> bool {
    let mut parts = text.split('-');
    let is_language = |part: &str| (2..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_more = |part: &str| (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    parts.next().is_some_and(is_language) && parts.all(is_more)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_a_language_and_what_varies_it() {
        for tag in ["de", "nl", "de-AT", "pt-BR", "zh-Hant-TW", "es-419", "en-XA", "fil"] {
            assert!(is_tag(tag), "{tag}");
        }
        for other in ["", "d", "DE", "german", "de-", "-de", "de--AT", "de_AT", "de-A", "de AT", "dé", "de-<b>", "*"] {
            assert!(!is_tag(other), "{other}");
        }
    }
}
