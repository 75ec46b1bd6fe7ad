//! Somebody is there, or is not after all.

use crate::rules::tournament::vocabulary::{Phase, PlayerState};
use crate::store::TournamentId;
use crate::store::player;

use crate::actions::people::players::{Line, by_number, subject};
use crate::actions::{Action, AuditEntry, Context, Error, Permission, Result};
use crate::views::people::attendance;

/// Checks a player in (`here`), or takes that back. Doing it twice changes nothing the second time.
///
/// Errors: a refusal before check-in has started and after the preliminary games, for players who are not in
/// the tournament, and for taking it back from somebody whose seat is public.
pub async fn check_in(context: &Context<'_>, id: TournamentId, number: i64, here: bool) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let old = by_number(&snapshot, number)?.clone();
    if old.checked_in_at.is_some() == here && old.is_active() {
        return Ok(());
    }
    if snapshot.tournament.phase < Phase::CheckIn {
        return Err(Error::refused("Check-in has not started. Start it on the page \"next step\"."));
    }
    if attendance::prelim_is_over(&snapshot) {
        return Err(Error::refused("The preliminary games are over, and check-in with them."));
    }
    if here && !old.is_active() {
        return Err(Error::refused(why_not(&old)));
    }
    if !here && attendance::is_publicly_seated(&snapshot, &old) {
        return Err(Error::refused(
            "This player's seat is public already. If the player has left, withdraw the player instead.",
        ));
    }
    let mut player = old.clone();
    player.checked_in_at = here.then_some(context.now);
    player::update(&mut action.tx, &player).await?;
    let name = if here { "check in" } else { "undo check-in" };
    action.commit(AuditEntry::new(name, subject(number)).before(&Line::of(&old)).after(&Line::of(&player))).await?;
    Ok(())
}

fn why_not(player: &player::Player) -> &'static str {
    match player.state {
        PlayerState::Asked => "This player waits for your approval. Approve the player first.",
        PlayerState::Waiting => "This player is on the waiting list. Move the player up first.",
        PlayerState::Withdrawn => "This player has withdrawn. Bring the player back first.",
        PlayerState::Disqualified => "This player is disqualified.",
        PlayerState::Registered => "This player is archived. Bring the player out of the archive first.",
    }
}
