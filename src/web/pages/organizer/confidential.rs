//! `/run/{slug}/reports`: confidential reports (2.2.3), for the staff. Everybody on the staff gets the same pages with the same
//! words; what stands on them is only what the reader wrote or may read, and the address of any other report leads nowhere.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::confidential::answer_report::{answer_report, note_seen, reader};
use reeve_actions::confidential::file_report::{TypedReport, file_report};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::confidential_view::{ConfidentialForm, ConfidentialView, TICKED, filed, read_form};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::confidential::ReportReader;
use reeve_store::AccountId;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::confidential;
use reeve_views::confidential::{ReadableReport, ReportForm, StepBy};
use reeve_words as words;
use reeve_words::flash::ReportDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::confidential_reports, Permission::ReportConduct, || to(list)).in_confidence(),
        get(urls::run::new_confidential_report, Permission::ReportConduct, || to(new)).in_confidence(),
        post(urls::run::new_confidential_report, Permission::ReportConduct, || to(file))
            .repeats(TICKED)
            .in_confidence(),
        get(urls::run::confidential_report, Permission::ReportConduct, || to(show)).in_confidence(),
        post(urls::run::note_report_seen, Permission::ReportConduct, || to(seen)).in_confidence(),
        post(urls::run::answer_report, Permission::ReportConduct, || to(answer)).in_confidence(),
    ]
}

/// Slug and the report's key.
type ReportPath = web::Path<(String, String)>;

#[derive(Template)]
#[template(path = "organizer/confidential/list.html")]
struct ReportsPage {
    page: Layout,
    urls: Run,
    /// What the reader may read.
    to_read: Vec<ConfidentialView>,
    own: Vec<ConfidentialView>,
    may_write: bool,
}

/// Who reads, as far as it decides what may be read.
fn reading(request: &RequestContext) -> Result<ReportReader<AccountId>, Error> {
    reader(request.context().caller, &request.roles()).ok_or(Error::Forbidden)
}

/// The reports that the reader wrote or may read.
async fn list(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    let tournament = request.tournament()?;
    let reader = reading(&request)?;
    let mut tx = request.app.db.read().await?;
    let reports = confidential::all_for_reader(&mut tx, tournament.id, reader).await?;
    drop(tx);
    let view = |report: &ReadableReport| ConfidentialView::of(report, &tournament.time_zone);
    let (to_read, others): (Vec<_>, Vec<_>) = reports.iter().partition(|report| report.reads_as.is_some());
    let mut layout = nav::staff(&request, titles::CONFIDENTIAL_REPORTS, StaffSection::Reports)?;
    // The newest comes first.
    let written = reports.iter().find(|report| report.report.account_id == Some(reader.account));
    let said = match (ReportDone::from_code(&query.done), written) {
        (Some(ReportDone::Filed), Some(written)) => Some(filed(written)),
        _ => query.notice::<ReportDone>(),
    };
    if let Some((kind, said)) = said {
        layout = layout.notice(kind, said);
    }
    page(&ReportsPage {
        page: layout,
        urls: urls::run(&tournament.slug),
        to_read: to_read.into_iter().map(view).collect(),
        own: others.into_iter().map(view).collect(),
        may_write: request.may_change(Permission::ReportConduct).is_ok(),
    })
}

#[derive(Template)]
#[template(path = "organizer/confidential/new.html")]
struct NewReportPage {
    page: Layout,
    urls: Run,
    report: ConfidentialForm,
}

/// The form.
async fn new(request: RequestContext) -> HandlerResult {
    request.may_change(Permission::ReportConduct)?;
    form_page(&request, FormState::fresh(TypedReport::default())).await
}

async fn form_page(request: &RequestContext, typed: FormState<TypedReport>) -> HandlerResult {
    let tournament = request.tournament()?;
    let urls = urls::run(&tournament.slug);
    let mut tx = request.app.db.read().await?;
    let form = ReportForm::read(&mut tx, tournament.id, !typed.faults.is_empty()).await?;
    drop(tx);
    let layout = nav::staff(request, titles::WRITE_A_REPORT, StaffSection::Reports)?
        .crumb(titles::CONFIDENTIAL_REPORTS, urls.confidential_reports());
    let layout = typed.tell(layout);
    let status = typed.status();
    let report = ConfidentialForm::of(typed, form, None).await?;
    page_with(status, &NewReportPage { page: layout, urls, report })
}

