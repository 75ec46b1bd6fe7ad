//! `/run/{slug}`: what to do next, from draft to champion.

use actix_web::web;
use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::tournament::phases;
use crate::rules::tournament::vocabulary::{Phase, RoundState};
use crate::store::Snapshot;
use crate::views::next_step;
use crate::views::next_step::{Button, Step};
use crate::views::people::attendance::Counts;
use crate::views::standings::ranking;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page, page_with, see_other};
use crate::web::http::route::{Route, get, post};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::{nav, time, urls};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}", Permission::ReadRun, || web::to(show)),
        post("/run/{slug}/open-registration", Permission::Run, || web::to(open_registration)),
        post("/run/{slug}/start-check-in", Permission::Run, || web::to(start_check_in)),
        post("/run/{slug}/reopen-registration", Permission::Run, || web::to(reopen_registration)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/next_step.html")]
struct Next {
    page: Layout,
    slug: String,
    base: Url,
    line: String,
    archived: Option<String>,
    steps: Vec<Step>,
    tiles: Vec<(&'static str, String, String)>,
    facts: Vec<(&'static str, String)>,
    public: Url,
    address: String,
    runs: bool,
}

impl Next {
    /// The address of an action: inside the tournament, or a whole one.
    fn href(&self, path: &str) -> String {
        if path.starts_with('/') { path.to_owned() } else { urls::run(&self.slug).within(path).into() }
    }

    /// Whether the caller may do the step's action. A judge's only ones are at the record sheets.
    fn may_do(&self, action: &Button) -> bool {
        self.runs || (!action.posts && action.path.starts_with("rounds/"))
    }

    /// Whether a further page is one that the caller may open.
    fn may_open(&self, action: &Button) -> bool {
        let for_organizers = ["import", "players/new", "export/report"];
        self.runs || (!action.posts && !for_organizers.contains(&action.path.as_str()))
    }

    /// What a link to the page where something is mended says.
    fn page_name(&self, path: &str) -> &'static str {
        match path {
            "staff" => "To the staff",
            "players" => "To the players",
            "check-in" => "To check-in",
            "schedule" => "To the schedule",
            "bracket" => "To the stages",
            "lots" => "To the lots",
            _ => "To the board",
        }
    }
}

/// The steps of the tournament's day.
pub async fn show(request: RequestContext) -> HandlerResult {
    page(&next(&request, &request.snapshot().await?)?)
}

fn next(request: &RequestContext, snapshot: &Snapshot) -> Result<Next, crate::web::http::error::Error> {
    let t = &snapshot.tournament;
    Ok(Next {
        page: nav::staff(request, t.name.clone(), "")?,
        slug: t.slug.clone(),
        base: urls::run(&t.slug).home(),
        line: format!("{}, {}", time::day(t.starts_on), t.place),
        archived: t.archived_at.map(|at| time::moment(at, &t.time_zone)),
        steps: next_step::steps(snapshot),
        tiles: tiles(snapshot),
        facts: facts(snapshot),
        public: urls::public(&t.slug).home(),
        address: urls::public(&t.slug).home().on(&request.app.public_url),
        runs: request.roles().may(Permission::Run) && t.archived_at.is_none(),
    })
}

/// Figures that the organizer asks for all day.
fn tiles(snapshot: &Snapshot) -> Vec<(&'static str, String, String)> {
    let t = &snapshot.tournament;
    let count = Counts::of(t, &snapshot.players);
    let places = t.capacity.map(|places| format!("of {places} places")).unwrap_or_default();
    let mut tiles = vec![("Registered", count.registered.to_string(), places)];
    if t.phase >= Phase::CheckIn {
        tiles.push(("Checked in", count.checked_in.to_string(), String::new()));
    }
    if count.asked > 0 {
        tiles.push(("For approval", count.asked.to_string(), String::new()));
    }
    if count.waiting > 0 {
        tiles.push(("Waiting", count.waiting.to_string(), String::new()));
    }
    if let Some(seated) = t.attendance {
        let at = t.attendance_at.map(|at| format!("at {}", time::clock(at, &t.time_zone))).unwrap_or_default();
        tiles.push(("Seated at start", seated.to_string(), at));
    }
    let playing = snapshot.rounds.iter().find(|round| round.row.state == RoundState::Playing);
    if let Some(round) = playing {
        let done = round.tables.iter().filter(|table| table.row.sheet_state.is_final()).count();
        tiles.push(("Sheets final", format!("{done} of {}", round.tables.len()), String::new()));
    }
    tiles
}

/// What the number of players means for the stages, and why.
fn facts(snapshot: &Snapshot) -> Vec<(&'static str, String)> {
    let t = &snapshot.tournament;
    let count = Counts::of(t, &snapshot.players);
    let mut facts = Vec::new();
    match (ranking::format_of(t), t.phase) {
        (Some(format), _) => {
            facts.push(("Stages", format.why()));
            if t.skip_semis == Some(true) {
                facts.push(("Semi-finals", "Skipped, as the organizer chose.".to_owned()));
            }
        }
        (None, Phase::CheckIn) => facts.push(("What this count means", next_step::meaning(count.checked_in))),
        (None, _) if count.registered == 0 => {}
        (None, _) => facts.push(("What this count means", next_step::meaning(count.registered))),
    }
    facts
}

/// After a step was asked for: on to the page, or the page with the reason why not.
async fn answer(request: &RequestContext, done: actions::Result<()>) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).home()),
        Err(error) => {
            let form = FormState::returned((), error)?;
            let mut next = next(request, &request.snapshot().await?)?;
            next.page = form.tell(next.page);
            page_with(form.status(), &next)
        }
    }
}

/// Opens registration.
pub async fn open_registration(request: RequestContext, _: Form) -> HandlerResult {
    let done = phases::open_registration(&request.context(), request.tournament()?.id).await;
    answer(&request, done).await
}

/// Closes registration and starts check-in.
pub async fn start_check_in(request: RequestContext, _: Form) -> HandlerResult {
    let done = phases::start_check_in(&request.context(), request.tournament()?.id).await;
    answer(&request, done).await
}

/// Goes back from check-in to registration.
pub async fn reopen_registration(request: RequestContext, _: Form) -> HandlerResult {
    let done = phases::reopen_registration(&request.context(), request.tournament()?.id).await;
    answer(&request, done).await
}
