//! A judge decides a game: the form of its record sheet with the reason, and nothing else on the page.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use askama::Template;

use reeve_actions as actions;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::decide_sheet::{DecideSheet, decide_sheet};
use reeve_actions::sheets::refusal::Refusal as StepRefusal;
use reeve_actions::{Permission, Refusal};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{FieldFaults, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::signing_view::DisputeLine;
use reeve_rules::games::System;
use reeve_rules::sheets::check::warnings_of;
use reeve_rules::sheets::decision::{WhatStands, what_stands};
use reeve_rules::sheets::{SheetField, TableResult, check_decided};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_urls as urls;
use reeve_urls::RoundUrls;
use reeve_views::sheets::SheetView;
use reeve_views::standings::ranking;
use reeve_words as words;

use crate::pages::organizer::sheets::form::{EntryForm, SheetForm, WINNER_VP, read, repeated, vp_digits};
use crate::pages::organizer::sheets::sheet::{
    AfterFinal, Loaded, TablePath, impossible_fields, returned, rounds, saved, stored, table_at, typed_result,
};
use crate::pages::organizer::sheets::typed::{Clash, clashes, typed};
use reeve_http::ui::nav::StaffSection;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::decide, Permission::ReadRun, || to(show)),
        post(urls::round::decide, Permission::DecideSheet, || to(decide)).repeats(repeated()),
    ]
}

#[derive(Template)]
#[template(path = "organizer/sheets/decide.html")]
struct DecidePage {
    page: Layout,
    urls: RoundUrls,
    number: i64,
    round: String,
    version: i64,
    /// Whether whoever looks can decide the game now.
    open: bool,
    /// Why not, where they can't.
    closed: String,
    entry: EntryForm,
    reason: String,
    /// The winner's VP once more, where something is unusual: what was typed, and what is wrong with it.
    again: Option<(String, String)>,
    /// What is unusual about what was typed.
    warnings: Vec<String>,
    /// Whether a score is made up for who is missing.
    dummy: bool,
    /// What is asked where the winner is out.
    out: Option<WinnerOut>,
    /// Whether it is ticked that the game was not played; none where somebody wins every game.
    not_played: Option<bool>,
    vp_digits: usize,
    clash: Vec<Clash>,
    settled: AfterFinal,
    /// What players say against the result.
    disputes: Vec<DisputeLine>,
}

/// A winner who was disqualified or withdrew in this very game.
struct WinnerOut {
    says: Vec<String>,
    /// What can stand: each with its words.
    choices: Vec<(&'static str, &'static str)>,
    chosen: String,
}

impl WinnerOut {
    /// Of a result on this sheet; none where its winner is in the tournament. `chosen`: what was chosen, as it was sent.
    fn of(view: &SheetView<'_>, result: &TableResult, chosen: &str) -> Option<WinnerOut> {
        let out = view.sheet.with_result(result.clone()).winner_in_question()?;
        let offered = WhatStands::ALL.iter().filter(|choice| choice.is_offered(view.round.row.stage));
        Some(WinnerOut {
            says: words::unusual::lines(&[out], &view.players, words::games::terms(view.system)),
            choices: offered.map(|choice| (choice.code(), words::unusual::what_stands(*choice))).collect(),
            chosen: chosen.to_owned(),
        })
    }

    /// The same of what stands in the form.
    fn typed(view: &SheetView<'_>, form: &Form) -> Option<WinnerOut> {
        let positions: Vec<i64> = view.sheet.result.seats.iter().map(|seat| seat.position).collect();
        WinnerOut::of(view, &read(view.system, &positions, form).0, form.raw(STANDS))
    }
}

/// The field of what stands.
const STANDS: &str = "stands";
/// That the game was not played.
const NOT_PLAYED: &str = "not-played";

/// Whether a game can be decided as not played. Side events have absent players for that.
fn may_be_not_played(view: &SheetView<'_>) -> bool {
    view.system.championship && WhatStands::Nothing.is_offered(view.round.row.stage)
}

