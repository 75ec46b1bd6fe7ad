//! The steps of Conquest, and what follows from each: bonus cards, who is out, who has won.

use std::sync::Arc;

use crate::games::conquest::building::{bank, build, knight, rebuild, trade, wall};
use crate::games::conquest::island::{
    Conquest, ConquestChange, ConquestTurn, Holding, PlayerNow, give, set_hex, set_turn,
};
use crate::games::conquest::land::{EdgeAt, HexAt, LandMap};
use crate::games::conquest::refusal::Refusal;
use crate::games::conquest::step::{Building, ConquestOpening, ConquestPhase, ConquestStep, Good, Goods, goods_of};
use crate::games::conquest::war::{attack, breach_castle, breach_wall, move_knights, occupy};
use crate::games::journal::{GameEnd, GameRules, Journal, Refused, SideSystem};

/// The system.
pub static SYSTEM: SideSystem = SideSystem { code: "conquest", sides: 2..=6, refereed: false, taken: &[] };

/// How many hexes the land has (C2).
const LAND: [usize; 2] = [7, 250];
/// The most of a number in the first line (C2).
const MOST: i64 = 1_000_000;
/// Knights that earn the card of the largest army (C20).
const ARMY: i64 = 5;
/// Hexes that earn the cards of the largest fortress and the largest metropolis (C20).
const FORTRESS: usize = 3;
const METROPOLIS: usize = 3;

impl GameRules for Conquest {
    type Opening = ConquestOpening;
    type Step = ConquestStep;
    type Change = ConquestChange;
    type Refusal = Refusal;

    const SYSTEM: &'static SideSystem = &SYSTEM;

    fn begin(opening: &ConquestOpening) -> Result<Self, Refused<Refusal>> {
        SYSTEM.check_sides(opening.players.iter().map(String::as_str))?;
        let land = land(opening).map_err(Refused::ByGame)?;
        let players = opening.players.len();
        let turn = ConquestTurn {
            round: 0,
            phase: ConquestPhase::Found,
            player: Some(0),
            rebuilt: false,
            tried: false,
            opened: None,
            army: None,
            army_number: None,
            fortress: None,
            metropolis: None,
            winner: None,
        };
        Ok(Conquest {
            players: opening.players.clone(),
            castle_knights: opening.castle_knights,
            now: vec![PlayerNow { goods: goods_of(Good::Gold, opening.gold), turns: 0 }; players],
            hexes: vec![None; land.size()],
            walls: vec![[None; 6]; land.size()],
            holds: vec![0; players],
            walls_of: vec![0; players],
            turn,
            land: Arc::new(land),
        })
    }

    fn carry_out(game: &mut Journal<Self>, step: &ConquestStep) -> Result<(), Refusal> {
        check_time(game, step)?;
        if game.turn.opened.is_some() && !matches!(step, ConquestStep::Occupy { .. }) {
            set_turn(game, |turn| turn.opened = None);
        }
        match step {
            ConquestStep::Found { by, hex } => found(game, by, *hex)?,
            ConquestStep::Produce => produce(game),
            ConquestStep::Knight { hex, pay } => knight(game, *hex, *pay)?,
            ConquestStep::Wall { edge, pay } => wall(game, *edge, *pay)?,
            ConquestStep::Rebuild { from, to } => rebuild(game, *from, *to)?,
            ConquestStep::Build { building, hex } => build(game, *building, *hex)?,
            ConquestStep::Bank { gives, takes, count } => bank(game, *gives, *takes, *count)?,
            ConquestStep::Trade { with, gives, takes } => trade(game, with, [gives, takes])?,
            ConquestStep::Move { from, to, knights } => move_knights(game, [*from, *to], *knights)?,
            ConquestStep::BreachWall { edge, die } => breach_wall(game, *edge, *die)?,
            ConquestStep::BreachCastle { hex, die } => breach_castle(game, *hex, *die)?,
            ConquestStep::Occupy { hex, from } => occupy(game, *hex, from)?,
            ConquestStep::Attack { from, to, dice, plunder } => attack(game, [*from, *to], *dice, *plunder)?,
            ConquestStep::End => end(game),
        }
        give_cards(game, step);
        let winner = game.won();
        if winner.is_some() {
            set_turn(game, |turn| turn.winner = winner);
        }
        Ok(())
    }

