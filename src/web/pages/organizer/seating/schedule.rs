//! The seat schedule of the preliminary rounds: make it, look at it with its proof, change it by hand, bring
//! one as a file, take it away as a file.

use std::collections::BTreeSet;

use actix_web::web;
use askama::Template;

use reeve_actions as actions;
use reeve_actions::people::edit_player::fix_table;
use reeve_actions::people::keep_apart::keep_apart;
use reeve_actions::rounds::publish::publish_round;
use reeve_actions::seating::import_schedule::import_schedule;
use reeve_actions::seating::make_schedule::{WORD, make_schedule};
use reeve_actions::seating::pin_seat::{PinSeat, pin_seat};
use reeve_actions::seating::refusal::Refusal;
use reeve_actions::seating::swap_seats::{SwapSeats, swap_seats};
use reeve_actions::seating::undo_swap::undo_swap;
use reeve_actions::{Context, Permission};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, csv, page, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_limits as limits;
use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_secret as secret;
use reeve_store::{ChangeKind, PlayerId, Snapshot};
use reeve_urls as urls;
use reeve_views::people::kept_apart::{fixed_troubles, kept_apart};
use reeve_views::rounds::RoundAt;
use reeve_views::seating::Seating;
use reeve_views::seating::staff::{self, RepairedSeat, StaffSchedule};
use reeve_views::seating::swap::{self, SwapPreview};
use reeve_views::transfer;
use reeve_words as words;
use reeve_words::games::{Terms, terms};

use crate::pages::organizer::seating::making::{Carried, carry_out};
use crate::pages::organizer::seating::moves::{MovedRound, MovedSeat, moved_rounds};
use crate::pages::organizer::seating::proof::proof;
use crate::pages::organizer::seating::schedule_view::{
    RoundView, SchedulePlayer, SeatView, UndoView, player_line, rounds, seat as seat_view, undo as undo_view,
};
use crate::pages::organizer::seating::seat_code::SeatCode;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::schedule_figures::{Figure, figures};
use reeve_urls::{Run, Url};
use reeve_words::flash::{RoundDone, ScheduleDone};
use reeve_words::labels;
use reeve_words::requests;
use reeve_words::schedule_figures::figures as figures_in;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::schedule, Permission::ReadRun, || to(show)),
        post(urls::run::schedule, Permission::Run, || to(make)),
        post(urls::run::import_schedule, Permission::Run, || to(import)).takes(FormSize::File(&limits::SCHEDULE_FILE)),
        post(urls::run::swap, Permission::Run, || to(swap)),
        post(urls::run::undo_swap, Permission::Run, || to(undo)),
        post(urls::run::pin, Permission::Run, || to(pin)),
        post(urls::run::fix_table, Permission::Run, || to(fix)),
        post(urls::run::keep_apart, Permission::Run, || to(apart)),
        get(urls::run::proof, Permission::ReadRun, || to(proof)),
        get(urls::run::schedule_file, Permission::ReadRun, || to(export)).large(),
    ]
}

#[derive(Template)]
#[template(path = "organizer/seating/schedule.html")]
struct OrganizerSchedulePage {
    page: Layout,
    urls: Run,
    /// The address of the CSV.
    download: Url,
    may_change: bool,
    /// Why no seats can be made now, where they can't.
    closed: String,
    /// The page that tells how far seats are that are being made.
    making: Option<Url>,
    /// How many are checked in, in a sentence.
    present: String,
    sizes: String,
    /// Whether so many can be seated.
    may_be_seated: bool,
    terms: Terms,
    made: bool,
    how: String,
    /// How good the seats are at a glance: the class of the box, and the sentence.
    verdict: Option<(&'static str, String)>,
    says: Vec<String>,
    gave: Vec<String>,
    figures: Vec<Figure>,
    rounds: Vec<RoundView>,
    players: Vec<SchedulePlayer>,
    /// Whether public seats have to be repaired before anything is made anew.
    needs_repair: bool,
    /// Whether rounds are left whose seats can be made: those after the last public one.
    has_rounds_to_make: bool,
    /// What has changed since the seats were made.
    changed: Vec<String>,
    /// What making or repairing them brings.
    then: String,
    /// Who is without a seat, or not at the fixed table, in the round that is on, with the way; empty where nobody is.
    while_playing: String,
    /// What is wrong with fixed tables.
    troubles: Vec<String>,
    form: FormState<ScheduleForm>,
    /// The word to type before the seats are made again, where that would lose work by hand.
    word: Option<&'static str>,
    swap: Option<SwapView>,
    /// The seat that is looked at.
    seat: Option<SeatView>,
    /// The last swap, while it can be taken back.
    undo: Option<UndoView>,
    /// Who sits elsewhere since public rounds were repaired, where nothing was done with the seats after that.
    repaired: Vec<MovedRound>,
    /// The rounds whose seats are made in one go.
    at_once: String,
    /// Which rounds are seated by the standings, in a sentence; empty where none is left.
    by_rank: String,
    /// Whether the next round is one of them, and has no seats yet.
    to_seat_by_rank: bool,
    /// Whether a schedule can be brought as a file now.
    takes_file: bool,
    /// The address of the first round's board.
    first: Url,
    first_title: String,
}

impl OrganizerSchedulePage {
    /// What making the seats again does to work by hand.
    fn loses(&self) -> &'static str {
        words::seating::HAND_WORK_GOES
    }
}

