//! The words that people read, one file a subject. Nothing below `web` holds a sentence: refusals come up as values and
//! are put into words here, for pages and for commands.

pub mod accounts;
pub mod api;
pub mod audit;
pub mod badges;
pub mod bans;
pub mod boards;
pub mod bracket;
pub mod choice;
pub mod clauses;
pub mod commands;
pub mod conduct;
pub mod confidential;
pub mod doctor;
pub mod doubles;
pub mod duty;
pub mod erasure;
pub mod face;
pub mod files;
#[cfg(test)]
mod files_tests;
pub mod flash;
pub mod format;
pub mod games;
pub mod hall;
pub mod hall_command;
pub mod health;
pub mod hooks;
pub mod import;
pub mod in_game;
pub mod kept_apart;
pub mod keys;
pub mod labels;
pub mod laptop;
pub mod mail;
pub mod media;
pub mod news;
pub mod next_step;
pub mod notes;
pub mod papers;
pub mod people;
pub mod phases;
pub mod player;
pub mod prospects;
pub mod requests;
pub mod rounds;
pub mod rule_sets;
pub mod rulings;
pub mod schedule_figures;
pub mod seating;
pub mod series;
pub mod series_archive;
pub mod server;
pub mod settings;
pub mod sheets;
pub mod site;
pub mod spare;
pub mod standings;
pub mod static_copy;
pub mod statistics;
pub mod status;
pub mod store;
pub mod streams;
pub mod system;
pub mod time;
pub mod titles;
pub mod tls;
pub mod tournament;
pub mod transfer;
mod transfer_progress;
pub mod unusual;

use std::borrow::Cow;

use reeve_actions as actions;
use reeve_actions::people::refusal as people_refusal;
use reeve_actions::{Fault, Refusal};
use reeve_rules::text::TooLong;
use texts::Game;

/// A refusal as a sentence, without its clause.
pub fn refusal(refused: &Refusal) -> String {
    refusal_of(refused, Game::USUAL)
}

/// The same of this game, where the words for it take one.
fn refusal_of(refusal: &Refusal, game: Game) -> String {
    match refusal {
        Refusal::Accounts(refusal) => accounts::refusal(refusal),
        Refusal::Boards(refusal) => boards::refusal(*refusal),
        Refusal::Bracket(refusal) => bracket::refusal(refusal),
        Refusal::Duty(refusal) => duty::refusal(*refusal),
        Refusal::Confidential(refusal) => confidential::refusal(*refusal),
        Refusal::Games(refusal) => games::log::of_action(refusal),
        Refusal::Hall(refusal) => hall::refusal(*refusal),
        Refusal::Hooks(refusal) => hooks::refusal(*refusal),
        Refusal::Keys(refusal) => keys::refusal(*refusal),
        Refusal::Mail(refusal) => mail::refusal(refusal),
        Refusal::Media(refusal) => media::refusal(refusal),
        Refusal::People(refusal) => people::refusal(refusal, game),
        Refusal::Rounds(refusal) => rounds::refusal(refusal),
        Refusal::Rulings(refusal) => rulings::refusal(refusal),
        Refusal::Seating(refusal) => seating::refusal(refusal),
        Refusal::Series(refusal) => series::refusal(refusal),
        Refusal::Sheets(refusal) => sheets::refusal(*refusal, game),
        Refusal::Site(refusal) => site::refusal(refusal),
        Refusal::Standings(refusal) => standings::refusal(refusal),
        Refusal::Tournament(refusal) => tournament::refusal(refusal),
        Refusal::Transfer(refusal) => transfer::refusal(refusal),
    }
}

/// What is said of a text that is too long, behind what it is called: `has 301 characters; at most 300 fit`.
fn too_long(TooLong { length, most }: TooLong) -> String {
    texts::faults::too_long(length, most)
}

