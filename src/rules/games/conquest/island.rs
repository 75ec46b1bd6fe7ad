//! The state of a game of Conquest.

use std::sync::Arc;

use crate::games::conquest::land::{EdgeAt, Ground, HexAt, LandMap, back};
use crate::games::conquest::refusal::Refusal;
use crate::games::conquest::step::{Building, ConquestPhase, Good, Goods};
use crate::games::journal::Journal;

/// A hex that somebody holds: by a building, by knights, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holding {
    pub by: usize,
    pub building: Option<Building>,
    /// Whether it is a castle that was breached.
    pub breached: bool,
    pub knights: i64,
    /// How many of them have moved in this turn.
    pub moved: i64,
}

/// What a player has beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerNow {
    pub goods: Goods,
    pub turns: i64,
}

/// Where the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConquestTurn {
    pub round: i64,
    pub phase: ConquestPhase,
    /// Whose turn it is; nobody's before a production.
    pub player: Option<usize>,
    /// Whether a wall was rebuilt in this turn.
    pub rebuilt: bool,
    /// Whether a breach was tried in this turn.
    pub tried: bool,
    /// The hex that the last step opened.
    pub opened: Option<usize>,
    /// Who has the largest army.
    pub army: Option<usize>,
    /// The number on that card.
    pub army_number: Option<i64>,
    /// Who has the largest fortress.
    pub fortress: Option<usize>,
    /// Who has the largest metropolis.
    pub metropolis: Option<usize>,
    pub winner: Option<usize>,
}

/// A game of Conquest. Hexes are known by their places in the land.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conquest {
    /// The players, in the order of their turns.
    pub players: Vec<String>,
    pub land: Arc<LandMap>,
    /// Knights for one payment in a castle.
    pub castle_knights: i64,
    /// What each player has beside the board.
    pub now: Vec<PlayerNow>,
    pub hexes: Vec<Option<Holding>>,
    /// Whose wall stands at each hex in each direction; every wall is here from both sides.
    pub walls: Vec<[Option<usize>; 6]>,
    /// How many hexes each player holds.
    pub holds: Vec<usize>,
    /// How many walls each player has.
    pub walls_of: Vec<usize>,
    pub turn: ConquestTurn,
}

/// A value to be swapped.
#[derive(Debug, Clone)]
pub enum ConquestChange {
    Hex(usize, Option<Holding>),
    /// Whose wall stands at a hex in a direction.
    Wall(usize, usize, Option<usize>),
    /// What a player has beside the board.
    Player(usize, PlayerNow),
    Turn(ConquestTurn),
}

impl Conquest {
    /// Swaps a value with the one of a change.
    pub fn swapped(&mut self, change: &mut ConquestChange) {
        use std::mem::swap;
        let mut count = |hold: &Option<Holding>, more: bool| {
            if let Some(hold) = hold {
                let count = &mut self.holds[hold.by];
                *count = if more { *count + 1 } else { count.saturating_sub(1) };
            }
        };
        match change {
            ConquestChange::Hex(hex, hold) => {
                count(&self.hexes[*hex], false);
                count(hold, true);
                swap(&mut self.hexes[*hex], hold);
            }
            ConquestChange::Wall(hex, way, owner) => {
                if let Some(before) = self.walls[*hex][*way] {
                    self.walls_of[before] = self.walls_of[before].saturating_sub(1);
                }
                if let Some(after) = *owner {
                    self.walls_of[after] += 1;
                }
                if let Some((_, other)) = self.land.beside(*hex).find(|(to, _)| to == way) {
                    self.walls[other][back(*way)] = *owner;
                }
                swap(&mut self.walls[*hex][*way], owner);
            }
            ConquestChange::Player(player, now) => swap(&mut self.now[*player], now),
            ConquestChange::Turn(turn) => swap(&mut self.turn, turn),
        }
    }

    /// Who is out: whoever holds no hex once all have founded (C21).
    pub fn is_out(&self, player: usize) -> bool {
        self.turn.phase != ConquestPhase::Found && self.holds[player] == 0
    }

    /// The player who acts. Error: nobody does before a production.
    pub fn acting(&self) -> Result<usize, Refusal> {
        self.turn.player.ok_or(Refusal::NotNow(self.turn.phase))
    }

    /// The land hex that lies there.
    pub fn hex(&self, at: HexAt) -> Result<usize, Refusal> {
        self.land.find(at).ok_or(Refusal::NoLand(at))
    }

