//! Established connections take priority over new ones.
//!
//! A thread serves many connections, one piece of work after another. Where hundreds of them begin or break off in the
//! same moment, the next page of somebody else would wait at each of its steps until all of them were looked at. So
//! connections that have asked for nothing yet, handshakes included, and those whose form is still arriving take turns:
//! in each round of the thread only some of them are looked at, in the order in which they came, and more of them the
//! longer a round takes.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::pin;
use std::rc::{Rc, Weak};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use actix_web::rt;
use tokio::sync::Notify;
use tokio::task::yield_now;
use tokio::time::Instant;

/// How many are looked at in a round. It costs little to ask the network for news between two of them.
const EACH_ROUND: usize = 1;
/// In a longer round there is one for each such time, so that they are not kept out by all the others.
const EACH: Duration = Duration::from_millis(2);
/// And never more than that.
const MOST: usize = 64;

/// The turns of one thread.
#[derive(Debug)]
pub struct NewcomersTurns {
    /// How many may still be looked at in this round.
    left: Cell<usize>,
    waiting: RefCell<VecDeque<Weak<PlaceInLine>>>,
    /// Whether the rounds are being counted.
    counted: Cell<bool>,
    news: Notify,
}

/// What one connection has of the turns.
#[derive(Debug, Clone)]
pub struct NewcomersTurn {
    turns: Rc<NewcomersTurns>,
    place: Rc<PlaceInLine>,
}

#[derive(Debug)]
struct PlaceInLine {
    state: Cell<TurnState>,
    waker: RefCell<Option<Waker>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TurnState {
    /// It asks for no turn.
    Elsewhere,
    Waits,
    /// It may be looked at once.
    Comes,
}

impl NewcomersTurns {
    /// Nobody waits yet.
    pub fn new() -> Rc<NewcomersTurns> {
        Rc::new(NewcomersTurns {
            left: Cell::new(EACH_ROUND),
            waiting: RefCell::default(),
            counted: Cell::new(false),
            news: Notify::new(),
        })
    }

    /// For a new connection.
    pub fn join(self: &Rc<Self>) -> NewcomersTurn {
        if !self.counted.replace(true) {
            rt::spawn(Rc::clone(self).count_rounds());
        }
        let place = Rc::new(PlaceInLine { state: Cell::new(TurnState::Elsewhere), waker: RefCell::default() });
        NewcomersTurn { turns: Rc::clone(self), place }
    }

    /// Lets the next ones in after each round, as long as anybody waits.
    async fn count_rounds(self: Rc<Self>) {
        loop {
            self.news.notified().await;
            loop {
                let began = Instant::now();
                // Until nothing else is ready, what other threads have finished included, and the network was asked for news; or,
                // where there is always something, for 61 pieces of work.
                yield_now().await;
                if !self.let_in(after(began.elapsed())) {
                    break;
                }
            }
        }
    }

    /// Begins a round in which so many are looked at; whether anybody waited.
    fn let_in(&self, most: usize) -> bool {
        let mut left = most;
        while left > 0 {
            let Some(next) = self.waiting.borrow_mut().pop_front() else { break };
            // Others are gone.
            if let Some(next) = next.upgrade() {
                next.state.set(TurnState::Comes);
                left -= 1;
                if let Some(waker) = next.waker.take() {
                    waker.wake();
                }
            }
        }
        self.left.set(left);
        left < most
    }
}

/// How many are looked at in the round after one that took so long.
fn after(round: Duration) -> usize {
    usize::try_from(round.as_micros() / EACH.as_micros()).unwrap_or(MOST).clamp(EACH_ROUND, MOST)
}

impl NewcomersTurn {
    /// Waits until a new connection may be looked at. What is done with it first belongs to that turn.
    pub async fn comes(&self) {
        poll_fn(|cx| self.poll(cx)).await;
        self.place.state.set(TurnState::Comes);
    }

