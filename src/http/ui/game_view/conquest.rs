//! Conquest's board: a picture whose hexes are links, and what can be done at the hex that was chosen.

mod drawn;

use askama::Template;

use crate::ui::game_view::score::{GameScore, ScoreLine};
use crate::ui::game_view::{GameButton, GameView, Looker, PlayedOut, SetupForm, SidePage, SidePart, TypedStep};
use crate::ui::layout::Layout;
use drawn::{HexDrawn, WallDrawn, drawn, view_box, walls};
use reeve_files::games::log::{GameLogFault, ToldStep};
use reeve_rules::games::conquest::island::{Conquest, Holding};
use reeve_rules::games::conquest::land::HexAt;
use reeve_rules::games::conquest::odds::Battle;
use reeve_rules::games::conquest::play::SYSTEM;
use reeve_rules::games::conquest::refusal::Refusal;
use reeve_rules::games::conquest::step::{Building, ConquestPhase, ConquestStep, Good, Goods};
use reeve_rules::games::journal::{GameRules, Journal};
use reeve_rules::games::side::GameRefusal;
use reeve_views::games::GameAtTable;
use reeve_words as words;
use reeve_words::games::conquest as said;

/// The board and whoever plays.
pub struct Isle {
    /// Whose turn it is, or what comes next.
    pub head: String,
    /// Whose turn it is, by name; empty before a production.
    pub turn: String,
    /// Whether whoever looks is another player at this table than the one whose turn it is.
    pub is_others: bool,
    /// Whether everybody founds a first settlement now.
    pub is_founding: bool,
    pub winner: Option<String>,
    /// Where the turn stands: 0 building, 1 moving, 2 breaching, 3 attacking; none outside of turns.
    pub phase: Option<usize>,
    pub round: i64,
    /// Whether the production comes next.
    pub may_produce: bool,
    /// What the production brings that comes next, or has brought in this round.
    pub production: Option<HandedOut>,
    /// Whether the turn can end.
    pub may_end: bool,
    /// The frame of the drawing.
    pub view_box: String,
    pub hexes: Vec<HexDrawn>,
    pub walls: Vec<WallDrawn>,
    pub chosen: Option<ChosenHex>,
    /// What comes onto a hex that was just opened.
    pub opened: Option<Opened>,
    /// Whether the bank and others trade now: with whom, by token and name.
    pub trades_with: Option<Vec<(String, String)>>,
    pub players: Vec<IslePlayer>,
}

/// What a production hands out, in one list.
pub struct HandedOut {
    pub heading: String,
    /// The players in the order of their turns, each with what they get.
    pub lines: Vec<(String, String)>,
}

/// What can be done at a hex.
pub struct ChosenHex {
    /// What is there, in a sentence.
    pub title: String,
    pub acts: Vec<GameButton>,
    /// What can't be built here, and why.
    pub refused: Vec<String>,
    /// Where knights can go from here: hexes and their names.
    pub moves: Vec<(String, String)>,
    pub movable: i64,
    /// From where knights can come here: hexes and their names.
    pub arrivals: Vec<(String, String)>,
    /// The most that can come from one of them.
    pub arriving: i64,
    /// The hex, as the log has it.
    pub hex: String,
    /// Own walls that can go to an edge of this hex: from, to, and what the button says.
    pub rebuilds: Vec<(String, String, String)>,
    pub breaches: Vec<GameButton>,
    pub attacks: Vec<Attack>,
}

