//! Staff move players: out of the tournament and back, up from the waiting list, out of the lists and back. Whether a
//! move is possible now is decided in [`reeve_views::people::moves`].

use reeve_rules::series::final_day::{FinalistAnswer, FinalistState, may_answer};
use reeve_rules::tournament::vocabulary::{PlayerState, TournamentPart};
use reeve_store::player;
use reeve_store::player::Player;
use reeve_store::player_list;
use reeve_store::player_list::NextStandings;
use reeve_store::tournament::Tournament;
use reeve_store::{Snapshot, TournamentId, Tx, series_final};

use crate::people::pin;
use crate::people::player::{PlayerAudit, PlayerMoved, agree, by_number, subject};
use crate::series;
use crate::series::refusal::final_day::FinalDayRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result, mail};
use reeve_views::people::moves::{Move, may_move};
use reeve_views::people::{places, staff};
use reeve_views::series::final_day::FinalDay;
use reeve_views::visibility;

/// Moves a player. When somebody leaves while registration is open, the next on the waiting list gets the place; later
/// the organizer moves people up, since they may not be in the hall. `another_person` says that the player being brought
/// back is not the member of the staff with the same name. `by_mail` says that mail is set up, so that an approved
/// player also gets the private link by mail. Whoever was merged into somebody and is brought back as another person has read that
/// one's page, with the link to it: the one who stayed gets another link, which no mail carries, since the address may have come from
/// the one who went.
///
/// Errors: a refusal that says why the move is not possible as things stand.
pub async fn move_player(
    context: &Context<'_>,
    id: TournamentId,
    number: i64,
    which: Move,
    (another_person, by_mail): (bool, bool),
) -> Result<PlayerMoved> {
    let (mut action, snapshot) = Action::begin_with_people(context, id, Permission::Run).await?;
    let old = by_number(&snapshot, number)?.clone();
    if matches!(which, Move::BringBack | Move::Unhide) {
        staff::may_play(&snapshot.staff, &old.person.name, old.person.email.as_deref(), another_person)
            .map_err(|found| Refusal::IsStaff { name: old.person.name.clone(), role: found.member.role })?;
    }
    may_move(&snapshot, &old, which)?;
    if which == Move::BringBack {
        final_place_is_free(&mut action.tx, &old).await?;
    }
    let player = moved(context, &snapshot, &old, which);
    player::update(&mut action.tx, &player).await?;
    if snapshot.tournament.part == TournamentPart::Finals && matches!(which, Move::Withdraw | Move::BringBack) {
        series_final::note_gone(&mut action.tx, player.id, which == Move::Withdraw, context.now).await?;
    }
    if matches!(which, Move::Hide | Move::Unhide) {
        series::disqualified::follow(&mut action, context).await?;
    }
    if by_mail && which == Move::Approve {
        mail::queue_links(&mut action.tx, id, (number, number), context.now).await?;
    }
    let into = old.merged_into.filter(|_| which == Move::Unhide);
    let parted_from = into.and_then(|into| snapshot.players.iter().find(|other| other.number == into));
    if let Some(stayed) = parted_from {
        pin::renew_what_was_read(&mut action, stayed, context).await?;
    }
    let left = old.is_active() && !player.is_active();
    let moved_up = if left { give_place(&mut action, &snapshot, &[&player]).await? } else { None };
    let after = PlayerAudit::of(&player).moved_up(moved_up);
    action
        .commit(AuditEntry::new(action_of(which), subject(number)).before(&PlayerAudit::of(&old)).after(&after))
        .await?;
    Ok(PlayerMoved { number, state: player.state, moved_up, parted_from: parted_from.map(|stayed| stayed.number) })
}

/// Refuses to bring somebody back into the final day of a series whose place the next in rank has taken.
async fn final_place_is_free(tx: &mut Tx, player: &Player) -> Result<()> {
    let Some((series, line)) = series_final::of_final_player(tx, player.id).await? else { return Ok(()) };
    let Some(day) = FinalDay::read(tx, series).await? else { return Ok(()) };
    if let Some(clause) = day.clause_of(&line) {
        let clause = clause.to_owned();
        return Err(series::refusal::Refusal::from(FinalDayRefusal::Disqualified { clause }).into());
    }
    if line.state != FinalistState::Accepted {
        may_answer(line.state, FinalistAnswer::Accept, day.free())
            .map_err(|why| series::refusal::Refusal::from(FinalDayRefusal::Answer(why)))?;
    }
    Ok(())
}

