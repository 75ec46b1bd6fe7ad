//! `/invited/{key}`: an invitation to the staff of a tournament. Whoever is signed in accepts it; everybody else signs in, or
//! makes an account with it.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::account::sign_in;
use crate::pages::account::sign_in::RightPassword;
use reeve_actions as actions;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::manage::AccountDetails;
use reeve_actions::accounts::password;
use reeve_actions::tournament::invitations;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::papers::{Paper, Papers};
use reeve_store::face::Face;
use reeve_store::invitation::Invitation;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::tournament::read_face;
use reeve_words as words;
use reeve_words::time;

#[derive(Template)]
#[template(path = "account/invitation.html")]
struct InvitationPage {
    page: Layout,
    /// None where the link opens nothing.
    offer: Option<Offer>,
    form: FormState<Form>,
}

struct Offer {
    tournament: String,
    when_and_where: String,
    /// The code of the role.
    role: &'static str,
    until: String,
    here: Url,
    accept: Url,
    /// Signs in and comes back.
    sign_in: Url,
    /// The code of conduct, which holds for the staff, too.
    code: Paper,
}

/// The page of a link. Nobody between keeps it: its address is a key.
async fn invitation_page(
    request: &RequestContext,
    key: &str,
    found: Option<(Invitation, Tournament)>,
    form: FormState<Form>,
) -> HandlerResult {
    let title = if found.is_some() {
        texts::account::title_invitation()
    } else {
        texts::account::title_this_link_does_not_work()
    };
    let status = if found.is_some() { form.status() } else { StatusCode::NOT_FOUND };
    let here = urls::invitation(key);
    let said = match &found {
        Some((_, tournament)) => read_face(&mut request.app.db.read().await?, tournament.id).await?,
        None => Face::default(),
    };
    let offer = found.map(|(invitation, tournament)| Offer {
        code: Papers::of(&tournament, &said).code,
        when_and_where: words::tournament::day_and_place(&time::day(tournament.starts_on), &tournament.place),
        role: invitation.role.code(),
        until: time::moment(invitation.expires_at, &tournament.time_zone),
        tournament: tournament.name,
        accept: urls::accept_invitation(key),
        sign_in: urls::sign_in().query("next", &here),
        here,
    });
    let shown = InvitationPage { page: form.tell(request.layout(title)), offer, form };
    kept_by_nobody(page_with(status, &shown)?)
}

/// Shows the page of a link; that does not use it up.
pub(super) async fn show(request: RequestContext, key: web::Path<String>) -> HandlerResult {
    let found = invitations::opened_by(&request.context(), &key).await?;
    let invited = found.as_ref().map(|(invitation, _)| proposed(invitation)).unwrap_or_default();
    invitation_page(&request, &key, found, FormState::fresh(invited)).await
}

/// What the form holds before anything is typed: who was invited.
fn proposed(invitation: &Invitation) -> Form {
    Form::of(vec![("name", invitation.name.as_str()), ("email", invitation.email.as_deref().unwrap_or_default())])
}

/// Makes an account, accepts with it, and signs in.
pub(super) async fn make_account(
    request: RequestContext,
    key: web::Path<String>,
    form: Form,
    http: HttpRequest,
) -> HandlerResult {
    // Before anything is hashed, which takes a core's time that a made-up link is not to have.
    let found = invitations::opened_by(&request.context(), &key).await?;
    let Some((_, tournament)) = &found else {
        return invitation_page(&request, &key, None, FormState::fresh(form)).await;
    };
    let details = AccountDetails {
        name: form.text("name").to_owned(),
        email: form.text("email").to_owned(),
        ..AccountDetails::default()
    };
    let mut faults = manage::detail_faults(&details);
    let known = [details.name.as_str(), &details.email, &tournament.name];
    faults.extend(password::faults(&request.context(), form.new_password(), &known).await?);
    if !faults.is_empty() {
        return invitation_page(&request, &key, found, FormState::faulty(form, &faults)).await;
    }
    let hash = request.app.hashing.hash(request.priority(), form.raw("password")).await?;
    let to = request.will_redirect_to(urls::run(&tournament.slug).home());
    let agrees = form.ticked("code");
    if let Err(error) = invitations::accept_with_new_account(&request.context(), &key, details, hash, agrees).await {
        return refused(&request, &key, form, error).await;
    }
    match sign_in::try_password(&request, &http, form.text("name"), form.raw("password")).await? {
        Some(RightPassword::SignedIn(cookies)) => Ok(sign_in::signed_in(cookies, to.as_ref())),
        _ => see_other(urls::sign_in()),
    }
}

/// Accepts with the account that is signed in.
pub(super) async fn accept(request: RequestContext, key: web::Path<String>, form: Form) -> HandlerResult {
    let found = invitations::opened_by(&request.context(), &key).await?;
    let Some((_, tournament)) = found else {
        return invitation_page(&request, &key, None, FormState::fresh(form)).await;
    };
    let to = request.will_redirect_to(urls::run(&tournament.slug).home());
    match invitations::accept(&request.context(), &key, form.ticked("code")).await {
        Ok(_) => see_other(to),
        Err(error) => refused(&request, &key, form, error).await,
    }
}

/// The page once more, with what is wrong; where the link was used meanwhile it says so.
async fn refused(request: &RequestContext, key: &str, form: Form, error: actions::Error) -> HandlerResult {
    if matches!(error, actions::Error::Missing) {
        return invitation_page(request, key, None, FormState::fresh(form)).await;
    }
    let found = invitations::opened_by(&request.context(), key).await?;
    invitation_page(request, key, found, FormState::returned(form, error)?).await
}
