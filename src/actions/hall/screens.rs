//! Make screens for the hall, say what they show, and find one by its code.
//!
//! A code has eight of 32 readable signs. It opens a page that everybody may open anyway, so a guess wins nothing; tries are
//! slowed down all the same, so that nobody counts the screens of a server.

use chrono::TimeDelta;
use serde_json::json;

use reeve_limits as limits;
use reeve_rules::text::faults_seen;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::screens::{ScreenPart, ScreenPlan, ScreenTheme, USUAL_SECONDS};
use reeve_secret as secret;
use reeve_store::hall_screen::HallScreen;
use reeve_store::tournament::Tournament;
use reeve_store::{Scope, ScreenId, TournamentId, hall_screen, tournament};

use crate::accounts::slow_down::Counter;
use crate::hall::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result, Roles};

/// Makes a screen with this name; it shows whatever the hall needs at the moment.
///
/// Errors: a fault at `screen`; a refusal where there are too many.
pub async fn make(context: &Context<'_>, id: TournamentId, name: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let faults = name_faults(name);
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    if hall_screen::of_tournament(&mut action.tx, id).await?.len() >= limits::SCREENS {
        return Err(Refusal::TooManyScreens { most: limits::SCREENS }.into());
    }
    let (code, by) = (secret::short_code(), context.caller.account());
    let screen = hall_screen::insert(&mut action.tx, id, (name.trim(), &code), by, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::MakeScreen, AuditSubject::Screen(screen))).await?;
    Ok(())
}

fn name_faults(name: &str) -> Vec<Fault> {
    let faults = faults_seen(name, limits::SCREEN_NAME).into_iter();
    faults.map(|fault| Fault::new("screen", Refusal::ScreenName(fault))).collect()
}

/// What a screen is to show, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedScreen {
    pub name: String,
    /// `light` or `dark`.
    pub theme: String,
    /// The codes of what it shows.
    pub shows: Vec<String>,
    /// The seconds of every part there is, in the order of [`ScreenPart::ALL`].
    pub seconds: Vec<String>,
    /// The version that the form showed.
    pub version: i64,
}

impl TypedScreen {
    /// What the form shows of a screen that is stored.
    pub fn stored(screen: &HallScreen) -> TypedScreen {
        let plan = screen.plan();
        let seconds = |part: &ScreenPart| plan.seconds(*part).unwrap_or(USUAL_SECONDS).to_string();
        TypedScreen {
            name: screen.name.clone(),
            theme: screen.theme.code().to_owned(),
            shows: plan.parts().iter().map(|(part, _)| part.code().to_owned()).collect(),
            seconds: ScreenPart::ALL.iter().map(seconds).collect(),
            version: screen.version,
        }
    }

    fn read(&self) -> std::result::Result<(ScreenTheme, ScreenPlan), Vec<Fault>> {
        let mut faults = name_faults(&self.name);
        let theme = ScreenTheme::from_code(&self.theme);
        if theme.is_none() {
            faults.push(Fault::new("theme", Refusal::NoSuchTheme));
        }
        let mut parts = Vec::new();
        for (at, part) in ScreenPart::ALL.iter().enumerate() {
            let is_shown = self.shows.iter().any(|code| code == part.code());
            let typed = self.seconds.get(at).map_or("", |typed| typed.trim());
            let seconds = if typed.is_empty() { Some(USUAL_SECONDS) } else { typed.parse().ok() };
            match seconds.filter(|seconds| bounds::SCREEN_SECONDS.contain(*seconds)) {
                Some(seconds) if is_shown => parts.push((*part, seconds)),
                Some(_) => {}
                None => {
                    let bounds::Bounds { least, most } = bounds::SCREEN_SECONDS;
                    faults
                        .push(Fault::new(format!("seconds-{}", at + 1), Refusal::Seconds { part: *part, least, most }));
                }
            }
        }
        let unknown = self.shows.iter().any(|code| ScreenPart::from_code(code).is_none());
        let plan = ScreenPlan::of(&parts).filter(|_| !unknown);
        if plan.is_none() && faults.is_empty() {
            faults.push(Fault::new("shows", Refusal::NothingShown));
        }
        match (theme, plan) {
            (Some(theme), Some(plan)) if faults.is_empty() => Ok((theme, plan)),
            _ => Err(faults),
        }
    }
}

