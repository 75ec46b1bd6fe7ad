//! The correction of a final record sheet: what is stored and what the signed paper says, side by side, for the two people who
//! have to agree on it.

use actix_web::http::StatusCode;
use askama::Template;

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::correct_sheet::{
    ProposeCorrection, SettleCorrection, confirm_correction, propose_correction, withdraw_correction,
};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FieldFaults;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_rules::sheets::check::warnings_of;
use reeve_rules::sheets::correction::CorrectionRoles;
use reeve_rules::sheets::{SeatResult, SheetField, StepRefusal, TableResult};
use reeve_store::sheet::SheetContent;
use reeve_store::sheet_correction::SheetCorrection;
use reeve_store::{ChangeKind, Snapshot};
use reeve_urls as urls;
use reeve_urls::{RoundUrls, Url};
use reeve_views::sheets::correction::CorrectionDesk;
use reeve_views::sheets::signing::{confirmable, correction};
use reeve_views::standings::after_correction::{CorrectionEffect, effect_of};
use reeve_views::standings::ranking;
use reeve_words as words;
use reeve_words::time;

use crate::pages::organizer::sheets::form::{faults, vp_digits};
use crate::pages::organizer::sheets::sheet::{TablePath, table_at};
use reeve_http::ui::nav::StaffSection;
use reeve_words::flash::SheetDone;
use reeve_words::titles;

const CORRECT: Permission = Permission::CorrectSheet;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::correction, Permission::ReadRun, || to(show)),
        post(urls::round::correction, CORRECT, || to(propose)),
        post(urls::round::confirm_correction, CORRECT, || to(confirm)),
        post(urls::round::withdraw_correction, CORRECT, || to(withdraw)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/sheets/correction.html")]
struct CorrectionPage {
    page: Layout,
    urls: RoundUrls,
    number: i64,
    version: i64,
    vp_digits: usize,
    seats: Vec<CorrectionSeat>,
    waits: Option<WaitingCorrection>,
    /// What is unusual about what the paper says.
    warnings: Vec<String>,
    /// What it would change in the ranking.
    effect: Option<CorrectionEffect>,
    /// Whether one can be proposed now.
    open: bool,
    /// Why nothing can be done here by whoever looks.
    closed: String,
    faults: FieldFaults,
}

impl CorrectionPage {
    /// What is wrong with the VP of a seat.
    fn fault(&self, seat: &CorrectionSeat) -> Option<&str> {
        self.faults.at(&format!("vp-{}", seat.n))
    }
}

struct CorrectionSeat {
    n: i64,
    name: String,
    absent: bool,
    stored: String,
    paper: String,
    differs: bool,
    /// The VP in the form.
    vp: String,
    won: bool,
}

struct WaitingCorrection {
    id: i64,
    who: String,
    at: String,
    /// Why whoever looks can't confirm it; nothing where they can.
    not_you: String,
    may_withdraw: bool,
}

/// What somebody typed.
struct TypedCorrection<'f> {
    form: &'f Form,
    faults: FieldFaults,
    /// The version that the person saw; none where the page now shows another one.
    version: Option<i64>,
}

async fn show(request: RequestContext, path: TablePath) -> HandlerResult {
    let at = table_at(&path)?;
    answer(&request, at, None, None).await
}

