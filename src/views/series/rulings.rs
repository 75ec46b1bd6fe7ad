//! What was ruled about people in the other events of their series: the judges of every event see it, and the ladder of
//! penalties goes on from event to event (1.3.6).
//!
//! Of another event its reader learns this alone, and only of people who are in their own: confidential reports, tables and
//! what was reported stay where they are.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::history::{PastRuling, stands_for};
use reeve_rules::rulings::penalty::{EarlierPenalty, Penalty};
use reeve_store::series_ruling::SeriesRulingRow;
use reeve_store::{Error, PlayerId, TournamentId, Tx, confirmed_distinct, individual, player, series, series_ruling};

use crate::series::persons::Persons;

/// A ruling about a person in another event of the series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingElsewhere {
    pub event: String,
    pub time_zone: String,
    pub judged_at: DateTime<Utc>,
    /// The clause.
    pub clause: Clause,
    /// What was decided; empty where it was only a pause of the game.
    pub decision: String,
    pub penalty: Penalty,
    /// Whether a later ruling of that event took the penalty back for this person.
    pub lifted: bool,
}

/// What was ruled about the players of an event in the other events of its series.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RulingsElsewhere {
    /// By the player in this event; the oldest first.
    of: BTreeMap<PlayerId, Vec<RulingElsewhere>>,
}

impl RulingsElsewhere {
    /// Reads it for all players of an event; nothing for a tournament that is no event of a series. One to six statements,
    /// however many events and players there are.
    pub async fn read(tx: &mut Tx, event: TournamentId) -> Result<RulingsElsewhere, Error> {
        let Some(series) = series::of_event(tx, event).await? else { return Ok(RulingsElsewhere::default()) };
        let kept = series_ruling::of_other_events(tx, series.id, event).await?;
        if kept.iter().all(|(_, players)| players.is_empty()) {
            return Ok(RulingsElsewhere::default());
        }
        let players = player::of_series(tx, series.id).await?;
        let joined = individual::of_series(tx, series.id).await?;
        let apart = confirmed_distinct::of_series(tx, series.id).await?;
        Ok(RulingsElsewhere::of_event(event, &kept, &Persons::of_players(players.iter(), &joined, &apart)))
    }

    /// The same of what was read.
    pub fn of_event(
        event: TournamentId,
        kept: &[(SeriesRulingRow, Vec<PlayerId>)],
        persons: &Persons,
    ) -> RulingsElsewhere {
        let mut past: BTreeMap<TournamentId, Vec<PastRuling>> = BTreeMap::new();
        for (row, players) in kept {
            past.entry(row.tournament_id).or_default().push(PastRuling {
                number: row.ruling_number,
                clause: row.clause,
                penalty: row.penalty,
                players: players.iter().map(|player| player.0).collect(),
                refers_to: row.refers_to,
                lifts: row.refers_to.filter(|_| row.lifts),
            });
        }
        let mut of: BTreeMap<PlayerId, Vec<RulingElsewhere>> = BTreeMap::new();
        for (row, players) in kept {
            let stands = past.get(&row.tournament_id).map(|past| stands_for(past, row.ruling_number));
            for player in players {
                let mut theirs = persons.players(persons.person(*player));
                let Some((_, here)) = theirs.find(|(other, _)| *other == event) else { continue };
                let stands = stands.as_ref().is_some_and(|stands| stands.contains(&player.0));
                of.entry(here).or_default().push(RulingElsewhere {
                    event: row.event.clone(),
                    time_zone: row.time_zone.clone(),
                    judged_at: row.judged_at,
                    clause: row.clause,
                    decision: row.decision.clone(),
                    penalty: row.penalty,
                    lifted: row.penalty > Penalty::None && !stands,
                });
            }
        }
        RulingsElsewhere { of }
    }

    /// Those about a player of the event, the oldest first.
    pub fn about(&self, player: PlayerId) -> &[RulingElsewhere] {
        self.of.get(&player).map(Vec::as_slice).unwrap_or_default()
    }

    /// What a player was given there, those taken back among it: what the ladder goes on from.
    pub fn penalties(&self, player: PlayerId) -> impl Iterator<Item = EarlierPenalty> {
        let given = self.about(player).iter().filter(|one| one.penalty > Penalty::None);
        given.map(|one| EarlierPenalty { clause: one.clause, penalty: one.penalty, lifted: one.lifted })
    }

    /// The penalties of a player that stand.
    pub fn standing(&self, player: PlayerId) -> Vec<Penalty> {
        self.penalties(player).filter(|one| !one.lifted).map(|one| one.penalty).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event};
    use reeve_rules::tournament::vocabulary::Phase;
    use reeve_store::IndividualId;

    fn ruling(event: i64, number: i64, penalty: Penalty, lifts: Option<i64>) -> SeriesRulingRow {
        SeriesRulingRow {
            id: event * 100 + number,
            tournament_id: TournamentId(event),
            event: format!("Event {event}"),
            time_zone: "Europe/Berlin".to_owned(),
            ruling_number: number,
            clause: Clause::read("1.3.6").expect("a clause"),
            decision: "Stop that.".to_owned(),
            penalty,
            refers_to: lifts,
            lifts: lifts.is_some(),
            judged_at: AT,
        }
    }

    #[test]
    fn a_penalty_follows_the_person_and_not_the_number() {
        let mut players = event(Phase::Prelim, 4).players;
        let mut there = event(Phase::Prelim, 4).players;
        for player in &mut players {
            player.tournament_id = TournamentId(1);
            player.person.email = None;
        }
        for player in &mut there {
            (player.id.0, player.tournament_id) = (player.id.0 + 100, TournamentId(2));
            player.person.email = None;
        }
        let (one, two) = (players[0].id, players[1].id);
        let (first, second, third) = (there[0].id, there[1].id, there[2].id);
        // Player 1 here is player 2 there; nobody else is in both.
        let joined = [(one, IndividualId(1)), (second, IndividualId(1))];
        let persons = Persons::of_players(players.iter().chain(&there), &joined, &[]);
        let kept = [
            (ruling(2, 1, Penalty::Warning, None), vec![first, second, third]),
            (ruling(2, 2, Penalty::Caution, None), vec![second]),
            (ruling(2, 3, Penalty::None, Some(2)), vec![second]),
        ];
        let found = RulingsElsewhere::of_event(TournamentId(1), &kept, &persons);
        assert_eq!(found.standing(one), [Penalty::Warning]);
        let lifted: Vec<bool> = found.about(one).iter().map(|one| one.lifted).collect();
        assert_eq!(lifted, [false, true, false]);
        assert!(found.about(two).is_empty() && found.of.len() == 1, "{found:?}");
    }
}
