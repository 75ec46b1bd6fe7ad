//! What players do with the record sheet of their own game: sign it, say that they don't agree, and take that back.
//!
//! Nobody does it for them: whoever runs the tournament marks a sheet as signed on paper, and a judge decides.

use serde_json::json;

use crate::limits;
use crate::rules::sheets::{DisputeOutcome, SignatureWay, check, decision};
use crate::rules::tournament::vocabulary::SheetState;
use crate::store::sheet::{save, save_marks};
use crate::store::sheet_dispute;
use crate::store::sheet_dispute::{NewDispute, Settled};
use crate::store::snapshot::{Round, Table};
use crate::store::{PlayerId, Snapshot, TournamentId, player};
use crate::views::rounds::RoundAt;
use crate::views::sheets::own;

use crate::actions::sheets::TableAt;
use crate::actions::sheets::refusal::Refusal;
use crate::actions::sheets::sign_sheet::{author, keep_signature};
use crate::actions::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// The record sheet of a player's own game, as the player saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OwnSheet {
    /// The player.
    pub player: PlayerId,
    /// The round of the game.
    pub round: RoundAt,
    /// The version of the sheet.
    pub version: i64,
}

impl OwnSheet {
    /// The player's table and seat in the round, the seat from 0.
    fn find<'s>(&self, rounds: &'s [Round]) -> Result<(TableAt, &'s Round, &'s Table, usize)> {
        let round = rounds.iter().find(|round| RoundAt::of(round) == self.round).ok_or(Error::Missing)?;
        let seat_at = |table: &Table| table.seats.iter().position(|seat| seat.player_id == self.player);
        let found = round.tables.iter().find_map(|table| Some((table, seat_at(table)?)));
        let (table, seat) = found.ok_or(Error::Missing)?;
        Ok((TableAt { round: self.round, table: table.row.number }, round, table, seat))
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
async fn sign_as(mut action: Action, context: &Context<'_>, own: OwnSheet, way: SignatureWay) -> Result<()> {
    let system = action.tournament()?.system.system();
    let rounds = rounds(&mut action).await?;
    let (at, round, table, seat) = own.find(&rounds)?;
    let sheet = table.sheet();
    let last = table.row.sheet_state == SheetState::Signed && table.row.sheet_version == own.version.saturating_add(1);
    if sheet.has_signed(seat) && (last || table.row.sheet_version == own.version) {
        return Ok(());
    }
    sheet.may_sign(round.row.state)?;
    if own.version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    let signed = sheet.sign(round.row.state, seat)?;
    let mut table = table.clone();
    keep_signature(&mut action, context, &table, (seat, way)).await?;
    if signed.state.is_final() {
        // What came in with an archive was never typed into a form, and nothing that no game can give becomes final.
        check(system, &sheet.result).map_err(Error::Impossible)?;
        save(&mut action.tx, system, &mut table, &signed, author(context)).await?;
    } else {
        save_marks(&mut action.tx, &mut table, &signed).await?;
    }
    let position = table.seats.get(seat).map(|seat| seat.position);
    let after = json!({ "position": position, "way": way.code(), "state": signed.state.code() });
    action.commit(AuditEntry::new(AuditAction::SignOwnSheet, at.subject()).after(&after)).await?;
    Ok(())
}

/// Says not to agree with the result of the own game: nobody signs until a judge has decided or it is taken back.
///
/// Errors: [`Error::Faults`] at the field `disagree`; [`Error::Stale`]; a refusal where there is no result, it is final, or the
/// player has said so already.
pub async fn dispute_own(context: &Context<'_>, id: TournamentId, own: OwnSheet, typed: &str) -> Result<()> {
    let mut action = begin(context, id, own.player).await?;
    let reason = decision::reason(typed, limits::DISPUTE).map_err(|why| match why {
        Refusal::ReasonMissing => Error::fault("disagree", Refusal::ObjectionMissing),
        why => Error::fault("disagree", why),
    })?;
    let rounds = rounds(&mut action).await?;
    let (at, round, table, seat) = own.find(&rounds)?;
    let sheet = table.sheet();
    sheet.may_dispute(round.row.state, seat)?;
    if own.version != table.row.sheet_version {
        return Err(Error::Stale);
    }
    let disputed = sheet.dispute(round.row.state, seat)?;
    let of = table.seats.get(seat).ok_or(Error::Missing)?;
    let dispute = NewDispute {
        table: table.row.id,
        version: table.row.sheet_version,
        position: of.position,
        player: of.player_id,
        reason: &reason,
        at: context.now,
    };
    sheet_dispute::insert(&mut action.tx, &dispute).await?;
    save_marks(&mut action.tx, &mut table.clone(), &disputed).await?;
    let after = json!({ "position": of.position });
    action.commit(AuditEntry::new(AuditAction::DisputeResult, at.subject()).after(&after)).await?;
    Ok(())
}

/// Takes it back that the player does not agree; the player may sign then. Whoever objects to nothing changes nothing.
///
/// Error: a refusal where the sheet is final by now.
pub async fn take_back_own(context: &Context<'_>, id: TournamentId, player: PlayerId, round: RoundAt) -> Result<()> {
    let mut action = begin(context, id, player).await?;
    let rounds = rounds(&mut action).await?;
    let (at, _, table, seat) = OwnSheet { player, round, version: 0 }.find(&rounds)?;
    let sheet = match table.sheet().take_back_dispute(seat) {
        Err(Refusal::NoDispute) => return Ok(()),
        taken => taken?,
    };
    let position = table.seats.get(seat).map(|seat| seat.position);
    let settled = Settled { outcome: DisputeOutcome::TakenBack, by: None, at: context.now };
    sheet_dispute::settle(&mut action.tx, table.row.id, position, settled).await?;
    save_marks(&mut action.tx, &mut table.clone(), &sheet).await?;
    let after = json!({ "position": position });
    action.commit(AuditEntry::new(AuditAction::TakeDisputeBack, at.subject()).after(&after)).await?;
    Ok(())
}

/// The rounds, to find the player's seat in.
async fn rounds(action: &mut Action) -> Result<Vec<Round>> {
    let id = action.tournament()?.id;
    Ok(Snapshot::rounds_of(&mut action.tx, id).await?)
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
