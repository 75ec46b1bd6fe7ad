//! Building and trading in a turn of Conquest.

use crate::games::conquest::island::{Conquest, ConquestChange, give, set_hex, set_turn, take};
use crate::games::conquest::land::{EdgeAt, HexAt};
use crate::games::conquest::refusal::Refusal;
use crate::games::conquest::step::{Building, Good, Goods, goods_of};
use crate::games::journal::Journal;

/// What pays for a knight (C8), and for a wall (C9).
const KNIGHT_PAID: [Good; 2] = [Good::Ore, Good::Wool];
const WALL_PAID: [Good; 2] = [Good::Lumber, Good::Brick];
/// What the bank takes of another resource for one (C12).
const BANK: i64 = 4;

/// The price of a building, as lumber, wool, grain, brick, ore and gold (C11).
fn price(building: Building) -> Goods {
    match building {
        Building::Settlement => [1, 1, 1, 1, 0, 0],
        Building::City => [0, 0, 2, 0, 2, 0],
        Building::Castle => [2, 0, 0, 2, 2, 0],
    }
}

/// One of what it may be paid with.
fn pay(game: &mut Journal<Conquest>, paid: Good, wanted: [Good; 2]) -> Result<(), Refusal> {
    if !wanted.contains(&paid) {
        return Err(Refusal::NotPaidWith { paid, wanted });
    }
    take(game, game.acting()?, &goods_of(paid, 1))
}

pub(super) fn knight(game: &mut Journal<Conquest>, at: HexAt, paid: Good) -> Result<(), Refusal> {
    let player = game.acting()?;
    let hex = game.hex(at)?;
    let building = game.held_by(player, hex).and_then(|hold| hold.building).ok_or(Refusal::NotSettled(at))?;
    pay(game, paid, KNIGHT_PAID)?;
    let built = if building == Building::Castle { game.castle_knights } else { 1 };
    set_hex(game, player, hex, |hold| hold.knights += built);
    Ok(())
}

/// Puts a wall onto an edge where the player may build one.
fn raise(game: &mut Journal<Conquest>, at: EdgeAt) -> Result<(), Refusal> {
    let player = game.acting()?;
    let (hex, way) = game.edge(at)?;
    if game.walls[hex][way].is_some() {
        return Err(Refusal::WallThere(at));
    }
    let is_held = at.iter().any(|at| game.hex(*at).is_ok_and(|hex| game.held_by(player, hex).is_some()));
    if !is_held {
        return Err(Refusal::NotHeldBeside(at));
    }
    game.change(ConquestChange::Wall(hex, way, Some(player)));
    Ok(())
}

pub(super) fn wall(game: &mut Journal<Conquest>, at: EdgeAt, paid: Good) -> Result<(), Refusal> {
    raise(game, at)?;
    pay(game, paid, WALL_PAID)
}

pub(super) fn rebuild(game: &mut Journal<Conquest>, from: EdgeAt, to: EdgeAt) -> Result<(), Refusal> {
    let player = game.acting()?;
    if game.turn.rebuilt {
        return Err(Refusal::RebuiltAlready);
    }
    let (hex, way) = game.edge(from)?;
    if game.walls[hex][way] != Some(player) {
        return Err(Refusal::NoOwnWall(from));
    }
    if to == from || to == [from[1], from[0]] {
        return Err(Refusal::SameEdge(to));
    }
    game.change(ConquestChange::Wall(hex, way, None));
    raise(game, to)?;
    set_turn(game, |turn| turn.rebuilt = true);
    Ok(())
}

pub(super) fn build(game: &mut Journal<Conquest>, building: Building, at: HexAt) -> Result<(), Refusal> {
    let player = game.acting()?;
    let hex = game.hex(at)?;
    let before = match building {
        Building::Settlement => {
            check_room(game, player, at, hex)?;
            None
        }
        Building::City => Some(Building::Settlement),
        Building::Castle => Some(Building::City),
    };
    if let Some(needs) = before
        && game.held_by(player, hex).and_then(|hold| hold.building) != before
    {
        return Err(Refusal::Improves { hex: at, needs });
    }
    take(game, player, &price(building))?;
    set_hex(game, player, hex, |hold| hold.building = Some(building));
    Ok(())
}

/// Whether a settlement may be built there (C11).
fn check_room(game: &Journal<Conquest>, player: usize, at: HexAt, hex: usize) -> Result<(), Refusal> {
    match game.hexes[hex] {
        Some(hold) if hold.by != player => Err(Refusal::Held { hex: at, by: game.players[hold.by].clone() }),
        Some(hold) if hold.building.is_some() => Err(Refusal::BuildingThere(at)),
        Some(_) => Ok(()),
        None => {
            let is_settled = |hex| game.held_by(player, hex).is_some_and(|hold| hold.building.is_some());
            let is_beside = game.land.beside(hex).any(|(_, other)| is_settled(other));
            if is_beside { Ok(()) } else { Err(Refusal::OutOfReach(at)) }
        }
    }
}

pub(super) fn bank(game: &mut Journal<Conquest>, gives: Good, takes: Good, count: i64) -> Result<(), Refusal> {
    let player = game.acting()?;
    if takes == Good::Gold {
        return Err(Refusal::BankGivesNoGold);
    }
    if gives == takes {
        return Err(Refusal::BankSame(gives));
    }
    if count < 1 {
        return Err(Refusal::LessThanOne);
    }
    // What is too much to be reckoned with is more than anybody has.
    let given = if gives == Good::Gold { count } else { count.saturating_mul(BANK) };
    take(game, player, &goods_of(gives, given))?;
    give(game, player, &goods_of(takes, count));
    Ok(())
}

pub(super) fn trade(game: &mut Journal<Conquest>, with: &str, goods: [&Goods; 2]) -> Result<(), Refusal> {
    let sides = [game.acting()?, game.other(with)?];
    for (side, gives) in sides.into_iter().zip(goods) {
        take(game, side, gives)?;
        if *gives == Goods::default() {
            return Err(Refusal::GivesNothing(game.players[side].clone()));
        }
    }
    give(game, sides[1], goods[0]);
    give(game, sides[0], goods[1]);
    Ok(())
}
