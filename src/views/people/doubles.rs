//! Players who may be the same person, entered twice, and whether the two can be made one.

use std::collections::{BTreeMap, BTreeSet};

use reeve_files::players::turned;
use reeve_rules::tournament::same_name::name_key;
use reeve_rules::tournament::same_person::{email_key, looks};
use reeve_rules::tournament::vocabulary::{PlayerState, words};
use reeve_store::erase::is_pseudonymous;
use reeve_store::not_duplicates::TwoPeople;
use reeve_store::player::Player;
use reeve_store::staff_note::StaffNote;
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx, not_duplicates, staff_note};

use crate::people::attendance;
use crate::people::now;
use crate::people::now::PlayerNotNow;
use crate::people::same_groups::{GroupKind, digest_of_two};
use crate::people::same_player::is_listed;

words! {
    /// By what two players are taken for the same person. The first says most.
    DoubleBy {
        /// Both have the same name and the same e-mail address.
        NameAndEmail = "name-and-email",
        /// Names that are alike, and the same e-mail address.
        AlikeAndEmail = "alike-and-email",
        /// The same name, also where one of the two is written "Last, First".
        Name = "name",
        /// Names that differ in accents or in the order of their words alone.
        Alike = "alike",
        /// The same e-mail address. A family may share one.
        Email = "email",
    }
}

impl DoubleBy {
    /// The same, where the e-mail address is the same too.
    fn with_email(self) -> DoubleBy {
        match self {
            DoubleBy::Alike => DoubleBy::AlikeAndEmail,
            _ => DoubleBy::NameAndEmail,
        }
    }
}

/// Two players who may be the same person.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LikelyDouble<'s> {
    pub players: [&'s Player; 2],
    pub by: DoubleBy,
}

/// The pairs of players of whom the staff said that they are two people, and those of groups and clubs.
#[derive(Debug, Clone, Default)]
pub struct Apart {
    players: BTreeSet<(PlayerId, PlayerId)>,
    /// As [digests](digest_of_two).
    groups: BTreeSet<String>,
}

/// What the page of those who may be the same person is made of.
pub struct Doubles {
    pub snapshot: Snapshot,
    pub apart: Apart,
    /// What the staff keeps of players.
    pub notes: BTreeMap<PlayerId, StaffNote>,
}

impl Doubles {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Doubles, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        Ok(Doubles { apart: Apart::read(tx, id).await?, notes: staff_note::of_tournament(tx, id).await?, snapshot })
    }
}

impl Apart {
    /// Reads them.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Apart, Error> {
        let groups = not_duplicates::groups_of_tournament(tx, id).await?;
        Ok(Apart { groups, ..Apart::of(&not_duplicates::of_tournament(tx, id).await?) })
    }

    /// The pairs that are stored.
    fn of(pairs: &[TwoPeople]) -> Apart {
        let players = pairs.iter().map(|pair| in_order(pair.player_id, pair.other_player_id)).collect();
        Apart { players, groups: BTreeSet::new() }
    }

    /// Whether two players are two people, whichever is named first.
    pub fn are(&self, one: PlayerId, two: PlayerId) -> bool {
        self.players.contains(&in_order(one, two))
    }

    /// Whether two groups, or two clubs, are two.
    pub fn are_groups(&self, kind: GroupKind, names: [&str; 2]) -> bool {
        self.groups.contains(&digest_of_two(kind, names))
    }

    /// The pairs of whom both are in the lists, by number.
    pub fn listed<'s>(&self, snapshot: &'s Snapshot) -> Vec<[&'s Player; 2]> {
        let listed = |id: PlayerId| snapshot.player(id).filter(|player| is_listed(player));
        let mut pairs: Vec<[&Player; 2]> =
            self.players.iter().filter_map(|(one, two)| Some([listed(*one)?, listed(*two)?])).collect();
        pairs.sort_by_key(|[one, two]| (one.number, two.number));
        pairs
    }
}

fn in_order(one: PlayerId, two: PlayerId) -> (PlayerId, PlayerId) {
    (one.min(two), one.max(two))
}

/// The e-mail addresses of two players, in their order, where both have one and it is not the same: the registration takes such two for
/// two people.
pub fn addresses_that_differ([one, two]: [&Player; 2]) -> Option<[&str; 2]> {
    let addresses = [one.person.email.as_deref()?, two.person.email.as_deref()?];
    (email_key(addresses[0]) != email_key(addresses[1])).then_some(addresses)
}

