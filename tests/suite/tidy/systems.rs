//! What differs between game systems is data under `rules/games`: nothing else asks which one it is. One list names them all, and
//! beside it only the files of each system name it, and no other.

use reeve_rules::games::SystemCode;

use super::{Source, assert_none, files};

/// The list of the systems.
const LIST: &str = "src/rules/games/mod.rs";

/// Where a system has files of its own, called as it is: its description and its machine, the reading of its logs, its words, and its
/// part of the page of a game.
const ROOMS: [&str; 4] = ["src/rules/games/", "src/files/games/", "src/words/games/", "src/http/ui/game_view/"];

/// The system whose own file this is, as its module is called; empty where it is no system's.
fn whose(path: &str) -> String {
    let file = ROOMS.iter().find_map(|room| path.strip_prefix(room)).unwrap_or_default();
    let first = file.split('/').next().unwrap_or_default().trim_end_matches(".rs");
    modules().find(|module| module == first).unwrap_or_default()
}

/// The templates of a system's own, which its file in `src/http/ui/game_view/` names.
const TEMPLATES: [&str; 2] = ["templates/parts/games/", "templates/organizer/games/"];

/// A system as a module and as a template is called: `full_contact`.
fn modules() -> impl Iterator<Item = String> {
    SystemCode::CODES.iter().filter(|code| **code != SystemCode::DEFAULT.code()).map(|code| code.replace('-', "_"))
}

/// Whether a line of code goes into the room of a system that is not this one: `games::conquest::play`.
fn goes_into_a_room(line: &str, own: &str) -> bool {
    modules().any(|module| module != own && line.contains(&format!("games::{module}::")))
}

/// A system as a value of an enum is called: `FullContact`.
fn word(module: &str) -> String {
    let large = |part: &str| part.get(..1).unwrap_or_default().to_uppercase() + part.get(1..).unwrap_or_default();
    module.split('_').map(large).collect()
}

/// The lines of a file, outside its tests, that name a system; of a system's own file, those that name another one.
fn named(source: &Source) -> Vec<String> {
    let whose = whose(&source.path);
    let others: Vec<String> = modules().filter(|module| *module != whose).collect();
    let before_tests = source.text.split("#[cfg(test)]").next().unwrap_or_default();
    let own = Source { path: source.path.clone(), text: before_tests.to_owned() };
    own.fault_lines(|line| {
        let by_word = line.contains("SystemCode::") && {
            let after = line.split("SystemCode::").skip(1);
            after.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()).any(
                |word| {
                    let begins_large = word.chars().next().is_some_and(char::is_uppercase);
                    begins_large && !matches!(word, "ALL" | "CODES" | "DEFAULT")
                },
            )
        };
        let by_code = others.iter().any(|module| line.contains(&format!("\"{}\"", module.replace('_', "-"))));
        let by_refusal = others.iter().any(|module| line.contains(&format!("GameRefusal::{}", word(module))));
        (by_word || by_code || by_refusal || goes_into_a_room(line, &whose))
            .then(|| "asks which game system it is; ask rules::games::System for what differs".to_owned())
    })
}

#[test]
fn nothing_outside_the_games_asks_which_system_it_is() {
    let sources = files("src", &[".rs"]);
    let others = sources.iter().filter(|source| {
        source.path != LIST
            && !source.path.ends_with("_tests.rs")
            && !source.path.ends_with("/tests.rs")
            && !source.path.ends_with("for_tests.rs")
    });
    assert_none(&others.flat_map(named).collect::<Vec<String>>());
}

#[test]
fn no_template_asks_which_system_it_is() {
    let templates = files("templates", &[".html"]);
    let own = |path: &str| {
        let file = TEMPLATES.iter().find_map(|room| path.strip_prefix(room));
        file.is_some_and(|file| modules().any(|module| file == format!("{module}.html")))
    };
    let others = templates.iter().filter(|source| !own(&source.path));
    assert_none(&others.flat_map(chosen).collect::<Vec<String>>());
}

/// The lines of a template that choose by a system, or bring in the template of one.
fn chosen(source: &Source) -> Vec<String> {
    let names = |line: &str| {
        let quoted = SystemCode::CODES.iter().filter(|code| **code != SystemCode::DEFAULT.code());
        let by_code = quoted.into_iter().any(|code| line.contains(&format!("\"{code}\"")));
        let by_template = modules().any(|module| line.contains(&format!("games/{module}.html")));
        by_code || by_template || line.contains("SystemCode") || goes_into_a_room(line, "")
    };
    source.fault_lines(|line| {
        names(line).then(|| "asks which game system it is; its part is chosen in src/http/ui/game_view".to_owned())
    })
}

#[test]
fn asking_in_a_template_is_found() {
    let source = |text: &str| Source { path: "templates/x.html".to_owned(), text: text.to_owned() };
    assert_eq!(chosen(&source("{% if system.code == \"conquest\" %}\n")).len(), 1);
    assert_eq!(chosen(&source("{% include \"parts/games/full_contact.html\" %}\n")).len(), 1);
    assert_eq!(chosen(&source("{% when crate::rules::games::struggle::ledger::SYSTEM.code %}\n")).len(), 1);
    assert_eq!(chosen(&source("{{ terms.grounds }}\n")), Vec::<String>::new());
}

#[test]
fn asking_is_found() {
    let room = Source {
        path: "src/views/x.rs".to_owned(),
        text: "use crate::rules::games::struggle::step::TAKEN_BY_TRADES;\n".to_owned(),
    };
    assert_eq!(named(&room).len(), 1);
    let source = |text: &str| Source { path: "src/views/x.rs".to_owned(), text: text.to_owned() };
    assert_eq!(named(&source("    SystemCode::Struggle => 4,\n")).len(), 1);
    assert_eq!(named(&source("    if system.code() == \"conquest\" {\n")).len(), 1);
    assert_eq!(named(&source("    SystemCode::ALL.iter()\n    // SystemCode::Struggle\n")), Vec::<String>::new());
    assert_eq!(named(&source("    GameRefusal::FullContact(why) => why.code(),\n")).len(), 1);
    // A system's own file names itself and no other; the rooms around it name none.
    let at = |path: &str, text: &str| named(&Source { path: path.to_owned(), text: text.to_owned() }).len();
    let own = "use crate::rules::games::full_contact::play::SYSTEM;\nconst CODE: &str = \"full-contact\";\n";
    assert_eq!(at("src/http/ui/game_view/full_contact.rs", own), 0);
    assert_eq!(at("src/http/ui/game_view/conquest.rs", own), 2);
    assert_eq!(at("src/http/ui/game_view/mod.rs", own), 2);
    assert_eq!(at("src/rules/games/struggle/play.rs", own), 2);
}
