//! The words of what is noted of a game beside its result, and of the dice and parts that the organizers see to.

use crate as words;
use crate::games;
use reeve_rules::games::System;
use reeve_rules::sheets::Parts;
use reeve_rules::sheets::notes::{LONGEST_GAME, NoteRefusal};
use reeve_rules::sheets::pieces::{Counted, stock};
use reeve_rules::text::TooLong;
use reeve_store::game_set::GameSet;
use texts::Game;

/// Why something is not noted.
pub fn refusal(refusal: NoteRefusal) -> String {
    match refusal {
        NoteRefusal::BeforeGame => texts::notes::before_game(),
        NoteRefusal::KeeperElsewhere => texts::notes::keeper_elsewhere(Game::USUAL),
        NoteRefusal::JudgeHandles => texts::notes::judge_handles(),
        NoteRefusal::HandlerElsewhere => texts::notes::handler_elsewhere(Game::USUAL),
        NoteRefusal::HandledWithResult => texts::notes::handled_with_result(),
        NoteRefusal::NoTime => texts::notes::no_time(),
        NoteRefusal::TimeAhead => texts::notes::time_ahead(),
        NoteRefusal::EndTooLate => texts::notes::end_too_late(LONGEST_GAME),
        NoteRefusal::NoPart => texts::notes::no_part(),
        NoteRefusal::PartTooLong(TooLong { length, most }) => texts::notes::part_too_long(length, most),
        NoteRefusal::PartWithControl => texts::notes::part_with_control(),
        NoteRefusal::NoCount { most } => texts::notes::no_count(most),
        NoteRefusal::TooManySets { most } => texts::notes::too_many_sets(most),
        NoteRefusal::TooManyParts { most } => texts::notes::too_many_parts(most),
    }
}

/// In the list of who keeps a log.
pub const NOBODY: &str = "nobody";

/// Somebody on the staff, in the list of who keeps a log.
pub fn of_staff(name: &str) -> String {
    format!("{} (staff)", words::isolated(name))
}

/// Who keeps a log, and whether the dice are swapped.
pub fn log(keeper: &str, swapped: Option<&str>) -> String {
    let keeper = words::isolated(keeper);
    match swapped {
        Some(at) => texts::notes::log_with_dice_swapped(keeper, at),
        None => texts::notes::log(keeper),
    }
}

/// From when to when the game went.
pub fn times(began: Option<&str>, ended: Option<&str>) -> Option<String> {
    match (began, ended) {
        (Some(began), Some(ended)) => Some(texts::notes::played_from_to(began, ended)),
        (Some(began), None) => Some(texts::notes::began_at(began)),
        (None, Some(ended)) => Some(texts::notes::ended_at(ended)),
        (None, None) => None,
    }
}

/// What stands for a time that nobody typed.
pub fn otherwise(at: Option<&str>, with: &str) -> String {
    at.map_or_else(|| format!("Empty: {with}."), |at| format!("Empty: {with}, at {at}."))
}

/// When a game began whose beginning nobody typed.
pub const WITH_THE_ROUND: &str = "with the round";

/// When a game ended whose end nobody typed.
pub const WITH_THE_RESULT: &str = "when the result came in";

/// What is to be done at a table.
pub fn task(part: Option<&str>) -> String {
    part.map_or_else(
        || "Swap the dice: a log is kept (2.0.7)".to_owned(),
        |part| format!("Missing: {}", words::isolated(part)),
    )
}

/// Since when a part is missing.
pub fn since(at: &str) -> String {
    format!("missing since {at}")
}

/// Since when it is no more.
pub fn settled(at: &str) -> String {
    format!("seen to at {at}")
}

/// A thing that is counted of a set: `red roads`, `knight cards`, `ore cards`.
pub fn thing(thing: Counted) -> String {
    match thing {
        Counted::Piece(colour, piece) => format!("{} {}", games::colour(colour), games::part(piece)),
        Counted::Card(card) => format!("{} ({})", games::part("development_cards"), games::part(card)),
        Counted::Resource(resource) => format!("{} cards", resource.code()),
    }
}

/// What was counted in a set: `14 of 15 red roads`; empty where all is there.
pub fn differences(system: &System, counts: &Parts) -> String {
    let differ = stock(system).into_iter().filter_map(|(one, there)| {
        let found = counts.get(&one.code())?;
        Some(format!("{found} of {there} {}", thing(one)))
    });
    words::list(&differ.collect::<Vec<_>>())
}

/// The game that a table plays with. `counted`: when its pieces were counted.
pub fn set(set: Option<&GameSet>, system: &System, counted: Option<&str>) -> String {
    let Some(set) = set else { return "no game listed".to_owned() };
    let edition = if set.set_edition.is_empty() { "edition not noted" } else { &set.set_edition };
    let missing = Some(&set.missing).filter(|missing| !missing.is_empty());
    let missing = missing.map(|missing| format!("noted as missing: {missing}"));
    let counted = counted.map(|at| match differences(system, &set.piece_counts) {
        differ if differ.is_empty() => format!("counted at {at}, all there"),
        differ => format!("counted at {at}: {differ}"),
    });
    std::iter::once(edition.to_owned()).chain(missing).chain(counted).collect::<Vec<_>>().join("; ")
}

/// How much is to be done.
pub fn to_do(dice: usize, parts: usize) -> String {
    let said = [
        (dice, "table where dice are to be swapped", "tables where dice are to be swapped"),
        (parts, "missing part", "missing parts"),
    ];
    let said: Vec<String> = said
        .into_iter()
        .filter(|(count, ..)| *count > 0)
        .map(|(count, one, many)| words::counted(count, one, many))
        .collect();
    format!("{}.", words::list(&said))
}

/// Somebody else has noted something at the table meanwhile.
pub const STALE: &str = "Somebody else changed the notes on this game after you opened the page. Yours are not saved yet, but they are still in the form. Above it is what is stored now.";

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::games::BASE;

    #[test]
    fn what_is_noted_is_said_in_short_sentences() {
        assert_eq!(words::unmarked(&log("Ada", None)), "Log kept by Ada; the dice are to be swapped (2.0.7).");
        assert_eq!(words::unmarked(&log("Ada", Some("14:20"))), "Log kept by Ada; dice swapped at 14:20 (2.0.7).");
        assert_eq!(times(Some("14:05"), None).as_deref(), Some("Began at 14:05."));
        assert_eq!(times(None, None), None);
        assert_eq!(otherwise(Some("14:05"), WITH_THE_ROUND), "Empty: with the round, at 14:05.");
        assert_eq!(to_do(1, 2), "1 table where dice are to be swapped and 2 missing parts.");
        assert_eq!(to_do(0, 1), "1 missing part.");
        let noted = GameSet { set_edition: "5th".to_owned(), missing: "one road".to_owned(), ..GameSet::of_table(1) };
        assert_eq!(set(Some(&noted), &BASE, None), "5th; noted as missing: one road");
        let all = set(Some(&noted), &BASE, Some("14:05"));
        assert_eq!(all, "5th; noted as missing: one road; counted at 14:05, all there");
        let piece_counts = [("red-roads", 14), ("knights", 13), ("ore", 18)].into_iter().collect();
        let short = GameSet { piece_counts, ..GameSet::of_table(1) };
        assert_eq!(
            set(Some(&short), &BASE, Some("14:05")),
            "edition not noted; counted at 14:05: 14 of 15 red roads, 13 of 14 development cards (knights) and 18 of 19 ore cards"
        );
    }
}
