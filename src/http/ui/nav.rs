//! The ways around a tournament: for everybody, and for its staff.

use actix_web::http::StatusCode;
use chrono::{DateTime, Utc};

use reeve_actions::Permission;
use reeve_rules::tournament::vocabulary::{Phase, TournamentPart};
use reeve_store::tournament::{ListOf, Tournament};
use reeve_store::{ChangeKind, Snapshot, Tx};
use reeve_views::people::now;
use reeve_views::rounds::take_back;
use reeve_views::seating::changed::{ChangedSeats, changed_seats, removed_seats};
use reeve_views::series::SeriesVersions;
use reeve_views::standings::ranking;
use reeve_views::tournament_list;
use reeve_views::visibility;
use reeve_views::visibility::Reader;

use crate::error::Error;
use crate::request::RequestContext;
use crate::sender;
use crate::ui::layout::{DeviceView, Layout, LinkPreview, LiveView, NavItem, NoticeKind};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words as words;
use reeve_words::games::terms;
use reeve_words::time;
use reeve_words::titles;

/// The pages of a tournament for everybody, as its navigation has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PublicSection {
    Home,
    /// The form to register with.
    Register,
    Seats,
    Results,
    Standings,
    Bracket,
    /// The boards, which the navigation has only where one is open.
    Boards,
    /// The schedule of all seats, and its proof.
    Schedule,
    /// The rules as this tournament plays them.
    Rules,
    /// The public log and receipts, which the navigation does not have.
    Log,
    /// One player, whom the navigation does not have.
    Player,
    /// What the results say together, which the navigation does not have.
    Statistics,
}

/// The pages of a tournament for its staff, as its navigation has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StaffSection {
    NextStep,
    /// The players, one of them, and how they come in.
    Players,
    CheckIn,
    /// The schedule of all seats.
    Schedule,
    /// The rounds, their boards and record sheets.
    Rounds,
    /// The boards that are played on.
    Boards,
    /// Calls, rulings and players' histories, for judges.
    Judge,
    /// The standings, and the lots.
    Standings,
    Bracket,
    /// The screens of the hall.
    Screens,
    Staff,
    /// Confidential reports, as far as the reader may read them.
    Reports,
    /// The details and settings, the poster, and putting the tournament away.
    Details,
    /// What can be taken out as a file or on paper.
    Exports,
    AuditLog,
}

/// A page that everybody may look at, inside its tournament.
pub fn public(request: &RequestContext, title: impl Into<String>, current: PublicSection) -> Result<Layout, Error> {
    use PublicSection as S;
    let tournament = request.tournament()?;
    let urls = urls::public(&tournament.slug);
    let system = tournament.system.system();
    let mut layout =
        request.layout(title).within(&tournament.name, &tournament.time_zone).with_clauses().in_words_of(system);
    if current != S::Home {
        layout = layout.crumb(words::isolated(&tournament.name), urls.home());
    }
    let seated = visibility::has_rounds(tournament);
    let pages = [
        (S::Home, urls.home(), texts::pages::tournament(), true),
        (S::Register, urls.register(), texts::pages::register(), now::may_register(tournament).is_ok()),
        (S::Seats, urls.seats(), texts::pages::seats(), seated),
        (S::Results, urls.results(), texts::pages::results(), seated),
        (S::Standings, urls.standings(), texts::pages::standings(), seated),
        (
            S::Bracket,
            urls.bracket(),
            titles::later_stages(ranking::stages_of(tournament)),
            visibility::has_later_stages(tournament),
        ),
        (S::Boards, urls.boards(), texts::pages::boards(), false),
        (
            S::Schedule,
            urls.schedule(),
            texts::pages::seat_schedule(),
            seated && tournament.part != TournamentPart::Finals,
        ),
        (S::Rules, urls.rules(), texts::pages::rules_here(), true),
    ];
    let at = match current {
        S::Log => urls.log(),
        S::Statistics => urls.statistics(),
        _ => pages.iter().find(|(section, ..)| *section == current).map_or_else(|| urls.home(), |page| page.1.clone()),
    };
    layout.paper = Some(tournament.paper_size);
    layout.manifest = urls.manifest().into();
    layout.preview = Some(preview(request, tournament, &layout.title, &at));
    layout.tournament_nav = items(pages.into_iter(), current);
    if request.roles().may(Permission::ReadRun) {
        layout.tournament_nav.push(NavItem {
            label: texts::pages::staff_pages(),
            href: urls::run(&tournament.slug).home().into(),
            current: false,
            at_hand: false,
            waits: false,
            calls: 0,
        });
    }
    layout.fresh = request.access.changed_at.map(|at| time::as_of_change(at, &tournament.time_zone));
    layout = match kinds_of(current, tournament) {
        [] => layout,
        kinds => live(layout, request, kinds)?,
    };
    Ok(not_valid(layout, tournament))
}

