//! The words of Struggle.

use crate::games::how::{FirstQuestion, HowItIsPlayed, decided, rule};
use crate::{capital, counted, isolated};
use reeve_files::table::shown;
use reeve_rules::games::struggle::ledger::Struggle;
use reeve_rules::games::struggle::refusal::Refusal;
use reeve_rules::games::struggle::step::{BuildKind, CardColumn, StrugglePhase, StruggleStep};

/// What is built, with its article.
fn one(kind: BuildKind) -> &'static str {
    match kind {
        BuildKind::Road => "a road",
        BuildKind::Knight => "a knight",
        BuildKind::Settlement => "a settlement",
        BuildKind::City => "a city",
        BuildKind::Expansion => "an expansion",
    }
}

/// Whose turn it is, or who has won, as a heading.
pub fn head(winner: Option<&str>, turn: &str) -> String {
    match winner {
        Some(winner) => format!("{} has won", isolated(winner)),
        None => format!("{}'s turn", isolated(turn)),
    }
}

/// What lies before a player: roads and knights, settlements and cities, expansions by name.
pub fn lies_there([roads, knights]: [usize; 2], [settlements, cities]: [i64; 2], expansions: &[String]) -> String {
    let number = |many: i64| usize::try_from(many).unwrap_or_default();
    let cards = [
        (roads, "road", "roads"),
        (knights, "knight", "knights"),
        (number(settlements), "settlement", "settlements"),
        (number(cities), "city", "cities"),
    ];
    let there =
        cards.into_iter().filter(|(many, ..)| *many > 0).map(|(many, one, several)| counted(many, one, several));
    there.chain(expansions.iter().cloned()).collect::<Vec<_>>().join(", ")
}

/// The cards of a pile.
fn cards(kind: BuildKind) -> &'static str {
    match kind {
        BuildKind::Road => "roads",
        BuildKind::Knight => "knights",
        BuildKind::Settlement | BuildKind::City => "settlements",
        BuildKind::Expansion => "expansions",
    }
}

fn column(column: CardColumn) -> &'static str {
    match column {
        CardColumn::Road => "road",
        CardColumn::Knight => "knight",
    }
}

/// What is built, for a button or a heading.
pub fn build(kind: BuildKind) -> &'static str {
    match kind {
        BuildKind::Road => "Road",
        BuildKind::Knight => "Knight",
        BuildKind::Settlement => "Settlement",
        BuildKind::City => "City",
        BuildKind::Expansion => "Expansion",
    }
}

/// The button that builds something from its pile.
pub const BUILD_IT: &str = "Build";
/// The button that makes a settlement a city.
pub const TURN_IT: &str = "Turn a settlement";

/// The button that builds an expansion.
pub fn expansion(name: &str) -> String {
    capital(name)
}

/// The button that takes somebody's card.
pub fn steal_from(name: &str) -> String {
    format!("Steal from {}", isolated(name))
}

/// With whom cards are traded, from the log.
pub fn partner(with: &str) -> String {
    match with {
        "pile" => "the pile".to_owned(),
        "market" => "the market".to_owned(),
        name => isolated(name),
    }
}

/// So many cards.
pub fn so_many(cards: i64) -> String {
    if cards == 1 { "1 card".to_owned() } else { format!("{cards} cards") }
}

/// What is left of the cards that may be traded in this turn.
pub fn trade_left(left: i64) -> String {
    format!("{} left to trade in this turn", so_many(left))
}

/// What a step did, in the game as it was before.
pub fn told(game: &Struggle, step: &StruggleStep) -> String {
    let name = |at: usize| game.players.get(at).map(|name| isolated(name)).unwrap_or_default();
    let who = name(game.turn.player);
    match step {
        StruggleStep::Trade { with, count } => format!("{who} trades {} with {}.", so_many(*count), partner(with)),
        StruggleStep::Build { column: kind, from: None } => {
            let built = game.laid_out.get(game.turn.player).map_or(0, |own| own.columns[*kind as usize]);
            let side = if built % 2 == 0 { "A" } else { "B" };
            format!("{who} builds a {}, side {side}.", column(*kind))
        }
        StruggleStep::Build { column: kind, from: Some(from) } => {
            format!("{who} steals a {} from {}.", column(*kind), isolated(from))
        }
        StruggleStep::Settlement { flip: false } => format!("{who} builds a settlement."),
        StruggleStep::Settlement { flip: true } => format!("{who} builds a settlement and turns the destiny card."),
        StruggleStep::City { event: None } => format!("{who} turns a settlement into a city."),
        StruggleStep::City { event: Some(event) } => format!("{who} turns a settlement into a city: {event}"),
        StruggleStep::Expansion(expansion) => format!("{who} builds the expansion {expansion}."),
        StruggleStep::Draw(count) => format!("{who} draws {}.", so_many(*count)),
        StruggleStep::End => {
            let next = name((game.turn.player + 1) % game.players.len().max(1));
            format!("{who} ends the turn. Now it is {next}'s turn.")
        }
    }
}