fn decide_page(
    request: &RequestContext,
    (loaded, at): (&Loaded, TableAt),
    form: SheetForm,
    reason: &str,
) -> Result<DecidePage, Error> {
    let view = loaded.view()?;
    let urls = urls::run(&loaded.snapshot.tournament.slug);
    let round_urls = urls.round(at.round);
    let round = words::rounds::title(at.round);
    let page = nav::staff(request, titles::decide(&titles::sheet(&round, at.table)), StaffSection::Rounds)?
        .queues()
        .crumb(titles::ROUNDS, urls.rounds())
        .crumb(round.clone(), round_urls.board())
        .crumb(titles::table(at.table), round_urls.table(at.table));
    let closed = match (request.may_change(Permission::DecideSheet), view.entry) {
        (Err(actions::Error::Forbidden), _) => Some(words::sheets::ONLY_JUDGES_DECIDE.to_owned()),
        (Err(error), _) => Some(words::error(&error)),
        (Ok(()), Err(why)) => Some(words::in_game::refusal_in(&why.into(), &words::games::terms(view.system))),
        (Ok(()), Ok(())) => None,
    };
    Ok(DecidePage {
        page,
        number: at.table,
        round,
        version: view.table.row.sheet_version,
        open: closed.is_none(),
        closed: closed.unwrap_or_default(),
        reason: reason.to_owned(),
        again: None,
        warnings: Vec::new(),
        dummy: view.rules.dummy,
        out: WinnerOut::of(&view, &view.sheet.result, ""),
        not_played: may_be_not_played(&view).then_some(false),
        vp_digits: vp_digits(view.system),
        clash: Vec::new(),
        settled: AfterFinal::default(),
        disputes: loaded.signing()?.map(|signing| signing.disputes).unwrap_or_default(),
        // Typing begins with what happened.
        entry: EntryForm { focus: None, ..EntryForm::new(&view, form) },
        urls: round_urls,
    })
}

async fn show(request: RequestContext, path: TablePath) -> HandlerResult {
    let at = table_at(&path)?;
    let loaded = Loaded::load(&request, at).await?;
    let form = stored(&loaded.view()?);
    page(&decide_page(&request, (&loaded, at), form, "")?)
}

async fn decide(request: RequestContext, path: TablePath, form: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let tournament = request.tournament()?;
    let rounds = rounds(&request).await?;
    if form.pressed("look")? {
        return look(&request, at, &form).await;
    }
    let stage = at.round.stage;
    let terms = words::games::terms(tournament.system.system());
    let check = |system: &'static System, typed: &TableResult| check_decided(system, stage, typed);
    let not_played = tournament.system.system().championship && stage == Stage::Prelim && form.ticked(NOT_PLAYED);
    let chosen_one = form.choice(STANDS, WhatStands::from_code)?;
    let choice = if not_played { Some(WhatStands::Nothing) } else { chosen_one };
    let loaded = Loaded::load(&request, at).await?;
    let absent = absent(&loaded.view()?, &form);
    let typed = match not_played {
        // What else was typed says nothing then.
        true => loaded.view()?.sheet.result.clone(),
        false => match typed_result(&request, at, &rounds, &form, check).await? {
            Ok(result) => result,
            Err(faults) => return again(&request, at, &FormState::with_faults(form, faults), None).await,
        },
    };
    let result = match chosen(&request, at, typed, (choice, not_played)).await? {
        Ok(result) => result,
        Err(why) => {
            let fault = [(STANDS.to_owned(), words::sheets::refusal(why, request.game()?))];
            return again(&request, at, &FormState::with_faults(form, fault.into_iter().collect()), None).await;
        }
    };
    let reason = form.raw("reason").to_owned();
    let Ok(winner_vp) = form.whole(WINNER_VP) else {
        let fault = words::sheets::not_whole(SheetField::Vp, terms);
        return once_more(&request, at, &form, &result, fault).await;
    };
    let version = form.version();
    let command = DecideSheet { at, version, result: result.clone(), stands: choice, absent, reason, winner_vp };
    match decide_sheet(&request.context(), tournament.id, command).await {
        // The judge sees what was decided: there was more to it than to the next sheet of a pile.
        Ok(_) => saved(&request, at, true, &rounds),
        Err(actions::Error::Impossible(refusals)) => {
            let faults = impossible_fields(&request, at, &result, &refusals).await?;
            let form = FormState::with_faults(form, faults);
            again(&request, at, &form, Some(&result)).await
        }
        Err(actions::Error::Refused(Refusal::Sheets(why @ (StepRefusal::Unusual | StepRefusal::WinnerVpDiffer)))) => {
            let why = match why {
                StepRefusal::WinnerVpDiffer => words::sheets::OTHER_WINNER_VP.to_owned(),
                _ => words::sheets::DECIDE_UNUSUAL.to_owned(),
            };
            once_more(&request, at, &form, &result, terms.say(&why).into_owned()).await
        }
        // What is wrong with the reason, and with the result at once.
        Err(actions::Error::Faults(reason)) => {
            let refusals = check(tournament.system.system(), &result).err().unwrap_or_default();
            let others = impossible_fields(&request, at, &result, &refusals).await?;
            let faults = FieldFaults::of(&reason).iter().chain(others.iter()).cloned().collect();
            again(&request, at, &FormState::with_faults(form, faults), None).await
        }
        Err(error) => again(&request, at, &returned(form, error)?, Some(&result)).await,
    }
}

