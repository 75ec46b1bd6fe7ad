//! Struggle's ledger: what lies on the table, and what can be done now.

use askama::Template;

use crate::ui::game_view::score::{GameScore, ScoreLine};
use crate::ui::game_view::{GameView, Looker, PlayedOut, SetupForm, SidePage, SidePart, TypedStep};
use crate::ui::layout::Layout;
use reeve_files::games::log::GameLogFault;
use reeve_rules::games::journal::{GameRules, Journal};
use reeve_rules::games::side::GameRefusal;
use reeve_rules::games::struggle::ledger::{GOAL, SYSTEM, Struggle};
use reeve_rules::games::struggle::step::{BuildKind, CardColumn, StrugglePhase, StruggleStep, TAKEN_BY_TRADES};
use reeve_views::games::GameAtTable;
use reeve_words as words;
use reeve_words::games::struggle as said;

/// The ledger.
pub struct Ledger {
    pub turn: String,
    /// Whether it is the turn of whoever looks.
    pub is_own: bool,
    /// Whether whoever looks is another player at this table.
    pub is_others: bool,
    pub winner: Option<String>,
    /// Where the turn stands: 0 trading, 1 building, 2 drawn.
    pub phase: usize,
    /// With whom cards can be traded: the value and what its choice says; empty where they can't.
    pub partners: Vec<(String, String)>,
    /// How many cards can be traded.
    pub trade_left: i64,
    /// What is said of that.
    pub trade_says: String,
    pub builds: Vec<Build>,
    /// How many cards can be drawn.
    pub draws: Vec<i64>,
    pub players: Vec<LedgerPlayer>,
    /// Whether the destiny card is turned; none where there is none.
    pub destiny: Option<bool>,
}

/// Something that is built once a turn at most.
pub struct Build {
    /// Its kind, by its code.
    pub code: &'static str,
    pub label: String,
    /// How many are left in the pile.
    pub left: i64,
    /// What builds it; empty where nothing does.
    pub ways: Vec<BuildWay>,
    /// Why it can't be built, where it can't.
    pub refused: String,
}

/// A button that builds something.
pub struct BuildWay {
    pub label: String,
    /// What is built, as the log has it.
    pub what: String,
    /// From whom it is stolen.
    pub from: Option<String>,
    /// Whether the destiny card can be turned with it.
    pub may_flip: bool,
}

/// What lies before a player.
pub struct LedgerPlayer {
    pub name: String,
    /// Whether it is whoever looks.
    pub is_own: bool,
    pub has_turn: bool,
    pub vp: i64,
    /// VP of those that win, in tenths at most ten, for the bar.
    pub bar: i64,
    /// The sides of the roads.
    pub roads: Vec<&'static str>,
    /// The sides of the knights.
    pub knights: Vec<&'static str>,
    pub settlements: i64,
    pub cities: i64,
    pub expansions: Vec<String>,
}

/// What its pages have for themselves.
pub(super) const PAGE: SidePage = SidePage {
    system: &SYSTEM,
    work_out,
    setup: |setup, page| LedgerSetup { setup, page }.render(),
    first: Some(&said::FIRST),
    step: TypedStep::plain,
    asks: |_| false,
};

#[derive(Template)]
#[template(path = "parts/games/struggle.html")]
struct LedgerPart<'p> {
    ledger: &'p Ledger,
    game: &'p GameView,
    page: &'p Layout,
}

#[derive(Template)]
#[template(path = "organizer/games/struggle.html")]
struct LedgerSetup<'f> {
    setup: &'f SetupForm<'f>,
    page: &'f Layout,
}

impl SidePart for Ledger {
    fn is_won(&self) -> bool {
        self.winner.is_some()
    }

    fn score(&self) -> askama::Result<GameScore> {
        let line = |player: &LedgerPlayer| ScoreLine {
            name: player.name.clone(),
            mark: 0,
            points: player.vp,
            has: said::lies_there(
                [player.roads.len(), player.knights.len()],
                [player.settlements, player.cities],
                &player.expansions,
            ),
            has_turn: player.has_turn,
            is_out: false,
        };
        Ok(GameScore {
            head: said::head(self.winner.as_deref(), &self.turn),
            goal: texts::games::vp_win(GOAL),
            sides: self.players.iter().map(line).collect(),
            since: None,
            island: None,
        })
    }

    fn html(&self, game: &GameView, page: &Layout) -> askama::Result<String> {
        LedgerPart { ledger: self, game, page }.render()
    }
}

impl Ledger {
    /// The VP that win.
    pub fn goal(&self) -> i64 {
        GOAL
    }

    /// What is left in the piles; a city is made of a settlement and has none.
    fn in_the_piles(&self) -> String {
        let piles = self.builds.iter().filter(|build| build.code != BuildKind::City.code());
        said::in_the_piles(piles.map(|build| (build.code, build.left)))
    }
}

