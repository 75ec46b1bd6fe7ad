//! How often each player goes on by simulation: worked out on a thread of its own, one at a time, and kept for as long as the
//! field is the same, which is longer than a version of its tournament lasts.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use reeve_actions::background::spawn_low_priority;
use reeve_rules::standings::prospects;
use reeve_rules::standings::prospects::{Chances, OpenField};
use reeve_store::TournamentId;

/// For how many tournaments they are kept.
const KEPT: usize = 16;

/// How long a page waits for them. After that it does without.
const PATIENCE: Duration = Duration::from_millis(800);

type Answer = watch::Receiver<Option<Arc<Chances>>>;

/// One field, and what came of it.
#[derive(Debug)]
struct Simulated {
    tournament: TournamentId,
    field: Arc<OpenField>,
    /// Set once nobody needs it any more.
    stop: Arc<AtomicBool>,
    answer: Answer,
}

/// What was simulated lately.
#[derive(Debug, Default)]
pub struct OddsCache {
    kept: Mutex<VecDeque<Simulated>>,
    /// Held by the thread that simulates, so that there is one at a time.
    turn: Arc<Mutex<()>>,
}

impl OddsCache {
    /// How the games to come went; none where they could not be played in time.
    pub async fn of(&self, tournament: TournamentId, field: &OpenField) -> Option<Arc<Chances>> {
        let mut answer = self.answer(tournament, field)?;
        let found = timeout(PATIENCE, answer.wait_for(Option::is_some)).await.ok()?.ok()?;
        found.clone()
    }

    /// The answer, once it is there. Who asks for the same field waits for the same answer.
    fn answer(&self, tournament: TournamentId, field: &OpenField) -> Option<Answer> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.iter().find(|one| one.tournament == tournament && *one.field == *field) {
            return Some(same.answer.clone());
        }
        let (said, answer) = watch::channel(None);
        let (stop, turn) = (Arc::new(AtomicBool::new(false)), Arc::clone(&self.turn));
        let field = Arc::new(field.clone());
        let (stopped, played) = (Arc::clone(&stop), Arc::clone(&field));
        // The same on every copy of Reeve.
        let seed = tournament.0.unsigned_abs();
        let work = move || {
            let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
            if !stopped.load(Ordering::Relaxed) {
                said.send_replace(Some(Arc::new(prospects::simulate(&played, seed))));
            }
        };
        spawn_low_priority("odds", work).ok()?;
        let outdated = |one: &Simulated| one.tournament == tournament;
        kept.iter().filter(|one| outdated(one)).for_each(|one| one.stop.store(true, Ordering::Relaxed));
        kept.retain(|one| !outdated(one));
        kept.push_back(Simulated { tournament, field, stop, answer: answer.clone() });
        while kept.len() > KEPT {
            kept.pop_front();
        }
        Some(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::games::BASE;
    use reeve_rules::rule_set::RuleSet;
    use reeve_rules::standings::prospects::{FieldPlayer, OpenRound};
    use reeve_rules::standings::{GameTally, RankedId};
    use reeve_rules::tournament::settings::TiedPlaces;

    fn field(wins: u32) -> OpenField {
        let contender =
            |at: i64| FieldPlayer { id: RankedId(at), tally: GameTally { wins, ..GameTally::default() }, here: true };
        OpenField {
            players: (0..8).map(contender).collect(),
            rounds: vec![OpenRound::Unseated],
            places: 4,
            system: &BASE,
            rules: RuleSet::default(),
            tied_places: TiedPlaces::Skip,
        }
    }

    #[tokio::test]
    async fn a_field_is_played_once_and_another_takes_its_place() {
        let odds = OddsCache::default();
        let first = odds.of(TournamentId(1), &field(0)).await.expect("an answer");
        let again = odds.of(TournamentId(1), &field(0)).await.expect("an answer");
        assert!(Arc::ptr_eq(&first, &again));
        odds.of(TournamentId(1), &field(1)).await.expect("an answer");
        assert_eq!(odds.kept.lock().expect("the list").len(), 1);
        for other in 2..40 {
            odds.of(TournamentId(other), &field(0)).await.expect("an answer");
        }
        assert_eq!(odds.kept.lock().expect("the list").len(), KEPT);
    }
}
