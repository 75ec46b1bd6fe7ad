//! Times as both databases keep them.

use chrono::{DateTime, SecondsFormat, SubsecRound, Utc};

/// Cuts a time to whole milliseconds, so that it reads back equal from both databases.
///
/// PostgreSQL keeps microseconds and chrono nanoseconds. Call it where a time is taken from the clock, not where it is
/// stored. With whole milliseconds the text that SQLite keeps also sorts as the time does.
pub fn millis(time: DateTime<Utc>) -> DateTime<Utc> {
    time.trunc_subsecs(3)
}

/// A time within JSON, as the driver writes it into SQLite, so that times in one column sort; PostgreSQL reads it too.
pub(crate) fn stored(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::AutoSi, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_below_a_millisecond_is_left() {
        let time = DateTime::from_timestamp(1_700_000_000, 123_456_789).expect("a time");
        assert_eq!(millis(time).timestamp_subsec_nanos(), 123_000_000);
        assert_eq!(millis(millis(time)), millis(time));
    }
}