/// An attack with its chances.
pub struct Attack {
    /// From where, as the log has it.
    pub from: String,
    pub to: String,
    pub label: String,
    /// In how many of 36 throws the next battle is won, and what is added to the dice.
    pub next: String,
    /// The chance to take the hex by fighting on, and to lose each number of knights.
    pub odds: Vec<(String, String)>,
    /// What a defender without gold can give up; empty where nothing is asked.
    pub plunder: Vec<(&'static str, String)>,
}

/// A hex that was opened to whoever acts.
pub struct Opened {
    /// The hex, as the log has it.
    pub hex: String,
    pub label: String,
    /// From where knights can come: field, name, and the most.
    pub from: Vec<(String, String, i64)>,
}

/// A player.
pub struct IslePlayer {
    pub name: String,
    /// The number on the board, from 1.
    pub mark: usize,
    /// Whether it is whoever looks.
    pub is_own: bool,
    pub has_turn: bool,
    pub is_out: bool,
    /// Hexes held, and how many more than half of the land are.
    pub holds: usize,
    /// The most that is needed.
    pub wins_with: usize,
    pub knights: i64,
    /// Resources: what and how many.
    pub goods: Vec<(String, i64)>,
    pub cards: Vec<String>,
}

/// What its pages have for themselves.
pub(super) const PAGE: SidePage = SidePage {
    system: &SYSTEM,
    work_out,
    setup: |setup, page| IsleSetup { setup, page }.render(),
    first: None,
    step: typed_step,
    asks: |why| matches!(why, GameRefusal::Conquest(Refusal::PlunderMissing(_))),
};

#[derive(Template)]
#[template(path = "parts/games/conquest.html")]
struct IslePart<'p> {
    isle: &'p Isle,
    game: &'p GameView,
    page: &'p Layout,
}

#[derive(Template)]
#[template(path = "parts/games/isle_seen.html")]
struct IsleSeen<'p> {
    isle: &'p Isle,
}

#[derive(Template)]
#[template(path = "organizer/games/conquest.html")]
struct IsleSetup<'f> {
    setup: &'f SetupForm<'f>,
    page: &'f Layout,
}

impl IsleSetup<'_> {
    /// The island that is chosen where nothing was typed.
    fn usual(&self) -> &'static str {
        if self.setup.has_board { "board" } else { "free" }
    }
}

impl SidePart for Isle {
    fn is_won(&self) -> bool {
        self.winner.is_some()
    }

    fn has_hexes(&self) -> bool {
        true
    }

    fn score(&self) -> askama::Result<GameScore> {
        let line = |player: &IslePlayer| ScoreLine {
            name: player.name.clone(),
            mark: player.mark,
            points: i64::try_from(player.holds).unwrap_or_default(),
            has: texts::conquest::knights(player.knights),
            has_turn: player.has_turn,
            is_out: player.is_out,
        };
        Ok(GameScore {
            head: self.head.clone(),
            goal: texts::conquest::hexes_win(self.players.first().map_or(0, |player| player.wins_with)),
            sides: self.players.iter().map(line).collect(),
            since: None,
            island: Some(IsleSeen { isle: self }.render()?),
        })
    }

    fn html(&self, game: &GameView, page: &Layout) -> askama::Result<String> {
        IslePart { isle: self, game, page }.render()
    }
}

/// A step with dice where Reeve is to throw them, and with what is plundered where that is asked for.
fn typed_step(fields: Vec<(String, String)>) -> TypedStep {
    let mut step = TypedStep::plain(fields);
    step.if_asked = step.taken("if-won").map(|good| ("plunder".to_owned(), good));
    let typed = step.taken("attacker").zip(step.taken("defender"));
    let throws = step.taken("throw").is_some();
    let field = match (typed, throws) {
        (Some(_), true) => match step.throw(2).as_slice() {
            [attacker, defender] => Some(("dice", format!("[{attacker},{defender}]"))),
            _ => None,
        },
        (Some((attacker, defender)), false) => Some(("dice", format!("[{attacker},{defender}]"))),
        (None, true) => {
            step.taken("die");
            step.throw(1).first().map(|die| ("die", die.to_string()))
        }
        (None, false) => None,
    };
    step.fields.extend(field.map(|(name, dice)| (name.to_owned(), dice)));
    step
}

/// A step tried out.
struct Trial(Journal<Conquest>);

