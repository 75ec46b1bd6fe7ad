//! The order of names: who comes first where people look for a name in a list.
//!
//! The crate `icu_collator` brings Unicode's table for all languages, and nearly a megabyte for single languages, most
//! of it Chinese. So `tailorings.json` (25 kB) holds only what the languages of [`NameLanguage`] do differently. A test
//! compares it with the crate; `tests/tools/tailorings` makes it anew when the crate brings other tables.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use icu_collator::options::CollatorOptions;
use icu_collator::preferences::CollationNumericOrdering;
use icu_collator::provider::{
    Baked, CollationData, CollationDiacriticsV1, CollationJamoV1, CollationMetadataV1, CollationReorderingV1,
    CollationRootV1, CollationSpecialPrimariesV1, CollationTailoringV1,
};
use icu_collator::{Collator, CollatorPreferences};
use icu_normalizer::provider::{Baked as BakedNormalizer, NormalizerNfdDataV1, NormalizerNfdTablesV1};
use icu_provider::prelude::icu_locale_core::Locale;
use icu_provider::prelude::*;

use reeve_rules::tournament::names::{NameLanguage, NameOrder, last_name_first};

/// What languages do otherwise than all.
static TAILORINGS: &str = include_str!("tailorings.json");

/// The tables of one language: those of the crate, and its own of [`TAILORINGS`] where it has any.
struct Tables(Option<CollationData<'static>>);

/// Passes on what the crates bring.
macro_rules! from_the_crate {
    ($baked:expr, $($table:ty),+ $(,)?) => {$(
        impl DataProvider<$table> for Tables {
            fn load(&self, request: DataRequest<'_>) -> Result<DataResponse<$table>, DataError> {
                $baked.load(request)
            }
        }
    )+};
}

from_the_crate!(
    Baked,
    CollationDiacriticsV1,
    CollationJamoV1,
    CollationMetadataV1,
    CollationReorderingV1,
    CollationRootV1,
    CollationSpecialPrimariesV1,
);
from_the_crate!(BakedNormalizer, NormalizerNfdDataV1, NormalizerNfdTablesV1);

impl DataProvider<CollationTailoringV1> for Tables {
    fn load(&self, _: DataRequest<'_>) -> Result<DataResponse<CollationTailoringV1>, DataError> {
        match &self.0 {
            Some(own) => Ok(DataResponse {
                metadata: DataResponseMetadata::default(),
                payload: DataPayload::from_owned(own.clone()),
            }),
            None => Err(DataErrorKind::IdentifierNotFound.into_error()),
        }
    }
}

/// The language's own tables, if it has any.
fn tailoring(language: NameLanguage) -> Option<CollationData<'static>> {
    let mut all: BTreeMap<&str, CollationData<'static>> = serde_json::from_str(TAILORINGS).ok()?;
    all.remove(language.code())
}

/// The order of a language. None only where the tables were broken, which a test rules out.
fn made(language: NameLanguage) -> Option<Collator> {
    let code = if language == NameLanguage::Any { "und" } else { language.code() };
    let mut wanted = CollatorPreferences::from(&code.parse::<Locale>().ok()?);
    // "Kim (10)" behind "Kim (2)".
    wanted.numeric_ordering = Some(CollationNumericOrdering::True);
    Collator::try_new_unstable(&Tables(tailoring(language)), wanted, CollatorOptions::default()).ok()
}

/// The orders that were asked for until now.
static MADE: LazyLock<BTreeMap<NameLanguage, OnceLock<Option<Collator>>>> =
    LazyLock::new(|| NameLanguage::ALL.iter().map(|language| (*language, OnceLock::new())).collect());

/// An order of names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NameSort {
    pub language: NameLanguage,
    /// By which part of them.
    pub order: NameOrder,
}

impl NameSort {
    /// What names are compared by: of two, that whose key is less comes first.
    pub fn key(self, name: &str) -> Vec<u8> {
        let mut key = Vec::with_capacity(64);
        let parts = match self.order {
            NameOrder::First => [name, "", ""],
            NameOrder::Last => {
                let (last, rest) = last_name_first(name);
                [last, rest, name]
            }
        };
        for part in parts.into_iter().filter(|part| !part.is_empty()) {
            self.write(part, &mut key);
            // Less than anything in a key.
            key.push(0);
        }
        key
    }

