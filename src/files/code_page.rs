//! In which encoding a file seems to be written, and where it reads as if that were wrong.

use std::collections::{BTreeMap, BTreeSet};

use crate::encoding::{Encoding, marked};
use crate::players;
use crate::table::beginning;
use reeve_rules::text::as_seen;

/// The likeliest encoding: by the byte-order mark, by the zero bytes that UTF-16 puts beside every
/// plain letter, else UTF-8 where most of its lines beyond ASCII are that, else the code page that reads best.
pub fn guess(bytes: &[u8]) -> Encoding {
    guess_by_beginning(bytes).unwrap_or_else(|| match is_mostly_utf8(bytes) {
        true => Encoding::Utf8,
        false => likeliest_page(bytes),
    })
}

/// The encoding that the byte-order mark names, or UTF-16 by its zero bytes.
pub(crate) fn guess_by_beginning(bytes: &[u8]) -> Option<Encoding> {
    let start = &bytes[..bytes.len().min(4096)];
    let zeros = |parity: usize| start.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
    let many = start.len() / 4;
    marked(bytes).or_else(|| match (zeros(0), zeros(1)) {
        (even, odd) if odd > many && odd > even => Some(Encoding::Utf16Le),
        (even, _) if even > many => Some(Encoding::Utf16Be),
        _ => None,
    })
}

/// As [`guess`], for a file in which names stand that are known: of the code pages the one in which most of their words beyond
/// ASCII are in it.
pub(crate) fn guess_by_names(bytes: &[u8], names: &[String]) -> Encoding {
    let guess = guess(bytes);
    if !PAGES.contains(&guess) {
        return guess;
    }
    let words = |text: &str| -> BTreeSet<String> {
        let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '"'));
        words.filter(|word| !word.is_ascii()).map(|word| as_seen(word).into_owned()).collect()
    };
    let known = words(&names.join("\n"));
    let found = |page: &Encoding| {
        let found = words(&page.codec().decode_without_bom_handling(bytes).0);
        (known.intersection(&found).count(), *page == guess)
    };
    PAGES.into_iter().max_by_key(found).unwrap_or(guess)
}

/// Whether it is UTF-8, but for some lines that something else wrote into it: no other encoding makes that of its letters.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    if std::str::from_utf8(bytes).is_ok() {
        return true;
    }
    let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|line| !line.is_ascii());
    let (all, valid) =
        lines.fold((0, 0), |(all, valid), line| (all + 1, valid + usize::from(std::str::from_utf8(line).is_ok())));
    valid * 2 > all
}

/// The code pages; of those that read equally well the first is taken.
const PAGES: [Encoding; 7] = [
    Encoding::Windows1252,
    Encoding::Windows1250,
    Encoding::Windows1254,
    Encoding::Windows1251,
    Encoding::Windows1253,
    Encoding::Iso8859_2,
    Encoding::MacRoman,
];

/// The letters beyond ASCII that are frequent in the names of a language, those of several languages in one line where they
/// share the page. The rare ones are left out, since another page's frequent letters are read as them.
fn languages(page: Encoding) -> &'static [&'static str] {
    match page {
        Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be => &[],
        Encoding::Windows1252 | Encoding::MacRoman => &[
            "äöüß",
            "äöåéü",
            "àâçéèêëîïôœùûü",
            "áéíñóúü",
            "ãáàâçéêíóôú",
            "àèéìòù",
            "æøåéö",
            "éëïöü",
            "áéíóúýþðæö",
            "äöõüšž",
        ],
        Encoding::Windows1250 | Encoding::Iso8859_2 => {
            &["ąćęłńóśźż", "áäčďéěíľňóôřšťúůýž", "áéíóöőúüű", "čćđšž", "ăâîşţ", "äöüß"]
        }
        Encoding::Windows1254 => &["çğıöşüİ"],
        Encoding::Windows1251 => &["абвгдезийклмнопрстучшьыюяіїјћ"],
        Encoding::Windows1253 => &["αβγδεηθικλμνοπρςστυφχωάέήίόύώ"],
    }
}

/// Bytes of the lines beyond ASCII that are read to find the code page.
const SAMPLE: usize = 16 * 1024;

/// The code page in which a file has known names of columns, the letters of one language, and no signs within words.
fn likeliest_page(bytes: &[u8]) -> Encoding {
    let mut lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|line| !line.is_ascii());
    let mut sample = Vec::new();
    while let Some(line) = lines.next().filter(|_| sample.len() < SAMPLE) {
        sample.extend(line.iter().take(SAMPLE).chain(b"\n"));
    }
    let score = |page: &Encoding| {
        let text = page.codec().decode_without_bom_handling(&sample).0;
        let mut contexts = BTreeMap::new();
        for context in in_context(&text).filter(|(_, c, _)| !c.is_ascii()) {
            *contexts.entry(context).or_insert(0) += 1;
        }
        let best = languages(*page).iter().map(|letters| plausible(&contexts, letters)).max().unwrap_or(0);
        let headings = text.lines().next().map_or(0, players::known_columns);
        best + 20 * i64::try_from(headings).unwrap_or(0)
    };
    PAGES.into_iter().rev().max_by_key(score).unwrap_or(Encoding::Windows1252)
}

