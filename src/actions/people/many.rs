//! Staff do the same with several players: all of it or nothing, with a line in the audit log for each.

use std::collections::{BTreeMap, BTreeSet};

use reeve_store::face;
use reeve_store::player::Player;
use reeve_store::player_list;
use reeve_store::player_list::NextStandings;
use reeve_store::{Snapshot, TournamentId};

use crate::people::move_player::{action_of, moved};
use crate::people::note_payment::PaymentAudit;
use crate::people::player::{PlayerAudit, subject};
use crate::people::refusal::{InTheWay, Refusal};
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result, mail};
use reeve_views::people::many;
use reeve_views::people::many::ManyAct;
use reeve_views::people::moves::Move;

/// With so many players at a time it is done by one transaction, so that nobody waits long for the writer.
pub const PIECE: usize = 500;

/// Does the same with the players of these numbers; gives with how many it was done. Those for whom it is so already stay as
/// they are. `by_mail` says that mail is set up, so that players who are approved also get the private link by mail.
///
/// Of very many it is done with [`PIECE`] at a time, and others change things in between: what is stored then is as if it had been
/// done with these first. Whoever has left meanwhile, and all others once it can't be done any more, stay as they are, and are not
/// counted. The form counts as carried out with the last; sent again before, it goes on.
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
    let (mut left, mut count) = (numbers.clone(), 0);
    loop {
        let is_first = count == 0;
        let work = |snapshot: &Snapshot| done(context, snapshot, &left, act, fee, is_first);
        let (mut action, _, piece) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
        let Done { changed, rows, lines, behind } = piece?;
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
        count += lines.len();
        action.creates(count);
        let mut lines = lines;
        let Some(last) = lines.pop() else { return Ok(count) };
        for line in lines {
            action.add_entry(line);
        }
        let Some(behind) = behind else {
            action.commit(last).await?;
            return Ok(count);
        };
        action.commit_piece(last).await?;
        left.retain(|number| *number > behind);
    }
}

/// What is stored, ready before the lock is taken.
struct Done {
    changed: Vec<Player>,
    rows: NextStandings,
    lines: Vec<AuditEntry>,
    /// The number of the last of them, where it is still to be done with others behind.
    behind: Option<i64>,
}

/// Does it with the first [`PIECE`] of the players as they were read. `fee`: what somebody who has paid has paid. `is_first`: with
/// nobody yet; later on, it is done with those with whom it can be.
fn done(
    context: &Context<'_>,
    snapshot: &Snapshot,
    numbers: &BTreeSet<i64>,
    act: ManyAct,
    fee: Option<i64>,
    is_first: bool,
) -> Result<Done> {
    if numbers.is_empty() {
        return Err(Refusal::NobodyChosen.into());
    }
    let may_be_done = many::may_be_done(snapshot, act);
    let due = match is_first {
        true => may_be_done.map_err(Error::from).and_then(|()| due(snapshot, numbers, act))?,
        false if may_be_done.is_err() => Vec::new(),
        false => still_due(snapshot, numbers, act),
    };
    let (due, others) = due.split_at(due.len().min(PIECE));
    let behind = due.last().filter(|_| !others.is_empty()).map(|at| snapshot.players[*at].number);
    let mut snapshot = snapshot.clone();
    let (mut lines, mut changed) = (Vec::new(), Vec::new());
    for at in due.iter().copied() {
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
    Ok(Done { changed, rows, lines, behind })
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

/// As [`due`], without those with whom it can't be done any more.
fn still_due(snapshot: &Snapshot, numbers: &BTreeSet<i64>, act: ManyAct) -> Vec<usize> {
    let players = snapshot.players.iter().enumerate().filter(|(_, player)| numbers.contains(&player.number));
    let mut due: Vec<(i64, usize)> = players
        .filter(|(_, player)| many::is_due(snapshot, player, act) == Ok(true))
        .map(|(at, player)| (player.number, at))
        .collect();
    due.sort_unstable();
    due.into_iter().map(|(_, at)| at).collect()
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