impl Trial {
    fn why_not(&mut self, step: &ConquestStep) -> Option<GameRefusal> {
        match self.0.step(step) {
            // What was just done can be taken back.
            Ok(()) => {
                let dead_end = self.0.dead_end();
                let _ = self.0.undo();
                dead_end.map(Into::into)
            }
            Err(refused) => Some(refused.into()),
        }
    }

    fn may(&mut self, step: &ConquestStep) -> bool {
        self.why_not(step).is_none()
    }
}

/// A hex as the log has it.
fn written(HexAt { q, r }: HexAt) -> String {
    format!("[{q},{r}]")
}

fn edge(one: HexAt, two: HexAt) -> String {
    format!("[{},{}]", written(one), written(two))
}

/// Works a game out from its log.
pub(super) fn work_out(found: &GameAtTable, looker: &Looker) -> Result<PlayedOut, GameLogFault> {
    let own = found.sides.iter().find(|side| Some(side.player) == looker.player);
    let own_name = own.map(|own| own.name.as_str());
    let (game, steps) = found.replayed::<Conquest, ToldOnIsle>(|game, step| ToldOnIsle {
        said: said::told(game, step),
        production: matches!(step, ConquestStep::Produce).then(|| said::production(game)),
        outcome: said::outcome(game, step, own_name),
    })?;
    let own = own_name.and_then(|own| game.players.iter().position(|name| name == own));
    let mut trial = Trial(game.clone());
    let chosen = looker.hex.and_then(|(q, r)| game.land.find(HexAt { q, r }));
    let token = |name: &String| {
        let side = found.sides.iter().find(|side| side.name == *name);
        side.map_or_else(|| name.clone(), |side| side.token.clone())
    };
    let open = open_hexes(&game, &mut trial, chosen);
    let isle = Isle {
        head: said::head(&game, own),
        turn: game.turn.player.map(|player| game.players[player].clone()).unwrap_or_default(),
        is_others: own.is_some() && !game.is_won() && game.turn.player.is_some_and(|player| own != Some(player)),
        is_founding: game.turn.phase == ConquestPhase::Found,
        winner: game.turn.winner.map(|winner| game.players[winner].clone()),
        phase: match game.turn.phase {
            ConquestPhase::Found | ConquestPhase::Produce => None,
            ConquestPhase::Build => Some(0),
            ConquestPhase::Move => Some(1),
            ConquestPhase::Breach => Some(2),
            ConquestPhase::Attack => Some(3),
        },
        round: game.turn.round,
        may_produce: trial.may(&ConquestStep::Produce),
        production: handed_out(&game, &steps),
        may_end: trial.may(&ConquestStep::End),
        view_box: view_box(&game),
        hexes: (0..game.land.size()).map(|hex| drawn(&game, hex, (chosen == Some(hex), open[hex]), looker)).collect(),
        walls: walls(&game),
        chosen: chosen.map(|hex| chosen_hex(&game, &mut trial, hex, &token)),
        opened: opened(&game),
        trades_with: trades_with(&game, &token),
        players: (0..game.players.len()).map(|at| player(&game, at, own)).collect(),
    };
    let outcome = steps.last().and_then(|step| step.told.as_ref()?.outcome.clone());
    let told = steps.into_iter().map(|ToldStep { told, undone }| ToldStep { told: told.map(|step| step.said), undone });
    Ok(PlayedOut { part: Box::new(isle), told: told.collect(), outcome })
}

/// What is told of a step.
struct ToldOnIsle {
    said: String,
    /// What it handed out, where it is a production.
    production: Option<Vec<(String, String)>>,
    /// What came of it, where dice decided.
    outcome: Option<String>,
}

