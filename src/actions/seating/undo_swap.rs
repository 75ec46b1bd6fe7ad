//! Take back the last swap by hand, and the one before it, as long as the seats were not made anew since.

use crate::action::TRIES;
use crate::seating::prepare::{begin_unchanged, prepare};
use crate::seating::save::{changed_rounds, save_seats};
use crate::seating::swap_seats::SwapSeats;
use crate::{AuditAction, AuditEntry, Context, Error, Result};
use reeve_store::{TournamentId, schedule};
use reeve_views::seating::now::NotNow;
use reeve_views::seating::{Seating, now};

/// Takes the last swap back: the two sit where they sat, pinned as they were, and the schedule is described
/// again as it was before. Made one after the other, this takes back every swap since the seats were made.
///
/// Refused: where the last change of the seats was no swap, and where the round is public by now.
/// [`Error::Stale`] where `swap` is not the last swap, or others sit there than the person saw.
pub async fn undo_swap(context: &Context<'_>, id: TournamentId, swap: SwapSeats) -> Result<()> {
    for _ in 0..TRIES {
        let read = prepare(context, id).await?;
        let mut seating = Seating::of(&read);
        let nothing = || Error::from(NotNow::NoSwapToUndo);
        let newest = read.schedule.as_ref().ok_or_else(nothing)?;
        let undo = now::may_undo(&read)?;
        if undo.round != swap.round || undo.seats != [swap.one, swap.two] {
            return Err(Error::Stale);
        }
        let (at, swapped) = swap.carried_out(&read, &seating)?;
        let [one, two] = undo.pinned;
        for (seat, player) in [(swap.one, swap.seen.1, one), (swap.two, swap.seen.0, two)]
            .into_iter()
            .filter_map(|(seat, player, pinned)| pinned.then_some((seat, player)))
        {
            seating.pin(at, seat, player);
        }
        let rounds = changed_rounds(&read, &seating, &swapped.schedule)?;
        let Some(mut action) = begin_unchanged(context, &read).await? else { continue };
        if !schedule::back_to_one_before(&mut action.tx, id, newest.id).await? {
            return Err(nothing());
        }
        save_seats(&mut action, context, &read, &rounds).await?;
        let entry = AuditEntry::new(AuditAction::UndoSwap, swap.subject());
        action.commit(entry.before(&swapped.before.in_order()).after(&swapped.after.in_order())).await?;
        return Ok(());
    }
    Err(Error::Stale)
}
