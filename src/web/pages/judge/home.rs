//! `/run/{slug}/judge`: what a judge sees first. Calls that wait come first, then disputes and paused games, the tables of the
//! round, and the search for players.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::pages::organizer::sheets::choice::judge_name;
use crate::pages::organizer::sheets::locked::{LockedPins, locked_pins};
use crate::pages::organizer::sheets::waiting::{WaitingSheets, waiting_in};
use crate::pages::organizer::tournament::staff_code;
use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_rules::rulings::penalty::Penalty;
use reeve_rules::search::holds;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::judge_call::JudgeCall;
use reeve_store::player::Player;
use reeve_store::ruling::KeptRuling;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{PlayerLabels, Round};
use reeve_store::{CallId, ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{Judge, Url};
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::board::TableState;
use reeve_views::rulings::judge_board::{
    JudgeTable, PausedGame, called_from, current_round, paused_games, seat_now, tables,
};
use reeve_views::rulings::judge_home::JudgeHome;
use reeve_views::rulings::list::{RulingView, rulings};
use reeve_views::seating::seat_list::{SeatMark, gone};
use reeve_views::series::rulings::RulingsElsewhere;
use reeve_views::sheets::judge_handles_cards;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::JudgeDone;
use reeve_words::time;
use reeve_words::titles;

use crate::pages::judge::rulings::start::RulingStart;

/// The most players that a search shows, and calls that ended.
const FOUND: usize = 20;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::judge::home, Permission::ReadRun, || to(show))]
}

#[derive(Template)]
#[template(path = "judge/home.html")]
struct JudgePage {
    page: Layout,
    /// Whether the device keeps the record sheets before they are opened: the round is on.
    ahead: bool,
    urls: Judge,
    /// The round that judges look after, if there is one.
    round: Option<String>,
    tables: Vec<TableCard>,
    /// The calls that are open, the longest first.
    calls: Vec<CallLine>,
    /// The last calls that ended: from where, when, and how.
    ended: Vec<(String, String, String)>,
    waiting: WaitingSheets,
    /// Who can't sign by PIN any more.
    locked: LockedPins,
    /// Where whoever looks agrees to the code of conduct, if that is still to be done.
    asks_code: Option<Url>,
    /// What the organizers say to everybody.
    news: NewsView,
    paused: Vec<PausedLine>,
    query: String,
    found: Vec<FoundPlayer>,
    rulings: usize,
    /// Whether whoever looks can rule.
    may_rule: bool,
    /// Whether whoever looks can take calls down.
    may_call: bool,
    /// Who wants no pictures, and who films.
    pictures: Url,
    /// A ruling about no table.
    new_ruling: Url,
}

struct TableCard {
    number: i64,
    kind: &'static str,
    /// The same in a word.
    word: String,
    /// Who sits there, and that they are out of the tournament; none for everybody else.
    players: Vec<(String, Option<SeatMark>)>,
    /// What is unusual about its result, in sentences.
    unusual: Vec<String>,
    calls: bool,
    paused: bool,
    call: Url,
    /// Where the game is paused with one tap, while it is on (2.1.7).
    pause: Option<Url>,
    sheet: Url,
    /// Where the layout is confirmed and the seats are chosen, before a game of a later stage begins (1.1.6, 1.1.7).
    seats: Option<Url>,
    /// How far that is, and who judges there (2.0.4), in sentences.
    before: Vec<String>,
    rule: Url,
}

struct CallLine {
    id: CallId,
    place: String,
    players: Vec<(String, Option<SeatMark>)>,
    waits: String,
    /// How many seconds it has waited, for the device to count on; none once a judge goes.
    seconds: Option<i64>,
    /// The name of the judge who goes; empty while nobody does.
    claimer: String,
    claimed: bool,
    mine: bool,
    sheet: Url,
    rule: Url,
}

struct PausedLine {
    place: String,
    since: String,
    resume: Url,
}

struct FoundPlayer {
    name: String,
    href: Url,
    had: String,
    /// Where the player sits now, and the sheet of that table.
    seat: Option<(String, Url)>,
}

#[derive(Deserialize)]
struct HomeQuery {
    #[serde(default)]
    q: String,
    #[serde(default)]
    done: String,
}

async fn show(request: RequestContext, query: web::Query<HomeQuery>) -> HandlerResult {
    let query = query.into_inner();
    let notice = JudgeDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    judge_page(&request, &query.q, StatusCode::OK, notice).await
}