    fn swap(&mut self, change: &mut ConquestChange) {
        self.swapped(change);
    }

    fn is_won(&self) -> bool {
        self.turn.winner.is_some()
    }

    fn end(&self) -> Option<GameEnd> {
        let held = |player: usize| self.hexes.iter().flatten().filter(|hold| hold.by == player).count() as i64;
        let sides = self.players.iter().enumerate().map(|(player, name)| (name.clone(), held(player)));
        self.turn.winner.map(|winner| GameEnd { sides: sides.collect(), winner })
    }

    fn dead_end(&self) -> Option<Refusal> {
        let first = self.turn.player.filter(|_| self.turn.phase == ConquestPhase::Found)?;
        let wanted = self.players.len() - first;
        let is_free = |hex: &usize| self.hexes[*hex].is_none() && self.land.is_coast(*hex);
        let is_alone = |hex: &usize| self.land.beside(*hex).all(|(_, other)| self.hexes[other].is_none());
        let free: Vec<usize> = (0..self.land.size()).filter(is_free).filter(is_alone).collect();
        (!has_room(&self.land, &free, wanted)).then_some(Refusal::NoRoom { wanted })
    }

    fn candidates(&self) -> Vec<ConquestStep> {
        self.imaginable()
    }
}

/// Whether so many can found on these hexes, none beside another.
fn has_room(land: &LandMap, free: &[usize], wanted: usize) -> bool {
    // Whoever founds takes the hex and at most the six beside it from the others.
    if wanted == 0 || free.len() > 7 * (wanted - 1) {
        return true;
    }
    free.iter().enumerate().any(|(at, hex)| {
        let rest = free[at + 1..].iter().copied().filter(|other| land.way(*hex, *other).is_none());
        has_room(land, &rest.collect::<Vec<usize>>(), wanted - 1)
    })
}

fn land(opening: &ConquestOpening) -> Result<LandMap, Refusal> {
    let [least, most] = LAND;
    let found = opening.land.len();
    if !(least..=most).contains(&found) {
        return Err(Refusal::LandSize { found, least, most });
    }
    if let Some((far, _)) = opening.land.iter().find(|(at, _)| !at.is_near()) {
        return Err(Refusal::TooFar(*far));
    }
    let land = LandMap::new(opening.land.clone());
    if let Some(twice) = (1..land.size()).find(|hex| land.at(*hex) == land.at(hex - 1)) {
        return Err(Refusal::LandTwice(land.at(twice)));
    }
    if !land.is_whole() {
        return Err(Refusal::LandInParts);
    }
    for (found, least) in [(opening.castle_knights, 1), (opening.gold, 0)] {
        if !(least..=MOST).contains(&found) {
            return Err(Refusal::Number { found, least, most: MOST });
        }
    }
    Ok(land)
}

/// The phase of a turn that a step belongs to; None for one that belongs to any.
fn phase_of(step: &ConquestStep) -> Option<ConquestPhase> {
    match step {
        ConquestStep::Found { .. } => Some(ConquestPhase::Found),
        ConquestStep::Produce => Some(ConquestPhase::Produce),
        ConquestStep::Knight { .. }
        | ConquestStep::Wall { .. }
        | ConquestStep::Rebuild { .. }
        | ConquestStep::Build { .. }
        | ConquestStep::Bank { .. }
        | ConquestStep::Trade { .. } => Some(ConquestPhase::Build),
        ConquestStep::Move { .. } => Some(ConquestPhase::Move),
        ConquestStep::BreachWall { .. } | ConquestStep::BreachCastle { .. } => Some(ConquestPhase::Breach),
        ConquestStep::Attack { .. } => Some(ConquestPhase::Attack),
        ConquestStep::Occupy { .. } | ConquestStep::End => None,
    }
}

