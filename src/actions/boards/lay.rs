//! Lay a board by hand: begin, lay a piece, take the last one back, take the board for the round, or give it up.
//!
//! The staff lays it, or people do in turn, on devices that hold a key. Where a piece may lie is looked for apart from the threads
//! that answer requests, and before the lock is taken; the version of what was seen says whether it still counts.

use chrono::{DateTime, Utc};
use serde_json::json;

use reeve_limits as limits;
use reeve_rules::boards::{BoardKind, BoardOrigin, Island, LayStep, WrittenBoard};
use reeve_rules::text::faults_seen;
use reeve_secret as secret;
use reeve_store::board_laying::BoardLaying;
use reeve_store::{TournamentId, Tx, board_laying};
use reeve_views::boards::laying::LayingState;
use reeve_views::rounds::RoundAt;

use crate::background::apart;
use crate::boards::change::{BoardAction, KnownForms, SeenBoard};
use crate::boards::keep::BoardSource;
use crate::boards::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Fault, Permission, Result};

/// Who lays a board, and which of its pieces are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LayingWay {
    /// The staff, with pieces that it chooses.
    #[default]
    ByHand,
    /// People in turn: land and harbors are drawn, chits lie face up and are chosen.
    InTurn,
    /// People in turn, and every piece is drawn.
    InTurnDrawn,
}

