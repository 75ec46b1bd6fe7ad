//! What may be entered: impossible results are refused, unusual ones are pointed at.

use crate::games::{Part, PartKind, System};
use crate::rule_set::RuleSet;
use crate::sheets::difference::SheetField;
use crate::sheets::refusal::Refusal;
use crate::sheets::result::{Handler, Parts, SeatResult, TableResult};
use crate::sheets::score::{Vp, VpRefusal};
use crate::tournament::vocabulary::{SheetState, Stage};

/// A result that can be: only [`check`] makes one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    result: TableResult,
    warnings: Vec<Warning>,
}

impl Checked {
    /// The result, with the VP of every seat.
    pub fn result(&self) -> &TableResult {
        &self.result
    }

    /// What a person should look at once more.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }
}

/// Something unusual about a result that is accepted all the same (3.0.14). Seats are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Warning {
    /// Fewer VP than everybody starts with.
    BelowStart {
        seat: usize,
        /// The VP that everybody starts with.
        start: u8,
    },
    /// The winner has fewer VP than it takes to win.
    WinnerBelowGoal {
        seat: usize,
        /// The VP that it takes to win.
        goal: u8,
    },
    /// The winner has more VP than one turn brings beyond the goal: rather a slip of the pen.
    WinnerFarAboveGoal {
        seat: usize,
        /// The VP that it takes to win.
        goal: u8,
    },
    /// Somebody who did not win has enough VP to win.
    LoserWithGoal {
        seat: usize,
        /// The VP that it takes to win.
        goal: u8,
    },
    /// The game ended on time, and others have as many VP as who has won: a judge names the winner.
    SharedOnTime { seat: usize },
    /// Who is said to have won is disqualified (1.3.5).
    WinnerDisqualified { seat: usize },
    /// Who is said to have won left the tournament before the result was in.
    WinnerWithdrew { seat: usize },
    /// Who is said to have won left it after the result was in, and has not signed it.
    WinnerUnsigned { seat: usize },
}

impl Warning {
    /// The seat it is about, from 0.
    pub fn seat(&self) -> usize {
        match *self {
            Warning::WinnerBelowGoal { seat, .. }
            | Warning::WinnerFarAboveGoal { seat, .. }
            | Warning::LoserWithGoal { seat, .. }
            | Warning::BelowStart { seat, .. }
            | Warning::SharedOnTime { seat }
            | Warning::WinnerDisqualified { seat }
            | Warning::WinnerWithdrew { seat }
            | Warning::WinnerUnsigned { seat } => seat,
        }
    }
}

/// The most VP above the goal that a winner has in a usual game of championships: the last turn can bring more than one point, and
/// in 152 games of a league nobody had more than one too many.
const USUAL_ABOVE_GOAL: u8 = 3;

/// What is unusual about the VP of a table. `seats` has the number of each seat that plays, its VP, and whether it won.
pub fn warnings(system: &System, rules: &RuleSet, seats: impl IntoIterator<Item = (usize, Vp, bool)>) -> Vec<Warning> {
    let start = system.start_vp;
    let goal = if system.championship { Some(rules.goal) } else { system.goal };
    // A game that ends on time is won by whoever has most.
    let is_timed = rules.game_minutes > 0;
    let of_seat = |(seat, vp, winner): (usize, Vp, bool)| {
        let by_goal = goal.and_then(|goal| match vp.stated() < goal {
            true => (winner && !is_timed).then_some(Warning::WinnerBelowGoal { seat, goal }),
            false if !winner => Some(Warning::LoserWithGoal { seat, goal }),
            false => (system.championship && vp.stated() > goal.saturating_add(USUAL_ABOVE_GOAL))
                .then_some(Warning::WinnerFarAboveGoal { seat, goal }),
        });
        let by_start = (vp.stated() < start).then_some(Warning::BelowStart { seat, start });
        [by_goal, by_start]
    };
    seats.into_iter().flat_map(of_seat).flatten().collect()
}

/// What is unusual about a result that is stored; nothing while the VP of a seat are missing.
pub fn warnings_of(system: &System, rules: &RuleSet, result: &TableResult) -> Vec<Warning> {
    let seat = |(at, seat): (usize, &SeatResult)| Some((at, Vp::new(seat.vp?, system).ok()?, seat.winner));
    let seats: Option<Vec<(usize, Vp, bool)>> = result.present().map(seat).collect();
    seats.map(|seats| warnings(system, rules, seats)).unwrap_or_default()
}

/// Whether a game ended because its time was up: who has won has too few VP to have won before.
pub fn ended_on_time(rules: &RuleSet, result: &TableResult) -> bool {
    let vp = result.winners_seat().and_then(|winner| winner.vp);
    rules.game_minutes > 0 && vp.is_some_and(|vp| vp < i64::from(rules.goal))
}

