//! The address under which people reach Reeve. At the laptop of a hall it follows the network that the laptop is in, where nobody has
//! said one.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use chrono::{DateTime, TimeDelta, Utc};

use crate::config::is_this_machine;

/// How long the staff is told of another address.
const TOLD_FOR: TimeDelta = TimeDelta::hours(4);

/// The address as it is now, without a slash at its end.
#[derive(Debug)]
pub(super) struct PublicAddress(RwLock<State>);

#[derive(Debug)]
struct State {
    now: Arc<str>,
    left: Option<Left>,
}

/// An address that people may still have on paper.
#[derive(Debug)]
struct Left {
    address: Arc<str>,
    at: DateTime<Utc>,
}

impl PublicAddress {
    pub(super) fn new(address: &str) -> PublicAddress {
        PublicAddress(RwLock::new(State { now: address.into(), left: None }))
    }

    pub(super) fn now(&self) -> Arc<str> {
        Arc::clone(&self.state().now)
    }

    /// The address, where people were given another one within the last hours.
    pub(super) fn moved_to(&self, now: DateTime<Utc>) -> Option<Arc<str>> {
        let state = self.state();
        let is_told = state.left.as_ref().is_some_and(|left| now - left.at < TOLD_FOR);
        is_told.then(|| Arc::clone(&state.now))
    }

    /// Whether the address is another one from now on.
    pub(super) fn move_to(&self, address: &str, now: DateTime<Utc>) -> bool {
        let mut state = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if *state.now == *address {
            return false;
        }
        let former = std::mem::replace(&mut state.now, address.into());
        // Nobody was given an address that leads to no other device. One that people come back to is good as it was.
        let given = state.left.take().map_or(former, |left| left.address);
        let is_left = !is_this_machine(&given) && *given != *address;
        state.left = is_left.then_some(Left { address: given, at: now });
        true
    }

    fn state(&self) -> RwLockReadGuard<'_, State> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "http://192.168.1.2:8080";
    const SECOND: &str = "http://10.0.0.7:8080";

    #[test]
    fn the_staff_is_told_of_a_move_for_some_hours() {
        let (address, now) = (PublicAddress::new(FIRST), DateTime::UNIX_EPOCH);
        assert!(!address.move_to(FIRST, now) && address.moved_to(now).is_none());
        assert!(address.move_to(SECOND, now));
        assert_eq!(&*address.now(), SECOND);
        assert_eq!(address.moved_to(now + TOLD_FOR / 2).as_deref(), Some(SECOND));
        assert_eq!(address.moved_to(now + TOLD_FOR), None);
    }

    #[test]
    fn coming_back_to_what_is_on_paper_is_no_news() {
        let (address, now) = (PublicAddress::new(FIRST), DateTime::UNIX_EPOCH);
        assert!(address.move_to(SECOND, now) && address.move_to("http://10.0.0.8:8080", now));
        assert_eq!(address.moved_to(now).as_deref(), Some("http://10.0.0.8:8080"));
        assert!(address.move_to(FIRST, now));
        assert_eq!((address.moved_to(now), &*address.now()), (None, FIRST));
    }

    #[test]
    fn the_first_address_that_phones_can_use_is_no_move() {
        for nowhere in ["http://[::]:8080", "http://0.0.0.0:8080", "http://127.0.0.1:8080"] {
            let (address, now) = (PublicAddress::new(nowhere), DateTime::UNIX_EPOCH);
            assert!(address.move_to(FIRST, now), "{nowhere}");
            assert_eq!(address.moved_to(now), None, "{nowhere}");
        }
    }
}
