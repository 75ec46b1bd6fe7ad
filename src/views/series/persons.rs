//! Who is who in the events of a series: players whom staff joined are one person, and so are players with the same e-mail
//! address. The same name says nothing.
//!
//! An address that two players of one event have, as in a family, tells nobody apart; and nobody sits twice in one event,
//! so what would put two of its players together does not.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::standings::RankedId;
use crate::rules::tournament::same_person::comparable;
use crate::store::player::Player;
use crate::store::{IndividualId, PlayerId, Snapshot, TournamentId};

/// The people of a series: which players are one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Persons {
    /// The person of each player, by the lowest number of those who are that person.
    of: BTreeMap<PlayerId, PlayerId>,
    /// The players of each person, each with the event.
    players: BTreeMap<PlayerId, BTreeMap<TournamentId, PlayerId>>,
}

impl Persons {
    /// Puts the players of these events together.
    pub fn of(events: &[Snapshot], joined: &[(PlayerId, IndividualId)]) -> Persons {
        let mut persons = Persons::default();
        for player in events.iter().flat_map(|event| &event.players) {
            persons.of.insert(player.id, player.id);
            persons.players.insert(player.id, BTreeMap::from([(player.tournament_id, player.id)]));
        }
        let mut by_individual: BTreeMap<IndividualId, PlayerId> = BTreeMap::new();
        for (player, individual) in joined {
            let first = *by_individual.entry(*individual).or_insert(*player);
            persons.put_together(first, *player);
        }
        for players in by_email(events).into_values() {
            for pair in players.windows(2) {
                persons.put_together(pair[0], pair[1]);
            }
        }
        persons
    }

    /// The person that a player is, as the rules number them.
    pub fn person(&self, player: PlayerId) -> RankedId {
        RankedId(self.of.get(&player).copied().unwrap_or(player).0)
    }

    /// The players who are a person, each with the event.
    pub fn players(&self, person: RankedId) -> impl Iterator<Item = (TournamentId, PlayerId)> {
        self.players.get(&PlayerId(person.0)).into_iter().flatten().map(|(event, player)| (*event, *player))
    }

    /// Makes two players one person, unless that person would then play twice in one event.
    fn put_together(&mut self, one: PlayerId, other: PlayerId) {
        let (Some(one), Some(other)) = (self.of.get(&one).copied(), self.of.get(&other).copied()) else { return };
        let (low, high) = (one.min(other), one.max(other));
        let twice = |theirs: &BTreeMap<TournamentId, PlayerId>| {
            self.players.get(&low).is_none_or(|ours| theirs.keys().any(|event| ours.contains_key(event)))
        };
        if low == high || self.players.get(&high).is_none_or(twice) {
            return;
        }
        let moved = self.players.remove(&high).unwrap_or_default();
        self.of.extend(moved.values().map(|player| (*player, low)));
        self.players.entry(low).or_default().extend(moved);
    }
}

/// The players with each e-mail address, where no two of one event have it.
fn by_email(events: &[Snapshot]) -> BTreeMap<String, Vec<PlayerId>> {
    let mut found: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    for player in events.iter().flat_map(|event| &event.players).filter(|player| !player.is_hidden()) {
        let email = player.person.email.as_deref().map(comparable).filter(|email| !email.is_empty());
        if let Some(email) = email {
            found.entry(email).or_default().push(player);
        }
    }
    let tells = |players: &[&Player]| {
        let events: BTreeSet<TournamentId> = players.iter().map(|player| player.tournament_id).collect();
        players.len() > 1 && events.len() == players.len()
    };
    let telling = found.into_iter().filter(|(_, players)| tells(players));
    telling.map(|(email, players)| (email, players.into_iter().map(|player| player.id).collect())).collect()
}
