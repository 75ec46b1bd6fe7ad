//! `/series/{series}/final-day`: freeze the ranking, invite the best, note their answers, make the final day (1.2.4).

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;

use crate::pages::organizer::series::frame::below;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::series::events::NewEvent;
use reeve_actions::series::final_day::make_final_day;
use reeve_actions::series::freeze::{FREEZE, THAW, freeze_series, thaw_series};
use reeve_actions::series::invitations::{answer_for, invite};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_rules::series::final_day::{FinalistAnswer, FinalistState};
use reeve_store::series::Series;
use reeve_store::series_final::SeriesFinalist;
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_urls::{RunSeries, Url};
use reeve_views::series::final_day::{FinalDay, may_freeze, player_of};
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::visibility::Reader;
use reeve_words::flash::SeriesDone;
use reeve_words::series as series_words;
use reeve_words::series::final_day as words;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run_series::final_day, Permission::Run, || to(show)),
        post(urls::run_series::freeze, Permission::Run, || to(freeze)),
        post(urls::run_series::thaw, Permission::Run, || to(thaw)),
        post(urls::run_series::invite, Permission::Run, || to(send_invitations)),
        post(urls::run_series::answer, Permission::Run, || to(note_answer)),
        post(urls::run_series::make_final, Permission::Run, || to(make)),
    ]
}

/// How many who are not invited are shown below those who are.
const ALTERNATES: usize = 8;

/// Somebody in the frozen ranking.
struct FinalistLine {
    line: i64,
    rank: i64,
    name: String,
    href: Url,
    event: String,
    /// How they stand: the mark, and in words.
    mark: &'static str,
    state: String,
    until: Option<String>,
    /// What can be noted of them: values and labels.
    answers: Vec<(&'static str, &'static str)>,
    /// No mail reaches them, and why.
    cannot_notify_reason: Option<&'static str>,
}

/// What can be done before the ranking is frozen.
struct FreezeForm {
    /// Why it can't be frozen.
    not_now: Option<String>,
    /// Whether the semi-finals may be skipped.
    may_skip: bool,
    skip: bool,
    word: &'static str,
    attendance: String,
}

/// The frozen ranking.
struct FrozenPart {
    stands: String,
    outdated: bool,
    /// That people with a place are gone, and what follows.
    lost: Option<String>,
    lines: Vec<FinalistLine>,
    /// How many more are in the ranking.
    others: Option<String>,
    /// What the button says that invites the next; none where nobody is to be invited.
    invite: Option<String>,
    answer_by: String,
    /// Until when that day lasts.
    answer_until: String,
    /// Where the tournament is, once made.
    made: Option<(String, Url)>,
    /// Where it is brought back, while it is hidden.
    hidden: Option<Url>,
    /// The form that makes it.
    make: NewEvent,
    may_make: bool,
    /// The word that takes the freeze back, while that can be.
    thaw: Option<&'static str>,
}

/// What was typed on the page.
#[derive(Debug, Clone, Default)]
struct TypedFinalDay {
    skip: bool,
    answer_by: String,
    make: Option<NewEvent>,
}

#[derive(Template)]
#[template(path = "organizer/series/final_day.html")]
struct FinalDayPage {
    page: Layout,
    urls: RunSeries,
    form: FormState<TypedFinalDay>,
    freeze: Option<FreezeForm>,
    frozen: Option<FrozenPart>,
}

