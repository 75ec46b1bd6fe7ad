//! The board of tables of a round, and its steps publish, start and close.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::waiting;
use crate::pages::organizer::sheets::waiting::WaitingSheets;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::rounds::close::close_round;
use reeve_actions::rounds::publish::publish_round;
use reeve_actions::rounds::refusal::Refusal;
use reeve_actions::rounds::start::start_round;
use reeve_actions::rounds::take_back;
use reeve_actions::rounds::take_back::TakeBack;
use reeve_actions::sheets::choose_seats::{SeenTable, confirm_layouts};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::duty_view;
use reeve_http::ui::duty_view::CardDuty;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::planned::PlannedTimes;
use reeve_rules::rulings::call::may_call;
use reeve_rules::search::holds;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState, Stage};
use reeve_store::snapshot::{Round, Table};
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Url};
use reeve_views::duty::timers;
use reeve_views::rounds::board::{BoardSeat, BoardTable, MissingOnSheet, RoundBoard, TableState, tables_missing};
use reeve_views::rounds::staff::StaffRound;
use reeve_views::rounds::steps::{RoundStart, StepEffect, waiting_for_layout, without_layout};
use reeve_views::rounds::{RoundAt, RoundStep};
use reeve_views::rulings::judge_board::called_from;
use reeve_views::seating::seat_list::SeatMark;
use reeve_views::standings::ranking;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::RoundDone;
use reeve_words::games::terms;
use reeve_words::time;
use reeve_words::{labels, requests, titles};

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::round::board, Permission::ReadRun, || to(board)),
        post(urls::round::publish, Permission::Run, || to(publish)),
        post(urls::round::confirm_layouts, Permission::SignPaper, || to(layouts)),
        post(urls::round::start, Permission::Run, || to(start)),
        post(urls::round::close, Permission::Run, || to(close)),
        post(urls::round::take_back, Permission::Run, || to(take_step_back)),
    ]
}

/// The parts of the address of a round: slug, stage, number.
pub(crate) type RoundPath = web::Path<(String, String, String)>;

/// The round that an address names; not found where it can't be one.
pub(crate) fn round_at(stage: &str, number: &str) -> Result<RoundAt, Error> {
    let stage = Stage::from_code(stage).ok_or(Error::Missing)?;
    let number = number.parse().map_err(|_| Error::Missing)?;
    Ok(RoundAt { stage, number })
}

