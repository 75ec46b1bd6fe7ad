//! What to do next: from a tournament as it stands to the steps of its day, what is missing, and one button.
//!
//! A pure function over a [`Snapshot`], so that every moment of the day can be tested with plain values. It
//! decides nothing: the actions behind the buttons ask the same questions again and refuse for themselves.

mod step;
#[cfg(test)]
mod tests;

use crate::rules::bracket::BracketRefusal;
use crate::rules::tournament::format;
use crate::rules::tournament::format::Stages;
use crate::rules::tournament::vocabulary::{Phase, RoundState, SheetState, Stage};
use crate::store::snapshot::{Round, Snapshot};
use crate::store::tournament::Tournament;

use crate::views::bracket;
use crate::views::people::attendance;
use crate::views::people::attendance::Counts;
use crate::views::people::staff;
use crate::views::report;
use crate::views::rounds::steps as round_steps;
use crate::views::standings::ranking;
use crate::views::standings::ranking::{Ranking, View};

pub use crate::views::next_step::step::{Button, Missing, State, Step};

fn count(snapshot: &Snapshot) -> Counts {
    Counts::of(&snapshot.tournament, &snapshot.players)
}

/// The steps of a tournament, at most one of them [`State::Now`].
pub fn steps(snapshot: &Snapshot) -> Vec<Step> {
    let t = &snapshot.tournament;
    let mut steps = vec![prepare(snapshot), register(snapshot), check_in(snapshot), schedule(snapshot)];
    for number in 1..=t.prelim_rounds {
        steps.push(prelim(snapshot, number));
    }
    steps.extend(semis(snapshot));
    steps.push(last(snapshot));
    steps.push(finish(snapshot));
    steps.push(hand_out(snapshot));
    one_now(&mut steps);
    steps
}

/// The step to do now.
pub fn current(steps: &[Step]) -> Option<&Step> {
    steps.iter().find(|step| step.state == State::Now)
}

/// Every step looks only at itself; of those that could be done now only the first is.
fn one_now(steps: &mut [Step]) {
    let first = steps.iter().position(|step| step.state == State::Now);
    for (at, step) in steps.iter_mut().enumerate() {
        let ahead = first.is_some_and(|first| at > first);
        if ahead && step.state == State::Now {
            step.state = State::Later;
        }
        if step.state != State::Now {
            step.missing.clear();
            step.action = None;
            step.more.clear();
        }
    }
}