/// The selection positions of those who are marked absent in the form.
fn absent(view: &SheetView<'_>, form: &Form) -> BTreeSet<i64> {
    let positions: Vec<i64> = view.sheet.result.seats.iter().map(|seat| seat.position).collect();
    let seats = read(view.system, &positions, form).0.seats;
    seats.into_iter().filter(|seat| seat.absent).map(|seat| seat.position).collect()
}

/// The result that was typed, or what the judge lets stand in its place where its winner is out.
async fn chosen(
    request: &RequestContext,
    at: TableAt,
    typed: TableResult,
    (choice, not_played): (Option<WhatStands>, bool),
) -> Result<Result<TableResult, StepRefusal>, Error> {
    let Some(choice) = choice else { return Ok(Ok(typed)) };
    let loaded = Loaded::load(request, at).await?;
    let sheet = loaded.view()?.sheet.with_result(typed);
    Ok(if not_played || sheet.winner_in_question().is_some() { what_stands(&sheet, choice) } else { Ok(sheet.result) })
}

/// The form with what was typed on the record sheet, where it turned out that a judge decides the game.
async fn look(request: &RequestContext, at: TableAt, form: &Form) -> HandlerResult {
    let loaded = Loaded::load(request, at).await?;
    let view = loaded.view()?;
    let open = view.entry.is_ok();
    let fields = if open { typed(&view, form, FieldFaults::default()) } else { stored(&view) };
    let mut shown = decide_page(request, (&loaded, at), fields, "")?;
    if open {
        shown.version = form.version();
        shown.out = WinnerOut::typed(&view, form);
    }
    page(&shown)
}

/// The form again, with what is unusual about the result, and a field for the winner's VP.
async fn once_more(
    request: &RequestContext,
    at: TableAt,
    form: &Form,
    result: &TableResult,
    why: String,
) -> HandlerResult {
    let loaded = Loaded::load(request, at).await?;
    let view = loaded.view()?;
    let fields = typed(&view, form, FieldFaults::default());
    let mut shown = decide_page(request, (&loaded, at), fields, form.raw("reason"))?;
    // The version that the judge saw stays, so that somebody else's change in between is still noticed.
    shown.version = form.version();
    shown.out = WinnerOut::typed(&view, form);
    shown.not_played = shown.not_played.map(|_| form.ticked(NOT_PLAYED));
    shown.warnings = words::unusual::lines(
        &warnings_of(view.system, &ranking::rules_of(request.tournament()?), result),
        &view.players,
        words::games::terms(view.system),
    );
    shown.again = Some((form.text(WINNER_VP).to_owned(), why));
    page_with(StatusCode::UNPROCESSABLE_ENTITY, &shown)
}

/// The form again with everything that was typed: with the faults beside the fields, or the result that was sent beside the one
/// that is stored now.
async fn again(
    request: &RequestContext,
    at: TableAt,
    form: &FormState<Form>,
    sent: Option<&TableResult>,
) -> HandlerResult {
    let loaded = Loaded::load(request, at).await?;
    let view = loaded.view()?;
    let fields = if view.entry.is_ok() { typed(&view, form, form.faults.clone()) } else { stored(&view) };
    let mut shown = decide_page(request, (&loaded, at), fields, form.raw("reason"))?;
    shown.out = WinnerOut::typed(&view, form);
    shown.not_played = shown.not_played.map(|_| form.ticked(NOT_PLAYED));
    if form.faults.is_empty() {
        shown.clash = sent.map(|result| clashes(&view, result)).unwrap_or_default();
        shown.settled = sent.map(|result| loaded.settled(request, &view, result)).unwrap_or_default();
    } else {
        // The version that the judge saw stays, so that somebody else's change in between is still noticed.
        shown.version = form.version();
    }
    shown.page = form.tell(shown.page);
    page_with(form.status(), &shown)
}
