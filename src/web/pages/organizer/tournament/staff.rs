//! `/run/{slug}/staff`: organizers and judges.

use askama::Template;

use crate::actions;
use crate::actions::Permission;
use crate::actions::tournament::refusal::Refusal;
use crate::actions::tournament::staff::{AddStaff, add_staff, remove_staff};
use crate::rules::tournament::vocabulary::StaffRole;
use crate::store::AccountId;
use crate::store::tournament::StaffMember;
use crate::views::people::staff::has_judge;
use crate::web::http::error::Error;
use crate::web::http::form::Form;
use crate::web::http::form_state::FormState;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page_with, see_other};
use crate::web::http::route::{Route, get, post, to};
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::StaffSection;
use crate::web::ui::urls::Run;
use crate::web::ui::words::{labels, titles};
use crate::web::ui::{nav, time, urls, words};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get("/run/{slug}/staff", Permission::ReadRun, || to(show)),
        post("/run/{slug}/staff", Permission::Run, || to(add)),
        post("/run/{slug}/staff/remove", Permission::Run, || to(remove)),
    ]
}

struct Member {
    account: i64,
    name: String,
    role: &'static str,
    word: &'static str,
    since: String,
    me: bool,
}

#[derive(Template)]
#[template(path = "organizer/tournament/staff.html")]
struct Staff {
    page: Layout,
    urls: Run,
    members: Vec<Member>,
    has_judge: bool,
    form: FormState<AddStaff>,
    may_change: bool,
}

impl Staff {
    fn roles(&self) -> [(&'static str, &'static str); 2] {
        [("judge", words::tournament::JUDGE), ("organizer", words::tournament::ORGANIZER)]
    }
}

async fn staff_page(request: &RequestContext, form: FormState<AddStaff>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let me = request.access.caller().account();
    let zone = &snapshot.tournament.time_zone;
    let member = |member: &StaffMember| Member {
        account: member.account_id.0,
        name: member.name.clone(),
        role: member.role.code(),
        word: if member.role == StaffRole::Judge { labels::JUDGE } else { labels::ORGANIZER },
        since: time::moment(member.added_at, zone),
        me: me == Some(member.account_id),
    };
    let shown = Staff {
        page: form.tell(nav::staff(request, titles::STAFF, StaffSection::Staff)?),
        urls: urls::run(&snapshot.tournament.slug),
        members: snapshot.staff.iter().map(member).collect(),
        has_judge: has_judge(&snapshot.staff),
        form,
        may_change: request.may_change(Permission::Run).is_ok(),
    };
    page_with(shown.form.status(), &shown)
}

fn nobody() -> AddStaff {
    AddStaff { name: String::new(), role: StaffRole::Judge, another_person: false }
}

/// The staff, and the form to add somebody.
pub async fn show(request: RequestContext) -> HandlerResult {
    staff_page(&request, FormState::fresh(nobody())).await
}

fn role(form: &Form) -> Result<StaffRole, actions::Error> {
    StaffRole::from_code(form.text("role")).ok_or_else(|| actions::Error::fault("role", Refusal::NoSuchRole))
}

/// Adds somebody, or gives the form back.
pub async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let role = role(&form);
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
        Ok(()) => see_other(urls::run(&tournament.slug).staff()),
        Err(error) => staff_page(&request, FormState::returned(command, error)?).await,
    }
}

/// Takes a role away. Whoever gives up their own role lands on the list of tournaments.
pub async fn remove(request: RequestContext, form: Form) -> HandlerResult {
    let tournament = request.tournament()?;
    let account = form.text("account").parse().map(AccountId).map_err(|_| Error::Missing)?;
    let role = role(&form).map_err(|_| Error::Missing)?;
    match remove_staff(&request.context(), tournament.id, account, role).await {
        Ok(()) if request.access.caller().account() == Some(account) => see_other(urls::tournaments()),
        Ok(()) => see_other(urls::run(&tournament.slug).staff()),
        Err(error) => staff_page(&request, FormState::returned(nobody(), error)?).await,
    }
}
