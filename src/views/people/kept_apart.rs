//! Who sits apart: people of one group or club, and companions. And who has a fixed table.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::seating::number_as_usize;
use reeve_rules::tournament::same_group::group_key;
use reeve_rules::tournament::vocabulary::{Stage, TournamentPart};
use reeve_store::player::Player;
use reeve_store::{PlayerId, Snapshot};

use crate::people::attendance::can_be_seated;
use crate::people::companions::{companions, family_key};
use crate::rounds::prelims;

/// Players who sit at different tables where that is possible.
#[derive(Debug, Clone, PartialEq)]
pub struct KeptApart<'s> {
    pub kind: ApartKind,
    /// The name of the group or club as the first of them has it; empty for companions.
    pub name: &'s str,
    /// What stands in the mark at their seats: no two have the same.
    pub sign: String,
    /// By number.
    pub players: Vec<&'s Player>,
    /// Who named the others as companions; nobody for a group or a club.
    pub named_by: Vec<&'s Player>,
    /// The tables at which two of them sit all the same: round and table.
    pub together: Vec<(i64, i64)>,
}

impl KeptApart<'_> {
    /// The mark at the seats of these players. `number`: its place among all.
    pub fn mark(&self, number: usize) -> Mark {
        Mark { number, sign: self.sign.clone(), kind: self.kind, name: self.name.to_owned() }
    }

    /// Whether all of these players are in it.
    fn has(&self, players: &[PlayerId]) -> bool {
        players.iter().all(|id| self.players.iter().any(|player| player.id == *id))
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

/// Whether each two of these players sit apart already.
pub fn are_apart(shared: &[KeptApart<'_>], players: &[PlayerId]) -> bool {
    let pair = |one: PlayerId, two: PlayerId| shared.iter().any(|apart| apart.has(&[one, two]));
    let with_earlier = |(at, one): (usize, &PlayerId)| players[..at].iter().all(|two| pair(*one, *two));
    shared.iter().any(|apart| apart.has(players)) || players.iter().enumerate().all(with_earlier)
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
    let mut signs: BTreeMap<String, usize> = BTreeMap::new();
    let mut families = BTreeMap::new();
    let mut all: Vec<KeptApart<'_>> = Vec::new();
    for ((kind, key), (name, players)) in shared.into_iter().filter(|(_, (_, players))| players.len() > 1) {
        let is_family = kind == ApartKind::Companions;
        let named_by = players.iter().filter(|player| is_family && family_key(player) == key).copied().collect();
        // Two who name each other are one family.
        let ids: BTreeSet<PlayerId> = players.iter().map(|player| player.id).collect();
        if let Some(family) = families.get(&ids).filter(|_| is_family).and_then(|at: &usize| all.get_mut(*at)) {
            family.named_by.extend::<Vec<&Player>>(named_by);
            continue;
        }
        let together = together(snapshot, &ids);
        if is_family {
            families.insert(ids, all.len());
        }
        all.push(KeptApart { kind, name, sign: sign(name, &mut signs), players, named_by, together });
    }
    all
}

/// The first letter of a name, numbered where others have it too: `A`, `A2`.
fn sign(name: &str, taken: &mut BTreeMap<String, usize>) -> String {
    let letter =
        name.chars().find(|c| c.is_alphanumeric()).map_or_else(|| "+".to_owned(), |c| c.to_uppercase().collect());
    let times = taken.entry(letter.clone()).or_default();
    *times += 1;
    if *times == 1 { letter } else { format!("{letter}{times}") }
}

/// A mark at a player's seat: a group, a club or companions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The same for everybody who shares it: its place in [what is shared](kept_apart).
    pub number: usize,
    /// What stands in it.
    pub sign: String,
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

/// A seat to which somebody is pinned.
#[derive(Debug, Clone, PartialEq)]
pub struct Pinned<'s> {
    /// The number of the preliminary round.
    pub round: i64,
    pub table: i64,
    pub position: i64,
    pub player: &'s Player,
}

/// Who is pinned to a seat of a preliminary round that waits, in the order of the seats.
pub fn pinned(snapshot: &Snapshot) -> Vec<Pinned<'_>> {
    let mut all = Vec::new();
    for round in snapshot.stage(Stage::Prelim).filter(|round| !round.row.state.has_begun()) {
        for table in &round.tables {
            let seats = table.seats.iter().filter(|seat| seat.pinned);
            all.extend(seats.filter_map(|seat| {
                let player = snapshot.player(seat.player_id)?;
                Some(Pinned { round: round.row.number, table: table.row.number, position: seat.position, player })
            }));
        }
    }
    all
}

/// Why players can't be kept at their fixed table, or can't be kept apart there.
#[derive(Debug, Clone, PartialEq)]
pub struct FixedTrouble<'s> {
    pub table: i64,
    /// By number.
    pub players: Vec<&'s Player>,
    pub what: FixedTroubleKind<'s>,
}

/// What is wrong with a fixed table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FixedTroubleKind<'s> {
    /// So many players make fewer tables.
    NoSuchTable { players: usize, tables: usize },
    /// A table has fewer seats.
    TooMany { seats: usize },
    /// They are of one group, one club or one family.
    SitApart { kind: ApartKind, name: &'s str },
}

