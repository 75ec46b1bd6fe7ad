//! Where an action is carried out, and for whom.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::caller::Caller;
use crate::form_key::FormKey;
use reeve_store::Db;

/// Where an action is carried out: the store, who asks, and the time, cut to milliseconds.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    pub db: &'a Db,
    pub caller: &'a Caller,
    /// The time of the action.
    pub now: DateTime<Utc>,
    /// The form that asks for the action, where it carries a key.
    pub form: Option<&'a Arc<FormKey>>,
}