/// Refuses what is not done now (C5, C6, C7), and goes on to the phase of the step.
fn check_time(game: &mut Journal<Conquest>, step: &ConquestStep) -> Result<(), Refusal> {
    let now = game.turn.phase;
    let wanted = phase_of(step);
    let is_before_turns = |phase| phase == ConquestPhase::Found || phase == ConquestPhase::Produce;
    if is_before_turns(now) || wanted.is_some_and(is_before_turns) {
        return if wanted == Some(now) { Ok(()) } else { Err(Refusal::NotNow(now)) };
    }
    if game.is_out(game.acting()?) && *step != ConquestStep::End {
        return Err(Refusal::IsOut);
    }
    if let Some(wanted) = wanted.filter(|wanted| *wanted != now) {
        if wanted < now {
            return Err(Refusal::TurnGoneOn(now));
        }
        set_turn(game, |turn| turn.phase = wanted);
    }
    Ok(())
}

fn found(game: &mut Journal<Conquest>, by: &str, at: HexAt) -> Result<(), Refusal> {
    let player = game.acting()?;
    if game.players[player] != by {
        return Err(Refusal::FoundsNow(game.players[player].clone()));
    }
    let hex = game.hex(at)?;
    if !game.land.is_coast(hex) {
        return Err(Refusal::NoCoast(at));
    }
    if let Some(hold) = game.hexes[hex] {
        return Err(Refusal::Held { hex: at, by: game.players[hold.by].clone() });
    }
    if let Some(other) = game.land.beside(hex).find_map(|(_, other)| game.hexes[other]) {
        return Err(Refusal::BesideAnother { hex: at, other: game.players[other.by].clone() });
    }
    set_hex(game, player, hex, |hold| {
        hold.building = Some(Building::Settlement);
        hold.knights = 1;
    });
    let next = player + 1;
    let is_last = next == game.players.len();
    set_turn(game, |turn| {
        turn.player = (!is_last).then_some(next);
        turn.phase = if is_last { ConquestPhase::Produce } else { ConquestPhase::Found };
    });
    Ok(())
}

fn produce(game: &mut Journal<Conquest>) {
    for player in 0..game.players.len() {
        let goods = game.production(player);
        give(game, player, &goods);
    }
    set_turn(game, |turn| turn.round += 1);
    begin_turn(game, 0);
}

/// The turn of the next player who is not out, from this one on; a production where nobody is left in the round.
fn begin_turn(game: &mut Journal<Conquest>, from: usize) {
    let next = (from..game.players.len()).find(|player| !game.is_out(*player));
    set_turn(game, |turn| {
        turn.player = next;
        turn.phase = if next.is_some() { ConquestPhase::Build } else { ConquestPhase::Produce };
        turn.rebuilt = false;
        turn.tried = false;
        turn.opened = None;
    });
    let Some(player) = next else { return };
    let now = game.now[player];
    game.change(ConquestChange::Player(player, PlayerNow { turns: now.turns + 1, ..now }));
    for hex in 0..game.land.size() {
        if game.held_by(player, hex).is_some_and(|hold| hold.moved > 0 || hold.breached) {
            set_hex(game, player, hex, |hold| *hold = Holding { moved: 0, breached: false, ..*hold });
        }
    }
}

fn end(game: &mut Journal<Conquest>) {
    let next = game.turn.player.map_or(0, |player| player + 1);
    begin_turn(game, next);
}

/// Gives the bonus cards that the step earned, to the acting player before the others (C20).
fn give_cards(game: &mut Journal<Conquest>, step: &ConquestStep) {
    let Some(acting) = game.turn.player else { return };
    if matches!(step, ConquestStep::Knight { .. }) && game.turn.army != Some(acting) {
        let knights = game.army(acting);
        if knights >= ARMY && game.turn.army_number.is_none_or(|number| knights > number) {
            set_turn(game, |turn| {
                turn.army = Some(acting);
                turn.army_number = Some(knights);
            });
        }
    }
    let is_quiet = matches!(
        step,
        ConquestStep::Found { .. }
            | ConquestStep::Produce
            | ConquestStep::Knight { .. }
            | ConquestStep::Bank { .. }
            | ConquestStep::Trade { .. }
            | ConquestStep::End
    );
    if is_quiet {
        return;
    }
    let others = (0..game.players.len()).filter(|player| *player != acting);
    let order: Vec<usize> = std::iter::once(acting).chain(others).collect();
    if game.turn.fortress.is_none() {
        let is_large = |player: &usize| game.fortresses(*player).iter().any(|fortress| fortress.len() >= FORTRESS);
        let first = order.iter().copied().find(is_large);
        if first.is_some() {
            set_turn(game, |turn| turn.fortress = first);
        }
    }
    if game.turn.metropolis.is_none() && matches!(step, ConquestStep::Build { .. } | ConquestStep::Attack { .. }) {
        let first = order.iter().copied().find(|player| game.metropolis(*player) >= METROPOLIS);
        if first.is_some() {
            set_turn(game, |turn| turn.metropolis = first);
        }
    }
}

