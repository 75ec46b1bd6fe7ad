//! `/run/{slug}/keys`: keys with which programs of the staff check players in, enter results and read lists.

use actix_web::web;
use askama::Template;

use crate::pages::account::reset_password::kept_by_nobody;
use reeve_actions::Permission;
use reeve_actions::keys::manage;
use reeve_actions::keys::manage::TypedKey;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_store::ApiKeyId;
use reeve_store::api_key::{ApiKey, KeyScope, scopes};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::keys;
use reeve_words as words;
use reeve_words::flash::KeyDone;
use reeve_words::titles;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::keys, Permission::Run, || to(show)),
        post(urls::run::keys, Permission::Run, || to(make)).repeats(&["scopes"]),
        post(urls::run::end_key, Permission::Run, || to(end)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/keys/list.html")]
struct KeysPage {
    page: Layout,
    urls: Run,
    api: Url,
    keys: Vec<KeyLine>,
    /// Code and words of what a key may do.
    scopes: Vec<(&'static str, &'static str)>,
    form: FormState<TypedKey>,
    may_change: bool,
}

/// A key of the list.
struct KeyLine {
    id: ApiKeyId,
    name: String,
    may: String,
    standing: String,
}

/// A key, this once.
#[derive(Template)]
#[template(path = "organizer/keys/made.html")]
struct MadePage {
    page: Layout,
    urls: Run,
    api: Url,
    key: String,
}

impl KeysPage {
    fn is_ticked(&self, code: &str) -> bool {
        self.form.scopes.iter().any(|scope| scope.code() == code)
    }
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    keys_page(&request, FormState::fresh(TypedKey::default()).with_notice(query.notice::<KeyDone>())).await
}

async fn keys_page(request: &RequestContext, form: FormState<TypedKey>) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let known = keys::read(&mut tx, t.id).await?;
    drop(tx);
    let line = |key: ApiKey| KeyLine {
        id: key.id,
        may: scopes(&key.scopes).map(words::keys::scope).collect::<Vec<_>>().join(" · "),
        standing: words::keys::standing(&key.account, key.made_at, key.last_used_at, &t.time_zone),
        name: key.name,
    };
    let layout = nav::staff(request, titles::KEYS, StaffSection::Exports)?;
    let view = KeysPage {
        page: form.tell(layout.crumb(titles::EXPORTS, urls::run(&t.slug).export())),
        urls: urls::run(&t.slug),
        api: urls::api(),
        keys: known.into_iter().map(line).collect(),
        scopes: KeyScope::ALL.iter().map(|scope| (scope.code(), words::keys::scope(*scope))).collect(),
        form,
        may_change: request.may_change(Permission::Run).is_ok(),
    };
    page_with(view.form.status(), &view)
}

/// Makes a key and shows it, this once.
async fn make(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let typed = TypedKey {
        name: form.raw("key_name").to_owned(),
        scopes: form.all("scopes").filter_map(KeyScope::from_code).collect(),
    };
    let run = urls::run(&t.slug);
    request.will_redirect_to(run.keys().done(KeyDone::Made));
    match manage::make(&request.context(), t.id, &typed).await {
        Ok(key) => {
            let layout = nav::staff(&request, titles::NEW_KEY, StaffSection::Exports)?;
            let layout = layout.crumb(titles::EXPORTS, run.export()).crumb(titles::KEYS, run.keys());
            kept_by_nobody(page(&MadePage { page: layout.fleeting(), urls: run, api: urls::api(), key })?)
        }
        Err(error) => keys_page(&request, FormState::returned(typed, error)?).await,
    }
}

/// Ends a key at once.
async fn end(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let key = path.1.parse().map_err(|_| Error::Missing)?;
    let done = request.will_redirect_to(urls::run(&request.tournament()?.slug).keys().done(KeyDone::Ended));
    manage::end(&request.context(), request.tournament()?.id, key).await?;
    see_other(done)
}
