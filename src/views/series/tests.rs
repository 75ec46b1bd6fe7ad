//! Series over made-up events.

use std::collections::BTreeSet;

use crate::event_for_tests::{event, prelims};
use crate::series::EventState;
use crate::series::fuzzy_names::{Alike, AlikeNames, NameInEvents};
use crate::series::persons::Persons;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};
use reeve_store::{IndividualId, PlayerId, Snapshot, TournamentId};

/// An event with these e-mail addresses; the players of event 2 are 201, 202 ...
fn with_emails(number: i64, emails: &[&str]) -> Snapshot {
    let mut event = event(Phase::Registration, emails.len() as i64);
    event.tournament.id = TournamentId(number);
    for ((player, email), at) in event.players.iter_mut().zip(emails).zip(1..) {
        (player.id, player.tournament_id) = (PlayerId(100 * number + at), TournamentId(number));
        player.person.email = Some((*email).to_owned()).filter(|email| !email.is_empty());
    }
    event
}

#[test]
fn the_same_address_is_the_same_person_and_one_of_a_family_is_nobody() {
    let events = [
        with_emails(1, &["ada@x.org", "both@x.org", "both@x.org", ""]),
        with_emails(2, &[" ADA@x.org", "both@x.org", "", ""]),
        with_emails(3, &["", "ada@X.ORG", "", ""]),
    ];
    let persons = Persons::of(&events, &[], &[]);
    let same = |one: i64, other: i64| persons.person(PlayerId(one)) == persons.person(PlayerId(other));
    assert!(same(101, 201) && same(201, 302));
    assert!(!same(102, 202) && !same(103, 202), "two of one event have the address");
    assert!(!same(104, 203));
    assert_eq!(persons.players(persons.person(PlayerId(302))).count(), 3);
}

#[test]
fn whom_staff_joined_is_one_and_nobody_plays_twice_in_one_event() {
    let events = [with_emails(1, &["a@x.org", "", ""]), with_emails(2, &["a@x.org", "", ""])];
    let joined = [(PlayerId(102), IndividualId(7)), (PlayerId(201), IndividualId(7))];
    let persons = Persons::of(&events, &joined, &[]);
    let same = |one: i64, other: i64| persons.person(PlayerId(one)) == persons.person(PlayerId(other));
    assert!(same(102, 201), "staff said so");
    assert!(!same(101, 201), "then the address can't be theirs too");
}

#[test]
fn who_is_said_to_be_two_people_is_not_put_together_by_an_address() {
    let events = [with_emails(1, &["a@x.org"]), with_emails(2, &["a@x.org"]), with_emails(3, &["a@x.org"])];
    let apart = [(PlayerId(101), PlayerId(201)), (PlayerId(201), PlayerId(301))];
    let persons = Persons::of(&events, &[], &apart);
    let same = |one: i64, other: i64| persons.person(PlayerId(one)) == persons.person(PlayerId(other));
    assert!(same(101, 301) && !same(101, 201) && !same(201, 301));
    assert_eq!(persons.of_several().count(), 1);
    // Staff have the last word.
    let joined = [(PlayerId(101), IndividualId(7)), (PlayerId(201), IndividualId(7))];
    let persons = Persons::of(&events, &joined, &apart);
    assert_eq!(persons.person(PlayerId(101)), persons.person(PlayerId(201)));
}

#[test]
fn names_that_are_nearly_the_same_are_asked_about() {
    let pairs = |names: &[&str]| {
        let event = |number: i64| BTreeSet::from([TournamentId(number)]);
        let names: Vec<NameInEvents<'_>> =
            names.iter().zip(1..).map(|(name, number)| NameInEvents { name, events: event(number) }).collect();
        AlikeNames::of(&names, |_, _| false).pairs
    };
    let alike = |one: &str, other: &str| pairs(&[one, other]).into_values().next();
    let same = Some(Alike::Name);
    let similar = Some(Alike::Similar);
    for (one, other, expect) in [
        ("Ada Berg", " ada  BERG", same),
        ("Ada Berg", "Berg, Ada", similar),
        ("Zoë Müller", "Zoe Muller", similar),
        ("Jonas Richter", "Jonas Richer", similar),
        ("Jonas Richter", "Jonas Richtre", similar),
        ("Jonas Richter", "Jonas Rickter", similar),
        ("Ada Berg", "Ada Borgen", None),
        ("Bo Li", "Bo Lu", None),
        ("", "", None),
    ] {
        assert_eq!(alike(one, other), expect, "{one} {other}");
    }
    let long = "Łucja ".repeat(33);
    assert_eq!(alike(&long, &long), same);
    // Many of one name are asked about pair by pair, each once.
    assert_eq!(pairs(&["Sam Li"; 30]).len(), 30 * 29 / 2);
}

#[test]
fn an_event_is_over_with_its_preliminary_games() {
    let mut event = event(Phase::Prelim, 12);
    prelims(&mut event, 2, RoundState::Playing, SheetState::Open);
    assert_eq!(EventState::of(&event), EventState::Playing);
    event.rounds.iter_mut().for_each(|round| round.row.state = RoundState::Closed);
    assert_eq!(EventState::of(&event), EventState::Over);
    assert!(!EventState::Over.plays_on(event.tournament.phase));
    // One that came into the series with later stages of its own plays them all the same.
    for (phase, on) in [(Phase::Semi, true), (Phase::Final, true), (Phase::Finished, false)] {
        event.tournament.phase = phase;
        assert_eq!(
            (EventState::of(&event), EventState::of(&event).plays_on(phase)),
            (EventState::Over, on),
            "{phase:?}"
        );
    }
    event.tournament.hidden_at = Some(chrono::DateTime::UNIX_EPOCH);
    assert_eq!(EventState::of(&event), EventState::Hidden);
}