/// Whether others have as many VP as who has won a game that ended on time, so that a judge named the winner.
///
/// Error: somebody has more.
pub fn is_shared_on_time(rules: &RuleSet, result: &TableResult) -> Result<bool, Refusal> {
    let Some(winner) = result.winners_seat().filter(|_| ended_on_time(rules, result)) else { return Ok(false) };
    let others = || result.present().filter(|(_, seat)| !seat.winner);
    match others().max_by_key(|(_, seat)| seat.vp) {
        Some((seat, best)) if best.vp > winner.vp => Err(Refusal::NotMostOnTime { seat }),
        _ => Ok(others().any(|(_, seat)| seat.vp == winner.vp)),
    }
}

/// Checks what was entered for a table: the result, or everything that is refused about it.
pub fn check(system: &'static System, typed: &TableResult) -> Result<Checked, Vec<Refusal>> {
    let (found, least) = (typed.present().count(), *system.seats.start());
    let last_absent = typed.seats.iter().rposition(|seat| seat.absent).filter(|_| found < least);
    check_with(system, typed, last_absent.map(|seat| Refusal::TooFewPresent { seat, found, least }))
}

/// Checks what a judge decides for a table of this stage: as [`check`] does, but a game may be one of two, or of one who came.
/// A preliminary game to which nobody came has no result, and everybody at the table has a missed game; of the later stages
/// somebody wins every game, since the winners play on.
pub fn check_decided(system: &'static System, stage: Stage, typed: &TableResult) -> Result<Checked, Vec<Refusal>> {
    if stage == Stage::Prelim && typed.present().next().is_none() && system.seats.contains(&typed.seats.len()) {
        return nobody_came(typed);
    }
    check_with(system, typed, None)
}

/// Checks a result as its sheet asks for it: what a judge decided as [`check_decided`] does, any other as [`check`].
pub fn check_as(
    system: &'static System,
    (stage, state): (Stage, SheetState),
    result: &TableResult,
) -> Result<Checked, Vec<Refusal>> {
    match state {
        SheetState::Decided => check_decided(system, stage, result),
        SheetState::Open | SheetState::Submitted | SheetState::Signed => check(system, result),
    }
}

/// A game to which nobody came.
fn nobody_came(typed: &TableResult) -> Result<Checked, Vec<Refusal>> {
    let mut refusals = Vec::new();
    let seats = typed.seats.iter().enumerate();
    let seats = seats.filter_map(|(at, seat)| check_absent(at, seat, typed.handler, &mut refusals)).collect();
    let result = TableResult { seats, handler: typed.handler };
    if refusals.is_empty() { Ok(Checked { result, warnings: Vec::new() }) } else { Err(refusals) }
}

/// Checks a result of which something may be refused already.
fn check_with(system: &'static System, typed: &TableResult, refused: Option<Refusal>) -> Result<Checked, Vec<Refusal>> {
    let mut refusals = Vec::new();
    let (least, most) = (*system.seats.start(), *system.seats.end());
    if !system.seats.contains(&typed.seats.len()) {
        refusals.push(Refusal::TableSize { found: typed.seats.len(), least, most });
    } else {
        refusals.extend(refused);
    }
    let seats = typed.seats.iter().enumerate();
    let seats = seats.filter_map(|(at, seat)| match seat.absent {
        true => check_absent(at, seat, typed.handler, &mut refusals),
        false => check_seat(system, at, seat, &mut refusals),
    });
    let seats: Vec<SeatResult> = seats.collect();
    check_table(system, &typed.seats, &mut refusals);
    check_choices(system, typed, &mut refusals);
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let result = TableResult { seats, handler: typed.handler };
    Ok(Checked { warnings: warnings_of(system, &RuleSet::of(system), &result), result })
}

/// Checks one seat by itself: its VP and parts.
fn check_seat(
    system: &'static System,
    seat: usize,
    typed: &SeatResult,
    refusals: &mut Vec<Refusal>,
) -> Option<SeatResult> {
    let before = refusals.len();
    let parts = typed.parts.as_ref().map(|parts| check_parts(system, seat, parts, refusals));
    if refusals.len() > before {
        return None;
    }
    let made = parts.as_ref().map(|parts| parts.vp(system));
    if let (Some(made), Some(vp)) = (made, typed.vp)
        && made != vp
    {
        refusals.push(Refusal::PartsDisagree { seat, parts: made, vp });
        return None;
    }
    let Some(stated) = made.or(typed.vp) else {
        refusals.push(Refusal::VpMissing(seat));
        return None;
    };
    match Vp::new(stated, system) {
        Ok(_) => Some(SeatResult { vp: Some(stated), parts, ..typed.clone() }),
        Err(refusal) => {
            refusals.push(match refusal {
                VpRefusal::BelowZero => Refusal::VpBelowZero(seat),
                VpRefusal::TooMany => Refusal::VpTooMany { seat, most: system.most_vp },
            });
            None
        }
    }
}

