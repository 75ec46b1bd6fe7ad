//! The words of `rules::tournament::format` and of the choice of stages: what an attendance means (1.1.3).

use crate as words;
use crate::{counted, games};
use reeve_rules::rule_set::{Cut, RuleSet};
use reeve_rules::seating::{TableSizes, table_sizes};
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{
    Format, FormatRefusal, SEMI_FINALS_FROM, SEMI_FINALS_MUST_FROM, Stages, VALID_FROM,
};
use reeve_views::bracket::choice::StagesRefusal;
use reeve_views::bracket::count::CountRefusal;

/// The stages in a few words.
fn stages(format: &Format) -> String {
    match format.stages {
        Stages::Nothing => texts::format::games_alone(format.games),
        Stages::FinalOnly => texts::format::games_and_final(format.games),
        Stages::SemiFinals => texts::format::games_semi_finals_and_final(format.games),
    }
}

/// Why these are the stages, in one or two sentences, with the clause.
pub fn why(format: &Format) -> String {
    why_of(format, texts::format::why_may_skip)
}

/// As [`why`], with what is said where the rules leave a choice.
fn why_of(format: &Format, choice: fn() -> String) -> String {
    let rule = match format.attendance {
        _ if format.cut == Cut::Final => texts::format::why_best_four(),
        _ if format.cut == Cut::Nothing => texts::format::why_no_final(),
        ..VALID_FROM if !format.official => texts::format::why_few(),
        ..VALID_FROM => texts::format::why_few_and_not_valid(),
        VALID_FROM..SEMI_FINALS_FROM => texts::format::why_straight_to_final(),
        SEMI_FINALS_FROM..SEMI_FINALS_MUST_FROM => choice(),
        SEMI_FINALS_MUST_FROM.. => texts::format::why_semi_finals(),
    };
    texts::format::sentences(texts::format::counted(format.attendance), rule)
}

/// As [`why`], on the final day of a series: everybody counts who has played in any of its events, and the stages are settled.
pub fn why_on_final_day(format: &Format, skipped: bool) -> String {
    let rule = match format.attendance {
        ..VALID_FROM => texts::format::series_not_valid(),
        VALID_FROM..SEMI_FINALS_FROM => texts::format::series_one_final(),
        SEMI_FINALS_FROM..SEMI_FINALS_MUST_FROM if skipped => texts::format::series_skipped(),
        SEMI_FINALS_FROM..SEMI_FINALS_MUST_FROM => texts::format::series_may_play_semi_finals(),
        SEMI_FINALS_MUST_FROM.. => texts::format::series_semi_finals(),
    };
    texts::format::sentences(texts::format::played_in_series(format.attendance), rule)
}

/// As [`why`], with what the organizer chose where the rules left a choice.
pub fn why_chosen(format: &Format, stages: Stages) -> String {
    match stages == format.stages {
        true => why(format),
        false => texts::format::sentences(why(format), texts::format::chose_to_skip()),
    }
}

/// As [`why_chosen`], once the choice has ended.
pub fn why_settled(format: &Format, stages: Stages) -> String {
    match stages == format.stages {
        true => why_of(format, texts::format::why_not_skipped),
        false => {
            texts::format::sentences(why_of(format, texts::format::why_could_skip), texts::format::chose_to_skip())
        }
    }
}

/// What an attendance would mean, before round 1 has started; none is one that can't be seated.
pub fn expected(format: Option<&Format>) -> String {
    let Some(format) = format else { return texts::format::not_seatable() };
    let here = format.attendance;
    match format.stages {
        Stages::Nothing if format.games == 1 => texts::format::expected_one_game(here),
        _ if format.may_skip_semi_finals => texts::format::expected_may_skip(here, stages(format)),
        _ if !format.valid => texts::format::expected_not_valid(here, stages(format)),
        _ => texts::format::expected(here, stages(format)),
    }
}