/// `1 player`, `2 players`.
pub fn counted(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

fn players(number: usize) -> String {
    counted(number, "player", "players")
}

fn prepare(snapshot: &Snapshot) -> Step {
    let title = "Describe the tournament";
    if snapshot.tournament.phase > Phase::Draft {
        return Step::done(title, "It is public.");
    }
    Step::now(
        title,
        "This is a draft that only its staff sees. Look through the details and name the staff. When registration \
         opens, the tournament gets its public page and players can come in.",
    )
    .posts("Open registration", "open-registration")
    .note(
        !staff::has_judge(&snapshot.staff),
        "No judge is named yet. Round 1 can't be published without one (1.3.1).",
        "staff",
    )
    .more("Details and settings", "details")
    .more("Staff", "staff")
    .more("Look at the public page", format!("/t/{}", snapshot.tournament.slug))
}

fn register(snapshot: &Snapshot) -> Step {
    let title = "Register the players";
    let t = &snapshot.tournament;
    let count = count(snapshot);
    match t.phase {
        Phase::Draft => Step::later(title, "By the public form, from a file, or by hand."),
        Phase::Registration => {
            let places = t.capacity.map(|places| format!(" of {places} places")).unwrap_or_default();
            let words = format!(
                "{}{places} registered. Share the address of the public page, hang up the poster, or enter players \
                 yourself. Close registration when check-in begins; it can be opened again until seats are published.",
                players(count.registered)
            );
            let step = Step::now(title, words);
            let step = if count.registered == 0 {
                step.leads("Add players", "players")
            } else {
                step.posts("Close registration and start check-in", "start-check-in").more("Players", "players")
            };
            step.note(
                count.asked > 0,
                format!("{} for approval.", counted(count.asked, "registration waits", "registrations wait")),
                "players",
            )
            .note(count.waiting > 0, waiting_words(count, t.capacity), "players")
            .more("Import a file", "import")
            .more("Poster with the QR code", "poster")
            .more("Public page", format!("/t/{}", t.slug))
            .back_if(count.registered == 0, "Close registration and start check-in", "start-check-in")
        }
        _ => Step::done(title, "Registration is closed."),
    }
}

fn waiting_words(count: Counts, capacity: Option<i64>) -> String {
    let places = capacity.map_or(usize::MAX, |places| usize::try_from(places).unwrap_or(0));
    let free = places.saturating_sub(count.registered).min(count.waiting);
    let waiting = counted(count.waiting, "player is", "players are");
    match free {
        0 => format!("{waiting} on the waiting list."),
        free => format!("{waiting} on the waiting list, and {free} could come in now."),
    }
}

/// The prelim rounds that only staff know, or that everybody knows.
fn has_schedule(snapshot: &Snapshot) -> bool {
    snapshot.stage(Stage::Prelim).any(|round| !round.tables.is_empty())
}

/// Says what to do where those who are left are too few, or five: no schedule can be made for them (1.1.5), so
/// that sending people to the schedule would lead nowhere.
fn cannot_be_seated(snapshot: &Snapshot, step: Step) -> Step {
    match format::has_schedule(count(snapshot).checked_in) {
        Ok(()) => step,
        Err(refusal) => {
            let words = format!(
                "{refusal} (1.1.5). Check in somebody who comes late, or withdraw a player, who can be brought back for \
                 the next round."
            );
            step.needs(true, words, "Open the check-in list", "check-in")
        }
    }
}

/// How many checked-in players have no seat in the first round that is still planned, and how many who are
/// seated there are not in the tournament or not checked in.
fn out_of_step(snapshot: &Snapshot) -> (usize, usize) {
    let Some(round) = attendance::first_planned(snapshot) else { return (0, 0) };
    let differs = attendance::out_of_step(snapshot, round);
    (differs.unseated.len(), differs.missing())
}

fn check_in(snapshot: &Snapshot) -> Step {
    let title = "Check the players in";
    let count = count(snapshot);
    match snapshot.tournament.phase {
        Phase::Draft | Phase::Registration => Step::later(title, "One tap for each player who is here."),
        Phase::CheckIn if has_schedule(snapshot) => {
            Step::done(title, format!("{} of {} are here.", count.checked_in, count.registered))
        }
        Phase::CheckIn => {
            let away = count.registered.saturating_sub(count.checked_in);
            let seats = format::has_schedule(count.checked_in);
            let words = format!(
                "{} of {} registered players are here. {}",
                count.checked_in,
                count.registered,
                meaning(count.checked_in)
            );
            let step = Step::now(title, words);
            let step = match (&seats, away) {
                (Ok(()), 0) => step.leads("Make the seat schedule", "schedule").more("Check-in list", "check-in"),
                (Ok(()), _) => step
                    .leads("Go on with check-in", "check-in")
                    .note(
                        true,
                        format!("{} neither here nor withdrawn.", counted(away, "player is", "players are")),
                        "check-in",
                    )
                    .more(format!("Make the schedule for the {} who are here", count.checked_in), "schedule"),
                (Err(_), _) if count.checked_in == 0 => step.leads("Open the check-in list", "check-in"),
                (Err(refusal), _) => {
                    step.needs(true, format!("{refusal} (1.1.5)."), "Open the check-in list", "check-in")
                }
            };
            let step = step.note(
                !staff::has_judge(&snapshot.staff),
                "No judge is named yet. Round 1 can't be published without one (1.3.1).",
                "staff",
            );
            step.more("Add a player", "players/new").back("Open registration again", "reopen-registration")
        }
        _ => Step::done(title, attended(&snapshot.tournament)),
    }
}

/// What a number of players would mean for the stages, before round 1 has started.
pub fn meaning(here: usize) -> String {
    if format::has_schedule(here).is_err() {
        return "That is not yet a number that can be seated at tables of three and four.".to_owned();
    }
    let format = format::format(here);
    let choice = if format.may_skip_semi_finals { "; the semi-finals may be skipped" } else { "" };
    let valid = if format.valid { "" } else { ", and the result is not valid for the championship, which takes 12" };
    format!("With {here} seated at the start there are {}{choice}{valid} (1.1.3).", format.stages.words())
}

fn attended(t: &Tournament) -> String {
    match ranking::format_of(t) {
        Some(format) => format.why(),
        None => "The players seated when round 1 starts are counted (1.1.3).".to_owned(),
    }
}

fn schedule(snapshot: &Snapshot) -> Step {
    let title = "Make the seat schedule";
    match snapshot.tournament.phase {
        Phase::CheckIn if has_schedule(snapshot) => {
            let (without, gone) = out_of_step(snapshot);
            if without == 0 && gone == 0 {
                return Step::done(title, "It is made; nobody but the staff sees it.");
            }
            let mut step = Step::now(title, "A schedule is made, but the players have changed since.");
            let words = format!("{} checked in and without a seat.", counted(without, "player is", "players are"));
            step = step.needs(without > 0, words, "Make the schedule again", "schedule");
            let words = format!("{} seated and not checked in.", counted(gone, "player is", "players are"));
            cannot_be_seated(snapshot, step.needs(gone > 0, words, "Make the schedule again", "schedule"))
                .more("Check-in list", "check-in")
        }
        Phase::Draft | Phase::Registration | Phase::CheckIn => Step::later(
            title,
            "Tables and positions of all preliminary rounds in one go; nobody sees it before you publish.",
        ),
        _ => Step::done(title, "Its seats are published as the rounds come."),
    }
}

fn prelim(snapshot: &Snapshot, number: i64) -> Step {
    let title = format!("Play round {number}");
    let Some(round) = snapshot.round(Stage::Prelim, number) else {
        return Step::later(title, "Publish the seats, play, enter the results.");
    };
    let before = snapshot.round(Stage::Prelim, number - 1);
    if before.is_some_and(|before| before.row.state != RoundState::Closed) {
        let words = match round.row.state {
            RoundState::Planned => "Its seats are ready. They can be published when the round before is closed.",
            _ => "Its seats are public. It can be started when the round before is closed.",
        };
        return Step::later(title, words);
    }
    let step = play(snapshot, round, title);
    if number == 1 && step.state == State::Now && round.row.state == RoundState::Planned {
        let names = !staff::has_judge(&snapshot.staff);
        return step
            .needs(names, "No judge is named. A tournament can't start without one (1.3.1).", "Name a judge", "staff")
            .back("Open registration again", "reopen-registration");
    }
    choice(snapshot, round, step)
}

/// In the last preliminary round: the choice to skip the semi-finals, where there is one.
fn choice(snapshot: &Snapshot, round: &Round, step: Step) -> Step {
    let t = &snapshot.tournament;
    let open = round.row.number == t.prelim_rounds && round.row.state != RoundState::Closed;
    let Some(format) = ranking::format_of(t).filter(|format| open && format.may_skip_semi_finals) else { return step };
    let words = match t.skip_semis {
        Some(true) => {
            "The semi-finals will be skipped, as you chose. You can change that until this round is closed.".to_owned()
        }
        Some(false) => {
            "Semi-finals will be played, as you chose. You can change that until this round is closed.".to_owned()
        }
        None => format!(
            "With {} players the semi-finals may be skipped (1.1.3). They will be played unless you choose otherwise \
             before this round is closed.",
            format.attendance
        ),
    };
    step.note(true, words, "bracket")
}

/// The steps of one round: publish, start, enter results, close.
fn play(snapshot: &Snapshot, round: &Round, title: String) -> Step {
    let board = format!("rounds/{}/{}", round.row.stage, round.row.number);
    let tables = counted(round.tables.len(), "table", "tables");
    match round.row.state {
        RoundState::Planned => publish(snapshot, round, title, &board),
        RoundState::Published => Step::now(
            title,
            format!(
                "The seats at {tables} are public. Confirm the board's layout, then start when everybody sits.{}",
                counts(round)
            ),
        )
        .posts("Start the games", format!("{board}/start"))
        .more("Board of tables", board),
        RoundState::Playing => {
            let done = round.tables.iter().filter(|table| table.row.sheet_state.is_final()).count();
            let words = format!("{done} of {} record sheets are final.", round.tables.len());
            let step = Step::now(title, words);
            if done == round.tables.len() {
                return step.posts("Close the round", format!("{board}/close")).more("Look at the results", board);
            }
            let at = |state: SheetState| {
                let tables = round.tables.iter().filter(|table| table.row.sheet_state == state);
                tables.map(|table| table.row.number).collect::<Vec<_>>()
            };
            let (open, submitted) = (at(SheetState::Open), at(SheetState::Submitted));
            let label = if open.is_empty() { "Sign the record sheets" } else { "Enter results" };
            step.leads(label, board.clone())
                .note(!open.is_empty(), format!("No result yet from {}.", listed(&open)), &board)
                .note(!submitted.is_empty(), format!("Not signed yet: {}.", listed(&submitted)), &board)
        }
        RoundState::Closed => Step::done(title, format!("{tables}, all results final.")),
    }
}

fn counts(round: &Round) -> &'static str {
    if round.row.stage == Stage::Prelim && round.row.number == 1 {
        " The start counts the players seated, and that number decides the stages (1.1.3)."
    } else {
        ""
    }
}

