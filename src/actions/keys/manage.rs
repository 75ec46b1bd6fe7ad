//! Make a key for a program, and end one.

use serde_json::json;

use reeve_limits as limits;
use reeve_rules::text::too_long;
use reeve_secret as secret;
use reeve_store::api_key;
use reeve_store::api_key::{KeyScope, NewApiKey};
use reeve_store::{ApiKeyId, TournamentId};

use crate::keys::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// What every key begins with, so that one that lies about is known for what it is.
pub const PREFIX: &str = "reeve_";

/// A key as somebody typed it.
#[derive(Debug, Clone, Default)]
pub struct TypedKey {
    pub name: String,
    pub scopes: Vec<KeyScope>,
}

/// Makes a key that acts for the caller. Gives the key, which is shown this once.
///
/// Errors: faults at `key_name` and `scopes`; a refusal where there are too many.
pub async fn make(context: &Context<'_>, id: TournamentId, typed: &TypedKey) -> Result<String> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let account = context.caller.account().ok_or(Error::Forbidden)?;
    let known = api_key::of_tournament(&mut action.tx, id).await?;
    let name = typed.name.trim();
    let mut faults = Vec::new();
    if name.is_empty() {
        faults.push(Fault::new("key_name", Refusal::NameMissing));
    } else if too_long(name, limits::API_KEY_NAME).is_some() {
        faults.push(Fault::new("key_name", Refusal::NameTooLong { most: limits::API_KEY_NAME }));
    } else if known.iter().any(|key| key.name == name) {
        faults.push(Fault::new("key_name", Refusal::NameTaken));
    }
    if typed.scopes.is_empty() {
        faults.push(Fault::new("scopes", Refusal::NothingAllowed));
    }
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    if known.len() >= limits::API_KEYS {
        return Err(Refusal::TooMany { most: limits::API_KEYS }.into());
    }
    let key = format!("{PREFIX}{}", secret::token());
    let digest = secret::digest(&key);
    let new = NewApiKey { account, name, scopes: &typed.scopes, digest: &digest };
    api_key::insert(&mut action.tx, id, &new, context.now).await?;
    let scopes: Vec<&str> = typed.scopes.iter().map(|scope| scope.code()).collect();
    let entry = AuditEntry::new(AuditAction::MakeKey, AuditSubject::Tournament);
    action.commit(entry.after(&json!({ "key": name, "scopes": scopes }))).await?;
    Ok(key)
}

/// Ends a key at once, whoever made it.
pub async fn end(context: &Context<'_>, id: TournamentId, key: ApiKeyId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let known = api_key::of_tournament(&mut action.tx, id).await?;
    let found = known.into_iter().find(|known| known.id == key).ok_or(Error::Missing)?;
    api_key::remove(&mut action.tx, key).await?;
    let entry = AuditEntry::new(AuditAction::EndKey, AuditSubject::Tournament);
    action.commit(entry.before(&json!({ "key": found.name }))).await?;
    Ok(())
}
