//! What it takes to go on, in words: on a player's own page and on the one for everybody.

use crate::counted;
use reeve_rules::bracket;
use reeve_rules::standings::prospects::{Aim, Chance, Needs, Prospect};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_views::standings::prospects::PlayerProspect;

/// Who reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    You,
    Everybody,
}

/// What the first go on to: `the semi-finals`.
fn goal(stage: Stage) -> &'static str {
    if stage == Stage::Final { "the final" } else { "the semi-finals" }
}

/// The heading.
pub fn heading(told: &PlayerProspect) -> String {
    format!("What it takes for {}", goal(told.stage))
}

/// What it takes: one sentence a paragraph.
pub fn lines(told: &PlayerProspect, reader: Told) -> Vec<String> {
    let mut lines = match &told.prospect {
        Prospect::In => vec![certain(told.stage, reader)],
        Prospect::Out => vec![out_of_reach(told.places, reader)],
        Prospect::Open(needs) if needs.games == 0 => vec![waits(reader)],
        Prospect::Open(needs) if needs.games == 1 => one_game(needs, told.most_vp, reader),
        Prospect::Open(needs) => several_games(needs, reader),
    };
    lines.extend(told.may_change.then(|| choice(told.stage)));
    lines
}

fn certain(stage: Stage, reader: Told) -> String {
    let sure = format!("sure of a place in {}, whatever happens in the games to come", goal(stage));
    match reader {
        Told::You => format!("You are {sure}."),
        Told::Everybody => format!("Already {sure}."),
    }
}

fn out_of_reach(places: usize, reader: Told) -> String {
    match reader {
        Told::You => {
            format!("The first {places} are out of reach now. You can only come in if players ahead of you leave.")
        }
        Told::Everybody => format!("The first {places} are out of reach now, unless players ahead leave."),
    }
}

fn waits(reader: Told) -> String {
    match reader {
        Told::You => "You have no game left before the cut. It depends on the other tables now.".to_owned(),
        Told::Everybody => "No game left before the cut. It depends on the other tables now.".to_owned(),
    }
}

/// `A win with 8 VP or more`; `most` is the most that count.
fn a_win(vp: u32, most: u32) -> String {
    match vp {
        0 => "A win".to_owned(),
        vp if vp >= most => format!("A win with {vp} VP"),
        vp => format!("A win with {vp} VP or more"),
    }
}

fn one_game(needs: &Needs, most: u32, reader: Told) -> Vec<String> {
    let of = |targets: &[Aim], wins: u32| targets.iter().find(|target| target.wins == wins).map(|target| target.vp);
    let (enough_winning, enough_losing) = (of(&needs.enough, 1), of(&needs.enough, 0));
    let (needed_winning, needed_losing) = (of(&needs.needed, 1), of(&needs.needed, 0));
    let mut lines = Vec::new();
    if let Some(vp) = enough_winning {
        let takes = if reader == Told::You { "takes you through" } else { "is enough" };
        lines.push(format!("{} {takes}, whatever the others do.", a_win(vp, most)));
    }
    match (needed_winning, needed_losing) {
        (Some(vp), None) if enough_winning == Some(vp) => lines.push("Nothing less will do.".to_owned()),
        (Some(0), None) => lines.push(needed(reader, "a win")),
        (Some(vp), None) => lines.push(needed(reader, &format!("a win and at least {vp} VP"))),
        _ => {}
    }
    if enough_winning.is_none() {
        lines.push("Even a win may not be enough: it depends on the other tables too.".to_owned());
    }
    match (enough_losing, needed_losing) {
        (Some(vp), _) if vp >= most => lines.push(format!("Without a win, {vp} VP are enough as well.")),
        (Some(vp), _) => lines.push(format!("Without a win, {vp} VP or more are enough as well.")),
        (None, Some(0)) if enough_winning.is_some() => {
            lines.push("Without a win, it depends on the other tables.".to_owned());
        }
        (None, Some(vp)) if vp > 0 => {
            lines.push(format!("Without a win it takes at least {vp} VP, and some luck at the other tables."));
        }
        _ => {}
    }
    lines
}

fn needed(reader: Told, what: &str) -> String {
    match reader {
        Told::You => format!("You need {what}."),
        Told::Everybody => format!("It takes {what}."),
    }
}

fn several_games(needs: &Needs, reader: Told) -> Vec<String> {
    let to_come = format!("the {} games to come", needs.games);
    let mut lines = Vec::new();
    if let Some(Aim { wins, vp }) = needs.enough.first() {
        let takes = match (reader, wins) {
            (Told::You, 1) => "takes you through",
            (Told::You, _) => "take you through",
            (Told::Everybody, 1) => "is enough",
            (Told::Everybody, _) => "are enough",
        };
        let what = match (wins, vp) {
            (0, vp) => format!("{vp} VP"),
            (wins, 0) => counted(*wins as usize, "win", "wins"),
            (wins, vp) => format!("{} with {vp} VP in all", counted(*wins as usize, "win", "wins")),
        };
        lines.push(format!("{what} in {to_come} {takes}, whatever the others do."));
    }
    match needs.needed.first() {
        Some(Aim { wins, .. }) if *wins > 0 => {
            let what = format!("at least {} in {to_come}", counted(*wins as usize, "win", "wins"));
            lines.push(needed(reader, &what));
        }
        Some(Aim { vp, .. }) if *vp > 0 => {
            lines.push(format!(
                "Without a win in {to_come}, it takes at least {vp} VP, and some luck at the other tables."
            ));
        }
        _ if lines.is_empty() => lines.push(format!("Everything is open: {to_come} decide.")),
        _ => {}
    }
    lines
}

