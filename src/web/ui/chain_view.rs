//! The digest chain as pages show it: how long it is, and its head.

use crate::ui::urls::Url;
use crate::ui::words;
use reeve_store::sheet_link::ChainHead;

/// The head of a tournament's digest chain on a page.
pub struct ChainView {
    /// How many links it has, in words.
    pub links: String,
    /// The last digest.
    pub head: String,
    /// The public log.
    pub log: Url,
}

impl ChainView {
    /// The head, with the way to the public log.
    pub fn of(head: ChainHead, log: Url) -> ChainView {
        ChainView { links: words::sheets::links(head.link_number), head: head.digest, log }
    }
}
