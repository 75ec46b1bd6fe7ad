//! A player's own page, by the private link: where to sit, results, agreement, own data.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use reeve_actions as actions;
use reeve_actions::people::door::{check_in_own, code_at_door};
use reeve_actions::people::news::{ask_for_news, stop_news};
use reeve_actions::people::own_page::{
    Wish, acting, agree_own, ask, choose_language, choose_pictures, edit_own, set_seat_mail_preference, withdraw_own,
};
use reeve_actions::{Caller, Context, Permission};
use reeve_files::calendar::calendar;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::language;
use reeve_http::poll_unchanged;
use reeve_http::request::RequestContext;
use reeve_http::response;
use reeve_http::response::{HandlerResult, csv, page_with, see_other, svg};
use reeve_http::route::{Route, get, post, to};
use reeve_http::session;
use reeve_http::ui::board_view::BoardView;
use reeve_http::ui::calendar::CalendarSource;
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::confidential_view::ConfidentialView;
use reeve_http::ui::face_view::day_and_start;
use reeve_http::ui::layout::{DeviceView, Layout, NoticeKind};
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::papers::Papers;
use reeve_http::ui::planned::PlannedTimes;
use reeve_http::ui::player_form::PlayerForm;
use reeve_http::ui::player_games::{GameLine, PlaceView, ProspectView, SeatCard};
use reeve_http::ui::ruling_line::{RulingLine, lifted};
use reeve_http::ui::tournament_list::TournamentEntry;
use reeve_http::ui::{nav, other_devices, qr};
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::standings::Rank;
use reeve_rules::standings::prospects::Prospect;
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::player::Player;
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot::{Round, Table};
use reeve_store::turn_timer::KeptTimer;
use reeve_store::{ChangeKind, Snapshot, Tx};
use reeve_urls as urls;
use reeve_views::boards;
use reeve_views::confidential;
use reeve_views::confidential::ReadableReport;
use reeve_views::duty::timers;
use reeve_views::own_calendar::OwnCalendar;
use reeve_views::own_day::OwnDay;
use reeve_views::people::{agreement, attendance, now};
use reeve_views::player_day::PlayerStanding;
use reeve_views::rounds::RoundAt;
use reeve_views::rulings::list::{about, rulings};
use reeve_views::sheets;
use reeve_views::standings::prospects::Prospects;
use reeve_views::standings::ranking::{Ranking, ranked};
use reeve_views::standings::table::StandingsTable;
use reeve_views::transfer;
use reeve_views::visibility;
use reeve_words as words;
use reeve_words::time;

use crate::pages::player::own_game::{self, OwnGameCard};
use crate::pages::player::own_sheet_card;
use crate::pages::public::static_files::language_page;
use reeve_urls::{Own, Public, Url};
use reeve_words::flash::OwnPageDone;

/// The routes of a player's own page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::own::home, Permission::OwnPage, || to(show)),
        get(urls::own::calendar, Permission::OwnPage, || to(calendar_file)).for_many(),
        get(urls::own::qr, Permission::OwnPage, || to(picture)).in_english(),
        get(urls::own::data_csv, Permission::OwnPage, || to(data)).large().in_english(),
        post(urls::own::agree, Permission::OwnPage, || to(agree)),
        post(urls::own::check_in, Permission::OwnPage, || to(check_in)),
        post(urls::own::news, Permission::OwnPage, || to(wish_news)),
        post(urls::own::seat_mail, Permission::OwnPage, || to(wish_mail)),
        post(urls::own::edit, Permission::OwnPage, || to(edit)),
        post(urls::own::ask_for_erasure, Permission::OwnPage, || to(ask_for_erasure)),
        post(urls::own::leave, Permission::OwnPage, || to(leave)),
        post(urls::own::pictures, Permission::OwnPage, || to(pictures)),
        post(urls::own::language, Permission::OwnPage, || to(choose)),
        post(urls::own::withdraw, Permission::OwnPage, || to(withdraw)),
    ]
}

