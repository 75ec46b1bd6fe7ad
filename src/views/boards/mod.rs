//! The boards of the rounds (2.0.1): which round has one, who may see it now, and whether it may still be changed.

pub mod laying;
pub mod refusal;

use crate::rounds::RoundAt;
use crate::rounds::prelims;
use crate::standings::ranking;
use crate::visibility;
use reeve_rules::boards::WrittenBoard;
use reeve_rules::games::{Boards, System};
use reeve_rules::sheets::choice::may_choose;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState, Stage};
use reeve_store as store;
use reeve_store::board_laying::BoardLaying;
use reeve_store::round::RoundRow;
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::Tournament;
use reeve_store::{Error, Snapshot};

pub use crate::boards::refusal::Refusal;

/// What has to be typed to put another board in the place of one that everybody has seen, or to take it away.
pub const REPLACE: &str = "replace";

/// The rounds that can have a board, in the order in which they are played: those of the tournament, also before they are there,
/// so that boards can be made the evening before. None where the game is played on no board.
pub fn rounds(tournament: &Tournament) -> Vec<RoundAt> {
    if !tournament.system.system().has_boards() {
        return Vec::new();
    }
    let prelims = (1..=prelims::planned(tournament)).map(|number| RoundAt { stage: Stage::Prelim, number });
    let later: &[Stage] = match ranking::stages_of(tournament) {
        _ if tournament.ends_with_rounds() => &[],
        Some(Stages::Nothing) => &[],
        Some(Stages::FinalOnly) => &[Stage::Final],
        Some(Stages::SemiFinals) | None => &[Stage::Semi, Stage::Final],
    };
    prelims.chain(later.iter().map(|stage| RoundAt::later(*stage))).collect()
}

/// The board of a round, if it has one.
pub fn of_round(boards: &[KeptBoard], at: RoundAt) -> Option<&KeptBoard> {
    boards.iter().find(|board| (board.stage, board.round_number) == (at.stage, at.number))
}

/// The board as the rules have it.
///
/// Error: [`Error::Broken`] where its text is none, which nothing in the program stores.
pub fn read(board: &KeptBoard) -> Result<WrittenBoard, Error> {
    let of = |fault| Error::broken(format!("round_board.board_text: {fault:?}"));
    WrittenBoard::read(board.board_text.as_bytes()).map_err(of)
}

/// The boards that everybody may see, those of the latest rounds first.
pub fn public<'a>(snapshot: &Snapshot, boards: &'a [KeptBoard]) -> Vec<(RoundAt, &'a KeptBoard)> {
    let is_public = |round: &&Round| visibility::has_public_board(&snapshot.tournament, &round.row);
    let rounds = snapshot.rounds.iter().filter(is_public).map(RoundAt::of);
    let mut found: Vec<(RoundAt, &KeptBoard)> =
        rounds.filter_map(|at| of_round(boards, at).map(|board| (at, board))).collect();
    found.reverse();
    found
}

/// Reads a tournament with the boards of all its rounds, public or not.
pub async fn read_all(tx: &mut store::Tx, id: store::TournamentId) -> Result<(Snapshot, Vec<KeptBoard>), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    Ok((snapshot, store::round_board::of_tournament(tx, id).await?))
}

/// The page of the boards for everybody: the tournament, with the boards of all its rounds.
pub async fn read_public(tx: &mut store::Tx, id: store::TournamentId) -> Result<(Snapshot, Vec<KeptBoard>), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    Ok((snapshot, kept(tx, id).await?))
}

/// The board that people need now: that of the latest round whose board everybody may see, unless its games are over.
pub fn current<'a>(snapshot: &Snapshot, boards: &'a [KeptBoard]) -> Option<(RoundAt, &'a KeptBoard)> {
    let (at, board) = public(snapshot, boards).into_iter().next()?;
    let round = snapshot.round(at.stage, at.number)?;
    (round.row.state != RoundState::Closed).then_some((at, board))
}

/// How the board of a round may be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardChange {
    /// Nobody but the staff has seen it.
    Unseen,
    /// Everybody has seen it, or could have: a word is typed ([`REPLACE`]).
    Seen,
}

/// Whether the board of a round may be changed now, or one may be put there, and what that takes. `round`: none as long as it is
/// not made.
///
/// Error: the round is closed.
pub fn may_change(round: Option<&RoundRow>, at: RoundAt, board: Option<&KeptBoard>) -> Result<BoardChange, Refusal> {
    if round.is_some_and(|round| round.state == RoundState::Closed) {
        return Err(Refusal::RoundClosed { round: at });
    }
    let is_seen = board.is_some_and(|board| board.shown_at.is_some());
    Ok(if is_seen { BoardChange::Seen } else { BoardChange::Unseen })
}

/// A round of the list of boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardOfRound<'a> {
    pub at: RoundAt,
    /// How far it is; none as long as it is not made.
    pub state: Option<RoundState>,
    pub board: Option<&'a KeptBoard>,
    /// The board that is being laid for it.
    pub laying: Option<&'a BoardLaying>,
    /// Whether everybody sees the board now.
    pub is_public: bool,
}

impl BoardOfRound<'_> {
    /// Whether a board can be made for it that takes nobody's away.
    pub fn waits_for_one(&self) -> bool {
        self.board.is_none() && self.laying.is_none() && self.state != Some(RoundState::Closed)
    }
}

/// The rounds with their boards, and whatever board there is beside them.
pub fn list<'a>(
    tournament: &Tournament,
    rows: &[RoundRow],
    boards: &'a [KeptBoard],
    layings: &'a [BoardLaying],
) -> Vec<BoardOfRound<'a>> {
    let mut all = rounds(tournament);
    all.extend(boards.iter().map(|board| RoundAt { stage: board.stage, number: board.round_number }));
    all.sort_by_key(|at| (at.stage, at.number));
    all.dedup();
    all.into_iter().map(|at| of(tournament, rows, at, boards, layings)).collect()
}

