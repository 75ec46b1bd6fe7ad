//! The words of rulings, calls and disqualifications.

use chrono::TimeDelta;

use crate as words;
use crate::{capital, counted, in_a_row, isolated, rounds};
use reeve_actions::rulings::log_ruling::{DISQUALIFY, LIFT};
use reeve_actions::rulings::refusal::Refusal;
use reeve_rules::rulings::call::{CallOutcome, CallRefusal};
use reeve_rules::rulings::clauses::{Clause, Matter};
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::entry::EntryRefusal;
use reeve_rules::rulings::penalty::{DisqualificationRefusal, Penalty, Reported};
use reeve_rules::rulings::robber::RobberClause;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::player::Player;
use reeve_views::rounds::RoundAt;
use reeve_views::rulings::disqualify::DisqualifiedPlayer;
use reeve_views::rulings::list::RulingView;
use reeve_views::rulings::now::RuledPlayerRefusal;
use texts::Game;

/// A penalty in a word.
pub fn penalty(penalty: Penalty) -> String {
    match penalty {
        Penalty::None => texts::rulings::no_penalty(),
        Penalty::Caution => texts::rulings::caution(),
        Penalty::Warning => texts::rulings::warning(),
        Penalty::Disqualification => texts::rulings::disqualification(),
    }
}

/// A penalty as a choice.
pub fn penalty_choice(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::None => "None",
        Penalty::Caution => "Caution: a word to the player, kept on record",
        Penalty::Warning => "Warning",
        Penalty::Disqualification => "Disqualification",
    }
}

/// What was broken, as a choice.
pub fn matter_choice(matter: Matter) -> &'static str {
    match matter {
        Matter::Rules => "A rule of the game",
        Matter::Conduct => "The code of conduct",
    }
}

/// What stands in the place of a decision where an incident was not reported at once: in English, as rulings are kept.
pub const ACCEPTED_PLAY: &str =
    "Not reported at once, so it counts as accepted play (1.3.3). The game goes on as it stands.";

/// What is asked under the clauses about the robber (3.0.2, 3.0.16), in the order of the answers.
pub fn robber_questions(of: RobberClause) -> [&'static str; 2] {
    match of {
        RobberClause::AfterTheRoll => [
            "Was the robber still to be moved, or its card to be stolen?",
            "Was an exchange of resources offered or talked about?",
        ],
        RobberClause::Forgotten => [
            "Is it still the turn of the player who forgot the robber?",
            "Has that player offered a trade, or done anything else, since the roll?",
        ],
    }
}

/// What follows where nothing was broken (3.0.2).
pub const ROBBER_TALK: &str = "Talking about where the robber goes is allowed, so nothing follows (3.0.2).";

/// What follows where the rules fix nothing (3.0.2).
pub const ROLL_FIRST: &str = "First the roll is carried out; the rules fix nothing else (3.0.2).";

/// The answers to a question.
pub const YES_OR_NO: [(&str, &str); 2] = [("yes", "Yes"), ("no", "No")];

/// The button that says when an incident was reported; `fills`: whether it fills something in.
pub fn report_button(reported: Reported, fills: bool) -> &'static str {
    match (reported, fills) {
        (Reported::AtOnce, true) => "It was reported at once: fill in the remedy",
        (Reported::AtOnce, false) => "It was reported at once",
        (Reported::Later, true) => "It was not reported at once: fill in “accepted play”",
        (Reported::Later, false) => "It was not reported at once",
    }
}

/// What a refusal says, as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Entry(why) => capital_sentence(entry(*why)),
        Refusal::Call(why) => call(why),
        Refusal::Player(why) => player(why),
        Refusal::WordMissing { word } if *word == LIFT => format!("Type {word} to lift the disqualification."),
        Refusal::WordMissing { word } => format!("Type {word} to disqualify the player."),
    }
}

fn capital_sentence(said: String) -> String {
    capital(&said) + "."
}