/// What a number of players below [`VALID_FROM`] means for the result of a file.
pub fn too_few_to_be_valid(players: usize) -> String {
    format!("{players} players: with fewer than {VALID_FROM} the result is not valid for the championship (1.1.3)")
}

/// What fewer than [`VALID_FROM`] players in a schedule mean.
pub fn too_few_for_championship() -> String {
    format!("With fewer than {VALID_FROM} players the result is not valid for the championship (1.1.3).")
}

/// A refusal as a sentence.
pub fn refusal(refusal: &FormatRefusal) -> String {
    match refusal {
        FormatRefusal::TooFewForSemiFinals { attendance } => {
            format!("Semi-finals need at least 16 players, and {attendance} were counted in round 1.")
        }
        FormatRefusal::SemiFinalsMustBePlayed { attendance } => {
            format!("Semi-finals can't be skipped from 29 players on, and {attendance} were counted in round 1.")
        }
        FormatRefusal::TooLateToChoose => {
            "The semi-finals can be skipped only until the last preliminary round is closed.".to_owned()
        }
        FormatRefusal::NoGames { players, least, most } => {
            format!("{players} can't be split into games of {}.", games::of_seats(*least, *most))
        }
        FormatRefusal::NoSchedule { players } => {
            format!(
                "{} can't be seated at tables of three and four; 3, 4, and 6 or more can.",
                words::counted(*players, "player", "players")
            )
        }
    }
}

/// Why the count of who played round 1 can't be corrected so, as a sentence.
pub fn count_refused(refused: CountRefusal) -> String {
    match refused {
        CountRefusal::NoCount => "Nothing depends on the count of round 1 here.".to_owned(),
        CountRefusal::RoundOpen => {
            "Until round 1 is closed the count follows its record sheets. Correct the sheet of the table instead."
                .to_owned()
        }
        CountRefusal::OutOfRange { most } => format!("Type a number from 1 to {most}: so many had a seat in round 1."),
        CountRefusal::Same => "That is the count already.".to_owned(),
        CountRefusal::Stages(FormatRefusal::TooFewForSemiFinals { attendance }) => format!(
            "The semi-finals are made, and with {attendance} counted there are none. Take their tables away first."
        ),
        CountRefusal::Stages(FormatRefusal::SemiFinalsMustBePlayed { attendance }) => format!(
            "The final is made without semi-finals, and with {attendance} counted they must be played. Take its table away first."
        ),
        CountRefusal::Stages(other) => refusal(&other),
        CountRefusal::TooOften { most } => format!("The count was corrected {most} times already."),
    }
}

/// Somebody else corrected the count of who played round 1.
pub const COUNTED_MEANWHILE: &str =
    "Somebody corrected the count after you opened this page. Nothing was changed; look at it again.";

/// Why the stages can't be chosen so, as a sentence.
pub fn choice_refused(refused: &StagesRefusal) -> String {
    match refused {
        StagesRefusal::NotCounted => {
            "The players are counted when round 1 starts. Start round 1 first, then choose.".to_owned()
        }
        StagesRefusal::Rules(refused) => refusal(refused),
        StagesRefusal::NoChoice(format) => format!("{} There is nothing to choose.", why(format)),
    }
}

/// How the stages come about, before round 1 has started.
pub const COUNTED_AT_START: &str =
    "The players who play round 1 are counted, and that number decides the stages (1.1.3).";

/// What the organizer chose, beside the title of the semi-finals.
pub const SKIPPED: &str = "Skipped, as the organizer chose.";

/// Somebody else chose the stages in between: what stands, and what was asked for.
pub fn stale_choice(stands_skip: bool, asked_skip: bool) -> String {
    let words = |skip: bool| if skip { "no semi-finals" } else { "semi-finals are played" };
    format!(
        "Somebody else chose in the meantime: {}. You chose: {}. Your choice was not saved; choose again if it is still what you want.",
        words(stands_skip),
        words(asked_skip),
    )
}

