//! Why no seat schedule can be better, and the picture of who meets whom.

use askama::Template;

use crate::actions::seating::stored::{Report, Seating};
use crate::rules::seating;
use crate::rules::seating::{Groups, argument, matrix, met};
use crate::store::Snapshot;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::ui::layout::Layout;
use crate::web::ui::urls::Url;
use crate::web::ui::{nav, urls};

/// Up to this many players the large picture fits a laptop's page.
const LARGE_FITS: usize = 60;

#[derive(Template)]
#[template(path = "organizer/seating/proof.html")]
struct Proof {
    page: Layout,
    back: Url,
    says: Vec<String>,
    argument: Vec<String>,
    picture: Option<Picture>,
}

/// The argument why nothing can be better, and the picture of who meets whom.
pub async fn proof(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let back = urls::run(&snapshot.tournament.slug).schedule();
    let layout = nav::staff(&request, "Proof and picture", "schedule")?.crumb("Seat schedule", back.clone());
    let report = snapshot.schedule.as_ref().and_then(|stored| Report::read(&stored.report));
    let seating = Seating::of(&snapshot);
    page(&Proof {
        page: layout,
        back,
        says: report.as_ref().map(|report| report.says.clone()).unwrap_or_default(),
        argument: report.as_ref().map(why).unwrap_or_default(),
        picture: picture(&snapshot, &seating, &seating.rounds, true),
    })
}

/// The argument for a field that nobody left or joined since the first round; none for others.
pub fn why(report: &Report) -> Vec<String> {
    if !report.same_field {
        return Vec::new();
    }
    argument(report.players, report.rounds, &report.figures(), &report.bounds())
}

/// The meeting matrix, and the same as a list.
pub struct Picture {
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

/// Who meets whom in these rounds, which are some of the stored ones. Only who sits in them is in the picture.
/// `framed` says whether to mark who shares a group or a club. None where nobody sits.
pub fn picture(snapshot: &Snapshot, seating: &Seating, rounds: &[seating::Round], framed: bool) -> Option<Picture> {
    let mut sitting: Vec<usize> = rounds.iter().flatten().flatten().copied().collect();
    sitting.sort_unstable();
    sitting.dedup();
    if sitting.is_empty() {
        return None;
    }
    let number = |player: &usize| sitting.binary_search(player).ok();
    let table = |table: &Vec<usize>| table.iter().filter_map(number).collect::<Vec<_>>();
    let shown: Vec<seating::Round> = rounds.iter().map(|round| round.iter().map(table).collect()).collect();
    let labels = snapshot.labels();
    let name = |player: &usize| seating.players.get(*player).and_then(|id| labels.get(id)).cloned().unwrap_or_default();
    let names: Vec<String> = sitting.iter().map(name).collect();
    let groups = if framed { seating.groups.among(&sitting) } else { Groups::none() };
    let svg = matrix(&shown, &names, &groups, "Who meets whom, and how often. The list below says the same in words.");
    let others = met(&shown, names.len());
    Some(Picture {
        svg,
        large: names.len() <= LARGE_FITS,
        framed: !groups.is_empty(),
        lines: names
            .into_iter()
            .zip(&others)
            .map(|(name, others)| MetLine { name, others: in_words(others) })
            .collect(),
    })
}

fn in_words(others: &[(usize, usize)]) -> String {
    let most = others.iter().map(|(_, times)| *times).max().unwrap_or(0);
    let of = |wanted: usize| {
        let numbers: Vec<String> =
            others.iter().filter(|(_, times)| *times == wanted).map(|(other, _)| (other + 1).to_string()).collect();
        let how = match wanted {
            1 => String::new(),
            2 => "twice ".to_owned(),
            times => format!("{times} times "),
        };
        (!numbers.is_empty()).then(|| format!("{how}{}", numbers.join(", ")))
    };
    (1..=most).filter_map(of).collect::<Vec<_>>().join("; ")
}