/// What stands in the form that makes the seats from a certain seed.
struct ScheduleForm {
    seed: String,
}

impl ScheduleForm {
    /// With the seed that the seats were made from.
    fn stored(snapshot: &Snapshot) -> ScheduleForm {
        let seed = snapshot.schedule.as_ref().map(|stored| stored.seed).filter(|seed| *seed > 0);
        ScheduleForm { seed: seed.map(|seed| seed.to_string()).unwrap_or_default() }
    }
}

/// A swap that is looked at before it is made.
struct SwapView {
    round: i64,
    one: SeatCode,
    two: SeatCode,
    one_name: String,
    two_name: String,
    one_player: PlayerId,
    two_player: PlayerId,
    figures: Vec<(String, u64, u64)>,
    better: &'static str,
}

/// The page with its form: as it was typed, or else with what is stored.
fn schedule_page(
    request: &RequestContext,
    snapshot: &Snapshot,
    form: FormState<Option<ScheduleForm>>,
) -> Result<OrganizerSchedulePage, Error> {
    let schedule = StaffSchedule::of(snapshot);
    let of_game = terms(snapshot.tournament.system.system());
    let game = texts::Game::from(of_game);
    let urls = urls::run(&snapshot.tournament.slug);
    let stored = snapshot.schedule.as_ref();
    let report = schedule.report.as_ref();
    let first = schedule.next_round;
    let layout = nav::staff(request, titles::SEAT_SCHEDULE, StaffSection::Schedule)?;
    let may_change = request.may_change(Permission::Run).is_ok();
    Ok(OrganizerSchedulePage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::People, ChangeKind::Course])?),
        download: urls.schedule_file(),
        may_change,
        closed: (schedule.closed.clone())
            .map(|not_now| of_game.say(&words::seating::refusal(&not_now.into())).into_owned())
            .unwrap_or_default(),
        making: request
            .app
            .seat_work
            .under_way(snapshot.tournament.id)
            .map(|task| urls.making().query("task", task.number)),
        present: of_game.say(&words::people::checked_in(schedule.present)).into_owned(),
        terms: of_game,
        may_be_seated: schedule.sizes.is_some(),
        sizes: words::seating::tables(schedule.sizes.as_deref(), &of_game),
        made: !schedule.rounds.is_empty(),
        how: stored.map(|stored| words::seating::origin(stored, &snapshot.tournament.time_zone)).unwrap_or_default(),
        verdict: report.map(words::seating::verdict).map(|(is_best, says)| {
            let kind = match (schedule.needs_repair(), is_best) {
                (true, _) => NoticeKind::Wrong,
                (false, true) => NoticeKind::Good,
                (false, false) => NoticeKind::Attention,
            };
            let only =
                report.and_then(|report| words::seating::only_of(report, snapshot.tournament.rules.by_rank, game));
            let says = [Some(of_game.say(says).into_owned()), only].into_iter().flatten().collect::<Vec<_>>();
            (kind.class(), says.join(" "))
        }),
        says: report.map(|report| words::seating::summary(report, game)).unwrap_or_default(),
        gave: report.map(|report| words::seating::less_than_best(report, game)).unwrap_or_default(),
        figures: report.map(|report| figures(report, game)).unwrap_or_default(),
        rounds: rounds(&schedule),
        players: schedule.players.iter().map(|player| player_line(player, &of_game)).collect(),
        needs_repair: schedule.needs_repair(),
        has_rounds_to_make: schedule.has_rounds_to_make,
        changed: words::seating::changed(&schedule.changed),
        then: match schedule.needs_repair() {
            true => words::seating::to_repair(&schedule.changed),
            false => words::seating::made_again(&schedule.changed),
        },
        while_playing: (schedule.while_playing.as_ref())
            .map(|wrong| {
                let said = words::rounds::while_playing(wrong, may_change, false);
                of_game.say_around(&said, &wrong.names())
            })
            .unwrap_or_default(),
        troubles: words::kept_apart::fixed_troubles(&fixed_troubles(snapshot, &kept_apart(snapshot)), &of_game),
        form: form.map(|typed| typed.unwrap_or_else(|| ScheduleForm::stored(snapshot))),
        word: schedule.is_by_hand.then_some(WORD),
        swap: None,
        seat: None,
        undo: schedule.last_swap.as_ref().map(undo_view),
        repaired: moved_rounds(schedule.repaired.into_iter().map(moved_seat).collect()),
        at_once: words::seating::rounds_at_once(&schedule.by_rank, &of_game),
        by_rank: words::seating::by_rank(&schedule.by_rank, schedule.is_to_seat_by_rank),
        to_seat_by_rank: schedule.is_to_seat_by_rank,
        takes_file: schedule.takes_file,
        first: urls.prelim(first).board(),
        first_title: labels::go_to_round(first),
        urls,
    })
}

