//! What to do next: from a tournament as it stands to the steps of its day, what is missing, and one button.
//!
//! A pure function over a [`Snapshot`], so that every moment of the day can be tested with plain values. It asks the
//! same questions as the actions behind the buttons, which refuse for themselves.

mod final_day;
pub mod hall;
pub mod home;
mod step;
#[cfg(test)]
mod tests;

use reeve_rules::bracket as rules_bracket;
use reeve_rules::bracket::{BracketRefusal, Presence};
use reeve_rules::rule_set::RuleSet;
use reeve_rules::seating::TableSizes;
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{Format, FormatRefusal, Stages};
use reeve_rules::tournament::settings::PublishRounds;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState, Stage, TournamentPart};
use reeve_store::player::Player;
use reeve_store::snapshot::{Round, Snapshot};

use crate::bracket;
use crate::bracket::champion::Champion;
use crate::bracket::choice::{ChoiceState, StagesChoice, expected_stages};
use crate::people::agreement;
use crate::people::attendance;
use crate::people::attendance::ChangedPlayers;
use crate::people::places::Counts;
use crate::people::{places, staff};
use crate::report;
use crate::rounds::board::{MissingOnSheet, RoundSummary, tables_missing};
use crate::rounds::steps::StepEffect;
use crate::rounds::{Refusal, RoundAt, RoundStep, prelims, steps as round_steps};
use crate::sheets::judge_handles_cards;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::tournament::{may_open_registration, may_reopen_registration};
use crate::visibility;
use crate::visibility::Reader;

pub use crate::next_step::step::{MendingPage, Missing, Step, StepAction, StepKind, StepStanding, StepState};

/// The steps of a tournament, at most one of them [`StepState::Now`].
pub fn steps(snapshot: &Snapshot) -> Vec<Step> {
    let t = &snapshot.tournament;
    if t.part == TournamentPart::Finals {
        return final_day::steps(snapshot);
    }
    let mut steps = vec![describe(snapshot), register(snapshot), check_in(snapshot), schedule(snapshot)];
    for number in 1..=t.prelim_rounds {
        steps.push(prelim(snapshot, RoundAt { stage: Stage::Prelim, number }));
    }
    match t.part {
        _ if t.ends_with_rounds() => steps.extend([winner(snapshot), prizes(snapshot)]),
        TournamentPart::Whole | TournamentPart::Finals => steps.extend(later_steps(snapshot)),
        TournamentPart::Prelims => steps.push(end_event(snapshot)),
    }
    one_now(&mut steps);
    steps
}

/// What follows the preliminary games.
fn later_steps(snapshot: &Snapshot) -> impl Iterator<Item = Step> {
    semi_finals(snapshot).into_iter().chain([last(snapshot), champion(snapshot), hand_out(snapshot)])
}

/// The step to do now.
pub fn current(steps: &[Step]) -> Option<&Step> {
    steps.iter().find(|step| step.state == StepState::Now)
}

/// What a number of players would mean for the stages if they were seated at the start of round 1; none where so many
/// can't be seated.
pub fn expected(here: usize, rules: &RuleSet) -> Option<Format> {
    format::may_be_scheduled(here, TableSizes::CHAMPIONSHIP).ok().map(|()| format::format_by(here, rules))
}

/// Every step looks only at itself; of those that could be done now only the first is.
fn one_now(steps: &mut [Step]) {
    let first = steps.iter().position(|step| step.state == StepState::Now);
    for (at, step) in steps.iter_mut().enumerate() {
        let ahead = first.is_some_and(|first| at > first);
        if ahead && step.state == StepState::Now {
            step.state = StepState::Later;
        }
        if step.state != StepState::Now {
            step.missing.clear();
            step.action = None;
            step.more.clear();
        }
    }
}

fn count(snapshot: &Snapshot) -> Counts {
    Counts::of(&snapshot.tournament, &snapshot.players)
}

fn has_judge(snapshot: &Snapshot) -> bool {
    staff::has_judge(&snapshot.staff)
}

