//! Staff do the same with several players: all of it or nothing, with a line in the audit log for each.

use std::collections::{BTreeMap, BTreeSet};

use crate::store::face;
use crate::store::player::Player;
use crate::store::player_list;
use crate::store::player_list::NextStandings;
use crate::store::{Snapshot, TournamentId};

use crate::actions::people::move_player::{action_of, moved};
use crate::actions::people::note_payment::PaymentAudit;
use crate::actions::people::player::{PlayerAudit, subject};
use crate::actions::people::refusal::{InTheWay, Refusal};
use crate::actions::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result, mail};
use crate::views::people::many;
use crate::views::people::many::ManyAct;
use crate::views::people::moves::Move;

/// Does the same with the players of these numbers; gives how many were changed. Those for whom it is so already stay as
/// they are. `by_mail` says that mail is set up, so that players who are approved also get the private link by mail.
///
/// Errors: a refusal where nobody is named, where it can't be done now, and where it can't be done with one of them;
/// then nothing was done with the others either.
pub async fn act_on_many(
    context: &Context<'_>,
    id: TournamentId,
    numbers: &BTreeSet<i64>,
    act: ManyAct,
    by_mail: bool,
) -> Result<usize> {
    // What each has paid is the fee.
    let paid = act == ManyAct::Paid;
    let fee = if paid { face::of_tournament(&mut context.db.read().await?, id).await?.fee } else { None };
    let work = |snapshot: &Snapshot| done(context, snapshot, numbers, act, fee);
    let (mut action, _, done) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
    let Done { changed, rows, lines } = done?;
    if paid && face::of_tournament(&mut action.tx, id).await?.fee != fee {
        return Err(Error::Stale);
    }
    player_list::update_standing(&mut action.tx, &rows).await?;
    if by_mail && act == ManyAct::Approve {
        for run in changed.chunk_by(|one, next| one.number + 1 == next.number) {
            let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
            mail::queue_links(&mut action.tx, id, (first.number, last.number), context.now).await?;
        }
    }
    let (count, mut lines) = (lines.len(), lines);
    action.creates(count);
    let Some(last) = lines.pop() else { return Ok(0) };
    for line in lines {
        action.add_entry(line);
    }
    action.commit(last).await?;
    Ok(count)
}

/// What is stored, ready before the lock is taken.
struct Done {
    changed: Vec<Player>,
    rows: NextStandings,
    lines: Vec<AuditEntry>,
}

/// Does it with the players as they were read. `fee`: what somebody who has paid has paid.
fn done(
    context: &Context<'_>,
    snapshot: &Snapshot,
    numbers: &BTreeSet<i64>,
    act: ManyAct,
    fee: Option<i64>,
) -> Result<Done> {
    if numbers.is_empty() {
        return Err(Refusal::NobodyChosen.into());
    }
    many::is_on(snapshot, act)?;
    let due = due(snapshot, numbers, act)?;
    let mut snapshot = snapshot.clone();
    let (mut lines, mut changed) = (Vec::new(), Vec::new());
    for at in due {
        let old = snapshot.players[at].clone();
        let player = after(context, &snapshot, &old, act, fee);
        changed.push(player.clone());
        let line = AuditEntry::new(audit_action(act), subject(old.number));
        lines.push(match act {
            ManyAct::Paid => line.before(&PaymentAudit::of(&old)).after(&PaymentAudit::of(&player)),
            _ => line.before(&PlayerAudit::of(&old)).after(&PlayerAudit::of(&player)),
        });
        // Who comes after this one finds the place taken.
        snapshot.players[at] = player;
    }
    let rows = NextStandings::of(&changed)?;
    Ok(Done { changed, rows, lines })
}

/// The chosen players for whom something is left to be done, by their places in the snapshot.
fn due(snapshot: &Snapshot, numbers: &BTreeSet<i64>, act: ManyAct) -> Result<Vec<usize>> {
    let places: BTreeMap<i64, usize> =
        snapshot.players.iter().enumerate().map(|(at, player)| (player.number, at)).collect();
    let (mut due, mut in_the_way) = (Vec::new(), Vec::new());
    for number in numbers {
        let at = *places.get(number).ok_or(Error::Missing)?;
        let player = &snapshot.players[at];
        match many::is_due(snapshot, player, act) {
            Ok(true) => due.push(at),
            Ok(false) => {}
            Err(why) => in_the_way.push(InTheWay { name: player.label(), why }),
        }
    }
    if in_the_way.is_empty() { Ok(due) } else { Err(Refusal::SomeCant(in_the_way).into()) }
}

/// The player afterwards. `fee`: what somebody who has paid has paid.
fn after(context: &Context<'_>, snapshot: &Snapshot, old: &Player, act: ManyAct, fee: Option<i64>) -> Player {
    match act {
        ManyAct::CheckIn => Player { checked_in_at: Some(context.now), ..old.clone() },
        ManyAct::UndoCheckIn => Player { checked_in_at: None, ..old.clone() },
        ManyAct::Approve => moved(context, snapshot, old, Move::Approve),
        ManyAct::AgreedOnPaper => moved(context, snapshot, old, Move::AgreedOnPaper),
        ManyAct::Paid => Player { paid_at: Some(context.now), paid_amount: fee, ..old.clone() },
    }
}

/// What the audit log calls it, as where it is done with one player.
fn audit_action(act: ManyAct) -> AuditAction {
    match act {
        ManyAct::CheckIn => AuditAction::CheckIn,
        ManyAct::UndoCheckIn => AuditAction::UndoCheckIn,
        ManyAct::Approve => action_of(Move::Approve),
        ManyAct::AgreedOnPaper => action_of(Move::AgreedOnPaper),
        ManyAct::Paid => AuditAction::NotePayment,
    }
}
