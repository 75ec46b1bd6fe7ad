//! `/run/{slug}/staff`: organizers and judges.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::people::asked::BACK_TO_NEXT_STEP;
use crate::pages::organizer::tournament::staff_code;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::tournament::invitations;
use reeve_actions::tournament::invitations::{Invite, ListedInvitation};
use reeve_actions::tournament::refusal::Refusal;
use reeve_actions::tournament::staff::{AddStaff, add_staff, remove_staff};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_limits as limits;
use reeve_rules::tournament::same_group::groups_shown;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::staff_agreement;
use reeve_store::staff_agreement::StaffAgreement;
use reeve_store::staff_ties;
use reeve_store::staff_ties::StaffTies;
use reeve_store::tournament::{StaffMember, Tournament};
use reeve_store::{AccountId, ChangeKind};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::people::agreement::has_agreed_to_code;
use reeve_views::people::staff::has_judge;
use reeve_views::series;
use reeve_words as words;
use reeve_words::flash::StaffDone;
use reeve_words::time;
use reeve_words::{labels, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::staff, Permission::ReadRun, || to(show)),
        post(urls::run::staff, Permission::Run, || to(add)),
        post(urls::run::remove_staff, Permission::Run, || to(remove)),
    ]
}

/// What was just done, from the address.
#[derive(Default, serde::Deserialize)]
pub struct StaffQuery {
    #[serde(default)]
    done: String,
}

struct Member {
    account: i64,
    name: String,
    role: &'static str,
    word: &'static str,
    since: String,
    me: bool,
    /// Whether and when the member agreed to the code of conduct, and whether it is the one of now.
    code: (String, bool),
    /// Club and groups, as they are noted; empty where none are.
    ties: String,
}

#[derive(Template)]
#[template(path = "organizer/tournament/staff.html")]
struct Staff {
    page: Layout,
    urls: Run,
    members: Vec<Member>,
    /// Where whoever looks agrees to the code of conduct, if that is still to be done.
    asks_code: Option<Url>,
    has_judge: bool,
    /// Who of them plays in other events of the series, a sentence each.
    staff_who_play: Vec<String>,
    form: FormState<AddStaff>,
    invitations: Vec<InvitationLine>,
    invite: FormState<Invite>,
    days: i64,
    mail_help: &'static str,
    may_change: bool,
}

struct InvitationLine {
    id: i64,
    who: String,
    word: &'static str,
    until: String,
    is_open: bool,
    /// Why its mail was given up; empty where it was not.
    undelivered: String,
}

impl Staff {
    fn roles(&self) -> [(&'static str, &'static str); 2] {
        [("judge", words::tournament::JUDGE), ("organizer", words::tournament::ORGANIZER)]
    }
}

/// The page of the staff with its two forms: one for somebody who has an account, one for somebody who is invited.
pub(super) async fn staff_page(
    request: &RequestContext,
    form: FormState<AddStaff>,
    invite: FormState<Invite>,
) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let me = request.access.caller().account();
    let zone = &snapshot.tournament.time_zone;
    let mut tx = request.app.db.read().await?;
    let ties = staff_ties::of_tournament(&mut tx, snapshot.tournament.id).await?;
    let agreed = staff_agreement::of_tournament(&mut tx, snapshot.tournament.id).await?;
    let playing = series::staff::of_event(&mut tx, snapshot.tournament.id).await?;
    let asks_code = staff_code::asks(request, &mut tx).await?;
    drop(tx);
    let member = |member: &StaffMember| Member {
        account: member.account_id.0,
        name: member.name.clone(),
        role: member.role.code(),
        word: if member.role == StaffRole::Judge { labels::JUDGE } else { labels::ORGANIZER },
        since: time::moment(member.added_at, zone),
        me: me == Some(member.account_id),
        code: agreement(&snapshot.tournament, agreed.iter().find(|one| one.account_id == member.account_id)),
        ties: ties.iter().find(|ties| ties.account_id == member.account_id).map(noted).unwrap_or_default(),
    };
    let may_change = request.may_change(Permission::Run).is_ok();
    // Whom somebody invited is known to those who can invite.
    let mut listed = Vec::new();
    if may_change {
        let mut tx = request.app.db.read().await?;
        listed = invitations::of_tournament(&mut tx, &snapshot.tournament, request.now).await?;
    }
    let invitation = |listed: ListedInvitation| {
        let ListedInvitation { invitation: it, is_open, undelivered } = listed;
        InvitationLine {
            id: it.id.0,
            word: if it.role == StaffRole::Judge { labels::JUDGE } else { labels::ORGANIZER },
            until: time::moment(it.expires_at, zone),
            who: labels::name_and_address(&it.name, it.email.as_deref()),
            is_open,
            undelivered: undelivered.as_deref().map(words::mail::not_delivered).unwrap_or_default(),
        }
    };
    let status = if form.status().is_success() { invite.status() } else { form.status() };
    let layout = nav::staff(request, titles::STAFF, StaffSection::Staff)?.fleeting();
    let layout = nav::live_if(status, layout, request, &[ChangeKind::Course, ChangeKind::People])?;
    let shown = Staff {
        page: invite.tell(form.tell(layout)),
        urls: urls::run(&snapshot.tournament.slug),
        members: snapshot.staff.iter().map(member).collect(),
        asks_code,
        has_judge: has_judge(&snapshot.staff),
        staff_who_play: playing.iter().map(words::series::staff_who_plays).collect(),
        form,
        invitations: listed.into_iter().map(invitation).collect(),
        invite,
        days: limits::INVITATION_DAYS,
        mail_help: words::tournament::where_the_link_goes(request.app.mail.is_some()),
        may_change,
    };
    page_with(status, &shown)
}

