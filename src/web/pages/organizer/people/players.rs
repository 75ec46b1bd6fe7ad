//! The list of players, some of them in an order, with boxes to tick; the way up from the waiting list; and the file to
//! take away. What is done with those who are ticked is in [`super::chosen`].

use std::collections::BTreeSet;

use actix_web::web;
use askama::Template;

use crate::pages::organizer::people::asked::{AskedView, BACK_TO_LIST};
use reeve_actions::Permission;
use reeve_actions::background::apart_if;
use reeve_actions::people::keep_apart::{keep_named_apart, leave_named};
use reeve_actions::people::move_player::move_up;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, csv, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::search::holds;
use reeve_rules::tournament::same_group::groups_shown;
use reeve_secret as secret;
use reeve_store::player::Player;
use reeve_store::tournament::Tournament;
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::people::agreement::has_agreed;
use reeve_views::people::bans::BannedPeople;
use reeve_views::people::companions;
use reeve_views::people::companions::Named;
use reeve_views::people::doubles::{Apart, likely};
use reeve_views::people::many::ManyAct;
use reeve_views::people::payments::Payments;
use reeve_views::people::places::Counts;
use reeve_views::people::player_list::{PlayerFilter, PlayerOrder, StaffPlayers, in_order};
use reeve_views::people::same_groups::{alike_groups, are_many};
use reeve_views::people::{many, now, places};
use reeve_views::transfer;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::PlayersDone;
use reeve_words::{labels, titles};

/// The routes of the players.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::players, Permission::ReadRun, || to(list)),
        post(urls::run::move_up, Permission::Run, || to(up)),
        post(urls::run::named_players, Permission::Run, || to(keep_named)),
        get(urls::run::players_file, Permission::Run, || to(export)).large(),
    ]
}

/// What the form says that wants to write to those who are ticked.
pub(crate) const MAIL: &str = "mail";

/// What the form says that wants those who are ticked to sit apart.
pub(crate) const APART: &str = "keep-apart";

/// What the form says that wants those who are ticked as a file.
pub(crate) const EXPORT: &str = "export";

/// The query of the list and of a player's page.
#[derive(Debug, Default, serde::Deserialize)]
pub struct PlayerQuery {
    pub q: Option<String>,
    #[serde(rename = "archived")]
    hidden: Option<String>,
    /// The code of the filter.
    only: Option<String>,
    /// The code of the order.
    sort: Option<String>,
    pub done: Option<String>,
}

impl PlayerQuery {
    /// The query of the list that a form was sent from.
    pub(crate) fn of_form(form: &Form) -> PlayerQuery {
        let text = |name: &str| form.filled(name).map(str::to_owned);
        PlayerQuery { q: text("q"), hidden: None, only: text("only"), sort: text("sort"), done: None }
    }

    fn filter(&self) -> Option<PlayerFilter> {
        self.only.as_deref().and_then(PlayerFilter::from_code)
    }

    fn order(&self) -> PlayerOrder {
        self.sort.as_deref().and_then(PlayerOrder::from_code).unwrap_or(PlayerOrder::Number)
    }

    /// The players whom the list shows, in its order.
    pub(crate) fn shown<'s>(&self, snapshot: &'s Snapshot) -> Vec<&'s Player> {
        let q = self.q.as_deref().unwrap_or_default();
        let there = snapshot.players.iter().filter(|player| player.is_hidden() == self.hidden.is_some());
        let filtered =
            there.filter(|player| self.filter().is_none_or(|filter| filter.shows(&snapshot.tournament, player)));
        in_order(snapshot, filtered.filter(|player| matches(player, q)).collect(), self.order())
    }

    /// The list as it is asked for here.
    pub(crate) fn url(&self, urls: &Run) -> Url {
        let text = |text: &'_ Option<String>| text.clone().unwrap_or_default();
        let url = urls.players().query_if_any("q", &text(&self.q));
        url.query_if_any("only", &text(&self.only)).query_if_any("sort", &text(&self.sort))
    }
}

/// Whom a list shows, in short: sent back with "everybody shown", so that nobody is meant who was not on the page.
pub(crate) fn seen(players: &[&Player]) -> String {
    let mut numbers: Vec<i64> = players.iter().map(|player| player.number).collect();
    numbers.sort_unstable();
    secret::digest(&format!("{numbers:?}"))
}

