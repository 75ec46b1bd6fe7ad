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
    /// The land.
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
        /// Whose.
        by: String,
        /// Where.
        hex: HexAt,
    },
    /// A round of turns begins.
    Produce,
    /// Knights are built.
    Knight {
        /// Where.
        hex: HexAt,
        /// What it is paid with.
        pay: Good,
    },
    /// A wall is built.
    Wall {
        /// Where.
        edge: EdgeAt,
        /// What it is paid with.
        pay: Good,
    },
    /// A wall goes elsewhere.
    Rebuild {
        /// From here.
        from: EdgeAt,
        /// To here.
        to: EdgeAt,
    },
    /// A settlement, a city or a castle is built.
    Build {
        /// Which.
        building: Building,
        /// Where.
        hex: HexAt,
    },
    /// The bank trades.
    Bank {
        /// What it gets.
        gives: Good,
        /// What it gives.
        takes: Good,
        /// How many of that.
        count: i64,
    },
    /// Two players trade.
    Trade {
        /// With whom.
        with: String,
        /// What the player gives.
        gives: Goods,
        /// What the player gets.
        takes: Goods,
    },
    /// Knights move.
    Move {
        /// From here.
        from: HexAt,
        /// To here.
        to: HexAt,
        /// So many.
        knights: i64,
    },
    /// A wall is to be breached.
    BreachWall {
        /// Where.
        edge: EdgeAt,
        /// The die.
        die: i64,
    },
    /// A castle is to be breached.
    BreachCastle {
        /// Where.
        hex: HexAt,
        /// The die.
        die: i64,
    },
    /// Knights go onto a hex that was opened.
    Occupy {
        /// Where.
        hex: HexAt,
        /// From where, and how many.
        from: Vec<(HexAt, i64)>,
    },
    /// A battle.
    Attack {
        /// From here.
        from: HexAt,
        /// Onto this hex.
        to: HexAt,
        /// The dice of attacker and defender.
        dice: [i64; 2],
        /// What a defender without gold gives up.
        plunder: Option<Good>,
    },
    /// The turn ends.
    End,
}
