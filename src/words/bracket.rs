//! The words of `rules::bracket`, `views::bracket` and `actions::bracket`: why nothing can be done with the semi-finals
//! or the final now.

use chrono::{DateTime, Utc};

use crate as words;
use crate::games::Terms;
use crate::rounds;
use crate::time;
use reeve_actions::bracket::refusal::Refusal;
use reeve_rules::bracket::{BracketRefusal, SEMI_PLACES};
use reeve_rules::standings::Rank;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_views::bracket::champion::Champion;
use reeve_views::bracket::stage::{CameFrom, Replacements, StageSeat, StageTable};
use reeve_views::seating::changed::ChangedSeats;

/// Who plays a stage, and how they choose.
pub fn explained(stage: Stage, after_semi_finals: bool, final_day: bool) -> &'static str {
    match (stage, after_semi_finals) {
        (Stage::Semi, _) if final_day => {
            "Seeds 1 to 16 by the ranking of the series, at four tables by the chart of the rules (1.1.7)."
        }
        (_, true) if final_day => {
            "The four winners of the semi-finals; they choose in the order of their rank in the series (1.1.9). A judge handles the resource cards (2.0.4)."
        }
        (_, false) if final_day => {
            "The four best of the series who are here; they choose in the order of their rank (1.1.9). A judge handles the resource cards (2.0.4)."
        }
        (Stage::Semi, _) => {
            "Seeds 1 to 16 by the ranking after the preliminary games, at four tables by the chart of the rules (1.1.7)."
        }
        (_, true) => {
            "The four winners of the semi-finals; they choose in the order of their preliminary rank (1.1.9). A judge handles the resource cards (2.0.4)."
        }
        (_, false) => {
            "The four best after the preliminary games; they choose in the order of their rank (1.1.9). A judge handles the resource cards (2.0.4)."
        }
    }
}

/// That the semi-finals are skipped because too few are left, with how long that may still change: until the final begins.
pub fn fall_away(begun: bool) -> String {
    let then = if begun { texts::bracket::skipped_for_good() } else { texts::bracket::skipped_for_now() };
    format!("{} {then}", texts::bracket::skipped())
}

/// On the final day of a series: who has no seat for want of a check-in; none where nobody waits.
pub fn not_checked_in(names: &[String]) -> Option<String> {
    let are = if names.len() == 1 { "is" } else { "are" };
    (!names.is_empty()).then(|| {
        format!(
            "{} {are} in the final day, not checked in, and so without a seat. Check them in, then make the tables again.",
            words::in_a_row(names)
        )
    })
}

/// The same, before it is settled: somebody may still come back.
pub const WILL_FALL_AWAY: &str = "Twelve or fewer players are left. If that stays so, the semi-finals are skipped and the four best-ranked play the \
     final (1.1.7).";

/// Beside the tables of a final that was made for want of players for the semi-finals: enough of them came back.
pub const GIVES_WAY: &str = "More than twelve players are left again, so the semi-finals are played after all (1.1.7). Making their tables removes this one.";

/// Beside public tables that were made again: when, who is concerned, and how they hear of it.
pub fn changed_in_public(changed: &ChangedSeats, at: &str) -> String {
    format!(
        "{} Everybody sees that; the players concerned read it on their own page, and in a mail where they asked for it.",
        rounds::what_changed(changed, at)
    )
}

/// By what somebody has a seat in a later stage.
pub fn came_from(seat: &StageSeat) -> String {
    match (seat.came_from, seat.seed, seat.series_rank, seat.prelim_rank) {
        (CameFrom::SemiWon(table), ..) => texts::bracket::won_semi_final(table),
        (CameFrom::SemiLost(table), ..) => texts::bracket::next_in_rank(table),
        (CameFrom::Prelims, Some(seed), Some(rank), _) => texts::bracket::seed_and_rank_in_series(seed, rank),
        (CameFrom::Prelims, Some(seed), None, Some(rank)) if i64::from(rank.0) != seed => {
            texts::bracket::seed_and_rank(seed, rank)
        }
        (CameFrom::Prelims, Some(seed), None, _) => texts::bracket::seed(seed),
        (CameFrom::Prelims, None, Some(rank), _) => texts::bracket::rank_in_series(rank),
        (CameFrom::Prelims, None, None, Some(rank)) => texts::bracket::rank(rank),
        (CameFrom::Prelims, None, None, None) => String::new(),
    }
}