fn describe(snapshot: &Snapshot) -> Step {
    if may_open_registration(&snapshot.tournament).is_err() {
        return Step::done(StepKind::Describe, StepStanding::Public);
    }
    Step::now(StepKind::Describe, StepStanding::Draft)
        .button(StepAction::OpenRegistration)
        .misses_if(!has_judge(snapshot), Missing::JudgeLater)
        .more(StepAction::SkipRegistration)
        .more(StepAction::TournamentDetails)
        .more(StepAction::Staff)
        .more(StepAction::LookAtPublicPage)
}

fn register(snapshot: &Snapshot) -> Step {
    let t = &snapshot.tournament;
    match t.phase {
        Phase::Draft => return Step::later(StepKind::Register, StepStanding::RegistrationAhead),
        Phase::Registration => {}
        _ => return Step::done(StepKind::Register, StepStanding::RegistrationClosed),
    }
    let count = count(snapshot);
    let nobody = count.registered == 0;
    let standing = StepStanding::RegistrationOpen { registered: count.registered, places: t.capacity };
    let step = Step::now(StepKind::Register, standing);
    let step = if nobody {
        step.button(StepAction::AddPlayers)
    } else {
        step.button(StepAction::StartCheckIn).more(StepAction::Players)
    };
    let step = step
        .misses_if(
            count.asked > 0,
            Missing::Approval { names: named(snapshot, |player| player.state == PlayerState::Asked) },
        )
        .misses_if(count.waiting > 0, waiting_list(snapshot));
    let step =
        still_to_agree(snapshot, step).more(StepAction::Import).more(StepAction::Poster).more(StepAction::PublicPage);
    if nobody { step.more(StepAction::StartCheckIn) } else { step }
}

fn waiting_list(snapshot: &Snapshot) -> Missing {
    let names = places::waiting(&snapshot.players).map(Player::label).collect();
    Missing::WaitingList { names, free: places::next_up(snapshot).map_or(0, |next| next.len()) }
}

/// The players in the lists of whom something is true, by name.
fn named(snapshot: &Snapshot, is_meant: impl Fn(&Player) -> bool) -> Vec<String> {
    snapshot.players.iter().filter(|player| !player.is_hidden() && is_meant(player)).map(Player::label).collect()
}

/// Names those who have a place and have still to agree, and who are not named for having no seat until then.
fn still_to_agree(snapshot: &Snapshot, step: Step) -> Step {
    let waits = |player: &Player| attendance::is_present(player) && attendance::must_agree_first(snapshot, player);
    let names = named(snapshot, |player| {
        player.is_active() && !agreement::has_agreed(&snapshot.tournament, player) && !waits(player)
    });
    step.misses_if(!names.is_empty(), Missing::StillToAgree(names))
}

/// Whether the preliminary rounds have seats, published or not.
fn has_seats(snapshot: &Snapshot) -> bool {
    snapshot.stage(Stage::Prelim).any(|round| !round.tables.is_empty())
}

/// Says what to do where those who are left are too few, or five: no schedule can be made for them (1.1.5), so
/// that sending people to the schedule would lead nowhere.
fn not_seatable_again(snapshot: &Snapshot, step: Step) -> Step {
    match can_be_seated(snapshot, to_seat(snapshot)) {
        Ok(()) => step,
        Err(refusal) => step.misses_if(true, Missing::NotSeatableAgain(refusal)),
    }
}

/// Whether so many can be seated at tables of the game.
fn can_be_seated(snapshot: &Snapshot, players: usize) -> Result<(), FormatRefusal> {
    format::may_be_scheduled(players, table_sizes(snapshot))
}

/// How many can sit at a table of the game.
fn table_sizes(snapshot: &Snapshot) -> TableSizes {
    snapshot.tournament.system.system().tables()
}

fn is_side_event(snapshot: &Snapshot) -> bool {
    !snapshot.tournament.system.system().championship
}

/// How many are there and can be given a seat.
fn to_seat(snapshot: &Snapshot) -> usize {
    snapshot.players.iter().filter(|player| attendance::can_be_seated(snapshot, player)).count()
}

/// Names those who are there and have to agree before they get a seat.
fn waits_to_agree(snapshot: &Snapshot, step: Step) -> Step {
    let names = attendance::waiting_to_agree(snapshot);
    step.misses_if(!names.is_empty(), Missing::NotAgreed(names))
}

