//! The desk: what people do with a tournament, one file per action.
//!
//! Every action asks the same questions in the same order: may they, what is there now, what do the rules
//! say, save, log, announce; all in one transaction that holds the tournament's lock. [`Act`] is the only way
//! to write, and it can't be committed without a line for the audit log.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::store::{AccountId, Db, PlayerId, TournamentId};

pub mod accounts;
pub mod act;
pub mod address;
pub mod archive;
pub mod backup;
pub mod backup_folder;
pub mod borrowed;
pub mod bracket;
pub mod check_in;
pub mod choose_stages;
pub mod close_round;
pub mod content;
pub mod create_tournament;
pub mod details;
pub mod draw_lots;
pub mod edit_tournament;
pub mod enter_result;
pub mod erase_person;
pub mod error;
pub mod export_audit;
pub mod export_tournament;
pub mod form_key;
pub mod identity;
pub mod import_plan;
pub mod import_players;
pub mod import_tournament;
pub mod make_schedule;
pub mod mask;
pub mod next_step;
pub mod own_page;
pub mod personal_data;
pub mod phases;
pub mod places;
pub mod players;
pub mod post;
pub mod publish_round;
pub mod ranking;
pub mod register;
pub mod repair_schedule;
pub mod report;
pub mod reset;
pub mod rights;
pub mod rows;
pub mod seating;
pub mod sign_in;
pub mod sign_sheet;
pub mod slug;
pub mod staff;
pub mod start_round;
pub mod undo_swap;
pub mod verify;

pub use act::{ARCHIVED, Act, Note};
pub use error::{Error, Fault, Refusal, Result};
pub use form_key::FormKey;
pub use rights::{Right, Roles};

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
pub struct Desk<'a> {
    /// The store.
    pub db: &'a Db,
    /// Who asks.
    pub caller: &'a Caller,
    /// The time of the action.
    pub now: DateTime<Utc>,
    /// The form that asks for the action, where it carries a key.
    pub form: Option<&'a Arc<FormKey>>,
}
