//! Who comes along, as people answer it in a cell: several names, or a sentence.

use std::collections::{BTreeMap, BTreeSet};

use crate::encoding::BREAK;
use reeve_limits as limits;
use reeve_rules::tournament::same_name::name_key;
use reeve_rules::tournament::same_person::ByLook;

/// Words between two names, in the languages of import. Those of one letter are small ones: a capital is somebody's initial.
const BETWEEN: [&str; 17] =
    ["and", "und", "et", "y", "e", "en", "i", "og", "och", "ja", "sekä", "oraz", "with", "mit", "avec", "con", "met"];

/// Answers that name nobody.
const NOBODY: [&str; 41] = [
    "yes",
    "not playing",
    "sola",
    "da solo",
    "da sola",
    "nikdo",
    "none",
    "no",
    "nobody",
    "no one",
    "n/a",
    "na",
    "nope",
    "-",
    "--",
    "0",
    "x",
    "just me",
    "only me",
    "alone",
    "keine",
    "keiner",
    "niemand",
    "nein",
    "allein",
    "personne",
    "aucun",
    "non",
    "seul",
    "nadie",
    "ninguno",
    "nessuno",
    "nessuna",
    "geen",
    "nee",
    "nikt",
    "brak",
    "nie",
    "ninguém",
    "não",
    "ingen",
];

/// What stands before whoever comes along: "my husband".
const MY: [&str; 17] = [
    "my", "our", "mein", "meine", "meinem", "meiner", "unser", "mon", "ma", "mes", "mi", "mio", "mia", "mijn", "mój",
    "moja", "meu",
];

/// The most words of a sentence in which names are looked for that are only alike.
const MOST_ALIKE: usize = 40;

/// The most words of a name that is looked for in a sentence.
const WORDS_OF_NAME: usize = 5;

/// The names of one cell.
fn pieces(cell: &str) -> Vec<String> {
    let is_nobody = |text: &str| NOBODY.contains(&&*text.trim().to_lowercase());
    let mut pieces = vec![String::new()];
    if is_nobody(cell) {
        return Vec::new();
    }
    for part in cell.split([',', ';', '|', '/', '&', '+', '\n', '\r', BREAK, '•', '(', ')']) {
        for word in part.split_whitespace() {
            let is_initial = word.chars().count() == 1 && word.contains(char::is_uppercase);
            let is_between = !is_initial && BETWEEN.contains(&&*word.to_lowercase());
            match pieces.last_mut() {
                Some(last) if !is_between => {
                    last.push_str(if last.is_empty() { "" } else { " " });
                    last.push_str(word);
                }
                _ => pieces.push(String::new()),
            }
        }
        pieces.push(String::new());
    }
    pieces.retain(|piece| !piece.is_empty() && !is_nobody(piece));
    pieces
}

/// Who is there to be found, by name.
#[derive(Debug, Default)]
pub struct Everybody<'n> {
    by_name: BTreeMap<String, &'n str>,
    by_look: ByLook<&'n str>,
    /// By the first word of the name; none where several have it.
    by_first: BTreeMap<String, Option<&'n str>>,
}

/// Who comes along with somebody.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Companions {
    /// Names of those who are there, as they are written there.
    pub found: Vec<String>,
    /// Names that nobody has.
    pub others: Vec<String>,
}

impl<'n> Everybody<'n> {
    pub fn of(names: impl Iterator<Item = &'n str>) -> Everybody<'n> {
        let mut everybody = Everybody::default();
        for name in names {
            if everybody.by_name.insert(name_key(name), name).is_some() {
                continue;
            }
            everybody.by_look.add(name, name);
            let first = name_key(name.split(' ').next().unwrap_or_default());
            everybody.by_first.entry(first).and_modify(|one| *one = None).or_insert(Some(name));
        }
        everybody
    }

    fn named(&self, name: &str) -> Option<&'n str> {
        self.by_name.get(&name_key(name)).copied()
    }

