//! The second factor of one's own account: setting it up, new recovery codes, switching it off.

use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::pages::account::passkey_line::PasskeyLine;
use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::account::slow_down;
use reeve_actions as actions;
use reeve_actions::Fault;
use reeve_actions::accounts::refusal::Refusal;
use reeve_actions::accounts::second_factor;
use reeve_actions::accounts::second_factor::TypedCode;
use reeve_actions::accounts::slow_down::Counted;
use reeve_actions::accounts::time_code;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::sign_in_way::SignInWay;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::qr;
use reeve_store::SessionId;
use reeve_store::account::Account;
use reeve_urls as urls;
use reeve_views::accounts;
use reeve_views::accounts::second_factor::SecondFactorState;
use reeve_words::flash::SecondFactorDone;
use reeve_words::requests;
use reeve_words::time;
use reeve_words::titles;

#[derive(Template)]
#[template(path = "account/second_factor.html")]
struct SecondFactorPage {
    page: Layout,
    name: String,
    /// Since when there are codes.
    since: Option<String>,
    passkeys: Vec<PasskeyLine>,
    recovery_codes_left: i64,
    is_required: bool,
    form: FormState<()>,
}

#[derive(Template)]
#[template(path = "account/set_up_second_factor.html")]
struct SetUpPage {
    page: Layout,
    name: String,
    /// The secret in groups of four, as people type it.
    typed: String,
    picture: String,
    /// Whether the account has passkeys, and codes come beside them.
    has_passkeys: bool,
    form: FormState<()>,
}

#[derive(Template)]
#[template(path = "account/recovery_codes.html")]
struct RecoveryCodesPage {
    page: Layout,
    codes: Vec<String>,
    next: String,
}

/// What was just done.
#[derive(serde::Deserialize)]
pub(super) struct SecondFactorQuery {
    #[serde(default)]
    done: String,
    /// Whether codes are to be set up beside passkeys.
    #[serde(default)]
    codes: String,
}

/// Shows how things stand, or how to set one up.
pub(super) async fn show(request: RequestContext, query: web::Query<SecondFactorQuery>) -> HandlerResult {
    let (account, state) = own(&request).await?;
    let done = SecondFactorDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    let form = FormState::fresh(()).with_notice(done);
    if state.since.is_some() || (state.is_on() && query.codes.is_empty()) {
        return state_page(&request, account, &state, form);
    }
    set_up_page(&request, &account, &state, form).await
}

async fn own(request: &RequestContext) -> Result<(Account, SecondFactorState), Error> {
    let id = request.access.caller().account().ok_or(Error::Forbidden)?;
    Ok(accounts::with_second_factor(&mut request.app.db.read().await?, id).await?)
}

fn layout(request: &RequestContext) -> Layout {
    let layout = request.layout(texts::account::title_your_second_factor());
    // Whoever has yet to set one up gets to no other page.
    if request.access.must_set_up {
        layout
    } else {
        layout.crumb(texts::account::title_your_account(), urls::account())
    }
}

fn state_page(
    request: &RequestContext,
    account: Account,
    state: &SecondFactorState,
    form: FormState<()>,
) -> HandlerResult {
    let shown = SecondFactorPage {
        page: form.tell(layout(request)),
        name: account.name,
        since: state.since.map(|since| time::moment(since, "UTC")),
        passkeys: PasskeyLine::all(request, &state.passkeys),
        recovery_codes_left: state.recovery_codes_left,
        is_required: state.is_required,
        form,
    };
    page_with(shown.form.status(), &shown)
}

async fn set_up_page(
    request: &RequestContext,
    account: &Account,
    state: &SecondFactorState,
    form: FormState<()>,
) -> HandlerResult {
    let secret = second_factor::offered_secret(&request.context(), session(request)?).await?;
    let public_url = request.app.public_url();
    let host = public_url.split("//").last().unwrap_or_default();
    let address = time_code::app_address(&secret, &titles::in_app(host), &account.name);
    let address = address.ok_or_else(|| Error::Broken("a secret of a second factor that can't be read".to_owned()))?;
    let mut layout = form.tell(layout(request));
    if state.is_required && !state.is_on() {
        layout = layout.notice(NoticeKind::Attention, texts::account::second_factor_needed());
    }
    let signs: Vec<char> = secret.chars().collect();
    let groups: Vec<String> = signs.chunks(4).map(|group| group.iter().collect()).collect();
    let shown = SetUpPage {
        page: layout,
        name: account.name.clone(),
        typed: groups.join(" "),
        picture: format!("data:image/svg+xml;base64,{}", STANDARD.encode(qr::svg(&address)?)),
        has_passkeys: !state.passkeys.is_empty(),
        form,
    };
    kept_by_nobody(page_with(shown.form.status(), &shown)?)
}

