//! Who goes to a table where somebody does not agree with the result, as the staff reads it, and what a judge can do about it.

use crate::error::Error;
use crate::request::RequestContext;
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_store::sheet_dispute::DisputeClaim;
use reeve_urls as urls;
use reeve_urls::Url;

/// Which judge goes.
pub struct JudgeOnTheWayView {
    /// The judge by name, empty where nobody knows it any more; none while nobody goes.
    pub judge: Option<String>,
    /// Whether that is whoever looks.
    pub mine: bool,
    /// Where whoever looks says to go, or to go instead of the other judge; none where that can't be said.
    pub go: Option<Url>,
}

impl JudgeOnTheWayView {
    /// As whoever asks sees it.
    pub fn of(request: &RequestContext, at: TableAt, claim: &DisputeClaim) -> Result<JudgeOnTheWayView, Error> {
        let me = request.access.caller().account();
        let mine = claim.claimed_by.is_some() && claim.claimed_by == me;
        let round = urls::run(&request.tournament()?.slug).round(at.round);
        let judge = claim.judge().map(str::to_owned);
        let go = match judge {
            None => round.claim_dispute(at.table),
            Some(_) => round.take_over_dispute(at.table),
        };
        let may = !mine && request.may_change(Permission::Rule).is_ok();
        Ok(JudgeOnTheWayView { judge, mine, go: may.then_some(go) })
    }
}
