//! Prizes by ranks.

/// A prize, for everybody from one rank to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizeBand {
    pub from: i64,
    pub to: i64,
    pub prize: String,
}

/// What somebody of this rank gets.
pub fn of_rank(bands: &[PrizeBand], rank: u32) -> impl Iterator<Item = &str> {
    let rank = i64::from(rank);
    bands.iter().filter(move |band| band.from <= rank && rank <= band.to).map(|band| band.prize.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_gets_everything_whose_ends_it_lies_between() {
        let band = |from, to, prize: &str| PrizeBand { from, to, prize: prize.to_owned() };
        let bands = [band(1, 1, "cup"), band(1, 4, "box"), band(5, 8, "dice")];
        let of = |rank| of_rank(&bands, rank).collect::<Vec<_>>();
        assert_eq!((of(1), of(4), of(8)), (vec!["cup", "box"], vec!["box"], vec!["dice"]));
        assert!(of(9).is_empty());
    }
}