/// How well a text reads where its letters beyond ASCII are these. `contexts`: what it has beyond ASCII, each with its neighbours and
/// how often.
fn plausible(contexts: &BTreeMap<(char, char, char), i64>, letters: &str) -> i64 {
    let mut score = 0;
    for (&(before, c, after), times) in contexts {
        let is_latin = |other: char| other.is_ascii_alphabetic();
        let is_known = letters.contains(c) || c.to_lowercase().next().is_some_and(|small| letters.contains(small));
        score += times
            * match c {
                '\u{80}'..='\u{9F}' | '\u{FFFD}' => -80,
                '’' if before.is_alphabetic() && after.is_alphabetic() => 10,
                '“' | '„' if !before.is_alphabetic() && after.is_alphabetic() => 10,
                '”' if !before.is_whitespace() && !after.is_alphabetic() => 10,
                // A small letter between two capitals is an apostrophe of another page.
                _ if c.is_lowercase() && before.is_uppercase() && after.is_uppercase() => -20,
                _ if is_odd(before, c, after) => -40,
                // Cyrillic and Greek don't mix with Latin letters in a word.
                '\u{370}'..='\u{4FF}' if is_latin(before) || is_latin(after) => -40,
                _ if c.is_uppercase() && before.is_lowercase() => -20,
                // In Turkish ı, ş and ğ are frequent, and have the places that these have in other pages.
                'ý' | 'þ' | 'ð' | 'Þ' | 'Ð' if is_known && after.is_alphabetic() => 9,
                _ if is_known => 10,
                _ => i64::from(c.is_alphabetic()),
            };
    }
    score
}

/// Each character of a text with its neighbours; blanks beyond its ends.
fn in_context(text: &str) -> impl Iterator<Item = (char, char, char)> {
    let before = std::iter::once(' ').chain(text.chars());
    let after = text.chars().skip(1).chain(std::iter::once(' '));
    before.zip(text.chars()).zip(after).map(|((before, c), after)| (before, c, after))
}

/// Whether a sign, or a Cyrillic capital, stands within a word that no language has there: another code page has a letter in its place.
fn is_odd(before: char, c: char, after: char) -> bool {
    match c {
        '¢' | '£' | '¤' | '¥' | '¦' | '§' | '¬' | '¯' | '±' | '³' | '¶' | '¸' | '¹' | '¼' | '½' | '¾' | '×' | '÷'
        | '†' | '‡' | '‰' | 'ˆ' | '˜' | '˘' | '˙' | '˛' | 'ˇ' | '∂' | '∑' | '∏' | '∫' | '√' | '∞' | '≈' | '≠' | '≤'
        | '≥' | '◊' | 'ﬁ' | 'ﬂ' => before.is_alphabetic() || after.is_alphabetic(),
        // Other pages of Cyrillic have the capitals where this one has the small letters.
        'А'..='Я' => matches!(before, 'а'..='я'),
        '€' | '•' => after.is_alphabetic(),
        '¡' | '¿' | '²' | '©' => before.is_alphabetic() && after.is_alphabetic(),
        _ => false,
    }
}

