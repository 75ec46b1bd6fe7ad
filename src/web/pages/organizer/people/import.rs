//! Importing a list of players: the file, the preview, the import.

use actix_web::http::StatusCode;
use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::people::import_plan::{ImportChoice, ImportPlan, LineFault, LineFaultKind, LineOutcome};
use crate::actions::people::import_players::{PlayersImport, import_players, keep_file, kept, plan_apart};
use crate::files::encoding::{ENCODINGS, Encoding};
use crate::files::player_column::PlayerColumn;
use crate::files::players::Mapping;
use crate::limits;
use crate::rules::text::groups_shown;
use crate::store::ImportDraftId;
use crate::store::player;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with, see_other};
use crate::web::http::route::{FormSize, Route, get, post, to};
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::nav::StaffSection;
use crate::web::ui::urls::Run;
use crate::web::ui::words::done::PlayersDone;
use crate::web::ui::words::requests;
use crate::web::ui::words::{labels, titles};
use crate::web::ui::{nav, urls, words};

/// The routes of the import.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/import", Permission::Run, || to(upload_form)),
        post("/run/{slug}/import", Permission::Run, || to(upload)).takes(FormSize::File(&limits::PLAYERS_FILE)),
        get("/run/{slug}/import/{draft}", Permission::Run, || to(preview)).large(),
        post("/run/{slug}/import/{draft}", Permission::Run, || to(confirm)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/import.html")]
struct Upload {
    page: Layout,
    urls: Run,
    form: FormState<String>,
    limit: usize,
}

/// The form for a file or pasted lines.
async fn upload_form(request: RequestContext) -> HandlerResult {
    request.may_change(Permission::Run)?;
    upload_page(&request, StatusCode::OK, FormState::fresh(String::new()))
}

/// The form, with the lines that were pasted.
fn upload_page(request: &RequestContext, status: StatusCode, form: FormState<String>) -> HandlerResult {
    let urls = urls::run(&request.tournament()?.slug);
    let layout =
        nav::staff(request, titles::IMPORT_PLAYERS, StaffSection::Players)?.crumb(titles::PLAYERS, urls.players());
    let limit = limits::PLAYERS_FILE.bytes.min(request.app.config.body_limit) / 1024;
    page_with(status, &Upload { page: form.tell(layout), urls, form, limit })
}

/// The form once more, in the place of a list that is not kept any more.
fn gone_page(request: &RequestContext) -> HandlerResult {
    let gone = (NoticeKind::Attention, words::people::LIST_GONE.to_owned());
    upload_page(request, StatusCode::NOT_FOUND, FormState::fresh(String::new()).with_notice(Some(gone)))
}

/// Keeps the file, and leads to its preview.
pub async fn upload(request: RequestContext, form: Form) -> HandlerResult {
    let pasted = form.raw("pasted").to_owned();
    let content = match form.file() {
        None if !pasted.trim().is_empty() => Some(pasted.as_bytes()),
        file => file.or_else(|| form.empty_file()),
    };
    let urls = urls::run(&request.tournament()?.slug);
    let preview = request.will_redirect_to_created(|draft| urls.import_preview(draft));
    match keep_file(&request.context(), request.tournament()?.id, content).await {
        Ok(draft) => see_other(preview(&draft)),
        Err(error) => {
            let form = FormState::returned_unless_refused(pasted.clone(), error)?;
            // What is wrong with the file itself comes first of all, and not only beside its field.
            let notice = form.fault("file").filter(|_| content.is_some()).map(str::to_owned);
            let form = form.with_notice(notice.map(|words| (NoticeKind::Wrong, words)));
            upload_page(&request, form.status(), form)
        }
    }
}

#[derive(Template)]
#[template(path = "organizer/people/import_preview.html")]
struct Preview {
    page: Layout,
    urls: Run,
    draft: ImportDraftId,
    read_as: String,
    tiles: Vec<(&'static str, String, String)>,
    encodings: Vec<(&'static str, &'static str)>,
    encoding: &'static str,
    columns: Vec<ColumnChoice>,
    fields: Vec<(&'static str, &'static str)>,
    has_header: bool,
    another_person_than_player: bool,
    another_person_than_staff: bool,
    lines: Vec<Shown>,
    more: usize,
    faults: Vec<FaultLine>,
    /// What is said of the faults that are not named.
    more_faults: String,
    readable: bool,
    coming: usize,
    waiting: usize,
    seen: String,
}

struct ColumnChoice {
    at: usize,
    name: String,
    field: &'static str,
}

struct Shown {
    line: u64,
    label: String,
    note: String,
    kind: &'static str,
    word: &'static str,
}

struct FaultLine {
    line: String,
    column: String,
    what: String,
}

/// The most lines shown in the preview; all of them are imported.
const SHOWN: usize = 1000;

/// What the import would do.
pub async fn preview(request: RequestContext, req: HttpRequest, path: Path<(String, ImportDraftId)>) -> HandlerResult {
    request.may_change(Permission::Run)?;
    let pairs: Vec<(String, String)> = form_urlencoded::parse(req.query_string().as_bytes()).into_owned().collect();
    let draft = match kept(&request.context(), request.tournament()?.id, path.1).await {
        Err(actions::Error::Missing) => return gone_page(&request),
        draft => draft?,
    };
    // The address of a preview imports nothing, so what the page does not offer is no fault in it.
    let (choice, _) = read_choice(&pairs);
    let plan = plan_apart(request.snapshot().await?, draft.content, choice.clone()).await?;
    preview_page(&request, StatusCode::OK, path.1, &plan, &choice, unreadable(&plan))
}

/// What comes first on the page of a file of which no line can be read.
fn unreadable(plan: &ImportPlan) -> Option<(NoticeKind, String)> {
    let fault = plan.faults.first().filter(|_| plan.header.is_empty())?;
    Some((NoticeKind::Wrong, words::people::file_unreadable(fault.line, &fault_line(fault).what)))
}

/// What the organizer chose, from the names and values of the form, and the first field with a value that the page does
/// not offer. Of a field that comes more than once, the first counts.
fn read_choice(pairs: &[(String, String)]) -> (ImportChoice, Option<&str>) {
    let (mut choice, mut was, mut mapping, mut not_offered) = (ImportChoice::default(), None, Vec::new(), None);
    for (name, value) in pairs.iter().rev() {
        let is_offered = match name.as_str() {
            "encoding" => {
                choice.encoding = Encoding::from_code(value);
                choice.encoding.is_some()
            }
            "was" => {
                was = Some(value.as_str());
                Encoding::from_code(value).is_some()
            }
            "first" => {
                choice.header = Some(value == "columns");
                matches!(value.as_str(), "columns" | "player")
            }
            "known" => {
                choice.another_person_than_player = value == "others";
                matches!(value.as_str(), "skip" | "others")
            }
            "not_staff" => {
                choice.another_person_than_staff = true;
                true
            }
            _ => read_column(&mut mapping, name, value),
        };
        if !is_offered {
            not_offered = Some(name.as_str());
        }
    }
    // A file read in another encoding may have other columns, so the guess is made anew for it.
    let same = was.is_none_or(|was| choice.encoding.is_some_and(|encoding| encoding.code() == was));
    choice.header = choice.header.filter(|_| same);
    choice.mapping = (!mapping.is_empty() && same).then_some(mapping);
    (choice, not_offered)
}

/// Notes what a column holds, where the field `c0`, `c1`, ... says so; gives whether the page offers that.
fn read_column(mapping: &mut Mapping, name: &str, value: &str) -> bool {
    let Some(at) = name.strip_prefix('c').and_then(|at| at.parse::<usize>().ok()) else { return true };
    let column = PlayerColumn::from_code(value);
    if at < 1000 {
        if mapping.len() <= at {
            mapping.resize(at + 1, None);
        }
        mapping[at] = column;
    }
    value.is_empty() || column.is_some()
}

fn preview_page(
    request: &RequestContext,
    status: StatusCode,
    draft: ImportDraftId,
    plan: &ImportPlan,
    choice: &ImportChoice,
    notice: Option<(NoticeKind, String)>,
) -> Result<HttpResponse, Error> {
    let urls = urls::run(&request.tournament()?.slug);
    let mut layout = nav::staff(request, titles::LOOK_BEFORE_IMPORTING, StaffSection::Players)?
        .crumb(titles::PLAYERS, urls.players());
    if let Some((kind, words)) = notice {
        layout = layout.notice(kind, words);
    }
    let mut fields: Vec<(&str, &str)> =
        PlayerColumn::ALL.into_iter().map(|field| (field.code(), words::files::field(field))).collect();
    fields.push(("", labels::LEAVE_OUT));
    page_with(
        status,
        &Preview {
            page: layout,
            urls,
            draft,
            read_as: words::files::read_as(plan.encoding, plan.separator),
            tiles: tiles(plan),
            encodings: ENCODINGS.iter().map(|encoding| (encoding.code(), words::files::encoding(*encoding))).collect(),
            encoding: plan.encoding.code(),
            columns: columns(plan),
            fields,
            has_header: plan.has_header,
            another_person_than_player: choice.another_person_than_player,
            another_person_than_staff: choice.another_person_than_staff,
            lines: lines(plan),
            more: plan.rows.len().saturating_sub(SHOWN),
            faults: plan.faults.iter().take(limits::FAULTS).map(fault_line).collect(),
            more_faults: match plan.faults.len().saturating_sub(limits::FAULTS) {
                0 => String::new(),
                more => words::files::more_faults(more),
            },
            readable: plan.readable,
            coming: plan.coming().count(),
            waiting: plan.count(&LineOutcome::Waiting),
            seen: plan.seen(choice),
        },
    )
}

fn tiles(plan: &ImportPlan) -> Vec<(&'static str, String, String)> {
    let mut tiles = vec![(labels::NEW, plan.coming().count().to_string(), String::new())];
    let waiting = plan.count(&LineOutcome::Waiting);
    if waiting > 0 {
        tiles.push((labels::OF_THESE_WAITING, waiting.to_string(), words::people::EVERY_PLACE_TAKEN.to_owned()));
    }
    tiles.push((
        labels::ALREADY_THERE,
        plan.count(&LineOutcome::There).to_string(),
        words::people::LEFT_AS_THEY_ARE.to_owned(),
    ));
    tiles.push((labels::FAULTY_LINES, plan.faulty().to_string(), String::new()));
    tiles
}

fn columns(plan: &ImportPlan) -> Vec<ColumnChoice> {
    let column = |(at, name): (usize, &String)| ColumnChoice {
        at,
        name: if name.is_empty() { labels::column(at + 1) } else { crate::files::table::shown(name) },
        field: plan.mapping.get(at).copied().flatten().map_or("", PlayerColumn::code),
    };
    plan.header.iter().enumerate().map(column).collect()
}

fn lines(plan: &ImportPlan) -> Vec<Shown> {
    let shown = plan.rows.iter().take(SHOWN).map(|row| {
        let kind = match (&row.outcome, row.person.suffix) {
            (LineOutcome::There, _) => "waiting",
            (LineOutcome::New, 0) => "good",
            (LineOutcome::Waiting | LineOutcome::New, _) => "attention",
        };
        let groups = groups_shown(row.person.groups());
        let person = &row.person;
        let parts = [person.email.as_deref(), person.club.as_deref(), Some(&*groups), person.country.as_deref()];
        let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
        Shown {
            line: row.line,
            label: player::label(&person.name, person.suffix),
            note: parts.collect::<Vec<_>>().join(" · "),
            kind,
            word: words::people::import_outcome(&row.outcome, row.person.suffix),
        }
    });
    shown.collect()
}

fn fault_line(fault: &LineFault) -> FaultLine {
    FaultLine {
        line: fault.line.map(|line| line.to_string()).unwrap_or_default(),
        column: fault.column.clone().unwrap_or_default(),
        what: match &fault.what {
            LineFaultKind::File(what) => words::files::what(what),
            LineFaultKind::Person(refusal) => words::refusal(refusal),
        },
    }
}

/// Imports the file as it was looked at; where it would do something else by now, shows what.
pub async fn confirm(request: RequestContext, path: Path<(String, ImportDraftId)>, form: Form) -> HandlerResult {
    let (choice, not_offered) = read_choice(form.pairs());
    if let Some(name) = not_offered {
        return Err(Error::Unprocessable(requests::no_such_choice(name)));
    }
    let (slug, draft) = path.into_inner();
    let tournament = request.tournament()?.id;
    let urls = urls::run(&slug);
    let done = request.will_redirect_to_created(|count| urls.players().done(PlayersDone::Imported.counted(count)));
    let how = (form.ticked("leave_out"), request.app.mail.is_some());
    let imported = match import_players(&request.context(), tournament, draft, &choice, form.text("seen"), how).await {
        Err(actions::Error::Missing) => return gone_page(&request),
        imported => imported?,
    };
    match imported {
        PlayersImport::Done(count) => see_other(done(&count)),
        PlayersImport::Otherwise(plan) => {
            let notice = Some((NoticeKind::Attention, words::people::READ_OTHERWISE.to_owned()));
            preview_page(&request, StatusCode::CONFLICT, draft, &plan, &choice, notice)
        }
        PlayersImport::Faulty(plan) => {
            let notice = Some((NoticeKind::Wrong, words::people::nothing_imported(plan.readable).to_owned()));
            preview_page(&request, StatusCode::UNPROCESSABLE_ENTITY, draft, &plan, &choice, notice)
        }
    }
}