/// One of them.
pub fn of<'a>(
    tournament: &Tournament,
    rows: &[RoundRow],
    at: RoundAt,
    boards: &'a [KeptBoard],
    layings: &'a [BoardLaying],
) -> BoardOfRound<'a> {
    let row = row(rows, at);
    let board = of_round(boards, at);
    BoardOfRound {
        at,
        state: row.map(|row| row.state),
        board,
        laying: layings.iter().find(|laying| (laying.stage, laying.round_number) == (at.stage, at.number)),
        is_public: board.is_some() && row.is_some_and(|row| visibility::has_public_board(tournament, row)),
    }
}

/// The row of a round, once it is made.
pub fn row(rows: &[RoundRow], at: RoundAt) -> Option<&RoundRow> {
    rows.iter().find(|row| (row.stage, row.number) == (at.stage, at.number))
}

/// The round of which the staff is told that it has no board: the one that comes next, before its games begin, where the game needs
/// one for each round.
pub fn missing(system: &System, rows: &[RoundRow], boards: &[KeptBoard]) -> Option<RoundAt> {
    if system.boards != Boards::EachRound {
        return None;
    }
    let next = rows.iter().find(|row| row.state != RoundState::Closed).filter(|row| !row.state.has_begun())?;
    let at = RoundAt { stage: next.stage, number: next.number };
    of_round(boards, at).is_none().then_some(at)
}

/// As [`missing`], with the boards read where the game needs one for each round.
pub async fn read_missing(tx: &mut store::Tx, snapshot: &Snapshot) -> Result<Option<RoundAt>, Error> {
    let system = snapshot.tournament.system.system();
    if system.boards != Boards::EachRound {
        return Ok(None);
    }
    let rows: Vec<RoundRow> = snapshot.rounds.iter().map(|round| round.row.clone()).collect();
    Ok(missing(system, &rows, &store::round_board::of_tournament(tx, snapshot.tournament.id).await?))
}

/// Whether the players at a table are asked whether its board is laid right (1.1.6): once they may see the board that is kept here, or
/// where the games of a later stage wait for the answer; and no more once its own game is over.
pub fn asks_for_layout(tournament: &Tournament, boards: &[KeptBoard], round: &Round, table: &Table) -> bool {
    let at = RoundAt::of(round);
    let is_seen = of_round(boards, at).is_none() || visibility::has_public_board(tournament, &round.row);
    let is_waited_for = round.row.stage != Stage::Prelim;
    may_choose(round.row.state, table.row.sheet_state).is_ok()
        && has_layout(tournament, boards, at)
        && (is_seen || is_waited_for)
}

/// Whether the players are led to that question by themselves: to a board that Reeve doesn't have only once their game is on.
pub fn leads_to_layout(tournament: &Tournament, boards: &[KeptBoard], round: &Round, table: &Table) -> bool {
    let is_there = of_round(boards, RoundAt::of(round)).is_some() || round.row.state.has_begun();
    is_there && asks_for_layout(tournament, boards, round, table)
}

/// Whether a round got another board after its games began: what the tables confirmed before doesn't count any more.
pub fn is_new(boards: &[KeptBoard], round: &Round) -> bool {
    let board = of_round(boards, RoundAt::of(round)).filter(|_| round.row.state == RoundState::Playing);
    board.is_some_and(|board| board.version > 1 && round.row.started_at.is_some_and(|started| board.made_at > started))
}

/// The tables of a round whose games are on, by number, at which another board undoes that the layout was confirmed.
pub fn undone_by_another(snapshot: &Snapshot, at: RoundAt) -> Vec<i64> {
    let round = snapshot.round(at.stage, at.number).filter(|round| round.row.state == RoundState::Playing);
    let is_undone = |table: &&Table| {
        let note = snapshot.note(table.row.id);
        table.row.sheet_state == SheetState::Open && note.is_some_and(|note| note.layout_at.is_some())
    };
    let tables = round.into_iter().flat_map(|round| &round.tables);
    tables.filter(is_undone).map(|table| table.row.number).collect()
}

/// Whether the layout of the board is confirmed at each table of a round (1.1.6).
pub fn has_layout(tournament: &Tournament, boards: &[KeptBoard], at: RoundAt) -> bool {
    tournament.system.system().confirms_layout(of_round(boards, at).is_some())
}

/// The same, with the boards read where it hangs on them.
pub async fn layout_is_confirmed(tx: &mut store::Tx, tournament: &Tournament, at: RoundAt) -> Result<bool, Error> {
    let system = tournament.system.system();
    match (system.confirms_layout(false), system.confirms_layout(true)) {
        (one, other) if one == other => Ok(one),
        _ => Ok(has_layout(tournament, &store::round_board::of_tournament(tx, tournament.id).await?, at)),
    }
}

/// Reads the boards of a tournament, public or not.
pub async fn kept(tx: &mut store::Tx, id: store::TournamentId) -> Result<Vec<KeptBoard>, Error> {
    store::round_board::of_tournament(tx, id).await
}

/// Reads the boards of a tournament and those that are being laid.
pub async fn load(
    tx: &mut store::Tx,
    id: store::TournamentId,
) -> Result<(Vec<RoundRow>, Vec<KeptBoard>, Vec<BoardLaying>), Error> {
    let rows = store::round::of_tournament(tx, id).await?;
    let boards = store::round_board::of_tournament(tx, id).await?;
    let layings = store::board_laying::of_tournament(tx, id).await?;
    Ok((rows, boards, layings))
}

#[cfg(test)]
mod tests;
