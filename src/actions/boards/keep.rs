//! Give a round a board: made from a seed, or brought as a text; take it away.

use serde_json::json;

use reeve_rules::boards::{BoardFault, BoardKind, BoardOrigin, WrittenBoard, make};
use reeve_secret as secret;
use reeve_store::round_board::{KeptBoard, NewBoard};
use reeve_store::{TournamentId, game_note, round_board};
use reeve_views::boards::laying::seed_of;
use reeve_views::rounds::RoundAt;
use reeve_views::visibility;

use crate::background::apart;
use crate::boards::change::{BoardAction, KnownForms, SeenBoard};
use crate::boards::refusal::Refusal;
use crate::{AuditAction, AuditEntry, Context, Error, Fault, Result};

/// What board is asked for, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedWish {
    /// The code of its kind.
    pub kind: String,
    pub is_even: bool,
    /// The seed; empty for any.
    pub seed: String,
}

impl TypedWish {
    fn read(&self) -> Result<(BoardKind, u64)> {
        let mut faults = Vec::new();
        let kind = BoardKind::from_code(&self.kind);
        if kind.is_none() {
            faults.push(Fault::new("kind", Refusal::NoKind));
        }
        let typed = self.seed.trim();
        // A plus sign is read by the language, and is none of a seed.
        let is_digits = typed.bytes().all(|byte| byte.is_ascii_digit());
        let seed = if typed.is_empty() { Some(seed_of(secret::seed())) } else { typed.parse().ok() };
        let seed = seed.filter(|_| is_digits);
        if seed.is_none() {
            faults.push(Fault::new("seed", Refusal::NoSeed));
        }
        match (kind, seed) {
            (Some(kind), Some(seed)) => Ok((kind, seed)),
            _ => Err(Error::Faults(faults)),
        }
    }
}

/// Makes a board for a round, in place of the one that it has.
///
/// Errors: faults at `kind` and `seed`, and at the field of the word; [`Error::Stale`] where another board is there than was seen;
/// a refusal where the round is closed, or another one has this board.
pub async fn make_board(
    context: &Context<'_>,
    id: TournamentId,
    at: RoundAt,
    wish: &TypedWish,
    seen: SeenBoard<'_>,
) -> Result<()> {
    let (kind, seed) = wish.read()?;
    let is_even = wish.is_even;
    let board = apart(move || make(kind, seed, is_even)).await?;
    let origin = BoardSource::undrawn(BoardOrigin::Made, AuditAction::MakeBoard);
    put_board(context, id, at, board, origin, seen).await
}

/// Gives a round the board of a text that was typed or sent.
///
/// Errors: a fault at `board`, with line and rule; as [`make_board`].
pub async fn bring_board(
    context: &Context<'_>,
    id: TournamentId,
    at: RoundAt,
    text: Vec<u8>,
    seen: SeenBoard<'_>,
) -> Result<()> {
    if text.iter().all(u8::is_ascii_whitespace) {
        return Err(Error::fault("board", Refusal::NoText));
    }
    let read = apart(move || WrittenBoard::read(&text)).await?;
    let board = read.map_err(|fault: BoardFault| Error::fault("board", Refusal::Text(fault)))?;
    let origin = BoardSource::undrawn(BoardOrigin::Brought, AuditAction::BringBoard);
    put_board(context, id, at, board, origin, seen).await
}

/// The text that was typed into a field, as a file has it: browsers end lines in their own way, and nobody sees whether the last
/// one ends.
pub fn typed_text(typed: &str) -> Vec<u8> {
    let mut text = typed.replace("\r\n", "\n");
    text.truncate(text.trim_end_matches('\n').len());
    text.push('\n');
    text.into_bytes()
}

/// How a board comes to a round.
pub(super) struct BoardSource {
    pub(super) origin: BoardOrigin,
    pub(super) draw_seed: Option<i64>,
    pub(super) chits_chosen: bool,
    pub(super) action: AuditAction,
}

impl BoardSource {
    fn undrawn(origin: BoardOrigin, action: AuditAction) -> Self {
        BoardSource { origin, draw_seed: None, chits_chosen: false, action }
    }
}

