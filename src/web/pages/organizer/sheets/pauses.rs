//! What the record sheet says of pauses of its game (2.1.7), how one gets from there to a ruling about it or calls a judge (1.3.3), and
//! which judge goes where somebody does not agree with the result (1.3.4).

use crate::http::error::Error;
use crate::http::request::RequestContext;
use crate::pages::organizer::sheets::waiting::told_since;
use crate::ui::goes_view::GoesView;
use crate::ui::urls::Url;
use crate::ui::{time, urls, words};
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_rules::rulings::call::may_call;
use reeve_rules::sheets::DisputeOutcome;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::judge_call::JudgeCall;
use reeve_store::sheet_dispute::KeptDispute;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{Snapshot, judge_call, ruling};
use reeve_views::rulings::judge_board::{GamePause, called_from, may_pause, pauses};

/// The pauses of a game.
#[derive(Default)]
pub(super) struct PausesView {
    /// What is said of the one that lasts, and where a judge lets the game go on.
    pub(super) now: Option<(String, Option<Url>)>,
    /// Where a judge pauses the game, while it is on and not paused.
    pub(super) pause: Option<Url>,
    /// Those that have ended, in sentences.
    pub(super) ended: Vec<String>,
    /// Where a judge rules about the game.
    pub(super) rule: Option<Url>,
    /// Where a call of a judge is taken down, while nobody has called one.
    pub(super) call: Option<Url>,
    /// Whether somebody has.
    pub(super) called: bool,
    /// Which judge goes to the table; none where nobody objects to the result.
    pub(super) goes: Option<GoesView>,
    /// Why whoever looks, who was on the way there, need not go any more.
    pub(super) calmed: Option<String>,
}

/// Why the judge who was on the way to a table need not go any more, as [`waiting`](super::waiting) says it: who agrees after all.
fn calmed(
    request: &RequestContext,
    snapshot: &Snapshot,
    (round, table): (&Round, &Table),
    disputes: &[KeptDispute],
) -> Option<String> {
    let me = request.access.caller().account()?;
    // Nobody thinks of going any more.
    if table.row.disputed || table.row.sheet_state.is_final() || round.row.state == RoundState::Closed {
        return None;
    }
    // Judges may have gone there before, because of something else.
    let last = disputes.iter().filter_map(|one| one.claim.claimed_at).max();
    let of_last = || disputes.iter().filter(|one| one.claim.claimed_at.is_some() && one.claim.claimed_at == last);
    if of_last().any(|one| one.outcome == Some(DisputeOutcome::Decided)) {
        return None;
    }
    let is_told = |one: &&KeptDispute| {
        one.claim.claimed_by == Some(me)
            && one.outcome == Some(DisputeOutcome::TakenBack)
            && one.settled_at.is_some_and(|at| at >= told_since(request.now))
    };
    let labels = snapshot.labels();
    let mut names: Vec<String> = Vec::new();
    for one in of_last().filter(is_told) {
        let name = labels.of(one.player_id).to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| words::rulings::nobody_waits(&names))
}

/// The pauses of the game at a table.
pub(super) async fn pauses_at(
    request: &RequestContext,
    snapshot: &Snapshot,
    at: TableAt,
    disputes: &[KeptDispute],
) -> Result<PausesView, Error> {
    let (round, table) = at.find(&snapshot.rounds)?;
    let is_on = may_pause(round.row.state, table.row.sheet_state);
    let mut tx = request.app.db.read().await?;
    let game = (at.round.stage, at.round.number, at.table);
    let steps = ruling::pauses_of(&mut tx, snapshot.tournament.id, game).await?;
    let calls = judge_call::open(&mut tx, snapshot.tournament.id).await?;
    drop(tx);
    let clock = |at| time::clock(at, &snapshot.tournament.time_zone);
    let rules = request.may_change(Permission::Rule).is_ok();
    let run = urls::run(&snapshot.tournament.slug);
    let urls = run.round(at.round);
    let resume = rules.then(|| urls.resume(at.table));
    let called = calls.iter().any(|call| called_from(call) == (at.round, at.table));
    // A ruling here ends the call that nobody has claimed, or whoever looks.
    let me = request.access.caller().account();
    let ends = |call: &JudgeCall| {
        let free = call.claimed_at.is_none() || (me.is_some() && call.claimed_by == me);
        called_from(call) == (at.round, at.table) && free
    };
    let may_call = may_call(round.row.state).is_ok() && request.may_change(Permission::CallJudge).is_ok();
    let mut view = PausesView {
        rule: (rules && round.row.state != RoundState::Planned).then(|| {
            let form = run.judge().new_ruling_at(at.round, at.table);
            calls.iter().filter(|call| ends(call)).fold(form, |form, call| form.query("call", call.id))
        }),
        call: (may_call && !called).then(|| urls.call_judge(at.table)),
        called,
        goes: match disputes.iter().find(|one| one.outcome.is_none()).filter(|_| table.row.disputed) {
            Some(open) => Some(GoesView::of(request, at, &open.claim)?),
            None => None,
        },
        calmed: calmed(request, snapshot, (round, table), disputes),
        ..PausesView::default()
    };
    for GamePause { since, end } in pauses(&steps) {
        match end {
            None => view.now = Some((words::rulings::paused_since(&clock(since)), resume.clone())),
            Some(end) => {
                view.ended.push(words::rulings::pause(&clock(since), Some((&clock(end.at), end.said))));
            }
        }
    }
    view.pause = (rules && is_on && view.now.is_none()).then(|| urls.pause(at.table));
    Ok(view)
}
