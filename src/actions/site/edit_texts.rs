//! Change what the operator says about this Reeve: contact, privacy, imprint.

use std::collections::BTreeMap;

use reeve_limits as limits;
use reeve_rules::text::{is_unfit_in_lines, tidy_lines, too_long};
use reeve_secret as secret;
use reeve_store::site_text;
use reeve_store::site_text::SiteTextKind;
use reeve_store::{self as store, Event, Tx};

use crate::site::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// The texts, by which they are; one that is not there is empty.
pub type SiteTexts = BTreeMap<SiteTextKind, String>;

/// The texts as they are stored.
pub async fn stored(tx: &mut Tx) -> std::result::Result<SiteTexts, store::Error> {
    Ok(site_text::all(tx).await?.into_iter().collect())
}

/// A fingerprint that changes whenever a text does. A form sends it back, so that a change made on an old page is noticed.
pub fn fingerprint(texts: &SiteTexts) -> String {
    let all: Vec<&str> = SiteTextKind::ALL.iter().map(|kind| of(texts, *kind)).collect();
    secret::digest(&all.join("\0")).chars().take(16).collect()
}

/// One of the texts; empty where there is none.
pub fn of(texts: &SiteTexts, kind: SiteTextKind) -> &str {
    texts.get(&kind).map_or("", String::as_str)
}

/// Stores the texts as they were typed; an empty one is taken away. `seen` is the [`fingerprint`] of those that the form showed.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed a text since.
pub async fn edit_texts(context: &Context<'_>, typed: &SiteTexts, seen: &str) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let faults: Vec<Fault> = typed.iter().filter_map(|(kind, text)| fault(*kind, text)).collect();
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    let before = stored(&mut action.tx).await?;
    if fingerprint(&before) != seen {
        return Err(Error::Stale);
    }
    for kind in SiteTextKind::ALL {
        match tidy_lines(of(typed, *kind)) {
            text if text.is_empty() => site_text::remove(&mut action.tx, *kind).await?,
            text => site_text::put(&mut action.tx, *kind, &text).await?,
        }
    }
    let after = stored(&mut action.tx).await?;
    // The foot of every page may be another one now.
    action.tx.emit(Event::Reload);
    let note = AuditEntry::new(AuditAction::EditSiteTexts, AuditSubject::SiteTexts);
    action.commit(note.before(&lengths(&before)).after(&lengths(&after))).await?;
    Ok(())
}

/// How long each text is: the log keeps no text, which may name people.
fn lengths(texts: &SiteTexts) -> BTreeMap<&'static str, usize> {
    texts.iter().map(|(kind, text)| (kind.code(), text.chars().count())).collect()
}

fn fault(kind: SiteTextKind, typed: &str) -> Option<Fault> {
    let text = tidy_lines(typed);
    if let Some(fault) = too_long(&text, limits::SITE_TEXT) {
        return Some(Fault::new(kind.code(), Refusal::TextTooLong(fault)));
    }
    is_unfit_in_lines(&text).then(|| Fault::new(kind.code(), Refusal::TextControl))
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::text::TooLong;

    #[test]
    fn a_text_may_have_lines_and_an_end() {
        let check = |typed: &str, expected: Option<Refusal>| {
            let found = fault(SiteTextKind::Imprint, typed);
            assert_eq!(found, expected.map(|refusal| Fault::new("imprint", refusal)), "{typed:?}");
        };
        check("", None);
        check(" Club\r\n\tTown ä\r\n\r\n", None);
        check("a bell\u{7}", Some(Refusal::TextControl));
        check("turned \u{202E}ä", Some(Refusal::TextControl));
        check(&"ä".repeat(limits::SITE_TEXT), None);
        let length = limits::SITE_TEXT + 1;
        check(&"ä".repeat(length), Some(Refusal::TextTooLong(TooLong { length, most: limits::SITE_TEXT })));
    }

    #[test]
    fn the_mark_changes_with_every_text() {
        let texts = |pairs: &[(SiteTextKind, &str)]| -> String {
            fingerprint(&pairs.iter().map(|(kind, text)| (*kind, (*text).to_owned())).collect())
        };
        let (contact, privacy) = (SiteTextKind::Contact, SiteTextKind::Privacy);
        assert_eq!(texts(&[]), texts(&[(contact, "")]));
        assert_ne!(texts(&[(contact, "a")]), texts(&[(privacy, "a")]));
        assert_ne!(texts(&[(contact, "a")]), texts(&[(contact, "b")]));
    }
}
