//! What players do on their own page, reached by the private link.

use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::tournament::same_group::is_staff_made;
use reeve_rules::tournament::vocabulary::{PlayerState, TournamentPart};
use reeve_store::player::{Person, Player, group_names};
use reeve_store::staff_note;
use reeve_store::staff_note::StaffNote;
use reeve_store::{PlayerId, Snapshot, TournamentId, seat_mail, series_final};

use crate::people::agreement::Agreement;
use crate::people::move_player::{give_place, leave};
use crate::people::note;
use crate::people::note::both;
use crate::people::person::TypedPerson;
use crate::people::player::{PlayerAudit, agree, checked, guardian, not_staff, save, subject};
use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Caller, Context, Error, Permission, Result, Roles, Who};
use reeve_views::people::agreement::has_agreed;
use reeve_views::people::now;

/// Who acts on a player's own page: whoever holds the private link acts as the player, unless they run the tournament
/// and so act in their own name.
pub fn acting(visitor: &Caller, roles: &Roles, player: &Player) -> Caller {
    if roles.may(Permission::Run) {
        return visitor.clone();
    }
    let who = Who::Player { player: player.id, tournament: player.tournament_id };
    Caller { who, address: visitor.address.clone() }
}

/// Agrees to the code of conduct and the photo policy as they are now. Agreeing twice changes nothing.
///
/// Error: faults by field.
pub async fn agree_own(context: &Context<'_>, id: TournamentId, player: PlayerId, command: Agreement) -> Result<()> {
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    if has_agreed(&snapshot.tournament, &old) {
        return Ok(());
    }
    let command = Agreement { minor: old.minor || command.minor, ..command };
    let mut faults = command.faults();
    let guardian = guardian(&command.guardian, command.minor, &mut faults);
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    let mut changed = old.clone();
    changed.minor = command.minor;
    changed.no_pictures |= command.no_pictures;
    agree(&mut changed, &snapshot.tournament, context);
    changed.person.guardian = guardian.or(changed.person.guardian);
    save(&mut action, &snapshot, &old, &mut changed).await?;
    commit(action, AuditAction::Agree, &old, &changed).await
}

/// Changes the player's own data while no seats are public.
///
/// Errors: [`Error::Stale`], faults by field, a refusal later on.
pub async fn edit_own(
    context: &Context<'_>,
    id: TournamentId,
    player: PlayerId,
    version: i64,
    typed: TypedPerson,
    comes_with: &str,
) -> Result<()> {
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    now::may_edit_own(&snapshot.tournament)?;
    if old.version != version {
        return Err(Error::Stale);
    }
    let kept = &old.person;
    let (person, answer) = both(checked(&typed, "", false), note::check("", "", comes_with))?;
    let mut person = Person { guardian: kept.guardian.clone(), companions: kept.companions.clone(), ..person };
    // Whom the staff keeps apart stays so.
    let own = person.groups().filter(|name| !is_staff_made(name));
    let groups: Vec<&str> = own.chain(kept.groups().filter(|name| is_staff_made(name))).collect();
    if groups.len() > limits::GROUPS {
        return Err(Refusal::TooManyGroups { most: limits::GROUPS }.into());
    }
    person.group_names = group_names(&groups);
    if person.name != old.person.name || person.email != old.person.email {
        not_staff(&person, &snapshot, person.name == old.person.name, Refusal::StaffName)?;
    }
    let mut changed = Player { person, ..old.clone() };
    save(&mut action, &snapshot, &old, &mut changed).await?;
    let kept = staff_note::of_player(&mut action.tx, player).await?;
    staff_note::put(&mut action.tx, player, &StaffNote { comes_with: answer.comes_with, ..kept }).await?;
    commit(action, AuditAction::EditOwnData, &old, &changed).await
}

/// Says that the player wants to be in no photo and no film (3.1.1), or may be. Nobody is kept from playing by it, so it can be
/// said at any time. Saying what is said already changes nothing.
pub async fn choose_pictures(context: &Context<'_>, id: TournamentId, player: PlayerId, none: bool) -> Result<()> {
    let (mut action, _, old) = begin(context, id, player).await?;
    if old.no_pictures == none {
        return Ok(());
    }
    let changed = Player { no_pictures: none, ..old.clone() };
    reeve_store::player::update(&mut action.tx, &changed).await?;
    commit(action, AuditAction::ChoosePictures, &old, &changed).await
}

/// Chooses the language in which the player is written to, by its tag. Choosing the same changes nothing.
pub async fn choose_language(context: &Context<'_>, id: TournamentId, player: PlayerId, tag: &str) -> Result<()> {
    let (mut action, _, old) = begin(context, id, player).await?;
    if old.language.as_deref() == Some(tag) {
        return Ok(());
    }
    let changed = Player { language: Some(tag.to_owned()), ..old.clone() };
    reeve_store::player::update(&mut action.tx, &changed).await?;
    commit(action, AuditAction::ChooseLanguage, &old, &changed).await
}

