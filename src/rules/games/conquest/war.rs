//! Moving, breaching, attacking and occupying in a turn of Conquest.

use crate::games::conquest::island::{Conquest, ConquestChange, Holding, give, set_hex, set_turn, take};
use crate::games::conquest::land::{EdgeAt, HexAt};
use crate::games::conquest::odds::Battle;
use crate::games::conquest::refusal::Refusal;
use crate::games::conquest::step::{Building, Good, Goods, goods_of};
use crate::games::journal::Journal;

/// What breaches (C15).
const BREACHES: i64 = 6;
/// The first turn of a player with attacks (C17).
const FIRST_ATTACKS: i64 = 3;

fn check_die(die: i64) -> Result<(), Refusal> {
    if (1..=6).contains(&die) { Ok(()) } else { Err(Refusal::NoDie(die)) }
}

pub(super) fn move_knights(
    game: &mut Journal<Conquest>,
    [from_at, to_at]: [HexAt; 2],
    knights: i64,
) -> Result<(), Refusal> {
    let player = game.acting()?;
    let [from, to] = [game.hex(from_at)?, game.hex(to_at)?];
    if from == to {
        return Err(Refusal::SameHex(to_at));
    }
    if knights < 1 {
        return Err(Refusal::NobodyMoves);
    }
    let has = game.held_by(player, from).map_or(0, |hold| hold.knights - hold.moved);
    if knights > has {
        return Err(Refusal::TooFewKnights { hex: from_at, has });
    }
    let is_way = match game.hexes[to] {
        None => game.is_open_to(player, from, to),
        Some(hold) if hold.by == player => {
            let joins = |hex, way, next| !game.is_walled(player, hex, way) && game.held_by(player, next).is_some();
            game.land.reached(from, joins).contains(&to)
        }
        Some(_) => false,
    };
    if !is_way {
        return Err(Refusal::NoWay { from: from_at, to: to_at });
    }
    set_hex(game, player, from, |hold| hold.knights -= knights);
    set_hex(game, player, to, |hold| {
        hold.knights += knights;
        hold.moved += knights;
    });
    Ok(())
}

/// Notes the try of this turn. Gives whether it succeeds.
fn try_breach(game: &mut Journal<Conquest>, die: i64) -> Result<bool, Refusal> {
    check_die(die)?;
    if game.turn.tried {
        return Err(Refusal::TriedAlready);
    }
    set_turn(game, |turn| turn.tried = true);
    Ok(die == BREACHES)
}

pub(super) fn breach_wall(game: &mut Journal<Conquest>, at: EdgeAt, die: i64) -> Result<(), Refusal> {
    let player = game.acting()?;
    let succeeds = try_breach(game, die)?;
    let (hex, way) = game.edge(at)?;
    if !game.is_walled(player, hex, way) {
        return Err(Refusal::NoWallThere(at));
    }
    let sides = [game.hex(at[0])?, game.hex(at[1])?];
    let is_manned = |hex: &usize| game.knights_of(player, *hex) > 0;
    if !sides.iter().any(is_manned) {
        return Err(Refusal::NoKnightBeside(at[0]));
    }
    let behind = sides.iter().find(|hex| !is_manned(hex) && game.hexes[**hex].is_none()).copied();
    if succeeds {
        game.change(ConquestChange::Wall(hex, way, None));
        set_turn(game, |turn| turn.opened = behind);
    }
    Ok(())
}

pub(super) fn breach_castle(game: &mut Journal<Conquest>, at: HexAt, die: i64) -> Result<(), Refusal> {
    let player = game.acting()?;
    let succeeds = try_breach(game, die)?;
    let hex = game.hex(at)?;
    let castle = game.hexes[hex].filter(|hold| hold.by != player && hold.building == Some(Building::Castle));
    let castle = castle.ok_or(Refusal::NoCastle(at))?;
    let is_near = |(way, other)| !game.is_walled(player, hex, way) && game.knights_of(player, other) > 0;
    if !game.land.beside(hex).any(is_near) {
        return Err(Refusal::NoKnightBeside(at));
    }
    if succeeds {
        game.change(ConquestChange::Hex(hex, Some(Holding { breached: true, ..castle })));
    }
    Ok(())
}

