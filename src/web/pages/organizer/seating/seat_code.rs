//! A seat of a round as forms and addresses carry it.

use std::fmt;
use std::str::FromStr;

use reeve_rules::seating::SeatAt;
use reeve_store::PlayerId;

/// A seat of a round, and who was seen on it where that counts: `table-position`, or `table-position-player`. Written and
/// read here alone; templates and scripts carry it as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatCode {
    pub at: SeatAt,
    /// Who sat there when the page was made.
    pub seen: Option<PlayerId>,
}

impl SeatCode {
    /// A seat, whoever sits there.
    pub fn of(at: SeatAt) -> SeatCode {
        SeatCode { at, seen: None }
    }
}

impl fmt::Display for SeatCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.at.table, self.at.position)?;
        self.seen.map_or(Ok(()), |player| write!(f, "-{player}"))
    }
}

/// What was read is no such code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSeatCode;

impl FromStr for SeatCode {
    type Err = NoSeatCode;

    fn from_str(text: &str) -> Result<SeatCode, NoSeatCode> {
        let mut parts = text.splitn(3, '-');
        let mut number = || parts.next().and_then(|part| part.parse().ok()).ok_or(NoSeatCode);
        let at = SeatAt { table: number()?, position: number()? };
        let seen = parts.next().map(|player| player.parse().map_err(|_| NoSeatCode)).transpose()?;
        Ok(SeatCode { at, seen })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_read_as_it_is_written() {
        let at = SeatAt { table: 12, position: 3 };
        for (code, text) in [(SeatCode::of(at), "12-3"), (SeatCode { at, seen: Some(PlayerId(17)) }, "12-3-17")] {
            assert_eq!(code.to_string(), text);
            assert_eq!(text.parse(), Ok(code));
        }
        for wrong in ["", "1", "1-", "-1", "1-x", "1-1-", "1-1-x", "1-1-17-1", "1--1"] {
            assert_eq!(wrong.parse::<SeatCode>(), Err(NoSeatCode), "{wrong:?}");
        }
    }
}
