//! Numbers and lists as a language writes them, by the tables of ICU4X; English as Reeve always has.

use std::sync::OnceLock;

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_locale_core::Locale;

use crate::{Language, spoken};

struct Formats {
    decimal: DecimalFormatter,
    and: ListFormatter,
}

impl Formats {
    /// Those of a language; none for English and where there are no tables.
    fn of(language: Language) -> Option<&'static Self> {
        static MADE: [OnceLock<Option<Formats>>; Language::MOST] = [const { OnceLock::new() }; Language::MOST];
        if language.is_written_as_english() {
            return None;
        }
        MADE[usize::from(language.0)].get_or_init(|| Self::made_for(&language.tag().parse().ok()?)).as_ref()
    }

    fn made_for(locale: &Locale) -> Option<Self> {
        let mut plain = DecimalFormatterOptions::default();
        // Whole numbers stand ungrouped wherever a message counts.
        plain.grouping_strategy = Some(GroupingStrategy::Never);
        let wide = ListFormatterOptions::default().with_length(ListLength::Wide);
        Some(Self {
            decimal: DecimalFormatter::try_new(locale.into(), plain).ok()?,
            and: ListFormatter::try_new_and(locale.into(), wide).ok()?,
        })
    }
}

/// A number that is written in English digits, such as `31.25`: `31,25`. What is no number stays as it is.
#[must_use]
pub fn decimal(english: &str) -> String {
    let said = || Some(Formats::of(spoken())?.decimal.format(&english.parse::<Decimal>().ok()?).to_string());
    said().unwrap_or_else(|| english.to_owned())
}

/// Several things in a row, as the language lists them: `a, b and c`.
#[must_use]
pub fn list(things: &[impl AsRef<str>]) -> String {
    let things = || things.iter().map(AsRef::as_ref);
    match Formats::of(spoken()) {
        Some(formats) => formats.and.format(things()).to_string(),
        None => in_english(&things().collect::<Vec<_>>()),
    }
}

fn in_english(things: &[&str]) -> String {
    match things {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_write_numbers_and_lists_as_they_do() {
        let check = |tag: &str, number: &str, three: &str, two: &str| {
            let formats = Formats::made_for(&tag.parse().expect("a tag")).expect("tables");
            assert_eq!(formats.decimal.format(&"1234.50".parse().expect("a number")).to_string(), number);
            assert_eq!(formats.and.format(["a", "b", "c"].into_iter()).to_string(), three);
            assert_eq!(formats.and.format(["a", "b"].into_iter()).to_string(), two);
        };
        check("de", "1234,50", "a, b und c", "a und b");
        check("nl", "1234,50", "a, b en c", "a en b");
        check("es", "1234,50", "a, b y c", "a y b");
        check("fr", "1234,50", "a, b et c", "a et b");
        check("ja", "1234.50", "a、b、c", "a、b");
    }

    #[test]
    fn english_stays_as_it_is() {
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&[""; 0]), "");
        assert_eq!(decimal("1234.50"), "1234.50");
    }
}