fn check_in(snapshot: &Snapshot) -> Step {
    let Counts { registered, checked_in: here, .. } = count(snapshot);
    match snapshot.tournament.phase {
        Phase::Draft | Phase::Registration => return Step::later(StepKind::CheckIn, StepStanding::CheckInAhead),
        Phase::CheckIn if has_seats(snapshot) => {
            return Step::done(StepKind::CheckIn, StepStanding::CheckedIn { here, registered });
        }
        Phase::CheckIn => {}
        _ if is_side_event(snapshot) => return Step::done(StepKind::CheckIn, StepStanding::CheckInOver),
        _ => {
            let format = ranking::format_of(&snapshot.tournament);
            return Step::done(StepKind::CheckIn, StepStanding::Counted { format });
        }
    }
    let (away, seats) = (registered.saturating_sub(here), to_seat(snapshot));
    let standing = match snapshot.tournament.part {
        _ if is_side_event(snapshot) => {
            StepStanding::CheckingInToSideEvent { here, registered, sizes: table_sizes(snapshot).of(seats) }
        }
        TournamentPart::Whole | TournamentPart::Finals => {
            StepStanding::CheckingIn { here, registered, expected: expected(seats, &snapshot.tournament.rules) }
        }
        TournamentPart::Prelims => StepStanding::CheckingInToEvent { here, registered },
    };
    let step = Step::now(StepKind::CheckIn, standing);
    let step = match can_be_seated(snapshot, seats) {
        Ok(()) if away == 0 => step.button(StepAction::MakeSchedule).more(StepAction::CheckInList),
        Ok(()) => step
            .button(StepAction::GoOnWithCheckIn)
            .misses_if(
                true,
                Missing::Away {
                    names: named(snapshot, |player| player.is_active() && !attendance::is_present(player)),
                },
            )
            .more(StepAction::MakeScheduleFor { here: seats }),
        Err(_) if registered == 0 => step.button(StepAction::AddPlayers).more(StepAction::AddPlayer),
        Err(_) if here == 0 => step.button(StepAction::OpenCheckIn),
        Err(refusal) => step.misses_if(true, Missing::NotSeatable(refusal)),
    };
    let step = still_to_agree(snapshot, waits_to_agree(snapshot, step));
    let step = step.misses_if(!has_judge(snapshot), Missing::JudgeLater);
    let step = if registered == 0 { step } else { step.more(StepAction::AddPlayer) };
    way_back(snapshot, step)
}

/// Offers to open registration again, while that can be done.
fn way_back(snapshot: &Snapshot, step: Step) -> Step {
    if may_reopen_registration(snapshot).is_ok() { step.more(StepAction::ReopenRegistration) } else { step }
}

fn schedule(snapshot: &Snapshot) -> Step {
    match snapshot.tournament.phase {
        Phase::CheckIn if has_seats(snapshot) => {}
        Phase::Draft | Phase::Registration | Phase::CheckIn => {
            return Step::later(StepKind::Schedule, StepStanding::ScheduleAhead);
        }
        _ => {
            let all = snapshot.tournament.settings.publish_rounds == PublishRounds::All;
            return Step::done(StepKind::Schedule, StepStanding::SchedulePublished { all });
        }
    }
    let step = Step::now(StepKind::Schedule, StepStanding::ScheduleOutdated);
    let Some(round) = attendance::first_planned(snapshot) else {
        return Step::done(StepKind::Schedule, StepStanding::ScheduleMade);
    };
    let step = out_of_step(snapshot, round, step);
    if step.missing.is_empty() {
        return Step::done(StepKind::Schedule, StepStanding::ScheduleMade);
    }
    not_seatable_again(snapshot, step).more(StepAction::CheckInList)
}

