//! Dice from a seed, so that a throw can be checked.

use crate::rng::Rng;

/// What so many dice show that are thrown from a seed.
pub fn thrown(seed: u64, dice: usize) -> Vec<i64> {
    let mut rng = Rng::new(seed);
    (0..dice).map(|_| rng.below(6) as i64 + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::thrown;

    #[test]
    fn dice_are_those_of_their_seed() {
        assert!((0..1000).all(|seed| thrown(seed, 2).iter().all(|die| (1..=6).contains(die))));
        assert_eq!(thrown(7, 2), thrown(7, 2));
        assert_eq!(thrown(7, 2)[..1], thrown(7, 1));
        let mut seen = [0; 6];
        (0..6000).for_each(|seed| seen[thrown(seed, 1)[0] as usize - 1] += 1);
        assert!(seen.iter().all(|count| (800..1200).contains(count)), "{seen:?}");
    }
}
