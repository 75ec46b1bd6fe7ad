//! `/run/{slug}/staff`: inviting somebody, who is shown by the page of the staff.

use actix_web::web;
use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::organizer::tournament::staff::{nobody, nobody_invited, role, staff_page};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::tournament::invitations;
use reeve_actions::tournament::invitations::{Invite, Invited};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices, qr};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::InvitationId;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words as words;
use reeve_words::flash::StaffDone;
use reeve_words::time;
use reeve_words::{labels, titles};

/// The routes of these forms.
pub fn routes() -> Vec<Route> {
    vec![
        post(urls::run::invite, Permission::Run, || to(invite)),
        post(urls::run::renew_invitation, Permission::Run, || to(renew)),
        post(urls::run::withdraw_invitation, Permission::Run, || to(withdraw)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/invitation.html")]
struct InvitationLink {
    page: Layout,
    who: String,
    role: &'static str,
    until: String,
    link: String,
    picture: String,
    /// Where a mail is on its way to.
    email: String,
    mailed: bool,
    back: Url,
}

/// Shows the link of an invitation, this once.
fn link_page(request: &RequestContext, invited: Invited) -> HandlerResult {
    let tournament = request.tournament()?;
    let Invited { invitation, key, mailed } = invited;
    if mailed {
        request.app.mail_waits.notify_one();
    }
    let link = urls::invitation(&key).on(&request.app.public_url());
    let back = urls::run(&tournament.slug).staff();
    let shown = InvitationLink {
        page: other_devices::warned(nav::staff(request, titles::INVITATION, StaffSection::Staff)?, request),
        who: labels::name_and_address(&invitation.name, invitation.email.as_deref()),
        role: words::tournament::invited_as(invitation.role),
        until: time::moment(invitation.expires_at, &tournament.time_zone),
        picture: format!("data:image/svg+xml;base64,{}", STANDARD.encode(qr::svg(&link)?)),
        link,
        email: invitation.email.unwrap_or_default(),
        mailed,
        back,
    };
    kept_by_nobody(page(&shown)?)
}

/// Invites somebody and shows the link, or gives the form back.
pub async fn invite(request: RequestContext, form: Form) -> HandlerResult {
    let role = role(&form, "invited_role");
    let command = Invite {
        name: form.raw("invitee").to_owned(),
        email: form.raw("email").to_owned(),
        role: *role.as_ref().unwrap_or(&StaffRole::Judge),
        another_person: form.ticked("invited_another"),
    };
    let by_mail = request.app.mail.is_some();
    let done = match role {
        Ok(_) => invitations::invite(&request.context(), request.tournament()?.id, &command, by_mail).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(invited) => link_page(&request, invited),
        Err(error) => refused(&request, command, error).await,
    }
}

async fn refused(request: &RequestContext, command: Invite, error: actions::Error) -> HandlerResult {
    staff_page(request, FormState::fresh(nobody()), FormState::returned(command, error)?).await
}

/// Gives an invitation a new link and shows it.
pub async fn renew(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let (id, by_mail) = (number(&path.1)?, request.app.mail.is_some());
    match invitations::renew(&request.context(), request.tournament()?.id, id, by_mail).await {
        Ok(invited) => link_page(&request, invited),
        Err(error) => refused(&request, nobody_invited(), error).await,
    }
}

/// Withdraws an invitation.
pub async fn withdraw(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let done = request.will_redirect_to(urls::run(&tournament.slug).staff().done(StaffDone::Withdrawn));
    invitations::withdraw(&request.context(), tournament.id, number(&path.1)?).await?;
    see_other(done)
}

fn number(text: &str) -> Result<InvitationId, Error> {
    text.parse().map_err(|_| Error::Missing)
}
