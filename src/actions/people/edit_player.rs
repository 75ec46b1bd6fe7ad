//! Staff change who a player is.

use reeve_rules::tournament::bounds;
use reeve_store::TournamentId;
use reeve_store::player::Player;
use reeve_store::staff_note;

use crate::people::note;
use crate::people::note::both;
use crate::people::person::TypedPerson;
use crate::people::player::{PlayerAudit, PlayerMoved, by_number, checked, not_like_staff, not_staff, save, subject};
use crate::people::refusal::Refusal;
use crate::series::disqualified;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// What staff type over a player's line.
#[derive(Debug, Clone, Default)]
pub struct EditPlayer {
    /// The version of the player that was on the page.
    pub version: i64,
    pub typed: TypedPerson,
    /// A minor, for whom a guardian agrees.
    pub minor: bool,
    /// The guardian's name; may be empty.
    pub guardian: String,
    /// A telephone number, for the staff; may be empty.
    pub phone: String,
    /// What the staff keeps in mind; may be empty.
    pub note: String,
    /// Who comes along (2.1.11), one a line; may be empty.
    pub companions: String,
    /// What the player answered when registering who comes along; may be empty.
    pub comes_with: String,
    /// The player wants to be in no photo and no film (3.1.1).
    pub no_pictures: bool,
    /// The table that the player can't move from.
    pub fixed_table: Option<i64>,
    /// "Another person of the same name": the name is also that of somebody on the staff.
    pub another_person: bool,
}

/// Gives a player a table to sit at in every round, or takes it away. `seen`: the version of the player on the page.
///
/// Errors: [`Error::Stale`] where the player was changed after the page was made; a refusal of a table that can't be.
pub async fn fix_table(
    context: &Context<'_>,
    id: TournamentId,
    number: i64,
    seen: i64,
    table: Option<i64>,
) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_people(context, id, Permission::Run).await?;
    let old = by_number(&snapshot, number)?.clone();
    if old.version != seen {
        return Err(Error::Stale);
    }
    if table.is_some_and(|table| !bounds::FIXED_TABLE.contain(table)) {
        return Err(Refusal::TableNumber { most: bounds::FIXED_TABLE.most }.into());
    }
    let mut player = Player { fixed_table: table, ..old.clone() };
    save(&mut action, &snapshot, &old, &mut player).await?;
    let note = AuditEntry::new(AuditAction::EditPlayer, subject(number));
    action.commit(note.before(&PlayerAudit::of(&old)).after(&PlayerAudit::of(&player))).await?;
    Ok(())
}

/// Changes who a player is. A new name gets a suffix where somebody else is called so.
///
/// Errors: [`Error::Stale`] where the player was changed after the page was made; faults by field.
pub async fn edit_player(
    context: &Context<'_>,
    id: TournamentId,
    number: i64,
    command: EditPlayer,
) -> Result<PlayerMoved> {
    let (mut action, snapshot) = Action::begin_with_people(context, id, Permission::Run).await?;
    let old = by_number(&snapshot, number)?.clone();
    if old.version != command.version {
        return Err(Error::Stale);
    }
    let guardian_needed = command.minor && old.agreed_at.is_some();
    let kept = note::check(&command.phone, &command.note, &command.comes_with);
    let typed = both(checked(&command.typed, &command.guardian, guardian_needed), kept);
    let ((mut person, kept), companions) = both(typed, note::companions(&command.companions))?;
    person.companions = companions;
    if command.fixed_table.is_some_and(|table| !bounds::FIXED_TABLE.contain(table)) {
        return Err(Error::fault("fixed_table", Refusal::TableNumber { most: bounds::FIXED_TABLE.most }));
    }
    if person.name != old.person.name || person.email != old.person.email {
        not_staff(&person, &snapshot, command.another_person, Refusal::StaffName)?;
        not_like_staff(&person, &snapshot, command.another_person, Refusal::StaffAlike)?;
    }
    let mut player = Player {
        person,
        minor: command.minor,
        fixed_table: command.fixed_table,
        no_pictures: command.no_pictures,
        ..old.clone()
    };
    save(&mut action, &snapshot, &old, &mut player).await?;
    if player.person.email != old.person.email {
        disqualified::follow(&mut action, context).await?;
    }
    staff_note::put(&mut action.tx, player.id, &kept).await?;
    let note = AuditEntry::new(AuditAction::EditPlayer, subject(number))
        .before(&PlayerAudit::of(&old))
        .after(&PlayerAudit::of(&player));
    action.commit(note).await?;
    Ok(PlayerMoved { number, state: player.state, moved_up: None, parted_from: None })
}