#[derive(Template)]
#[template(path = "organizer/people/players.html")]
struct PlayersPage {
    page: Layout,
    urls: Run,
    may_run: bool,
    may_change: bool,
    /// Players can still come in.
    may_add: bool,
    q: String,
    only: &'static str,
    filters: Vec<(&'static str, &'static str)>,
    sort: &'static str,
    orders: Vec<(&'static str, &'static str)>,
    shown: String,
    /// What can be done with those who are ticked; nothing where nobody can be.
    acts: Vec<(&'static str, &'static str)>,
    all: bool,
    seen: String,
    /// What players ask.
    asked: AskedView,
    tiles: Vec<(&'static str, String, String)>,
    next_up: Option<String>,
    can_move: usize,
    /// That players may be the same person, where some may.
    doubles: Option<String>,
    /// Whom players named when they registered, where anything is to be said of it.
    named: Option<NamedView>,
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

/// Whom players named when they registered.
struct NamedView {
    counts: String,
    /// Whether somebody can be kept apart.
    found: bool,
    /// Number and name of who named somebody, and whom: those who are there, and the names of the others.
    lines: Vec<(i64, String, String, String)>,
    more: usize,
    seen: String,
}

/// The most of those who named somebody that are listed; the button means all.
const NAMED_SHOWN: usize = 200;

impl NamedView {
    fn of(named: &[Named<'_>]) -> Option<NamedView> {
        let families = companions::families(named);
        let line = |one: &Named<'_>| {
            let found: Vec<String> = one.found.iter().map(|player| player.label()).collect();
            (one.player.number, one.player.label(), found.join(", "), one.not_found.join(", "))
        };
        (!named.is_empty()).then(|| NamedView {
            counts: words::import::families_counted(families.found, families.not_found().len()),
            found: families.found > 0,
            lines: named.iter().take(NAMED_SHOWN).map(line).collect(),
            more: named.len().saturating_sub(NAMED_SHOWN),
            seen: companions::seen(named),
        })
    }
}

struct PlayerRow {
    number: i64,
    label: String,
    kind: &'static str,
    word: &'static str,
    note: String,
    email: String,
    /// Mail to that address was given up.
    undelivered: bool,
    source: &'static str,
    agreed: bool,
    paid: bool,
    ticked: bool,
}

/// The list of players, with a search that also works without scripts.
pub async fn list(request: RequestContext, query: web::Query<PlayerQuery>) -> HandlerResult {
    let mut query = query.into_inner();
    // Who has paid is told to nobody else.
    if !request.roles().may(Permission::Run) && query.filter() == Some(PlayerFilter::NotPaid) {
        query.only = None;
    }
    list_page(&request, &query, &FormState::fresh(Chosen::default())).await
}

/// Which players are ticked.
#[derive(Debug, Clone, Default)]
pub(crate) struct Chosen {
    pub(crate) numbers: BTreeSet<i64>,
    pub(crate) all: bool,
}

/// The list, with those ticked who were when a form came back.
pub(crate) async fn list_page(
    request: &RequestContext,
    query: &PlayerQuery,
    form: &FormState<Chosen>,
) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (id, may_run) = (request.tournament()?.id, request.roles().may(Permission::Run));
    let StaffPlayers { snapshot, face, banned, undelivered, answers } =
        StaffPlayers::read(&mut tx, id, may_run).await?;
    let apart = Apart::read(&mut tx, id).await?;
    drop(tx);
    let work = move |(snapshot, apart): &(Snapshot, Apart)| if may_run { doubles(snapshot, apart) } else { None };
    let ((snapshot, _), doubles) = apart_if(are_many(&snapshot), (snapshot, apart), work).await?;
    let tournament = &snapshot.tournament;
    let urls = urls::run(&tournament.slug);
    let q = query.q.clone().unwrap_or_default();
    let shows_hidden = query.hidden.is_some();
    let may_change = request.may_change(Permission::Run).is_ok();
    let shown = query.shown(&snapshot);
    let rows: Vec<PlayerRow> = shown
        .iter()
        .map(|player| PlayerRow {
            undelivered: undelivered.contains_key(&player.id),
            ticked: form.numbers.contains(&player.number),
            ..row(tournament, player, may_run)
        })
        .collect();
    let payments = Payments::of(&snapshot.players);
    let shows_paid = may_run && (payments.are_noted() || face.fee.is_some_and(|fee| fee > 0));
    let acts = if may_change && !shows_hidden && !rows.is_empty() {
        acts(&snapshot, request.app.mail.is_some(), shows_paid)
    } else {
        Vec::new()
    };
    let (next_up, can_move) = waiting_list(&snapshot);
    let mut layout = form.tell(nav::live_if(
        form.status(),
        nav::staff(request, titles::PLAYERS, StaffSection::Players)?,
        request,
        &[ChangeKind::People, ChangeKind::Course],
    )?);
    if let Some(done) = query.done.as_deref().and_then(PlayersDone::sentence) {
        let done = layout.say(&done).into_owned();
        layout = layout.notice(NoticeKind::Good, done);
    }
    let meant: Vec<String> =
        BannedPeople::of(&banned).among(&snapshot.players).into_iter().map(Player::label).collect();
    if !meant.is_empty() {
        layout = layout.notice(NoticeKind::Attention, words::bans::players(&meant));
    }
    let mut tiles = tiles(&snapshot);
    if shows_paid {
        tiles.push((
            labels::PAID,
            labels::of_all(payments.paid, payments.of),
            words::people::sum_paid(payments, &face.currency),
        ));
    }
    let open = now::may_register(tournament).is_ok();
    page_with(
        form.status(),
        &PlayersPage {
            page: layout,
            may_run,
            may_change,
            may_add: may_change && now::may_be_added(&snapshot).is_ok(),
            only: query.filter().map_or("", PlayerFilter::code),
            filters: filters(shows_paid),
            sort: query.order().code(),
            orders: PlayerOrder::ALL.iter().map(|it| (it.code(), words::people::order(*it))).collect(),
            shown: labels::of_all(
                rows.len(),
                snapshot.players.iter().filter(|it| it.is_hidden() == shows_hidden).count(),
            ),
            acts,
            all: form.all,
            seen: seen(&shown),
            asked: AskedView::all(request, &snapshot, BACK_TO_LIST),
            tiles,
            shows_paid,
            next_up,
            can_move,
            doubles,
            named: NamedView::of(&companions::named(&snapshot, &answers)).filter(|_| !tournament.phase.is_finished()),
            rows,
            anybody: snapshot.players.iter().any(|player| !player.is_hidden()),
            hidden: snapshot.players.iter().filter(|player| player.is_hidden()).count(),
            shows_hidden,
            registration: open.then(|| urls::public(&tournament.slug).register().on(&request.app.public_url())),
            nobody: words::phases::no_players_yet(tournament.phase, may_change),
            urls,
            q,
        },
    )
}

/// What waits on the page of doubles, if anything does.
fn doubles(snapshot: &Snapshot, apart: &Apart) -> Option<String> {
    let players = likely(snapshot, apart).len();
    let groups =
        alike_groups(snapshot, |kind, names| apart.are_groups(kind, names)).iter().filter(|pair| !pair.are_two).count();
    (players + groups > 0).then(|| words::people::doubles(players, groups))
}

/// The filters that are offered.
fn filters(shows_paid: bool) -> Vec<(&'static str, &'static str)> {
    let offered = PlayerFilter::ALL.iter().filter(|filter| **filter != PlayerFilter::NotPaid || shows_paid);
    offered.map(|filter| (filter.code(), words::people::filter(*filter))).collect()
}

/// What can be done now with those who are ticked. That they have paid is noted where the list says so.
fn acts(snapshot: &Snapshot, by_mail: bool, shows_paid: bool) -> Vec<(&'static str, &'static str)> {
    let offered = many::offered(snapshot).into_iter().filter(|act| *act != ManyAct::Paid || shows_paid);
    let acts = offered.map(|act| (act.code(), words::people::many_act(act)));
    let mail = by_mail.then_some((MAIL, labels::WRITE_A_MAIL));
    acts.chain([(APART, labels::KEEP_APART)]).chain(mail).chain([(EXPORT, labels::DOWNLOAD_AS_CSV)]).collect()
}

/// Who is next on the waiting list, and how many could be moved up at once.
fn waiting_list(snapshot: &Snapshot) -> (Option<String>, usize) {
    let next = places::waiting(&snapshot.players).next().map(Player::label);
    (next, places::next_up(snapshot).map_or(0, |next| next.len()))
}

fn tiles(snapshot: &Snapshot) -> Vec<(&'static str, String, String)> {
    let counts = Counts::of(&snapshot.tournament, &snapshot.players);
    let of = snapshot.tournament.capacity.map(labels::of_places).unwrap_or_default();
    let mut tiles = vec![(labels::registered(&snapshot.tournament), counts.registered.to_string(), of)];
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
    let club = player.person.club.as_deref().map(words::isolated);
    let groups = words::isolated(&groups_shown(player.person.groups()));
    let parts = [club, Some(groups), player.person.country.clone()];
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
        undelivered: false,
        ticked: false,
    }
}

