//! Whether somebody can be disqualified now, or come back, or why not.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::rounds::RoundAt;
use reeve_rules::refusals::refusals;
use reeve_rules::rulings::history::PastRuling;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::lots::Decline;
use reeve_store::player::Player;
use reeve_store::ruling::KeptRuling;
use reeve_store::{PlayerId, Snapshot};

refusals! {
    /// Why a player can't be named in a ruling, or not be disqualified.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum RuledPlayerRefusal {
        NoSuchPlayer {
            typed: String,
        } = "no-such-player-to-rule-on",
        /// The player is not in the tournament, so can't be put out of it.
        NotInTournament {
            name: String,
        } = "disqualify-outsider" in "1.3.5",
        /// The player does not sit at the game in which the rules were broken.
        InAnotherGame {
            name: String,
            /// The round of that game.
            round: RoundAt,
            /// The number of its table.
            table: i64,
        } = "penalty-in-another-game" in "1.3.5",
        /// The player is disqualified already.
        OutAlready {
            name: String,
        } = "disqualified-already" in "1.3.5",
        /// Who would come back is on the staff by now (1.3.2).
        IsStaff {
            name: String,
        } = "comes-back-as-staff" in "1.3.2",
        /// No earlier ruling has the number.
        NoSuchRuling = "no-such-ruling",
        /// The tournament has as many rulings as are kept.
        TooMany {
            most: usize,
        } = "too-many-rulings",
    }
}

/// Whether a player can be disqualified: as long as they are in the tournament, or have withdrawn from it.
pub fn may_be_disqualified(player: &Player) -> Result<(), RuledPlayerRefusal> {
    let name = || player.label();
    match player.state {
        _ if player.is_hidden() => Err(RuledPlayerRefusal::NotInTournament { name: name() }),
        PlayerState::Registered | PlayerState::Withdrawn => Ok(()),
        PlayerState::Disqualified => Err(RuledPlayerRefusal::OutAlready { name: name() }),
        PlayerState::Asked | PlayerState::Waiting => Err(RuledPlayerRefusal::NotInTournament { name: name() }),
    }
}

/// The player once disqualified under a clause.
pub fn out(player: &Player, clause: &str) -> Player {
    Player { state: PlayerState::Disqualified, disqualified_clause: Some(clause.to_owned()), ..player.clone() }
}

/// The player once the disqualification is lifted: as withdrawn as before.
pub fn back(player: &Player) -> Player {
    let state = if player.withdrawn_at.is_some() { PlayerState::Withdrawn } else { PlayerState::Registered };
    Player { state, disqualified_clause: None, ..player.clone() }
}

/// Whether somebody gets a place in a later stage back whose disqualification since then is lifted: it was freed because they were out, and
/// not declined, and the games of the stage have not begun.
pub fn is_given_back(snapshot: &Snapshot, decline: &Decline, players: &[PlayerId], since: DateTime<Utc>) -> bool {
    let begun = snapshot.round(decline.stage, 1).is_some_and(|round| round.row.state.has_begun());
    players.contains(&decline.player_id) && decline.at >= since && !begun
}

/// Rulings that were kept, as the rules look at them.
pub fn history(kept: &[KeptRuling]) -> Vec<PastRuling> {
    let past = |one: &KeptRuling| PastRuling {
        number: one.row.ruling_number,
        clause: one.row.clause,
        penalty: one.row.penalty,
        players: one.players.iter().map(|player| player.0).collect::<BTreeSet<i64>>(),
        refers_to: one.row.refers_to,
        lifts: one.row.refers_to.filter(|_| one.row.lifts),
    };
    kept.iter().map(past).collect()
}
