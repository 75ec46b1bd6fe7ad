//! The seat schedule of the preliminary rounds: make it, look at it with its proof, change it by hand, bring
//! one as a file, take it away as a file.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::seating::make_schedule::{
    PinSeat, SwapSeats, WORD, import_schedule, is_by_hand, make_schedule, pin_seat, swap_seats, try_swap,
};
use crate::actions::seating::stored::{Report, Seating, may_seat, values};
use crate::actions::seating::undo_swap::undo_swap;
use crate::files::schedule::write;
use crate::rules::seating::{Seat, table_sizes};
use crate::rules::tournament::vocabulary::{RoundState, ScheduleSource, Stage};
use crate::store::{PlayerId, Snapshot};
use crate::views::people::attendance;
use crate::web::http::error::Error;
use crate::web::http::form::{Form, UNCHANGED};
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, csv, page, page_with, see_other};
use crate::web::routes::{Route, get, post};
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::{nav, time, urls, words};

use crate::web::pages::organizer::seating::proof::proof;
use crate::web::pages::organizer::seating::schedule_view::{
    Figure, LastSwap, PlayerLine, RoundSeats, figures, last_swap, players, rounds,
};
use crate::web::ui::urls::Url;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/schedule", Permission::ReadRun, || web::to(show)),
        post("/run/{slug}/schedule", Permission::Run, || web::to(make)),
        post("/run/{slug}/schedule/import", Permission::Run, || web::to(import)),
        post("/run/{slug}/schedule/swap", Permission::Run, || web::to(swap)),
        post("/run/{slug}/schedule/undo", Permission::Run, || web::to(undo)),
        post("/run/{slug}/schedule/pin", Permission::Run, || web::to(pin)),
        get("/run/{slug}/schedule/proof", Permission::ReadRun, || web::to(proof)),
        get("/run/{slug}/export/schedule.csv", Permission::ReadRun, || web::to(export)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/seating/schedule.html")]
struct SchedulePage {
    page: Layout,
    base: Url,
    /// The address of the CSV.
    download: Url,
    may_run: bool,
    /// Why no seats can be made now, where they can't.
    closed: String,
    present: usize,
    sizes: String,
    made: bool,
    how: String,
    seed: String,
    says: Vec<String>,
    gave: Vec<String>,
    figures: Vec<Figure>,
    rounds: Vec<RoundSeats>,
    players: Vec<PlayerLine>,
    /// Public rounds that wait to be played.
    published: usize,
    /// Whether some round is not public yet.
    left: bool,
    /// What has changed since the seats were made.
    changed: Vec<String>,
    faults: Vec<(String, String)>,
    /// The word to type before the seats are made again, where that would lose work by hand.
    word: Option<&'static str>,
    swap: Option<Swap>,
    /// The last swap, while it can be taken back.
    undo: Option<LastSwap>,
    /// The address of the first round's board.
    first: Url,
    first_title: String,
}

impl SchedulePage {
    /// What making the seats again does to work by hand.
    fn loses(&self) -> &'static str {
        "The seats were changed by hand or brought as a file. This puts others in their place in every round that is not \
         public, and nothing brings them back: take the CSV away first if you may want them again."
    }

    fn fault(&self, field: &str) -> Option<&str> {
        self.faults.iter().find(|(name, _)| name == field).map(|(_, words)| words.as_str())
    }
}

