//! Create a tournament: a draft that nobody outside its staff sees.

use reeve_rules::tournament::vocabulary::{Phase, StaffRole, TournamentPart};
use reeve_store as store;
use reeve_store::new_tournament::NewTournament;
use reeve_store::tournament::Tournament;
use reeve_store::{NotStored, Tx, new_tournament, tournament};

use crate::tournament::details::{TournamentDetails, TypedDetails};
use crate::tournament::refusal::Refusal;
use crate::tournament::slug;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// The unique constraint on the short address.
const SLUG_TAKEN: &str = "tournament_slug_key";

/// Creates a tournament and makes the caller its organizer. Gives the tournament as it was stored.
///
/// An address that was left empty is proposed from the name, with a number behind it where it is taken.
pub async fn create_tournament(context: &Context<'_>, typed: &TypedDetails) -> Result<Tournament> {
    let mut action = Action::begin_store(context, Permission::CreateTournament).await?;
    let details = typed.read().map_err(Error::Faults)?;
    if !details.system.system().offered {
        return Err(Error::fault("system", Refusal::SystemNotOffered));
    }
    let mut tournament = insert_draft(&mut action.tx, context, details).await?;
    if let Some(account) = context.caller.account() {
        tournament::add_staff(&mut action.tx, tournament.id, account, StaffRole::Organizer, context.now).await?;
    }
    let note = AuditEntry::new(AuditAction::CreateTournament, AuditSubject::Named(tournament.slug.clone()))
        .after(&TournamentDetails::stored(&tournament));
    action.adopt(tournament.clone());
    action.creates(&tournament.slug);
    tournament.version = action.commit(note).await?;
    Ok(tournament)
}

/// Stores a draft with these details.
pub(crate) async fn insert_draft(tx: &mut Tx, context: &Context<'_>, details: TournamentDetails) -> Result<Tournament> {
    let slug = free_slug(tx, &details).await?;
    new_tournament::insert(tx, &draft(context, details, slug)).await.map_err(slug_taken)
}

/// The address that was typed if it is free, or the first free one proposed from the name.
async fn free_slug(tx: &mut Tx, details: &TournamentDetails) -> Result<String> {
    if let Some(typed) = &details.slug {
        return match tournament::by_slug(tx, typed).await? {
            None => Ok(typed.clone()),
            Some(_) => Err(taken()),
        };
    }
    let proposed = slug::propose(&details.name, chrono::Datelike::year(&details.starts_on));
    let mut slug = proposed.clone();
    let mut number = 1;
    while tournament::by_slug(tx, &slug).await?.is_some() {
        number += 1;
        slug = slug::numbered(&proposed, number);
    }
    Ok(slug)
}

/// The fault of an address that another tournament has.
pub fn taken() -> Error {
    Error::fault("slug", Refusal::SlugTaken)
}

/// Turns the store's conflict over an address into the fault at its field; two may take one at the same time.
pub fn slug_taken(error: store::Error) -> Error {
    if error.is_conflict(SLUG_TAKEN) { taken() } else { error.into() }
}

fn draft(context: &Context<'_>, details: TournamentDetails, slug: String) -> NewTournament {
    NewTournament {
        id: NotStored,
        slug,
        name: details.name,
        place: details.place,
        starts_on: details.starts_on,
        time_zone: details.time_zone,
        edition: details.edition,
        system: details.system,
        capacity: details.capacity,
        approval: details.approval,
        registrations_per_hour: details.registrations_per_hour,
        code_version: details.code_version,
        photo_version: details.photo_version,
        name_order: details.name_order,
        name_language: details.name_language,
        paper_size: details.paper_size,
        language: details.language,
        settings: details.settings,
        rules: details.rules,
        prelim_rounds: details.rounds,
        part: TournamentPart::Whole,
        phase: Phase::Draft,
        attendance: None,
        attendance_at: None,
        skip_semis: None,
        indexed: details.indexed,
        embeds: false,
        created_by: context.caller.account(),
        created_at: context.now,
        hidden_at: None,
        called_off_at: None,
        announced_day: None,
        identity: None,
        version: 1,
    }
}
