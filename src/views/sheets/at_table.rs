//! The record sheet of one table with all that is kept of its game, read at one moment.

use reeve_rules::sheets::correction::CorrectionState;
use reeve_rules::sheets::pin::MOST_WRONG;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::board_photo::KeptPhoto;
use reeve_store::judge_call::JudgeCall;
use reeve_store::sheet::{SheetContent, SheetVersion};
use reeve_store::sheet_correction::SheetCorrection;
use reeve_store::sheet_dispute::KeptDispute;
use reeve_store::sheet_note::SheetNote;
use reeve_store::sheet_signature::KeptSignature;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::Tournament;
use reeve_store::{
    Error, PlayerId, Snapshot, TournamentId, Tx, board_photo, game_note, judge_call, player, player_pin, ruling, sheet,
    sheet_correction, sheet_dispute, sheet_link, sheet_note, sheet_signature,
};

use super::signing::Signing;
use super::{SheetView, Version, record_sheet, signing};
use crate::boards::layout_is_confirmed;
use crate::games::GameAtTable;
use crate::hall::announcements::HallNews;
use crate::media::Films;
use crate::rounds::RoundAt;
use crate::rulings::judge_board::{GamePause, called_from, pauses};

/// A record sheet with all that is kept of it.
pub struct SheetAtTable {
    /// The tournament with the round of the sheet alone, and whom the sheet names.
    pub snapshot: Snapshot,
    /// Every version, the oldest first.
    pub versions: Vec<SheetVersion>,
    /// Every signature, also those of earlier versions.
    pub signatures: Vec<KeptSignature>,
    pub disputes: Vec<KeptDispute>,
    /// The digest of a final sheet.
    pub digest: Option<String>,
    pub corrections: Vec<SheetCorrection>,
    /// What is noted beside the result.
    pub note: SheetNote,
    /// Who asked to film at the table, and who agreed.
    pub films: Films,
    /// The photos of the board.
    pub photos: Vec<KeptPhoto>,
    /// The game that is played at the table in Reeve, while no result is in.
    pub game: Option<GameAtTable>,
    /// What the organizers say to everybody, and to the table.
    pub news: HallNews,
    pub round: RoundAt,
    /// The number of the table.
    pub table: i64,
}

/// Whom a kept version of a record sheet names.
fn named(tournament: &Tournament, version: &SheetVersion) -> Vec<PlayerId> {
    let content = SheetContent::read(tournament.system.system(), &version.content);
    content.into_iter().flat_map(|content| content.players).chain(version.player_id).collect()
}

impl SheetAtTable {
    /// Reads it. Error: [`Error::Missing`] where there is no such table.
    pub async fn read(tx: &mut Tx, id: TournamentId, round: RoundAt, table: i64) -> Result<SheetAtTable, Error> {
        let at = (round.stage, round.number);
        let mut snapshot = Snapshot::of_round(tx, id, at).await?;
        let (_, found) = round.table(&snapshot.rounds, table)?;
        let (row, blank) = (found.row.id, found.row.sheet_version == 0);
        let mut people: Vec<PlayerId> = found.seats.iter().map(|seat| seat.player_id).collect();
        let note = sheet_note::of_table(tx, id, at, table).await?;
        people.extend(note.log_player());
        let versions = sheet::versions(tx, row).await?;
        people.extend(versions.iter().flat_map(|version| named(&snapshot.tournament, version)));
        snapshot.players = player::by_ids(tx, &people).await?;
        snapshot.notes.extend(game_note::of_table(tx, row).await?);
        let is_played_here = blank && snapshot.tournament.system.system().machine.is_some();
        Ok(SheetAtTable {
            versions,
            signatures: sheet_signature::of_table(tx, row).await?,
            disputes: sheet_dispute::of_table(tx, row).await?,
            digest: sheet_link::digest_of_table(tx, row).await?,
            corrections: sheet_correction::of_table(tx, row).await?,
            note,
            films: Films::of_table(tx, id, round, table).await?,
            photos: board_photo::of_table(tx, id, at, table).await?,
            game: if is_played_here { Some(GameAtTable::read(tx, id, round, table).await?) } else { None },
            news: HallNews::read(tx, &snapshot).await?.at_table((at.0, at.1, table)),
            snapshot,
            round,
            table,
        })
    }

    /// The round and the table.
    pub fn found(&self) -> Result<(&Round, &Table), Error> {
        self.round.table(&self.snapshot.rounds, self.table)
    }

    /// What stands on the sheet, and what can be done with it now.
    pub fn view(&self) -> Result<SheetView<'_>, Error> {
        let (round, table) = self.found()?;
        Ok(record_sheet((&self.snapshot, &self.snapshot.labels()), (round, table), &self.versions, &self.signatures))
    }

    /// Who has signed the sheet, and who objects.
    pub fn signing(&self) -> Result<Signing, Error> {
        Ok(signing::signing(&self.snapshot, self.found()?.1, &self.signatures, &self.disputes))
    }

    /// Whether a correction waits for the second of two people.
    pub fn has_proposal(&self) -> bool {
        self.corrections.iter().any(|one| one.correction_state == CorrectionState::Proposed)
    }

    /// Who proposed the correction that a version is; none where it is another one, or nobody knows.
    pub fn proposer(&self, version: &Version) -> Option<&str> {
        let confirmed = |one: &&SheetCorrection| {
            one.correction_state == CorrectionState::Confirmed && one.corrects_version + 1 == version.number
        };
        self.corrections.iter().rfind(confirmed)?.proposer.as_deref()
    }

    /// Whether a player entered the result that stands.
    pub fn is_entered_by(&self, player: PlayerId) -> bool {
        self.versions.last().is_some_and(|version| version.player_id == Some(player))
    }

    /// The version of the sheet that a seat signed last, which may be another one than stands.
    pub fn last_signed(&self, position: i64) -> Option<i64> {
        self.signatures.iter().filter(|kept| kept.position == position).map(|kept| kept.signed_version).max()
    }
}

/// What judges do at a table, which the staff reads beside its record sheet.
pub struct BesideSheet {
    /// Whose PINs are locked in the round, while its games are on.
    pub locked: Vec<PlayerId>,
    pub pauses: Vec<GamePause>,
    /// The calls from the table that nobody has ended.
    pub calls: Vec<JudgeCall>,
    /// Whether the layout of its board is confirmed at the table (1.1.6).
    pub confirms_layout: bool,
}

impl BesideSheet {
    /// Reads it.
    pub async fn read(tx: &mut Tx, sheet: &SheetAtTable) -> Result<BesideSheet, Error> {
        let (t, at) = (&sheet.snapshot.tournament, (sheet.round.stage, sheet.round.number, sheet.table));
        let steps = ruling::pauses_of(tx, t.id, at).await?;
        let mut calls = judge_call::open(tx, t.id).await?;
        calls.retain(|call| called_from(call) == (sheet.round, sheet.table));
        Ok(BesideSheet {
            locked: locked_pins(tx, sheet.found()?.0).await?,
            pauses: pauses(&steps),
            calls,
            confirms_layout: layout_is_confirmed(tx, t, sheet.round).await?,
        })
    }
}

/// Whose PINs are locked in a round that is on.
pub async fn locked_pins(tx: &mut Tx, round: &Round) -> Result<Vec<PlayerId>, Error> {
    match round.row.state {
        RoundState::Playing => player_pin::locked_in(tx, round.row.id, MOST_WRONG).await,
        RoundState::Planned | RoundState::Published | RoundState::Closed => Ok(Vec::new()),
    }
}
