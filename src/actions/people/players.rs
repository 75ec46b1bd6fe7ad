//! Staff enter players, change who they are, and say where they stand.

use serde::Serialize;

use crate::limits;
use crate::rules::tournament::bounds;
use crate::rules::tournament::vocabulary::{Phase, PlayerSource, PlayerState};
use crate::secret;
use crate::store::player;
use crate::store::player::{Person, Player};
use crate::store::tournament::Tournament;
use crate::store::{PlayerId, Snapshot, TournamentId};

use crate::actions::people::person;
use crate::actions::people::person::TypedPerson;
use crate::actions::people::refusal::Refusal;
use crate::actions::tournament::staff::refuse_staff;
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result, mail};
use crate::views::people::attendance;
use crate::views::people::staff;

/// What staff type of a new player.
#[derive(Debug, Clone, Default)]
pub struct AddPlayer {
    /// Who it is.
    pub typed: TypedPerson,
    /// A minor, for whom a guardian agrees.
    pub minor: bool,
    /// The guardian's name; may be empty.
    pub guardian: String,
    /// Whether the agreements were signed on paper.
    pub agreed: bool,
    /// "Another person of the same name": the name is also that of somebody on the staff.
    pub other_person: bool,
    /// Whether mail is set up, so that the private link goes out by mail as well.
    pub by_mail: bool,
}

/// What staff type over a player's line.
#[derive(Debug, Clone, Default)]
pub struct EditPlayer {
    /// The version of the player that was on the page.
    pub version: i64,
    /// Who it is.
    pub typed: TypedPerson,
    /// A minor, for whom a guardian agrees.
    pub minor: bool,
    /// The guardian's name; may be empty.
    pub guardian: String,
    /// The table that the player can't move from.
    pub fixed_table: Option<i64>,
    /// "Another person of the same name": the name is also that of somebody on the staff.
    pub other_person: bool,
}

/// Where staff put a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// Out of the tournament.
    Withdraw,
    /// Back into it.
    BringBack,
    /// Registration approved.
    Approve,
    /// From the waiting list into the tournament.
    MoveUp,
    /// Out of the lists; nothing is deleted.
    Archive,
    /// Back into the lists.
    Restore,
    /// Both agreements were signed on paper.
    AgreedOnPaper,
}

impl Move {
    /// Every move with the word that forms send.
    pub const ALL: [(Move, &'static str); 7] = [
        (Move::Withdraw, "withdraw"),
        (Move::BringBack, "bring-back"),
        (Move::Approve, "approve"),
        (Move::MoveUp, "move-up"),
        (Move::Archive, "archive"),
        (Move::Restore, "restore"),
        (Move::AgreedOnPaper, "agreed"),
    ];

    /// The move of a word.
    pub fn from_word(word: &str) -> Option<Move> {
        Move::ALL.into_iter().find(|(_, known)| *known == word).map(|(which, _)| which)
    }

    fn action(self) -> AuditAction {
        match self {
            Move::Withdraw => AuditAction::WithdrawPlayer,
            Move::BringBack => AuditAction::BringPlayerBack,
            Move::Approve => AuditAction::ApprovePlayer,
            Move::MoveUp => AuditAction::MovePlayerUp,
            Move::Archive => AuditAction::ArchivePlayer,
            Move::Restore => AuditAction::RestorePlayer,
            Move::AgreedOnPaper => AuditAction::NoteAgreementOnPaper,
        }
    }
}

/// What came of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerMoved {
    /// The player's number.
    pub number: i64,
    /// Where the player stands now.
    pub state: PlayerState,
    /// The player who got the place that became free.
    pub moved_up: Option<i64>,
}

/// A player in the audit log: numbers and states only.
#[derive(Serialize)]
pub(crate) struct PlayerAudit {
    state: &'static str,
    person_version: i64,
    checked_in: bool,
    agreed: bool,
    archived: bool,
    fixed_table: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moved_up: Option<i64>,
}

impl PlayerAudit {
    pub(crate) fn of(player: &Player) -> PlayerAudit {
        PlayerAudit {
            state: player.state.code(),
            person_version: player.person_version,
            checked_in: player.checked_in_at.is_some(),
            agreed: player.agreed_at.is_some(),
            archived: player.archived_at.is_some(),
            fixed_table: player.fixed_table,
            moved_up: None,
        }
    }

    fn moved_up(self, moved_up: Option<i64>) -> PlayerAudit {
        PlayerAudit { moved_up, ..self }
    }
}