/// What a page for everybody says of itself: its name, and the tournament's name, day and place.
fn preview(request: &RequestContext, tournament: &Tournament, title: &str, at: &Url) -> LinkPreview {
    let title = match title == tournament.name {
        true => title.to_owned(),
        false => format!("{title} · {}", tournament.name),
    };
    let said = words::tournament::in_short(tournament);
    let drawn = urls::public(&tournament.slug).picture().on(&request.app.public_url());
    LinkPreview::new(&request.app.public_url(), at, title, said).with_drawn(drawn)
}

/// The same page, brought up to date by itself ([`crate::live`]) after changes of these kinds.
pub fn live(layout: Layout, request: &RequestContext, kinds: &[ChangeKind]) -> Result<Layout, Error> {
    Ok(live_of(layout, (request.tournament()?, request.now), !request.roles().signed_in, kinds))
}

/// The same where the page is as it was asked for. One that came back with what somebody typed stays as it is.
pub fn live_if(
    status: StatusCode,
    layout: Layout,
    request: &RequestContext,
    kinds: &[ChangeKind],
) -> Result<Layout, Error> {
    if status.is_success() { live(layout, request, kinds) } else { Ok(layout) }
}

/// The same for a tournament that the address doesn't name, as it is `now`. `is_public`: many have the page open at once.
pub fn live_of(
    layout: Layout,
    (tournament, now): (&Tournament, DateTime<Utc>),
    is_public: bool,
    kinds: &[ChangeKind],
) -> Layout {
    let address = urls::public(&tournament.slug).live().into();
    let clock = time::clock(now, &tournament.time_zone);
    let heard = LiveView { address, version: tournament.version, kinds: codes(kinds), clock, is_public };
    listening(layout, heard, || time::as_of(now, &tournament.time_zone))
}

/// A page of a series, brought up to date by itself after changes of the series and of those of its events that the reader is told
/// of. One that came back with what somebody typed stays as it is.
pub fn live_in_series<'t>(
    status: StatusCode,
    layout: Layout,
    request: &RequestContext,
    events: impl Iterator<Item = &'t Tournament>,
    final_day: Option<&'t Tournament>,
) -> Result<Layout, Error> {
    if !status.is_success() {
        return Ok(layout);
    }
    let series = request.series()?;
    let heard = LiveView {
        address: urls::series(&series.slug).live().into(),
        version: SeriesVersions::of(series, events.chain(final_day), series_reader(request)).number(),
        kinds: codes(ChangeKind::FOR_EVERYBODY),
        clock: time::clock(request.now, &series.time_zone),
        is_public: !request.roles().signed_in,
    };
    Ok(listening(layout, heard, || time::as_of(request.now, &series.time_zone)))
}

/// A page of many tournaments, brought up to date by itself after changes of these kinds in the list that it is made of. `zone`: that of
/// all of them, where they have one.
pub async fn live_in_list(
    layout: Layout,
    request: &RequestContext,
    tx: &mut Tx,
    (of, zone): (ListOf, Option<&str>),
    kinds: &[ChangeKind],
) -> Result<Layout, Error> {
    let address = if of == ListOf::Everybody { urls::live() } else { urls::own_live() };
    let heard = LiveView {
        address: address.into(),
        version: tournament_list::version(tx, of).await?,
        kinds: codes(kinds),
        clock: time::clock_in(request.now, zone),
        is_public: !request.roles().signed_in,
    };
    Ok(listening(layout, heard, || time::as_of_in(request.now, zone)))
}

/// A page that listens says its time: without a script it is looked at again by hand.
fn listening(mut layout: Layout, heard: LiveView, time: impl FnOnce() -> String) -> Layout {
    layout.live = Some(heard);
    layout.fresh.get_or_insert_with(time);
    layout
}

fn codes(kinds: &[ChangeKind]) -> String {
    kinds.iter().map(|kind| kind.code()).collect::<Vec<_>>().join(" ")
}

/// The tournaments that the caller helps to run; for administrators all.
pub fn own_list(request: &RequestContext) -> Result<ListOf, Error> {
    match request.roles().may(Permission::Administer) {
        true => Ok(ListOf::All),
        false => Ok(ListOf::Staff(request.access.caller().account().ok_or(Error::Forbidden)?)),
    }
}

/// What the caller is told of the events of the series that the address names.
pub fn series_reader(request: &RequestContext) -> Reader {
    if request.roles().may(Permission::Run) { Reader::Staff } else { Reader::Everybody }
}