/// What is wrong with the fixed tables, while seats of preliminary rounds are still to be made. `shared`: [who sits apart](kept_apart).
///
/// Before the first seats everybody in the tournament is taken to come.
pub fn fixed_troubles<'s>(snapshot: &'s Snapshot, shared: &[KeptApart<'s>]) -> Vec<FixedTrouble<'s>> {
    let fixed = fixed_tables(snapshot);
    if fixed.is_empty() || prelims::are_over(snapshot) || snapshot.tournament.part == TournamentPart::Finals {
        return Vec::new();
    }
    let is_seated = snapshot.stage(Stage::Prelim).next().is_some();
    let comes = |player: &&Player| if is_seated { can_be_seated(snapshot, player) } else { player.is_active() };
    let players = snapshot.players.iter().filter(comes).count();
    let sizes = snapshot.tournament.system.system().tables().of(players);
    let mut troubles = Vec::new();
    for own in fixed.chunk_by(|one, other| one.0 == other.0) {
        let (table, there) = (own[0].0, own.iter().map(|(_, player)| *player).collect::<Vec<_>>());
        let mut add = |players: Vec<&'s Player>, what| troubles.push(FixedTrouble { table, players, what });
        if let Some(sizes) = &sizes {
            let (tables, seats) = (sizes.len(), sizes.iter().copied().max().unwrap_or(0));
            if number_as_usize(table).is_none_or(|table| table > tables) {
                add(there.clone(), FixedTroubleKind::NoSuchTable { players, tables });
            }
            if there.len() > seats {
                add(there.clone(), FixedTroubleKind::TooMany { seats });
            }
        }
        for one in shared {
            let both: Vec<&Player> = there.iter().filter(|player| one.has(&[player.id])).copied().collect();
            if both.len() > 1 {
                add(both, FixedTroubleKind::SitApart { kind: one.kind, name: one.name });
            }
        }
    }
    troubles
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

    #[test]
    fn no_two_groups_have_the_same_mark() {
        let mut event = event(Phase::CheckIn, 36);
        for (at, player) in event.players.iter_mut().enumerate() {
            // Eleven groups that begin alike, four that have a letter of their own, and two families.
            match at / 2 {
                pair @ 0..11 => player.person.group_names = reeve_rules::tournament::same_group::staff_made(pair + 1),
                pair @ 11..15 => player.person.club = Some(["Äpfel", "Bo", "čaj", "42"][pair - 11].to_owned()),
                pair => player.person.companions = format!("Player {:02}", if at % 2 == 0 { 2 * pair + 2 } else { 0 }),
            }
        }
        let shared = kept_apart(&event);
        let signs: BTreeSet<&str> = shared.iter().map(|one| one.sign.as_str()).collect();
        assert_eq!((shared.len(), signs.len()), (18, 18), "{signs:?}");
        assert!(["A", "A2", "A11", "Ä", "B", "Č", "4", "+", "+2"].iter().all(|sign| signs.contains(sign)), "{signs:?}");
    }

    #[test]
    fn players_are_apart_where_each_two_of_them_share_something() {
        let mut event = event(Phase::CheckIn, 12);
        for (at, groups) in [(0, "A\nB"), (1, "A\nC"), (2, "B\nC"), (3, "D"), (4, "D")] {
            event.players[at].person.group_names = groups.to_owned();
        }
        event.players[5].person.companions = format!("{}\n{}", event.players[6].label(), event.players[7].label());
        let check = |numbers: &[i64], expected: bool| {
            let players = event.players.iter().filter(|player| numbers.contains(&player.number));
            let players: Vec<PlayerId> = players.map(|player| player.id).collect();
            assert_eq!(are_apart(&kept_apart(&event), &players), expected, "{numbers:?}");
        };
        check(&[1, 2], true);
        check(&[1, 2, 3], true);
        check(&[1, 4], false);
        check(&[1, 2, 4], false);
        check(&[6, 7, 8], true);
        check(&[7, 8], true);
        check(&[6, 9], false);
    }

    #[test]
    fn what_can_t_be_at_a_fixed_table_is_named() {
        let mut event = event(Phase::CheckIn, 16);
        let check = |event: &Snapshot, expected: &[(i64, &[i64], FixedTroubleKind<'_>)]| {
            let shared = kept_apart(event);
            let found = fixed_troubles(event, &shared);
            let found: Vec<(i64, Vec<i64>, FixedTroubleKind<'_>)> = found
                .iter()
                .map(|one| (one.table, one.players.iter().map(|player| player.number).collect(), one.what))
                .collect();
            let expected: Vec<_> = expected.iter().map(|(table, who, what)| (*table, who.to_vec(), *what)).collect();
            assert_eq!(found, expected);
        };
        event.players[0].fixed_table = Some(4);
        event.players[1].fixed_table = Some(4);
        check(&event, &[]);
        event.players[2].fixed_table = Some(99);
        let beyond = (99, &[3][..], FixedTroubleKind::NoSuchTable { players: 16, tables: 4 });
        check(&event, &[beyond]);
        event.players[0].person.club = Some("SC Köln".to_owned());
        event.players[1].person.club = Some("SC Köln".to_owned());
        let apart = FixedTroubleKind::SitApart { kind: ApartKind::Club, name: "SC Köln" };
        check(&event, &[(4, &[1, 2], apart), beyond]);
        event.players[1].person.club = None;
        event.players[2].fixed_table = None;
        for player in &mut event.players[..5] {
            player.fixed_table = Some(1);
        }
        check(&event, &[(1, &[1, 2, 3, 4, 5], FixedTroubleKind::TooMany { seats: 4 })]);
        // Once there are seats those count who are here.
        for player in &mut event.players[..5] {
            player.fixed_table = None;
        }
        event.players[0].fixed_table = Some(4);
        prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
        check(&event, &[]);
        for player in &mut event.players[12..] {
            player.checked_in_at = None;
        }
        check(&event, &[(4, &[1], FixedTroubleKind::NoSuchTable { players: 12, tables: 3 })]);
        prelims(&mut event, 3, RoundState::Planned, SheetState::Signed);
        check(&event, &[]);
    }
}
