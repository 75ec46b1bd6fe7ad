//! What it takes to go on, in words: on a player's own page and on the one for everybody.

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

impl Told {
    /// As messages ask for it.
    fn code(self) -> &'static str {
        match self {
            Told::You => "you",
            Told::Everybody => "everybody",
        }
    }
}

/// The heading.
pub fn heading(told: &PlayerProspect) -> String {
    texts::public_player::takes_heading(told.stage)
}

/// What it takes: one sentence a paragraph.
pub fn lines(told: &PlayerProspect, reader: Told) -> Vec<String> {
    let to = reader.code();
    let mut lines = match &told.prospect {
        Prospect::In => vec![texts::public_player::takes_certain(to, told.stage)],
        Prospect::Out => vec![texts::public_player::takes_out_of_reach(to, told.places)],
        Prospect::Open(needs) if needs.games == 0 => vec![texts::public_player::takes_waits(to)],
        Prospect::Open(needs) if needs.games == 1 => one_game(needs, told.most_vp, to),
        Prospect::Open(needs) => several_games(needs, to),
    };
    lines.extend(told.may_change.then(|| choice(told.stage)));
    lines
}

fn one_game(needs: &Needs, most: u32, to: &str) -> Vec<String> {
    let of = |targets: &[Aim], wins: u32| targets.iter().find(|target| target.wins == wins).map(|target| target.vp);
    let (enough_winning, enough_losing) = (of(&needs.enough, 1), of(&needs.enough, 0));
    let (needed_winning, needed_losing) = (of(&needs.needed, 1), of(&needs.needed, 0));
    let mut lines = Vec::new();
    // So many VP, or more where more count.
    match enough_winning {
        Some(0) => lines.push(texts::public_player::takes_win(to)),
        Some(vp) if vp >= most => lines.push(texts::public_player::takes_win_with(to, vp)),
        Some(vp) => lines.push(texts::public_player::takes_win_with_or_more(to, vp)),
        None => {}
    }
    match (needed_winning, needed_losing) {
        (Some(vp), None) if enough_winning == Some(vp) => lines.push(texts::public_player::takes_nothing_less()),
        (Some(0), None) => lines.push(texts::public_player::takes_at_least_win(to)),
        (Some(vp), None) => lines.push(texts::public_player::takes_at_least_win_and(to, vp)),
        _ => {}
    }
    if enough_winning.is_none() {
        lines.push(texts::public_player::takes_win_may_not_do());
    }
    match (enough_losing, needed_losing) {
        (Some(vp), _) if vp >= most => lines.push(texts::public_player::takes_no_win(vp)),
        (Some(vp), _) => lines.push(texts::public_player::takes_no_win_or_more(vp)),
        (None, Some(0)) if enough_winning.is_some() => lines.push(texts::public_player::takes_no_win_depends()),
        (None, Some(vp)) if vp > 0 => lines.push(texts::public_player::takes_no_win_luck(vp)),
        _ => {}
    }
    lines
}

fn several_games(needs: &Needs, to: &str) -> Vec<String> {
    let games = needs.games;
    let mut lines = Vec::new();
    lines.extend(needs.enough.first().map(|aim| match (aim.wins, aim.vp) {
        (0, vp) => texts::public_player::takes_vp_in_games(to, vp, games),
        (wins, 0) => texts::public_player::takes_wins_in_games(to, wins, games),
        (wins, vp) => texts::public_player::takes_wins_with_in_games(to, wins, vp, games),
    }));
    match needs.needed.first() {
        Some(Aim { wins, .. }) if *wins > 0 => {
            lines.push(texts::public_player::takes_at_least_wins(to, wins, games));
        }
        Some(Aim { vp, .. }) if *vp > 0 => lines.push(texts::public_player::takes_no_win_in_games(games, vp)),
        _ if lines.is_empty() => lines.push(texts::public_player::takes_all_open(games)),
        _ => {}
    }
    lines
}

/// The organizer may choose between semi-finals and none until the last preliminary round is closed (1.1.3).
fn choice(stage: Stage) -> String {
    match stage {
        Stage::Final => texts::public_player::takes_semi_finals_possible(bracket::SEMI_PLACES),
        Stage::Prelim | Stage::Semi => texts::public_player::takes_final_possible(bracket::FINAL_PLACES),
    }
}

/// What it stands on.
pub fn basis(told: &PlayerProspect) -> String {
    if told.with_own { texts::public_player::takes_basis_own() } else { texts::public_player::takes_basis() }
}

/// How the simulation came out, where it was open.
pub fn simulated(prospect: &Prospect, chance: Chance, runs: u32) -> Option<String> {
    let Prospect::Open(needs) = prospect else { return None };
    let ways = |part: u32, of: u32| match () {
        () if part * 20 < of => texts::public_player::ways_few(),
        () if part * 20 > of * 19 => texts::public_player::ways_most(),
        () => texts::public_player::ways_of_10(((part * 20 + of) / (of * 2)).clamp(1, 9)),
    };
    let without = runs - chance.wins;
    let all = ways(chance.goes_on, runs);
    Some(match needs.games == 1 && chance.wins >= ENOUGH && without >= ENOUGH {
        true => texts::public_player::simulated_split(
            all,
            ways(chance.goes_on_winning, chance.wins),
            ways(chance.goes_on - chance.goes_on_winning, without),
        ),
        false => texts::public_player::simulated(all),
    })
}

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
