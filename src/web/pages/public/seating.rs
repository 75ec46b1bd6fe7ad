//! How good the seat schedule is, for everybody: figures and proof, and who meets whom as far as it is public.
//!
//! Words, figures and the argument count the whole schedule and name nobody. Whatever names a player comes from
//! public rounds alone.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::meeting_picture::MeetingPicture;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::schedule_figures::{Figure, public_figures};
use reeve_http::ui::{nav, planned};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::programme::Ahead;
use reeve_views::seating::meetings::Meetings;
use reeve_views::seating::public::PublicSchedule;
use reeve_views::tournament;
use reeve_words as words;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::schedule, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay),
        get(urls::public::proof, Permission::SeePublic, || to(proof)).kept(&[]).listed(Listing::IfNamesMay),
    ]
}

#[derive(Template)]
#[template(path = "public/seating.html")]
struct PublicSchedulePage {
    page: Layout,
    home: Url,
    proof: Url,
    says: Vec<String>,
    gave: Vec<String>,
    /// Whether the schedule was brought as a file, so that there is no argument to read.
    brought: bool,
    figures: Vec<Figure>,
    shown: usize,
    rounds: usize,
    /// Which games are seated by the standings; none where no game is.
    by_rank: Option<String>,
    /// What lies ahead, while there is nothing to show.
    ahead: Option<planned::Ahead>,
}

/// Shows the figures once a preliminary round is public.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    let schedule = PublicSchedule::of(&snapshot);
    let ahead = if schedule.shown == 0 { Some(Ahead::read(&mut tx, snapshot.tournament.id).await?) } else { None };
    drop(tx);
    let report = schedule.report.as_ref();
    let urls = urls::public(&snapshot.tournament.slug);
    let rules = &snapshot.tournament.rules;
    let game = texts::Game::from(words::games::terms(snapshot.tournament.system.system()));
    page(&PublicSchedulePage {
        page: nav::public(&request, texts::pages::seat_schedule(), PublicSection::Schedule)?,
        proof: urls.proof(),
        home: urls.home(),
        says: report.map(|report| words::seating::public_words(report, rules.by_rank, game)).unwrap_or_default(),
        gave: report.map(|report| words::seating::public_less_than_best(report, game)).unwrap_or_default(),
        brought: report.is_some_and(|report| report.brought),
        figures: report.map(|report| public_figures(report, game)).unwrap_or_default(),
        shown: schedule.shown,
        rounds: schedule.scheduled,
        by_rank: (snapshot.tournament.rules.by_rank > 0).then(|| words::rule_sets::by_rank(&snapshot.tournament.rules)),
        ahead: ahead.map(|ahead| planned::Ahead::of(ahead, &snapshot)),
    })
}

#[derive(Template)]
#[template(path = "public/seating_proof.html")]
struct PublicProofPage {
    page: Layout,
    home: Url,
    says: Vec<String>,
    argument_heading: String,
    argument: Vec<String>,
    picture: Option<MeetingPicture>,
    shown: usize,
    rounds: usize,
}

/// The argument for this field, and the picture of the public rounds. Who shares a group is shown to the staff only.
pub(super) async fn proof(request: RequestContext) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let schedule = PublicSchedule::of(&snapshot);
    let report = schedule.report.as_ref();
    let urls = urls::public(&snapshot.tournament.slug);
    let rules = &snapshot.tournament.rules;
    let game = texts::Game::from(words::games::terms(snapshot.tournament.system.system()));
    let argued = report.filter(|report| !report.brought);
    let title = if report.is_some_and(|report| report.brought) {
        texts::pages::who_meets_whom()
    } else {
        texts::pages::proof_and_picture()
    };
    page(&PublicProofPage {
        page: nav::public(&request, title, PublicSection::Schedule)?
            .crumb(texts::pages::seat_schedule(), urls.schedule()),
        home: urls.home(),
        says: report.map(|report| words::seating::public_words(report, rules.by_rank, game)).unwrap_or_default(),
        argument_heading: argued.map(words::seating::argument_heading).unwrap_or_default(),
        argument: argued.map(|report| words::seating::argument(report, game)).unwrap_or_default(),
        picture: Meetings::of_public(&snapshot).map(MeetingPicture::of),
        shown: schedule.shown,
        rounds: schedule.scheduled,
    })
}