/// Why somebody plays the final without having won a semi-final, or from a rank behind its places; none: no sentence.
pub fn replaced_in_final(replaced: &Replacements, after_semi_finals: bool) -> Option<String> {
    let names = |names: &[String]| texts::list(&names.iter().map(|name| words::isolated(name)).collect::<Vec<_>>());
    let (gone, next) = (replaced.absent_winners.len(), replaced.came_in.len());
    let (names_gone, names_next) = (names(&replaced.absent_winners), names(&replaced.came_in));
    match (gone, next) {
        (0, 0) => None,
        (gone, 0) => Some(texts::bracket::nobody_comes_in(gone, names_gone)),
        (0, next) if after_semi_finals => Some(texts::bracket::comes_in(next, names_next)),
        (0, next) => Some(texts::bracket::comes_in_for_best(next, names_next)),
        (gone, next) => Some(texts::bracket::comes_in_for_winners(gone, next, names_gone, names_next)),
    }
}

/// That fewer than 16 play the semi-finals; none where all places are taken, or there are no tables.
pub fn not_full(semis: &[StageTable]) -> Option<String> {
    let players: usize = semis.iter().map(|table| table.seats.len()).sum();
    let threes = semis.iter().filter(|table| table.seats.len() == 3).count();
    let few = (1..SEMI_PLACES).contains(&players);
    few.then(|| texts::bracket::not_full(threes, players, SEMI_PLACES))
}

/// What winning led to, beside the winner of a table.
pub fn leads_to(seat: &StageSeat) -> String {
    match (seat.won, seat.seed, seat.goes_on) {
        (false, ..) => String::new(),
        (true, Some(_), true) => texts::bracket::to_the_final(),
        (true, Some(_), false) => texts::bracket::won(),
        (true, None, _) if seat.disqualified => texts::bracket::won_this_game(),
        (true, None, _) => texts::bracket::won_the_final(),
    }
}

/// Beside somebody who takes no place: why.
pub fn takes_no_place(seat: &StageSeat) -> String {
    match (seat.disqualified, seat.takes_no_place) {
        (true, _) => texts::badges::disqualified(),
        (false, true) => texts::bracket::not_playing(),
        (false, false) => String::new(),
    }
}

/// How the champion came there, as a sentence.
pub fn champion_path(champion: &Champion) -> String {
    let from = match (champion.seed, champion.series_rank, champion.prelim_rank) {
        (Some(seed), ..) => Some(texts::bracket::path_seed(seed)),
        (None, Some(rank), _) => Some(texts::bracket::path_rank_in_series(rank)),
        (None, None, Some(rank)) => Some(texts::bracket::path_rank(rank)),
        (None, None, None) => None,
    };
    let begins = |is_first: bool| if is_first { "capital" } else { "small" };
    let at = begins(from.is_none());
    let semi = champion.semi.map(|(table, vp)| match vp {
        Some(vp) => texts::bracket::path_semi_final_with(at, table, vp),
        None => texts::bracket::path_semi_final(at, table),
    });
    let at = begins(from.is_none() && semi.is_none());
    let won = match champion.final_vp {
        Some(vp) => texts::bracket::path_final(at, vp),
        None => texts::bracket::path_after_disqualification(at),
    };
    let steps: Vec<String> = [from, semi, Some(won)].into_iter().flatten().collect();
    texts::bracket::path(steps.join(&texts::language::comma()))
}

/// Which place somebody has who is not the champion: `2nd`.
pub fn place(rank: Rank) -> String {
    words::ordinal(i64::from(rank.0))
}

/// The VP that somebody had in the final; empty for who did not play it.
pub fn in_final(vp: Option<i64>) -> String {
    vp.map(texts::bracket::vp_in_final).unwrap_or_default()
}

/// What stands above the name of whoever is the champion, or will be.
pub fn champion_or_winner(champion: &Champion, terms: &Terms) -> String {
    match champion.declared {
        true => title_of_winner(terms),
        false if champion.after_rounds || !terms.places => texts::bracket::ranks_first(),
        false if champion.won_final() => texts::bracket::champion_to_be(),
        false => texts::bracket::first_after_disqualification(),
    }
}

/// What somebody is called who has won all of it.
pub fn title_of_winner(terms: &Terms) -> String {
    if terms.places { texts::bracket::champion() } else { texts::bracket::winner() }
}

