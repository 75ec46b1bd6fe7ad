//! Import a tournament from its archive: read whole, compared with what it says of itself, or refused whole.

use std::io::{Read, Seek};

use reeve_files::archive::Limits;
use reeve_store::{TournamentId, Tx};

use crate::background::apart;
use crate::transfer::arrival::{ImportCounts, bring_in, choose_address, refused, slug_taken};
use crate::transfer::read_tournament::{Texts, read};
use crate::transfer::rehearsal::{Tried, rehearsed};
use crate::transfer::tournament_rows::TableRows;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, Roles, Who};

/// A tournament that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedTournament {
    pub id: TournamentId,
    pub slug: String,
    pub name: String,
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
    let read = read_whole(context, file, slug).await?;
    // The trial takes longest.
    refuse_taken(&mut context.db.read().await?, &read.slug).await?;
    let (content, Tried { tournament, players }) = rehearse(context, read).await?;
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    refuse_taken(&mut action.tx, &tournament.slug).await?;
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

async fn refuse_taken(tx: &mut Tx, slug: &str) -> Result<()> {
    slug_taken(tx, slug).await?.map_or(Ok(()), |taken| Err(Error::fault("slug", taken)))
}

/// Reads an archive and tries its import, before anybody waits for it; nothing is stored. Gives the rows that are to be stored.
pub(super) async fn tried(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<(TableRows, Tried)> {
    let read = read_whole(context, file, slug).await?;
    rehearse(context, read).await
}

/// A tournament that was read, and checked as far as it can be without a store.
struct ReadTournament {
    content: TableRows,
    texts: Texts,
    /// The short address that it will have.
    slug: String,
}

async fn read_whole(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<ReadTournament> {
    if !Roles::outside(context.caller).may(Permission::Administer) {
        return Err(Error::Forbidden);
    }
    // Beside a server that others use an archive may unpack to less than where a command has the memory for itself.
    let most = match context.caller.who {
        Who::Command => Limits::TOURNAMENT,
        _ => Limits::SENT,
    };
    let (mut content, texts, _) = apart(move || read(file, most)).await?.map_err(refused)?;
    let slug = choose_address(&mut content, "tournament", slug)?;
    Ok(ReadTournament { content, texts, slug })
}

async fn rehearse(context: &Context<'_>, read: ReadTournament) -> Result<(TableRows, Tried)> {
    let (dialect, now) = (context.db.dialect(), context.now);
    apart(move || rehearsed(dialect, now, read.content, read.texts)).await?
}
