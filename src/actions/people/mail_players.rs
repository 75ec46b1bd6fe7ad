//! The organizers write to several players at once.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use serde_json::json;

use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::text::TextFault;
use reeve_store::mail_text;
use reeve_store::outbox;
use reeve_store::player::Player;
use reeve_store::{PlayerId, Snapshot, TournamentId};

use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// What the organizers write.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayersMail {
    pub subject: String,
    pub text: String,
}

impl PlayersMail {
    /// What is wrong with it, by field.
    pub fn faults(&self) -> Vec<Fault> {
        let subject = text::faults_seen(&self.subject, limits::MAIL_SUBJECT).into_iter().next();
        let subject = subject.map(|fault| match fault {
            TextFault::Missing => Fault::new("subject", Refusal::SubjectMissing),
            TextFault::TooLong(fault) => Fault::new("subject", Refusal::TooLong(fault)),
            TextFault::Control { .. } => Fault::new("subject", Refusal::ControlCharacters),
        });
        let is_missing = !text::has_something_to_read(&self.text);
        let is_odd = text::is_unfit_in_lines(&self.text);
        let body = match text::too_long(&self.text, limits::MAIL_BODY) {
            _ if is_missing => Some(Refusal::MailTextMissing),
            Some(fault) => Some(Refusal::TooLong(fault)),
            None => is_odd.then_some(Refusal::ControlInNote),
        };
        subject.into_iter().chain(body.map(|refusal| Fault::new("body", refusal))).collect()
    }
}

/// The players of these numbers, those who have an e-mail address and those who have none.
///
/// Error: [`Error::Missing`] where there is no such player in the lists.
pub fn with_and_without_address<'s>(
    snapshot: &'s Snapshot,
    numbers: &BTreeSet<i64>,
) -> Result<(Vec<&'s Player>, Vec<&'s Player>)> {
    let chosen = snapshot.players.iter().filter(|player| numbers.contains(&player.number) && !player.is_hidden());
    let (with, without): (Vec<_>, Vec<_>) = chosen.partition(|player| player.person.email.is_some());
    if with.len() + without.len() == numbers.len() { Ok((with, without)) } else { Err(Error::Missing) }
}

/// Queues a mail to each of these players who has an e-mail address; gives how many that are.
///
/// Errors: faults by field; a refusal where nobody is named, where none of them has an address, and where the tournament
/// has sent as many texts within a day as one may.
pub async fn mail_players(
    context: &Context<'_>,
    id: TournamentId,
    numbers: &BTreeSet<i64>,
    mail: &PlayersMail,
) -> Result<usize> {
    let faults = mail.faults();
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    if numbers.is_empty() {
        return Err(Refusal::NobodyChosen.into());
    }
    let (with, _) = with_and_without_address(&snapshot, numbers)?;
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    if with.is_empty() {
        return Err(Refusal::NobodyHasAddress.into());
    }
    let most = limits::MAIL_TEXTS_A_DAY;
    let of_today = mail_text::count_since(&mut action.tx, id, context.now - TimeDelta::days(1)).await?;
    if usize::try_from(of_today).is_ok_and(|count| count >= most) {
        return Err(Refusal::TooManyMailTexts { most }.into());
    }
    let text = mail_text::insert(&mut action.tx, id, mail.subject.trim(), mail.text.trim(), context.now).await?;
    let players: Vec<PlayerId> = with.iter().map(|player| player.id).collect();
    outbox::text_to_players(&mut action.tx, &players, text, context.now).await?;
    let numbers: Vec<i64> = with.iter().map(|player| player.number).collect();
    action.creates(numbers.len());
    let entry = AuditEntry::new(AuditAction::MailPlayers, AuditSubject::Players(numbers.len()));
    action.commit(entry.after(&json!({ "text": text, "players": numbers }))).await?;
    Ok(numbers.len())
}
