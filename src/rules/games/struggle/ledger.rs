//! The ledger of Struggle: what lies on the table, and the steps.
//!
//! Hands are secret, so what is paid is not written down.

use crate::games::journal::{GameEnd, GameRules, Journal, Refused, SideSystem, check_names};
use crate::games::struggle::refusal::Refusal;
use crate::games::struggle::step::{
    BuildKind, BuildingCards, CardColumn, CardValues, StruggleOpening, StrugglePhase, StruggleStep, TAKEN_BY_BUILDS,
    TAKEN_BY_TRADES,
};

/// The system.
pub static SYSTEM: SideSystem = SideSystem { code: "struggle", sides: 2..=4, refereed: false, taken: &TAKEN_BY_TRADES };

/// VP that win (S13).
pub const GOAL: i64 = 10;
/// Cards that lie on the market (S5).
const MARKET: i64 = 5;
/// Cards that everybody may draw (S11).
const DRAWN: i64 = 2;
/// So many players have no destiny card (S8).
const WITHOUT_DESTINY: usize = 2;
/// Roads that a castle protects, knights that a church does (S7).
const PROTECTED: [(&str, CardColumn, i64); 2] = [("castle", CardColumn::Road, 3), ("church", CardColumn::Knight, 1)];
/// The most cards of a pile, and VP of a card, that a first line may say (S2).
const MOST: i64 = 1_000_000;

/// What lies before a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LaidOut {
    /// The length of the columns, in the order of [`CardColumn::ALL`].
    pub columns: [i64; 2],
    pub settlements: i64,
    pub cities: i64,
    /// Expansions: their places in the list of all, in the order built.
    pub expansions: Vec<usize>,
}

impl LaidOut {
    /// Cards of a column on side A: the first, the third and so on (S4).
    fn on_side_a(&self, column: CardColumn) -> i64 {
        (self.columns[column as usize] + 1) / 2
    }
}

/// A turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StruggleTurn {
    pub player: usize,
    pub phase: StrugglePhase,
    pub traded: i64,
    /// What was built in it, in the order of [`BuildKind::ALL`].
    pub built: [bool; 5],
}

/// A game of Struggle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Struggle {
    /// The players, in the order of their turns.
    pub players: Vec<String>,
    pub expansions: Vec<String>,
    values: CardValues,
    /// What lies before each player.
    pub laid_out: Vec<LaidOut>,
    /// What is left in the piles.
    pub left: BuildingCards,
    pub turn: StruggleTurn,
    /// Whether the destiny card is turned.
    pub destiny: bool,
    pub winner: Option<usize>,
}

/// A value to be swapped.
#[derive(Debug, Clone)]
pub enum StruggleChange {
    /// What lies before a player.
    LaidOut(usize, LaidOut),
    Left(BuildingCards),
    Turn(StruggleTurn),
    Destiny(bool),
    Winner(Option<usize>),
}

impl GameRules for Struggle {
    type Opening = StruggleOpening;
    type Step = StruggleStep;
    type Change = StruggleChange;
    type Refusal = Refusal;

    const SYSTEM: &'static SideSystem = &SYSTEM;

    fn begin(opening: &StruggleOpening) -> Result<Self, Refused<Refusal>> {
        let StruggleOpening { players, cards, expansions, values } = opening.clone();
        SYSTEM.check_sides(players.iter().map(String::as_str))?;
        check_names(expansions.iter().map(String::as_str))?;
        check_opening(opening).map_err(Refused::ByGame)?;
        let each = LaidOut { columns: [1, 0], settlements: 1, ..LaidOut::default() };
        let number = players.len() as i64;
        let mut game = Struggle {
            laid_out: vec![each; players.len()],
            left: BuildingCards { road: cards.road - number, settlement: cards.settlement - number, ..cards },
            players,
            expansions,
            values,
            turn: turn_of(0),
            destiny: false,
            winner: None,
        };
        game.winner = game.won();
        Ok(game)
    }

