//! What a screen of the hall shows, as `parts/screen.html` lays it out.

use crate::error::Error;
use crate::ui::board_view::BoardView;
use crate::ui::champion::ChampionView;
use crate::ui::moment::MomentView;
use crate::ui::news_view::{NewsView, longer};
use crate::ui::planned::PlannedTimes;
use crate::ui::running_games::RunningGameView;
use crate::ui::stage_tables::StageTableView;
use crate::ui::standings_table::StandingsLine;
use crate::ui::{qr, stage_tables, standings_table};
use reeve_rules::tournament::screens::{ScreenPart, ScreenPlan};
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::Snapshot;
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot::Round;
use reeve_urls as urls;
use reeve_views::boards;
use reeve_views::bracket::stage::public_tables;
use reeve_views::hall::clock::RoundClock;
use reeve_views::hall::screen::{HallNow, parts_now, round_to_seat};
use reeve_views::rounds::RoundAt;
use reeve_views::seating::seat_list::{Seated, by_letter, by_table};
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::table::StandingsTable;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words as words;
use reeve_words::games::{Terms, terms};
use reeve_words::time;
use reeve_words::titles;

/// What a screen shows.
pub struct ScreenView {
    pub parts: Vec<ScreenPartView>,
    pub news: NewsView,
    /// What is said where there is nothing to show.
    pub waits: Vec<String>,
    /// What was just reached: a screen that hears of it celebrates it once.
    pub moment: Option<MomentView>,
}

/// A part of a screen.
pub struct ScreenPartView {
    pub code: &'static str,
    /// For how many seconds each page of it stays.
    pub seconds: i64,
    /// Its heading; empty where what it shows has one.
    pub title: String,
    pub content: ScreenContent,
}

/// What a part of a screen shows.
pub enum ScreenContent {
    /// Who sits where by name, each with the letter that it is looked up under.
    Names(Vec<(String, Seated)>),
    Tables(Vec<(i64, Vec<Seated>)>),
    Clock(ClockView),
    /// A game that is on with its island, which fills the screen; or all that have none.
    Games(Vec<RunningGameView>),
    /// The board of the round as SVG, and where it came from.
    Board(String, String),
    Standings(Vec<StandingsLine>, String, Terms),
    Bracket(Vec<StageView>),
    /// Who won, and the table of the final.
    Champion(ChampionView, Vec<StageTableView>),
    /// The address of the public page, and the picture of it to be scanned. It stands within the page: a picture at an address of its own
    /// stays in a browser when the page comes to say another one.
    Code(String, String),
}

/// The tables of a later stage.
pub struct StageView {
    /// What stands above each.
    pub title: String,
    pub is_final: bool,
    pub tables: Vec<StageTableView>,
}

/// The clock of the round.
pub struct ClockView {
    /// The time zone of the tournament, for the time of day.
    pub zone: String,
    /// Since when the round is on, for people and for the script.
    pub since: Option<(String, String)>,
    /// When its games end, where they have a limit: for people and for the script.
    pub until: Option<(String, String)>,
    /// Tables that have more minutes than the others, each in a sentence.
    pub longer: Vec<String>,
    /// How many tables still play, out of how many.
    pub playing: Option<(usize, usize)>,
    /// The words of the game.
    pub terms: Terms,
    /// Until when the round that is on is planned.
    pub ends: Option<String>,
    /// What comes next, in a sentence.
    pub next: Option<String>,
}

impl ClockView {
    /// The tables of the round that is on: whether each has handed in its result. In no order that says which is which.
    pub fn handed_in(&self) -> impl Iterator<Item = bool> {
        let (playing, tables) = self.playing.filter(|(_, tables)| *tables <= DRAWN_TABLES).unwrap_or_default();
        (0..tables).map(move |at| at < tables - playing)
    }
}

/// How large the seats of so many tables stand on a screen, by its class: in 60 px up to 40 players, and only then smaller. What
/// does not fit comes on the next page.
pub fn fill_of(tables: usize) -> &'static str {
    fill_of_names(tables * 4)
}

/// The same for a list of so many names.
pub fn fill_of_names(names: usize) -> &'static str {
    match names {
        0..=8 => "few fewest",
        9..=40 => "few",
        41..=100 => "some",
        _ => "many",
    }
}

/// The same for the standings, whose rows say more.
pub fn fill_of_ranks(rows: usize) -> &'static str {
    if rows <= 40 { "few" } else { "many" }
}

/// How large the hexagons of so many tables stand beside the clock.
pub fn fill_of_hexagons(tables: usize) -> &'static str {
    match tables {
        0..=12 => "few",
        13..=30 => "some",
        _ => "many",
    }
}

