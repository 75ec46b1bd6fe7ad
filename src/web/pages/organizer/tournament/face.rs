//! `/run/{slug}/face`: what the tournament says of itself to everybody, and its logo.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::tournament::face::{TypedFace, edit_face, fingerprint};
use reeve_actions::tournament::logo::{put_logo, remove_logo};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::papers::Papers;
use reeve_limits as limits;
use reeve_store::face;
use reeve_store::face::Face;
use reeve_store::logo;
use reeve_store::logo::LogoSize;
use reeve_urls as urls;
use reeve_urls::{Public, Run};
use reeve_views::visibility::is_public;
use reeve_words as words;
use reeve_words::flash::FaceDone;
use reeve_words::{labels, titles};

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::face, Permission::ReadRun, || to(show)),
        post(urls::run::face, Permission::Run, || to(save)).takes(FormSize::Long),
        post(urls::run::logo, Permission::Run, || to(change_logo)).takes(FormSize::Picture),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/face.html")]
struct FacePage {
    page: Layout,
    urls: Run,
    public: Public,
    fingerprint: String,
    form: FormState<TypedFace>,
    differs: Vec<(&'static str, String, String)>,
    logo: Option<LogoSize>,
    logo_form: FormState<()>,
    papers: Papers,
    may_change: bool,
}

/// What was just done, from the address.
#[derive(Deserialize)]
struct FaceQuery {
    #[serde(default)]
    done: String,
}

/// The form, filled with what is stored.
async fn show(request: RequestContext, query: web::Query<FaceQuery>) -> HandlerResult {
    let seen = is_public(request.tournament()?);
    let done = FaceDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.told(seen)));
    shown(&request, None, FormState::fresh(()).with_notice(done)).await
}

/// The page. `typed` is the form that came back, with the fingerprint that it was sent with.
async fn shown(
    request: &RequestContext,
    typed: Option<(FormState<TypedFace>, String)>,
    logo_form: FormState<()>,
) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let stored = face::of_tournament(&mut tx, t.id).await?;
    let logo = logo::size(&mut tx, t.id).await?;
    drop(tx);
    let (form, seen) = typed.unwrap_or_else(|| (FormState::fresh(TypedFace::stored(&stored)), fingerprint(&stored)));
    let differs = if form.is_stale() { differences(&stored, &form) } else { Vec::new() };
    // Somebody else's change in between is still noticed when a form with faults is sent again.
    let fingerprint = if form.is_stale() { fingerprint(&stored) } else { seen };
    let urls = urls::run(&t.slug);
    let layout =
        nav::staff(request, titles::PUBLIC_PAGE, StaffSection::Details)?.crumb(titles::DETAILS, urls.details());
    let status = form.status().max(logo_form.status());
    page_with(
        status,
        &FacePage {
            page: logo_form.tell(form.tell(layout)),
            urls,
            public: urls::public(&t.slug),
            fingerprint,
            form,
            differs,
            logo,
            logo_form,
            papers: Papers::of(t, &Face::default()),
            may_change: request.may_change(Permission::Run).is_ok(),
        },
    )
}

/// Stores what was typed, or gives it back with what is in its way.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let typed = typed(&form);
    let seen = form.text("version").to_owned();
    let done = request.will_redirect_to(urls::run(&t.slug).face().done(FaceDone::Saved));
    match edit_face(&request.context(), t.id, &typed, &seen).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?;
            shown(&request, Some((form, seen)), FormState::fresh(())).await
        }
    }
}

/// Stores a logo, or takes it away.
async fn change_logo(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let removes = form.pressed("remove")?;
    let done = if removes { FaceDone::LogoRemoved } else { FaceDone::LogoSaved };
    let done = request.will_redirect_to(urls::run(&t.slug).face().done(done));
    let result = match removes {
        true => remove_logo(&request.context(), t.id).await,
        false => put_logo(&request.context(), t.id, form.file()).await,
    };
    match result {
        Ok(()) => see_other(done),
        Err(error) => shown(&request, None, FormState::returned((), error)?).await,
    }
}

fn typed(form: &Form) -> TypedFace {
    let text = |name: &str| form.raw(name).to_owned();
    TypedFace {
        starts_at: text("starts_at"),
        doors_at: text("doors_at"),
        description: text("description"),
        address: text("address"),
        contact: text("contact_lines"),
        fee: text("fee"),
        currency: text("currency"),
        links: text("links"),
        code_text: text("code_text"),
        code_link: text("code_link"),
        photo_text: text("photo_text"),
        photo_link: text("photo_link"),
    }
}

/// What is stored and what was typed, where the two differ.
fn differences(stored: &Face, typed: &TypedFace) -> Vec<(&'static str, String, String)> {
    let stored = TypedFace::stored(stored);
    let pairs = [
        (labels::START, stored.starts_at, &typed.starts_at),
        (labels::DOORS, stored.doors_at, &typed.doors_at),
        (labels::DESCRIPTION, stored.description, &typed.description),
        (labels::ADDRESS, stored.address, &typed.address),
        (labels::CONTACT, stored.contact, &typed.contact),
        (labels::FEE, stored.fee, &typed.fee),
        (labels::CURRENCY, stored.currency, &typed.currency),
        (labels::LINKS, stored.links, &typed.links),
        (labels::CODE_OF_CONDUCT, stored.code_text, &typed.code_text),
        (labels::CODE_LINK, stored.code_link, &typed.code_link),
        (labels::PHOTO_POLICY, stored.photo_text, &typed.photo_text),
        (labels::PHOTO_LINK, stored.photo_link, &typed.photo_link),
    ];
    let differs = pairs.into_iter().filter(|(_, stored, typed)| stored.trim() != typed.trim());
    differs.map(|(label, stored, typed)| (label, stored, typed.clone())).collect()
}

impl FacePage {
    /// What is said of the file of a logo.
    fn logo_help(&self) -> String {
        words::face::logo_help(limits::LOGO_BYTES)
    }
}