/// The title of the page about the champion, to be read in a chat: `Ada Lee, Champion`.
pub fn champion_named(title: &str, name: &str) -> String {
    texts::bracket::champion_named(words::isolated(name), title)
}

/// How many played how many games: `33 players, 41 games`.
pub fn players_and_games(players: usize, games: usize, terms: &Terms) -> String {
    [texts::bracket::players(terms, players), texts::bracket::games(games)].join(&texts::language::comma())
}

/// Above the button that declares the champion: what follows the name.
pub fn is_to_be_champion(champion: &Champion) -> &'static str {
    match champion.won_final() {
        true => "won it",
        false if champion.after_rounds => "ranks first",
        false => "comes first, as its winner is disqualified",
    }
}

/// The name of the champion's page.
pub fn champion_title(name: &str, terms: &Terms) -> String {
    let name = words::isolated(name);
    if terms.places { texts::bracket::champion_title(name) } else { texts::bracket::winner_title(name) }
}

/// What is said of the champion's page where somebody sends its address on.
pub fn champion_preview(name: &str, tournament: &str, day: &str, place: &str, path: &str) -> String {
    texts::bracket::champion_preview(name, tournament, day, place, path)
}

/// How far a stage is; none where its tables are not made.
pub fn state(round: Option<RoundState>) -> &'static str {
    match round {
        None => "not made yet",
        Some(RoundState::Planned) => "made, not published",
        Some(state) => rounds::state(state),
    }
}

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::PrelimsOpen { closed, of } => {
            format!("{closed} of {of} preliminary rounds are closed. Close them all first.")
        }
        Refusal::CalledOff => "This tournament is called off, so no tables are made.".to_owned(),
        Refusal::CheckInAhead => {
            "The places go to those who are here. Start check-in, and check in who has come.".to_owned()
        }
        Refusal::SemiFinalsFirst => "The semi-finals come first. Play and close them, then make the final.".to_owned(),
        Refusal::NoSemiFinals => "There are no semi-finals in this tournament. Make the final.".to_owned(),
        Refusal::TooFewForSemiFinals => "Twelve or fewer players are left, so the final follows at once.".to_owned(),
        Refusal::GamesBegun => "The games of this stage have begun, so its tables stay as they are.".to_owned(),
        Refusal::NoTables => "This stage has no tables that could be removed.".to_owned(),
        Refusal::TablesPublic => {
            "The seats of this stage are public. Take that back on the page of its tables first, then remove them."
                .to_owned()
        }
        Refusal::NoPlace => "This player is not in the tournament any more, and so has no place to decline.".to_owned(),
        Refusal::EndsWithPrelims => {
            "This is an event of a series. It ends after its preliminary games; the series has one final for all its events."
                .to_owned()
        }
        Refusal::EventOver => "This event is over already.".to_owned(),
        Refusal::FinalNotClosed => "The champion is whoever wins the final. Close the final first.".to_owned(),
        Refusal::RoundsOpen { closed, of } => {
            format!("{closed} of {of} rounds are closed. Close them all first.")
        }
        Refusal::SideEvent => "There are rounds here, and no semi-finals or final.".to_owned(),
        Refusal::Finished => "The winner has been declared already.".to_owned(),
        Refusal::Places(refusal) => places(refusal),
    }
}

/// Why the places of a stage can't be given, as a sentence.
pub fn places(refusal: &BracketRefusal) -> String {
    match refusal {
        BracketRefusal::Tied(groups) => {
            let ranks: Vec<String> = groups.iter().map(|group| group.rank.to_string()).collect();
            format!("Lots must be drawn first for the players who share {}.", words::ranks(&ranks))
        }
        BracketRefusal::SemisNotFinished => "The semi-finals are not all finished.".to_owned(),
        BracketRefusal::TooFewLeft { left } => {
            format!("A table needs at least three players, and {left} are left.")
        }
    }
}

/// What the button says that makes the tables of a stage.
pub fn make_button(stage: Stage, again: bool) -> &'static str {
    match (stage, again) {
        (Stage::Final, false) => "Make this table",
        (Stage::Final, true) => "Make the table again",
        (_, false) => "Make these tables",
        (_, true) => "Make the tables again",
    }
}

