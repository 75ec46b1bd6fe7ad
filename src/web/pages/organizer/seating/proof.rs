//! Why no seat schedule can be better, and the picture of who meets whom.

use askama::Template;

use crate::rules::seating::matrix;
use crate::views::seating::meetings::Meetings;
use crate::views::seating::staff;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls, words};

/// Up to this many players the large picture fits a laptop's page.
const LARGE_FITS: usize = 60;

#[derive(Template)]
#[template(path = "organizer/seating/proof.html")]
struct OrganizerProofPage {
    page: Layout,
    back: Url,
    says: Vec<String>,
    argument: Vec<String>,
    picture: Option<MeetingPicture>,
}

/// The argument why nothing can be better, and the picture of who meets whom.
pub async fn proof(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let back = urls::run(&snapshot.tournament.slug).schedule();
    let layout =
        nav::staff(&request, titles::PROOF_AND_PICTURE, "schedule")?.crumb(titles::SEAT_SCHEDULE, back.clone());
    let report = staff::report(&snapshot);
    page(&OrganizerProofPage {
        page: layout,
        back,
        says: report.as_ref().map(words::seating::summary).unwrap_or_default(),
        argument: report.as_ref().map(words::seating::argument).unwrap_or_default(),
        picture: Meetings::of_all(&snapshot).map(MeetingPicture::of),
    })
}

/// The meeting matrix, and the same as a list.
pub struct MeetingPicture {
    /// The matrix as SVG.
    pub svg: String,
    /// Whether to begin with the large picture: it fits the page.
    pub large: bool,
    /// Whether cells have frames for people of one group or club.
    pub framed: bool,
    /// Every player in the order of the picture.
    pub lines: Vec<MetLine>,
}

/// One player in the list beside the picture. The place in the list is the number in the picture.
pub struct MetLine {
    /// The player.
    pub name: String,
    /// The numbers of the others, by how often they are met: `4, 7; twice 9`.
    pub others: String,
}

impl MeetingPicture {
    /// Draws who meets whom.
    pub fn of(meetings: Meetings) -> MeetingPicture {
        let Meetings { names, rounds, groups, met } = meetings;
        MeetingPicture {
            svg: matrix(&rounds, &names, &groups, words::seating::MATRIX),
            large: names.len() <= LARGE_FITS,
            framed: !groups.is_empty(),
            lines: names
                .into_iter()
                .zip(&met)
                .map(|(name, others)| MetLine { name, others: words::seating::met(others) })
                .collect(),
        }
    }
}