fn prelim(snapshot: &Snapshot, at: RoundAt) -> Step {
    let kind = StepKind::Play(at);
    let Some(round) = snapshot.round(at.stage, at.number) else {
        return match prelims::next_by_rank(snapshot) {
            Some(next) if next == at.number => {
                let step = Step::now(kind, StepStanding::SeatsByRank { round: next }).button(StepAction::MakeSeats);
                not_seatable_again(snapshot, waits_to_agree(snapshot, step)).more(StepAction::Standings)
            }
            _ if prelims::is_by_rank(&snapshot.tournament, at) => {
                Step::later(kind, StepStanding::SeatsByRank { round: at.number })
            }
            _ => Step::later(kind, StepStanding::RoundAhead),
        };
    };
    let before = snapshot.round(Stage::Prelim, at.number - 1);
    if before.is_some_and(|before| before.row.state != RoundState::Closed) {
        let fits = attendance::seat_differences(snapshot, round).named(snapshot).is_empty();
        return Step::later(kind, StepStanding::RoundWaits { public: visibility::has_public_seats(round), fits });
    }
    let step = play(snapshot, round);
    stages_choice(snapshot, round, way_back(snapshot, step))
}

/// In the last preliminary round: the choice to skip the semi-finals, where there is one.
fn stages_choice(snapshot: &Snapshot, round: &Round, step: Step) -> Step {
    let choice = StagesChoice::of(snapshot);
    let is_last = round.row.number == snapshot.tournament.prelim_rounds;
    let open = is_last && choice.state == Some(ChoiceState::Open);
    let Some(format) = choice.format.filter(|_| open) else { return step };
    step.misses_if(true, Missing::StagesChoice { attendance: format.attendance, skip: choice.skip })
}

/// The steps of one round: publish, start, enter results, close.
fn play(snapshot: &Snapshot, round: &Round) -> Step {
    let at = RoundAt::of(round);
    let tables = round.tables.len();
    let Some(step) = round_steps::next(round) else {
        return Step::done(StepKind::Play(at), StepStanding::RoundClosed { tables });
    };
    match round_steps::effect(snapshot, round, step) {
        StepEffect::Publish { all_prelims: all, locks_settings: locks } => {
            let fits = round_steps::out_of_step(snapshot, round).is_empty();
            let standing = if fits { StepStanding::SeatsReady { locks, all } } else { StepStanding::ScheduleOutdated };
            let step = Step::now(StepKind::Play(at), standing).button(StepAction::Publish { round: at, all });
            let prelim = at.stage == Stage::Prelim;
            let step = in_the_way(snapshot, round, RoundStep::Publish, step);
            let look = if prelim { StepAction::LookAtSchedule } else { StepAction::LookAtTables };
            absent_before(snapshot, round, step).more(look).more(StepAction::PaperPack(at))
        }
        StepEffect::Start(start) => {
            let counts = start.counts_attendance.then_some(start.players);
            // In the rounds that everybody plays the tables see to it by themselves.
            let unlaid =
                if at.stage == Stage::Prelim { Vec::new() } else { round_steps::without_layout(snapshot, round) };
            let standing = StepStanding::SeatsPublic { tables: start.tables, unlaid, counts };
            let step = Step::now(StepKind::Play(at), standing).button(StepAction::Start(at));
            let step = if at.stage == Stage::Prelim {
                not_all_here(snapshot, at, (start.changed, start.too_few), step)
            } else {
                step
            };
            let step = in_the_way(snapshot, round, RoundStep::Start, step);
            let step = absent_before(snapshot, round, step);
            // Where something is missing at the tables, the button leads there.
            let leads_there = step.action == Some(StepAction::Board(at));
            let step = match round_steps::waiting_for_layout(snapshot, round).is_empty() {
                _ if leads_there => step,
                true => step.more(StepAction::Board(at)),
                false => step.more(StepAction::ConfirmLayouts(at)),
            };
            let step = if at.stage == Stage::Prelim { step.more(StepAction::SomebodyMissing) } else { step };
            step.more(StepAction::PaperPack(at))
        }
        StepEffect::Close => enter_and_close(round),
    }
}

/// Says who is seated again and was absent in the last game, every time until they play or are withdrawn.
fn absent_before(snapshot: &Snapshot, round: &Round, step: Step) -> Step {
    let absent = attendance::absent_before(snapshot, round);
    step.misses_if(!absent.is_empty(), Missing::AbsentBefore(absent))
}