/// The query of the page.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct OwnPageQuery {
    done: Option<String>,
}

#[derive(Template)]
#[template(path = "player/own.html")]
struct OwnPlayerPage {
    page: Layout,
    urls: Own,
    public: Public,
    is_public: bool,
    where_when: String,
    link: String,
    label: String,
    heading: String,
    next: Vec<String>,
    /// When the next round is planned, where the player waits for it.
    planned: Option<String>,
    /// The day of the month, and the month in short.
    leaf: (u32, String),
    /// Who won, where the tournament is over and it is somebody else.
    champion: Option<ChampionView>,
    /// How the player became champion, in a sentence.
    way: Option<String>,
    seat: Option<SeatCard>,
    /// What the organizers say to everybody, and to the player's table.
    news: NewsView,
    /// The board of the round that is on or comes next, once everybody may see it.
    board: Option<BoardView>,
    /// Where the table confirms the layout of its board, while that is to be done, and whether it is another board than before.
    layout: Option<(Url, bool)>,
    /// That turns at the player's table are timed.
    timed: Option<String>,
    /// What the record sheet of the game that is on asks of the player: the words, the button's, and where it leads.
    sheet: Option<(String, String, Url)>,
    /// The game of a side event at the player's table.
    side_game: Option<OwnGameCard>,
    /// What the invitation to the final day of a series asks, where the player has one.
    invited: Option<String>,
    place: Option<PlaceView>,
    /// What it takes to go on, while that is open or just settled.
    takes: Option<ProspectView>,
    games: Vec<GameLine>,
    /// What judges ruled about the player.
    rulings: Vec<RulingLine>,
    /// The penalty that was lifted last, in a sentence.
    lifted: Option<String>,
    played: bool,
    agreed: Option<String>,
    /// How the player can check in now, if at all.
    offer: Option<CheckInOffer>,
    check_in: FormState<()>,
    asks: bool,
    why_agree: String,
    papers: Papers,
    /// Whether the page offers the calendar file: there is something to come.
    calendar: bool,
    minor: bool,
    /// Whether the player wants to be in no photo and no film, and can say so here.
    no_pictures: bool,
    may_choose_pictures: bool,
    /// Whether the own seats are mailed, where the player can choose: mail is set up, and there is an address and a game to come.
    seat_mail: Option<bool>,
    /// The key with which browsers ask their push services to wake this device, where the player can be told of news on it.
    news_key: Option<String>,
    /// On how many devices the player is told of news, in a sentence.
    told_on: Option<String>,
    may_edit: bool,
    /// Who comes with the player, as answered; empty where nothing was, and once it can't be changed.
    comes_with: String,
    may_withdraw: bool,
    /// What that does.
    withdrawing: String,
    /// The player plays, and asks the staff to leave.
    leaving: bool,
    /// When the player asked to leave, where that waits for the staff.
    leave_asked: Option<String>,
    may_ask_for_erasure: bool,
    /// When the player asked to be erased.
    erasure_asked: Option<String>,
    /// What comes next on this server, once the tournament is over.
    coming: Vec<TournamentEntry>,
    /// Where the player played before, once the tournament is over: the page of the player there, its name and its day.
    before: Vec<(Url, String, String)>,
    /// Whether the page has just been made for the player, who is to keep it.
    is_new: bool,
    editing: bool,
    facts: Vec<(String, String)>,
    form: FormState<PlayerForm>,
    differs: Vec<(String, String, String)>,
    withdrawal: FormState<()>,
    /// The confidential reports that the player wrote, as far as this page lists them.
    reports: Vec<ConfidentialView>,
}

/// How a player can check in without the staff.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CheckInOffer {
    Button,
    /// With the code at the door, which this phone has not scanned.
    Code,
}

