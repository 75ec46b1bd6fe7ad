//! Logs and states of Struggle.

use serde::Serialize;

use crate::games::fields::FormShape;
use crate::games::json::{JsonRecord, LineFormFault, no_word};
use crate::games::log::{DO, InOrder, LoggedGame};
use reeve_rules::games::journal::GameRules;
use reeve_rules::games::struggle::ledger::{LaidOut, Struggle};
use reeve_rules::games::struggle::step::{
    BuildingCards, CardColumn, CardValues, EXPANSIONS, StruggleOpening, StruggleStep,
};

const STEPS: &[&str] = &["trade", "build", "draw", "end", "undo"];

impl LoggedGame for Struggle {
    const FORM: FormShape =
        FormShape { texts: &["what", "with"], lists: &["expansions"], named: &[], counted: &[], aloud: &["event"] };

    fn read_opening(first: &mut JsonRecord) -> Result<StruggleOpening, LineFormFault> {
        let players = first.texts("players")?;
        let usual = BuildingCards::default();
        let mut record = first.optional_object("cards")?;
        let cards = BuildingCards {
            road: record.whole_or("road", usual.road)?,
            settlement: record.whole_or("settlement", usual.settlement)?,
            knight: record.whole_or("knight", usual.knight)?,
            expansion: record.whole_or("expansion", usual.expansion)?,
        };
        record.done()?;
        let usual = CardValues::default();
        let mut record = first.optional_object("values")?;
        let values = CardValues {
            settlement: record.whole_or("settlement", usual.settlement)?,
            city: record.whole_or("city", usual.city)?,
            road_a: record.whole_or("road_a", usual.road_a)?,
            road_b: record.whole_or("road_b", usual.road_b)?,
            knight_a: record.whole_or("knight_a", usual.knight_a)?,
            knight_b: record.whole_or("knight_b", usual.knight_b)?,
            expansion: record.whole_or("expansion", usual.expansion)?,
        };
        record.done()?;
        let expansions =
            if first.has("expansions") { first.texts("expansions")? } else { EXPANSIONS.map(str::to_owned).to_vec() };
        Ok(StruggleOpening { players, cards, expansions, values })
    }

    fn read_step(what: &str, step: &mut JsonRecord) -> Result<StruggleStep, LineFormFault> {
        Ok(match what {
            "trade" => StruggleStep::Trade { with: step.text("with")?, count: step.whole("count")? },
            "build" => build(step)?,
            "draw" => StruggleStep::Draw(step.whole("count")?),
            "end" => StruggleStep::End,
            _ => return Err(no_word(DO, what.to_owned(), STEPS)),
        })
    }

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

fn build(step: &mut JsonRecord) -> Result<StruggleStep, LineFormFault> {
    let what = step.text("what")?;
    Ok(match what.as_str() {
        "settlement" => StruggleStep::Settlement { flip: step.yes("flip")? },
        "city" => StruggleStep::City { event: step.optional_text("event")? },
        _ => match CardColumn::from_code(&what) {
            Some(column) => StruggleStep::Build { column, from: step.optional_text("from")? },
            None => StruggleStep::Expansion(what),
        },
    })
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
