//! Players as the staff types them, such as those of a ruling: numbers, names or parts of names, with commas between.

use std::collections::BTreeSet;

use reeve_rules::search::Spelled;
use reeve_rules::tournament::same_name::name_key;
use reeve_store::player::Player;
use reeve_words as words;

/// The most players who are typed at once, and who are named where a word fits several.
const MOST: usize = 20;

/// Who was typed.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The numbers of those who were found.
    pub numbers: BTreeSet<i64>,
    /// What is nobody's, or fits several, as it was typed.
    pub left: Vec<String>,
    /// Why, in a sentence each.
    pub faults: Vec<String>,
}

/// Whom a text names. A number is that player, also where another one is called so; else a name that is somebody's as it stands, or
/// words that are in one name alone.
pub fn named(players: &[Player], typed: &str) -> Named {
    let seen: Vec<&Player> = players.iter().filter(|player| !player.is_hidden()).collect();
    let spelled: Vec<(String, Spelled)> = match typed.trim().is_empty() {
        true => Vec::new(),
        false => seen.iter().map(|one| (name_key(&one.label()), Spelled::of(&one.label()))).collect(),
    };
    // A comma may be in a name.
    let whole = name_key(typed.trim());
    let is_number = typed.trim().bytes().all(|sign| sign.is_ascii_digit());
    if let Some(at) = spelled.iter().position(|(label, _)| !is_number && *label == whole) {
        return Named { numbers: seen.get(at).map(|player| player.number).into_iter().collect(), ..Named::default() };
    }
    let mut found = Named::default();
    let parts: Vec<&str> = typed.split([',', ';', '\n']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.len() > MOST {
        found.left = parts.iter().map(|part| (*part).to_owned()).collect();
        found.faults.push(words::rulings::too_many_typed(MOST));
        return found;
    }
    for part in parts {
        let number = players.iter().find(|player| player.number.to_string() == part);
        let exact = || {
            let wanted = name_key(part);
            spelled.iter().position(|(label, _)| *label == wanted).and_then(|at| seen.get(at).copied())
        };
        if let Some(player) = number.or_else(exact) {
            found.numbers.insert(player.number);
            continue;
        }
        let fits = seen.iter().zip(&spelled).filter(|(_, (_, text))| text.holds(part)).map(|(player, _)| *player);
        let fits: Vec<&Player> = fits.take(MOST + 1).collect();
        match fits.as_slice() {
            [only] => {
                found.numbers.insert(only.number);
                continue;
            }
            [] => found.faults.push(words::rulings::nobody_typed(part)),
            several => {
                let names: Vec<String> = several.iter().take(MOST).map(|one| words::rulings::numbered(one)).collect();
                found.faults.push(words::rulings::several_typed(part, &names, several.len() > MOST));
            }
        }
        found.left.push(part.to_owned());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_views::event_for_tests::player;

    #[test]
    fn players_are_found_by_number_by_name_and_by_what_only_one_name_holds() {
        let mut players = [player(1), player(2), player(3), player(12)];
        for (player, name) in players.iter_mut().zip(["Zoë Müller", "Ana Berg", "Ana Bern", "Berg, Ana"]) {
            player.person.name = name.to_owned();
        }
        let check = |typed: &str, numbers: &[i64], left: &[&str]| {
            let found = named(&players, typed);
            assert_eq!(found.numbers.iter().copied().collect::<Vec<_>>(), numbers, "{typed}");
            assert_eq!(
                (found.left.clone(), found.faults.len()),
                (left.iter().map(|one| (*one).to_owned()).collect(), left.len()),
                "{typed}"
            );
        };
        check("", &[], &[]);
        check("3, 12", &[3, 12], &[]);
        check("mueller; bern", &[1, 3], &[]);
        check("ANA BERG", &[2], &[]);
        check("berg, ana", &[12], &[]);
        check("Ana, 4, 2", &[2], &["Ana", "4"]);
        check("1,Nobody", &[1], &["Nobody"]);
        let several = named(&players, "ana");
        assert!(words::unmarked(&several.faults[0]).contains("Ana Berg (2)"), "{several:?}");
        // Whoever is called a number is named by it where nobody has that number.
        let mut called = [player(7), player(28), player(29)];
        for (player, name) in called.iter_mut().zip(["Zoë", "7", "99"]) {
            player.person.name = name.to_owned();
        }
        for (typed, number) in [("7", 7), (" 7 ", 7), ("28", 28), ("99", 29)] {
            assert_eq!(named(&called, typed).numbers.into_iter().collect::<Vec<_>>(), [number], "{typed}");
        }
        assert_eq!(named(&players, &"x,".repeat(21)).faults.len(), 1);
    }
}
