//! The turn timer of a table (1.1.8): imposed by a judge, and counted on the judge's own device, which goes on without a network.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::duty::round_timer::{TimerQuery, seen};
use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::duty::refusal::Refusal;
use reeve_actions::duty::time_turns::{TimeTable, TimerAsker, lift_at_table, role, time_table};
use reeve_actions::sheets::TableAt;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::timer_view::line;
use reeve_rules::rulings::turn_timer::{FIRST_SIGN, LAST_SIGN, TURN, TimedTables, may_impose, may_lift};
use reeve_store::snapshot::{PlayerLabels, Table};
use reeve_store::{ChangeKind, turn_timer};
use reeve_urls as urls;
use reeve_urls::RoundUrls;
use reeve_views::duty::timers;
use reeve_views::rulings::judge_board::paused_in;
use reeve_words as words;
use reeve_words::duty::{SIGNS, TimerSigns};
use reeve_words::flash::TimerDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::table_timer, Permission::ReadRun, || to(show)),
        post(urls::round::table_timer, Permission::TimeTurns, || to(impose)),
        post(urls::round::lift_table_timer, Permission::TimeTurns, || to(lift)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/duty/table_timer.html")]
struct TableTimerPage {
    page: Layout,
    urls: RoundUrls,
    number: i64,
    /// What is said of a pause of the game, and for how many seconds it lasts: the count waits for its end (2.1.7).
    held: Option<(String, i64)>,
    /// The device, while the turns of the table are timed.
    device: Option<TimerDevice>,
    /// The timer that whoever looks can lift here.
    lift: Option<i64>,
    /// The turns are timed at all tables.
    of_all: bool,
    /// Whether the timer can be imposed here now by whoever looks.
    may_impose: bool,
    /// Whether whoever looks is asked if the opening placements are done: a judge is.
    asks_placements: bool,
    /// Whether anybody takes turns in the game.
    has_turns: bool,
    closed: Option<String>,
    /// Who may have asked: values and labels.
    askers: Vec<(String, String)>,
    form: FormState<TypedTimer>,
}

/// What stands in the form.
#[derive(Debug, Clone, Default)]
struct TypedTimer {
    /// The selection position of whoever asked, or [`ORGANIZERS`].
    asked: String,
    placements: bool,
}

/// What stands in the field of who asked where the organizers did.
const ORGANIZERS: &str = "organizers";

impl TypedTimer {
    /// Who asked; none where nobody was chosen.
    fn asker(&self) -> Option<TimerAsker> {
        if self.asked == ORGANIZERS {
            return Some(TimerAsker::Organizers);
        }
        self.asked.parse().ok().map(TimerAsker::Player)
    }
}

/// What the device counts, for the script and for whoever has none.
struct TimerDevice {
    /// Under what the browser keeps how far the turns are.
    key: String,
    /// Which timer it is: another one begins anew on the device.
    id: i64,
    /// Since when and why, in a sentence.
    says: String,
    /// The players in the order of play, where that is known, else by selection position.
    players: Vec<String>,
    /// Whether the order of play is known.
    in_order: bool,
    turn: u64,
    first: u64,
    last: u64,
    signs: TimerSigns,
}

/// The timer of the table.
async fn show(request: RequestContext, path: TablePath, query: web::Query<TimerQuery>) -> HandlerResult {
    let at = table_at(&path)?;
    timer_page(&request, at, FormState::fresh(TypedTimer::default()).with_done(query.notice())).await
}

async fn timer_page(request: &RequestContext, at: TableAt, form: FormState<TypedTimer>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let (round, table) = at.find(&snapshot.rounds)?;
    let mut tx = request.app.db.read().await?;
    let kept = turn_timer::of_tournament(&mut tx, snapshot.tournament.id).await?;
    let open = paused_in(&mut tx, snapshot.tournament.id, at.round).await?;
    drop(tx);
    let held = open.iter().find(|pause| pause.table == at.table).map(|pause| {
        let since = time::clock(pause.since, &snapshot.tournament.time_zone);
        (words::rulings::paused_since(&since), (request.now - pause.since).num_seconds().max(0))
    });
    let run = urls::run(&snapshot.tournament.slug);
    let urls = run.round(at.round);
    let layout = nav::staff(request, titles::timer(at.table), StaffSection::Rounds)?
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(words::rounds::title(at.round), urls.board())
        .crumb(titles::table(at.table), urls.table(at.table));
    let layout = nav::live_if(form.status(), layout, request, &[ChangeKind::Results, ChangeKind::Course])?;
    let timed = timers::at_table(&kept, &round.row, table);
    let of_all = timed.is_some_and(|timer| timer.timed_table.is_none());
    let reach = if of_all { TimedTables::All } else { TimedTables::One };
    let may = request.may_change(Permission::TimeTurns).is_ok();
    let possible = timers::may_time_table(snapshot.tournament.system.system(), &kept, &round.row, table);
    let labels = snapshot.labels();
    let shown = timed.and_then(|timer| {
        let all = timers::of_round(&snapshot, round, &kept);
        let says = line(all.iter().find(|one| one.id == timer.id)?, &snapshot.tournament.time_zone).says;
        Some(TimerDevice::of((snapshot.tournament.slug.as_str(), timer.id.0), says, table, &labels))
    });
    let view = TableTimerPage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::Course, ChangeKind::Results])?),
        number: at.table,
        held,
        device: shown,
        lift: timed
            .filter(|_| may && may_lift(role(&request.roles()), reach).is_ok() && !of_all)
            .map(|timer| timer.id.0),
        of_all,
        may_impose: may && possible.is_ok(),
        asks_placements: may_impose(role(&request.roles()), TimedTables::One, false).is_err(),
        has_turns: snapshot.tournament.system.system().turns,
        closed: possible.err().filter(|_| timed.is_none()).map(|why| words::duty::refusal(Refusal::Timer(why))),
        askers: askers(table, &labels),
        form,
        urls,
    };
    page_with(view.form.status(), &view)
}

