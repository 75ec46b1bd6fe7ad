//! Change the picture of a tournament.

use serde_json::json;

use crate::background::apart;
use reeve_files::picture;
use reeve_limits as limits;
use reeve_store::TournamentId;
use reeve_store::logo;

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// Stores a picture in place of the one that there was, without what stands beside the picture in its file.
///
/// Error: a fault at `file` where it is none that is taken.
pub async fn put_logo(context: &Context<'_>, id: TournamentId, file: Option<&[u8]>) -> Result<()> {
    let file = file.ok_or_else(|| refused(FaceRefusal::PictureMissing))?.to_vec();
    if file.len() > limits::LOGO_BYTES {
        return Err(refused(FaceRefusal::PictureBytes { most: limits::LOGO_BYTES }));
    }
    // Before the lock is taken.
    let read = apart(move || picture::read(&file)).await?;
    let picture = read.map_err(|fault| refused(FaceRefusal::Picture(fault)))?;
    let mut action = Action::begin(context, id, Permission::Run).await?;
    logo::put(&mut action.tx, id, &picture).await?;
    let after = json!({ "kind": picture.media_type.code(), "width": picture.width, "height": picture.height,
        "bytes": picture.content.len() });
    action.commit(AuditEntry::new(AuditAction::PutLogo, AuditSubject::Tournament).after(&after)).await?;
    Ok(())
}

/// Takes the picture of a tournament away.
///
/// Error: a refusal where there is none.
pub async fn remove_logo(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    if !logo::remove(&mut action.tx, id).await? {
        return Err(Refusal::Face(FaceRefusal::NoPicture).into());
    }
    action.commit(AuditEntry::new(AuditAction::RemoveLogo, AuditSubject::Tournament)).await?;
    Ok(())
}

fn refused(refusal: FaceRefusal) -> Error {
    Error::fault("file", Refusal::Face(refusal))
}