    /// Carries out what a connection is for, whose steps take turns as long as `takes_turns` says so.
    pub async fn taken_for<F: Future>(self, work: F, takes_turns: impl Fn() -> bool) -> F::Output {
        let mut work = pin!(work);
        poll_fn(|cx| {
            if takes_turns() && self.poll(cx).is_pending() {
                return Poll::Pending;
            }
            work.as_mut().poll(cx)
        })
        .await
    }

    /// Ready once it is this connection's turn.
    fn poll(&self, cx: &mut Context<'_>) -> Poll<()> {
        let (turns, place) = (&self.turns, &self.place);
        match place.state.get() {
            TurnState::Comes => {
                place.state.set(TurnState::Elsewhere);
                return Poll::Ready(());
            }
            TurnState::Elsewhere => {
                turns.news.notify_one();
                if turns.left.get() > 0 {
                    turns.left.set(turns.left.get() - 1);
                    return Poll::Ready(());
                }
                place.state.set(TurnState::Waits);
                turns.waiting.borrow_mut().push_back(Rc::downgrade(place));
            }
            TurnState::Waits => {}
        }
        *place.waker.borrow_mut() = Some(cx.waker().clone());
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::{JoinHandle, LocalSet, spawn_local};

    use super::*;

    /// So many connections that have sent something, each of which is noted once it is read.
    fn knock(turns: &Rc<NewcomersTurns>, many: usize, read: &Rc<RefCell<Vec<usize>>>) -> Vec<JoinHandle<()>> {
        let knocks = (0..many).map(|number| {
            let (turn, read) = (turns.join(), Rc::clone(read));
            spawn_local(async move {
                turn.comes().await;
                read.borrow_mut().push(number);
            })
        });
        knocks.collect()
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_talked_with_waits_for_a_few_of_those_who_knock_and_not_for_all() {
        LocalSet::new()
            .run_until(async {
                let turns = NewcomersTurns::new();
                let read = Rc::new(RefCell::default());
                let knocks = knock(&turns, 1000, &read);
                // They stand in line.
                yield_now().await;
                for step in 1..=20 {
                    yield_now().await;
                    let read = read.borrow().len();
                    assert!(read <= (step + 2) * EACH_ROUND, "{read} were read before step {step}");
                }
                for knock in knocks {
                    knock.await.expect("its turn");
                }
                assert_eq!(*read.borrow(), (0..1000).collect::<Vec<_>>(), "in the order in which they came");
            })
            .await;
    }

    #[tokio::test(start_paused = true)]
    async fn who_leaves_keeps_nobody_waiting() {
        LocalSet::new()
            .run_until(async {
                let turns = NewcomersTurns::new();
                let read = Rc::new(RefCell::default());
                let mut knocks = knock(&turns, 300, &read);
                yield_now().await;
                for gone in knocks.drain(..290) {
                    gone.abort();
                }
                for knock in knocks {
                    knock.await.expect("its turn");
                }
                assert_eq!(read.borrow().last(), Some(&299));
            })
            .await;
    }

    /// So many steps of a piece of work, of which each comes after a round.
    async fn steps(many: usize) {
        for _ in 0..many {
            yield_now().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_asked_is_carried_out_without_waiting_for_turns() {
        LocalSet::new()
            .run_until(async {
                let turns = NewcomersTurns::new();
                let read = Rc::new(RefCell::default());
                let (newcomer, known) = (turns.join(), turns.join());
                let _knocks = knock(&turns, 1000, &read);
                yield_now().await;
                let known = spawn_local(known.taken_for(steps(20), || false));
                let newcomer = spawn_local(newcomer.taken_for(steps(20), || true));
                known.await.expect("its end");
                assert!(read.borrow().len() <= 24 * EACH_ROUND, "{}", read.borrow().len());
                assert!(!newcomer.is_finished(), "it takes turns at each of its steps");
                newcomer.await.expect("its end");
            })
            .await;
    }

    #[test]
    fn after_a_long_round_more_are_looked_at() {
        assert_eq!(after(Duration::ZERO), EACH_ROUND);
        assert_eq!(after(EACH * 20), 20);
        assert_eq!(after(Duration::from_secs(3600)), MOST);
    }
}
