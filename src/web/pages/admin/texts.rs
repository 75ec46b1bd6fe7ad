//! What the operator says about this Reeve: contact, privacy, imprint.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::site::edit_texts;
use reeve_actions::site::edit_texts::SiteTexts;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_store::site_text::SiteTextKind;
use reeve_urls as urls;
use reeve_words as words;
use reeve_words::flash::SiteTextsDone;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::site_texts, Permission::Administer, || to(show)),
        post(urls::site::site_texts, Permission::Administer, || to(save)).takes(FormSize::Long),
    ]
}

/// A text with its field.
struct SiteTextField {
    name: &'static str,
    title: String,
    help: &'static str,
    typed: String,
    /// What is stored, where somebody else has changed it meanwhile.
    stored: Option<String>,
}

#[derive(Template)]
#[template(path = "admin/texts.html")]
struct TextsPage {
    page: Layout,
    fingerprint: String,
    form: FormState<SiteTexts>,
    texts: Vec<SiteTextField>,
}

/// What was just done, from the address.
#[derive(Deserialize)]
struct TextsQuery {
    #[serde(default)]
    done: String,
}

/// Shows the texts in their fields.
async fn show(request: RequestContext, query: web::Query<TextsQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let stored = edit_texts::stored(&mut tx).await?;
    drop(tx);
    let saved = SiteTextsDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    shown(&request, &stored, FormState::fresh(stored.clone()).with_notice(saved), None)
}

/// Stores the texts, or gives them back with what is in their way.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let typed: SiteTexts = SiteTextKind::ALL.iter().map(|kind| (*kind, form.raw(kind.code()).to_owned())).collect();
    let done = request.will_redirect_to(urls::site_texts().done(SiteTextsDone::Saved));
    let form = match edit_texts::edit_texts(&request.context(), &typed, form.text("version")).await {
        Ok(()) => return see_other(done),
        Err(error) => (FormState::returned_or_stale(typed, error)?, form.text("version").to_owned()),
    };
    let mut tx = request.app.db.read().await?;
    let stored = edit_texts::stored(&mut tx).await?;
    drop(tx);
    // Somebody else's change in between is still noticed when a form with faults is sent again.
    let seen = (!form.0.is_stale()).then_some(form.1);
    shown(&request, &stored, form.0, seen)
}

fn shown(
    request: &RequestContext,
    stored: &SiteTexts,
    form: FormState<SiteTexts>,
    seen: Option<String>,
) -> HandlerResult {
    let field = |kind: &SiteTextKind| {
        let (typed, stored) = (edit_texts::of(&form, *kind), edit_texts::of(stored, *kind));
        SiteTextField {
            name: kind.code(),
            title: words::site::title(*kind),
            help: words::site::help(*kind),
            typed: typed.to_owned(),
            stored: (form.is_stale() && stored.trim() != typed.trim()).then(|| stored.to_owned()),
        }
    };
    let texts = SiteTextKind::ALL.iter().map(field).collect();
    let layout = form.tell(request.layout(titles::ABOUT_THIS_SERVER).crumb(titles::YOUR_ACCOUNT, urls::account()));
    let fingerprint = seen.unwrap_or_else(|| edit_texts::fingerprint(stored));
    page_with(form.status(), &TextsPage { page: layout, fingerprint, texts, form })
}
