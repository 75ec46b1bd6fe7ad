//! Pin a player to a seat, so that the player stays there when the round is made anew.

use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::{PlayerId, TournamentId, seat};
use reeve_views::seating::now;

/// A seat to be pinned, or let go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PinSeat {
    /// The preliminary round, from 1.
    pub round: i64,
    pub seat: SeatAt,
    /// Who sat there when the person looked, so that nobody else is pinned by mistake.
    pub seen: Option<PlayerId>,
    /// Whether it is pinned from now on.
    pub on: bool,
}

/// Pins a player to a seat of a round that is not public yet, or lets go again. A pinned player stays when the
/// round is made anew.
///
/// Error: [`Error::Stale`] where somebody else sits there by now.
pub async fn pin_seat(context: &Context<'_>, id: TournamentId, command: PinSeat) -> Result<()> {
    let PinSeat { round: number, seat: at, seen, on } = command;
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let round = snapshot.round(Stage::Prelim, number).ok_or(Error::Missing)?;
    now::may_pin(&snapshot, round)?;
    let seats = round.tables.iter().flat_map(|table| table.seats.iter().map(|seat| (table.row.number, seat)));
    let (_, found) =
        { seats }.find(|(table, seat)| SeatAt::numbered(*table, seat.position) == Some(at)).ok_or(Error::Missing)?;
    if seen.is_some_and(|player| player != found.player_id) {
        return Err(Error::Stale);
    }
    seat::pin(&mut action.tx, found.id, on).await?;
    let subject = AuditSubject::Seat(number, at);
    action.commit(AuditEntry::new(if on { AuditAction::PinSeat } else { AuditAction::UnpinSeat }, subject)).await?;
    Ok(())
}
