//! Which players are on the list of bans (2.1.12), for the organizers, who decide.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::tournament::same_person::{ByLook, email_key};
use reeve_store::ban::Ban;
use reeve_store::player::Player;

/// Bans that hold on the day of a tournament, by whom they mean: by e-mail address, or by a name that
/// [may be the same person's](reeve_rules::tournament::same_person::may_be_one).
pub struct BannedPeople<'b> {
    by_name: ByLook<usize>,
    bans: &'b [Ban],
    by_email: BTreeMap<String, Vec<&'b Ban>>,
}

impl<'b> BannedPeople<'b> {
    /// Those of these bans.
    pub fn of(bans: &'b [Ban]) -> BannedPeople<'b> {
        let mut banned = BannedPeople { by_name: ByLook::default(), bans, by_email: BTreeMap::new() };
        for (at, ban) in bans.iter().enumerate() {
            ban.name.iter().for_each(|name| banned.by_name.add(name, at));
            ban.email.iter().for_each(|email| banned.by_email.entry(email_key(email)).or_default().push(ban));
        }
        banned
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.bans.is_empty()
    }

    /// The bans that may mean somebody, each once, the oldest first.
    pub fn meaning(&self, name: &str, email: Option<&str>) -> Vec<&'b Ban> {
        if self.is_empty() {
            return Vec::new();
        }
        let named = self.by_name.find(name).filter_map(|at| self.bans.get(*at));
        let reached = email.and_then(|email| self.by_email.get(&email_key(email)));
        let mut seen = BTreeSet::new();
        let all = named.chain(reached.into_iter().flatten().copied());
        let mut found: Vec<&Ban> = all.filter(|ban| seen.insert(ban.id)).collect();
        found.sort_by_key(|ban| ban.id);
        found
    }

    /// The players who may be meant, as far as they are neither hidden nor withdrawn.
    pub fn among<'p>(&self, players: &'p [Player]) -> Vec<&'p Player> {
        if self.is_empty() {
            return Vec::new();
        }
        let there = players.iter().filter(|player| !player.is_hidden() && player.withdrawn_at.is_none());
        there.filter(|player| !self.meaning(&player.person.name, player.person.email.as_deref()).is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::player;
    use reeve_store::BanId;

    fn ban(id: i64, name: Option<&str>, email: Option<&str>) -> Ban {
        let day = chrono::NaiveDate::default();
        Ban {
            id: BanId(id),
            name: name.map(str::to_owned),
            email: email.map(str::to_owned),
            reason: "r".to_owned(),
            from_day: day,
            until_day: None,
            by: None,
            added_at: chrono::DateTime::UNIX_EPOCH,
            ended_at: None,
        }
    }

    #[test]
    fn somebody_is_meant_by_name_or_by_address() {
        let bans = [ban(2, Some("PLAYER  01"), Some("kim@example.org")), ban(1, None, Some("Kim@Example.org"))];
        let banned = BannedPeople::of(&bans);
        let ids = |name: &str, email: Option<&str>| -> Vec<i64> {
            banned.meaning(name, email).iter().map(|ban| ban.id.0).collect()
        };
        assert_eq!(ids("Player 01", None), [2]);
        assert_eq!(ids("Player 01", Some("KIM@example.org")), [1, 2]);
        assert_eq!(ids("Kim", Some(" kim@example.org")), [1, 2]);
        assert_eq!(ids("Kim", None), [0; 0]);
        let bans =
            [ban(1, Some("Seán O'Neil"), None), ban(2, Some("Łukasz Nowak"), None), ban(3, Some("Hans Müller"), None)];
        let named = BannedPeople::of(&bans);
        for (name, id) in [
            ("Sean O’Neil", Some(1)),
            ("O'Neil, Sean", Some(1)),
            ("sean oneil", Some(1)),
            ("Lukasz Nowak", Some(2)),
            ("Hans Mueller", Some(3)),
            ("Muller, Hans", Some(3)),
            ("Hans Miller", None),
        ] {
            assert_eq!(named.meaning(name, None).first().map(|ban| ban.id.0), id, "{name}");
        }
        let mut players = [player(1), player(2), player(3)];
        players[1].person.email = Some("kim@example.org".to_owned());
        assert_eq!(banned.among(&players).iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2]);
        assert!(BannedPeople::of(&[]).among(&players).is_empty());
    }
}
