//! The pieces of a board: land, number chits and harbors, and how many there are of each.

use crate::tournament::vocabulary::words;

words! {
    /// How a board is laid.
    BoardKind {
        /// The island of the box: what lies where is drawn, the shape is always the same.
        Standard = "standard",
        /// An island that grows hex by hex.
        Free = "free",
    }
}

words! {
    /// How the board of a round came to be.
    BoardOrigin {
        /// Reeve made it from a seed.
        Made = "made",
        /// Somebody brought its text.
        Brought = "brought",
        /// Somebody of the staff laid it, and chose the pieces.
        ByHand = "by-hand",
        /// People laid it in turn, with pieces that were drawn.
        InTurn = "in-turn",
    }
}

words! {
    /// A kind of land.
    Land {
        /// Gives lumber.
        Forest = "forest",
        /// Gives wool.
        Pasture = "pasture",
        /// Gives grain.
        Field = "field",
        /// Gives brick.
        Hill = "hill",
        /// Gives ore.
        Mountain = "mountain",
        /// Gives nothing, and has no chit.
        Desert = "desert",
    }
}

words! {
    /// What land gives and what harbors trade.
    Resource {
        /// Of forest.
        Lumber = "lumber",
        /// Of pasture.
        Wool = "wool",
        /// Of field.
        Grain = "grain",
        /// Of hill.
        Brick = "brick",
        /// Of mountain.
        Ore = "ore",
    }
}

words! {
    /// What a harbor trades.
    HarborKind {
        /// Three of any kind for one.
        Any = "any",
        /// Two lumber for one.
        Lumber = "lumber",
        /// Two wool for one.
        Wool = "wool",
        /// Two grain for one.
        Grain = "grain",
        /// Two brick for one.
        Brick = "brick",
        /// Two ore for one.
        Ore = "ore",
    }
}

words! {
    /// The pieces in the order in which they are laid. A group begins when the one before it is laid.
    LayGroup {
        /// The land.
        Land = "land",
        /// The harbors.
        Harbors = "harbors",
        /// The chits 6 and 8.
        SixAndEight = "six-and-eight",
        /// The chits 5 and 9.
        FiveAndNine = "five-and-nine",
        /// The other chits.
        OtherChits = "other-chits",
    }
}

impl Land {
    /// What it gives; nothing from the desert.
    pub fn resource(self) -> Option<Resource> {
        match self {
            Land::Forest => Some(Resource::Lumber),
            Land::Pasture => Some(Resource::Wool),
            Land::Field => Some(Resource::Grain),
            Land::Hill => Some(Resource::Brick),
            Land::Mountain => Some(Resource::Ore),
            Land::Desert => None,
        }
    }

    /// How many hexes of it there are.
    pub(super) fn count(self) -> usize {
        match self {
            Land::Forest | Land::Pasture | Land::Field => 4,
            Land::Hill | Land::Mountain => 3,
            Land::Desert => 1,
        }
    }
}

impl HarborKind {
    /// The resource of which it takes two for one; None where it takes three of any.
    pub fn resource(self) -> Option<Resource> {
        match self {
            HarborKind::Any => None,
            HarborKind::Lumber => Some(Resource::Lumber),
            HarborKind::Wool => Some(Resource::Wool),
            HarborKind::Grain => Some(Resource::Grain),
            HarborKind::Brick => Some(Resource::Brick),
            HarborKind::Ore => Some(Resource::Ore),
        }
    }

    /// How many of it there are.
    pub(super) fn count(self) -> usize {
        if self == HarborKind::Any { 4 } else { 1 }
    }
}

impl LayGroup {
    /// The numbers of its chits, as many times as there are chits; none where it is land or harbors.
    pub(super) fn chits(self) -> &'static [u8] {
        match self {
            LayGroup::Land | LayGroup::Harbors => &[],
            LayGroup::SixAndEight => &[6, 6, 8, 8],
            LayGroup::FiveAndNine => &[5, 5, 9, 9],
            LayGroup::OtherChits => &[2, 3, 3, 4, 4, 10, 10, 11, 11, 12],
        }
    }
}

/// How many hexes of land there are.
pub(super) const LANDS: usize = 19;

/// How many harbors there are.
pub(super) const HARBORS: usize = 9;

/// How many chits there are.
pub(super) const CHITS: usize = 18;

/// The largest number on a chit.
pub(super) const LARGEST_CHIT: usize = 12;

/// How many chits there are of a number; none of what is no number of a chit.
pub(super) fn chit_count(number: u8) -> usize {
    match number {
        2 | 12 => 1,
        3..=6 | 8..=11 => 2,
        _ => 0,
    }
}

/// In how many of the 36 throws of two dice the number comes up; 0 for a hex without a chit.
pub(super) fn pips(number: u8) -> u8 {
    match number {
        2..=12 => 6 - number.abs_diff(7),
        _ => 0,
    }
}

/// A piece that is drawn and then laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    Land(Land),
    Harbor(HarborKind),
    Chit(u8),
}

impl Piece {
    /// How it is named in an address: `forest`, `any`, `6`. No two pieces of one group have the same.
    pub fn code(self) -> String {
        match self {
            Piece::Land(land) => land.code().to_owned(),
            Piece::Harbor(harbor) => harbor.code().to_owned(),
            Piece::Chit(number) => number.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_the_box_has() {
        assert_eq!(Land::ALL.iter().map(|land| land.count()).sum::<usize>(), LANDS);
        assert_eq!(HarborKind::ALL.iter().map(|harbor| harbor.count()).sum::<usize>(), HARBORS);
        let chits: Vec<u8> = LayGroup::ALL.iter().flat_map(|group| group.chits()).copied().collect();
        assert_eq!(chits.len(), CHITS);
        for number in 0..=u8::MAX {
            assert_eq!(chits.iter().filter(|chit| **chit == number).count(), chit_count(number), "{number}");
        }
        assert_eq!(chits.iter().map(|chit| u32::from(pips(*chit))).sum::<u32>(), 58);
    }
}
