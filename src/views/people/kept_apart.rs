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
    pub kind: ApartKind,
    /// The name of the group or club as the first of them has it; empty for companions.
    pub name: &'s str,
    /// By number.
    pub players: Vec<&'s Player>,
    /// The tables at which two of them sit all the same: round and table.
    pub together: Vec<(i64, i64)>,
}

impl KeptApart<'_> {
    /// The mark at the seats of these players. `number`: its place among all.
    pub fn mark(&self, number: usize) -> Mark {
        Mark { number, kind: self.kind, name: self.name.to_owned() }
    }
}

/// Why they sit apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ApartKind {
    Group,
    Club,
    /// One named the other as a companion (2.1.11).
    Companions,
}

/// Everybody in the tournament who shares a group, a club or a companion with somebody: groups first, each by its name.
pub fn kept_apart(snapshot: &Snapshot) -> Vec<KeptApart<'_>> {
    let players: Vec<&Player> = snapshot.players.iter().filter(|player| player.is_active()).collect();
    let mut shared: BTreeMap<(ApartKind, String), (&str, Vec<&Player>)> = BTreeMap::new();
    for (player, together) in players.iter().zip(companions(&players)) {
        let groups = player.person.groups().map(|name| ((ApartKind::Group, group_key(name)), name));
        let club = player.person.club.as_deref().map(|name| ((ApartKind::Club, group_key(name)), name));
        let companions = together.into_iter().map(|key| ((ApartKind::Companions, key), ""));
        for (key, name) in groups.chain(club).chain(companions).filter(|((_, key), _)| !key.is_empty()) {
            shared.entry(key).or_insert_with(|| (name, Vec::new())).1.push(player);
        }
    }
    let mut families = BTreeSet::new();
    // Two who name each other are one family.
    let mut is_new = |kind: ApartKind, players: &[&Player]| {
        kind != ApartKind::Companions || families.insert(players.iter().map(|player| player.id).collect::<Vec<_>>())
    };
    let shared = shared.into_iter().filter(|((kind, _), (_, players))| players.len() > 1 && is_new(*kind, players));
    shared
        .map(|((kind, _), (name, players))| {
            let together = together(snapshot, &players.iter().map(|player| player.id).collect());
            KeptApart { kind, name, players, together }
        })
        .collect()
}

/// A mark at a player's seat: a group, a club or companions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The same for everybody who shares it: its place in [what is shared](kept_apart).
    pub number: usize,
    pub kind: ApartKind,
    /// The name of the group or club; empty for companions.
    pub name: String,
}

/// The marks of each player who sits apart from somebody.
pub fn marks(shared: &[KeptApart<'_>]) -> BTreeMap<PlayerId, Vec<Mark>> {
    let mut marks: BTreeMap<PlayerId, Vec<Mark>> = BTreeMap::new();
    for (number, one) in shared.iter().enumerate() {
        for player in &one.players {
            marks.entry(player.id).or_default().push(one.mark(number));
        }
    }
    marks
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
        assert_eq!((one.kind, group_key(one.name)), (ApartKind::Group, "smith".to_owned()));
        let mut players: Vec<PlayerId> = one.players.iter().map(|player| player.id).collect();
        players.sort_unstable();
        let mut expected = at_one[..2].to_vec();
        expected.sort_unstable();
        assert_eq!(players, expected);
        assert!(one.together.contains(&(1, 1)));
        set(&mut event, at_one[1], |player| player.person.group_names.clear());
        set(&mut event, at_one[0], |player| player.person.club = Some("SC Köln".to_owned()));
        set(&mut event, at_one[1], |player| player.person.club = Some("SC KÖLN".to_owned()));
        let found = kept_apart(&event);
        assert!(matches!(found[..], [KeptApart { kind: ApartKind::Club, .. }]));
        let marked: Vec<(PlayerId, usize)> =
            marks(&found).iter().flat_map(|(id, marks)| marks.iter().map(|mark| (*id, mark.number))).collect();
        let mut both = at_one[..2].to_vec();
        both.sort_unstable();
        assert_eq!(marked, both.iter().map(|id| (*id, 0)).collect::<Vec<_>>());
        event.players[3].fixed_table = Some(2);
        event.players[0].fixed_table = Some(2);
        let fixed: Vec<(i64, i64)> = fixed_tables(&event).iter().map(|(table, one)| (*table, one.number)).collect();
        assert_eq!(fixed, [(2, 1), (2, 4)]);
    }
}