/// A swap that is looked at before it is made.
struct Swap {
    round: i64,
    one: String,
    two: String,
    one_name: String,
    two_name: String,
    one_player: PlayerId,
    two_player: PlayerId,
    figures: Vec<(&'static str, u64, u64)>,
    better: &'static str,
}

fn schedule_page(request: &RequestContext, snapshot: &Snapshot) -> Result<SchedulePage, Error> {
    let seating = Seating::of(snapshot);
    let urls = urls::run(&snapshot.tournament.slug);
    let stored = snapshot.schedule.as_ref();
    let report = stored.and_then(|stored| Report::read(&stored.report));
    let open = may_seat(snapshot);
    let next = snapshot.stage(Stage::Prelim).find(|round| round.row.state != RoundState::Closed);
    let first = next.map_or(1, |round| round.row.number);
    Ok(SchedulePage {
        page: nav::staff(request, "Seat schedule", "schedule")?,
        base: urls.schedule(),
        download: urls.exported("schedule.csv"),
        may_run: request.roles().may(Permission::Run),
        closed: open.err().map(|error| Error::from(error).words().message).unwrap_or_default(),
        present: seating.present.len(),
        sizes: sizes(seating.present.len()),
        made: !seating.rounds.is_empty(),
        how: stored.map(|stored| how(snapshot, stored)).unwrap_or_default(),
        seed: stored.filter(|stored| stored.seed > 0).map(|stored| stored.seed.to_string()).unwrap_or_default(),
        says: report.as_ref().map(|report| report.says.clone()).unwrap_or_default(),
        gave: report.as_ref().map(|report| report.gave.clone()).unwrap_or_default(),
        figures: report.as_ref().map(figures).unwrap_or_default(),
        rounds: rounds(snapshot, &seating),
        players: players(snapshot),
        published: seating.published,
        left: seating.public() < seating.wanted,
        changed: changed(snapshot),
        faults: Vec::new(),
        word: is_by_hand(snapshot).then_some(WORD),
        swap: None,
        undo: report.as_ref().and_then(|report| last_swap(snapshot, &seating, report)),
        first: urls.prelim(first).board(),
        first_title: format!("Go to round {first}"),
    })
}

fn sizes(players: usize) -> String {
    match table_sizes(players) {
        Some((fours, 0)) => format!("{fours} tables of four"),
        Some((0, threes)) => format!("{threes} tables of three"),
        Some((fours, threes)) => format!("{fours} tables of four and {threes} of three"),
        None => "too few for tables of three and four".to_owned(),
    }
}

/// How the schedule came about, in a sentence.
fn how(snapshot: &Snapshot, stored: &crate::store::schedule::Schedule) -> String {
    let at = time::moment(stored.made_at, &snapshot.tournament.time_zone);
    match stored.source {
        ScheduleSource::Made => format!("Made {at} from seed {}.", stored.seed),
        ScheduleSource::Repaired => format!("The rounds not yet played were made again {at}, seed {}.", stored.seed),
        ScheduleSource::Imported => format!("Brought as a file {at}."),
        ScheduleSource::Swapped => format!("Changed by hand {at}."),
    }
}

/// Who left or came since the seats were made.
fn changed(snapshot: &Snapshot) -> Vec<String> {
    let waiting = |state: RoundState| matches!(state, RoundState::Planned | RoundState::Published);
    let Some(round) = snapshot.stage(Stage::Prelim).find(|round| waiting(round.row.state)) else {
        return Vec::new();
    };
    let labels = snapshot.labels();
    let names = |ids: &[PlayerId]| ids.iter().filter_map(|id| labels.get(id).cloned()).collect::<Vec<_>>().join(", ");
    let differs = attendance::out_of_step(snapshot, round);
    let mut said = Vec::new();
    if !differs.gone.is_empty() {
        said.push(format!("Has a seat and is no longer in the tournament: {}.", names(&differs.gone)));
    }
    if !differs.not_checked_in.is_empty() {
        said.push(format!("Has a seat and is not checked in: {}.", names(&differs.not_checked_in)));
    }
    if !differs.unseated.is_empty() {
        said.push(format!("Is checked in and has no seat: {}.", names(&differs.unseated)));
    }
    said
}

/// What the page is asked for: a word about what was just done, and a swap to look at.
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

/// Shows the schedule; with a round and two seats also what swapping the two would make of it.
pub async fn show(request: RequestContext, query: web::Query<ScheduleQuery>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let mut view = schedule_page(&request, &snapshot)?;
    let done = match query.done.as_str() {
        "make" => "The seats are made. Look them over, then publish the first round.",
        "import" => "The file is used as the seat schedule. What is less than best about it is marked below.",
        "swap" => "The two have swapped seats.",
        "undo" => "The swap is taken back.",
        "pin" => "What is pinned stays when the round is made again.",
        "repair" => "The seats are repaired, and public.",
        _ => "",
    };
    if !done.is_empty() {
        view.page = view.page.notice(NoticeKind::Good, done);
    }
    if !query.one.is_empty() {
        match preview(&snapshot, &query.round, &query.one, &query.two) {
            Ok(swap) => view.swap = Some(swap),
            Err(actions::Error::Missing) => return Err(Error::Missing),
            Err(error) => view.page = view.page.notice(NoticeKind::Wrong, error.to_string()),
        }
    }
    page(&view)
}

/// A seat as forms send it: `table-position`.
fn seat(code: &str) -> Result<Seat, actions::Error> {
    let parsed = code
        .split_once('-')
        .and_then(|(table, position)| Some(Seat { table: table.parse().ok()?, position: position.parse().ok()? }));
    parsed.ok_or(actions::Error::Missing)
}

fn preview(snapshot: &Snapshot, round: &str, one: &str, two: &str) -> Result<Swap, actions::Error> {
    let number: i64 = round.parse().map_err(|_| actions::Error::Missing)?;
    let (first, second) = (seat(one)?, seat(two)?);
    let seating = Seating::of(snapshot);
    let swapped = try_swap(&seating, (number, first, second))?;
    let at = usize::try_from(number - 1).map_err(|_| actions::Error::Missing)?;
    let player = |seat| seating.sitting(at, seat).ok_or(actions::Error::Missing);
    let (one_player, two_player) = (player(first)?, player(second)?);
    let labels = snapshot.labels();
    let name = |id: PlayerId| labels.get(&id).cloned().unwrap_or_default();
    let before = values(&swapped.before);
    let after = values(&swapped.after);
    Ok(Swap {
        round: number,
        one: one.to_owned(),
        two: two.to_owned(),
        one_name: name(one_player),
        two_name: name(two_player),
        one_player,
        two_player,
        better: match swapped.after.cmp(&swapped.before) {
            std::cmp::Ordering::Less => "better",
            std::cmp::Ordering::Equal => "equally good",
            std::cmp::Ordering::Greater => "worse",
        },
        figures: crate::web::pages::organizer::seating::schedule_view::NAMES
            .into_iter()
            .zip(before.into_iter().zip(after))
            .map(|(name, (before, after))| (name, before, after))
            .collect(),
    })
}

/// Makes the seats of the rounds that are not public yet.
pub async fn make(request: RequestContext, form: Form) -> HandlerResult {
    let seed = match form.whole("seed") {
        Ok(seed) if seed.is_none_or(|seed| (0..=i64::from(i32::MAX)).contains(&seed)) => seed,
        _ => {
            let fault = actions::Fault::new("seed", "A seed is a whole number from 0 to 2147483647.");
            return not_done(&request, actions::Error::Faults(vec![fault]), &form).await;
        }
    };
    let done = make_schedule(&request.context(), request.tournament()?.id, seed, confirmed(&form)).await.map(|_| ());
    answer(&request, done, "make", &form).await
}

/// Uses a file as the schedule.
pub async fn import(request: RequestContext, form: Form) -> HandlerResult {
    let pasted = form.raw("text");
    let bytes = form.file().unwrap_or(pasted.as_bytes());
    let done = if bytes.is_empty() {
        Err(actions::Error::fault("file", "Choose a CSV file, or paste its lines."))
    } else {
        import_schedule(&request.context(), request.tournament()?.id, bytes, confirmed(&form)).await.map(|_| ())
    };
    answer(&request, done, "import", &form).await
}

/// What was typed before seats by hand are lost: each of the three forms has a field of its own for it.
fn confirmed(form: &Form) -> &str {
    ["confirm", "confirm-seed", "confirm-file"].into_iter().find_map(|name| form.filled(name)).unwrap_or_default()
}

/// Swaps two players.
pub async fn swap(request: RequestContext, form: Form) -> HandlerResult {
    let command = two_seats(&form)?;
    let done = swap_seats(&request.context(), request.tournament()?.id, command).await.map(|_| ());
    answer(&request, done, "swap", &form).await
}

/// Takes the last swap back.
pub async fn undo(request: RequestContext, form: Form) -> HandlerResult {
    let command = two_seats(&form)?;
    let done = undo_swap(&request.context(), request.tournament()?.id, command).await;
    answer(&request, done, "undo", &form).await
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
    // The seat, and who sat there when the person looked.
    let code = form.text("seat");
    let (at, seen) = match code.match_indices('-').nth(1).and_then(|(end, _)| code.split_at_checked(end)) {
        Some((at, player)) => (at, Some(player.trim_start_matches('-').parse().map_err(|_| Error::Missing)?)),
        None => (code, None),
    };
    let on = match form.text("on") {
        "yes" => true,
        "no" => false,
        _ => return Err(Error::Unprocessable(format!("Pinning or letting go was not said. {UNCHANGED}"))),
    };
    let command = PinSeat { round, seat: seat(at)?, seen, on };
    let done = pin_seat(&request.context(), request.tournament()?.id, command).await;
    answer(&request, done, "pin", &form).await
}

async fn answer(request: &RequestContext, done: actions::Result<()>, word: &str, form: &Form) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).schedule().done(word)),
        Err(error) => not_done(request, error, form).await,
    }
}

