//! Chapters 3.0 and 3.1: the game clarified, photos and video.

use super::{ClauseWords, clause};

pub(super) const WORDS: &[ClauseWords] = &[
    clause(
        "3.0.1",
        "Start of a turn",
        "A turn begins when the dice are handed over. Before rolling a player may play a development card or claim \
         victory, and nothing else.",
    ),
    ClauseWords {
        number: "3.0.2",
        title: "After the roll",
        says: "First the roll is carried out: resources handed out, or the robber moved and a card stolen. Until then no \
               bargaining for resources; talking about where the robber goes is allowed.",
        remedies: &[
            "If a player offers a trade before the robber is moved, the robber goes to the desert and no card is stolen.",
        ],
    },
    clause("3.0.3", "Roads", "No road may go on past another player's settlement or city."),
    clause(
        "3.0.4",
        "Longest road and largest army",
        "The tile changes hands the moment somebody meets its condition, even before it is picked up.",
    ),
    clause(
        "3.0.5",
        "Settlement and city in one turn",
        "A settlement may be made a city in the turn it was built. It must have come from the player's own supply and \
         stood on its place first.",
    ),
    clause(
        "3.0.6",
        "Winning with a card just bought",
        "A VP card may be shown in the turn it is bought if it is the tenth point. No other card: not even a knight that \
         would bring the largest army. That waits until the next turn.",
    ),
    clause("3.0.7", "Trading and building", "There is no separate phase for each: trade and build in any order."),
    clause(
        "3.0.8",
        "When an action is over",
        "An action is over once the player begins the next one. Until then a road, say, may still be moved. Moving the \
         robber is over once the card is taken.",
    ),
    clause(
        "3.0.9",
        "Cards that are paid",
        "Cards paid to the supply for something allowed stay there. What is bought or traded for them may still be \
         changed as long as that action lasts. Paying wrongly on purpose to hold fewer cards is forbidden.",
    ),
    clause("3.0.10", "Harbors", "A harbor may be used in the turn in which somebody builds on it."),
    ClauseWords {
        number: "3.0.11",
        title: "Too few resource cards",
        says: "A roll can give out more cards of a kind than the supply has. Each kind is looked at by itself; the others \
               are handed out as usual.",
        remedies: &[
            "If several players should get cards of that kind, nobody gets any. If only one should, that player takes \
             what there is.",
        ],
    },
    clause(
        "3.0.12",
        "Keep your hand hidden",
        "Don't show your resource cards on purpose, except those you offer in your own trading. What was shown stays \
         public until that trading is over.",
    ),
    ClauseWords {
        number: "3.0.13",
        title: "No gifts",
        says: "Nobody may give or take a resource card for nothing, in one trade or in several. Giver and taker are both \
               guilty of collusion (1.3.6).",
        remedies: &["Each of them is warned, or disqualified where that is not enough."],
    },
    clause(
        "3.0.14",
        "Claiming victory",
        "A player who has 10 VP or more on their own turn has won; 10 are counted. A player who doesn't notice has to wait for their next turn, and must still have them then.",
    ),
    clause(
        "3.0.15",
        "No friendly robber",
        "The robber may go anywhere from the first turn on. It may also be moved back to the desert.",
    ),
    ClauseWords {
        number: "3.0.16",
        title: "Robber forgotten",
        says: "What happens depends on what the player did after the roll, as long as it is still their turn.",
        remedies: &[
            "Nothing done since: the player moves the robber as they like and steals a card as usual.",
            "A trade offered, or anything else done since: the robber goes to the desert and no card is stolen.",
        ],
    },
    clause(
        "3.0.17",
        "Dice",
        "Use a dice tray where there is one. A die that falls off the table or out of sight: roll both again. A cocked \
         die: put the other on top; if it slides off, roll both again.",
    ),
    clause(
        "3.1.1",
        "Photos of you",
        "Anyone who comes or plays allows CATAN GmbH and those it authorises to use recordings, sound, video, images, \
         photos and other likenesses of them in promotion, marketing, information and other material: photos and video \
         recordings, electronic media, web sites and social media among others.",
    ),
    clause(
        "3.1.2",
        "Filming yourself",
        "You may record a game, but not stream it live: only the board, no faces, from a tripod or the like that nobody \
         touches during the game, without commentary and without talking to an audience. Anything else is filmed \
         outside the tournament area, and other players are in it only if they agreed.",
    ),
];