/// Says what a screen shows; it changes within a moment.
///
/// Errors: [`Error::Missing`] where there is no such screen any more; faults at `screen`, `theme`, `shows` and `seconds-1` …;
/// [`Error::Stale`] where somebody else changed it since.
pub async fn arrange(context: &Context<'_>, id: TournamentId, screen: ScreenId, typed: &TypedScreen) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let old = hall_screen::by_id(&mut action.tx, id, screen).await?.ok_or(Error::Missing)?;
    let (theme, plan) = typed.read().map_err(Error::Faults)?;
    if old.version != typed.version {
        return Err(Error::Stale);
    }
    let new = HallScreen { name: typed.name.trim().to_owned(), theme, screen_plan: plan.text(), ..old.clone() };
    if new == old {
        return Ok(());
    }
    hall_screen::update(&mut action.tx, &new).await?;
    let logged = |screen: &HallScreen| json!({ "shows": screen.screen_plan, "theme": screen.theme.code() });
    let entry = AuditEntry::new(AuditAction::ArrangeScreen, AuditSubject::Screen(screen));
    action.commit(entry.before(&logged(&old)).after(&logged(&new))).await?;
    Ok(())
}

/// Gives a screen another code. Where its page stands open it stays.
///
/// Error: [`Error::Missing`] where there is no such screen any more.
pub async fn renew_code(context: &Context<'_>, id: TournamentId, screen: ScreenId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let old = hall_screen::by_id(&mut action.tx, id, screen).await?.ok_or(Error::Missing)?;
    hall_screen::update(&mut action.tx, &HallScreen { code: secret::short_code(), ..old }).await?;
    action.commit(AuditEntry::new(AuditAction::RenewScreenCode, AuditSubject::Screen(screen))).await?;
    Ok(())
}

/// Takes a screen away: it goes dark.
///
/// Error: [`Error::Missing`] where that has been done already.
pub async fn remove(context: &Context<'_>, id: TournamentId, screen: ScreenId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let old = hall_screen::by_id(&mut action.tx, id, screen).await?.ok_or(Error::Missing)?;
    hall_screen::remove(&mut action.tx, screen).await?;
    let entry = AuditEntry::new(AuditAction::RemoveScreen, AuditSubject::Screen(screen));
    action.commit(entry.before(&json!({ "shows": old.screen_plan }))).await?;
    Ok(())
}

/// Notes that a screen is open, at most every 20 seconds: what is known already costs one read and no write. Nobody has changed
/// anything, so no version grows and no line is written. A time that lies ahead, from a clock that was put back, gives way.
///
/// Error: [`Error::Missing`] where there is no such screen.
pub async fn note_open(context: &Context<'_>, id: TournamentId, screen: ScreenId) -> Result<()> {
    let mut tx = context.db.read().await?;
    let stored = hall_screen::by_id(&mut tx, id, screen).await?.ok_or(Error::Missing)?;
    drop(tx);
    let is_known = |seen| seen <= context.now && context.now - seen < TimeDelta::seconds(20);
    if stored.seen_at.is_some_and(is_known) {
        return Ok(());
    }
    let mut tx = context.db.write(Scope::NoTournament).await?;
    hall_screen::note_seen(&mut tx, screen, context.now).await?;
    tx.commit().await?;
    Ok(())
}

/// What typed codes of screens are counted under.
pub fn counters(context: &Context<'_>) -> Vec<Counter> {
    Counter::screen_code(context)
}

/// The screen with a code that was typed, with the tournament, where everybody may see that. Blanks, dashes and small letters
/// don't matter.
pub async fn find(context: &Context<'_>, typed: &str) -> Result<Option<(Tournament, ScreenId)>> {
    let Some(code) = tidy(typed) else { return Ok(None) };
    let mut tx = context.db.read().await?;
    let Some((id, screen)) = hall_screen::by_code(&mut tx, &code).await? else { return Ok(None) };
    let Some(found) = tournament::by_id(&mut tx, id).await? else { return Ok(None) };
    let sees = Roles::inside(&mut tx, context.caller, &found).await?.sees(&found);
    Ok(sees.then_some((found, screen)))
}

/// A code as it is stored; none of what can be none.
fn tidy(typed: &str) -> Option<String> {
    let bare: String = typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect();
    let (first, last) = bare.split_at_checked(4)?;
    (last.len() == 4).then(|| format!("{first}-{last}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_however_it_is_typed() {
        let check = |typed: &str, expected: Option<&str>| assert_eq!(tidy(typed).as_deref(), expected, "{typed:?}");
        check("k7qm2xwd", Some("K7QM-2XWD"));
        check(" K7QM 2XWD ", Some("K7QM-2XWD"));
        check("K7QM-2XW", None);
        check("ß", None);
        check("", None);
    }
}