/// Keeps apart whom players named when they registered, or leaves them as they are.
async fn keep_named(request: RequestContext, form: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let players = urls::run(&tournament.slug).players();
    if form.ticked("leave") {
        return match leave_named(&request.context(), tournament.id, form.text("seen")).await {
            Ok(()) => see_other(players.done(PlayersDone::LeftAsTheyAre.counted(0))),
            Err(error) => {
                list_page(&request, &PlayerQuery::default(), &FormState::returned(Chosen::default(), error)?).await
            }
        };
    }
    let after = request.will_redirect_to_created(|count| players.clone().done(PlayersDone::KeptApart.counted(count)));
    match keep_named_apart(&request.context(), tournament.id, form.text("seen")).await {
        Ok(count) => see_other(after(&count)),
        Err(error) => {
            list_page(&request, &PlayerQuery::default(), &FormState::returned(Chosen::default(), error)?).await
        }
    }
}

/// Moves people up from the waiting list while there are places.
pub async fn up(request: RequestContext, _: Form) -> HandlerResult {
    match move_up(&request.context(), request.tournament()?.id).await {
        Ok(numbers) => {
            let done = PlayersDone::MovedUp.counted(numbers.len());
            see_other(urls::run(&request.tournament()?.slug).players().done(done))
        }
        Err(error) => {
            list_page(&request, &PlayerQuery::default(), &FormState::returned(Chosen::default(), error)?).await
        }
    }
}

/// The players who are not hidden, as CSV with the columns of the specification.
pub async fn export(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    csv(&format!("{}-players", snapshot.tournament.slug), transfer::players_csv(&snapshot).finish_for_download())
}
