//! A record sheet: what may be entered, what is refused or unusual, and its states (1.3.4).

use std::fmt;

use crate::rules::sheets::score::{GOAL, MOST_VP, Vp};
use crate::rules::tournament::vocabulary::{SheetState, words};

/// The most settlements of one player (2.0.6).
pub const MOST_SETTLEMENTS: i64 = 5;
/// The most cities of one player (2.0.6).
pub const MOST_CITIES: i64 = 4;
/// The VP cards in the deck (2.0.6).
pub const VP_CARDS_IN_DECK: i64 = 5;

words! {
    /// A colour of the base game's pieces, in the order in which pages offer them.
    Colour {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// White.
        White = "white",
        /// Orange.
        Orange = "orange",
    }
}

/// What a seat's VP are made of. Numbers as typed; [`check`] says whether they can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Parts {
    /// Settlements, one VP each.
    pub settlements: i64,
    /// Cities, two VP each.
    pub cities: i64,
    /// Holds the longest road, two VP.
    pub longest_road: bool,
    /// Holds the largest army, two VP.
    pub largest_army: bool,
    /// VP cards, one VP each.
    pub vp_cards: i64,
}

impl Parts {
    /// The VP that the parts make together.
    pub fn vp(&self) -> i64 {
        let tiles = i64::from(self.longest_road) + i64::from(self.largest_army);
        self.settlements
            .saturating_add(self.cities.saturating_mul(2))
            .saturating_add(self.vp_cards)
            .saturating_add(2 * tiles)
    }
}

/// What was entered for one seat, in the order of the selection positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatEntry {
    /// VP as typed; may be left out where the parts are given.
    pub vp: Option<i64>,
    /// The parts, which then make the VP.
    pub parts: Option<Parts>,
    /// Whether this seat is named as the winner.
    pub winner: bool,
    /// The colour played.
    pub colour: Option<Colour>,
    /// The place in the order of play, from 1.
    pub play_order: Option<u8>,
    /// The chair, from 1.
    pub chair: Option<u8>,
}

/// One seat of a result that stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatResult {
    /// VP as stated.
    pub vp: Vp,
    /// The parts, where they were given.
    pub parts: Option<Parts>,
    /// Whether this seat won.
    pub winner: bool,
    /// The colour played.
    pub colour: Option<Colour>,
    /// The place in the order of play.
    pub play_order: Option<u8>,
    /// The chair.
    pub chair: Option<u8>,
}

/// A result that can be stored, with what is unusual about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The seats by selection position.
    pub seats: Vec<SeatResult>,
    /// What a person should look at once more.
    pub warnings: Vec<Warning>,
}

/// Why a result can't be. Seats are counted from 0, in the order of the selection positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The table hasn't three or four seats.
    TableSize(usize),
    /// No VP and no parts.
    VpMissing(usize),
    /// VP below 0.
    VpBelowZero(usize),
    /// VP above 22.
    VpTooMany(usize),
    /// VP and parts both given, and they differ.
    PartsDisagree {
        /// The seat.
        seat: usize,
        /// What the parts make.
        parts: i64,
        /// What was typed.
        vp: i64,
    },
    /// Settlements not from 0 to 5.
    Settlements(usize),
    /// Cities not from 0 to 4.
    Cities(usize),
    /// VP cards not from 0 to 5.
    VpCards(usize),
    /// More VP cards at the table than the deck has.
    VpCardsInAll(i64),
    /// A second longest road.
    SecondLongestRoad(usize),
    /// A second largest army.
    SecondLargestArmy(usize),
    /// Nobody is named as the winner.
    NoWinner,
    /// A second seat is named as the winner.
    SecondWinner(usize),
    /// A colour that another seat has.
    ColourTwice(usize),
    /// A play order that another seat has.
    PlayOrderTwice(usize),
    /// A play order that isn't from 1 to the number of seats.
    PlayOrderUnknown(usize),
    /// A chair that another seat has.
    ChairTwice(usize),
    /// A chair that isn't from 1 to 4.
    ChairUnknown(usize),
}

impl Refusal {
    /// The seat it is about, from 0; None for the table as a whole.
    pub fn seat(&self) -> Option<usize> {
        match *self {
            Refusal::TableSize(_) | Refusal::VpCardsInAll(_) | Refusal::NoWinner => None,
            Refusal::PartsDisagree { seat, .. }
            | Refusal::VpMissing(seat)
            | Refusal::VpBelowZero(seat)
            | Refusal::VpTooMany(seat)
            | Refusal::Settlements(seat)
            | Refusal::Cities(seat)
            | Refusal::VpCards(seat)
            | Refusal::SecondLongestRoad(seat)
            | Refusal::SecondLargestArmy(seat)
            | Refusal::SecondWinner(seat)
            | Refusal::ColourTwice(seat)
            | Refusal::PlayOrderTwice(seat)
            | Refusal::PlayOrderUnknown(seat)
            | Refusal::ChairTwice(seat)
            | Refusal::ChairUnknown(seat) => Some(seat),
        }
    }

