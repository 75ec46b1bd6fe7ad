//! Where a long text without blanks may go on in the next line, and in which face a heading stands whole.

/// An e-mail address in parts: a line ends behind the @ or a dot, and nowhere else.
pub fn email_parts(address: &str) -> Vec<&str> {
    address.split_inclusive(['@', '.']).collect()
}

/// Whether a heading has letters that its own face lacks and the one of the text has, such as those of Vietnamese: then all of
/// it stands in that one, and no word is patched from two.
pub fn needs_face_of_text(heading: &str) -> bool {
    heading.contains(|c: char| {
        matches!(c, '\u{1A0}' | '\u{1A1}' | '\u{1AF}' | '\u{1B0}' | '\u{300}'..='\u{309}' | '\u{31B}')
            || matches!(c, '\u{1EA0}'..='\u{1EF1}' | '\u{1EF4}'..='\u{1EF9}')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_stands_in_one_face() {
        for vietnamese in ["Nguyễn Văn An", "Trần Thị Thơ", "Phạm", "Nguye\u{302}\u{303}n"] {
            assert!(needs_face_of_text(vietnamese), "{vietnamese}");
        }
        for other in ["Zoë Łukasz Ğül", "Ана", "山田", "Round 1", "Đ"] {
            assert!(!needs_face_of_text(other), "{other}");
        }
    }

    #[test]
    fn an_address_breaks_behind_its_at_and_its_dots() {
        assert_eq!(email_parts("ada.lee@mail.example.org"), ["ada.", "lee@", "mail.", "example.", "org"]);
        assert!(email_parts("").is_empty());
    }
}