/// The forms of the page as they stand.
struct Forms {
    /// What was typed about the player; none shows what is stored.
    person: FormState<Option<PlayerForm>>,
    /// Whether that was the form with all of the player's data, not the one of the agreements.
    editing: bool,
    withdrawal: FormState<()>,
    check_in: FormState<()>,
    /// The code that this phone scanned at the door.
    door: Option<String>,
    /// Whether the player has just registered.
    is_new: bool,
}

impl Forms {
    fn fresh(notice: Option<(NoticeKind, String)>) -> Forms {
        Forms {
            person: FormState::fresh(None).with_done(notice),
            editing: false,
            withdrawal: FormState::fresh(()),
            check_in: FormState::fresh(()),
            door: None,
            is_new: false,
        }
    }

    fn status(&self) -> StatusCode {
        self.person.status().max(self.withdrawal.status()).max(self.check_in.status())
    }
}

/// The page.
pub(super) async fn show(request: RequestContext, query: web::Query<OwnPageQuery>, http: HttpRequest) -> HandlerResult {
    let done = query.done.as_deref().and_then(OwnPageDone::from_code);
    let notice = done.map(|done| (NoticeKind::Good, done.sentence()));
    let door = session::door(http.headers(), request.app.is_https());
    let is_new = done == Some(OwnPageDone::Registered);
    let shown = own_page_of(&request, Forms { door, is_new, ..Forms::fresh(notice) }).await?;
    poll_unchanged::answer(&http, &shown.page, &shown)
}

/// How the player can check in without the staff now, if at all.
async fn offer(
    tx: &mut Tx,
    snapshot: &Snapshot,
    player: &Player,
    door: Option<&str>,
) -> Result<Option<CheckInOffer>, Error> {
    if player.checked_in_at.is_some() || now::may_check_in_own(snapshot, player).is_err() {
        return Ok(None);
    }
    let tournament = &snapshot.tournament;
    let is_shown = match (tournament.settings.own_check_in, door) {
        (OwnCheckIn::Door, None) => false,
        (OwnCheckIn::Door, Some(code)) => code_at_door(tx, tournament.id, code).await?.is_some(),
        _ => true,
    };
    Ok(Some(if is_shown { CheckInOffer::Button } else { CheckInOffer::Code }))
}

async fn own_page(request: &RequestContext, forms: Forms) -> HandlerResult {
    page_with(forms.status(), &own_page_of(request, forms).await?)
}

async fn own_page_of(request: &RequestContext, forms: Forms) -> Result<OwnPlayerPage, Error> {
    let own = request.player()?;
    let mut tx = request.app.db.read().await?;
    let read = OwnDay::read(&mut tx, own, request.now).await?;
    // They are the player's alone: nobody of the staff who opens this page sees them.
    let reports = match request.roles().may(Permission::ReadRun) {
        true => Vec::new(),
        false => confidential::listed_for_player(&mut tx, own).await?,
    };
    let may_change = request.may_change(Permission::OwnPage).is_ok();
    let door = forms.door.as_deref();
    let player = read.snapshot.player(own.id).ok_or(Error::Missing)?;
    let offer = if may_change { offer(&mut tx, &read.snapshot, player, door).await? } else { None };
    drop(tx);
    own_page_with(request, forms, read, (reports, offer)).await
}

