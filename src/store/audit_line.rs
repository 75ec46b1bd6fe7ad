//! A line of the audit log, as it is stored.

use chrono::{DateTime, Utc};

use crate::audit_action::LoggedAction;
use crate::{AccountId, PlayerId, TournamentId};
use reeve_rules::tournament::vocabulary::ActorKind;

/// A line of the audit log. It holds numbers, never a name, so that it stays whole when a person is erased.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct AuditLine {
    /// The tournament that was changed, if it was one.
    pub tournament_id: Option<TournamentId>,
    pub at: DateTime<Utc>,
    /// What kind of caller did it.
    pub actor_kind: ActorKind,
    /// The account that did it.
    pub account_id: Option<AccountId>,
    /// The player who did it.
    pub player_id: Option<PlayerId>,
    /// The network address it came from.
    pub address: String,
    pub action: LoggedAction,
    /// To what, as [`AuditSubject`](crate::audit_subject::AuditSubject) is stored.
    pub subject: String,
    /// What was there before, as JSON.
    pub before: Option<String>,
    /// What is there now, as JSON.
    pub after: Option<String>,
}