/// For each hex whether whoever founds now can do it there, or knights of the hex that was chosen can go there.
fn open_hexes(game: &Journal<Conquest>, trial: &mut Trial, chosen: Option<usize>) -> Vec<bool> {
    let land = || (0..game.land.size()).map(|hex| game.land.at(hex));
    let Some(player) = game.turn.player.filter(|_| !game.is_won()) else { return vec![false; game.land.size()] };
    if game.turn.phase == ConquestPhase::Found {
        let by = || game.players[player].clone();
        return land().map(|hex| trial.may(&ConquestStep::Found { by: by(), hex })).collect();
    }
    let ready = |hex: &usize| game.held_by(player, *hex).is_some_and(|hold| hold.knights > hold.moved);
    match chosen.filter(ready).map(|hex| game.land.at(hex)) {
        None => vec![false; game.land.size()],
        Some(from) => land().map(|to| to != from && trial.may(&ConquestStep::Move { from, to, knights: 1 })).collect(),
    }
}

/// What the production brings that comes next; else what the last one that stands has brought.
fn handed_out(game: &Conquest, steps: &[ToldStep<ToldOnIsle>]) -> Option<HandedOut> {
    let round = game.turn.round;
    if game.turn.phase == ConquestPhase::Produce {
        return Some(HandedOut { heading: said::production_of(round + 1, true), lines: said::production(game) });
    }
    let standing = steps.iter().rev().filter(|step| step.undone.is_none()).filter_map(|step| step.told.as_ref());
    let lines = standing.filter_map(|step| step.production.clone()).next()?;
    Some(HandedOut { heading: said::production_of(round, false), lines })
}

fn player(game: &Conquest, at: usize, own: Option<usize>) -> IslePlayer {
    let turn = &game.turn;
    let cards = [
        (turn.army, texts::conquest::largest_army()),
        (turn.fortress, texts::conquest::largest_fortress()),
        (turn.metropolis, texts::conquest::largest_metropolis()),
    ];
    let knights = game.hexes.iter().flatten().filter(|hold| hold.by == at).map(|hold| hold.knights).sum();
    IslePlayer {
        name: game.players[at].clone(),
        mark: at + 1,
        is_own: own == Some(at),
        has_turn: turn.player == Some(at) && turn.winner.is_none(),
        is_out: game.is_out(at),
        holds: game.holds[at],
        wins_with: game.land.size() / 2 + 1,
        knights,
        goods: Good::ALL.iter().map(|good| (said::good(*good), game.now[at].goods[*good as usize])).collect(),
        cards: cards.into_iter().filter(|(who, _)| *who == Some(at)).map(|(_, card)| card).collect(),
    }
}

fn trades_with(game: &Journal<Conquest>, token: &dyn Fn(&String) -> String) -> Option<Vec<(String, String)>> {
    let acting = game.turn.player.filter(|player| !game.is_won() && !game.is_out(*player));
    let acting = acting.filter(|_| game.turn.phase == ConquestPhase::Build)?;
    let others = (0..game.players.len()).filter(|other| *other != acting && !game.is_out(*other));
    Some(others.map(|other| (token(&game.players[other]), game.players[other].clone())).collect())
}

fn opened(game: &Journal<Conquest>) -> Option<Opened> {
    let (hex, player) = game.turn.opened.zip(game.turn.player)?;
    if game.is_won() {
        return None;
    }
    let near = game.land.beside(hex).map(|(_, other)| other);
    let near = near.filter(|other| game.is_open_to(player, *other, hex) && game.knights_of(player, *other) > 0);
    let from = near.map(|other| {
        let at = game.land.at(other);
        let from = said::side_of(game, game.land.at(hex), at);
        (format!("from:{}", written(at)), from, game.knights_of(player, other))
    });
    let at = game.land.at(hex);
    Some(Opened { hex: written(at), label: said::place(at), from: from.collect() })
        .filter(|opened| !opened.from.is_empty())
}

