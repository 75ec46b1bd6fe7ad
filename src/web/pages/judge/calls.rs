//! Calls, disputes and pauses: each is one tap, and leads back to where judges begin; where somebody does not agree with a result, to
//! its record sheet.

use actix_web::http::StatusCode;
use actix_web::web::{Path, Query};

use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::rulings::call::{ClaimWay, answer_call, call_judge, claim_call};
use reeve_actions::rulings::claim_dispute::claim_dispute;
use reeve_actions::rulings::pause_game::{pause_game, resume_game};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, see_other};
use reeve_http::route::{Route, post, to};
use reeve_http::ui::layout::NoticeKind;
use reeve_store::CallId;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words as words;
use reeve_words::flash::{JudgeDone, RoundDone, SheetDone};

use crate::pages::judge::home::judge_page;
use crate::pages::judge::{HallTablePath, table_of};

/// The routes of calls and pauses.
pub(super) fn routes() -> Vec<Route> {
    vec![
        post(urls::round::call_judge, Permission::CallJudge, || to(call)),
        post(urls::round::pause, Permission::Rule, || to(pause)),
        post(urls::round::resume, Permission::Rule, || to(resume)),
        post(urls::round::claim_dispute, Permission::Rule, || to(go)),
        post(urls::round::take_over_dispute, Permission::Rule, || to(go_instead)),
        post(urls::judge::claim, Permission::Rule, || to(claim)),
        post(urls::judge::take_over, Permission::Rule, || to(take_over)),
        post(urls::judge::answer, Permission::Rule, || to(answer)),
    ]
}

/// What the address of the button says that stands on the board of a round.
const BOARD: &str = "board";

/// Where the button stands: [`BOARD`], or nothing on the judges' own pages.
#[derive(serde::Deserialize)]
struct CallQuery {
    #[serde(default)]
    from: String,
}

/// Slug and call.
type CallPath = Path<(String, String)>;

fn call_of(path: &CallPath) -> Result<CallId, Error> {
    path.1.parse().map_err(|_| Error::Missing)
}

/// Takes a call down, and leads back to where the button was: the board of the round, or where judges begin.
async fn call(request: RequestContext, path: HallTablePath, query: Query<CallQuery>, _form: Form) -> HandlerResult {
    let at = table_of(&path)?;
    let home = match query.from.as_str() {
        BOARD => {
            let board = urls::run(&request.tournament()?.slug).round(at.round).board();
            request.will_redirect_to(board.done(RoundDone::Called))
        }
        _ => ahead(&request, JudgeDone::Called)?,
    };
    let result = call_judge(&request.context(), request.tournament()?.id, at).await;
    back(&request, result, home).await
}

/// Pauses a game.
async fn pause(request: RequestContext, path: HallTablePath, _form: Form) -> HandlerResult {
    let at = table_of(&path)?;
    let home = ahead(&request, JudgeDone::Paused)?;
    let result = pause_game(&request.context(), request.tournament()?.id, at).await;
    back(&request, result, home).await
}

/// Lets a game go on.
async fn resume(request: RequestContext, path: HallTablePath, _form: Form) -> HandlerResult {
    let at = table_of(&path)?;
    let home = ahead(&request, JudgeDone::Resumed)?;
    let result = resume_game(&request.context(), request.tournament()?.id, at).await;
    back(&request, result, home).await
}

/// Goes to a call.
async fn claim(request: RequestContext, path: CallPath, _form: Form) -> HandlerResult {
    let call = call_of(&path)?;
    let home = ahead(&request, JudgeDone::Claimed)?;
    let result = claim_call(&request.context(), request.tournament()?.id, call, ClaimWay::Free).await;
    back(&request, result, home).await
}

/// Takes a call over from another judge.
async fn take_over(request: RequestContext, path: CallPath, _form: Form) -> HandlerResult {
    let call = call_of(&path)?;
    let home = ahead(&request, JudgeDone::Claimed)?;
    let result = claim_call(&request.context(), request.tournament()?.id, call, ClaimWay::TakeOver).await;
    back(&request, result, home).await
}

/// Goes to a table where somebody does not agree with the result.
async fn go(request: RequestContext, path: HallTablePath, _form: Form) -> HandlerResult {
    go_there(&request, &path, ClaimWay::Free).await
}

/// Goes there instead of another judge.
async fn go_instead(request: RequestContext, path: HallTablePath, _form: Form) -> HandlerResult {
    go_there(&request, &path, ClaimWay::TakeOver).await
}

/// On to the record sheet of the table, where the judge reads who objects, and decides.
async fn go_there(request: &RequestContext, path: &HallTablePath, way: ClaimWay) -> HandlerResult {
    let at = table_of(path)?;
    let sheet = urls::run(&request.tournament()?.slug).round(at.round).table(at.table);
    let sheet = request.will_redirect_to(sheet.done(SheetDone::Going));
    let result = claim_dispute(&request.context(), request.tournament()?.id, at, way).await;
    back(request, result, sheet).await
}

/// Marks a call as answered.
async fn answer(request: RequestContext, path: CallPath, _form: Form) -> HandlerResult {
    let call = call_of(&path)?;
    let home = ahead(&request, JudgeDone::Answered)?;
    let result = answer_call(&request.context(), request.tournament()?.id, call).await;
    back(&request, result, home).await
}

/// Where judges begin, which says what was done.
fn ahead(request: &RequestContext, done: JudgeDone) -> Result<Url, Error> {
    Ok(request.will_redirect_to(urls::run(&request.tournament()?.slug).judge().home().done(done)))
}

/// Back to where judges begin, or there with why it was not done.
async fn back(request: &RequestContext, result: actions::Result<()>, home: Url) -> HandlerResult {
    match result {
        Ok(()) => see_other(home),
        Err(actions::Error::Refused(refusal)) => {
            let why = Some((
                NoticeKind::Wrong,
                words::in_game::refusal_in(&refusal, &words::games::terms(request.tournament()?.system.system())),
            ));
            judge_page(request, "", StatusCode::CONFLICT, why).await
        }
        Err(error) => Err(error.into()),
    }
}
