//! Time-based codes (RFC 6238) as the apps on phones make them: six digits, a new code every 30 seconds, HMAC-SHA-1.
//! Not every app knows another digest, and some pretend to.
//!
//! The arithmetic is that of the crate `totp-rs`. A code of the step before or after the present one is good too, since
//! clocks differ and people type slowly. That a step is used once only is seen to by [`second_factor`].
//!
//! [`second_factor`]: crate::accounts::second_factor

use chrono::{DateTime, Utc};
use totp_rs::{Builder, Secret, Totp};

use reeve_secret as secret;

/// For how many seconds an app shows a code.
const STEP: u64 = 30;

/// A new secret in base 32, as it is typed into an app.
pub fn new_secret() -> String {
    Secret::from(secret::for_time_codes()).to_base32()
}

/// The address that an app reads from a QR code: the secret, whose account it is, and where.
pub fn app_address(secret: &str, issuer: &str, account: &str) -> Option<String> {
    // A colon stands between the two, so neither can hold one.
    let plain = |text: &str| text.replace(':', " ");
    let builder = builder(secret)?.with_issuer(Some(plain(issuer))).with_account_name(plain(account));
    builder.build().ok()?.to_url().ok()
}

/// When the time step began that a code belongs to, if it is a good one at this time.
pub(crate) fn step_of(secret: &str, code: &str, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let seconds = u64::try_from(now.timestamp()).ok()?;
    let step = app(secret)?.check(code, seconds)?;
    DateTime::from_timestamp(i64::try_from(step * STEP).ok()?, 0)
}

/// The code that an app shows at this time.
pub fn code_at(secret: &str, now: DateTime<Utc>) -> Option<String> {
    Some(app(secret)?.generate(u64::try_from(now.timestamp()).ok()?).to_string())
}

fn app(secret: &str) -> Option<Totp> {
    builder(secret)?.build().ok()
}

fn builder(secret: &str) -> Option<Builder> {
    let secret = Secret::try_from_base32(secret).ok()?;
    Some(Builder::new().with_digits(6).with_skew(1).with_step_duration(STEP).with_secret(secret))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The secret of the examples of RFC 6238: "12345678901234567890".
    const RFC: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).expect("a time")
    }

    #[test]
    fn codes_are_those_of_the_standard() {
        // RFC 6238, appendix B, of which six digits are the last six of eight.
        let check =
            |seconds: i64, code: &str| assert_eq!(code_at(RFC, at(seconds)).as_deref(), Some(code), "{seconds}");
        check(59, "287082");
        check(1_111_111_109, "081804");
        check(1_111_111_111, "050471");
        check(1_234_567_890, "005924");
        check(2_000_000_000, "279037");
        check(20_000_000_000, "353130");
    }

    #[test]
    fn a_code_is_good_a_step_before_and_after() {
        let check = |seconds: i64, step: Option<i64>| assert_eq!(step_of(RFC, "081804", at(seconds)), step.map(at));
        let begins = 1_111_111_080;
        for seconds in [begins - 30, begins - 1, begins, begins + 29, begins + 59] {
            check(seconds, Some(begins));
        }
        for seconds in [begins - 31, begins + 60, 0, -5] {
            check(seconds, None);
        }
        for wrong in ["", "081805", "81804", "0818040", "+81804", "08180 ", "０８１８０４"] {
            assert_eq!(step_of(RFC, wrong, at(begins)), None, "{wrong:?}");
        }
    }

    #[test]
    fn secrets_differ_and_have_160_bits() {
        let secret = new_secret();
        assert!(secret.len() == 32 && app(&secret).is_some() && secret != new_secret(), "{secret}");
    }

    #[test]
    fn an_app_reads_who_and_where() {
        let address = app_address(RFC, "Reeve reeve.example:8443", "Zoë: judge 4").expect("an address");
        let expected = format!(
            "otpauth://totp/Reeve%20reeve.example%208443:Zo%C3%AB%20%20judge%204?secret={RFC}&\
             issuer=Reeve%20reeve.example%208443"
        );
        assert_eq!(address, expected);
    }
}
