//! How many listen: each keeps a connection, and those are not for listeners alone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use reeve_actions::network::widest;
use reeve_limits as limits;

/// Who listens, by network.
#[derive(Debug)]
pub struct Listeners {
    open: Mutex<HashMap<String, usize>>,
    most: usize,
}

impl Listeners {
    /// Nobody listens yet. Half of the `connections` are kept for everything else.
    pub fn new(connections: usize) -> Listeners {
        Listeners { open: Mutex::default(), most: (connections / 2).min(limits::LISTENERS) }
    }

    /// Counts one more from a network address, until the answer is dropped. None where too many listen: in all, or from
    /// that network, where half of them may be, since a whole hall may stand behind one address.
    pub fn begin(self: &Arc<Self>, address: &str) -> Option<Listening> {
        let network = widest(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let here = open.get(&network).copied().unwrap_or_default();
        if here >= self.most.div_ceil(2) || open.values().sum::<usize>() >= self.most {
            return None;
        }
        open.insert(network.clone(), here + 1);
        Some(Listening { listeners: Arc::clone(self), network })
    }
}

/// One who listens, while this lives.
#[derive(Debug)]
pub struct Listening {
    listeners: Arc<Listeners>,
    network: String,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut open = self.listeners.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.get_mut(&self.network) {
            Some(here) if *here > 1 => *here -= 1,
            _ => drop(open.remove(&self.network)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_connections_are_for_listeners_and_half_of_those_for_one_network() {
        let listeners = Arc::new(Listeners::new(16));
        let open: Vec<Listening> = std::iter::from_fn(|| listeners.begin("192.0.2.1")).collect();
        assert_eq!(open.len(), 4);
        let others: Vec<Listening> = (1..).map_while(|n| listeners.begin(&format!("2001:db8:{n}::1"))).collect();
        assert_eq!(others.len(), 4);
        drop(open);
        // The addresses of one customer are one network.
        let same: Vec<Listening> = (1..).map_while(|n| listeners.begin(&format!("2001:db8:fff:{n}::1"))).collect();
        assert_eq!(same.len(), 4);
        drop((others, same));
        assert!(listeners.open.lock().expect("the lock").is_empty());
    }
}