#[derive(Template)]
#[template(path = "organizer/rounds/board.html")]
struct BoardPage {
    page: Layout,
    urls: RoundUrls,
    kind: &'static str,
    word: &'static str,
    since: String,
    /// When the games begin: in a sentence, and as a moment that the script counts down to.
    starts: Option<(String, String)>,
    filters: Vec<Filter>,
    cards: Vec<Card>,
    query: String,
    step: NextWithRound,
    /// The sheets that wait for somebody of the staff.
    waiting: WaitingSheets,
    /// The tables whose layouts can be confirmed together, as the form names them, what the button says, and what stands above it; none
    /// for fewer than two.
    layouts: Option<(String, String, String)>,
    may_change: bool,
    /// The version of the round.
    version: i64,
    /// The step that can be taken back: its code, the button's words, and what happens then.
    taken_back: Option<(&'static str, &'static str, &'static str)>,
    beside: Vec<(String, Url)>,
    /// Whether the device keeps the pages of the tables before they are opened: the round is on.
    ahead: bool,
    /// Which judges go to which tables.
    duty: Url,
    /// Where sheets are typed in by their numbers.
    from_paper: Url,
    /// The board that is played on.
    game_board: Option<Url>,
    /// The turn timer of the round; none where the game has no turns.
    timer: Option<Url>,
}

struct Filter {
    label: String,
    href: Url,
    count: usize,
    current: bool,
}

struct Card {
    number: i64,
    href: Url,
    kind: &'static str,
    /// How far the table is: its state, or how many have signed.
    word: String,
    seats: Vec<CardSeat>,
    /// What the judges do there.
    duty: Option<CardDuty>,
}

struct CardSeat {
    name: String,
    vp: String,
    won: bool,
    /// Whether the seat has signed a sheet that others have yet to sign.
    signed: bool,
    /// That the player is out of the tournament; none for everybody else.
    gone: Option<SeatMark>,
}

/// The one next thing to do with a round.
struct NextWithRound {
    /// The button that takes the step; None where something else comes first.
    post: Option<StepButton>,
    /// What is missing, or what will happen.
    says: Vec<String>,
    /// Where to go first, or instead.
    link: Option<(String, Url)>,
}

/// The button that takes the next step of a round.
struct StepButton {
    label: String,
    href: Url,
    /// The numbers of those without whom the round starts, as the form sends them; empty for nobody.
    without: String,
}

impl StepButton {
    fn new(label: impl Into<String>, href: Url) -> StepButton {
        StepButton { label: label.into(), href, without: String::new() }
    }
}

/// The query of a board: the tables to show, and what was just done.
#[derive(Default, serde::Deserialize)]
pub(crate) struct BoardQuery {
    #[serde(default)]
    show: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    done: String,
}

/// Shows the board of tables of a round.
pub(crate) async fn board(request: RequestContext, path: RoundPath, query: web::Query<BoardQuery>) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let read = read(&request, at).await?;
    let snapshot = &read.snapshot;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if let Some(table) = table_typed(round, &query.q) {
        return see_other(urls::run(&request.tournament()?.slug).round(RoundAt::of(round)).table(table));
    }
    let mut view = board_page(&request, (&read, round), &query)?;
    if let Some(done) = RoundDone::from_code(&query.done) {
        view.page = match done {
            RoundDone::Layouts => view.page.notice(NoticeKind::Good, confirmed_layouts(snapshot, round)),
            RoundDone::SomeLayouts => view.page.notice(NoticeKind::Attention, some_layouts(snapshot, round)),
            done => view.page.notice(NoticeKind::Good, done.sentence()),
        };
    }
    page(&view)
}

/// What is said where the layouts of some tables could not be confirmed with the others.
fn some_layouts(snapshot: &Snapshot, round: &Round) -> String {
    let open = without_layout(snapshot, round);
    let is_over = |table: &&Table| table.row.sheet_state != SheetState::Open && open.contains(&table.row.number);
    let left: Vec<i64> = round.tables.iter().filter(is_over).map(|table| table.row.number).collect();
    let done = confirmed_layouts(snapshot, round);
    if left.is_empty() { done } else { format!("{done} {}", words::choice::layouts_left(&left)) }
}

/// At which tables the layouts are confirmed.
fn confirmed_layouts(snapshot: &Snapshot, round: &Round) -> String {
    let open = without_layout(snapshot, round);
    let numbers = round.tables.iter().map(|table| table.row.number);
    let confirmed: Vec<i64> = numbers.filter(|table| !open.contains(table)).collect();
    words::choice::layouts_confirmed(&confirmed)
}

/// The tables whose layouts this person can confirm together, the words of the button, and what stands above it.
fn layouts_together(request: &RequestContext, snapshot: &Snapshot, round: &Round) -> Option<(String, String, String)> {
    let tables = waiting_for_layout(snapshot, round);
    let may = tables.len() > 1 && request.may_change(Permission::SignPaper).is_ok();
    let waits = |table: &&Table| tables.contains(&table.row.number);
    let seen = |table: &Table| format!("{}:{}", table.row.number, table.row.version);
    let named = || round.tables.iter().filter(waits).map(seen).collect::<Vec<_>>().join(",");
    may.then(|| (named(), words::choice::confirm_layouts(tables.len()), words::choice::before_confirming(&tables)))
}

