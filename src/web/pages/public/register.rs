//! Registration by the public form.

use askama::Template;

use reeve_actions::people::register::{Registration, register};
use reeve_actions::{Error, Fault, Permission, Refusal};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Listing, Route, get, post, to};
use reeve_http::ui::face_view::day_and_start;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::papers::Papers;
use reeve_http::ui::player_form::PlayerForm;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_urls as urls;
use reeve_urls::Public;
use reeve_views::people::{now, places};
use reeve_words as words;
use reeve_words::flash::OwnPageDone;

/// The routes of registration.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::register, Permission::Register, || to(show)).listed(Listing::Always),
        post(urls::public::register, Permission::Register, || to(send)),
    ]
}

#[derive(Template)]
#[template(path = "public/register.html")]
struct Register {
    page: Layout,
    urls: Public,
    open: bool,
    closed: String,
    intro: String,
    places: String,
    full: bool,
    approval: bool,
    papers: Papers,
    fee: Option<String>,
    /// Whether mail is set up.
    by_mail: bool,
    form: FormState<PlayerForm>,
    asks_another_person: bool,
}

/// The form, or why there is none.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    form_page(&request, FormState::fresh(PlayerForm::default()), false).await
}

/// The page; `asks_another_person` gives it the box that says that this is another person.
async fn form_page(request: &RequestContext, form: FormState<PlayerForm>, asks_another_person: bool) -> HandlerResult {
    let tournament = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let places::Registration { counts, said } = places::Registration::read(&mut tx, tournament.id).await?;
    drop(tx);
    let layout = form.tell(nav::public(request, texts::pages::register(), PublicSection::Register)?);
    let full = places::place_among(tournament, counts) == PlayerState::Waiting;
    page_with(
        form.status(),
        &Register {
            page: layout,
            urls: urls::public(&tournament.slug),
            open: now::may_register(tournament).is_ok(),
            closed: words::phases::no_registration(tournament),
            intro: format!(
                "{}, {}, {}.",
                words::isolated(&tournament.name),
                day_and_start(tournament, &said),
                words::isolated(&tournament.place)
            ),
            places: words::people::places(tournament.capacity, counts),
            full,
            approval: tournament.approval,
            papers: Papers::of(tournament, &said),
            by_mail: request.sends_mail(),
            fee: said.fee.map(|fee| words::face::to_pay(fee, &said.currency)),
            asks_another_person: asks_another_person || form.another_person,
            form,
        },
    )
}

/// Registers, and leads to the player's own page.
pub(super) async fn send(request: RequestContext, form: Form) -> HandlerResult {
    let fields = PlayerForm::read(&form);
    let command = Registration {
        typed: fields.typed.clone(),
        agreement: fields.agreement(),
        another_person: fields.another_person,
        comes_with: fields.comes_with.clone(),
        seat_mail: fields.seat_mail && request.sends_mail(),
        by_mail: request.sends_mail(),
        language: request.access.language.of_reader().map(|language| language.tag().to_owned()),
    };
    let limit = request.app.config.registrations_per_hour;
    let done = request.will_redirect_to_created(|token| urls::own(token).home().done(OwnPageDone::Registered));
    match register(&request.context(), request.tournament()?.id, command, limit).await {
        Ok(token) => {
            request.app.mail_waits.notify_one();
            see_other(done(&token))
        }
        Err(error) => {
            let asks = asks_who(&error);
            form_page(&request, FormState::returned(fields, error)?, asks).await
        }
    }
}

/// Whether a registration came back with the question who it is.
fn asks_who(error: &Error) -> bool {
    let asks = |fault: &Fault| matches!(&fault.refusal, Refusal::People(refusal) if refusal.asks_who());
    matches!(error, Error::Faults(faults) if faults.iter().any(asks))
}
