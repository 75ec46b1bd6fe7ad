//! The words of `views::rounds` and `actions::rounds`: what rounds are called, what their steps do,
//! and why nothing can be done with one now.

use crate::badges;
use chrono::{DateTime, Utc};

use crate as words;
use crate::time;
use crate::{counted, labels, list, numbered};
use reeve_actions::rounds::refusal::Refusal;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_views::people::attendance::AbsentBefore;
use reeve_views::rounds::board::TableState;
use reeve_views::rounds::steps::{RoundStart, StepEffect};
use reeve_views::rounds::while_playing::WhilePlaying;
use reeve_views::rounds::{RoundAt, RoundStep};
use reeve_views::seating::changed::{ChangedSeats, MovedPlayer};
use reeve_views::seating::seat_list::{SeatMark, Seated};

/// A round as pages name it: `Round 2`, `Semi-finals`, `Final`.
pub fn title(at: RoundAt) -> String {
    texts::rounds::title(at.stage, at.number)
}

/// A round as one of its games is named: `Round 2`, `Semi-final`, `Final`.
pub fn game(at: RoundAt) -> String {
    texts::rounds::game(at.stage, at.number)
}

/// The state of a round in a word.
pub fn state(state: RoundState) -> &'static str {
    match state {
        RoundState::Planned => "planned",
        RoundState::Published => "published",
        RoundState::Playing => "playing",
        RoundState::Closed => "closed",
    }
}

/// A step that was taken, as in `it was closed`.
fn taken(step: RoundStep) -> &'static str {
    match step {
        RoundStep::Publish => "published",
        RoundStep::Start => "started",
        RoundStep::Close => "closed",
    }
}

/// The last step that was taken with a round, and when.
pub fn since(last_step: Option<(RoundStep, DateTime<Utc>)>, zone: &str) -> String {
    match last_step {
        Some((step, at)) => format!("{} at {}", taken(step), time::clock(at, zone)),
        None => "only the staff can see its seats".to_owned(),
    }
}

/// The same beside the state, which says what was done but for a round that is on.
pub fn since_beside_state(last_step: Option<(RoundStep, DateTime<Utc>)>, zone: &str) -> String {
    match last_step {
        Some((RoundStep::Publish | RoundStep::Close, at)) => format!("at {}", time::clock(at, zone)),
        started => since(started, zone),
    }
}

/// Where a round stands, with when it is planned.
pub fn since_and_planned(since: String, planned: Option<String>) -> String {
    planned.map_or(since.clone(), |planned| format!("{since}, {planned}"))
}

/// What the button says that publishes the seats of a round, or of all preliminary rounds with it.
pub fn publish_button(all_prelims: bool) -> &'static str {
    if all_prelims { labels::PUBLISH_ALL_SEATS } else { labels::PUBLISH_THE_SEATS }
}

/// The next step of a round, for whoever does not take it.
pub fn others_do(effect: &StepEffect) -> String {
    match effect {
        StepEffect::Publish { .. } => "Only the staff can see these seats until an organizer publishes them.",
        StepEffect::Start(_) => "The seats are public. An organizer starts the round when everybody is seated.",
        StepEffect::Close => "An organizer closes the round.",
    }
    .to_owned()
}

/// What the next step of a round does, in one or two sentences.
pub fn effect(effect: &StepEffect) -> String {
    match effect {
        StepEffect::Publish { all_prelims, locks_settings } => {
            let what = if *all_prelims { "the seats of all preliminary rounds" } else { "these seats" };
            let locks = if *locks_settings { " The tournament's settings are locked from then on." } else { "" };
            format!("Everybody sees {what} at once.{locks}")
        }
        StepEffect::Start(start) if start.semi_finals_fall_away => {
            format!("{} {}", start_of(start), words::bracket::WILL_FALL_AWAY)
        }
        StepEffect::Start(start) => start_of(start),
        StepEffect::Close => {
            "Every record sheet is signed. Closing the round updates the public standings and opens the next step."
                .to_owned()
        }
    }
}