fn chosen_hex(game: &Journal<Conquest>, trial: &mut Trial, hex: usize, token: &dyn Fn(&String) -> String) -> ChosenHex {
    let at = game.land.at(hex);
    let mut chosen = ChosenHex {
        title: said::what_is_there(game, hex),
        acts: Vec::new(),
        refused: Vec::new(),
        moves: Vec::new(),
        movable: 0,
        arrivals: Vec::new(),
        arriving: 0,
        hex: written(at),
        rebuilds: Vec::new(),
        breaches: Vec::new(),
        attacks: Vec::new(),
    };
    let Some(player) = game.turn.player.filter(|_| !game.is_won()) else { return chosen };
    if game.turn.phase == ConquestPhase::Found {
        let by = game.players[player].clone();
        let fields = vec![("do", "found".to_owned()), ("by", token(&by)), ("hex", written(at))];
        let act = GameButton { label: texts::conquest::found_here(), fields };
        offer(&mut chosen, trial, &ConquestStep::Found { by, hex: at }, act);
        return chosen;
    }
    build_here(game, trial, hex, &mut chosen);
    let own = game.held_by(player, hex);
    chosen.movable = own.map_or(0, |hold| hold.knights - hold.moved);
    if chosen.movable > 0 {
        let all = (0..game.land.size()).map(|to| game.land.at(to)).filter(|to| *to != at);
        let open = all.filter(|to| trial.may(&ConquestStep::Move { from: at, to: *to, knights: 1 }));
        chosen.moves = open.map(|to| (written(to), said::way_to(game, at, to))).collect();
    }
    arrivals(game, trial, (player, hex), &mut chosen);
    fight_here(game, trial, (player, hex), &mut chosen);
    chosen
}

/// The own hexes from where knights can come here.
fn arrivals(game: &Journal<Conquest>, trial: &mut Trial, (player, hex): (usize, usize), chosen: &mut ChosenHex) {
    let to = game.land.at(hex);
    for other in (0..game.land.size()).filter(|other| *other != hex) {
        let free = game.held_by(player, other).map_or(0, |hold| hold.knights - hold.moved);
        let from = game.land.at(other);
        if free > 0 && trial.may(&ConquestStep::Move { from, to, knights: 1 }) {
            chosen.arrivals.push((written(from), said::way_from(game, to, from, free)));
            chosen.arriving = chosen.arriving.max(free);
        }
    }
}

/// Puts a button there, or the reason why there is none.
fn offer(chosen: &mut ChosenHex, trial: &mut Trial, step: &ConquestStep, act: GameButton) {
    match trial.why_not(step) {
        None => chosen.acts.push(act),
        Some(why) => {
            chosen.refused.push(texts::game_log::not_offered(act.label, words::games::log::of_rules(&why)));
        }
    }
}

fn build_here(game: &Journal<Conquest>, trial: &mut Trial, hex: usize, chosen: &mut ChosenHex) {
    let at = game.land.at(hex);
    let Some(player) = game.turn.player.filter(|_| game.turn.phase == ConquestPhase::Build) else { return };
    let hold = game.hexes[hex];
    let own = game.held_by(player, hex);
    for pay in [Good::Ore, Good::Wool] {
        let fields = vec![("do", "knight".to_owned()), ("hex", written(at)), ("pay", pay.code().to_owned())];
        if own.is_some_and(|own| own.building.is_some()) {
            offer(
                chosen,
                trial,
                &ConquestStep::Knight { hex: at, pay },
                GameButton { label: texts::conquest::buy_knight(pay.code()), fields },
            );
        }
    }
    let next = match own.and_then(|own| own.building) {
        None => Building::Settlement,
        Some(Building::Settlement) => Building::City,
        Some(Building::City | Building::Castle) => Building::Castle,
    };
    let fields = vec![("do", next.code().to_owned()), ("hex", written(at))];
    let is_full = own.and_then(|own| own.building) == Some(Building::Castle);
    if !is_full && hold.is_none_or(|hold| hold.by == player) {
        let act = GameButton { label: texts::conquest::buy_building(next.code()), fields };
        offer(chosen, trial, &ConquestStep::Build { building: next, hex: at }, act);
    }
    let own_walls: Vec<[HexAt; 2]> = game
        .all_walls()
        .into_iter()
        .filter(|(.., by)| *by == player)
        .map(|(one, two, _)| [game.land.at(one), game.land.at(two)])
        .collect();
    let beside: Vec<HexAt> = game.land.beside(hex).map(|(_, other)| game.land.at(other)).collect();
    for other in beside {
        for pay in [Good::Lumber, Good::Brick] {
            let fields = vec![("do", "wall".to_owned()), ("edge", edge(at, other)), ("pay", pay.code().to_owned())];
            if trial.may(&ConquestStep::Wall { edge: [at, other], pay }) {
                chosen.acts.push(GameButton { label: said::wall(game, [at, other], pay), fields });
            }
        }
        for from in &own_walls {
            if trial.may(&ConquestStep::Rebuild { from: *from, to: [at, other] }) {
                let label = said::rebuild(game, *from, [at, other]);
                chosen.rebuilds.push((edge(from[0], from[1]), edge(at, other), label));
            }
        }
    }
}

