//! The PIN by which a player signs on a tablet that is passed round: four digits. A few wrong ones at a table hold its entry for two
//! minutes, and who goes on guessing locks the PIN.

use crate::sheets::StepRefusal;
use crate::tournament::bounds;

/// How many digits a PIN has.
pub const DIGITS: usize = 4;

/// So many wrong ones at a table hold its entry: for a stranger nobody's PIN is locked.
pub const TRIES: usize = 5;

/// For how many seconds the entry of a table is held then.
pub const HELD_SECONDS: i64 = 120;

/// So often the entry of a table may be held because of one PIN. Then it is locked, until the staff makes another one: of ten thousand
/// PINs nobody finds one in so few tries.
pub const MOST_WRONG: i64 = bounds::WRONG_PINS.most;

/// The PIN of a player as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownPin<'p> {
    pub digits: &'p str,
    /// How often the entry of a table was held because of wrong ones, since it was made or last typed right.
    pub wrong: i64,
}

impl KnownPin<'_> {
    /// Whether too many wrong ones were typed.
    pub fn is_locked(self) -> bool {
        self.wrong >= MOST_WRONG
    }
}

/// The digits of what was typed; blanks and dashes between them don't matter.
///
/// Error: it is not a PIN at all, so that it is no try either.
pub fn read(typed: &str) -> Result<String, StepRefusal> {
    let bare: String = typed.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    if is_pin(&bare) { Ok(bare) } else { Err(StepRefusal::PinMissing) }
}

/// Whether a text is the digits of a PIN.
pub fn is_pin(text: &str) -> bool {
    text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether these digits are the PIN of a player, at a table where so many wrong ones were typed before.
///
/// Errors: the player has none; it is locked; it is another one, and how many more tries there are at the table.
pub fn check(known: Option<KnownPin<'_>>, digits: &str, before: usize) -> Result<(), StepRefusal> {
    let known = known.ok_or(StepRefusal::PinUnknown)?;
    if known.is_locked() {
        return Err(StepRefusal::PinLocked);
    }
    if known.digits == digits {
        return Ok(());
    }
    Err(StepRefusal::PinWrong { left: TRIES.saturating_sub(before + 1) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_digits_are_read_however_they_are_spaced() {
        for typed in ["0471", " 04 71 ", "04-71", "0\u{a0}471"] {
            assert_eq!(read(typed).as_deref(), Ok("0471"), "{typed:?}");
        }
        for typed in ["", "471", "04711", "O471", "٠٤٧١", "0471x", "-"] {
            assert_eq!(read(typed), Err(StepRefusal::PinMissing), "{typed:?}");
        }
    }

    #[test]
    fn five_wrong_ones_hold_the_table_and_one_that_is_locked_opens_nothing() {
        let known = |wrong| Some(KnownPin { digits: "0471", wrong });
        assert_eq!(check(None, "0471", 0), Err(StepRefusal::PinUnknown));
        for before in 0..TRIES {
            assert_eq!(check(known(0), "0471", before), Ok(()));
            assert_eq!(check(known(0), "0470", before), Err(StepRefusal::PinWrong { left: TRIES - 1 - before }));
        }
        assert_eq!(check(known(MOST_WRONG - 1), "0471", 0), Ok(()));
        for digits in ["0471", "0470"] {
            assert_eq!(check(known(MOST_WRONG), digits, 0), Err(StepRefusal::PinLocked));
        }
    }
}