/// Why a ruling is not taken, without a capital and a full stop.
pub fn entry(why: EntryRefusal) -> String {
    match why {
        EntryRefusal::DecisionMissing => "say what you decided".to_owned(),
        EntryRefusal::TextTooLong(long) => format!("the text {}", words::too_long(long)),
        EntryRefusal::TextWithControl => "the text contains invisible characters".to_owned(),
        EntryRefusal::OtherMatter => "this clause is not about that".to_owned(),
        EntryRefusal::KindMissing => "choose what kind it was".to_owned(),
        EntryRefusal::OtherKind => "this clause is not about that kind".to_owned(),
        EntryRefusal::ReportedAtNoTime => {
            "type a time such as 14:05, or with the date, such as 2026-11-21 14:05; or leave it empty".to_owned()
        }
        EntryRefusal::ReportedAhead => "that time is still to come; type the date too if it was another day".to_owned(),
        EntryRefusal::ReportedBeforeGame => "the game had not begun by then, so nothing in it was reported".to_owned(),
        EntryRefusal::NobodyPunished => "choose who gets the penalty".to_owned(),
        EntryRefusal::GameMissing => {
            "a penalty for this is given to somebody who sat in the game; choose the game in which it happened".to_owned()
        }
        EntryRefusal::NotInThisGame(_) => "choose players who sit at this game".to_owned(),
        EntryRefusal::TakesTwo => {
            "it takes two: choose both players; one alone only where a win was given away (1.3.6), or where this refers to \
             an earlier ruling"
                .to_owned()
        }
        EntryRefusal::GivenByOne => {
            "a win is given away by one player: choose who did it; each of several gets a ruling of their own".to_owned()
        }
        EntryRefusal::RecipientMissing => "choose to whom the win was given".to_owned(),
        EntryRefusal::RecipientElsewhere => "choose another player of this game".to_owned(),
        EntryRefusal::NothingGiven => {
            "choose “A win given away” above as the kind of conduct, or nobody here".to_owned()
        }
        EntryRefusal::AcceptedPlay => {
            "what was not reported at once is accepted play, so there is no penalty for it".to_owned()
        }
        EntryRefusal::NothingToLift => "the earlier ruling gave no penalty".to_owned(),
        EntryRefusal::NotTheirs => "choose players for whom the earlier penalty stands".to_owned(),
        EntryRefusal::LiftedAndGiven => "to lift a penalty, choose a lighter one, or none".to_owned(),
        EntryRefusal::Disqualification(DisqualificationRefusal::NoGame) => {
            "for breaking a rule of the game, a player can be disqualified only in a game that has begun; choose the game".to_owned()
        }
        EntryRefusal::Disqualification(DisqualificationRefusal::GameFinal) => {
            "the record sheet of this game is signed, so nobody can be disqualified over its rules any more".to_owned()
        }
    }
}

fn call(why: &CallRefusal) -> String {
    match why {
        CallRefusal::NobodyThere => "Nobody sits at the tables of this round now.".to_owned(),
        CallRefusal::Taken { judge } if judge.is_empty() => "Another judge has this call.".to_owned(),
        CallRefusal::Taken { judge } => format!("Another judge has this call already: {}.", isolated(judge)),
        CallRefusal::Ended => "This call has ended already.".to_owned(),
        CallRefusal::DisputeTaken { table, judge } if judge.is_empty() => {
            format!("Another judge is on the way to table {table} already.")
        }
        CallRefusal::DisputeTaken { table, judge } => {
            format!("Another judge is on the way to table {table} already: {}.", isolated(judge))
        }
        CallRefusal::DisputeSettled => "Nobody at this table disagrees with the result any more.".to_owned(),
        CallRefusal::NotPlayed => "There is no game on at this table.".to_owned(),
        CallRefusal::PausedAlready => "This game is paused already.".to_owned(),
        CallRefusal::NotPaused => "This game is not paused.".to_owned(),
    }
}

/// To a judge who was on the way to a table: why nobody waits there any more. `names`: who agrees after all; empty where another judge
/// decided the game.
pub fn nobody_waits(names: &[String]) -> String {
    match names {
        [] => "Another judge decided the game, so you need not go.".to_owned(),
        [one] => format!("{} agrees after all, so you need not go.", isolated(one)),
        several => format!("They agree after all, so you need not go: {}.", in_a_row(several)),
    }
}

fn player(why: &RuledPlayerRefusal) -> String {
    match why {
        RuledPlayerRefusal::NoSuchPlayer { typed } => format!("Nobody here has the number {typed}."),
        RuledPlayerRefusal::NotInTournament { name } => {
            format!("{} is not in the tournament, so can't be disqualified.", isolated(name))
        }
        RuledPlayerRefusal::InAnotherGame { name, round, table } => format!(
            "{} does not sit at table {table} in {}, so gets no penalty for what happened in that game. Choose the game in which it happened.",
            isolated(name),
            rounds::title(*round).to_lowercase(),
        ),
        RuledPlayerRefusal::OutAlready { name } => format!("{} is disqualified already.", isolated(name)),
        RuledPlayerRefusal::IsStaff { name } => {
            format!("{} is on the staff now. Staff don't play: remove the role first.", isolated(name))
        }
        RuledPlayerRefusal::NoSuchRuling => "There is no ruling with this number.".to_owned(),
        RuledPlayerRefusal::TooMany { most } => {
            format!("This tournament has {most} rulings, which is the most it can have.")
        }
    }
}

