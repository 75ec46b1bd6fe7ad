//! `/run/{slug}/rounds`: the rounds, and where each stands.

use askama::Template;

use crate::actions::Permission;
use crate::store::round_board::KeptBoard;
use crate::store::{ChangeKind, Snapshot, round_board};
use crate::views::boards;
use crate::views::rounds::board::RoundSummary;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Route, get, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::StaffSection;
use crate::web::ui::planned::PlannedTimes;
use crate::web::ui::urls::Url;
use crate::web::ui::words::games::{Terms, terms};
use crate::web::ui::words::titles;
use crate::web::ui::{badges, nav, urls, words};

/// The routes of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![get("/run/{slug}/rounds", Permission::ReadRun, || to(list))]
}

#[derive(Template)]
#[template(path = "organizer/rounds/list.html")]
struct Rounds {
    page: Layout,
    /// The address of the seat schedule.
    schedule: Url,
    /// Who wants no pictures, and who films.
    pictures: Url,
    rounds: Vec<RoundLine>,
    /// Whether rounds have boards.
    with_boards: bool,
    /// What a table is called.
    terms: Terms,
    may_change: bool,
}

struct RoundLine {
    title: String,
    href: Url,
    /// The board that is played on.
    board: Url,
    /// What there is of it.
    board_standing: &'static str,
    kind: &'static str,
    word: &'static str,
    tables: usize,
    done: usize,
    when: String,
}

/// Lists the rounds with where each stands.
async fn list(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let planned = PlannedTimes::read(&request, &snapshot.tournament).await?;
    let kept = round_board::of_tournament(&mut request.app.db.read().await?, snapshot.tournament.id).await?;
    let line = |round| round_line(&snapshot, &RoundSummary::of(round), &planned, &kept);
    let rounds = snapshot.rounds.iter().map(line).collect();
    page(&Rounds {
        page: nav::live(nav::staff(&request, titles::ROUNDS, StaffSection::Rounds)?, &request, ChangeKind::ALL)?,
        schedule: urls::run(&snapshot.tournament.slug).schedule(),
        pictures: urls::run(&snapshot.tournament.slug).pictures(),
        rounds,
        with_boards: snapshot.tournament.system.system().has_boards(),
        terms: terms(snapshot.tournament.system.system()),
        may_change: request.may_change(Permission::Run).is_ok(),
    })
}

fn round_line(snapshot: &Snapshot, round: &RoundSummary, planned: &PlannedTimes, kept: &[KeptBoard]) -> RoundLine {
    let since = words::rounds::since(round.last_step, &snapshot.tournament.time_zone);
    RoundLine {
        title: words::rounds::title(round.at),
        href: urls::run(&snapshot.tournament.slug).round(round.at).board(),
        board: urls::run(&snapshot.tournament.slug).board_of(round.at).board(),
        board_standing: words::boards::in_a_word(boards::of_round(kept, round.at).is_some()),
        kind: badges::round(round.state),
        word: words::rounds::state(round.state),
        tables: round.tables,
        done: round.final_tables,
        when: words::rounds::since_and_planned(since, planned.beside(round.at, round.state)),
    }
}