/// The page, with what was typed, or with why something was not done.
async fn answer(
    request: &RequestContext,
    at: TableAt,
    typed: Option<TypedCorrection<'_>>,
    refused: Option<(StatusCode, String)>,
) -> HandlerResult {
    let roles = request.roles();
    let reader =
        (request.access.caller().account(), CorrectionRoles { organizer: roles.organizer, judge: roles.judge });
    let mut tx = request.app.db.read().await?;
    let CorrectionDesk { snapshot, proposal, signatures } =
        CorrectionDesk::read(&mut tx, request.tournament()?.id, (at.round, at.table), reader).await?;
    drop(tx);
    let (_, table) = at.find(&snapshot.rounds)?;
    let system = snapshot.tournament.system.system();
    let terms = words::games::terms(system);
    let stored = table.sheet().result;
    let paper = proposal.as_ref().and_then(|(_, proposal)| SheetContent::read(system, &proposal.paper));
    let paper = paper.map(|content| content.result);
    // What can't be confirmed has no effect.
    let fits = proposal.as_ref().map(|(_, proposal)| confirmable(system, at.round.stage, table, proposal)).transpose();
    let unfit = fits.as_ref().err().copied();
    let confirmed = fits.ok().flatten().map(|content| content.result);
    let effect = confirmed.as_ref().map(|paper| effect_of(&snapshot, table.row.id, paper)).transpose()?;
    let labels = snapshot.labels();
    let players: Vec<String> = table.seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect();
    let rules = ranking::rules_of(&snapshot.tournament);
    let unusual = |paper: &TableResult| words::unusual::lines(&warnings_of(system, &rules, paper), &players, terms);
    let warnings = confirmed.as_ref().map(unusual).unwrap_or_default();
    let allowed = correction(snapshot.tournament.settings.transcription_fix, table.row.sheet_state, &signatures);
    let closed = match (request.may_change(Permission::CorrectSheet), allowed) {
        (_, Err(why)) => words::in_game::refusal_in(&why.into(), &terms),
        (Err(actions::Error::Forbidden), Ok(())) => words::sheets::CORRECTION_NOT_YOURS.to_owned(),
        (Err(error), Ok(())) => words::error(&error),
        (Ok(()), Ok(())) => String::new(),
    };
    let urls = urls::run(&snapshot.tournament.slug);
    let round_urls = urls.round(at.round);
    let title = titles::correction(&titles::sheet(&words::rounds::title(at.round), at.table));
    let mut layout = nav::staff(request, title, StaffSection::Rounds)?
        .queues()
        .stands_at(round_urls.correction(at.table))
        .crumb(titles::ROUNDS, urls.rounds())
        .crumb(words::rounds::title(at.round), round_urls.board())
        .crumb(titles::table(at.table), round_urls.table(at.table));
    let status = match (&refused, &typed) {
        (Some((status, _)), _) => *status,
        (None, Some(_)) => StatusCode::UNPROCESSABLE_ENTITY,
        (None, None) => StatusCode::OK,
    };
    layout = nav::live_if(status, layout, request, &[ChangeKind::Results, ChangeKind::Course])?;
    if let Some((_, why)) = refused {
        layout = layout.notice(NoticeKind::Wrong, why);
    }
    let waits = proposal.as_ref().map(|proposal| waiting(request, &snapshot, proposal, unfit));
    page_with(
        status,
        &CorrectionPage {
            page: layout,
            number: at.table,
            // The version that the person saw stays, so that somebody else's change in between is noticed.
            version: typed.as_ref().and_then(|typed| typed.version).unwrap_or(table.row.sheet_version),
            vp_digits: vp_digits(system),
            seats: seats((&stored, paper.as_ref()), &players, typed.as_ref().map(|typed| typed.form), &terms),
            open: closed.is_empty() && waits.is_none(),
            waits,
            warnings,
            effect,
            closed,
            faults: typed.map(|typed| typed.faults).unwrap_or_default(),
            urls: round_urls,
        },
    )
}

fn seats(
    (stored, paper): (&TableResult, Option<&TableResult>),
    players: &[String],
    typed: Option<&Form>,
    terms: &words::games::Terms,
) -> Vec<CorrectionSeat> {
    let seats = stored.seats.iter().enumerate().zip(players);
    let seat = |((at, seat), name): ((usize, &SeatResult), &String)| {
        let other = paper.and_then(|paper| paper.seats.get(at)).unwrap_or(seat);
        let (stored, paper) = (words::sheets::says(seat, terms), words::sheets::says(other, terms));
        CorrectionSeat {
            n: seat.position,
            name: name.clone(),
            absent: seat.absent,
            differs: stored != paper,
            stored,
            paper,
            vp: match typed {
                Some(form) => form.raw(&format!("vp-{}", seat.position)).to_owned(),
                None => seat.vp.map(|vp| vp.to_string()).unwrap_or_default(),
            },
            won: match typed {
                Some(form) => form.raw("winner") == seat.position.to_string(),
                None => seat.winner,
            },
        }
    };
    seats.map(seat).collect()
}