fn publish(snapshot: &Snapshot, round: &Round, title: String, board: &str) -> Step {
    let first = round.row.stage == Stage::Prelim && round.row.number == 1;
    let all = first && round_steps::publishes_all(snapshot);
    let (seats, rest) = match (first, all) {
        (true, true) => ("The seats of all preliminary rounds are", " Publishing also locks the settings."),
        (true, false) => ("The seats are", " Publishing also locks the settings."),
        _ => ("The seats are", ""),
    };
    let words = format!(
        "{seats} ready, and nobody but the staff sees them. When they are published, everybody sees them at once.{rest}"
    );
    let label = if all { "Publish the seats of all rounds" } else { "Publish the seats" };
    let step = Step::now(title, words).posts(label, format!("{board}/publish"));
    let (without, gone) = if round.row.stage == Stage::Prelim { out_of_step(snapshot) } else { (0, 0) };
    let words = format!(
        "{} without a seat, {} seated and no longer here.",
        counted(without, "player is", "players are"),
        counted(gone, "player is", "players are")
    );
    let step = step.needs(without + gone > 0 && !first, words, "Look at the schedule", "schedule");
    let step = if without + gone > 0 { cannot_be_seated(snapshot, step) } else { step };
    let look = if round.row.stage == Stage::Prelim {
        ("Look at the schedule", "schedule")
    } else {
        ("Look at the tables", "bracket")
    };
    step.more(look.0, look.1)
}

