//! What the first line and the steps of Conquest say.

use crate::games::conquest::land::{EdgeAt, Ground, HexAt};
use crate::tournament::vocabulary::words;

words! {
    /// A resource, or gold.
    Good {
        /// Lumber.
        Lumber = "lumber",
        /// Wool.
        Wool = "wool",
        /// Grain.
        Grain = "grain",
        /// Brick.
        Brick = "brick",
        /// Ore.
        Ore = "ore",
        /// Gold.
        Gold = "gold",
    }
}

/// How many of each, in the order of [`Good::ALL`].
pub type Goods = [i64; 6];

/// So much of one good.
pub fn goods_of(good: Good, count: i64) -> Goods {
    let mut goods = Goods::default();
    goods[good as usize] = count;
    goods
}

words! {
    /// What stands on a hex.
    Building {
        /// A settlement.
        Settlement = "settlement",
        /// A city.
        City = "city",
        /// A castle.
        Castle = "castle",
    }
}

words! {
    /// Where the game, or a turn of it, stands. The order is that of play.
    ConquestPhase {
        /// Everybody founds a settlement.
        Found = "found",
        /// A round of turns begins with production.
        Produce = "produce",
        /// A turn begins: building and trading.
        Build = "build",
        /// Knights move.
        Move = "move",
        /// A wall or a castle is breached.
        Breach = "breach",
        /// Knights attack.
        Attack = "attack",
    }
}

/// The first line of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConquestOpening {
    /// The players, in the order of their turns.
    pub players: Vec<String>,
    pub land: Vec<(HexAt, Ground)>,
    /// Knights for one payment in a castle.
    pub castle_knights: i64,
    /// Gold of everybody at the start.
    pub gold: i64,
}

/// Knights for one payment in a castle, where the first line does not say (C8).
pub const CASTLE_KNIGHTS: i64 = 2;

/// A step. Players are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ConquestStep {
    /// The first settlement of a player, with a knight.
    Found {
        by: String,
        hex: HexAt,
    },
    /// A round of turns begins.
    Produce,
    Knight {
        hex: HexAt,
        /// What it is paid with.
        pay: Good,
    },
    Wall {
        edge: EdgeAt,
        /// What it is paid with.
        pay: Good,
    },
    Rebuild {
        from: EdgeAt,
        to: EdgeAt,
    },
    /// A settlement, a city or a castle is built.
    Build {
        building: Building,
        hex: HexAt,
    },
    Bank {
        gives: Good,
        takes: Good,
        count: i64,
    },
    Trade {
        with: String,
        gives: Goods,
        takes: Goods,
    },
    Move {
        from: HexAt,
        to: HexAt,
        knights: i64,
    },
    BreachWall {
        edge: EdgeAt,
        die: i64,
    },
    BreachCastle {
        hex: HexAt,
        die: i64,
    },
    /// Knights go onto a hex that was opened.
    Occupy {
        hex: HexAt,
        from: Vec<(HexAt, i64)>,
    },
    Attack {
        from: HexAt,
        to: HexAt,
        /// The dice of attacker and defender.
        dice: [i64; 2],
        /// What a defender without gold gives up.
        plunder: Option<Good>,
    },
    End,
}