/// Breaches and attacks from this hex, or against it.
fn fight_here(game: &Journal<Conquest>, trial: &mut Trial, (player, hex): (usize, usize), chosen: &mut ChosenHex) {
    let at = game.land.at(hex);
    let mine = game.knights_of(player, hex) > 0;
    for (_, other) in game.land.beside(hex) {
        let there = game.land.at(other);
        if trial.may(&ConquestStep::BreachWall { edge: [at, there], die: 1 }) {
            let fields = vec![("do", "breach".to_owned()), ("edge", edge(at, there))];
            chosen.breaches.push(GameButton { label: said::breach_wall(game, [at, there]), fields });
        }
        let (from, to) = if mine { (hex, other) } else { (other, hex) };
        if let Some(attack) = attack(game, trial, (player, from, to)) {
            chosen.attacks.push(attack);
        }
    }
    if trial.may(&ConquestStep::BreachCastle { hex: at, die: 1 }) {
        let fields = vec![("do", "breach".to_owned()), ("castle", written(at))];
        chosen.breaches.push(GameButton { label: texts::conquest::breach_castle(), fields });
    }
}

fn attack(game: &Journal<Conquest>, trial: &mut Trial, (player, from, to): (usize, usize, usize)) -> Option<Attack> {
    let [from_at, to_at] = [from, to].map(|hex| game.land.at(hex));
    // A battle that is lost asks for nothing else than that it may be fought.
    let lost = (1..=6).rev().map(|defender| [1, defender]);
    let battle = Battle::new(game.knights_of(player, from), &game.hexes[to]?);
    let dice = lost.into_iter().find(|dice| !battle.is_won(*dice)).unwrap_or([1, 6]);
    let plunder = first_plunder(game, to).filter(|_| battle.is_won(dice));
    if !trial.may(&ConquestStep::Attack { from: from_at, to: to_at, dice, plunder }) {
        return None;
    }
    let defender: Holding = game.hexes[to]?;
    Some(Attack {
        from: written(from_at),
        to: written(to_at),
        label: said::attack(from_at, to_at, &game.players[defender.by], &battle),
        next: said::next_battle(&battle),
        odds: battle.siege().map(|siege| said::odds(&siege)).unwrap_or_default(),
        plunder: match first_plunder(game, to) {
            None => Vec::new(),
            Some(_) => plunders(&game.now[defender.by].goods),
        },
    })
}

/// What a defender without gold has.
fn plunders(goods: &Goods) -> Vec<(&'static str, String)> {
    let has = Good::ALL.iter().filter(|good| goods[**good as usize] > 0);
    has.map(|good| (good.code(), texts::conquest::goods(good.code(), 1))).collect()
}

fn first_plunder(game: &Conquest, to: usize) -> Option<Good> {
    let goods = game.now[game.hexes[to]?.by].goods;
    let none = goods[Good::Gold as usize] > 0;
    Good::ALL.iter().copied().find(|good| !none && goods[*good as usize] > 0)
}
