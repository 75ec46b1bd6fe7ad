//! Who is who in a series, as its organizers look at it: who plays in several events, whom they are asked about, and what a word
//! of theirs would change in the ranking.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

use crate::series::fuzzy_names::{Alike, AlikeNames, NameInEvents};
use crate::series::ranking::{SeriesContent, SeriesRanking};
use crate::visibility::Reader;
use reeve_rules::series::SeriesRow;
use reeve_rules::standings::RankedId;
use reeve_rules::tournament::same_name::name_key;
use reeve_store::player::Player;
use reeve_store::series::Series;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, IndividualId, PlayerId, Snapshot};

/// No account's individual: what stands for two players who are to be joined.
const TO_BE_JOINED: IndividualId = IndividualId(-1);

/// A player of an event.
#[derive(Debug, Clone, Copy)]
pub struct EventPlayer<'c> {
    pub event: &'c Tournament,
    pub player: &'c Player,
}

/// Somebody who plays in several events.
#[derive(Debug, Clone)]
pub struct SeveralEvents<'c> {
    /// The players who are this person, by the day of the event.
    pub players: Vec<EventPlayer<'c>>,
    /// Whether staff said so of any of them; else the address did.
    pub by_staff: bool,
}

/// Two people who may be one.
#[derive(Debug, Clone, Copy)]
pub struct Question<'c> {
    pub one: EventPlayer<'c>,
    pub other: EventPlayer<'c>,
    pub alike: Alike,
}

/// Who is who in a series.
#[derive(Debug, Clone)]
pub struct WhoIsWho<'c> {
    /// Who plays in several events, by name.
    pub several: Vec<SeveralEvents<'c>>,
    /// Who may be one person, those of the same name first. Nobody of whom it was said that they are two.
    pub questions: Vec<Question<'c>>,
    /// Whether there may be more questions: some come up once others are answered.
    pub is_cut: bool,
    /// Who was said to be two people and could still be one, by name.
    pub answered: Vec<(EventPlayer<'c>, EventPlayer<'c>)>,
}

/// The names in a series that are alike. It takes a while where there are thousands; [`WhoIsWho::of`] does not.
pub fn alike_names(content: &SeriesContent) -> AlikeNames {
    let all = players(content);
    let people: Vec<RankedId> = all.iter().map(|one| content.persons.person(one.player.id)).collect();
    let person = |player: PlayerId| content.persons.person(player);
    let apart: BTreeSet<(RankedId, RankedId)> = content
        .apart
        .iter()
        .map(|(one, other)| (person(*one), person(*other)))
        .flat_map(|(one, other)| [(one, other), (other, one)])
        .collect();
    let events = |person: RankedId| content.persons.players(person).map(|(event, _)| event).collect();
    let names: Vec<NameInEvents<'_>> = all
        .iter()
        .zip(&people)
        .map(|(one, person)| NameInEvents { name: &one.player.person.name, events: events(*person) })
        .collect();
    AlikeNames::of(&names, |one, other| apart.contains(&(people[one], people[other])))
}

/// What [`alike_names`] is worked out from: the same names, in the same events, of the same people, give the same.
pub fn hash_names(content: &SeriesContent, hasher: &mut impl Hasher) {
    for one in players(content) {
        (one.player.id, &one.player.person.name, content.persons.person(one.player.id)).hash(hasher);
        for (event, player) in content.persons.players(content.persons.person(one.player.id)) {
            (event, player).hash(hasher);
        }
    }
    content.apart.hash(hasher);
}

