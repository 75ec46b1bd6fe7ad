//! Why a mail was not sent, as it is stored: a code, and where it comes from the mail server or the system their own text.

/// Why a mail was not sent, without address or text of the mail.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.stored())]
pub enum Unsent {
    /// No mail can be sent to the address.
    NoAddress,
    /// The mail server takes no letters beyond ASCII before the @ (SMTPUTF8).
    AsciiOnly,
    /// The mail server refused it, with this code of SMTP.
    Refused(String),
    /// The mail server took too long.
    TooSlow,
    /// There is no safe connection to the mail server.
    NoTls,
    /// There is no connection to the mail server.
    NoConnection,
    /// The folder takes no file, as the system says it.
    Folder(String),
}

impl Unsent {
    /// What is stored: the code, and the text of others behind it.
    pub fn stored(&self) -> String {
        match self {
            Unsent::NoAddress => "no-address".to_owned(),
            Unsent::AsciiOnly => "ascii-only".to_owned(),
            Unsent::Refused(code) => format!("refused {code}"),
            Unsent::TooSlow => "too-slow".to_owned(),
            Unsent::NoTls => "no-tls".to_owned(),
            Unsent::NoConnection => "no-connection".to_owned(),
            Unsent::Folder(cause) => format!("folder {cause}"),
        }
    }

    /// What was [`stored`](Unsent::stored); none where another program stored something else.
    pub fn from_stored(stored: &str) -> Option<Unsent> {
        let (code, text) = stored.split_once(' ').map_or((stored, None), |(code, text)| (code, Some(text.to_owned())));
        match (code, text) {
            ("no-address", None) => Some(Unsent::NoAddress),
            ("ascii-only", None) => Some(Unsent::AsciiOnly),
            ("refused", Some(code)) => Some(Unsent::Refused(code)),
            ("too-slow", None) => Some(Unsent::TooSlow),
            ("no-tls", None) => Some(Unsent::NoTls),
            ("no-connection", None) => Some(Unsent::NoConnection),
            ("folder", Some(cause)) => Some(Unsent::Folder(cause)),
            _ => None,
        }
    }

    /// Whether trying again can't help: codes of SMTP that begin with 5 are for good.
    pub fn is_for_good(&self) -> bool {
        match self {
            Unsent::NoAddress | Unsent::AsciiOnly => true,
            Unsent::Refused(code) => code.starts_with('5'),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_back() {
        let check = |unsent: Unsent, stored: &str, for_good: bool| {
            assert_eq!(unsent.stored(), stored);
            assert_eq!(Unsent::from_stored(stored).as_ref(), Some(&unsent), "{stored}");
            assert_eq!(unsent.is_for_good(), for_good, "{stored}");
        };
        check(Unsent::NoAddress, "no-address", true);
        check(Unsent::AsciiOnly, "ascii-only", true);
        check(Unsent::Refused("550".to_owned()), "refused 550", true);
        check(Unsent::Refused("451".to_owned()), "refused 451", false);
        check(Unsent::TooSlow, "too-slow", false);
        check(Unsent::NoTls, "no-tls", false);
        check(Unsent::NoConnection, "no-connection", false);
        check(Unsent::Folder("permission denied".to_owned()), "folder permission denied", false);
        for foreign in ["", "refused", "no-address here", "the mail server took too long"] {
            assert_eq!(Unsent::from_stored(foreign), None, "{foreign:?}");
        }
    }
}
