//! `/run/{slug}/poster`: the public address as a poster with a QR code.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::face_view::day_and_start;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices};
use reeve_rules::tournament::vocabulary::{Phase, TournamentPart};
use reeve_store::face;
use reeve_urls as urls;
use reeve_urls::Url;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::poster, Permission::ReadRun, || to(show)).for_many()]
}

#[derive(Template)]
#[template(path = "organizer/tournament/poster.html")]
struct Poster {
    page: Layout,
    name: String,
    day: String,
    place: String,
    address: String,
    qr: Url,
    draft: bool,
    call: String,
}

/// The poster, to print.
pub async fn show(request: RequestContext) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let said = face::of_tournament(&mut tx, t.id).await?;
    drop(tx);
    let address = urls::public(&t.slug).home().on(&request.app.public_url());
    let call = match t.phase {
        Phase::Registration if t.part == TournamentPart::Finals => texts::papers::find_your_seat_here(),
        Phase::Draft | Phase::Registration => texts::papers::register_here(),
        Phase::CheckIn | Phase::Prelim | Phase::Semi | Phase::Final => texts::papers::find_your_seat_here(),
        Phase::Finished => texts::papers::see_the_results_here(),
    };
    page(&Poster {
        page: other_devices::warned(
            nav::staff(&request, texts::papers::poster_title(), StaffSection::Details)?,
            &request,
        ),
        name: t.name.clone(),
        day: day_and_start(t, &said),
        place: t.place.clone(),
        qr: urls::public(&t.slug).qr(),
        draft: !t.phase.has_opened(),
        address,
        call,
    })
}