    fn carry_out(game: &mut Journal<Self>, step: &StruggleStep) -> Result<(), Refusal> {
        match step {
            StruggleStep::Trade { with, count } => trade(game, with, *count)?,
            StruggleStep::Build { column, from } => column_card(game, *column, from.as_deref())?,
            StruggleStep::Settlement { flip } => settlement(game, *flip)?,
            StruggleStep::City { .. } => {
                begin_build(game, BuildKind::City)?;
                if game.own().settlements == 0 {
                    return Err(Refusal::NoSettlement);
                }
                lay_out(game, game.turn.player, |own| {
                    own.settlements -= 1;
                    own.cities += 1;
                });
            }
            StruggleStep::Expansion(name) => expansion(game, name)?,
            StruggleStep::Draw(count) => {
                let most = game.draw_limit();
                if game.turn.phase == StrugglePhase::Drawn {
                    return Err(Refusal::GoingBack(game.turn.phase));
                }
                if *count < 1 {
                    return Err(Refusal::DrawsNothing);
                }
                if *count > most {
                    return Err(Refusal::DrawsMore { most });
                }
                game.change(StruggleChange::Turn(StruggleTurn { phase: StrugglePhase::Drawn, ..game.turn }));
            }
            StruggleStep::End => {
                let next = (game.turn.player + 1) % game.players.len();
                game.change(StruggleChange::Turn(turn_of(next)));
            }
        }
        let winner = game.won();
        if winner.is_some() {
            game.change(StruggleChange::Winner(winner));
        }
        Ok(())
    }

    fn swap(&mut self, change: &mut StruggleChange) {
        use std::mem::swap;
        match change {
            StruggleChange::LaidOut(at, laid_out) => swap(&mut self.laid_out[*at], laid_out),
            StruggleChange::Left(left) => swap(&mut self.left, left),
            StruggleChange::Turn(turn) => swap(&mut self.turn, turn),
            StruggleChange::Destiny(destiny) => swap(&mut self.destiny, destiny),
            StruggleChange::Winner(winner) => swap(&mut self.winner, winner),
        }
    }

    fn is_won(&self) -> bool {
        self.winner.is_some()
    }

    fn end(&self) -> Option<GameEnd> {
        let sides = self.players.iter().enumerate().map(|(player, name)| (name.clone(), self.vp(player)));
        self.winner.map(|winner| GameEnd { sides: sides.collect(), winner })
    }

    fn candidates(&self) -> Vec<StruggleStep> {
        let names = TAKEN_BY_TRADES.into_iter().chain(self.players.iter().map(String::as_str));
        let trades = names.flat_map(|with| {
            (1..=self.trade_left()).map(move |count| StruggleStep::Trade { with: with.to_owned(), count })
        });
        let from = || std::iter::once(None).chain(self.players.iter().cloned().map(Some));
        let columns = CardColumn::ALL
            .iter()
            .flat_map(|column| from().map(|from| StruggleStep::Build { column: *column, from }).collect::<Vec<_>>());
        let settlements = [false, true].map(|flip| StruggleStep::Settlement { flip });
        let mut steps: Vec<StruggleStep> = trades.chain(columns).chain(settlements).collect();
        steps.push(StruggleStep::City { event: None });
        steps.extend(self.expansions.iter().cloned().map(StruggleStep::Expansion));
        steps.extend((1..=self.draw_limit()).map(StruggleStep::Draw));
        steps.push(StruggleStep::End);
        steps
    }
}

/// A turn that begins.
fn turn_of(player: usize) -> StruggleTurn {
    StruggleTurn { player, phase: StrugglePhase::Trade, traded: 0, built: [false; 5] }
}

