//! The database of an open store, and who is connected to it.

use crate::{Error, Tx};

/// Where a PostgreSQL database is, such as `reeve at 192.0.2.7`; nothing on SQLite, whose place is its file.
pub async fn place(tx: &mut Tx) -> Result<Option<String>, Error> {
    tx.query_pair(
        "select '' where 1 = 0",
        "select current_database() || ' at ' || coalesce(host(inet_server_addr()), 'this machine')",
    )
    .optional_value()
    .await
}

/// Which machines have connections to the same PostgreSQL database under the name of this program, and how many; this copy's
/// own are among them. Nothing on SQLite, which takes one copy.
pub async fn connections(tx: &mut Tx) -> Result<Vec<(String, i64)>, Error> {
    tx.query_pair(
        "select '', 0 where 1 = 0",
        "select coalesce(host(client_addr), 'this machine'), cast(count(*) as bigint) from pg_stat_activity \
         where datname = current_database() and application_name = current_setting('application_name') \
         group by 1 order by 1",
    )
    .all()
    .await
}