/// The page, with what was done, or why something was not.
pub(super) async fn judge_page(
    request: &RequestContext,
    query: &str,
    status: StatusCode,
    notice: Option<(NoticeKind, String)>,
) -> HandlerResult {
    let id = request.tournament()?.id;
    let mut tx = request.app.db.read().await?;
    let JudgeHome { snapshot, calls, kept, elsewhere, asks_layout, news } =
        JudgeHome::read(&mut tx, id, !query.trim().is_empty()).await?;
    let round = current_round(&snapshot);
    let waiting = waiting_in(request, &mut tx).await?;
    let news = NewsView::of(&news, &snapshot.tournament).with_clock(&snapshot);
    let asks_code = staff_code::asks(request, &mut tx).await?;
    let locked = match round {
        Some(round) => locked_pins(request, &mut tx, (&snapshot, round), None).await?,
        None => LockedPins::default(),
    };
    drop(tx);
    let (open, ended): (Vec<JudgeCall>, Vec<JudgeCall>) =
        calls.into_iter().partition(|call| call.call_outcome.is_none());
    let run = urls::run(&snapshot.tournament.slug);
    let labels = snapshot.labels();
    let views = rulings(&labels, &kept);
    let paused = paused_games(&kept.iter().filter_map(KeptRuling::pause_step).collect::<Vec<_>>());
    let cards = round.map(|round| {
        let tables = tables(&snapshot, round, &open, &paused).into_iter();
        let card = |table: JudgeTable| {
            let call = call_to_end(request, &open, (RoundAt::of(round), table.number));
            let before = before(&snapshot, round, table.number, asks_layout);
            TableCard { before, ..table_card(&run, RoundAt::of(round), table, call) }
        };
        tables.map(card).collect()
    });
    let layout = nav::staff(request, titles::JUDGE, StaffSection::Judge)?.queues();
    let layout = layout.stands_at(run.judge().home());
    let mut layout = nav::live_if(status, layout, request, ChangeKind::ALL)?;
    if let Some((kind, words)) = notice {
        layout = layout.notice(kind, words);
    }
    let in_play = round.is_some_and(|round| matches!(round.row.state, RoundState::Published | RoundState::Playing));
    page_with(
        status,
        &JudgePage {
            page: layout,
            urls: run.judge(),
            ahead: round.is_some_and(|round| round.row.state == RoundState::Playing),
            round: round.map(|round| words::rounds::title(RoundAt::of(round))),
            tables: cards.unwrap_or_default(),
            calls: open
                .iter()
                .map(|call| CallLine { players: seated(&snapshot, &labels, call), ..call_line(&run, request, call) })
                .collect(),
            ended: ended
                .iter()
                .rev()
                .take(FOUND)
                .filter_map(|call| ended_line(call, &snapshot.tournament.time_zone))
                .collect(),
            waiting,
            locked,
            news,
            asks_code,
            paused: paused.iter().map(|one| paused_line(&run, one, &snapshot.tournament.time_zone)).collect(),
            found: found(&run.judge(), &snapshot, (&views, &elsewhere), query),
            query: query.to_owned(),
            rulings: kept.len(),
            may_rule: request.may_change(Permission::Rule).is_ok(),
            may_call: in_play && request.may_change(Permission::CallJudge).is_ok(),
            pictures: run.pictures(),
            new_ruling: RulingStart::default().form(&run.judge()),
        },
    )
}

fn table_card(run: &urls::Run, at: RoundAt, table: JudgeTable, call: Option<CallId>) -> TableCard {
    let round = run.round(at);
    TableCard {
        kind: badges::table(table.state),
        word: badges::table_word(table.state),
        unusual: words::unusual::lines(
            &table.unusual,
            &table.players.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(),
            texts::Game::USUAL,
        ),
        players: table.players,
        calls: table.calls,
        paused: table.paused.is_some(),
        pause: (table.state == TableState::Playing && table.paused.is_none()).then(|| round.pause(table.number)),
        call: round.call_judge(table.number),
        sheet: round.table(table.number),
        seats: (at.stage != Stage::Prelim && table.state == TableState::Waiting).then(|| round.choice(table.number)),
        rule: RulingStart { call, ..RulingStart::at(at, table.number) }.form(&run.judge()),
        before: Vec::new(),
        number: table.number,
    }
}

/// The open call of a table that a ruling there ends: one that nobody has claimed, or whoever looks.
fn call_to_end(request: &RequestContext, open: &[JudgeCall], at: (RoundAt, i64)) -> Option<CallId> {
    let me = request.access.caller().account();
    let call = open.iter().find(|call| called_from(call) == at)?;
    (call.claimed_at.is_none() || (me.is_some() && call.claimed_by == me)).then_some(call.id)
}