async fn final_day_page(request: &RequestContext, form: FormState<TypedFinalDay>) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let content = SeriesContent::read(&mut tx, series).await?;
    let day = FinalDay::read(&mut tx, series.id).await?;
    drop(tx);
    let ranking = SeriesRanking::of(series, &content, Reader::Staff)?;
    let freeze = match &day {
        Some(_) => None,
        None => Some(FreezeForm {
            not_now: may_freeze(&ranking).err().map(|why| words::not_now(&why)),
            may_skip: ranking.format.may_skip_semi_finals,
            skip: form.skip,
            word: FREEZE,
            attendance: series_words::attendance(&ranking.format, ranking.open().next().is_some()),
        }),
    };
    let today = time_zone::local(request.context().now, &series.time_zone).date_naive();
    let layout = below(request, titles::FINAL_DAY)?;
    let made = day.as_ref().and_then(|day| day.tournament.as_ref());
    let layout = nav::live_in_series(form.status(), layout, request, content.tournaments(), made)?;
    let frozen = day.map(|day| frozen((series, today, request.sends_mail()), &content, &ranking, &day, &form));
    let shown = FinalDayPage { page: form.tell(layout), urls: urls::run_series(&series.slug), freeze, frozen, form };
    page_with(shown.form.status(), &shown)
}

fn frozen(
    (series, today, sends_mail): (&Series, NaiveDate, bool),
    content: &SeriesContent,
    ranking: &SeriesRanking,
    day: &FinalDay,
    form: &FormState<TypedFinalDay>,
) -> FrozenPart {
    let asked = |line: &SeriesFinalist| line.state != FinalistState::Listed;
    let last = day.lines.iter().rposition(asked).map_or(day.places(), |at| at + 1).max(day.places());
    let shown = day.lines.len().min(last + ALTERNATES);
    let next = day.next().len();
    let made = day.tournament.as_ref().filter(|made| !made.is_hidden());
    let proposed = NewEvent {
        name: words::name(series),
        starts_on: series.final_on.map(|day| day.to_string()).unwrap_or_default(),
        place: series.place.clone(),
    };
    FrozenPart {
        stands: words::stands(day, series),
        outdated: day.is_outdated(ranking, content),
        lost: words::lost(day),
        lines: day
            .lines
            .iter()
            .take(shown)
            .filter_map(|line| finalist(content, (day, sends_mail), (today, &series.time_zone), line))
            .collect(),
        others: (day.lines.len() > shown).then(|| words::others(day.lines.len() - shown)),
        invite: (next > 0 && day.takes_answers()).then(|| words::invite(next, day.has_invited())),
        answer_by: form.answer_by.clone(),
        answer_until: words::whole_day(&series.time_zone),
        made: made.map(|made| (made.name.clone(), urls::run(&made.slug).home())),
        hidden: day.tournament.as_ref().filter(|made| made.is_hidden()).map(|made| urls::run(&made.slug).hide()),
        may_make: day.tournament.is_none() && day.has_invited(),
        make: form.make.clone().unwrap_or(proposed),
        thaw: (!day.has_invited()).then_some(THAW),
    }
}

fn finalist(
    content: &SeriesContent,
    (day, sends_mail): (&FinalDay, bool),
    (today, zone): (NaiveDate, &str),
    line: &SeriesFinalist,
) -> Option<FinalistLine> {
    let (event, player) = player_of(content, line.player_id)?;
    let free = day.free() > 0;
    let answers = match line.state {
        _ if day.is_away(line) || !day.takes_answers() => vec![],
        FinalistState::Listed => vec![],
        FinalistState::Invited => {
            // Until the day is over an answer may still come.
            let silent = words::is_late(line, today).then_some((SILENT, words::SILENT));
            [(ACCEPT, words::COMES), (DECLINE, words::DECLINES)].into_iter().chain(silent).collect()
        }
        FinalistState::Accepted => vec![(DECLINE, words::DECLINES_AFTER_ALL)],
        FinalistState::Declined | FinalistState::Silent if free => vec![(ACCEPT, words::COMES_AFTER_ALL)],
        FinalistState::Declined | FinalistState::Silent => vec![],
    };
    Some(FinalistLine {
        line: line.line,
        rank: line.rank,
        name: player.label(),
        href: urls::run(&event.tournament.slug).player(player.number),
        event: event.tournament.name.clone(),
        mark: match line.state {
            _ if day.is_away(line) => "wrong",
            FinalistState::Accepted => "good",
            FinalistState::Declined | FinalistState::Silent => "wrong",
            FinalistState::Invited | FinalistState::Listed => "",
        },
        state: words::state(day, line),
        until: words::until(line, today, zone).filter(|_| !day.is_away(line)),
        answers,
        cannot_notify_reason: (!day.is_away(line) && line.state == FinalistState::Invited)
            .then(|| words::cannot_notify_reason(sends_mail, player.person.email.is_some()))
            .flatten(),
    })
}