/// The page of what was read, with the reports that the player wrote, and how the player can check in now.
async fn own_page_with(
    request: &RequestContext,
    forms: Forms,
    read: OwnDay,
    (reports, offer): (Vec<ReadableReport>, Option<CheckInOffer>),
) -> Result<OwnPlayerPage, Error> {
    let OwnDay { snapshot, ranking, day, said, .. } = read;
    let own_id = request.player()?.id;
    let player = snapshot.player(own_id).ok_or(Error::Missing)?;
    let may_change = request.may_change(Permission::OwnPage).is_ok();
    let side_game = own_game::card(read.game, &snapshot, player).await?;
    let is_won = side_game.as_ref().is_some_and(|game| game.is_won);
    let ruled = about(&rulings(&snapshot.labels(), &read.rulings), own_id);
    let tournament = &snapshot.tournament;
    let planned = PlannedTimes::of(tournament, read.programme);
    let in_series = read.place.map(|(series, place)| words::series::own_place(&series, &place));
    let comes_with = read.comes_with.clone();
    let stored = PlayerForm { comes_with: read.comes_with, ..PlayerForm::of_own(player) };
    let differs = match &*forms.person {
        Some(form) if forms.editing && form.version != stored.version => form.differs(&stored),
        _ => Vec::new(),
    };
    let public = urls::public(&tournament.slug);
    let names = visibility::is_public(tournament).then_some(&public);
    let table = StandingsTable::of(&snapshot, &ranking);
    let shared = table.row_of(player.id).is_some_and(|row| table.is_shared(row));
    let terms = words::games::terms(tournament.system.system());
    let champion = champion(&snapshot, &day.standing, &ranking, names);
    let (own, others) = match day.standing {
        PlayerStanding::Over { rank: Some(Rank(1)), .. } | PlayerStanding::Won => (champion, None),
        _ => (None, champion),
    };
    let takes = takes(request, &snapshot, &ranking, player).await?;
    Ok(OwnPlayerPage {
        page: forms.person.tell(layout(request, &snapshot, player)?),
        urls: urls::own(&player.link_token),
        is_public: names.is_some(),
        where_when: words::tournament::day_and_place(&day_and_start(tournament, &said), &tournament.place),
        link: urls::own(&player.link_token).home().on(&request.app.public_url()),
        label: player.label(),
        heading: match offer {
            Some(_) => texts::own::check_in_now(),
            None => words::player::standing(day.standing, shared),
        },
        next: words::player::what_comes_next(day.standing, terms).into_iter().chain(in_series).collect(),
        planned: planned.next(&snapshot).filter(|_| waits(&day.standing)),
        leaf: time::leaf(tournament.starts_on),
        champion: others,
        way: own.map(|champion| champion.path),
        sheet: own_sheet_card::told(&snapshot, player, &read.sheet, is_won).filter(|_| may_change),
        news: NewsView::of(&read.news.for_player(&snapshot, player.id), tournament)
            .with_beginning(&snapshot)
            .for_player(&snapshot, player.id),
        timed: timed(&snapshot, player, &read.timers),
        board: match boards::current(&snapshot, &read.boards).filter(|_| day.seat.is_some()) {
            Some((at, board)) => Some(BoardView::of(at, board)?),
            None => None,
        },
        layout: unconfirmed(&snapshot, player, &read.boards).filter(|_| may_change && side_game.is_none()),
        seat: day.seat.map(|seat| SeatCard::of(seat, &terms, &planned, names)),
        place: PlaceView::of(&table, player.id, &public),
        takes,
        invited: read
            .invited
            .filter(|(line, _)| line.state != FinalistState::Listed && day.standing != PlayerStanding::Disqualified)
            .map(|(line, made)| words::series::final_day::own_short(&line, made.as_ref())),
        side_game,
        played: visibility::has_rounds(tournament),
        lifted: lifted(&ruled, own_id, &tournament.time_zone),
        rulings: ruled.iter().map(|view| RulingLine::own_of(view, own_id, &ruled, &tournament.time_zone)).collect(),
        games: day.games.into_iter().map(|game| GameLine::of(game, &terms, names)).collect(),
        agreed: player.agreed_at.map(|at| {
            let [code, photo] = [&player.code_version, &player.photo_version].map(|v| v.as_deref().unwrap_or_default());
            words::people::agreed(code, photo, at, &tournament.time_zone)
        }),
        offer,
        check_in: forms.check_in,
        asks: may_change && plays_on(&day.standing) && agreement::is_asked(tournament, player),
        why_agree: words::people::why_agree(
            player.code_version.is_some() && player.photo_version.is_some(),
            attendance::must_agree_first(&snapshot, player),
        ),
        calendar: plays_on(&day.standing),
        papers: Papers::of(tournament, &said),
        minor: player.minor,
        no_pictures: player.no_pictures,
        may_choose_pictures: may_change,
        news_key: request
            .app
            .push
            .as_ref()
            .filter(|_| may_change && plays_on(&day.standing))
            .map(|push| push.public_key()),
        told_on: Some(read.news_wishes.devices).filter(|devices| *devices > 0).map(texts::own::told_on),
        seat_mail: Some(read.news_wishes.by_mail)
            .filter(|_| may_change && request.sends_mail() && is_mailed(player, &day.standing)),
        comes_with,
        may_edit: may_change && now::may_edit_own(tournament).is_ok(),
        may_withdraw: may_change && now::may_withdraw_own(tournament, player).is_ok(),
        withdrawing: words::player::withdrawing(player.state),
        leaving: may_change && now::leaves_by_telling(tournament, player),
        leave_asked: player
            .leave_asked_at
            .filter(|_| now::leaves_by_telling(tournament, player))
            .map(|at| time::clock(at, &tournament.time_zone)),
        may_ask_for_erasure: may_change,
        erasure_asked: player.erasure_asked_at.filter(|_| may_change).map(|at| time::moment(at, &tournament.time_zone)),
        coming: read.coming.iter().map(|next| TournamentEntry::new(next, urls::public(&next.slug).home())).collect(),
        before: read
            .before
            .into_iter()
            .map(|at| (urls::public(&at.slug).player(at.number), at.tournament_name, time::date(at.starts_on)))
            .collect(),
        is_new: forms.is_new,
        editing: forms.editing,
        facts: words::player::facts(player),
        form: forms.person.map(|typed| PlayerForm { version: stored.version, ..typed.unwrap_or(stored) }),
        differs,
        withdrawal: forms.withdrawal,
        reports: reports.iter().map(|report| ConfidentialView::of(report, &tournament.time_zone)).collect(),
        public,
    })
}

