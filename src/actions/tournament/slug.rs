//! Short public addresses: `/t/SLUG`. Lower-case ASCII letters, digits and single dashes.

use reeve_limits as limits;
use reeve_rules::refusals::refusals;

/// Words that would be read as a part of the program, or as its own voice, in an address.
const RESERVED: &[&str] = &[
    "account",
    "accounts",
    "admin",
    "api",
    "archive",
    "audit",
    "backup",
    "demo",
    "export",
    "final",
    "hall",
    "healthz",
    "help",
    "import",
    "judge",
    "login",
    "new",
    "null",
    "organizer",
    "player",
    "players",
    "reeve",
    "register",
    "rules",
    "run",
    "sandbox",
    "schedule",
    "seats",
    "setup",
    "sign-in",
    "sign-out",
    "staff",
    "standings",
    "static",
    "test",
    "theme",
    "tournament",
    "tournaments",
    "undefined",
];

/// How accented letters, and a few that ASCII does not have, are spelled in it.
const PLAIN: &[(&str, &str)] = &[
    ("àáâãåāăą", "a"),
    ("ä", "ae"),
    ("æ", "ae"),
    ("çćĉċč", "c"),
    ("ðďđ", "d"),
    ("èéêëēĕėęě", "e"),
    ("ĝğġģ", "g"),
    ("ĥħ", "h"),
    ("ìíîïĩīĭįı", "i"),
    ("ĵ", "j"),
    ("ķ", "k"),
    ("ĺļľŀł", "l"),
    ("ñńņňŋ", "n"),
    ("òóôõøōŏő", "o"),
    ("ö", "oe"),
    ("œ", "oe"),
    ("ŕŗř", "r"),
    ("śŝşšș", "s"),
    ("ß", "ss"),
    ("ţťŧț", "t"),
    ("þ", "th"),
    ("ùúûũūŭůűų", "u"),
    ("ü", "ue"),
    ("ŵ", "w"),
    ("ýÿŷ", "y"),
    ("źżž", "z"),
];

refusals! {
    /// Why an address can't be taken.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum SlugFault {
        /// It holds something else than lower-case letters, digits and dashes.
        Sign {
            sign: char,
        } = "address-sign",
        /// It is too short or too long.
        Length = "address-length",
        /// A dash stands at an end, or two stand together.
        Dashes = "address-dashes",
        /// It is a word that the program keeps for itself.
        Reserved {
            slug: String,
        } = "address-reserved",
    }
}

/// Why an address can't be taken; none where it can.
pub fn fault(slug: &str) -> Option<SlugFault> {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if let Some(sign) = slug.chars().find(|c| !allowed(*c)) {
        return Some(SlugFault::Sign { sign });
    }
    if slug.len() < limits::SHORTEST_SLUG || slug.len() > limits::SLUG {
        return Some(SlugFault::Length);
    }
    if slug.starts_with('-') || slug.ends_with('-') || slug.contains("--") {
        return Some(SlugFault::Dashes);
    }
    RESERVED.contains(&slug).then(|| SlugFault::Reserved { slug: slug.to_owned() })
}

/// An address made from a tournament's name; `tournament-YEAR` where the name has nothing to make it from.
pub fn propose(name: &str, year: i32) -> String {
    let mut slug = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match plain(c) {
            Some(letters) => slug.push_str(letters),
            None if c.is_ascii_lowercase() || c.is_ascii_digit() => slug.push(c),
            // Apostrophes and accents that stand alone vanish; everything else parts two words.
            None if matches!(c, '\'' | '’' | '\u{300}'..='\u{36F}') => {}
            None if !slug.ends_with('-') && !slug.is_empty() => slug.push('-'),
            None => {}
        }
    }
    let slug = cut(&slug, limits::SLUG);
    if fault(&slug).is_none() {
        return slug;
    }
    let base = if slug.is_empty() { "tournament" } else { &slug };
    format!("{}-{year}", cut(base, limits::SLUG - 12))
}

fn plain(c: char) -> Option<&'static str> {
    PLAIN.iter().find(|(letters, _)| letters.contains(c)).map(|(_, plain)| *plain)
}

/// The first characters of an address (all are ASCII), without a dash at the end.
fn cut(slug: &str, most: usize) -> String {
    let kept: String = slug.chars().take(most).collect();
    kept.trim_end_matches('-').to_owned()
}

/// The same address with a number behind it, for the second of a name: `city-open-2`.
pub fn numbered(slug: &str, number: u32) -> String {
    let tail = format!("-{number}");
    format!("{}{tail}", cut(slug, limits::SLUG - tail.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_made_from_the_name() {
        let check = |name: &str, expect: &str| {
            let slug = propose(name, 2026);
            assert_eq!(slug, expect, "{name}");
            assert_eq!(fault(&slug), None, "{name}");
        };
        check("City Open 2026", "city-open-2026");
        check("  Größte  Öffnung — Köln!", "groesste-oeffnung-koeln");
        check("L'Île-d'Orléans", "lile-dorleans");
        check("Łódź", "lodz");
        check("Run", "run-2026");
        check("東京", "tournament-2026");
        check("بطولة", "tournament-2026");
        check("---", "tournament-2026");
        check("ab", "ab-2026");
        check(&"x".repeat(300), &"x".repeat(60));
        check(&"ab ".repeat(100), "ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab");
    }

    #[test]
    fn odd_addresses_are_refused_with_the_reason() {
        let check = |slug: &str, expected: SlugFault| assert_eq!(fault(slug), Some(expected), "{slug:?}");
        let sign = |sign: char| SlugFault::Sign { sign };
        check("City", sign('C'));
        check("a b c", sign(' '));
        check("köln", sign('ö'));
        check("../../etc", sign('.'));
        check("a/b/c", sign('/'));
        check("a%20b", sign('%'));
        check("<script>", sign('<'));
        check("", SlugFault::Length);
        check("ab", SlugFault::Length);
        check(&"a".repeat(61), SlugFault::Length);
        check("-abc", SlugFault::Dashes);
        check("abc-", SlugFault::Dashes);
        check("a--b", SlugFault::Dashes);
        check("admin", SlugFault::Reserved { slug: "admin".to_owned() });
        check("\u{202e}abc", sign('\u{202e}'));
    }

    #[test]
    fn numbers_behind_an_address_keep_it_short() {
        assert_eq!(numbered("city-open", 2), "city-open-2");
        assert_eq!(numbered(&"a".repeat(60), 12).len(), 60);
    }
}