/// Says who is missing from a public round, so that its seats are repaired first; and who has no seat in it.
fn not_all_here(snapshot: &Snapshot, at: RoundAt, (changed, too_few): (ChangedPlayers, Vec<i64>), step: Step) -> Step {
    let missing = changed.is_anybody_missing();
    let step = step.misses_if(!changed.is_empty(), Missing::SeatsDiffer(at, changed, too_few));
    if missing { not_seatable_again(snapshot, step) } else { step }
}

/// Every reason why the seats of a round are not those of the players who are there.
fn out_of_step(snapshot: &Snapshot, round: &Round, step: Step) -> Step {
    let reasons = round_steps::out_of_step(snapshot, round).into_iter();
    reasons.fold(step, |step, reason| step.misses_if(true, Missing::Round(RoundAt::of(round), reason)))
}

/// What is missing where a step of the round would be refused now.
fn in_the_way(snapshot: &Snapshot, round: &Round, what: RoundStep, step: Step) -> Step {
    let Err(refusal) = round_steps::may(snapshot, round, what) else { return step };
    match refusal {
        Refusal::NoJudge
        | Refusal::TablesOutOfDate
        | Refusal::SeatsOutOfDate { .. }
        | Refusal::TableTooSmall { .. }
        | Refusal::LayoutNotConfirmed { .. }
        | Refusal::NoJudgeForFinal => step.misses_if(true, Missing::Round(RoundAt::of(round), refusal)),
        Refusal::SeatedButGone { .. }
        | Refusal::SeatedButNotCheckedIn { .. }
        | Refusal::SeatedButNotAgreed { .. }
        | Refusal::CheckedInButNotSeated { .. }
        | Refusal::SeatedElsewhere { .. } => {
            // Before round 1 the step of the schedule says it.
            let is_said = RoundAt::of(round).is_first();
            not_seatable_again(snapshot, if is_said { step } else { out_of_step(snapshot, round, step) })
        }
        // The steps before this one are not done, and say why.
        Refusal::CheckInNotStarted
        | Refusal::TournamentFinished
        | Refusal::CalledOff
        | Refusal::EarlierRoundOpen { .. }
        | Refusal::StartsWithout { .. }
        | Refusal::MissingChanged { .. }
        | Refusal::TooFewLeft { .. }
        | Refusal::NothingToTakeBack
        | Refusal::NotTheLastStep
        | Refusal::ResultsEntered { .. }
        | Refusal::StartedOtherwise
        | Refusal::HangsOnIt { .. }
        | Refusal::LotsDrawnSince
        | Refusal::NotPublished
        | Refusal::NotPlaying
        | Refusal::SheetsOpen { .. } => step,
    }
}

fn enter_and_close(round: &Round) -> Step {
    let at = RoundAt::of(round);
    let done = RoundSummary::of(round).final_tables;
    let step = Step::now(StepKind::Play(at), StepStanding::Playing { done, tables: round.tables.len() });
    if round_steps::may_close(round).is_ok() {
        return step.button(StepAction::Close(at)).more(StepAction::LookAtResults(at));
    }
    let all_in = tables_missing(round, MissingOnSheet::Result).next().is_none();
    let button = if all_in { StepAction::SignSheets(at) } else { StepAction::EnterResults(at) };
    step.button(button).more(StepAction::SheetsFromPaper).more(StepAction::PaperPack(at))
}

/// The semi-finals; none where the stages have no place for them.
fn semi_finals(snapshot: &Snapshot) -> Option<Step> {
    let kind = StepKind::Play(RoundAt::later(Stage::Semi));
    if let Some(round) = snapshot.round(Stage::Semi, 1) {
        return Some(bracket_round(snapshot, round));
    }
    let has_final = snapshot.round(Stage::Final, 1).is_some() && !final_gives_way(snapshot);
    if expected_stages(snapshot) == Some(Stages::FinalOnly) || has_final {
        return None;
    }
    if bracket::prelims_closed(snapshot).is_err() || final_day::is_checking_in(snapshot) {
        let counted = snapshot.tournament.attendance.is_some();
        return Some(Step::later(kind, StepStanding::SemiFinalsAhead { counted }));
    }
    (next_stage(snapshot) == Some(Stage::Semi)).then(|| make(snapshot, Stage::Semi))
}

