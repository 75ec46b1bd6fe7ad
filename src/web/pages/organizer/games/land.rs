//! The land on which a game is played: that of the board of the round, or an island from a seed.

use reeve_actions as actions;
use reeve_actions::background::apart;
use reeve_actions::boards::refusal::Refusal;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_rules::boards::{BoardKind, Island, make};
use reeve_secret as secret;
use reeve_store::round_board::KeptBoard;
use reeve_store::{TournamentId, Tx, round_board};
use reeve_views::boards;
use reeve_views::boards::laying::seed_of;
use reeve_views::rounds::RoundAt;

/// The fields that say which land it is.
const ISLAND: &str = "island";
const SEED: &str = "seed";
/// The land of the round's board.
const BOARD: &str = "board";

/// The board of a round, if it has one.
pub(super) async fn board_of(tx: &mut Tx, id: TournamentId, at: RoundAt) -> Result<Option<KeptBoard>, Error> {
    let boards = round_board::of_tournament(tx, id).await?;
    Ok(boards::of_round(&boards, at).cloned())
}

/// Puts the land itself in the place of the fields that say which it is. A setup without them stays as it is.
pub(super) async fn lay_out(
    request: &RequestContext,
    at: RoundAt,
    setup: &mut Vec<(String, String)>,
) -> Result<Result<(), actions::Error>, Error> {
    let mut taken = |name: &str| {
        let found = setup.iter().position(|(known, _)| known == name);
        found.map(|found| setup.remove(found).1)
    };
    let (island, seed) = (taken(ISLAND), taken(SEED));
    let Some(island) = island else { return Ok(Ok(())) };
    let seed = seed.unwrap_or_default();
    let typed = seed.trim();
    // A plus sign is read by the language, and is none of a seed.
    let is_digits = typed.bytes().all(|byte| byte.is_ascii_digit());
    let seed = if typed.is_empty() { Some(seed_of(secret::seed())) } else { typed.parse().ok().filter(|_| is_digits) };
    let Some(seed) = seed else { return Ok(Err(actions::Error::fault(SEED, Refusal::NoSeed))) };
    let land = if island == BOARD {
        let mut tx = request.app.db.read().await?;
        match board_of(&mut tx, request.tournament()?.id, at).await? {
            Some(board) => boards::read(&board)?.island,
            None => return Ok(Err(actions::Error::fault(SEED, Refusal::NoKind))),
        }
    } else {
        match BoardKind::from_code(&island) {
            Some(kind) => apart(move || make(kind, seed, false)).await?.island,
            None => return Ok(Err(actions::Error::fault(SEED, Refusal::NoKind))),
        }
    };
    setup.push(("land".to_owned(), written(&land)));
    Ok(Ok(()))
}

/// The land as the line that begins a game has it.
fn written(island: &Island) -> String {
    let hexes = island.land_hexes().into_iter().filter_map(|at| {
        let land = island.land_at(at)?;
        Some(format!("[{},{},\"{}\"]", at.q, at.r, land.code()))
    });
    format!("[{}]", hexes.collect::<Vec<_>>().join(","))
}
