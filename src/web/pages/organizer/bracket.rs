//! Semi-finals and final: which stages are played, their tables, who declines, and the champion.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::bracket::decline;
use crate::actions::bracket::finish;
use crate::actions::bracket::make_tables::make_tables;
use crate::actions::tournament::choose_stages::choose_stages;
use crate::actions::tournament::refusal::Refusal;
use crate::rules::bracket::{BracketRefusal, Presence};
use crate::rules::standings::Status;
use crate::rules::tournament::format::Stages;
use crate::rules::tournament::vocabulary::{Phase, RoundState, Stage};
use crate::store::{PlayerId, Snapshot};
use crate::views::bracket;
use crate::views::standings::ranking;
use crate::views::standings::ranking::{Ranking, View};
use crate::web::http::error::Error;
use crate::web::http::form::{Form, UNCHANGED};
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with, see_other};
use crate::web::http::route::{Route, get, post};
use crate::web::ui::layout::{Layout, NoticeKind};
use crate::web::ui::stage_tables::TableView;
use crate::web::ui::urls::Url;
use crate::web::ui::{nav, stage_tables, urls, words};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/bracket", Permission::ReadRun, || web::to(show)),
        post("/run/{slug}/stages", Permission::Run, || web::to(choose)),
        post("/run/{slug}/bracket/{stage}/make", Permission::Run, || web::to(make)),
        post("/run/{slug}/bracket/{stage}/decline", Permission::Run, || web::to(decline)),
        post("/run/{slug}/finish", Permission::Run, || web::to(finish)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/bracket.html")]
struct Bracket {
    page: Layout,
    base: Url,
    runs: bool,
    choice: Choice,
    /// What is still to be done before any tables can be made.
    not_yet: Option<String>,
    stages: Vec<StageView>,
    champion: Option<String>,
    /// The final is closed, and the champion not declared.
    can_finish: bool,
    finished: bool,
}

/// Which stages are played, and whether that can be chosen.
struct Choice {
    why: String,
    open: bool,
    closed: bool,
    skip: bool,
    /// What the form says it saw: `unset`, `skip` or `play`.
    seen: &'static str,
}

/// One of the later stages.
struct StageView {
    title: &'static str,
    code: &'static str,
    explained: &'static str,
    state: State,
    tables: Vec<TableView>,
    alternates: Vec<Person>,
    declined: Vec<Person>,
    /// Tables are made, but not those that the ranking gives now.
    old: bool,
    /// Why the tables can't be made (again).
    refusal: Option<String>,
    /// Ties stand in the way.
    tied: bool,
    /// Players can still decline.
    open: bool,
}

/// How far a stage is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unmade,
    Planned,
    Published,
    Playing,
    Closed,
}

impl State {
    fn of(round: Option<RoundState>) -> State {
        match round {
            None => State::Unmade,
            Some(RoundState::Planned) => State::Planned,
            Some(RoundState::Published) => State::Published,
            Some(RoundState::Playing) => State::Playing,
            Some(RoundState::Closed) => State::Closed,
        }
    }

    fn word(self) -> &'static str {
        match self {
            State::Unmade => "not made yet",
            State::Planned => "made, not published",
            State::Published => "published",
            State::Playing => "playing",
            State::Closed => "closed",
        }
    }

    fn kind(self) -> &'static str {
        match self {
            State::Unmade | State::Planned | State::Published => "waiting",
            State::Playing => "playing",
            State::Closed => "final",
        }
    }

    fn is_made(self) -> bool {
        self != State::Unmade
    }

    /// What the round's own page is for now.
    fn next(self) -> &'static str {
        match self {
            State::Unmade | State::Planned => "Publish the seats",
            State::Published => "Start the games",
            State::Playing => "Enter results",
            State::Closed => "See the results",
        }
    }
}

impl StageView {
    fn make_label(&self) -> &'static str {
        if self.old { "Make the tables again" } else { "Make these tables" }
    }

    /// Whether something is still to be done on the round's own page.
    fn waits(&self) -> bool {
        self.state.is_made() && self.state != State::Closed
    }
}

/// A player in a list.
struct Person {
    id: PlayerId,
    name: String,
    note: String,
    /// Whether the player is in the tournament still.
    here: bool,
}

/// Shows the stages.
pub async fn show(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    page(&bracket_page(&request, &snapshot)?)
}

