//! Places for sign-ins that have to wait after too many have failed. Their number is limited, so that guessing can't
//! fill the server with waiting requests. Nobody who waits holds a thread or a connection to the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use reeve_actions::accounts::slow_down::WaitLimit;

/// The most that wait in all.
const IN_ALL: usize = 512;

/// Who waits for what.
#[derive(Debug, Clone, Default)]
pub struct Waiting {
    taken: Arc<Mutex<HashMap<String, usize>>>,
}

/// A place under every limit that was asked for, given up when it is dropped.
#[derive(Debug)]
pub struct Place {
    waiting: Waiting,
    names: Vec<String>,
}

impl Waiting {
    fn taken(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place under each of these limits, or none where one of them is reached. The last is the narrowest: under which nobody waits,
    /// for those there are the further places of the others too.
    pub fn take_place(&self, limits: &[WaitLimit]) -> Option<Place> {
        let all = WaitLimit { name: String::new(), places: IN_ALL, further: 0 };
        let mut taken = self.taken();
        let waiting = |limit: &WaitLimit| taken.get(&limit.name).copied().unwrap_or_default();
        let is_new = limits.last().is_some_and(|narrowest| waiting(narrowest) == 0);
        let limits: Vec<&WaitLimit> = limits.iter().chain([&all]).collect();
        let room = |limit: &WaitLimit| if is_new { limit.places + limit.further } else { limit.places };
        if limits.iter().any(|limit| waiting(limit) >= room(limit)) {
            return None;
        }
        for limit in &limits {
            *taken.entry(limit.name.clone()).or_default() += 1;
        }
        drop(taken);
        let names = limits.into_iter().map(|limit| limit.name.clone()).collect();
        Some(Place { waiting: self.clone(), names })
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.taken().get("").copied().unwrap_or_default()
    }

    /// Whether nobody waits.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.waiting.taken();
        for name in &self.names {
            let left = taken.get(name).copied().unwrap_or_default().saturating_sub(1);
            if left == 0 {
                taken.remove(name);
            } else {
                taken.insert(name.clone(), left);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(name: &str, places: usize) -> WaitLimit {
        WaitLimit { name: name.to_owned(), places, further: 0 }
    }

    #[test]
    fn who_meets_one_limit_takes_no_place_under_another() {
        let waiting = Waiting::default();
        let one = waiting.take_place(&[limit("account", 2), limit("network", 5)]).expect("a place");
        let two = waiting.take_place(&[limit("account", 2), limit("network", 5)]).expect("a place");
        assert!(waiting.take_place(&[limit("network", 5), limit("account", 2)]).is_none());
        let three = waiting.take_place(&[limit("network", 5)]).expect("a place");
        assert_eq!(waiting.len(), 3);
        drop(one);
        let four = waiting.take_place(&[limit("account", 2)]).expect("the place that was given up");
        drop((two, three, four));
        assert!(waiting.is_empty() && waiting.taken().is_empty(), "{waiting:?}");
    }

    #[test]
    fn further_places_are_for_those_of_whom_nobody_waits() {
        let waiting = Waiting::default();
        let account = WaitLimit { further: 2, ..limit("account", 2) };
        let take = |network: &str| waiting.take_place(&[account.clone(), limit(&format!("both {network}"), 2)]);
        let places = [take("one"), take("one"), take("two"), take("three")].map(|place| place.expect("a place"));
        assert!(take("two").is_none() && take("four").is_none());
        drop(places);
        assert!(waiting.is_empty());
    }

    #[test]
    fn there_are_only_so_many_in_all() {
        let waiting = Waiting::default();
        let places: Vec<Option<Place>> =
            (0..IN_ALL).map(|n| waiting.take_place(&[limit(&format!("account {n}"), 2)])).collect();
        assert!(places.iter().all(Option::is_some));
        assert!(waiting.take_place(&[limit("one more", 2)]).is_none());
    }
}
