//! Logs and states of Conquest.

use serde::Serialize;

use crate::games::fields::FormShape;
use crate::games::json::{Coded, Json, JsonRecord, LineFormFault, ValueKind, no_word, not_a};
use crate::games::log::{DO, InOrder, LoggedGame};
use reeve_rules::games::conquest::island::Conquest;
use reeve_rules::games::conquest::land::{EdgeAt, Ground, HexAt};
use reeve_rules::games::conquest::step::{Building, CASTLE_KNIGHTS, ConquestOpening, ConquestStep, Good};
use reeve_rules::games::journal::GameRules;

const GOOD: Coded<Good> = (Good::from_code, Good::CODES);
const STEPS: &[&str] = &[
    "found",
    "produce",
    "knight",
    "wall",
    "rebuild",
    "settlement",
    "city",
    "castle",
    "bank",
    "trade",
    "move",
    "breach",
    "occupy",
    "attack",
    "end",
    "undo",
];

impl LoggedGame for Conquest {
    const FORM: FormShape =
        FormShape { texts: &["by", "pay", "with", "plunder"], lists: &[], named: &[], counted: &["from"], aloud: &[] };

    fn read_opening(first: &mut JsonRecord) -> Result<ConquestOpening, LineFormFault> {
        Ok(ConquestOpening {
            players: first.texts("players")?,
            land: first.list("land")?.iter().map(land).collect::<Result<_, _>>()?,
            castle_knights: first.whole_or("castle_knights", CASTLE_KNIGHTS)?,
            gold: first.whole_or("gold", 0)?,
        })
    }

    fn read_step(what: &str, step: &mut JsonRecord) -> Result<ConquestStep, LineFormFault> {
        if let Some(building) = Building::from_code(what) {
            return Ok(ConquestStep::Build { building, hex: hex(step, "hex")? });
        }
        Ok(match what {
            "found" => ConquestStep::Found { by: step.text("by")?, hex: hex(step, "hex")? },
            "produce" => ConquestStep::Produce,
            "knight" => ConquestStep::Knight { hex: hex(step, "hex")?, pay: step.word("pay", GOOD)? },
            "wall" => ConquestStep::Wall { edge: edge(step, "edge")?, pay: step.word("pay", GOOD)? },
            "rebuild" => ConquestStep::Rebuild { from: edge(step, "from")?, to: edge(step, "to")? },
            "bank" => ConquestStep::Bank {
                gives: step.word("gives", GOOD)?,
                takes: step.word("takes", GOOD)?,
                count: step.whole("count")?,
            },
            "trade" => ConquestStep::Trade {
                with: step.text("with")?,
                gives: step.counts("gives", Good::CODES)?,
                takes: step.counts("takes", Good::CODES)?,
            },
            "move" => {
                ConquestStep::Move { from: hex(step, "from")?, to: hex(step, "to")?, knights: step.whole("knights")? }
            }
            "breach" if step.has("castle") => {
                ConquestStep::BreachCastle { hex: hex(step, "castle")?, die: step.whole("die")? }
            }
            "breach" => ConquestStep::BreachWall { edge: edge(step, "edge")?, die: step.whole("die")? },
            "occupy" => ConquestStep::Occupy {
                hex: hex(step, "hex")?,
                from: step.list("from")?.iter().map(knights_from).collect::<Result<_, _>>()?,
            },
            "attack" => ConquestStep::Attack {
                from: hex(step, "from")?,
                to: hex(step, "to")?,
                dice: dice(&step.value("dice")?)?,
                plunder: step.optional_word("plunder", GOOD)?,
            },
            "end" => ConquestStep::End,
            _ => return Err(no_word(DO, what.to_owned(), STEPS)),
        })
    }