/// Why a line is refused.
pub(super) fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NameTaken { name } => format!("the name {} means something else in the log", isolated(&shown(name))),
        Refusal::Number { found, most } => format!("{found} is not from 0 to {most}"),
        Refusal::TooFewToBegin => "the piles need a road and a settlement for each player".to_owned(),
        Refusal::GoingBack(phase) => match phase {
            StrugglePhase::Trade | StrugglePhase::Build => "trading is over once something was built".to_owned(),
            StrugglePhase::Drawn => "cards were drawn; the turn can only end".to_owned(),
        },
        Refusal::NoSuchOther(name) => format!("no other player is called {}", isolated(&shown(name))),
        Refusal::TradesNothing => "it takes at least one card to trade".to_owned(),
        Refusal::DrawsNothing => "it takes at least one card to draw; who wants none ends the turn".to_owned(),
        Refusal::TradesMore { left } => format!("this turn has {left} cards left to trade"),
        Refusal::OnlyWithPile => "without a road on side A, cards are traded with the pile only".to_owned(),
        Refusal::MarketHas(cards) => format!("the market has {cards} cards"),
        Refusal::BuiltAlready(kind) => format!("{} was built in this turn already", one(*kind)),
        Refusal::PileEmpty(kind) => format!("no {} are left in the pile", cards(*kind)),
        Refusal::PileNotEmpty(kind) => format!("nothing is stolen while the pile has a {}", column(*kind)),
        Refusal::NothingToSteal { player, column: kind } => {
            format!("{} has no {}", isolated(&shown(player)), column(*kind))
        }
        Refusal::Protected { player, column: kind, cards, by } => {
            let kept = match cards {
                1 => format!("first {}", column(*kind)),
                _ => format!("first {cards} {}s", column(*kind)),
            };
            format!("{} has a {by}, which protects the {kept}", isolated(&shown(player)))
        }
        Refusal::NoDestiny => "two players have no destiny card".to_owned(),
        Refusal::NoSettlement => "a city needs a settlement to turn over".to_owned(),
        Refusal::NoSuchExpansion(name) => format!("there is no expansion {}", isolated(&shown(name))),
        Refusal::HasExpansion(name) => format!("the player has {} already", isolated(&shown(name))),
        Refusal::NoCityFree => "an expansion needs a city that has none".to_owned(),
        Refusal::DrawsMore { most } => format!("at most {most} cards are drawn now"),
    }
}

/// Who begins (S1).
pub static FIRST: FirstQuestion = FirstQuestion {
    asks: "Who is the oldest?",
    help: "The oldest begins; the others follow in the order of their seats.",
};

/// How it is played here.
pub(super) const HOW: &[HowItIsPlayed] = &[
    HowItIsPlayed {
        heading: "Setting up",
        lines: &[
            rule("S1", "Two to four players take turns. The oldest of them begins."),
            decided("S1", "Nobody goes by the name pile or market, which mean something else in the log."),
            rule("S2", "Each begins with a road and a settlement from the piles."),
            rule(
                "S14",
                "The resource cards are shuffled and lie face down as the pile. Five of them are laid out face up as the market, and everybody gets three, which nobody else sees.",
            ),
            decided(
                "S2",
                "The rules count 42 building cards, and their piles make 38. We take the piles: 9 roads, 15 settlements, 5 knights and 9 expansions.",
            ),
            decided(
                "S2",
                "What a card is worth, which expansions there are, and which cards stay in the box with two or three players follow the copy on the table. If it does not say, a settlement is 1 VP, a city 2, a road or knight on side B 1, on side A nothing, an expansion 1, and the expansions are castle, church and university. None is called road, knight, settlement or city.",
            ),
            decided("S2", "It can be played without expansions. The organizer says so before the game."),
            decided("", "Hands are secret, so nobody writes down what is paid."),
        ],
    },
    HowItIsPlayed {
        heading: "A turn",
        lines: &[
            rule("S3", "Trade first, then build, then draw once. Each part may be left out, and none comes back."),
            rule(
                "S5",
                "You trade as many cards in a turn as you have roads on side A: with the pile, the market or another player. Without such a road you trade one card, with the pile.",
            ),
            rule(
                "S15",
                "Cards go away before those from the pile are drawn. From the market you take what you choose and lay as many down. From another player's hand you draw unseen and give as many back, the same ones if you like.",
            ),
            decided("S5", "With the market you trade at most 5 at a time, as many as lie there."),
            rule(
                "S16",
                "What is built is paid to the discards. Three cards of one resource may stand for any one card of the price, as often as you like.",
            ),
            rule("S4", "Roads and knights lie in a column and show sides A and B in turn."),
            decided("S4", "When a card is stolen, the others keep their sides."),
            rule(
                "S6",
                "Each kind of card is built once a turn at most. What is built comes from its pile, but for a city.",
            ),
            decided("S6", "All expansions are one kind."),
            rule(
                "S7",
                "When the pile of roads or knights is empty, building one steals the last card of somebody else's column. A castle protects the first three roads, a church the first knight.",
            ),
            decided("S7", "While the pile has a card nothing is stolen."),
            rule(
                "S8",
                "With three or four players the destiny card may be turned when a settlement is built. Two play without it.",
            ),
            rule("S9", "A city takes the place of a settlement, and what its card says is read aloud."),
            decided("S9", "What is read aloud is kept nowhere."),
            rule("S10", "An expansion lies on a city, and nobody has two of one name."),
            decided("S10", "There is one expansion on each city at most."),
            rule("S11", "You draw up to two cards, and one more for each knight on side A."),
            decided("S11", "Of those you may draw fewer, or none."),
        ],
    },
    HowItIsPlayed {
        heading: "Who wins",
        lines: &[
            rule("S12", "Your VP are those of all that lies before you."),
            rule(
                "S13",
                "Whoever has 10 VP or more on their own turn wins. 10 VP on somebody else's turn have to last until then.",
            ),
            decided("S13", "So the game is over at once, when that turn begins or at any step of it."),
        ],
    },
];
