//! The rounds: their list, the board of tables of each, and the steps publish, start and close.

use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::rounds::close::close_round;
use crate::actions::rounds::publish::publish_round;
use crate::actions::rounds::start::start_round;
use crate::rules::tournament::vocabulary::{Phase, RoundState, SheetState, Stage};
use crate::store::Snapshot;
use crate::store::snapshot::{Round, Table};
use crate::views::people::attendance;
use crate::views::rounds::refusal::Refusal;
use crate::views::rounds::{RoundAt, steps};
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with, see_other};
use crate::web::http::route::{Route, get, post};
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::name_search::holds;
use crate::web::ui::urls::Url;
use crate::web::ui::{nav, time, urls, words};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/rounds", Permission::ReadRun, || web::to(list)),
        get("/run/{slug}/rounds/{stage}/{number}", Permission::ReadRun, || web::to(board)),
        post("/run/{slug}/rounds/{stage}/{number}/publish", Permission::Run, || web::to(publish)),
        post("/run/{slug}/rounds/{stage}/{number}/start", Permission::Run, || web::to(start)),
        post("/run/{slug}/rounds/{stage}/{number}/close", Permission::Run, || web::to(close)),
    ]
}

/// The parts of the address of a round: slug, stage, number.
pub type RoundPath = web::Path<(String, String, String)>;

/// The round that an address names; not found where it can't be one.
pub fn round_at(stage: &str, number: &str) -> Result<RoundAt, Error> {
    let stage = Stage::from_code(stage).ok_or(Error::Missing)?;
    let number = number.parse().map_err(|_| Error::Missing)?;
    Ok(RoundAt { stage, number })
}

/// The state of a round in a word.
fn round_word(state: RoundState) -> &'static str {
    match state {
        RoundState::Planned => "planned",
        RoundState::Published => "published",
        RoundState::Playing => "playing",
        RoundState::Closed => "closed",
    }
}

/// How a round's state is marked, as in `badges::state`.
fn round_kind(state: RoundState) -> &'static str {
    match state {
        RoundState::Planned | RoundState::Published => "waiting",
        RoundState::Playing => "playing",
        RoundState::Closed => "final",
    }
}

/// How a table on the board is marked; also the word that is read.
pub fn table_kind(round: RoundState, sheet: SheetState) -> &'static str {
    match (round, sheet) {
        (_, SheetState::Signed | SheetState::Decided) => "final",
        (_, SheetState::Submitted) => "submitted",
        (RoundState::Playing, SheetState::Open) => "playing",
        _ => "waiting",
    }
}

/// The kinds of tables in the order of the board's figures.
const KINDS: [&str; 4] = ["waiting", "playing", "submitted", "final"];

#[derive(Template)]
#[template(path = "organizer/rounds/list.html")]
struct Rounds {
    page: Layout,
    /// The address of the seat schedule.
    schedule: Url,
    rounds: Vec<RoundLine>,
    may_run: bool,
}

struct RoundLine {
    title: String,
    href: Url,
    kind: &'static str,
    word: &'static str,
    tables: usize,
    done: usize,
    when: String,
}

/// Lists the rounds with where each stands.
pub async fn list(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let rounds = snapshot.rounds.iter().map(|round| round_line(&snapshot, round)).collect();
    page(&Rounds {
        page: nav::staff(&request, "Rounds", "rounds")?,
        schedule: urls::run(&snapshot.tournament.slug).schedule(),
        rounds,
        may_run: request.roles().may(Permission::Run),
    })
}

fn round_line(snapshot: &Snapshot, round: &Round) -> RoundLine {
    RoundLine {
        title: title(round),
        href: urls_of(snapshot, round).board(),
        kind: round_kind(round.row.state),
        word: round_word(round.row.state),
        tables: round.tables.len(),
        done: round.tables.iter().filter(|table| table.row.sheet_state.is_final()).count(),
        when: since(snapshot, round),
    }
}

fn title(round: &Round) -> String {
    words::rounds::title(RoundAt::of(round))
}

/// When the newest thing happened to a round, in words.
fn since(snapshot: &Snapshot, round: &Round) -> String {
    let row = &round.row;
    let zone = &snapshot.tournament.time_zone;
    let newest = [("closed", row.closed_at), ("started", row.started_at), ("published", row.published_at)];
    newest
        .into_iter()
        .find_map(|(word, at)| at.map(|at| format!("{word} at {}", time::clock(at, zone))))
        .unwrap_or_else(|| "its seats are known to the staff only".to_owned())
}

