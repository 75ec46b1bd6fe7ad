//! Import a tournament from its archive: read whole, compared with what it says of itself, or refused whole.

use std::io::{Read, Seek};

use reeve_files::archive::Limits;
use reeve_store::TournamentId;

use crate::apart::apart;
use crate::transfer::arrival::{ImportCounts, bring_in, choose_address, refused, slug_taken};
use crate::transfer::read_tournament::read;
use crate::transfer::rehearsal::{Tried, rehearsed};
use crate::transfer::tournament_rows::TableRows;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, Roles, Who};

/// A tournament that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedTournament {
    /// Its number here.
    pub id: TournamentId,
    /// Its short address here.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// How many players it has.
    pub players: usize,
    /// Accounts that were made for it, switched off: names of staff that nobody had here.
    pub new_accounts: Vec<String>,
    /// How many private links had to be made anew, because somebody here has them already.
    pub new_links: usize,
}

/// Imports a tournament, in one transaction. `slug` is another short address for it, where its own is taken.
///
/// Staff and authors are the accounts of the same name here; a name that nobody has becomes an account that is
/// switched off and has no password, until an administrator says otherwise. Who imports on a page becomes an
/// organizer.
///
/// Errors: a fault at `file` where it is refused, with the reason; a fault at `slug` where the address is taken.
pub async fn import_tournament(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<ImportedTournament> {
    let (content, Tried { tournament, players }) = tried(context, file, slug).await?;
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    if let Some(taken) = slug_taken(&mut action.tx, &tournament.slug).await? {
        return Err(Error::fault("slug", taken));
    }
    let arrived = bring_in(&mut action, context, content, &tournament).await?;
    // The line stands outside the tournament, whose own log stays as it was.
    let note = AuditEntry::new(AuditAction::ImportTournament, AuditSubject::Imported(arrived.id));
    let counts = ImportCounts {
        tournaments: None,
        players,
        new_accounts: Some(arrived.new_accounts.len()),
        new_private_links: Some(arrived.new_links),
    };
    action.commit(note.after(&counts)).await?;
    Ok(ImportedTournament {
        id: arrived.id,
        slug: tournament.slug,
        name: tournament.name,
        players,
        new_accounts: arrived.new_accounts,
        new_links: arrived.new_links,
    })
}

/// Reads an archive and tries its import, before anybody waits for it; nothing is stored. Gives the rows that are to be stored.
pub(super) async fn tried(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<(TableRows, Tried)> {
    if !Roles::outside(context.caller).may(Permission::Administer) {
        return Err(Error::Forbidden);
    }
    // Beside a server that others use an archive may unpack to less than where a command has the memory for itself.
    let most = match context.caller.who {
        Who::Command => Limits::TOURNAMENT,
        _ => Limits::SENT,
    };
    let (dialect, now, slug) = (context.db.dialect(), context.now, slug.map(str::to_owned));
    let work = move || {
        let (mut content, texts, _) = read(file, most).map_err(refused)?;
        choose_address(&mut content, "tournament", slug.as_deref())?;
        rehearsed(dialect, now, content, texts)
    };
    apart(work).await?
}