pub(super) fn occupy(game: &mut Journal<Conquest>, at: HexAt, from: &[(HexAt, i64)]) -> Result<(), Refusal> {
    let player = game.acting()?;
    let hex = game.hex(at)?;
    if game.turn.opened != Some(hex) {
        return Err(Refusal::NotOpened(at));
    }
    let mut come = 0;
    for (number, (from_at, knights)) in from.iter().enumerate() {
        if from[..number].iter().any(|(earlier, _)| earlier == from_at) {
            return Err(Refusal::NamedTwice(*from_at));
        }
        let other = game.hex(*from_at)?;
        if !game.is_open_to(player, other, hex) {
            return Err(Refusal::NotBeside { from: *from_at, to: at });
        }
        let has = game.knights_of(player, other);
        if *knights < 0 || game.held_by(player, other).is_none() || *knights > has {
            return Err(Refusal::TooFewKnights { hex: *from_at, has });
        }
        set_hex(game, player, other, |hold| hold.knights -= knights);
        come += knights;
    }
    if come == 0 {
        return Err(Refusal::NobodyOccupies);
    }
    set_hex(game, player, hex, |hold| {
        hold.knights += come;
        hold.moved += come;
    });
    set_turn(game, |turn| turn.opened = None);
    Ok(())
}

pub(super) fn attack(
    game: &mut Journal<Conquest>,
    [from_at, to_at]: [HexAt; 2],
    dice: [i64; 2],
    plunder: Option<Good>,
) -> Result<(), Refusal> {
    let player = game.acting()?;
    let [from, to] = [game.hex(from_at)?, game.hex(to_at)?];
    check_die(dice[0])?;
    check_die(dice[1])?;
    let turn = game.now[player].turns;
    if turn < FIRST_ATTACKS {
        return Err(Refusal::TooEarly { turn, from: FIRST_ATTACKS });
    }
    if !game.is_open_to(player, from, to) {
        return Err(Refusal::NotBeside { from: from_at, to: to_at });
    }
    let attackers = game.knights_of(player, from);
    if attackers < 1 {
        return Err(Refusal::TooFewKnights { hex: from_at, has: attackers });
    }
    let defender = game.hexes[to].filter(|hold| hold.by != player).ok_or(Refusal::NoOpponent(to_at))?;
    let battle = Battle::new(attackers, &defender);
    if !battle.is_won(dice) {
        if plunder.is_some() {
            return Err(Refusal::PlunderNeedless);
        }
        set_hex(game, player, from, |hold| hold.knights -= 1);
        return Ok(());
    }
    take_plunder(game, player, defender.by, plunder)?;
    if defender.knights > 0 {
        set_hex(game, defender.by, to, |hold| hold.knights -= 1);
    } else {
        game.change(ConquestChange::Hex(to, Some(Holding { by: player, moved: 0, ..defender })));
    }
    let is_open = game.hexes[to].is_none_or(|hold| hold.by == player);
    set_turn(game, |turn| turn.opened = is_open.then_some(to));
    Ok(())
}

/// The winner of a battle gets a gold (C18).
fn take_plunder(
    game: &mut Journal<Conquest>,
    player: usize,
    defender: usize,
    plunder: Option<Good>,
) -> Result<(), Refusal> {
    let gold = goods_of(Good::Gold, 1);
    let has = game.now[defender].goods;
    let from_defender = match plunder {
        None if has[Good::Gold as usize] > 0 => gold,
        None if has == Goods::default() => Goods::default(),
        None => return Err(Refusal::PlunderMissing(has)),
        Some(_) if has[Good::Gold as usize] > 0 || has == Goods::default() => return Err(Refusal::PlunderNeedless),
        Some(good) => goods_of(good, 1),
    };
    take(game, defender, &from_defender)?;
    give(game, player, &gold);
    Ok(())
}
