//! One player: who it is, where the player stands, and what can be done about it.

use actix_web::web::{self, Path};
use askama::Template;

use crate::pages::organizer::people::asked::{BACK_TO_CHECK_IN, BACK_TO_LIST, BACK_TO_NEXT_STEP};
use crate::pages::organizer::people::elsewhere::{JoinForm, Section};
use crate::pages::organizer::people::payment::PaymentView;
use crate::pages::organizer::people::players::{PlayerQuery, note};
use reeve_actions::Permission;
use reeve_actions::people::edit_player::{EditPlayer, edit_player};
use reeve_actions::people::join_person::elsewhere;
use reeve_actions::people::move_player::move_player;
use reeve_actions::people::player::{PlayerMoved, by_number};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::player_form::PlayerForm;
use reeve_http::ui::{nav, other_devices};
use reeve_rules::tournament::vocabulary::{Phase, PlayerState};
use reeve_store::player::Player;
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::people::bans::BannedPeople;
use reeve_views::people::kept_apart;
use reeve_views::people::moves;
use reeve_views::people::moves::Move;
use reeve_views::people::now;
use reeve_views::people::player_list;
use reeve_views::people::player_list::StaffPlayers;
use reeve_views::people::staff::may_play;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::PlayerDone;
use reeve_words::games::terms;
use reeve_words::time;
use reeve_words::{labels, titles};

