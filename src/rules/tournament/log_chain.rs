//! How the lines of an audit log hang together: what the digest of a line is made of, and how it holds the one before it.
//!
//! Nothing is in it that may change later: not the network address, which erasing a person empties, and no number that is another one in
//! another store. The text can be made by anybody who has the archive, so not a byte of it changes.

use std::fmt;

use crate::sheets::chain::LinkDigest;
use crate::tournament::vocabulary::ActorKind;

/// What the digest of a line is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogText<'l> {
    /// The identity of the tournament whose log it is; none in the log of the server.
    pub tournament: Option<&'l str>,
    /// When, such as `2026-11-29T10:00:00.250Z`.
    pub at: String,
    pub actor: ActorKind,
    /// The player who did it: in the log of a tournament the number there.
    pub player: Option<i64>,
    /// The accounts that the line names, the one that did it first: in the log of a tournament the digests of what they are called.
    pub accounts: Vec<String>,
    pub action: &'l str,
    /// To what, as a JSON text, with 0 in place of accounts.
    pub subject: String,
    /// What was there before, and what is there now, as JSON, with 0 in place of accounts.
    pub before: Option<String>,
    pub after: Option<String>,
    /// The digest of the line before; [`LinkDigest::NONE`] where that has none.
    pub previous: LinkDigest,
}

impl fmt::Display for LogText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "reeve log 1")?;
        match self.tournament {
            Some(identity) => writeln!(f, "tournament {identity}")?,
            None => writeln!(f, "server")?,
        }
        writeln!(f, "at {}", self.at)?;
        writeln!(f, "by {}", self.actor)?;
        if let Some(player) = self.player {
            writeln!(f, "player {player}")?;
        }
        for account in &self.accounts {
            writeln!(f, "account {account}")?;
        }
        writeln!(f, "action {}", self.action)?;
        writeln!(f, "subject {}", self.subject)?;
        writeln!(f, "before {}", self.before.as_deref().unwrap_or("-"))?;
        writeln!(f, "after {}", self.after.as_deref().unwrap_or("-"))?;
        writeln!(f, "previous {}", self.previous)
    }
}

impl LogText<'_> {
    /// Its digest.
    pub fn digest(&self) -> LinkDigest {
        LinkDigest::of(&self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digest was made by `sha256sum`.
    #[test]
    fn a_text_and_its_digest_are_known() {
        let text = LogText {
            tournament: Some("0f3c9e0000000000000000000000abcd"),
            at: "2026-11-29T10:00:00.250Z".to_owned(),
            actor: ActorKind::Account,
            player: None,
            accounts: vec![LinkDigest::of("ann").to_string()],
            action: "enter-result",
            subject: "\"prelim 2 table 7\"".to_owned(),
            before: None,
            after: Some("{\"players\":[1,2]}".to_owned()),
            previous: LinkDigest::NONE,
        };
        let written = "reeve log 1\ntournament 0f3c9e0000000000000000000000abcd\nat 2026-11-29T10:00:00.250Z\nby account\n\
                       account ANN\naction enter-result\nsubject \"prelim 2 table 7\"\nbefore -\n\
                       after {\"players\":[1,2]}\nprevious ZERO\n";
        let written = written
            .replace("ANN", "49915e0d7d4b402e3017d010bc1c0e83cac6c797d6c16e66340fe3268693a6a1")
            .replace("ZERO", &"0".repeat(64));
        assert_eq!(text.to_string(), written);
        assert_eq!(text.digest().to_string(), "dc1f3209562b9324f48e7a73a979b023836db3ecd2e143996c0075c60069f55a");
        let of_server = LogText { tournament: None, player: Some(7), ..text }.to_string();
        assert!(
            of_server.starts_with("reeve log 1\nserver\nat ") && of_server.contains("\nby account\nplayer 7\naccount ")
        );
    }
}
