//! What a player's games add up to, and what separates two players (1.4).

use crate::sheets::score::{Vp, VpPercent};

/// What a player's games add up to: the tiebreakers 1 to 4.
///
/// Counted are the preliminary games, and the semi-final for those who sat there; never the final. A
/// preliminary game that a player missed adds nothing (setting `missed_game`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct GameTally {
    pub wins: u32,
    /// Sum of VP, each game's counted to 10.
    pub vp: u32,
    /// Sum of the games' VP%.
    pub vp_percent: VpPercent,
    pub seconds: u32,
    pub thirds: u32,
    pub games: u32,
}

impl GameTally {
    /// Adds a game with this many counted VP, this share and this place.
    pub(super) fn add(&mut self, vp: Vp, share: VpPercent, place: u8) {
        self.games += 1;
        self.vp += u32::from(vp.counted());
        self.vp_percent = self.vp_percent.plus(share);
        match place {
            1 => self.wins += 1,
            2 => self.seconds += 1,
            3 => self.thirds += 1,
            _ => {}
        }
    }

    /// Both together.
    #[must_use]
    pub(crate) fn with(&self, more: &GameTally) -> GameTally {
        GameTally {
            wins: self.wins + more.wins,
            vp: self.vp + more.vp,
            vp_percent: self.vp_percent.plus(more.vp_percent),
            seconds: self.seconds + more.seconds,
            thirds: self.thirds + more.thirds,
            games: self.games + more.games,
        }
    }

    /// The tiebreakers 1 to 4 as one number: the greater one ranks higher.
    ///
    /// Seconds and thirds have 16 bits each, for more games than anybody plays in a lifetime.
    pub(crate) fn key(&self) -> u128 {
        let small = |n: u32| u128::from(n.min(0xFFFF));
        u128::from(self.wins) << 96
            | u128::from(self.vp) << 64
            | u128::from(self.vp_percent.hundredths()) << 32
            | small(self.seconds) << 16
            | small(self.thirds)
    }

    /// Those that a side event has, as one number: all before second and third places.
    pub(super) fn key_of_side_event(&self) -> u128 {
        self.key() >> 32
    }

    /// The first tiebreaker in which two tallies differ.
    pub(crate) fn first_difference(&self, other: &GameTally) -> Option<Criterion> {
        [
            (self.wins != other.wins, Criterion::Wins),
            (self.vp != other.vp, Criterion::Vp),
            (self.vp_percent != other.vp_percent, Criterion::VpPercent),
            (self.seconds != other.seconds, Criterion::Seconds),
            (self.thirds != other.thirds, Criterion::Thirds),
        ]
        .into_iter()
        .find_map(|(differs, criterion)| differs.then_some(criterion))
    }
}

/// What separates two neighbours in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The upper one won the final (1.1.10).
    FinalWinner,
    /// The upper one has more VP in the final (1.4.4).
    FinalVp,
    /// The upper one sat in the final.
    InFinal,
    /// The upper one won a semi-final.
    SemiWinner,
    /// The upper one's semi-final is not played yet.
    SemiPending,
    /// The upper one sat in a semi-final.
    InSemi,
    /// More games won (1.4.1).
    Wins,
    /// More VP (1.4.2).
    Vp,
    /// More VP% (1.4.3).
    VpPercent,
    /// More second places.
    Seconds,
    Thirds,
    /// The lower lot.
    Lots,
    /// The better rank after the preliminary games.
    PrelimRank,
    /// Nothing: they share a rank, until lots are drawn.
    Shared,
}
