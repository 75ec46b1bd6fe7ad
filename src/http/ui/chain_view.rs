//! The digest chain as pages show it: how long it is, and its head.

use reeve_store::sheet_link::ChainHead;
use reeve_urls::Url;

/// The head of a tournament's digest chain on a page.
pub struct ChainView {
    /// How many links it has, in words.
    pub links: String,
    pub head: String,
    /// The head of the second line, which covers the signatures.
    pub signed: Option<String>,
    pub log: Url,
}

impl ChainView {
    /// The head, with the way to the public log.
    pub fn of(head: ChainHead, log: Url) -> ChainView {
        ChainView {
            links: texts::receipts::links(head.link_number),
            head: head.digest,
            signed: head.signed_digest,
            log,
        }
    }
}
