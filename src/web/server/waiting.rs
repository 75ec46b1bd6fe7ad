//! The places where sign-ins wait after too many have failed. There are only so many, or whoever guesses would fill the
//! server with waiting requests. Nobody who waits holds a thread or a connection to the database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::actions::accounts::slow_down::Bench;

/// The most that wait in all.
const IN_ALL: usize = 256;

/// Who waits for what.
#[derive(Debug, Clone, Default)]
pub struct Waiting {
    taken: Arc<Mutex<HashMap<String, usize>>>,
}

/// A place on every bench that was asked for, given up when it is dropped.
#[derive(Debug)]
pub struct Place {
    waiting: Waiting,
    names: Vec<String>,
}

impl Waiting {
    fn taken(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place on each of these, or none where one of them is full.
    pub fn sit_down(&self, benches: &[Bench]) -> Option<Place> {
        let all = Bench { name: String::new(), places: IN_ALL };
        let benches: Vec<&Bench> = benches.iter().chain([&all]).collect();
        let mut taken = self.taken();
        let is_full = |bench: &&Bench| taken.get(&bench.name).copied().unwrap_or_default() >= bench.places;
        if benches.iter().any(is_full) {
            return None;
        }
        for bench in &benches {
            *taken.entry(bench.name.clone()).or_default() += 1;
        }
        drop(taken);
        let names = benches.into_iter().map(|bench| bench.name.clone()).collect();
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

    fn bench(name: &str, places: usize) -> Bench {
        Bench { name: name.to_owned(), places }
    }

    #[test]
    fn who_finds_one_bench_full_takes_no_place_on_another() {
        let waiting = Waiting::default();
        let one = waiting.sit_down(&[bench("account", 2), bench("network", 5)]).expect("a place");
        let two = waiting.sit_down(&[bench("account", 2), bench("network", 5)]).expect("a place");
        assert!(waiting.sit_down(&[bench("network", 5), bench("account", 2)]).is_none());
        let three = waiting.sit_down(&[bench("network", 5)]).expect("a place");
        assert_eq!(waiting.len(), 3);
        drop(one);
        let four = waiting.sit_down(&[bench("account", 2)]).expect("the place that was given up");
        drop((two, three, four));
        assert!(waiting.is_empty() && waiting.taken().is_empty(), "{waiting:?}");
    }

    #[test]
    fn there_are_only_so_many_in_all() {
        let waiting = Waiting::default();
        let places: Vec<Option<Place>> =
            (0..IN_ALL).map(|n| waiting.sit_down(&[bench(&format!("account {n}"), 2)])).collect();
        assert!(places.iter().all(Option::is_some));
        assert!(waiting.sit_down(&[bench("one more", 2)]).is_none());
    }
}