/// What the audit log calls a player.
pub(crate) fn subject(number: i64) -> AuditSubject {
    AuditSubject::Player(number)
}

/// A player by the number within the tournament.
pub(crate) fn by_number(snapshot: &Snapshot, number: i64) -> Result<&Player> {
    snapshot.players.iter().find(|player| player.number == number).ok_or(Error::Missing)
}

/// A player who is about to come in, with nothing decided yet.
pub(crate) fn newcomer(context: &Context<'_>, id: TournamentId, source: PlayerSource, person: Person) -> Player {
    Player {
        id: PlayerId(0),
        tournament_id: id,
        number: 0,
        state: PlayerState::Registered,
        source,
        link_token: secret::link_token(),
        checked_in_at: None,
        withdrawn_at: None,
        disqualified_clause: None,
        fixed_table: None,
        minor: false,
        code_version: None,
        photo_version: None,
        agreed_at: None,
        person_version: 1,
        created_at: context.now,
        archived_at: None,
        version: 1,
        name: person.name,
        suffix: person.suffix,
        email: person.email,
        club: person.club,
        country: person.country,
        group_names: person.group_names,
        guardian: person.guardian,
    }
}

/// The number that comes after all others of the tournament.
pub(crate) fn next_number(snapshot: &Snapshot) -> i64 {
    snapshot.players.iter().map(|player| player.number).max().unwrap_or(0) + 1
}

/// Notes that the player agreed to both papers as they are now.
pub(crate) fn agree(player: &mut Player, tournament: &Tournament, context: &Context<'_>) {
    player.code_version = Some(tournament.code_version.clone());
    player.photo_version = Some(tournament.photo_version.clone());
    player.agreed_at = Some(context.now);
}

/// Checks the details together with the guardian's name; a minor who agrees needs one.
pub(crate) fn checked(typed: &TypedPerson, guardian: &str, guardian_needed: bool) -> Result<Person> {
    let mut faults = Vec::new();
    let guardian = person::optional("guardian", guardian, &mut faults);
    if guardian_needed && guardian.is_none() {
        faults.push(Fault::new("guardian", Refusal::GuardianMissing));
    }
    match person::check(typed) {
        Ok(person) if faults.is_empty() => Ok(Person { guardian, ..person }),
        Ok(_) => Err(Error::Faults(faults)),
        Err(mut all) => {
            all.append(&mut faults);
            Err(Error::Faults(all))
        }
    }
}

/// Refuses a player who is on the staff (1.3.2). The same name alone may be another person; `other_person`
/// says that it is.
pub(crate) fn not_staff(person: &Person, snapshot: &Snapshot, other_person: bool) -> Result<()> {
    let email = person.email.as_deref();
    if staff::is_staff(&snapshot.staff, &person.name, email, true).is_some() {
        return Err(Error::fault("email", Refusal::StaffEmail));
    }
    if staff::is_staff(&snapshot.staff, &person.name, email, other_person).is_some() {
        return Err(Error::fault("name", Refusal::StaffName));
    }
    Ok(())
}

/// Adds a player by hand; on the waiting list where the tournament is full.
///
/// Errors: faults by field; a refusal once the preliminary games are over.
pub async fn add_player(context: &Context<'_>, id: TournamentId, command: AddPlayer) -> Result<PlayerMoved> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    takes_players(&snapshot)?;
    can_hold(&snapshot, 1)?;
    let mut person = checked(&command.typed, &command.guardian, command.minor && command.agreed)?;
    not_staff(&person, &snapshot, command.other_person)?;
    person.suffix = person::suffix(&person.name, None, &snapshot.players);
    let mut player = newcomer(context, id, PlayerSource::Hand, person);
    player.minor = command.minor;
    if command.agreed {
        agree(&mut player, &snapshot.tournament, context);
    }
    if !attendance::room_for_new(&snapshot.tournament, &snapshot.players) {
        player.state = PlayerState::Waiting;
    }
    let number = next_number(&snapshot);
    player::insert(&mut action.tx, &player).await?;
    if command.by_mail {
        mail::queue_links(&mut action.tx, id, (number, number), context.now).await?;
    }
    action.made(number);
    let state = player.state;
    action.commit(AuditEntry::new(AuditAction::AddPlayer, subject(number)).after(&PlayerAudit::of(&player))).await?;
    Ok(PlayerMoved { number, state, moved_up: None })
}

