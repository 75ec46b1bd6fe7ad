//! The choice of seats at a table: the layout of the board is confirmed, then the page says whose turn it is and what is left; in
//! the final a judge is named.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::choose_seats::{BeforeGame, choose_seat, confirm_layout, name_judge, take_choice_back};
use reeve_actions::sheets::refusal::Refusal;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::board_view::BoardView;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::games::Colour;
use reeve_rules::sheets::choice::{
    ChoiceRefusal, ChoiceStep, SeatChoice, chooses_chair, colours_left, may_choose, orders_left, step,
};
use reeve_rules::sheets::{SeatResult, TableResult};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::seat::Seat;
use reeve_store::snapshot::Round;
use reeve_store::{AccountId, ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Url};
use reeve_views::boards;
use reeve_views::duty::tables::KeptDuty;
use reeve_views::seating::seat_list::{SeatMark, gone};
use reeve_views::sheets::judge_handles_cards;
use reeve_words as words;
use reeve_words::flash::ChoiceDone;
use reeve_words::time;
use reeve_words::{choice as choice_words, games, titles};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::choice, Permission::ReadRun, || to(show)),
        post(urls::round::choice, Permission::SignPaper, || to(choose)),
        post(urls::round::confirm_layout, Permission::SignPaper, || to(confirm)),
        post(urls::round::take_choice_back, Permission::SignPaper, || to(back)),
        post(urls::round::name_judge, Permission::SignPaper, || to(judge)),
    ]
}

/// The query of the page: what was just done.
#[derive(Debug, Default, serde::Deserialize)]
struct ChoiceQuery {
    #[serde(default)]
    done: String,
}

#[derive(Template)]
#[template(path = "organizer/sheets/choice.html")]
struct ChoicePage {
    page: Layout,
    urls: RoundUrls,
    number: i64,
    /// How often the table was changed.
    version: i64,
    /// Whether anything can be noted now.
    open: bool,
    closed: String,
    /// When the layout was confirmed.
    layout: Option<String>,
    /// The board of the round, which the layout is to match; none where Reeve knows none.
    board: Option<BoardView>,
    /// That it is another one than before, in a running round.
    again: Option<String>,
    papers: Url,
    seats: Vec<ChoiceSeat>,
    turn: Option<ChoiceTurn>,
    /// Whether the players choose their seats; else the layout alone is confirmed.
    chooses: bool,
    all: bool,
    /// Whether something can be taken back.
    may_take_back: bool,
    /// Who may be named as the judge of the table; none where nobody is.
    judges: Option<Vec<(String, String)>>,
    judge: String,
    /// The name of whoever is; empty for nobody.
    judge_name: String,
    form: FormState<Form>,
    /// The other tables of the round, each with whether its layout is confirmed.
    beside: Vec<(i64, Url, bool)>,
}

/// A seat with what its player has chosen.
struct ChoiceSeat {
    position: i64,
    name: String,
    /// That the player is out of the tournament; none for everybody else.
    gone: Option<SeatMark>,
    now: bool,
    absent: bool,
    colour: Option<&'static str>,
    order: String,
    chair: String,
}

/// Whose turn it is, and what is left.
struct ChoiceTurn {
    says: String,
    colours: Vec<(String, String)>,
    orders: Vec<(String, String)>,
    /// Empty where no chair is chosen.
    chairs: Vec<(String, String)>,
}

/// Shows the table.
async fn show(request: RequestContext, path: TablePath, query: web::Query<ChoiceQuery>) -> HandlerResult {
    let form = FormState::fresh(Form::of([]));
    let said = ChoiceDone::from_code(&query.done)
        .map(|done| (NoticeKind::of(done != ChoiceDone::LayoutBefore), done.sentence()));
    choice_page(&request, table_at(&path)?, form.with_done(said)).await
}

