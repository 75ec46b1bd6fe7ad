//! The record sheets of a round, all at one moment.

use reeve_store::snapshot::Round;
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx, player};

use super::{SheetView, record_sheet};
use crate::hall::announcements::HallNews;
use crate::rounds::RoundAt;

/// The record sheets of a round, without their earlier versions.
pub struct SheetsOfRound {
    /// The tournament with this round alone, and whom its sheets name.
    pub snapshot: Snapshot,
    pub news: HallNews,
    pub at: RoundAt,
}

impl SheetsOfRound {
    /// Reads them. Error: [`Error::Missing`] where there is no such round.
    pub async fn read(tx: &mut Tx, id: TournamentId, at: RoundAt) -> Result<SheetsOfRound, Error> {
        let mut snapshot = Snapshot::of_round(tx, id, (at.stage, at.number)).await?;
        let seats = snapshot.rounds.iter().flat_map(|round| &round.tables).flat_map(|table| &table.seats);
        let people: Vec<PlayerId> = seats.map(|seat| seat.player_id).collect();
        snapshot.players = player::by_ids(tx, &people).await?;
        Ok(SheetsOfRound { news: HallNews::read(tx, &snapshot).await?, snapshot, at })
    }

    pub fn round(&self) -> Result<&Round, Error> {
        self.snapshot.round(self.at.stage, self.at.number).ok_or(Error::Missing)
    }

    /// Each sheet by the number of its table, with what can be done with it now.
    pub fn views(&self) -> Result<Vec<SheetView<'_>>, Error> {
        let round = self.round()?;
        let labels = self.snapshot.labels();
        let sheet = |table| record_sheet((&self.snapshot, &labels), (round, table), &[], &[]);
        Ok(round.tables.iter().map(sheet).collect())
    }
}