/// Chooses whether there are semi-finals.
pub async fn choose(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let seen = match form.text("seen") {
        "skip" => Some(true),
        "play" => Some(false),
        "unset" => None,
        _ => return Err(Error::Unprocessable(format!("What stood on the page was not said. {UNCHANGED}"))),
    };
    let result = match form.text("semi-finals") {
        "play" => choose_stages(&request.context(), id, true, seen).await,
        "skip" => choose_stages(&request.context(), id, false, seen).await,
        _ => Err(actions::Error::fault("semi-finals", Refusal::StagesMissing)),
    };
    if let Err(actions::Error::Stale) = result {
        return stale_choice(&request, form.text("semi-finals")).await;
    }
    back(&request, result).await
}

/// Somebody else chose in between: says what stands now and what was asked, and changes nothing.
async fn stale_choice(request: &RequestContext, asked: &str) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let mut page = bracket_page(request, &snapshot)?;
    let words = |skip: bool| if skip { "no semi-finals" } else { "semi-finals are played" };
    let text = format!(
        "Somebody else chose in the meantime: {}. You chose: {}. Nothing of yours was stored; choose again if it is \
         still what you want.",
        words(snapshot.tournament.skip_semis == Some(true)),
        words(asked == "skip"),
    );
    page.page = page.page.notice(NoticeKind::Wrong, text);
    page_with(StatusCode::CONFLICT, &page)
}

/// Makes the tables of a stage, or makes them again.
pub async fn make(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let stage = later_stage(&path.1)?;
    let result = make_tables(&request.context(), request.tournament()?.id, stage).await;
    back(&request, result).await
}

/// Notes that a player takes no place, or takes the note back.
pub async fn decline(request: RequestContext, path: web::Path<(String, String)>, form: Form) -> HandlerResult {
    let stage = later_stage(&path.1)?;
    let player: PlayerId = form.text("player").parse().map_err(|_| Error::Missing)?;
    let declines = match form.text("declines") {
        "yes" => true,
        "no" => false,
        _ => return Err(Error::BadRequest("The form did not say whether the player declines.".to_owned())),
    };
    let result = decline::decline(&request.context(), request.tournament()?.id, stage, player, declines).await;
    back(&request, result).await
}

/// Declares the champion.
pub async fn finish(request: RequestContext, _: Form) -> HandlerResult {
    let result = finish::finish(&request.context(), request.tournament()?.id).await;
    back(&request, result).await
}

/// Back to the page; with the reason on it where something was refused.
async fn back(request: &RequestContext, result: actions::Result<()>) -> HandlerResult {
    let form = match result {
        Ok(()) => return see_other(urls::run(&request.tournament()?.slug).bracket()),
        Err(error) => FormState::returned((), error)?,
    };
    let snapshot = request.snapshot().await?;
    let mut page = bracket_page(request, &snapshot)?;
    page.page = form.tell(page.page);
    // The choices of this page are buttons, which have no place for a fault beside them.
    for (_, words) in form.faults.iter() {
        page.page = page.page.notice(NoticeKind::Wrong, words.clone());
    }
    page_with(form.status(), &page)
}

fn later_stage(word: &str) -> Result<Stage, Error> {
    Stage::from_code(word).filter(|stage| *stage != Stage::Prelim).ok_or(Error::Missing)
}

fn bracket_page(request: &RequestContext, snapshot: &Snapshot) -> Result<Bracket, Error> {
    let ranking = Ranking::of(snapshot, View::Staff)?;
    let (not_yet, stages) = match bracket::next_stage(snapshot, &ranking) {
        Ok(next) => (None, stages(snapshot, &ranking, next)),
        Err(refusal) => (Some(words::bracket::refusal(&refusal)), Vec::new()),
    };
    let finished = snapshot.tournament.phase == Phase::Finished;
    let final_closed = bracket::is_final_closed(snapshot);
    Ok(Bracket {
        page: nav::staff(request, "Semi-finals and final", "bracket")?,
        base: urls::run(&snapshot.tournament.slug).home(),
        runs: request.roles().may(Permission::Run),
        choice: choice(snapshot),
        not_yet,
        stages,
        champion: ranking.champion().map(str::to_owned).filter(|_| final_closed),
        can_finish: bracket::may_finish(snapshot).is_ok(),
        finished,
    })
}

