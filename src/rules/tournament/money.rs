//! Amounts of money, such as what it costs to take part: whole hundredths of a currency, as people type and read them.

use crate::tournament::bounds;

/// What was typed is no amount, or one that is too high.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoAmount;

/// The amount that was typed, in hundredths: `12`, `12.5`, `12,50`, with its currency before or behind it. None where nothing
/// was typed.
pub fn read(typed: &str) -> Result<Option<i64>, NoAmount> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let (number, sign) = parts(typed);
    if !sign.is_empty() && !is_currency(sign) {
        return Err(NoAmount);
    }
    let (whole, part) = number.split_once(['.', ',']).unwrap_or((number, "00"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 2 {
        return Err(NoAmount);
    }
    let amount = format!("{whole}{part:0<2}").parse().map_err(|_| NoAmount)?;
    if bounds::AMOUNT.contain(amount) { Ok(Some(amount)) } else { Err(NoAmount) }
}

/// The currency that was typed beside an amount, by its three letters; none where none was, and for a sign that several
/// currencies have.
pub fn currency(typed: &str) -> Option<String> {
    let (_, sign) = parts(typed.trim());
    let known = SIGNS.iter().find(|(known, _)| known.eq_ignore_ascii_case(sign));
    match known {
        Some((_, code)) => Some((*code).to_owned()).filter(|code| !code.is_empty()),
        None => is_currency(sign).then(|| sign.to_ascii_uppercase()),
    }
}

/// Signs of currencies, with the three letters where only one has it.
const SIGNS: [(&str, &str); 9] = [
    ("€", "EUR"),
    ("euro", "EUR"),
    ("£", "GBP"),
    ("$", ""),
    ("kr", ""),
    ("zł", "PLN"),
    ("Kč", "CZK"),
    ("Ft", "HUF"),
    ("Fr.", "CHF"),
];

fn is_currency(sign: &str) -> bool {
    let letters = sign.len() == 3 && sign.bytes().all(|byte| byte.is_ascii_alphabetic());
    letters || SIGNS.iter().any(|(known, _)| known.eq_ignore_ascii_case(sign))
}

/// What was typed as number and currency, whichever stands first. A second sign stays with the number.
fn parts(typed: &str) -> (&str, &str) {
    let other = |c: char| !c.is_ascii_digit();
    let (with_before, with_behind) = (typed.trim_end_matches(other), typed.trim_start_matches(other));
    let before = typed.strip_suffix(with_behind).unwrap_or_default().trim();
    let behind = typed.strip_prefix(with_before).unwrap_or_default().trim();
    match (before, behind) {
        ("", behind) => (with_before, behind),
        (before, "") => (with_behind, before),
        _ => (typed, ""),
    }
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
        for euros in ["8,50 €", "€ 8.50", "8.50€", "EUR 8.5", "8,5 eur", "8.50 Euro", "$8.50", "8,50 zł"] {
            check(euros, Ok(Some(850)));
        }
        for nonsense in [
            "-1",
            "+1",
            "1000000.01",
            "12.345",
            "12.",
            ".5",
            "1 000",
            "1.000,00",
            "free",
            "€",
            "€ 8 €",
            "8 x",
            "8 %",
            "8 / 10",
            "٤",
            "99999999999999999999",
        ] {
            check(nonsense, Err(NoAmount));
        }
    }

    #[test]
    fn a_currency_is_known_where_one_only_has_the_sign() {
        let check = |typed: &str, expected: Option<&str>| assert_eq!(currency(typed).as_deref(), expected, "{typed:?}");
        check("8,50 €", Some("EUR"));
        check("gbp 8", Some("GBP"));
        check("£8", Some("GBP"));
        check("$8", None);
        check("8.50", None);
        check("", None);
        check("8 apples", None);
    }

    #[test]
    fn amounts_are_written_as_short_as_they_are() {
        assert_eq!([0, 5, 50, 1200, 1250].map(written), ["0", "0.05", "0.50", "12", "12.50"]);
        assert!([0, 5, 50, 1200, 1250].iter().all(|amount| read(&written(*amount)) == Ok(Some(*amount))));
    }
}