impl<'c> WhoIsWho<'c> {
    /// Looks through the events of a series, whose names are [alike](alike_names) like this. Hidden players and hidden events are
    /// left out.
    pub fn of(content: &'c SeriesContent, alike: &AlikeNames) -> WhoIsWho<'c> {
        let all = players(content);
        let by_id: BTreeMap<PlayerId, EventPlayer<'c>> = all.iter().map(|one| (one.player.id, *one)).collect();
        let joined: BTreeSet<PlayerId> = content.joined.iter().map(|(player, _)| *player).collect();
        let person = |one: &EventPlayer<'_>| content.persons.person(one.player.id);
        let several = content.persons.of_several().map(|person| {
            let mut players: Vec<EventPlayer<'c>> =
                content.persons.players(person).filter_map(|(_, player)| by_id.get(&player).copied()).collect();
            players.sort_by_key(|one| (one.event.starts_on, one.event.id));
            let by_staff = players.iter().any(|one| joined.contains(&one.player.id));
            SeveralEvents { players, by_staff }
        });
        let mut several: Vec<_> = several.filter(|one| one.players.len() > 1).collect();
        several.sort_by_cached_key(|one| one.players.first().map(|first| name_key(&first.player.person.name)));
        let mut asked: BTreeMap<(RankedId, RankedId), Question<'c>> = BTreeMap::new();
        for ((one, other), alike) in &alike.pairs {
            let (one, other, alike) = (all[*one], all[*other], *alike);
            let pair = (person(&one), person(&other));
            let question =
                asked.entry((pair.0.min(pair.1), pair.0.max(pair.1))).or_insert(Question { one, other, alike });
            question.alike = question.alike.min(alike);
        }
        let mut questions: Vec<Question<'c>> = asked.into_values().collect();
        questions.sort_by_cached_key(|question| (question.alike, name_key(&question.one.player.person.name)));
        let mut answered: BTreeMap<(RankedId, RankedId), (EventPlayer<'c>, EventPlayer<'c>)> = BTreeMap::new();
        for (one, other) in &content.apart {
            let (Some(one), Some(other)) = (by_id.get(one), by_id.get(other)) else { continue };
            let pair = (person(one), person(other));
            if pair.0 != pair.1 && !content.persons.meet_in_an_event(pair.0, pair.1) {
                answered.entry((pair.0.min(pair.1), pair.0.max(pair.1))).or_insert((*one, *other));
            }
        }
        let mut answered: Vec<_> = answered.into_values().collect();
        answered.sort_by_cached_key(|(one, _)| name_key(&one.player.person.name));
        WhoIsWho { several, questions, is_cut: alike.is_cut, answered }
    }
}

/// The players of a series whom anybody looks at.
fn players<'c>(content: &'c SeriesContent) -> Vec<EventPlayer<'c>> {
    let is_seen = |event: &&Snapshot| !event.tournament.is_hidden() && !event.tournament.is_called_off();
    let events = content.events.iter().filter(is_seen);
    let of_event = |event: &'c Snapshot| {
        let seen = event.players.iter().filter(|player| !player.is_hidden());
        seen.map(|player| EventPlayer { event: &event.tournament, player })
    };
    events.flat_map(of_event).collect()
}

/// The player of an event with this number, by the event's short address; none where nobody looks at such a one.
pub fn numbered<'c>(content: &'c SeriesContent, slug: &str, number: i64) -> Option<EventPlayer<'c>> {
    let event = content.events.iter().find(|event| event.tournament.slug == slug && !event.tournament.is_hidden())?;
    let player = event.players.iter().find(|player| player.number == number && !player.is_hidden())?;
    Some(EventPlayer { event: &event.tournament, player })
}

/// What becomes of somebody's rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedRank {
    pub name: String,
    /// The rank as it is; none for the disqualified, and for whoever has none yet.
    pub before: Option<u32>,
    /// The rank as it would be.
    pub after: Option<u32>,
}

/// What a word on who is who would change in a ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhatChanges {
    /// How many people have played, now and then.
    pub people: (usize, usize),
    /// Whose rank would change, by the rank as it is.
    pub ranks: Vec<ChangedRank>,
    /// The lines of those of whom it is said, as they are.
    pub now: Vec<RankedLine>,
    /// The lines that they would have.
    pub then: Vec<RankedLine>,
}

/// A line of a ranking, with the name of the event that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedLine {
    pub row: SeriesRow,
    pub event: String,
}

/// The lines of those who are any of these players.
fn lines_of(ranking: &SeriesRanking, content: &SeriesContent, players: &[PlayerId]) -> Vec<RankedLine> {
    let people: BTreeSet<RankedId> = players.iter().map(|player| content.persons.person(*player)).collect();
    let rows = ranking.rows.iter().filter(|row| people.contains(&row.player));
    rows.map(|row| RankedLine {
        row: row.clone(),
        event: ranking.events.get(row.event).map(|event| event.name.clone()).unwrap_or_default(),
    })
    .collect()
}