    /// Puts things in the order of their names; those of one name stay in their order.
    pub fn sort<T>(self, things: &mut [T], name: impl Fn(&T) -> &str) {
        things.sort_by_cached_key(|thing| self.key(name(thing)));
    }

    /// Things that stand in the order of their names already, with the letter that each group of them begins with, as a list on
    /// paper has them: `#` where names begin with none, and one sign for all Chinese characters.
    pub fn by_letter<T>(self, sorted: Vec<T>, name: impl Fn(&T) -> &str) -> Vec<(String, Vec<T>)> {
        let mut letters = BTreeMap::new();
        let mut groups: Vec<(String, Vec<T>)> = Vec::new();
        for thing in sorted {
            let begins = self.sorted_part(name(&thing)).trim_start().to_owned();
            let first = begins.chars().next();
            let letter = letters.entry(first).or_insert_with(|| self.letter(first)).clone();
            let again = groups.iter().any(|(before, _)| *before == letter);
            match groups.last_mut() {
                Some((last, things)) if last.starts_with(&letter) => things.push(thing),
                // A letter once more, behind others: two that count as one, as Ch in Czech.
                _ if again => groups.push((capital(&begins.chars().take(2).collect::<String>()), vec![thing])),
                _ => groups.push((letter, vec![thing])),
            }
        }
        groups
    }

    /// The part of a name that it is sorted by first.
    fn sorted_part(self, name: &str) -> &str {
        match self.order {
            NameOrder::First => name,
            NameOrder::Last => last_name_first(name).0,
        }
    }

    /// Under which letter this character stands: that of the alphabet without its marks, unless the language has it as a letter
    /// of its own.
    fn letter(self, first: Option<char>) -> String {
        let Some(first) = first.filter(|c| c.is_alphabetic()) else { return "#".to_owned() };
        if matches!(first, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}') {
            return "漢".to_owned();
        }
        let own = self.primary(&first.to_string());
        let plain = ('A'..='Z').find(|letter| own.starts_with(&self.primary(&letter.to_string())));
        plain.map_or_else(|| first.to_uppercase().collect(), String::from)
    }

    /// What a text is compared by first, before marks and capital letters count.
    fn primary(self, text: &str) -> Vec<u8> {
        let mut key = Vec::new();
        self.write(text, &mut key);
        let end = key.iter().position(|byte| *byte == 1).unwrap_or(key.len());
        key.truncate(end);
        key
    }

    fn write(self, text: &str, key: &mut Vec<u8>) {
        let order = MADE.get(&self.language).and_then(|made| made.get_or_init(|| self::made(self.language)).as_ref());
        match order {
            Some(order) => {
                let Ok(()) = order.as_borrowed().write_sort_key_to(text, key);
            }
            None => key.extend(text.to_lowercase().bytes()),
        }
    }
}

