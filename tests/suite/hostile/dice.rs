//! Chance that can be repeated.

/// A generator (splitmix64): the same seed gives the same throws.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// A generator of this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The seed that `REEVE_HOSTILE_SEED` names, or a new one. It is printed, so that a failed run can be repeated.
    pub fn seed(test: &str) -> u64 {
        let named = std::env::var("REEVE_HOSTILE_SEED").ok().and_then(|text| text.parse().ok());
        let clock = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock");
        let seed = named.unwrap_or(clock.as_nanos() as u64 % 1_000_000_007);
        println!("{test}: REEVE_HOSTILE_SEED={seed}");
        seed
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    /// Whether something happens that happens once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}
