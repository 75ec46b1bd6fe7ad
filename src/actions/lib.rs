//! What people do with a tournament, one file per action.
//!
//! Every action asks the same questions in the same order: may they, what is there now, what do the rules
//! say, save, log, announce; all in one transaction that holds the tournament's lock. [`Action`] is the only way
//! to write, and it can't be committed without a line for the audit log; confidential reports keep their own.

pub mod accounts;
pub mod action;
pub mod apart;
pub mod boards;
pub mod bracket;
mod caller;
pub mod confidential;
mod context;
pub mod duty;
pub mod error;
pub mod form_key;
pub mod games;
pub mod hall;
pub mod mail;
pub mod media;
pub mod network;
pub mod people;
pub mod permissions;
pub mod rounds;
pub mod rulings;
pub mod seating;
pub mod series;
pub mod sheets;
pub mod site;
pub mod standings;
pub mod tournament;
pub mod transfer;

pub use crate::action::{Action, AuditEntry};
pub use crate::caller::{Caller, Who};
pub use crate::context::Context;
pub use crate::error::{Error, Fault, Refusal, Result};
pub use crate::form_key::FormKey;
pub use crate::permissions::{Permission, Roles};
pub use reeve_store::audit_action::AuditAction;
pub use reeve_store::audit_subject::AuditSubject;
