//! The list of players, the way up from the waiting list, and the file to take away.

use actix_web::web;
use askama::Template;

use crate::actions::Permission;
use crate::actions::people::move_player::move_up;
use crate::rules::text::groups_shown;
use crate::store::Snapshot;
use crate::store::player::Player;
use crate::store::tournament::Tournament;
use crate::views::people::agreement::has_agreed;
use crate::views::people::payments::Payments;
use crate::views::people::places::Counts;
use crate::views::people::{now, places};
use crate::views::transfer;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, csv, page_with, see_other};
use crate::web::http::route::{Route, get, post, to};
use crate::web::ui::badges;
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::name_search::holds;
use crate::web::ui::nav::StaffSection;
use crate::web::ui::urls::Run;
use crate::web::ui::words::done::PlayersDone;
use crate::web::ui::words::{labels, titles};
use crate::web::ui::{nav, urls, words};

/// The routes of the players.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/players", Permission::ReadRun, || to(list)),
        post("/run/{slug}/players/move-up", Permission::Run, || to(up)),
        get("/run/{slug}/export/players.csv", Permission::Run, || to(export)).large(),
    ]
}

/// The query of the list and of a player's page.
#[derive(Debug, Default, serde::Deserialize)]
pub struct PlayerQuery {
    /// What is searched for.
    pub q: Option<String>,
    #[serde(rename = "archived")]
    hidden: Option<String>,
    /// What was just done.
    pub done: Option<String>,
}

#[derive(Template)]
#[template(path = "organizer/people/players.html")]
struct PlayersPage {
    page: Layout,
    urls: Run,
    may_run: bool,
    may_change: bool,
    q: String,
    tiles: Vec<(&'static str, String, String)>,
    next_up: Option<String>,
    can_move: usize,
    rows: Vec<PlayerRow>,
    anybody: bool,
    hidden: usize,
    shows_hidden: bool,
    registration: Option<String>,
    /// Whether the list says who has paid.
    shows_paid: bool,
    /// What is said of a list without players.
    nobody: &'static str,
}

struct PlayerRow {
    number: i64,
    label: String,
    kind: &'static str,
    word: &'static str,
    note: String,
    email: String,
    source: &'static str,
    agreed: bool,
    paid: bool,
}

/// The list of players, with a search that also works without scripts.
pub async fn list(request: RequestContext, query: web::Query<PlayerQuery>) -> HandlerResult {
    list_page(&request, &query, &FormState::fresh(())).await
}

async fn list_page(request: &RequestContext, query: &PlayerQuery, form: &FormState<()>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let tournament = &snapshot.tournament;
    let urls = urls::run(&tournament.slug);
    let q = query.q.clone().unwrap_or_default();
    let shows_hidden = query.hidden.is_some();
    let may_run = request.roles().may(Permission::Run);
    let there = snapshot.players.iter().filter(|player| player.is_hidden() == shows_hidden);
    let rows = there.filter(|player| matches(player, &q)).map(|player| row(tournament, player, may_run)).collect();
    let (next_up, can_move) = waiting_list(&snapshot);
    let mut layout = form.tell(nav::staff(request, titles::PLAYERS, StaffSection::Players)?);
    if let Some(done) = query.done.as_deref().and_then(PlayersDone::sentence) {
        layout = layout.notice(NoticeKind::Good, done);
    }
    let payments = Payments::of(&snapshot.players);
    let shows_paid = may_run && payments.are_noted();
    let mut tiles = tiles(&snapshot);
    if shows_paid {
        tiles.push((labels::PAID, labels::of_all(payments.paid, payments.of), words::people::sum_paid(payments)));
    }
    let open = now::may_register(tournament).is_ok();
    page_with(
        form.status(),
        &PlayersPage {
            page: layout,
            may_run,
            may_change: request.may_change(Permission::Run).is_ok(),
            tiles,
            shows_paid,
            next_up,
            can_move,
            rows,
            anybody: snapshot.players.iter().any(|player| !player.is_hidden()),
            hidden: snapshot.players.iter().filter(|player| player.is_hidden()).count(),
            shows_hidden,
            registration: open.then(|| urls::public(&tournament.slug).register().on(&request.app.public_url)),
            nobody: words::phases::no_players_yet(tournament.phase, request.may_change(Permission::Run).is_ok()),
            urls,
            q,
        },
    )
}

/// Who is next on the waiting list, and how many could be moved up at once.
fn waiting_list(snapshot: &Snapshot) -> (Option<String>, usize) {
    let next = places::waiting(&snapshot.players).next().map(Player::label);
    (next, places::next_up(snapshot).map_or(0, |next| next.len()))
}

fn tiles(snapshot: &Snapshot) -> Vec<(&'static str, String, String)> {
    let counts = Counts::of(&snapshot.tournament, &snapshot.players);
    let of = snapshot.tournament.capacity.map(labels::of_places).unwrap_or_default();
    let mut tiles = vec![(labels::REGISTERED, counts.registered.to_string(), of)];
    if snapshot.tournament.phase.has_check_in() {
        tiles.push((labels::CHECKED_IN, counts.checked_in.to_string(), String::new()));
    }
    tiles.push((labels::WAITING_LIST, counts.waiting.to_string(), String::new()));
    if counts.asked > 0 || snapshot.tournament.approval {
        tiles.push((labels::TO_APPROVE, counts.asked.to_string(), String::new()));
    }
    tiles.push((labels::NOT_AGREED_YET, counts.not_agreed.to_string(), words::people::TO_CODE_AND_PHOTOS.to_owned()));
    if counts.withdrawn > 0 {
        tiles.push((labels::WITHDRAWN, counts.withdrawn.to_string(), String::new()));
    }
    tiles
}

/// Whether a player is meant by a search: every word is in the name, a group, the club or the country.
pub fn matches(player: &Player, q: &str) -> bool {
    let text = format!(
        "{} {} {} {}",
        player.label(),
        player.person.group_names,
        player.person.club.as_deref().unwrap_or_default(),
        player.person.country.as_deref().unwrap_or_default()
    );
    holds(&text, q)
}

/// Club, groups and country on one line.
pub fn note(player: &Player) -> String {
    let groups = groups_shown(player.person.groups());
    let parts = [player.person.club.as_deref(), Some(groups.as_str()), player.person.country.as_deref()];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn row(tournament: &Tournament, player: &Player, may_run: bool) -> PlayerRow {
    let (kind, word) = badges::player(player);
    PlayerRow {
        number: player.number,
        label: player.label(),
        kind,
        word,
        note: note(player),
        email: player.person.email.clone().filter(|_| may_run).unwrap_or_default(),
        source: words::people::source(player.source),
        agreed: has_agreed(tournament, player),
        paid: player.paid_at.is_some(),
    }
}

/// Moves people up from the waiting list while there are places.
pub async fn up(request: RequestContext, _: Form) -> HandlerResult {
    match move_up(&request.context(), request.tournament()?.id).await {
        Ok(numbers) => {
            let done = PlayersDone::MovedUp.counted(numbers.len());
            see_other(urls::run(&request.tournament()?.slug).players().done(done))
        }
        Err(error) => list_page(&request, &PlayerQuery::default(), &FormState::returned((), error)?).await,
    }
}

/// The players who are not hidden, as CSV with the columns of the specification.
pub async fn export(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    csv(&format!("{}-players", snapshot.tournament.slug), transfer::players_csv(&snapshot).finish_for_download())
}