/// The query of the page: what was just done, and a swap to look at.
#[derive(Default, serde::Deserialize)]
pub struct ScheduleQuery {
    #[serde(default)]
    done: String,
    #[serde(default)]
    round: String,
    #[serde(default)]
    one: String,
    #[serde(default)]
    two: String,
}

/// Shows the schedule; with a round and a seat also what can be done there, and with two seats what swapping the two would make
/// of it.
pub async fn show(request: RequestContext, query: web::Query<ScheduleQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, news) = staff::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let mut view = schedule_page(&request, &snapshot, FormState::fresh(None))?;
    view.page = NewsView::quietly(view.page, &news, &snapshot.tournament);
    if let Some(done) = ScheduleDone::from_code(&query.done) {
        view.page = view.page.notice(NoticeKind::Good, done.sentence());
    }
    if let Some(number) =
        query.round.parse::<i64>().ok().filter(|number| view.rounds.iter().any(|it| it.number == *number))
    {
        view.rounds.iter_mut().for_each(|round| round.shown = round.number == number);
    }
    if !query.one.is_empty() && query.two.is_empty() {
        let number: i64 = query.round.parse().map_err(|_| Error::Missing)?;
        view.seat = Some(seat_view(&snapshot, number, seat(&query.one)?).ok_or(Error::Missing)?);
    } else if !query.one.is_empty() {
        match preview(&snapshot, &query.round, &query.one, &query.two) {
            Ok(Ok(swap)) => view.swap = Some(swap),
            Ok(Err(refusal)) => {
                let names = words::seating::names_in(&refusal).unwrap_or_default();
                let why = view.page.say_around(&words::seating::refusal(&refusal), &names);
                view.page = view.page.notice(NoticeKind::Wrong, why);
            }
            Err(error) => return Err(error),
        }
    }
    page(&view)
}

fn moved_seat(moved: RepairedSeat) -> MovedSeat {
    MovedSeat { round: moved.round, name: moved.name, from: moved.from, to: moved.to }
}

/// The seat that a form names.
fn seat(code: &str) -> Result<SeatAt, Error> {
    match code.parse() {
        Ok(SeatCode { at, seen: None }) => Ok(at),
        _ => Err(Error::Missing),
    }
}

