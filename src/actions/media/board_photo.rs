//! Put a photo of the board at the start or at the end of a game with its record sheet (2.1.6), or take it away.

use serde_json::json;
use tokio::sync::Semaphore;

use reeve_files::photo;
use reeve_limits as limits;
use reeve_rules::media::{BoardMoment, may_photograph};
use reeve_store as store;
use reeve_store::board_photo;
use reeve_store::board_photo::NewPhoto;
use reeve_store::{Snapshot, TournamentId};

use crate::background::apart;
use crate::media::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result, Roles};

/// One photo at a time is decoded: each takes some eighty megabytes at the worst, beside its file.
static PLACE: Semaphore = Semaphore::const_new(1);

/// Puts a photo there, in place of the one that there was. It is decoded and written anew before the lock is taken, on a thread of its own.
///
/// Errors: a fault at `file`; a refusal before the seats are public.
pub async fn put_board_photo(
    context: &Context<'_>,
    id: TournamentId,
    at: TableAt,
    moment: BoardMoment,
    file: Option<Vec<u8>>,
) -> Result<()> {
    let mut file = file.filter(|file| !file.is_empty()).ok_or_else(|| Error::fault("file", Refusal::FileMissing))?;
    if file.len() > limits::PHOTO_BYTES {
        return Err(Error::fault("file", Refusal::FileTooLarge { most: limits::PHOTO_BYTES }));
    }
    may_put(context, id, at).await?;
    // What came in pieces may have taken half as much room again.
    file.shrink_to_fit();
    let place = PLACE.acquire().await.map_err(store::Error::broken)?;
    let read = apart(move || {
        let read = photo::read(&file);
        drop(place);
        read
    })
    .await?;
    let photo = read.map_err(|why| Error::fault("file", why))?;
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    may_photograph(round.state)?;
    let after = json!({ "moment": moment.code(), "width": photo.width, "height": photo.height,
        "bytes": photo.content.len() });
    let new = NewPhoto {
        round: (round.stage, round.number),
        table: table.row.number,
        moment,
        size: (photo.width, photo.height),
        content: photo.content,
        at: context.now,
        by: context.caller.account(),
    };
    board_photo::put(&mut action.tx, id, &new).await?;
    action.commit(AuditEntry::new(AuditAction::PutBoardPhoto, at.subject()).after(&after)).await?;
    Ok(())
}

/// Asks before the photo is decoded what is asked once more under the lock, so that nobody has a photo decoded who can't put it there.
async fn may_put(context: &Context<'_>, id: TournamentId, at: TableAt) -> Result<()> {
    let mut tx = context.db.read().await?;
    let tournament = store::tournament::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    Roles::inside(&mut tx, context.caller, &tournament).await?.may_change(Permission::SignPaper, &tournament)?;
    let (round, _) = Snapshot::table_of(&mut tx, id, (at.round.stage, at.round.number), at.table).await?;
    Ok(may_photograph(round.state)?)
}

/// Takes a photo away.
///
/// Error: a refusal where there is none.
pub async fn remove_board_photo(
    context: &Context<'_>,
    id: TournamentId,
    at: TableAt,
    moment: BoardMoment,
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    if !board_photo::remove(&mut action.tx, id, (round.stage, round.number), table.row.number, moment).await? {
        return Err(Refusal::NoPhoto.into());
    }
    let before = json!({ "moment": moment.code() });
    action.commit(AuditEntry::new(AuditAction::RemoveBoardPhoto, at.subject()).before(&before)).await?;
    Ok(())
}
