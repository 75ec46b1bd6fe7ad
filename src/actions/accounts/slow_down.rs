//! Guessing made slow, without locking anybody out.
//!
//! Whoever fails too often waits before the next try is looked at: a second, then two, four, up to half a minute.
//! Nobody is refused for good, so nobody can lock others out of an account, or a whole hall behind one address.
//! Attempts are counted for the account and for the network address. A browser in which the account has signed in
//! before has a counter of its own, so it does not feel what strangers do.
//!
//! An attempt is counted before it is looked at, and the count is taken back when it succeeds; so a hundred sent at one
//! time count as a hundred. How many may wait at one time is limited too ([`WaitLimit`]), which limits the number of
//! guesses: after the free ones each has to wait, and whoever finds no place is told to come again in a moment. For an account there
//! are further places for networks of which nobody waits for it yet, each as wide as one customer of a provider may hold ([`network`]): so a
//! few that never stop guessing don't keep a new browser of somewhere else out.

use chrono::TimeDelta;

use reeve_limits as limits;
use reeve_limits::{
    LONGEST_WAIT, Tries, WRONG_CODES_FROM_ADDRESS, WRONG_PASSWORDS, WRONG_SCREEN_CODES, WRONG_SECOND_FACTORS,
    WRONG_SET_UP_CODES, WRONG_SIGN_INS,
};
use reeve_store::account;
use reeve_store::account::{AttemptKind, Window};
use reeve_store::{AccountId, Scope, Tx};

use crate::network::Network;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result, network};

/// How many of one network may wait for one account, whatever room the account and the network have left.
const OF_BOTH: usize = 2;
/// How many more may wait for one account, one of a network each. Names are made up and networks are not, so there are no such places
/// for a network.
const OF_NEW_NETWORKS: usize = 24;
/// Failures of one account or address that stand in the audit log one by one; then the 32nd, the 64th and so on.
const LOGGED_ONE_BY_ONE: i64 = 20;

/// What failures are counted under.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counter {
    kind: AttemptKind,
    subject: String,
    /// So many may fail before the next one waits.
    free: i64,
    /// The longest wait, in seconds.
    longest: i64,
    /// How many may wait at one time.
    places: usize,
    /// Of a network, how many times as wide it is as one address ([`network::Network::weight`]); 0 for what is no network.
    weight: i64,
}

impl Counter {
    /// The counter of an account that strangers try to sign in to.
    pub(crate) fn account(subject: &str) -> Counter {
        Counter {
            kind: AttemptKind::SignInAccount,
            subject: subject.to_owned(),
            free: WRONG_PASSWORDS.most,
            longest: LONGEST_WAIT,
            places: 6,
            weight: 0,
        }
    }

    /// The counters of the networks of an address: a whole hall may be behind it.
    pub(crate) fn address(context: &Context<'_>) -> Vec<Counter> {
        Counter::networks(context, AttemptKind::SignInAddress, WRONG_SIGN_INS, (LONGEST_WAIT / 2, 8))
    }

    /// Counters of the caller's networks, the narrowest first.
    fn networks(
        context: &Context<'_>,
        kind: AttemptKind,
        tries: Tries,
        (longest, places): (i64, usize),
    ) -> Vec<Counter> {
        let counter = |network: Network| Counter {
            kind,
            subject: network.name,
            free: tries.most * network.weight,
            longest,
            places: times(places, network.weight),
            weight: network.weight,
        };
        network::networks(&context.caller.address).into_iter().map(counter).collect()
    }

    /// The counter of a browser that has signed in before.
    pub(crate) fn known_device(token_hash: &str) -> Counter {
        let subject = token_hash.to_owned();
        Counter {
            kind: AttemptKind::KnownDevice,
            subject,
            free: WRONG_PASSWORDS.most,
            longest: LONGEST_WAIT,
            places: 2,
            weight: 0,
        }
    }

    /// The counter of somebody who is signed in and types their password again.
    pub fn own_password(account: AccountId) -> Counter {
        let subject = format!("account {account}");
        Counter {
            kind: AttemptKind::OwnPassword,
            subject,
            free: WRONG_PASSWORDS.most,
            longest: LONGEST_WAIT,
            places: 2,
            weight: 0,
        }
    }

    /// The counter of the second factor of an account, for whoever knows its password.
    pub(crate) fn second_factor(account: AccountId) -> Counter {
        Counter::of_second_factor(format!("account {account}"))
    }

