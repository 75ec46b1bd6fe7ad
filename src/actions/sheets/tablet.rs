//! A tablet that is passed round at a table: the staff opens it, and the players sign with the PINs of their cards, or say that
//! they don't agree.
//!
//! Whoever holds it holds a key of its own, which shows the record sheet of one table and gives nobody's rights. What is done
//! there is done by the player whose PIN was typed.

use chrono::{DateTime, TimeDelta, Utc};

use reeve_limits as limits;
use reeve_rules::sheets::pin;
use reeve_rules::sheets::{SignatureWay, StepRefusal};
use reeve_secret as secret;
use reeve_store::device_key::DeviceKey;
use reeve_store::player_pin::PlayerPin;
use reeve_store::seat::Seat;
use reeve_store::tablet;
use reeve_store::tablet::TabletTable;
use reeve_store::{Snapshot, TournamentId, player, player_pin};
use reeve_views::rounds::RoundAt;

use crate::people::player::subject;
use crate::sheets::TableAt;
use crate::sheets::own_sheet::{OwnSheet, dispute_as, may_act, sign_as, take_back_as};
use crate::{Action, AuditAction, AuditEntry, Caller, Context, Error, Permission, Result, Who};

/// Opens a tablet for a table: makes an address of its own, which works until the sheet is final, for
/// [`limits::TABLET_HOURS`] at most. One that was open before is closed by it.
///
/// Error: a refusal where the round is not being played, or the sheet is final.
pub async fn open_tablet(context: &Context<'_>, id: TournamentId, at: TableAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    table.sheet().may_be_passed(round.state)?;
    let ends_at = context.now + TimeDelta::hours(limits::TABLET_HOURS);
    let opened = DeviceKey { device_key: secret::link_token(), ends_at };
    tablet::open(&mut action.tx, table.row.id, &opened, (context.caller.account(), context.now)).await?;
    action.commit(AuditEntry::new(AuditAction::OpenTablet, at.subject())).await?;
    Ok(())
}

/// Closes it: its address opens nothing any more. Where none is open nothing is changed.
pub async fn close_tablet(context: &Context<'_>, id: TournamentId, at: TableAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (_, table) = at.load(&mut action).await?;
    if tablet::close(&mut action.tx, table.row.id).await? > 0 {
        action.commit(AuditEntry::new(AuditAction::CloseTablet, at.subject())).await?;
    }
    Ok(())
}

/// The table that the key of a tablet opens now, and until when no PIN is taken there, where that is so.
pub async fn opened_by(
    context: &Context<'_>,
    key: &str,
) -> Result<Option<(TournamentId, TableAt, Option<DateTime<Utc>>)>> {
    let mut tx = context.db.read().await?;
    let found = tablet::by_key(&mut tx, key, context.now).await?;
    Ok(found.map(|of| {
        let (id, at) = place(&of);
        (id, at, of.held_until.filter(|until| *until > context.now))
    }))
}

fn place(of: &TabletTable) -> (TournamentId, TableAt) {
    let round = RoundAt { stage: of.stage, number: of.round_number };
    (of.tournament_id, TableAt { round, table: of.table_number })
}

/// What somebody does at a tablet, with a PIN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtTablet<'a> {
    pub key: &'a str,
    /// The selection position of the player.
    pub position: i64,
    /// The version of the sheet that the player saw.
    pub version: i64,
    /// The PIN, as typed.
    pub pin: &'a str,
}

/// What a player does there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TabletStep<'a> {
    Sign,
    /// Does not agree, and says why.
    Dispute(&'a str),
    TakeBack,
}