async fn put_board(
    context: &Context<'_>,
    id: TournamentId,
    at: RoundAt,
    board: WrittenBoard,
    origin: BoardSource,
    seen: SeenBoard<'_>,
) -> Result<()> {
    let known = KnownForms::read(context, id).await?;
    let mut begun = BoardAction::begin(context, id, at).await?;
    begun.may_change(seen)?;
    begun.check_new(&board, &known)?;
    let entry = begun.put(context, id, &board, &origin).await?;
    begun.action.commit(entry).await?;
    Ok(())
}

impl BoardAction {
    /// Stores the board of the round. The tables that confirmed the layout of what lay there before confirm it anew. Gives the line
    /// for the log.
    pub(super) async fn put(
        &mut self,
        context: &Context<'_>,
        id: TournamentId,
        board: &WrittenBoard,
        origin: &BoardSource,
    ) -> Result<AuditEntry> {
        let is_seen = match &self.round {
            Some(round) => visibility::has_public_board(self.action.tournament()?, round),
            None => false,
        };
        let new = NewBoard {
            origin: origin.origin,
            draw_seed: origin.draw_seed,
            chits_chosen: origin.chits_chosen,
            text: board.text(),
            shown_at: is_seen.then_some(context.now),
        };
        let by = (context.caller.account(), context.now);
        round_board::put(&mut self.action.tx, id, (self.at.stage, self.at.number), &new, by).await?;
        self.forget_layouts().await?;
        let entry = AuditEntry::new(origin.action, self.at.subject());
        let entry = match self.board() {
            Some(before) => entry.before(&logged(before)),
            None => entry,
        };
        let made = board.made.map(|made| json!({ "seed": made.seed, "even": made.is_even }));
        Ok(entry.after(&json!({
            "kind": board.island.kind().code(),
            "made_from": made,
            "draw_seed": origin.draw_seed,
            "chits_chosen": origin.chits_chosen,
            "seen_at_once": is_seen,
        })))
    }

    /// Takes the confirmations back that were of what lay there before: the board which the round had, or before its first one another
    /// that Reeve doesn't know. A page from before confirms nothing any more.
    pub(super) async fn forget_layouts(&mut self) -> Result<()> {
        let Some(round) = &self.round else { return Ok(()) };
        game_note::tables_look_again(&mut self.action.tx, round.id).await?;
        game_note::forget_layouts(&mut self.action.tx, round.id).await?;
        Ok(())
    }
}

/// What the log keeps of a board that was replaced or taken away: all of it, and whether everybody had seen it.
fn logged(board: &KeptBoard) -> serde_json::Value {
    json!({
        "origin": board.board_origin.code(),
        "draw_seed": board.draw_seed,
        "chits_chosen": board.chits_chosen,
        "seen": board.shown_at.is_some(),
        "text": board.board_text,
    })
}

/// Takes the board of a round away.
///
/// Errors: [`Error::Missing`] where there is none; as [`make_board`].
pub async fn remove_board(context: &Context<'_>, id: TournamentId, at: RoundAt, seen: SeenBoard<'_>) -> Result<()> {
    let mut begun = BoardAction::begin(context, id, at).await?;
    begun.may_change(seen)?;
    let before = begun.board().map(logged).ok_or(Error::Missing)?;
    begun.forget_layouts().await?;
    round_board::remove(&mut begun.action.tx, id, (at.stage, at.number)).await?;
    let entry = AuditEntry::new(AuditAction::RemoveBoard, at.subject());
    begun.action.commit(entry.before(&before)).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_whole_number() {
        let read = |seed: &str| {
            let wish = TypedWish { kind: "free".to_owned(), is_even: false, seed: seed.to_owned() };
            wish.read().ok().map(|(_, seed)| seed)
        };
        assert_eq!((read("7"), read(" 18446744073709551615 ")), (Some(7), Some(u64::MAX)));
        for none in ["-1", "+1", "1.5", "18446744073709551616", "seven", "1 2"] {
            assert_eq!(read(none), None, "{none}");
        }
        assert!(read("").is_some());
    }

    #[test]
    fn what_is_typed_ends_its_lines_as_a_file_does() {
        assert_eq!(typed_text("a\r\nb"), b"a\nb\n");
        assert_eq!(typed_text("a\nb\n\n\r\n"), b"a\nb\n");
        assert_eq!(typed_text("a\rb"), b"a\rb\n");
    }
}
