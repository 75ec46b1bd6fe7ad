//! Rulings for people to read: who they are about, which still stand, and which later ones refer to them.

use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::history::{PastRuling, stands_for};
use reeve_rules::rulings::penalty::Penalty;
use reeve_store::ruling;
use reeve_store::ruling::{KeptRuling, RulingRow};
use reeve_store::snapshot::PlayerLabels;
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx};

use crate::rounds::RoundAt;
use crate::rulings::now::history;

/// Reads a tournament with its rulings.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<(Snapshot, Vec<KeptRuling>), Error> {
    Ok((Snapshot::load(tx, id).await?, ruling::of_tournament(tx, id).await?))
}

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingView {
    pub row: RulingRow,
    /// The game that it is about: its round and table.
    pub game: Option<(RoundAt, i64)>,
    pub players: Vec<RuledPlayer>,
    /// The name of the player to whom a win was given away.
    pub given_to: Option<String>,
    /// The later rulings that refer to it, by number.
    pub referred_by: Vec<i64>,
}

/// A player of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuledPlayer {
    pub id: PlayerId,
    /// The number in the tournament.
    pub number: i64,
    pub name: String,
    /// Whether the penalty of this ruling was taken back for the player.
    pub lifted: bool,
}

impl RulingView {
    /// Whether it is about a player.
    pub fn names(&self, player: PlayerId) -> bool {
        self.players.iter().any(|one| one.id == player)
    }

    /// Whether its penalty stands for somebody.
    pub fn stands(&self) -> bool {
        self.row.penalty > Penalty::None && self.players.iter().any(|one| !one.lifted)
    }
}

/// The rulings by number.
pub fn rulings(labels: &PlayerLabels, kept: &[KeptRuling]) -> Vec<RulingView> {
    let past = history(kept);
    kept.iter().map(|one| view(labels, kept, &past, one)).collect()
}

fn view(labels: &PlayerLabels, kept: &[KeptRuling], past: &[PastRuling], one: &KeptRuling) -> RulingView {
    let number = one.row.ruling_number;
    let stands = stands_for(past, number);
    let player = |id: &PlayerId| RuledPlayer {
        id: *id,
        number: labels.number_of(*id),
        name: labels.of(*id).to_owned(),
        lifted: one.row.penalty > Penalty::None && !stands.contains(&id.0),
    };
    RulingView {
        row: one.row.clone(),
        game: one.game().map(|(stage, number, table)| (RoundAt { stage, number }, table)),
        players: one.players.iter().map(player).collect(),
        given_to: one.row.given_to.map(|id| labels.of(id).to_owned()),
        referred_by: kept
            .iter()
            .filter(|other| other.row.refers_to == Some(number))
            .map(|other| other.row.ruling_number)
            .collect(),
    }
}

/// Those under a clause, the newest first.
pub fn under(all: &[RulingView], clause: Clause) -> Vec<RulingView> {
    all.iter().rev().filter(|one| one.row.clause == clause).cloned().collect()
}

/// Those about a player, the newest first.
pub fn about(all: &[RulingView], player: PlayerId) -> Vec<RulingView> {
    all.iter().rev().filter(|one| one.names(player)).cloned().collect()
}
