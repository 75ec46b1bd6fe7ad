//! What the next step of a round does, and whether the round may be published, started, closed now. The button, the page
//! and the refusal of the action all ask here.

use reeve_rules::bracket as rules_bracket;
use reeve_rules::sheets::choice::may_choose;
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::format::TableTooSmall;
use reeve_rules::tournament::settings::PublishRounds;
use reeve_rules::tournament::staff;
use reeve_rules::tournament::staff::JudgeMissing;
use reeve_rules::tournament::vocabulary::{RoundState, StaffRole, Stage};
use reeve_store::snapshot::{Round, Table};
use reeve_store::{AccountId, PlayerId, Snapshot};

use crate::bracket;
use crate::people::attendance;
use crate::people::attendance::ChangedPlayers;
use crate::rounds::{Refusal, RoundAt, RoundStep, prelims};
use crate::seating::Seating;
use crate::standings::ranking;
use crate::tournament::settings_are_locked;

/// The step that comes next for a round; none for one that is closed.
pub fn next(round: &Round) -> Option<RoundStep> {
    match round.row.state {
        RoundState::Planned => Some(RoundStep::Publish),
        RoundState::Published => Some(RoundStep::Start),
        RoundState::Playing => Some(RoundStep::Close),
        RoundState::Closed => None,
    }
}

/// What a step of a round does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepEffect {
    Publish {
        /// The seats of all preliminary rounds, and not only of this one.
        all_prelims: bool,
        /// The tournament's settings are locked from then on.
        locks_settings: bool,
    },
    Start(RoundStart),
    /// Nothing changes in the round any more.
    Close,
}

/// What the start of a round does: who plays, and who has a seat and is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundStart {
    /// How many are seated and there. Whoever is missing plays no game, so only these count (1.1.3).
    pub players: usize,
    pub tables: usize,
    /// The players are counted, and the stages follow from their number (1.1.3).
    pub counts_attendance: bool,
    /// Who is seated and missing: their numbers in the tournament, ascending. The start has to name just these.
    pub missing: Vec<i64>,
    /// How the seats differ from who is there, by name.
    pub changed: ChangedPlayers,
    /// Whether it is the last preliminary round, and too few are left for the semi-finals (1.1.7).
    pub semi_finals_fall_away: bool,
    /// The tables, by number, at which fewer are left than a game takes.
    pub too_few: Vec<i64>,
}

impl RoundStart {
    /// What the start of a round would do now.
    pub fn of(snapshot: &Snapshot, round: &Round) -> RoundStart {
        let differs = attendance::seat_differences(snapshot, round);
        let gone: Vec<PlayerId> = differs.missing().collect();
        let mut missing: Vec<i64> = gone.iter().filter_map(|id| Some(snapshot.player(*id)?.number)).collect();
        missing.sort_unstable();
        let least = *snapshot.tournament.system.system().seats.start();
        let left = |table: &Table| table.seats.iter().filter(|seat| !gone.contains(&seat.player_id)).count();
        let too_few = round.tables.iter().filter(|table| left(table) < least && left(table) < table.seats.len());
        RoundStart {
            players: attendance::seated(round).count() - gone.len(),
            tables: round.tables.len(),
            counts_attendance: RoundAt::of(round).is_first() && ranking::counts_attendance(&snapshot.tournament),
            missing,
            changed: differs.named(snapshot),
            semi_finals_fall_away: semi_finals_fall_away(snapshot, round),
            too_few: too_few.map(|table| table.row.number).collect(),
        }
    }
}

/// Whether a round is the last one before the semi-finals, and those who are in the tournament are too few for them.
fn semi_finals_fall_away(snapshot: &Snapshot, round: &Round) -> bool {
    let left = snapshot.players.iter().filter(|player| player.is_active() && attendance::is_seated(snapshot, player));
    round.row.stage == Stage::Prelim
        && round.row.number == snapshot.tournament.prelim_rounds
        && ranking::stages_of(&snapshot.tournament) == Some(Stages::SemiFinals)
        && left.count() <= rules_bracket::TOO_FEW_FOR_SEMI_FINALS
}

