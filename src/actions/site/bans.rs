//! The list of bans (2.1.12): administrators add to it and end what is on it.

use chrono::{Datelike, NaiveDate};
use serde_json::json;

use reeve_limits as limits;
use reeve_rules::text::{has_something_to_read, is_unfit_in_lines, is_unseen, tidy_lines, too_long};
use reeve_store::BanId;
use reeve_store::ban;
use reeve_store::ban::NewBan;

use crate::mail::address;
use crate::site::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// A ban as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedBan {
    /// The name; may be empty where there is an e-mail address.
    pub name: String,
    /// The e-mail address; may be empty where there is a name.
    pub email: String,
    pub reason: String,
    /// The first day, as `2026-11-21`.
    pub from_day: String,
    /// The last day; empty for life.
    pub until_day: String,
}

/// Puts somebody on the list. The line of the audit log belongs to no tournament, so administrators alone read it, and has no
/// name.
///
/// Error: faults by field.
pub async fn add_ban(context: &Context<'_>, typed: &TypedBan) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let new = check(typed).map_err(Error::Faults)?;
    let id = ban::insert(&mut action.tx, &new, context.caller.account(), context.now).await?;
    let after = json!({ "from": new.from_day, "until": new.until_day });
    action.commit(AuditEntry::new(AuditAction::AddBan, AuditSubject::Ban(id)).after(&after)).await?;
    Ok(())
}

/// Ends a ban before its time. Errors: [`Error::Missing`]; a refusal where it has been ended already.
pub async fn end_ban(context: &Context<'_>, id: BanId) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let found = ban::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    if found.ended_at.is_some() {
        return Err(Error::refused(Refusal::BanEnded));
    }
    ban::end(&mut action.tx, id, context.caller.account(), context.now).await?;
    action.commit(AuditEntry::new(AuditAction::EndBan, AuditSubject::Ban(id))).await?;
    Ok(())
}

/// Checks what was typed. Error: every fault, by field.
fn check(typed: &TypedBan) -> std::result::Result<NewBan, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut line = |field: &str, text: &str, most: usize| {
        let text = text.trim();
        faults.extend(too_long(text, most).map(|fault| Fault::new(field, Refusal::BanTextTooLong(fault))));
        if text.chars().any(is_unseen) {
            faults.push(Fault::new(field, Refusal::BanControl));
        }
        has_something_to_read(text).then(|| text.to_owned())
    };
    let name = line("banned", &typed.name, limits::NAME);
    let email = line("email", &address::peeled(&typed.email), limits::PLAYER_TEXT);
    if !faults.iter().any(|fault| fault.field == "email") {
        // One that is none would warn of nobody.
        faults.extend(email.as_deref().and_then(address::fault).map(|what| Fault::new("email", what)));
    }
    if name.is_none() && email.is_none() {
        faults.push(Fault::new("banned", Refusal::BanOfNobody));
    }
    let reason = tidy_lines(&typed.reason);
    faults.extend(
        too_long(&reason, limits::BAN_REASON).map(|fault| Fault::new("reason", Refusal::BanTextTooLong(fault))),
    );
    if !has_something_to_read(&reason) {
        faults.push(Fault::new("reason", Refusal::BanReasonMissing));
    } else if is_unfit_in_lines(&reason) {
        faults.push(Fault::new("reason", Refusal::BanControl));
    }
    let from_day = day(&typed.from_day);
    let until_day = Some(typed.until_day.trim()).filter(|text| !text.is_empty()).map(day);
    for (field, day) in [("from_day", Some(from_day)), ("until_day", until_day)] {
        if day == Some(None) {
            faults.push(Fault::new(field, Refusal::BanNoDay));
        }
    }
    if let (Some(from), Some(until)) = (from_day, until_day.flatten())
        && until < from
    {
        faults.push(Fault::new("until_day", Refusal::BanEndsFirst));
    }
    match from_day {
        Some(from_day) if faults.is_empty() => {
            Ok(NewBan { name, email, reason, from_day, until_day: until_day.flatten() })
        }
        _ => Err(faults),
    }
}

/// A day within the times that both databases and people have.
fn day(typed: &str) -> Option<NaiveDate> {
    typed.trim().parse().ok().filter(|day: &NaiveDate| (1900..=2999).contains(&day.year()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ban_has_somebody_a_reason_and_days_in_their_order() {
        let good = TypedBan {
            name: " Kai ".to_owned(),
            reason: "Threw\r\nthe board.".to_owned(),
            from_day: "2026-11-21".to_owned(),
            ..TypedBan::default()
        };
        let kept = check(&good).expect("no faults");
        assert_eq!((kept.name.as_deref(), kept.reason.as_str()), (Some("Kai"), "Threw\nthe board."));
        let fields = |typed: &TypedBan| -> Vec<String> {
            check(typed).expect_err("faults").into_iter().map(|fault| fault.field).collect()
        };
        assert_eq!(fields(&TypedBan::default()), ["banned", "reason", "from_day"]);
        assert_eq!(fields(&TypedBan { until_day: "2026-11-20".to_owned(), ..good.clone() }), ["until_day"]);
        assert_eq!(fields(&TypedBan { until_day: "soon".to_owned(), ..good.clone() }), ["until_day"]);
        assert_eq!(fields(&TypedBan { from_day: "123456-01-01".to_owned(), ..good.clone() }), ["from_day"]);
        assert_eq!(fields(&TypedBan { name: "a\u{202E}".to_owned(), ..good.clone() }), ["banned"]);
        assert_eq!(fields(&TypedBan { email: "a b@example.org".to_owned(), ..good.clone() }), ["email"]);
        assert_eq!(fields(&TypedBan { email: "x".repeat(301), ..good }), ["email"]);
    }
}