    /// Whose name this is, or the only one whose name looks like it.
    fn alike(&self, name: &str) -> Option<&'n str> {
        let only = || {
            let found: BTreeSet<&'n str> = self.by_look.find(name).copied().collect();
            found.first().copied().filter(|_| found.len() == 1)
        };
        self.named(name).or_else(only)
    }

    /// Whoever is called so by those of this last name, or the only one with this first name.
    fn called(&self, name: &str, last: &str) -> Option<&'n str> {
        let is_first = !name.contains(' ') && name.chars().count() > 1;
        let by_first = || self.by_first.get(&name_key(name)).filter(|_| is_first).copied().flatten();
        let alike = self.alike(name).or_else(|| self.alike(&format!("{name} {last}")));
        alike.or_else(by_first)
    }

    /// Who stands behind "my husband".
    fn of_mine(&self, piece: &str, last: &str) -> Option<&'n str> {
        let words: Vec<&str> = piece.split(' ').take(WORDS_OF_NAME + 2).collect();
        let (my, others) = words.split_first()?;
        let is_mine = MY.contains(&&*my.to_lowercase());
        (0..others.len()).filter(|_| is_mine).find_map(|from| self.called(&others[from..].join(" "), last))
    }

    /// Who stands in somebody's cell: a whole name, a first name of whoever has the same last name or that only one has, or the
    /// names within a sentence. A name that is typed otherwise is that of the only one whose name looks like it.
    pub fn in_cell(&self, own: &str, cell: &str) -> Companions {
        let mut companions = Companions::default();
        let last = own.rsplit(' ').next().unwrap_or_default();
        let mut seen = BTreeSet::from([name_key(own)]);
        for piece in pieces(cell) {
            let mut found = self.called(&piece, last).map_or_else(|| self.within(&piece), |name| vec![name]);
            if found.is_empty() {
                found.extend(self.of_mine(&piece, last));
            }
            if found.is_empty() && is_like_name(&piece) && seen.insert(name_key(&piece)) {
                companions.others.push(piece.chars().take(limits::NAME).collect());
            }
            let new = found.into_iter().filter(|name| seen.insert(name_key(name)));
            companions.found.extend(new.map(str::to_owned));
        }
        companions
    }

    /// The names of two words or more that stand in a sentence.
    fn within(&self, sentence: &str) -> Vec<&'n str> {
        let is_within = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’' | '-');
        let words: Vec<&str> = sentence.split(' ').map(|word| word.trim_matches(|c| !is_within(c))).collect();
        let lengths = 2..=WORDS_OF_NAME;
        let runs = lengths.rev().flat_map(|length| words.windows(length));
        let is_short = words.len() <= MOST_ALIKE;
        let is_name = |run: &[&str]| is_short && !run.iter().any(|word| word.starts_with(char::is_lowercase));
        let find = |run: &[&str]| if is_name(run) { self.alike(&run.join(" ")) } else { self.named(&run.join(" ")) };
        runs.filter_map(find).collect()
    }
}

/// Who belongs together by what they say, each taken in turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Families {
    /// How many belong together of whom several are there.
    pub found: usize,
    /// The names that nobody there has, each once, by how they are compared.
    not_found: BTreeMap<String, String>,
    /// Each name, as the place of its family.
    of: BTreeMap<String, usize>,
    /// The family that each was joined with; its own place where with none.
    joined_with: Vec<usize>,
}

impl Families {
    /// Takes in what somebody of this name said.
    pub fn take(&mut self, own: &str, companions: &Companions) {
        self.not_found.extend(companions.others.iter().map(|name| (name_key(name), name.clone())));
        for name in &companions.found {
            let (one, other) = (self.family(own), self.family(name));
            if one != other {
                self.joined_with[other] = one;
                self.found -= 1;
            }
        }
    }

    /// The names that nobody there has.
    pub fn not_found(&self) -> Vec<String> {
        self.not_found.values().cloned().collect()
    }

    /// The family of a name, which is one of its own where nobody said otherwise.
    fn family(&mut self, name: &str) -> usize {
        let Some(&(mut at)) = self.of.get(&name_key(name)) else {
            let new = self.joined_with.len();
            self.of.insert(name_key(name), new);
            self.joined_with.push(new);
            self.found += 1;
            return new;
        };
        while self.joined_with[at] != at {
            // Each way is halved as it is gone, so that none grows long.
            self.joined_with[at] = self.joined_with[self.joined_with[at]];
            at = self.joined_with[at];
        }
        at
    }
}