/// At the players who are typed, where a box was ticked that is nobody's, or too much was typed.
pub const NO_NUMBERS: &str = "Type names or numbers of players, separated by commas.";

/// At the players who are typed, where there are too many.
pub fn too_many_typed(most: usize) -> String {
    format!("At most {most} players can be typed at once.")
}

/// The same, where nobody is called like that or has that number.
pub fn nobody_typed(typed: &str) -> String {
    match typed.bytes().all(|byte| byte.is_ascii_digit()) {
        true => format!("Nobody here has the number {typed}."),
        false => format!("Nobody here is called “{}”.", isolated(typed)),
    }
}

/// The same, where several are called like that.
pub fn several_typed(typed: &str, names: &[String], more: bool) -> String {
    let more = if more { ", and others" } else { "" };
    format!("“{}” is in several names: {}{more}. Type the number.", isolated(typed), names.join(", "))
}

/// A player with the number in the tournament: `Ana Berg (4)`.
pub fn numbered(player: &Player) -> String {
    format!("{} ({})", isolated(&player.label()), player.number)
}

/// At a choice of which nothing was chosen.
pub const CHOOSE_ONE: &str = "Choose one.";
/// In the list of the kinds of conduct, until one is chosen.
pub const CHOOSE_A_KIND: &str = "Choose";
/// What the field of the kind says where so many matters can be chosen: whether it is needed.
pub fn kind_help(matters: usize) -> &'static str {
    match matters {
        ..=1 => "Required for rulings on conduct.",
        _ => "Needed where the code of conduct was broken; leave it as it is for a rule of the game.",
    }
}
/// Of which kind a breach of conduct was, beside a ruling. `given_to`: to whom a win was given away.
pub fn kind(kind: ConductKind, given_to: Option<&str>) -> String {
    match (kind, given_to) {
        (ConductKind::WinGiven, Some(name)) => texts::rulings::win_given_to(isolated(name)),
        (kind, _) => texts::rulings::kind_of_conduct(words::conduct::kind(kind)),
    }
}
/// In the list of those to whom a win was given, where none was.
pub const GIVEN_TO_NOBODY: &str = "Nobody";
/// What that field says.
pub const GIVEN_TO_HELP: &str = "Only where a win was given away: another player of the same game.";
/// What the field says about when something was reported. `called`: when the judge was called, where a call led to the ruling.
pub fn reported_help(called: Option<&str>) -> String {
    let empty = match called {
        Some(called) => format!("the time of the call, {called}"),
        None => "the time at which you save".to_owned(),
    };
    format!("Such as 14:05, with the date if it was another day: 2026-11-21 14:05. Left empty: {empty}.")
}
/// When something was reported that was ruled on later.
pub fn reported_at(at: &str) -> String {
    texts::rulings::reported_at(at)
}
/// In the list of games, until one is chosen.
pub const NO_GAME: &str = "None";
/// What the field of the game says.
pub const GAME_HELP: &str = "The games that the players ticked above have in common.";
/// At a number of cards.
pub const NO_CARDS: &str = "A whole number of cards, from 0 to 99.";

/// A game as a ruling names it: `Round 2, table 7`.
pub fn place(at: RoundAt, table: i64) -> String {
    texts::rulings::place(Game::USUAL, rounds::game(at), table)
}

/// How long somebody has waited, before the first minute is over.
pub const LESS_THAN_A_MINUTE: &str = "less than a minute";

/// The same in minutes, which the device counts on: `{}` stands for the number.
pub const MINUTES: &str = "{} min";

/// `3 min`, `less than a minute`.
pub fn minutes(time: TimeDelta) -> String {
    match time.num_minutes() {
        ..1 => LESS_THAN_A_MINUTE.to_owned(),
        minutes => MINUTES.replace("{}", &minutes.to_string()),
    }
}

