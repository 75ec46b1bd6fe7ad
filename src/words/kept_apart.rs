//! The words of who sits apart.

use reeve_store::player::Player;
use reeve_views::people::kept_apart::{ApartKind, FixedTrouble, FixedTroubleKind, Pinned};

use crate::games::Terms;
use crate::{counted, isolated, list};

/// The seat to which somebody is pinned.
pub fn pinned_to(pin: &Pinned<'_>) -> String {
    format!("Round {}, table {}, position {}", pin.round, pin.table, pin.position)
}

/// What people share who sit apart.
pub fn kind(kind: ApartKind) -> &'static str {
    match kind {
        ApartKind::Group => "group",
        ApartKind::Club => "club",
        ApartKind::Companions => "companions",
    }
}

/// That two players would sit apart because of this.
pub fn mark(kind: ApartKind, name: &str) -> String {
    match kind {
        ApartKind::Group => format!("Group {}", isolated(name)),
        ApartKind::Club => format!("Club {}", isolated(name)),
        ApartKind::Companions => "Companions".to_owned(),
    }
}

/// At which tables two of them sit all the same: round and table; nothing where they never do.
pub fn together(tables: &[(i64, i64)]) -> String {
    let at: Vec<String> = tables.iter().map(|(round, table)| format!("round {round}, table {table}")).collect();
    match at.is_empty() {
        true => String::new(),
        false => format!("As the seats are now, two of them sit together: {}.", at.join("; ")),
    }
}

/// Who named whom as companions.
pub fn named_by(namers: &[&Player], all: &[&Player]) -> String {
    let said = |namer: &&Player| {
        let others: Vec<String> = all.iter().filter(|p| p.id != namer.id).map(|p| isolated(&p.label())).collect();
        format!("{} comes with {}.", isolated(&namer.label()), list(&others))
    };
    namers.iter().map(said).collect::<Vec<_>>().join(" ")
}

/// What becomes of a group that is dissolved.
pub const DISSOLVES: &str = "Everybody leaves the group, and they may sit together in seats that are made or repaired from now on. Who was in it is not kept.";

/// What becomes of companions who may sit together.
pub const PARTS: &str = "They no longer stand under \"Comes with\" on each other's pages, and may sit together in seats that are made or repaired from now on.";

/// What is wrong with fixed tables, and what to do, in the words of a game.
pub fn fixed_troubles(troubles: &[FixedTrouble<'_>], terms: &Terms) -> Vec<String> {
    let said = |trouble: &FixedTrouble<'_>| {
        let labels = trouble.players.iter().map(|player| player.label());
        let group = match trouble.what {
            FixedTroubleKind::SitApart { name, .. } => name,
            FixedTroubleKind::NoSuchTable { .. } | FixedTroubleKind::TooMany { .. } => "",
        };
        terms.say_around(&fixed_trouble(trouble), &labels.chain([group.to_owned()]).collect::<Vec<_>>())
    };
    troubles.iter().map(said).collect()
}

fn fixed_trouble(trouble: &FixedTrouble<'_>) -> String {
    let table = trouble.table;
    let who = list(&trouble.players.iter().map(|player| isolated(&player.label())).collect::<Vec<_>>());
    let has = if trouble.players.len() == 1 { "has" } else { "have" };
    match trouble.what {
        FixedTroubleKind::NoSuchTable { players, tables } => format!(
            "{who} {has} the fixed table {table}, and {} make {}. No seats can be made like that: change it on the player's page.",
            counted(players, "player", "players"),
            counted(tables, "table", "tables"),
        ),
        FixedTroubleKind::TooMany { seats } => format!(
            "{who} {has} the fixed table {table}, which has at most {seats} seats. No seats can be made like that: change it on a player's page."
        ),
        FixedTroubleKind::SitApart { kind, name } => format!(
            "{who} {has} the fixed table {table} and should sit apart ({}). They sit together in every round: change one of the two.",
            mark(kind, name),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::unmarked;
    use reeve_rules::games::SystemCode;
    use reeve_rules::tournament::vocabulary::Phase;
    use reeve_views::event_for_tests::event;

    #[test]
    fn what_is_wrong_with_a_fixed_table_names_everybody_and_what_to_do() {
        let mut event = event(Phase::CheckIn, 3);
        event.players[0].person.name = "Ana Table".to_owned();
        let check = |system: SystemCode, who: std::ops::Range<usize>, what, expected: &str| {
            let players = event.players[who].iter().collect();
            let said = fixed_troubles(&[FixedTrouble { table: 9, players, what }], &games::terms(system.system()));
            assert_eq!(said.iter().map(|said| unmarked(said)).collect::<Vec<_>>(), [expected]);
        };
        let no_table = FixedTroubleKind::NoSuchTable { players: 16, tables: 4 };
        check(
            SystemCode::Base,
            0..1,
            no_table,
            "Ana Table has the fixed table 9, and 16 players make 4 tables. No seats can be made like that: change it on the player's page.",
        );
        check(
            SystemCode::FullContact,
            0..1,
            no_table,
            "Ana Table has the fixed field 9, and 16 teams make 4 fields. No seats can be made like that: change it on the team's page.",
        );
        check(
            SystemCode::Base,
            0..3,
            FixedTroubleKind::TooMany { seats: 4 },
            "Ana Table, Player 02 and Player 03 have the fixed table 9, which has at most 4 seats. No seats can be made like that: change it on a player's page.",
        );
        check(
            SystemCode::Base,
            0..2,
            FixedTroubleKind::SitApart { kind: ApartKind::Group, name: "Table Flippers" },
            "Ana Table and Player 02 have the fixed table 9 and should sit apart (Group Table Flippers). They sit together in every round: change one of the two.",
        );
        let [one, two, three] = &event.players[..] else { panic!("three players") };
        assert_eq!(
            unmarked(&named_by(&[two, three], &[one, two, three])),
            "Player 02 comes with Ana Table and Player 03. Player 03 comes with Ana Table and Player 02."
        );
    }
}