/// Stores a report, or gives it back with what is wrong.
async fn file(request: RequestContext, form: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let typed = read_form(&form);
    let urls = urls::run(&tournament.slug);
    let done = request.will_redirect_to(urls.confidential_reports().done(ReportDone::Filed));
    match file_report(&request.context(), tournament.id, &typed, request.app.mail.is_some()).await {
        Ok(_) => see_other(done),
        Err(error) => form_page(&request, FormState::returned(typed, error)?).await,
    }
}

/// Something that was done with a report.
struct StepLine {
    at: String,
    what: &'static str,
    by: String,
}

#[derive(Template)]
#[template(path = "organizer/confidential/report.html")]
struct ConfidentialReportPage {
    page: Layout,
    urls: Run,
    report: ConfidentialView,
    reporter: String,
    /// Why the reader may read it; none where the reader wrote it.
    reads: Option<&'static str>,
    /// Whether the reader has noted to have seen it.
    has_seen: bool,
    steps: Vec<StepLine>,
    answer: FormState<String>,
    may_change: bool,
}

/// One report.
async fn show(request: RequestContext, path: ReportPath, query: web::Query<DoneQuery>) -> HandlerResult {
    report_page(&request, &path.1, FormState::fresh(String::new()).with_notice(query.notice::<ReportDone>())).await
}

async fn report_page(request: &RequestContext, key: &str, answer: FormState<String>) -> HandlerResult {
    let tournament = request.tournament()?;
    let reader = reading(request)?;
    let mut tx = request.app.db.read().await?;
    let found = confidential::for_reader(&mut tx, tournament.id, reader, key).await?.ok_or(Error::Missing)?;
    drop(tx);
    let urls = urls::run(&tournament.slug);
    let layout = nav::staff(request, titles::CONFIDENTIAL_REPORT, StaffSection::Reports)?
        .crumb(titles::CONFIDENTIAL_REPORTS, urls.confidential_reports());
    let line = |step: &StepBy| StepLine {
        at: time::moment(step.kept.at, &tournament.time_zone),
        what: words::confidential::step(step.kept.step),
        by: words::confidential::by(step.kept.account.as_deref()),
    };
    let reporter = match &found.by_player {
        Some((number, name)) => words::confidential::player(*number, name),
        None => found.report.account.clone().unwrap_or_default(),
    };
    let shown = ConfidentialReportPage {
        page: answer.tell(layout),
        urls,
        report: ConfidentialView::of(&found, &tournament.time_zone),
        reporter,
        reads: found.reads_as.map(|reads_as| words::confidential::why_you_read(reads_as, found.left_to)),
        has_seen: found.is_seen_by(reader.account),
        steps: found.steps.iter().map(line).collect(),
        may_change: found.reads_as.is_some() && request.may_change(Permission::ReportConduct).is_ok(),
        answer,
    };
    page_with(shown.answer.status(), &shown)
}

/// Notes that the reader has seen it.
async fn seen(request: RequestContext, path: ReportPath, _: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let done = urls::run(&tournament.slug).confidential_report(&path.1).done(ReportDone::Seen);
    let done = request.will_redirect_to(done);
    note_seen(&request.context(), tournament.id, &path.1).await?;
    see_other(done)
}

/// Answers whoever wrote it.
async fn answer(request: RequestContext, path: ReportPath, form: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let typed = form.raw("answer").to_owned();
    let done = urls::run(&tournament.slug).confidential_report(&path.1).done(ReportDone::Answered);
    let done = request.will_redirect_to(done);
    match answer_report(&request.context(), tournament.id, &path.1, &typed).await {
        Ok(()) => see_other(done),
        Err(error) => report_page(&request, &path.1, FormState::returned(typed, error)?).await,
    }
}
