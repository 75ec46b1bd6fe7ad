//! Drawing lots (1.4.2): which ties there are, which of them matter, and the draw itself.
//!
//! A lot is a number, drawn once and kept for good (1.1.9). There are far more numbers than players, and each lot is
//! drawn from all that are free. So a player who joins a tie later may come before, between or after the others, and
//! their order stays as it was drawn.

use std::collections::{BTreeMap, BTreeSet};

use crate::refusals::refusals;
use crate::rng::Rng;
use crate::standings::{LotNumber, Lots, Rank, RankedId, RankedPlayer, Standings};

/// The highest number that [`draw`] gives, unless a field were so large that numbers ran short.
const HIGHEST_LOT: u32 = 999_999;

/// Whether a player can take a place in the next stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Presence {
    Here,
    /// Had a place in this stage, and gave it up or is missing. Where free places stay empty the place still
    /// counts as one of the stage's; elsewhere this is the same as `Gone`.
    Freed,
    /// Was out of the tournament before the places were given.
    Gone,
}

/// A player who is ranked, and may take a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    pub player: RankedId,
    /// The rank that gives the places; equal ranks are tied.
    pub rank: Rank,
    pub presence: Presence,
}

impl Candidate {
    /// Everybody who stands first, as things stand: who is no longer there too, since a rank once won is kept.
    pub fn first_of(standings: &Standings) -> Vec<Candidate> {
        let first = standings.rows.iter().filter(|row| row.rank == Some(Rank(1)));
        first.map(|row| Candidate { player: row.player, rank: Rank(1), presence: Presence::Here }).collect()
    }
}

impl Candidate {
    /// Everybody who has a rank.
    pub fn ranked(standings: &Standings) -> Vec<Candidate> {
        let candidate =
            |row: &RankedPlayer| row.rank.map(|rank| Candidate { player: row.player, rank, presence: Presence::Here });
        standings.rows.iter().filter_map(candidate).collect()
    }
}

/// What the order inside a tied group decides for the next stage, so that it has to be settled before play goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieDecides {
    /// Some of the group play the next stage, some don't.
    Cut,
    /// All of the group play the next stage, and their order says where they sit or who chooses first.
    Seeds,
}

/// Players who share a rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TiedGroup {
    /// The rank that they share.
    pub rank: Rank,
    /// All of them, in the order of the listing.
    pub players: Vec<RankedId>,
    /// Those of them who have no lot yet.
    pub undrawn: Vec<RankedId>,
    /// What their order decides for the next stage; None where it only matters for the list.
    pub decides: Option<TieDecides>,
}

/// The groups of `candidates` (in the order of their rank) who share a rank. `places` of them go on;
/// with 0 no group matters. Whether a group matters depends on those who are not gone. Those who are gone belong to the
/// group too, since the rank is shared until all of them have a lot.
pub fn tied_candidates(candidates: &[Candidate], places: usize, lots: &Lots) -> Vec<TiedGroup> {
    let mut before = 0;
    let mut groups = Vec::new();
    for group in candidates.chunk_by(|a, b| a.rank == b.rank) {
        let here = group.iter().filter(|candidate| candidate.presence != Presence::Gone).count();
        let decides = match (here, before) {
            (0 | 1, _) => None,
            (_, before) if before >= places => None,
            (here, before) if before + here > places => Some(TieDecides::Cut),
            _ => Some(TieDecides::Seeds),
        };
        if group.len() > 1 {
            let players: Vec<RankedId> = group.iter().map(|candidate| candidate.player).collect();
            let undrawn = players.iter().copied().filter(|player| !lots.contains_key(player)).collect();
            groups.push(TiedGroup { rank: group[0].rank, players, undrawn, decides });
        }
        before += here;
    }
    groups
}

/// Every group of the standings that shares a rank, as the list stands.
pub fn tied_groups(standings: &Standings, lots: &Lots) -> Vec<TiedGroup> {
    tied_candidates(&Candidate::ranked(standings), 0, lots)
}

/// Draws a lot for each of `players` who has none; those who have one keep it. Gives the new lots only.
///
/// The same seed, players and earlier lots give the same lots, whatever the order of `players`.
pub fn draw(players: &[RankedId], lots: &Lots, seed: u64) -> Lots {
    let mut taken: BTreeSet<LotNumber> = lots.values().copied().collect();
    let players: BTreeSet<RankedId> = players.iter().copied().filter(|p| !lots.contains_key(p)).collect();
    // Twice as many numbers as are needed at least, so that a free one is soon found.
    let needed = 2 * (taken.len() + players.len());
    let highest = (HIGHEST_LOT as usize).max(needed).min(u32::MAX as usize);
    let mut rng = Rng::new(seed);
    let mut drawn = Lots::new();
    for player in players {
        let lot = loop {
            let lot = LotNumber(rng.below(highest) as u32 + 1);
            if taken.insert(lot) {
                break lot;
            }
        };
        drawn.insert(player, lot);
    }
    drawn
}

