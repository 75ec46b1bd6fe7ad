//! What happens when something breaks: the server or the database is killed, the disk is full, a connection is cut in
//! mid-transaction, a file is damaged. Every result that was acknowledged must be there once, none half, and everything
//! else as it was.
//!
//! A short form runs with the suite. `./check faults` runs the long one: `REEVE_FAULTS=200` says how many kills.
//! `REEVE_FAULTS_SEED` repeats a run; timing is never the same twice, so a seed repeats what is asked for and not every
//! moment of it.

mod check;
mod cluster;
mod damage;
mod disk;
mod fair;
mod kills;
mod proxy;
mod replica;
pub mod server;
mod spares;
mod wire;
mod wounds;

/// How many times something is broken: a few in the suite, as many as asked for in the long form.
pub fn times(short: usize) -> usize {
    std::env::var("REEVE_FAULTS").ok().and_then(|count| count.parse().ok()).unwrap_or(short)
}

/// How many of those kills hit the server, and how many PostgreSQL, which only a run on PostgreSQL has: each of them
/// takes some ten seconds, most of them for requests that wait until it is back.
pub fn kills(short: (usize, usize)) -> (usize, usize) {
    let asked = times(0);
    match (asked, crate::support::db::postgres_url()) {
        (0, Some(_)) => short,
        (0, None) => (short.0, 0),
        (_, Some(_)) => (asked - asked / 10, asked / 10),
        (_, None) => (asked, 0),
    }
}

/// Chance from a seed that is printed.
pub struct Dice(u64);

impl Dice {
    /// Dice for the test of that name.
    pub fn new(test: &str) -> Dice {
        let asked = std::env::var("REEVE_FAULTS_SEED").ok().and_then(|seed| seed.parse().ok());
        let seed = asked.unwrap_or_else(|| chrono::Utc::now().timestamp_micros() as u64);
        println!("{test}: REEVE_FAULTS_SEED={seed}");
        Dice::of(seed)
    }

    /// Dice that repeat.
    pub fn of(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Other dice, as random.
    pub fn fork(&mut self) -> Dice {
        Dice::of(self.below(1 << 31))
    }

    /// A number below another.
    pub fn below(&mut self, end: u64) -> u64 {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % end
    }
}