impl LayingWay {
    /// Each with the value of its field.
    pub const ALL: [(&'static str, LayingWay); 3] =
        [("by-hand", LayingWay::ByHand), ("in-turn", LayingWay::InTurn), ("in-turn-drawn", LayingWay::InTurnDrawn)];
}

/// How a board is to be laid, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedLaying {
    /// The code of its kind.
    pub kind: String,
    pub way: LayingWay,
    /// Who lays in turn, one name on a line.
    pub people: String,
}

impl TypedLaying {
    fn read(&self) -> Result<(BoardKind, Vec<String>)> {
        let mut faults = Vec::new();
        let kind = BoardKind::from_code(&self.kind);
        if kind.is_none() {
            faults.push(Fault::new("lay_kind", Refusal::NoKind));
        }
        let in_turn = self.way != LayingWay::ByHand;
        let typed = if in_turn { self.people.as_str() } else { "" };
        let people: Vec<&str> = typed.lines().map(str::trim).filter(|name| !name.is_empty()).collect();
        if in_turn && people.is_empty() {
            faults.push(Fault::new("people", Refusal::NobodyLays));
        }
        if people.len() > limits::LAYERS {
            faults.push(Fault::new("people", Refusal::TooManyLay { most: limits::LAYERS }));
        }
        let in_names = people.iter().flat_map(|name| faults_seen(name, limits::LAYER));
        faults.extend(in_names.take(1).map(|fault| Fault::new("people", Refusal::LayerName(fault))));
        match kind {
            Some(kind) if faults.is_empty() => Ok((kind, people.into_iter().map(str::to_owned).collect())),
            _ => Err(Error::Faults(faults)),
        }
    }
}

/// Begins to lay a board for a round.
///
/// Errors: faults at `lay_kind` and `people`; a refusal where one is being laid, or the round is closed.
pub async fn begin_laying(context: &Context<'_>, id: TournamentId, at: RoundAt, typed: &TypedLaying) -> Result<()> {
    let (kind, people) = typed.read()?;
    let mut begun = BoardAction::begin(context, id, at).await?;
    begun.may_change_now()?;
    if begun.laying.is_some() {
        return Err(Refusal::LayingUnderWay { round: at }.into());
    }
    let seed = (typed.way != LayingWay::ByHand).then(secret::seed);
    let chits_chosen = typed.way == LayingWay::InTurn;
    let empty = WrittenBoard { made: None, island: Island::new(kind) }.text();
    let laid_by = people.join("\n");
    let by = (context.caller.account(), context.now);
    let (drawn, laid) = ((seed, chits_chosen), (laid_by.as_str(), empty.as_str()));
    board_laying::begin(&mut begun.action.tx, id, (at.stage, at.number), drawn, laid, by).await?;
    let entry = AuditEntry::new(AuditAction::BeginLaying, at.subject());
    let after = json!({ "kind": kind.code(), "draw_seed": seed, "chits_chosen": chits_chosen, "people": people.len() });
    let entry = entry.after(&after);
    begun.action.commit(entry).await?;
    Ok(())
}

/// Who lays a piece: the staff, or whoever holds the key of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer<'a> {
    Staff(TournamentId, RoundAt),
    Key(&'a str),
}

/// The board that somebody lays, if it is there and they may.
pub async fn laid_by(context: &Context<'_>, layer: Layer<'_>) -> Result<Option<(TournamentId, RoundAt, BoardLaying)>> {
    laid(&mut context.db.read().await?, layer, context.now).await
}

/// The same of what is read with more.
pub async fn laid(
    tx: &mut Tx,
    layer: Layer<'_>,
    now: DateTime<Utc>,
) -> Result<Option<(TournamentId, RoundAt, BoardLaying)>> {
    let (id, at) = match layer {
        Layer::Staff(id, at) => (id, at),
        Layer::Key(key) => match board_laying::by_key(tx, key, now).await? {
            Some(opened) => (opened.tournament_id, RoundAt { stage: opened.stage, number: opened.round_number }),
            None => return Ok(None),
        },
    };
    Ok(board_laying::of_round(tx, id, (at.stage, at.number)).await?.map(|laying| (id, at, laying)))
}

/// Lays a piece on the board that somebody saw at this version. `typed`: the line of the step.
///
/// Errors: [`Error::Missing`] where no such board is being laid (any more); [`Error::Stale`] where somebody else was faster; faults
/// at `step`: another piece was drawn, a rule forbids the place, or the board could not be finished.
pub async fn lay_piece(context: &Context<'_>, layer: Layer<'_>, version: i64, typed: &str) -> Result<()> {
    let step = LayStep::read(typed).map_err(|why| Error::fault("step", Refusal::Step(why)))?;
    let (id, at, laying) = laid_by(context, layer).await?.ok_or(Error::Missing)?;
    if laying.version != version {
        return Err(Error::Stale);
    }
    let text = apart(move || laid_text(&laying, step)).await??;
    let mut action = begin(context, layer, id).await?;
    let now = current(&mut action, context, layer, id, at).await?;
    if now.version != version {
        return Err(Error::Stale);
    }
    board_laying::update(&mut action.tx, now.id, &text).await?;
    let entry = AuditEntry::new(AuditAction::LayPiece, at.subject());
    action.commit(entry.after(&json!({ "step": step.to_string() }))).await?;
    Ok(())
}

/// The text of the board with one more piece.
fn laid_text(laying: &BoardLaying, step: LayStep) -> Result<String> {
    let LayingState { mut island, drawn, .. } = LayingState::of(laying)?;
    if drawn.is_some_and(|drawn| drawn != step.piece()) {
        return Err(Error::fault("step", Refusal::NotDrawn));
    }
    let refused = |why| Error::fault("step", Refusal::Place(why));
    if let Some(why) = island.refusal_to_people(step) {
        return Err(refused(why));
    }
    island.lay(step).map_err(refused)?;
    Ok(WrittenBoard { made: None, island }.text())
}

async fn begin(context: &Context<'_>, layer: Layer<'_>, id: TournamentId) -> Result<Action> {
    let permission = match layer {
        Layer::Staff(..) => Permission::Run,
        Layer::Key(_) => Permission::SeePublic,
    };
    Action::begin(context, id, permission).await
}

/// The board as it is under the lock, if the key still opens it.
async fn current(
    action: &mut Action,
    context: &Context<'_>,
    layer: Layer<'_>,
    id: TournamentId,
    at: RoundAt,
) -> Result<BoardLaying> {
    if let Layer::Key(key) = layer {
        board_laying::by_key(&mut action.tx, key, context.now).await?.ok_or(Error::Missing)?;
    }
    board_laying::of_round(&mut action.tx, id, (at.stage, at.number)).await?.ok_or(Error::Missing)
}

/// Takes the last piece back that lies on the board which the staff saw at this version. What was drawn is drawn again.
///
/// Errors: [`Error::Missing`]; [`Error::Stale`]; a refusal where nothing lies there.
pub async fn take_piece_back(context: &Context<'_>, id: TournamentId, at: RoundAt, version: i64) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let now = current(&mut action, context, Layer::Staff(id, at), id, at).await?;
    if now.version != version {
        return Err(Error::Stale);
    }
    let island = LayingState::of(&now)?.island;
    let last = *island.steps().last().ok_or(Refusal::NothingLaid)?;
    let text = WrittenBoard { made: None, island: island.without_last() }.text();
    board_laying::update(&mut action.tx, now.id, &text).await?;
    let entry = AuditEntry::new(AuditAction::TakePieceBack, at.subject());
    action.commit(entry.before(&json!({ "step": last.to_string() }))).await?;
    Ok(())
}

/// Makes the board that was laid that of the round, and ends its laying.
///
/// Errors: [`Error::Missing`]; [`Error::Stale`] where the board of the round is another one than was seen; a fault at the field of
/// the word; a refusal where it is not finished, another round has it, or the round is closed.
pub async fn use_laid(context: &Context<'_>, id: TournamentId, at: RoundAt, seen: SeenBoard<'_>) -> Result<()> {
    let known = KnownForms::read(context, id).await?;
    let mut begun = BoardAction::begin(context, id, at).await?;
    let laying = begun.laying.clone().ok_or(Error::Missing)?;
    begun.may_change(seen)?;
    let island = LayingState::of(&laying)?.island;
    if !island.is_finished() {
        return Err(Refusal::NotFinished.into());
    }
    let board = WrittenBoard { made: None, island };
    begun.check_new(&board, &known)?;
    let by = if laying.draw_seed.is_some() { BoardOrigin::InTurn } else { BoardOrigin::ByHand };
    let origin = BoardSource {
        origin: by,
        draw_seed: laying.draw_seed,
        chits_chosen: laying.chits_chosen,
        action: AuditAction::UseLaidBoard,
    };
    let entry = begun.put(context, id, &board, &origin).await?;
    board_laying::end(&mut begun.action.tx, laying.id).await?;
    begun.action.commit(entry).await?;
    Ok(())
}

/// Ends the laying of a board; the log keeps what lay there.
///
/// Error: [`Error::Missing`] where none is being laid.
pub async fn give_up_laying(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let laying = board_laying::of_round(&mut action.tx, id, (at.stage, at.number)).await?.ok_or(Error::Missing)?;
    board_laying::end(&mut action.tx, laying.id).await?;
    let entry = AuditEntry::new(AuditAction::GiveUpLaying, at.subject());
    let before =
        json!({ "draw_seed": laying.draw_seed, "chits_chosen": laying.chits_chosen, "text": laying.board_text });
    action.commit(entry.before(&before)).await?;
    Ok(())
}
