//! What players do with the record sheet of their own game: sign it, say that they don't agree, and take that back.
//!
//! Nobody does it for them: whoever runs the tournament marks a sheet as signed on paper, and a judge decides.

use serde_json::json;

use reeve_limits as limits;
use reeve_rules::sheets::{DisputeOutcome, SignatureWay, check, decision};
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::round::RoundRow;
use reeve_store::seat::Seat;
use reeve_store::sheet::{save, save_marks};
use reeve_store::sheet_dispute;
use reeve_store::sheet_dispute::{NewDispute, Settled};
use reeve_store::snapshot::Table;
use reeve_store::{PlayerId, TournamentId, player};
use reeve_views::sheets::own;

use crate::rulings::pause_game::end_pauses;
use crate::sheets::TableAt;
use crate::sheets::refusal::Refusal;
use crate::sheets::sign_sheet::{author, keep_signature};
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// The record sheet of a player's own game, as the player saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnSheet {
    pub player: PlayerId,
    /// The table of the game.
    pub at: TableAt,
    pub version: i64,
}

/// The player's table as a change finds it, and the seat from 0.
struct OwnSeat {
    round: RoundRow,
    table: Table,
    at: usize,
    seat: Seat,
}

impl OwnSheet {
    /// The player's table and seat. Error: [`Error::Missing`] where the player sits somewhere else.
    async fn load(&self, action: &mut Action) -> Result<OwnSeat> {
        let (round, table) = self.at.load(action).await?;
        let at = table.seats.iter().position(|seat| seat.player_id == self.player).ok_or(Error::Missing)?;
        let seat = table.seats.get(at).cloned().ok_or(Error::Missing)?;
        Ok(OwnSeat { round, table, at, seat })
    }
}

/// Signs the record sheet of the own game by the private link. Signing twice changes nothing.
///
/// Errors: [`Error::Stale`] where the result is another one by now; a refusal where there is none, somebody does not agree with
/// it, or it is final (1.3.4).
pub async fn sign_own(context: &Context<'_>, id: TournamentId, own: OwnSheet) -> Result<()> {
    let action = begin(context, id, own.player).await?;
    sign_as(action, context, own, SignatureWay::Link).await
}

/// Signs the record sheet as the player, in this way. With the last signature it is final.
pub(crate) async fn sign_as(mut action: Action, context: &Context<'_>, own: OwnSheet, way: SignatureWay) -> Result<()> {
    let system = action.tournament()?.system.system();
    let OwnSeat { round, mut table, at, seat } = own.load(&mut action).await?;
    let sheet = table.sheet();
    let last = table.row.sheet_state == SheetState::Signed && table.row.sheet_version == own.version.saturating_add(1);
    if sheet.has_signed(at) && (last || table.row.sheet_version == own.version) {
        return Ok(());
    }
    sheet.may_sign(round.state)?;
    if own.version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    let signed = sheet.sign(round.state, at)?;
    keep_signature(&mut action, context, &table, (at, way)).await?;
    if signed.state.is_final() {
        // What came in with an archive was never typed into a form, and nothing that no game can give becomes final.
        check(system, &sheet.result).map_err(Error::Impossible)?;
        save(&mut action.tx, system, &mut table, &signed, author(context)).await?;
        end_pauses(&mut action, context, own.at.round, Some(own.at.table)).await?;
    } else {
        save_marks(&mut action.tx, &mut table, &signed).await?;
    }
    let after = json!({ "position": seat.position, "way": way.code(), "state": signed.state.code() });
    action.commit(AuditEntry::new(AuditAction::SignOwnSheet, own.at.subject()).after(&after)).await?;
    Ok(())
}

