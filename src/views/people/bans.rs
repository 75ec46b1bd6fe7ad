//! Which players are on the list of bans (2.1.12), for the organizers, who decide.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::tournament::same_person::comparable;
use reeve_store::ban::Ban;
use reeve_store::player::Player;

/// Bans that hold on the day of a tournament, by whom they mean: by name or e-mail address, as
/// [`same_person`](reeve_rules::tournament::same_person) compares them.
pub struct BannedPeople<'b> {
    by_name: BTreeMap<String, Vec<&'b Ban>>,
    by_email: BTreeMap<String, Vec<&'b Ban>>,
}

impl<'b> BannedPeople<'b> {
    /// Those of these bans.
    pub fn of(bans: &'b [Ban]) -> BannedPeople<'b> {
        let keyed = |key: fn(&Ban) -> Option<&str>| {
            let mut by_key: BTreeMap<String, Vec<&'b Ban>> = BTreeMap::new();
            for ban in bans {
                if let Some(text) = key(ban) {
                    by_key.entry(comparable(text)).or_default().push(ban);
                }
            }
            by_key
        };
        BannedPeople { by_name: keyed(|ban| ban.name.as_deref()), by_email: keyed(|ban| ban.email.as_deref()) }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.by_name.is_empty() && self.by_email.is_empty()
    }

    /// The bans that may mean somebody, each once, the oldest first.
    pub fn meaning(&self, name: &str, email: Option<&str>) -> Vec<&'b Ban> {
        if self.is_empty() {
            return Vec::new();
        }
        let named = self.by_name.get(&comparable(name));
        let reached = email.and_then(|email| self.by_email.get(&comparable(email)));
        let mut seen = BTreeSet::new();
        let all = named.into_iter().chain(reached).flatten().copied();
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
        let mut players = [player(1), player(2), player(3)];
        players[1].person.email = Some("kim@example.org".to_owned());
        assert_eq!(banned.among(&players).iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2]);
        assert!(BannedPeople::of(&[]).among(&players).is_empty());
    }
}