#[derive(Template)]
#[template(path = "organizer/rounds/board.html")]
struct Board {
    page: Layout,
    base: Url,
    kind: &'static str,
    word: &'static str,
    since: String,
    filters: Vec<Filter>,
    cards: Vec<Card>,
    query: String,
    step: Step,
    may_run: bool,
    beside: Vec<(String, Url)>,
}

struct Filter {
    label: &'static str,
    href: Url,
    count: usize,
    current: bool,
}

struct Card {
    number: i64,
    href: Url,
    kind: &'static str,
    seats: Vec<CardSeat>,
}

struct CardSeat {
    name: String,
    vp: String,
    won: bool,
}

/// The one next thing to do with a round.
struct Step {
    /// The button's words and the target it posts to; None where something else comes first.
    post: Option<(&'static str, Url)>,
    /// What is missing, or what will happen.
    says: String,
    /// Where to go instead.
    link: Option<(String, Url)>,
}

/// What a board is asked for: the tables to show, and a word about what was just done.
#[derive(Default, serde::Deserialize)]
pub struct BoardQuery {
    #[serde(default)]
    show: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    done: String,
}

/// Shows the board of tables of a round.
pub async fn board(request: RequestContext, path: RoundPath, query: web::Query<BoardQuery>) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let snapshot = request.snapshot().await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    let mut view = board_page(&request, &snapshot, round, &query)?;
    let done = match query.done.as_str() {
        "publish" => "The seats are public now.",
        "start" => "The round has started. Enter the results as the record sheets come in.",
        "close" => "The round is closed.",
        "sheets" => "Saved. No open record sheet is left in this round.",
        _ => "",
    };
    if !done.is_empty() {
        view.page = view.page.notice(NoticeKind::Good, done);
    }
    page(&view)
}

fn board_page(
    request: &RequestContext,
    snapshot: &Snapshot,
    round: &Round,
    query: &BoardQuery,
) -> Result<Board, Error> {
    let urls = urls_of(snapshot, round);
    let kind_of = |table: &Table| table_kind(round.row.state, table.row.sheet_state);
    let labels = snapshot.labels();
    let wanted = query.q.trim();
    let fits = |table: &Table| {
        wanted.is_empty()
            || table.row.number.to_string() == wanted
            || table.seats.iter().any(|seat| labels.get(&seat.player_id).is_some_and(|name| holds(name, wanted)))
    };
    let shown = |table: &&Table| (!KINDS.contains(&query.show.as_str()) || kind_of(table) == query.show) && fits(table);
    let card = |table: &Table| Card {
        number: table.row.number,
        href: urls.table(table.row.number),
        kind: kind_of(table),
        seats: table
            .seats
            .iter()
            .map(|seat| CardSeat {
                name: labels.get(&seat.player_id).cloned().unwrap_or_default(),
                vp: seat.vp.map(|vp| vp.to_string()).unwrap_or_default(),
                won: table.row.winner_position == Some(seat.position),
            })
            .collect(),
    };
    let filter = |label: &'static str, show: &str, count| Filter {
        label,
        href: urls.board().query_if_any("show", show),
        count,
        current: query.show == show,
    };
    let mut filters = vec![filter("all", "", round.tables.len())];
    for kind in KINDS {
        filters.push(filter(kind, kind, round.tables.iter().filter(|table| kind_of(table) == kind).count()));
    }
    let layout =
        nav::staff(request, title(round), "rounds")?.crumb("Rounds", urls::run(&snapshot.tournament.slug).rounds());
    Ok(Board {
        page: layout,
        kind: round_kind(round.row.state),
        word: round_word(round.row.state),
        since: since(snapshot, round),
        filters,
        cards: round.tables.iter().filter(shown).map(card).collect(),
        query: query.q.clone(),
        step: step(snapshot, round, &urls),
        may_run: request.roles().may(Permission::Run),
        beside: beside(snapshot, round),
        base: urls.board(),
    })
}

/// The addresses of a round.
pub fn urls_of(snapshot: &Snapshot, round: &Round) -> urls::Round {
    urls::run(&snapshot.tournament.slug).round(RoundAt::of(round))
}

