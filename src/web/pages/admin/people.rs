//! One person in every tournament: found, handed out and erased.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::people::erase::{WORD, check_word};
use reeve_actions::people::everywhere::{FoundPeople, data_everywhere, erase_everywhere, find_everywhere};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_limits as limits;
use reeve_store::individual::PlayerElsewhere;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words::flash::PeopleDone;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::people, Permission::Administer, || to(show)),
        post(urls::site::erase_people, Permission::Administer, || to(erase)).repeats(&["player"]),
        get(urls::site::people_data, Permission::Administer, || to(data)).large(),
    ]
}

/// Who is looked for, and what was just done.
#[derive(serde::Deserialize)]
struct PeopleQuery {
    #[serde(default)]
    q: String,
    #[serde(default)]
    done: String,
}

#[derive(Template)]
#[template(path = "admin/people.html")]
struct PeoplePage {
    page: Layout,
    q: String,
    found: Vec<FoundPlayer>,
    more: bool,
    /// The address of everything that is held of those who were found.
    data: Url,
    word: &'static str,
    fault: Option<String>,
}

struct FoundPlayer {
    code: String,
    label: String,
    email: String,
    tournament: String,
    day: String,
    player: Url,
    erase: Url,
    chosen: bool,
}

impl FoundPlayer {
    fn of(one: &PlayerElsewhere, typed: Option<&Form>) -> FoundPlayer {
        let (code, run) = (code(one), urls::run(&one.slug));
        FoundPlayer {
            label: one.label(),
            email: one.email.clone().unwrap_or_default(),
            tournament: one.tournament_name.clone(),
            day: one.starts_on.to_string(),
            player: run.player(one.number),
            erase: run.erase(one.number),
            chosen: typed.is_some_and(|form| form.all("player").any(|sent| sent == code)),
            code,
        }
    }
}

/// What stands for a player in the form.
fn code(one: &PlayerElsewhere) -> String {
    format!("{}-{}", one.tournament_id, one.number)
}

/// The words that are searched for, without what can't be seen, and not too many.
fn words(typed: &str) -> String {
    typed.trim().chars().filter(|c| !c.is_control()).take(limits::SEARCH).collect()
}

/// Shows who is found.
async fn show(request: RequestContext, query: web::Query<PeopleQuery>) -> HandlerResult {
    let done = PeopleDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    shown(&request, &words(&query.q), None, FormState::fresh(()).with_notice(done)).await
}

async fn shown(request: &RequestContext, q: &str, typed: Option<&Form>, confirm: FormState<()>) -> HandlerResult {
    let FoundPeople { players, more } = find_everywhere(&request.context(), q).await?;
    let layout = confirm.tell(request.layout(titles::FIND_A_PERSON).crumb(titles::YOUR_ACCOUNT, urls::account()));
    let shown = PeoplePage {
        page: layout,
        q: q.to_owned(),
        found: players.iter().map(|one| FoundPlayer::of(one, typed)).collect(),
        more,
        data: urls::people_data().query("q", q),
        word: WORD,
        fault: confirm.fault("confirm").map(str::to_owned),
    };
    page_with(confirm.status(), &shown)
}

/// Erases those who are ticked.
async fn erase(request: RequestContext, form: Form) -> HandlerResult {
    let q = words(form.text("q"));
    let found = find_everywhere(&request.context(), &q).await?.players;
    let chosen: Vec<PlayerElsewhere> =
        found.into_iter().filter(|one| form.all("player").any(|sent| sent == code(one))).collect();
    let done = request.will_redirect_to(urls::people().query("q", &q).done(PeopleDone::Erased));
    if let Err(error) = check_word(form.text("confirm")) {
        return shown(&request, &q, Some(&form), FormState::returned((), error)?).await;
    }
    if chosen.is_empty() {
        return see_other(urls::people().query("q", &q).done(PeopleDone::Nobody));
    }
    erase_everywhere(&request.context(), &chosen, form.text("confirm")).await?;
    see_other(done)
}

/// Sends everything that Reeve holds of those who are found.
async fn data(request: RequestContext, query: web::Query<PeopleQuery>) -> HandlerResult {
    let found = find_everywhere(&request.context(), &words(&query.q)).await?.players;
    if found.is_empty() {
        return Err(Error::Missing);
    }
    let text = data_everywhere(&request.context(), &found).await?;
    download("person.json", "application/json", text.into_bytes())
}