/// Where a player sits now.
pub fn seat(at: RoundAt, table: i64, position: i64) -> String {
    format!("{}, position {position}", place(at, table))
}

/// How a call ended, and how long it had waited.
pub fn call_outcome(outcome: CallOutcome, waited: TimeDelta) -> String {
    let how = match outcome {
        CallOutcome::Ruling => "ended with a ruling",
        CallOutcome::Answered => "answered",
        CallOutcome::RoundOver => "closed with the round",
    };
    format!("{how}, waited {}", minutes(waited))
}

/// A pause of a game. `ended`: when, and whether a judge said so; where nobody did, it ended with the game.
pub fn pause(began: &str, ended: Option<(&str, bool)>) -> String {
    match ended {
        Some((ended, true)) => texts::rulings::paused_from_to(began, ended),
        Some((ended, false)) => texts::rulings::paused_until_end(began, ended),
        None => texts::rulings::paused_at(began),
    }
}

/// A game that is paused, on its record sheet.
pub fn paused_since(began: &str) -> String {
    texts::rulings::paused_since(began)
}

/// What a player had before, in short: `1 warning, 2 cautions`; nothing where there was nothing.
pub fn had(penalties: &[Penalty]) -> String {
    let count = |penalty: Penalty| penalties.iter().filter(|one| **one == penalty).count();
    let one = |penalty: Penalty, singular: &str, plural: &str| match count(penalty) {
        0 => None,
        number => Some(counted(number, singular, plural)),
    };
    let said = [
        one(Penalty::Disqualification, "disqualification", "disqualifications"),
        one(Penalty::Warning, "warning", "warnings"),
        one(Penalty::Caution, "caution", "cautions"),
    ];
    said.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The same with what the player had in other events of the series.
pub fn had_in_series(here: &[Penalty], elsewhere: &[Penalty]) -> String {
    match (had(here), had(elsewhere)) {
        (here, elsewhere) if elsewhere.is_empty() => here,
        (here, elsewhere) if here.is_empty() => format!("in other events: {elsewhere}"),
        (here, elsewhere) => format!("{here}; in other events: {elsewhere}"),
    }
}

/// What is usual under a clause with a ladder, for each of its players (1.3.6): for those who are ticked, or in general where
/// nobody is. `harder`: who was warned before.
pub fn ladder(usual: Penalty, ticked: &[String], harder: &[String]) -> String {
    let was = if harder.len() == 1 { "was" } else { "were" };
    if ticked.is_empty() {
        let steps = "First time: warning. Second time: disqualification (1.3.6).";
        return match harder {
            [] => steps.to_owned(),
            _ => format!("{steps} {} {was} warned before.", in_a_row(harder)),
        };
    }
    let first = format!("Usual now for {}: {} (1.3.6).", in_a_row(ticked), penalty(usual));
    if harder.is_empty() || usual == Penalty::Disqualification {
        return first;
    }
    format!("{first} {} {was} warned before: a second ruling that refers to this one can disqualify.", in_a_row(harder))
}

/// The same where one alone is ticked of whom it takes two.
pub const TICK_BOTH: &str = "It takes two: tick the other player too.";

/// Beside what is usual, where a ruling refers to an earlier one: that one is about the same incident.
pub fn not_counted(ruling: i64) -> String {
    format!(
        "Ruling {ruling}, which this one refers to, is not counted. If it happened again since, the next step is disqualification (1.3.6)."
    )
}

/// The same where small breaches are noted.
pub fn noted_not_counted(ruling: i64) -> String {
    format!("Ruling {ruling}, which this one refers to, is about the same and not counted.")
}

/// In the list of earlier rulings, until one is chosen.
pub const NO_EARLIER: &str = "None";

/// What the field of the earlier ruling says under a clause that takes two.
pub const EARLIER_HELP: &str = "Both are about the same incident; one player is enough then.";

/// The same under every other clause.
pub const SAME_HELP: &str = "It is about the same, and counts once.";

/// An earlier ruling as a choice: `Ruling 3: 1.3.6, warning, Ana and Ben`.
pub fn earlier_choice(view: &RulingView) -> String {
    let names: Vec<String> = view.players.iter().map(|player| player.name.clone()).collect();
    let row = &view.row;
    format!("{}: {}, {}, {}", title(row.ruling_number), row.clause, penalty(row.penalty), in_a_row(&names))
}

/// Above the earlier rulings that the form of a ruling has: how many there are about its players, and under its clause beside them.
pub fn histories(about: usize, under: usize, clause: Clause) -> String {
    match (about, under) {
        (0, 0) => "Earlier rulings: none".to_owned(),
        (0, under) => format!("Earlier rulings: {under} under {clause}"),
        (about, 0) => format!("Earlier rulings: {about} about these players"),
        (about, under) => format!("Earlier rulings: {about} about these players, {under} more under {clause}"),
    }
}

/// Somebody in a calculation that knows no table.
pub fn some_player(number: usize) -> String {
    format!("Player {number}")
}

/// Who gets how many cards of a kind of which there are too few (3.0.11).
pub fn shares(names: &[String], got: &[u32], due: &[u32]) -> String {
    if got == due {
        return ENOUGH_CARDS.to_owned();
    }
    let served: Vec<String> = names
        .iter()
        .zip(got)
        .filter(|(_, got)| **got > 0)
        .map(|(name, got)| format!("{} gets {got}", isolated(name)))
        .collect();
    if served.is_empty() {
        return NO_CARD.to_owned();
    }
    let (before, behind) = TOO_FEW_CARDS;
    format!("{before}{}{behind}", served.join(", "))
}

/// Whether a line is what [`shares`] says, of whomever.
pub fn says_shares(line: &str) -> bool {
    let (before, behind) = TOO_FEW_CARDS;
    line == ENOUGH_CARDS || line == NO_CARD || line.starts_with(before) && line.ends_with(behind)
}

const ENOUGH_CARDS: &str = "There are enough cards of this kind: everybody gets theirs (3.0.11).";
const NO_CARD: &str = "Nobody gets a card of this kind (3.0.11).";
/// What stands before and behind those who get some.
const TOO_FEW_CARDS: (&str, &str) = ("Too few cards: ", " (3.0.11).");

/// What happens to somebody who is disqualified, sentence by sentence.
pub fn out(player: &DisqualifiedPlayer, clause: &str) -> Vec<String> {
    let name = isolated(&player.name);
    let mut said = vec![match player.rank {
        Some(rank) => format!(
            "{name}, now rank {rank}, will be listed last, without a rank, as disqualified under clause {clause}. The public log will say so."
        ),
        None => format!(
            "{name} will be listed last, without a rank, as disqualified under clause {clause}. The public log will say so."
        ),
    }];
    if !player.stand.is_empty() {
        said.push(format!("Results that stand, for the opponents too: {}.", places(&player.stand)));
    }
    said.extend(to_do(player));
    said
}

/// What is still to be done about the games and seats of somebody who is disqualified, sentence by sentence.
pub fn to_do(player: &DisqualifiedPlayer) -> Vec<String> {
    let mut said = Vec::new();
    if !player.open.is_empty() {
        said.push(format!(
            "Not signed yet: {}. Finish the game on its record sheet, or let a judge decide it.",
            places(&player.open)
        ));
    }
    if !player.won.is_empty() {
        said.push(format!(
            "{} is said to have won there: {}. Nobody signs before a judge has chosen what stands.",
            isolated(&player.name),
            places(&player.won)
        ));
    }
    let (prelims, later): (Vec<_>, Vec<_>) = player.seats.iter().partition(|(at, _)| at.stage == Stage::Prelim);
    if !prelims.is_empty() {
        said.push(format!(
            "Seats that become free: {}. An organizer must repair the seats before the round starts.",
            places(prelims)
        ));
    }
    if let [(at, _), ..] = later.as_slice() {
        said.push(format!("Seats that become free: {}. {}", places(later.iter().copied()), make_again(at.stage)));
    }
    said
}

/// What an organizer does where the tables of a later stage do not fit any more.
fn make_again(stage: Stage) -> String {
    format!(
        "The seats of the {} are made already: before its games start, an organizer must press “{}”.",
        rounds::title(RoundAt { stage, number: 1 }).to_lowercase(),
        words::bracket::make_button(stage, true),
    )
}

/// What happens to somebody whose disqualification is lifted.
pub fn back(player: &DisqualifiedPlayer) -> Vec<String> {
    let name = isolated(&player.name);
    if player.withdrew {
        return vec![format!(
            "{name} has a rank and all results again, and stays withdrawn, as before the disqualification."
        )];
    }
    let mut said = vec![format!("{name} is in the tournament again, with a rank and all results.")];
    if !player.seats.is_empty() {
        said.push(format!("Seats still held: {}.", places(&player.seats)));
    }
    match player.made {
        Some(stage) => said.push(make_again(stage)),
        None if player.plays_on => {
            said.push(
                "For rounds without a seat yet, an organizer must repair the seats before they start.".to_owned(),
            );
        }
        None => said.push("The next stage, where one is still to come, is made with them.".to_owned()),
    }
    said
}

fn places<'p>(places: impl IntoIterator<Item = &'p (RoundAt, i64)>) -> String {
    places.into_iter().map(|(at, table)| place(*at, *table)).collect::<Vec<_>>().join("; ")
}

