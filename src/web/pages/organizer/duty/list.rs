//! Which judges go to which tables: the duty list, to be written, looked at beside a round, and printed.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::duty::assign::{EVERY_ROUND, TypedDuty, assign, round_code, take_off};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::duty_view;
use reeve_http::ui::duty_view::JudgeView;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::judge_duty::JudgeDuty;
use reeve_store::snapshot::Round;
use reeve_store::{ChangeKind, DutyId, Snapshot};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::duty::tables::{TableJudges, judges, loads, read};
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::prelims;
use reeve_words as words;
use reeve_words::flash::DutyDone;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::duty, Permission::ReadRun, || to(show)),
        post(urls::run::duty, Permission::Run, || to(add)),
        post(urls::run::remove_duty, Permission::Run, || to(remove)),
    ]
}

/// The round to show, and what was just done.
#[derive(Default, Deserialize)]
pub(super) struct DutyQuery {
    #[serde(default)]
    round: String,
    #[serde(default)]
    pub(super) done: String,
}

impl DutyQuery {
    /// What the page says of what was done.
    pub(super) fn notice(&self) -> Option<(NoticeKind, String)> {
        DutyDone::from_code(&self.done).map(|done| (NoticeKind::Good, done.sentence()))
    }
}

#[derive(Template)]
#[template(path = "organizer/duty/list.html")]
struct DutyPage {
    page: Layout,
    urls: Run,
    lines: Vec<DutyLine>,
    /// The name of the round that is shown; empty where none has tables.
    round: String,
    /// The ways to the other rounds.
    others: Vec<(String, Url)>,
    tables: Vec<(i64, Vec<JudgeView>)>,
    /// The tables to which nobody goes, in a sentence.
    unassigned: Option<String>,
    /// Each judge with the tables in the round, and at how many somebody close sits.
    loads: Vec<(String, String, usize)>,
    judges: Vec<(String, String)>,
    rounds: Vec<(String, String)>,
    form: FormState<TypedDuty>,
    may_change: bool,
}

/// A line of the duty list.
struct DutyLine {
    id: i64,
    judge: String,
    tables: String,
}

async fn show(request: RequestContext, query: web::Query<DutyQuery>) -> HandlerResult {
    let form = FormState::fresh(TypedDuty { round: EVERY_ROUND.to_owned(), ..TypedDuty::default() });
    duty_page(&request, form.with_done(query.notice()), &query.round).await
}

async fn duty_page(request: &RequestContext, form: FormState<TypedDuty>, wanted: &str) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, kept) = read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let list = kept.list();
    let round = chosen(&snapshot, wanted);
    let of_round = round.map(|round| list.of_round(&snapshot, round)).unwrap_or_default();
    let free: Vec<i64> = of_round.iter().filter(|at| at.judges.is_empty()).map(|at| at.table).collect();
    let urls = urls::run(&snapshot.tournament.slug);
    let layout = nav::staff(request, titles::DUTY, StaffSection::Staff)?.crumb(titles::STAFF, urls.staff());
    let view = DutyPage {
        page: form.tell(nav::live_if(form.status(), layout, request, ChangeKind::ALL)?),
        lines: kept.lines.iter().map(|line| duty_line(&snapshot, line)).collect(),
        round: round.map(|round| words::rounds::title(RoundAt::of(round))).unwrap_or_default(),
        others: others(&snapshot, round, &urls),
        unassigned: words::duty::unassigned(&free),
        loads: loads(&snapshot, &of_round)
            .into_iter()
            .map(|(name, tables, close)| (name.to_owned(), words::duty::load(tables), close))
            .collect(),
        tables: of_round.iter().map(|at: &TableJudges| (at.table, duty_view::judges(at))).collect(),
        judges: judges(&snapshot).into_iter().map(|(id, name)| (id.to_string(), words::isolated(name))).collect(),
        rounds: choices(&snapshot),
        may_change: request.may_change(Permission::Run).is_ok(),
        form,
        urls,
    };
    page_with(view.form.status(), &view)
}

/// The round to show: the one that is asked for, else the one that is played or comes next.
fn chosen<'s>(snapshot: &'s Snapshot, wanted: &str) -> Option<&'s Round> {
    let seated = || snapshot.rounds.iter().filter(|round| !round.tables.is_empty());
    let asked = || seated().find(|round| round_code(round.row.stage, round.row.number) == wanted);
    let open = || seated().find(|round| round.row.state != RoundState::Closed);
    asked().or_else(open).or_else(|| seated().next_back())
}

fn others(snapshot: &Snapshot, shown: Option<&Round>, urls: &Run) -> Vec<(String, Url)> {
    let seated = snapshot.rounds.iter().filter(|round| !round.tables.is_empty());
    let others = seated.filter(|round| shown.is_none_or(|shown| shown.row.id != round.row.id));
    let link = |round: &Round| {
        (words::rounds::title(RoundAt::of(round)), urls.duty_in(round_code(round.row.stage, round.row.number)))
    };
    others.map(link).collect()
}

/// Every round that a judge can be sent to: values and labels.
fn choices(snapshot: &Snapshot) -> Vec<(String, String)> {
    let prelims = (1..=prelims::planned(&snapshot.tournament)).map(|number| RoundAt { stage: Stage::Prelim, number });
    let goes_on = !snapshot.tournament.ends_with_rounds();
    let later = [Stage::Semi, Stage::Final].into_iter().filter(|_| goes_on).map(RoundAt::later);
    let rounds = prelims.chain(later);
    let every = (EVERY_ROUND.to_owned(), words::duty::EVERY_ROUND.to_owned());
    let choice = |at: RoundAt| (round_code(at.stage, at.number), words::rounds::title(at));
    std::iter::once(every).chain(rounds.map(choice)).collect()
}

fn duty_line(snapshot: &Snapshot, line: &JudgeDuty) -> DutyLine {
    let judge = snapshot.staff.iter().find(|member| member.account_id == line.account_id);
    DutyLine {
        id: line.id.0,
        judge: judge.map(|member| member.name.clone()).unwrap_or_default(),
        tables: words::duty::duty_tables(line.tables()),
    }
}

/// Sends a judge to tables, or gives the form back.
async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let typed = TypedDuty {
        judge: form.text("judge").to_owned(),
        round: form.text("round").to_owned(),
        first: form.raw("first_table").to_owned(),
        last: form.raw("last_table").to_owned(),
    };
    let done = assign(&request.context(), request.tournament()?.id, &typed).await;
    answer(&request, typed, done, DutyDone::Assigned).await
}

/// Takes a judge off tables.
async fn remove(request: RequestContext, form: Form) -> HandlerResult {
    let duty: DutyId = form.text("duty").parse().map_err(|_| Error::Missing)?;
    let done = take_off(&request.context(), request.tournament()?.id, duty).await;
    answer(&request, TypedDuty::default(), done, DutyDone::Removed).await
}

async fn answer(
    request: &RequestContext,
    typed: TypedDuty,
    done: actions::Result<()>,
    said: DutyDone,
) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).duty().done(said)),
        Err(error) => duty_page(request, FormState::returned(typed, error)?, "").await,
    }
}
