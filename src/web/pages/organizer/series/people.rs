//! `/series/{series}/people`: who is who in the events of a series.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::series::frame::below;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::permissions::Permitted;
use reeve_actions::series::who::{NamedPlayer, SeenPair, join_players, keep_apart, part_player};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_limits as limits;
use reeve_urls as urls;
use reeve_urls::{RunSeries, Url};
use reeve_views::series::ranking::SeriesContent;
use reeve_views::series::who::{ChangedRank, EventPlayer, Question, SeveralEvents, WhatChanges, WhoIsWho};
use reeve_words::flash::SeriesDone;
use reeve_words::series as words;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run_series::people, Permission::Run, || to(show)).large(),
        get(urls::run_series::join, Permission::Run, || to(show_join)),
        post(urls::run_series::join, Permission::Run, || to(join)),
        post(urls::run_series::apart, Permission::Run, || to(apart)),
        get(urls::run_series::part, Permission::Run, || to(show_part)),
        post(urls::run_series::part, Permission::Run, || to(part)),
    ]
}

/// Whom a word is about, from the address.
#[derive(Default, serde::Deserialize)]
struct PeopleQuery {
    #[serde(default)]
    one: String,
    #[serde(default)]
    other: String,
    #[serde(default)]
    player: String,
}

/// A player of an event, as these pages name them.
struct EventPlayerLine {
    /// `event/number`.
    key: String,
    name: String,
    event: String,
    day: String,
    /// Club and country, as far as they are known; and for the organizers of the event the e-mail address.
    about: String,
    /// The player's page, for the organizers of the event.
    href: Option<Url>,
    /// Where it is said that the player is somebody else.
    part: Url,
}

impl EventPlayerLine {
    fn new(urls: &RunSeries, one: &EventPlayer<'_>, theirs: &Permitted) -> EventPlayerLine {
        let key = NamedPlayer::of(one).to_string();
        let runs_it = theirs.contains(one.event.id);
        EventPlayerLine {
            name: one.player.label(),
            event: one.event.name.clone(),
            day: time::day(one.event.starts_on),
            about: [&one.player.person.club, &one.player.person.country]
                .into_iter()
                .flatten()
                .chain(one.player.person.email.as_ref().filter(|_| runs_it))
                .map(|known| format!(", {known}"))
                .collect(),
            href: runs_it.then(|| urls::run(&one.event.slug).player(one.player.number)),
            part: urls.part_this(&key),
            key,
        }
    }
}

/// Two who may be one person, or were said to be two.
struct PairLine {
    /// Why that is asked; empty where it was answered.
    why: &'static str,
    one: EventPlayerLine,
    other: EventPlayerLine,
    /// Where it is said that they are one.
    join: Url,
}

/// Somebody who plays in several events.
struct PersonLine {
    name: String,
    by: &'static str,
    players: Vec<EventPlayerLine>,
}

#[derive(Template)]
#[template(path = "organizer/series/people.html")]
struct PeoplePage {
    page: Layout,
    urls: RunSeries,
    version: i64,
    questions: Vec<PairLine>,
    /// That there are more questions; empty where there are not.
    more: String,
    several: Vec<PersonLine>,
    /// Who was said to be two people.
    answered: Vec<PairLine>,
}

/// A series, and the events whose players the caller may look at.
async fn read(request: &RequestContext) -> Result<(SeriesContent, Permitted), Error> {
    let mut tx = request.app.db.read().await?;
    let theirs = Permitted::of(&mut tx, &request.access.caller(), Permission::Run).await?;
    Ok((SeriesContent::read(&mut tx, request.series()?).await?, theirs))
}

async fn people_page(request: &RequestContext, form: FormState<()>) -> HandlerResult {
    let series = request.series()?;
    let mut tx = request.app.db.read().await?;
    let (content, made) = SeriesContent::with_final_day(&mut tx, series).await?;
    let theirs = Permitted::of(&mut tx, &request.access.caller(), Permission::Run).await?;
    drop(tx);
    let (content, alike) = request.app.alike_cache.of(content).await?;
    let layout = below(request, titles::WHO_IS_WHO)?;
    let layout = nav::live_in_series(form.status(), layout, request, content.tournaments(), made.as_ref())?;
    let found = WhoIsWho::of(&content, &alike);
    let shown = found.questions.len().min(limits::SERIES_ASKED);
    let urls = urls::run_series(&series.slug);
    let line = |one: &EventPlayer<'_>| EventPlayerLine::new(&urls, one, &theirs);
    let pair = |why, one: &EventPlayer<'_>, other: &EventPlayer<'_>| {
        let (one, other) = (line(one), line(other));
        PairLine { why, join: urls.join_these(&one.key, &other.key), one, other }
    };
    let question = |asked: &Question<'_>| pair(words::alike(asked.alike), &asked.one, &asked.other);
    let person = |person: &SeveralEvents<'_>| PersonLine {
        name: person.players.first().map(|first| first.player.person.name.clone()).unwrap_or_default(),
        by: words::known_by(person.by_staff),
        players: person.players.iter().map(line).collect(),
    };
    let shown = PeoplePage {
        page: form.tell(layout),
        version: series.version,
        questions: found.questions.iter().take(shown).map(question).collect(),
        more: words::more_questions(shown, found.questions.len() - shown, found.is_cut),
        several: found.several.iter().map(person).collect(),
        answered: found.answered.iter().take(limits::SERIES_ASKED).map(|(one, other)| pair("", one, other)).collect(),
        urls,
    };
    page_with(form.status(), &shown)
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    people_page(&request, FormState::fresh(()).with_notice(query.notice::<SeriesDone>())).await
}