/// What the start of a round does. Whoever is missing is named before it.
fn start_of(start: &RoundStart) -> String {
    let RoundStart { players, tables, .. } = start;
    let seated = players + start.missing.len();
    let at = counted(*tables, "table", "tables");
    match (start.counts_attendance, start.missing.is_empty()) {
        (true, true) => {
            format!("The {players} players seated now are counted, and that number decides the stages (1.1.3).")
        }
        (true, false) => format!(
            "Of the {seated} players seated, the {players} who are here are counted, and that number decides the stages (1.1.3)."
        ),
        (false, true) => {
            format!("{players} players at {at}. Results can be entered once the round has started.")
        }
        (false, false) => format!(
            "{players} of the {seated} players seated at {at} are here. Results can be entered once the round has started."
        ),
    }
}

/// What the button says that starts a round, without so many players who are missing.
pub fn start_button(missing: usize) -> String {
    match missing {
        0 => labels::START_THE_ROUND.to_owned(),
        missing => format!("Start without {}", counted(missing, "player", "players")),
    }
}

/// Who has a seat again, and was absent when they had the last one; none: no sentence.
pub fn absent_before(absent: &[AbsentBefore]) -> Option<String> {
    let one = |player: &AbsentBefore| {
        let missed = |(stage, number): &(Stage, i64)| texts::rounds::in_list(stage, number);
        let missed: Vec<String> = player.rounds.iter().map(missed).collect();
        format!("{} ({})", words::isolated(&player.name), list(&missed))
    };
    let names: Vec<String> = absent.iter().map(one).collect();
    (!names.is_empty())
        .then(|| format!("Missed the last game but seated again: {}. Withdraw anyone who has left.", names.join(", ")))
}

/// What becomes of the seats of those without whom a round starts.
pub const MARKED_ABSENT: &str = "If the round starts without them, their seats are marked absent on the record sheets.";

/// At which tables too few would be left for a game; none: no sentence.
pub fn too_few_left(tables: &[i64]) -> Option<String> {
    let numbers: Vec<String> = tables.iter().map(i64::to_string).collect();
    match numbers.as_slice() {
        [] => None,
        [one] => Some(format!("At table {one} too few would be left for a game.")),
        many => Some(format!("At tables {} too few would be left for a game.", list(many))),
    }
}

