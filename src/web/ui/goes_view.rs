//! Who goes to a table where somebody does not agree with the result, as the staff reads it, and what a judge can do about it.

use crate::http::error::Error;
use crate::http::request::RequestContext;
use crate::ui::urls;
use crate::ui::urls::Url;
use reeve_actions::Permission;
use reeve_actions::sheets::TableAt;
use reeve_store::sheet_dispute::DisputeClaim;

/// Which judge goes.
pub(crate) struct GoesView {
    /// The judge by name, empty where nobody knows it any more; none while nobody goes.
    pub(crate) judge: Option<String>,
    /// Whether that is whoever looks.
    pub(crate) mine: bool,
    /// Where whoever looks says to go, or to go instead of the other judge; none where that can't be said.
    pub(crate) go: Option<Url>,
}

impl GoesView {
    /// As whoever asks sees it.
    pub(crate) fn of(request: &RequestContext, at: TableAt, claim: &DisputeClaim) -> Result<GoesView, Error> {
        let me = request.access.caller().account();
        let mine = claim.claimed_by.is_some() && claim.claimed_by == me;
        let round = urls::run(&request.tournament()?.slug).round(at.round);
        let judge = claim.judge().map(str::to_owned);
        let go = match judge {
            None => round.claim_dispute(at.table),
            Some(_) => round.take_over_dispute(at.table),
        };
        let may = !mine && request.may_change(Permission::Rule).is_ok();
        Ok(GoesView { judge, mine, go: may.then_some(go) })
    }
}
