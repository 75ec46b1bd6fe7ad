//! `/run/{slug}/rounds`: the rounds, and where each stands.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::planned::PlannedTimes;
use reeve_store::round_board::KeptBoard;
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::boards;
use reeve_views::rounds::board::RoundSummary;
use reeve_views::rounds::staff::StaffRounds;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::games::{Terms, terms};
use reeve_words::titles;

/// The routes of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![get(urls::run::rounds, Permission::ReadRun, || to(list))]
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
    board_standing: &'static str,
    kind: &'static str,
    word: &'static str,
    tables: usize,
    done: usize,
    when: String,
}

/// Lists the rounds with where each stands.
async fn list(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let StaffRounds { snapshot, news, planned, boards: kept } =
        StaffRounds::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let planned = PlannedTimes::of(&snapshot.tournament, planned);
    let line = |round| round_line(&snapshot, &RoundSummary::of(round), &planned, &kept);
    let rounds = snapshot.rounds.iter().map(line).collect();
    let layout = nav::live(nav::staff(&request, titles::ROUNDS, StaffSection::Rounds)?, &request, ChangeKind::ALL)?;
    page(&Rounds {
        page: NewsView::quietly(layout, &news, &snapshot.tournament),
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