/// A swap to look at, or why it can't be made.
fn preview(snapshot: &Snapshot, round: &str, one: &str, two: &str) -> Result<Result<SwapView, Refusal>, Error> {
    let number: i64 = round.parse().map_err(|_| Error::Missing)?;
    let (first, second) = (seat(one)?, seat(two)?);
    let found = match swap::swap(snapshot, &Seating::of(snapshot), number, (first, second)) {
        Ok(found) => found,
        Err(not_now) => return Ok(Err(not_now.into())),
    };
    let SwapPreview { sitting: (one_player, two_player), swapped, .. } = found.ok_or(Error::Missing)?;
    let labels = snapshot.labels();
    let name = |id: PlayerId| labels.of(id).to_owned();
    let figures = swapped.before.in_order().into_iter().zip(swapped.after.in_order());
    Ok(Ok(SwapView {
        round: number,
        one: SeatCode::of(first),
        two: SeatCode::of(second),
        one_name: name(one_player),
        two_name: name(two_player),
        one_player,
        two_player,
        better: words::seating::compared(swapped.after.cmp(&swapped.before)),
        figures: figures_in(terms(snapshot.tournament.system.system()))
            .into_iter()
            .zip(figures)
            .map(|(figure, (before, after))| (figure.name, before, after))
            .collect(),
    }))
}

/// Makes the seats of the rounds that are not public yet.
pub async fn make(request: RequestContext, form: Form) -> HandlerResult {
    let Ok(seed) = form.whole("seed") else {
        return not_done(&request, actions::Error::fault("seed", Refusal::NoSeed), &form).await;
    };
    let publishes = form.pressed("publish")?;
    let (own, number) = (request.lasting(), request.app.seating.number());
    let (id, confirm) = (request.tournament()?.id, confirmed(&form).to_owned());
    let wanted = format!("make {seed:?} {confirm}");
    let work = async move {
        make_schedule(&own.context(), own.app.seating.request(number), id, seed, &confirm).await.map(|_| ())
    };
    match carry_out(&request, wanted, ScheduleDone::Made, work).await? {
        Carried::Ended(Ok(())) if publishes => publish_if_best(&request, &form).await,
        carried => after(&request, carried, ScheduleDone::Made, &form).await,
    }
}

/// Publishes the seats that were just made, or shows them first where anything about them could be better.
async fn publish_if_best(request: &RequestContext, form: &Form) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let schedule = StaffSchedule::of(&snapshot);
    let is_best = schedule.report.as_ref().is_some_and(|report| words::seating::verdict(report).0);
    if !is_best || !schedule.changed.is_empty() || schedule.needs_repair() {
        return answer(request, Ok(()), ScheduleDone::Made, form).await;
    }
    // The key of the form was used up by making them.
    let context = Context { form: None, ..request.context() };
    let (tournament, round) = (request.tournament()?, RoundAt { stage: Stage::Prelim, number: schedule.next_round });
    match publish_round(&context, tournament.id, round, request.sends_mail()).await {
        Ok(_) => {
            request.app.mail_waits.notify_one();
            see_other(urls::run(&tournament.slug).round(round).board().done(RoundDone::Published))
        }
        Err(error) => not_done(request, error, form).await,
    }
}

/// Uses a file as the schedule.
pub async fn import(request: RequestContext, form: Form) -> HandlerResult {
    let pasted = form.raw("text");
    let bytes = form.file().unwrap_or(pasted.as_bytes());
    if bytes.is_empty() {
        return not_done(&request, actions::Error::fault("file", Refusal::NoFile), &form).await;
    }
    let (own, number) = (request.lasting(), request.app.seating.number());
    let (id, confirm) = (request.tournament()?.id, confirmed(&form).to_owned());
    let bytes = bytes.to_vec();
    let wanted = format!("import {} {confirm}", secret::digest_of(&[&bytes]));
    let work = async move {
        import_schedule(&own.context(), own.app.seating.request(number), id, &bytes, &confirm).await.map(|_| ())
    };
    let carried = carry_out(&request, wanted, ScheduleDone::Imported, work).await?;
    after(&request, carried, ScheduleDone::Imported, &form).await
}

/// What was typed before seats by hand are lost: each of the three forms has a field of its own for it.
fn confirmed(form: &Form) -> &str {
    ["confirm", "confirm-seed", "confirm-file"].into_iter().find_map(|name| form.filled(name)).unwrap_or_default()
}

