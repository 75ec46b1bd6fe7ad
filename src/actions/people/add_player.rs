//! Staff enter a player by hand.

use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState};
use reeve_store::player::{Person, Player};
use reeve_store::tournament::Tournament;
use reeve_store::{Snapshot, TournamentId, ban, player, staff_note};

use crate::people::note;
use crate::people::note::both;
use crate::people::person;
use crate::people::person::TypedPerson;
use crate::people::player::{
    PlayerAudit, PlayerMoved, agree_coming_in, can_hold, checked, newcomer, not_like_staff, not_staff, subject,
};
use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result, mail};
use reeve_views::people::bans::BannedPeople;
use reeve_views::people::same_player::alike;
use reeve_views::people::{now, places};

/// What staff type of a new player.
#[derive(Debug, Clone, Default)]
pub struct AddPlayer {
    pub typed: TypedPerson,
    /// A minor, for whom a guardian agrees.
    pub minor: bool,
    /// The guardian's name; may be empty.
    pub guardian: String,
    /// A telephone number, for the staff; may be empty.
    pub phone: String,
    /// What the staff keeps in mind; may be empty.
    pub note: String,
    /// Whether the agreements were signed on paper.
    pub agreed: bool,
    /// "Another person of the same name": the name is also that of somebody on the staff.
    pub another_person: bool,
    /// "Comes in all the same": the player may be one who is banned.
    pub despite_ban: bool,
    /// The player stands at the door: checked in at once, where there is a place.
    pub here: bool,
    /// The name was typed beside the list of players and nothing else: whoever has it in the list is meant, unless it is said
    /// that this is another person.
    pub beside_list: bool,
    /// Whether mail is set up, so that the private link goes out by mail as well.
    pub by_mail: bool,
}

/// Error: a fault at `despite_ban` for somebody whom a ban on the day of the tournament may mean (2.1.12).
async fn not_banned(action: &mut Action, person: &Person, tournament: &Tournament) -> Result<()> {
    let bans = ban::on_day(&mut action.tx, tournament.starts_on).await?;
    let meant = BannedPeople::of(&bans).meaning(&person.name, person.email.as_deref());
    if meant.is_empty() {
        return Ok(());
    }
    Err(Error::fault("despite_ban", Refusal::PerhapsBanned { bans: meant.into_iter().cloned().collect() }))
}

/// Error: a fault at `name` where somebody in the lists has the name, or one that is alike.
fn not_on_the_list(snapshot: &Snapshot, name: &str) -> Result<()> {
    match alike(snapshot, name, None).next() {
        Some((player, _)) => Err(Error::fault("name", Refusal::OnTheList { name: player.label() })),
        None => Ok(()),
    }
}

/// Adds a player by hand; on the waiting list where the tournament is full.
///
/// Errors: faults by field; a refusal once the preliminary games are over, and for somebody who is to be checked in while
/// there is no check-in.
pub async fn add_player(context: &Context<'_>, id: TournamentId, command: AddPlayer) -> Result<PlayerMoved> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    now::may_be_added(&snapshot)?;
    can_hold(&snapshot, 1)?;
    let (mut person, kept) = both(
        checked(&command.typed, &command.guardian, command.minor && command.agreed),
        note::check(&command.phone, &command.note, ""),
    )?;
    not_staff(&person, &snapshot, command.another_person, Refusal::StaffName)?;
    not_like_staff(&person, &snapshot, command.another_person, Refusal::StaffAlike)?;
    if command.beside_list && !command.another_person {
        not_on_the_list(&snapshot, &person.name)?;
    }
    if !command.despite_ban {
        not_banned(&mut action, &person, &snapshot.tournament).await?;
    }
    person.suffix = person::suffix(&person.name, None, &snapshot.players);
    let mut player = newcomer(context, id, PlayerSource::Hand, person);
    player.minor = command.minor;
    if command.agreed {
        agree_coming_in(&mut player, &snapshot.tournament, context);
    }
    player.state = places::place_for_new(&snapshot.tournament, &snapshot.players);
    if command.here && player.state == PlayerState::Registered {
        now::may_hold_check_in(&snapshot)?;
        player.checked_in_at = Some(context.now);
    }
    let player = player::insert(&mut action.tx, &player).await?;
    let number = player.number;
    staff_note::put(&mut action.tx, player.id, &kept).await?;
    if command.by_mail {
        mail::queue_links(&mut action.tx, id, (number, number), context.now).await?;
    }
    action.creates(number);
    let (state, after) = (player.state, PlayerAudit::of(&player));
    let before = PlayerAudit::of(&Player { checked_in_at: None, ..player.clone() });
    let added = AuditEntry::new(AuditAction::AddPlayer, subject(number)).after(&before);
    if player.checked_in_at.is_some() {
        // Two lines, as where the second is done by a tap.
        action.add_entry(added);
        action.commit(AuditEntry::new(AuditAction::CheckIn, subject(number)).before(&before).after(&after)).await?;
    } else {
        action.commit(added).await?;
    }
    Ok(PlayerMoved { number, state, moved_up: None, parted_from: None })
}