/// What a drawing of lots was for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DrawReason {
    /// These shared ranks, in the order in which they were drawn for; never none.
    SharedRanks(Vec<Rank>),
    /// Somebody's own words. Reeve writes none, and keeps what it finds in a store or a file.
    OwnWords(String),
}

const SHARED_RANKS: &str = "shared-ranks";
const OWN_WORDS: &str = "own-words";

impl DrawReason {
    /// The reason as it is stored: `shared-ranks 3,12`, or `own-words` and the words.
    pub fn code(&self) -> String {
        match self {
            DrawReason::SharedRanks(ranks) => {
                let ranks: Vec<String> = ranks.iter().map(Rank::to_string).collect();
                format!("{SHARED_RANKS} {}", ranks.join(","))
            }
            DrawReason::OwnWords(words) => format!("{OWN_WORDS} {words}"),
        }
    }

    /// The reason of that [code](Self::code).
    pub fn from_code(code: &str) -> Option<DrawReason> {
        match code.split_once(' ')? {
            (SHARED_RANKS, ranks) => ranks_of(ranks).map(DrawReason::SharedRanks),
            (OWN_WORDS, words) => Some(DrawReason::OwnWords(words.to_owned())),
            _ => None,
        }
    }
}

/// `3,12` as ranks.
fn ranks_of(text: &str) -> Option<Vec<Rank>> {
    let is_number = |rank: &str| !rank.is_empty() && rank.bytes().all(|byte| byte.is_ascii_digit());
    text.split(',').map(|rank| is_number(rank).then(|| rank.parse().ok().map(Rank))?).collect()
}

refusals! {
    /// Why lots that were typed in are refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum LotRefusal {
        /// Nobody of that number plays here.
        UnknownPlayer(RankedId) = "lot-of-unknown-player" in "1.4.2",
        /// The player has drawn already.
        AlreadyDrawn {
            player: RankedId,
            lot: LotNumber,
        } = "lot-already-drawn" in "1.1.9",
        /// A lot that somebody else has.
        Equal {
            lot: LotNumber,
            first: RankedId,
            /// Who was to have it too.
            second: RankedId,
        } = "lots-equal" in "1.4.2",
    }
}

impl LotRefusal {
    /// The player whose field the refusal belongs to.
    pub fn player(&self) -> RankedId {
        match self {
            LotRefusal::UnknownPlayer(player) | LotRefusal::AlreadyDrawn { player, .. } => *player,
            LotRefusal::Equal { second, .. } => *second,
        }
    }
}

