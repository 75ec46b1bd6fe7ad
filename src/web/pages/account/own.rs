//! One's own account: the password, and the devices that are signed in.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::pages::account::slow_down;
use reeve_actions::Fault;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::password;
use reeve_actions::accounts::refusal::Refusal;
use reeve_actions::accounts::slow_down::Counter;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::session;
use reeve_http::sign_in_way::SignInWay;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_store::SessionId;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::accounts;
use reeve_views::accounts::OwnAccount;
use reeve_words as words;
use reeve_words::flash::OwnAccountDone;
use reeve_words::time;

#[derive(Template)]
#[template(path = "account/own.html")]
struct OwnAccountPage {
    page: Layout,
    name: String,
    email: Option<String>,
    may: String,
    is_admin: bool,
    has_second_factor: bool,
    has_codes: bool,
    passkeys: usize,
    recovery_codes_left: i64,
    devices: Vec<DeviceRow>,
    form: FormState<()>,
}

struct DeviceRow {
    end: Url,
    browser: String,
    address: String,
    since: String,
    last_seen: String,
    /// Until when, for a device that was signed in by code.
    until: Option<String>,
    current: bool,
}

/// What was just done.
#[derive(serde::Deserialize)]
pub(super) struct AccountQuery {
    #[serde(default)]
    done: String,
}

/// Shows the account.
pub(super) async fn show(request: RequestContext, query: web::Query<AccountQuery>) -> HandlerResult {
    let done = OwnAccountDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    own_page(&request, FormState::fresh(()).with_notice(done)).await
}

async fn own_page(request: &RequestContext, form: FormState<()>) -> HandlerResult {
    let id = request.access.caller().account().ok_or(Error::Forbidden)?;
    let mut tx = request.app.db.read().await?;
    let OwnAccount { account, sessions, second_factor } = OwnAccount::read(&mut tx, id, request.now).await?;
    drop(tx);
    let current = request.access.session.map(|(id, _)| id);
    let devices = sessions
        .into_iter()
        .map(|session| DeviceRow {
            end: urls::end_session(session.id),
            browser: browser(&session.user_agent),
            address: session.address,
            since: time::moment(session.created_at, "UTC"),
            last_seen: time::moment(session.last_seen_at, "UTC"),
            until: session.by_code.then(|| time::moment(session.expires_at, "UTC")),
            current: Some(session.id) == current,
        })
        .collect();
    let may = words::accounts::own_rights(&account);
    let layout = form.tell(request.layout(texts::account::title_your_account()));
    page_with(
        form.status(),
        &OwnAccountPage {
            page: layout,
            name: account.name,
            email: account.email,
            may,
            is_admin: account.is_admin,
            has_second_factor: second_factor.is_on(),
            has_codes: second_factor.since.is_some(),
            passkeys: second_factor.passkeys.len(),
            recovery_codes_left: second_factor.recovery_codes_left,
            devices,
            form,
        },
    )
}

/// Changes the password; every other device is signed out.
pub(super) async fn change_password(request: RequestContext, form: Form) -> HandlerResult {
    let id = request.access.caller().account().ok_or(Error::Forbidden)?;
    let account = accounts::read(&mut request.app.db.read().await?, id).await?;
    let faults = password::faults_of(&request.context(), form.new_password(), &account).await?;
    if !faults.is_empty() {
        return own_page(&request, FormState::faulty((), &faults)).await;
    }
    // Whoever finds a screen unlocked could guess here as well as on the sign-in page.
    let counted = slow_down::admit(&request, &[Counter::own_password(id)]).await?;
    if !request.app.hashing.fits(request.priority(), form.raw("old"), Some(&account.password_hash)).await? {
        slow_down::note_failure(&request, &counted, SignInWay::OwnPassword, Some(id)).await?;
        let fault = Fault::new("old", Refusal::NotYourPassword);
        return own_page(&request, FormState::faulty((), &[fault])).await;
    }
    counted.forgive(&request.context()).await?;
    let hash = request.app.hashing.hash(request.priority(), form.raw("password")).await?;
    let keep = request.access.session.map(|(id, _)| id);
    manage::change_password(&request.context(), keep, &account.password_hash, hash).await?;
    see_other(urls::account().done(OwnAccountDone::NewPassword))
}

/// Signs one device out.
pub(super) async fn end_session(request: RequestContext, path: web::Path<String>, _: Form) -> HandlerResult {
    let id: SessionId = path.parse().map_err(|_| Error::Missing)?;
    manage::end_session(&request.context(), id).await?;
    see_other(urls::account())
}

/// Signs every device out, this one too.
pub(super) async fn end_all_sessions(request: RequestContext, _: Form) -> HandlerResult {
    manage::end_all_sessions(&request.context()).await?;
    Ok(HttpResponse::SeeOther()
        .cookie(session::end(&request.app))
        .insert_header((header::LOCATION, urls::sign_in().as_ref()))
        .finish())
}

/// The browser and system that a user agent names, in words; good enough to tell one's own devices apart.
pub(crate) fn browser(user_agent: &str) -> String {
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| user_agent.contains(sign)).map(|(_, name)| *name)
    };
    // The order matters: most browsers name the others too.
    let program = named(&[
        ("Firefox", "Firefox"),
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Chrome", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = named(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    match (program, system) {
        (Some(program), Some(system)) => texts::account::browser_on(program, system),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => texts::account::unnamed_browser(),
    }
}

#[cfg(test)]
mod tests {
    use super::browser;

    #[test]
    fn browsers_in_words() {
        let check = |user_agent: &str, expected: &str| assert_eq!(browser(user_agent), expected);
        check("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux");
        check(
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
            "Chrome on Android",
        );
        check(
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
            "Safari on iPhone",
        );
        check("", "Unknown browser");
    }
}