    /// The clause behind it.
    pub fn clause(&self) -> &'static str {
        match self {
            Refusal::TableSize(_) => "1.1.5",
            Refusal::VpMissing(_) | Refusal::VpBelowZero(_) | Refusal::VpTooMany(_) => "3.0.14",
            Refusal::NoWinner | Refusal::SecondWinner(_) => "3.0.14",
            Refusal::SecondLongestRoad(_) | Refusal::SecondLargestArmy(_) => "3.0.4",
            Refusal::PartsDisagree { .. }
            | Refusal::Settlements(_)
            | Refusal::Cities(_)
            | Refusal::VpCards(_)
            | Refusal::VpCardsInAll(_) => "2.0.6",
            Refusal::ColourTwice(_)
            | Refusal::PlayOrderTwice(_)
            | Refusal::PlayOrderUnknown(_)
            | Refusal::ChairTwice(_)
            | Refusal::ChairUnknown(_) => "1.1.6",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TableSize(n) => write!(f, "A table has three or four seats, not {n}"),
            Refusal::VpMissing(_) => write!(f, "The VP are missing"),
            Refusal::VpBelowZero(_) => write!(f, "VP can't be below 0"),
            Refusal::VpTooMany(_) => write!(f, "VP can't be above {MOST_VP}"),
            Refusal::PartsDisagree { parts, vp, .. } => {
                write!(f, "The parts make {parts} VP, but {vp} are stated")
            }
            Refusal::Settlements(_) => write!(f, "Settlements are from 0 to {MOST_SETTLEMENTS}"),
            Refusal::Cities(_) => write!(f, "Cities are from 0 to {MOST_CITIES}"),
            Refusal::VpCards(_) => write!(f, "VP cards are from 0 to {VP_CARDS_IN_DECK}"),
            Refusal::VpCardsInAll(n) => {
                write!(f, "{n} VP cards at the table, and the deck has {VP_CARDS_IN_DECK}")
            }
            Refusal::SecondLongestRoad(_) => write!(f, "Only one player can hold the longest road"),
            Refusal::SecondLargestArmy(_) => write!(f, "Only one player can hold the largest army"),
            Refusal::NoWinner => write!(f, "Nobody is marked as the winner"),
            Refusal::SecondWinner(_) => write!(f, "Only one player can be the winner"),
            Refusal::ColourTwice(_) => write!(f, "Another player at this table has this colour"),
            Refusal::PlayOrderTwice(_) => write!(f, "Another player at this table has this place in the play order"),
            Refusal::PlayOrderUnknown(_) => {
                write!(f, "The play order goes from 1 to the number of players")
            }
            Refusal::ChairTwice(_) => write!(f, "Another player at this table has this chair"),
            Refusal::ChairUnknown(_) => write!(f, "Chairs are from 1 to 4"),
        }
    }
}

/// What is unusual about a result, and accepted (3.0.14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The winner has fewer than 10 VP.
    WinnerBelowTen(usize),
    /// A loser has 10 VP or more.
    LoserWithTen(usize),
    /// Fewer than the two VP that everybody starts with.
    BelowTwo(usize),
}

impl Warning {
    /// The seat it is about, from 0.
    pub fn seat(&self) -> usize {
        match *self {
            Warning::WinnerBelowTen(seat) | Warning::LoserWithTen(seat) | Warning::BelowTwo(seat) => seat,
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::WinnerBelowTen(_) => write!(f, "The winner has fewer than {GOAL} VP"),
            Warning::LoserWithTen(_) => write!(f, "{GOAL} VP or more, and not the winner"),
            Warning::BelowTwo(_) => write!(f, "Fewer than 2 VP, which everybody starts with"),
        }
    }
}

/// What is unusual about the VP of a table; `(VP, whether the winner)` by seat.
pub fn warnings(seats: &[(Vp, bool)]) -> Vec<Warning> {
    let of_seat = |(seat, &(vp, winner)): (usize, &(Vp, bool))| {
        [
            (winner && vp.stated() < GOAL, Warning::WinnerBelowTen(seat)),
            (!winner && vp.stated() >= GOAL, Warning::LoserWithTen(seat)),
            (vp.stated() < 2, Warning::BelowTwo(seat)),
        ]
    };
    seats.iter().enumerate().flat_map(of_seat).filter_map(|(unusual, warning)| unusual.then_some(warning)).collect()
}

