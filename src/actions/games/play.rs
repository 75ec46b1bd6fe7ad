//! Begin the game of a side event at a table, take its steps, and take them back.
//!
//! The log is replayed before the lock is taken, apart from the threads that answer requests. What comes of it is said under the lock,
//! once it is known that the caller may do this at all, as every action says it. The version of what somebody saw says whether it
//! still counts: of two devices that act at once the second is told.

use serde_json::json;

use reeve_files::games::log::GameLogFaultKind;
use reeve_files::games::{dead_end, opening_of, replay};
use reeve_limits as limits;
use reeve_rules::text::{is_word, too_long};
use reeve_store::{TournamentId, player, side_game, tournament};
use reeve_views::games::GameAtTable;

use crate::background::apart;
use crate::games::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result, Who};

/// What is typed to begin a game again at a table whose game has steps.
pub const BEGIN_AGAIN: &str = "again";

/// The game of a table, as somebody saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenGame {
    pub at: TableAt,
    /// The version of its game; 0 where there was none.
    pub version: i64,
}

/// A game that is to begin.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameToBegin {
    /// The position of whoever begins; the others follow by position. None: nobody was chosen.
    pub first: Option<i64>,
    /// How it is set up: the other fields of the form, as [`opening_of`] takes them.
    pub setup: Vec<(String, String)>,
    /// What was typed to begin again.
    pub confirm: String,
}

/// A step that is to be taken, or taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepCommand {
    /// Its line of the log.
    pub line: String,
    /// Whether it takes the step before it back.
    pub goes_back: bool,
    /// The seed of the dice that Reeve threw for it.
    pub dice_seed: Option<i64>,
}

/// Begins the game of a table, in place of the one that it has.
///
/// Errors: [`Error::Missing`] where the tournament's games are not played in Reeve; faults at `first`, `confirm`, and at `setup` where the rules refuse it; [`Error::Stale`]; a refusal where the round
/// is not being played or the sheet is final.
pub async fn open_game(context: &Context<'_>, id: TournamentId, seen: SeenGame, game: &GameToBegin) -> Result<()> {
    let judged = judged_opening(context, id, seen, game).await;
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (found, opening) = judged?;
    let now = GameAtTable::read_without_steps(&mut action.tx, id, seen.at.round, seen.at.table).await?;
    check_seen(&now, seen)?;
    // The line that begins the game says who sits there.
    if now.sides != found.sides {
        return Err(Error::Stale);
    }
    let by = (context.caller.account(), context.now);
    let steps = side_game::open(&mut action.tx, now.table.row.id, &opening, by).await?;
    let entry = AuditEntry::new(AuditAction::OpenGame, seen.at.subject()).after(&json!({ "opening": opening }));
    let entry = match &now.game {
        Some(game) => entry.before(&json!({ "opening": game.opening, "steps": steps })),
        None => entry,
    };
    action.commit(entry).await?;
    Ok(())
}

/// The table as it is, and the line that begins its game, where that can begin so.
async fn judged_opening(
    context: &Context<'_>,
    id: TournamentId,
    seen: SeenGame,
    game: &GameToBegin,
) -> Result<(GameAtTable, String)> {
    let mut tx = context.db.read().await?;
    let tournament = tournament::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    let machine = tournament.system.system().machine.ok_or(Error::Missing)?;
    let found = GameAtTable::read_without_steps(&mut tx, id, seen.at.round, seen.at.table).await?;
    let steps = side_game::count_steps(&mut tx, found.table.row.id).await?;
    drop(tx);
    check_seen(&found, seen)?;
    if steps > 0 && !is_word(&game.confirm, BEGIN_AGAIN) {
        return Err(Error::fault("confirm", Refusal::WordMissing { word: BEGIN_AGAIN }));
    }
    let present = found.present();
    let mut order: Vec<String> = present.iter().map(|side| side.token.clone()).collect();
    let first = present.iter().position(|side| Some(side.position) == game.first);
    order.rotate_left(first.ok_or_else(|| Error::fault("first", Refusal::NobodyBegins))?);
    let opening = opening_of(machine.code, &order, &game.setup).ok_or(Error::Missing)?;
    check_length(&opening, limits::GAME_OPENING, "setup")?;
    let (stored, named) = (opening.clone(), found.named(&opening));
    let judged = apart(move || judge(&stored, &named).and_then(|()| goes_on(&named))).await?;
    judged.map_err(|what| Error::fault("setup", Refusal::Opening(Box::new(what))))?;
    Ok((found, opening))
}

