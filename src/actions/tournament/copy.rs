//! Make a tournament like another one: the same details, settings, texts, programme and prizes, and never its players or
//! results.

use reeve_rules::sheets::Parts;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::face;
use reeve_store::game_set::GameSet;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{TournamentId, Tx, game_set, logo, prize_band, programme};

use crate::tournament::create::insert_draft;
use crate::tournament::details::{TournamentDetails, TypedDetails};
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, Roles};

/// What is said of the copy.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CopyTournament {
    pub name: String,
    /// Its day, as `2026-11-21`.
    pub starts_on: String,
    /// Its short public address; empty: proposed from the name.
    pub slug: String,
    /// Whether its staff is the same.
    pub staff: bool,
}

impl CopyTournament {
    /// The details of the copy as they would be typed.
    fn details(&self, source: &Tournament) -> TypedDetails {
        TypedDetails {
            name: self.name.clone(),
            starts_on: self.starts_on.clone(),
            slug: self.slug.clone(),
            ..TypedDetails::stored(source)
        }
    }
}

/// Makes a draft like another tournament, and the caller its organizer. Gives the tournament as it was stored.
///
/// Errors: [`Error::Missing`] where the caller does not even see the other tournament, [`Error::Forbidden`] where the caller
/// does not run it or may not create tournaments; faults by field.
pub async fn copy_tournament(context: &Context<'_>, id: TournamentId, command: &CopyTournament) -> Result<Tournament> {
    let mut action = Action::begin_store(context, Permission::CreateTournament).await?;
    let source = tournament::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    let roles = Roles::inside(&mut action.tx, context.caller, &source).await?;
    if !roles.sees(&source) {
        return Err(Error::Missing);
    }
    if !roles.may(Permission::Run) {
        return Err(Error::Forbidden);
    }
    let details = command.details(&source).read().map_err(Error::Faults)?;
    let mut copy = insert_draft(&mut action.tx, context, details).await?;
    take_along(&mut action.tx, &source, &copy).await?;
    if command.staff {
        for member in tournament::staff(&mut action.tx, source.id).await? {
            let (role, by) = ((member.account_id, member.role), context.caller.account());
            tournament::let_in(&mut action.tx, copy.id, role, context.now, by).await?;
        }
    }
    if let Some(account) = context.caller.account() {
        tournament::add_staff(&mut action.tx, copy.id, account, StaffRole::Organizer, context.now).await?;
    }
    let note = AuditEntry::new(AuditAction::CopyTournament, AuditSubject::Named(copy.slug.clone()))
        .after(&TournamentDetails::stored(&copy));
    action.adopt(copy.clone());
    action.creates(&copy.slug);
    copy.version = action.commit(note).await?;
    Ok(copy)
}

/// Everything that is not the people's and not the day's.
async fn take_along(tx: &mut Tx, source: &Tournament, copy: &Tournament) -> Result<()> {
    let said = face::of_tournament(tx, source.id).await?;
    face::put(tx, copy.id, &said).await?;
    let planned = programme::of_tournament(tx, source.id).await?;
    programme::put(tx, copy.id, &planned).await?;
    let bands = prize_band::of_tournament(tx, source.id).await?;
    prize_band::put(tx, copy.id, &bands).await?;
    // What was counted on another day is counted anew.
    let uncounted = |set: GameSet| GameSet { piece_counts: Parts::default(), counted_at: None, ..set };
    let sets: Vec<GameSet> = game_set::of_tournament(tx, source.id).await?.into_iter().map(uncounted).collect();
    game_set::put(tx, copy.id, &sets).await?;
    if let Some(picture) = logo::of_tournament(tx, source.id).await? {
        logo::put(tx, copy.id, &picture).await?;
    }
    Ok(())
}
