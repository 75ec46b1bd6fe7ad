//! Make the key with which another machine asks for copies of the store, and take it back; and what that machine says when it has taken
//! over. Only the digest of the key is stored.

use reeve_secret as secret;
use reeve_store::setting;

use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result};

/// Makes a key, in the place of the one before. It is shown this once.
pub async fn make(context: &Context<'_>) -> Result<String> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let key = secret::link_token();
    setting::set_spare_key(&mut action.tx, Some(&secret::digest(&key))).await?;
    action.commit(AuditEntry::new(AuditAction::MakeSpareKey, AuditSubject::Server)).await?;
    Ok(key)
}

/// Takes the key back: nobody gets a copy with it any more.
pub async fn withdraw(context: &Context<'_>) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    setting::set_spare_key(&mut action.tx, None).await?;
    action.commit(AuditEntry::new(AuditAction::WithdrawSpareKey, AuditSubject::Server)).await?;
    Ok(())
}

/// Notes that another machine has taken over, which brought the key: from now on everybody is led to its address.
pub async fn move_away(context: &Context<'_>, to: &str) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    setting::set_moved_to(&mut action.tx, Some(to)).await?;
    action.commit(AuditEntry::new(AuditAction::MoveAway, AuditSubject::Named(to.to_owned()))).await?;
    Ok(())
}

/// Goes on here though another machine had taken over, and nobody is led there any more.
pub async fn go_on_here(context: &Context<'_>) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    setting::set_moved_to(&mut action.tx, None).await?;
    action.commit(AuditEntry::new(AuditAction::GoOnHere, AuditSubject::Server)).await?;
    Ok(())
}
