//! Who is who in the events of a series: players whom staff joined are one person, and so are players with the same e-mail
//! address. The same name says nothing.
//!
//! An address that two players of one event have, as in a family, tells nobody apart; and nobody sits twice in one event,
//! so what would put two of its players together does not.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::standings::RankedId;
use reeve_rules::tournament::same_person::email_key;
use reeve_store::player::Player;
use reeve_store::{IndividualId, PlayerId, Snapshot, TournamentId};

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
    ///
    /// `apart`: pairs of players who are two people, whatever their addresses say. What staff joined is one person all the same.
    pub fn of(events: &[Snapshot], joined: &[(PlayerId, IndividualId)], apart: &[(PlayerId, PlayerId)]) -> Persons {
        Persons::of_players(events.iter().flat_map(|event| &event.players), joined, apart)
    }

    /// The same of the players of all events.
    pub fn of_players<'p>(
        players: impl Iterator<Item = &'p Player> + Clone,
        joined: &[(PlayerId, IndividualId)],
        apart: &[(PlayerId, PlayerId)],
    ) -> Persons {
        let mut persons = Persons::default();
        let apart: BTreeSet<(PlayerId, PlayerId)> =
            apart.iter().flat_map(|(one, other)| [(*one, *other), (*other, *one)]).collect();
        for player in players.clone() {
            persons.of.insert(player.id, player.id);
            persons.players.insert(player.id, BTreeMap::from([(player.tournament_id, player.id)]));
        }
        let mut by_individual: BTreeMap<IndividualId, PlayerId> = BTreeMap::new();
        for (player, individual) in joined {
            let first = *by_individual.entry(*individual).or_insert(*player);
            persons.put_together(first, *player);
        }
        for players in by_email(players).into_values() {
            for (at, one) in players.iter().enumerate() {
                for other in &players[at + 1..] {
                    if persons.person(*one) != persons.person(*other) && !persons.are_apart(*one, *other, &apart) {
                        persons.put_together(*one, *other);
                    }
                }
            }
        }
        persons
    }

    /// Whether anybody who is the one was said to be another person than somebody who is the other.
    fn are_apart(&self, one: PlayerId, other: PlayerId, apart: &BTreeSet<(PlayerId, PlayerId)>) -> bool {
        let theirs = |player: PlayerId| self.players(self.person(player)).map(|(_, player)| player);
        theirs(one).any(|one| theirs(other).any(|other| apart.contains(&(one, other))))
    }

    /// The people who are several players.
    pub fn of_several(&self) -> impl Iterator<Item = RankedId> {
        self.players.iter().filter(|(_, players)| players.len() > 1).map(|(person, _)| RankedId(person.0))
    }

    /// Whether two people have players in one event, so that they can't be one.
    pub fn meet_in_an_event(&self, one: RankedId, other: RankedId) -> bool {
        let events: BTreeSet<TournamentId> = self.players(one).map(|(event, _)| event).collect();
        self.players(other).any(|(event, _)| events.contains(&event))
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
fn by_email<'p>(players: impl Iterator<Item = &'p Player>) -> BTreeMap<String, Vec<PlayerId>> {
    let mut found: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    for player in players.filter(|player| !player.is_hidden()) {
        let email = player.person.email.as_deref().map(email_key).filter(|email| !email.is_empty());
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
