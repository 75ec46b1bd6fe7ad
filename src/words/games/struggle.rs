//! The words of Struggle.

use crate::games::how::{FirstQuestion, HowItIsPlayed, decided, rule};
use crate::{capital, isolated};
use reeve_files::table::shown;
use reeve_rules::games::struggle::ledger::Struggle;
use reeve_rules::games::struggle::refusal::Refusal;
use reeve_rules::games::struggle::step::{BuildKind, StrugglePhase, StruggleStep, TAKEN_BY_TRADES};

/// Whose turn it is, or who has won, as a heading.
pub fn head(winner: Option<&str>, turn: &str) -> String {
    match winner {
        Some(winner) => texts::games::has_won(isolated(winner)),
        None => texts::games::turn_of(isolated(turn)),
    }
}

/// What lies before a player: roads and knights, settlements and cities, expansions by name.
pub fn lies_there([roads, knights]: [usize; 2], [settlements, cities]: [i64; 2], expansions: &[String]) -> String {
    let number = |many: i64| usize::try_from(many).unwrap_or_default();
    let cards = [
        (BuildKind::Road, roads),
        (BuildKind::Knight, knights),
        (BuildKind::Settlement, number(settlements)),
        (BuildKind::City, number(cities)),
    ];
    let there = cards.into_iter().filter(|(_, many)| *many > 0);
    let there = there.map(|(kind, many)| texts::struggle::counted(kind.code(), many));
    there.chain(expansions.iter().cloned()).collect::<Vec<_>>().join(", ")
}