async fn read(request: &RequestContext, at: RoundAt) -> Result<StaffRound, Error> {
    let mut tx = request.app.db.read().await?;
    let reader = (waiting::judge(request), request.now);
    Ok(StaffRound::read(&mut tx, request.tournament()?.id, at, reader).await?)
}

/// The page of a round, whether it was asked for or says why a step was refused.
fn board_page(
    request: &RequestContext,
    (read, round): (&StaffRound, &Round),
    query: &BoardQuery,
) -> Result<BoardPage, Error> {
    let snapshot = &read.snapshot;
    let board = RoundBoard::of(snapshot, round);
    let urls = urls_of(snapshot, round);
    let may_change = request.may_change(Permission::Run).is_ok();
    let layout = nav::staff(request, title(round), StaffSection::Rounds)?
        .crumb(titles::ROUNDS, urls::run(&snapshot.tournament.slug).rounds());
    let mut layout = nav::live(layout, request, ChangeKind::ALL)?;
    let news = NewsView::of(&read.news, &snapshot.tournament);
    layout.said = news.announcements;
    if let Some(wrong) = &board.while_playing {
        let said = layout.say_around(&words::rounds::while_playing(wrong, may_change, true), &wrong.names());
        layout = layout.notice(NoticeKind::Attention, said);
    }
    let planned = PlannedTimes::of(&snapshot.tournament, read.planned.clone());
    let since = words::rounds::since_beside_state(board.round.last_step, &snapshot.tournament.time_zone);
    let shown = board.tables.iter().filter(|table| is_asked_for(table, query));
    let duty = card_duty(request, read, round);
    Ok(BoardPage {
        page: layout,
        kind: badges::round(board.round.state),
        word: words::rounds::state(board.round.state),
        since: words::rounds::since_and_planned(since, planned.beside(board.round.at, board.round.state)),
        starts: news.starts,
        filters: filters(&board, &urls, &query.show),
        cards: shown.map(|table| card(table, &urls, duty(table.number))).collect(),
        query: query.q.clone(),
        step: step(snapshot, round, &board, &urls, may_change),
        waiting: WaitingSheets::of(request, read.waiting.clone())?,
        layouts: layouts_together(request, snapshot, round),
        may_change,
        version: board.version,
        taken_back: board.taken_back.map(|(step, all)| {
            (step.code(), words::rounds::take_back_button(step), words::rounds::take_back(step, all))
        }),
        beside: beside(snapshot, round),
        ahead: board.round.state == RoundState::Playing,
        duty: urls::run(&snapshot.tournament.slug).duty(),
        from_paper: urls::run(&snapshot.tournament.slug).typed_sheets(),
        game_board: (snapshot.tournament.system.system().has_boards())
            .then(|| urls::run(&snapshot.tournament.slug).board_of(RoundAt::of(round)).board()),
        timer: snapshot.tournament.system.system().turns.then(|| urls.timer()),
        urls,
    })
}

fn card(table: &BoardTable, urls: &RoundUrls, duty: CardDuty) -> Card {
    let seat = |seat: &BoardSeat| CardSeat {
        name: seat.name.clone(),
        vp: words::rounds::vp_of(seat.vp, seat.absent, seat.not_counted),
        won: seat.won,
        signed: seat.signed && table.state == TableState::Submitted,
        gone: seat.gone,
    };
    let (signed, signers) = table.signed;
    Card {
        number: table.number,
        href: urls.table(table.number),
        kind: badges::table(table.state),
        word: match table.state {
            _ if table.decided => words::sheets::decided(table.stands),
            TableState::Submitted if signed > 0 => words::sheets::signed_of(signed, signers),
            state => badges::table_word(state),
        },
        seats: table.seats.iter().map(seat).collect(),
        duty: Some(duty),
    }
}