/// That people are there without a seat, or not at their fixed table, while a round is on, and the way to mend that, if there is
/// any. `may_change`: whoever reads it runs the tournament; `is_here`: the start is taken back on this page.
pub fn while_playing(wrong: &WhilePlaying, may_change: bool, is_here: bool) -> String {
    let round = wrong.round;
    let said = |names: &[String], what: &str| {
        (!names.is_empty()).then(|| format!("{} {what} in round {round}, which is on.", words::a_few_are(names)))
    };
    let unseated = said(&wrong.unseated, "checked in, but without a seat");
    let elsewhere = said(&wrong.elsewhere, "not at the fixed table");
    let way = match (wrong.start_can_be_taken_back, may_change, wrong.is_followed) {
        (true, true, _) if is_here => "Take back the start below, repair the seats, then start again.".to_owned(),
        (true, true, _) => {
            "Take back the start on the page of the round, repair the seats, then start again.".to_owned()
        }
        (true, false, _) => "An organizer can take back the start, repair the seats, and start again.".to_owned(),
        (false, _, true) => "The start can't be taken back any more, so the round goes on as it is. Make or repair the seats of the rounds that follow.".to_owned(),
        (false, _, false) => "The start can't be taken back any more, and no such round follows, so it goes on as it is.".to_owned(),
    };
    [unseated, elsewhere, Some(way)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    const AGAIN: &str = "Make the seats of the rounds not yet played again, then publish.";
    match refusal {
        Refusal::CheckInNotStarted => {
            "Start the check-in first: seats are published when the players are there.".to_owned()
        }
        Refusal::TournamentFinished => "The tournament is finished; its rounds stay as they are.".to_owned(),
        Refusal::CalledOff => "This tournament is called off, so nothing is published or played.".to_owned(),
        Refusal::NoJudge => {
            "A tournament can't start without a judge. Name at least one on the Staff page, then come back.".to_owned()
        }
        Refusal::EarlierRoundOpen { round, step, open } => {
            format!("{} can't be {} yet: {} is not closed.", title(*round), taken(*step), title(*open))
        }
        Refusal::TablesOutOfDate => "The tables no longer match the ranking: somebody declined, withdrew or came back. Make the tables again, then go on."
            .to_owned(),
        Refusal::SeatsOutOfDate { round } => {
            format!("{}: the standings have changed since its seats were made. {AGAIN}", title(*round))
        }
        Refusal::TableTooSmall { round } => {
            format!("{}: there is a table without enough players. Make its seats again.", title(*round))
        }
        Refusal::SeatedButGone { round, names } => {
            format!("{}: {} seated, but no longer in the tournament. {AGAIN}", title(*round), words::a_few_are(names))
        }
        Refusal::SeatedButNotCheckedIn { round, names } => {
            format!("{}: {} seated, but not checked in. {AGAIN}", title(*round), words::a_few_are(names))
        }
        Refusal::SeatedButNotAgreed { round, names } => format!(
            "{}: {} {} a seat without having agreed to the code of conduct and the photo policy, which is needed here. \
             They agree on their own page, or you note it on the page of the player; or make the seats again without them.",
            title(*round),
            words::a_few(names),
            if names.len() == 1 { "has" } else { "have" }
        ),
        Refusal::CheckedInButNotSeated { round, names } => {
            format!("{}: {} checked in, but without a seat. {AGAIN}", title(*round), words::a_few_are(names))
        }
        Refusal::SeatedElsewhere { round, names } => {
            let who = words::a_few_are(names);
            format!("{}: {who} not seated at their fixed table. Repair the seats, or make them again.", title(*round))
        }
        Refusal::StartsWithout { players } => {
            let missing = counted(players.len(), "player is", "players are");
            format!(
                "{missing} seated in this round and not here. Repair its seats, or say that it starts without them."
            )
        }
        Refusal::MissingChanged { .. } => "Who is missing from this round has changed since you looked. Nothing was \
                                           started; this is how it is now."
            .to_owned(),
        Refusal::TooFewLeft { tables } => {
            let left = too_few_left(tables).unwrap_or_default();
            format!("{left} Repair the seats of this round first.")
        }
        Refusal::NothingToTakeBack => "There is no step of this round to take back.".to_owned(),
        Refusal::NotTheLastStep => {
            "Something has changed in this round since you opened the page. Nothing was taken back; this is how it is now."
                .to_owned()
        }
        Refusal::ResultsEntered { tables } => {
            let entered = counted(tables.len(), "table has", "tables have");
            format!("{entered} a result already, so the start of this round can't be taken back.")
        }
        Refusal::HangsOnIt { round } => {
            format!("This can't be taken back any more: {} builds on it.", named(*round))
        }
        Refusal::StartedOtherwise => {
            "Somebody else has started this round, with other players missing. Its tables show who is marked absent."
                .to_owned()
        }
        Refusal::LotsDrawnSince => {
            "Lots were drawn from the standings after this round, so it can't be opened again.".to_owned()
        }
        Refusal::LayoutNotConfirmed { tables } => words::choice::layout_not_confirmed(tables),
        Refusal::NoJudgeForFinal => words::choice::NO_JUDGE_FOR_THE_FINAL.to_owned(),
        Refusal::NotPublished => "The seats of this round are not published yet. Publish them first.".to_owned(),
        Refusal::NotPlaying => "This round has not started, so it can't be closed.".to_owned(),
        Refusal::SheetsOpen { tables } => {
            let named = numbered(tables.iter().copied(), "table", "tables");
            match tables.len() {
                1 => format!("The record sheet of {named} is not signed yet."),
                many => format!("{many} record sheets are not signed yet: {named}."),
            }
        }
    }
}

/// The names in a refusal.
pub(super) fn names_in(refusal: &Refusal) -> &[String] {
    match refusal {
        Refusal::SeatedButGone { names, .. }
        | Refusal::SeatedButNotCheckedIn { names, .. }
        | Refusal::SeatedButNotAgreed { names, .. }
        | Refusal::CheckedInButNotSeated { names, .. }
        | Refusal::SeatedElsewhere { names, .. } => names,
        _ => &[],
    }
}

/// What the button says that takes a step of a round back.
pub fn take_back_button(step: RoundStep) -> &'static str {
    match step {
        RoundStep::Publish => "Take the seats back",
        RoundStep::Start => "Take the start back",
        RoundStep::Close => "Open the round again",
    }
}

/// The form names no step of a round.
pub const NO_STEP: &str = "The form does not say which step of the round is meant.";

