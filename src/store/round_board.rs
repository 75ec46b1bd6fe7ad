//! The board of each round (2.0.1), as the text that `rules::boards` reads and writes. A round stands here by stage and number,
//! so that a board can be there before the round is.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, TournamentId, Tx};
use reeve_rules::boards::BoardOrigin;
use reeve_rules::tournament::vocabulary::Stage;

/// The board of a round as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct KeptBoard {
    pub stage: Stage,
    /// The number of the round within the stage.
    pub round_number: i64,
    /// How it came to be.
    pub board_origin: BoardOrigin,
    /// What its pieces were drawn from, where people laid it in turn.
    pub draw_seed: Option<i64>,
    /// Whether they chose the chits.
    pub chits_chosen: bool,
    pub board_text: String,
    /// When it became the board of the round.
    pub made_at: DateTime<Utc>,
    /// When everybody could see it first; none while nobody could.
    pub shown_at: Option<DateTime<Utc>>,
    pub version: i64,
}

/// What becomes the board of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBoard {
    /// How it came to be.
    pub origin: BoardOrigin,
    /// What its pieces were drawn from, where people laid it in turn.
    pub draw_seed: Option<i64>,
    /// Whether they chose the chits.
    pub chits_chosen: bool,
    pub text: String,
    /// When everybody could see it first; none where nobody sees it yet.
    pub shown_at: Option<DateTime<Utc>>,
}

/// The boards of a tournament, in the order of its rounds.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<KeptBoard>, Error> {
    let mut boards: Vec<KeptBoard> = tx
        .query(
            "select stage, round_number, board_origin, draw_seed, chits_chosen, board_text, made_at, shown_at, version \
             from round_board \
             where tournament_id = $1",
        )
        .bind(id)
        .all()
        .await?;
    boards.sort_by_key(|board| (board.stage, board.round_number));
    Ok(boards)
}

/// Makes a board that of a round, in place of the one before. Its version goes on from there.
pub async fn put(
    tx: &mut Tx,
    id: TournamentId,
    (stage, round): (Stage, i64),
    board: &NewBoard,
    (by, at): (Option<AccountId>, DateTime<Utc>),
) -> Result<(), Error> {
    tx.query(
        "insert into round_board (tournament_id, stage, round_number, board_origin, draw_seed, chits_chosen, board_text, made_by, \
         made_at, shown_at, version) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1) \
         on conflict (tournament_id, stage, round_number) do update set board_origin = excluded.board_origin, \
         draw_seed = excluded.draw_seed, chits_chosen = excluded.chits_chosen, board_text = excluded.board_text, made_by = excluded.made_by, \
         made_at = excluded.made_at, shown_at = excluded.shown_at, version = round_board.version + 1",
    )
    .bind(id)
    .bind(stage)
    .bind(round)
    .bind(board.origin)
    .bind(board.draw_seed)
    .bind(board.chits_chosen)
    .bind(board.text.as_str())
    .bind(by)
    .bind(at)
    .bind(board.shown_at)
    .execute()
    .await?;
    Ok(())
}

/// Notes that everybody can see the board of a round from now on, unless that is known already. Where it has none nothing is
/// noted.
pub async fn note_shown(
    tx: &mut Tx,
    id: TournamentId,
    (stage, round): (Stage, i64),
    at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "update round_board set shown_at = $4 where tournament_id = $1 and stage = $2 and round_number = $3 \
         and shown_at is null",
    )
    .bind(id)
    .bind(stage)
    .bind(round)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}

/// Takes the board of a round away.
pub async fn remove(tx: &mut Tx, id: TournamentId, (stage, round): (Stage, i64)) -> Result<(), Error> {
    tx.query("delete from round_board where tournament_id = $1 and stage = $2 and round_number = $3")
        .bind(id)
        .bind(stage)
        .bind(round)
        .execute()
        .await?;
    Ok(())
}