/// Whether a text looks like a name rather than the beginning of a sentence: not most of its words are small ones, but in
/// two words, as names are typed in haste.
fn is_like_name(text: &str) -> bool {
    let words = text.split(' ').count();
    let small = text.split(' ').filter(|word| word.starts_with(char::is_lowercase)).count();
    words <= WORDS_OF_NAME && text.contains(char::is_alphabetic) && (words <= 2 || small * 2 <= words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_join_where_one_of_them_names_the_other() {
        let all = Everybody::of(["Ann", "Bo", "Cy", "Di", "Ed", "Flo"].into_iter());
        let mut families = Families::default();
        for (own, cell, found) in [
            ("Ann", "Bo", 1),
            ("Cy", "Di, Zed", 2),
            ("Ed", "zed", 2),
            ("Bo", "ann", 2),
            ("Di", "BO", 1),
            ("Ed", "Flo", 2),
        ] {
            families.take(own, &all.in_cell(own, cell));
            assert_eq!(families.found, found, "{own}: {cell}");
        }
        assert_eq!(families.not_found().len(), 1);
    }

    #[test]
    fn names_that_only_one_may_have_are_found() {
        let names = [
            "Lukasz Nowak",
            "Seán O'Neil",
            "Hans Müller",
            "Hans Mueller",
            "Cy Young",
            "Max Berg",
            "Erika Muster",
            "Kai Lee",
        ];
        let all = Everybody::of(names.into_iter().chain(["Kai Roth"]));
        let check = |cell: &str, found: &[&str], others: &[&str]| {
            let companions = all.in_cell("Ida Berg", cell);
            assert_eq!(companions.found.iter().map(String::as_str).collect::<Vec<_>>(), found, "{cell}");
            assert_eq!(companions.others.iter().map(String::as_str).collect::<Vec<_>>(), others, "{cell}");
        };
        check("Łukasz Nowak", &["Lukasz Nowak"], &[]);
        check("Sean O’Neil", &["Seán O'Neil"], &[]);
        check("You must know my friend Sean O’Neil", &["Seán O'Neil"], &[]);
        check("hans MÜLLER", &["Hans Müller"], &[]);
        check("MULLER, Hans", &[], &["MULLER", "Hans"]);
        check("Müller Hans", &[], &["Müller Hans"]);
        check("My husband Max", &["Max Berg"], &[]);
        check("my wife Erika Muster", &["Erika Muster"], &[]);
        check("meine Freundin Erika", &["Erika Muster"], &[]);
        check("Cy", &["Cy Young"], &[]);
        check("Kai", &[], &["Kai"]);
        check("My dog Rex", &[], &["My dog Rex"]);
    }

    #[test]
    fn names_are_found_however_they_are_strung_together() {
        let names = ["Anna Berg", "Tom Berg", "Zoë Müller", "Juan E Perez", "Kim"];
        let all = Everybody::of(names.into_iter());
        let check = |cell: &str, found: &[&str], others: &[&str]| {
            let companions = all.in_cell("Ida Berg", cell);
            assert_eq!(
                (&*companions.found, &*companions.others),
                (
                    &*found.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(),
                    &*others.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()
                ),
                "{cell}"
            );
        };
        check("Anna Berg, Tom Berg", &["Anna Berg", "Tom Berg"], &[]);
        check("anna berg & TOM BERG", &["Anna Berg", "Tom Berg"], &[]);
        check("Anna und Tom", &["Anna Berg", "Tom Berg"], &[]);
        check("Anna\nTom\u{B}Zoe\u{308} Müller", &["Anna Berg", "Tom Berg", "Zoë Müller"], &[]);
        check("Juan E Perez y Kim", &["Juan E Perez", "Kim"], &[]);
        check("I am coming with my sister Anna Berg, and we need a ramp please today.", &["Anna Berg"], &[]);
        check("my brother Tom Berg (12)", &["Tom Berg"], &[]);
        check("Ben Okafor; Ida Berg; Anna Berg; Anna Berg", &["Anna Berg"], &["Ben Okafor"]);
        for nobody in ["", "-", "None", "keine", "n/a", "No", "just me"] {
            check(nobody, &[], &[]);
        }
    }
}
