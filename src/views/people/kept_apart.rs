//! Who sits apart: people of one group or club, and companions. And who has a fixed table.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::tournament::same_group::group_key;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::player::Player;
use reeve_store::{PlayerId, Snapshot};

use crate::people::companions::companions;

/// Players who sit at different tables where that is possible.
#[derive(Debug, Clone, PartialEq)]
pub struct KeptApart<'s> {
    pub because: ApartBecause<'s>,
    /// By number.
    pub players: Vec<&'s Player>,
    /// The tables at which two of them sit all the same: round and table.
    pub together: Vec<(i64, i64)>,
}

/// Why they sit apart, with the name as the first of them has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ApartBecause<'s> {
    Group(&'s str),
    Club(&'s str),
    /// One named the other as a companion (2.1.11).
    Companions,
}

/// Everybody in the tournament who shares a group, a club or a companion with somebody: groups first, each by its name.
pub fn kept_apart(snapshot: &Snapshot) -> Vec<KeptApart<'_>> {
    let players: Vec<&Player> = snapshot.players.iter().filter(|player| player.is_active()).collect();
    let mut shared: BTreeMap<(u8, String), (ApartBecause<'_>, Vec<&Player>)> = BTreeMap::new();
    for (player, together) in players.iter().zip(companions(&players)) {
        let groups = player.person.groups().map(|name| ((0, group_key(name)), ApartBecause::Group(name)));
        let club = player.person.club.as_deref().map(|name| ((1, group_key(name)), ApartBecause::Club(name)));
        let companions = together.into_iter().map(|key| ((2, key), ApartBecause::Companions));
        for (key, because) in groups.chain(club).chain(companions).filter(|((_, key), _)| !key.is_empty()) {
            shared.entry(key).or_insert_with(|| (because, Vec::new())).1.push(player);
        }
    }
    let shared = shared.into_values().filter(|(_, players)| players.len() > 1);
    shared
        .map(|(because, players)| {
            let together = together(snapshot, &players.iter().map(|player| player.id).collect());
            KeptApart { because, players, together }
        })
        .collect()
}

/// The tables of the preliminary rounds at which two of them sit.
fn together(snapshot: &Snapshot, players: &BTreeSet<PlayerId>) -> Vec<(i64, i64)> {
    let tables = snapshot.stage(Stage::Prelim).flat_map(|round| round.tables.iter().map(move |table| (round, table)));
    tables
        .filter(|(_, table)| table.seats.iter().filter(|seat| players.contains(&seat.player_id)).count() > 1)
        .map(|(round, table)| (round.row.number, table.row.number))
        .collect()
}

/// The players in the tournament who have a fixed table, by table and number.
pub fn fixed_tables(snapshot: &Snapshot) -> Vec<(i64, &Player)> {
    let active = snapshot.players.iter().filter(|player| player.is_active());
    let mut fixed: Vec<(i64, &Player)> = active.filter_map(|player| Some((player.fixed_table?, player))).collect();
    fixed.sort_by_key(|(table, player)| (*table, player.number));
    fixed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState, SheetState};

    #[test]
    fn who_shares_something_is_named_once_with_the_tables_where_they_meet() {
        let mut event = event(Phase::CheckIn, 12);
        prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
        let at_one: Vec<PlayerId> = event.rounds[0].tables[0].seats.iter().map(|seat| seat.player_id).collect();
        let set = |event: &mut Snapshot, id: PlayerId, change: fn(&mut Player)| {
            change(event.players.iter_mut().find(|player| player.id == id).expect("a player"));
        };
        set(&mut event, at_one[0], |player| player.person.group_names = "Smith\nAlone".to_owned());
        set(&mut event, at_one[1], |player| player.person.group_names = " smith".to_owned());
        set(&mut event, at_one[2], |player| player.person.group_names = "SMITH".to_owned());
        set(&mut event, at_one[2], |player| player.state = PlayerState::Withdrawn);
        let found = kept_apart(&event);
        let [one] = found.as_slice() else { panic!("{found:?}") };
        assert!(matches!(one.because, ApartBecause::Group(name) if group_key(name) == "smith"));
        let mut players: Vec<PlayerId> = one.players.iter().map(|player| player.id).collect();
        players.sort_unstable();
        let mut expected = at_one[..2].to_vec();
        expected.sort_unstable();
        assert_eq!(players, expected);
        assert!(one.together.contains(&(1, 1)));
        set(&mut event, at_one[1], |player| player.person.group_names.clear());
        set(&mut event, at_one[0], |player| player.person.club = Some("SC Köln".to_owned()));
        set(&mut event, at_one[1], |player| player.person.club = Some("SC KÖLN".to_owned()));
        assert!(matches!(kept_apart(&event)[..], [KeptApart { because: ApartBecause::Club(_), .. }]));
        event.players[3].fixed_table = Some(2);
        event.players[0].fixed_table = Some(2);
        let fixed: Vec<(i64, i64)> = fixed_tables(&event).iter().map(|(table, one)| (*table, one.number)).collect();
        assert_eq!(fixed, [(2, 1), (2, 4)]);
    }
}
