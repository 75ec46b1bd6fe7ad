//! Staff say that two players are the same person, entered twice: one number stays and takes over what the other knew.

use serde::Serialize;

use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::player;
use reeve_store::player::Player;
use reeve_store::staff_note;
use reeve_store::staff_note::StaffNote;
use reeve_store::{Snapshot, TournamentId, Tx};

use crate::people::import_doubles;
use crate::people::move_player::give_place;
use crate::people::player::{PlayerAudit, by_number, call_otherwise, subject};
use crate::people::refusal::Refusal;
use crate::series::disqualified;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::people::agreement::has_agreed;
use reeve_views::people::doubles;
use reeve_views::people::doubles::Apart;
use reeve_views::people::moves::{Move, may_move};

/// Two players who are one person, each with the version that was on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MergePlayers {
    /// The number that stays, and its version.
    pub stays: (i64, i64),
    /// The number that goes, and its version.
    pub goes: (i64, i64),
}

/// What the log says of the one who stays.
#[derive(Serialize)]
struct Merged {
    #[serde(flatten)]
    player: PlayerAudit,
    merged: i64,
}

/// Makes two players one. The one who stays takes over what it lacks: address, club, country, groups, guardian, a better
/// place, check-in, agreement, payment, fixed table, what the staff noted. The other one is hidden; its private link leads to the one who stays. While
/// registration is open, the next on the waiting list gets the place that becomes free: the answer is that player's number.
///
/// Errors: [`Error::Stale`] where one of the two was changed after the page was made; a refusal where somebody has said that they are
/// two people, where the one who goes has a seat, and as [`doubles::may_merge`] says.
pub async fn merge_players(context: &Context<'_>, id: TournamentId, command: MergePlayers) -> Result<Option<i64>> {
    let (mut action, snapshot) = Action::begin_with_people(context, id, Permission::Run).await?;
    if command.stays.0 == command.goes.0 {
        return Err(Error::Missing);
    }
    let stays = by_number(&snapshot, command.stays.0)?.clone();
    let goes = by_number(&snapshot, command.goes.0)?.clone();
    doubles::may_merge(&snapshot, &stays, &goes)?;
    // Somebody else may have said so meanwhile.
    if Apart::read(&mut action.tx, id).await?.are(stays.id, goes.id) {
        return Err(Refusal::MarkedApart.into());
    }
    if (stays.version, goes.version) != (command.stays.1, command.goes.1) {
        return Err(Error::Stale);
    }
    let mut one = joined(&snapshot, &stays, &goes)?;
    let gone =
        Player { hidden_at: Some(context.now), checked_in_at: None, merged_into: Some(stays.number), ..goes.clone() };
    if one.person != stays.person {
        one.person_version = player::insert_next_person(&mut action.tx, &one).await?;
    }
    player::update(&mut action.tx, &one).await?;
    player::update(&mut action.tx, &gone).await?;
    join_notes(&mut action.tx, &stays, &goes).await?;
    call_otherwise(&mut action, &snapshot, &goes, &one).await?;
    // Whoever went into the other one before leads to the one who stays too.
    for earlier in snapshot.players.iter().filter(|earlier| earlier.merged_into == Some(goes.number)) {
        let led_on = Player { merged_into: Some(stays.number), ..earlier.clone() };
        player::update(&mut action.tx, &led_on).await?;
    }
    disqualified::follow(&mut action, context).await?;
    let was_free = |player: &Player| player.state != PlayerState::Registered;
    let leaves_a_place = !was_free(&stays) && !was_free(&goes);
    let moved_up = if leaves_a_place { give_place(&mut action, &snapshot, &[&one, &gone]).await? } else { None };
    let hide = AuditEntry::new(AuditAction::HidePlayer, subject(goes.number));
    action.add_entry(hide.before(&PlayerAudit::of(&goes)).after(&PlayerAudit::of(&gone)));
    let after = Merged { player: PlayerAudit::of(&one).moved_up(moved_up), merged: goes.number };
    let entry = AuditEntry::new(AuditAction::MergePlayers, subject(stays.number));
    action.commit(entry.before(&PlayerAudit::of(&stays)).after(&after)).await?;
    Ok(moved_up)
}

/// Keeps of the one who stays what the staff kept of either.
async fn join_notes(tx: &mut Tx, stays: &Player, goes: &Player) -> Result<()> {
    let (own, other) = (staff_note::of_player(tx, stays.id).await?, staff_note::of_player(tx, goes.id).await?);
    let joined = joined_notes(&own, &other);
    if joined != own {
        staff_note::put(tx, stays.id, &joined).await?;
    }
    Ok(())
}

/// What the staff keeps of the one who stays: what it kept of the one who goes stands below its own, as far as there is room, and
/// one telephone number stays.
pub fn joined_notes(own: &StaffNote, other: &StaffNote) -> StaffNote {
    let joined = |own: &str, other: &str, most: usize| {
        let both = [own, other].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n");
        if text::too_long(&both, most).is_some() { own.to_owned() } else { both }
    };
    StaffNote {
        phone: own.phone.clone().or_else(|| other.phone.clone()),
        note: joined(&own.note, &other.note, limits::NOTE),
        comes_with: joined(&own.comes_with, &other.comes_with, limits::COMES_WITH),
    }
}

/// The one player whom two become: what is stored when they are made one, and what is shown before.
///
/// Error: a refusal where the one who stays has withdrawn and can't be brought back.
pub fn joined(snapshot: &Snapshot, stays: &Player, goes: &Player) -> Result<Player> {
    let mut one = stays.clone();
    import_doubles::merge(&mut one.person, &goes.person);
    one.person.guardian = one.person.guardian.or_else(|| goes.person.guardian.clone());
    one.minor |= goes.minor;
    one.no_pictures |= goes.no_pictures;
    one.leave_asked_at = one.leave_asked_at.or(goes.leave_asked_at);
    one.erasure_asked_at = one.erasure_asked_at.or(goes.erasure_asked_at);
    one.language = one.language.or_else(|| goes.language.clone());
    one.fixed_table = one.fixed_table.or(goes.fixed_table);
    if one.paid_at.is_none() {
        (one.paid_at, one.paid_amount) = (goes.paid_at, goes.paid_amount);
    }
    if standing(goes.state) > standing(stays.state) {
        if stays.state == PlayerState::Withdrawn {
            // As where the player is brought back alone.
            may_move(snapshot, stays, Move::BringBack)?;
        }
        (one.state, one.withdrawn_at) = (goes.state, goes.withdrawn_at);
    }
    if one.state == PlayerState::Registered {
        one.checked_in_at = stays.checked_in_at.or(goes.checked_in_at);
    }
    if !has_agreed(&snapshot.tournament, stays) && has_agreed(&snapshot.tournament, goes) {
        one.code_version.clone_from(&goes.code_version);
        one.photo_version.clone_from(&goes.photo_version);
        one.agreed_at = goes.agreed_at;
    }
    Ok(one)
}

/// Which of two states is the better one to have.
fn standing(state: PlayerState) -> u8 {
    match state {
        PlayerState::Registered => 3,
        PlayerState::Waiting => 2,
        PlayerState::Asked => 1,
        PlayerState::Withdrawn | PlayerState::Disqualified => 0,
    }
}