/// What it takes to go on. A simulation knows what is public, so it says nothing to who knows more.
async fn takes(
    request: &RequestContext,
    snapshot: &Snapshot,
    ranking: &Ranking,
    player: &Player,
) -> Result<Option<ProspectView>, Error> {
    let Some(prospects) = Prospects::of(snapshot, ranking) else { return Ok(None) };
    let Some(told) = prospects.of_own(snapshot, player)? else { return Ok(None) };
    let simulated = match told.prospect {
        Prospect::Open(_) if !told.with_own => {
            let chances = request.app.odds_cache.of(snapshot.tournament.id, &prospects.field).await;
            chances.and_then(|all| Some((*all.of.get(&ranked(player.id))?, all.runs)))
        }
        _ => None,
    };
    Ok(Some(ProspectView::for_player(&told, simulated)))
}

impl OwnPlayerPage {
    /// Whether the record sheet is what comes next, and no game that is still played.
    fn sheet_leads(&self) -> bool {
        self.side_game.as_ref().is_none_or(|game| game.is_won)
    }
}

/// Where the player confirms the layout of the board, where nobody has yet and the table is asked for it now.
fn unconfirmed(snapshot: &Snapshot, player: &Player, kept: &[KeptBoard]) -> Option<(Url, bool)> {
    sheets::own::may_act(player).ok()?;
    let is_open = |round: &Round, table: &Table| boards::leads_to_layout(&snapshot.tournament, kept, round, table);
    let is_confirmed = |table: &Table| snapshot.note(table.row.id).is_some_and(|note| note.layout_at.is_some());
    let (round, ..) = visibility::own_games(snapshot, player.id)
        .find(|(round, table, seat)| is_open(round, table) && !is_confirmed(table) && !seat.absent)?;
    Some((urls::own(&player.link_token).round(RoundAt::of(round)).sheet(), boards::is_new(kept, round)))
}

