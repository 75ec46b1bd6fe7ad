//! PINs at a table: on the tablet that is passed round, and a new one in the place of a locked one.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::device_key::DeviceKey;
use reeve_store::player::Player;
use reeve_store::player_pin::PlayerPin;
use reeve_store::{AccountId, Error, Snapshot, TournamentId, Tx, player, player_pin, tablet};

use super::at_table::SheetAtTable;
use crate::rounds::RoundAt;

/// The sheet of a table as the staff passes it round.
pub struct PassedSheet {
    pub sheet: SheetAtTable,
    /// The PINs of the tournament.
    pub pins: Vec<PlayerPin>,
    /// By what the sheet is opened on a tablet, while it is.
    pub opened: Option<DeviceKey>,
}

impl PassedSheet {
    /// Reads it. Error: [`Error::Missing`] where there is no such table.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        (round, table): (RoundAt, i64),
        now: DateTime<Utc>,
    ) -> Result<PassedSheet, Error> {
        let sheet = SheetAtTable::read(tx, id, round, table).await?;
        let row = sheet.found()?.1.row.id;
        Ok(PassedSheet {
            pins: player_pin::of_tournament(tx, id).await?,
            opened: tablet::of_table(tx, row, now).await?,
            sheet,
        })
    }
}

/// The PIN that one of the staff has given a player at a table.
pub struct GivenPin {
    /// How far the round is.
    pub round: RoundState,
    pub player: Player,
    /// The PIN; none where it was not this account that gave it in the place of a locked one since then.
    pub pin: Option<String>,
}

impl GivenPin {
    /// Reads it. Error: [`Error::Missing`] where there is no such seat.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        (round, table, position): (RoundAt, i64, i64),
        by: (Option<AccountId>, DateTime<Utc>),
    ) -> Result<GivenPin, Error> {
        let (round, table) = Snapshot::table_of(tx, id, (round.stage, round.number), table).await?;
        let seat = table.seats.iter().find(|seat| seat.position == position).ok_or(Error::Missing)?;
        let player = player::by_id(tx, seat.player_id).await?.ok_or(Error::Missing)?;
        let pin = player_pin::given_by(tx, player.id, by.0, by.1).await?;
        Ok(GivenPin { round: round.state, player, pin })
    }
}