/// After which changes a public page looks different; none for a page that is read once, or filled in.
fn kinds_of(section: PublicSection, tournament: &Tournament) -> &'static [ChangeKind] {
    use ChangeKind::{Course, Games, People, Results};
    // A side event's page shows the games that are on, and its results lead there.
    let has_games = tournament.system.system().machine.is_some();
    match section {
        PublicSection::Home if has_games => ChangeKind::ALL,
        PublicSection::Results if has_games => &[Course, Results, Games],
        // Where results are public with every sheet, the digests of these are.
        PublicSection::Home if visibility::moves_with_sheets(tournament) => ChangeKind::ALL,
        PublicSection::Home => &[Course, People],
        PublicSection::Seats | PublicSection::Schedule | PublicSection::Boards => &[Course],
        PublicSection::Results
        | PublicSection::Standings
        | PublicSection::Bracket
        | PublicSection::Player
        | PublicSection::Statistics => &[Course, Results],
        PublicSection::Log => &[Course, Results],
        PublicSection::Register | PublicSection::Rules => &[],
    }
}

/// Says on every page of a tournament that its result doesn't count, once that is certain (1.1.3).
pub fn not_valid(layout: Layout, tournament: &Tournament) -> Layout {
    match ranking::format_of(tournament) {
        Some(stages) if !stages.valid => {
            layout.notice(NoticeKind::Attention, texts::format::not_valid(stages.attendance))
        }
        _ => layout,
    }
}

/// Says on a page that shows seats that some are others now, or were taken back, after everybody saw them.
pub fn tell_taken_back(layout: Layout, snapshot: &Snapshot) -> Layout {
    tell_seats(layout, snapshot, None)
}

/// The same on the own page of the player with this number, who is told the own seat first of all.
pub fn tell_own_seats(layout: Layout, snapshot: &Snapshot, player: i64) -> Layout {
    tell_seats(layout, snapshot, Some(player))
}

/// Whether [`tell_taken_back`] names players.
pub fn names_moved(snapshot: &Snapshot) -> bool {
    changed_seats(snapshot).is_some() || removed_seats(snapshot).is_some()
}

fn tell_seats(layout: Layout, snapshot: &Snapshot, own: Option<i64>) -> Layout {
    let clock = |at: DateTime<Utc>| time::clock(at, &snapshot.tournament.time_zone);
    let said = |changed: ChangedSeats, to_all: fn(&ChangedSeats, &str) -> String| {
        let own = changed.moved.iter().filter(|moved| Some(moved.number) == own);
        let own: Vec<String> = own.map(|moved| words::rounds::own_seat_changed(moved, &clock(moved.at))).collect();
        if own.is_empty() { to_all(&changed, &clock(changed.at)) } else { own.join(" ") }
    };
    let changed = changed_seats(snapshot).map(|changed| said(changed, words::rounds::seats_changed));
    let removed = removed_seats(snapshot).map(|removed| said(removed, words::rounds::seats_removed));
    let told = [changed, removed].into_iter().flatten();
    let layout = told.fold(layout, |layout, words| layout.notice(NoticeKind::Attention, words));
    match take_back::seats_taken_back(snapshot).as_slice() {
        [] => layout,
        rounds => layout.notice(NoticeKind::Attention, words::rounds::seats_taken_back(rounds)),
    }
}

/// A page for the staff, inside its tournament.
pub fn staff(request: &RequestContext, title: impl Into<String>, current: StaffSection) -> Result<Layout, Error> {
    let tournament = request.tournament()?;
    let urls = urls::run(&tournament.slug);
    let system = tournament.system.system();
    let mut layout = request
        .layout(title)
        .within(&tournament.name, &tournament.time_zone)
        .in_words_of(system)
        .with_rules_of(&tournament.slug);
    // The list of players is called as they are, and so is the way to it.
    if current == StaffSection::Players && layout.title == titles::PLAYERS {
        layout.title = layout.say(titles::PLAYERS).into_owned();
    }
    layout = layout.crumb(titles::MY_TOURNAMENTS, urls::tournaments());
    if current != StaffSection::NextStep {
        layout = layout.crumb(words::isolated(&tournament.name), urls.home());
    }
    let (mut day, more) = staff_pages(tournament, &urls);
    // Who judges and nothing else begins there.
    if request.roles().judge && !request.roles().organizer {
        day.rotate_right(1);
    }
    layout.tournament_nav = items(day.into_iter(), current);
    mark_at_hand(&mut layout.tournament_nav, &at_hand(tournament, &urls, request.roles().organizer));
    let judge = String::from(urls.judge().home());
    for item in layout.tournament_nav.iter_mut().filter(|item| item.href == judge) {
        item.calls = request.access.calls_waiting;
    }
    layout.more_nav = items(more.into_iter(), current);
    let reports = String::from(urls.confidential_reports());
    for item in layout.more_nav.iter_mut().filter(|item| item.href == reports) {
        item.waits = request.access.report_waits;
    }
    let clauses = titles::RULES.to_owned();
    layout.more_nav.push(NavItem {
        label: clauses,
        href: urls::clauses().into(),
        current: false,
        at_hand: false,
        waits: false,
        calls: 0,
    });
    layout.fresh = Some(time::as_of(request.now, &tournament.time_zone));
    layout.paper = Some(tournament.paper_size);
    // What is in confidence leaves nothing on a device.
    if current != StaffSection::Reports {
        let (sender, name) = (sender::of(&request.access), layout.user.clone().unwrap_or_default());
        layout.device = Some(DeviceView { sender, name, ..DeviceView::default() });
    }
    Ok(not_valid(layout, tournament))
}