const ACCEPT: &str = "accept";
const DECLINE: &str = "decline";
const SILENT: &str = "silent";

fn read_answer(code: &str) -> Option<FinalistAnswer> {
    match code {
        ACCEPT => Some(FinalistAnswer::Accept),
        DECLINE => Some(FinalistAnswer::Decline),
        SILENT => Some(FinalistAnswer::NoAnswer),
        _ => None,
    }
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    final_day_page(&request, FormState::fresh(TypedFinalDay::default()).with_notice(query.notice::<SeriesDone>())).await
}

async fn freeze(request: RequestContext, form: Form) -> HandlerResult {
    let typed = TypedFinalDay { skip: form.ticked("skip"), ..TypedFinalDay::default() };
    let result = freeze_series(&request.context(), request.series()?.id, form.text("confirm"), typed.skip).await;
    answered(&request, result, typed, SeriesDone::Frozen).await
}

async fn thaw(request: RequestContext, form: Form) -> HandlerResult {
    let result = thaw_series(&request.context(), request.series()?.id, form.text("confirm")).await;
    answered(&request, result, TypedFinalDay::default(), SeriesDone::Thawed).await
}

async fn send_invitations(request: RequestContext, form: Form) -> HandlerResult {
    let typed = TypedFinalDay { answer_by: form.raw("answer_by").to_owned(), ..TypedFinalDay::default() };
    let by_mail = request.sends_mail();
    let result = invite(&request.context(), request.series()?.id, &typed.answer_by, by_mail).await;
    request.app.mail_waits.notify_one();
    answered(&request, result.map(|_| ()), typed, SeriesDone::Invited).await
}

async fn note_answer(request: RequestContext, form: Form) -> HandlerResult {
    let answer = read_answer(form.text("answer")).ok_or(Error::Missing)?;
    let line: i64 = form.text("line").parse().map_err(|_| Error::Missing)?;
    let page = urls::run_series(&request.series()?.slug).final_day().done(SeriesDone::Answered);
    let done = request.will_redirect_to(page.anchor(format!("line-{line}")));
    let result = answer_for(&request.context(), request.series()?.id, line, answer).await;
    match result {
        // Back to the line, so that the next answer is noted where the last one was.
        Ok(()) => see_other(done),
        Err(error) => final_day_page(&request, FormState::returned(TypedFinalDay::default(), error)?).await,
    }
}

async fn make(request: RequestContext, form: Form) -> HandlerResult {
    let typed = NewEvent {
        name: form.raw("name").to_owned(),
        starts_on: form.raw("starts_on").to_owned(),
        place: form.raw("place").to_owned(),
    };
    let done = request.will_redirect_to_created(|slug| urls::run(slug).home());
    match make_final_day(&request.context(), request.series()?.id, &typed).await {
        Ok(slug) => see_other(done(&slug)),
        Err(error) => {
            let typed = TypedFinalDay { make: Some(typed), ..TypedFinalDay::default() };
            final_day_page(&request, FormState::returned(typed, error)?).await
        }
    }
}

async fn answered(
    request: &RequestContext,
    result: actions::Result<()>,
    typed: TypedFinalDay,
    done: SeriesDone,
) -> HandlerResult {
    match result {
        Ok(()) => see_other(urls::run_series(&request.series()?.slug).final_day().done(done)),
        Err(error) => final_day_page(request, FormState::returned(typed, error)?).await,
    }
}
