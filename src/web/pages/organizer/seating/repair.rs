//! Repair of public seats that are not taken yet: two ways beside each other, each with its figures.

use askama::Template;

use crate::pages::organizer::seating::making::{Carried, carry_out, not_yet};
use crate::pages::organizer::seating::moves::{MovedRound, MovedSeat, moved_rounds};
use reeve_actions::Permission;
use reeve_actions::seating::repair_schedule::{RepairOffer, offer_repair, repair_schedule};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::seating::{Repair, RepairWay, round_number};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_words::flash::ScheduleDone;
use reeve_words::games::terms;
use reeve_words::schedule_figures::figures as figures_in;
use reeve_words::seating::{LEAST_POSSIBLE, WAY_MISSING, compared};
use reeve_words::{labels, titles};

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::repair, Permission::Run, || to(show)), post(urls::run::repair, Permission::Run, || to(store))]
}

#[derive(Template)]
#[template(path = "organizer/seating/repair.html")]
struct RepairPage {
    page: Layout,
    urls: Run,
    version: i64,
    same: bool,
    /// Whether the round is seated by the standings, so that no figures count.
    by_rank: bool,
    ways: Vec<WayView>,
}

struct WayView {
    code: &'static str,
    title: &'static str,
    /// Who sits elsewhere, round by round.
    rounds: Vec<MovedRound>,
    /// Each figure as the seats are public, and as they would be.
    figures: Vec<(String, u64, u64, &'static str)>,
}

/// Shows the two ways, or how far they are.
pub async fn show(request: RequestContext) -> HandlerResult {
    request.may_change(Permission::Run)?;
    let (own, id, number) = (request.lasting(), request.tournament()?.id, request.app.seating.number());
    let urls = urls::run(&request.tournament()?.slug);
    let work = async move { offer_repair(&own.context(), own.app.seating.request(number), id).await };
    let Some(offer) = request.app.seat_work.look(work).await else {
        return not_yet(&request, urls.repair());
    };
    let offer = offer?;
    let (smallest, best) = (&offer.ways.smallest, &offer.ways.best);
    let same = smallest.outcome.schedule == best.outcome.schedule;
    let mut ways = vec![way(&offer, smallest, RepairWay::Smallest)];
    if !same {
        ways.push(way(&offer, best, RepairWay::Best));
    }
    page(&RepairPage {
        page: nav::staff(&request, titles::REPAIR_THE_PUBLIC_ROUND, StaffSection::Schedule)?
            .crumb(titles::SEAT_SCHEDULE, urls.schedule()),
        urls,
        version: offer.snapshot.tournament.version,
        same,
        by_rank: offer.seating.is_by_rank(),
        ways,
    })
}

fn way(offer: &RepairOffer, repair: &Repair, way: RepairWay) -> WayView {
    let names = offer.seating.names(&offer.snapshot);
    let moves = repair.moves.iter().map(|moved| MovedSeat {
        round: round_number(moved.round),
        name: names.get(moved.player).cloned().unwrap_or_default(),
        from: moved.from,
        to: moved.to,
    });
    let least = repair.outcome.bounds.in_order();
    let after = repair.outcome.figures.in_order().into_iter().zip(least);
    let figures = offer.seating.figures().in_order().into_iter().zip(after);
    WayView {
        code: way.code(),
        title: match way {
            RepairWay::Smallest => labels::THE_SMALLEST_CHANGE,
            RepairWay::Best if offer.seating.is_by_rank() => labels::BY_THE_STANDINGS,
            RepairWay::Best => labels::THE_BEST_SCHEDULE,
        },
        rounds: moved_rounds(moves.collect()),
        figures: figures_in(terms(offer.snapshot.tournament.system.system()))
            .into_iter()
            .zip(figures)
            .map(|(figure, (before, (after, least)))| (figure.name, before, after, beside(before, after, least)))
            .collect(),
    }
}

/// Every figure counts something that should not be, so the lower one is the better. With other players a higher one may be the
/// least that there can be.
fn beside(before: u64, after: u64, least: Option<u64>) -> &'static str {
    match after {
        after if after == before => "",
        after if after > before && Some(after) == least => LEAST_POSSIBLE,
        after => compared(after.cmp(&before)),
    }
}

/// Stores the way that was chosen.
pub async fn store(request: RequestContext, form: Form) -> HandlerResult {
    let way = RepairWay::from_code(form.text("way")).ok_or_else(|| Error::Unprocessable(WAY_MISSING.to_owned()))?;
    let version = form.version();
    let (own, id, number) = (request.lasting(), request.tournament()?.id, request.app.seating.number());
    let by_mail = request.sends_mail();
    let work = async move {
        let seats = own.app.seating.request(number);
        let done = repair_schedule(&own.context(), seats, id, way, version, by_mail).await.map(|_| ());
        own.app.mail_waits.notify_one();
        done
    };
    match carry_out(&request, format!("repair {way:?} {version}"), ScheduleDone::Repaired, work).await? {
        Carried::Ended(done) => done?,
        Carried::GoesOn(location) => return see_other(location),
    }
    see_other(urls::run(&request.tournament()?.slug).schedule().done(ScheduleDone::Repaired))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_lower_is_not_called_worse() {
        assert_eq!(beside(0, 9, Some(9)), LEAST_POSSIBLE);
        assert_eq!(beside(0, 9, Some(8)), "worse");
        assert_eq!(beside(0, 9, None), "worse");
        assert_eq!(beside(9, 4, Some(4)), "better");
        assert_eq!(beside(4, 4, Some(4)), "");
    }
}
