//! What is noted of a game beside its result, and what can be.

use chrono::{DateTime, Utc};

use reeve_store::game_set::GameSet;
use reeve_store::missing_part::MissingPart;
use reeve_store::sheet_note::SheetNote;
use reeve_store::{
    AccountId, Error, PlayerId, Snapshot, TournamentId, Tx, game_set, missing_part, player, sheet, sheet_note,
    tournament,
};

use crate::rounds::RoundAt;

/// The game of a table with what is noted of it.
pub struct NotedGame {
    /// The tournament with the round alone, and who sits at the table or keeps the log.
    pub snapshot: Snapshot,
    pub note: SheetNote,
    /// The parts that were missed at the table.
    pub parts: Vec<MissingPart>,
    /// The game that the table plays with.
    pub set: Option<GameSet>,
    /// The staff by account and name.
    pub staff: Vec<(AccountId, String)>,
    /// When the first result came in.
    pub result_in: Option<DateTime<Utc>>,
}

impl NotedGame {
    /// Reads it. Error: [`Error::Missing`] where there is no such table.
    pub async fn read(tx: &mut Tx, id: TournamentId, round: RoundAt, table: i64) -> Result<NotedGame, Error> {
        let at = (round.stage, round.number);
        let mut snapshot = Snapshot::of_round(tx, id, at).await?;
        let found = round.table(&snapshot.rounds, table)?.1;
        let (row, sit) = (found.row.id, found.seats.iter().map(|seat| seat.player_id));
        let note = sheet_note::of_table(tx, id, at, table).await?;
        let people: Vec<PlayerId> = sit.chain(note.log_player()).collect();
        snapshot.players = player::by_ids(tx, &people).await?;
        let mut parts = missing_part::of_tournament(tx, id).await?;
        parts.retain(|part| (part.stage, part.round_number, part.table_number) == (at.0, at.1, table));
        let set = game_set::of_tournament(tx, id).await?.into_iter().find(|set| set.table_number == table);
        let mut staff: Vec<(AccountId, String)> =
            tournament::staff(tx, id).await?.into_iter().map(|member| (member.account_id, member.name)).collect();
        // Whoever keeps the log stays in the choice, also without a role by now.
        staff.extend(note.log_account().zip(note.log_name.clone()));
        staff.sort();
        staff.dedup();
        let result_in = sheet::versions(tx, row).await?.first().map(|version| version.at);
        Ok(NotedGame { snapshot, note, parts, set, staff, result_in })
    }
}
