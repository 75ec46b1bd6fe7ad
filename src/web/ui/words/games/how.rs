//! How each side game is played here, in our own words, for those who play it. The rules with their numbers, by which Reeve
//! refuses a step, stand in docs/GAMES.md.

use crate::rules::games::System;

/// A part of how a game is played.
#[derive(Debug, PartialEq, Eq)]
pub struct HowItIsPlayed {
    /// What it is about.
    pub heading: &'static str,
    /// What holds there.
    pub lines: &'static [HowLine],
}

/// A rule in one or two sentences.
#[derive(Debug, PartialEq, Eq)]
pub struct HowLine {
    /// The rule.
    pub says: &'static str,
    /// Whether it was decided here, because the game's own rules leave it open.
    pub decided: bool,
}

const fn rule(says: &'static str) -> HowLine {
    HowLine { says, decided: false }
}

const fn decided(says: &'static str) -> HowLine {
    HowLine { says, decided: true }
}

/// The games by their codes. A test waits for each.
const GAMES: [(&str, &[HowItIsPlayed]); 3] =
    [("full-contact", FULL_CONTACT), ("struggle", STRUGGLE), ("conquest", CONQUEST)];

/// How a game is played; nothing for the base game, whose rules are those of the championship.
pub fn how_it_is_played(system: &System) -> &'static [HowItIsPlayed] {
    let code = system.machine.map_or("", |machine| machine.code);
    GAMES.iter().find(|(game, _)| *game == code).map_or(&[], |(_, how)| how)
}

const FULL_CONTACT: &[HowItIsPlayed] = &[
    HowItIsPlayed {
        heading: "Teams and the field",
        lines: &[
            rule(
                "Three or four teams of three or four players, 9 to 16 in all, share a field with ten hoops. Each team begins with a city in a hoop of its own and a knight.",
            ),
            rule("A team of three has 1 VP more if another team has four players."),
            decided("A team registers under one name, and whoever registers speaks and signs for it."),
            decided(
                "The balls have four colours, twelve of each: wood, wheat, brick and ore. Where a price names sheep or ore, an ore is paid.",
            ),
            decided(
                "The balls of a colour may lie on several piles. If nothing else is announced, there is one pile of each colour, wood the highest, then wheat, brick and ore.",
            ),
            decided("A ball that lies about counts as on the pile it came from."),
        ],
    },
    HowItIsPlayed {
        heading: "Rounds and pauses",
        lines: &[
            rule(
                "The whistle begins a round, and the referee ends it. While it runs, players bring home one ball at a time and carry bought settlements to an empty hoop.",
            ),
            decided("A hoop has room for one building."),
            rule(
                "In a pause teams buy, trade and play cards. A settlement costs 3 wood and 2 wheat, and waits until it is carried to a hoop; a city 3 wood, 3 wheat and 1 ore, in the place of a settlement; a knight 2 ore and a wood or wheat; a card 2 brick and a wood or wheat.",
            ),
            rule("Two teams trade what they agree on. Each gives at least one ball."),
            decided("A team never has more knights than players."),
            rule("What is paid or given up goes back to the piles of its colour at once, the highest pile first."),
        ],
    },
    HowItIsPlayed {
        heading: "Cards",
        lines: &[
            decided("The deck is shuffled and has ten cards: four victory points and one each of the six others."),
            rule(
                "The year of plenty brings four balls of the team’s choice from the field, or all that are left. The monopoly takes all balls of one colour from all other teams.",
            ),
            rule(
                "The robber takes half of every other team’s balls, rounded up; each team chooses which. Barbarians take another team’s settlement away, or turn its city into a settlement, but never a starting city.",
            ),
            rule("Foresight and military supremacy count in the next round, and are over when it ends."),
            decided(
                "A victory point counts when it is played, not while it is held. Knights that a card lends for a round give no VP.",
            ),
        ],
    },
    HowItIsPlayed {
        heading: "Who wins",
        lines: &[
            rule(
                "A settlement in a hoop is 1 VP, a city 2, the one of the start too, a knight 1, a victory point played 1. The first team with 8 VP wins at once, in the order in which the referee notes it; until then barbarians can take VP away.",
            ),
            decided(
                "In a full game each team begins with two knights, and 9 VP win. If nothing else is announced, the short game is played.",
            ),
        ],
    },
];

const STRUGGLE: &[HowItIsPlayed] = &[
    HowItIsPlayed {
        heading: "Setting up",
        lines: &[
            rule("Two to four players. Each begins with a road and a settlement from the piles."),
            decided(
                "The rules count 42 building cards, and their piles make 38. We take the piles: 9 roads, 15 settlements, 5 knights and 9 expansions.",
            ),
            decided(
                "What a card is worth, which expansions there are, and which cards stay in the box with two or three players follow the copy on the table. If it does not say, a settlement is 1 VP, a city 2, a road or knight on side B 1, on side A nothing, an expansion 1, and the expansions are castle, church and university.",
            ),
            decided("It can be played without expansions. The organizer says so before the game."),
            decided("Hands are secret, so nobody writes down what is paid."),
        ],
    },
    HowItIsPlayed {
        heading: "A turn",
        lines: &[
            rule("Trade first, then build, then draw once. Each part may be left out, and none comes back."),
            rule(
                "You trade as many cards in a turn as you have roads on side A: with the pile, the market or another player; with the market at most 5 at a time. Without such a road you trade one card, with the pile.",
            ),
            rule(
                "Roads and knights lie in a column and show sides A and B in turn. When a card is stolen, the others keep their sides.",
            ),
            decided("Each kind of card is built once a turn at most, and all expansions are one kind."),
            rule("A city takes the place of a settlement."),
            decided("A city carries one expansion, and nobody has two of one name."),
            rule(
                "With three or four players the destiny card may be turned when a settlement is built. Two play without it.",
            ),
            rule(
                "When the pile of roads or knights is empty, building one steals the last card of somebody else’s column. A castle protects the first three roads, a church the first knight.",
            ),
            rule("You draw up to two cards, and one more for each knight on side A."),
        ],
    },
    HowItIsPlayed {
        heading: "Who wins",
        lines: &[rule(
            "Whoever has 10 VP or more on their own turn, or when it begins, wins at once. 10 VP on somebody else’s turn have to last until then.",
        )],
    },
];

