//! Drawing lots (1.4.2, 1.1.9): by Reeve from a seed that is shown, or by hand and typed in.

use reeve_limits as limits;
use reeve_rules::standings::lots;
use reeve_rules::standings::lots::{DrawReason, TiedGroup};
use reeve_rules::standings::{LotNumber as Drawn, Lots, RankedId};
use reeve_rules::text;
use reeve_rules::tournament::vocabulary::DrawMethod;
use reeve_store::lots as kept;
use reeve_store::lots::{NewDraw, NewLots};
use reeve_store::{PlayerId, Snapshot, TournamentId};

use crate::sheets::correct_sheet::none_waits;
use crate::standings::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::ties;
use reeve_views::visibility::Reader;

/// A drawing of lots that the organizer wants to keep.
#[derive(Debug, Clone)]
pub struct DrawLots {
    pub how: How,
    /// Whether every shared rank is drawn for, or only those that decide something.
    pub everybody: bool,
    /// Who watched; may be empty.
    pub witness: String,
}

/// How lots are drawn.
#[derive(Debug, Clone)]
pub enum How {
    /// By Reeve, from a seed below 2^63.
    Reeve(u64),
    /// By hand: what was drawn for each player. A tied group of which nobody decides anything may be left out.
    Hand(Vec<(PlayerId, u32)>),
}

/// Draws lots for everybody in the tied groups who has none, and keeps who drew, who watched, how and when.
///
/// Refused while a preliminary round is open, while a correction waits, and when nobody needs a lot. By hand every faulty lot is a
/// [`Fault`] at the field `lot.PLAYER`.
pub async fn draw_lots(context: &Context<'_>, id: TournamentId, command: DrawLots) -> Result<()> {
    if command.witness.chars().count() > limits::WITNESS || command.witness.chars().any(text::is_unseen) {
        return Err(Error::fault("witness", Refusal::NotAWitness { most: limits::WITNESS }));
    }
    let work = |snapshot: &Snapshot| (reeve_views::bracket::prelims_closed(snapshot), drawn(snapshot, &command));
    let (mut action, _, (closed, drawn)) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
    closed?;
    none_waits(&mut action.tx, id).await?;
    let DrawnLots { method, seed, reason, lots, rows } = drawn?;
    let draw = NewDraw {
        method,
        seed,
        reason,
        witness: command.witness.trim().to_owned(),
        drawn_by: context.caller.account(),
        drawn_at: context.now,
    };
    let draw_id = kept::insert_draw(&mut action.tx, id, &draw).await?;
    kept::insert_lots(&mut action.tx, id, draw_id, &rows).await?;
    let line = |(player, lot): &(PlayerId, i64)| serde_json::json!({ "player": player, "lot": lot });
    let written: Vec<serde_json::Value> = lots.iter().map(line).collect();
    let subject = AuditSubject::Draw(draw_id, method);
    action
        .commit(
            AuditEntry::new(AuditAction::DrawLots, subject)
                .after(&serde_json::json!({ "seed": draw.seed, "lots": written })),
        )
        .await?;
    Ok(())
}

/// What was drawn, ready before the lock is taken.
struct DrawnLots {
    method: DrawMethod,
    seed: Option<i64>,
    reason: DrawReason,
    lots: Vec<(PlayerId, i64)>,
    rows: NewLots,
}

/// Draws, or checks what was drawn by hand.
fn drawn(snapshot: &Snapshot, command: &DrawLots) -> Result<DrawnLots> {
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    let groups = ties::tied(snapshot, &ranking);
    let typed: &[(PlayerId, u32)] = match &command.how {
        How::Reeve(_) => &[],
        How::Hand(typed) => typed,
    };
    let players = undrawn(&groups, command.everybody, typed);
    if players.is_empty() {
        return Err(Refusal::NobodyNeedsALot.into());
    }
    let (method, seed, new) = match &command.how {
        How::Reeve(seed) => {
            let kept = i64::try_from(*seed).map_err(|_| Error::fault("seed", Refusal::SeedTooLarge))?;
            (DrawMethod::Reeve, Some(kept), lots::draw(&players, ranking.lots(), *seed))
        }
        How::Hand(typed) => (DrawMethod::Hand, None, by_hand(typed, &players, &ranking)?),
    };
    let reason = reason(&groups, &new);
    let lots: Vec<(PlayerId, i64)> =
        new.into_iter().map(|(player, lot)| (ranking::stored(player), i64::from(lot.0))).collect();
    let rows = NewLots::of(&lots)?;
    Ok(DrawnLots { method, seed, reason, lots, rows })
}

/// Everybody who has no lot in the groups that matter, in those of which somebody was drawn for by hand, or
/// in all.
fn undrawn(groups: &[TiedGroup], everybody: bool, typed: &[(PlayerId, u32)]) -> Vec<RankedId> {
    let begun = |group: &TiedGroup| {
        group.undrawn.iter().any(|player| typed.iter().any(|(other, _)| ranking::ranked(*other) == *player))
    };
    groups
        .iter()
        .filter(|group| everybody || group.decides.is_some() || begun(group))
        .flat_map(|group| group.undrawn.iter().copied())
        .collect()
}

/// Takes what was typed, which must leave nobody of a group without a lot.
fn by_hand(typed: &[(PlayerId, u32)], wanted: &[RankedId], ranking: &Ranking) -> Result<Lots> {
    let have = ranking.lots();
    let typed: Vec<(RankedId, Drawn)> =
        typed.iter().map(|(player, lot)| (ranking::ranked(*player), Drawn(*lot))).collect();
    let field = |player: RankedId| format!("lot.{}", player.0);
    let mut faults: Vec<Fault> = wanted
        .iter()
        .filter(|player| !typed.iter().any(|(other, _)| other == *player))
        .map(|player| Fault::new(field(*player), Refusal::LotMissing))
        .collect();
    let known = ranking.players();
    for (player, _) in &typed {
        if known.contains(player) && !wanted.contains(player) && !have.contains_key(player) {
            faults.push(Fault::new(field(*player), Refusal::NothingToDrawFor));
        }
    }
    match lots::by_hand(&typed, &known, have) {
        Ok(new) if faults.is_empty() => Ok(new),
        Ok(_) => Err(Error::Faults(faults)),
        Err(refusals) => {
            faults
                .extend(refusals.into_iter().map(|refusal| Fault::new(field(refusal.player()), Refusal::Lot(refusal))));
            Err(Error::Faults(faults))
        }
    }
}

/// The shared ranks that a draw was for.
fn reason(groups: &[TiedGroup], new: &Lots) -> DrawReason {
    let drawn_for = groups.iter().filter(|group| group.players.iter().any(|player| new.contains_key(player)));
    DrawReason::SharedRanks(drawn_for.map(|group| group.rank).collect())
}
