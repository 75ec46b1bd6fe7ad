//! Full-Contact's console: what a referee taps while a round runs, and what is bought and played between rounds.

use askama::Template;

use crate::ui::game_view::score::{GameScore, ScoreLine};
use crate::ui::game_view::{GameButton, GameView, Looker, PlayedOut, SetupForm, SidePage, SidePart, TypedStep};
use crate::ui::layout::Layout;
use reeve_files::games::full_contact::PILES;
use reeve_files::games::log::{GameLogFault, ToldStep};
use reeve_rules::games::full_contact::field::{FieldTeam, FullContact, HEAD_START, HOOPS, PLENTY, half};
use reeve_rules::games::full_contact::play::SYSTEM;
use reeve_rules::games::full_contact::step::{Ball, CardPlay, FieldCard, FieldStep, Purchase};
use reeve_rules::games::journal::{GameRules, Journal};
use reeve_views::games::GameAtTable;
use reeve_words as words;
use reeve_words::games::full_contact as said;

/// The field and the teams.
pub struct Console {
    pub head: String,
    pub running: bool,
    /// How many rounds were whistled.
    pub round: i64,
    pub is_won: bool,
    pub goal: i64,
    /// The piles, from the highest on the field.
    pub piles: Vec<PileView>,
    /// Cards left in the deck.
    pub deck: i64,
    /// The cards that can be drawn: code and name.
    pub drawn: Vec<(&'static str, String)>,
    /// What was played for the next round, in sentences.
    pub next_round: Vec<String>,
    pub teams: Vec<TeamView>,
    /// The button that whistles the next round.
    pub whistle: String,
    /// What the clock says while one team runs alone, and for how many seconds, where one does in the round that is on.
    pub ahead: Option<(String, i64)>,
    /// The step that whistled the last round, by its place in the log from 0.
    pub whistled: Option<usize>,
}

/// A pile of balls.
pub struct PileView {
    /// Its name in the log.
    pub name: String,
    /// The code of its colour.
    pub ball: &'static str,
    /// The balls there, and those of a full pile.
    pub balls: i64,
    /// Those of a full pile.
    pub size: i64,
}

/// A team.
pub struct TeamView {
    pub name: String,
    /// What stands for it in the log.
    pub token: String,
    /// Its number, from 1.
    pub mark: usize,
    pub vp: i64,
    /// Its knights of so many players.
    pub knights: i64,
    pub players: i64,
    pub buildings: String,
    /// Settlements that wait for a hoop.
    pub unplaced: i64,
    /// Its balls: the code of the colour, and how many.
    pub balls: Vec<(&'static str, i64)>,
    /// The cards that it holds.
    pub cards: Vec<String>,
    /// Hoops that are free, where it has something to place.
    pub hoops: Vec<i64>,
    /// What it can buy now, but for cards.
    pub buys: Vec<GameButton>,
    /// With what it can pay a card: the code of the colour.
    pub card_with: Vec<&'static str>,
    /// The cards that it can play by a button.
    pub plays: Vec<GameButton>,
    /// Whether it can take balls from the field, and how many.
    pub plenty: Option<i64>,
    /// What the others give up to the robber, where it can play it: team, token, how many, and its balls.
    pub robbed: Option<Vec<RobbedTeam>>,
    /// Whether it can trade, and with whom: token and name.
    pub trades_with: Vec<(String, String)>,
    /// What can be traded: the code of the colour, how many it has, and the most that another team has.
    pub trades: Vec<(&'static str, i64, i64)>,
}

/// A team that gives balls up to the robber.
pub struct RobbedTeam {
    pub name: String,
    /// What stands for it in the log.
    pub token: String,
    /// How many balls it gives up.
    pub gives: i64,
    pub balls: Vec<(&'static str, i64)>,
}

/// What its pages have for themselves.
pub(super) const PAGE: SidePage = SidePage {
    system: &SYSTEM,
    work_out,
    setup: |setup, page| ConsoleSetup { setup, page }.render(),
    first: None,
    step: TypedStep::plain,
    asks: |_| false,
};

#[derive(Template)]
#[template(path = "parts/games/full_contact.html")]
struct ConsolePart<'p> {
    field: &'p Console,
    game: &'p GameView,
    page: &'p Layout,
}

#[derive(Template)]
#[template(path = "organizer/games/full_contact.html")]
struct ConsoleSetup<'f> {
    setup: &'f SetupForm<'f>,
    page: &'f Layout,
}

impl ConsoleSetup<'_> {
    /// Whether a team has so many players, as typed or usual.
    fn has_players(&self, position: &str, players: &str) -> bool {
        self.setup.typed(&format!("players-#{position}"), "4") == players
    }