    /// The counter of a second factor in a browser in which the account has signed in before.
    pub(crate) fn second_factor_in_known_device(account: AccountId, token_hash: &str) -> Counter {
        Counter::of_second_factor(format!("account {account} device {token_hash}"))
    }

    /// The counter of somebody who is signed in and types a code of the own second factor.
    pub(crate) fn own_second_factor(account: AccountId) -> Counter {
        Counter::of_second_factor(format!("account {account} signed in"))
    }

    fn of_second_factor(subject: String) -> Counter {
        Counter {
            kind: AttemptKind::SecondFactor,
            subject,
            free: WRONG_SECOND_FACTORS.most,
            longest: LONGEST_WAIT,
            places: 2,
            weight: 0,
        }
    }

    /// The counters of codes for a device typed from a network address. There is none of all together, which a few could fill: a code
    /// of 40 bits that works for two minutes is not found by a thousand guesses a second.
    pub(crate) fn code_address(context: &Context<'_>) -> Vec<Counter> {
        Counter::networks(context, AttemptKind::CodeAddress, WRONG_CODES_FROM_ADDRESS, (LONGEST_WAIT, 2))
    }

    /// The counters of codes of screens typed from a network address.
    pub(crate) fn screen_code(context: &Context<'_>) -> Vec<Counter> {
        Counter::networks(context, AttemptKind::ScreenCode, WRONG_SCREEN_CODES, (LONGEST_WAIT / 2, 4))
    }

    /// The counters of set-up codes typed from a network address.
    pub fn set_up(context: &Context<'_>) -> Vec<Counter> {
        Counter::networks(context, AttemptKind::SetUp, WRONG_SET_UP_CODES, (LONGEST_WAIT, 2))
    }

    fn name(&self) -> String {
        format!("{} {}", self.kind, self.subject)
    }

    /// How long to wait after so many failures.
    fn wait_after(&self, failures: i64) -> TimeDelta {
        let Ok(over) = u32::try_from(failures - self.free) else { return TimeDelta::zero() };
        TimeDelta::seconds(1_i64.checked_shl(over.min(62)).unwrap_or(self.longest).min(self.longest))
    }
}

/// How many may wait at one time for the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitLimit {
    /// For what: an account, a network, both together.
    pub name: String,
    pub places: usize,
    /// How many beyond these, of whom nobody else waits under the last limit.
    pub further: usize,
}

/// The limits under which an attempt with these counters waits. Last the one for the same account from the widest network of the caller.
pub fn wait_limits(counters: &[Counter]) -> Vec<WaitLimit> {
    let limit = |counter: &Counter| {
        let further = if counter.kind == AttemptKind::SignInAccount { OF_NEW_NETWORKS } else { 0 };
        WaitLimit { name: counter.name(), places: counter.places, further }
    };
    let mut limits: Vec<WaitLimit> = counters.iter().map(limit).collect();
    let (networks, others): (Vec<&Counter>, Vec<&Counter>) = counters.iter().partition(|counter| counter.weight > 0);
    let others = others.into_iter().map(Counter::name).collect::<Vec<_>>().join(", ");
    if others.is_empty() {
        return limits;
    }
    let both = networks.into_iter().map(|network| WaitLimit {
        name: format!("{others}, {}", network.name()),
        places: times(OF_BOTH, network.weight),
        further: 0,
    });
    limits.extend(both);
    limits
}

/// So many places, so many times.
fn times(places: usize, weight: i64) -> usize {
    usize::try_from(weight).map_or(places, |weight| places * weight)
}

/// An attempt that is counted as failed until somebody says otherwise.
#[derive(Debug)]
pub struct Counted {
    rows: Vec<i64>,
    failures: i64,
    /// How long to wait before it is looked at.
    pub wait: TimeDelta,
}

impl Counted {
    /// Takes the attempt back, since it succeeded.
    pub(crate) async fn take_back(&self, tx: &mut Tx) -> Result<()> {
        Ok(account::take_attempts_back(tx, &self.rows).await?)
    }

