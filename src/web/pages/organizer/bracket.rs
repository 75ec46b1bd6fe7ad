//! Semi-finals and final: which stages are played, their tables, who declines, and the champion.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::pages::organizer::sheets::waiting;
use crate::pages::organizer::sheets::waiting::WaitingSheets;
use crate::pages::organizer::tournament::next_step;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::bracket::decline;
use reeve_actions::bracket::finish;
use reeve_actions::bracket::make_tables::{Made, make_tables, unmake_tables};
use reeve_actions::tournament::choose_stages::choose_stages;
use reeve_actions::tournament::correct_count::correct_count;
use reeve_actions::tournament::refusal::Refusal;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::stage_tables::StageTableView;
use reeve_http::ui::{nav, stage_tables};
use reeve_rules::tournament::vocabulary::{RoundState, Stage, TournamentPart};
use reeve_store::{ChangeKind, PlayerId, Snapshot};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::bracket;
use reeve_views::bracket::StaffBracket;
use reeve_views::bracket::choice::{ChoiceState, StagesChoice};
use reeve_views::bracket::count::may_correct;
use reeve_views::bracket::stage::{Alternate, Declined, LaterStage, later_stages};
use reeve_views::rounds::{RoundAt, RoundStep, steps};
use reeve_views::seating::changed::ChangedSeats;
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::visibility::Reader;
use reeve_words as words;
use reeve_words::badges;
use reeve_words::flash::{BracketDone, StepDone};
use reeve_words::requests;
use reeve_words::{labels, time, titles};

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::bracket, Permission::ReadRun, || to(show)),
        post(urls::run::stages, Permission::Run, || to(choose)),
        post(urls::run::count, Permission::Run, || to(correct)),
        post(urls::run::make_stage, Permission::Run, || to(make)),
        post(urls::run::unmake_stage, Permission::Run, || to(unmake)),
        post(urls::run::decline, Permission::Run, || to(decline)),
        post(urls::run::finish, Permission::Run, || to(finish)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/bracket.html")]
struct OrganizerBracketPage {
    page: Layout,
    urls: Run,
    /// The corrections that are settled before anything goes on from the ranking.
    waiting: WaitingSheets,
    may_change: bool,
    /// Which stages are played and why, as far as the tables don't say it.
    intro: Vec<String>,
    choice: StageChoice,
    /// Whether it is the final day of a series, whose stages were settled when its ranking was frozen.
    final_day: bool,
    /// What is still to be done before any tables can be made.
    not_yet: Option<String>,
    stages: Vec<StageView>,
    /// The count of who played round 1, where it can be corrected.
    count: Option<CountForm>,
    champion: Option<ChampionView>,
    /// The final is closed, and the champion not declared.
    can_finish: bool,
    finished: bool,
}

/// Which stages are played, and whether that can be chosen.
struct StageChoice {
    open: bool,
    closed: bool,
    skip: bool,
    /// Whether the count was corrected after the last preliminary round.
    counted_later: bool,
    /// What the form says it saw, as [`CHOICES`] has it.
    seen: &'static str,
    nobody_chose: bool,
}

/// The form that corrects the count of who played round 1.
struct CountForm {
    counted: i64,
    typed: FormState<(String, String)>,
}

/// One of the later stages.
struct StageView {
    title: String,
    stage: Stage,
    explained: String,
    /// How far it is, in words, and how that is marked.
    word: &'static str,
    kind: &'static str,
    /// What the round's own page is for now; none before the tables are made.
    next: Option<&'static str>,
    /// What is still to be done before the round can be published or started, in sentences.
    missing: Vec<String>,
    /// Something is still to be done on that page.
    waits: bool,
    make_label: &'static str,
    /// What is said above tables that are not made yet.
    would_be: &'static str,
    tables: Vec<StageTableView>,
    alternates: Vec<BracketPlayer>,
    declined: Vec<BracketPlayer>,
    /// Tables are made, but not those that the ranking gives now.
    old: bool,
    /// That it is the final, and the semi-finals are to be played first after all.
    gives_way: Option<&'static str>,
    /// When its public seats were changed, and who is concerned.
    changed: Option<String>,
    /// Why the tables can't be made (again).
    refusal: Option<String>,
    /// Ties stand in the way.
    tied: bool,
    open: bool,
    /// The tables can be taken away again.
    unmade: bool,
}

/// A player in a list.
struct BracketPlayer {
    id: PlayerId,
    name: String,
    note: String,
    /// Whether the player is in the tournament still.
    here: bool,
}

/// What was just done, from the address.
#[derive(Default, serde::Deserialize)]
pub(crate) struct BracketQuery {
    #[serde(default)]
    done: String,
}

/// Shows the stages.
pub(crate) async fn show(request: RequestContext, query: web::Query<BracketQuery>) -> HandlerResult {
    let mut shown = bracket_page(&request, read(&request).await?)?;
    if let Some(done) = BracketDone::from_code(&query.done) {
        shown.page = shown.page.notice(NoticeKind::Good, done.sentence());
    }
    page(&shown)
}

/// How the form names whether the semi-finals are skipped, if somebody chose.
const CHOICES: [(&str, Option<bool>); 3] = [("unset", None), ("skip", Some(true)), ("play", Some(false))];

/// What a choice of the form means; nothing where it is none.
fn skips(choice: &str) -> Option<Option<bool>> {
    CHOICES.into_iter().find(|(code, _)| *code == choice).map(|(_, skip)| skip)
}

/// Chooses whether there are semi-finals.
pub(crate) async fn choose(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let not_said = || Error::Unprocessable(requests::not_said(labels::WHAT_STOOD_ON_THE_PAGE));
    let seen = skips(form.text("seen")).ok_or_else(not_said)?;
    let asked = skips(form.text("semi-finals")).flatten();
    let result = match asked {
        Some(skip) => choose_stages(&request.context(), id, !skip, seen).await,
        None => Err(actions::Error::fault("semi-finals", Refusal::StagesMissing)),
    };
    if let Err(actions::Error::Stale) = result {
        return stale_choice(&request, asked == Some(true)).await;
    }
    back(&request, result, BracketDone::Chosen).await
}

/// Corrects the count of who played round 1.
async fn correct(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.tournament()?.id;
    let not_said = || Error::Unprocessable(requests::not_said(labels::WHAT_STOOD_ON_THE_PAGE));
    let seen = form.text("counted").parse().map_err(|_| not_said())?;
    let typed = (form.text("count").to_owned(), form.raw("reason").to_owned());
    let result = correct_count(&request.context(), id, seen, typed.0.parse().ok(), &typed.1).await;
    let state = match result {
        Ok(()) => return see_other(urls::run(&request.tournament()?.slug).bracket().done(BracketDone::Counted)),
        Err(error) => FormState::returned_or_stale(typed, error)?,
    };
    let state = state.when_stale(NoticeKind::Wrong, words::format::COUNTED_MEANWHILE);
    let mut page = bracket_page(&request, read(&request).await?)?;
    page.page = state.tell(page.page);
    let status = state.status();
    page.count = page.count.map(|form| CountForm { typed: state, ..form });
    page_with(status, &page)
}

/// Somebody else chose in between: says what stands now and what was asked, and changes nothing.
async fn stale_choice(request: &RequestContext, asked_to_skip: bool) -> HandlerResult {
    let read = read(request).await?;
    let stale = words::format::stale_choice(read.snapshot.tournament.skip_semis == Some(true), asked_to_skip);
    let mut page = bracket_page(request, read)?;
    page.page = page.page.notice(NoticeKind::Wrong, stale);
    page_with(StatusCode::CONFLICT, &page)
}

/// Makes the tables of a stage, or makes them again.
pub(crate) async fn make(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let stage = later_stage(&path.1)?;
    let result = make_tables(&request.context(), request.tournament()?.id, stage, request.sends_mail()).await;
    request.app.mail_waits.notify_one();
    let done = match result {
        Ok(Made::Public) => BracketDone::MadePublic,
        Ok(Made::TakenAway) => BracketDone::TakenAway,
        Ok(Made::Hidden) | Err(_) => BracketDone::Made,
    };
    back(&request, result.map(drop), done).await
}

/// Takes the tables of a stage away.
pub(crate) async fn unmake(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let stage = later_stage(&path.1)?;
    let result = unmake_tables(&request.context(), request.tournament()?.id, stage).await;
    back(&request, result, BracketDone::TakenAway).await
}

/// Notes that a player takes no place, or takes the note back.
pub(crate) async fn decline(request: RequestContext, path: web::Path<(String, String)>, form: Form) -> HandlerResult {
    let stage = later_stage(&path.1)?;
    let player: PlayerId = form.text("player").parse().map_err(|_| Error::Missing)?;
    let declines = match form.text("declines") {
        "yes" => true,
        "no" => false,
        _ => return Err(Error::BadRequest(texts::faults::decline_not_said())),
    };
    let (id, by_mail) = (request.tournament()?.id, request.sends_mail());
    let result = decline::decline(&request.context(), id, stage, player, declines, by_mail).await;
    request.app.mail_waits.notify_one();
    back(&request, result, if declines { BracketDone::Declined } else { BracketDone::Takes }).await
}

/// Declares the champion, or ends an event of a series, which goes on at what is to do next.
pub(crate) async fn finish(request: RequestContext, _: Form) -> HandlerResult {
    let t = request.tournament()?;
    let result = finish::finish(&request.context(), t.id).await;
    if result.is_ok() && t.part == TournamentPart::Prelims {
        return see_other(urls::run(&t.slug).home().done(StepDone::Ended));
    }
    match t.ends_with_rounds() {
        false => back(&request, result, BracketDone::Champion).await,
        // There is no page of stages then; what comes after the rounds stands with the other steps.
        true => next_step::answer(&request, result).await,
    }
}

/// Back to the page; with the reason on it where something was refused.
async fn back(request: &RequestContext, result: actions::Result<()>, done: BracketDone) -> HandlerResult {
    let form = match result {
        Ok(()) => return see_other(urls::run(&request.tournament()?.slug).bracket().done(done)),
        Err(error) => FormState::returned((), error)?,
    };
    let mut page = bracket_page(request, read(request).await?)?;
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

async fn read(request: &RequestContext) -> Result<StaffBracket, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(StaffBracket::read(&mut tx, request.tournament()?.id, waiting::judge(request), request.now).await?)
}

fn bracket_page(request: &RequestContext, read: StaffBracket) -> Result<OrganizerBracketPage, Error> {
    let snapshot = &read.snapshot;
    if snapshot.tournament.ends_with_rounds() {
        return Err(Error::Missing);
    }
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    let zone = &snapshot.tournament.time_zone;
    let run = urls::run(&snapshot.tournament.slug);
    let found = StagesChoice::of(snapshot);
    let too_few = bracket::semi_finals_fall_away(snapshot, &ranking);
    let final_day = snapshot.tournament.part == TournamentPart::Finals;
    let (not_yet, stages): (Option<String>, Vec<StageView>) = match later_stages(snapshot, &ranking) {
        Ok(mut stages) => {
            // What is still to be done comes before what is over.
            stages.sort_by_key(|stage| stage.state == Some(RoundState::Closed));
            let view = |stage: LaterStage| StageView {
                missing: missing(snapshot, read.boardless, &stage),
                changed: changed(snapshot, stage.stage),
                ..stage_view(stage, &run, (zone, final_day))
            };
            (None, stages.into_iter().map(view).collect())
        }
        Err(refusal) => (Some(words::bracket::refusal(&refusal)), Vec::new()),
    };
    let finished = snapshot.tournament.phase.is_finished();
    let won = ChampionView::of(snapshot, &ranking, |number| Some(run.player(number)));
    let champion = won.filter(|_| bracket::is_final_closed(snapshot));
    let title = titles::later_stages(ranking::stages_of(&snapshot.tournament));
    let layout = nav::staff(request, title, StaffSection::Bracket)?;
    let layout = nav::live(layout, request, &[ChangeKind::Results, ChangeKind::Course])?;
    Ok(OrganizerBracketPage {
        page: NewsView::quietly(layout, &read.news, &snapshot.tournament),
        urls: run,
        waiting: WaitingSheets::of(request, read.waiting)?,
        may_change: request.may_change(Permission::Run).is_ok(),
        intro: match snapshot.tournament.part {
            TournamentPart::Finals => on_final_day(snapshot),
            TournamentPart::Whole => intro(
                &found,
                too_few.then(|| bracket::final_has_begun(snapshot)),
                stages.iter().all(|stage| stage.next.is_none()),
            ),
            TournamentPart::Prelims => Vec::new(),
        },
        choice: StageChoice { closed: found.state == Some(ChoiceState::Over) && !too_few, ..choice(&found) },
        final_day,
        not_yet,
        stages,
        count: count_form(snapshot),
        champion,
        can_finish: bracket::may_finish(snapshot).is_ok(),
        finished,
    })
}

fn count_form(snapshot: &Snapshot) -> Option<CountForm> {
    may_correct(snapshot).ok()?;
    let counted = snapshot.tournament.attendance?;
    Some(CountForm { counted, typed: FormState::fresh((counted.to_string(), String::new())) })
}

/// The same on the final day of a series.
fn on_final_day(snapshot: &Snapshot) -> Vec<String> {
    let t = &snapshot.tournament;
    let counted = ranking::format_of(t).map(|of| words::format::why_on_final_day(&of, t.skip_semis == Some(true)));
    let waits = words::bracket::not_checked_in(&bracket::waiting_for_check_in(snapshot));
    [texts::format::final_day()].into_iter().chain(counted).chain(waits).collect()
}

/// Which stages are played: why, before there are tables, and that the semi-finals are skipped because too few are left. `too_few`:
/// that this is so, with whether the final has begun.
fn intro(choice: &StagesChoice, too_few: Option<bool>, no_tables: bool) -> Vec<String> {
    let why = match &choice.format {
        Some(format) => words::format::why(format),
        None => words::format::COUNTED_AT_START.to_owned(),
    };
    let too_few = too_few.map(words::bracket::fall_away);
    no_tables.then_some(why).into_iter().chain(too_few).collect()
}

fn choice(choice: &StagesChoice) -> StageChoice {
    StageChoice {
        open: choice.state == Some(ChoiceState::Open),
        closed: choice.state == Some(ChoiceState::Over),
        skip: choice.skip == Some(true),
        counted_later: choice.counted_later,
        seen: CHOICES.into_iter().find(|(_, skip)| *skip == choice.skip).map_or("", |(code, _)| code),
        nobody_chose: choice.skip.is_none(),
    }
}

fn stage_view(stage: LaterStage, run: &urls::Run, (zone, final_day): (&str, bool)) -> StageView {
    StageView {
        title: words::rounds::title(RoundAt::later(stage.stage)),
        stage: stage.stage,
        explained: explained(&stage, final_day),
        word: words::bracket::state(stage.state),
        kind: stage.state.map_or("waiting", badges::round),
        next: stage.state.map(words::bracket::next_button),
        missing: Vec::new(),
        waits: stage.state.is_some_and(|state| state != RoundState::Closed),
        make_label: words::bracket::make_button(stage.stage, stage.is_out_of_date),
        would_be: words::bracket::would_be(stage.stage),
        tied: stage.is_tied(),
        old: stage.is_out_of_date,
        gives_way: stage.gives_way.then_some(words::bracket::GIVES_WAY),
        changed: None,
        open: stage.is_open,
        unmade: stage.can_be_unmade,
        refusal: stage.refusal.map(|refusal| words::cited_if_any(&words::bracket::places(&refusal), refusal.clause())),
        tables: stage_tables::tables(stage.tables, |number| run.player(number)),
        alternates: stage.alternates.into_iter().map(alternate).collect(),
        declined: stage.declined.into_iter().map(|declined| declined_person(declined, zone)).collect(),
    }
}

/// What is still to be done before the next step of the round of a stage; nothing where its tables are to be made again first.
fn missing(snapshot: &Snapshot, boardless: Option<RoundAt>, stage: &LaterStage) -> Vec<String> {
    let at = RoundAt::later(stage.stage);
    let step = snapshot.round(at.stage, at.number).and_then(|round| Some((round, steps::next(round)?)));
    match step.filter(|(_, step)| *step != RoundStep::Close && !stage.is_out_of_date) {
        Some((round, step)) => {
            let missing = steps::missing_before(snapshot, round, step);
            // Where all of them are confirmed there is a board, whether Reeve knows it or not.
            let is_boardless = boardless == Some(at) && !steps::without_layout(snapshot, round).is_empty();
            let boardless = is_boardless.then(|| words::boards::missing(at));
            let said = |why| (words::rounds::refusal(why), why.clause());
            let cited =
                |(line, clause): (String, Option<&str>)| clause.map_or(line.clone(), |it| words::cited(&line, it));
            boardless.into_iter().chain(missing.iter().map(said).map(cited)).collect()
        }
        None => Vec::new(),
    }
}

/// That the public seats of a stage were changed.
fn changed(snapshot: &Snapshot, stage: Stage) -> Option<String> {
    let changed = ChangedSeats::of_round(snapshot, RoundAt::later(stage))?;
    let at = time::clock(changed.at, &snapshot.tournament.time_zone);
    Some(words::bracket::changed_in_public(&changed, &at))
}

/// Who plays a stage, and that not all places are taken.
fn explained(stage: &LaterStage, final_day: bool) -> String {
    let who = words::bracket::explained(stage.stage, stage.after_semi_finals, final_day);
    let few = if stage.stage == Stage::Semi { words::bracket::not_full(&stage.tables) } else { None };
    [who.to_owned()].into_iter().chain(few).collect::<Vec<_>>().join(" ")
}

fn alternate(next: Alternate) -> BracketPlayer {
    let note = next.rank.map(labels::rank).unwrap_or_default();
    BracketPlayer { id: next.player, name: next.name, note, here: next.is_active }
}

fn declined_person(declined: Declined, zone: &str) -> BracketPlayer {
    let note = words::bracket::declined(declined.is_active, declined.at, zone);
    BracketPlayer { id: declined.player, name: declined.name, note, here: declined.is_active }
}