/// What a word would change, before it is said.
#[derive(Template)]
#[template(path = "organizer/series/who.html")]
struct WordPage {
    page: Layout,
    /// Whether they are to be one person, or two.
    joins: bool,
    version: i64,
    players: Vec<EventPlayerLine>,
    target: Url,
    /// The fields that name the players.
    fields: Vec<(&'static str, String)>,
    changes: String,
    /// Their lines in the ranking as they are, and as they would be.
    now: Vec<String>,
    then: Vec<String>,
    ranks: Vec<(String, (String, String))>,
    /// How many more ranks change.
    more: usize,
    back: Url,
}

impl WordPage {
    fn new(
        request: &RequestContext,
        (players, theirs): (&[EventPlayer<'_>], &Permitted),
        changes: &WhatChanges,
        fields: Vec<(&'static str, String)>,
    ) -> Result<WordPage, Error> {
        let series = request.series()?;
        let urls = urls::run_series(&series.slug);
        let joins = fields.len() == 2;
        let line = |change: &ChangedRank| (change.name.clone(), words::rank_change(change));
        let title = if joins { titles::ONE_PERSON } else { titles::DIFFERENT_PEOPLE };
        Ok(WordPage {
            page: below(request, title)?.crumb(titles::WHO_IS_WHO, urls.people()),
            joins,
            version: series.version,
            players: players.iter().map(|one| EventPlayerLine::new(&urls, one, theirs)).collect(),
            target: if joins { urls.join() } else { urls.part() },
            fields,
            changes: words::what_changes(changes),
            now: changes.now.iter().map(words::ranked_line).collect(),
            then: changes.then.iter().map(words::ranked_line).collect(),
            ranks: changes.ranks.iter().take(limits::SERIES_ASKED).map(line).collect(),
            more: changes.ranks.len().saturating_sub(limits::SERIES_ASKED),
            back: urls.people(),
        })
    }
}

async fn show_join(request: RequestContext, query: web::Query<PeopleQuery>) -> HandlerResult {
    let (content, theirs) = read(&request).await?;
    let find = |key: &str| NamedPlayer::read(key).and_then(|named| named.find(&content)).ok_or(Error::Missing);
    let (one, other) = (find(&query.one)?, find(&query.other)?);
    let changes = WhatChanges::by_joining(request.series()?, &content, (one.player.id, other.player.id))?;
    let fields = vec![("one", query.one.clone()), ("other", query.other.clone())];
    let shown = WordPage::new(&request, (&[one, other], &theirs), &changes, fields)?;
    page_with(actix_web::http::StatusCode::OK, &shown)
}

async fn show_part(request: RequestContext, query: web::Query<PeopleQuery>) -> HandlerResult {
    let (content, theirs) = read(&request).await?;
    let found = NamedPlayer::read(&query.player).and_then(|named| named.find(&content)).ok_or(Error::Missing)?;
    let changes = WhatChanges::by_parting(request.series()?, &content, found.player.id)?;
    let shown = WordPage::new(&request, (&[found], &theirs), &changes, vec![("player", query.player.clone())])?;
    page_with(actix_web::http::StatusCode::OK, &shown)
}

/// Two players, as a form names them.
fn pair(form: &Form) -> Result<SeenPair, Error> {
    let named = |field: &str| NamedPlayer::read(form.text(field)).ok_or(Error::Missing);
    Ok(SeenPair { version: form.version(), one: named("one")?, other: named("other")? })
}

/// Says that two players are one person.
async fn join(request: RequestContext, form: Form) -> HandlerResult {
    let pair = pair(&form)?;
    let said = join_players(&request.context(), request.series()?.id, &pair).await;
    answer(&request, said, SeriesDone::Joined).await
}

/// Says that they are two.
async fn apart(request: RequestContext, form: Form) -> HandlerResult {
    let pair = pair(&form)?;
    let said = keep_apart(&request.context(), request.series()?.id, &pair).await;
    answer(&request, said, SeriesDone::KeptApart).await
}

/// Says that a player is none of the others.
async fn part(request: RequestContext, form: Form) -> HandlerResult {
    let player = NamedPlayer::read(form.text("player")).ok_or(Error::Missing)?;
    let said = part_player(&request.context(), request.series()?.id, form.version(), &player).await;
    answer(&request, said, SeriesDone::Parted).await
}

async fn answer(request: &RequestContext, said: actions::Result<()>, done: SeriesDone) -> HandlerResult {
    match said {
        Ok(()) => see_other(urls::run_series(&request.series()?.slug).people().done(done)),
        Err(error) => {
            let form = FormState::returned_or_stale((), error)?.when_stale(NoticeKind::Wrong, words::WHO_STALE);
            people_page(request, form).await
        }
    }
}
