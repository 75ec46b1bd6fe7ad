//! The players: the list, one player, adding one, and the file to take away.

use actix_web::web::{self, Path};
use askama::Template;

use crate::actions::Permission;
use crate::actions::people::person::groups_line;
use crate::actions::people::players::{
    AddPlayer, EditPlayer, Move, PlayerMoved, add_player, edit_player, move_player, move_up,
};
use crate::rules::tournament::vocabulary::{Phase, PlayerState};
use crate::store::Snapshot;
use crate::store::player::Player;
use crate::store::tournament::Tournament;
use crate::views::people::attendance;
use crate::views::people::attendance::Counts;
use crate::views::people::staff::is_staff;
use crate::views::transfer;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, csv, page_with, see_other};
use crate::web::http::route::{Route, get, post};
use crate::web::pages::organizer::people::same_person::{JoinForm, Section, section};
use crate::web::ui::badges;
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::name_search::holds;
use crate::web::ui::player_form::PlayerForm;
use crate::web::ui::urls::Url;
use crate::web::ui::words::requests;
use crate::web::ui::words::{labels, titles};
use crate::web::ui::{nav, time, urls, words};

/// The routes of the players.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/players", Permission::ReadRun, || web::to(list)),
        get("/run/{slug}/players/new", Permission::Run, || web::to(blank)),
        post("/run/{slug}/players/new", Permission::Run, || web::to(add)),
        post("/run/{slug}/players/move-up", Permission::Run, || web::to(up)),
        get("/run/{slug}/players/{number}", Permission::ReadRun, || web::to(show)),
        post("/run/{slug}/players/{number}", Permission::Run, || web::to(edit)),
        post("/run/{slug}/players/{number}/move", Permission::Run, || web::to(put)),
        get("/run/{slug}/export/players.csv", Permission::Run, || web::to(export)),
    ]
}

/// The query of the list and of a player's page.
#[derive(Debug, Default, serde::Deserialize)]
pub struct PlayerQuery {
    /// What is searched for.
    pub q: Option<String>,
    archived: Option<String>,
    done: Option<String>,
}

#[derive(Template)]
#[template(path = "organizer/people/players.html")]
struct PlayersPage {
    page: Layout,
    base: Url,
    may_run: bool,
    q: String,
    tiles: Vec<(&'static str, String, String)>,
    next_up: Option<String>,
    can_move: usize,
    rows: Vec<PlayerRow>,
    anybody: bool,
    archived: usize,
    shows_archived: bool,
    registration: Option<String>,
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
    let shows_archived = query.archived.is_some();
    let may_run = request.roles().may(Permission::Run);
    let there = snapshot.players.iter().filter(|player| player.archived_at.is_some() == shows_archived);
    let rows = there.filter(|player| matches(player, &q)).map(|player| row(tournament, player, may_run)).collect();
    let (next_up, can_move) = waiting_list(&snapshot);
    let mut layout = form.tell(nav::staff(request, titles::PLAYERS, "players")?);
    if let Some(done) = query.done.as_deref().and_then(words::people::done_with_list) {
        layout = layout.notice(NoticeKind::Good, done);
    }
    let open = tournament.phase == Phase::Registration;
    page_with(
        form.status(),
        &PlayersPage {
            page: layout,
            may_run,
            tiles: tiles(&snapshot),
            next_up,
            can_move,
            rows,
            anybody: snapshot.players.iter().any(|player| player.archived_at.is_none()),
            archived: snapshot.players.iter().filter(|player| player.archived_at.is_some()).count(),
            shows_archived,
            registration: open.then(|| urls::public(&tournament.slug).register().on(&request.app.public_url)),
            base: urls.home(),
            q,
        },
    )
}

/// Who is next on the waiting list, and how many could be moved up at once.
fn waiting_list(snapshot: &Snapshot) -> (Option<String>, usize) {
    let waiting = attendance::waiting(&snapshot.players).count();
    let free = attendance::free(&snapshot.tournament, &snapshot.players).unwrap_or(waiting);
    let next = attendance::waiting(&snapshot.players).next().map(Player::label);
    let can = if attendance::takes_players(snapshot) { free.min(waiting) } else { 0 };
    (next, can)
}

fn tiles(snapshot: &Snapshot) -> Vec<(&'static str, String, String)> {
    let counts = Counts::of(&snapshot.tournament, &snapshot.players);
    let of = snapshot.tournament.capacity.map(labels::of_places).unwrap_or_default();
    let mut tiles = vec![(labels::REGISTERED, counts.registered.to_string(), of)];
    if snapshot.tournament.phase >= Phase::CheckIn {
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
        player.group_names,
        player.club.as_deref().unwrap_or_default(),
        player.country.as_deref().unwrap_or_default()
    );
    holds(&text, q)
}

/// Club, groups and country on one line.
pub fn note(player: &Player) -> String {
    let groups = groups_line(player);
    let parts = [player.club.as_deref(), Some(groups.as_str()), player.country.as_deref()];
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
        email: player.email.clone().filter(|_| may_run).unwrap_or_default(),
        source: words::people::source(player.source),
        agreed: attendance::has_agreed(tournament, player),
    }
}