/// Carries out what a player does at a tablet, as that player. A wrong PIN is counted, and nothing else is done. Whoever has no PIN, or
/// a locked one, objects without it, since a judge comes then; the log names nobody for it. Gives whether there was anything to do.
///
/// Errors: [`Error::Missing`] where the key opens nothing (any more), or nobody sits there; [`Error::Faults`] at the field `pin`
/// for none, a wrong one, a locked one, while none is taken and where the player has none to sign with; the rest as with the private link
/// ([`own_sheet`](crate::sheets::own_sheet)).
pub async fn at_tablet(context: &Context<'_>, typed: AtTablet<'_>, step: TabletStep<'_>) -> Result<bool> {
    let digits = pin::read(typed.pin);
    if !matches!(step, TabletStep::Dispute(_)) {
        digits.clone().map_err(at_pin)?;
    }
    let (id, at, _) = opened_by(context, typed.key).await?.ok_or(Error::Missing)?;
    // Until the PIN is known to be right, it is anybody who asks.
    let nobody = Caller { who: Who::Visitor, address: context.caller.address.clone() };
    let mut action = Action::begin(&Context { caller: &nobody, ..*context }, id, Permission::SeePublic).await?;
    let still = tablet::by_key(&mut action.tx, typed.key, context.now).await?;
    let tablet = still.filter(|tablet| place(tablet) == (id, at)).ok_or(Error::Missing)?;
    let (_, table) = Snapshot::table_of(&mut action.tx, id, (at.round.stage, at.round.number), at.table).await?;
    let seat = table.seats.iter().find(|seat| seat.position == typed.position).ok_or(Error::Missing)?;
    let own = OwnSheet { player: seat.player_id, at, version: typed.version };
    let kept = player_pin::of_player(&mut action.tx, seat.player_id).await?;
    let is_held = tablet.held_until.is_some_and(|until| until > context.now);
    let opens = !is_held && kept.as_ref().is_some_and(|kept| !kept.known().is_locked());
    if let (TabletStep::Dispute(reason), false) = (step, opens) {
        may_act(&mut action, seat.player_id).await?;
        return dispute_as(action, context, own, reason).await.map(|()| true);
    }
    let typed = TypedPin { digits: &digits.map_err(at_pin)?, seat, kept };
    let mut action = known(action, context.now, (at, &table.seats, &tablet), typed).await?;
    may_act(&mut action, seat.player_id).await?;
    let player = Caller { who: Who::Player { player: seat.player_id, tournament: id }, ..nobody };
    action.continue_as(player.clone());
    let context = Context { caller: &player, ..*context };
    match step {
        TabletStep::Sign => sign_as(action, &context, own, SignatureWay::Pin).await.map(|()| true),
        TabletStep::Dispute(reason) => dispute_as(action, &context, own, reason).await.map(|()| true),
        TabletStep::TakeBack => take_back_as(action, &context, own).await,
    }
}

/// A PIN as it was typed, with the one that it should be.
struct TypedPin<'p> {
    digits: &'p str,
    seat: &'p Seat,
    kept: Option<PlayerPin>,
}

/// The action, if this is the PIN of whoever sits there, and PINs are taken at the table. A wrong one is counted under the lock, so that
/// nobody tries many at once; that is kept for Reeve itself, and only the one that holds the table has a line in the log.
async fn known(
    mut action: Action,
    now: DateTime<Utc>,
    (at, seats, tablet): (TableAt, &[Seat], &TabletTable),
    typed: TypedPin<'_>,
) -> Result<Action> {
    let TypedPin { digits, seat, kept } = typed;
    if tablet.held_until.is_some_and(|until| until > now) {
        return Err(at_pin(StepRefusal::PinsHeld));
    }
    let mut wrong = tablet.wrong();
    match pin::check(kept.as_ref().map(PlayerPin::known), digits, wrong.len()) {
        Ok(()) => {
            if kept.is_some_and(|kept| kept.wrong_tries > 0) {
                player_pin::note_tries(&mut action.tx, seat.player_id, 0).await?;
            }
            // Whoever mistyped and then had it right costs the others at the table no try.
            if wrong.contains(&seat.position) {
                wrong.retain(|position| *position != seat.position);
                tablet::note_wrong(&mut action.tx, seat.table_id, &wrong, None).await?;
            }
            Ok(action)
        }
        Err(why @ StepRefusal::PinWrong { left }) => {
            wrong.push(seat.position);
            if left == 0 {
                hold(&mut action, seats, &wrong).await?;
                let until = now + TimeDelta::seconds(pin::HELD_SECONDS);
                tablet::note_wrong(&mut action.tx, seat.table_id, &[], Some(until)).await?;
                action.commit_refused(AuditEntry::new(AuditAction::HoldPins, at.subject())).await?;
            } else {
                tablet::note_wrong(&mut action.tx, seat.table_id, &wrong, None).await?;
                action.commit_unlogged().await?;
            }
            Err(at_pin(why))
        }
        Err(why) => Err(at_pin(why)),
    }
}

/// Counts for everybody whose PIN was typed wrong that the table is held, and locks those that were guessed at too often.
async fn hold(action: &mut Action, seats: &[Seat], wrong: &[i64]) -> Result<()> {
    for seat in seats.iter().filter(|seat| wrong.contains(&seat.position)) {
        let Some(kept) = player_pin::of_player(&mut action.tx, seat.player_id).await? else { continue };
        if kept.known().is_locked() {
            continue;
        }
        player_pin::note_tries(&mut action.tx, seat.player_id, kept.wrong_tries + 1).await?;
        if kept.wrong_tries + 1 >= pin::MOST_WRONG {
            let player = player::by_id(&mut action.tx, seat.player_id).await?.ok_or(Error::Missing)?;
            action.add_entry(AuditEntry::new(AuditAction::LockPin, subject(player.number)));
        }
    }
    Ok(())
}

fn at_pin(why: StepRefusal) -> Error {
    Error::fault("pin", why)
}