/// `table 3`, `tables 3, 7 and 9`, `12 tables`.
fn listed(tables: &[i64]) -> String {
    let words: Vec<String> = tables.iter().map(i64::to_string).collect();
    match words.as_slice() {
        [] => "no table".to_owned(),
        [one] => format!("table {one}"),
        many if many.len() > 9 => format!("{} tables", many.len()),
        [rest @ .., last] => format!("tables {} and {last}", rest.join(", ")),
    }
}

/// The semi-finals; none where the stages have no place for them.
fn semis(snapshot: &Snapshot) -> Option<Step> {
    let title = "Play the semi-finals".to_owned();
    let t = &snapshot.tournament;
    if let Some(round) = snapshot.round(Stage::Semi, 1) {
        return Some(bracket_round(snapshot, round, title));
    }
    let stages = ranking::stages_of(t).or_else(|| {
        let count = count(snapshot);
        let expected = if t.phase >= Phase::CheckIn { count.checked_in } else { count.registered };
        (expected > 0).then(|| format::format(expected).stages)
    });
    if stages == Some(Stages::FinalOnly) || snapshot.round(Stage::Final, 1).is_some() {
        return None;
    }
    if bracket::prelims_closed(snapshot).is_err() {
        return Some(Step::later(
            title,
            "The 16 best-ranked at four tables, if 16 or more are seated at the start (1.1.3, 1.1.7).",
        ));
    }
    match next_stage(snapshot) {
        Some(Stage::Semi) => Some(make(snapshot, Stage::Semi, title)),
        _ => None,
    }
}

fn next_stage(snapshot: &Snapshot) -> Option<Stage> {
    bracket::next_stage(snapshot, &Ranking::of(snapshot, View::Staff).ok()?).ok()
}