/// The first word with a sign that no language has within words, and its line: where the file is read in another code page
/// than its own.
pub fn odd_word(text: &str) -> Option<(u64, String)> {
    text.lines().zip(1..).filter(|(line, _)| !line.is_ascii()).find_map(|(line, number)| {
        let mut words = beginning(line, SAMPLE).split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '"'));
        let word = words.find(|word| in_context(word).any(|(before, c, after)| is_odd(before, c, after)))?;
        Some((number, word.to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_what_the_bytes_say() {
        let check = |bytes: &[u8], encoding: Encoding| {
            assert_eq!(guess(bytes), encoding, "{bytes:?}");
        };
        check(b"", Encoding::Utf8);
        check(b"player\nAda\n", Encoding::Utf8);
        check("Mäkelä".as_bytes(), Encoding::Utf8);
        check(b"M\xE4kel\xE4", Encoding::Windows1252);
        check(&["Name\nMäkelä\nZoë\n".as_bytes(), b"M\xFCller\n"].concat(), Encoding::Utf8);
        check(&["Name\nMäkelä\n".as_bytes(), b"M\xFCller\nJ\xF6rg\n"].concat(), Encoding::Windows1252);
        check(b"\xEF\xBB\xBFa", Encoding::Utf8);
        check(b"\xFF\xFEa\0", Encoding::Utf16Le);
        check(b"\xFE\xFF\0a", Encoding::Utf16Be);
        check(b"a\0b\0c\0", Encoding::Utf16Le);
        check(b"\0a\0b\0c", Encoding::Utf16Be);
    }

    #[test]
    fn lists_in_every_code_page_are_read_as_they_were_written() {
        let pages = [
            ("Name;Ort\nJürgen Müller;Köln\nBjörn Groß;Nürnberg\n", &[Encoding::Windows1252, Encoding::MacRoman][..]),
            ("Prénom;Nom\nFrançois;Lefèvre\nZoé;Noël\n", &[Encoding::Windows1252, Encoding::MacRoman]),
            ("Nombre;Apellidos\nÍñigo;Muñoz\nJosé;Gutiérrez\n", &[Encoding::Windows1252, Encoding::MacRoman]),
            ("Nome;Clube\nJoão Simões;São José\nInês Gonçalves;\n", &[Encoding::Windows1252, Encoding::MacRoman]),
            ("Navn;By\nSøren Kjær;Århus\nBjørn;Tromsø\n", &[Encoding::Windows1252, Encoding::MacRoman]),
            ("Nafn;Bær\nÞórður Sigurðsson;Reykjavík\n", &[Encoding::Windows1252]),
            (
                "Imię i nazwisko;Klub\nŁukasz Wójcik;Gdańsk\nJoanna Świątek;Łódź\n",
                &[Encoding::Windows1250, Encoding::Iso8859_2],
            ),
            ("Jméno;Klub\nJiří Dvořák;Brno\nZdeněk Šťastný;Plzeň\n", &[Encoding::Windows1250, Encoding::Iso8859_2]),
            ("Név;Csapat\nErdős Pál;Győr\nSzűcs Ágnes;Bük\n", &[Encoding::Windows1250, Encoding::Iso8859_2]),
            ("Nafn;Bær\nSigurður Þór;Ísafjörður\n", &[Encoding::Windows1252]),
            ("Name;E-Mail\nPat O’Brien;p@e.org\nSeán O’Neil;\n", &[Encoding::Windows1252]),
            ("Nom;Club\nJean D’Arcy;“The Settlers”\n", &[Encoding::Windows1252]),
            ("Name,Email\nMilan Novotný,\n", &[Encoding::Windows1250, Encoding::Windows1252]),
            ("Name,Email\nAyşe Yıldız,\n", &[Encoding::Windows1254]),
            ("Name,Email\nAlper Yıldırım,\nOğuz Kaya,\n", &[Encoding::Windows1254]),
            ("Ad Soyad;Kulüp\nAyşe Yılmaz;İzmir\nOğuz Çelik;Eskişehir\n", &[Encoding::Windows1254]),
            ("Имя;Клуб\nИван Петров;Москва\nОльга Чехова;Тверь\n", &[Encoding::Windows1251]),
            ("Όνομα;Ομάδα\nΓιώργος Παπαδόπουλος;Αθήνα\nΕλένη Νικολάου;\n", &[Encoding::Windows1253]),
        ];
        for (text, encodings) in pages {
            for encoding in encodings {
                let (bytes, _, lost) = encoding.codec().encode(text);
                assert!(!lost, "{text}");
                let guess = guess(&bytes);
                let read = guess.codec().decode(&bytes).0;
                assert_eq!(read, text, "{} was read as {}", encoding.code(), guess.code());
                assert_eq!(odd_word(&read), None, "{text}");
            }
        }
    }

    #[test]
    fn names_that_are_known_tell_the_code_page() {
        let check = |name: &str, encoding: Encoding| {
            let text = format!("round;table;position;player\n1;1;1;{name}\n1;1;2;Bo\n");
            let bytes = encoding.codec().encode(&text).0;
            let names = ["Ada", "Bo", name].map(str::to_owned);
            assert_eq!(encoding.codec().decode(&bytes).0, text);
            let read = guess_by_names(&bytes, &names).codec().decode(&bytes).0;
            assert_eq!(read, text, "{}", encoding.code());
        };
        check("Søren Wen", Encoding::Windows1252);
        check("Jiří Řezníček", Encoding::Iso8859_2);
        check("Alper Sığ", Encoding::Windows1254);
        check("Milan Černý", Encoding::Windows1250);
        check("Zoë Núñez", Encoding::MacRoman);
        check("Søren Wen", Encoding::Utf8);
        assert_eq!(guess_by_names(b"S\xF8ren", &["Ada".to_owned()]), guess(b"S\xF8ren"));
    }

    #[test]
    fn signs_within_words_are_pointed_at() {
        let check = |text: &str, expected: Option<(u64, &str)>| {
            assert_eq!(odd_word(text), expected.map(|(line, word)| (line, word.to_owned())), "{text}");
        };
        check("Name\nAda\n£ukasz Wójcik\n", Some((3, "£ukasz")));
        check("Name;Ort\nBo;Gda³sk\n", Some((2, "Gda³sk")));
        check("MÃ¼ller", Some((1, "MÃ¼ller")));
        check("Name\nйЧБО рЕФТПЧ\n", Some((2, "йЧБО")));
        check("Иван МОСКВА,Ольга Петрова-Чехова,McКей", None);
        check("¿Cuál es tu nombre?,5 €,12 m²,O´Brien,Nº 3,5³", None);
    }
}
