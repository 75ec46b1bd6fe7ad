//! What people call what a clause is about, where it says so in other words: for the search of the clauses, and seen by nobody.

/// The words by the number of the clause, in its order. Each clause is found by any of them, and by several together.
pub(super) const WORDS: &[(&str, &str)] = &[
    ("1.1.2", "wrong edition, old set, expansion, mixed sets"),
    ("1.1.4", "late, came too late, missed game, no show, absent"),
    ("1.1.5", "same opponents, friends at one table, wrong table, wrong seat"),
    ("1.1.6", "wrong seat, wrong colour, color, who begins, who starts, first player, turn order"),
    ("1.1.8", "slow play, too slow, stalling, thinking too long, time, clock, hurry"),
    ("1.3.1", "advice, hints, tips, help from the judge, coaching"),
    (
        "1.3.3",
        "late, too late, reported later, noticed too late, wrong build, mistake, undo, take back, takeback, pause, \
         stop the game",
    ),
    (
        "1.3.4",
        "wrong result, wrong score, miscount, typo, refuses to sign, signature, objection, complaint, protest, abandoned, \
         quit, gave up",
    ),
    ("1.3.5", "cheating, cheat, cheater, on purpose, expel, throw out, ban, DQ"),
    (
        "1.3.6",
        "cheating, cheat, teaming up, team, kingmaking, helping another player to win, pact, deal, throwing the game, \
         let somebody win",
    ),
    ("2.0.1", "wrong board, setup, set-up, layout, map, tile, number token, wrong number"),
    ("2.0.2", "hiding cards, cards under the table, out of sight, shuffle"),
    ("2.0.3", "how many cards, hand size, hand limit, count"),
    ("2.0.4", "bank, banker, wrong payout, wrong card handed out, took too many cards"),
    ("2.0.5", "peeked, peeking, looked at the deck, draws a card, buying"),
    ("2.0.6", "missing piece, lost piece, too many pieces, broken part, sixteenth road"),
    ("2.0.7", "notes, writing, tracking dice, statistics, counting cards"),
    ("2.1.1", "uninvited, not registered"),
    ("2.1.2", "unsafe, rude, disrespect"),
    ("2.1.3", "theft, stealing, alcohol, drunk, smoking, crime"),
    (
        "2.1.4",
        "rude, insult, slur, abuse, abusive, mocking, name-calling, swearing, shouting, bad loser, gloating, talking, \
         table talk, unfair, unsporting, cheating",
    ),
    ("2.1.5", "phone, mobile, smartphone, tablet, watch, app, screen, texting, call"),
    ("2.1.6", "picture, camera, phone, photograph"),
    ("2.1.7", "phone, phone call, emergency, pause, leaves the table, toilet, ill"),
    (
        "2.1.8",
        "noise, loud, talking, disturbing, kibitz, spectators, help from spectators, audience, throwing, damage, vandalism",
    ),
    ("2.1.9", "brand, insult the game, scandal, press"),
    ("2.1.10", "logo, copy, counterfeit, merchandise"),
    (
        "2.1.11",
        "spectators, help from spectators, family, friends, parents, coach, coaching, guest, audience, whispering",
    ),
    ("2.1.12", "ban, expel, throw out, send home"),
    (
        "2.2.1",
        "slur, insult, abuse, abusive, bullying, threat, touching, stalking, hate, sexism, racism, mobbing, filming somebody",
    ),
    ("2.2.2", "racism, sexism, discrimination, religion, age, disability, gender"),
    ("2.2.3", "report harassment, victim, help, whom to tell"),
    (
        "3.0.1",
        "dice, rolled too early, forgot to roll, out of turn, not your turn, knight before the roll, passing the dice",
    ),
    (
        "3.0.2",
        "talking, stealing, trade too early, trade before the roll, trade before the robber, seven, 7 rolled, table talk",
    ),
    ("3.0.3", "wrong build, illegal road, road through a settlement, wrong place, blocked"),
    ("3.0.4", "longest road, largest army, who has it, knights, tie"),
    ("3.0.5", "wrong build, upgrade, city at once"),
    ("3.0.6", "development card, played at once, bought this turn, knight, monopoly, year of plenty, road building"),
    ("3.0.7", "trade after build, build before trade, building phase, order of actions, wrong order"),
    ("3.0.8", "wrong build, undo, take back, move a road, changed their mind, touched"),
    ("3.0.9", "wrong build, wrong payment, paid wrong, paid too much, hiding from the robber, cheating"),
    ("3.0.10", "port, harbour, 3:1, 2:1, trade with the bank"),
    ("3.0.11", "bank is empty, shortage, not enough cards, run out"),
    ("3.0.12", "peeking, showed cards, open hand, reveals cards, talking about cards"),
    ("3.0.13", "gift, gave cards, giving cards away, free resources, donation, cheating, charity"),
    ("3.0.14", "won, winner, ten points, claimed too late, late, forgot to claim, did not notice, points at the end"),
    ("3.0.15", "house rule, robber in the first turns, two points, desert"),
    ("3.0.16", "robber, seven, 7 rolled, stealing, forgot to steal, forgot to discard, missed, thief"),
    ("3.0.17", "die on the floor, rolled off, fell off, crooked, leaning, roll again, re-roll"),
    ("3.1.1", "camera, picture, pictures, consent, media"),
    ("3.1.2", "phone, camera, streaming, stream, video, recording, tripod, twitch, youtube"),
];

/// What is written in one way here and looked for in others: wherever the first stands, the others are found too.
const ALSO_CALLED: &[(&str, &str)] = &[("harbor", "harbour, port"), ("colour", "color")];

/// A text with what else its words are called.
pub(super) fn also_called(text: &str) -> String {
    let lower = text.to_lowercase();
    let also = ALSO_CALLED.iter().filter(|(word, _)| lower.contains(word)).map(|(_, also)| *also);
    also.fold(text.to_owned(), |text, also| format!("{text}, {also}"))
}

#[cfg(test)]
mod tests {
    use crate::clauses::{all, looked_through};

    /// The device reads number, heading and the rest apart by this sign.
    #[test]
    fn no_clause_has_the_sign_that_parts_what_is_looked_through() {
        for (_, words) in all() {
            let (title, said) = looked_through(words);
            assert!(!title.contains('|') && !said.contains('|'), "{}", words.number);
        }
    }

    #[test]
    fn every_line_is_of_one_clause_and_they_stand_in_order() {
        let numbers: Vec<&str> = super::WORDS.iter().map(|(number, _)| *number).collect();
        let place = |number: &&str| all().position(|(_, words)| words.number == *number).expect("a clause");
        let places: Vec<usize> = numbers.iter().map(place).collect();
        assert!(places.windows(2).all(|two| two[0] < two[1]), "{numbers:?}");
    }
}
