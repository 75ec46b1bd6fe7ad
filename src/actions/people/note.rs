//! What is kept of a player for the staff, as typed, checked in one place.

use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::text::{has_something_to_read, too_long};
use reeve_store::staff_note::StaffNote;

use crate as actions;
use crate::Fault;
use crate::people::refusal::Refusal;

/// Checks what was typed.
///
/// Error: every fault, by the field names `phone`, `note` and `comes_with`.
pub(crate) fn check(phone: &str, note: &str, comes_with: &str) -> Result<StaffNote, Vec<Fault>> {
    let mut faults = Vec::new();
    let phone = phone.trim();
    faults.extend(too_long(phone, limits::PHONE).map(|fault| Fault::new("phone", Refusal::TooLong(fault))));
    if phone.chars().any(text::is_unseen) {
        faults.push(Fault::new("phone", Refusal::ControlCharacters));
    }
    let mut lines = |field: &'static str, typed: &str, most: usize| {
        let text = text::tidy_lines(typed);
        faults.extend(too_long(&text, most).map(|fault| Fault::new(field, Refusal::TooLong(fault))));
        if text::is_unfit_in_lines(&text) {
            faults.push(Fault::new(field, Refusal::ControlInNote));
        }
        text
    };
    let note = lines("note", note, limits::NOTE);
    let comes_with = lines("comes_with", comes_with, limits::COMES_WITH);
    let phone = has_something_to_read(phone).then(|| phone.to_owned());
    if faults.is_empty() { Ok(StaffNote { phone, note, comes_with }) } else { Err(faults) }
}

/// Checks who comes along with a player (2.1.11): names, one a line, each once.
///
/// Error: every fault, by the field name `companions`.
pub(crate) fn companions(typed: &str) -> Result<String, Vec<Fault>> {
    let text = text::tidy_lines(typed);
    let mut names: Vec<&str> = Vec::new();
    for name in text.lines().map(str::trim).filter(|name| !name.is_empty()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let names = names.join("\n");
    let long = too_long(&names, limits::COMPANIONS).map(Refusal::TooLong);
    let unseen = text::is_unfit_in_lines(&names).then_some(Refusal::ControlInNote);
    let faults: Vec<Fault> = long.into_iter().chain(unseen).map(|why| Fault::new("companions", why)).collect();
    if faults.is_empty() { Ok(names) } else { Err(faults) }
}

/// Both, or the faults of both.
pub(crate) fn both<A, B>(one: actions::Result<A>, other: Result<B, Vec<Fault>>) -> actions::Result<(A, B)> {
    match (one, other) {
        (Ok(one), Ok(other)) => Ok((one, other)),
        (Err(actions::Error::Faults(mut faults)), Err(mut more)) => {
            faults.append(&mut more);
            Err(actions::Error::Faults(faults))
        }
        (Err(error), _) => Err(error),
        (Ok(_), Err(faults)) => Err(actions::Error::Faults(faults)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn companions_are_names_one_a_line() {
        assert_eq!(companions(" Ben Okafor \r\n\nMila\nBen Okafor"), Ok("Ben Okafor\nMila".to_owned()));
        assert_eq!(companions(" \n"), Ok(String::new()));
        for wrong in ["a\u{7}b".to_owned(), "x".repeat(limits::COMPANIONS + 1)] {
            assert_eq!(companions(&wrong).expect_err("a fault").len(), 1, "{wrong:?}");
        }
    }

    #[test]
    fn a_note_has_lines_and_a_number_has_none() {
        let kept = check(" +49 3641 12345 ", " Comes late.\r\n\r\nNeeds a chair. \n", " Tom\r\n").expect("no faults");
        assert_eq!(kept.phone.as_deref(), Some("+49 3641 12345"));
        assert_eq!(kept.note, "Comes late.\n\nNeeds a chair.");
        assert_eq!(kept.comes_with, "Tom");
        assert_eq!(check("", " ", " \n"), Ok(StaffNote::default()));
        let fields = |phone: &str, note: &str, comes_with: &str| -> Vec<String> {
            check(phone, note, comes_with).expect_err("faults").into_iter().map(|fault| fault.field).collect()
        };
        assert_eq!(fields("1\n2", "a bell\u{7}", "\u{202E}"), ["phone", "note", "comes_with"]);
        let [phone, note, comes_with] =
            [limits::PHONE, limits::NOTE, limits::COMES_WITH].map(|most| "ä".repeat(most + 1));
        assert_eq!(fields(&phone, &note, &comes_with), ["phone", "note", "comes_with"]);
    }
}