    /// Whether a team starts in a hoop, as typed or usual: they lie far from each other.
    fn starts_in(&self, position: &str, hoop: i64) -> bool {
        let typed = self.setup.typed(&format!("hoop-#{position}"), "");
        match self.setup.sides.iter().position(|(known, _)| known == position) {
            Some(at) if typed.is_empty() => [1, 10, 4, 7].get(at) == Some(&hoop),
            _ => typed == hoop.to_string(),
        }
    }

    /// The rows in which piles are set, from 1.
    fn rows(&self) -> std::ops::RangeInclusive<usize> {
        1..=PILES
    }

    /// What stands in a row.
    fn pile(&self, row: usize, what: &str) -> &str {
        self.setup.typed(&format!("pile-{row}-{what}"), "")
    }

    /// Whether anything stands in a row.
    fn has_piles(&self) -> bool {
        self.rows().any(|row| !self.pile(row, "name").is_empty() || !self.pile(row, "size").is_empty())
    }

    /// The colours of balls.
    fn balls(&self) -> impl Iterator<Item = &'static str> {
        Ball::ALL.iter().map(|ball| ball.code())
    }
}

impl SidePart for Console {
    fn is_won(&self) -> bool {
        self.is_won
    }

    fn has_whistle(&self) -> bool {
        true
    }

    fn score(&self) -> askama::Result<GameScore> {
        // Balls are on the way home and cards are held: what stands counts.
        let line = |team: &TeamView| ScoreLine {
            name: team.name.clone(),
            mark: team.mark,
            points: team.vp,
            has: said::stands(&team.buildings, team.knights),
            has_turn: false,
            is_out: false,
        };
        Ok(GameScore {
            head: self.head.clone(),
            goal: texts::games::vp_win(self.goal),
            sides: self.teams.iter().map(line).collect(),
            since: self.whistled.filter(|_| self.running),
            island: None,
        })
    }

    fn html(&self, game: &GameView, page: &Layout) -> askama::Result<String> {
        ConsolePart { field: self, game, page }.render()
    }
}

/// A step that may be tried out.
struct FieldTrial(Journal<FullContact>);

impl FieldTrial {
    fn may(&mut self, step: &FieldStep) -> bool {
        // What was just done can be taken back.
        self.0.step(step).is_ok() && self.0.undo().is_ok()
    }
}

/// Works a game out from its log.
pub(super) fn work_out(found: &GameAtTable, _: &Looker) -> Result<PlayedOut, GameLogFault> {
    let (game, steps) = found.replayed::<FullContact, (String, bool)>(|game, step| {
        (said::told(game, step), matches!(step, FieldStep::Whistle))
    })?;
    let whistles =
        |step: &ToldStep<(String, bool)>| step.undone.is_none() && step.told.as_ref().is_some_and(|told| told.1);
    let whistled = steps.iter().rposition(whistles);
    let in_words =
        |ToldStep { told, undone }: ToldStep<(String, bool)>| ToldStep { told: told.map(|(said, _)| said), undone };
    let told = steps.into_iter().map(in_words).collect();
    let token = |name: &str| {
        let side = found.sides.iter().find(|side| side.name == name);
        side.map_or_else(|| name.to_owned(), |side| side.token.clone())
    };
    let mut trial = FieldTrial(game.clone());
    let console = Console {
        head: said::head(&game),
        running: game.running,
        round: game.round,
        is_won: game.is_won(),
        goal: game.goal,
        piles: game
            .piles
            .iter()
            .map(|pile| PileView {
                name: pile.name.clone(),
                ball: pile.ball.code(),
                balls: pile.balls,
                size: pile.size,
            })
            .collect(),
        deck: game.deck.iter().map(|left| i64::from(*left)).sum(),
        drawn: FieldCard::ALL
            .iter()
            .filter(|card| game.deck[**card as usize] > 0)
            .map(|card| (card.code(), said::card(*card)))
            .collect(),
        next_round: game.next_round.iter().map(|(team, card)| said::noted(&game.teams[*team].name, *card)).collect(),
        teams: (0..game.teams.len()).map(|at| team(&game, &mut trial, at, &token)).collect(),
        whistle: said::whistle(&game),
        ahead: game
            .ahead()
            .filter(|_| game.running)
            .map(|team| (texts::full_contact::runs_alone(words::isolated(&team.name)), HEAD_START)),
        whistled,
    };
    Ok(PlayedOut { part: Box::new(console), told, outcome: None })
}

fn balls(of: &[i64; 4]) -> Vec<(&'static str, i64)> {
    Ball::ALL.iter().map(|ball| (ball.code(), of[*ball as usize])).collect()
}

