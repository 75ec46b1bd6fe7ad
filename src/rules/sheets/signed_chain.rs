//! The second line of a digest chain, beside the first: for each link, who signed the record sheet, how and when, and when it became
//! final. None of that is in the text of the link, which stays as it is.
//!
//! The text of a digest can be made by anybody who has the archive, so not a byte of it changes.

use std::fmt;

use crate::sheets::SignatureWay;
use crate::sheets::chain::LinkDigest;

/// A signature under a record sheet.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LinkSignature {
    /// The version of the sheet that was signed.
    pub version: i64,
    pub position: i64,
    /// The number of the player in the tournament.
    pub player: i64,
    pub way: SignatureWay,
    /// When, as in [`SignedText::at`].
    pub at: String,
}

/// What the digest of a link of the second line is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedText {
    /// The digest of the link of the first line.
    pub link: LinkDigest,
    /// When the sheet became final or was corrected, such as `2026-11-29T10:00:00.000Z`; none where that is not known.
    pub at: Option<String>,
    /// All signatures under the sheet, those under earlier versions of it too, in their own order.
    pub signatures: Vec<LinkSignature>,
    /// The digest of the link before in the second line.
    pub before: LinkDigest,
}

impl fmt::Display for SignedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "reeve sheet 2")?;
        writeln!(f, "link {}", self.link)?;
        writeln!(f, "final {}", self.at.as_deref().unwrap_or("-"))?;
        for LinkSignature { version, position, player, way, at } in &self.signatures {
            writeln!(f, "version {version} seat {position} player {player} {way} {at}")?;
        }
        writeln!(f, "before {}", self.before)
    }
}

impl SignedText {
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
        let signature = |position: i64, way: SignatureWay| LinkSignature {
            version: 2,
            position,
            player: 10 + position,
            way,
            at: "2026-11-29T10:00:00.000Z".to_owned(),
        };
        let text = SignedText {
            link: LinkDigest::of("x"),
            at: Some("2026-11-29T10:00:01.250Z".to_owned()),
            signatures: vec![signature(1, SignatureWay::Pin), signature(2, SignatureWay::Paper)],
            before: LinkDigest::NONE,
        };
        let written = "reeve sheet 2\nlink 2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\n\
                       final 2026-11-29T10:00:01.250Z\nversion 2 seat 1 player 11 pin 2026-11-29T10:00:00.000Z\n\
                       version 2 seat 2 player 12 paper 2026-11-29T10:00:00.000Z\n\
                       before 0000000000000000000000000000000000000000000000000000000000000000\n";
        assert_eq!(text.to_string(), written);
        assert_eq!(text.digest().to_string(), "945dd646716372b945efd08f3ab283e03647ee2aad7d73b8808ccf3a12c2f0d1");
        assert!(SignedText { at: None, ..text }.to_string().contains("\nfinal -\n"));
    }
}
