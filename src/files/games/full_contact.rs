//! Logs and states of Full-Contact.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::games::fields::{FormShape, whole as whole_number};
use crate::games::json::{Json, JsonLine, LineFormFault, Word, read_by_code};
use crate::games::log::{InOrder, LoggedGame};
use reeve_rules::games::full_contact::field::{FieldTeam, FullContact};
use reeve_rules::games::full_contact::step::{
    Ball, Balls, CardPlay, FieldCard, FieldOpening, FieldStep, PileOpening, Purchase, TeamOpening,
};
use reeve_rules::games::journal::GameRules;

/// The most piles that can be set on a page; a log may have more.
pub const PILES: usize = 12;

read_by_code!(Ball, FieldCard);

/// The first line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenOpening {
    #[serde(default)]
    full: bool,
    teams: Vec<NewTeam>,
    piles: Option<Vec<NewPile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTeam {
    name: String,
    players: i64,
    hoop: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPile {
    name: String,
    resource: Word<Ball>,
    size: i64,
}

impl From<WrittenOpening> for FieldOpening {
    fn from(WrittenOpening { full, teams, piles }: WrittenOpening) -> Self {
        let team = |NewTeam { name, players, hoop }| TeamOpening { name, players, hoop };
        let pile = |NewPile { name, resource: Word(ball), size }| PileOpening { name, ball, size };
        FieldOpening {
            full,
            teams: teams.into_iter().map(team).collect(),
            piles: piles.map(|piles| piles.into_iter().map(pile).collect()),
        }
    }
}

/// So many of each resource; what is left out is 0.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct BallCounts {
    wood: i64,
    wheat: i64,
    brick: i64,
    ore: i64,
}

impl From<BallCounts> for Balls {
    fn from(BallCounts { wood, wheat, brick, ore }: BallCounts) -> Balls {
        [wood, wheat, brick, ore]
    }
}

/// A step.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum WrittenStep {
    Whistle {},
    Stop {},
    Collect {
        team: String,
        pile: String,
    },
    Place {
        team: String,
        hoop: i64,
    },
    #[serde(rename = "buy settlement")]
    BuySettlement {
        team: String,
    },
    #[serde(rename = "buy city")]
    BuyCity {
        team: String,
        hoop: i64,
    },
    #[serde(rename = "buy knight")]
    BuyKnight {
        team: String,
        with: Word<Ball>,
    },
    #[serde(rename = "buy card")]
    BuyCard {
        team: String,
        with: Word<Ball>,
        card: Word<FieldCard>,
    },
    Trade {
        team: String,
        to: String,
        gives: BallCounts,
        takes: BallCounts,
    },
    #[serde(rename = "play vp")]
    Vp {
        team: String,
    },
    #[serde(rename = "play year-of-plenty")]
    YearOfPlenty {
        team: String,
        piles: BTreeMap<String, i64>,
    },
    #[serde(rename = "play monopoly")]
    Monopoly {
        team: String,
        resource: Word<Ball>,
    },
    #[serde(rename = "play robber")]
    Robber {
        team: String,
        discards: BTreeMap<String, BallCounts>,
    },
    #[serde(rename = "play barbarians")]
    Barbarians {
        team: String,
        hit: String,
        hoop: i64,
    },
    #[serde(rename = "play foresight")]
    Foresight {
        team: String,
    },
    #[serde(rename = "play military-supremacy")]
    MilitarySupremacy {
        team: String,
    },
}

impl From<WrittenStep> for FieldStep {
    fn from(written: WrittenStep) -> Self {
        let buy = |team, what| FieldStep::Buy { team, what };
        let play = |team, card| FieldStep::Play { team, card };
        match written {
            WrittenStep::Whistle {} => FieldStep::Whistle,
            WrittenStep::Stop {} => FieldStep::Stop,
            WrittenStep::Collect { team, pile } => FieldStep::Collect { team, pile },
            WrittenStep::Place { team, hoop } => FieldStep::Place { team, hoop },
            WrittenStep::BuySettlement { team } => buy(team, Purchase::Settlement),
            WrittenStep::BuyCity { team, hoop } => buy(team, Purchase::City(hoop)),
            WrittenStep::BuyKnight { team, with: Word(with) } => buy(team, Purchase::Knight(with)),
            WrittenStep::BuyCard { team, with: Word(with), card: Word(card) } => buy(team, Purchase::Card(with, card)),
            WrittenStep::Trade { team, to, gives, takes } => {
                FieldStep::Trade { team, to, gives: gives.into(), takes: takes.into() }
            }
            WrittenStep::Vp { team } => play(team, CardPlay::Vp),
            WrittenStep::YearOfPlenty { team, piles } => {
                play(team, CardPlay::YearOfPlenty(piles.into_iter().collect()))
            }
            WrittenStep::Monopoly { team, resource: Word(ball) } => play(team, CardPlay::Monopoly(ball)),
            WrittenStep::Robber { team, discards } => {
                let discards = discards.into_iter().map(|(name, balls)| (name, balls.into()));
                play(team, CardPlay::Robber(discards.collect()))
            }
            WrittenStep::Barbarians { team, hit, hoop } => play(team, CardPlay::Barbarians { hit, hoop }),
            WrittenStep::Foresight { team } => play(team, CardPlay::Foresight),
            WrittenStep::MilitarySupremacy { team } => play(team, CardPlay::MilitarySupremacy),
        }
    }
}