/// Moves people up from the waiting list while there are places.
pub async fn up(request: RequestContext, _: Form) -> HandlerResult {
    match move_up(&request.context(), request.tournament()?.id).await {
        Ok(numbers) => {
            see_other(urls::run(&request.tournament()?.slug).players().done(format_args!("up-{}", numbers.len())))
        }
        Err(error) => list_page(&request, &PlayerQuery::default(), &FormState::returned((), error)?).await,
    }
}

#[derive(Template)]
#[template(path = "organizer/people/player_new.html")]
struct NewPlayerPage {
    page: Layout,
    base: Url,
    form: FormState<PlayerForm>,
    full: bool,
}

/// The form for a new player.
pub async fn blank(request: RequestContext) -> HandlerResult {
    new_page(&request, FormState::fresh(PlayerForm::default())).await
}

async fn new_page(request: &RequestContext, form: FormState<PlayerForm>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let urls = urls::run(&snapshot.tournament.slug);
    let layout = nav::staff(request, titles::ADD_A_PLAYER, "players")?.crumb(titles::PLAYERS, urls.players());
    let full = !attendance::room_for_new(&snapshot.tournament, &snapshot.players);
    page_with(form.status(), &NewPlayerPage { page: layout, base: urls.home(), form, full })
}

/// Adds a player by hand.
pub async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let fields = PlayerForm::read(&form);
    let command = AddPlayer {
        typed: fields.typed.clone(),
        minor: fields.minor,
        guardian: fields.guardian.clone(),
        agreed: fields.agreed,
        other_person: fields.other_person,
        by_mail: request.app.mail.is_some(),
    };
    let urls = urls::run(&request.tournament()?.slug);
    request.leads_to(if form.ticked("another") {
        urls.new_player().query("after", "").then_made()
    } else {
        urls.made_player().done("added")
    });
    match add_player(&request.context(), request.tournament()?.id, command).await {
        Ok(done) if form.ticked("another") => see_other(urls.new_player().query("after", done.number)),
        Ok(done) => {
            let what = if done.state == PlayerState::Waiting { "waiting" } else { "added" };
            see_other(urls.player(done.number).done(what))
        }
        Err(error) => new_page(&request, FormState::returned_unless_refused(fields, error)?).await,
    }
}

