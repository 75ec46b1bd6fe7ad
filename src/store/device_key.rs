//! A key in an address that opens one thing on devices on which nobody is signed in, for some hours: a record sheet that is passed
//! round on a tablet, a board that is being laid. It is stored as it is, so that the staff sees the address again and scans it from
//! one device to another.

use chrono::{DateTime, Utc};

use crate::AccountId;
use crate::db::query::Query;

/// A key that works, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DeviceKey {
    /// The key in the address.
    pub device_key: String,
    /// Until when the address works.
    pub ends_at: DateTime<Utc>,
}

impl DeviceKey {
    /// Binds the values of a key that is opened, behind what it opens: itself, who opens it, when, and until when it works.
    pub(super) fn bind<'q>(&self, query: Query<'q>, (by, at): (Option<AccountId>, DateTime<Utc>)) -> Query<'q> {
        query.bind(self.device_key.as_str()).bind(by).bind(at).bind(self.ends_at)
    }
}
