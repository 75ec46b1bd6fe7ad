//! What differs between game systems is data under `rules/games`: nothing else asks which one it is.

use reeve::rules::games::SystemCode;

use super::{Source, assert_none, files};

/// Where a system is made: its description, its machine, the reading of its logs, and its words by its code.
const ROOMS: [&str; 3] = ["src/rules/games/", "src/files/games/", "src/web/ui/words/games/"];

/// The lines of a file, outside its tests, that name a system.
fn named(source: &Source) -> Vec<String> {
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
        let quoted = |code: &&str| line.contains(&format!("\"{code}\"")) && **code != *SystemCode::DEFAULT.code();
        let by_code = SystemCode::CODES.iter().any(quoted);
        (by_word || by_code)
            .then(|| "asks which game system it is; ask rules::games::System for what differs".to_owned())
    })
}

#[test]
fn nothing_outside_the_games_asks_which_system_it_is() {
    let sources = files("src", &[".rs"]);
    let others = sources.iter().filter(|source| {
        let in_room = ROOMS.iter().any(|room| source.path.starts_with(room));
        !in_room
            && !source.path.ends_with("_tests.rs")
            && !source.path.ends_with("/tests.rs")
            && !source.path.ends_with("for_tests.rs")
    });
    assert_none(&others.flat_map(named).collect::<Vec<String>>());
}

#[test]
fn asking_is_found() {
    let source = |text: &str| Source { path: "src/views/x.rs".to_owned(), text: text.to_owned() };
    assert_eq!(named(&source("    SystemCode::Struggle => 4,\n")).len(), 1);
    assert_eq!(named(&source("    if system.code() == \"conquest\" {\n")).len(), 1);
    assert_eq!(named(&source("    SystemCode::ALL.iter()\n    // SystemCode::Struggle\n")), Vec::<String>::new());
}
