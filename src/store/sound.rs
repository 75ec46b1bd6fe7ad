//! Is the file of the store as it was written? A disk that lost or changed a page is found here before anybody trusts
//! what still reads.

use super::{Error, Tx};

/// The first few faults that SQLite finds in its own file, each in its words; none where it is sound. PostgreSQL looks
/// after its own files.
///
/// Error: [`Error::Broken`] where the damage is such that the file can't even be checked.
pub async fn faults(tx: &mut Tx) -> Result<Vec<String>, Error> {
    let said: Vec<String> = tx.query_pair("pragma quick_check(5)", "select cast('ok' as text)").values().await?;
    Ok(said.into_iter().filter(|line| line != "ok").collect())
}