/// Swaps two players.
pub async fn swap(request: RequestContext, form: Form) -> HandlerResult {
    let command = two_seats(&form)?;
    let (own, id, number) = (request.lasting(), request.tournament()?.id, request.app.seating.number());
    let work =
        async move { swap_seats(&own.context(), own.app.seating.request(number), id, command).await.map(|_| ()) };
    let carried = carry_out(&request, format!("{command:?}"), ScheduleDone::Swapped, work).await?;
    after(&request, carried, ScheduleDone::Swapped, &form).await
}

/// Takes the last swap back.
pub async fn undo(request: RequestContext, form: Form) -> HandlerResult {
    let command = two_seats(&form)?;
    let done = undo_swap(&request.context(), request.tournament()?.id, command).await;
    answer(&request, done, ScheduleDone::SwappedBack, &form).await
}

/// Two seats, and who sat there when the person looked.
fn two_seats(form: &Form) -> Result<SwapSeats, Error> {
    let seen = |name: &str| form.text(name).parse::<PlayerId>().map_err(|_| Error::Missing);
    Ok(SwapSeats {
        round: form.whole("round").ok().flatten().ok_or(Error::Missing)?,
        one: seat(form.text("one"))?,
        two: seat(form.text("two"))?,
        seen: (seen("one-player")?, seen("two-player")?),
    })
}

/// Pins a player to a seat, or lets go.
pub async fn pin(request: RequestContext, form: Form) -> HandlerResult {
    let round = form.whole("round").ok().flatten().ok_or(Error::Missing)?;
    let SeatCode { at, seen } = form.text("seat").parse().map_err(|_| Error::Missing)?;
    let on = match form.text("on") {
        "yes" => true,
        "no" => false,
        _ => return Err(Error::Unprocessable(requests::not_said(labels::PINNING_OR_LETTING_GO))),
    };
    let command = PinSeat { round, seat: at, seen, on };
    let done = pin_seat(&request.context(), request.tournament()?.id, command).await;
    answer(&request, done, ScheduleDone::Pinned, &form).await
}

/// Gives a player a fixed table, or takes it away.
async fn fix(request: RequestContext, form: Form) -> HandlerResult {
    let whole = |name: &str| form.whole(name).ok().flatten().ok_or(Error::Missing);
    let (number, version) = (whole("player")?, whole("version")?);
    let table = match form.text("table") {
        "none" => None,
        _ => Some(whole("table")?),
    };
    let done = fix_table(&request.context(), request.tournament()?.id, number, version, table).await;
    answer(&request, done, ScheduleDone::Fixed, &form).await
}

/// Keeps two players apart.
async fn apart(request: RequestContext, form: Form) -> HandlerResult {
    let number = |name: &str| form.whole(name).ok().flatten().ok_or(Error::Missing);
    let numbers = BTreeSet::from([number("player")?, number("other")?]);
    let done = keep_apart(&request.context(), request.tournament()?.id, &numbers).await.map(|_| ());
    answer(&request, done, ScheduleDone::KeptApart, &form).await
}

/// The next page after something that may take long.
async fn after(request: &RequestContext, carried: Carried, said: ScheduleDone, form: &Form) -> HandlerResult {
    match carried {
        Carried::Ended(done) => answer(request, done, said, form).await,
        Carried::GoesOn(location) => see_other(location),
    }
}

async fn answer(request: &RequestContext, done: actions::Result<()>, said: ScheduleDone, form: &Form) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).schedule().done(said)),
        Err(error) => not_done(request, error, form).await,
    }
}

/// The page again, with what was typed and why it was not carried out.
async fn not_done(request: &RequestContext, error: actions::Error, form: &Form) -> HandlerResult {
    let typed = form.filled("seed").map(|seed| ScheduleForm { seed: seed.to_owned() });
    let form = FormState::returned_or_stale(typed, error)?.when_stale(NoticeKind::Wrong, words::seating::STALE);
    let snapshot = request.snapshot().await?;
    let status = form.status();
    page_with(status, &schedule_page(request, &snapshot, form)?)
}

/// The schedule as CSV.
pub async fn export(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    csv(&format!("{}-schedule", snapshot.tournament.slug), transfer::schedule_csv(&snapshot).finish_for_download())
}