fn team(game: &Journal<FullContact>, trial: &mut FieldTrial, at: usize, token: &dyn Fn(&str) -> String) -> TeamView {
    let team = &game.teams[at];
    let name = || team.name.clone();
    let now = &team.now;
    let is_free = |hoop: &i64| {
        let has = |other: &FieldTeam| other.now.settlements.has(*hoop) || other.now.cities.has(*hoop);
        !game.teams.iter().any(has)
    };
    let is_on = !game.is_won();
    let places = is_on && game.running && now.unplaced > 0;
    let button = |label: String, fields: Vec<(&'static str, String)>| GameButton { label, fields };
    let mut buys = Vec::new();
    let mut buy = |trial: &mut FieldTrial, what: Purchase, label: String, more: Vec<(&'static str, String)>| {
        if trial.may(&FieldStep::Buy { team: name(), what }) {
            let fields = [vec![("do", "buy".to_owned()), ("team", token(&team.name))], more].concat();
            buys.push(GameButton { label, fields });
        }
    };
    buy(trial, Purchase::Settlement, texts::full_contact::buy_settlement(), vec![("what", "settlement".to_owned())]);
    for hoop in now.settlements.numbers() {
        let more = vec![("what", "city".to_owned()), ("hoop", hoop.to_string())];
        buy(trial, Purchase::City(hoop), texts::full_contact::buy_city(hoop), more);
    }
    for with in [Ball::Wood, Ball::Wheat] {
        let more = vec![("what", "knight".to_owned()), ("with", with.code().to_owned())];
        buy(trial, Purchase::Knight(with), texts::full_contact::buy_knight(with.code()), more);
    }
    let left = FieldCard::ALL.iter().copied().find(|card| game.deck[*card as usize] > 0);
    let card_with = [Ball::Wood, Ball::Wheat].into_iter().filter(|with| {
        left.is_some_and(|card| trial.may(&FieldStep::Buy { team: name(), what: Purchase::Card(*with, card) }))
    });
    let card_with: Vec<&'static str> = card_with.map(Ball::code).collect();
    let mut plays = Vec::new();
    let mut play = |trial: &mut FieldTrial, card: CardPlay, label: String, more: Vec<(&'static str, String)>| {
        let code = card.card().code().to_owned();
        if trial.may(&FieldStep::Play { team: name(), card }) {
            let head = vec![("do", "play".to_owned()), ("team", token(&team.name)), ("card", code)];
            plays.push(button(label, [head, more].concat()));
        }
    };
    for card in [CardPlay::Vp, CardPlay::Foresight, CardPlay::MilitarySupremacy] {
        let label = texts::full_contact::play(said::card(card.card()));
        play(trial, card, label, Vec::new());
    }
    for ball in Ball::ALL {
        let more = vec![("resource", ball.code().to_owned())];
        play(trial, CardPlay::Monopoly(*ball), texts::full_contact::play_monopoly(ball.code()), more);
    }
    for other in game.teams.iter().filter(|other| other.name != team.name) {
        for hoop in other.now.settlements.numbers().chain(other.now.cities.numbers()) {
            let more = vec![("hit", token(&other.name)), ("hoop", hoop.to_string())];
            let card = CardPlay::Barbarians { hit: other.name.clone(), hoop };
            let label = texts::full_contact::play_barbarians(words::isolated(&other.name), hoop);
            play(trial, card, label, more);
        }
    }
    let holds = |card: FieldCard| is_on && !game.running && now.cards.contains(&card);
    let others = || game.teams.iter().filter(|other| other.name != team.name);
    TeamView {
        name: name(),
        token: token(&team.name),
        mark: at + 1,
        vp: now.vp(),
        knights: now.knights,
        players: team.players,
        buildings: said::buildings(team),
        unplaced: now.unplaced,
        balls: balls(&now.balls),
        cards: now.cards.iter().map(|card| said::card(*card)).collect(),
        hoops: if places { (1..=HOOPS).filter(is_free).collect() } else { Vec::new() },
        buys,
        card_with,
        plays,
        plenty: holds(FieldCard::YearOfPlenty)
            .then(|| game.piles.iter().map(|pile| pile.balls).sum::<i64>().min(PLENTY)),
        robbed: holds(FieldCard::Robber).then(|| {
            let robbed = others().filter(|other| other.now.balls.iter().sum::<i64>() > 0);
            robbed
                .map(|other| RobbedTeam {
                    name: other.name.clone(),
                    token: token(&other.name),
                    gives: half(&other.now.balls),
                    balls: balls(&other.now.balls).into_iter().filter(|(_, count)| *count > 0).collect(),
                })
                .collect()
        }),
        trades: Ball::ALL
            .iter()
            .map(|ball| {
                let theirs = others().map(|other| other.now.balls[*ball as usize]).max().unwrap_or_default();
                (ball.code(), now.balls[*ball as usize], theirs)
            })
            .filter(|(_, own, theirs)| own + theirs > 0)
            .collect(),
        trades_with: if is_on && !game.running && now.balls.iter().sum::<i64>() > 0 {
            let with = others().filter(|other| other.now.balls.iter().sum::<i64>() > 0);
            with.map(|other| (token(&other.name), other.name.clone())).collect()
        } else {
            Vec::new()
        },
    }
}