/// What a step would do with a round now.
pub fn effect(snapshot: &Snapshot, round: &Round, step: RoundStep) -> StepEffect {
    match step {
        RoundStep::Publish => StepEffect::Publish {
            all_prelims: goes_with_all(snapshot, round),
            locks_settings: !settings_are_locked(&snapshot.tournament),
        },
        RoundStep::Start => StepEffect::Start(RoundStart::of(snapshot, round)),
        RoundStep::Close => StepEffect::Close,
    }
}

/// Whether a step could be taken with a round now.
pub fn may(snapshot: &Snapshot, round: &Round, step: RoundStep) -> Result<(), Refusal> {
    match step {
        RoundStep::Publish => may_publish(snapshot, round),
        RoundStep::Start => may_start(snapshot, round),
        RoundStep::Close => may_close(round),
    }
}

/// Whether a planned round could be published now.
///
/// Error: there is no judge (1.3.1), a round before it is not closed, or in one of the rounds that are published together
/// a table is too small, people sit who are not there or not at their fixed table, or people who are there have no seat; or the
/// standings that it is seated by have changed.
pub fn may_publish(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    not_called_off(snapshot)?;
    let phase = snapshot.tournament.phase;
    if !phase.has_check_in() {
        return Err(Refusal::CheckInNotStarted);
    }
    if phase.is_finished() {
        return Err(Refusal::TournamentFinished);
    }
    needs_judge(snapshot)?;
    earlier_closed(snapshot, round, RoundStep::Publish)?;
    up_to_date(snapshot, round)?;
    published_together(snapshot, round).into_iter().try_for_each(tables_are_large_enough)?;
    out_of_step(snapshot, round).into_iter().next().map_or(Ok(()), Err)?;
    let at = RoundAt::of(round);
    let is_behind =
        prelims::is_by_rank(&snapshot.tournament, at) && Seating::of(snapshot).is_behind_standings(snapshot);
    if is_behind { Err(Refusal::SeatsOutOfDate { round: at }) } else { Ok(()) }
}

/// Whether a published round could be started now. Who is missing is told beside it, and named by whoever starts it all
/// the same ([`start_without`]).
///
/// Error: it is not published, there is no judge (1.3.1), a round before it is not closed, somebody who sits in it has to
/// agree first or is not at their fixed table, or in a later stage the layout is not confirmed or the final has no judge of its own.
fn may_start(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    not_called_off(snapshot)?;
    if round.row.state == RoundState::Planned {
        return Err(Refusal::NotPublished);
    }
    needs_judge(snapshot)?;
    earlier_closed(snapshot, round, RoundStep::Start)?;
    up_to_date(snapshot, round)?;
    not_agreed(snapshot, round)?;
    at_fixed_tables(snapshot, round)?;
    before_later_games(snapshot, round)
}

/// Semi-finals and final begin when the layout of the board is confirmed at each table (1.1.7, 1.1.9), and the final when a judge
/// is named for it (2.0.4).
fn before_later_games(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    if round.row.stage == Stage::Prelim || round.row.state.has_begun() {
        return Ok(());
    }
    let tables = without_layout(snapshot, round);
    if !tables.is_empty() {
        return Err(Refusal::LayoutNotConfirmed { tables });
    }
    let missing = round.row.stage == Stage::Final && !has_judge_of_its_own(snapshot, round);
    if missing { Err(Refusal::NoJudgeForFinal) } else { Ok(()) }
}

/// What is still to be done before a step could be taken with a round, where several things are missing at its tables each of them.
pub fn missing_before(snapshot: &Snapshot, round: &Round, step: RoundStep) -> Vec<Refusal> {
    let Err(first) = may(snapshot, round, step) else { return Vec::new() };
    let without_judge = matches!(first, Refusal::LayoutNotConfirmed { .. })
        && round.row.stage == Stage::Final
        && !has_judge_of_its_own(snapshot, round);
    [Some(first), without_judge.then_some(Refusal::NoJudgeForFinal)].into_iter().flatten().collect()
}

/// The tables of a round, by number, at which the layout of the board is not confirmed.
pub fn without_layout(snapshot: &Snapshot, round: &Round) -> Vec<i64> {
    let is_open = |table: &&Table| snapshot.note(table.row.id).is_none_or(|note| note.layout_at.is_none());
    round.tables.iter().filter(is_open).map(|table| table.row.number).collect()
}