/// Takes a step, or takes one back: the staff at any table, players at their own where no referee does.
///
/// Errors: [`Error::Missing`] where no game was begun; [`Error::Forbidden`] for players who sit elsewhere; [`Error::Stale`] where
/// somebody else was faster; a fault at `step` where it is none or the rules refuse it; a refusal where nothing can be played now.
pub async fn take_step(context: &Context<'_>, id: TournamentId, seen: SeenGame, step: &StepCommand) -> Result<()> {
    let judged = judged_step(context, id, seen, step).await;
    let mut action = Action::begin(context, id, Permission::EnterResult).await?;
    let found = judged?;
    let now = GameAtTable::read_without_steps(&mut action.tx, id, seen.at.round, seen.at.table).await?;
    check_seen(&now, seen)?;
    if let Who::Player { player, .. } = context.caller.who {
        if now.sides.iter().all(|side| side.player != player) {
            return Err(Error::Forbidden);
        }
        let player = player::by_ids(&mut action.tx, &[player]).await?.pop().ok_or(Error::Missing)?;
        now.may_act(&player).map_err(Refusal::NotNow)?;
    }
    // The version is the same, so there are as many steps as were read before.
    if found.steps.len() >= limits::GAME_STEPS {
        return Err(Refusal::LogFull { most: limits::GAME_STEPS }.into());
    }
    let StepCommand { line, dice_seed, .. } = step;
    side_game::append(&mut action.tx, now.table.row.id, found.steps.len(), (line, *dice_seed), context.now).await?;
    let entry = AuditEntry::new(AuditAction::TakeGameStep, seen.at.subject());
    let after = match dice_seed {
        None => json!({ "step": line }),
        Some(seed) => json!({ "step": line, "dice_seed": seed }),
    };
    action.commit(entry.after(&after)).await?;
    Ok(())
}

/// The game as it is before a step, where the rules take that.
async fn judged_step(
    context: &Context<'_>,
    id: TournamentId,
    seen: SeenGame,
    step: &StepCommand,
) -> Result<GameAtTable> {
    let mut tx = context.db.read().await?;
    let found = GameAtTable::read(&mut tx, id, seen.at.round, seen.at.table).await?;
    drop(tx);
    found.system().ok_or(Error::Missing)?;
    if found.version() != seen.version {
        return Err(Error::Stale);
    }
    let StepCommand { line, goes_back, .. } = step;
    check_length(line, limits::GAME_STEP, "step")?;
    let (stored, named) = (found.stored_log() + line, found.log() + &found.named(line));
    let goes_back = *goes_back;
    let judged = move || judge(&stored, &named).and_then(|()| if goes_back { Ok(()) } else { goes_on(&named) });
    apart(judged).await?.map_err(|what| Error::fault("step", Refusal::Step(Box::new(what))))?;
    Ok(found)
}

/// Why a log is refused: as it is stored, and in words with names.
fn judge(stored: &str, named: &str) -> std::result::Result<(), GameLogFaultKind> {
    let Err(fault) = replay(stored.as_bytes()) else { return Ok(()) };
    Err(replay(named.as_bytes()).err().unwrap_or(fault).what)
}

/// Whether everybody can go on after a log that replays.
fn goes_on(named: &str) -> std::result::Result<(), GameLogFaultKind> {
    match dead_end(named.as_bytes()) {
        Ok(None) => Ok(()),
        Ok(Some(why)) => Err(GameLogFaultKind::Rules(why)),
        Err(fault) => Err(fault.what),
    }
}

/// Whether the game is as it was seen, and can be played now.
fn check_seen(found: &GameAtTable, seen: SeenGame) -> Result<()> {
    found.may_play().map_err(Refusal::NotNow)?;
    if found.version() == seen.version { Ok(()) } else { Err(Error::Stale) }
}

fn check_length(line: &str, most: usize, field: &str) -> Result<()> {
    match too_long(line, most) {
        Some(_) => Err(Error::fault(field, Refusal::LineTooLong { most })),
        None => Ok(()),
    }
}