/// A text with a capital letter at its beginning and none behind.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars.flat_map(char::to_lowercase)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(language: NameLanguage, order: NameOrder, names: &str) -> String {
        let sort = NameSort { language, order };
        let mut names: Vec<&str> = names.split(" | ").collect();
        sort.sort(&mut names, |name| name);
        let groups = sort.by_letter(names, |name| name);
        groups.iter().map(|(letter, names)| format!("{letter}: {}", names.join(", "))).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn names_stand_under_the_letters_of_their_language() {
        let check = |language, names: &str, expected: &str| {
            assert_eq!(letters(language, NameOrder::First, names), expected);
        };
        let names = "Åsa | Adam | Éva | Eve | Zoë | Öz | Olga | Ærø | 7up | 李 | 王 | محمد | Ωmega | ßa | Sam";
        check(
            NameLanguage::Any,
            names,
            "#: 7up; A: Adam, Ærø, Åsa; E: Éva, Eve; O: Olga, Öz; S: Sam, ßa; Z: Zoë; Ω: Ωmega; م: محمد; 漢: 李, 王",
        );
        check(NameLanguage::Swedish, "Åsa | Adam | Zoë | Öz | Olga", "A: Adam; O: Olga; Z: Zoë; Å: Åsa; Ö: Öz");
        check(
            NameLanguage::Czech,
            "Cyril | Chalupa | Hana | Ivo | Čapek",
            "C: Cyril; Č: Čapek; H: Hana; Ch: Chalupa; I: Ivo",
        );
        assert_eq!(
            letters(NameLanguage::Any, NameOrder::Last, "Ada Lovelace | Lorca, Federico | Zoë Abel"),
            "A: Zoë Abel; L: Lorca, Federico, Ada Lovelace"
        );
    }

    fn sorted(language: NameLanguage, order: NameOrder, names: &str) -> String {
        let mut names: Vec<&str> = names.split(" | ").collect();
        names.reverse();
        NameSort { language, order }.sort(&mut names, |name| name);
        names.join(" | ")
    }

    #[test]
    fn every_language_has_its_order() {
        let check = |language: NameLanguage, names: &str| {
            assert_eq!(sorted(language, NameOrder::First, names), names, "{language}");
        };
        check(NameLanguage::Any, "Åse | bo | Bo | Čapek | Cz | Łódź | Ñu | Nz | Ofen | Öl | Olaf | Zebra");
        check(NameLanguage::German, "Ähre | Müller | Muller Z | Ofen | Öl | Olaf | Zebra");
        check(NameLanguage::Swedish, "Ofen | Zebra | Åse | Ähre | Öl");
        check(NameLanguage::Finnish, "Ofen | Zebra | Åse | Ähre | Öl");
        check(NameLanguage::Danish, "Abel | Zebra | Ähre | Öl | Åse | Aase");
        check(NameLanguage::Norwegian, "Abel | Zebra | Ähre | Öl | Åse | Aase");
        check(NameLanguage::Spanish, "Nunn | Nz | Ñu | Ofen");
        check(NameLanguage::Czech, "Cy | Cz | Čapek | Hz | Chodov | Ivan");
        check(NameLanguage::Hungarian, "Cz | Csaba | Dz | Dzsenifer | Ofen | Örs");
        check(NameLanguage::Polish, "Lz | Łódź | Ofen | Zz | Żak");
        check(NameLanguage::Turkish, "Cz | Çelik | Ilgaz | İpek | Oz | Öz | Şükrü | Ta");
        check(NameLanguage::Romanian, "Az | Ăn | Ân | Sz | Șerban | Ta");
        check(NameLanguage::Slovak, "Cz | Čapek | Hz | Chodov");
        check(NameLanguage::Slovene, "Cz | Čapek | Zz | Žak");
        check(NameLanguage::Croatian, "Cz | Čapek | Ćosić | Dz | Đorđe | Ž");
        check(NameLanguage::Any, "Kim | Kim (2) | Kim (10) | Kim Lee | Kimberly");
        check(NameLanguage::Any, "Anna | Юрий | 山田");
    }

    #[test]
    fn last_names_come_first_where_that_is_wanted() {
        let names = "Federico García Lorca | Cy Müller | Müller, Ömer | Zoë Müller | Ada Muller | Pelé | Kim van Zee";
        let expected =
            "Federico García Lorca | Ada Muller | Cy Müller | Müller, Ömer | Zoë Müller | Pelé | Kim van Zee";
        assert_eq!(sorted(NameLanguage::Any, NameOrder::Last, names), expected);
        let numbered = "Ada Lee | Kim Lee | Kim Lee (2) | Kim Lee (10)";
        assert_eq!(sorted(NameLanguage::Any, NameOrder::Last, numbered), numbered);
    }

    #[test]
    fn the_tables_are_those_of_the_crate() {
        let of_file: BTreeMap<&str, CollationData<'static>> = serde_json::from_str(TAILORINGS).expect("tables");
        for language in NameLanguage::ALL.iter().filter(|language| **language != NameLanguage::Any) {
            let locale: DataLocale = language.code().parse().expect("a language");
            let id = DataIdentifierBorrowed::for_locale(&locale);
            let request = DataRequest { id, metadata: DataRequestMetadata::default() };
            let own: Option<DataResponse<CollationTailoringV1>> = Baked.load(request).ok();
            let same = own.as_ref().map(|own| own.payload.get()) == of_file.get(language.code());
            assert!(same, "{language}: run tests/tools/tailorings");
            assert!(made(*language).is_some(), "{language}");
        }
        assert!(made(NameLanguage::Any).is_some());
    }
}
