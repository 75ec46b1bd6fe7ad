//! Who asks for an action.

use reeve_store::{AccountId, PlayerId, TournamentId};

/// Who asks, and from where.
#[derive(Debug, Clone)]
pub struct Caller {
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
        player: PlayerId,
        /// The tournament the player is in.
        tournament: TournamentId,
    },
    Account {
        id: AccountId,
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
