//! Logs and states of Conquest.

use serde::{Deserialize, Serialize};

use crate::games::fields::FormShape;
use crate::games::json::{JsonLine, LineFormFault, Word, read_by_code};
use crate::games::log::{InOrder, LoggedGame};
use reeve_rules::games::conquest::island::Conquest;
use reeve_rules::games::conquest::land::{Ground, HexAt};
use reeve_rules::games::conquest::step::{Building, CASTLE_KNIGHTS, ConquestOpening, ConquestStep, Good, Goods};
use reeve_rules::games::journal::GameRules;

read_by_code!(Good, Ground);

/// A hex as `[q,r]`.
#[derive(Deserialize)]
struct Hex(i64, i64);

impl From<Hex> for HexAt {
    fn from(Hex(q, r): Hex) -> HexAt {
        HexAt { r, q }
    }
}

/// The first line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenOpening {
    players: Vec<String>,
    land: Vec<(i64, i64, Word<Ground>)>,
    #[serde(default = "castle_knights")]
    castle_knights: i64,
    #[serde(default)]
    gold: i64,
}

fn castle_knights() -> i64 {
    CASTLE_KNIGHTS
}

impl From<WrittenOpening> for ConquestOpening {
    fn from(WrittenOpening { players, land, castle_knights, gold }: WrittenOpening) -> Self {
        let land = land.into_iter().map(|(q, r, Word(ground))| (HexAt { r, q }, ground)).collect();
        ConquestOpening { players, land, castle_knights, gold }
    }
}

/// So much of each good; what is left out is 0.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct GoodCounts {
    lumber: i64,
    wool: i64,
    grain: i64,
    brick: i64,
    ore: i64,
    gold: i64,
}

impl From<GoodCounts> for Goods {
    fn from(GoodCounts { lumber, wool, grain, brick, ore, gold }: GoodCounts) -> Goods {
        [lumber, wool, grain, brick, ore, gold]
    }
}

/// A step.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum WrittenStep {
    Found { by: String, hex: Hex },
    Produce {},
    Knight { hex: Hex, pay: Word<Good> },
    Wall { edge: [Hex; 2], pay: Word<Good> },
    Rebuild { from: [Hex; 2], to: [Hex; 2] },
    Settlement { hex: Hex },
    City { hex: Hex },
    Castle { hex: Hex },
    Bank { gives: Word<Good>, takes: Word<Good>, count: i64 },
    Trade { with: String, gives: GoodCounts, takes: GoodCounts },
    Move { from: Hex, to: Hex, knights: i64 },
    Breach(Breach),
    Occupy { hex: Hex, from: Vec<(i64, i64, i64)> },
    Attack { from: Hex, to: Hex, dice: [i64; 2], plunder: Option<Word<Good>> },
    End {},
}

/// What is to be breached.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "expected an edge or a castle, and a die")]
enum Breach {
    Wall { edge: [Hex; 2], die: i64 },
    Castle { castle: Hex, die: i64 },
}

impl From<WrittenStep> for ConquestStep {
    fn from(written: WrittenStep) -> Self {
        let edge = |hexes: [Hex; 2]| hexes.map(HexAt::from);
        let build = |building, hex: Hex| ConquestStep::Build { building, hex: hex.into() };
        match written {
            WrittenStep::Found { by, hex } => ConquestStep::Found { by, hex: hex.into() },
            WrittenStep::Produce {} => ConquestStep::Produce,
            WrittenStep::Knight { hex, pay: Word(pay) } => ConquestStep::Knight { hex: hex.into(), pay },
            WrittenStep::Wall { edge: hexes, pay: Word(pay) } => ConquestStep::Wall { edge: edge(hexes), pay },
            WrittenStep::Rebuild { from, to } => ConquestStep::Rebuild { from: edge(from), to: edge(to) },
            WrittenStep::Settlement { hex } => build(Building::Settlement, hex),
            WrittenStep::City { hex } => build(Building::City, hex),
            WrittenStep::Castle { hex } => build(Building::Castle, hex),
            WrittenStep::Bank { gives: Word(gives), takes: Word(takes), count } => {
                ConquestStep::Bank { gives, takes, count }
            }
            WrittenStep::Trade { with, gives, takes } => {
                ConquestStep::Trade { with, gives: gives.into(), takes: takes.into() }
            }
            WrittenStep::Move { from, to, knights } => ConquestStep::Move { from: from.into(), to: to.into(), knights },
            WrittenStep::Breach(Breach::Wall { edge: hexes, die }) => {
                ConquestStep::BreachWall { edge: edge(hexes), die }
            }
            WrittenStep::Breach(Breach::Castle { castle, die }) => {
                ConquestStep::BreachCastle { hex: castle.into(), die }
            }
            WrittenStep::Occupy { hex, from } => {
                let from = from.into_iter().map(|(q, r, knights)| (HexAt { r, q }, knights)).collect();
                ConquestStep::Occupy { hex: hex.into(), from }
            }
            WrittenStep::Attack { from, to, dice, plunder } => {
                let plunder = plunder.map(|Word(good)| good);
                ConquestStep::Attack { from: from.into(), to: to.into(), dice, plunder }
            }
            WrittenStep::End {} => ConquestStep::End,
        }
    }
}

impl LoggedGame for Conquest {
    const FORM: FormShape =
        FormShape { texts: &["by", "pay", "with", "plunder"], lists: &[], named: &[], counted: &["from"], aloud: &[] };

    fn read_opening(first: JsonLine) -> Result<ConquestOpening, LineFormFault> {
        first.keys::<WrittenOpening>().map(Into::into)
    }

    fn read_step(what: String, line: JsonLine) -> Result<ConquestStep, LineFormFault> {
        line.variant::<WrittenStep>(what).map(Into::into)
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
