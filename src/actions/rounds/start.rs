//! Start a round: the games are on.

use std::collections::BTreeSet;

use serde::Serialize;

use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::snapshot::Round;
use reeve_store::webhook::HookEvent;
use reeve_store::{PlayerId, SeatId, Snapshot, TournamentId, round, round_board, seat, webhook};

use crate::rounds::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::hooks;
use reeve_views::rounds::steps::RoundStart;
use reeve_views::rounds::{RoundAt, steps};
use reeve_views::visibility;

/// Starts a published round without the players of these numbers, ascending, who are seated in it and missing. With the
/// first preliminary round the attendance is taken: the players who are seated in it and there, and the time (1.1.3);
/// it follows the record sheets until the round is closed. The seats of who is missing are marked absent. Gives false where the round had started already.
///
/// Refused: a round that is not published, or a round before that is not closed; no judge (1.3.1); others are missing
/// than those, or are marked absent where the round had started already.
pub async fn start_round(context: &Context<'_>, id: TournamentId, at: RoundAt, without: &[i64]) -> Result<bool> {
    let work = |snapshot: &Snapshot| start_of(snapshot, at, without);
    let (mut action, snapshot, start) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
    let Some(start) = start? else { return Ok(false) };
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    let mut row = round.row.clone();
    let before = row.state;
    row.state = RoundState::Playing;
    row.started_at = Some(context.now);
    round::update(&mut action.tx, &row).await?;
    if visibility::has_public_board(&snapshot.tournament, &row) {
        round_board::note_shown(&mut action.tx, id, (row.stage, row.number), context.now).await?;
    }
    mark_absent(&mut action, &snapshot, round, &start.missing).await?;
    if at.is_first() {
        let mut changed = snapshot.tournament.clone();
        changed.attendance = i64::try_from(start.players).ok();
        changed.attendance_at = Some(context.now);
        action.save_tournament(changed).await?;
    }
    webhook::queue(&mut action.tx, id, HookEvent::RoundStarted, &hooks::rounds(&[at]), context.now).await?;
    let entry = AuditEntry::new(AuditAction::StartRound, at.subject()).before(&before.code());
    action.commit(entry.after(&Started::of(&snapshot, &start))).await?;
    Ok(true)
}

/// What the start of a round does without these players; none where it had started already.
fn start_of(snapshot: &Snapshot, at: RoundAt, without: &[i64]) -> Result<Option<RoundStart>> {
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if !round.row.state.has_begun() {
        return Ok(Some(steps::start_without(snapshot, round, without)?));
    }
    let others = absent_now(snapshot, round) != without;
    if others { Err(Refusal::StartedOtherwise.into()) } else { Ok(None) }
}

/// The numbers of those whose seats are marked absent, ascending.
fn absent_now(snapshot: &Snapshot, round: &Round) -> Vec<i64> {
    let seats = round.tables.iter().flat_map(|table| &table.seats).filter(|seat| seat.absent);
    let mut numbers: Vec<i64> = seats.filter_map(|seat| Some(snapshot.player(seat.player_id)?.number)).collect();
    numbers.sort_unstable();
    numbers
}

/// Marks the seats of those who are missing on their record sheets, so that nobody has to do it table by table; whoever
/// comes late after all is unmarked there.
pub(crate) async fn mark_absent(
    action: &mut Action,
    snapshot: &Snapshot,
    round: &Round,
    missing: &[i64],
) -> Result<()> {
    let players = snapshot.players.iter().filter(|player| missing.contains(&player.number));
    let gone: BTreeSet<PlayerId> = players.map(|player| player.id).collect();
    let seats = || round.tables.iter().flat_map(|table| &table.seats);
    for absent in [true, false] {
        let others = seats().filter(|seat| seat.absent != absent && gone.contains(&seat.player_id) == absent);
        let others: Vec<SeatId> = others.map(|seat| seat.id).collect();
        seat::mark_absent(&mut action.tx, &others, absent).await?;
    }
    Ok(())
}

/// What the audit log says of a start.
#[derive(Serialize)]
#[serde(untagged)]
enum Started {
    /// How many play: everybody who is seated.
    Whole(usize),
    /// How many play, and who is seated and missing.
    Without { players: usize, missing: Vec<MissingFromRound> },
}

/// Somebody who is seated in a round that starts without them.
#[derive(Serialize)]
struct MissingFromRound {
    player: PlayerId,
}

impl Started {
    fn of(snapshot: &Snapshot, start: &RoundStart) -> Started {
        let missing = snapshot.players.iter().filter(|player| start.missing.contains(&player.number));
        let missing: Vec<MissingFromRound> = missing.map(|player| MissingFromRound { player: player.id }).collect();
        let players = start.players;
        if missing.is_empty() { Started::Whole(players) } else { Started::Without { players, missing } }
    }
}