fn last(snapshot: &Snapshot) -> Step {
    let round = snapshot.round(Stage::Final, 1);
    if let Some(round) = round.filter(|_| !final_gives_way(snapshot)) {
        return bracket_round(snapshot, round);
    }
    if next_stage(snapshot) == Some(Stage::Final) && !final_day::is_checking_in(snapshot) {
        return make(snapshot, Stage::Final);
    }
    // Before the tables of the semi-finals are made, these may still fall away.
    let stages = match ranking::stages_of(&snapshot.tournament) {
        Some(Stages::FinalOnly) => Some(Stages::FinalOnly),
        _ => snapshot.round(Stage::Semi, 1).map(|_| Stages::SemiFinals),
    };
    Step::later(StepKind::Play(RoundAt::later(Stage::Final)), StepStanding::FinalAhead { stages })
}

/// Whether the final is made, and the semi-finals are to be played after all.
fn final_gives_way(snapshot: &Snapshot) -> bool {
    Ranking::of(snapshot, Reader::Staff).is_ok_and(|ranking| bracket::final_gives_way(snapshot, &ranking))
}

/// The stage that comes next; none before the preliminary rounds are closed.
fn next_stage(snapshot: &Snapshot) -> Option<Stage> {
    bracket::prelims_closed(snapshot).ok()?;
    bracket::next_stage(snapshot, &Ranking::of(snapshot, Reader::Staff).ok()?).ok()
}

/// A later stage whose tables are made, and may have to be made again.
fn bracket_round(snapshot: &Snapshot, round: &Round) -> Step {
    let judge = judge_handles_cards(round)
        && !round.row.state.has_begun()
        && !round_steps::has_judge_of_its_own(snapshot, round);
    let step = play(snapshot, round);
    let is_said = step.missing.iter().any(|missing| matches!(missing, Missing::Round(_, Refusal::NoJudgeForFinal)));
    step.misses_if(judge && !is_said, Missing::ResourceHandler(RoundAt::of(round)))
}

/// A later stage whose tables are not made yet.
fn make(snapshot: &Snapshot, stage: Stage) -> Step {
    let ranking = Ranking::of(snapshot, Reader::Staff);
    let skipped = |ranking: &Ranking| bracket::semi_finals_fall_away(snapshot, ranking);
    let standing = match stage {
        Stage::Semi => {
            StepStanding::SemiFinalsToMake { players: ranking.as_ref().map_or(0, |of| semi_finalists(snapshot, of)) }
        }
        _ => StepStanding::FinalToMake { skipped: ranking.as_ref().is_ok_and(skipped) },
    };
    let step = Step::now(StepKind::Play(RoundAt::later(stage)), standing)
        .button(StepAction::MakeTables)
        .more(StepAction::Standings);
    let Ok(ranking) = ranking else { return step };
    match bracket::tables(snapshot, &ranking, stage) {
        Ok(_) => step,
        Err(BracketRefusal::Tied(groups)) => {
            step.misses_if(true, Missing::Lots { ranks: groups.iter().map(|group| group.rank.0).collect() })
        }
        Err(refusal) => step.misses_if(true, Missing::Places(refusal)),
    }
}

/// How many play the semi-finals as things stand.
fn semi_finalists(snapshot: &Snapshot, ranking: &Ranking) -> usize {
    let here = |row: &_| ranking::presence(snapshot, Stage::Semi, row);
    let candidates = rules_bracket::prelim_candidates(&ranking.standings, here);
    let here = candidates.iter().filter(|candidate| candidate.presence == Presence::Here).count();
    here.min(rules_bracket::SEMI_PLACES)
}