/// `1 player`, `2 players`.
pub fn counted(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

/// A number in a row: `1st`, `22nd`, `113th`.
fn ordinal(number: i64) -> String {
    texts::language::ordinal(number)
}

/// Unicode's marks around a text with a direction of its own.
pub const NAME_BEGINS: char = '\u{2068}';
pub const NAME_ENDS: char = '\u{2069}';

/// A name inside a sentence: of a person, group, tournament, place or whatever else somebody called so. It is marked, and a
/// finished page gives it an element that nobody translates. Sentences that are written elsewhere are [`unmarked`].
pub fn isolated(name: &str) -> String {
    match name.is_empty() || name.contains(NAME_BEGINS) {
        true => name.to_owned(),
        // A mark that somebody typed ends no name.
        false => format!("{NAME_BEGINS}{}{NAME_ENDS}", name.replace(NAME_ENDS, "")),
    }
}

/// A sentence for mails, commands, files and attributes, where no element can stand around a name: only one that is written
/// from the right keeps its marks, so that several of them, and the commas between them, stay in their order.
pub fn unmarked(text: &str) -> Cow<'_, str> {
    let from_the_right = |c: char| {
        matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}')
            || matches!(c, '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
    };
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, name, behind)) = rest
        .split_once(NAME_BEGINS)
        .and_then(|(before, rest)| rest.split_once(NAME_ENDS).map(|(name, behind)| (before, name, behind)))
    {
        plain.push_str(before);
        match name.contains(from_the_right) {
            true => plain.extend([NAME_BEGINS.to_string().as_str(), name, NAME_ENDS.to_string().as_str()]),
            false => plain.push_str(name),
        }
        rest = behind;
    }
    if plain.is_empty() { rest.into() } else { (plain + rest).into() }
}

/// So many are named in a sentence; the others are counted.
const A_FEW: usize = 3;

/// The first of these names, and how many more there are: `Ada and Bo`, `Ada, Bo, Cy and 3 more`. Nobody is hidden in
/// `and 1 more`.
fn a_few(names: &[impl AsRef<str>]) -> String {
    let named = if names.len() == A_FEW + 1 { A_FEW + 1 } else { A_FEW };
    let mut said: Vec<String> = names.iter().take(named).map(|name| isolated(name.as_ref())).collect();
    let more = names.len().saturating_sub(named);
    if more > 0 {
        said.push(texts::language::more(more));
    }
    list(&said)
}

/// A few names and their verb: `Ada is`, `Ada and Bo are`.
fn a_few_are(names: &[impl AsRef<str>]) -> String {
    format!("{} {}", a_few(names), if names.len() == 1 { "is" } else { "are" })
}

/// A few names and their verb: `Ada has`, `Ada and Bo have`.
fn a_few_have(names: &[impl AsRef<str>]) -> String {
    format!("{} {}", a_few(names), if names.len() == 1 { "has" } else { "have" })
}

/// Names in a row: `Ada, Bo, Cy`.
fn in_a_row(names: &[impl AsRef<str>]) -> String {
    names.iter().map(|name| isolated(name.as_ref())).collect::<Vec<_>>().join(", ")
}

/// A sentence that goes on in another one.
fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

/// A text with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

/// Names one after another: `red, blue and white`.
pub fn list(names: &[String]) -> String {
    texts::list(names)
}

/// "rank 4", or "ranks 1 and 4".
pub fn ranks(ranks: &[String]) -> String {
    format!("{} {}", if ranks.len() == 1 { "rank" } else { "ranks" }, list(ranks))
}

/// `table 3`, `tables 3 and 7`, `tables 1–25`, `tables 1–3, 7 and 9`: three or more in a row are a range. Nothing where there
/// is no number.
pub fn numbered(numbers: impl IntoIterator<Item = i64>, one: &str, many: &str) -> String {
    let mut runs: Vec<(i64, i64)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let several = !matches!(runs[..], [(first, last)] if first == last);
    let said: Vec<String> = runs
        .into_iter()
        .flat_map(|(first, last)| match last - first {
            0 => vec![first.to_string()],
            1 => vec![first.to_string(), last.to_string()],
            _ => vec![format!("{first}–{last}")],
        })
        .collect();
    if said.is_empty() { String::new() } else { format!("{} {}", if several { many } else { one }, list(&said)) }
}

/// A sentence with the clause that it rests on: `... (1.1.5).`
pub fn cited(sentence: &str, clause: &str) -> String {
    match sentence.strip_suffix('.') {
        Some(begin) => format!("{begin} ({clause})."),
        None => format!("{sentence} ({clause})"),
    }
}

/// A sentence with the clause behind it, where there is one.
pub fn cited_if_any(sentence: &str, clause: Option<&str>) -> String {
    clause.map_or_else(|| sentence.to_owned(), |clause| cited(sentence, clause))
}

/// A refusal as a sentence that names its clause.
pub fn with_clause(refused: &Refusal) -> String {
    with_clause_of(refused, Game::USUAL)
}