/// That turns at the table of the game that is on are timed, and who asked for it.
fn timed(snapshot: &Snapshot, player: &Player, kept: &[KeptTimer]) -> Option<String> {
    let (round, timer) = visibility::own_games(snapshot, player.id)
        .find_map(|(round, table, _)| Some((round, timers::at_table(kept, &round.row, table)?)))?;
    let of_round = timers::of_round(snapshot, round, kept);
    let timer = of_round.iter().find(|one| one.id == timer.id)?;
    let asked_by = timer.asked_by.as_ref().map(|(_, name)| name.as_str());
    Some(words::duty::own_timer(asked_by, &time::clock(timer.imposed_at, &snapshot.tournament.time_zone)))
}

/// Whether the player waits for a round.
fn waits(standing: &PlayerStanding) -> bool {
    use PlayerStanding as S;
    match standing {
        S::Registered | S::OnFinalDay | S::CheckIn | S::CheckedIn => true,
        S::BetweenRounds | S::PrelimsOver { .. } | S::Finalist => true,
        S::GameOver { round, .. } => round.stage == Stage::Prelim,
        _ => false,
    }
}

/// Whether the player may still have a game to come.
fn plays_on(standing: &PlayerStanding) -> bool {
    use PlayerStanding as S;
    !matches!(
        standing,
        S::TooLate { .. }
            | S::CalledOff
            | S::Withdrawn { .. }
            | S::Disqualified
            | S::Out { .. }
            | S::Over { .. }
            | S::EventOver { .. }
    )
}

/// Whether there may be a seat to mail to a player, and an address that it goes to.
fn is_mailed(player: &Player, standing: &PlayerStanding) -> bool {
    player.person.email.is_some() && plays_on(standing)
}

/// Whom a player is told of when all is over. `public`: where the name leads to, if the tournament shows such pages.
fn champion(
    snapshot: &Snapshot,
    standing: &PlayerStanding,
    ranking: &Ranking,
    public: Option<&Public>,
) -> Option<ChampionView> {
    let over = matches!(
        standing,
        PlayerStanding::Over { .. }
            | PlayerStanding::EventOver { .. }
            | PlayerStanding::Won
            | PlayerStanding::OverInFront
    );
    ChampionView::of(snapshot, ranking, |number| public.map(|urls| urls.player(number))).filter(|_| over)
}

fn layout(request: &RequestContext, snapshot: &Snapshot, player: &Player) -> Result<Layout, Error> {
    let tournament = &snapshot.tournament;
    let layout =
        request.layout(player.label()).within(&tournament.name, &tournament.time_zone).with_clauses().by_link();
    let mut layout = layout.named_in_words_of(tournament.system.system());
    let own = urls::own(&player.link_token);
    layout.manifest = own.manifest().into();
    layout.device = Some(DeviceView::default());
    // Its code is printed by the staff; players can do nothing about where it leads.
    if request.roles().may(Permission::ReadRun) {
        layout = other_devices::warned(layout, request);
    }
    if visibility::is_public(tournament) {
        layout = layout.crumb(words::isolated(&tournament.name), urls::public(&tournament.slug).home());
        layout = nav::live(layout, request, ChangeKind::FOR_EVERYBODY)?;
    }
    layout.fresh = Some(time::as_of(request.now, &tournament.time_zone));
    Ok(nav::tell_own_seats(nav::not_valid(layout, tournament), snapshot, player.number))
}

/// The caller of an action on this page.
fn caller(request: &RequestContext) -> Result<Caller, Error> {
    Ok(acting(&request.access.caller(), &request.roles(), request.player()?))
}