/// What the number of players who are checked in means: stages (1.1.3) and tables (1.1.5).
pub fn checked_in(count: usize, rules: &RuleSet) -> String {
    if let Err(refused) = format::may_be_scheduled(count, TableSizes::CHAMPIONSHIP) {
        return match count {
            0 => "Nobody is checked in yet.".to_owned(),
            _ => refusal(&refused),
        };
    }
    let tables = tables_for(count);
    let found = format::format_by(count, rules);
    let games = counted(found.games as usize, "game", "games");
    let then = match found.stages {
        Stages::SemiFinals if found.may_skip_semi_finals => ", then semi-finals, or straight to the final",
        Stages::SemiFinals => ", semi-finals, final",
        Stages::FinalOnly => ", then the final",
        Stages::Nothing => "",
    };
    let valid = if found.valid { "" } else { " Not valid for the championship: that takes 12." };
    format!("With {count} checked in: {games}{then}; {tables}.{valid}")
}

/// As [`checked_in`], in an event of a series, where the players of all events count together.
pub fn checked_in_at_event(count: usize) -> String {
    match (count, format::may_be_scheduled(count, TableSizes::CHAMPIONSHIP)) {
        (0, _) => "Nobody is checked in yet.".to_owned(),
        (_, Err(refused)) => refusal(&refused),
        _ => format!("With {count} checked in: 3 games; {}.", tables_for(count)),
    }
}

/// What so many who are here mean on the final day of a series.
pub fn checked_in_on_final_day(count: usize) -> String {
    match count {
        0 => "Nobody is checked in yet.".to_owned(),
        1 => "1 player is here. Those who are here get the places, in the order of the series.".to_owned(),
        count => format!("{count} players are here. They get the places, in the order of the series."),
    }
}

fn tables_for(count: usize) -> String {
    match table_sizes(count).unwrap_or_default() {
        (fours, 0) => format!("{} of 4", tables(fours)),
        (0, threes) => format!("{} of 3", tables(threes)),
        (fours, threes) => format!("{} of 4 and {threes} of 3", tables(fours)),
    }
}

fn tables(count: usize) -> String {
    if count == 1 { "1 table".to_owned() } else { format!("{count} tables") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attendance_is_explained_with_the_clause() {
        for n in [0, 1, 11, 12, 15, 16, 28, 29, 5000] {
            let why = why(&format::format(n));
            assert!(why.contains("1.1.3") && why.starts_with(&n.to_string()), "{n}: {why}");
        }
    }

    #[test]
    fn the_meaning_of_a_count_names_the_stages() {
        let check = |here: usize, part: &str| {
            let words = expected(reeve_views::next_step::expected(here, &RuleSet::default()).as_ref());
            assert!(words.contains(part), "{here}: {words}");
        };
        check(1, "can't be seated");
        check(5, "can't be seated");
        check(11, "not valid");
        check(12, "a final (1.1.3)");
        check(20, "may be skipped");
        check(40, "semi-finals and a final (1.1.3)");
    }

    #[test]
    fn counts_say_what_they_mean() {
        let check = |count: usize, expected: &str| assert_eq!(checked_in(count, &RuleSet::default()), expected);
        check(0, "Nobody is checked in yet.");
        check(27, "With 27 checked in: 3 games, then semi-finals, or straight to the final; 6 tables of 4 and 1 of 3.");
        check(29, "With 29 checked in: 3 games, semi-finals, final; 5 tables of 4 and 3 of 3.");
        check(12, "With 12 checked in: 3 games, then the final; 3 tables of 4.");
        check(
            6,
            "With 6 checked in: 3 games, then the final; 2 tables of 3. Not valid for the championship: that takes 12.",
        );
        assert!(checked_in(5, &RuleSet::default()).contains("5 players can't be seated"));
    }
}
