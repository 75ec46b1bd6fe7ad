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
        "rude, insult, swearing, shouting, bad loser, gloating, talking, table talk, unfair, unsporting, cheating",
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
    ("2.2.1", "bullying, threat, touching, stalking, hate, sexism, racism, mobbing, filming somebody"),
    ("2.2.2", "racism, sexism, discrimination, religion, age, disability, gender"),
    ("2.2.3", "report harassment, victim, help, whom to tell"),
    (
        "3.0.1",
        "dice, rolled too early, forgot to roll, out of turn, not your turn, knight before the roll, passing the dice",
    ),
    ("3.0.2", "talking, stealing, trade too early, trade before the roll, trade before the robber, seven, table talk"),
    ("3.0.3", "wrong build, illegal road, road through a settlement, wrong place, blocked"),
    ("3.0.4", "longest road, largest army, who has it, knights, tie"),
    ("3.0.5", "wrong build, upgrade, city at once"),
    ("3.0.6", "development card, played at once, bought this turn, knight, monopoly, year of plenty, road building"),
    ("3.0.7", "trade after build, build before trade, building phase, order of actions, wrong order"),
    ("3.0.8", "wrong build, undo, take back, move a road, changed their mind, touched"),
    ("3.0.9", "wrong build, wrong payment, paid wrong, paid too much, hiding from the robber, cheating"),
    ("3.0.10", "port, harbor, 3:1, 2:1, trade with the bank"),
    ("3.0.11", "bank is empty, shortage, not enough cards, run out"),
    ("3.0.12", "peeking, showed cards, open hand, reveals cards, talking about cards"),
    ("3.0.13", "gift, giving cards away, free resources, donation, cheating, charity"),
    ("3.0.14", "won, winner, ten points, claimed too late, late, forgot to claim, did not notice, points at the end"),
    ("3.0.15", "house rule, robber in the first turns, two points, desert"),
    ("3.0.16", "robber, seven, stealing, forgot to steal, forgot to discard, missed, thief"),
    ("3.0.17", "die on the floor, rolled off, fell off, crooked, leaning, roll again, re-roll"),
    ("3.1.1", "camera, picture, pictures, consent, media"),
    ("3.1.2", "phone, camera, streaming, stream, video, recording, tripod, twitch, youtube"),
];

#[cfg(test)]
mod tests {
    use crate::web::ui::name_search::holds;
    use crate::web::ui::words::clauses::{all, looked_through};

    #[test]
    fn every_line_is_of_one_clause_and_they_stand_in_order() {
        let numbers: Vec<&str> = super::WORDS.iter().map(|(number, _)| *number).collect();
        let place = |number: &&str| all().position(|(_, words)| words.number == *number).expect("a clause");
        let places: Vec<usize> = numbers.iter().map(place).collect();
        assert!(places.windows(2).all(|two| two[0] < two[1]), "{numbers:?}");
    }

    #[test]
    fn clauses_are_found_by_what_people_say() {
        let check = |wanted: &str, expected: &[&str]| {
            let found = all().filter(|(_, words)| holds(&looked_through(words), wanted));
            let found: Vec<&str> = found.map(|(_, words)| words.number).collect();
            for number in expected {
                assert!(found.contains(number), "{wanted}: {found:?}");
            }
            assert!(found.len() < 16, "{wanted} finds too many: {found:?}");
        };
        check("cheating", &["1.3.5", "1.3.6", "3.0.9"]);
        check("late", &["1.1.4", "1.3.3"]);
        check("phone", &["2.1.5"]);
        check("talking", &["2.1.4", "3.0.2"]);
        check("dice", &["3.0.1", "3.0.17"]);
        check("wrong build", &["3.0.3", "3.0.8", "3.0.9"]);
        check("robber", &["3.0.2", "3.0.15", "3.0.16"]);
        check("trade after build", &["3.0.7"]);
        check("slow play", &["1.1.8"]);
        check("help from spectators", &["2.1.8", "2.1.11"]);
        check("kingmaking", &["1.3.6"]);
        check("abandoned", &["1.3.4"]);
        check("takeback", &["1.3.3"]);
        check("peeking", &["2.0.5", "3.0.12"]);
        check("stealing", &["3.0.2", "3.0.16"]);
    }
}