fn choice(snapshot: &Snapshot) -> Choice {
    let t = &snapshot.tournament;
    let closed = bracket::prelims_closed(snapshot).is_ok();
    let format = ranking::format_of(t);
    let chooses = format.is_some_and(|format| format.may_skip_semi_finals);
    Choice {
        why: match format {
            Some(format) => words::format::why(&format),
            None => {
                "The players who are seated when round 1 starts are counted, and the count gives the stages (1.1.3)."
                    .to_owned()
            }
        },
        open: chooses && !closed,
        closed: chooses && closed,
        skip: t.skip_semis == Some(true),
        seen: match t.skip_semis {
            None => "unset",
            Some(true) => "skip",
            Some(false) => "play",
        },
    }
}

/// The later stages that are played, as far as that is known.
fn stages(snapshot: &Snapshot, ranking: &Ranking, next: Stage) -> Vec<StageView> {
    let semis = snapshot.round(Stage::Semi, 1).is_some() || next == Stage::Semi;
    let mut views = Vec::new();
    if semis {
        views.push(stage_view(snapshot, ranking, Stage::Semi));
    }
    if next == Stage::Final {
        views.push(stage_view(snapshot, ranking, Stage::Final));
    }
    views
}

fn stage_view(snapshot: &Snapshot, ranking: &Ranking, stage: Stage) -> StageView {
    let round = snapshot.round(stage, 1);
    let state = State::of(round.map(|round| round.row.state));
    let open = !matches!(state, State::Playing | State::Closed);
    let made = if open { bracket::tables(snapshot, ranking, stage) } else { Ok(None) };
    let tables = match (round, &made) {
        (Some(round), _) => stage_tables::stored(snapshot, ranking, round, true),
        (None, Ok(Some(tables))) => stage_tables::proposed(snapshot, ranking, tables, stage == Stage::Semi),
        (None, _) => Vec::new(),
    };
    let seated: Vec<PlayerId> = tables.iter().flat_map(|table| &table.seats).map(|seat| seat.player).collect();
    StageView {
        title: if stage == Stage::Semi { "Semi-finals" } else { "Final" },
        code: stage.code(),
        explained: match (stage, ranking::stages_of(&snapshot.tournament)) {
            (Stage::Semi, _) => {
                "Seeds 1 to 16 by the ranking after the preliminary games, at four tables by the chart of the rules (1.1.7)."
            }
            (_, Some(Stages::SemiFinals)) => {
                "The four winners of the semi-finals; they choose in the order of their preliminary rank (1.1.9). A judge handles the resource cards (2.0.4)."
            }
            _ => {
                "The four best after the preliminary games; they choose in the order of their rank (1.1.9). A judge handles the resource cards (2.0.4)."
            }
        },
        state,
        alternates: if open { alternates(snapshot, ranking, stage, &seated) } else { Vec::new() },
        declined: declined(snapshot, stage),
        old: bracket::is_out_of_date(snapshot, stage),
        tied: matches!(made, Err(BracketRefusal::Tied(_))),
        refusal: made.err().map(|refusal| words::cited(&words::bracket::places(&refusal), refusal.clause())),
        tables,
        open,
    }
}

/// Who comes in when a place becomes free, in order.
fn alternates(snapshot: &Snapshot, ranking: &Ranking, stage: Stage, seated: &[PlayerId]) -> Vec<Person> {
    const SHOWN: usize = 6;
    let here = |row: &&crate::rules::standings::RankedPlayer| {
        row.rank.is_some()
            && ranking::presence(snapshot, stage, row) == Presence::Here
            && !seated.contains(&ranking::stored(row.player))
    };
    if seated.is_empty() {
        return Vec::new();
    }
    let person = |row: &crate::rules::standings::RankedPlayer| Person {
        id: ranking::stored(row.player),
        name: row.name.clone(),
        note: row.rank.map(|rank| format!("rank {rank}")).unwrap_or_default(),
        here: row.status == Status::Active,
    };
    ranking.standings.rows.iter().filter(here).take(SHOWN).map(person).collect()
}

/// Who takes no place in a stage.
fn declined(snapshot: &Snapshot, stage: Stage) -> Vec<Person> {
    let zone = &snapshot.tournament.time_zone;
    let of_stage = snapshot.declines.iter().filter(|decline| decline.stage == stage);
    of_stage
        .filter_map(|decline| {
            let player = snapshot.player(decline.player_id)?;
            let at = crate::web::ui::time::clock(decline.at, zone);
            let here = player.is_active();
            let what = if here { "declined" } else { "out of the tournament, noted" };
            Some(Person { id: player.id, name: player.label(), note: format!("{what} at {at}"), here })
        })
        .collect()
}