/// Agrees to the code of conduct and the photo policy.
pub(super) async fn agree(request: RequestContext, form: Form) -> HandlerResult {
    let fields = PlayerForm::read(&form);
    let command = fields.agreement();
    let player = request.player()?;
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let result = agree_own(&context, player.tournament_id, player.id, command).await;
    // The other fields of the page keep what is stored.
    let typed = PlayerForm { typed: PlayerForm::of_own(player).typed, ..fields };
    answer(&request, result, typed, false, OwnPageDone::Agreed).await
}

/// Checks the player in, with the code that was typed or scanned at the door where one is asked for.
pub(super) async fn check_in(request: RequestContext, form: Form, http: HttpRequest) -> HandlerResult {
    let player = request.player()?;
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let scanned = session::door(http.headers(), request.app.is_https()).unwrap_or_default();
    let code = form.filled("door").unwrap_or(&scanned);
    match check_in_own(&context, player.tournament_id, player.id, code).await {
        Err(actions::Error::Faults(faults)) => {
            let forms = Forms { check_in: FormState::faulty((), &faults), ..Forms::fresh(None) };
            own_page(&request, forms).await
        }
        result => answer(&request, result, PlayerForm::of_own(player), false, OwnPageDone::CheckedIn).await,
    }
}

/// Asks for the own seats by mail, or no more.
async fn wish_mail(request: RequestContext, form: Form) -> HandlerResult {
    let player = request.player()?;
    let wanted = form.text("wanted") == "yes";
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let result = set_seat_mail_preference(&context, player.tournament_id, player.id, wanted).await;
    let done = if wanted { OwnPageDone::SeatMailOn } else { OwnPageDone::SeatMailOff };
    answer(&request, result, PlayerForm::of_own(player), true, done).await
}

/// Has the player told of news on this device, or on none any more.
async fn wish_news(request: RequestContext, form: Form) -> HandlerResult {
    let player = request.player()?;
    let wanted = form.one_of("wanted", &["yes", "no"])? == "yes";
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let result = match wanted {
        true => {
            let endpoint = request.app.push.as_ref().and_then(|push| push.endpoint(form.text("endpoint")));
            let endpoint = endpoint.ok_or_else(|| Error::Unprocessable(texts::news::unknown_service()))?;
            ask_for_news(&context, player.tournament_id, player.id, &endpoint).await
        }
        false => stop_news(&context, player.tournament_id, player.id).await,
    };
    let done = if wanted { OwnPageDone::NewsOn } else { OwnPageDone::NewsOff };
    answer(&request, result, PlayerForm::of_own(player), false, done).await
}

/// Changes the player's own data.
pub(super) async fn edit(request: RequestContext, form: Form) -> HandlerResult {
    let player = request.player()?;
    let mut fields = PlayerForm::read(&form);
    let stored = PlayerForm::of_own(player);
    (fields.minor, fields.guardian, fields.fixed_table) = (stored.minor, stored.guardian, stored.fixed_table);
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let (typed, comes_with) = (fields.typed.clone(), fields.comes_with.clone());
    let result = edit_own(&context, player.tournament_id, player.id, fields.version, typed, &comes_with).await;
    answer(&request, result, fields, true, OwnPageDone::Saved).await
}

/// Says whether the player wants to be in no photo and no film.
async fn pictures(request: RequestContext, form: Form) -> HandlerResult {
    let player = request.player()?;
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let none = form.one_of("pictures", &["yes", "no"])? == "no";
    let done = if none { OwnPageDone::NoPictures } else { OwnPageDone::Pictures };
    let result = choose_pictures(&context, player.tournament_id, player.id, none).await;
    answer(&request, result, PlayerForm::of_own(player), false, done).await
}