/// Who goes to a table, where turns are timed or games paused, and where a judge is called or can be.
fn card_duty<'r>(
    request: &RequestContext,
    read: &'r StaffRound,
    round: &'r Round,
) -> impl Fn(i64) -> CardDuty + use<'r> {
    let snapshot = &read.snapshot;
    let (at, urls) = (RoundAt::of(round), urls_of(snapshot, round));
    let may_call = may_call(round.row.state).is_ok() && request.may_change(Permission::CallJudge).is_ok();
    let clock = |since| words::rulings::paused_since(&time::clock(since, &snapshot.tournament.time_zone));
    let of_round = read.duty.list().of_round(snapshot, round);
    move |number| {
        let timed = |table| timers::at_table(&read.timers, &round.row, table).is_some();
        let table = round.tables.iter().find(|table| table.row.number == number);
        let judges = of_round.iter().find(|at| at.table == number).map(duty_view::judges);
        let judges = judges.filter(|judges| !read.duty.lines.is_empty() || !judges.is_empty());
        let pause = read.paused.iter().find(|pause| pause.table == number);
        CardDuty {
            timed: table.is_some_and(timed),
            paused: pause.map(|pause| clock(pause.since)).unwrap_or_default(),
            game: table
                .filter(|table| !table.row.sheet_state.is_final())
                .filter(|table| read.begun.iter().any(|game| game.table_id == table.row.id))
                .map(|_| urls.game(number).game()),
            called: read.calls.iter().any(|call| called_from(call) == (at, number)),
            call: may_call.then(|| urls.call_from_board(number)),
            judges,
        }
    }
}

/// The buttons that show the tables of one state, with how many these are.
fn filters(board: &RoundBoard, urls: &RoundUrls, shown: &str) -> Vec<Filter> {
    let filter = |label: String, show: &str, count| Filter {
        label,
        href: urls.board().query_if_any("show", show),
        count,
        current: shown == show,
    };
    let mut filters = vec![filter("all".to_owned(), "", board.tables.len())];
    // Disputes are rare: the button is there while there is one.
    let rare = |state: &TableState| *state == TableState::Disputed && board.count(*state) == 0;
    for state in TableState::ALL.into_iter().filter(|state| !rare(state)) {
        filters.push(filter(badges::table_word(state), badges::table(state), board.count(state)));
    }
    filters
}

/// Whether a table is in the state that is asked for, and has the number or somebody of the name.
/// The table whose number was typed and nothing else: it is opened.
fn table_typed(round: &Round, typed: &str) -> Option<i64> {
    let number: i64 = typed.trim().parse().ok()?;
    round.tables.iter().map(|table| table.row.number).find(|table| *table == number)
}

fn is_asked_for(table: &BoardTable, query: &BoardQuery) -> bool {
    let wanted = query.q.trim();
    let of_state = TableState::ALL.into_iter().find(|state| badges::table(*state) == query.show);
    of_state.is_none_or(|state| table.state == state)
        && (wanted.is_empty()
            || table.number.to_string() == wanted
            || table.seats.iter().any(|seat| holds(&seat.name, wanted)))
}

fn title(round: &Round) -> String {
    words::rounds::title(RoundAt::of(round))
}

