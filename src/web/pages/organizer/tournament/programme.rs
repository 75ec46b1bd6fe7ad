//! `/run/{slug}/programme`: what is planned when.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::tournament::programme::{TypedEntry, edit_programme, fingerprint};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::face_view::{ProgrammeDay, date_of, days};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::slots::SlotField;
use reeve_limits as limits;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind, proposal};
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::face;
use reeve_store::face::Face;
use reeve_store::programme;
use reeve_urls as urls;
use reeve_urls::{Public, Run};
use reeve_views::bracket::choice::expected_stages;
use reeve_views::programme::programme as whole;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::flash::FaceDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::programme, Permission::ReadRun, || to(show)),
        post(urls::run::programme, Permission::Run, || to(save)),
    ]
}

/// How many empty lines wait below those that are filled.
const SPARE: usize = 4;
/// When a day begins of which nothing is said, in minutes after midnight.
const TEN: i64 = 600;

/// A line of the form.
struct ProgrammeSlot {
    number: usize,
    day: SlotField,
    from: SlotField,
    until: SlotField,
    kind: SlotField,
    title: SlotField,
}

#[derive(Template)]
#[template(path = "organizer/tournament/programme.html")]
struct ProgrammePage {
    page: Layout,
    urls: Run,
    public: Public,
    fingerprint: String,
    form: FormState<Vec<TypedEntry>>,
    slots: Vec<ProgrammeSlot>,
    /// What is stored, where somebody else has changed it meanwhile.
    stored: Vec<ProgrammeDay>,
    /// The lines that were typed, likewise.
    yours: Vec<String>,
    kinds: Vec<(&'static str, String)>,
    days: Vec<(String, String)>,
    /// Whether a proposal is offered: nothing is planned yet.
    offers: bool,
    may_change: bool,
}

/// What was asked for, from the address.
#[derive(Deserialize)]
struct ProgrammeQuery {
    #[serde(default)]
    done: String,
    /// Whether the form is filled with a proposal.
    propose: Option<String>,
}

/// The form, filled with what is stored, or with a proposal.
async fn show(request: RequestContext, query: web::Query<ProgrammeQuery>) -> HandlerResult {
    let is_public = visibility::is_public(request.tournament()?);
    let done = FaceDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.told(is_public)));
    let (face, stored) = read(&request).await?;
    let form = match query.propose {
        Some(_) if stored.is_empty() => {
            let t = request.tournament()?;
            let final_day = t.part == TournamentPart::Finals;
            let rounds = if t.system.system().championship { t.prelim_rounds } else { 3 };
            let stages = expected_stages(&request.snapshot().await?);
            let proposed = (NoticeKind::Attention, words::face::proposed(stages, t.part));
            let plan = proposal(face.starts_at.unwrap_or(TEN), rounds, stages.unwrap_or(Stages::SemiFinals), final_day);
            FormState::fresh(lines(&plan)).with_notice(Some(proposed))
        }
        _ => FormState::fresh(lines(&stored)).with_notice(done),
    };
    let seen = fingerprint(&stored);
    page(&request, &stored, form, seen)
}

async fn read(request: &RequestContext) -> Result<(Face, Vec<ProgrammeEntry>), Error> {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    Ok((face::of_tournament(&mut tx, id).await?, programme::of_tournament(&mut tx, id).await?))
}

fn lines(stored: &[ProgrammeEntry]) -> Vec<TypedEntry> {
    stored.iter().map(TypedEntry::stored).collect()
}

fn page(
    request: &RequestContext,
    stored: &[ProgrammeEntry],
    form: FormState<Vec<TypedEntry>>,
    seen: String,
) -> HandlerResult {
    let t = request.tournament()?;
    let urls = urls::run(&t.slug);
    let layout = nav::staff(request, titles::PROGRAMME, StaffSection::Details)?.crumb(titles::DETAILS, urls.details());
    let stale = form.is_stale();
    let form = form.map(|mut typed| {
        let filled = typed.iter().rposition(|entry| !entry.is_empty()).map_or(0, |last| last + 1);
        typed.resize((filled + SPARE).min(limits::PROGRAMME_LINES), TypedEntry::default());
        typed
    });
    let last = stored.iter().map(|entry| entry.day).max().unwrap_or(1).max(3);
    let day =
        |number: i64| (number.to_string(), words::face::day_of(number, &time::date(date_of(t.starts_on, number))));
    let may_change = request.may_change(Permission::Run).is_ok();
    let slots = form.iter().zip(1..).map(|(entry, line)| slot(&form, entry, line)).collect();
    let yours = form.iter().filter(|entry| stale && !entry.is_empty()).map(in_line).collect();
    // A final day has no preliminary rounds; one that is planned already can still be read.
    let offered = |kind: &&ProgrammeKind| {
        let is_played = |number: i64| t.part != TournamentPart::Finals && number <= t.prelim_rounds.max(3);
        kind.prelim().is_none_or(is_played) || stored.iter().any(|entry| entry.kind == **kind)
    };
    let kinds = ProgrammeKind::ALL.iter().filter(offered).map(|kind| (kind.code(), words::face::kind(*kind)));
    let shown = ProgrammePage {
        page: form.tell(layout),
        urls,
        public: urls::public(&t.slug),
        fingerprint: if stale { fingerprint(stored) } else { seen },
        stored: if stale { days(t.starts_on, &whole(&Face::default(), stored)) } else { Vec::new() },
        kinds: std::iter::once(("", String::new())).chain(kinds).collect(),
        days: (bounds::EVENT_DAY.least..=(last + 1).min(bounds::EVENT_DAY.most)).map(day).collect(),
        offers: may_change && stored.is_empty() && form.iter().all(TypedEntry::is_empty),
        may_change,
        yours,
        slots,
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// A line as it was typed.
fn in_line(entry: &TypedEntry) -> String {
    let kind = ProgrammeKind::from_code(&entry.kind).map(words::face::kind).unwrap_or_default();
    [entry.from.as_str(), &entry.until, &kind, &entry.title].join(" ")
}

fn slot(form: &FormState<Vec<TypedEntry>>, entry: &TypedEntry, number: usize) -> ProgrammeSlot {
    let field = |name: &str, value: &str| SlotField::of(form, name, number, value);
    let day = if entry.day.is_empty() { "1" } else { &entry.day };
    ProgrammeSlot {
        number,
        day: field("day", day),
        from: field("from", &entry.from),
        until: field("until", &entry.until),
        kind: field("kind", &entry.kind),
        title: field("title", &entry.title),
    }
}

/// Stores the programme, or gives it back with what is in its way.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let typed: Vec<TypedEntry> = (1..=limits::PROGRAMME_LINES).map(|line| typed(&form, line)).collect();
    let seen = form.text("version").to_owned();
    let done = request.will_redirect_to(urls::run(&t.slug).programme().done(FaceDone::ProgrammeSaved));
    match edit_programme(&request.context(), t.id, &typed, &seen).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?;
            let (_, stored) = read(&request).await?;
            page(&request, &stored, form, seen)
        }
    }
}

fn typed(form: &Form, line: usize) -> TypedEntry {
    let text = |name: &str| form.raw(&format!("{name}-{line}")).to_owned();
    TypedEntry { day: text("day"), from: text("from"), until: text("until"), kind: text("kind"), title: text("title") }
}
