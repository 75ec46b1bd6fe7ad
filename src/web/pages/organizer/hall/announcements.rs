//! `/run/{slug}/announcements`: what is said to everybody or to a table, when the games begin next, and words to be read aloud.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::hall::announce::{announce, set_next_start, take_back};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::announcement::Announcement;
use reeve_store::{AnnouncementId, ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::bracket::champion::Champion;
use reeve_views::hall::announcements::HallNews;
use reeve_views::rounds::RoundAt;
use reeve_views::standings::ranking::Ranking;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;
use reeve_words::flash::AnnouncementDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::announcements, Permission::ReadRun, || to(show)),
        post(urls::run::announcements, Permission::Run, || to(say)),
        post(urls::run::take_announcement_back, Permission::Run, || to(unsay)),
        post(urls::run::next_start, Permission::Run, || to(start_at)),
    ]
}

/// What was just done.
#[derive(Default, Deserialize)]
struct AnnouncementQuery {
    #[serde(default)]
    done: String,
}

/// What was typed on the page.
#[derive(Debug, Clone, Default)]
struct TypedNews {
    message: String,
    table: String,
    /// The time that was typed; none where the field says what is stored.
    starts_at: Option<String>,
}

#[derive(Template)]
#[template(path = "organizer/hall/announcements.html")]
struct AnnouncementsPage {
    page: Layout,
    urls: Run,
    /// What stands: number, words, since when.
    standing: Vec<(i64, String, String)>,
    /// The start that was set, as the clock shows it.
    starts: Option<String>,
    /// What stands in its field.
    start_typed: String,
    /// How the round stands: since when, and how many tables still play.
    clock: Option<String>,
    /// Whether there are tables to say something to.
    tables: bool,
    aloud: Vec<String>,
    form: FormState<TypedNews>,
    may_change: bool,
}

async fn show(request: RequestContext, query: web::Query<AnnouncementQuery>) -> HandlerResult {
    news_page(&request, FormState::fresh(TypedNews::default()), AnnouncementDone::from_code(&query.done)).await
}

async fn news_page(
    request: &RequestContext,
    form: FormState<TypedNews>,
    done: Option<AnnouncementDone>,
) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let news = HallNews::read(&mut request.app.db.read().await?, &snapshot).await?;
    let zone = &snapshot.tournament.time_zone;
    let terms = words::games::terms(snapshot.tournament.system.system());
    let line = |one: &Announcement| (one.id.0, words::hall::announcement(one, &terms), time::clock(one.made_at, zone));
    let urls = urls::run(&snapshot.tournament.slug);
    let layout = nav::staff(request, titles::ANNOUNCEMENTS, StaffSection::Screens)?
        .queues()
        .stands_at(urls.announcements())
        .crumb(titles::SCREENS, urls.screens());
    let starts = news.starts_at.map(|at| time::clock(at, zone));
    // A start that was set is said with its time.
    let said = |done| match (done, &starts) {
        (AnnouncementDone::StartSet, Some(at)) => words::hall::starts(at),
        (done, _) => done.sentence(),
    };
    let form = form.with_notice(done.map(|done| (NoticeKind::Good, said(done))));
    let stored = news.starts_at.map(|at| time::typed_clock(at, zone));
    let start_typed = form.starts_at.clone().or(stored).unwrap_or_default();
    let view = AnnouncementsPage {
        page: form.tell(nav::live(layout, request, ChangeKind::ALL)?),
        standing: news.announcements.iter().map(line).collect(),
        clock: NewsView::of(&news, &snapshot.tournament).with_clock(&snapshot).clock,
        tables: snapshot
            .rounds
            .iter()
            .any(|round| matches!(round.row.state, RoundState::Published | RoundState::Playing)),
        aloud: aloud(&snapshot, starts.as_deref())?,
        starts,
        start_typed,
        may_change: request.may_change(Permission::Run).is_ok(),
        form: form.with_faults_said(&terms),
        urls,
    };
    page_with(view.form.status(), &view)
}

/// What is read aloud as things stand, for halls without screens.
fn aloud(snapshot: &Snapshot, starts: Option<&str>) -> Result<Vec<String>, Error> {
    let t = &snapshot.tournament;
    let ranking = Ranking::of(snapshot, Reader::Everybody)?;
    if let Some(champion) = Champion::of(snapshot, &ranking) {
        return Ok(words::hall::aloud_champion(&champion, &words::games::terms(t.system.system())));
    }
    let round = visibility::current(&visibility::published(snapshot));
    let mut said = words::hall::aloud(t, round.map(|round| (RoundAt::of(round), round.row.state)));
    said.extend(starts.map(words::hall::starts));
    Ok(said)
}

/// Says something.
async fn say(request: RequestContext, form: Form) -> HandlerResult {
    let (message, table) = (form.raw("message").to_owned(), form.raw("at_table").to_owned());
    let done = announce(&request.context(), request.tournament()?.id, &message, &table).await;
    answer(&request, TypedNews { message, table, ..TypedNews::default() }, done, AnnouncementDone::Said).await
}

/// Takes something back that was said.
async fn unsay(request: RequestContext, form: Form) -> HandlerResult {
    let which: AnnouncementId = form.text("announcement").parse().map_err(|_| Error::Missing)?;
    let done = take_back(&request.context(), request.tournament()?.id, which).await;
    answer(&request, TypedNews::default(), done, AnnouncementDone::TakenBack).await
}

/// Sets when the games begin next.
async fn start_at(request: RequestContext, form: Form) -> HandlerResult {
    let starts_at = form.raw("starts_at").to_owned();
    let done = set_next_start(&request.context(), request.tournament()?.id, &starts_at).await;
    let said = if starts_at.trim().is_empty() { AnnouncementDone::StartTakenBack } else { AnnouncementDone::StartSet };
    answer(&request, TypedNews { starts_at: Some(starts_at), ..TypedNews::default() }, done, said).await
}

async fn answer(
    request: &RequestContext,
    typed: TypedNews,
    done: actions::Result<()>,
    said: AnnouncementDone,
) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).announcements().done(said)),
        Err(error) => news_page(request, FormState::returned(typed, error)?, None).await,
    }
}