#[derive(Template)]
#[template(path = "organizer/people/player.html")]
struct PlayerPage {
    page: Layout,
    base: Url,
    may_run: bool,
    label: String,
    number: i64,
    kind: &'static str,
    word: &'static str,
    facts: Vec<(&'static str, String)>,
    link: Option<String>,
    moves: Vec<(&'static str, &'static str)>,
    asks_other_person: bool,
    form: FormState<PlayerForm>,
    differs: Vec<(&'static str, String, String)>,
    person: Option<Section>,
}

/// One player.
pub async fn show(request: RequestContext, path: Path<(String, i64)>, query: web::Query<PlayerQuery>) -> HandlerResult {
    let notice = query.done.as_deref().and_then(words::people::done_with_player);
    let notice = notice.map(|said| (NoticeKind::Good, said.to_owned()));
    player_page(&request, path.1, FormState::fresh(None).with_notice(notice)).await
}

async fn player_page(request: &RequestContext, number: i64, form: FormState<Option<PlayerForm>>) -> HandlerResult {
    let status = form.status();
    page_with(status, &player_page_of(request, number, form, FormState::fresh(JoinForm::default())).await?)
}

/// The page of a player, with the form of [`same_person`](super::same_person) that came back.
pub(crate) async fn join_page(request: &RequestContext, number: i64, join: FormState<JoinForm>) -> HandlerResult {
    let status = join.status();
    page_with(status, &player_page_of(request, number, FormState::fresh(None), join).await?)
}

async fn player_page_of(
    request: &RequestContext,
    number: i64,
    form: FormState<Option<PlayerForm>>,
    join: FormState<JoinForm>,
) -> Result<PlayerPage, Error> {
    let snapshot = request.snapshot().await?;
    let player = snapshot.players.iter().find(|player| player.number == number).ok_or(Error::Missing)?;
    let urls = urls::run(&snapshot.tournament.slug);
    let may_run = request.roles().may(Permission::Run);
    let layout = nav::staff(request, player.label(), "players")?.crumb(titles::PLAYERS, urls.players());
    let layout = join.tell(form.tell(layout));
    let stored = PlayerForm::of(player);
    let differs = match &*form {
        Some(form) if form.version != stored.version => form.differs(&stored),
        _ => Vec::new(),
    };
    let person = if may_run { Some(section(request, player, join).await?) } else { None };
    let (kind, word) = badges::player(player);
    let form = form.map(|typed| PlayerForm { version: stored.version, ..typed.unwrap_or(stored) });
    Ok(PlayerPage {
        page: layout,
        base: urls.home(),
        may_run,
        label: player.label(),
        number,
        kind,
        word,
        facts: facts(player, &snapshot, may_run),
        link: may_run.then(|| urls::own(&player.link_token).on(&request.app.public_url)),
        moves: moves(&snapshot.tournament, player),
        asks_other_person: shares_staff_name(player, &snapshot),
        form,
        differs,
        person,
    })
}

fn facts(player: &Player, snapshot: &Snapshot, may_run: bool) -> Vec<(&'static str, String)> {
    let zone = &snapshot.tournament.time_zone;
    let mut facts = vec![
        (labels::NUMBER, player.number.to_string()),
        (
            labels::CAME_IN,
            format!("{}, {}", words::people::source(player.source), time::moment(player.created_at, zone)),
        ),
    ];
    facts.push(match (player.agreed_at, &player.code_version, &player.photo_version) {
        (Some(at), Some(code), Some(photo)) => (labels::AGREED, words::people::agreed(code, photo, at, zone)),
        _ => (labels::AGREED, labels::NOT_YET.to_owned()),
    });
    if let Some(at) = player.checked_in_at {
        facts.push((labels::CHECKED_IN, time::moment(at, zone)));
    }
    if let Some(at) = player.withdrawn_at {
        facts.push((labels::WITHDREW, time::moment(at, zone)));
    }
    if let Some(clause) = &player.disqualified_clause {
        facts.push((labels::DISQUALIFIED, labels::clause(clause)));
    }
    if !may_run {
        facts.push((labels::CLUB_GROUPS_COUNTRY, note(player)));
    }
    facts
}

/// The moves that make sense now, as (word, button).
fn moves(tournament: &Tournament, player: &Player) -> Vec<(&'static str, &'static str)> {
    if player.archived_at.is_some() {
        return vec![("restore", labels::BRING_OUT_OF_THE_ARCHIVE)];
    }
    let mut moves = Vec::new();
    if !attendance::has_agreed(tournament, player) {
        moves.push(("agreed", labels::AGREED_ON_PAPER));
    }
    match player.state {
        PlayerState::Asked => moves.extend([("approve", labels::APPROVE), ("withdraw", labels::DECLINE)]),
        PlayerState::Waiting => moves.extend([("move-up", labels::MOVE_UP), ("withdraw", labels::WITHDRAW)]),
        PlayerState::Registered => moves.push(("withdraw", labels::WITHDRAW)),
        PlayerState::Withdrawn => moves.push(("bring-back", labels::BRING_BACK)),
        PlayerState::Disqualified => {}
    }
    moves.push(("archive", labels::ARCHIVE));
    moves
}

/// Whether bringing the player back takes the word that it is not the member of the staff of that name.
fn shares_staff_name(player: &Player, snapshot: &Snapshot) -> bool {
    let away = player.state == PlayerState::Withdrawn || player.archived_at.is_some();
    away && is_staff(&snapshot.staff, &player.name, player.email.as_deref(), false).is_some()
}

/// Changes who a player is. With a stale version the page comes back with both values side by side.
pub async fn edit(request: RequestContext, path: Path<(String, i64)>, form: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let fields = PlayerForm::read(&form);
    let table = match fields.table() {
        Ok(table) => table,
        Err(fault) => {
            return player_page(&request, number, FormState::faulty(Some(fields), &[fault])).await;
        }
    };
    let command = EditPlayer {
        version: fields.version,
        typed: fields.typed.clone(),
        minor: fields.minor,
        guardian: fields.guardian.clone(),
        fixed_table: table,
        other_person: fields.other_person,
    };
    let urls = urls::run(&slug);
    request.leads_to(urls.player(number).done("saved"));
    match edit_player(&request.context(), request.tournament()?.id, number, command).await {
        Ok(_) => see_other(urls.player(number).done("saved")),
        Err(error) => {
            let form = FormState::returned_unless_refused(Some(fields), error)?;
            player_page(&request, number, form.when_stale(NoticeKind::Wrong, words::people::STALE)).await
        }
    }
}

/// Puts a player somewhere else: withdraw, bring back, approve, move up, archive, restore, agreed.
pub async fn put(request: RequestContext, path: Path<(String, i64)>, form: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let which =
        Move::from_word(form.text("move")).ok_or_else(|| Error::BadRequest(requests::NO_SUCH_MOVE.to_owned()))?;
    let how = (form.ticked("other_person"), request.app.mail.is_some());
    let urls = urls::run(&slug);
    match move_player(&request.context(), request.tournament()?.id, number, which, how).await {
        Ok(PlayerMoved { moved_up: Some(_), .. }) => see_other(urls.player(number).done("moved-up")),
        Ok(_) => see_other(urls.player(number).done("moved")),
        Err(error) => {
            let form = FormState::returned(None, error)?;
            player_page(&request, number, form).await
        }
    }
}

/// The players who are not archived, as CSV with the columns of the specification.
pub async fn export(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    csv(&format!("{}-players", snapshot.tournament.slug), transfer::players_csv(&snapshot).finish_for_download())
}
