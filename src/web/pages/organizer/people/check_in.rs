//! Check-in: one tap per player.

use std::collections::BTreeSet;

use actix_web::web::{self, Path};
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use reeve_actions::Permission;
use reeve_actions::people::add_player::{AddPlayer, add_player};
use reeve_actions::people::check_in::{check_in, check_in_everybody, undo_check_in_of};
use reeve_actions::people::person::TypedPerson;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState, TournamentPart};
use reeve_store::own_check_in::OwnCheckedIn;
use reeve_store::player::Player;
use reeve_store::{ChangeKind, PlayerId, Snapshot};
use reeve_urls as urls;
use reeve_views::people::agreement::has_agreed;
use reeve_views::people::attendance;
use reeve_views::people::by_name::name_sort;
use reeve_views::people::check_in::{DoorList, is_since};
use reeve_views::people::moves::{Move, may_move};
use reeve_views::people::now;
use reeve_views::people::places;
use reeve_views::people::places::Counts;
use reeve_views::rounds::while_playing;
use reeve_views::standings::ranking;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::flash::PlayerDone;
use reeve_words::requests;

use crate::pages::organizer::people::asked::{AskedView, BACK_TO_CHECK_IN};
use crate::pages::organizer::people::players::{matches, note};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_urls::{Run, Url};
use reeve_words::badges;
use reeve_words::{labels, titles};