async fn choice_page(request: &RequestContext, at: TableAt, form: FormState<Form>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, kept) = boards::read_all(&mut tx, request.tournament()?.id).await?;
    let (round, table) = at.find(&snapshot.rounds)?;
    let handles = judge_handles_cards(round);
    let proposed = match handles {
        true => KeptDuty::read(&mut tx, snapshot.tournament.id).await?.list().proposed(&snapshot, round, table),
        false => None,
    };
    drop(tx);
    // A game without a board has no layout, and one without chairs and colours of its own nothing to choose.
    if !boards::has_layout(&snapshot.tournament, &kept, at.round) {
        return Err(Error::Missing);
    }
    let chooses = snapshot.tournament.system.system().has_choice_of_seats();
    let urls = urls::run(&snapshot.tournament.slug).round(at.round);
    let sheet = table.sheet();
    let closed = match request.may_change(Permission::SignPaper) {
        Err(error) => Some(words::error(&error)),
        Ok(()) => {
            let game = words::games::terms(snapshot.tournament.system.system());
            may_choose(round.row.state, table.row.sheet_state).err().map(|why| choice_words::refusal(why, game))
        }
    };
    let note = snapshot.note(table.row.id);
    let layout = note.and_then(|note| note.layout_at);
    let named = note.and_then(|note| note.judge_id);
    let next = step(layout.is_some(), &sheet.result);
    let board = boards::of_round(&kept, at.round).map(|board| BoardView::of(at.round, board)).transpose()?;
    let labels = snapshot.labels();
    let line = |(at, (row, seat)): (usize, (&Seat, &SeatResult))| {
        let gone = gone(&snapshot, row.player_id);
        ChoiceSeat { gone, ..seat_line(labels.of(row.player_id).to_owned(), seat, next == ChoiceStep::Choose(at)) }
    };
    let seats: Vec<ChoiceSeat> = table.seats.iter().zip(&sheet.result.seats).enumerate().map(line).collect();
    let chosen = sheet.result.seats.iter().any(|seat| seat.colour.is_some());
    let title = words::rounds::title(at.round);
    let sheet_title = titles::sheet(&title, at.table);
    let of_page = if chooses { titles::choice(&sheet_title) } else { titles::layout(&sheet_title) };
    let page = nav::staff(request, of_page, StaffSection::Rounds)?
        .queues()
        .stands_at(urls.choice(at.table))
        .crumb(titles::ROUNDS, urls::run(&snapshot.tournament.slug).rounds())
        .crumb(title, urls.board())
        .crumb(titles::table(at.table), urls.table(at.table));
    let open = closed.is_none();
    let shown = ChoicePage {
        page: form.tell(nav::live_if(form.status(), page, request, &[ChangeKind::Course, ChangeKind::Results])?),
        number: at.table,
        version: table.row.version,
        closed: closed.unwrap_or_default(),
        open,
        board,
        again: boards::is_new(&kept, round).then(texts::sheets::new_board),
        papers: urls::run(&snapshot.tournament.slug).board_of(at.round).paper(),
        layout: layout.map(|at| time::clock(at, &snapshot.tournament.time_zone)),
        turn: match next {
            ChoiceStep::Choose(seat) if open && chooses => turn(&snapshot, &sheet.result, seat, &seats),
            _ => None,
        },
        chooses,
        all: next == ChoiceStep::Done,
        may_take_back: open && (chosen || layout.is_some()),
        judges: handles.then(|| judges(&snapshot)),
        judge: named.or(proposed).map(|id| id.to_string()).unwrap_or_default(),
        judge_name: judge_name(&snapshot, named),
        beside: beside(&snapshot, round, &urls, at.table),
        seats,
        urls,
        form,
    };
    page_with(shown.form.status(), &shown)
}

fn seat_line(name: String, seat: &SeatResult, now: bool) -> ChoiceSeat {
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    ChoiceSeat {
        position: seat.position,
        name,
        gone: None,
        now,
        absent: seat.absent,
        colour: seat.colour.map(Colour::code),
        order: number(seat.play_order),
        chair: number(seat.chair),
    }
}

fn turn(snapshot: &Snapshot, result: &TableResult, seat: usize, seats: &[ChoiceSeat]) -> Option<ChoiceTurn> {
    let system = snapshot.tournament.system.system();
    let of = seats.get(seat)?;
    let with_chair = chooses_chair(result, seat);
    let numbers = |numbers: Vec<i64>| numbers.into_iter().map(|number| (number.to_string(), number.to_string()));
    let colour = |colour: Colour| (colour.code().to_owned(), games::colour(colour));
    Some(ChoiceTurn {
        says: choice_words::turn(&of.name, of.position, with_chair),
        colours: colours_left(system, result).into_iter().map(colour).collect(),
        orders: numbers(orders_left(result)).collect(),
        chairs: if with_chair { numbers((1..=system.chairs).collect()).collect() } else { Vec::new() },
    })
}

