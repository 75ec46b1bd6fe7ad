//! Chapters 1.3 and 1.4: judges and ranking.

use super::{ClauseWords, clause};

pub(super) const WORDS: &[ClauseWords] = &[
    clause(
        "1.3.1",
        "Judges",
        "At least one judge is there throughout, and explains the tournament rules and the code of conduct at the start. \
         In disputes on either, judges have the last word. A ruling settles the dispute and holds no advice on play.",
    ),
    clause("1.3.2", "Staff don't play", "Judges and organizers don't play in their own tournament."),
    clause(
        "1.3.3",
        "Calling a judge",
        "Any player may pause the game and call a judge at any time. What the judge rules stands. A broken rule that is \
         not reported at once counts as accepted play, and so does what followed from it; when it happens again, it can \
         be reported.",
    ),
    clause(
        "1.3.4",
        "Disputes after the game",
        "Anyone who thinks that a broken rule made the result unfair tells a judge at once. Once the record sheet is signed, \
         there is no protest and the result stays. If a player won't sign, the judge decides the game.",
    ),
    clause(
        "1.3.5",
        "Disqualification",
        "A judge may disqualify for breaking the rules of the game on purpose, but only during that game or right after \
         it, before all have signed. For breaking the code of conduct a judge may do so at any time: cheating to win, \
         abuse, or helping somebody else to win on purpose, among others.",
    ),
    ClauseWords {
        number: "1.3.6",
        title: "Collusion",
        says: "Bad play is no reason to disqualify, nor is working together where both improve their own game. Working \
               together for somebody else's standing in the tournament is collusion, and giving somebody the win on \
               purpose is forbidden. Making a game longer so that somebody else doesn't win is allowed.",
        remedies: &["Each of them is warned. Going on after a warning can bring disqualification."],
    },
    clause("1.4.1", "Games won", "Players are ranked by the number of games they won."),
    clause(
        "1.4.2",
        "Tiebreakers",
        "With equal wins: the sum of VP over all games, then the sum of VP%, then more second places, then more third \
         places, then lots.",
    ),
    clause(
        "1.4.3",
        "VP%",
        "A player's VP% in a game is their share of all VP at the table, rounded to a hundredth of a percent; the games' \
         VP% are added up. At a table of three a fourth score joins the total: the mean of the three, rounded.",
    ),
    clause(
        "1.4.4",
        "After semi-finals and final",
        "After the semi-finals places 5 to 16 are ranked again with those games. After the final places 1 to 4 go by the \
         scores in it. Ties are broken over preliminary and semi-final games.",
    ),
];