impl WhatChanges {
    /// What would change if two players were one person.
    ///
    /// Error: as [`SeriesRanking::of`].
    pub fn by_joining(
        series: &Series,
        content: &SeriesContent,
        pair: (PlayerId, PlayerId),
    ) -> Result<WhatChanges, Error> {
        let joined = [(pair.0, TO_BE_JOINED), (pair.1, TO_BE_JOINED)];
        let joined = content.joined.iter().copied().chain(joined).collect();
        changes(series, content, &content.with(joined, content.apart.clone()), &[pair.0, pair.1])
    }

    /// What would change if a player were none of the others whom the player is one person with.
    ///
    /// Error: as [`SeriesRanking::of`].
    pub fn by_parting(series: &Series, content: &SeriesContent, player: PlayerId) -> Result<WhatChanges, Error> {
        let (then, concerned) = parted(content, player);
        changes(series, content, &then, &concerned)
    }
}

/// A series as it would be if a player were none of the others whom the player is one person with; and all of these players.
pub(super) fn parted(content: &SeriesContent, player: PlayerId) -> (SeriesContent, Vec<PlayerId>) {
    let joined = content.joined.iter().copied().filter(|(other, _)| *other != player).collect();
    let apart = content.apart.iter().copied().chain(pairs_of(content, player)).collect();
    let others = content.persons.players(content.persons.person(player)).map(|(_, other)| other);
    (content.with(joined, apart), others.chain([player]).collect())
}

/// A player with each of the others whom the player is one person with.
pub fn pairs_of(content: &SeriesContent, player: PlayerId) -> Vec<(PlayerId, PlayerId)> {
    let others = content.persons.players(content.persons.person(player));
    let others = others.map(|(_, other)| other).filter(|other| *other != player);
    others.map(|other| (player.min(other), player.max(other))).collect()
}

/// `concerned`: the players of whom something is said.
fn changes(
    series: &Series,
    now: &SeriesContent,
    then: &SeriesContent,
    concerned: &[PlayerId],
) -> Result<WhatChanges, Error> {
    let ranks = |ranking: &SeriesRanking| -> BTreeMap<RankedId, (String, Option<u32>)> {
        let rank = |row: &SeriesRow| (row.name.clone(), row.rank.map(|rank| rank.0));
        ranking.rows.iter().map(|row| (row.player, rank(row))).collect()
    };
    let ranking_now = SeriesRanking::of(series, now, Reader::Staff)?;
    let ranking_then = SeriesRanking::of(series, then, Reader::Staff)?;
    let (before, after) = (ranks(&ranking_now), ranks(&ranking_then));
    // Each person as they are and as they would be, from the side on which there are more of them.
    let mut pairs: BTreeSet<(RankedId, RankedId)> = BTreeSet::new();
    for (_, player) in before.keys().chain(after.keys()).flat_map(|person| {
        let (one, other) = (now.persons.players(*person), then.persons.players(*person));
        one.chain(other).collect::<Vec<_>>()
    }) {
        pairs.insert((now.persons.person(player), then.persons.person(player)));
    }
    let change = |(one, other): (RankedId, RankedId)| {
        let (was, will) = (before.get(&one), after.get(&other));
        let name = if before.len() >= after.len() { was.or(will) } else { will.or(was) }?.0.clone();
        let (was, will) = (was.and_then(|row| row.1), will.and_then(|row| row.1));
        (was != will).then_some(ChangedRank { name, before: was, after: will })
    };
    let mut ranks: Vec<ChangedRank> = pairs.into_iter().filter_map(change).collect();
    ranks.sort_by_key(|change| (change.before.is_none(), change.before, change.after));
    Ok(WhatChanges {
        people: (before.len(), after.len()),
        ranks,
        now: lines_of(&ranking_now, now, concerned),
        then: lines_of(&ranking_then, then, concerned),
    })
}