/// Says not to agree with the result of the own game: nobody signs until a judge has decided or it is taken back.
///
/// Errors: [`Error::Faults`] at the field `disagree`; [`Error::Stale`]; a refusal where there is no result, it is final, the
/// player has said so already, or has said so and taken it back [`limits::DISPUTES_OF_A_SEAT`] times.
pub async fn dispute_own(context: &Context<'_>, id: TournamentId, own: OwnSheet, typed: &str) -> Result<()> {
    let action = begin(context, id, own.player).await?;
    dispute_as(action, context, own, typed).await
}

/// Says it as the player.
pub(crate) async fn dispute_as(mut action: Action, context: &Context<'_>, own: OwnSheet, typed: &str) -> Result<()> {
    let reason = decision::reason(typed, limits::DISPUTE).map_err(|why| match why {
        Refusal::ReasonMissing => Error::fault("disagree", Refusal::ObjectionMissing),
        why => Error::fault("disagree", why),
    })?;
    let OwnSeat { round, mut table, at, seat } = own.load(&mut action).await?;
    let sheet = table.sheet();
    sheet.may_dispute(round.state, at)?;
    if own.version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    if sheet_dispute::count_of_seat(&mut action.tx, table.row.id, seat.position).await? >= limits::DISPUTES_OF_A_SEAT {
        return Err(Refusal::DisputesUsedUp { most: limits::DISPUTES_OF_A_SEAT }.into());
    }
    let disputed = sheet.dispute(round.state, at)?;
    let dispute = NewDispute {
        table: table.row.id,
        version: table.row.sheet_version,
        position: seat.position,
        player: seat.player_id,
        reason: &reason,
        at: context.now,
        // A judge who is on the way to the table hears this one there too.
        claim: sheet_dispute::claim_of_table(&mut action.tx, table.row.id).await?.unwrap_or_default(),
    };
    sheet_dispute::insert(&mut action.tx, &dispute).await?;
    save_marks(&mut action.tx, &mut table, &disputed).await?;
    let after = json!({ "position": seat.position });
    action.commit(AuditEntry::new(AuditAction::DisputeResult, own.at.subject()).after(&after)).await?;
    Ok(())
}

/// Takes it back that the player does not agree; the player may sign then. Whoever objects to nothing changes nothing, and the
/// version is not looked at. Gives whether there was anything to take back.
///
/// Error: a refusal where the sheet is final by now.
pub async fn take_back_own(context: &Context<'_>, id: TournamentId, own: OwnSheet) -> Result<bool> {
    let action = begin(context, id, own.player).await?;
    take_back_as(action, context, own).await
}

/// Takes it back as the player.
pub(crate) async fn take_back_as(mut action: Action, context: &Context<'_>, own: OwnSheet) -> Result<bool> {
    let OwnSeat { mut table, at, seat, .. } = own.load(&mut action).await?;
    let sheet = match table.sheet().take_back_dispute(at) {
        Err(Refusal::NoDispute) => return Ok(false),
        taken => taken?,
    };
    let settled = Settled { outcome: DisputeOutcome::TakenBack, by: None, at: context.now };
    sheet_dispute::settle(&mut action.tx, table.row.id, Some(seat.position), settled).await?;
    save_marks(&mut action.tx, &mut table, &sheet).await?;
    let after = json!({ "position": seat.position });
    action.commit(AuditEntry::new(AuditAction::TakeDisputeBack, own.at.subject()).after(&after)).await?;
    Ok(true)
}

/// Begins what a player does with the own sheet. Error: [`Error::Forbidden`] for anybody else.
async fn begin(context: &Context<'_>, id: TournamentId, player: PlayerId) -> Result<Action> {
    let mut action = Action::begin(context, id, Permission::OwnPage).await?;
    if context.caller.player() != Some(player) {
        return Err(Error::Forbidden);
    }
    may_act(&mut action, player).await?;
    Ok(action)
}

/// Refuses whoever has left the tournament ([`own::may_act`]).
pub(crate) async fn may_act(action: &mut Action, player: PlayerId) -> Result<()> {
    let found = player::by_id(&mut action.tx, player).await?.ok_or(Error::Missing)?;
    Ok(own::may_act(&found)?)
}
