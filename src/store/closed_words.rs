//! The store's own closed words as values of both databases; those of the rules are in `reeve_rules::sql`.
//!
//! A word that the enum does not know is one fault everywhere, [`Error::Broken`](crate::Error::Broken) with the
//! table, the column and the word: [`UnknownWord`](crate::UnknownWord).

use reeve_rules::{read_from_text, stored_as_text};

use crate::account::AttemptKind;
use crate::audit_action::LoggedAction;
use crate::backup_elsewhere::CommandOutcome;
use crate::import_draft::DraftKind;
use crate::one_time_key::KeyKind;
use crate::outbox::{MailKind, MailState};
use crate::own_check_in::CheckInWay;
use crate::push_device::News;
use crate::setting::SecondFactorRule;
use crate::site_text::SiteTextKind;
use crate::webhook::{HookEvent, HookShape};

read_from_text!(LoggedAction, |code: &str| Some(LoggedAction::from(code.to_owned())));

stored_as_text!(
    AttemptKind,
    CheckInWay,
    CommandOutcome,
    DraftKind,
    HookEvent,
    HookShape,
    KeyKind,
    MailKind,
    News,
    MailState,
    SecondFactorRule,
    SiteTextKind,
);
