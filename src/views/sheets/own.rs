//! What a player can do with the record sheet of the own game now, or why not. Buttons, pages and the refusals of the actions
//! all ask here.

use reeve_rules::sheets::{Sheet, StepRefusal};
use reeve_rules::tournament::settings::OwnResults;
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState, SheetState};
use reeve_store::player::Player;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::Tournament;
use reeve_store::{Snapshot, TableId};

use crate::rounds::RoundAt;
use crate::visibility;

/// Whether a player does anything at the own table, such as signing and objecting: whoever has left or is disqualified does not. Then the
/// staff marks the sheet as signed on paper, or a judge decides.
pub fn may_act(player: &Player) -> Result<(), StepRefusal> {
    match player.state {
        _ if player.is_active() => Ok(()),
        PlayerState::Disqualified => Err(StepRefusal::YouAreDisqualified),
        _ => Err(StepRefusal::YouLeft),
    }
}

/// Whether players enter results here at all: the setting `own_results`.
pub fn may_enter_at_all(tournament: &Tournament) -> Result<(), StepRefusal> {
    match tournament.settings.own_results {
        OwnResults::On => Ok(()),
        OwnResults::Off => Err(StepRefusal::OwnResultsOff),
    }
}

/// Whether a player can enter the result of the own table now; `mine`: the one that stands is what the player entered.
pub fn may_enter(
    tournament: &Tournament,
    player: &Player,
    (sheet, mine): (&Sheet, bool),
    round: RoundState,
) -> Result<(), StepRefusal> {
    sheet.may_enter_own(round, mine)?;
    may_enter_at_all(tournament)?;
    may_act(player)
}

/// What waits for a player at the table of a round that is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnSheetNow {
    /// The result can be entered.
    Enter,
    /// The result is in, and the player has not signed it.
    Sign,
    /// The result is in, and marks the player absent, who does not sign it but may see that it is wrong.
    Absent,
    /// The player signed another result than stands, and has not signed that.
    SignAgain,
    /// The player has signed; so many of so many have.
    Signed {
        signed: usize,
        signers: usize,
        /// Who has not, by selection position.
        missing: Vec<String>,
    },
    /// Somebody does not agree with the result, so a judge is waited for.
    Disputed,
}

/// The player's table in the round that is on, and the seat there.
fn playing<'s>(snapshot: &'s Snapshot, player: &Player) -> Option<(&'s Round, &'s Table, &'s Seat)> {
    visibility::own_games(snapshot, player.id).find(|(round, ..)| round.row.state == RoundState::Playing)
}

/// The seat whose result waits for the player's signature now, by table and position, where a signature under an earlier result
/// is to be looked for.
pub fn to_sign(snapshot: &Snapshot, player: &Player) -> Option<(TableId, i64)> {
    let (_, now) = waiting(snapshot, player, None)?;
    let (_, table, seat) = playing(snapshot, player)?;
    (now == OwnSheetNow::Sign).then_some((table.row.id, seat.position))
}

/// The player's table in the round that is on, where somebody does not agree with the result and a judge is waited for.
pub fn disputed(snapshot: &Snapshot, player: &Player) -> Option<TableId> {
    let (_, now) = waiting(snapshot, player, None)?;
    let (_, table, _) = playing(snapshot, player)?;
    (now == OwnSheetNow::Disputed).then_some(table.row.id)
}

/// What waits for a player, and in which round; none where nothing does. `last_signed` is the version of the sheet that the
/// player signed last.
pub fn waiting(snapshot: &Snapshot, player: &Player, last_signed: Option<i64>) -> Option<(RoundAt, OwnSheetNow)> {
    let (round, table, seat) = playing(snapshot, player)?;
    may_act(player).ok()?;
    let at = table.seats.iter().position(|other| other.id == seat.id)?;
    let now = match now(snapshot, player, (round, table, at))? {
        OwnSheetNow::Sign if is_cleared(table, last_signed) => OwnSheetNow::SignAgain,
        now => now,
    };
    Some((RoundAt::of(round), now))
}

/// Whether a signature under this version of the sheet went because the result was changed.
pub fn is_cleared(table: &Table, last_signed: Option<i64>) -> bool {
    last_signed.is_some_and(|version| version < table.row.sheet_version)
}

fn now(snapshot: &Snapshot, player: &Player, (round, table, at): (&Round, &Table, usize)) -> Option<OwnSheetNow> {
    let sheet = table.sheet();
    match sheet.state {
        SheetState::Open => {
            may_enter(&snapshot.tournament, player, (&sheet, false), round.row.state).ok().map(|()| OwnSheetNow::Enter)
        }
        SheetState::Submitted if sheet.is_disputed() => Some(OwnSheetNow::Disputed),
        // Nobody signs before a judge has chosen what stands.
        SheetState::Submitted if sheet.winner_out().is_some() => None,
        SheetState::Submitted if sheet.has_signed(at) => {
            let labels = snapshot.labels();
            let waits = |(at, _): &(usize, &Seat)| sheet.signs(*at) && !sheet.has_signed(*at);
            let missing = table.seats.iter().enumerate().filter(waits);
            let missing = missing.map(|(_, seat)| labels.of(seat.player_id).to_owned()).collect();
            Some(OwnSheetNow::Signed { signed: sheet.signed(), signers: sheet.signers(), missing })
        }
        SheetState::Submitted if table.seats.get(at).is_some_and(|seat| seat.absent) => Some(OwnSheetNow::Absent),
        SheetState::Submitted => Some(OwnSheetNow::Sign),
        SheetState::Signed | SheetState::Decided => None,
    }
}