/// Checks what was entered for a table, by selection position: the result, or everything that is
/// refused about it.
pub fn check(entry: &[SeatEntry]) -> Result<Checked, Vec<Refusal>> {
    let mut refusals = Vec::new();
    if !(3..=4).contains(&entry.len()) {
        refusals.push(Refusal::TableSize(entry.len()));
    }
    let seats: Vec<SeatResult> =
        entry.iter().enumerate().filter_map(|(seat, typed)| check_seat(seat, typed, &mut refusals)).collect();
    check_table(entry, &mut refusals);
    check_choices(entry, &mut refusals);
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let stated: Vec<(Vp, bool)> = seats.iter().map(|seat| (seat.vp, seat.winner)).collect();
    Ok(Checked { warnings: warnings(&stated), seats })
}

/// One seat by itself: its VP and parts.
fn check_seat(seat: usize, typed: &SeatEntry, refusals: &mut Vec<Refusal>) -> Option<SeatResult> {
    let before = refusals.len();
    if let Some(parts) = typed.parts {
        let limits = [
            (parts.settlements, MOST_SETTLEMENTS, Refusal::Settlements(seat)),
            (parts.cities, MOST_CITIES, Refusal::Cities(seat)),
            (parts.vp_cards, VP_CARDS_IN_DECK, Refusal::VpCards(seat)),
        ];
        refusals.extend(limits.into_iter().filter(|(n, most, _)| !(0..=*most).contains(n)).map(|(_, _, r)| r));
        if let Some(vp) = typed.vp.filter(|&vp| vp != parts.vp() && refusals.len() == before) {
            refusals.push(Refusal::PartsDisagree { seat, parts: parts.vp(), vp });
        }
    }
    if refusals.len() > before {
        return None;
    }
    let Some(stated) = typed.parts.map(|parts| parts.vp()).or(typed.vp) else {
        refusals.push(Refusal::VpMissing(seat));
        return None;
    };
    match Vp::new(stated) {
        Ok(vp) => Some(SeatResult {
            vp,
            parts: typed.parts,
            winner: typed.winner,
            colour: typed.colour,
            play_order: typed.play_order,
            chair: typed.chair,
        }),
        Err(_) => {
            refusals.push(if stated < 0 { Refusal::VpBelowZero(seat) } else { Refusal::VpTooMany(seat) });
            None
        }
    }
}

/// What there is once at a table: the winner, the two tiles, the deck's VP cards.
fn check_table(entry: &[SeatEntry], refusals: &mut Vec<Refusal>) {
    let parts = |seat: &SeatEntry| seat.parts.unwrap_or_default();
    let second = |has: &dyn Fn(&SeatEntry) -> bool| -> Vec<usize> {
        (0..entry.len()).filter(|&seat| has(&entry[seat])).skip(1).collect()
    };
    if !entry.iter().any(|seat| seat.winner) {
        refusals.push(Refusal::NoWinner);
    }
    refusals.extend(second(&|seat| seat.winner).into_iter().map(Refusal::SecondWinner));
    refusals.extend(second(&|seat| parts(seat).longest_road).into_iter().map(Refusal::SecondLongestRoad));
    refusals.extend(second(&|seat| parts(seat).largest_army).into_iter().map(Refusal::SecondLargestArmy));
    let cards = entry.iter().fold(0i64, |sum, seat| sum.saturating_add(parts(seat).vp_cards));
    let each_can_be = entry.iter().all(|seat| (0..=VP_CARDS_IN_DECK).contains(&parts(seat).vp_cards));
    if each_can_be && cards > VP_CARDS_IN_DECK {
        refusals.push(Refusal::VpCardsInAll(cards));
    }
}

/// Colours, play orders and chairs: known, and each once at the table.
fn check_choices(entry: &[SeatEntry], refusals: &mut Vec<Refusal>) {
    for (seat, typed) in entry.iter().enumerate() {
        let earlier = &entry[..seat];
        if typed.colour.is_some() && earlier.iter().any(|other| other.colour == typed.colour) {
            refusals.push(Refusal::ColourTwice(seat));
        }
        match typed.play_order {
            Some(order) if order == 0 || usize::from(order) > entry.len() => {
                refusals.push(Refusal::PlayOrderUnknown(seat));
            }
            Some(_) if earlier.iter().any(|other| other.play_order == typed.play_order) => {
                refusals.push(Refusal::PlayOrderTwice(seat));
            }
            _ => {}
        }
        match typed.chair {
            Some(chair) if !(1..=4).contains(&chair) => refusals.push(Refusal::ChairUnknown(seat)),
            Some(_) if earlier.iter().any(|other| other.chair == typed.chair) => {
                refusals.push(Refusal::ChairTwice(seat));
            }
            _ => {}
        }
    }
}

