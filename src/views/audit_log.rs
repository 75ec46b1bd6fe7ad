//! A page of the audit log, with what its stored numbers are called today.

use std::collections::BTreeMap;

use reeve_store::audit::{AuditPage, NamedAuditLine};
use reeve_store::log_chain::LogCoverage;
use reeve_store::player::Player;
use reeve_store::sheet::DecisionReason;
use reeve_store::{AccountId, Error, Tx, account, audit, log_chain, player, sheet, tournament};

/// The page.
pub struct AuditLog {
    /// Its lines, the newest first.
    pub lines: Vec<NamedAuditLine>,
    /// The players of the tournament, where it is the log of one.
    pub players: Vec<Player>,
    /// What the accounts are called: the staff of the tournament, or all.
    pub accounts: BTreeMap<AccountId, String>,
    /// Why judges decided results of the tournament.
    pub reasons: Vec<DecisionReason>,
    /// What the digests of the log cover; none beside older lines.
    pub digests: Option<LogCoverage>,
}

impl AuditLog {
    /// Reads it.
    pub async fn read(tx: &mut Tx, wanted: &AuditPage) -> Result<AuditLog, Error> {
        let lines = audit::find(tx, wanted).await?;
        let digests = match wanted.below == i64::MAX {
            true => Some(log_chain::said(tx, wanted.search.tournament).await?),
            false => None,
        };
        let Some(id) = wanted.search.tournament else {
            let accounts = account::all(tx).await?.into_iter().map(|one| (one.id, one.name)).collect();
            return Ok(AuditLog { lines, players: Vec::new(), accounts, reasons: Vec::new(), digests });
        };
        let staff = tournament::staff(tx, id).await?;
        Ok(AuditLog {
            lines,
            players: player::of_tournament(tx, id).await?,
            accounts: staff.into_iter().map(|one| (one.account_id, one.name)).collect(),
            reasons: sheet::reasons(tx, id).await?,
            digests,
        })
    }
}