/// What happens when a step of a round is taken back.
pub fn take_back(step: RoundStep, all_prelims: bool) -> &'static str {
    match step {
        RoundStep::Publish if all_prelims => {
            "The seats of all preliminary rounds are hidden again, and everybody is told so. The log records it."
        }
        RoundStep::Publish => "The seats are hidden again, and everybody is told so. The log records it.",
        RoundStep::Start => {
            "The round goes back to waiting for its start. That is possible while no result is entered."
        }
        RoundStep::Close => {
            "The public standings go back to where they were. That is possible while nothing builds on this round."
        }
    }
}

/// Everybody is told that seats which were public are not any more.
pub fn seats_taken_back(rounds: &[RoundAt]) -> String {
    let rounds: Vec<String> = rounds.iter().map(|at| named(*at)).collect();
    texts::rounds::seats_taken_back(texts::list(&rounds))
}

/// Everybody is told that public seats are others now.
pub fn seats_changed(changed: &ChangedSeats, at: &str) -> String {
    format!("{} {}", what_changed(changed, at), texts::rounds::check_where_you_sit())
}

/// Everybody is told that the seats of a stage that is not played as it was shown are gone.
pub fn seats_removed(removed: &ChangedSeats, at: &str) -> String {
    texts::rounds::seats_removed(rounds_of(removed), at, who(removed, |_| true))
}

/// When public seats were changed last, and who is concerned; whom an earlier change moved is named behind that.
pub fn what_changed(changed: &ChangedSeats, at: &str) -> String {
    let last = who(changed, |moved| moved.at == changed.at);
    let before = who(changed, |moved| moved.at != changed.at);
    let last = texts::rounds::seats_changed(rounds_of(changed), at, last);
    if before.is_empty() { last } else { format!("{last} {}", texts::rounds::changed_before(before)) }
}

fn rounds_of(changed: &ChangedSeats) -> String {
    texts::list(&changed.rounds.iter().map(|at| named(*at)).collect::<Vec<_>>())
}

/// So many are named where seats changed, which is more than semi-finals can concern; of more it is said how many they are.
const NAMED: usize = 20;

