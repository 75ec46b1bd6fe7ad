//! The words of Struggle.

use crate::files::table::shown;
use crate::rules::games::struggle::ledger::Struggle;
use crate::rules::games::struggle::refusal::Refusal;
use crate::rules::games::struggle::step::{BuildKind, CardColumn, StrugglePhase, StruggleStep};
use crate::web::ui::words::capital;

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
pub(crate) fn build(kind: BuildKind) -> &'static str {
    match kind {
        BuildKind::Road => "Road",
        BuildKind::Knight => "Knight",
        BuildKind::Settlement => "Settlement",
        BuildKind::City => "City",
        BuildKind::Expansion => "Expansion",
    }
}

/// The button that builds something from its pile.
pub(crate) const BUILD_IT: &str = "Build";
/// The button that makes a settlement a city.
pub(crate) const TURN_IT: &str = "Turn a settlement";

/// The button that builds an expansion.
pub(crate) fn expansion(name: &str) -> String {
    capital(name)
}

/// The button that takes somebody's card.
pub(crate) fn steal_from(name: &str) -> String {
    format!("Steal from {name}")
}

/// With whom cards are traded, from the log.
pub(crate) fn partner(with: &str) -> &str {
    match with {
        "pile" => "the pile",
        "market" => "the market",
        name => name,
    }
}

/// So many cards.
pub(crate) fn so_many(cards: i64) -> String {
    if cards == 1 { "1 card".to_owned() } else { format!("{cards} cards") }
}

/// What is left of the cards that may be traded in this turn.
pub(crate) fn trade_left(left: i64) -> String {
    format!("{} left to trade in this turn", so_many(left))
}

/// What a step did, in the game as it was before.
pub(crate) fn told(game: &Struggle, step: &StruggleStep) -> String {
    let name = |at: usize| game.players.get(at).map_or("", String::as_str);
    let who = name(game.turn.player);
    match step {
        StruggleStep::Trade { with, count } => format!("{who} trades {} with {}.", so_many(*count), partner(with)),
        StruggleStep::Build { column: kind, from: None } => {
            let built = game.laid_out.get(game.turn.player).map_or(0, |own| own.columns[*kind as usize]);
            let side = if built % 2 == 0 { "A" } else { "B" };
            format!("{who} builds a {}, side {side}.", column(*kind))
        }
        StruggleStep::Build { column: kind, from: Some(from) } => {
            format!("{who} steals a {} from {from}.", column(*kind))
        }
        StruggleStep::Settlement { flip: false } => format!("{who} builds a settlement."),
        StruggleStep::Settlement { flip: true } => format!("{who} builds a settlement and turns the destiny card."),
        StruggleStep::City { event: None } => format!("{who} turns a settlement into a city."),
        StruggleStep::City { event: Some(event) } => format!("{who} turns a settlement into a city: {event}"),
        StruggleStep::Expansion(expansion) => format!("{who} builds the expansion {expansion}."),
        StruggleStep::Draw(count) => format!("{who} draws {}.", so_many(*count)),
        StruggleStep::End => {
            let next = name((game.turn.player + 1) % game.players.len().max(1));
            format!("{who} ends the turn. Now it is {next}’s turn.")
        }
    }
}

/// Why a line is refused.
pub(super) fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NameTaken(name) => format!("the name {} means something else in the log", shown(name)),
        Refusal::Number { found, most } => format!("{found} is not from 0 to {most}"),
        Refusal::TooFewToBegin => "the piles need a road and a settlement for each player".to_owned(),
        Refusal::GoingBack(phase) => match phase {
            StrugglePhase::Trade | StrugglePhase::Build => "trading is over once something was built".to_owned(),
            StrugglePhase::Drawn => "cards were drawn; the turn can only end".to_owned(),
        },
        Refusal::NoSuchOther(name) => format!("no other player is called {}", shown(name)),
        Refusal::TradesNothing => "it takes at least one card to trade".to_owned(),
        Refusal::DrawsNothing => "it takes at least one card to draw; who wants none ends the turn".to_owned(),
        Refusal::TradesMore { left } => format!("this turn has {left} cards left to trade"),
        Refusal::OnlyWithPile => "without a road on side A, cards are traded with the pile only".to_owned(),
        Refusal::MarketHas(cards) => format!("the market has {cards} cards"),
        Refusal::BuiltAlready(kind) => format!("{} was built in this turn already", one(*kind)),
        Refusal::PileEmpty(kind) => format!("no {} are left in the pile", cards(*kind)),
        Refusal::PileNotEmpty(kind) => format!("nothing is stolen while the pile has a {}", column(*kind)),
        Refusal::NothingToSteal { player, column: kind } => format!("{} has no {}", shown(player), column(*kind)),
        Refusal::Protected { player, column: kind, cards, by } => {
            let kept = match cards {
                1 => format!("first {}", column(*kind)),
                _ => format!("first {cards} {}s", column(*kind)),
            };
            format!("{} has a {by}, which protects the {kept}", shown(player))
        }
        Refusal::NoDestiny => "two players have no destiny card".to_owned(),
        Refusal::NoSettlement => "a city needs a settlement to turn over".to_owned(),
        Refusal::NoSuchExpansion(name) => format!("there is no expansion {}", shown(name)),
        Refusal::HasExpansion(name) => format!("the player has {} already", shown(name)),
        Refusal::NoCityFree => "an expansion needs a city that has none".to_owned(),
        Refusal::DrawsMore { most } => format!("at most {most} cards are drawn now"),
    }
}