/// The same of this game, where the words for it take one.
fn with_clause_of(refused: &Refusal, game: Game) -> String {
    let sentence = refusal_of(refused, game);
    match refused.clause() {
        Some(clause) => cited(&sentence, &format!("rule {clause}")),
        None => sentence,
    }
}

/// The names that stand in a refusal. None: it is about files or the steps of a game, which have words of their own, and
/// isn't put into the words of another game.
pub fn names_in(refused: &Refusal) -> Option<Vec<String>> {
    match refused {
        Refusal::People(refusal) => names_of_people_in(refusal),
        Refusal::Rounds(refusal) => Some(rounds::names_in(refusal).to_vec()),
        Refusal::Seating(refusal) => seating::names_in(refusal),
        Refusal::Bracket(_)
        | Refusal::Duty(_)
        | Refusal::Rulings(_)
        | Refusal::Sheets(_)
        | Refusal::Standings(_)
        | Refusal::Media(_)
        | Refusal::Mail(_)
        | Refusal::Hall(_)
        | Refusal::Hooks(_)
        | Refusal::Keys(_) => Some(Vec::new()),
        Refusal::Accounts(_)
        | Refusal::Boards(_)
        | Refusal::Confidential(_)
        | Refusal::Games(_)
        | Refusal::Series(_)
        | Refusal::Site(_)
        | Refusal::Tournament(_)
        | Refusal::Transfer(_) => None,
    }
}

fn names_of_people_in(refused: &people_refusal::Refusal) -> Option<Vec<String>> {
    use people_refusal::Refusal as R;
    match refused {
        R::SomeCant(in_the_way) => Some(in_the_way.iter().map(|one| one.name.clone()).collect()),
        R::NameRegistered { name } | R::OnTheList { name } => Some(vec![name.clone()]),
        R::FileUnreadable(_) | R::PerhapsBanned { .. } => None,
        _ => Some(Vec::new()),
    }
}

/// What is wrong at a field, as a sentence.
pub fn fault(fault: &Fault) -> String {
    refusal(&fault.refusal)
}

/// Why an action was not carried out, as one or more sentences; for commands, which have no form to show faults in.
pub fn error(error: &actions::Error) -> String {
    match error {
        actions::Error::Refused(refused) | actions::Error::TooMany(refused) => refusal(refused),
        actions::Error::Faults(faults) => faults.iter().map(fault).collect::<Vec<_>>().join(" "),
        actions::Error::Impossible(refusals) => {
            refusals.iter().map(|one| sheets::impossible(one, Game::USUAL)).collect::<Vec<_>>().join(" ")
        }
        actions::Error::Stale => texts::refusals::changed_meanwhile(),
        actions::Error::Forbidden => texts::refusals::not_allowed(),
        actions::Error::Missing => texts::refusals::not_found(),
        actions::Error::Store(error) => store::error(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_marked_and_keep_their_marks_elsewhere_where_they_need_them() {
        let marked = in_a_row(&["Ada", "\u{5d0}\u{5d1}", "", "Bo"]);
        assert_eq!(marked, "\u{2068}Ada\u{2069}, \u{2068}\u{5d0}\u{5d1}\u{2069}, , \u{2068}Bo\u{2069}");
        assert_eq!(isolated(&marked), marked);
        assert_eq!(unmarked(&marked), "Ada, \u{2068}\u{5d0}\u{5d1}\u{2069}, , Bo");
        for same in ["", "Ada", "a\u{2068}", "\u{2069}a\u{2068}b", "\u{2068}\u{5d0}\u{2069}"] {
            assert_eq!(unmarked(same), same);
        }
    }

    #[test]
    fn numbers_are_spoken() {
        let said: Vec<String> = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 113].into_iter().map(ordinal).collect();
        assert_eq!(said.join(" "), "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th 113th");
    }

    #[test]
    fn numbers_in_a_row_are_a_range() {
        let check = |numbers: &[i64], expected: &str| {
            assert_eq!(numbered(numbers.iter().copied(), "table", "tables"), expected, "{numbers:?}");
        };
        check(&[], "");
        check(&[3], "table 3");
        check(&[1, 2], "tables 1 and 2");
        check(&[1, 2, 3], "tables 1–3");
        check(&[1, 2, 3, 7, 9], "tables 1–3, 7 and 9");
        check(&[1, 2, 4, 5, 6, 8], "tables 1, 2, 4–6 and 8");
        check(&(1..=25).collect::<Vec<_>>(), "tables 1–25");
        // Given in another order they are named in that order.
        check(&[3, 2, 1], "tables 3, 2 and 1");
    }
}