/// Works a game out from its log.
pub(super) fn work_out(found: &GameAtTable, looker: &Looker) -> Result<PlayedOut, GameLogFault> {
    let (game, told) = found.replayed::<Struggle, String>(said::told)?;
    let own = found.sides.iter().find(|side| Some(side.player) == looker.player).map(|side| side.name.as_str());
    let token = |name: &str| {
        let side = found.sides.iter().find(|side| side.name == name);
        side.map_or_else(|| name.to_owned(), |side| side.token.clone())
    };
    let ledger = Ledger {
        is_own: own == game.players.get(game.turn.player).map(String::as_str),
        is_others: own.is_some() && own != game.players.get(game.turn.player).map(String::as_str),
        turn: game.players.get(game.turn.player).cloned().unwrap_or_default(),
        winner: game.winner.and_then(|winner| game.players.get(winner).cloned()),
        phase: match game.turn.phase {
            StrugglePhase::Trade => 0,
            StrugglePhase::Build => 1,
            StrugglePhase::Drawn => 2,
        },
        partners: partners(&game, &token),
        trade_left: game.trade_left(),
        trade_says: texts::struggle::trade_left(game.trade_left()),
        builds: BuildKind::ALL.iter().map(|kind| build(&game, *kind, &token)).collect(),
        draws: if game.is_won() { Vec::new() } else { (1..=game.draw_limit()).collect() },
        players: (0..game.players.len()).map(|at| laid_out(&game, at, own)).collect(),
        destiny: (game.players.len() > 2).then_some(game.destiny),
    };
    Ok(PlayedOut { part: Box::new(ledger), told, outcome: None })
}

/// Why a step can't be taken now.
fn why_not(game: &Journal<Struggle>, step: &StruggleStep) -> Option<GameRefusal> {
    game.clone().step(step).err().map(GameRefusal::from)
}

fn partners(game: &Journal<Struggle>, token: &dyn Fn(&str) -> String) -> Vec<(String, String)> {
    let names = TAKEN_BY_TRADES.into_iter().chain(game.players.iter().map(String::as_str));
    let legal =
        names.filter(|with| why_not(game, &StruggleStep::Trade { with: (*with).to_owned(), count: 1 }).is_none());
    legal.map(|with| (token(with), said::trade_with(with))).collect()
}

fn build(game: &Journal<Struggle>, kind: BuildKind, token: &dyn Fn(&str) -> String) -> Build {
    let (mut ways, mut refused) = (Vec::new(), None);
    for (step, label, from) in steps(game, kind) {
        let what = match &step {
            StruggleStep::Expansion(name) => name.clone(),
            _ => kind.code().to_owned(),
        };
        match why_not(game, &step) {
            // What is said first is why the simplest way is closed.
            Some(why) => refused = refused.or(Some(why)),
            None => ways.push(BuildWay {
                label,
                what,
                from: from.as_deref().map(token),
                may_flip: kind == BuildKind::Settlement && game.players.len() > 2,
            }),
        }
    }
    let left = &game.left;
    Build {
        code: kind.code(),
        label: texts::struggle::build(kind.code()),
        left: match kind {
            BuildKind::Road => left.road,
            BuildKind::Knight => left.knight,
            BuildKind::Settlement | BuildKind::City => left.settlement,
            BuildKind::Expansion => left.expansion,
        },
        refused: match refused {
            Some(why) if ways.is_empty() => words::games::log::of_rules(&why),
            _ => String::new(),
        },
        ways,
    }
}

/// Every way to build something: the step, what its button says, and from whom it steals.
fn steps(game: &Journal<Struggle>, kind: BuildKind) -> Vec<(StruggleStep, String, Option<String>)> {
    let column = match kind {
        BuildKind::Road => CardColumn::Road,
        BuildKind::Knight => CardColumn::Knight,
        BuildKind::Settlement => {
            return vec![(StruggleStep::Settlement { flip: false }, texts::struggle::build_button(), None)];
        }
        BuildKind::City => return vec![(StruggleStep::City { event: None }, texts::struggle::city_button(), None)],
        BuildKind::Expansion => {
            let step = |name: &String| (StruggleStep::Expansion(name.clone()), said::expansion(name), None);
            return game.expansions.iter().map(step).collect();
        }
    };
    let own = (StruggleStep::Build { column, from: None }, texts::struggle::build_button(), None);
    let others = game.players.iter().enumerate().filter(|(at, _)| *at != game.turn.player);
    let steal = |(_, name): (usize, &String)| {
        (
            StruggleStep::Build { column, from: Some(name.clone()) },
            texts::struggle::steal_button(words::isolated(name)),
            Some(name.clone()),
        )
    };
    // As long as the pile has one nothing is stolen, and nobody needs to be told so for each player.
    let pile = match kind {
        BuildKind::Road => game.left.road,
        _ => game.left.knight,
    };
    if pile > 0 { vec![own] } else { others.map(steal).collect() }
}

fn laid_out(game: &Journal<Struggle>, at: usize, own: Option<&str>) -> LedgerPlayer {
    let laid_out = &game.laid_out[at];
    let sides = |column: CardColumn| {
        (0..laid_out.columns[column as usize]).map(|card| if card % 2 == 0 { "A" } else { "B" }).collect()
    };
    let vp = game.vp(at);
    LedgerPlayer {
        name: game.players[at].clone(),
        is_own: own == Some(game.players[at].as_str()),
        has_turn: game.turn.player == at && game.winner.is_none(),
        vp,
        bar: vp.clamp(0, GOAL),
        roads: sides(CardColumn::Road),
        knights: sides(CardColumn::Knight),
        settlements: laid_out.settlements,
        cities: laid_out.cities,
        expansions: laid_out.expansions.iter().filter_map(|at| game.expansions.get(*at).cloned()).collect(),
    }
}