/// The tables of a round of a later stage, by number, whose layout waits to be confirmed and can be now.
pub fn waiting_for_layout(snapshot: &Snapshot, round: &Round) -> Vec<i64> {
    let is_asked = round.row.stage != Stage::Prelim && snapshot.tournament.system.system().confirms_layout(false);
    let may = |table: &&Table| is_asked && may_choose(round.row.state, table.row.sheet_state).is_ok();
    let open = without_layout(snapshot, round);
    round.tables.iter().filter(may).map(|table| table.row.number).filter(|table| open.contains(table)).collect()
}

/// Whether a judge of the tournament is named for each table of a round.
pub fn has_judge_of_its_own(snapshot: &Snapshot, round: &Round) -> bool {
    let is_judge =
        |id: AccountId| snapshot.staff.iter().any(|member| member.role == StaffRole::Judge && member.account_id == id);
    let named = |table: &Table| snapshot.note(table.row.id).and_then(|note| note.judge_id).is_some_and(is_judge);
    round.tables.iter().all(named)
}

/// What the start of a round does now, for somebody who knows that the players with these numbers, ascending, are
/// missing.
///
/// Error: as [`may_start`]; or others are missing than those.
pub fn start_without(snapshot: &Snapshot, round: &Round, known: &[i64]) -> Result<RoundStart, Refusal> {
    may_start(snapshot, round)?;
    let start = RoundStart::of(snapshot, round);
    match known {
        known if known == start.missing && !start.too_few.is_empty() => {
            Err(Refusal::TooFewLeft { tables: start.too_few })
        }
        known if known == start.missing => Ok(start),
        [] => Err(Refusal::StartsWithout { players: start.missing }),
        _ => Err(Refusal::MissingChanged { players: start.missing }),
    }
}

/// Whether a round could be closed now.
///
/// Error: it is not being played, or a record sheet is not final (1.3.4).
pub fn may_close(round: &Round) -> Result<(), Refusal> {
    if round.row.state != RoundState::Playing {
        return Err(Refusal::NotPlaying);
    }
    let open = round.tables.iter().filter(|table| !table.row.sheet_state.is_final());
    let tables: Vec<i64> = open.map(|table| table.row.number).collect();
    if tables.is_empty() { Ok(()) } else { Err(Refusal::SheetsOpen { tables }) }
}

/// Whether a round is published with all preliminary rounds of the schedule: it is one, and the setting `publish_rounds` says so.
pub(crate) fn goes_with_all(snapshot: &Snapshot, round: &Round) -> bool {
    let is_scheduled =
        round.row.stage == Stage::Prelim && !prelims::is_by_rank(&snapshot.tournament, RoundAt::of(round));
    is_scheduled && snapshot.tournament.settings.publish_rounds == PublishRounds::All
}

/// The rounds that become public with this one, which is planned, itself among them.
pub fn published_together<'s>(snapshot: &'s Snapshot, round: &'s Round) -> Vec<&'s Round> {
    if !goes_with_all(snapshot, round) {
        return vec![round];
    }
    snapshot.stage(Stage::Prelim).filter(|other| other.row.state == RoundState::Planned).collect()
}

/// Nothing is played in a tournament that is called off.
fn not_called_off(snapshot: &Snapshot) -> Result<(), Refusal> {
    if snapshot.tournament.is_called_off() { Err(Refusal::CalledOff) } else { Ok(()) }
}

/// No start without a judge (1.3.1).
fn needs_judge(snapshot: &Snapshot) -> Result<(), Refusal> {
    let roles = snapshot.staff.iter().map(|member| member.role);
    staff::needs_judge(roles).map_err(|JudgeMissing| Refusal::NoJudge)
}

/// Every round before this one must be closed, unless the preliminary rounds are published together.
fn earlier_closed(snapshot: &Snapshot, round: &Round, step: RoundStep) -> Result<(), Refusal> {
    let together = step == RoundStep::Publish && goes_with_all(snapshot, round);
    let key = |round: &Round| (round.row.stage, round.row.number);
    let open = snapshot.rounds.iter().find(|other| {
        key(other) < key(round)
            && other.row.state != RoundState::Closed
            && !(together && other.row.stage == Stage::Prelim)
    });
    match open {
        None => Ok(()),
        Some(open) => Err(Refusal::EarlierRoundOpen { round: RoundAt::of(round), step, open: RoundAt::of(open) }),
    }
}