/// The state of a sheet with what hangs on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// Where it stands.
    pub state: SheetState,
    /// Which seats have signed, by selection position.
    pub signatures: Vec<bool>,
    /// Whether a dispute waits for a judge.
    pub disputed: bool,
}

/// Why a step of a sheet is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StepRefusal {
    /// The result is final.
    Final(SheetState),
    /// There is no result yet to sign or to dispute.
    NoResultYet,
    /// A dispute waits for a judge.
    Disputed,
    /// There is no dispute to settle.
    NoDispute,
    /// No such seat.
    NoSuchSeat,
}

impl StepRefusal {
    /// The clause behind it.
    pub fn clause(&self) -> &'static str {
        "1.3.4"
    }
}

impl fmt::Display for StepRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepRefusal::Final(SheetState::Decided) => {
                write!(f, "A judge decided this result, and nothing changes it now")
            }
            StepRefusal::Final(_) => write!(f, "Every seat has signed this result, and nothing changes it now"),
            StepRefusal::NoResultYet => write!(f, "No result is entered yet"),
            StepRefusal::Disputed => write!(f, "A dispute waits for a judge's ruling"),
            StepRefusal::NoDispute => write!(f, "There is no dispute to settle"),
            StepRefusal::NoSuchSeat => write!(f, "This table has no such seat"),
        }
    }
}

impl Sheet {
    /// The sheet of a game that is on, with this many seats.
    pub fn open(seats: usize) -> Self {
        Sheet { state: SheetState::Open, signatures: vec![false; seats], disputed: false }
    }

    fn not_final(&self) -> Result<(), StepRefusal> {
        if self.state.is_final() { Err(StepRefusal::Final(self.state)) } else { Ok(()) }
    }

    fn can_be_signed(&self) -> Result<(), StepRefusal> {
        self.not_final()?;
        match (self.state, self.disputed) {
            (SheetState::Open, _) => Err(StepRefusal::NoResultYet),
            (_, true) => Err(StepRefusal::Disputed),
            _ => Ok(()),
        }
    }

    /// A result is entered, or changed. Where it changed, the signatures given before are cleared.
    pub fn submit(&self, changed: bool) -> Result<Sheet, StepRefusal> {
        self.not_final()?;
        let mut next = Sheet { state: SheetState::Submitted, ..self.clone() };
        if changed {
            next.signatures.fill(false);
        }
        Ok(next)
    }

    /// A seat signs, from 0 by selection position. With the last signature the sheet is signed.
    pub fn sign(&self, seat: usize) -> Result<Sheet, StepRefusal> {
        self.can_be_signed()?;
        let mut next = self.clone();
        *next.signatures.get_mut(seat).ok_or(StepRefusal::NoSuchSeat)? = true;
        if next.signatures.iter().all(|&signed| signed) {
            next.state = SheetState::Signed;
        }
        Ok(next)
    }

    /// Staff mark that every seat has signed on paper.
    pub fn sign_on_paper(&self) -> Result<Sheet, StepRefusal> {
        self.can_be_signed()?;
        Ok(Sheet { state: SheetState::Signed, signatures: vec![true; self.signatures.len()], disputed: false })
    }

    /// A player disputes a result that was entered; nobody signs until a judge has ruled.
    pub fn dispute(&self) -> Result<Sheet, StepRefusal> {
        self.not_final()?;
        if self.state == SheetState::Open {
            return Err(StepRefusal::NoResultYet);
        }
        Ok(Sheet { disputed: true, ..self.clone() })
    }

    /// A judge has ruled on the dispute, and the sheet can be signed again.
    pub fn settle_dispute(&self) -> Result<Sheet, StepRefusal> {
        self.not_final()?;
        if !self.disputed {
            return Err(StepRefusal::NoDispute);
        }
        Ok(Sheet { disputed: false, ..self.clone() })
    }

    /// A judge decides the game, because somebody would not sign or the game was abandoned.
    pub fn decide(&self) -> Result<Sheet, StepRefusal> {
        self.not_final()?;
        Ok(Sheet { state: SheetState::Decided, signatures: self.signatures.clone(), disputed: false })
    }
}

#[cfg(test)]
#[path = "sheet_tests.rs"]
mod tests;
