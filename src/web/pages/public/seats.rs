//! Who sits where in the published rounds, by name and by table.

use actix_web::web;
use askama::Template;

use crate::pages::public::round_choice::{RoundQuery, RoundSearch};
use reeve_actions::Permission;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::planned::{Ahead, PlannedTimes};
use reeve_http::ui::timer_view::{PausedTable, TimerLine, lines, paused};
use reeve_rules::standings::RankedPlayer;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::Snapshot;
use reeve_store::player::Player;
use reeve_urls as urls;
use reeve_urls::Public;
use reeve_views::player_day::{DayReader, player_day};
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::public::PublicSeats;
use reeve_views::seating::seat_list::{Seated, by_name, by_table};
use reeve_views::standings::ranking::{Ranking, stored};
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;

/// The routes of this room: the page, and the same in a frame on another site.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::seats, Permission::SeePublic, || to(show)).kept(&["round"]).listed(Listing::IfNamesMay),
        get(urls::embed::seats, Permission::SeePublic, || to(show)).kept(&["colours", "round"]).for_many(),
    ]
}

#[derive(Template)]
#[template(path = "public/seats.html")]
struct Seats {
    page: Layout,
    search: RoundSearch,
    state: String,
    /// When the round is planned, before it begins.
    planned: Option<String>,
    /// What lies ahead, while there is nothing to show.
    ahead: Option<Ahead>,
    answers: Vec<Seated>,
    seats: Vec<Seated>,
    tables: Vec<(i64, Vec<Seated>)>,
    /// Whether everybody may see the board of the round.
    has_board: bool,
    timers: Vec<TimerLine>,
    /// The games of the round that are paused.
    paused: Vec<PausedTable>,
    urls: Public,
}

/// Shows the seats of a published round.
pub(super) async fn show(request: RequestContext, wanted: web::Query<RoundQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let PublicSeats { shown: public, planned, has_board } =
        PublicSeats::read(&mut tx, request.tournament()?.id, wanted.asked()?).await?;
    drop(tx);
    let snapshot = &public.snapshot;
    let rounds = visibility::published(snapshot);
    let urls = urls::public(&snapshot.tournament.slug);
    let layout = nav::tell_taken_back(nav::public(&request, texts::pages::seats(), PublicSection::Seats)?, snapshot);
    let mut view = Seats {
        page: NewsView::quietly(layout, &public.news, &snapshot.tournament),
        search: RoundSearch::of(&wanted),
        state: String::new(),
        planned: None,
        ahead: public.ahead.clone().map(|ahead| Ahead::of(ahead, snapshot)),
        answers: Vec::new(),
        seats: Vec::new(),
        tables: Vec::new(),
        has_board,
        timers: lines(&public.timers, &snapshot.tournament.time_zone),
        paused: paused(&public.paused, &snapshot.tournament.time_zone),
        urls,
    };
    let Some(round) = public.round() else {
        return page(&view);
    };
    let planned = PlannedTimes::of(&snapshot.tournament, planned);
    view.planned = planned.beside(RoundAt::of(round), round.row.state);
    view.tables = by_table(snapshot, round);
    view.search.show(&view.urls.seats(), &rounds, round);
    view.state = words::rounds::state_for_everybody(round.row.stage, round.row.state);
    view.seats = by_name(snapshot, round).into_iter().filter(|seat| view.search.finds(&seat.name)).collect();
    // A seat in a game that is over sends nobody to a table.
    let is_over = round.row.state == RoundState::Closed;
    let is_ahead = |seat: &&Seated| {
        let table = round.tables.iter().find(|table| table.row.number == seat.table);
        !is_over && table.is_some_and(|table| !table.row.sheet_state.is_final())
    };
    if view.search.is_for_a_player() {
        // Whom they meet, and nobody else.
        let found = |table: &(i64, Vec<Seated>)| view.seats.iter().any(|seat| seat.table == table.0);
        view.tables.retain(found);
    }
    if view.search.is_for_a_player() {
        let (ahead, done): (Vec<&Seated>, Vec<&Seated>) = view.seats.iter().partition(is_ahead);
        if view.seats.len() <= 3 {
            view.answers = ahead.iter().map(|seat| (*seat).clone()).collect();
        }
        // Of an earlier round there is nothing to say beside the seats.
        let is_latest = rounds.last().is_some_and(|last| last.row.id == round.row.id);
        if view.seats.is_empty() || (is_latest && !done.is_empty()) {
            let told: Vec<i64> = ahead.iter().map(|seat| seat.number).collect();
            view.search.elsewhere = elsewhere(snapshot, &view.search, is_over && is_latest, &told)?;
        }
    }
    if is_over && wanted.round.is_empty() && !snapshot.tournament.phase.is_finished() {
        view.search.over = Some(words::phases::what_follows(RoundAt::of(round), &snapshot.tournament));
    }
    page(&view)
}

/// Who of that name plays in the tournament, and where they stand: those without a seat to go to, by number but for those who are
/// told of it. Not more than a few: a part of a name may fit many.
fn elsewhere(snapshot: &Snapshot, search: &RoundSearch, is_over: bool, told: &[i64]) -> Result<Vec<String>, Error> {
    let ranking = Ranking::of(snapshot, Reader::Everybody)?;
    let labels = snapshot.labels();
    let rows = ranking.standings.rows.iter();
    let named =
        rows.filter_map(|row| Some((labels.known(stored(row.player))?, snapshot.player(stored(row.player))?, row)));
    let found = named.filter(|(name, player, _)| search.finds(name) && !told.contains(&player.number)).take(5);
    let sentence = |(name, player, row): (&str, &Player, &RankedPlayer)| {
        let day = player_day(snapshot, &ranking, player, DayReader::Everybody);
        words::player::for_everybody(name, day.standing, row.rank, is_over)
    };
    Ok(found.map(sentence).collect())
}
