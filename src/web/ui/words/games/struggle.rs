//! The words of Struggle.

use crate::files::table::shown;
use crate::rules::games::struggle::refusal::Refusal;
use crate::rules::games::struggle::step::{BuildKind, CardColumn, StrugglePhase};

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
