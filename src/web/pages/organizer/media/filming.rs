//! Requests to film at a table (3.1.2): who asks, what they keep to, who at the table agrees, and what they were told.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::media::film::{NoteFilming, ask_to_film, note_filming};
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::film_line::film_line;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::media::{FilmAnswer, FilmCondition, may_film};
use reeve_store::{ChangeKind, FilmRequestId};
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Run, Url};
use reeve_views::media;
use reeve_views::media::FilmView;
use reeve_words as words;
use reeve_words::flash::FilmDone;
use reeve_words::{media as media_words, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::filming, Permission::ReadRun, || to(show)),
        post(urls::round::filming, Permission::SignPaper, || to(ask)),
        post(urls::round::film_request, Permission::SignPaper, || to(note)).repeats(&["keeps", "agrees"]),
    ]
}

#[derive(Template)]
#[template(path = "organizer/media/filming.html")]
struct FilmingPage {
    page: Layout,
    urls: RoundUrls,
    run: Run,
    number: i64,
    requests: Vec<FilmForm>,
    /// Why nothing can be changed now.
    closed: Option<String>,
    may_change: bool,
    /// Who asks, as typed.
    form: FormState<String>,
}

/// A request with its form.
struct FilmForm {
    id: i64,
    version: i64,
    asker: String,
    standing: String,
    /// What whoever films keeps to: code, words, ticked.
    conditions: Vec<(&'static str, &'static str, bool)>,
    /// Who sits there: position, name, ticked, wants no pictures.
    players: Vec<(i64, String, bool, bool)>,
    note: Url,
}

impl FilmForm {
    /// What is stored, or what was sent of this request.
    fn of(film: &FilmView<'_>, zone: &str, note: Url, sent: Option<&NoteFilming>) -> FilmForm {
        let kept = sent.map_or_else(|| film.request.kept(), |sent| sent.kept.clone());
        let condition = |one: FilmCondition| (one.code(), media_words::condition(one), kept.contains(&one));
        let agrees = |position: i64, stored: bool| sent.map_or(stored, |sent| sent.agrees.contains(&position));
        FilmForm {
            id: film.request.id.0,
            version: film.request.version,
            asker: film.request.asker.clone(),
            standing: film_line(film, zone),
            conditions: FilmCondition::ALL.iter().copied().map(condition).collect(),
            players: film
                .players
                .iter()
                .map(|one| (one.position, one.label.clone(), agrees(one.position, one.agrees), one.no_pictures))
                .collect(),
            note,
        }
    }
}

async fn show(request: RequestContext, path: TablePath, query: web::Query<DoneQuery>) -> HandlerResult {
    filming_page(
        &request,
        table_at(&path)?,
        None,
        FormState::fresh(String::new()).with_done(query.notice::<FilmDone>()),
    )
    .await
}

/// The page. `sent` is what was ticked of a request that comes back.
async fn filming_page(
    request: &RequestContext,
    at: TableAt,
    sent: Option<(FilmRequestId, NoteFilming)>,
    form: FormState<String>,
) -> HandlerResult {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    let (snapshot, films) = media::filming(&mut tx, id, at.round, at.table).await?;
    drop(tx);
    let (round, table) = at.find(&snapshot.rounds)?;
    let t = &snapshot.tournament;
    let run = urls::run(&t.slug);
    let urls = run.round(at.round);
    let title = words::rounds::title(at.round);
    let layout = nav::staff(request, titles::filming(&titles::sheet(&title, at.table)), StaffSection::Rounds)?
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(title, urls.board())
        .crumb(titles::table(at.table), urls.table(at.table));
    let closed = match request.may_change(Permission::SignPaper) {
        Err(error) => Some(words::error(&error)),
        Ok(()) => may_film(round.row.state).err().map(|why| media_words::refusal(&why)),
    };
    let form_of = |film: &FilmView<'_>| {
        let sent = sent.as_ref().filter(|(id, _)| *id == film.request.id).map(|(_, sent)| sent);
        FilmForm::of(film, &t.time_zone, urls.film_request(at.table, film.request.id), sent)
    };
    let requests = films.at_table(&snapshot, table).iter().map(form_of).collect();
    let shown = FilmingPage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::People, ChangeKind::Course])?),
        number: at.table,
        requests,
        may_change: closed.is_none(),
        closed,
        run,
        urls,
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// Takes down that somebody asks.
async fn ask(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let t = request.tournament()?;
    let asker = form.raw("asker").to_owned();
    let done = request.will_redirect_to(urls::run(&t.slug).round(at.round).filming(at.table).done(FilmDone::Asked));
    match ask_to_film(&request.context(), t.id, at, &asker).await {
        Ok(()) => see_other(done),
        Err(error) => filming_page(&request, at, None, FormState::returned(asker, error)?).await,
    }
}

/// Slug, stage, round number, table number, request.
type FilmPath = web::Path<(String, String, String, String, String)>;

/// What was ticked, and which button was pressed.
fn ticked(form: &Form) -> Result<NoteFilming, Error> {
    Ok(NoteFilming {
        kept: form.all("keeps").filter_map(FilmCondition::from_code).collect(),
        agrees: form.all("agrees").filter_map(|position| position.parse().ok()).collect(),
        answer: FilmAnswer::from_code(form.one_of("answer", &["allowed", "refused", "later"])?),
        version: form.version(),
    })
}

/// Notes what they keep to and who agrees, and answers.
async fn note(request: RequestContext, path: FilmPath, form: Form) -> HandlerResult {
    let (slug, stage, number, table, film) = path.into_inner();
    let at = table_at(&web::Path::from((slug, stage, number, table)))?;
    let film: FilmRequestId = film.parse().map_err(|_| Error::Missing)?;
    let t = request.tournament()?;
    let command = ticked(&form)?;
    let said = match command.answer {
        None => FilmDone::Noted,
        Some(FilmAnswer::Allowed) => FilmDone::Allowed,
        Some(FilmAnswer::Refused) => FilmDone::Refused,
    };
    let done = request.will_redirect_to(urls::run(&t.slug).round(at.round).filming(at.table).done(said));
    match note_filming(&request.context(), t.id, (at, film), &command).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let is_stale = matches!(error, actions::Error::Stale);
            let form = FormState::returned_or_stale(String::new(), error)?;
            let form = form.when_stale(NoticeKind::Wrong, media_words::STALE);
            filming_page(&request, at, Some((film, command)).filter(|_| !is_stale), form).await
        }
    }
}