/// The player after a move that is possible.
pub(super) fn moved(context: &Context<'_>, snapshot: &Snapshot, old: &Player, which: Move) -> Player {
    let mut player = old.clone();
    match which {
        Move::Withdraw => leave(context, &snapshot.tournament, &mut player),
        Move::Stay => player.leave_asked_at = None,
        Move::BringBack => {
            player.withdrawn_at = None;
            let has_rounds = visibility::has_rounds(&snapshot.tournament);
            player.state = if has_rounds { PlayerState::Registered } else { place(snapshot) };
        }
        Move::Approve => player.state = place(snapshot),
        Move::MoveUp => player.state = PlayerState::Registered,
        Move::Hide => player.hidden_at = Some(context.now),
        Move::Unhide => {
            player.hidden_at = None;
            player.merged_into = None;
            if old.state == PlayerState::Registered {
                player.state = place(snapshot);
            }
        }
        Move::AgreedOnPaper => agree(&mut player, &snapshot.tournament, context),
    }
    player
}

/// Where somebody who comes in now is put: in the tournament, or on the waiting list.
fn place(snapshot: &Snapshot) -> PlayerState {
    places::place_for_new(&snapshot.tournament, &snapshot.players)
}

/// Takes a player out of the tournament.
pub(crate) fn leave(context: &Context<'_>, tournament: &Tournament, player: &mut Player) {
    player.state = PlayerState::Withdrawn;
    player.withdrawn_at = Some(context.now);
    player.leave_asked_at = None;
    if !visibility::has_rounds(tournament) {
        player.checked_in_at = None;
    }
}

/// What the audit log calls a move.
pub(super) fn action_of(which: Move) -> AuditAction {
    match which {
        Move::Withdraw => AuditAction::WithdrawPlayer,
        Move::Stay => AuditAction::StayAfterAll,
        Move::BringBack => AuditAction::BringPlayerBack,
        Move::Approve => AuditAction::ApprovePlayer,
        Move::MoveUp => AuditAction::MovePlayerUp,
        Move::Hide => AuditAction::HidePlayer,
        Move::Unhide => AuditAction::UnhidePlayer,
        Move::AgreedOnPaper => AuditAction::NoteAgreementOnPaper,
    }
}

/// Gives a place that has just become free to the next on the waiting list, while registration is open. `changed` are the
/// players who are no longer as they were `before`. The answer is the number of the player who got the place.
pub(crate) async fn give_place(action: &mut Action, before: &Snapshot, changed: &[&Player]) -> Result<Option<i64>> {
    if before.tournament.phase.has_check_in() {
        return Ok(None);
    }
    let mut now = before.clone();
    for player in &mut now.players {
        if let Some(changed) = changed.iter().find(|changed| changed.id == player.id) {
            (*changed).clone_into(player);
        }
    }
    let next = places::next_up(&now).ok().and_then(|next| next.first().copied());
    let Some(next) = next else { return Ok(None) };
    let up = Player { state: PlayerState::Registered, ..next.clone() };
    player::update(&mut action.tx, &up).await?;
    Ok(Some(up.number))
}

/// As [`give_place`], for each of several who left.
pub(crate) async fn give_places(action: &mut Action, mut now: Snapshot, left: &[Player]) -> Result<()> {
    let put = |now: &mut Snapshot, changed: &Player| {
        let places = now.players.iter_mut().filter(|player| player.id == changed.id);
        places.for_each(|player| changed.clone_into(player));
    };
    left.iter().for_each(|gone| put(&mut now, gone));
    for _ in left {
        let next = places::next_up(&now).ok().and_then(|next| next.first().copied().cloned());
        let Some(next) = next else { return Ok(()) };
        let up = Player { state: PlayerState::Registered, ..next };
        player::update(&mut action.tx, &up).await?;
        put(&mut now, &up);
    }
    Ok(())
}

/// Moves people up from the waiting list, in their order, while there are places; gives their numbers.
///
/// Error: a refusal where nobody waits or no place is free.
pub async fn move_up(context: &Context<'_>, id: TournamentId) -> Result<Vec<i64>> {
    let work = |snapshot: &Snapshot| -> Result<(Vec<i64>, NextStandings)> {
        let next = places::next_up(snapshot)?;
        let up = |player: &Player| Player { state: PlayerState::Registered, ..player.clone() };
        let moved: Vec<Player> = next.into_iter().map(up).collect();
        Ok((moved.iter().map(|player| player.number).collect(), NextStandings::of(&moved)?))
    };
    let (mut action, _, moved) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
    let (numbers, rows) = moved?;
    player_list::update_standing(&mut action.tx, &rows).await?;
    action
        .commit(AuditEntry::new(AuditAction::MovePlayersUp, AuditSubject::Players(numbers.len())).after(&numbers))
        .await?;
    Ok(numbers)
}
