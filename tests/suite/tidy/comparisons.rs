//! Names, groups and what is searched for are compared in one module each, below `src/rules`; everybody else asks it.

use super::{assert_none, files};

/// What makes a comparison of its own out of a text.
const OWN: &[&str] = &[
    "to_lowercase",
    "to_uppercase",
    "to_ascii_lowercase",
    ".eq_ignore_ascii_case(",
    ".nfc(",
    ".nfd(",
    ".nfkc(",
    ".nfkd(",
    "is_combining_mark",
    ".trim() ==",
    ".trim() !=",
];

/// Files that compare, or write in small letters, something else than names of people, groups, clubs and tournaments.
const OTHER: &[(&str, &str)] = &[
    ("src/actions/accounts/password/", "passwords that are easily guessed"),
    ("src/actions/mail/address.rs", "the host and the scheme of an address"),
    ("src/actions/people/redact.rs", "words of a name inside sentences, which are taken out letter by letter"),
    ("src/actions/series/events.rs", "a word that confirms"),
    ("src/actions/tournament/hide.rs", "a short address that confirms"),
    ("src/actions/tournament/named.rs", "addresses of the web"),
    ("src/actions/tournament/slug.rs", "short addresses"),
    ("src/collation/lib.rs", "the order of names"),
    ("src/commands/archive.rs", "digests"),
    ("src/commands/demo/", "a password"),
    ("src/commands/doctor/", "words of sentences"),
    ("src/commands/hall/firewall.rs", "paths with Windows"),
    ("src/files/agreed.rs", "the word before the name of a version"),
    ("src/files/code_page.rs", "letters within words"),
    ("src/files/companions.rs", "words between names, and answers that name nobody"),
    ("src/files/player_column.rs", "headings"),
    ("src/files/player_status.rs", "words for what became of a registration"),
    ("src/files/players.rs", "headings, and a prefix of Dutch names that stands in its name already"),
    ("src/files/spreadsheet.rs", "formats of numbers"),
    ("src/files/table.rs", "headings"),
    ("src/http/form.rs", "headers"),
    ("src/http/language.rs", "tags of languages, and a header"),
    ("src/http/server/", "headers"),
    ("src/rules/letters.rs", "the letters themselves"),
    ("src/rules/scripts.rs", "which scripts a text has"),
    ("src/rules/text.rs", "how a text is seen, schemes and words that confirm"),
    ("src/rules/tournament/money.rs", "signs of money"),
    ("src/rules/tournament/names.rs", "Jr. and Sr. behind a last name, for the order"),
    ("src/rules/tournament/same_name.rs", "the same name"),
    ("src/texts/lib.rs", "tags of languages"),
    ("src/rules/tournament/same_person.rs", "the same address of mail"),
    ("src/secret/lib.rs", "codes"),
    ("src/store/account.rs", "how older copies look an account up"),
    ("src/store/audit.rs", "what is searched for in SQL, as both databases compare"),
    ("src/time_zone/lib.rs", "time zones"),
    ("src/views/people/kept_apart.rs", "the letter in a mark"),
    ("src/web/pages/admin/texts.rs", "whether a text was changed"),
    ("src/web/pages/public/log.rs", "digests"),
    ("src/web/pages/organizer/games/", "words of sentences"),
    ("src/web/pages/organizer/series/details.rs", "whether a text was changed"),
    ("src/web/pages/organizer/tournament/details.rs", "whether a text was changed"),
    ("src/web/pages/organizer/tournament/face.rs", "whether a text was changed"),
    ("src/words/", "words of sentences"),
];

#[test]
fn names_are_compared_in_one_place() {
    let mut complaints = Vec::new();
    let mut asked = vec![false; OTHER.len()];
    for source in files("src", &[".rs"]) {
        // What stands in the tests of a file compares nothing that people bring.
        let (shown, _) = source.text.split_once("#[cfg(test)]").unwrap_or((&source.text, ""));
        if source.path.contains("tests") {
            continue;
        }
        let lines = shown.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
        for (at, line) in lines {
            let Some(own) = OWN.iter().find(|own| line.contains(**own)) else { continue };
            match OTHER.iter().position(|(path, _)| source.path.starts_with(path)) {
                Some(place) => asked[place] = true,
                None => complaints.push(format!(
                    "{}:{}: `{own}`: ask same_name, same_group, same_person or search of src/rules",
                    source.path,
                    at + 1
                )),
            }
        }
    }
    let idle = OTHER.iter().zip(asked).filter(|(_, asked)| !asked);
    complaints.extend(idle.map(|((path, _), _)| format!("{path} compares nothing any more; take it out of OTHER")));
    assert_none(&complaints);
}