/// A round is made of tables at which a game can be played.
fn tables_are_large_enough(round: &Round) -> Result<(), Refusal> {
    let sizes = round.tables.iter().map(|table| table.seats.len());
    format::can_be_played(sizes).map_err(|TableTooSmall| Refusal::TableTooSmall { round: RoundAt::of(round) })
}

/// Tables of semi-finals and final that the ranking would no longer give must be made again first.
fn up_to_date(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    let old = round.row.stage != Stage::Prelim && bracket::is_out_of_date(snapshot, round.row.stage);
    if old { Err(Refusal::TablesOutOfDate) } else { Ok(()) }
}

/// How the seats of a planned round differ from who is there: people who sit in it and are not there, people who are
/// there without a seat, and people who are not at their fixed table. Each of these keeps the round from being published; [`may_publish`] refuses with the first. Of
/// several rounds that are published together, it is the first that differs.
pub fn out_of_step(snapshot: &Snapshot, round: &Round) -> Vec<Refusal> {
    let together = published_together(snapshot, round).into_iter();
    together.map(|round| round_out_of_step(snapshot, round)).find(|reasons| !reasons.is_empty()).unwrap_or_default()
}

/// Nobody sits in it who has to agree first.
fn not_agreed(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    let names = attendance::seat_differences(snapshot, round).named(snapshot).not_agreed;
    if names.is_empty() { Ok(()) } else { Err(Refusal::SeatedButNotAgreed { round: RoundAt::of(round), names }) }
}

/// Everybody with a fixed table sits there.
fn at_fixed_tables(snapshot: &Snapshot, round: &Round) -> Result<(), Refusal> {
    let names = attendance::seat_differences(snapshot, round).named(snapshot).elsewhere;
    if names.is_empty() { Ok(()) } else { Err(Refusal::SeatedElsewhere { round: RoundAt::of(round), names }) }
}