/// Changes who a player is. A new name gets a suffix where somebody else is called so.
///
/// Errors: [`Error::Stale`] where the player was changed after the page was made; faults by field.
pub async fn edit_player(
    context: &Context<'_>,
    id: TournamentId,
    number: i64,
    command: EditPlayer,
) -> Result<PlayerMoved> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let old = by_number(&snapshot, number)?.clone();
    if old.version != command.version {
        return Err(Error::Stale);
    }
    let person = checked(&command.typed, &command.guardian, command.minor && old.agreed_at.is_some())?;
    if command.fixed_table.is_some_and(|table| !bounds::FIXED_TABLE.contain(table)) {
        return Err(Error::fault("fixed_table", Refusal::TableNumber { most: bounds::FIXED_TABLE.most }));
    }
    if person.name != old.name || person.email != old.email {
        not_staff(&person, &snapshot, command.other_person)?;
    }
    let mut player = old.clone();
    player.minor = command.minor;
    player.fixed_table = command.fixed_table;
    save(&mut action, &snapshot, &old, &mut player, person).await?;
    let note = AuditEntry::new(AuditAction::EditPlayer, subject(number))
        .before(&PlayerAudit::of(&old))
        .after(&PlayerAudit::of(&player));
    action.commit(note).await?;
    Ok(PlayerMoved { number, state: player.state, moved_up: None })
}

/// Stores a changed player: who they are as a new version where something of it changed, and the rest.
pub(crate) async fn save(
    action: &mut Action,
    snapshot: &Snapshot,
    old: &Player,
    player: &mut Player,
    mut person: Person,
) -> Result<()> {
    person.suffix = if person.name == old.name {
        old.suffix
    } else {
        person::suffix(&person.name, Some(old.id), &snapshot.players)
    };
    if person != old.person() {
        player.person_version = player::rename(&mut action.tx, old, &person).await?;
    }
    player::update(&mut action.tx, player).await?;
    Ok(())
}

/// Puts a player somewhere else. When somebody leaves while registration is open, the next on the waiting
/// list gets the place; later the organizer moves people up, since they may not be in the hall.
/// `other_person`: who is brought back has the name of somebody on the staff, but is somebody else. `by_mail`: mail is
/// set up, so who is approved gets the private link by mail as well.
///
/// Errors: a refusal that says why the move is not possible as things stand.
pub async fn move_player(
    context: &Context<'_>,
    id: TournamentId,
    number: i64,
    which: Move,
    (other_person, by_mail): (bool, bool),
) -> Result<PlayerMoved> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let old = by_number(&snapshot, number)?.clone();
    if matches!(which, Move::BringBack | Move::Restore) {
        refuse_staff(&snapshot.staff, &old.name, old.email.as_deref(), other_person)?;
    }
    let player = moved(context, &snapshot, &old, which)?;
    player::update(&mut action.tx, &player).await?;
    if by_mail && which == Move::Approve {
        mail::queue_links(&mut action.tx, id, (number, number), context.now).await?;
    }
    let left = old.is_active() && !player.is_active();
    let moved_up = if left { give_place(&mut action, &snapshot).await? } else { None };
    let after = PlayerAudit::of(&player).moved_up(moved_up);
    action
        .commit(AuditEntry::new(which.action(), subject(number)).before(&PlayerAudit::of(&old)).after(&after))
        .await?;
    Ok(PlayerMoved { number, state: player.state, moved_up })
}

/// The player after the move, or why it is not possible.
fn moved(context: &Context<'_>, snapshot: &Snapshot, old: &Player, which: Move) -> Result<Player> {
    let mut player = old.clone();
    let tournament = &snapshot.tournament;
    if old.archived_at.is_some() && which != Move::Restore {
        return Err(Refusal::Archived.into());
    }
    match which {
        Move::Withdraw => withdraw(context, tournament, &mut player)?,
        Move::BringBack => bring_back(snapshot, &mut player)?,
        Move::Approve => {
            expect(old, PlayerState::Asked, Refusal::NotAsked)?;
            takes_players(snapshot)?;
            player.state = place(snapshot);
        }
        Move::MoveUp => {
            expect(old, PlayerState::Waiting, Refusal::NotWaiting)?;
            takes_players(snapshot)?;
            if attendance::free(tournament, &snapshot.players) == Some(0) {
                return Err(Refusal::Full.into());
            }
            player.state = PlayerState::Registered;
        }
        Move::Archive => {
            if attendance::is_seated(snapshot, old) {
                return Err(Refusal::Seated.into());
            }
            player.archived_at = Some(context.now);
        }
        Move::Restore => {
            if old.archived_at.is_none() {
                return Err(Refusal::NotArchived.into());
            }
            player.archived_at = None;
            if old.state == PlayerState::Registered {
                player.state = place(snapshot);
            }
        }
        Move::AgreedOnPaper => {
            if old.minor && old.guardian.is_none() {
                return Err(Refusal::GuardianFirst.into());
            }
            agree(&mut player, tournament, context);
        }
    }
    Ok(player)
}

