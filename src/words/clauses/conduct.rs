//! Chapters 2.0 to 2.2: material, conduct, harassment.

use super::{ClauseWords, clause};

pub(super) const WORDS: &[ClauseWords] = &[
    clause(
        "2.0.1",
        "Board",
        "The organizer makes the boards. In a round all tables play the same one; each round has a new one.",
    ),
    clause(
        "2.0.2",
        "Cards in sight",
        "Everything of the game stays on the table where all can see it; cards are held above the table. Shuffling is done above the table too, including when a card is stolen.",
    ),
    clause("2.0.3", "Number of cards", "How many cards you hold is public: say it when somebody asks."),
    ClauseWords {
        number: "2.0.4",
        title: "Resource handler",
        says: "The starting player hands out and takes in resource cards, says so when taking some, and shows what they \
               pay. Everybody shows the cards that they pay. The table may agree to help itself or to keep two supplies; \
               in doubt that ends. All may elect another player, and anybody may ask for a judge to do it. In the final a \
               judge does.",
        remedies: &[
            "If there is a question about the right cards, agreements end: the starting player hands out all cards.",
        ],
    },
    ClauseWords {
        number: "2.0.5",
        title: "New development cards",
        says: "The handler may hand out development cards too, if the table agrees. A card bought this turn lies well \
               away from the others.",
        remedies: &["The player may not play a development card until their next turn."],
    },
    clause(
        "2.0.6",
        "Pieces and cards",
        "Before the game every player counts 5 settlements, 4 cities and 15 roads, and all check 25 development cards \
         (14 knights, 6 progress, 5 VP) and 19 of each resource. If anything is missing, tell a judge at once.",
    ),
    clause(
        "2.0.7",
        "Keeping a log",
        "You may write down events or dice. Say so to the whole table and to an organizer, who swaps the dice of that \
         set after the game.",
    ),
    clause(
        "2.1.1",
        "By invitation",
        "Official tournaments are by invitation: national qualifiers and state tournaments, national championships, the \
         Masters Invitational and the World Championship. All who play are invited, and keep to this code.",
    ),
    clause(
        "2.1.2",
        "For everybody here",
        "The tournament is safe, respectful, open to all, and fun. The code of conduct and the policy against \
         harassment hold for staff, contractors, vendors, hotel staff, guests and press as for players. Anyone who \
         doesn't keep to them can be disqualified, sent away or banned.",
    ),
    clause(
        "2.1.3",
        "Civil and lawful",
        "CATAN GmbH and CATAN Studio expect players to behave lawfully and civilly, during the games and at everything \
         around them.",
    ),
    clause(
        "2.1.4",
        "Kind and fair",
        "Players are kind, courteous, respectful and fair, during the games and at everything around them.",
    ),
    clause(
        "2.1.5",
        "Devices",
        "No phones or other devices on the table during a game: they stay in a pocket or a bag, unless the photo policy \
         allows it (3.1.2).",
    ),
    clause("2.1.6", "Photos of the board", "You may photograph the board before the start and at the end."),
    clause(
        "2.1.7",
        "Emergency calls",
        "Anyone who has to take an emergency call tells the others and leaves the table for it. The game waits.",
    ),
    clause("2.1.8", "Disruption", "Players don't disrupt the tournament, what belongs to it, or the places around it."),
    clause("2.1.9", "Harm to the brand", "Players do no harm to the CATAN brand before, during or after the event."),
    clause(
        "2.1.10",
        "Trademarks and rights",
        "Players don't dispute, weaken or misuse CATAN's names, designs and rights.",
    ),
    clause(
        "2.1.11",
        "Companions",
        "Players answer for the friends and family they bring: these keep to the code of conduct as well.",
    ),
    clause(
        "2.1.12",
        "Consequences",
        "CATAN GmbH, CATAN Studio and those they appoint may disqualify at once for breaking this code. For repeated or \
         grave cases there can be a lifelong ban from the World Championship and the Masters program.",
    ),
    clause(
        "2.2.1",
        "No harassment",
        "None of these is tolerated: intimidation, threats, hurtful words, violence of any kind, unwanted touching, \
         unwanted sexual attention, unwanted photos or video, pestering, bullying, stalking, following, disrupting \
         events.",
    ),
    clause(
        "2.2.2",
        "Grounds",
        "That holds above all for harassment because of race or ethnicity, national origin, gender or how it is shown, \
         sex, sexual orientation, age, disability, religion, citizenship, a medical condition or pregnancy.",
    ),
    clause(
        "2.2.3",
        "Tell somebody",
        "If you experience or see harassment, tell anybody on the staff or somebody from CATAN Studio. Anyone who is told to stop must stop at once. The staff take it from there.",
    ),
];
