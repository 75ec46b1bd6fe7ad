//! What the record sheet says of pauses of its game (2.1.7), how one gets from there to a ruling about it or calls a judge (1.3.3), and
//! which judge goes where somebody does not agree with the result (1.3.4).

use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::ui::judge_on_the_way::JudgeOnTheWayView;
use reeve_rules::rulings::call::may_call;
use reeve_rules::sheets::DisputeOutcome;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::Snapshot;
use reeve_store::judge_call::JudgeCall;
use reeve_store::sheet_dispute::KeptDispute;
use reeve_store::snapshot::{Round, Table};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::rulings::judge_board::{GamePause, may_pause};
use reeve_views::sheets::SheetView;
use reeve_views::sheets::at_table::{BesideSheet, SheetAtTable};
use reeve_views::sheets::waiting::notice_cutoff;
use reeve_words as words;
use reeve_words::time;

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
    pub(super) called: bool,
    /// Which judge goes to the table; none where nobody objects to the result.
    pub(super) goes: Option<JudgeOnTheWayView>,
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
            && one.settled_at.is_some_and(|at| at >= notice_cutoff(request.now))
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
pub(super) fn pauses_at(
    request: &RequestContext,
    sheet: &SheetAtTable,
    view: &SheetView<'_>,
    beside: &BesideSheet,
) -> Result<PausesView, Error> {
    let (round, table) = (view.round, view.table);
    let is_on = may_pause(round.row.state, table.row.sheet_state);
    let clock = |at| time::clock(at, &sheet.snapshot.tournament.time_zone);
    let rules = request.may_change(Permission::Rule).is_ok();
    let run = urls::run(&sheet.snapshot.tournament.slug);
    let urls = run.round(sheet.round);
    let resume = rules.then(|| urls.resume(sheet.table));
    let called = !beside.calls.is_empty();
    // A ruling here ends the call that nobody has claimed, or whoever looks.
    let me = request.access.caller().account();
    let ends = |call: &&JudgeCall| call.claimed_at.is_none() || (me.is_some() && call.claimed_by == me);
    let may_call = may_call(round.row.state).is_ok() && request.may_change(Permission::CallJudge).is_ok();
    let at = TableAt { round: sheet.round, table: sheet.table };
    let mut shown = PausesView {
        rule: (rules && round.row.state != RoundState::Planned).then(|| {
            let form = run.judge().new_ruling_at(sheet.round, sheet.table);
            beside.calls.iter().filter(ends).fold(form, |form, call| form.query("call", call.id))
        }),
        call: (may_call && !called).then(|| urls.call_judge(sheet.table)),
        called,
        goes: match sheet.disputes.iter().find(|one| one.outcome.is_none()).filter(|_| table.row.disputed) {
            Some(open) => Some(JudgeOnTheWayView::of(request, at, &open.claim)?),
            None => None,
        },
        calmed: calmed(request, &sheet.snapshot, (round, table), &sheet.disputes),
        ..PausesView::default()
    };
    for GamePause { since, end } in &beside.pauses {
        match end {
            None => shown.now = Some((words::rulings::paused_since(&clock(*since)), resume.clone())),
            Some(end) => {
                shown.ended.push(words::rulings::pause(&clock(*since), Some((&clock(end.at), end.said))));
            }
        }
    }
    shown.pause = (rules && is_on && shown.now.is_none()).then(|| urls.pause(sheet.table));
    Ok(shown)
}