fn expect(player: &Player, state: PlayerState, otherwise: Refusal) -> Result<()> {
    if player.state == state { Ok(()) } else { Err(otherwise.into()) }
}

/// Refuses where so many more would be too many for one tournament.
pub(crate) fn can_hold(snapshot: &Snapshot, more: usize) -> Result<()> {
    let most = limits::PLAYERS;
    if snapshot.players.len() + more > most { Err(Refusal::TooManyPlayers { most }.into()) } else { Ok(()) }
}

/// Refuses where players can't come in any more: when the last preliminary round is closed.
pub(crate) fn takes_players(snapshot: &Snapshot) -> Result<()> {
    if attendance::takes_players(snapshot) { Ok(()) } else { Err(Refusal::PrelimOver.into()) }
}

/// Where somebody who comes in now is put.
pub(crate) fn place(snapshot: &Snapshot) -> PlayerState {
    if attendance::room_for_new(&snapshot.tournament, &snapshot.players) {
        PlayerState::Registered
    } else {
        PlayerState::Waiting
    }
}

/// Takes a player out of the tournament.
pub(crate) fn withdraw(context: &Context<'_>, tournament: &Tournament, player: &mut Player) -> Result<()> {
    if tournament.phase == Phase::Finished {
        return Err(Refusal::Finished.into());
    }
    match player.state {
        PlayerState::Withdrawn => return Err(Refusal::WithdrawnAlready.into()),
        PlayerState::Disqualified => {
            return Err(Refusal::Disqualified.into());
        }
        PlayerState::Asked | PlayerState::Waiting | PlayerState::Registered => {}
    }
    player.state = PlayerState::Withdrawn;
    player.withdrawn_at = Some(context.now);
    if tournament.phase <= Phase::CheckIn {
        player.checked_in_at = None;
    }
    Ok(())
}

fn bring_back(snapshot: &Snapshot, player: &mut Player) -> Result<()> {
    expect(player, PlayerState::Withdrawn, Refusal::NotWithdrawn)?;
    if snapshot.tournament.phase >= Phase::Semi {
        return Err(Refusal::LaterStages.into());
    }
    player.withdrawn_at = None;
    player.state = if snapshot.tournament.phase <= Phase::CheckIn { place(snapshot) } else { PlayerState::Registered };
    Ok(())
}

/// Gives a place that has just become free to the next on the waiting list, while registration is open.
/// Gives the number of who got it.
pub(crate) async fn give_place(action: &mut Action, before: &Snapshot) -> Result<Option<i64>> {
    if before.tournament.phase > Phase::Registration {
        return Ok(None);
    }
    let now = action.snapshot().await?;
    if attendance::free(&now.tournament, &now.players) == Some(0) {
        return Ok(None);
    }
    let Some(next) = attendance::waiting(&now.players).next() else { return Ok(None) };
    let up = Player { state: PlayerState::Registered, ..next.clone() };
    player::update(&mut action.tx, &up).await?;
    Ok(Some(up.number))
}

/// Moves people up from the waiting list, in their order, while there are places; gives their numbers.
///
/// Error: a refusal where nobody waits or no place is free.
pub async fn move_up(context: &Context<'_>, id: TournamentId) -> Result<Vec<i64>> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    takes_players(&snapshot)?;
    let free = attendance::free(&snapshot.tournament, &snapshot.players).unwrap_or(usize::MAX);
    let next: Vec<Player> = attendance::waiting(&snapshot.players).take(free).cloned().collect();
    if next.is_empty() {
        return Err(Refusal::NobodyToMoveUp.into());
    }
    let numbers: Vec<i64> = next.iter().map(|player| player.number).collect();
    for player in next {
        player::update(&mut action.tx, &Player { state: PlayerState::Registered, ..player }).await?;
    }
    action
        .commit(AuditEntry::new(AuditAction::MovePlayersUp, AuditSubject::Players(numbers.len())).after(&numbers))
        .await?;
    Ok(numbers)
}