    fn written(&self) -> Result<String, serde_json::Error> {
        let name = |player: usize| self.players[player].as_str();
        let coordinates = |hex: usize| [self.land.at(hex).q, self.land.at(hex).r];
        let player = |(at, name): (usize, &String)| {
            let now = self.now[at];
            let goods = Good::ALL.iter().map(|good| (good.code(), now.goods[*good as usize])).collect();
            (name.clone(), WrittenPlayer { resources: InOrder(goods), out: self.is_out(at), turns: now.turns })
        };
        let held = self.hexes.iter().enumerate().filter_map(|(hex, hold)| {
            let hold = (*hold)?;
            let [q, r] = coordinates(hex);
            Some((q, r, name(hold.by), hold.building.map(Building::code), hold.knights))
        });
        let walls = self.all_walls().into_iter().map(|(one, two, by)| (coordinates(one), coordinates(two), name(by)));
        let turn = self.turn;
        serde_json::to_string(&WrittenIsland {
            game: Conquest::SYSTEM.code,
            round: turn.round,
            phase: turn.phase.code(),
            turn: turn.player.map(name),
            players: InOrder(self.players.iter().enumerate().map(player).collect()),
            hexes: held.collect(),
            walls: walls.collect(),
            cards: WrittenCards {
                army: turn.army.map(name),
                fortress: turn.fortress.map(name),
                metropolis: turn.metropolis.map(name),
            },
            army_number: turn.army_number,
            winner: turn.winner.map(name),
        })
    }
}

fn hex_of(key: &str, value: &Json) -> Result<HexAt, LineFormFault> {
    match value {
        Json::List(items) => match items.as_slice() {
            [Json::Whole(q), Json::Whole(r)] => Ok(HexAt { r: *r, q: *q }),
            _ => Err(not_a(key, ValueKind::Hex)),
        },
        _ => Err(not_a(key, ValueKind::Hex)),
    }
}

fn hex(step: &mut JsonRecord, key: &'static str) -> Result<HexAt, LineFormFault> {
    hex_of(key, &step.value(key)?)
}

fn edge(step: &mut JsonRecord, key: &'static str) -> Result<EdgeAt, LineFormFault> {
    match step.value(key)? {
        Json::List(hexes) => match hexes.as_slice() {
            [one, two] => Ok([hex_of(key, one)?, hex_of(key, two)?]),
            _ => Err(not_a(key, ValueKind::Edge)),
        },
        _ => Err(not_a(key, ValueKind::Edge)),
    }
}

fn dice(value: &Json) -> Result<[i64; 2], LineFormFault> {
    let Json::List(items) = value else { return Err(not_a("dice", ValueKind::Dice)) };
    match items.as_slice() {
        [Json::Whole(attacker), Json::Whole(defender)] => Ok([*attacker, *defender]),
        _ => Err(not_a("dice", ValueKind::Dice)),
    }
}

fn knights_from(value: &Json) -> Result<(HexAt, i64), LineFormFault> {
    let Json::List(items) = value else { return Err(not_a("from", ValueKind::HexWithNumber)) };
    match items.as_slice() {
        [Json::Whole(q), Json::Whole(r), Json::Whole(knights)] => Ok((HexAt { r: *r, q: *q }, *knights)),
        _ => Err(not_a("from", ValueKind::HexWithNumber)),
    }
}

fn land(value: &Json) -> Result<(HexAt, Ground), LineFormFault> {
    let Json::List(items) = value else { return Err(not_a("land", ValueKind::HexWithLand)) };
    match items.as_slice() {
        [Json::Whole(q), Json::Whole(r), Json::Text(ground)] => {
            let ground = Ground::from_code(ground).ok_or_else(|| no_word("land", ground.clone(), Ground::CODES))?;
            Ok((HexAt { r: *r, q: *q }, ground))
        }
        _ => Err(not_a("land", ValueKind::HexWithLand)),
    }
}

/// A wall: its two hexes and its owner.
type WrittenWall<'g> = ([i64; 2], [i64; 2], &'g str);

/// A held hex: its coordinates, who holds it, what stands there, and the knights.
type WrittenHex<'g> = (i64, i64, &'g str, Option<&'static str>, i64);

#[derive(Serialize)]
struct WrittenIsland<'g> {
    game: &'static str,
    round: i64,
    phase: &'static str,
    turn: Option<&'g str>,
    players: InOrder<String, WrittenPlayer>,
    hexes: Vec<WrittenHex<'g>>,
    walls: Vec<WrittenWall<'g>>,
    cards: WrittenCards<'g>,
    army_number: Option<i64>,
    winner: Option<&'g str>,
}

#[derive(Serialize)]
struct WrittenPlayer {
    resources: InOrder<&'static str, i64>,
    out: bool,
    turns: i64,
}

#[derive(Serialize)]
struct WrittenCards<'g> {
    army: Option<&'g str>,
    fortress: Option<&'g str>,
    metropolis: Option<&'g str>,
}
