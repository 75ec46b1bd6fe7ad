//! Who has paid, and how much came in.

use reeve_store::player::Player;

/// The payments of a tournament. Hidden players count for nothing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Payments {
    /// How many of those who take part have paid.
    pub paid: usize,
    pub of: usize,
    /// The sum of all amounts that were noted, in hundredths; that of players who have withdrawn since is among them.
    pub sum: i64,
    /// How many payments were noted without an amount.
    pub without_amount: usize,
}

impl Payments {
    /// Counts.
    pub fn of(players: &[Player]) -> Payments {
        let there = || players.iter().filter(|player| !player.is_hidden());
        let active = || players.iter().filter(|player| player.is_active());
        Payments {
            paid: active().filter(|player| player.paid_at.is_some()).count(),
            of: active().count(),
            sum: there().filter_map(|player| player.paid_amount).sum(),
            without_amount: there().filter(|player| player.paid_at.is_some() && player.paid_amount.is_none()).count(),
        }
    }

    /// Whether any payment was noted.
    pub fn are_noted(self) -> bool {
        self.paid > 0 || self.sum > 0 || self.without_amount > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, player};
    use reeve_rules::tournament::vocabulary::PlayerState;

    #[test]
    fn who_paid_is_counted_and_what_came_in_is_summed() {
        let paid =
            |number: i64, amount: Option<i64>| Player { paid_at: Some(AT), paid_amount: amount, ..player(number) };
        let withdrawn = Player { state: PlayerState::Withdrawn, ..paid(4, Some(500)) };
        let hidden = Player { hidden_at: Some(AT), ..paid(5, Some(700)) };
        let players = [player(1), paid(2, Some(1250)), paid(3, None), withdrawn, hidden];
        let payments = Payments::of(&players);
        assert_eq!(payments, Payments { paid: 2, of: 3, sum: 1750, without_amount: 1 });
        assert!(payments.are_noted() && !Payments::of(&[player(1)]).are_noted());
    }
}