/// Takes lots drawn by hand. Typing a player's own lot again is no fault. Gives the new lots, or
/// everything that is wrong.
pub fn by_hand(typed: &[(RankedId, LotNumber)], players: &[RankedId], lots: &Lots) -> Result<Lots, Vec<LotRefusal>> {
    let known: BTreeSet<RankedId> = players.iter().copied().collect();
    let mut holders: BTreeMap<LotNumber, RankedId> = lots.iter().map(|(&p, &lot)| (lot, p)).collect();
    let mut new = Lots::new();
    let mut refusals = Vec::new();
    for &(player, lot) in typed {
        let earlier = lots.get(&player).or_else(|| new.get(&player)).copied();
        if !known.contains(&player) {
            refusals.push(LotRefusal::UnknownPlayer(player));
        } else if let Some(earlier) = earlier {
            if earlier != lot {
                refusals.push(LotRefusal::AlreadyDrawn { player, lot: earlier });
            }
        } else if let Some(&first) = holders.get(&lot) {
            refusals.push(LotRefusal::Equal { lot, first, second: player });
        } else {
            holders.insert(lot, player);
            new.insert(player, lot);
        }
    }
    if refusals.is_empty() { Ok(new) } else { Err(refusals) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn ids(ids: &[i64]) -> Vec<RankedId> {
        ids.iter().copied().map(RankedId).collect()
    }

    #[test]
    fn finds_the_ties_and_what_they_decide() {
        let candidate = |(player, rank, presence)| Candidate { player: RankedId(player), rank: Rank(rank), presence };
        let field: Vec<Candidate> = [
            (1, 1, Presence::Here),
            (2, 1, Presence::Here),
            (3, 3, Presence::Here),
            (4, 3, Presence::Gone),
            (5, 5, Presence::Here),
            (6, 5, Presence::Here),
            (7, 7, Presence::Here),
            (8, 7, Presence::Here),
        ]
        .map(candidate)
        .into();
        let check = |places: usize, expect: [Option<TieDecides>; 4]| {
            let groups = tied_candidates(&field, places, &Lots::new());
            assert_eq!(groups.iter().map(|group| group.decides).collect::<Vec<_>>(), expect, "{places} places");
        };
        check(0, [None; 4]);
        check(4, [Some(TieDecides::Seeds), None, Some(TieDecides::Cut), None]);
        check(5, [Some(TieDecides::Seeds), None, Some(TieDecides::Seeds), None]);
        check(1, [Some(TieDecides::Cut), None, None, None]);
        let lots = Lots::from([(RankedId(4), LotNumber(9))]);
        assert_eq!(tied_candidates(&field, 4, &lots)[1].undrawn, ids(&[3]));
    }

    #[test]
    fn reasons_come_back_from_their_codes() {
        let ranks = |ranks: &[u32]| DrawReason::SharedRanks(ranks.iter().copied().map(Rank).collect());
        let own = |words: &str| DrawReason::OwnWords(words.to_owned());
        for (reason, code) in [
            (ranks(&[3]), "shared-ranks 3"),
            (ranks(&[12, 3, 3]), "shared-ranks 12,3,3"),
            (own("shared rank 3 or so"), "own-words shared rank 3 or so"),
            (own(""), "own-words "),
        ] {
            assert_eq!(reason.code(), code);
            assert_eq!(DrawReason::from_code(code), Some(reason));
        }
        for code in [
            "",
            "shared-ranks",
            "shared-ranks ",
            "shared-ranks 3,",
            "shared-ranks 3, 4",
            "shared-ranks +3",
            "shared-ranks 99999999999",
            "shared rank 3",
            "words",
        ] {
            assert_eq!(DrawReason::from_code(code), None, "{code:?}");
        }
    }

    #[test]
    fn typed_lots_are_checked() {
        let have = Lots::from([(RankedId(1), LotNumber(7))]);
        let check = |typed: &[(i64, u32)], expect: Result<Vec<i64>, Vec<LotRefusal>>| {
            let typed: Vec<_> = typed.iter().map(|&(p, lot)| (RankedId(p), LotNumber(lot))).collect();
            let got = by_hand(&typed, &ids(&[1, 2, 3]), &have).map(|new| new.keys().map(|p| p.0).collect());
            assert_eq!(got, expect, "{typed:?}");
        };
        check(&[(2, 1), (3, 2)], Ok(vec![2, 3]));
        check(&[(1, 7), (2, 1)], Ok(vec![2]));
        check(&[(1, 8)], Err(vec![LotRefusal::AlreadyDrawn { player: RankedId(1), lot: LotNumber(7) }]));
        check(&[(2, 7)], Err(vec![LotRefusal::Equal { lot: LotNumber(7), first: RankedId(1), second: RankedId(2) }]));
        let equal = LotRefusal::Equal { lot: LotNumber(4), first: RankedId(2), second: RankedId(3) };
        check(&[(2, 4), (3, 4), (9, 5)], Err(vec![equal, LotRefusal::UnknownPlayer(RankedId(9))]));
        check(&[(2, 4), (2, 5)], Err(vec![LotRefusal::AlreadyDrawn { player: RankedId(2), lot: LotNumber(4) }]));
    }

    #[test]
    fn a_drawn_order_is_about_equally_often_any() {
        let mut counts = BTreeMap::new();
        for seed in 0..6000 {
            let mut lots: Vec<_> = draw(&ids(&[1, 2, 3]), &Lots::new(), seed).into_iter().collect();
            lots.sort_by_key(|&(_, lot)| lot);
            *counts.entry(lots.into_iter().map(|(p, _)| p.0).collect::<Vec<_>>()).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|&n| (850..1150).contains(&n)), "{counts:?}");
    }

    proptest! {
        #[test]
        fn a_later_draw_keeps_what_was_drawn(first in 0i64..40, more in 0i64..40, seed: u64, again: u64) {
            let early: Vec<RankedId> = (0..first).map(RankedId).collect();
            let all: Vec<RankedId> = (0..first + more).rev().map(RankedId).collect();
            let lots = draw(&early, &Lots::new(), seed);
            let later = draw(&all, &lots, again);
            prop_assert_eq!(&later, &draw(&all, &lots, again));
            prop_assert!(later.keys().all(|player| !lots.contains_key(player)));
            let mut everybody = lots.clone();
            everybody.extend(later);
            let distinct: BTreeSet<LotNumber> = everybody.values().copied().collect();
            prop_assert_eq!(distinct.len(), all.len());
        }
    }
}