const CONQUEST: &[HowItIsPlayed] = &[
    HowItIsPlayed {
        heading: "Setting up",
        lines: &[
            decided(
                "Two to six players share an island. In turn, each founds a settlement with a knight on the coast, beside no other settlement.",
            ),
            decided("Nobody founds so that too little coast is left for those who come later."),
            rule("You hold a hex when your building or your knights are on it. Nobody else can hold it then."),
            decided("Walls stand between two land hexes, one at an edge. A coast needs none."),
        ],
    },
    HowItIsPlayed {
        heading: "Production",
        lines: &[
            rule(
                "It comes at the start of each round of turns. A land hex gives you 1 for knights on it, 2, 3 or 4 for your settlement, city or castle on it, 1, 2 or 3 for lying beside one, each once, and 1 inside your fortress; all that applies is added up. The desert gives nothing.",
            ),
            decided("It is yours whoever else holds that hex. Walls of others keep out only what lies beside."),
            rule(
                "If your land gives you nothing, you get 5 gold. Each bonus card gives 5 gold too. Who is out gets nothing.",
            ),
        ],
    },
    HowItIsPlayed {
        heading: "A turn: build and trade",
        lines: &[
            rule("Build and trade, then move, then try one breach, then attack. Nothing comes back."),
            rule(
                "A knight costs an ore or a wool and comes onto a hex that you settled. A wall costs a lumber or a brick, at a hex that you hold. Once a turn one of your walls goes elsewhere for nothing.",
            ),
            decided("One payment gives two knights in a castle, if nothing else is announced."),
            decided(
                "A settlement costs a lumber, a brick, a wool and a grain, since the rules name no price. It is built on a hex without a building that you hold, or on one that nobody holds beside a hex that you settled, over any wall.",
            ),
            rule(
                "A city in its place costs 2 ore and 2 grain, a castle in the place of a city 2 ore, 2 brick and 2 lumber.",
            ),
            decided("The bank gives a resource for a gold, or for four of another. It gives no gold."),
            rule("You trade with anybody who is not out, gold too. Both sides give something."),
        ],
    },
    HowItIsPlayed {
        heading: "A turn: move and fight",
        lines: &[
            rule(
                "A knight moves once a turn: onto a hex beside it that nobody holds, or over your own hexes to any of them; never over another’s wall. Knights built in this turn may move.",
            ),
            rule(
                "Once a turn you try a breach from where you have a knight. A 6 takes another’s wall away, or the strength of a castle.",
            ),
            decided("A breached castle is weak until its owner’s next turn begins."),
            rule(
                "You attack from your third turn on, onto a hex beside your knights with no wall of another between. Both throw a die; more knights add 1; a building without knights adds 1, 2 or 3, and a castle with knights adds 3, unless it is breached. The attacker wins a tie, and the loser takes a knight away.",
            ),
            rule(
                "Where no knight is left to take away, the attacker takes the building, which keeps its kind. The winning attacker gets a gold from the defender; if there is none, the defender gives a resource to the bank and the attacker gets a gold for it.",
            ),
            rule(
                "Where a wall or a hex was won that nobody holds then, you may occupy that hex at once with knights from beside it, and they don’t move again in this turn.",
            ),
            decided(
                "The dice are thrown at the table and typed in, or Reeve throws them: it shows the seed, which stays in the log.",
            ),
        ],
    },
    HowItIsPlayed {
        heading: "Fortresses and bonus cards",
        lines: &[
            rule(
                "A fortress is land that your walls, the sea and the desert close off all around, at least one of them a wall of yours. You hold a hex of it, and nobody else does.",
            ),
            rule(
                "The largest army goes to whoever builds up to five knights first, and on to whoever builds up to more than the number written on it.",
            ),
            decided("The largest fortress and the largest metropolis stay with the first who has three hexes of it."),
        ],
    },
    HowItIsPlayed {
        heading: "Who wins",
        lines: &[
            rule("Who holds no hex is out. Their walls stay, and are another’s to everybody."),
            rule("Whoever is the only one left, or holds more than half of the land, desert included, wins at once."),
            rule("Everybody’s hexes are counted when the game ends. Who is out has none."),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::games::SystemCode;

    #[test]
    fn every_side_game_says_how_it_is_played_and_what_was_decided() {
        for system in SystemCode::ALL.iter().map(|code| code.system()) {
            let how = how_it_is_played(system);
            assert_eq!(how.is_empty(), system.championship, "{}", system.name);
            let lines: Vec<&HowLine> = how.iter().flat_map(|part| part.lines).collect();
            assert_eq!(lines.iter().any(|line| line.decided), !system.championship, "{}", system.name);
            assert!(lines.iter().all(|line| line.says.ends_with('.')), "{}", system.name);
        }
    }
}