/// The button that confirms a disqualification or that one is lifted.
pub fn confirm_button(word: &str) -> &'static str {
    if word == DISQUALIFY { "Disqualify and save the ruling" } else { "Lift it and save the ruling" }
}

/// Above what a disqualification does.
pub fn confirm_heading(word: &str) -> &'static str {
    if word == DISQUALIFY { "What the disqualification does" } else { "What lifting the disqualification does" }
}

/// On a ruling that refers to another.
pub fn refers(number: i64, lifts: bool) -> String {
    if lifts { texts::rulings::lifts(number) } else { texts::rulings::refers(number) }
}

/// On a ruling that a later one refers to.
pub fn referred_by(number: i64) -> String {
    texts::rulings::referred_by(number)
}

/// To a player: that a penalty was lifted.
pub fn lifted(of: Penalty, by: i64, at: &str) -> String {
    match of {
        Penalty::Disqualification => texts::rulings::lifted_disqualification(at, by),
        Penalty::Warning => texts::rulings::lifted_warning(at, by),
        Penalty::Caution | Penalty::None => texts::rulings::lifted_caution(at, by),
    }
}

/// In the public log, beside a disqualification that stands no more.
pub fn lifted_in_log(at: &str) -> String {
    texts::rulings::lifted_at(at)
}