    /// The edge between two land hexes: one of them, and the way to the other.
    pub fn edge(&self, edge: EdgeAt) -> Result<(usize, usize), Refusal> {
        if let [Some(one), Some(two)] = edge.map(|at| self.land.find(at))
            && let Some(way) = self.land.way(one, two)
        {
            return Ok((one, way));
        }
        Err(if self.land.is_shore(edge) { Refusal::Shore(edge) } else { Refusal::NoEdge(edge) })
    }

    /// What a player holds on a hex.
    pub fn held_by(&self, player: usize, hex: usize) -> Option<Holding> {
        self.hexes[hex].filter(|hold| hold.by == player)
    }

    /// How many knights a player has on a hex.
    pub fn knights_of(&self, player: usize, hex: usize) -> i64 {
        self.held_by(player, hex).map_or(0, |hold| hold.knights)
    }

    /// Whether somebody else's wall stands at a hex in this direction.
    pub fn is_walled(&self, player: usize, hex: usize, way: usize) -> bool {
        self.walls[hex][way].is_some_and(|owner| owner != player)
    }

    /// Whether two hexes are neighbours without somebody else's wall between them.
    pub fn is_open_to(&self, player: usize, from: usize, to: usize) -> bool {
        self.land.way(from, to).is_some_and(|way| !self.is_walled(player, from, way))
    }

    /// Another player of that name, who is in the game.
    pub fn other(&self, name: &str) -> Result<usize, Refusal> {
        let acting = self.acting()?;
        let found = self.players.iter().position(|player| player == name);
        found
            .filter(|other| *other != acting && !self.is_out(*other))
            .ok_or_else(|| Refusal::NoSuchPlayer(name.to_owned()))
    }

    /// The walls: two hexes each and the owner, sorted.
    pub fn all_walls(&self) -> Vec<(usize, usize, usize)> {
        let ways = |hex: usize| self.land.beside(hex).filter(|(way, _)| *way < 3);
        let walls = |hex| ways(hex).filter_map(move |(way, other)| Some((hex, other, self.walls[hex][way]?)));
        (0..self.land.size()).flat_map(walls).collect()
    }
}

/// What a hex of this kind produces.
pub fn product(ground: Ground) -> Option<Good> {
    match ground {
        Ground::Forest => Some(Good::Lumber),
        Ground::Pasture => Some(Good::Wool),
        Ground::Field => Some(Good::Grain),
        Ground::Hill => Some(Good::Brick),
        Ground::Mountain => Some(Good::Ore),
        Ground::Desert => None,
    }
}

/// Changes where the game stands.
pub fn set_turn(game: &mut Journal<Conquest>, how: impl FnOnce(&mut ConquestTurn)) {
    let mut turn = game.turn;
    how(&mut turn);
    game.change(ConquestChange::Turn(turn));
}

/// Changes what a player holds on a hex, where it is nobody else's. What holds nothing is given up.
pub fn set_hex(game: &mut Journal<Conquest>, player: usize, hex: usize, how: impl FnOnce(&mut Holding)) {
    let none = Holding { by: player, building: None, breached: false, knights: 0, moved: 0 };
    let mut hold = game.held_by(player, hex).unwrap_or(none);
    how(&mut hold);
    let is_held = hold.building.is_some() || hold.knights > 0;
    game.change(ConquestChange::Hex(hex, is_held.then_some(hold)));
}

/// Gives goods to a player.
pub fn give(game: &mut Journal<Conquest>, player: usize, goods: &Goods) {
    let mut now = game.now[player];
    now.goods = std::array::from_fn(|at| now.goods[at] + goods[at]);
    game.change(ConquestChange::Player(player, now));
}

/// Takes goods from a player, who must have them.
pub fn take(game: &mut Journal<Conquest>, player: usize, goods: &Goods) -> Result<(), Refusal> {
    let mut now = game.now[player];
    for (at, good) in Good::ALL.iter().enumerate() {
        let has = now.goods[at];
        if goods[at] < 0 {
            return Err(Refusal::BelowNothing);
        }
        if goods[at] > has {
            return Err(Refusal::TooLittle { player: game.players[player].clone(), good: *good, has });
        }
        now.goods[at] = has - goods[at];
    }
    game.change(ConquestChange::Player(player, now));
    Ok(())
}