/// The session that is shown a secret.
fn session(request: &RequestContext) -> Result<SessionId, Error> {
    request.access.session.map(|(id, _)| id).ok_or(Error::Forbidden)
}

/// Switches it on with the secret that was shown and a code that an app made of it, and shows the recovery codes.
pub(super) async fn switch_on(request: RequestContext, form: Form) -> HandlerResult {
    let (account, state) = own(&request).await?;
    let on = request.will_redirect_to(urls::second_factor().done(SecondFactorDone::On));
    let counted = match admitted(&request, &account, &form).await? {
        Ok(counted) => counted,
        Err(faulty) if state.since.is_none() => return set_up_page(&request, &account, &state, faulty).await,
        Err(faulty) => return state_page(&request, account, &state, faulty),
    };
    let (session, code) = (session(&request)?, form.text("code"));
    let made = second_factor::switch_on(&request.context(), session, &account.password_hash, code).await;
    match settled(&request, &counted, &account, made).await? {
        Ok(Some(codes)) => codes_page(&request, codes),
        Ok(None) => see_other(on),
        Err(faulty) if state.since.is_none() => set_up_page(&request, &account, &state, faulty).await,
        Err(refused) => state_page(&request, account, &state, refused),
    }
}

/// Makes new recovery codes and shows them, or switches it off, as the button says.
pub(super) async fn change(request: RequestContext, form: Form) -> HandlerResult {
    let (account, state) = own(&request).await?;
    let wanted = match form.text("do") {
        "codes" => SecondFactorDone::NewCodes,
        "off" if state.passkeys.is_empty() => SecondFactorDone::Off,
        "off" => SecondFactorDone::CodesOff,
        _ => return Err(Error::Unprocessable(requests::no_such_choice("do"))),
    };
    if !state.is_on() || (state.since.is_none() && wanted != SecondFactorDone::NewCodes) {
        return Err(Error::Missing);
    }
    let off = request.will_redirect_to(urls::second_factor().done(wanted));
    let counted = match admitted(&request, &account, &form).await? {
        Ok(counted) => counted,
        Err(faulty) => return state_page(&request, account, &state, faulty),
    };
    let typed = TypedCode::read(form.text("code"));
    if wanted != SecondFactorDone::NewCodes {
        let done = second_factor::switch_off(&request.context(), &account.password_hash, &typed).await;
        return match settled(&request, &counted, &account, done).await? {
            Ok(()) => see_other(off),
            Err(faulty) => state_page(&request, account, &state, faulty),
        };
    }
    let made = second_factor::renew_recovery_codes(&request.context(), &account.password_hash, &typed).await;
    match settled(&request, &counted, &account, made).await? {
        Ok(codes) => codes_page(&request, codes),
        Err(faulty) => state_page(&request, account, &state, faulty),
    }
}

/// Shows new recovery codes, which nobody sees again.
pub(super) fn codes_page(request: &RequestContext, codes: Vec<String>) -> HandlerResult {
    let layout = request.layout(texts::account::title_your_recovery_codes());
    kept_by_nobody(page(&RecoveryCodesPage { page: layout, codes, next: urls::tournaments().into() })?)
}

/// Counts the attempt, waits where too many have failed, and checks the password: whoever finds a screen unlocked could
/// guess here as well. Gives the form with its fault where the password is wrong.
pub(super) async fn admitted(
    request: &RequestContext,
    account: &Account,
    form: &Form,
) -> Result<Result<Counted, FormState<()>>, Error> {
    let counted = slow_down::admit(request, &second_factor::own_counters(account.id)).await?;
    if request.app.hashing.fits(request.priority(), form.raw("old"), Some(&account.password_hash)).await? {
        return Ok(Ok(counted));
    }
    slow_down::note_failure(request, &counted, SignInWay::OwnPassword, Some(account.id)).await?;
    Ok(Err(FormState::faulty((), &[Fault::new("old", Refusal::NotYourPassword)])))
}

/// Takes the attempt back, unless the code was wrong; then that stands in the log, and the form comes back.
pub(super) async fn settled<T>(
    request: &RequestContext,
    counted: &Counted,
    account: &Account,
    done: actions::Result<T>,
) -> Result<Result<T, FormState<()>>, Error> {
    // A fault at another field is no guess.
    let is_guess = |faults: &[Fault]| faults.iter().any(|fault| fault.field == "code");
    if matches!(&done, Err(actions::Error::Faults(faults)) if is_guess(faults)) {
        slow_down::note_failure(request, counted, SignInWay::OwnSecondFactor, Some(account.id)).await?;
    } else {
        counted.forgive(&request.context()).await?;
    }
    match done {
        Ok(done) => Ok(Ok(done)),
        Err(error) => Ok(Err(FormState::returned((), error)?)),
    }
}