/// The routes of check-in.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::check_in, Permission::ReadRun, || to(show)),
        post(urls::run::check_in, Permission::Run, || to(add)),
        post(urls::run::check_in_everybody, Permission::Run, || to(everybody)),
        post(urls::run::check_in_player, Permission::Run, || to(tap)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/check_in.html")]
struct CheckIn {
    page: Layout,
    urls: Run,
    may_change: bool,
    open: bool,
    closed: String,
    /// How many are here, and of how many.
    counts: (usize, usize),
    /// How many wait for a place.
    waiting: usize,
    means: String,
    /// Who asks to leave.
    asked: AskedView,
    /// Those who were checked in together just now, in a sentence, and the moment.
    together: Option<(String, i64)>,
    /// Where the list stands in its other order, and what leads there.
    other_order: (Url, &'static str),
    /// What is searched for, and who is added.
    form: FormState<DoorForm>,
    /// Whether whoever is added goes on the waiting list.
    full: bool,
    rows: Vec<CheckInRow>,
    others: Vec<NotExpected>,
    anybody: bool,
    late: Option<&'static str>,
    /// How the public seats differ from who is here, where they can be repaired.
    repair: Vec<String>,
    /// Players check in with the code at the door.
    door: bool,
}

impl CheckIn {
    /// Whether seats are public: whoever is missing then is marked one by one.
    fn has_seats(&self) -> bool {
        self.rows.iter().any(|row| row.seated)
    }

    /// Whether somebody in the list has something to agree to.
    fn has_to_agree(&self) -> bool {
        self.rows.iter().any(|row| row.to_agree.is_some())
    }
}

/// What is searched for, and what is typed of somebody who is not on the list.
#[derive(Debug, Clone, Default)]
struct DoorForm {
    q: String,
    missing_first: bool,
    /// When everybody else was checked in.
    at: Option<i64>,
    name: String,
    agreed: bool,
    another_person: bool,
}

struct CheckInRow {
    number: i64,
    label: String,
    note: String,
    here: bool,
    /// Whether the seat is public, so that no single tap says that the player is not here.
    seated: bool,
    /// Whether the player's game is on, so that the record sheet says who is absent.
    plays: bool,
    /// Why there is something to agree to, where there is.
    to_agree: Option<&'static str>,
    /// Notes that a player who is here agreed on paper, where that is still to be done.
    paper: Option<String>,
    /// Since when the player is here.
    since: Option<DateTime<Utc>>,
}

impl CheckInRow {
    /// Whether the player stands with those who are missing: who has just come does not move away under the finger.
    fn is_missing(&self, now: DateTime<Utc>) -> bool {
        self.since.is_none_or(|since| now - since < JUST_COME)
    }
}

/// How long who was checked in stays with those who are missing.
const JUST_COME: TimeDelta = TimeDelta::minutes(2);

/// The order of the list in which those who are missing stand first.
const MISSING: &str = "missing";

/// What the address of the list says.
#[derive(Default, serde::Deserialize)]
pub struct CheckInQuery {
    #[serde(default)]
    q: String,
    /// Who stands first.
    #[serde(default)]
    first: String,
    /// When everybody else was checked in, in milliseconds.
    at: Option<i64>,
    #[serde(default)]
    done: String,
}

struct NotExpected {
    number: i64,
    label: String,
    kind: &'static str,
    word: &'static str,
}

/// The list to tap on.
pub async fn show(request: RequestContext, query: web::Query<CheckInQuery>) -> HandlerResult {
    let notice = PlayerDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    list(&request, FormState::fresh(searched(&query)).with_done(notice)).await
}

fn searched(query: &CheckInQuery) -> DoorForm {
    DoorForm { q: query.q.clone(), missing_first: query.first == MISSING, at: query.at, ..DoorForm::default() }
}

/// The list, narrowed to what is searched for.
async fn list(request: &RequestContext, mut form: FormState<DoorForm>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let DoorList { snapshot, news, own } = DoorList::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let tournament = &snapshot.tournament;
    let layout = form.tell(nav::staff(request, titles::CHECK_IN, StaffSection::CheckIn)?);
    let layout = nav::live(layout.queues(), request, &[ChangeKind::People, ChangeKind::Course])?;
    let layout = NewsView::quietly(layout, &news, tournament);
    let closed = now::may_hold_check_in(&snapshot)
        .err()
        .map(|why| words::people::not_now(why, texts::Game::USUAL))
        .unwrap_or_default();
    let is_open = closed.is_empty();
    let mut rows = rows(&snapshot, &form.q, &own);
    if form.missing_first {
        rows.sort_by_key(|row| !row.is_missing(request.now));
    }
    // Whoever was looked for and is not on the list is the one to be added.
    if form.name.is_empty() && rows.is_empty() && others(&snapshot, &form.q).is_empty() {
        form.name = form.q.clone();
    }
    let counts = Counts::of(tournament, &snapshot.players);
    let run = urls::run(&tournament.slug);
    let to_seat = snapshot.players.iter().filter(|player| attendance::can_be_seated(&snapshot, player)).count();
    page_with(
        form.status(),
        &CheckIn {
            page: layout,
            urls: urls::run(&tournament.slug),
            may_change: request.may_change(Permission::Run).is_ok(),
            open: is_open,
            closed,
            counts: (counts.checked_in, counts.registered),
            waiting: counts.waiting,
            asked: AskedView::leaving(request, &snapshot, BACK_TO_CHECK_IN),
            together: form.at.and_then(|at| together(&snapshot, at)),
            other_order: match form.missing_first {
                true => (run.check_in(), words::people::BY_NAME),
                false => (run.check_in().query("first", MISSING), words::people::MISSING_FIRST),
            },
            means: match ranking::format_of(tournament) {
                _ if !tournament.system.system().championship => {
                    words::people::means_in_side_event(to_seat, tournament.system.system())
                }
                Some(counted) if tournament.part != TournamentPart::Finals => words::format::why(&counted),
                _ => words::people::means(
                    (tournament.part, &tournament.rules),
                    to_seat,
                    &attendance::waiting_to_agree(&snapshot),
                ),
            },
            rows,
            others: others(&snapshot, &form.q),
            anybody: snapshot.players.iter().any(Player::is_active),
            door: is_open && tournament.settings.own_check_in == OwnCheckIn::Door,
            late: match tournament.part {
                // Its players are counted in the series, and check-in is over with the first seats.
                TournamentPart::Finals => None,
                TournamentPart::Whole | TournamentPart::Prelims => words::people::who_comes_now(
                    visibility::has_rounds(tournament),
                    tournament.attendance_at.is_some(),
                    while_playing::is_last_on(&snapshot),
                ),
            },
            repair: attendance::to_repair(&snapshot)
                .map(|(_, changed)| words::seating::changed(&changed))
                .unwrap_or_default(),
            full: places::place_for_new(tournament, &snapshot.players) == PlayerState::Waiting,
            form,
        },
    )
}

/// Those who were checked in together at a moment, in a sentence.
fn together(snapshot: &Snapshot, at: i64) -> Option<(String, i64)> {
    let came = snapshot.players.iter().filter(|player| is_since(player, at)).count();
    (came > 0).then(|| (words::people::checked_in_together(came), at))
}

/// Players of the tournament by name.
fn rows(snapshot: &Snapshot, q: &str, own: &[OwnCheckedIn]) -> Vec<CheckInRow> {
    let there = snapshot.players.iter().filter(|player| player.is_active() && matches(player, q));
    // In a field of thousands nobody is looked for one by one.
    let seats = |state: Option<RoundState>| -> BTreeSet<PlayerId> {
        let rounds = visibility::published(snapshot).into_iter();
        let rounds = rounds.filter(|round| state.is_none_or(|state| round.row.state == state));
        rounds.flat_map(attendance::seated).collect()
    };
    let (seated, plays) = (seats(None), seats(Some(RoundState::Playing)));
    let mut rows: Vec<CheckInRow> = there
        .map(|player| CheckInRow {
            number: player.number,
            label: player.label(),
            note: row_note(player, own),
            here: player.checked_in_at.is_some(),
            seated: seated.contains(&player.id),
            plays: plays.contains(&player.id),
            to_agree: (!has_agreed(&snapshot.tournament, player)).then(|| {
                let no_seat = attendance::must_agree_first(snapshot, player);
                if no_seat { words::people::NOT_AGREED_NO_SEAT } else { words::people::NOT_AGREED }
            }),
            since: player.checked_in_at,
            paper: (player.checked_in_at.is_some() && may_move(snapshot, player, Move::AgreedOnPaper).is_ok())
                .then(|| urls::run(&snapshot.tournament.slug).move_player(player.number).to_string()),
        })
        .collect();
    name_sort(&snapshot.tournament).sort(&mut rows, |row| &row.label);
    rows
}

fn row_note(player: &Player, own: &[OwnCheckedIn]) -> String {
    let mut parts = vec![note(player)];
    let own = own.iter().find(|own| own.player_id == player.id && player.checked_in_at == Some(own.at));
    parts.extend(own.map(|own| words::people::by_themselves(own.way).to_owned()));
    if let Some(table) = player.fixed_table {
        parts.push(words::people::stays_at(table));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// Players who are known but not in the tournament, so that a search finds them too.
fn others(snapshot: &Snapshot, q: &str) -> Vec<NotExpected> {
    let there = snapshot.players.iter().filter(|player| !player.is_hidden() && !player.is_active());
    let row = |player: &Player| {
        let (kind, word) = badges::player(player);
        NotExpected { number: player.number, label: player.label(), kind, word }
    };
    let mut rows: Vec<NotExpected> = there.filter(|player| matches(player, q)).map(row).collect();
    name_sort(&snapshot.tournament).sort(&mut rows, |row| &row.label);
    rows
}

/// Checks a player in, or takes that back.
pub async fn tap(
    request: RequestContext,
    path: Path<(String, i64)>,
    query: web::Query<CheckInQuery>,
    form: Form,
) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let here = match form.text("here") {
        "true" => true,
        "false" => false,
        _ => return Err(Error::Unprocessable(requests::not_said(labels::WHETHER_THE_PLAYER_IS_HERE))),
    };
    match check_in(&request.context(), request.tournament()?.id, number, here).await {
        Ok(()) => see_other(
            urls::run(&slug).check_in().query_if_any("q", &searched(&query).q).anchor(format_args!("p-{number}")),
        ),
        Err(error) => list(&request, FormState::returned(searched(&query), error)?).await,
    }
}

/// Checks everybody in who is not here yet, or takes that back from exactly those.
async fn everybody(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let here = form.one_of("here", &["true", "false"])? == "true";
    let at = form.choice("at", |typed| typed.parse::<i64>().ok())?;
    let done = match (here, at) {
        (true, _) => check_in_everybody(&request.context(), id).await,
        (false, Some(at)) => undo_check_in_of(&request.context(), id, at).await,
        (false, None) => return Err(Error::Unprocessable(requests::not_said(labels::WHETHER_THE_PLAYER_IS_HERE))),
    };
    let page = urls::run(&request.tournament()?.slug).check_in();
    match done {
        Ok(_) if here => see_other(page.query("at", request.now.timestamp_millis())),
        Ok(_) => see_other(page),
        Err(error) => list(&request, FormState::returned(DoorForm::default(), error)?).await,
    }
}

/// Adds somebody who is not on the list, and checks them in.
async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let typed = DoorForm {
        name: form.raw("name").to_owned(),
        agreed: form.ticked("agreed"),
        another_person: form.ticked("other_person"),
        ..DoorForm::default()
    };
    let command = AddPlayer {
        typed: TypedPerson { name: typed.name.clone(), ..TypedPerson::default() },
        agreed: typed.agreed,
        another_person: typed.another_person,
        despite_ban: form.ticked("despite_ban"),
        here: true,
        beside_list: true,
        ..AddPlayer::default()
    };
    let urls = urls::run(&request.tournament()?.slug);
    let added = request.will_redirect_to_created(|number| {
        urls.check_in().done(PlayerDone::AddedHere).anchor(format_args!("p-{number}"))
    });
    match add_player(&request.context(), request.tournament()?.id, command).await {
        Ok(done) if done.state == PlayerState::Waiting => see_other(urls.check_in().done(PlayerDone::Waiting)),
        Ok(done) => see_other(added(&done.number)),
        Err(error) => list(&request, FormState::returned(typed, error)?).await,
    }
}