/// Checks a seat whose player did not come: nothing else is noted of it, and the table did not elect that player.
fn check_absent(
    seat: usize,
    typed: &SeatResult,
    handler: Option<Handler>,
    refusals: &mut Vec<Refusal>,
) -> Option<SeatResult> {
    let before = refusals.len();
    let fields = [
        (typed.vp.is_some(), SheetField::Vp),
        (typed.winner, SheetField::Winner),
        (typed.colour.is_some(), SheetField::Colour),
        (typed.play_order.is_some(), SheetField::PlayOrder),
        (typed.chair.is_some(), SheetField::Chair),
        (typed.parts.is_some() && typed.vp.is_none(), SheetField::Vp),
        (handler == Some(Handler::Elected(typed.position)), SheetField::Handler),
    ];
    let noted = fields.into_iter().filter(|(is_noted, _)| *is_noted);
    refusals.extend(noted.map(|(_, what)| Refusal::AbsentWith { seat, what }));
    let absent = SeatResult { position: typed.position, absent: true, ..SeatResult::default() };
    (refusals.len() == before).then_some(absent)
}

/// Checks the parts of one seat against their limits. Gives a number for each part of the system: 0 where it was left
/// out.
fn check_parts(system: &'static System, seat: usize, typed: &Parts, refusals: &mut Vec<Refusal>) -> Parts {
    if typed.iter().any(|(code, _)| system.part(code).is_none()) {
        refusals.push(Refusal::PartUnknown(seat));
    }
    let mut counted = system.counted().peekable();
    if counted.peek().is_some() && counted.all(|part| typed.get(part.code).is_none()) {
        refusals.push(Refusal::HeldAlone { seat, parts: system.parts });
    }
    let number = |part: &Part| typed.get(part.code).unwrap_or(0);
    let outside = system.parts.iter().filter(|part| !(0..=part.most()).contains(&number(part)));
    refusals.extend(outside.map(|part| Refusal::PartLimit { seat, part }));
    system.parts.iter().map(|part| (part.code, number(part))).collect()
}

/// Checks what the seats of a table have between them: one winner, one holder at most of each part that is held, and no
/// more pieces than there are of those that everybody takes from.
fn check_table(system: &'static System, seats: &[SeatResult], refusals: &mut Vec<Refusal>) {
    if !seats.iter().any(|seat| seat.winner) {
        refusals.push(Refusal::NoWinner);
    }
    let winners = seats.iter().enumerate().filter(|(_, seat)| seat.winner);
    refusals.extend(winners.skip(1).map(|(seat, _)| Refusal::SecondWinner(seat)));
    let number = |seat: &SeatResult, part: &Part| seat.parts.as_ref().and_then(|parts| parts.get(part.code));
    for part in system.parts {
        match part.kind {
            PartKind::Held => {
                let holders = seats.iter().enumerate().filter(|(_, seat)| number(seat, part).is_some_and(|n| n > 0));
                refusals.extend(holders.skip(1).map(|(seat, _)| Refusal::SecondHolder { seat, part }));
            }
            PartKind::Counted { in_all: Some(most), .. } => {
                let noted = || seats.iter().filter_map(|seat| number(seat, part));
                let found = noted().fold(0, i64::saturating_add);
                if found > most && noted().all(|n| (0..=part.most()).contains(&n)) {
                    refusals.push(Refusal::PartLimitInAll { part, found, most });
                }
            }
            PartKind::Counted { in_all: None, .. } => {}
        }
    }
}

/// Checks colours, play orders and chairs: each has to exist, and nobody else at the table may have it. Who did not come
/// chose nothing, and the play order goes to the number of the others.
fn check_choices(system: &'static System, result: &TableResult, refusals: &mut Vec<Refusal>) {
    let present: Vec<(usize, &SeatResult)> = result.present().collect();
    let last = i64::try_from(present.len()).unwrap_or(i64::MAX);
    for (at, &(seat, typed)) in present.iter().enumerate() {
        let earlier = || present[..at].iter().map(|(_, other)| other);
        match typed.colour {
            Some(colour) if !system.colours.contains(&colour) => {
                refusals.push(Refusal::ColourUnknown { seat, colours: system.colours });
            }
            Some(_) if earlier().any(|other| other.colour == typed.colour) => {
                refusals.push(Refusal::ColourTwice(seat));
            }
            _ => {}
        }
        match typed.play_order {
            Some(order) if !(1..=last).contains(&order) => refusals.push(Refusal::PlayOrderUnknown(seat)),
            Some(_) if earlier().any(|other| other.play_order == typed.play_order) => {
                refusals.push(Refusal::PlayOrderTwice(seat));
            }
            _ => {}
        }
        match typed.chair {
            Some(chair) if !(1..=system.chairs).contains(&chair) => {
                refusals.push(Refusal::ChairUnknown { seat, chairs: system.chairs });
            }
            Some(_) if earlier().any(|other| other.chair == typed.chair) => {
                refusals.push(Refusal::ChairTwice(seat));
            }
            _ => {}
        }
    }
}