fn last(snapshot: &Snapshot) -> Step {
    let title = "Play the final".to_owned();
    if let Some(round) = snapshot.round(Stage::Final, 1) {
        return bracket_round(snapshot, round, title);
    }
    if bracket::prelims_closed(snapshot).is_ok() && next_stage(snapshot) == Some(Stage::Final) {
        return make(snapshot, Stage::Final, title);
    }
    Step::later(title, "The four semi-final winners, or the four best-ranked where there are no semi-finals (1.1.9).")
}

/// A later stage whose tables are made, and may have to be made again.
fn bracket_round(snapshot: &Snapshot, round: &Round, title: String) -> Step {
    let step = play(snapshot, round, title);
    let old = bracket::is_out_of_date(snapshot, round.row.stage);
    let step = step.needs(
        old,
        "These are no longer the tables that the ranking gives: somebody declined, left or came back.",
        "Make the tables again",
        "bracket",
    );
    let judge = round.row.stage == Stage::Final && round.row.state <= RoundState::Published;
    step.note(judge, "A judge handles the resource cards in the final (2.0.4). Decide who.", "")
}

/// A later stage whose tables are not made yet.
fn make(snapshot: &Snapshot, stage: Stage, title: String) -> Step {
    let words = if stage == Stage::Semi {
        "The 16 best-ranked are seeded by the chart (1.1.7). Ask them whether they stay; who declines is replaced as the settings say."
    } else {
        "Four players, who choose chair, colour and play order in the order of their preliminary rank (1.1.9)."
    };
    let step = Step::now(title, words).leads("Make the tables", "bracket").more("Standings", "standings");
    let Ok(ranking) = Ranking::of(snapshot, View::Staff) else { return step };
    match bracket::tables(snapshot, &ranking, stage) {
        Err(BracketRefusal::Tied(groups)) => {
            let ranks: Vec<String> = groups.iter().map(|group| group.rank.to_string()).collect();
            let words = format!("Lots must be drawn for the players who share rank {} (1.4.2).", ranks.join(", "));
            step.needs(true, words, "Draw lots", "lots")
        }
        Err(BracketRefusal::SemisNotFinished) => {
            step.note(true, "The semi-finals are not all finished (1.1.9).", "bracket")
        }
        Err(BracketRefusal::TooFewLeft { left }) => {
            let words = format!("A table needs at least three players, and {left} are left (1.1.9).");
            step.note(true, words, "bracket")
        }
        Ok(_) => step,
    }
}

fn finish(snapshot: &Snapshot) -> Step {
    let title = "Declare the champion";
    if snapshot.tournament.phase == Phase::Finished {
        return Step::done(
            title,
            champion(snapshot).map_or_else(String::new, |name| format!("{name} is the champion.")),
        );
    }
    let closed = snapshot.round(Stage::Final, 1).is_some_and(|round| round.row.state == RoundState::Closed);
    if !closed {
        return Step::later(title, "The winner of the final (1.1.10).");
    }
    match champion(snapshot) {
        Some(name) => Step::now(title, format!("{name} won the final (1.1.10). This ends the tournament."))
            .posts("Declare the champion", "finish")
            .more("Standings", "standings"),
        None => Step::now(title, "The final is closed.").leads("Look at the final", "bracket"),
    }
}

fn champion(snapshot: &Snapshot) -> Option<String> {
    let ranking = Ranking::of(snapshot, View::Staff).ok()?;
    ranking.standings.champion().map(|row| row.name.clone())
}

fn hand_out(snapshot: &Snapshot) -> Step {
    let title = "Report, and hand out the prizes";
    let finalists = report::report(snapshot).map(|report| report.finalists).unwrap_or_default();
    if snapshot.tournament.phase < Phase::Finished {
        return Step::later(title, "The report for CATAN Studio and the prize list by rank.");
    }
    let silent = finalists.iter().filter(|finalist| finalist.email.is_none()).count();
    Step::now(title, "The report for CATAN Studio holds the number of participants, the final table and its contacts.")
        .leads("Open the report", "export/report")
        .note(
            silent > 0,
            format!(
                "{} without an e-mail address; the report asks for it.",
                counted(silent, "finalist is", "finalists are")
            ),
            "players",
        )
        .more("Prize list", "export/prizes")
        .more("Files for spreadsheets", "export")
}
