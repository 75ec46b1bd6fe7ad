//! What the operator of this Reeve says about it, for everybody.

use crate::{Error, Tx};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// Which of the operator's texts.
    SiteTextKind {
        /// Who to turn to.
        Contact = "contact",
        /// What is kept of people, and for how long.
        Privacy = "privacy",
        /// Who is responsible, where the law asks for it.
        Imprint = "imprint",
        /// What whoever uses the server agrees to.
        Terms = "terms",
    }
}

/// The texts that there are.
pub async fn kinds(tx: &mut Tx) -> Result<Vec<SiteTextKind>, Error> {
    tx.query("select kind from site_text order by kind").values().await
}

/// Every text that there is.
pub async fn all(tx: &mut Tx) -> Result<Vec<(SiteTextKind, String)>, Error> {
    tx.query("select kind, content from site_text order by kind").all().await
}

/// One text.
pub async fn content(tx: &mut Tx, kind: SiteTextKind) -> Result<Option<String>, Error> {
    tx.query("select content from site_text where kind = $1").bind(kind).optional_value().await
}

/// Stores a text in place of the one that there was.
pub async fn put(tx: &mut Tx, kind: SiteTextKind, content: &str) -> Result<(), Error> {
    tx.query(
        "insert into site_text (kind, content) values ($1, $2) \
         on conflict (kind) do update set content = excluded.content",
    )
    .bind(kind)
    .bind(content)
    .execute()
    .await?;
    Ok(())
}

/// Takes a text away.
pub async fn remove(tx: &mut Tx, kind: SiteTextKind) -> Result<(), Error> {
    tx.query("delete from site_text where kind = $1").bind(kind).execute().await?;
    Ok(())
}
