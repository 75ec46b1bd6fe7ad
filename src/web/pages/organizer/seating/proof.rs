//! Why no seat schedule can be better, and the picture of who meets whom.

use askama::Template;

use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::meeting_picture::MeetingPicture;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::seating::Seating;
use reeve_views::seating::meetings::Meetings;
use reeve_words as words;
use reeve_words::titles;

#[derive(Template)]
#[template(path = "organizer/seating/proof.html")]
struct OrganizerProofPage {
    page: Layout,
    back: Url,
    says: Vec<String>,
    argument_heading: String,
    argument: Vec<String>,
    picture: Option<MeetingPicture>,
}

/// The argument why nothing can be better, and the picture of who meets whom.
pub async fn proof(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let back = urls::run(&snapshot.tournament.slug).schedule();
    let layout = nav::staff(&request, titles::PROOF_AND_PICTURE, StaffSection::Schedule)?
        .crumb(titles::SEAT_SCHEDULE, back.clone());
    let report = Seating::of(&snapshot).report(&snapshot);
    let rules = &snapshot.tournament.rules;
    let game = texts::Game::from(words::games::terms(snapshot.tournament.system.system()));
    let argued = report.as_ref().filter(|report| !report.brought);
    page(&OrganizerProofPage {
        page: layout,
        back,
        says: report
            .as_ref()
            .map(|report| words::seating::staff_words(report, rules.by_rank, game))
            .unwrap_or_default(),
        argument_heading: argued.map(words::seating::argument_heading).unwrap_or_default(),
        argument: argued.map(|report| words::seating::argument(report, game)).unwrap_or_default(),
        picture: Meetings::of_all(&snapshot).map(MeetingPicture::of),
    })
}
