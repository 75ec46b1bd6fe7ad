//! Why no seat schedule can be better, and the picture of who meets whom.

use askama::Template;

use crate::http::request::RequestContext;
use crate::http::response::{HandlerResult, page};
use crate::ui::layout::Layout;
use crate::ui::meeting_picture::MeetingPicture;
use crate::ui::nav::StaffSection;
use crate::ui::urls::Url;
use crate::ui::words::titles;
use crate::ui::{nav, urls, words};
use reeve_views::seating::Seating;
use reeve_views::seating::meetings::Meetings;

#[derive(Template)]
#[template(path = "organizer/seating/proof.html")]
struct OrganizerProofPage {
    page: Layout,
    back: Url,
    says: Vec<String>,
    argument_heading: &'static str,
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
    let argued = report.as_ref().filter(|report| !report.brought);
    page(&OrganizerProofPage {
        page: layout,
        back,
        says: report.as_ref().map(words::seating::summary).unwrap_or_default(),
        argument_heading: argued.map(words::seating::argument_heading).unwrap_or_default(),
        argument: argued.map(words::seating::argument).unwrap_or_default(),
        picture: Meetings::of_all(&snapshot).map(MeetingPicture::of),
    })
}