/// Players of the lists who may be the same person, those first of whom it is most likely. Where both have seats the two
/// can't be made one, so they are not named; nor are those who are two people.
pub fn likely<'s>(snapshot: &'s Snapshot, apart: &Apart) -> Vec<LikelyDouble<'s>> {
    let seated: BTreeSet<PlayerId> = snapshot.rounds.iter().flat_map(attendance::seated).collect();
    let mut by_name: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    let mut by_email: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    let mut by_look: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    let mut found: BTreeMap<(i64, i64), LikelyDouble<'_>> = BTreeMap::new();
    for player in snapshot.players.iter().filter(|player| is_listed(player)) {
        let name = name_key(&turned(&player.person.name).unwrap_or_else(|| player.person.name.clone()));
        let same_name = by_name.entry(name).or_default();
        let looks = looks(&player.person.name);
        let email = player.person.email.as_deref().map(email_key).filter(|email| !email.is_empty());
        let same_email = email.map(|email| by_email.entry(email).or_default());
        // With the first of each who may be the same: of five of one name each is shown beside the one who came first.
        let may_be = |others: &[&'s Player]| others.iter().copied().find(|other| !apart.are(other.id, player.id));
        let of_name = may_be(same_name).map(|other| (other, DoubleBy::Name));
        // Beside somebody of the very name, who is only alike says nothing new.
        let mut alike = looks.iter().filter_map(|look| by_look.get(look));
        let of_look = of_name.map_or_else(|| alike.find_map(|alike| may_be(alike)), |_| None);
        let of_name = of_name.or(of_look.map(|other| (other, DoubleBy::Alike)));
        let of_email = same_email.as_ref().and_then(|same| may_be(same)).map(|other| (other, DoubleBy::Email));
        for (other, by) in of_name.into_iter().chain(of_email) {
            let can_be_one = !(seated.contains(&other.id) && seated.contains(&player.id));
            let is_there = other.state != PlayerState::Withdrawn || player.state != PlayerState::Withdrawn;
            if can_be_one && is_there {
                let pair = found.entry((other.number, player.number));
                pair.and_modify(|double| double.by = double.by.with_email())
                    .or_insert(LikelyDouble { players: [other, player], by });
            }
        }
        same_name.push(player);
        looks.into_iter().for_each(|look| by_look.entry(look).or_default().push(player));
        if let Some(same_email) = same_email {
            same_email.push(player);
        }
    }
    let mut found: Vec<LikelyDouble<'_>> = found.into_values().collect();
    found.sort_by_key(|double| double.by);
    found
}

