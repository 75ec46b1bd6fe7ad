//! Logs and states of Struggle.

use serde::{Deserialize, Serialize};

use crate::games::fields::FormShape;
use crate::games::json::{JsonLine, LineFormFault};
use crate::games::log::{InOrder, LoggedGame};
use reeve_rules::games::journal::GameRules;
use reeve_rules::games::struggle::ledger::{LaidOut, Struggle};
use reeve_rules::games::struggle::step::{
    BuildingCards, CardColumn, CardValues, EXPANSIONS, StruggleOpening, StruggleStep, TAKEN_BY_BUILDS,
};

/// The first line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenOpening {
    players: Vec<String>,
    #[serde(default, with = "WrittenCards")]
    cards: BuildingCards,
    #[serde(default, with = "WrittenValues")]
    values: CardValues,
    #[serde(default = "usual_expansions")]
    expansions: Vec<String>,
}

#[derive(Deserialize)]
#[serde(remote = "BuildingCards", default = "BuildingCards::default", deny_unknown_fields)]
struct WrittenCards {
    road: i64,
    settlement: i64,
    knight: i64,
    expansion: i64,
}

#[derive(Deserialize)]
#[serde(remote = "CardValues", default = "CardValues::default", deny_unknown_fields)]
struct WrittenValues {
    settlement: i64,
    city: i64,
    road_a: i64,
    road_b: i64,
    knight_a: i64,
    knight_b: i64,
    expansion: i64,
}

fn usual_expansions() -> Vec<String> {
    EXPANSIONS.map(str::to_owned).to_vec()
}

impl From<WrittenOpening> for StruggleOpening {
    fn from(WrittenOpening { players, cards, values, expansions }: WrittenOpening) -> Self {
        StruggleOpening { players, cards, expansions, values }
    }
}

/// A step.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum WrittenStep {
    Trade {
        with: String,
        count: i64,
    },
    #[serde(rename = "build road")]
    Road {
        from: Option<String>,
    },
    #[serde(rename = "build knight")]
    Knight {
        from: Option<String>,
    },
    #[serde(rename = "build settlement")]
    Settlement {
        #[serde(default)]
        flip: bool,
    },
    #[serde(rename = "build city")]
    City {
        event: Option<String>,
    },
    Build {
        what: String,
    },
    Draw {
        count: i64,
    },
    End {},
}

impl From<WrittenStep> for StruggleStep {
    fn from(written: WrittenStep) -> Self {
        match written {
            WrittenStep::Trade { with, count } => StruggleStep::Trade { with, count },
            WrittenStep::Road { from } => StruggleStep::Build { column: CardColumn::Road, from },
            WrittenStep::Knight { from } => StruggleStep::Build { column: CardColumn::Knight, from },
            WrittenStep::Settlement { flip } => StruggleStep::Settlement { flip },
            WrittenStep::City { event } => StruggleStep::City { event },
            WrittenStep::Build { what } => StruggleStep::Expansion(what),
            WrittenStep::Draw { count } => StruggleStep::Draw(count),
            WrittenStep::End {} => StruggleStep::End,
        }
    }
}

impl LoggedGame for Struggle {
    const FORM: FormShape =
        FormShape { texts: &["what", "with"], lists: &["expansions"], named: &[], counted: &[], aloud: &["event"] };

    fn read_opening(first: JsonLine) -> Result<StruggleOpening, LineFormFault> {
        first.keys::<WrittenOpening>().map(Into::into)
    }

    fn read_step(what: String, line: JsonLine) -> Result<StruggleStep, LineFormFault> {
        line.variant::<WrittenStep>(what).map(Into::into)
    }

    const KINDS: &'static [(&'static str, &'static str, &'static [&'static str])] =
        &[("build", "what", &TAKEN_BY_BUILDS)];

    fn written(&self) -> Result<String, serde_json::Error> {
        let player = |at: usize| {
            let LaidOut { columns, settlements, cities, expansions } = &self.laid_out[at];
            let sides = |column: CardColumn| {
                (0..columns[column as usize]).map(|card| if card % 2 == 0 { "A" } else { "B" }).collect()
            };
            let state = WrittenLaidOut {
                vp: self.vp(at),
                roads: sides(CardColumn::Road),
                knights: sides(CardColumn::Knight),
                settlements: *settlements,
                cities: *cities,
                expansions: expansions.iter().map(|at| self.expansions[*at].as_str()).collect(),
            };
            (&self.players[at], state)
        };
        let BuildingCards { road, settlement, knight, expansion } = self.left;
        serde_json::to_string(&WrittenLedger {
            game: Struggle::SYSTEM.code,
            turn: &self.players[self.turn.player],
            phase: self.turn.phase.code(),
            players: InOrder((0..self.players.len()).map(player).collect()),
            left: WrittenPiles { road, settlement, knight, expansion },
            trade_left: self.trade_left(),
            draw_limit: self.draw_limit(),
            destiny: self.destiny,
            winner: self.winner.map(|winner| self.players[winner].as_str()),
        })
    }
}

#[derive(Serialize)]
struct WrittenLedger<'g> {
    game: &'static str,
    turn: &'g str,
    phase: &'static str,
    players: InOrder<&'g String, WrittenLaidOut<'g>>,
    left: WrittenPiles,
    trade_left: i64,
    draw_limit: i64,
    destiny: bool,
    winner: Option<&'g str>,
}

#[derive(Serialize)]
struct WrittenLaidOut<'g> {
    vp: i64,
    roads: Vec<&'static str>,
    knights: Vec<&'static str>,
    settlements: i64,
    cities: i64,
    expansions: Vec<&'g str>,
}

#[derive(Serialize)]
struct WrittenPiles {
    road: i64,
    settlement: i64,
    knight: i64,
    expansion: i64,
}
