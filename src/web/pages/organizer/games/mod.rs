//! `/run/{slug}/rounds/{stage}/{number}/tables/{table}/game`: the game of a side event at a table, for the staff.

mod land;

use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::games::play::{BEGIN_AGAIN, GameToBegin, SeenGame, open_game};
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, download, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::game_view::{
    GameOnlooker, GameView, Looker, SetupForm, first_question, hex_of, play_step, refused, setup, why_closed,
};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::games::journal::SideSystem;
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::{GameUrls, Url};
use reeve_views::games::GameAtTable;
use reeve_words as words;
use reeve_words::flash::GameDone;
use reeve_words::games::how::FirstQuestion;
use reeve_words::games::terms;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::game::game, Permission::ReadRun, || to(show)),
        post(urls::game::game, Permission::EnterResult, || to(step)),
        post(urls::game::open, Permission::SignPaper, || to(open)),
        get(urls::game::log, Permission::ReadRun, || to(log)),
    ]
}

/// The query of the page: what was just done, and the hex that was chosen.
#[derive(Debug, Default, serde::Deserialize)]
struct GameQuery {
    #[serde(default)]
    done: String,
    #[serde(default)]
    hex: String,
}

#[derive(Template)]
#[template(path = "organizer/games/game.html")]
struct GamePage {
    page: Layout,
    urls: GameUrls,
    /// The record sheet of the table.
    sheet: Url,
    /// The game, if one was begun.
    game: Option<GameView>,
    /// Why none can be begun now; none where one can.
    closed: Option<String>,
    system: &'static SideSystem,
    /// Whoever sits there: positions and names.
    sides: Vec<(String, String)>,
    /// Who may begin, and what is asked to know it.
    begins: (Vec<(String, String)>, Option<&'static FirstQuestion>),
    version: i64,
    /// What is set before a game begins.
    setup: String,
    /// Where a game is played, within a sentence.
    ground: String,
    form: FormState<Form>,
}

impl GamePage {
    /// Whether so many are at the table that they can play it.
    fn takes_all(&self) -> bool {
        self.system.sides.contains(&self.sides.len())
    }

    /// The word that begins a game again.
    fn word(&self) -> &'static str {
        BEGIN_AGAIN
    }
}

async fn show(request: RequestContext, path: TablePath, query: web::Query<GameQuery>) -> HandlerResult {
    let done = GameDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    let form = FormState::fresh(Form::default()).with_done(done);
    game_page(&request, table_at(&path)?, &query, form).await
}

async fn game_page(request: &RequestContext, at: TableAt, query: &GameQuery, form: FormState<Form>) -> HandlerResult {
    let t = request.tournament()?;
    let system = t.system.system().machine.ok_or(Error::Missing)?;
    let mut tx = request.app.db.read().await?;
    let found = GameAtTable::read(&mut tx, t.id, at.round, at.table).await?;
    let has_board = land::board_of(&mut tx, t.id, at.round).await?.is_some();
    drop(tx);
    let round_urls = urls::run(&t.slug).round(at.round);
    let game_urls = round_urls.game(at.table);
    let may = |permission| request.may_change(permission).err().map(|error| words::error(&error));
    let closed = why_closed(found.may_play());
    let reader = GameOnlooker {
        looker: Looker { player: None, page: game_urls.game(), hex: hex_of(&query.hex) },
        closed: may(Permission::EnterResult).or_else(|| closed.clone()),
    };
    let round = words::rounds::title(at.round);
    let layout = nav::staff(request, titles::game(&round, at.table), StaffSection::Rounds)?
        .crumb(titles::ROUNDS, urls::run(&t.slug).rounds())
        .crumb(round, round_urls.board())
        .crumb(titles::table(at.table), round_urls.table(at.table));
    let page = form.tell(nav::live(layout, request, &[ChangeKind::Games, ChangeKind::Course, ChangeKind::Results])?);
    let sides: Vec<(String, String)> =
        found.present().iter().map(|side| (side.position.to_string(), words::isolated(&side.name))).collect();
    let first = first_question(system);
    // What the rules decide is asked; nobody begins only because the seat comes first.
    let nobody = first.map(|_| (String::new(), words::labels::CHOOSE.to_owned()));
    let view = GamePage {
        begins: (nobody.into_iter().chain(sides.iter().cloned()).collect(), first),
        setup: setup(system, &SetupForm { form: &form, sides: &sides, has_board }, &page)?,
        page,
        ground: terms(t.system.system()).ground.to_lowercase(),
        sheet: round_urls.table(at.table),
        game: GameView::of(&found, reader).await?,
        closed: may(Permission::SignPaper).or(closed),
        system,
        sides,
        version: found.version(),
        urls: game_urls,
        form,
    };
    page_with(view.form.status(), &view)
}

/// The fields of a step or of a setup: those that are none of the page's own.
pub(crate) fn game_fields(form: &Form) -> Vec<(String, String)> {
    const OWN: [&str; 5] = ["version", "form-key", "sender", "first", "confirm"];
    form.pairs().iter().filter(|(name, _)| !OWN.contains(&name.as_str())).cloned().collect()
}

/// Takes a step.
async fn step(request: RequestContext, path: TablePath, query: web::Query<GameQuery>, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let t = request.tournament()?;
    let seen = SeenGame { at, version: form.version() };
    let page = urls::run(&t.slug).round(at.round).game(at.table).game().query_if_any("hex", &query.hex);
    let next = request.will_redirect_to(page);
    match play_step(&request.context(), t.id, seen, t.system.system().machine, game_fields(&form)).await {
        Ok(()) => see_other(next),
        Err(error) => {
            let told = refused(&request, seen, error).await?;
            game_page(&request, at, &query, told.map(|()| Form::default())).await
        }
    }
}

/// Begins the game, or begins it again.
async fn open(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let t = request.tournament()?;
    let query = GameQuery::default();
    let mut setup = game_fields(&form);
    if let Err(error) = land::lay_out(&request, at.round, &mut setup).await? {
        return game_page(&request, at, &query, FormState::returned(form, error)?).await;
    }
    let first = form.text("first").parse().ok();
    let game = GameToBegin { first, setup, confirm: form.text("confirm").to_owned() };
    let seen = SeenGame { at, version: form.version() };
    let next = request.will_redirect_to(urls::run(&t.slug).round(at.round).game(at.table).game().done(GameDone::Begun));
    match open_game(&request.context(), t.id, seen, &game).await {
        Ok(()) => see_other(next),
        Err(actions::Error::Stale) => {
            let told = refused(&request, seen, actions::Error::Stale).await?;
            game_page(&request, at, &query, told.map(|()| form)).await
        }
        Err(error) => game_page(&request, at, &query, FormState::returned(form, error)?).await,
    }
}

/// The log as `reeve game replay` takes it.
async fn log(request: RequestContext, path: TablePath) -> HandlerResult {
    let at = table_at(&path)?;
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let found = GameAtTable::read(&mut tx, t.id, at.round, at.table).await?;
    let Some(system) = found.system() else { return Err(Error::Missing) };
    let name = format!("{}-{}-{}-table-{}.jsonl", system.code, at.round.stage.code(), at.round.number, at.table);
    download(&name, "application/jsonl; charset=utf-8", found.log().into_bytes())
}