/// Asks for the own seats by mail, or asks for them no more. Asking twice changes nothing.
///
/// Error: a fault at `email` where there is no address to send them to.
pub async fn set_seat_mail_preference(
    context: &Context<'_>,
    id: TournamentId,
    player: PlayerId,
    wanted: bool,
) -> Result<()> {
    let (mut action, _, own) = begin(context, id, player).await?;
    if wanted && own.person.email.is_none() {
        return Err(Error::fault("email", Refusal::SeatMailWithoutAddress));
    }
    if seat_mail::is_wished(&mut action.tx, player).await? == wanted {
        return Ok(());
    }
    match wanted {
        true => seat_mail::wish(&mut action.tx, player, context.now).await?,
        false => seat_mail::forget_wish(&mut action.tx, player).await?,
    }
    let what = if wanted { AuditAction::AskForSeatMail } else { AuditAction::StopSeatMail };
    action.commit(AuditEntry::new(what, subject(own.number))).await?;
    Ok(())
}

/// What a player asks of the staff: it changes nothing until they do it, and the player can take it back until then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// To leave while games are to come.
    Leave,
    /// To be erased.
    Erasure,
}

/// Asks the staff for something, or takes that back. Saying what is said already changes nothing.
///
/// Error: a refusal where there is nothing to leave.
pub async fn ask(context: &Context<'_>, id: TournamentId, player: PlayerId, wish: Wish, asks: bool) -> Result<()> {
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    let mut changed = old.clone();
    let (asked, what) = match wish {
        Wish::Leave if asks => (&mut changed.leave_asked_at, AuditAction::AskToLeave),
        Wish::Leave => (&mut changed.leave_asked_at, AuditAction::StayAfterAll),
        Wish::Erasure if asks => (&mut changed.erasure_asked_at, AuditAction::AskForErasure),
        Wish::Erasure => (&mut changed.erasure_asked_at, AuditAction::TakeErasureBack),
    };
    if asked.is_some() == asks {
        return Ok(());
    }
    if asks && wish == Wish::Leave {
        now::may_ask_to_leave(&snapshot.tournament, &old)?;
    }
    *asked = asks.then_some(context.now);
    reeve_store::player::update(&mut action.tx, &changed).await?;
    action.commit(AuditEntry::new(what, subject(old.number))).await?;
    Ok(())
}

/// The word to type before a player withdraws.
pub const WORD: &str = "withdraw";

/// Withdraws, while no seats are public, when the word was typed.
///
/// Errors: a fault at `confirm`; a refusal once round 1 is published.
pub async fn withdraw_own(context: &Context<'_>, id: TournamentId, player: PlayerId, confirm: &str) -> Result<()> {
    if !text::is_word(confirm, WORD) {
        return Err(Error::fault("confirm", Refusal::WithdrawalNotTyped { word: WORD }));
    }
    let (mut action, snapshot, old) = begin(context, id, player).await?;
    if old.state == PlayerState::Withdrawn {
        return Ok(());
    }
    now::may_withdraw_own(&snapshot.tournament, &old)?;
    let mut changed = old.clone();
    leave(context, &snapshot.tournament, &mut changed);
    reeve_store::player::update(&mut action.tx, &changed).await?;
    if snapshot.tournament.part == TournamentPart::Finals {
        series_final::note_gone(&mut action.tx, player, true, context.now).await?;
    }
    if old.is_active() {
        give_place(&mut action, &snapshot, &[&changed]).await?;
    }
    commit(action, AuditAction::Withdraw, &old, &changed).await
}

pub(super) async fn begin(
    context: &Context<'_>,
    id: TournamentId,
    player: PlayerId,
) -> Result<(Action, Snapshot, Player)> {
    let (action, snapshot) = Action::begin_with_snapshot(context, id, Permission::OwnPage).await?;
    let runs = action.roles.may(Permission::Run);
    if !runs && context.caller.player() != Some(player) {
        return Err(Error::Forbidden);
    }
    let found = snapshot.player(player).filter(|player| !player.is_hidden());
    let old = found.cloned().ok_or(Error::Missing)?;
    Ok((action, snapshot, old))
}

async fn commit(action: Action, what: AuditAction, old: &Player, new: &Player) -> Result<()> {
    action
        .commit(AuditEntry::new(what, subject(old.number)).before(&PlayerAudit::of(old)).after(&PlayerAudit::of(new)))
        .await?;
    Ok(())
}
