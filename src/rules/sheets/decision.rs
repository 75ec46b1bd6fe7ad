//! Why a judge decides a game as it is decided: what may stand there.

use crate::rules::sheets::StepRefusal;
use crate::rules::text;
use crate::rules::text::{has_something_to_read, too_long};

/// The reason of a decision as it is kept, with at most so many characters.
pub fn reason(typed: &str, most: usize) -> Result<String, StepRefusal> {
    let reason = text::tidy_lines(typed);
    let missing = (!has_something_to_read(&reason)).then_some(StepRefusal::ReasonMissing);
    let long = too_long(&reason, most).map(StepRefusal::ReasonTooLong);
    let control = text::is_unfit_in_lines(&reason).then_some(StepRefusal::ReasonWithControl);
    missing.or(long).or(control).map_or(Ok(reason), Err)
}

/// Whether a reason that is kept is one that [`reason`] gives.
pub fn is_reason(kept: &str, most: usize) -> bool {
    reason(kept, most).is_ok_and(|reason| reason == kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_kept_as_it_is_read_again() {
        assert_eq!(reason(" One fell ill.\r\nA judge saw it. ", 40), Ok("One fell ill.\nA judge saw it.".to_owned()));
        assert!(is_reason("One fell ill.\nA judge saw it.", 40));
        for (wrong, why) in [
            ("", Some(StepRefusal::ReasonMissing)),
            (" \n ", Some(StepRefusal::ReasonMissing)),
            ("\u{200B}", Some(StepRefusal::ReasonMissing)),
            ("a\u{202E}b", Some(StepRefusal::ReasonWithControl)),
            ("a\u{7}b", Some(StepRefusal::ReasonWithControl)),
            (" a", None),
            ("a\r\nb", None),
        ] {
            assert!(!is_reason(wrong, 40), "{wrong:?}");
            assert_eq!(reason(wrong, 40).err(), why, "{wrong:?}");
        }
        assert!(is_reason("abc", 3) && !is_reason("abc", 2));
    }
}