/// Whether two players can be made one, of whom the first stays: its data was not erased, the other has no seat, and nobody was
/// disqualified.
pub fn may_merge(snapshot: &Snapshot, stays: &Player, goes: &Player) -> Result<(), PlayerNotNow> {
    for player in [stays, goes] {
        now::may_be_changed(player)?;
        if player.state == PlayerState::Disqualified {
            return Err(PlayerNotNow::Disqualified);
        }
    }
    if snapshot.tournament.phase.is_finished() {
        return Err(PlayerNotNow::NoMergeNow);
    }
    if is_pseudonymous(stays.number, &stays.person.name, stays.person.email.as_deref()) {
        return Err(PlayerNotNow::ErasedStays);
    }
    if attendance::is_seated(snapshot, goes) { Err(PlayerNotNow::Seated) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event, prelims};
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};

    #[test]
    fn players_are_doubles_by_name_turned_name_or_address() {
        let mut event = event(Phase::CheckIn, 8);
        let people = [
            ("Ada Lovelace", Some("ada@x.org")),
            ("LOVELACE, ada ", None),
            ("Ada  Lovelace", Some("ADA@x.org")),
            ("Bo Li", Some("family@x.org")),
            ("Cy Li", Some("family@x.org")),
            ("Di", None),
            ("Di", None),
            ("Di", None),
        ];
        for (player, (name, email)) in event.players.iter_mut().zip(people) {
            (player.person.name, player.person.email) = (name.into(), email.map(str::to_owned));
        }
        event.players[6].hidden_at = Some(AT);
        let found = |event: &Snapshot| -> Vec<(i64, i64, DoubleBy)> {
            likely(event, &Apart::default())
                .iter()
                .map(|it| (it.players[0].number, it.players[1].number, it.by))
                .collect()
        };
        let expected =
            [(1, 3, DoubleBy::NameAndEmail), (1, 2, DoubleBy::Name), (6, 8, DoubleBy::Name), (4, 5, DoubleBy::Email)];
        assert_eq!(found(&event), expected);
        // Who is somebody else than one of them may still be the same as another.
        let apart = |pairs: &[(usize, usize)]| {
            let pair = |(one, two): &(usize, usize)| TwoPeople {
                player_id: event.players[*one].id,
                other_player_id: event.players[*two].id,
                at: AT,
            };
            Apart::of(&pairs.iter().map(pair).collect::<Vec<_>>())
        };
        let left = |pairs: &[(usize, usize)]| -> Vec<(i64, i64)> {
            likely(&event, &apart(pairs)).iter().map(|it| (it.players[0].number, it.players[1].number)).collect()
        };
        assert_eq!(left(&[(4, 3)]), [(1, 3), (1, 2), (6, 8)], "whichever is named first");
        assert_eq!(left(&[(0, 1), (3, 4), (5, 7)]), [(1, 3)]);
        assert_eq!(left(&[(0, 1), (0, 2), (3, 4), (5, 7)]), [(2, 3)]);
        assert_eq!(apart(&[(4, 3), (0, 6)]).listed(&event).len(), 1, "one of the others is archived");
        event.players[5].state = PlayerState::Withdrawn;
        event.players[7].state = PlayerState::Withdrawn;
        assert_eq!(found(&event).len(), 3);
    }

    /// Pair by pair they would be twelve million.
    #[test]
    fn of_thousands_of_one_name_each_is_named_once() {
        let mut event = event(Phase::CheckIn, 5_000);
        let check = |event: &mut Snapshot, name: &dyn Fn(i64) -> String, expected: usize| {
            event.players.iter_mut().for_each(|player| player.person.name = name(player.number));
            assert_eq!(likely(event, &Apart::default()).len(), expected, "{}", name(1));
        };
        let letter = |number: i64| char::from_u32(0x4E00 + number as u32).expect("a letter");
        check(&mut event, &|number| format!("Ada Lovel{}ce", letter(number)), 0);
        check(&mut event, &|_| "Ada Lovelace".to_owned(), 4_999);
        // As long as a name may be.
        check(&mut event, &|number| format!("{}{}", "a b".repeat(66), letter(number)), 0);
        check(&mut event, &|_| "a b".repeat(66), 4_999);
    }

    #[test]
    fn names_are_alike_without_accents_and_turned() {
        let mut event = event(Phase::CheckIn, 8);
        let people = [
            ("José Silva", None),
            ("Jose Silva", Some("jose@x.org")),
            ("Ana García", Some("ana@x.org")),
            ("García Ana", None),
            ("Garcia, Ana", Some("ANA@x.org")),
            ("Ana Garcés", None),
            ("???", None),
            ("!", None),
        ];
        for (player, (name, email)) in event.players.iter_mut().zip(people) {
            (player.person.name, player.person.email) = (name.into(), email.map(str::to_owned));
        }
        let found = |apart: &[(usize, usize)]| -> Vec<(i64, i64, DoubleBy)> {
            let pair = |(one, two): &(usize, usize)| TwoPeople {
                player_id: event.players[*one].id,
                other_player_id: event.players[*two].id,
                at: AT,
            };
            let apart = Apart::of(&apart.iter().map(pair).collect::<Vec<_>>());
            likely(&event, &apart).iter().map(|it| (it.players[0].number, it.players[1].number, it.by)).collect()
        };
        let all = [(3, 5, DoubleBy::AlikeAndEmail), (1, 2, DoubleBy::Alike), (3, 4, DoubleBy::Alike)];
        assert_eq!(found(&[]), all);
        assert_eq!(found(&[(0, 1)]).len(), 2);
    }

    #[test]
    fn two_addresses_differ_whatever_their_case() {
        let event = event(Phase::CheckIn, 2);
        let check = |one: Option<&str>, two: Option<&str>, differ: bool| {
            let with = |at: usize, email: Option<&str>| {
                let mut player = event.players[at].clone();
                player.person.email = email.map(str::to_owned);
                player
            };
            let (first, second) = (with(0, one), with(1, two));
            assert_eq!(addresses_that_differ([&first, &second]).is_some(), differ, "{one:?}, {two:?}");
        };
        check(Some("ada@x.org"), Some("eve@x.org"), true);
        check(Some("ada@x.org"), Some("ADA@X.org "), false);
        check(Some("ada@x.org"), None, false);
        check(None, Some("ada@x.org"), false);
    }

    #[test]
    fn who_has_a_seat_stays() {
        let mut event = event(Phase::Prelim, 13);
        prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
        let seated = event.rounds[0].tables[0].seats[0].player_id;
        event.rounds.iter_mut().flat_map(|round| &mut round.tables).for_each(|table| {
            table.seats.retain(|seat| seat.player_id == seated);
        });
        let stays = event.players.iter().find(|player| player.id == seated).expect("seated").clone();
        let goes = event.players.iter().find(|player| player.id != seated).expect("not seated").clone();
        assert_eq!(may_merge(&event, &stays, &goes), Ok(()));
        assert_eq!(may_merge(&event, &goes, &stays), Err(PlayerNotNow::Seated));
        let out = Player { state: PlayerState::Disqualified, ..goes.clone() };
        assert_eq!(may_merge(&event, &stays, &out), Err(PlayerNotNow::Disqualified));
        // Who was erased may go, and takes over nothing.
        let mut erased = stays.clone();
        (erased.person.name, erased.person.email) = (format!("Player {}", erased.number), None);
        assert_eq!(may_merge(&event, &erased, &goes), Err(PlayerNotNow::ErasedStays));
        erased.id = PlayerId(-1);
        assert_eq!(may_merge(&event, &stays, &erased), Ok(()));
        event.tournament.phase = Phase::Finished;
        assert_eq!(may_merge(&event, &stays, &goes), Err(PlayerNotNow::NoMergeNow));
    }
}
