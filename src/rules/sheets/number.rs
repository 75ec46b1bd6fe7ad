//! The number of a record sheet on paper: short, quick to type, and with a check digit, so that a slip is noticed.
//!
//! Digits only. The first is the round: 1 to 7 for that preliminary round, 8 for the semi-finals, 9 for the final, and 0 with
//! three more digits for any later preliminary round. Then comes the number of the table, and at the end the check digit:
//! table 12 of round 2 has a number such as 2127. So a number is that of one game, whatever else is in the tournament, and
//! stays the same when the papers are printed again.
//!
//! The check digit is Damm's ("Total anti-symmetrische Quasigruppen", Marburg 2004): one wrong digit, or two neighbours that
//! changed their places, always give another one. It begins with a digit of the tournament, so that of the sheets of another
//! tournament in the same hall nine in ten are noticed, too.

use crate::sheets::chain::ChainGame;
use crate::tournament::bounds;
use crate::tournament::vocabulary::Stage;

/// A quasigroup without symmetry: row by what was reckoned until now, column by the next digit.
const NEXT: [[u8; 10]; 10] = [
    [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
    [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
    [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
    [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
    [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
    [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
    [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
    [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
    [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
    [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
];

/// The most digits that a number has.
const DIGITS: usize = 9;

/// The last preliminary round with a digit of its own.
const LAST_SHORT: i64 = 7;
const LATER_PRELIM: &str = "0";
const SEMI: &str = "8";
const FINAL: &str = "9";

/// Why something that was typed is no number of a record sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberFault {
    /// It has other characters than digits, too few of them or too many.
    NoNumber,
    /// The check digit is another one.
    Slip,
}

/// The number of the record sheet of a game, in the tournament with this identity.
pub fn written(identity: &str, game: ChainGame) -> String {
    let round = match game.stage {
        Stage::Prelim if game.round <= LAST_SHORT => game.round.to_string(),
        Stage::Prelim => format!("{LATER_PRELIM}{:03}", game.round),
        Stage::Semi => SEMI.to_owned(),
        Stage::Final => FINAL.to_owned(),
    };
    let digits = format!("{round}{}", game.table);
    let check = reckoned(identity, &digits);
    format!("{digits}{check}")
}

/// The game whose record sheet has this number; blanks, dots and dashes between the digits don't matter.
pub fn read(identity: &str, typed: &str) -> Result<ChainGame, NumberFault> {
    let digits: String = typed.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '.')).collect();
    if digits.len() > DIGITS || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NumberFault::NoNumber);
    }
    let (named, _) = digits.split_at_checked(digits.len().saturating_sub(1)).ok_or(NumberFault::NoNumber)?;
    let game = game(named).ok_or(NumberFault::NoNumber)?;
    if written(identity, game) == digits { Ok(game) } else { Err(NumberFault::Slip) }
}

/// The game that the digits before the check digit name.
fn game(digits: &str) -> Option<ChainGame> {
    let (round, rest) = digits.split_at_checked(1)?;
    let (stage, round, table) = match round {
        LATER_PRELIM => {
            let (round, table) = rest.split_at_checked(3)?;
            (Stage::Prelim, round.parse().ok()?, table)
        }
        SEMI => (Stage::Semi, 1, rest),
        FINAL => (Stage::Final, 1, rest),
        short => (Stage::Prelim, short.parse().ok()?, rest),
    };
    let table: i64 = table.parse().ok()?;
    let known = bounds::ROUND.contain(round) && bounds::TABLE.contain(table);
    known.then_some(ChainGame { stage, round, table })
}

/// The check digit behind these digits.
fn reckoned(identity: &str, digits: &str) -> u8 {
    let step = |before: u8, digit: u8| NEXT[usize::from(before % 10)][usize::from(digit % 10)];
    digits.bytes().map(|byte| byte - b'0').fold(digit_of(identity), step)
}

/// The digit of a tournament that the check digit begins with.
fn digit_of(identity: &str) -> u8 {
    identity.bytes().fold(0, |sum, byte| (sum * 3 + byte % 10) % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDENTITY: &str = "0f3c9e00000000000000000000000001";

    fn at(stage: Stage, round: i64, table: i64) -> ChainGame {
        ChainGame { stage, round, table }
    }

    fn games() -> Vec<ChainGame> {
        let rounds = (1..=bounds::ROUND.most).map(|round| (Stage::Prelim, round));
        let rounds: Vec<_> = rounds.chain([(Stage::Semi, 1), (Stage::Final, 1)]).collect();
        let tables = [1, 2, 9, 10, 12, 21, 99, 100, 101, 250, 999, 1000, bounds::TABLE.most];
        rounds.iter().flat_map(|(stage, round)| tables.map(|table| at(*stage, *round, table))).collect()
    }

    #[test]
    fn every_game_has_a_number_of_its_own_that_leads_back_to_it() {
        let mut numbers: Vec<String> = games().iter().map(|game| written(IDENTITY, *game)).collect();
        for (game, number) in games().iter().zip(&numbers) {
            assert_eq!(read(IDENTITY, number), Ok(*game), "{number}");
            assert!(number.len() <= DIGITS, "{number}");
        }
        numbers.sort();
        numbers.dedup();
        assert_eq!(numbers.len(), games().len());
    }

    #[test]
    fn it_is_short_and_names_round_and_table() {
        let check = |game: ChainGame, digits: &str| {
            let number = written(IDENTITY, game);
            assert_eq!(number.split_at(number.len() - 1).0, digits);
        };
        check(at(Stage::Prelim, 2, 12), "212");
        check(at(Stage::Semi, 1, 4), "84");
        check(at(Stage::Final, 1, 1), "91");
        check(at(Stage::Prelim, 8, 3), "00083");
    }

    #[test]
    fn a_wrong_digit_and_two_that_changed_places_are_noticed() {
        for game in games() {
            let number: Vec<char> = written(IDENTITY, game).chars().collect();
            let refused = |digits: &[char]| read(IDENTITY, &digits.iter().collect::<String>()).is_err();
            for place in 0..number.len() {
                for digit in ('0'..='9').filter(|digit| number[place] != *digit) {
                    let mut wrong = number.clone();
                    wrong[place] = digit;
                    assert!(refused(&wrong), "{wrong:?} for {number:?}");
                }
            }
            for place in 1..number.len() {
                let mut wrong = number.clone();
                wrong.swap(place - 1, place);
                assert!(wrong == number || refused(&wrong), "{wrong:?} for {number:?}");
            }
        }
    }

    #[test]
    fn most_sheets_of_another_tournament_are_noticed() {
        let number = written(IDENTITY, at(Stage::Prelim, 2, 12));
        let others = (0..1000).map(|n| format!("{n:032x}"));
        let taken = others.filter(|other| read(other, &number).is_ok()).count();
        assert!((50..200).contains(&taken), "{taken} of 1000");
    }

    #[test]
    fn it_is_read_however_it_is_spaced_and_nothing_else_is() {
        let number = written(IDENTITY, at(Stage::Prelim, 2, 12));
        let digits: Vec<char> = number.chars().collect();
        let part = |from: usize, to: usize| digits[from..to].iter().collect::<String>();
        let spaced = format!(" {}-{} {} ", part(0, 1), part(1, 3), part(3, digits.len()));
        assert_eq!(read(IDENTITY, &spaced), Ok(at(Stage::Prelim, 2, 12)));
        for nothing in ["", " ", "-", "7", "21", "2x27", "٢١٢٧", "2127212721272127", "00", "0000", "00005", "é"] {
            assert!(read(IDENTITY, nothing).is_err(), "{nothing:?}");
        }
        assert_eq!(read(IDENTITY, "two"), Err(NumberFault::NoNumber));
    }
}
