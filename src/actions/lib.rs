//! What people do with a tournament: one file for each action, called by pages and commands alike.
//!
//! Every action takes the same steps: may they, what is there now, what do the rules say, save, log, announce. All of
//! it is one transaction that holds the lock of its tournament. [`Action`] is the only way to change anything, and it
//! can't be committed without a line for the audit log. Only confidential reports keep their own trace.
//!
//! An action takes a typed command; it knows no names of form fields. [`Action::begin`] asks for the [`Permission`]
//! inside the transaction. What can't be done is a [`Refusal`] with a code, from `rules`, `views` or the subject's
//! `refusal.rs`. What takes long is worked out from a snapshot before the lock is taken and begun again if the
//! tournament has changed meanwhile ([`Action::begin_worked_out`]); files are read and archives packed on threads of
//! their own.
//!
//! A form's key ([`FormKey`]) is committed together with what the form did, so that the same form sent twice is carried
//! out once.
//!
//! Begin with [`rounds`], where an action is short, then read [`action`]. The permissions are the table in
//! [`permissions`].

pub mod accounts;
pub mod action;
pub mod background;
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
pub mod hooks;
pub mod keys;
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