impl LoggedGame for FullContact {
    const FORM: FormShape = FormShape {
        texts: &["team", "pile", "to", "hit", "card", "resource", "what", "with"],
        lists: &[],
        named: &["piles"],
        counted: &[],
        aloud: &[],
    };

    fn read_opening(first: JsonLine) -> Result<FieldOpening, LineFormFault> {
        first.keys::<WrittenOpening>().map(Into::into)
    }

    fn read_step(what: String, line: JsonLine) -> Result<FieldStep, LineFormFault> {
        line.variant::<WrittenStep>(what).map(Into::into)
    }

    const KINDS: &'static [(&'static str, &'static str, &'static [&'static str])] =
        &[("buy", "what", &[]), ("play", "card", &[])];

    fn written_setup(order: &[String], setup: &mut Vec<(String, String)>) -> Vec<(&'static str, Json)> {
        let mut taken = |name: String| {
            let at = setup.iter().position(|(known, _)| *known == name);
            at.map(|at| setup.remove(at).1.trim().to_owned()).unwrap_or_default()
        };
        let object =
            |entries: [(&str, Json); 3]| Json::Object(entries.map(|(key, value)| (key.to_owned(), value)).into());
        let mut written = vec![];
        let team = |token: &String| {
            let players = whole_number(&taken(format!("players-{token}")));
            let hoop = whole_number(&taken(format!("hoop-{token}")));
            object([("name", Json::Text(token.clone())), ("players", players), ("hoop", hoop)])
        };
        written.push(("teams", Json::List(order.iter().map(team).collect())));
        let piles: Vec<Json> = (1..=PILES)
            .filter_map(|row| {
                let [name, ball, size] = ["name", "resource", "size"].map(|what| taken(format!("pile-{row}-{what}")));
                let pile =
                    [("name", Json::Text(name.clone())), ("resource", Json::Text(ball)), ("size", whole_number(&size))];
                (!name.is_empty() || !size.is_empty()).then(|| object(pile))
            })
            .collect();
        if !piles.is_empty() {
            written.push(("piles", Json::List(piles)));
        }
        written
    }

    fn written(&self) -> Result<String, serde_json::Error> {
        let team = |team: &FieldTeam| {
            let FieldTeam { name, now, .. } = team.clone();
            let state = WrittenTeam {
                vp: now.vp(),
                knights: now.knights,
                settlements: now.settlements.numbers().collect(),
                cities: now.cities.numbers().collect(),
                unplaced: now.unplaced,
                balls: written_balls(&now.balls),
                cards: now.cards.iter().map(|card| card.code()).collect(),
                extra: now.extra,
            };
            (name, state)
        };
        let name = |team: &usize| self.teams[*team].name.clone();
        let noted = self.next_round.iter().map(|(team, card)| WrittenNote { team: name(team), card: card.code() });
        serde_json::to_string(&WrittenField {
            game: FullContact::SYSTEM.code,
            round: self.round,
            running: self.running,
            teams: InOrder(self.teams.iter().map(team).collect()),
            piles: InOrder(self.piles.iter().map(|pile| (pile.name.clone(), pile.balls)).collect()),
            deck: self.deck.iter().sum(),
            next_round: noted.collect(),
            winner: self.winner.as_ref().map(name),
        })
    }
}

fn written_balls(balls: &Balls) -> InOrder<&'static str, i64> {
    InOrder(Ball::ALL.iter().map(|ball| (ball.code(), balls[*ball as usize])).collect())
}

#[derive(Serialize)]
struct WrittenField {
    game: &'static str,
    round: i64,
    running: bool,
    teams: InOrder<String, WrittenTeam>,
    piles: InOrder<String, i64>,
    deck: u8,
    next_round: Vec<WrittenNote>,
    winner: Option<String>,
}

#[derive(Serialize)]
struct WrittenTeam {
    vp: i64,
    knights: i64,
    settlements: Vec<i64>,
    cities: Vec<i64>,
    unplaced: i64,
    balls: InOrder<&'static str, i64>,
    cards: Vec<&'static str>,
    extra: i64,
}

#[derive(Serialize)]
struct WrittenNote {
    team: String,
    card: &'static str,
}