impl Conquest {
    /// All knights of a player.
    fn army(&self, player: usize) -> i64 {
        self.hexes.iter().flatten().filter(|hold| hold.by == player).map(|hold| hold.knights).sum()
    }

    /// Who has won (C22).
    fn won(&self) -> Option<usize> {
        if self.turn.phase == ConquestPhase::Found {
            return None;
        }
        let mut left = (0..self.players.len()).filter(|player| !self.is_out(*player));
        match (left.next(), left.next()) {
            (Some(last), None) => Some(last),
            _ => self.holds.iter().position(|holds| holds * 2 > self.land.size()),
        }
    }

    /// Every step that may be legal, see [`GameRules::candidates`].
    fn imaginable(&self) -> Vec<ConquestStep> {
        let mut steps = vec![ConquestStep::Produce, ConquestStep::End];
        let all: Vec<HexAt> = (0..self.land.size()).map(|hex| self.land.at(hex)).collect();
        let Some(player) = self.turn.player else { return steps };
        if self.turn.phase == ConquestPhase::Found {
            steps.extend(all.iter().map(|hex| ConquestStep::Found { by: self.players[player].clone(), hex: *hex }));
            return steps;
        }
        for hex in &all {
            steps.extend([Good::Ore, Good::Wool].map(|pay| ConquestStep::Knight { hex: *hex, pay }));
            steps.extend(Building::ALL.iter().map(|building| ConquestStep::Build { building: *building, hex: *hex }));
            steps.push(ConquestStep::BreachCastle { hex: *hex, die: 1 });
        }
        self.imaginable_walls(&mut steps);
        self.imaginable_trades(player, &mut steps);
        let own = (0..self.land.size()).filter(|hex| self.held_by(player, *hex).is_some());
        for from in own {
            let from_at = self.land.at(from);
            steps.extend(all.iter().map(|to| ConquestStep::Move { from: from_at, to: *to, knights: 1 }));
            for (_, to) in self.land.beside(from) {
                let to = self.land.at(to);
                steps.push(ConquestStep::Attack { from: from_at, to, dice: [1, 6], plunder: None });
                steps.push(ConquestStep::Occupy { hex: to, from: vec![(from_at, 1)] });
            }
        }
        steps
    }

    fn imaginable_walls(&self, steps: &mut Vec<ConquestStep>) {
        let edge = |hex, other| -> EdgeAt { [self.land.at(hex), self.land.at(other)] };
        let ways = |hex| self.land.beside(hex).filter(|(way, _)| *way < 3);
        let edges: Vec<EdgeAt> =
            (0..self.land.size()).flat_map(|hex| ways(hex).map(move |(_, other)| edge(hex, other))).collect();
        let walls: Vec<EdgeAt> = self.all_walls().iter().map(|(hex, other, _)| edge(*hex, *other)).collect();
        for to in &edges {
            steps.extend([Good::Lumber, Good::Brick].map(|pay| ConquestStep::Wall { edge: *to, pay }));
            steps.extend(walls.iter().map(|from| ConquestStep::Rebuild { from: *from, to: *to }));
        }
        steps.extend(walls.iter().map(|edge| ConquestStep::BreachWall { edge: *edge, die: 1 }));
    }

    fn imaginable_trades(&self, player: usize, steps: &mut Vec<ConquestStep>) {
        let pairs = || Good::ALL.iter().flat_map(|gives| Good::ALL.iter().map(move |takes| (*gives, *takes)));
        steps.extend(pairs().map(|(gives, takes)| ConquestStep::Bank { gives, takes, count: 1 }));
        for other in (0..self.players.len()).filter(|other| *other != player) {
            let one = |good| -> Goods { goods_of(good, 1) };
            let with = || self.players[other].clone();
            let trades = pairs().map(|(gives, takes)| ConquestStep::Trade {
                with: with(),
                gives: one(gives),
                takes: one(takes),
            });
            steps.extend(trades);
        }
    }
}
