//! Check-in: one tap per player.

use std::collections::BTreeSet;

use actix_web::web::{self, Path};
use askama::Template;

use crate::actions::Permission;
use crate::actions::people::check_in::check_in;
use crate::rules::tournament::settings::OwnCheckIn;
use crate::rules::tournament::vocabulary::RoundState;
use crate::store::own_check_in;
use crate::store::own_check_in::OwnCheckedIn;
use crate::store::player::Player;
use crate::store::{ChangeKind, PlayerId, Snapshot};
use crate::views::people::agreement::has_agreed;
use crate::views::people::attendance;
use crate::views::people::by_name::name_sort;
use crate::views::people::moves::{Move, may_move};
use crate::views::people::now;
use crate::views::people::places::Counts;
use crate::views::shown;
use crate::views::standings::ranking;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with, see_other};
use crate::web::http::route::{Route, get, post, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::words::requests;
use crate::web::ui::{nav, urls, words};

use crate::web::pages::organizer::people::players::{PlayerQuery, matches, note};
use crate::web::ui::badges;
use crate::web::ui::nav::StaffSection;
use crate::web::ui::urls::Run;
use crate::web::ui::words::{labels, titles};

/// The routes of check-in.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/check-in", Permission::ReadRun, || to(show)),
        post("/run/{slug}/check-in/{number}", Permission::Run, || to(tap)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/check_in.html")]
struct CheckIn {
    page: Layout,
    urls: Run,
    may_change: bool,
    open: bool,
    closed: &'static str,
    tiles: Vec<(&'static str, String, String)>,
    means: String,
    q: String,
    rows: Vec<CheckInRow>,
    others: Vec<NotExpected>,
    anybody: bool,
    late: Option<&'static str>,
    /// How the public seats differ from who is here, where they can be repaired.
    repair: Vec<String>,
    /// Players check in with the code at the door.
    door: bool,
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
    /// Notes that a player who is here agreed on paper, where that is still to be done.
    paper: Option<String>,
}

struct NotExpected {
    number: i64,
    label: String,
    kind: &'static str,
    word: &'static str,
}

/// The list to tap on.
pub async fn show(request: RequestContext, query: web::Query<PlayerQuery>) -> HandlerResult {
    list(&request, FormState::fresh(query.q.clone().unwrap_or_default())).await
}

/// The list, narrowed to what is searched for.
async fn list(request: &RequestContext, search: FormState<String>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let tournament = &snapshot.tournament;
    let layout = search.tell(nav::staff(request, titles::CHECK_IN, StaffSection::CheckIn)?);
    let layout = nav::live(layout.queues(), request, &[ChangeKind::People, ChangeKind::Course])?;
    let q = String::clone(&search);
    let closed = now::is_check_in_on(&snapshot).err().map(words::people::not_now).unwrap_or_default();
    let mut tx = request.app.db.read().await?;
    let own = own_check_in::of_tournament(&mut tx, tournament.id).await?;
    drop(tx);
    let to_seat = snapshot.players.iter().filter(|player| attendance::can_be_seated(&snapshot, player)).count();
    page_with(
        search.status(),
        &CheckIn {
            page: layout,
            urls: urls::run(&tournament.slug),
            may_change: request.may_change(Permission::Run).is_ok(),
            open: closed.is_empty(),
            closed,
            tiles: tiles(&snapshot, closed.is_empty()),
            means: match ranking::format_of(tournament) {
                _ if !tournament.system.system().championship => {
                    words::people::means_in_side_event(to_seat, tournament.system.system())
                }
                Some(counted) => words::format::why(&counted),
                None => words::people::means(tournament.part, to_seat, &attendance::waiting_to_agree(&snapshot)),
            },
            rows: rows(&snapshot, &q, &own),
            others: others(&snapshot, &q),
            anybody: snapshot.players.iter().any(Player::is_active),
            door: closed.is_empty() && tournament.settings.own_check_in == OwnCheckIn::Door,
            late: words::people::who_comes_now(shown::has_rounds(tournament), tournament.attendance_at.is_some()),
            repair: attendance::to_repair(&snapshot)
                .map(|(_, changed)| words::seating::changed(&changed))
                .unwrap_or_default(),
            q,
        },
    )
}

/// Who is here and who is not; once check-in is over nobody is expected any more.
fn tiles(snapshot: &Snapshot, open: bool) -> Vec<(&'static str, String, String)> {
    let counts = Counts::of(&snapshot.tournament, &snapshot.players);
    let absent = if open { labels::NOT_HERE_YET } else { labels::NOT_CHECKED_IN };
    vec![
        (labels::REGISTERED, counts.registered.to_string(), String::new()),
        (labels::HERE, counts.checked_in.to_string(), String::new()),
        (absent, (counts.registered - counts.checked_in).to_string(), String::new()),
        (labels::WAITING_LIST, counts.waiting.to_string(), String::new()),
    ]
}

/// Players of the tournament by name.
fn rows(snapshot: &Snapshot, q: &str, own: &[OwnCheckedIn]) -> Vec<CheckInRow> {
    let there = snapshot.players.iter().filter(|player| player.is_active() && matches(player, q));
    // In a field of thousands nobody is looked for one by one.
    let seats = |state: Option<RoundState>| -> BTreeSet<PlayerId> {
        let rounds = shown::published(snapshot).into_iter();
        let rounds = rounds.filter(|round| state.is_none_or(|state| round.row.state == state));
        rounds.flat_map(attendance::seated).collect()
    };
    let (seated, plays) = (seats(None), seats(Some(RoundState::Playing)));
    let mut rows: Vec<CheckInRow> = there
        .map(|player| CheckInRow {
            number: player.number,
            label: player.label(),
            note: row_note(snapshot, player, own),
            here: player.checked_in_at.is_some(),
            seated: seated.contains(&player.id),
            plays: plays.contains(&player.id),
            paper: (player.checked_in_at.is_some() && may_move(snapshot, player, Move::AgreedOnPaper).is_ok())
                .then(|| urls::run(&snapshot.tournament.slug).move_player(player.number).to_string()),
        })
        .collect();
    name_sort(&snapshot.tournament).sort(&mut rows, |row| &row.label);
    rows
}

fn row_note(snapshot: &Snapshot, player: &Player, own: &[OwnCheckedIn]) -> String {
    let mut parts = vec![note(player)];
    let own = own.iter().find(|own| own.player_id == player.id && player.checked_in_at == Some(own.at));
    parts.extend(own.map(|own| words::people::by_themselves(own.way).to_owned()));
    if !has_agreed(&snapshot.tournament, player) {
        let no_seat = attendance::must_agree_first(snapshot, player);
        let words = if no_seat { words::people::NOT_AGREED_NO_SEAT } else { words::people::NOT_AGREED };
        parts.push(words.to_owned());
    }
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
    query: web::Query<PlayerQuery>,
    form: Form,
) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let q = query.q.clone().unwrap_or_default();
    let here = match form.text("here") {
        "true" => true,
        "false" => false,
        _ => return Err(Error::Unprocessable(requests::not_said(labels::WHETHER_THE_PLAYER_IS_HERE))),
    };
    match check_in(&request.context(), request.tournament()?.id, number, here).await {
        Ok(()) => see_other(urls::run(&slug).check_in().query_if_any("q", &q).anchor(format_args!("p-{number}"))),
        Err(error) => list(&request, FormState::returned(q, error)?).await,
    }
}
