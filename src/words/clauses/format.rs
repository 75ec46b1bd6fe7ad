//! Chapters 1.0 to 1.2: the game, the stages, several events.

use super::{ClauseWords, clause};

pub(super) const WORDS: &[ClauseWords] = &[
    clause("1.0", "Rules of the game", "The games follow the English rules of the fifth edition."),
    clause("1.1.1", "Language", "The language of the tournament is English."),
    clause(
        "1.1.2",
        "Edition",
        "All tables play with the same edition of the game. The fifth is preferred; an older one will do if every table \
         has it.",
    ),
    clause(
        "1.1.3",
        "Players and stages",
        "The result counts from 12 players on. 12 to 15 play three preliminary games and the final. With 16 to 28 the \
         organizer may leave out the semi-finals. From 29 on there are semi-finals and a final.",
    ),
    clause("1.1.4", "Preliminary games", "Everybody plays three preliminary games of the base game."),
    clause(
        "1.1.5",
        "Seat schedule",
        "The organizer makes the seats: first of all different opponents, then different selection positions, and then \
         no friends or family at one table.",
    ),
    clause(
        "1.1.6",
        "Choosing seats",
        "Selection position 1 chooses a chair, a colour and a place in the play order. Positions 2, 3 and 4 choose \
         colour and play order in turn. Everybody then sits in play order.",
    ),
    clause(
        "1.1.7",
        "Semi-finals",
        "The 16 best-ranked play: ranks 1, 8, 9, 16 at table 1; 2, 7, 10, 15 at table 2; 3, 6, 11, 14 at table 3; 4, 5, \
         12, 13 at table 4. First the layout is confirmed; then the best-ranked at each table chooses first.",
    ),
    clause(
        "1.1.8",
        "Length of a game, turn timer",
        "A game lasts until somebody has 10 VP on their own turn; there is no time limit for it. Turns can be limited to \
         three minutes: by a judge once a player asks for it, after the opening placements, and by the organizer at any \
         time.",
    ),
    clause(
        "1.1.9",
        "Final",
        "The four semi-final winners play, or the four best-ranked where there are no semi-finals. They choose in the \
         order of their preliminary rank, and lots drawn before still hold.",
    ),
    clause("1.1.10", "Champion", "Whoever wins the final is the champion."),
    clause(
        "1.2.1",
        "Several preliminary events",
        "A tournament may have two or more preliminary events on different dates, and one date for semi-finals and \
         final.",
    ),
    clause("1.2.2", "Games of each event", "Each preliminary event has three games of the base game."),
    clause(
        "1.2.3",
        "Playing in several",
        "Anybody may play in as many of the events as they like. The events don't add up: the best one counts.",
    ),
    clause(
        "1.2.4",
        "Who goes on",
        "All events are ranked together by each player's best one. The 16 best play the semi-finals, and then the final.",
    ),
];
