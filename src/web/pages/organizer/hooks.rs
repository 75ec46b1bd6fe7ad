//! `/run/{slug}/webhooks`: addresses outside that are told what everybody may know, and what came of that.

use actix_web::web;
use askama::Template;

use crate::pages::account::reset_password::kept_by_nobody;
use reeve_actions::Permission;
use reeve_actions::hooks::manage;
use reeve_actions::hooks::manage::TypedHook;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::WebhookId;
use reeve_store::webhook::{HookEvent, HookShape, Webhook};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::hooks::HookList;
use reeve_words as words;
use reeve_words::flash::WebhookDone;
use reeve_words::{time, titles};

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::webhooks, Permission::Run, || to(show)),
        post(urls::run::webhooks, Permission::Run, || to(make)).repeats(&["events"]),
        post(urls::run::test_webhook, Permission::Run, || to(test)),
        post(urls::run::start_webhook, Permission::Run, || to(start_again)),
        post(urls::run::remove_webhook, Permission::Run, || to(remove)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/hooks/list.html")]
struct HooksPage {
    page: Layout,
    urls: Run,
    hooks: Vec<HookLine>,
    shapes: Vec<(&'static str, &'static str)>,
    /// Code and words of what a webhook may be told of.
    events: Vec<(&'static str, &'static str)>,
    form: FormState<TypedHook>,
    may_change: bool,
}

/// A webhook of the list.
struct HookLine {
    id: WebhookId,
    address: String,
    shape: &'static str,
    told: String,
    is_stopped: bool,
    fails: bool,
    standing: String,
    /// When, what, and what came of it.
    answers: Vec<(String, &'static str, String)>,
}

/// The secret of a webhook, this once.
#[derive(Template)]
#[template(path = "organizer/hooks/made.html")]
struct MadePage {
    page: Layout,
    urls: Run,
    secret: String,
}

impl HooksPage {
    fn is_ticked(&self, code: &str) -> bool {
        self.form.events.iter().any(|event| event.code() == code)
    }

    fn shape(&self) -> &'static str {
        self.form.shape.unwrap_or(HookShape::Discord).code()
    }
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    let fresh = TypedHook { events: HookEvent::TOLD.to_vec(), ..TypedHook::default() };
    hooks_page(&request, FormState::fresh(fresh).with_notice(query.notice::<WebhookDone>())).await
}

async fn hooks_page(request: &RequestContext, form: FormState<TypedHook>) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let HookList { hooks, answers } = HookList::read(&mut tx, t.id).await?;
    drop(tx);
    let line = |hook: Webhook| HookLine {
        id: hook.id,
        address: words::hooks::masked(&hook.url),
        shape: words::hooks::shape(hook.shape),
        told: hook.told().map(words::hooks::event).collect::<Vec<_>>().join(" · "),
        is_stopped: hook.stopped_at.is_some(),
        fails: hook.failing_since.is_some(),
        standing: match answers.iter().any(|answer| answer.webhook_id == hook.id && answer.tries > 0) {
            true => words::hooks::standing(&hook, &t.time_zone),
            false => words::hooks::NOTHING_SENT.to_owned(),
        },
        answers: answers
            .iter()
            .filter(|answer| answer.webhook_id == hook.id)
            .map(|answer| {
                let when = time::moment(answer.settled_at.unwrap_or(answer.created_at), &t.time_zone);
                (when, words::hooks::event(answer.event), words::hooks::answer(answer, &t.time_zone))
            })
            .collect(),
    };
    let layout = nav::staff(request, titles::WEBHOOKS, StaffSection::Exports)?;
    let view = HooksPage {
        page: form.tell(layout.crumb(titles::EXPORTS, urls::run(&t.slug).export())),
        urls: urls::run(&t.slug),
        hooks: hooks.into_iter().map(line).collect(),
        shapes: HookShape::ALL.iter().rev().map(|shape| (shape.code(), words::hooks::shape(*shape))).collect(),
        events: HookEvent::TOLD.iter().map(|event| (event.code(), words::hooks::event(*event))).collect(),
        form,
        may_change: request.may_change(Permission::Run).is_ok(),
    };
    page_with(view.form.status(), &view)
}

/// Makes a webhook. The secret of one that signs is shown, this once.
async fn make(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let typed = TypedHook {
        url: form.raw("url").to_owned(),
        shape: form.choice("shape", HookShape::from_code)?,
        events: form.all("events").filter_map(HookEvent::from_code).filter(|it| HookEvent::TOLD.contains(it)).collect(),
    };
    let urls = urls::run(&t.slug);
    request.will_redirect_to(urls.webhooks().done(WebhookDone::Made));
    let made = manage::make(&request.context(), t.id, &typed, &request.app.hooks).await;
    request.app.hook_made.notify_one();
    match made {
        Ok(secret) if typed.shape == Some(HookShape::Reeve) => {
            let layout = nav::staff(&request, titles::NEW_WEBHOOK, StaffSection::Exports)?;
            let layout = layout.crumb(titles::EXPORTS, urls.export()).crumb(titles::WEBHOOKS, urls.webhooks());
            kept_by_nobody(page(&MadePage { page: layout.fleeting(), urls, secret })?)
        }
        Ok(_) => see_other(urls.webhooks().done(WebhookDone::Made)),
        Err(error) => hooks_page(&request, FormState::returned(typed, error)?).await,
    }
}

type HookPath = web::Path<(String, String)>;

fn hook(path: &HookPath) -> Result<WebhookId, Error> {
    path.1.parse().map_err(|_| Error::Missing)
}

fn done(request: &RequestContext, done: WebhookDone) -> Result<Url, Error> {
    Ok(request.will_redirect_to(urls::run(&request.tournament()?.slug).webhooks().done(done)))
}

async fn test(request: RequestContext, path: HookPath, _: Form) -> HandlerResult {
    let done = done(&request, WebhookDone::Tested)?;
    manage::test(&request.context(), request.tournament()?.id, hook(&path)?).await?;
    see_other(done)
}

async fn start_again(request: RequestContext, path: HookPath, _: Form) -> HandlerResult {
    let done = done(&request, WebhookDone::Started)?;
    manage::start_again(&request.context(), request.tournament()?.id, hook(&path)?).await?;
    request.app.hook_made.notify_one();
    see_other(done)
}

async fn remove(request: RequestContext, path: HookPath, _: Form) -> HandlerResult {
    let done = done(&request, WebhookDone::Removed)?;
    manage::remove(&request.context(), request.tournament()?.id, hook(&path)?).await?;
    see_other(done)
}