fn names(snapshot: &Snapshot, round: &Round) -> Vec<(String, Seated)> {
    let under = |(letter, seats): (String, Vec<Seated>)| seats.into_iter().map(move |seat| (letter.clone(), seat));
    by_letter(snapshot, round).into_iter().flat_map(under).collect()
}

/// More tables than that are said in numbers alone.
const DRAWN_TABLES: usize = 80;

impl ScreenView {
    /// The start that the screen counts down to above what it shows; its clock does so itself, where it shows one.
    pub fn counts_down_to(&self) -> Option<&(String, String)> {
        self.news.starts.as_ref().filter(|_| self.parts.iter().all(|part| part.code != ScreenPart::Clock.code()))
    }

    /// What a screen of this plan shows of a tournament now. `asked`: the round that its address names. The games are played
    /// through apart.
    ///
    /// Error: [`Error::Missing`] where that round is not public.
    pub async fn of(
        now: HallNow,
        plan: &ScreenPlan,
        asked: Option<RoundAt>,
        public_url: &str,
    ) -> Result<ScreenView, Error> {
        let HallNow { snapshot, news, planned, boards, running } = now;
        let snapshot = &snapshot;
        let asked = asked.map(|at| visibility::published_round(snapshot, at).ok_or(Error::Missing)).transpose()?;
        let times = PlannedTimes::of(&snapshot.tournament, planned);
        let planned = times.next(snapshot);
        let ends =
            visibility::current(&visibility::published(snapshot)).and_then(|round| times.ends(RoundAt::of(round)));
        let ranking = Ranking::of(snapshot, Reader::Everybody)?;
        let mut games = RunningGameView::all(running, snapshot).await?;
        let shown_now = parts_now(snapshot, &ranking, plan, (asked, &boards, !games.is_empty()));
        let mut parts = Vec::new();
        for (part, seconds) in shown_now {
            if part == ScreenPart::Games {
                parts.extend(games_on(std::mem::take(&mut games), seconds));
                continue;
            }
            let found = match part {
                ScreenPart::Board => board(snapshot, &boards)?,
                part => content(snapshot, &ranking, part, asked, (&planned, &ends), public_url),
            };
            parts.extend(found.map(|(title, content)| ScreenPartView { code: part.code(), seconds, title, content }));
        }
        let waits = if parts.is_empty() { waits(snapshot, plan, planned) } else { Vec::new() };
        let moment = MomentView::of(snapshot, &ranking);
        Ok(ScreenView { parts, moment, news: NewsView::of(&news, &snapshot.tournament), waits })
    }
}

/// The games that are on: each island for itself, and the scores of the others together.
fn games_on(games: Vec<RunningGameView>, seconds: i64) -> Vec<ScreenPartView> {
    let (isles, others): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.score.island.is_some());
    let groups = isles.into_iter().map(|game| vec![game]).chain((!others.is_empty()).then_some(others));
    let code = ScreenPart::Games.code();
    let part = |games| ScreenPartView { code, seconds, title: String::new(), content: ScreenContent::Games(games) };
    groups.map(part).collect()
}

/// The board that people need now.
fn board(snapshot: &Snapshot, kept: &[KeptBoard]) -> Result<Option<(String, ScreenContent)>, Error> {
    let Some((at, board)) = boards::current(snapshot, kept) else { return Ok(None) };
    let (svg, origin) = BoardView::in_hall(at, board)?;
    let title = texts::pages::board(words::rounds::named(at));
    Ok(Some((title, ScreenContent::Board(svg, origin))))
}

fn content(
    snapshot: &Snapshot,
    ranking: &Ranking,
    part: ScreenPart,
    asked: Option<&Round>,
    (planned, ends): (&Option<String>, &Option<String>),
    public_url: &str,
) -> Option<(String, ScreenContent)> {
    let t = &snapshot.tournament;
    let seats_title = |round: &Round| texts::pages::seats_of(words::rounds::title(RoundAt::of(round)));
    Some(match part {
        ScreenPart::Now | ScreenPart::Board | ScreenPart::Games => return None,
        ScreenPart::SeatsByName => {
            let round = round_to_seat(snapshot, asked)?;
            (seats_title(round), ScreenContent::Names(names(snapshot, round)))
        }
        ScreenPart::SeatsByTable => {
            let round = round_to_seat(snapshot, asked)?;
            let at = RoundAt::of(round);
            let title = texts::screens::tables_of(terms(t.system.system()), at.stage.code(), at.number);
            (title, ScreenContent::Tables(by_table(snapshot, round)))
        }
        ScreenPart::Clock => (clock_title(snapshot), ScreenContent::Clock(clock(snapshot, planned, ends))),
        ScreenPart::Standings => {
            let table = StandingsTable::of(snapshot, ranking);
            let basis = words::standings::basis(&table.basis?, &t.time_zone);
            let page = urls::public(&t.slug);
            let lines = standings_table::lines(&table, |number| page.player(number));
            (texts::pages::standings(), ScreenContent::Standings(lines, basis, words::games::terms(t.system.system())))
        }
        ScreenPart::Bracket => {
            let title = titles::later_stages(ranking::stages_of(t));
            (title, ScreenContent::Bracket(bracket_tables(snapshot, ranking)))
        }
        ScreenPart::Champion => {
            let page = urls::public(&t.slug);
            let last = public_tables(snapshot, ranking, Stage::Final);
            let last = stage_tables::tables(last, |number| page.player(number));
            (String::new(), ScreenContent::Champion(ChampionView::of(snapshot, ranking, |_| None)?, last))
        }
        ScreenPart::Code => {
            let address = urls::public(&t.slug).home().on(public_url);
            let picture = qr::picture(&address).ok()?;
            (texts::screens::on_your_phone(), ScreenContent::Code(address, picture))
        }
    })
}

