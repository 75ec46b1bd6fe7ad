//! The page of the standings for everybody.

use reeve_store::sheet_link::ChainHead;
use reeve_store::{Error, Snapshot, TournamentId, Tx};

use crate::hall::announcements::HallNews;
use crate::programme::Ahead;
use crate::sheets::public_chain;
use crate::visibility;

/// What the page is made of.
#[derive(Debug, Clone)]
pub struct PublicStandings {
    pub snapshot: Snapshot,
    pub news: HallNews,
    /// The end of the digest chain, as far as everybody sees it.
    pub chain: Option<ChainHead>,
    /// What lies ahead, while no result is public.
    pub ahead: Option<Ahead>,
}

impl PublicStandings {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<PublicStandings, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let ahead = if visibility::has_public_result(&snapshot) { None } else { Some(Ahead::read(tx, id).await?) };
        Ok(PublicStandings {
            news: HallNews::read(tx, &snapshot).await?,
            chain: public_chain::read_head(tx, &snapshot).await?,
            ahead,
            snapshot,
        })
    }
}