/// Who sits elsewhere, who has a seat now, and who no longer has a seat.
fn who(changed: &ChangedSeats, when: impl Fn(&MovedPlayer) -> bool) -> String {
    let group = |is: fn(&MovedPlayer) -> bool, say: fn(usize, String) -> String| {
        let mut of: Vec<(i64, String)> = Vec::new();
        for moved in changed.moved.iter().filter(|moved| is(moved) && when(moved)) {
            if !of.iter().any(|(number, _)| *number == moved.number) {
                of.push((moved.number, words::isolated(&moved.name)));
            }
        }
        let count = of.len();
        let names: Vec<String> = of.into_iter().map(|(_, name)| name).collect();
        let who = if changed.players() > NAMED { texts::rounds::players(count) } else { texts::list(&names) };
        (count > 0).then(|| say(count, who))
    };
    let groups = [
        group(|moved| moved.from.is_some() && moved.to.is_some(), texts::rounds::sit_elsewhere),
        group(|moved| moved.from.is_none(), texts::rounds::have_a_seat),
        group(|moved| moved.to.is_none(), texts::rounds::have_no_seat),
    ];
    groups.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// A player is told on the own page that the seat there is another one than it was.
pub fn own_seat_changed(moved: &MovedPlayer, at: &str) -> String {
    let RoundAt { stage, number } = moved.round;
    match (moved.from, moved.to) {
        (Some(from), Some(to)) => {
            texts::rounds::own_seat_changed(stage, number, at, to.table, to.position, from.table, from.position)
        }
        (None, Some(to)) => texts::rounds::own_seat_given(stage, number, at, to.table, to.position),
        (Some(from), None) => texts::rounds::own_seat_gone(stage, number, at, from.table, from.position),
        (None, None) => String::new(),
    }
}

/// When a round is planned.
pub fn planned(at: RoundAt, when: &str) -> String {
    texts::rounds::planned(at.stage, at.number, when)
}

/// A round inside a sentence: `round 2`, `the semi-finals`, `the final`.
pub fn named(at: RoundAt) -> String {
    texts::rounds::named(at.stage, at.number)
}

/// Nothing is left to do with a round.
pub const CLOSED: &str = "This round is closed; its results stand (1.3.4).";

/// How far a published round is, for everybody.
pub fn state_for_everybody(stage: Stage, state: RoundState) -> String {
    match state {
        RoundState::Playing => texts::rounds::being_played(),
        RoundState::Closed => texts::rounds::closed(),
        RoundState::Planned | RoundState::Published => texts::rounds::starts_soon(stage),
    }
}

/// Whether a table has a result, for everybody.
pub fn result_of(state: TableState) -> String {
    if state == TableState::Playing { texts::rounds::no_result_yet() } else { badges::table_word(state) }
}

/// What stands beside a player at a table: the VP as stated, that the player did not come, or that the game is not counted; empty before
/// the result.
pub fn vp_of(vp: Option<i64>, absent: bool, not_counted: bool) -> String {
    match vp {
        _ if not_counted => texts::rounds::not_counted(),
        _ if absent => texts::badges::absent(),
        Some(vp) => vp.to_string(),
        None => String::new(),
    }
}

/// What stands beside a seat that nobody waits at; empty beside every other.
pub fn beside_seat(seat: &Seated) -> String {
    mark(seat.mark)
}

/// The same of the mark alone.
pub fn mark(mark: Option<SeatMark>) -> String {
    match mark {
        Some(SeatMark::Absent) => texts::badges::absent(),
        Some(SeatMark::Withdrawn) => texts::badges::withdrawn(),
        Some(SeatMark::Disqualified) => texts::badges::disqualified(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::seating::SeatAt;

    const SEAT: Option<SeatAt> = Some(SeatAt { table: 2, position: 1 });
    const OTHER: Option<SeatAt> = Some(SeatAt { table: 4, position: 3 });

    fn changed(moves: &[(i64, Stage, Option<SeatAt>, Option<SeatAt>)]) -> ChangedSeats {
        let at = DateTime::UNIX_EPOCH;
        let moved = |&(number, stage, from, to): &_| MovedPlayer {
            round: RoundAt { stage, number: 1 },
            number,
            name: format!("P{number}"),
            from,
            to,
            at,
        };
        let mut rounds: Vec<RoundAt> = moves.iter().map(|one| moved(one).round).collect();
        rounds.dedup();
        ChangedSeats { rounds, at, moved: moves.iter().map(moved).collect() }
    }

    /// Without the signs that keep the direction of a name to itself.
    fn plain(said: &str) -> String {
        said.replace(['\u{2068}', '\u{2069}'], "")
    }

    #[test]
    fn changed_seats_say_when_and_for_whom() {
        let semi = |number, from, to| (number, Stage::Semi, from, to);
        let some = changed(&[semi(1, SEAT, OTHER), semi(2, None, SEAT), semi(3, OTHER, None), semi(4, OTHER, SEAT)]);
        assert_eq!(
            plain(&seats_changed(&some, "14:03")),
            "The seats of the semi-finals were changed at 14:03: P1 and P4 sit elsewhere; P2 has a seat now; P3 no longer has a seat. \
             Check where you sit now."
        );
        let gone = changed(&[(1, Stage::Final, SEAT, None), (2, Stage::Final, OTHER, None)]);
        assert_eq!(
            plain(&seats_removed(&gone, "14:03")),
            "The seats of the final were taken away at 14:03: P1 and P2 no longer have a seat. Wait for the new ones."
        );
        // Too many to be read are counted.
        let many: Vec<_> =
            (1..=21).map(|number| (number, Stage::Prelim, SEAT, if number == 21 { None } else { OTHER })).collect();
        assert_eq!(
            seats_changed(&changed(&many), "14:03"),
            "The seats of round 1 were changed at 14:03: 20 players sit elsewhere; 1 player no longer has a seat. \
             Check where you sit now."
        );
    }

    #[test]
    fn a_player_is_told_the_own_seat() {
        let check = |from, to, expect: &str| {
            let changed = changed(&[(1, Stage::Semi, from, to)]);
            assert_eq!(own_seat_changed(&changed.moved[0], "14:03"), expect);
        };
        let both =
            "Your seat in the semi-finals was changed at 14:03: table 4, position 3, no longer table 2, position 1.";
        check(SEAT, OTHER, both);
        check(None, SEAT, "You have a seat in the semi-finals since 14:03: table 2, position 1.");
        let none = "You have no seat in the semi-finals any more since 14:03. It was table 2, position 1.";
        check(SEAT, None, none);
    }
}
