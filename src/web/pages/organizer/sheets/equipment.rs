//! `/run/{slug}/equipment`: dice to be swapped where a log is kept, and missing parts, until somebody has seen to them.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::notes::NotesQuery;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::sheets::note_game::see_to;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::sheets::equipment;
use reeve_views::sheets::equipment::{EquipmentLine, EquipmentTask};
use reeve_words as words;
use reeve_words::flash::NotesDone;
use reeve_words::time;
use reeve_words::{notes as note_words, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::equipment, Permission::ReadRun, || to(show)),
        post(urls::run::see_to_equipment, Permission::SignPaper, || to(tick)),
        post(urls::run::reopen_equipment, Permission::SignPaper, || to(reopen)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/sheets/equipment.html")]
struct EquipmentPage {
    page: Layout,
    urls: Run,
    open: Vec<TaskLine>,
    done: Vec<TaskLine>,
    may_change: bool,
}

/// A task as the page shows it.
struct TaskLine {
    code: String,
    place: String,
    sheet: Url,
    what: String,
    set: String,
    /// When it was done; empty while it is not.
    at: String,
}

/// What is still to be done, in a sentence; none where nothing is.
pub(crate) fn to_do(lines: &[EquipmentLine]) -> Option<String> {
    let open = || lines.iter().filter(|line| line.done_at.is_none());
    let dice = open().filter(|line| line.part.is_none()).count();
    let parts = open().count() - dice;
    (dice + parts > 0).then(|| note_words::to_do(dice, parts))
}

async fn show(request: RequestContext, query: web::Query<NotesQuery>) -> HandlerResult {
    equipment_page(&request, FormState::fresh(()).with_done(query.notice())).await
}

async fn equipment_page(request: &RequestContext, form: FormState<()>) -> HandlerResult {
    let t = request.tournament()?;
    let urls = urls::run(&t.slug);
    let line = |line: &EquipmentLine| TaskLine {
        code: line.task.code(),
        place: titles::sheet(&words::rounds::title(line.round), line.table),
        sheet: urls.round(line.round).notes(line.table),
        what: note_words::task(line.part.as_deref()),
        set: {
            let counted = line.set.as_ref().and_then(|set| set.counted_at);
            let counted = counted.map(|at| time::moment(at, &t.time_zone));
            note_words::set(line.set.as_ref(), t.system.system(), counted.as_deref())
        },
        at: line.done_at.map(|at| time::moment(at, &t.time_zone)).unwrap_or_default(),
    };
    let mut tx = request.app.db.read().await?;
    let lines = equipment::read(&mut tx, t.id).await?;
    drop(tx);
    let (open, done): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.done_at.is_none());
    let layout =
        nav::staff(request, titles::DICE_AND_PARTS, StaffSection::Rounds)?.crumb(titles::ROUNDS, urls.rounds());
    let shown = EquipmentPage {
        page: form.tell(nav::live_if(form.status(), layout, request, ChangeKind::ALL)?),
        open: open.into_iter().map(line).collect(),
        done: done.into_iter().map(line).collect(),
        may_change: request.may_change(Permission::SignPaper).is_ok(),
        urls: urls::run(&t.slug),
    };
    page_with(form.status(), &shown)
}

/// Ticks a task off.
async fn tick(request: RequestContext, form: Form) -> HandlerResult {
    let done = see_to(&request.context(), request.tournament()?.id, named(&form)?, true).await;
    answer(&request, done, NotesDone::SeenTo).await
}

/// Puts a task back on the list.
async fn reopen(request: RequestContext, form: Form) -> HandlerResult {
    let done = see_to(&request.context(), request.tournament()?.id, named(&form)?, false).await;
    answer(&request, done, NotesDone::Reopened).await
}

/// The task that the form was about.
fn named(form: &Form) -> Result<EquipmentTask, Error> {
    EquipmentTask::from_code(form.text("task")).ok_or(Error::Missing)
}

async fn answer(request: &RequestContext, done: actions::Result<()>, said: NotesDone) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).equipment().done(said)),
        Err(error) => equipment_page(request, FormState::returned((), error)?).await,
    }
}
