//! What an import does in the store, of a tournament and of a series: under which address it comes, a piece of its rows at a time, and
//! away with them where it does not come in after all.

use reeve_store as store;
use reeve_store::dump::many;
use reeve_store::dump::many::RowsLaidOut;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{Scope, TournamentId, Tx};

use crate::tournament::refusal as tournament_refusal;
use crate::tournament::slug;
use crate::transfer::coming_in;
use crate::transfer::content::text_of;
use crate::transfer::import_rows::NumberedTournament;
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::tournament_rows::TableRows;
use crate::{Action, Context, Error, Permission, Result};

/// The fault of a file that is not taken.
pub(super) fn refused(refusal: impl Into<Refusal>) -> Error {
    Error::fault("file", refusal.into())
}

/// The short address that the one row of a table will have: the wanted one, or its own. The row then has it too.
pub(super) fn choose_address(content: &mut TableRows, table: &'static str, wanted: Option<&str>) -> Result<String> {
    let broken = || refused(Refusal::in_table(table, ContentFault::NoSlug));
    let own = text_of(content, table, 0, "slug").ok_or_else(broken)?;
    if let Some(wanted) = wanted {
        wanted.clone_into(own);
    }
    match slug::fault(own) {
        None => Ok(own.clone()),
        Some(fault) if wanted.is_some() => Err(Error::fault("slug", tournament_refusal::Refusal::Slug(fault))),
        Some(fault) => Err(refused(Refusal::in_table(table, ContentFault::Slug(fault)))),
    }
}

/// Refuses the address of a tournament that is here.
pub(super) async fn refuse_taken(tx: &mut Tx, slug: &str) -> Result<()> {
    match tournament::by_slug(tx, slug).await? {
        None => Ok(()),
        Some(_) => Err(Error::fault("slug", Refusal::SlugTaken { slug: slug.to_owned() })),
    }
}

/// Stores the rows, all but the last ones by transactions of their own, between which others who write have their turn: nobody sees
/// `tournaments` until the last ones are there. `refuse_here` refuses what is here already, and is asked before the first rows and
/// before the last. Gives the change that is to be committed; none where the accounts or private links here have changed.
pub(super) async fn store_pieces(
    context: &Context<'_>,
    (ready, laid): (&NumberedTournament, &RowsLaidOut),
    tournaments: &[(TournamentId, &Tournament)],
    refuse_here: impl AsyncFn(&mut Tx) -> Result<()>,
) -> Result<Option<Action>> {
    let pieces = laid.pieces("tournament");
    let Some((last, earlier)) = pieces.split_last() else { return Err(Error::Missing) };
    for (number, piece) in earlier.iter().enumerate() {
        let mut tx = context.db.write(Scope::NoTournament).await?;
        if number == 0 {
            refuse_here(&mut tx).await?;
            if !ready.still_fits(&mut tx).await? {
                return Ok(None);
            }
        }
        many::insert_piece(&mut tx, laid, piece).await?;
        if number == 0 {
            for (id, _) in tournaments {
                store::coming_in::begin(&mut tx, *id, context.now).await?;
            }
        }
        tx.commit().await?;
    }
    let mut action = Action::begin_store(context, Permission::CreateTournament).await?;
    refuse_here(&mut action.tx).await?;
    if earlier.is_empty() && !ready.still_fits(&mut action.tx).await? {
        return Ok(None);
    }
    many::insert_piece(&mut action.tx, laid, last).await?;
    if !earlier.is_empty() {
        for (id, t) in tournaments {
            store::coming_in::end(&mut action.tx, *id, &t.slug, (t.hidden_at, t.version)).await?;
        }
    }
    Ok(Some(action))
}

/// Takes away what is stored of a tournament that does not come in. What stays because of a fault is taken away within hours.
pub(super) async fn give_up(context: &Context<'_>, id: TournamentId) {
    if let Err(error) = coming_in::take_away(context.db, id).await {
        tracing::warn!(%error, "rows of an import that failed are still there; they are taken away within two hours");
    }
}
