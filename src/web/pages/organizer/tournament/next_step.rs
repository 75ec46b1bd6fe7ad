//! `/run/{slug}`: what to do next, from draft to champion.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::people::asked::{AskedView, BACK_TO_NEXT_STEP};
use crate::pages::organizer::sheets::equipment::to_do;
use crate::pages::organizer::sheets::waiting::WaitingSheets;
use reeve_actions as actions;
use reeve_actions::tournament::phases;
use reeve_actions::{Permission, Roles};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::planned::PlannedTimes;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, Stage, TournamentPart};
use reeve_store::series::Series;
use reeve_store::tournament::Tournament;
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::next_step;
use reeve_views::next_step::hall::{Hall, HallState, HallTable};
use reeve_views::next_step::home::{HomeReader, StaffHome};
use reeve_views::next_step::{MendingPage, Missing, Step, StepAction, StepKind, StepState};
use reeve_views::people::places::Counts;
use reeve_views::rounds::steps::RoundStart;
use reeve_views::series as series_views;
use reeve_views::standings::ranking;
use reeve_words as words;
use reeve_words::flash::StepDone;
use reeve_words::games::Terms;
use reeve_words::labels;
use reeve_words::time;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::home, Permission::ReadRun, || to(show)),
        post(urls::run::open_registration, Permission::Run, || to(open_registration)),
        post(urls::run::start_check_in, Permission::Run, || to(start_check_in)),
        post(urls::run::reopen_registration, Permission::Run, || to(reopen_registration)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/next_step.html")]
struct NextStepPage {
    page: Layout,
    urls: Run,
    /// The sheets that wait for somebody of the staff.
    waiting: WaitingSheets,
    /// What players ask.
    asked: AskedView,
    /// What the organizers say to everybody.
    news: NewsView,
    /// Dice to be swapped and parts to be brought, in a sentence.
    equipment: Option<String>,
    /// Where whoever looks agrees to the code of conduct, if that is still to be done.
    asks_code: Option<Url>,
    /// The round that comes next or is on and has no board, in a sentence, and where it gets one.
    boardless: Option<(String, Url)>,
    /// Whether the players are still to be briefed.
    unbriefed: bool,
    line: String,
    hidden: Option<String>,
    /// Since when it is called off.
    called_off: Option<String>,
    /// Whether the reader can take that back.
    may_hold: bool,
    /// The names of all steps of the day, each with its class, and of a round that has not begun when it is planned.
    strip: Vec<(&'static str, String, String)>,
    /// The step to take now, or the last one.
    step: StepView,
    /// The tables of the round that is on.
    hall: Option<HallView>,
    tiles: Vec<(&'static str, String, String)>,
    facts: Vec<(&'static str, String)>,
    /// The series that it is an event or the final day of: its name, and its page for whoever looks.
    series: Option<(String, Url)>,
    /// Whether it is the final day of a series that is not on this Reeve, and not over.
    without_series: bool,
    /// Who of the staff plays in other events of it, a sentence each.
    staff_who_play: Vec<String>,
    public: Url,
}

/// The tables of the round that is on, at a glance.
struct HallView {
    title: String,
    /// Class, address, number and state of each.
    tables: Vec<HallTableView>,
    /// How many are in which state.
    counts: Vec<(&'static str, String)>,
    /// Where they stand in the other order.
    other_order: (Url, &'static str),
}

struct HallTableView {
    number: i64,
    class: &'static str,
    /// Its state in words, and since when.
    says: String,
    href: Url,
    /// What stands below the number: since when it waits, and for what where its colour says that less well.
    below: String,
}

/// A step as the page shows it.
struct StepView {
    class: &'static str,
    title: String,
    words: String,
    missing: Vec<MissingView>,
    button: Option<ButtonView>,
    more: Vec<ButtonView>,
}

/// Something missing, with a link to where it is mended.
struct MissingView {
    words: String,
    blocks: bool,
    link: Option<(Url, String)>,
    /// The name of whoever reads, where one press makes them the judge who is missing.
    judge: Option<String>,
}

/// A button or a link.
struct ButtonView {
    label: String,
    href: Url,
    /// A form is posted; the others lead to a page.
    posts: bool,
    /// Whether the caller may press it.
    allowed: bool,
}

/// The query of the page: what was just done.
#[derive(Default, serde::Deserialize)]
pub struct StepQuery {
    #[serde(default)]
    pub(super) done: String,
    /// In which order the tables of the hall stand.
    #[serde(default)]
    by: String,
}

/// The order of the hall's tables in which those stand first that have waited longest.
const OLDEST: &str = "oldest";

/// The steps of the tournament's day.
pub async fn show(request: RequestContext, query: web::Query<StepQuery>) -> HandlerResult {
    let mut shown = next(&request, query.by == OLDEST).await?;
    if let Some(done) = StepDone::from_code(&query.done) {
        shown.page = shown.page.notice(NoticeKind::Good, done.sentence());
    }
    page(&shown)
}

/// `oldest`: with those tables first that have waited longest.
async fn next(request: &RequestContext, oldest: bool) -> Result<NextStepPage, Error> {
    let reader = HomeReader {
        account: request.access.caller().account(),
        judges: request.may_change(Permission::Rule).is_ok(),
        organizes: request.roles().may(Permission::Run),
    };
    let mut tx = request.app.db.read().await?;
    let home = StaffHome::read(&mut tx, request.tournament()?.id, reader, request.now).await?;
    let runs_series = match &home.series {
        Some(of) => Roles::in_series(&mut tx, &request.access.caller(), of.id).await?.may(Permission::Run),
        None => false,
    };
    drop(tx);
    let snapshot = &home.snapshot;
    let t = &snapshot.tournament;
    let (planned, terms) = (PlannedTimes::of(t, home.planned), words::games::terms_in(t));
    // A tournament that is hidden or called off is not run, and can be looked at.
    let may = |permission: Permission| match permission {
        Permission::Run => request.may_change(Permission::Run).is_ok() && !t.is_called_off(),
        looks => request.roles().may(looks),
    };
    let steps = next_step::steps(snapshot);
    // The last step stands open when all are done, so that it is said how it ended.
    let now = next_step::current(&steps).or(steps.last()).ok_or(Error::Missing)?;
    let when = |step: &Step| match step.kind {
        StepKind::Play(at) if !step.has_begun() => planned.when(at).unwrap_or_default(),
        _ => String::new(),
    };
    let named = |step: &Step| (class(step.state), words::next_step::name(step.kind, &terms), when(step));
    let strip = steps.iter().map(named).collect();
    let own = snapshot.staff.iter().find(|member| Some(member.account_id) == reader.account);
    let own_name = own.filter(|_| may(Permission::Run)).map(|member| member.name.as_str());
    let mut step = step_view((&t.slug, &terms), now, &planned, (may, own_name));
    let called = home.hall.iter().flat_map(|hall| &hall.tables).filter(|table| table.state == HallState::Called);
    let called: Vec<i64> = called.map(|table| table.number).collect();
    if matches!(now.action, Some(StepAction::Close(_))) && !called.is_empty() {
        let link = Some((urls::run(&t.slug).judge().home(), words::titles::JUDGE.to_owned()));
        step.missing.push(MissingView {
            words: words::next_step::still_called(&called, &terms),
            blocks: false,
            link,
            judge: None,
        });
    }
    let mut layout = nav::staff(request, t.name.clone(), StaffSection::NextStep)?;
    if !home.banned.is_empty() {
        layout = layout.notice(NoticeKind::Attention, words::bans::players(&home.banned));
    }
    if home.has_stopped_webhook {
        layout = layout.notice(NoticeKind::Attention, words::hooks::STOPPED);
    }
    let (run, public) = (urls::run(&t.slug), urls::public(&t.slug).home());
    let boardless = home.boardless.filter(|_| may(Permission::Run));
    let asks_code = home.asks_code && request.may_change(Permission::AgreeAsStaff).is_ok();
    Ok(NextStepPage {
        page: nav::live(layout, request, ChangeKind::ALL)?,
        waiting: WaitingSheets::of(request, home.waiting)?,
        asked: AskedView::all(request, snapshot, BACK_TO_NEXT_STEP),
        news: NewsView::of(&home.news, t).with_beginning(snapshot),
        equipment: to_do(&home.equipment),
        asks_code: asks_code.then(|| run.staff_code()),
        boardless: boardless.map(|at| (words::boards::missing(at), run.boards())),
        unbriefed: home.unbriefed,
        line: words::tournament::day_and_place(&time::day(t.starts_on), &t.place),
        hidden: t.hidden_at.map(|at| time::moment(at, &t.time_zone)),
        called_off: t.called_off_at.map(|at| time::moment(at, &t.time_zone)),
        may_hold: request.may_change(Permission::Run).is_ok(),
        strip,
        step,
        hall: home.hall.map(|hall| hall_view(hall, &run, t, oldest)),
        tiles: tiles(snapshot),
        facts: facts(snapshot),
        series: home.series.and_then(|of| series_link(of, t, runs_series)),
        without_series: home.is_without_series,
        staff_who_play: home.staff_who_play.iter().map(words::series::staff_who_plays).collect(),
        public,
        urls: run,
    })
}

/// The series that a tournament is an event or the final day of, with the page of it that the reader may open; none where there is none.
fn series_link(of: Series, t: &Tournament, runs: bool) -> Option<(String, Url)> {
    let page = match runs {
        true if t.part == TournamentPart::Finals => urls::run_series(&of.slug).final_day(),
        true => urls::run_series(&of.slug).home(),
        false if series_views::is_public(&of) => urls::series(&of.slug).home(),
        false => return None,
    };
    Some((of.name, page))
}

fn class(state: StepState) -> &'static str {
    match state {
        StepState::Done => "done",
        StepState::Now => "now",
        StepState::Later => "later",
    }
}

fn hall_view(hall: Hall, run: &Run, t: &Tournament, oldest: bool) -> HallView {
    let class = |state: HallState| match state {
        HallState::Disputed => "disputed",
        HallState::Called => "called",
        HallState::Unsigned => "submitted",
        HallState::Playing => "playing",
        HallState::Final => "final",
    };
    let counts = hall.counts().into_iter();
    let counts = counts.map(|(state, count)| (class(state), words::next_step::in_hall_state(state, count)));
    let round = run.round(hall.round);
    let title = words::rounds::title(hall.round);
    let other_order = match oldest {
        true => (run.home(), words::next_step::BY_NUMBER),
        false => (run.home().query("by", OLDEST), words::next_step::LONGEST_WAITING_FIRST),
    };
    let counts = counts.collect();
    let tables = if oldest { hall.oldest_first() } else { hall }.tables.into_iter();
    let table = |table: HallTable| {
        let said = words::next_step::hall_state(table.state);
        let waits = table.state <= HallState::Unsigned;
        let since = table.since.filter(|_| waits).map(|since| time::clock(since, &t.time_zone));
        let below = match table.state {
            HallState::Unsigned => since.clone().unwrap_or_default(),
            HallState::Disputed | HallState::Called => said.to_owned(),
            HallState::Playing | HallState::Final => String::new(),
        };
        HallTableView {
            number: table.number,
            class: class(table.state),
            says: since.map_or(said.to_owned(), |since| labels::since_clock(said, &since)),
            href: round.table(table.number),
            below,
        }
    };
    HallView { title, tables: tables.map(table).collect(), counts, other_order }
}

fn step_view(
    (slug, terms): (&str, &Terms),
    step: &Step,
    planned: &PlannedTimes,
    (may, own_name): (impl Fn(Permission) -> bool, Option<&str>),
) -> StepView {
    // Where the button leads, no link has to.
    let leads = step.action.as_ref().map(|action| target(slug, *action).0);
    let missing = |missing: &Missing| MissingView {
        words: words::next_step::missing(missing, terms),
        blocks: missing.blocks(),
        link: missing
            .page()
            .filter(|page| *page != MendingPage::Repair || may(Permission::Run))
            .map(|page| (mending_url(slug, page), words::next_step::mending_page(page, terms)))
            .filter(|(url, _)| leads.as_ref() != Some(url)),
        judge: own_name.filter(|_| missing.page() == Some(MendingPage::Staff)).map(str::to_owned),
    };
    let button = |action: &StepAction| {
        let (href, permission) = target(slug, *action);
        ButtonView {
            label: words::next_step::label(*action, terms),
            href,
            posts: action.changes(),
            allowed: may(permission),
        }
    };
    StepView {
        class: class(step.state),
        title: words::next_step::title(step.kind, terms),
        words: [Some(words::next_step::standing(&step.standing, terms)), begins(step, planned)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" "),
        missing: step.missing.iter().map(missing).collect(),
        button: step.action.as_ref().map(button),
        more: step.more.iter().map(button).collect(),
    }
}

/// When the round of a step is planned, until it begins.
fn begins(step: &Step, planned: &PlannedTimes) -> Option<String> {
    match step.kind {
        StepKind::Play(at) if !step.has_begun() => planned.sentence(at),
        _ => None,
    }
}

/// Where something missing is mended.
fn mending_url(slug: &str, page: MendingPage) -> Url {
    let run = urls::run(slug);
    match page {
        MendingPage::Staff => run.staff(),
        MendingPage::Players => run.players(),
        MendingPage::CheckIn => run.check_in(),
        MendingPage::Schedule => run.schedule(),
        MendingPage::Repair => run.repair(),
        MendingPage::Stages => run.bracket(),
        MendingPage::Lots => run.lots(),
        MendingPage::Board(round) => run.round(round).board(),
        MendingPage::JudgeOfTable(round) => run.round(round).choice(1).anchor("judge"),
    }
}

/// Where a button or a link leads, and what it takes to do there what it says: never less than the route of that page
/// takes, and more where others look at the page too.
fn target(slug: &str, action: StepAction) -> (Url, Permission) {
    use StepAction as A;
    let run = urls::run(slug);
    match action {
        A::OpenRegistration => (run.open_registration(), Permission::Run),
        A::StartCheckIn | A::SkipRegistration | A::StartFinalDay => (run.start_check_in(), Permission::Run),
        A::ReopenRegistration | A::FinalDayNotYet => (run.reopen_registration(), Permission::Run),
        A::Publish { round, .. } => (run.round(round).publish(), Permission::Run),
        A::Start(round) => (run.round(round).start(), Permission::Run),
        A::Close(round) => (run.round(round).close(), Permission::Run),
        A::DeclareChampion | A::DeclareWinner | A::EndEvent => (run.finish(), Permission::Run),
        A::TournamentDetails => (run.details(), Permission::ReadRun),
        A::Staff => (run.staff(), Permission::ReadRun),
        A::NameJudge => (run.staff(), Permission::Run),
        A::LookAtPublicPage | A::PublicPage => (urls::public(slug).home(), Permission::SeePublic),
        A::Players => (run.players(), Permission::ReadRun),
        A::AddPlayers => (run.import(), Permission::Run),
        A::AddPlayer => (run.new_player(), Permission::Run),
        A::Import => (run.import(), Permission::Run),
        A::Poster => (run.poster(), Permission::ReadRun),
        A::CheckInList => (run.check_in(), Permission::ReadRun),
        A::GoOnWithCheckIn | A::OpenCheckIn | A::SomebodyMissing => (run.check_in(), Permission::Run),
        A::LookAtSchedule => (run.schedule(), Permission::ReadRun),
        A::RepairSeats => (run.repair(), Permission::Run),
        A::MakeSchedule | A::MakeScheduleFor { .. } | A::MakeSeats | A::RemakeSchedule => {
            (run.schedule(), Permission::Run)
        }
        A::Board(round) | A::ConfirmLayouts(round) | A::LookAtResults(round) => {
            (run.round(round).board(), Permission::ReadRun)
        }
        A::EnterResults(round) => (run.round(round).grid(), Permission::EnterResult),
        A::SignSheets(round) => (run.round(round).grid(), Permission::SignPaper),
        A::PaperPack(round) => (run.round(round).pack(), Permission::ReadRun),
        A::SheetsFromPaper => (run.typed_sheets(), Permission::EnterResult),
        A::LookAtTables | A::LookAtFinal => (run.bracket(), Permission::ReadRun),
        A::MakeTables | A::RemakeTables => (run.bracket(), Permission::Run),
        A::DrawLots => (run.lots(), Permission::Run),
        A::Standings => (run.standings(), Permission::ReadRun),
        A::Report => (run.report(), Permission::Run),
        A::PrizeList => (run.prizes(), Permission::ReadRun),
        A::Certificates => (run.certificates(), Permission::ReadRun),
        A::Files => (run.export(), Permission::ReadRun),
    }
}

/// Figures that the organizer asks for all day.
fn tiles(snapshot: &Snapshot) -> Vec<(&'static str, String, String)> {
    let t = &snapshot.tournament;
    let count = Counts::of(t, &snapshot.players);
    let places = t.capacity.map(labels::of_places).unwrap_or_default();
    let mut tiles = Vec::new();
    // Before there are seats, the step itself says how many are registered and here.
    if !snapshot.rounds.is_empty() {
        tiles.push((labels::registered(t), count.registered.to_string(), places));
        tiles.push((labels::CHECKED_IN, count.checked_in.to_string(), String::new()));
    }
    if count.asked > 0 {
        tiles.push((labels::FOR_APPROVAL, count.asked.to_string(), String::new()));
    }
    if count.waiting > 0 {
        tiles.push((labels::ON_THE_WAITING_LIST, count.waiting.to_string(), String::new()));
    }
    if let Some(seated) = t.attendance.filter(|_| t.part != TournamentPart::Finals) {
        tiles.push((labels::COUNTED_IN_ROUND_1, seated.to_string(), String::new()));
    }
    tiles
}

/// What the number of players means for the stages, and why.
fn facts(snapshot: &Snapshot) -> Vec<(&'static str, String)> {
    let t = &snapshot.tournament;
    let count = Counts::of(t, &snapshot.players);
    let mut facts = Vec::new();
    if t.part == TournamentPart::Prelims {
        return vec![(labels::STAGES, texts::format::event_of_a_series())];
    }
    if t.part == TournamentPart::Finals {
        let counted = ranking::format_of(t).map(|of| words::format::why_on_final_day(&of, t.skip_semis == Some(true)));
        let stages = [texts::format::final_day()].into_iter().chain(counted).collect::<Vec<_>>();
        return vec![(labels::STAGES, stages.join(" "))];
    }
    if !t.rules.is_official() {
        facts.push((labels::RULES, words::rule_sets::summary(&t.rules)));
    }
    match (ranking::format_of(t), t.phase) {
        (None, _) if !t.system.system().championship => {}
        (Some(format), _) => {
            facts.push((labels::STAGES, words::format::why(&format)));
            if t.skip_semis == Some(true) {
                facts.push((labels::SEMI_FINALS, words::format::SKIPPED.to_owned()));
            }
        }
        // The step says it.
        (None, Phase::CheckIn) if snapshot.rounds.is_empty() => {}
        (None, Phase::CheckIn) => facts.push((labels::WHAT_THIS_COUNT_MEANS, meaning(t, count.checked_in))),
        (None, _) if count.registered == 0 => {}
        (None, _) => {
            // Once its seats are public, round 1 counts who is seated and here.
            let first = snapshot.round(Stage::Prelim, 1).filter(|round| round.row.state == RoundState::Published);
            let players = first.map_or(count.registered, |round| RoundStart::of(snapshot, round).players);
            facts.push((labels::WHAT_THIS_COUNT_MEANS, meaning(t, players)));
        }
    }
    facts
}

fn meaning(t: &Tournament, players: usize) -> String {
    words::format::expected(next_step::expected(players, &t.rules).as_ref())
}

/// After a step: back to the page, or the page with the reason why it was refused.
pub(crate) async fn answer(request: &RequestContext, done: actions::Result<()>) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).home()),
        Err(error) => {
            let form = FormState::returned((), error)?;
            let mut next = next(request, false).await?;
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

#[cfg(test)]
mod tests {
    use actix_web::http::Method;

    use super::*;
    use crate::routes;
    use reeve_rules::tournament::vocabulary::Stage;
    use reeve_views::rounds::RoundAt;

    /// Every action, once.
    fn every() -> Vec<StepAction> {
        use StepAction as A;
        let round = RoundAt { stage: Stage::Prelim, number: 1 };
        let every = vec![
            A::OpenRegistration,
            A::StartCheckIn,
            A::SkipRegistration,
            A::ReopenRegistration,
            A::StartFinalDay,
            A::FinalDayNotYet,
            A::Publish { round, all: false },
            A::Start(round),
            A::Close(round),
            A::DeclareChampion,
            A::EndEvent,
            A::TournamentDetails,
            A::Staff,
            A::NameJudge,
            A::LookAtPublicPage,
            A::PublicPage,
            A::AddPlayers,
            A::Players,
            A::AddPlayer,
            A::Import,
            A::Poster,
            A::GoOnWithCheckIn,
            A::OpenCheckIn,
            A::CheckInList,
            A::SomebodyMissing,
            A::MakeSchedule,
            A::MakeScheduleFor { here: 16 },
            A::MakeSeats,
            A::RemakeSchedule,
            A::RepairSeats,
            A::LookAtSchedule,
            A::Board(round),
            A::ConfirmLayouts(round),
            A::EnterResults(round),
            A::SignSheets(round),
            A::LookAtResults(round),
            A::PaperPack(round),
            A::SheetsFromPaper,
            A::MakeTables,
            A::RemakeTables,
            A::LookAtTables,
            A::LookAtFinal,
            A::DrawLots,
            A::DeclareWinner,
            A::Standings,
            A::Report,
            A::PrizeList,
            A::Certificates,
            A::Files,
        ];
        // The arms of the table name each once: an action that is added there is missed here.
        let table = include_str!("next_step.rs").split_once("fn target(").expect("the table").1;
        let table = table.split_once("\n}\n").expect("its end").0;
        assert_eq!(table.matches("A::").count(), every.len());
        every
    }

    #[test]
    fn no_button_is_shown_to_somebody_whom_its_route_turns_away() {
        let roles = (0..64).map(|bits| Roles {
            signed_in: bits & 1 > 0,
            judge: bits & 2 > 0,
            organizer: bits & 4 > 0,
            administrator: bits & 8 > 0,
            may_create: bits & 16 > 0,
            player: bits & 32 > 0,
        });
        // Those who see the page.
        let roles: Vec<Roles> = roles.filter(|roles| roles.may(Permission::ReadRun)).collect();
        for action in every() {
            let (url, permission) = target("spring", action);
            let method = if action.changes() { Method::POST } else { Method::GET };
            let pattern = routes::tests::pattern_of(&url).unwrap_or_else(|| panic!("{url} has no route"));
            let route = routes::all().into_iter().find(|route| route.method == method && route.path == pattern);
            let route = route.unwrap_or_else(|| panic!("{method} {pattern} is no route"));
            // A page may be open to more people than the one thing to do there; a form asks for the same.
            assert!(!action.changes() || permission == route.permission, "{action:?}");
            for roles in roles.iter().filter(|roles| roles.may(permission)) {
                assert!(roles.may(route.permission), "{action:?} is offered to {roles:?}");
            }
        }
    }
}