/// The page again: with the faults of what was sent (422), or with the refusal (409).
async fn not_done(request: &RequestContext, error: actions::Error, form: &Form) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let mut view = schedule_page(request, &snapshot)?;
    if form.filled("seed").is_some() {
        view.seed = form.text("seed").to_owned();
    }
    match error {
        actions::Error::Faults(faults) => {
            view.faults = faults.into_iter().map(|fault| (fault.field.clone(), words::fault(&fault))).collect();
            page_with(StatusCode::UNPROCESSABLE_ENTITY, &view)
        }
        actions::Error::Refused(refusal) => {
            view.page = view.page.notice(NoticeKind::Wrong, words::with_clause(&refusal));
            page_with(StatusCode::CONFLICT, &view)
        }
        actions::Error::Stale => {
            let words = "Somebody changed the schedule or the players in the meantime. Nothing of yours was stored; \
                         this is how it is now.";
            view.page = view.page.notice(NoticeKind::Wrong, words);
            page_with(StatusCode::CONFLICT, &view)
        }
        error => Err(error.into()),
    }
}

/// The schedule as CSV.
pub async fn export(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let seating = Seating::of(&snapshot);
    let labels = snapshot.labels();
    let name = |player: usize| {
        seating.players.get(player).and_then(|id| labels.get(id)).map(String::as_str).unwrap_or_default()
    };
    let text = write(&seating.rounds, name).finish_for_download();
    csv(&format!("{}-schedule", snapshot.tournament.slug), text)
}