/// The judges of the tournament, by number and name, behind nobody.
fn judges(snapshot: &Snapshot) -> Vec<(String, String)> {
    let judges = snapshot.staff.iter().filter(|member| member.role == StaffRole::Judge);
    let nobody = (String::new(), choice_words::NOBODY_YET.to_owned());
    [nobody]
        .into_iter()
        .chain(judges.map(|judge| (judge.account_id.to_string(), words::isolated(&judge.name))))
        .collect()
}

/// The name of the judge of the table, as long as that account judges here.
pub(crate) fn judge_name(snapshot: &Snapshot, named: Option<AccountId>) -> String {
    let mut judges = snapshot.staff.iter().filter(|member| member.role == StaffRole::Judge);
    let judge = judges.find(|judge| Some(judge.account_id) == named);
    judge.map(|judge| judge.name.clone()).unwrap_or_default()
}

fn beside(snapshot: &Snapshot, round: &Round, urls: &RoundUrls, this: i64) -> Vec<(i64, Url, bool)> {
    let others = round.tables.iter().filter(|table| table.row.number != this);
    let confirmed = |id| snapshot.note(id).is_some_and(|note| note.layout_at.is_some());
    others.map(|table| (table.row.number, urls.choice(table.row.number), confirmed(table.row.id))).collect()
}

/// Confirms the layout of the board.
async fn confirm(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let id = request.tournament()?.id;
    let seen = BeforeGame { at, version: form.version() };
    let done = confirm_layout(&request.context(), id, seen).await;
    let said = if matches!(done, Ok(false)) { ChoiceDone::LayoutBefore } else { ChoiceDone::Layout };
    answer(&request, at, form, done.map(|_| ()), Some(said)).await
}

/// Notes what the player chooses whose turn it is.
async fn choose(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let id = request.tournament()?.id;
    let choice = SeatChoice {
        colour: Colour::from_code(form.text("colour")),
        play_order: form.whole("order").ok().flatten(),
        chair: form.whole("chair").ok().flatten(),
    };
    let seen = BeforeGame { at, version: form.version() };
    let done = choose_seat(&request.context(), id, seen, choice).await;
    answer(&request, at, form, done, None).await
}

/// Takes the last thing back that was noted.
async fn back(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let id = request.tournament()?.id;
    let seen = BeforeGame { at, version: form.version() };
    let done = take_choice_back(&request.context(), id, seen).await;
    answer(&request, at, form, done, Some(ChoiceDone::Back)).await
}

/// Names the judge of the table.
async fn judge(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let tournament = request.tournament()?;
    if !tournament.system.system().has_choice_of_seats() {
        return Err(Error::Missing);
    }
    let (said, done) = match judge_named(&form) {
        Ok(named) => {
            let said = if named.is_some() { ChoiceDone::Judge } else { ChoiceDone::NoJudge };
            (Some(said), name_judge(&request.context(), tournament.id, at, named).await)
        }
        Err(error) => (None, Err(error)),
    };
    answer(&request, at, form, done, said).await
}

/// The judge whom a form names; none where its field was left empty.
///
/// Error: a fault at the field where it is missing, or what it holds is no account's number.
fn judge_named(form: &Form) -> actions::Result<Option<AccountId>> {
    let typed = form.has("judge").then(|| form.filled("judge").map(str::parse::<AccountId>).transpose().ok()).flatten();
    typed.ok_or_else(|| actions::Error::fault("judge", Refusal::Choice(ChoiceRefusal::NotAJudge)))
}

/// The page after something was noted, or again with the reason why it was not.
async fn answer(
    request: &RequestContext,
    at: TableAt,
    form: Form,
    result: actions::Result<()>,
    said: Option<ChoiceDone>,
) -> HandlerResult {
    let Err(error) = result else {
        let page = urls::run(&request.tournament()?.slug).round(at.round).choice(at.table);
        return see_other(match said {
            Some(said) => page.done(said),
            None => page,
        });
    };
    let stale = match said {
        Some(ChoiceDone::Layout) => choice_words::LAYOUT_STALE,
        _ => choice_words::STALE,
    };
    let form = FormState::returned_or_stale(form, error)?.when_stale(NoticeKind::Wrong, stale);
    choice_page(request, at, form).await
}
