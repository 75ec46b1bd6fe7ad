//! The queue for password hashing.
//!
//! There are two lines, and known browsers go first. Within a line the senders take turns, however many passwords one
//! of them has sent. When a line is full, the sender with the most waiting gives way.

use std::collections::VecDeque;

/// The most that wait in one line.
pub(super) const LINE: usize = 64;
/// The most that one browser or network may have waiting in a line.
pub(super) const OF_ONE: usize = 32;

/// The line in which somebody waits, and as whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Priority {
    /// A browser or account that is known to belong here.
    Known(String),
    Stranger(String),
}

/// There is no room for one more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Full;

/// Both lines.
#[derive(Debug)]
pub(super) struct Queue<T> {
    known: HashLine<T>,
    strangers: HashLine<T>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Queue { known: HashLine::default(), strangers: HashLine::default() }
    }
}

impl<T> Queue<T> {
    /// Takes something in. What has to give way for it is dropped.
    pub(super) fn push(&mut self, priority: Priority, item: T) -> Result<(), Full> {
        match priority {
            Priority::Known(who) => self.known.push(who, item),
            Priority::Stranger(who) => self.strangers.push(who, item),
        }
    }

    /// What is next.
    pub(super) fn pop(&mut self) -> Option<T> {
        self.known.pop().or_else(|| self.strangers.pop())
    }

    /// How many wait.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.known.len() + self.strangers.len()
    }
}

/// A line, with what waits for each in the order of their turns.
#[derive(Debug)]
struct HashLine<T> {
    turns: VecDeque<(String, VecDeque<T>)>,
}

impl<T> Default for HashLine<T> {
    fn default() -> Self {
        HashLine { turns: VecDeque::new() }
    }
}

impl<T> HashLine<T> {
    fn len(&self) -> usize {
        self.turns.iter().map(|(_, waiting)| waiting.len()).sum()
    }

    fn push(&mut self, who: String, item: T) -> Result<(), Full> {
        let own = self.turns.iter().find(|(name, _)| *name == who).map_or(0, |(_, waiting)| waiting.len());
        if own >= OF_ONE || (self.len() >= LINE && !self.make_room(own)) {
            return Err(Full);
        }
        match self.turns.iter_mut().find(|(name, _)| *name == who) {
            Some((_, waiting)) => waiting.push_back(item),
            None => self.turns.push_back((who, VecDeque::from([item]))),
        }
        Ok(())
    }

    /// Drops the last of whoever has the most, if that is more than somebody with `own` would have then.
    fn make_room(&mut self, own: usize) -> bool {
        let most = self.turns.iter_mut().max_by_key(|(_, waiting)| waiting.len());
        match most {
            Some((_, waiting)) if waiting.len() > own + 1 => waiting.pop_back().is_some(),
            _ => false,
        }
    }

    fn pop(&mut self) -> Option<T> {
        let (who, mut waiting) = self.turns.pop_front()?;
        let item = waiting.pop_front();
        if !waiting.is_empty() {
            self.turns.push_back((who, waiting));
        }
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(who: &str) -> Priority {
        Priority::Known(who.to_owned())
    }

    fn stranger(who: &str) -> Priority {
        Priority::Stranger(who.to_owned())
    }

    fn all<T>(mut queue: Queue<T>) -> Vec<T> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn everybody_has_a_turn_and_known_browsers_have_theirs_first() {
        let mut queue = Queue::default();
        for item in ["a1", "a2", "a3"] {
            queue.push(stranger("a"), item).expect("room");
        }
        queue.push(stranger("b"), "b1").expect("room");
        queue.push(known("k"), "k1").expect("room");
        queue.push(known("k"), "k2").expect("room");
        queue.push(known("l"), "l1").expect("room");
        assert_eq!(all(queue), ["k1", "l1", "k2", "a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn a_flood_from_one_place_leaves_room_for_others() {
        let mut queue = Queue::default();
        for n in 0..OF_ONE {
            queue.push(stranger("a"), n).expect("room");
            queue.push(stranger("b"), n).expect("room");
        }
        assert_eq!(queue.push(stranger("a"), 99), Err(Full), "more than its share");
        // The line is full now, and whoever comes anew gets in nevertheless.
        assert_eq!(queue.len(), LINE);
        queue.push(stranger("c"), 1000).expect("room for a newcomer");
        assert_eq!(queue.len(), LINE);
        // Those who are known do not notice any of it.
        queue.push(known("k"), 2000).expect("room");
        assert_eq!(all(queue)[..4], [2000, 0, 0, 1000]);
    }

    #[test]
    fn a_line_has_an_end() {
        let mut queue = Queue::default();
        for n in 0..LINE {
            queue.push(stranger(&format!("network {n}")), n).expect("room");
        }
        assert_eq!(queue.push(stranger("one more"), 0), Err(Full));
        assert_eq!(queue.len(), LINE);
    }
}
