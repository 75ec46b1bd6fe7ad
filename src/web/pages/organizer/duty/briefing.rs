//! `/run/{slug}/briefing`: what a judge explains to the players before round 1 (1.3.1), ticked point by point.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::duty::list::DutyQuery;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::duty::brief::{NoteBriefing, field, note_briefing, take_briefing_back};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::rulings::briefing::BriefingPoint;
use reeve_store::briefing::of_tournament;
use reeve_store::{BriefingId, ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::duty::tables::judges;
use reeve_words as words;
use reeve_words::flash::DutyDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::briefing, Permission::ReadRun, || to(show)),
        post(urls::run::briefing, Permission::NoteBriefing, || to(note)),
        post(urls::run::take_briefing_back, Permission::NoteBriefing, || to(take_back)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/duty/briefing.html")]
struct BriefingPage {
    page: Layout,
    urls: Run,
    /// The briefings that stand: number, judge, time.
    held: Vec<(i64, String, String)>,
    points: Vec<PointView>,
    judges: Vec<(String, String)>,
    form: FormState<NoteBriefing>,
    /// What is wrong, each thing once.
    faults: FieldFaults,
    may_change: bool,
}

/// A point of the list.
struct PointView {
    field: String,
    says: String,
    ticked: bool,
    fault: Option<String>,
}

async fn show(request: RequestContext, query: web::Query<DutyQuery>) -> HandlerResult {
    let mut form = FormState::fresh(NoteBriefing { judge: String::new(), points: Default::default() });
    if let Some(account) = request.access.caller().account() {
        form.judge = account.to_string();
    }
    briefing_page(&request, form.with_done(query.notice())).await
}

async fn briefing_page(request: &RequestContext, form: FormState<NoteBriefing>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let zone = &snapshot.tournament.time_zone;
    let held = of_tournament(&mut request.app.db.read().await?, snapshot.tournament.id).await?;
    let urls = urls::run(&snapshot.tournament.slug);
    let layout = nav::staff(request, titles::BRIEFING, StaffSection::Staff)?.crumb(titles::STAFF, urls.staff());
    let system = snapshot.tournament.system.system();
    let left_out = form.faults.iter().filter(|(name, _)| BriefingPoint::ALL.iter().any(|one| field(*one) == *name));
    let left_out: Vec<&(String, String)> = left_out.collect();
    let faults = match left_out[..] {
        [(first, _), _, ..] => {
            let others = form.faults.iter().filter(|fault| !left_out.contains(fault)).cloned();
            [(first.clone(), words::duty::points_left_out(left_out.len()))].into_iter().chain(others).collect()
        }
        _ => form.faults.iter().cloned().collect(),
    };
    let several = left_out.len() > 1;
    let point = |point: BriefingPoint| PointView {
        says: words::cited(&layout.say(words::duty::point(point, system)), point.clause()),
        ticked: form.points.contains(&point),
        fault: form
            .fault(&field(point))
            .map(|said| if several { words::duty::NOT_TICKED.to_owned() } else { said.to_owned() }),
        field: field(point),
    };
    let points = BriefingPoint::of(system).map(point).collect();
    let view = BriefingPage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::Course])?),
        held: held.into_iter().map(|one| (one.id.0, one.judge, time::moment(one.held_at, zone))).collect(),
        points,
        judges: choices(&snapshot),
        may_change: request.may_change(Permission::NoteBriefing).is_ok(),
        faults,
        form,
        urls,
    };
    page_with(view.form.status(), &view)
}

fn choices(snapshot: &Snapshot) -> Vec<(String, String)> {
    judges(snapshot).into_iter().map(|(id, name)| (id.to_string(), words::isolated(name))).collect()
}

/// Notes a briefing.
async fn note(request: RequestContext, form: Form) -> HandlerResult {
    let ticked = BriefingPoint::ALL.iter().filter(|point| form.ticked(&field(**point)));
    let command = NoteBriefing { judge: form.text("judge").to_owned(), points: ticked.copied().collect() };
    let done = note_briefing(&request.context(), request.tournament()?.id, &command).await;
    answer(&request, command, done, DutyDone::Briefed).await
}

/// Takes one back.
async fn take_back(request: RequestContext, form: Form) -> HandlerResult {
    let held: BriefingId = form.text("briefing").parse().map_err(|_| Error::Missing)?;
    let done = take_briefing_back(&request.context(), request.tournament()?.id, held).await;
    let nothing = NoteBriefing { judge: String::new(), points: Default::default() };
    answer(&request, nothing, done, DutyDone::NotBriefed).await
}

async fn answer(
    request: &RequestContext,
    typed: NoteBriefing,
    done: actions::Result<()>,
    said: DutyDone,
) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).briefing().done(said)),
        Err(error) => briefing_page(request, FormState::returned(typed, error)?).await,
    }
}