fn check_opening(opening: &StruggleOpening) -> Result<(), Refusal> {
    let StruggleOpening { players, cards, expansions, values } = opening;
    let taken = |names: &[String], taken: &[&str]| {
        names
            .iter()
            .find(|name| taken.contains(&name.as_str()))
            .map_or(Ok(()), |name| Err(Refusal::NameTaken { name: name.clone() }))
    };
    taken(players, &TAKEN_BY_TRADES)?;
    taken(expansions, &TAKEN_BY_BUILDS)?;
    let CardValues { settlement, city, road_a, road_b, knight_a, knight_b, expansion } = *values;
    let values = [settlement, city, road_a, road_b, knight_a, knight_b, expansion];
    let cards = [cards.road, cards.settlement, cards.knight, cards.expansion];
    if let Some(found) = cards.iter().chain(&values).find(|number| !(0..=MOST).contains(*number)) {
        return Err(Refusal::Number { found: *found, most: MOST });
    }
    let number = players.len() as i64;
    if cards[0] < number || cards[1] < number { Err(Refusal::TooFewToBegin) } else { Ok(()) }
}

impl Struggle {
    /// What lies before the player whose turn it is.
    fn own(&self) -> &LaidOut {
        &self.laid_out[self.turn.player]
    }

    /// The VP of a player (S12).
    pub fn vp(&self, player: usize) -> i64 {
        let laid_out = &self.laid_out[player];
        let values = &self.values;
        let side = |column, [a, b]: [i64; 2]| {
            let on_a = laid_out.on_side_a(column);
            on_a * a + (laid_out.columns[column as usize] - on_a) * b
        };
        laid_out.settlements * values.settlement
            + laid_out.cities * values.city
            + side(CardColumn::Road, [values.road_a, values.road_b])
            + side(CardColumn::Knight, [values.knight_a, values.knight_b])
            + laid_out.expansions.len() as i64 * values.expansion
    }

    /// The player whose turn it is, with the VP that win (S13).
    fn won(&self) -> Option<usize> {
        Some(self.turn.player).filter(|player| self.vp(*player) >= GOAL)
    }

    /// How many cards may still be traded in this turn (S5).
    pub fn trade_left(&self) -> i64 {
        match self.turn.phase {
            StrugglePhase::Trade => self.own().on_side_a(CardColumn::Road).max(1) - self.turn.traded,
            StrugglePhase::Build | StrugglePhase::Drawn => 0,
        }
    }

    /// How many cards may be drawn now (S11).
    pub fn draw_limit(&self) -> i64 {
        match self.turn.phase {
            StrugglePhase::Trade | StrugglePhase::Build => DRAWN + self.own().on_side_a(CardColumn::Knight),
            StrugglePhase::Drawn => 0,
        }
    }

    /// Another player than the one whose turn it is.
    fn other(&self, name: &str) -> Result<usize, Refusal> {
        let found = self.players.iter().position(|player| player == name);
        found.filter(|found| *found != self.turn.player).ok_or_else(|| Refusal::NoSuchOther(name.to_owned()))
    }

    /// Whether an expansion of a player protects the last card of a column (S7).
    fn protection(&self, player: usize, column: CardColumn) -> Option<(&'static str, i64)> {
        let LaidOut { columns, expansions, .. } = &self.laid_out[player];
        let has = |name: &str| expansions.iter().any(|at| self.expansions[*at] == name);
        let protects =
            |&&(name, of, cards): &&(&str, CardColumn, i64)| of == column && columns[of as usize] <= cards && has(name);
        PROTECTED.iter().find(protects).map(|(name, _, cards)| (*name, *cards))
    }
}

fn lay_out(game: &mut Journal<Struggle>, player: usize, how: impl FnOnce(&mut LaidOut)) {
    let mut laid_out = game.laid_out[player].clone();
    how(&mut laid_out);
    game.change(StruggleChange::LaidOut(player, laid_out));
}