/// The pages for the staff: those of the day and of the judges, and the rest.
fn staff_pages(tournament: &Tournament, urls: &urls::Run) -> (Vec<NavPage<StaffSection>>, Vec<NavPage<StaffSection>>) {
    use StaffSection as S;
    let checking = tournament.phase.has_opened();
    let seating = tournament.phase.has_check_in();
    let playing = visibility::has_rounds(tournament);
    let (boards, entrants) = (tournament.system.system().has_boards(), terms(tournament.system.system()).entrants);
    let later = visibility::leads_to_later_stages(tournament);
    // The final day of a series has no rounds before its stages, and ranks by what its players bring.
    let finals = tournament.part == TournamentPart::Finals;
    let ranked = playing || (finals && seating);
    let page = |section: S, url: Url, label: &str, shown: bool| (section, url, label.to_owned(), shown);
    let mut day = vec![
        page(S::NextStep, urls.home(), titles::NEXT_STEP, true),
        page(S::CheckIn, urls.check_in(), titles::CHECK_IN, checking),
        page(S::Schedule, urls.schedule(), titles::SEATS, seating && !finals),
        page(S::Rounds, urls.rounds(), titles::ROUNDS, playing),
        page(S::Standings, urls.standings(), titles::STANDINGS, ranked),
        page(S::Bracket, urls.bracket(), titles::FINALS, ranked && later),
        page(S::Judge, urls.judge().home(), titles::JUDGE, checking),
    ];
    let mut more = vec![
        page(S::Boards, urls.boards(), titles::BOARDS, checking && boards),
        page(S::Screens, urls.screens(), titles::SCREENS, checking),
        page(S::Staff, urls.staff(), titles::STAFF, true),
        page(S::Reports, urls.confidential_reports(), titles::CONFIDENTIAL_REPORTS, true),
        page(S::Details, urls.details(), titles::DETAILS, true),
        page(S::Exports, urls.export(), titles::EXPORTS, true),
        page(S::AuditLog, urls.audit(), titles::AUDIT_LOG, true),
    ];
    // Until they are checked in, the players are what the day is about.
    let players = page(S::Players, urls.players(), entrants, true);
    if seating {
        more.insert(0, players);
    } else {
        day.insert(1, players);
    }
    (day, more)
}

/// How many pages have a place of their own on a phone.
const AT_HAND: usize = 4;

/// What is needed most at this moment of the day, first what is needed first.
fn at_hand(tournament: &Tournament, urls: &urls::Run, organizes: bool) -> Vec<String> {
    let (home, judge, rounds) = (urls.home(), urls.judge().home(), urls.rounds());
    let (standings, finals) = (urls.standings(), urls.bracket());
    let of_day = match tournament.phase {
        Phase::Draft | Phase::Registration => vec![urls.players(), urls.check_in()],
        Phase::CheckIn => vec![urls.check_in(), urls.schedule(), finals],
        Phase::Prelim => vec![rounds, judge.clone(), standings],
        Phase::Semi | Phase::Final => vec![finals, rounds, judge.clone(), standings],
        Phase::Finished => vec![standings, finals, rounds],
    };
    let first = if organizes { vec![home] } else { vec![judge.clone()] };
    first.into_iter().chain(of_day).chain([judge]).map(String::from).collect()
}

/// Marks the first few of them that are there.
fn mark_at_hand(items: &mut [NavItem], wanted: &[String]) {
    let there = wanted.iter().filter_map(|href| items.iter().position(|item| item.href == *href));
    let mut few: Vec<usize> = Vec::new();
    for at in there {
        if few.len() < AT_HAND && !few.contains(&at) {
            few.push(at);
        }
    }
    for (at, item) in items.iter_mut().enumerate() {
        item.at_hand = few.contains(&at);
    }
}

/// A page of the navigation: its section, its address, its label, and whether there is anything on it yet.
type NavPage<S> = (S, Url, String, bool);

fn items<S: Copy + PartialEq>(pages: impl Iterator<Item = NavPage<S>>, current: S) -> Vec<NavItem> {
    pages
        .filter(|(section, _, _, shown)| *shown || *section == current)
        .map(|(section, url, label, _)| NavItem {
            label,
            href: url.into(),
            current: section == current,
            at_hand: false,
            waits: false,
            calls: 0,
        })
        .collect()
}
