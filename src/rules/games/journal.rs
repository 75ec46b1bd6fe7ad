//! A game as a state machine with a memory: steps, each carried out whole or not at all, and taken back one by one.
//!
//! A state is changed only by changes that hold the other value: carrying one out swaps it with what is there, so the same
//! change, carried out again, takes itself back. What a step changed is kept; neither a step nor taking it back looks at
//! more than that, however long the log is.

use std::collections::BTreeSet;
use std::ops::{Deref, RangeInclusive};

use crate::refusals::refusals;

/// A system of side events: what every one of them has.
#[derive(Debug, PartialEq, Eq)]
pub struct SideSystem {
    /// The name by which the first line of a log begins a game of it. It never changes.
    pub code: &'static str,
    /// How many teams or players one game has.
    pub sides: RangeInclusive<usize>,
    /// Whether a referee alone notes what happens, and no player.
    pub refereed: bool,
    /// What nobody who plays is called in a log, since it means something else there.
    pub taken: &'static [&'static str],
}

/// What a game that is won leaves for its record sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameEnd {
    /// Whoever played, by the names of the log, in the order of its first line, each with what the sheet counts: VP, or hexes.
    pub sides: Vec<(String, i64)>,
    /// The place in `sides` of whoever has won.
    pub winner: usize,
}

/// The rules of one system. The type is the state of a game.
pub trait GameRules: Clone + PartialEq + Sized {
    /// What the first line says.
    type Opening;
    /// What each other line says, but for taking back.
    type Step;
    /// One value of the state, to be swapped.
    type Change;
    /// Why the first line or a step is refused.
    type Refusal;

    /// The system.
    const SYSTEM: &'static SideSystem;

    /// The state after the first line.
    fn begin(opening: &Self::Opening) -> Result<Self, Refused<Self::Refusal>>;

    /// Carries out a step by changing the game. Where it is refused midway, what was changed is taken back.
    fn carry_out(game: &mut Journal<Self>, step: &Self::Step) -> Result<(), Self::Refusal>;

    /// Swaps a value of the state with the one of the change.
    fn swap(&mut self, change: &mut Self::Change);

    /// Whether somebody has won.
    fn is_won(&self) -> bool;

    /// What the game leaves for its record sheet; none before somebody has won.
    fn end(&self) -> Option<GameEnd>;

    /// Why the game can't go on for somebody, although every step so far was legal. People are kept from steps that lead there; a
    /// log may hold them, and they can be taken back.
    fn dead_end(&self) -> Option<Self::Refusal> {
        None
    }

    /// Steps that may be legal now: for each kind at least all that are, except for those with amounts that people agree
    /// on, of which it has the smallest, and with dice that change the least.
    fn candidates(&self) -> Vec<Self::Step>;
}

refusals! {
    /// Why the first line or a step is refused, whatever the game.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum LogRefusal {
        /// The game is won: only taking back is legal.
        GameWon = "game-is-won" in "L5",
        /// No step stands that could be taken back.
        NothingToTakeBack = "no-game-step-to-take-back" in "L4",
        /// A name is empty.
        NameEmpty = "game-name-empty" in "L3",
        NameTwice(String) = "game-name-twice" in "L3",
        /// A game takes another number of teams or players.
        Sides {
            found: usize,
            least: usize,
            most: usize,
        } = "game-number-of-sides" in "L6",
    }
}

/// Why something is refused: by what holds for every game, or by the rules of this one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused<R> {
    /// By what holds for every game.
    ByLog(LogRefusal),
    /// By the rules of the game.
    ByGame(R),
}

impl<R> From<LogRefusal> for Refused<R> {
    fn from(refusal: LogRefusal) -> Self {
        Refused::ByLog(refusal)
    }
}

/// Refuses names that are empty or there twice.
pub fn check_names<'n>(names: impl IntoIterator<Item = &'n str>) -> Result<(), LogRefusal> {
    let mut known = BTreeSet::new();
    for name in names {
        if name.is_empty() {
            return Err(LogRefusal::NameEmpty);
        }
        if !known.insert(name) {
            return Err(LogRefusal::NameTwice(name.to_owned()));
        }
    }
    Ok(())
}

impl SideSystem {
    /// Refuses teams or players that are too few, too many, or not told apart by their names.
    pub fn check_sides<'n>(&self, names: impl ExactSizeIterator<Item = &'n str>) -> Result<(), LogRefusal> {
        let found = names.len();
        if !self.sides.contains(&found) {
            return Err(LogRefusal::Sides { found, least: *self.sides.start(), most: *self.sides.end() });
        }
        check_names(names)
    }
}

/// A game that is played. It shows the state; what changes it goes through [`Journal::change`].
#[derive(Debug, Clone)]
pub struct Journal<G: GameRules> {
    now: G,
    /// What was changed, in order; each holds the value from before.
    changes: Vec<G::Change>,
    /// For each step that stands, where its changes begin.
    steps: Vec<usize>,
}

impl<G: GameRules> Deref for Journal<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.now
    }
}

impl<G: GameRules> Journal<G> {
    /// A game after its first line.
    pub fn begin(opening: &G::Opening) -> Result<Self, Refused<G::Refusal>> {
        Ok(Journal { now: G::begin(opening)?, changes: Vec::new(), steps: Vec::new() })
    }

    /// Changes one value of the state, within a step.
    pub fn change(&mut self, mut change: G::Change) {
        self.now.swap(&mut change);
        self.changes.push(change);
    }

    /// Carries out a step, or leaves everything as it was.
    pub fn step(&mut self, step: &G::Step) -> Result<(), Refused<G::Refusal>> {
        if self.now.is_won() {
            return Err(Refused::ByLog(LogRefusal::GameWon));
        }
        let begin = self.changes.len();
        if let Err(refusal) = G::carry_out(self, step) {
            self.back_to(begin);
            return Err(Refused::ByGame(refusal));
        }
        self.steps.push(begin);
        Ok(())
    }

    /// Takes back the latest step that still stands.
    pub fn undo(&mut self) -> Result<(), LogRefusal> {
        let begin = self.steps.pop().ok_or(LogRefusal::NothingToTakeBack)?;
        self.back_to(begin);
        Ok(())
    }

    /// How many steps stand.
    pub fn standing(&self) -> usize {
        self.steps.len()
    }

    /// Steps that are legal now, each tried out; see [`GameRules::candidates`] for those with amounts and dice.
    pub fn offers(&self) -> Vec<G::Step> {
        let mut trial = Journal { now: self.now.clone(), changes: Vec::new(), steps: Vec::new() };
        let mut offers = self.now.candidates();
        offers.retain(|step| trial.step(step).is_ok() && trial.undo().is_ok());
        offers
    }

    fn back_to(&mut self, begin: usize) {
        while self.changes.len() > begin {
            if let Some(mut change) = self.changes.pop() {
                self.now.swap(&mut change);
            }
        }
    }
}