fn trade(game: &mut Journal<Struggle>, with: &str, count: i64) -> Result<(), Refusal> {
    if game.turn.phase != StrugglePhase::Trade {
        return Err(Refusal::GoingBack(game.turn.phase));
    }
    if count < 1 {
        return Err(Refusal::TradesNothing);
    }
    let with_pile = with == TAKEN_BY_TRADES[0];
    let with_market = with == TAKEN_BY_TRADES[1];
    if !with_pile && !with_market {
        game.other(with)?;
    }
    if with_market && count > MARKET {
        return Err(Refusal::MarketHas(MARKET));
    }
    if !with_pile && game.own().on_side_a(CardColumn::Road) == 0 {
        return Err(Refusal::OnlyWithPile);
    }
    let left = game.trade_left();
    if count > left {
        return Err(Refusal::TradesMore { left });
    }
    game.change(StruggleChange::Turn(StruggleTurn { traded: game.turn.traded + count, ..game.turn }));
    Ok(())
}

/// Notes that something of this kind is built in this turn.
fn begin_build(game: &mut Journal<Struggle>, kind: BuildKind) -> Result<(), Refusal> {
    let mut turn = game.turn;
    if turn.phase == StrugglePhase::Drawn {
        return Err(Refusal::GoingBack(turn.phase));
    }
    if std::mem::replace(&mut turn.built[kind as usize], true) {
        return Err(Refusal::BuiltAlready(kind));
    }
    turn.phase = StrugglePhase::Build;
    game.change(StruggleChange::Turn(turn));
    Ok(())
}

fn column_card(game: &mut Journal<Struggle>, column: CardColumn, from: Option<&str>) -> Result<(), Refusal> {
    let (kind, mut left) = match column {
        CardColumn::Road => (BuildKind::Road, game.left),
        CardColumn::Knight => (BuildKind::Knight, game.left),
    };
    begin_build(game, kind)?;
    let pile = match column {
        CardColumn::Road => &mut left.road,
        CardColumn::Knight => &mut left.knight,
    };
    match from {
        None if *pile == 0 => return Err(Refusal::PileEmpty(kind)),
        None => {
            *pile -= 1;
            game.change(StruggleChange::Left(left));
        }
        Some(_) if *pile > 0 => return Err(Refusal::PileNotEmpty(column)),
        Some(name) => {
            let other = game.other(name)?;
            let player = || game.players[other].clone();
            if game.laid_out[other].columns[column as usize] == 0 {
                return Err(Refusal::NothingToSteal { player: player(), column });
            }
            if let Some((by, cards)) = game.protection(other, column) {
                return Err(Refusal::Protected { player: player(), column, cards, by });
            }
            lay_out(game, other, |theirs| theirs.columns[column as usize] -= 1);
        }
    }
    lay_out(game, game.turn.player, |own| own.columns[column as usize] += 1);
    Ok(())
}

fn settlement(game: &mut Journal<Struggle>, flip: bool) -> Result<(), Refusal> {
    begin_build(game, BuildKind::Settlement)?;
    let mut left = game.left;
    if left.settlement == 0 {
        return Err(Refusal::PileEmpty(BuildKind::Settlement));
    }
    left.settlement -= 1;
    game.change(StruggleChange::Left(left));
    lay_out(game, game.turn.player, |own| own.settlements += 1);
    if flip {
        if game.players.len() <= WITHOUT_DESTINY {
            return Err(Refusal::NoDestiny);
        }
        game.change(StruggleChange::Destiny(!game.destiny));
    }
    Ok(())
}

fn expansion(game: &mut Journal<Struggle>, name: &str) -> Result<(), Refusal> {
    let found = game.expansions.iter().position(|expansion| expansion == name);
    let found = found.ok_or_else(|| Refusal::NoSuchExpansion(name.to_owned()))?;
    begin_build(game, BuildKind::Expansion)?;
    let mut left = game.left;
    if left.expansion == 0 {
        return Err(Refusal::PileEmpty(BuildKind::Expansion));
    }
    if game.own().expansions.contains(&found) {
        return Err(Refusal::HasExpansion(name.to_owned()));
    }
    if game.own().expansions.len() as i64 >= game.own().cities {
        return Err(Refusal::NoCityFree);
    }
    left.expansion -= 1;
    game.change(StruggleChange::Left(left));
    lay_out(game, game.turn.player, |own| own.expansions.push(found));
    Ok(())
}
