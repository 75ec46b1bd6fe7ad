//! What is different for the pages that other sites show in a frame: they are the same whoever is signed in, have no form, and are light
//! or dark as their address says. `base.html` leaves out of them what is no content.

use reeve_urls as urls;

/// The name in their query that says whether they are light or dark.
const COLOURS: &str = "colours";

/// Whether a page for a frame is asked for at a path.
pub(super) fn is_asked(path: &str) -> bool {
    path.starts_with(urls::EMBED)
}

/// `light` or `dark`, where the query of the address says so.
pub(super) fn colours(query: &str) -> Option<&'static str> {
    let (_, said) = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == COLOURS)?;
    match &*said {
        "light" => Some("light"),
        "dark" => Some("dark"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_light_or_dark_or_those_of_the_device() {
        let check = |query: &str, expected: Option<&str>| assert_eq!(colours(query), expected, "{query}");
        check("", None);
        check("colours=dark", Some("dark"));
        check("round=prelim-1&colours=light&colours=dark", Some("light"));
        check("colours=Dark", None);
        check("colours", None);
        check("xcolours=dark&colour=dark", None);
    }
}
