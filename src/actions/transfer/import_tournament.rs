//! Import a tournament from its archive: read whole, compared with what it says of itself, or refused whole.

use std::io::{Read, Seek};
use std::mem;

use reeve_files::archive::Limits;
use reeve_rules::tournament::vocabulary::{SheetState, StaffRole};
use reeve_store::dump::many;
use reeve_store::tournament;
use reeve_store::tournament_words;
use reeve_store::{ChangeKinds, Event, TournamentId};

use crate::action::TRIES;
use crate::apart::apart;
use crate::transfer::arrival::{choose_address, give_up, refuse_taken, refused, store_pieces};
use crate::transfer::content;
use crate::transfer::import_rows;
use crate::transfer::import_rows::{Coming, ImportCounts, NumberedTournament};
use crate::transfer::read_tournament::read;
use crate::transfer::rehearsal::{Tried, rehearsed};
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

/// Imports a tournament. `slug` is another short address for it, where its own is taken.
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
    if !Roles::outside(context.caller).may(Permission::CreateTournament) {
        return Err(Error::Forbidden);
    }
    // All of it before the writer is taken, so that nobody waits for the unpacking, nor for a file that is refused.
    let most = limits(context);
    let (mut content, texts, _) = apart(move || read(file, most)).await?.map_err(refused)?;
    let slug = choose_address(&mut content, "tournament", slug)?;
    refuse_taken(&mut context.db.read().await?, &slug).await?;
    let (dialect, now) = (context.db.dialect(), context.now);
    let (content, tried) = apart(move || rehearsed(dialect, now, content, texts)).await??;
    let mut coming = Coming::of(content);
    for _ in 0..TRIES {
        let mut ready = import_rows::ready(context, coming).await?;
        let laid = many::lay_out(context.db, mem::take(&mut ready.rows)).await?;
        let comes = [(ready.id, &tried.tournament)];
        match store_pieces(context, (&ready, &laid), &comes, async |tx| refuse_taken(tx, &slug).await).await {
            Ok(Some(action)) => return finish(context, action, ready, tried).await,
            Ok(None) => coming = ready.coming,
            Err(error) => {
                drop(laid);
                give_up(context, ready.id).await;
                return Err(error);
            }
        }
    }
    Err(Error::Stale)
}

/// How much an archive may unpack to: beside a server that others use less than where a command has the memory for itself.
fn limits(context: &Context<'_>) -> Limits {
    match context.caller.who {
        Who::Command => Limits::TOURNAMENT,
        _ => Limits::SENT,
    }
}

/// Reads an archive and tries its import; nothing is stored. Gives also how many of its record sheets are final.
pub(super) async fn tried(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<(Tried, usize)> {
    let most = limits(context);
    let (mut content, texts, _) = apart(move || read(file, most)).await?.map_err(refused)?;
    choose_address(&mut content, "tournament", slug)?;
    let (dialect, now) = (context.db.dialect(), context.now);
    let (content, tried) = apart(move || rehearsed(dialect, now, content, texts)).await??;
    let tables = content::rows(&content, "game_table");
    let state = |row| SheetState::from_code(content::word("game_table", row, "sheet_state"));
    let is_final = |state| matches!(state, SheetState::Signed | SheetState::Decided);
    Ok((tried, tables.filter(|(row, _)| state(row).is_some_and(is_final)).count()))
}

/// Commits a tournament whose rows are all there.
async fn finish(
    context: &Context<'_>,
    mut action: Action,
    ready: NumberedTournament,
    tried: Tried,
) -> Result<ImportedTournament> {
    let (id, tournament) = (ready.id, tried.tournament);
    let imported = ImportedTournament {
        id,
        slug: tournament.slug,
        name: tournament.name,
        players: tried.players,
        new_accounts: ready.accounts.new,
        new_links: ready.coming.new_links.len(),
    };
    let committed = async {
        tournament_words::note(&mut action.tx, id, &imported.name, &tournament.place).await?;
        if let Some(account) = context.caller.account() {
            tournament::add_staff(&mut action.tx, id, account, StaffRole::Organizer, context.now).await?;
        }
        let kinds = ChangeKinds::ALL;
        action.tx.emit(Event::Changed { tournament: id, version: tournament.version, kinds });
        // The line stands outside the tournament, whose own log stays as it was.
        let note = AuditEntry::new(AuditAction::ImportTournament, AuditSubject::Imported(id));
        let counts = ImportCounts {
            tournaments: None,
            players: imported.players,
            new_accounts: Some(imported.new_accounts.len()),
            new_private_links: Some(imported.new_links),
        };
        action.commit(note.after(&counts)).await
    };
    match committed.await {
        Ok(_) => Ok(imported),
        Err(error) => {
            give_up(context, id).await;
            Err(error)
        }
    }
}