/// What is still to do before a game of a later stage, in sentences: whether the layout is confirmed, and which judge is named where
/// one handles the resource cards. `asks_layout`: whether the layout is confirmed at each table.
fn before(snapshot: &Snapshot, round: &Round, number: i64, asks_layout: bool) -> Vec<String> {
    let Some(table) = round.tables.iter().find(|table| table.row.number == number) else { return Vec::new() };
    let waits = TableState::of(round.row.state, table) == TableState::Waiting;
    let note = snapshot.note(table.row.id);
    let layout = (asks_layout && waits).then(|| {
        let confirmed = note.and_then(|note| note.layout_at);
        words::choice::layout_now(confirmed.map(|at| time::clock(at, &snapshot.tournament.time_zone)).as_deref())
    });
    let judge = judge_handles_cards(round)
        .then(|| words::choice::judge_now(&judge_name(snapshot, note.and_then(|note| note.judge_id))));
    layout.into_iter().chain(judge).collect()
}

/// The players of the table from which a call came.
fn seated(snapshot: &Snapshot, labels: &PlayerLabels, call: &JudgeCall) -> Vec<(String, Option<SeatMark>)> {
    let (at, number) = called_from(call);
    let round = snapshot.round(at.stage, at.number);
    let table = round.and_then(|round| round.tables.iter().find(|table| table.row.number == number));
    let seats = table.iter().flat_map(|table| &table.seats);
    let line = |seat: &Seat| (labels.of(seat.player_id).to_owned(), gone(snapshot, seat.player_id));
    seats.map(line).collect()
}

fn call_line(run: &urls::Run, request: &RequestContext, call: &JudgeCall) -> CallLine {
    let (at, table) = called_from(call);
    let until: DateTime<Utc> = call.waited_until().unwrap_or(request.now);
    CallLine {
        id: call.id,
        place: words::rulings::place(at, table),
        players: Vec::new(),
        waits: words::rulings::minutes(until - call.called_at),
        seconds: call.waited_until().is_none().then(|| (until - call.called_at).num_seconds()),
        claimer: call.claimer.clone().unwrap_or_default(),
        claimed: call.claimed_at.is_some(),
        mine: call.claimed_by.is_some() && call.claimed_by == request.access.caller().account(),
        sheet: run.round(at).table(table),
        rule: RulingStart { call: Some(call.id), ..RulingStart::at(at, table) }.form(&run.judge()),
    }
}

fn ended_line(call: &JudgeCall, zone: &str) -> Option<(String, String, String)> {
    let (at, table) = called_from(call);
    let waited = call.waited_until()? - call.called_at;
    let how = words::rulings::call_outcome(call.call_outcome?, waited);
    Some((words::rulings::place(at, table), time::clock(call.called_at, zone), how))
}

fn paused_line(run: &urls::Run, paused: &PausedGame, zone: &str) -> PausedLine {
    PausedLine {
        place: words::rulings::place(paused.round, paused.table),
        since: time::clock(paused.since, zone),
        resume: run.round(paused.round).resume(paused.table),
    }
}

/// The players whose name or number was looked for, each with what they had before.
fn found(
    urls: &Judge,
    snapshot: &Snapshot,
    (views, elsewhere): (&[RulingView], &RulingsElsewhere),
    query: &str,
) -> Vec<FoundPlayer> {
    let wanted = query.trim();
    if wanted.is_empty() {
        return Vec::new();
    }
    let is_wanted = |player: &&Player| {
        !player.is_hidden() && (player.number.to_string() == wanted || holds(&player.label(), wanted))
    };
    let player = |player: &Player| FoundPlayer {
        name: player.label(),
        href: urls.player(player.number),
        had: words::rulings::had_in_series(&standing(views, player), &elsewhere.standing(player.id)),
        seat: seat_of(snapshot, player),
    };
    snapshot.players.iter().filter(is_wanted).take(FOUND).map(player).collect()
}

/// Where a player sits now, in words, and the sheet of that table.
pub(super) fn seat_of(snapshot: &Snapshot, player: &Player) -> Option<(String, Url)> {
    let (at, table, position) = seat_now(snapshot, player.id)?;
    let sheet = urls::run(&snapshot.tournament.slug).round(at).table(table);
    Some((words::rulings::seat(at, table, position), sheet))
}

/// The penalties of a player that stand.
pub(super) fn standing(views: &[RulingView], player: &Player) -> Vec<Penalty> {
    let theirs = views.iter().filter(|view| view.row.penalty > Penalty::None);
    theirs
        .filter(|view| view.players.iter().any(|one| one.id == player.id && !one.lifted))
        .map(|view| view.row.penalty)
        .collect()
}