fn champion(snapshot: &Snapshot) -> Step {
    let kind = StepKind::Champion;
    if snapshot.tournament.phase.is_finished() {
        let name = champion_of(snapshot).map(|champion| champion.name);
        return Step::done(kind, StepStanding::ChampionDeclared { name });
    }
    if bracket::may_finish(snapshot).is_err() {
        return Step::later(kind, StepStanding::ChampionAhead);
    }
    match champion_of(snapshot) {
        Some(champion) => {
            Step::now(kind, won_or_passed(champion)).button(StepAction::DeclareChampion).more(StepAction::Standings)
        }
        None => Step::now(kind, StepStanding::FinalClosed).button(StepAction::LookAtFinal),
    }
}

/// The end of an event of a series. It stays the step to take, so that its files and standings are at hand.
fn end_event(snapshot: &Snapshot) -> Step {
    let kind = StepKind::EndEvent;
    if snapshot.tournament.phase.is_finished() {
        return Step::now(kind, StepStanding::EventOver)
            .button(StepAction::Standings)
            .more(StepAction::Certificates)
            .more(StepAction::Files);
    }
    if bracket::may_finish(snapshot).is_err() {
        return Step::later(kind, StepStanding::EventAhead);
    }
    Step::now(kind, StepStanding::EventPlayed).button(StepAction::EndEvent).more(StepAction::Standings)
}

/// Who has won a side event, once its rounds are over.
fn winner(snapshot: &Snapshot) -> Step {
    let kind = StepKind::Winner;
    if snapshot.tournament.phase.is_finished() {
        return Step::done(kind, StepStanding::WinnerDeclared { name: name_of_champion(snapshot) });
    }
    match (bracket::may_finish(snapshot), name_of_champion(snapshot)) {
        (Ok(()), Some(name)) => Step::now(kind, StepStanding::RanksFirst { name })
            .button(StepAction::DeclareWinner)
            .more(StepAction::Standings),
        (Err(bracket::Refusal::Places(BracketRefusal::Tied(groups))), _) => {
            let ranks: Vec<u32> = groups.iter().map(|group| group.rank.0).collect();
            let standing = if ranks.contains(&1) { StepStanding::FirstPlaceTied } else { StepStanding::LastPlaceTied };
            let step = Step::now(kind, standing).misses_if(true, Missing::Lots { ranks });
            step.more(StepAction::Standings)
        }
        _ => Step::later(kind, StepStanding::WinnerAhead),
    }
}

/// The prizes of a side event.
fn prizes(snapshot: &Snapshot) -> Step {
    if !snapshot.tournament.phase.is_finished() {
        return Step::later(StepKind::Prizes, StepStanding::PrizesAhead);
    }
    Step::now(StepKind::Prizes, StepStanding::PrizesReady)
        .button(StepAction::PrizeList)
        .more(StepAction::Certificates)
        .more(StepAction::Files)
}

fn name_of_champion(snapshot: &Snapshot) -> Option<String> {
    let ranking = Ranking::of(snapshot, Reader::Staff).ok()?;
    ranking.champion().map(|row| row.name.clone())
}

/// How the champion got the title: by winning the final, or because its winner is disqualified.
fn won_or_passed(champion: Champion) -> StepStanding {
    match champion.won_final() {
        true => StepStanding::FinalWon { name: champion.name },
        false => StepStanding::TitlePassed { name: champion.name },
    }
}

fn champion_of(snapshot: &Snapshot) -> Option<Champion> {
    let ranking = Ranking::of(snapshot, Reader::Staff).ok()?;
    Champion::of(snapshot, &ranking)
}

fn hand_out(snapshot: &Snapshot) -> Step {
    if !snapshot.tournament.phase.is_finished() {
        return Step::later(StepKind::HandOut, StepStanding::ReportAhead);
    }
    let finalists = report::report(snapshot).map(|report| report.finalists).unwrap_or_default();
    let silent = finalists.into_iter().filter(|finalist| finalist.email.is_none()).map(|finalist| finalist.name);
    let silent: Vec<String> = silent.collect();
    Step::now(StepKind::HandOut, StepStanding::ReportReady { champion: name_of_champion(snapshot) })
        .button(StepAction::Report)
        .misses_if(!silent.is_empty(), Missing::FinalistsWithoutEmail { names: silent })
        .more(StepAction::PrizeList)
        .more(StepAction::Certificates)
        .more(StepAction::Files)
}