/// Above the tables of a stage as they would be.
pub fn would_be(stage: Stage) -> &'static str {
    match stage {
        Stage::Final => {
            "By the ranking as it is now, this would be the table. Ask the players whether they are staying, then make it."
        }
        _ => {
            "By the ranking as it is now, these would be the tables. Ask the players whether they are staying, then make them."
        }
    }
}

/// What the page of a later round is for, as the link to it says: there the step is taken.
pub fn next_button(state: RoundState) -> &'static str {
    match state {
        RoundState::Planned => "Publish the seats",
        RoundState::Published => "Go on to start the round",
        RoundState::Playing => "Enter results",
        RoundState::Closed => "See the results",
    }
}

/// When a player gave a place up, or was gone when it was given.
pub fn declined(is_active: bool, at: DateTime<Utc>, zone: &str) -> String {
    let what = if is_active { "declined" } else { "out of the tournament, noted" };
    format!("{what} at {}", time::clock(at, zone))
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::standings::Rank;
    use reeve_store::PlayerId;

    #[test]
    fn it_is_said_by_what_somebody_has_a_seat() {
        let check = |came_from, seed, rank: Option<u32>, expect: &str| {
            let seat = StageSeat {
                position: 1,
                seed,
                player: PlayerId(1),
                number: 1,
                name: String::new(),
                prelim_rank: rank.map(Rank),
                series_rank: None,
                came_from,
                vp: None,
                won: false,
                absent: false,
                goes_on: false,
                takes_no_place: false,
                disqualified: false,
            };
            assert_eq!(super::came_from(&seat), expect);
        };
        check(CameFrom::Prelims, Some(9), Some(9), "seed 9");
        check(CameFrom::Prelims, Some(9), Some(11), "seed 9, rank 11");
        check(CameFrom::Prelims, None, Some(2), "rank 2");
        check(CameFrom::SemiWon(3), None, Some(14), "won semi-final 3");
        check(CameFrom::SemiLost(3), None, Some(14), "semi-final 3, next in rank");
    }

    #[test]
    fn it_is_said_why_somebody_else_plays_the_final() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let check = |gone: &[&str], next: &[&str], after_semi_finals: bool, expect: Option<&str>| {
            let replaced =
                Replacements { absent_winners: names(gone), came_in: names(next), ..Replacements::default() };
            let said = replaced_in_final(&replaced, after_semi_finals);
            assert_eq!(said.as_deref().map(words::unmarked).as_deref(), expect);
        };
        check(&[], &[], true, None);
        let both = "Ada won a semi-final and does not play the final; Bo, next in rank, plays instead (1.1.9).";
        check(&["Ada"], &["Bo"], true, Some(both));
        let two =
            "Ada and Cy won semi-finals and do not play the final; Bo and Di, next in rank, play instead (1.1.9).";
        check(&["Ada", "Cy"], &["Bo", "Di"], true, Some(two));
        let empty = "Ada won a semi-final and does not play the final; nobody comes in (1.1.9).";
        check(&["Ada"], &[], true, Some(empty));
        let straight = "Not all of the four best-ranked play the final; Bo, next in rank, plays instead (1.1.9).";
        check(&[], &["Bo"], false, Some(straight));
    }

    #[test]
    fn the_champion_s_way_is_one_sentence() {
        let champion = |seed, semi, final_vp| Champion {
            declared: true,
            after_rounds: false,
            number: 1,
            name: "Ana".to_owned(),
            seed,
            prelim_rank: Some(Rank(16)),
            series_rank: None,
            semi,
            final_vp,
            behind: Vec::new(),
        };
        let check = |champion: Champion, expect: &str| assert_eq!(champion_path(&champion), expect);
        let all = champion(Some(16), Some((1, Some(10))), Some(11));
        check(all, "Seed 16, won semi-final 1 with 10 VP, won the final with 11 VP.");
        let straight = champion(None, None, Some(10));
        check(straight, "Rank 16 after the preliminary games, won the final with 10 VP.");
        let of_series = Champion { series_rank: Some(16), ..champion(None, None, Some(10)) };
        check(of_series, "Rank 16 in the series, won the final with 10 VP.");
        let passed_on = champion(Some(3), Some((2, Some(10))), None);
        check(
            passed_on,
            "Seed 3, won semi-final 2 with 10 VP, first in the standings after the winner of the final was disqualified.",
        );
    }
}