/// The rounds before and after, with their addresses.
fn beside(snapshot: &Snapshot, round: &Round) -> Vec<(String, Url)> {
    snapshot
        .rounds
        .iter()
        .filter(|other| other.row.id != round.row.id)
        .map(|other| (title(other), urls_of(snapshot, other).board()))
        .collect()
}

fn step(snapshot: &Snapshot, round: &Round, urls: &urls::Round) -> Step {
    let blocked = |refusal: Refusal, link: Option<(String, Url)>| Step {
        post: None,
        says: words::with_clause(&refusal.into()),
        link,
    };
    let slug = &snapshot.tournament.slug;
    match round.row.state {
        RoundState::Planned => match steps::may_publish(snapshot, round) {
            Ok(()) => Step {
                post: Some(("Publish the seats", urls.publish())),
                says: publish_says(snapshot, round),
                link: None,
            },
            Err(refusal) => blocked(refusal, None),
        },
        RoundState::Published => match steps::may_start(snapshot, round) {
            Ok(()) => Step { post: Some(("Start the round", urls.start())), says: start_says(round), link: None },
            Err(refusal) => blocked(refusal, None),
        },
        RoundState::Playing => match steps::may_close(round) {
            Ok(()) => Step {
                post: Some(("Close the round", urls.close())),
                says: "Every record sheet is final. Closing the round lets the public standings move and opens \
                       the way to the next step."
                    .to_owned(),
                link: None,
            },
            Err(refusal) => {
                blocked(refusal, next_open(round, 0).map(|n| (format!("Enter the result of table {n}"), urls.table(n))))
            }
        },
        RoundState::Closed => Step {
            post: None,
            says: "This round is closed; its results stand (1.3.4).".to_owned(),
            link: Some(("What to do next".to_owned(), urls::run(slug).home())),
        },
    }
}

fn publish_says(snapshot: &Snapshot, round: &Round) -> String {
    let first = snapshot.tournament.phase == Phase::CheckIn;
    let all = round.row.stage == Stage::Prelim && steps::publishes_all(snapshot);
    let what = if all { "the seats of all preliminary rounds" } else { "these seats" };
    let locks = if first { " The tournament's settings are locked from then on." } else { "" };
    format!("Everybody sees {what} at once.{locks}")
}

fn start_says(round: &Round) -> String {
    let seated = attendance::seated(round).count();
    if RoundAt::of(round).is_first() {
        format!("The {seated} players seated now are counted: the stages follow from that number (1.1.3).")
    } else {
        format!("{seated} players at {} tables. Results can be entered once the round has started.", round.tables.len())
    }
}

/// The next table after `after` whose sheet has no result, then any before it; 0 starts at the first.
pub fn next_open(round: &Round, after: i64) -> Option<i64> {
    let is_open = |table: &&Table| table.row.sheet_state == SheetState::Open && table.row.number != after;
    let open = || round.tables.iter().filter(is_open).map(|table| table.row.number);
    open().find(|number| *number > after).or_else(|| open().next())
}

/// Publishes a round.
pub async fn publish(request: RequestContext, path: RoundPath, _: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let done = publish_round(&request.context(), request.tournament()?.id, at).await.map(|_| ());
    answer(&request, at, done, "publish").await
}

/// Starts a round.
pub async fn start(request: RequestContext, path: RoundPath, _: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let done = start_round(&request.context(), request.tournament()?.id, at).await.map(|_| ());
    answer(&request, at, done, "start").await
}

/// Closes a round.
pub async fn close(request: RequestContext, path: RoundPath, _: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let done = close_round(&request.context(), request.tournament()?.id, at).await.map(|_| ());
    answer(&request, at, done, "close").await
}

/// Back to the board: with a good word, or with the refusal and the status 409.
async fn answer(request: &RequestContext, at: RoundAt, done: actions::Result<()>, word: &str) -> HandlerResult {
    let slug = &request.tournament()?.slug;
    match done {
        Ok(()) => see_other(urls::run(slug).round(at).board().done(word)),
        Err(error) => {
            let form = FormState::returned((), error)?;
            let snapshot = request.snapshot().await?;
            let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
            let mut view = board_page(request, &snapshot, round, &BoardQuery::default())?;
            view.page = form.tell(view.page);
            page_with(form.status(), &view)
        }
    }
}