fn round_out_of_step(snapshot: &Snapshot, round: &Round) -> Vec<Refusal> {
    let ChangedPlayers { gone, not_checked_in: away, unseated, .. } =
        attendance::seat_differences(snapshot, round).named(snapshot);
    let at = RoundAt::of(round);
    let reasons = [
        (!gone.is_empty()).then_some(Refusal::SeatedButGone { round: at, names: gone }),
        (!away.is_empty()).then_some(Refusal::SeatedButNotCheckedIn { round: at, names: away }),
        not_agreed(snapshot, round).err(),
        (!unseated.is_empty()).then_some(Refusal::CheckedInButNotSeated { round: at, names: unseated }),
        at_fixed_tables(snapshot, round).err(),
    ];
    reasons.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims, round};
    use reeve_rules::tournament::vocabulary::{Phase, PlayerState, SheetState};

    /// A tournament of twelve with its three preliminary rounds planned.
    fn planned(publish: PublishRounds) -> Snapshot {
        let mut event = event(Phase::CheckIn, 12);
        event.tournament.settings.publish_rounds = publish;
        prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
        event
    }

    fn prelim(number: i64) -> RoundAt {
        RoundAt { stage: Stage::Prelim, number }
    }

    #[test]
    fn rounds_that_are_published_together_are_looked_at_together() {
        let check = |publish: PublishRounds, change: fn(&mut Round), expect: Result<(), Refusal>| {
            let mut event = planned(publish);
            change(&mut event.rounds[1]);
            assert_eq!(may_publish(&event, &event.rounds[0]), expect, "{publish:?}");
        };
        let unseated = |names| Err(Refusal::CheckedInButNotSeated { round: prelim(2), names });
        let one_less = |round: &mut Round| drop(round.tables[2].seats.pop());
        check(PublishRounds::One, one_less, Ok(()));
        check(PublishRounds::All, one_less, unseated(vec!["Player 12".to_owned()]));
        let one_left = |round: &mut Round| round.tables[2].seats.truncate(1);
        check(PublishRounds::One, one_left, Ok(()));
        check(PublishRounds::All, one_left, Err(Refusal::TableTooSmall { round: prelim(2) }));
        check(PublishRounds::All, |_| {}, Ok(()));
    }

    #[test]
    fn seats_by_the_standings_are_made_again_where_these_have_changed() {
        let mut event = event(Phase::Prelim, 12);
        prelims(&mut event, 3, RoundState::Planned, SheetState::Open);
        event.tournament.prelim_rounds = 4;
        event.tournament.rules.prelim_games = 4;
        event.tournament.rules.by_rank = 1;
        let seating = Seating::of(&event);
        assert_eq!((seating.scheduled, seating.wanted, seating.public()), (3, 4, 3));
        let request = seating.request_now(&event, 3, 1).expect("a request");
        let made = reeve_rules::seating::make(&request).expect("seats").schedule.pop().expect("a round");
        let at_table = |table: &Vec<usize>| table.iter().map(|at| seating.players[*at].0).collect::<Vec<i64>>();
        let tables: Vec<Vec<i64>> = made.iter().map(at_table).collect();
        round(&mut event, Stage::Prelim, 4, RoundState::Planned, SheetState::Open, &tables.concat());
        assert_eq!(may_publish(&event, &event.rounds[3]), Ok(()));
        assert!(crate::rounds::take_back::may_take_back(&event, &event.rounds[2]).is_err());
        // Who came last everywhere has won after all.
        let last = event.rounds[0].tables[2].seats[3].position;
        event.rounds[0].tables[2].row.winner_position = Some(last);
        let refused = may_publish(&event, &event.rounds[3]);
        assert_eq!(refused, Err(Refusal::SeatsOutOfDate { round: prelim(4) }));
    }

    #[test]
    fn a_round_starts_without_those_who_are_named_and_nobody_else() {
        let check = |change: fn(&mut Snapshot), known: &[i64], expect: Result<(usize, &[i64], &[i64]), Refusal>| {
            let mut event = event(Phase::Prelim, 15);
            prelims(&mut event, 0, RoundState::Published, SheetState::Open);
            change(&mut event);
            let start = start_without(&event, &event.rounds[0], known);
            let expect = expect.map(|(players, missing, few)| (players, missing.to_vec(), few.to_vec()));
            assert_eq!(start.map(|start| (start.players, start.missing, start.too_few)), expect, "{known:?}");
        };
        let gone = |event: &mut Snapshot| event.players[4].state = PlayerState::Withdrawn;
        let away = |event: &mut Snapshot| event.players[1].checked_in_at = None;
        let without = |players: &[i64]| Err(Refusal::StartsWithout { players: players.to_vec() });
        let changed = |players: &[i64]| Err(Refusal::MissingChanged { players: players.to_vec() });
        check(|_| {}, &[], Ok((15, &[], &[])));
        check(|_| {}, &[5], changed(&[]));
        check(gone, &[], without(&[5]));
        check(gone, &[2], changed(&[5]));
        check(gone, &[5], Ok((14, &[5], &[])));
        check(away, &[2], Ok((14, &[2], &[])));
        let both: fn(&mut Snapshot) = |event| {
            event.players[4].state = PlayerState::Withdrawn;
            event.players[1].checked_in_at = None;
        };
        check(both, &[5], changed(&[2, 5]));
        check(both, &[2, 5], Ok((13, &[2, 5], &[])));
        // The last table has three.
        check(
            |event| event.players[14].state = PlayerState::Withdrawn,
            &[15],
            Err(Refusal::TooFewLeft { tables: vec![4] }),
        );
        check(|event| event.staff.clear(), &[], Err(Refusal::NoJudge));
    }

    #[test]
    fn any_preliminary_round_takes_the_planned_ones_with_it() {
        let mut event = planned(PublishRounds::All);
        let together = |event: &Snapshot, at: usize| -> Vec<i64> {
            published_together(event, &event.rounds[at]).iter().map(|round| round.row.number).collect()
        };
        assert_eq!((together(&event, 0), together(&event, 2)), (vec![1, 2, 3], vec![1, 2, 3]));
        assert_eq!(may_publish(&event, &event.rounds[2]), Ok(()));
        event.rounds[0].row.state = RoundState::Closed;
        assert_eq!(together(&event, 2), [2, 3]);
        event.tournament.settings.publish_rounds = PublishRounds::One;
        assert_eq!(together(&event, 2), [3]);
    }
}
