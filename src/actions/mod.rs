//! What people do with a tournament, one file per action.
//!
//! Every action asks the same questions in the same order: may they, what is there now, what do the rules
//! say, save, log, announce; all in one transaction that holds the tournament's lock. [`Action`] is the only way
//! to write, and it can't be committed without a line for the audit log.

pub mod accounts;
pub mod action;
pub mod apart;
pub mod bracket;
pub mod error;
pub mod form_key;
pub mod mail;
pub mod network;
pub mod people;
pub mod permissions;
pub mod rounds;
pub mod seating;
pub mod sheets;
pub mod site;
pub mod standings;
pub mod tournament;
pub mod transfer;

use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::store::{AccountId, Db, PlayerId, TournamentId};

pub use crate::actions::action::{Action, AuditEntry};
pub use crate::actions::error::{Error, Fault, Refusal, Result};
pub use crate::actions::form_key::FormKey;
pub use crate::actions::permissions::{Permission, Roles};
pub use crate::store::audit_action::AuditAction;
pub use crate::store::audit_subject::AuditSubject;

/// Who asks, and from where.
#[derive(Debug, Clone)]
pub struct Caller {
    /// Who.
    pub who: Who,
    /// The network address, for the audit log and for limits; empty for a command.
    pub address: String,
}

/// Who asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    /// Somebody who is not signed in.
    Visitor,
    /// A player who came by the private link.
    Player {
        /// The player.
        player: PlayerId,
        /// The tournament the player is in.
        tournament: TournamentId,
    },
    /// Somebody signed in.
    Account {
        /// The account.
        id: AccountId,
        /// Its name.
        name: String,
        /// Whether it is an administrator's.
        is_admin: bool,
        /// Whether it may create tournaments.
        may_create: bool,
    },
    /// Somebody at the machine itself, by a command of the program.
    Command,
}

impl Caller {
    /// The account, if somebody is signed in.
    pub fn account(&self) -> Option<AccountId> {
        match self.who {
            Who::Account { id, .. } => Some(id),
            _ => None,
        }
    }

    /// The player, if it is one.
    pub fn player(&self) -> Option<PlayerId> {
        match self.who {
            Who::Player { player, .. } => Some(player),
            _ => None,
        }
    }
}

/// Where an action is carried out: the store, who asks, and the time, cut to milliseconds.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The store.
    pub db: &'a Db,
    /// Who asks.
    pub caller: &'a Caller,
    /// The time of the action.
    pub now: DateTime<Utc>,
    /// The form that asks for the action, where it carries a key.
    pub form: Option<&'a Arc<FormKey>>,
}