/// What waits for the second of two people, and whether whoever looks may be that; `unfit` says why nobody can confirm it.
fn waiting(
    request: &RequestContext,
    snapshot: &Snapshot,
    (may, proposal): &(Result<(), StepRefusal>, SheetCorrection),
    unfit: Option<StepRefusal>,
) -> WaitingCorrection {
    let not_you = match unfit.map_or(*may, Err) {
        Ok(()) => String::new(),
        Err(why) => words::sheets::refusal(why, words::games::terms(snapshot.tournament.system.system())),
    };
    WaitingCorrection {
        id: proposal.id.0,
        who: proposal.proposer.clone().unwrap_or_else(|| words::sheets::A_COMMAND.to_owned()),
        at: time::moment(proposal.proposed_at, &snapshot.tournament.time_zone),
        not_you,
        may_withdraw: request.may_change(CORRECT).is_ok(),
    }
}

/// The first of the two says what the paper says.
async fn propose(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let tournament = request.tournament()?;
    let snapshot = request.snapshot().await?;
    let (_, table) = at.find(&snapshot.rounds)?;
    let stored = table.sheet().result;
    let labels = snapshot.labels();
    let players: Vec<String> = table.seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect();
    let version = form.version();
    let mut wrong = Vec::new();
    let mut vp = Vec::new();
    for seat in &stored.seats {
        let field = format!("vp-{}", seat.position);
        match form.whole(&field) {
            Ok(typed) => vp.push(if seat.absent { seat.vp } else { typed }),
            Err(_) => wrong.push((field, words::sheets::not_whole(SheetField::Vp, request.game()?))),
        }
    }
    let winner = form.whole("winner");
    if winner.is_err() {
        wrong.push(("winner".to_owned(), words::sheets::not_whole(SheetField::Winner, request.game()?)));
    }
    if !wrong.is_empty() {
        let faults = wrong.into_iter().collect();
        return answer(&request, at, Some(TypedCorrection { form: &form, faults, version: Some(version) }), None).await;
    }
    let winner = winner.unwrap_or_default();
    let command = ProposeCorrection { at, version, vp: vp.clone(), winner };
    match propose_correction(&request.context(), tournament.id, command).await {
        Ok(()) => see_other(urls::run(&tournament.slug).round(at.round).correction(at.table)),
        Err(actions::Error::Impossible(refusals)) => {
            let faults = faults(tournament.system.system(), &stored, &refusals, &players);
            answer(&request, at, Some(TypedCorrection { form: &form, faults, version: Some(version) }), None).await
        }
        Err(error) => {
            let typed = TypedCorrection { form: &form, faults: FieldFaults::default(), version: None };
            refused(&request, at, error, Some(typed)).await
        }
    }
}

/// The second of the two found the same on the paper.
async fn confirm(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let command = settle(&path, &form)?;
    let tournament = request.tournament()?;
    match confirm_correction(&request.context(), tournament.id, command).await {
        Ok(()) => see_other(sheet_after(&tournament.slug, command.at, SheetDone::Corrected)),
        Err(error) => refused(&request, command.at, error, None).await,
    }
}

/// The paper says what is stored after all.
async fn withdraw(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let command = settle(&path, &form)?;
    let tournament = request.tournament()?;
    match withdraw_correction(&request.context(), tournament.id, command).await {
        Ok(()) => see_other(sheet_after(&tournament.slug, command.at, SheetDone::Kept)),
        Err(error) => refused(&request, command.at, error, None).await,
    }
}

/// The record sheet, which says what became of the correction.
fn sheet_after(slug: &str, at: TableAt, done: SheetDone) -> Url {
    urls::run(slug).round(at.round).table(at.table).done(done)
}

fn settle(path: &TablePath, form: &Form) -> Result<SettleCorrection, Error> {
    let correction = form.raw("correction").parse().map_err(|_| Error::Missing)?;
    Ok(SettleCorrection { at: table_at(path)?, correction })
}

/// The page with why nothing was done, and with what was typed beside what is stored now.
async fn refused(
    request: &RequestContext,
    at: TableAt,
    error: actions::Error,
    typed: Option<TypedCorrection<'_>>,
) -> HandlerResult {
    let why = match error {
        actions::Error::Stale => words::sheets::CORRECTION_STALE.to_owned(),
        actions::Error::Refused(refusal) => {
            words::in_game::refusal_in(&refusal, &words::games::terms(request.tournament()?.system.system()))
        }
        other => return Err(other.into()),
    };
    answer(request, at, typed, Some((StatusCode::CONFLICT, why))).await
}