/// Chooses the language of the own page and of mails, and goes back to the page it was chosen on.
async fn choose(http: HttpRequest, request: RequestContext, form: Form) -> HandlerResult {
    let player = request.player()?;
    let language = language::chosen(&form)?;
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    choose_language(&context, player.tournament_id, player.id, language.tag()).await?;
    let own: String = urls::own(&player.link_token).home().into();
    let back = language_page(&http).filter(|page| page.starts_with(&own)).unwrap_or(own);
    Ok(HttpResponse::SeeOther()
        .cookie(language::keep(&request.app, language))
        .insert_header((header::LOCATION, back))
        .finish())
}

/// Asks to leave, or stays after all.
async fn leave(request: RequestContext, form: Form) -> HandlerResult {
    let asks = form.one_of("leave", &["yes", "no"])? == "yes";
    let done = if asks { OwnPageDone::Leaving } else { OwnPageDone::Staying };
    wish(&request, Wish::Leave, asks, done).await
}

/// Asks for the own data to be erased, or takes that back.
async fn ask_for_erasure(request: RequestContext, form: Form) -> HandlerResult {
    let asks = form.one_of("erase", &["yes", "no"])? == "yes";
    let done = if asks { OwnPageDone::ErasureAsked } else { OwnPageDone::ErasureNot };
    wish(&request, Wish::Erasure, asks, done).await
}

async fn wish(request: &RequestContext, wish: Wish, asks: bool, done: OwnPageDone) -> HandlerResult {
    let player = request.player()?;
    let caller = caller(request)?;
    let context = Context { caller: &caller, ..request.context() };
    let result = ask(&context, player.tournament_id, player.id, wish, asks).await;
    answer(request, result, PlayerForm::of_own(player), false, done).await
}

/// Withdraws, when the word was typed.
pub(super) async fn withdraw(request: RequestContext, form: Form) -> HandlerResult {
    let player = request.player()?;
    let caller = caller(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    match withdraw_own(&context, player.tournament_id, player.id, form.text("confirm")).await {
        Err(actions::Error::Faults(faults)) => {
            let forms = Forms { withdrawal: FormState::faulty((), &faults), ..Forms::fresh(None) };
            own_page(&request, forms).await
        }
        result => answer(&request, result, PlayerForm::of_own(player), false, OwnPageDone::Withdrawn).await,
    }
}

/// The page after a form: again with its faults, or anew.
async fn answer(
    request: &RequestContext,
    result: actions::Result<()>,
    typed: PlayerForm,
    editing: bool,
    done: OwnPageDone,
) -> HandlerResult {
    let Err(error) = result else { return see_other(urls::own(&request.player()?.link_token).home().done(done)) };
    let person = FormState::returned_or_stale(Some(typed), error)?.when_stale(NoticeKind::Wrong, texts::own::stale());
    // Where it is refused there is nothing to mend in the form.
    let refused = person.is_refused();
    let person = person.map(|typed| typed.filter(|_| !refused));
    own_page(request, Forms { person, editing: editing && !refused, ..Forms::fresh(None) }).await
}

/// The player's day as a calendar file: what is planned, with the seats that are public.
async fn calendar_file(request: RequestContext) -> HandlerResult {
    let own = request.player()?;
    let mut tx = request.app.db.read().await?;
    let OwnCalendar { snapshot, said, planned, games, changed } = OwnCalendar::read(&mut tx, own).await?;
    drop(tx);
    let (t, public_url) = (&snapshot.tournament, &request.app.public_url());
    let source = CalendarSource { tournament: t, said: &said, planned: &planned, changed, public_url };
    response::calendar(&t.slug, calendar(&t.name, &source.of_player(own.number, &games)))
}

/// The QR code of the private link.
pub(super) async fn picture(request: RequestContext) -> HandlerResult {
    svg(qr::svg(&urls::own(&request.player()?.link_token).home().on(&request.app.public_url()))?)
}

/// The player's own data to take away.
pub(super) async fn data(request: RequestContext) -> HandlerResult {
    csv("my-data", transfer::player_csv(request.player()?).finish_for_download())
}