fn bracket_tables(snapshot: &Snapshot, ranking: &Ranking) -> Vec<StageView> {
    let page = urls::public(&snapshot.tournament.slug);
    let of = |stage| stage_tables::tables(public_tables(snapshot, ranking, stage), |number| page.player(number));
    let stages = [
        StageView { title: texts::screens::semi_final_heading(), is_final: false, tables: of(Stage::Semi) },
        StageView { title: texts::screens::final_heading(), is_final: true, tables: of(Stage::Final) },
    ];
    stages.into_iter().filter(|stage| !stage.tables.is_empty()).collect()
}

/// What the part with the clock is called: how the round stands, or the tournament's name.
fn clock_title(snapshot: &Snapshot) -> String {
    let current = visibility::current(&visibility::published(snapshot));
    let round = current.filter(|_| !snapshot.tournament.phase.is_finished());
    round.map_or_else(
        || words::isolated(&snapshot.tournament.name),
        |round| words::phases::round_stands(RoundAt::of(round), round.row.state, visibility::is_all_played(round)),
    )
}

fn clock(snapshot: &Snapshot, planned: &Option<String>, ends: &Option<String>) -> ClockView {
    let zone = &snapshot.tournament.time_zone;
    let running = RoundClock::of(snapshot);
    ClockView {
        zone: zone.clone(),
        since: running.map(|clock| (time::clock(clock.since, zone), time::stamp(clock.since))),
        until: running.and_then(|clock| clock.ends).map(|at| (time::clock(at, zone), time::stamp(at))),
        longer: longer(snapshot),
        playing: running.map(|clock| (clock.playing, clock.tables)),
        terms: terms(snapshot.tournament.system.system()),
        ends: ends.clone().filter(|_| running.is_some()),
        next: planned.clone(),
    }
}

/// What is said where a screen of this plan has nothing to show: what is over, what each of its parts waits for, and what is
/// planned next.
fn waits(snapshot: &Snapshot, plan: &ScreenPlan, planned: Option<String>) -> Vec<String> {
    let t = &snapshot.tournament;
    if t.is_called_off() {
        return vec![texts::status::as_sentence(texts::status::heading_called_off())];
    }
    let current = visibility::current(&visibility::published(snapshot)).filter(|_| !t.phase.is_finished());
    let over = current.filter(|round| round.row.state == RoundState::Closed);
    let mut lines: Vec<String> = Vec::new();
    let seats = plan.parts().iter().any(|(part, _)| part.shows_seats());
    if let Some(over) = over {
        let at = RoundAt::of(over);
        let stands = words::phases::round_stands(at, over.row.state, false);
        // The next seats appear only on a screen that shows seats.
        lines.push(match seats {
            true => texts::status::over_and_next(&stands, words::phases::what_follows(at, t)),
            false => texts::status::as_sentence(&stands),
        });
    }
    let without_next = usize::from(over.is_some() && !seats);
    // Whether a board that nobody may see yet has been made is nobody's business.
    let without_board =
        current.filter(|round| over.is_none() && visibility::has_public_board(t, &round.row)).map(RoundAt::of);
    for (part, _) in plan.parts() {
        let line = match part {
            // What is over says what comes, and the champion comes last of all.
            part if part.shows_seats() && over.is_some() => None,
            ScreenPart::Champion if lines.len() > without_next => None,
            part => words::hall::awaits(*part, t, without_board),
        };
        if let Some(line) = line
            && !lines.contains(&line)
        {
            lines.push(line);
        }
    }
    if lines.is_empty() {
        lines.push(texts::status::no_seats_yet());
    }
    lines.extend(planned);
    lines
}