/// Above what is still to be done about somebody who is disqualified.
pub fn is_out(name: &str) -> String {
    format!("{} is disqualified", isolated(name))
}

/// To the players: that a judge decided the result.
pub fn decided_at(clock: &str, stands: Option<WhatStands>) -> String {
    match stands {
        None => texts::rulings::decided_at(clock),
        Some(WhatStands::BestOther) => texts::rulings::decided_for_best_other(clock),
        Some(WhatStands::AsStated) => texts::rulings::decided_as_stated(clock),
        Some(WhatStands::Nothing) => texts::rulings::decided_not_counted(clock),
    }
}

/// What a note with one tap decides, on record: the remedy of its clause, or that the player was reminded.
pub fn note(clause: Clause) -> String {
    let remedies = words::clauses::remedies_on_record(clause);
    remedies.into_iter().next().unwrap_or_else(|| "The player was reminded of the rule.".to_owned())
}

/// What a ruling decides that takes a note back.
pub const NOTE_TAKEN_BACK: &str = "Noted by mistake.";

/// How often something was noted of a player here, on the button that notes it once more.
pub fn times_noted(times: usize) -> String {
    if times == 0 { String::new() } else { format!("{times}×") }
}

/// The link to the form with the step that is proposed for a player.
pub fn step_link(player: &str, clause: Clause, step: Penalty) -> String {
    format!("{} of {} for {}", capital(&penalty(step)), clause.number(), isolated(player))
}

/// What was noted just now, how often it has been here, and what is proposed for the next time.
pub fn just_noted(player: &str, clause: Clause, times: usize, next: Penalty) -> String {
    let times = if times == 1 { "Once".to_owned() } else { counted(times, "time", "times") };
    format!(
        "Noted: {}, {}. {times} at this tournament so far. Next time: {}.",
        isolated(player),
        clause.number(),
        penalty(next)
    )
}

/// How often somebody was noted under a clause, and the step that is proposed; the rules fix none.
pub fn proposed_step(noted: &[(String, usize)], step: Penalty) -> String {
    let each = noted.iter().map(|(name, times)| format!("{}: {}", isolated(name), counted(*times, "time", "times")));
    format!(
        "So far under this clause: {}. Proposed: {}. The rules fix no step.",
        in_a_row(&each.collect::<Vec<_>>()),
        penalty(step)
    )
}

/// The title of one ruling.
pub fn title(number: i64) -> String {
    texts::rulings::title(number)
}

/// How often a clause was ruled on here.
pub fn used(count: usize) -> String {
    if count == 0 { String::new() } else { counted(count, "ruling here", "rulings here") }
}
