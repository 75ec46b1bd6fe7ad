//! Amounts of money, such as what it costs to take part: whole hundredths of a currency, as people type and read them.

use crate::rules::tournament::bounds;

/// What was typed is no amount, or one that is too high.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoAmount;

/// The amount that was typed, in hundredths: `12`, `12.5`, `12,50`. None where nothing was typed.
pub fn read(typed: &str) -> Result<Option<i64>, NoAmount> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let (whole, part) = typed.split_once(['.', ',']).unwrap_or((typed, "00"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 2 {
        return Err(NoAmount);
    }
    let amount = format!("{whole}{part:0<2}").parse().map_err(|_| NoAmount)?;
    if bounds::AMOUNT.contain(amount) { Ok(Some(amount)) } else { Err(NoAmount) }
}

/// An amount as people write it: `12`, `12.50`.
pub fn written(hundredths: i64) -> String {
    match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        part => format!("{}.{part:02}", hundredths / 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_a_dot_or_a_comma() {
        let check =
            |typed: &str, expected: Result<Option<i64>, NoAmount>| assert_eq!(read(typed), expected, "{typed:?}");
        check("", Ok(None));
        check(" 12 ", Ok(Some(1200)));
        check("12.5", Ok(Some(1250)));
        check("12,50", Ok(Some(1250)));
        check("0", Ok(Some(0)));
        check("1000000", Ok(Some(100_000_000)));
        for nonsense in
            ["-1", "+1", "1000000.01", "12.345", "12.", ".5", "1 000", "1.000,00", "free", "٤", "99999999999999999999"]
        {
            check(nonsense, Err(NoAmount));
        }
    }

    #[test]
    fn amounts_are_written_as_short_as_they_are() {
        assert_eq!([0, 5, 50, 1200, 1250].map(written), ["0", "0.05", "0.50", "12", "12.50"]);
        assert!([0, 5, 50, 1200, 1250].iter().all(|amount| read(&written(*amount)) == Ok(Some(*amount))));
    }
}
