//! `/run/{slug}/prizes`: what there is to win, by ranks.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::tournament::prizes::{TypedPrize, edit_prizes, fingerprint};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::slots::SlotField;
use reeve_limits as limits;
use reeve_rules::tournament::prizes::PrizeBand;
use reeve_store::prize_band;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::visibility;
use reeve_words::face::ranks;
use reeve_words::flash::FaceDone;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::prize_bands, Permission::ReadRun, || to(show)),
        post(urls::run::prize_bands, Permission::Run, || to(save)),
    ]
}

/// How many empty lines wait below those that are filled.
const SPARE: usize = 4;

/// A line of the form.
struct PrizeSlot {
    number: usize,
    first: SlotField,
    last: SlotField,
    prize: SlotField,
}

#[derive(Template)]
#[template(path = "organizer/tournament/prize_bands.html")]
struct PrizeBandsPage {
    page: Layout,
    urls: Run,
    fingerprint: String,
    form: FormState<Vec<TypedPrize>>,
    slots: Vec<PrizeSlot>,
    /// What is stored, where somebody else has changed it meanwhile.
    stored: Vec<(String, String)>,
    /// The lines that were typed, likewise.
    yours: Vec<String>,
    may_change: bool,
}

/// What was just done, from the address.
#[derive(Deserialize)]
struct PrizeBandsQuery {
    #[serde(default)]
    done: String,
}

/// The form, filled with what is stored.
async fn show(request: RequestContext, query: web::Query<PrizeBandsQuery>) -> HandlerResult {
    let is_public = visibility::is_public(request.tournament()?);
    let done = FaceDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.told(is_public)));
    let stored = read(&request).await?;
    let typed: Vec<TypedPrize> = stored.iter().map(TypedPrize::stored).collect();
    let seen = fingerprint(&stored);
    page(&request, &stored, FormState::fresh(typed).with_notice(done), seen)
}

async fn read(request: &RequestContext) -> Result<Vec<PrizeBand>, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(prize_band::of_tournament(&mut tx, request.tournament()?.id).await?)
}

fn page(
    request: &RequestContext,
    stored: &[PrizeBand],
    form: FormState<Vec<TypedPrize>>,
    seen: String,
) -> HandlerResult {
    let urls = urls::run(&request.tournament()?.slug);
    let layout = nav::staff(request, titles::PRIZES, StaffSection::Details)?.crumb(titles::DETAILS, urls.details());
    let stale = form.is_stale();
    let form = form.map(|mut typed| {
        let filled = typed.iter().rposition(|prize| !prize.is_empty()).map_or(0, |last| last + 1);
        typed.resize((filled + SPARE).min(limits::PRIZE_LINES), TypedPrize::default());
        typed
    });
    let shown = PrizeBandsPage {
        page: form.tell(layout),
        urls,
        fingerprint: if stale { fingerprint(stored) } else { seen },
        slots: form.iter().zip(1..).map(|(prize, line)| slot(&form, prize, line)).collect(),
        stored: stored.iter().filter(|_| stale).map(|band| (ranks(band), band.prize.clone())).collect(),
        yours: form.iter().filter(|prize| stale && !prize.is_empty()).map(in_line).collect(),
        may_change: request.may_change(Permission::Run).is_ok(),
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// A line as it was typed.
fn in_line(prize: &TypedPrize) -> String {
    [prize.first.as_str(), &prize.last, &prize.prize].join(" ")
}

fn slot(form: &FormState<Vec<TypedPrize>>, prize: &TypedPrize, number: usize) -> PrizeSlot {
    let field = |name: &str, value: &str| SlotField::of(form, name, number, value);
    PrizeSlot {
        number,
        first: field("first", &prize.first),
        last: field("last", &prize.last),
        prize: field("prize", &prize.prize),
    }
}

/// Stores the prizes, or gives them back with what is in their way.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let text = |name: &str, line: usize| form.raw(&format!("{name}-{line}")).to_owned();
    let typed = |line| TypedPrize { first: text("first", line), last: text("last", line), prize: text("prize", line) };
    let typed: Vec<TypedPrize> = (1..=limits::PRIZE_LINES).map(typed).collect();
    let seen = form.text("version").to_owned();
    let done = request.will_redirect_to(urls::run(&t.slug).prize_bands().done(FaceDone::PrizesSaved));
    match edit_prizes(&request.context(), t.id, &typed, &seen).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?;
            page(&request, &read(&request).await?, form, seen)
        }
    }
}