    /// As [`Counted::take_back`], in a transaction of its own.
    pub async fn forgive(&self, context: &Context<'_>) -> Result<()> {
        let mut tx = context.db.write(Scope::NoTournament).await?;
        self.take_back(&mut tx).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Writes into the audit log that the attempt failed; `account` is whose it was, where that is known. What was
    /// typed is not kept: people type passwords into the wrong field.
    ///
    /// A line is never taken away again, so that a flood leaves a few of them and not millions.
    pub async fn note_failure(&self, context: &Context<'_>, account: Option<AccountId>) -> Result<()> {
        if self.failures > LOGGED_ONE_BY_ONE && !self.failures.unsigned_abs().is_power_of_two() {
            return Ok(());
        }
        // The form was not carried out, and may be sent again.
        let context = Context { form: None, ..*context };
        let action = Action::begin_store(&context, Permission::SeePublic).await?;
        let subject = account.map_or(AuditSubject::Nobody, AuditSubject::Account);
        let failures = Failures { within_minutes: limits::FAILURES_COUNT_MINUTES, failures: self.failures };
        action.commit(AuditEntry::new(AuditAction::FailSignIn, subject).after(&failures)).await?;
        Ok(())
    }
}

#[derive(serde::Serialize)]
struct Failures {
    failures: i64,
    within_minutes: i64,
}

/// How long an attempt under these counters would wait now. It counts for nothing yet, and nothing is written.
pub async fn expected_wait(tx: &mut Tx, context: &Context<'_>, counters: &[Counter]) -> Result<TimeDelta> {
    let failures = failures(tx, context, &under(counters)).await?;
    Ok(longest_wait(counters, &failures))
}

/// How many codes of a second factor were wrong within a day under one of these counters, those among them that are
/// being looked at.
pub(crate) async fn most_within_a_day(tx: &mut Tx, context: &Context<'_>, counters: &[Counter]) -> Result<i64> {
    let day = Window::last(TimeDelta::days(1), context.now);
    let mut most = 0;
    for counter in counters.iter().filter(|counter| counter.kind == AttemptKind::SecondFactor) {
        most = most.max(account::attempts_in(tx, counter.kind, &counter.subject, day).await?);
    }
    Ok(most)
}

/// Counts an attempt under these counters, and says how long it has to wait.
pub async fn count(context: &Context<'_>, counters: &[Counter]) -> Result<Counted> {
    let mut tx = context.db.write(Scope::NoTournament).await?;
    // By two statements, however many counters there are: others wait for the writer, and whoever guesses comes here often.
    let under = under(counters);
    let failures = failures(&mut tx, context, &under).await?;
    let rows = account::insert_attempts(&mut tx, &under, context.now).await?;
    tx.commit().await?;
    let most = failures.iter().max().map_or(0, |most| most + 1);
    Ok(Counted { rows, failures: most, wait: longest_wait(counters, &failures) })
}

/// What the counters are kept under.
fn under(counters: &[Counter]) -> Vec<(AttemptKind, &str)> {
    counters.iter().map(|counter| (counter.kind, counter.subject.as_str())).collect()
}

/// How many have failed lately under each of these.
async fn failures(tx: &mut Tx, context: &Context<'_>, under: &[(AttemptKind, &str)]) -> Result<Vec<i64>> {
    let window = Window::last(TimeDelta::minutes(limits::FAILURES_COUNT_MINUTES), context.now);
    Ok(account::attempts_under(tx, under, window).await?)
}

/// How long to wait after so many failures under each counter.
fn longest_wait(counters: &[Counter], failures: &[i64]) -> TimeDelta {
    let waits = counters.iter().zip(failures).map(|(counter, failures)| counter.wait_after(*failures));
    waits.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_half_a_minute_and_no_further() {
        let counter = Counter::account("ada");
        let check = |failures: i64, seconds: i64| {
            assert_eq!(counter.wait_after(failures), TimeDelta::seconds(seconds), "after {failures}");
        };
        for failures in 0..5 {
            check(failures, 0);
        }
        for (failures, seconds) in [(5, 1), (6, 2), (7, 4), (8, 8), (9, 16), (10, 30), (11, 30), (1_000_000, 30)] {
            check(failures, seconds);
        }
    }

    #[test]
    fn of_one_network_few_wait_for_one_account() {
        let network = |name: &str, weight: i64| Counter {
            subject: name.to_owned(),
            weight,
            places: times(8, weight),
            ..Counter::account("")
        };
        let counters = [Counter::account("ada"), network("a", 1), network("b", 4)];
        let wait_limits = wait_limits(&counters);
        let places: Vec<usize> = wait_limits.iter().map(|limit| limit.places).collect();
        assert_eq!(places, [6, 8, 32, 2, 8]);
        assert_eq!(super::wait_limits(&counters[..1]).len(), 1);
        assert_eq!(super::wait_limits(&counters[1..]).len(), 2);
    }
}
