//! Where a long text without blanks may go on in the next line.

/// An e-mail address in parts: a line ends behind the @ or a dot, and nowhere else.
pub fn email_parts(address: &str) -> Vec<&str> {
    address.split_inclusive(['@', '.']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_breaks_behind_its_at_and_its_dots() {
        assert_eq!(email_parts("ada.lee@mail.example.org"), ["ada.", "lee@", "mail.", "example.", "org"]);
        assert!(email_parts("").is_empty());
    }
}