/// What is left in the piles.
pub fn in_the_piles(piles: impl Iterator<Item = (&'static str, i64)>) -> String {
    let cards: Vec<String> = piles.map(|(kind, left)| texts::struggle::counted(kind, left)).collect();
    texts::struggle::in_the_piles(cards.join(", "))
}

/// The button that builds an expansion, by the name that somebody typed.
pub fn expansion(name: &str) -> String {
    capital(name)
}

/// With whom cards are traded, as messages tell them apart.
fn partner(with: &str) -> &str {
    if TAKEN_BY_TRADES.contains(&with) { with } else { "player" }
}

/// With whom cards are traded, in the list of those who can.
pub fn trade_with(with: &str) -> String {
    texts::struggle::trade_with(partner(with), isolated(with))
}

/// What a step did, in the game as it was before.
pub fn told(game: &Struggle, step: &StruggleStep) -> String {
    let name = |at: usize| game.players.get(at).map(|name| isolated(name)).unwrap_or_default();
    let who = name(game.turn.player);
    match step {
        StruggleStep::Trade { with, count } => texts::struggle::told_trade(who, *count, partner(with), isolated(with)),
        StruggleStep::Build { column: kind, from: None } => {
            let built = game.laid_out.get(game.turn.player).map_or(0, |own| own.columns[*kind as usize]);
            let side = if built % 2 == 0 { "A" } else { "B" };
            texts::struggle::told_build(kind.code(), who, side)
        }
        StruggleStep::Build { column: kind, from: Some(from) } => {
            texts::struggle::told_steal(kind.code(), who, isolated(from))
        }
        StruggleStep::Settlement { flip: false } => texts::struggle::told_settlement(who),
        StruggleStep::Settlement { flip: true } => texts::struggle::told_settlement_destiny(who),
        StruggleStep::City { event: None } => texts::struggle::told_city(who),
        StruggleStep::City { event: Some(event) } => texts::struggle::told_city_event(who, event),
        StruggleStep::Expansion(expansion) => texts::struggle::told_expansion(who, expansion),
        StruggleStep::Draw(count) => texts::struggle::told_draw(who, *count),
        StruggleStep::End => {
            let next = name((game.turn.player + 1) % game.players.len().max(1));
            texts::struggle::told_end(who, next)
        }
    }
}

/// Why a line is refused, as a sentence.
pub(super) fn refusal(refusal: &Refusal) -> String {
    use texts::struggle;
    let named = |name: &str| isolated(&shown(name));
    match refusal {
        Refusal::NameTaken { name } => struggle::refused_name_taken(named(name)),
        Refusal::Number { found, most } => struggle::refused_number(found, most),
        Refusal::TooFewToBegin => struggle::refused_too_few_to_begin(),
        Refusal::GoingBack(phase) => match phase {
            StrugglePhase::Trade | StrugglePhase::Build => struggle::refused_trading_over(),
            StrugglePhase::Drawn => struggle::refused_turn_over(),
        },
        Refusal::NoSuchOther(name) => struggle::refused_no_such_other(named(name)),
        Refusal::TradesNothing => struggle::refused_trades_nothing(),
        Refusal::DrawsNothing => struggle::refused_draws_nothing(),
        Refusal::TradesMore { left } => struggle::refused_trades_more(*left),
        Refusal::OnlyWithPile => struggle::refused_only_with_pile(),
        Refusal::MarketHas(cards) => struggle::refused_market_has(*cards),
        Refusal::BuiltAlready(kind) => struggle::refused_built_already(kind.code()),
        Refusal::PileEmpty(kind) => struggle::refused_pile_empty(kind.code()),
        Refusal::PileNotEmpty(kind) => struggle::refused_pile_not_empty(kind.code()),
        Refusal::NothingToSteal { player, column: kind } => {
            struggle::refused_nothing_to_steal(kind.code(), named(player))
        }
        Refusal::Protected { player, column: kind, cards, by } => {
            struggle::refused_protected(named(player), by, kind.code(), *cards)
        }
        Refusal::NoDestiny => struggle::refused_no_destiny(),
        Refusal::NoSettlement => struggle::refused_no_settlement(),
        Refusal::NoSuchExpansion(name) => struggle::refused_no_such_expansion(named(name)),
        Refusal::HasExpansion(name) => struggle::refused_has_expansion(named(name)),
        Refusal::NoCityFree => struggle::refused_no_city_free(),
        Refusal::DrawsMore { most } => struggle::refused_draws_more(*most),
    }
}

/// Who begins (S1).
pub static FIRST: FirstQuestion =
    FirstQuestion { asks: texts::struggle::first_asks, help: texts::struggle::first_help };

/// How it is played here.
pub(super) const HOW: &[HowItIsPlayed] = &[
    HowItIsPlayed {
        heading: texts::struggle::how_setting_up,
        lines: &[
            rule("S1", texts::struggle::rule_s1),
            decided("S1", texts::struggle::rule_s1_decided),
            rule("S2", texts::struggle::rule_s2),
            rule("S14", texts::struggle::rule_s14),
            decided("S2", texts::struggle::rule_s2_decided),
            decided("S2", texts::struggle::rule_s2_decided_2),
            decided("S2", texts::struggle::rule_s2_decided_3),
            decided("", texts::struggle::rule_any_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::struggle::how_a_turn,
        lines: &[
            rule("S3", texts::struggle::rule_s3),
            rule("S5", texts::struggle::rule_s5),
            rule("S15", texts::struggle::rule_s15),
            decided("S5", texts::struggle::rule_s5_decided),
            rule("S16", texts::struggle::rule_s16),
            rule("S4", texts::struggle::rule_s4),
            decided("S4", texts::struggle::rule_s4_decided),
            rule("S6", texts::struggle::rule_s6),
            decided("S6", texts::struggle::rule_s6_decided),
            rule("S7", texts::struggle::rule_s7),
            decided("S7", texts::struggle::rule_s7_decided),
            rule("S8", texts::struggle::rule_s8),
            rule("S9", texts::struggle::rule_s9),
            decided("S9", texts::struggle::rule_s9_decided),
            rule("S10", texts::struggle::rule_s10),
            decided("S10", texts::struggle::rule_s10_decided),
            rule("S11", texts::struggle::rule_s11),
            decided("S11", texts::struggle::rule_s11_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::struggle::how_who_wins,
        lines: &[
            rule("S12", texts::struggle::rule_s12),
            rule("S13", texts::struggle::rule_s13),
            decided("S13", texts::struggle::rule_s13_decided),
        ],
    },
];