/// The addresses of a round.
pub(crate) fn urls_of(snapshot: &Snapshot, round: &Round) -> RoundUrls {
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

fn step(snapshot: &Snapshot, round: &Round, board: &RoundBoard, urls: &RoundUrls, may_change: bool) -> NextWithRound {
    let run = urls::run(&snapshot.tournament.slug);
    let Some(next) = &board.next else {
        return NextWithRound {
            post: None,
            says: vec![words::rounds::CLOSED.to_owned()],
            link: Some((labels::WHAT_TO_DO_NEXT.to_owned(), run.home())),
        };
    };
    if let Err(refusal) = &next.allowed {
        let open = if next.effect == StepEffect::Close { results(round, urls) } else { None };
        let mend = match refusal {
            Refusal::TablesOutOfDate => {
                Some((titles::later_stages(ranking::stages_of(&snapshot.tournament)), run.bracket()))
            }
            Refusal::SeatsOutOfDate { .. } => Some((titles::SEAT_SCHEDULE.to_owned(), run.schedule())),
            Refusal::LayoutNotConfirmed { tables } => {
                tables.first().map(|table| (labels::choice_of_seats_at(*table), urls.choice(*table)))
            }
            Refusal::NoJudge => Some((titles::STAFF.to_owned(), run.staff())),
            Refusal::NoJudgeForFinal => {
                let table = round.tables.first().map(|table| table.row.number);
                table.map(|table| (labels::NAME_THE_JUDGE.to_owned(), urls.choice(table).anchor("judge")))
            }
            Refusal::SeatedElsewhere { .. } if may_change && round.row.state == RoundState::Published => {
                Some((titles::REPAIR_THE_PUBLIC_ROUND.to_owned(), run.repair()))
            }
            Refusal::SeatedElsewhere { .. } => Some((titles::SEAT_SCHEDULE.to_owned(), run.schedule())),
            _ => None,
        };
        // Which sheets are open stands on the cards of their tables.
        let why = (!matches!(refusal, Refusal::SheetsOpen { .. })).then(|| refusal.clone().into());
        let terms = terms(snapshot.tournament.system.system());
        return NextWithRound {
            post: None,
            says: why.map(|why| words::in_game::refusal_in(&why, &terms)).into_iter().collect(),
            link: open.or(mend),
        };
    }
    let mut says: Vec<String> = words::rounds::absent_before(&next.absent_before).into_iter().collect();
    let effect = if may_change { words::rounds::effect(&next.effect) } else { words::rounds::others_do(&next.effect) };
    says.push(terms(snapshot.tournament.system.system()).say(&effect).into_owned());
    let post = match &next.effect {
        StepEffect::Publish { all_prelims, .. } => {
            StepButton::new(words::rounds::publish_button(*all_prelims), urls.publish())
        }
        StepEffect::Start(start) if !start.changed.is_empty() => {
            let repair = (titles::REPAIR_THE_PUBLIC_ROUND.to_owned(), run.repair());
            return start_with_changes(start, urls, says, Some(repair).filter(|_| may_change));
        }
        StepEffect::Start(_) => StepButton::new(words::rounds::start_button(0), urls.start()),
        StepEffect::Close => StepButton::new(labels::CLOSE_THE_ROUND, urls.close()),
    };
    NextWithRound { post: Some(post), says, link: None }
}

/// Where results are typed, or signed where every table has one.
fn results(round: &Round, urls: &RoundUrls) -> Option<(String, Url)> {
    let missing = |what| tables_missing(round, what).next();
    let enter = missing(MissingOnSheet::Result).map(|_| labels::ENTER_RESULTS);
    let label = enter.or_else(|| missing(MissingOnSheet::Signatures).map(|_| labels::SIGN_THE_SHEETS))?;
    Some((label.to_owned(), urls.grid()))
}

/// The start of a round whose seats are not those of the players who are there: their repair comes first.
fn start_with_changes(
    start: &RoundStart,
    urls: &RoundUrls,
    effect: Vec<String>,
    repair: Option<(String, Url)>,
) -> NextWithRound {
    let mut says = words::seating::changed(&start.changed);
    says.extend(words::rounds::too_few_left(&start.too_few));
    if !start.missing.is_empty() && start.too_few.is_empty() {
        says.push(words::rounds::MARKED_ABSENT.to_owned());
    }
    says.extend(effect);
    let button = || StepButton {
        without: start.missing.iter().map(i64::to_string).collect::<Vec<_>>().join(","),
        ..StepButton::new(words::rounds::start_button(start.missing.len()), urls.start())
    };
    let post = start.too_few.is_empty().then(button);
    NextWithRound { post, says, link: repair }
}

/// Publishes a round.
pub(crate) async fn publish(request: RequestContext, path: RoundPath, _: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let (id, by_mail) = (request.tournament()?.id, request.sends_mail());
    let done = publish_round(&request.context(), id, at, by_mail).await.map(|_| ());
    request.app.mail_waits.notify_one();
    answer(&request, at, done, RoundDone::Published).await
}

/// Starts a round, without those whom the form names.
pub(crate) async fn start(request: RequestContext, path: RoundPath, form: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let without = without(&form)?;
    let done = start_round(&request.context(), request.tournament()?.id, at, &without).await.map(|_| ());
    answer(&request, at, done, RoundDone::Started).await
}

/// The numbers of those who are missing, as the page showed them.
fn without(form: &Form) -> Result<Vec<i64>, Error> {
    numbers_in(form, "without").ok_or_else(|| Error::Unprocessable(requests::not_said(labels::WHO_IS_MISSING)))
}

/// The numbers in a field, as the page wrote them; none where it holds anything else.
fn numbers_in(form: &Form, field: &str) -> Option<Vec<i64>> {
    let numbers = form.filled(field).into_iter().flat_map(|text| text.split(','));
    numbers.map(|number| number.parse().ok()).collect()
}

/// The tables that the page named with their versions; none where it is anything else.
fn seen_tables(form: &Form) -> Option<Vec<SeenTable>> {
    let seen = |text: &str| {
        let (table, version) = text.split_once(':')?;
        Some(SeenTable { table: table.parse().ok()?, version: version.parse().ok()? })
    };
    form.filled("tables").into_iter().flat_map(|text| text.split(',')).map(seen).collect()
}

/// Confirms the layouts of the tables that the page named.
async fn layouts(request: RequestContext, path: RoundPath, form: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let tables = seen_tables(&form).filter(|tables| !tables.is_empty());
    let tables = tables.ok_or_else(|| Error::Unprocessable(requests::not_said(labels::AT_WHICH_TABLES)))?;
    let done = confirm_layouts(&request.context(), request.tournament()?.id, at, &tables).await;
    let said = match &done {
        Ok(left) if !left.is_empty() => RoundDone::SomeLayouts,
        _ => RoundDone::Layouts,
    };
    answer(&request, at, done.map(|_| ()), said).await
}

/// Closes a round.
pub(crate) async fn close(request: RequestContext, path: RoundPath, _: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let done = close_round(&request.context(), request.tournament()?.id, at).await.map(|_| ());
    answer(&request, at, done, RoundDone::Closed).await
}

/// Takes the last step of a round back.
async fn take_step_back(request: RequestContext, path: RoundPath, form: Form) -> HandlerResult {
    let at = round_at(&path.1, &path.2)?;
    let step =
        RoundStep::from_code(form.text("step")).ok_or_else(|| Error::BadRequest(words::rounds::NO_STEP.to_owned()))?;
    let command = TakeBack { step, version: form.version() };
    let done = take_back::take_back(&request.context(), request.tournament()?.id, at, command).await;
    answer(&request, at, done, RoundDone::TakenBack).await
}

/// Back to the board, which says what was done, or the board with the refusal and status 409.
async fn answer(request: &RequestContext, at: RoundAt, done: actions::Result<()>, said: RoundDone) -> HandlerResult {
    let slug = &request.tournament()?.slug;
    match done {
        Ok(()) => see_other(urls::run(slug).round(at).board().done(said)),
        Err(error) => {
            let form = match said {
                // The page shows the tables as they are now, with the button for those that still wait.
                RoundDone::Layouts | RoundDone::SomeLayouts => {
                    FormState::returned_or_stale((), error)?.when_stale(NoticeKind::Wrong, words::choice::LAYOUTS_STALE)
                }
                _ => FormState::returned((), error)?,
            };
            let read = read(request, at).await?;
            let round = read.snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
            let mut view = board_page(request, (&read, round), &BoardQuery::default())?;
            view.page = form.tell(view.page);
            page_with(form.status(), &view)
        }
    }
}
