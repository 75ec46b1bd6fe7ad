//! Logs and states of Full-Contact.

use serde::Serialize;

use crate::games::fields::{FormShape, whole as whole_number};
use crate::games::json::{Coded, Json, JsonRecord, LineFormFault, counts, no_word, whole};
use crate::games::log::{DO, InOrder, LoggedGame};
use reeve_rules::games::full_contact::field::{FieldTeam, FullContact};
use reeve_rules::games::full_contact::step::{
    Ball, Balls, CardPlay, FieldCard, FieldOpening, FieldStep, PileOpening, Purchase, TeamOpening,
};
use reeve_rules::games::journal::GameRules;

const BALL: Coded<Ball> = (Ball::from_code, Ball::CODES);
const CARD: Coded<FieldCard> = (FieldCard::from_code, FieldCard::CODES);
const STEPS: &[&str] = &["whistle", "stop", "collect", "place", "buy", "trade", "play", "undo"];
/// The most piles that can be set on a page; a log may have more.
pub const PILES: usize = 12;
const PURCHASES: &[&str] = &["settlement", "city", "knight", "card"];

impl LoggedGame for FullContact {
    const FORM: FormShape = FormShape {
        texts: &["team", "pile", "to", "hit", "card", "resource", "what", "with"],
        lists: &[],
        named: &["piles"],
        counted: &[],
        aloud: &[],
    };

    fn read_opening(first: &mut JsonRecord) -> Result<FieldOpening, LineFormFault> {
        let full = first.yes("full")?;
        let teams = first.objects("teams", |team| {
            Ok(TeamOpening { name: team.text("name")?, players: team.whole("players")?, hoop: team.whole("hoop")? })
        })?;
        let piles = first.objects("piles", |pile| {
            Ok(PileOpening { name: pile.text("name")?, ball: pile.word("resource", BALL)?, size: pile.whole("size")? })
        })?;
        Ok(FieldOpening { full, teams: teams.ok_or(LineFormFault::KeyMissing("teams"))?, piles })
    }

    fn read_step(what: &str, step: &mut JsonRecord) -> Result<FieldStep, LineFormFault> {
        Ok(match what {
            "whistle" => FieldStep::Whistle,
            "stop" => FieldStep::Stop,
            "collect" => FieldStep::Collect { team: step.text("team")?, pile: step.text("pile")? },
            "place" => FieldStep::Place { team: step.text("team")?, hoop: step.whole("hoop")? },
            "buy" => FieldStep::Buy { team: step.text("team")?, what: purchase(step)? },
            "trade" => FieldStep::Trade {
                team: step.text("team")?,
                to: step.text("to")?,
                gives: step.counts("gives", Ball::CODES)?,
                takes: step.counts("takes", Ball::CODES)?,
            },
            "play" => FieldStep::Play { team: step.text("team")?, card: card(step)? },
            _ => return Err(no_word(DO, what.to_owned(), STEPS)),
        })
    }

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

fn purchase(step: &mut JsonRecord) -> Result<Purchase, LineFormFault> {
    let what = step.text("what")?;
    Ok(match what.as_str() {
        "settlement" => Purchase::Settlement,
        "city" => Purchase::City(step.whole("hoop")?),
        "knight" => Purchase::Knight(step.word("with", BALL)?),
        "card" => Purchase::Card(step.word("with", BALL)?, step.word("card", CARD)?),
        _ => return Err(no_word("what", what, PURCHASES)),
    })
}

fn card(step: &mut JsonRecord) -> Result<CardPlay, LineFormFault> {
    Ok(match step.word("card", CARD)? {
        FieldCard::Vp => CardPlay::Vp,
        FieldCard::YearOfPlenty => CardPlay::YearOfPlenty(step.named("piles", |name, count| whole(name, &count))?),
        FieldCard::Monopoly => CardPlay::Monopoly(step.word("resource", BALL)?),
        FieldCard::Robber => CardPlay::Robber(step.named("discards", |name, balls| counts(name, balls, Ball::CODES))?),
        FieldCard::Barbarians => CardPlay::Barbarians { hit: step.text("hit")?, hoop: step.whole("hoop")? },
        FieldCard::Foresight => CardPlay::Foresight,
        FieldCard::MilitarySupremacy => CardPlay::MilitarySupremacy,
    })
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
