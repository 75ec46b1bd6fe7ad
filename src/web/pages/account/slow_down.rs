//! Keeping whoever has failed too often waiting before the next try is looked at.

use reeve_actions::accounts::slow_down;
use reeve_actions::accounts::slow_down::{Counted, Counter};
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::server::queues::RequestQueue;
use reeve_http::sign_in_way::SignInWay;
use reeve_store::AccountId;

/// Counts an attempt under these counters and waits as long as it has to. Whoever finds no place to wait has to come
/// again, and then nothing was counted.
///
/// Error: [`Error::NoPlace`].
pub(crate) async fn admit(request: &RequestContext, counters: &[Counter]) -> Result<Counted, Error> {
    let context = request.context();
    let mut tx = request.app.db.read().await?;
    let expected = slow_down::expected_wait(&mut tx, &context, counters).await?;
    drop(tx);
    let limits = slow_down::wait_limits(counters);
    let take_place = || request.app.waiting.take_place(&limits);
    let mut place = None;
    if !expected.is_zero() {
        // Before anything is written: a flood ends here.
        place = Some(take_place().ok_or(Error::NoPlace)?);
    }
    let counted = {
        let _turn = request.app.queues.place_in(Some(RequestQueue::Attempts)).await;
        slow_down::count(&context, counters).await?
    };
    if place.is_none() && !counted.wait.is_zero() {
        place = take_place();
        if place.is_none() {
            counted.forgive(&context).await?;
            return Err(Error::NoPlace);
        }
    }
    request.app.clock.wait(counted.wait).await;
    drop(place);
    Ok(counted)
}

/// Says in the log and in the audit log that an attempt failed. Programs that shut addresses out read the line of the
/// log: it begins with these words and the address, and stays so.
pub(crate) async fn note_failure(
    request: &RequestContext,
    counted: &Counted,
    way: SignInWay,
    account: Option<AccountId>,
) -> Result<(), Error> {
    let address = &request.access.address;
    match account {
        Some(id) => tracing::warn!(%address, %way, account = id.0, "sign-in failed"),
        None => tracing::warn!(%address, %way, "sign-in failed"),
    }
    request.app.metrics.sign_in_failed(way);
    let _turn = request.app.queues.place_in(Some(RequestQueue::Attempts)).await;
    Ok(counted.note_failure(&request.context(), account).await?)
}