/// Whether and when somebody agreed to the code of conduct, and whether that is the one of now (2.1.2).
fn agreement(t: &Tournament, agreed: Option<&StaffAgreement>) -> (String, bool) {
    match agreed {
        Some(one) if has_agreed_to_code(t, agreed) => {
            (words::media::agreed_to_code(&one.code_version, &time::moment(one.agreed_at, &t.time_zone)), true)
        }
        other => (words::media::not_agreed_to_code(other.map(|one| one.code_version.as_str())), false),
    }
}

/// Club and groups in a line.
fn noted(ties: &StaffTies) -> String {
    let groups = groups_shown(ties.groups());
    let both = ties.club.iter().chain((!groups.is_empty()).then_some(&groups));
    both.map(|name| words::isolated(name)).collect::<Vec<_>>().join("; ")
}

pub(super) fn nobody() -> AddStaff {
    AddStaff { name: String::new(), role: StaffRole::Judge, another_person: false }
}

/// Nobody is invited yet.
pub(super) fn nobody_invited() -> Invite {
    let (name, email) = (String::new(), String::new());
    Invite { name, email, role: StaffRole::Judge, another_person: false }
}

/// The staff, who is invited, and the forms to invite and to add somebody.
pub async fn show(request: RequestContext, query: web::Query<StaffQuery>) -> HandlerResult {
    let done = StaffDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    staff_page(&request, FormState::fresh(nobody()).with_notice(done), FormState::fresh(nobody_invited())).await
}

/// The role that stands in a field.
pub(super) fn role(form: &Form, field: &str) -> Result<StaffRole, actions::Error> {
    StaffRole::from_code(form.text(field)).ok_or_else(|| actions::Error::fault(field, Refusal::NoSuchRole))
}

/// Adds somebody, or gives the form back.
pub async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let role = role(&form, "role");
    let command = AddStaff {
        name: form.raw("name").to_owned(),
        role: *role.as_ref().unwrap_or(&StaffRole::Judge),
        another_person: form.ticked("another_person"),
    };
    let tournament = request.tournament()?;
    let done = match role {
        Ok(_) => add_staff(&request.context(), tournament.id, &command).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(()) if form.text("back") == BACK_TO_NEXT_STEP => see_other(urls::run(&tournament.slug).home()),
        Ok(()) => see_other(urls::run(&tournament.slug).staff()),
        Err(error) => {
            staff_page(&request, FormState::returned(command, error)?, FormState::fresh(nobody_invited())).await
        }
    }
}

/// Takes a role away. Whoever gives up their own role lands on the list of tournaments.
pub async fn remove(request: RequestContext, form: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let account = form.text("account").parse().map(AccountId).map_err(|_| Error::Missing)?;
    let role = role(&form, "role").map_err(|_| Error::Missing)?;
    match remove_staff(&request.context(), tournament.id, account, role).await {
        Ok(()) if request.access.caller().account() == Some(account) => see_other(urls::tournaments()),
        Ok(()) => see_other(urls::run(&tournament.slug).staff()),
        Err(error) => {
            staff_page(&request, FormState::returned(nobody(), error)?, FormState::fresh(nobody_invited())).await
        }
    }
}