/// Who may have asked for the timer: who sits there, and the organizers.
fn askers(table: &Table, labels: &PlayerLabels) -> Vec<(String, String)> {
    let here = table.seats.iter().filter(|seat| !seat.absent);
    let players = here.map(|seat| (seat.position.to_string(), words::isolated(labels.of(seat.player_id))));
    let first = (String::new(), words::duty::CHOOSE.to_owned());
    let last = (ORGANIZERS.to_owned(), words::duty::THE_ORGANIZERS.to_owned());
    std::iter::once(first).chain(players).chain([last]).collect()
}

impl TimerDevice {
    fn of((slug, id): (&str, i64), says: String, table: &Table, labels: &PlayerLabels) -> TimerDevice {
        let mut seats: Vec<_> = table.seats.iter().filter(|seat| !seat.absent).collect();
        let in_order = seats.iter().all(|seat| seat.play_order.is_some());
        if in_order {
            seats.sort_by_key(|seat| seat.play_order);
        }
        TimerDevice {
            key: format!("{slug} {id}"),
            id,
            says,
            players: seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect(),
            in_order,
            turn: TURN.0,
            first: FIRST_SIGN.0,
            last: LAST_SIGN.0,
            signs: SIGNS,
        }
    }
}

/// Imposes the timer on the table.
async fn impose(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let typed = TypedTimer { asked: form.text("asked").to_owned(), placements: form.ticked("placements") };
    let command = TimeTable { at, asked: typed.asker(), placements_done: typed.placements };
    let done = time_table(&request.context(), request.tournament()?.id, &command).await;
    answer(&request, at, typed, done, TimerDone::Imposed).await
}

/// Lifts it.
async fn lift(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let timer = seen(&form)?;
    let done = lift_at_table(&request.context(), request.tournament()?.id, at, timer).await;
    answer(&request, at, TypedTimer::default(), done, TimerDone::Lifted).await
}

async fn answer(
    request: &RequestContext,
    at: TableAt,
    typed: TypedTimer,
    done: actions::Result<()>,
    said: TimerDone,
) -> HandlerResult {
    match done {
        Ok(()) => {
            let urls = urls::run(&request.tournament()?.slug).round(at.round);
            see_other(urls.table_timer(at.table).done(said))
        }
        Err(error) => timer_page(request, at, FormState::returned(typed, error)?).await,
    }
}