/// The routes of one player.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::player, Permission::ReadRun, || to(show)),
        post(urls::run::player, Permission::Run, || to(edit)),
        post(urls::run::move_player, Permission::Run, || to(put)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/player.html")]
struct PlayerPage {
    page: Layout,
    urls: Run,
    may_run: bool,
    may_change: bool,
    label: String,
    number: i64,
    kind: &'static str,
    word: &'static str,
    facts: Vec<(&'static str, String)>,
    /// The player's page for everybody, where there is one.
    public: Option<Url>,
    link: Option<PrivateLink>,
    moves: Vec<(&'static str, &'static str)>,
    asks_another_person: bool,
    form: FormState<PlayerForm>,
    differs: Vec<(String, String, String)>,
    person: Option<Section>,
    payment: Option<PaymentView>,
    /// Into whom an archived player was merged: number and name.
    merged: Option<(i64, String)>,
    /// Where another entry is named that is the same player, while the two can be made one.
    merge: Option<Url>,
    /// The bans that may mean the player, for those who decide.
    bans: Vec<String>,
    /// What is wrong with the player's fixed table.
    troubles: Vec<String>,
}

/// The private link of a player, with the server's own address in front.
struct PrivateLink {
    page: String,
    /// The same as a picture to be scanned.
    qr: String,
}

impl PrivateLink {
    fn of(player: &Player, public_url: &str) -> PrivateLink {
        let urls = urls::own(&player.link_token);
        PrivateLink { page: urls.home().on(public_url), qr: urls.qr().on(public_url) }
    }
}

/// One player.
pub async fn show(request: RequestContext, path: Path<(String, i64)>, query: web::Query<PlayerQuery>) -> HandlerResult {
    let notice = query.done.as_deref().and_then(PlayerDone::from_code).map(PlayerDone::sentence);
    let notice = notice.map(|said| (NoticeKind::Good, said));
    player_page(&request, path.1, PlayerForms::of(FormState::fresh(None).with_done(notice))).await
}

/// The forms of the page as they were sent: one of them at most came back.
pub(crate) struct PlayerForms {
    /// Who it is; none shows what is stored.
    person: FormState<Option<PlayerForm>>,
    join: FormState<JoinForm>,
    amount: FormState<String>,
}

impl PlayerForms {
    fn of(person: FormState<Option<PlayerForm>>) -> PlayerForms {
        let join = FormState::fresh(JoinForm::default());
        PlayerForms { person, join, amount: FormState::fresh(String::new()) }
    }

    pub(crate) fn joining(join: FormState<JoinForm>) -> PlayerForms {
        PlayerForms { join, ..PlayerForms::of(FormState::fresh(None)) }
    }

    pub(crate) fn paying(amount: FormState<String>) -> PlayerForms {
        PlayerForms { amount, ..PlayerForms::of(FormState::fresh(None)) }
    }
}

/// The page of a player, with the form that came back.
pub(crate) async fn player_page(request: &RequestContext, number: i64, sent: PlayerForms) -> HandlerResult {
    let PlayerForms { person: form, join, amount } = sent;
    let mut tx = request.app.db.read().await?;
    let may_run = request.roles().may(Permission::Run);
    let StaffPlayers { snapshot, face, banned, undelivered, answers: _ } =
        StaffPlayers::read(&mut tx, request.tournament()?.id, may_run).await?;
    let player = by_number(&snapshot, number)?;
    let kept = player_list::note(&mut tx, player.id).await?;
    let found = if may_run { Some(elsewhere(&mut tx, request.context().caller, player).await?) } else { None };
    drop(tx);
    let urls = urls::run(&snapshot.tournament.slug);
    let meant = BannedPeople::of(&banned).meaning(&player.person.name, player.person.email.as_deref());
    let may_change = request.may_change(Permission::Run).is_ok();
    let layout = nav::staff(request, player.label(), StaffSection::Players)?.crumb(titles::PLAYERS, urls.players());
    // Whoever reads the private link may print its code.
    let layout = if may_run { other_devices::warned(layout, request) } else { layout };
    let status = form.status().max(join.status()).max(amount.status());
    let layout = nav::live_if(status, layout, request, &[ChangeKind::People, ChangeKind::Course])?;
    let layout = amount.tell(join.tell(form.tell(layout)));
    let stored = PlayerForm::of(player).with_note(&kept);
    let differs = match &*form {
        Some(form) if form.version != stored.version => form.differs(&stored),
        _ => Vec::new(),
    };
    let (kind, word) = badges::player(player);
    let form = form.map(|typed| PlayerForm { version: stored.version, ..typed.unwrap_or(stored) });
    let merges = may_change && !player.is_hidden() && !snapshot.tournament.phase.is_finished();
    let into = player.merged_into.filter(|_| player.is_hidden());
    let into = into.and_then(|into| snapshot.players.iter().find(|other| other.number == into));
    let merge = merges.then(|| urls.doubles().query("one", number).anchor("by-hand"));
    let shown = PlayerPage {
        page: layout,
        urls,
        may_run,
        may_change,
        label: player.label(),
        number,
        kind,
        word,
        facts: facts(player, &snapshot, may_change, undelivered.get(&player.id)),
        public: visibility::own_games(&snapshot, player.id)
            .next()
            .is_some()
            .then(|| urls::public(&snapshot.tournament.slug).player(number)),
        // That of somebody who was merged opens the page of the one who stays, as the page says.
        link: (may_run && into.is_none()).then(|| PrivateLink::of(player, &request.app.public_url())),
        moves: moves(&snapshot, player),
        asks_another_person: shares_staff_name(player, &snapshot),
        payment: may_run.then(|| PaymentView::of(player, &snapshot, &face, amount)),
        form,
        differs,
        person: found.map(|found| Section { found, form: join }),
        merge,
        merged: into.map(|into| (into.number, into.label())),
        bans: meant.into_iter().map(words::bans::line).collect(),
        troubles: fixed_troubles(&snapshot, player),
    };
    page_with(status, &shown)
}

/// What is wrong with the fixed table of this player.
fn fixed_troubles(snapshot: &Snapshot, player: &Player) -> Vec<String> {
    if player.fixed_table.is_none() {
        return Vec::new();
    }
    let mut troubles = kept_apart::fixed_troubles(snapshot, &kept_apart::kept_apart(snapshot));
    troubles.retain(|trouble| trouble.players.iter().any(|other| other.id == player.id));
    words::kept_apart::fixed_troubles(&troubles, &terms(snapshot.tournament.system.system()))
}

fn facts(
    player: &Player,
    snapshot: &Snapshot,
    has_form: bool,
    undelivered: Option<&String>,
) -> Vec<(&'static str, String)> {
    let zone = &snapshot.tournament.time_zone;
    let mut facts = vec![
        (labels::NUMBER, player.number.to_string()),
        (
            labels::CAME_IN,
            format!("{}, {}", words::people::source(player.source), time::moment(player.created_at, zone)),
        ),
    ];
    let [code, photo] = [&player.code_version, &player.photo_version].map(|v| v.as_deref().unwrap_or_default());
    let agreed = player.agreed_at.map(|at| words::people::agreed(code, photo, at, zone));
    facts.push((labels::AGREED, agreed.unwrap_or_else(|| labels::NOT_YET.to_owned())));
    if player.no_pictures {
        facts.push((labels::NO_PICTURES, words::media::WANTS_NONE.to_owned()));
    }
    if !has_form && !player.person.companions.is_empty() {
        facts.push((labels::COMPANIONS, words::media::names(player.person.companions())));
    }
    if let Some(fault) = undelivered {
        facts.push((labels::MAIL, words::mail::not_delivered(fault)));
    }
    if let Some(at) = player.checked_in_at {
        facts.push((labels::CHECKED_IN, time::moment(at, zone)));
    }
    if let Some(at) = player.leave_asked_at.filter(|_| now::leaves_by_telling(&snapshot.tournament, player)) {
        facts.push((labels::ASKED_TO_LEAVE, time::moment(at, zone)));
    }
    if let Some(at) = player.erasure_asked_at.filter(|_| has_form) {
        facts.push((labels::ASKED_FOR_ERASURE, time::moment(at, zone)));
    }
    if let Some(at) = player.withdrawn_at {
        facts.push((labels::WITHDREW, time::moment(at, zone)));
    }
    if let Some(clause) = &player.disqualified_clause {
        facts.push((labels::DISQUALIFIED, labels::clause(clause)));
    }
    if !has_form {
        facts.push((labels::CLUB_GROUPS_COUNTRY, note(player)));
    }
    facts
}

/// The moves that make sense now, as (word, button).
fn moves(snapshot: &Snapshot, player: &Player) -> Vec<(&'static str, &'static str)> {
    let button = |which: Move| (which.code(), words::people::move_button(which, player.state));
    moves::offered(snapshot, player).into_iter().map(button).collect()
}

/// Whether bringing the player back takes the word that it is not the member of the staff of that name.
fn shares_staff_name(player: &Player, snapshot: &Snapshot) -> bool {
    let away = player.state == PlayerState::Withdrawn || player.is_hidden();
    away && may_play(&snapshot.staff, &player.person.name, player.person.email.as_deref(), false).is_err()
}

/// Changes who a player is. With a stale version the page comes back with both values side by side.
pub async fn edit(request: RequestContext, path: Path<(String, i64)>, form: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let fields = PlayerForm::read(&form);
    let table = match fields.table() {
        Ok(table) => table,
        Err(fault) => {
            return player_page(&request, number, PlayerForms::of(FormState::faulty(Some(fields), &[fault]))).await;
        }
    };
    let command = EditPlayer {
        version: fields.version,
        typed: fields.typed.clone(),
        minor: fields.minor,
        guardian: fields.guardian.clone(),
        phone: fields.phone.clone(),
        note: fields.note.clone(),
        companions: fields.companions.clone(),
        comes_with: fields.comes_with.clone(),
        no_pictures: fields.no_pictures,
        fixed_table: table,
        another_person: fields.another_person,
    };
    let urls = urls::run(&slug);
    let saved = request.will_redirect_to(urls.player(number).done(PlayerDone::Saved));
    match edit_player(&request.context(), request.tournament()?.id, number, command).await {
        Ok(_) => see_other(saved),
        Err(error) => {
            let form = FormState::returned_unless_refused(Some(fields), error)?;
            let form = form.when_stale(NoticeKind::Wrong, words::people::STALE);
            player_page(&request, number, PlayerForms::of(form)).await
        }
    }
}

/// Behind the code of a move: from which page it is made, and so where it leads back. None: the page of the player.
const MADE_AT: &str = "-at-";

/// Carries out one of the [moves](reeve_views::people::moves::Move).
pub async fn put(request: RequestContext, path: Path<(String, i64)>, form: Form) -> HandlerResult {
    let (slug, number) = path.into_inner();
    let typed = form.text("move");
    let (code, made_at) = typed.split_once(MADE_AT).map_or((typed, None), |(code, at)| (code, Some(at)));
    let urls = urls::run(&slug);
    let back = match made_at {
        // To its line in the list to tap on.
        Some(BACK_TO_CHECK_IN) => Some(urls.check_in().anchor(format_args!("p-{number}"))),
        Some(BACK_TO_NEXT_STEP) => Some(urls.home()),
        Some(BACK_TO_LIST) => Some(urls.players()),
        Some(_) => return Err(Error::BadRequest(texts::faults::no_such_move())),
        None => None,
    };
    let which = Move::from_code(code).ok_or_else(|| Error::BadRequest(texts::faults::no_such_move()))?;
    let is_back = matches!(which, Move::Unhide | Move::BringBack);
    let how = (form.ticked("other_person"), request.app.mail.is_some());
    let moved = move_player(&request.context(), request.tournament()?.id, number, which, how).await;
    if let (Ok(PlayerMoved { parted_from: None, .. }), Some(back)) = (&moved, back) {
        return see_other(back);
    }
    match moved {
        // To the one whose card is to be made anew.
        Ok(PlayerMoved { parted_from: Some(other), state, .. }) => {
            let waits = state == PlayerState::Waiting;
            let said = if waits { PlayerDone::ApartWaiting } else { PlayerDone::Apart };
            see_other(urls.player(other).done(said))
        }
        Ok(PlayerMoved { moved_up: Some(_), .. }) => see_other(urls.player(number).done(PlayerDone::PlaceTaken)),
        Ok(PlayerMoved { state: PlayerState::Waiting, .. }) if is_back => {
            see_other(urls.player(number).done(PlayerDone::BackWaiting))
        }
        Ok(_) if which == Move::BringBack && request.tournament()?.phase == Phase::Prelim => {
            see_other(urls.player(number).done(PlayerDone::BackInRounds))
        }
        Ok(_) => see_other(urls.player(number).done(PlayerDone::Moved)),
        Err(error) => player_page(&request, number, PlayerForms::of(FormState::returned(None, error)?)).await,
    }
}