/// The organizer may choose between semi-finals and none until the last preliminary round is closed (1.1.3).
fn choice(stage: Stage) -> String {
    match stage {
        Stage::Final => {
            format!("The organizers may still decide to hold semi-finals, and then {} go on.", bracket::SEMI_PLACES)
        }
        Stage::Prelim | Stage::Semi => format!(
            "The organizers may still decide to go straight to the final, and then only {} go on.",
            bracket::FINAL_PLACES
        ),
    }
}

/// What it stands on.
pub fn basis(told: &PlayerProspect) -> String {
    let results = if told.with_own { "the public results and your own" } else { "the public results" };
    format!("Worked out from {results}, for the players and seats as they are now. Lots may decide between equals.")
}

/// How the simulation came out, where it was open.
pub fn simulated(prospect: &Prospect, chance: Chance, runs: u32) -> Option<String> {
    let Prospect::Open(needs) = prospect else { return None };
    let ways = |part: u32, of: u32| match () {
        () if part * 20 < of => "fewer than 1 of 20".to_owned(),
        () if part * 20 > of * 19 => "more than 19 of 20".to_owned(),
        () => format!("about {} of 10", ((part * 20 + of) / (of * 2)).clamp(1, 9)),
    };
    let without = runs - chance.wins;
    let split = match needs.games == 1 && chance.wins >= ENOUGH && without >= ENOUGH {
        true => format!(
            ": with a win in {}, without one in {}",
            ways(chance.goes_on_winning, chance.wins),
            ways(chance.goes_on - chance.goes_on_winning, without)
        ),
        false => String::new(),
    };
    Some(format!("You go on in {} simulated outcomes{split}.", ways(chance.goes_on, runs)))
}

/// What the simulation takes for granted.
pub const SIMULATION: &str =
    "The simulation plays the games to come many times from a fixed seed, with everybody equally strong.";

/// So many runs there have to be with a win, and without one, before anything is said of each.
const ENOUGH: u32 = 40;

#[cfg(test)]
mod tests {
    use super::*;

    fn told(prospect: Prospect) -> PlayerProspect {
        PlayerProspect { prospect, stage: Stage::Semi, places: 16, most_vp: 10, may_change: false, with_own: false }
    }

    fn open(games: u32, enough: &[(u32, u32)], needed: &[(u32, u32)]) -> Prospect {
        let targets = |pairs: &[(u32, u32)]| pairs.iter().map(|&(wins, vp)| Aim { wins, vp }).collect();
        Prospect::Open(Needs { games, enough: targets(enough), needed: targets(needed) })
    }

    fn check(prospect: Prospect, you: &str, everybody: &str) {
        let told = told(prospect);
        assert_eq!(lines(&told, Told::You).join(" "), you);
        assert_eq!(lines(&told, Told::Everybody).join(" "), everybody);
    }

    #[test]
    fn says_what_is_certain_and_what_is_needed() {
        check(
            Prospect::In,
            "You are sure of a place in the semi-finals, whatever happens in the games to come.",
            "Already sure of a place in the semi-finals, whatever happens in the games to come.",
        );
        check(
            Prospect::Out,
            "The first 16 are out of reach now. You can only come in if players ahead of you leave.",
            "The first 16 are out of reach now, unless players ahead leave.",
        );
        check(
            open(1, &[(1, 0)], &[(1, 0)]),
            "A win takes you through, whatever the others do. Nothing less will do.",
            "A win is enough, whatever the others do. Nothing less will do.",
        );
        check(
            open(1, &[], &[(1, 9)]),
            "You need a win and at least 9 VP. Even a win may not be enough: it depends on the other tables too.",
            "It takes a win and at least 9 VP. Even a win may not be enough: it depends on the other tables too.",
        );
        check(
            open(1, &[(0, 8), (1, 0)], &[(0, 0), (1, 0)]),
            "A win takes you through, whatever the others do. Without a win, 8 VP or more are enough as well.",
            "A win is enough, whatever the others do. Without a win, 8 VP or more are enough as well.",
        );
        check(
            open(1, &[(1, 10)], &[(0, 7), (1, 0)]),
            "A win with 10 VP takes you through, whatever the others do. \
             Without a win it takes at least 7 VP, and some luck at the other tables.",
            "A win with 10 VP is enough, whatever the others do. \
             Without a win it takes at least 7 VP, and some luck at the other tables.",
        );
        check(
            open(2, &[(2, 14)], &[(1, 3), (2, 0)]),
            "2 wins with 14 VP in all in the 2 games to come take you through, whatever the others do. \
             You need at least 1 win in the 2 games to come.",
            "2 wins with 14 VP in all in the 2 games to come are enough, whatever the others do. \
             It takes at least 1 win in the 2 games to come.",
        );
        check(
            open(2, &[], &[(0, 0), (1, 0), (2, 0)]),
            "Everything is open: the 2 games to come decide.",
            "Everything is open: the 2 games to come decide.",
        );
    }

    #[test]
    fn no_share_of_a_simulation_is_called_certain() {
        let way = |goes_on, wins, goes_on_winning| {
            let chance = Chance { goes_on, wins, goes_on_winning };
            simulated(&open(1, &[], &[(0, 0), (1, 0)]), chance, 1000).expect("a sentence")
        };
        assert_eq!(
            way(700, 250, 249),
            "You go on in about 7 of 10 simulated outcomes: with a win in more than 19 of 20, \
             without one in about 6 of 10."
        );
        assert!(way(1000, 250, 250).contains("more than 19 of 20 simulated outcomes"));
        assert!(way(0, 250, 0).contains("fewer than 1 of 20 simulated outcomes"));
        assert!(way(949, 0, 0).ends_with("about 9 of 10 simulated outcomes."));
        assert_eq!(simulated(&Prospect::In, Chance::default(), 1000), None);
    }
}
