//! What can be done with the players now, or why not. Buttons, pages and the refusals of the actions all ask here.

use reeve_rules::refusals::refusals;
use reeve_rules::tournament::settings::OwnCheckIn;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_store::player::Player;
use reeve_store::tournament::Tournament;

use crate::people::attendance;
use crate::rounds::prelims;
use crate::visibility;

refusals! {
    /// Why something can't be done with a player now.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum PlayerNotNow {
        RegistrationClosed = "registration-closed",
        /// The tournament is called off, so nobody comes in or is checked in.
        CalledOff = "players-of-called-off",
        /// The players of a final day are those whom its series has invited.
        InvitedOnly = "invited-only",
        /// The preliminary games are over, so nobody comes in.
        PrelimsOver = "prelim-over",
        Hidden = "player-hidden",
        /// The player is not hidden, so can't be brought back into the lists.
        NotHidden = "player-not-hidden",
        /// The player does not wait for approval.
        NotAsked = "player-not-asked",
        /// The player is not on the waiting list.
        NotWaiting = "player-not-waiting",
        NotWithdrawn = "player-not-withdrawn",
        /// Somebody who has not asked to leave has nothing to stay for.
        NotLeaving = "player-not-leaving",
        WithdrawnAlready = "withdrawn-already",
        Disqualified = "player-disqualified",
        /// The player has agreed to code of conduct and photo policy already.
        AgreedAlready = "agreed-already",
        /// A minor who agreed on paper before the guardian's name was entered.
        GuardianFirst = "guardian-first",
        Full = "tournament-full",
        /// Nobody waits, or no place is free.
        NobodyToMoveUp = "nobody-to-move-up",
        /// The player has a seat in the schedule.
        Seated = "player-seated",
        Finished = "tournament-finished",
        /// The tournament is finished, so two players can't be made one.
        NoMergeNow = "no-merge-now",
        /// The data of the player who would stay was erased, so it takes over nobody's.
        ErasedStays = "erased-stays",
        /// The seats of the later stages are public.
        LaterStages = "later-stages-public",
        CheckInNotStarted = "check-in-not-started",
        /// The preliminary games are over, so nobody is checked in.
        CheckInOver = "check-in-over",
        /// The games of a final day have begun, so nobody is checked in.
        FinalistsPlay = "finalists-play",
        /// Somebody in this state (or hidden, where registered) can't be checked in.
        NotInTournament(PlayerState) = "player-not-in-tournament",
        /// Somebody in this state can't check in without the staff.
        OwnNotInTournament(PlayerState) = "own-place-missing",
        /// Players can't check themselves in before check-in has started.
        OwnCheckInNotStarted = "own-check-in-not-started",
        /// The player has a seat in a round whose games are on.
        GameOn = "game-on",
        /// Players change their own data only while no seats are public.
        OwnDataLocked = "own-data-locked",
        /// Players don't check themselves in here.
        OwnCheckInClosed = "own-check-in-closed",
        /// Seats are made, so the staff finds a seat for whoever comes now.
        OwnCheckInOver = "own-check-in-over",
        /// Players withdraw by themselves only while no seats are public.
        OwnWithdrawalLocked = "own-withdrawal-locked",
        /// The player is not in the games, or these have not begun or are over, so the staff is not asked to confirm that the player leaves.
        NothingToLeave = "nothing-to-leave",
    }
}

impl PlayerNotNow {
    /// Whether it follows from the player's own state, so that nobody would look for such a button. Anything else is
    /// told by the refusal when the button is pressed.
    pub fn is_pointless(self) -> bool {
        use PlayerNotNow::{
            AgreedAlready, Disqualified, Hidden, NotAsked, NotHidden, NotLeaving, NotWaiting, NotWithdrawn,
            WithdrawnAlready,
        };
        matches!(
            self,
            Hidden
                | NotHidden
                | NotAsked
                | NotWaiting
                | NotWithdrawn
                | NotLeaving
                | WithdrawnAlready
                | Disqualified
                | AgreedAlready
        )
    }
}

/// Whether the player is in the lists; who is hidden is brought back first.
pub fn may_be_changed(player: &Player) -> Result<(), PlayerNotNow> {
    if !player.is_hidden() { Ok(()) } else { Err(PlayerNotNow::Hidden) }
}

fn not_called_off(tournament: &Tournament) -> Result<(), PlayerNotNow> {
    if tournament.is_called_off() { Err(PlayerNotNow::CalledOff) } else { Ok(()) }
}

/// Whether visitors can register.
pub fn may_register(tournament: &Tournament) -> Result<(), PlayerNotNow> {
    not_called_off(tournament)?;
    if tournament.part == TournamentPart::Finals {
        return Err(PlayerNotNow::InvitedOnly);
    }
    if tournament.phase == Phase::Registration { Ok(()) } else { Err(PlayerNotNow::RegistrationClosed) }
}

/// Whether the staff can put new players into the lists: until the last preliminary round is closed, and not on the final day of a
/// series.
pub fn may_be_added(snapshot: &Snapshot) -> Result<(), PlayerNotNow> {
    if snapshot.tournament.part == TournamentPart::Finals {
        return Err(PlayerNotNow::InvitedOnly);
    }
    may_come_in(snapshot)
}

/// Whether players can still come in: until the last preliminary round is closed.
pub fn may_come_in(snapshot: &Snapshot) -> Result<(), PlayerNotNow> {
    not_called_off(&snapshot.tournament)?;
    if prelims::are_over(snapshot) { Err(PlayerNotNow::PrelimsOver) } else { Ok(()) }
}

/// Whether there is check-in now.
pub fn may_hold_check_in(snapshot: &Snapshot) -> Result<(), PlayerNotNow> {
    not_called_off(&snapshot.tournament)?;
    let begun = || snapshot.rounds.iter().any(|round| round.row.state.has_begun());
    match snapshot.tournament.part {
        _ if !snapshot.tournament.phase.has_check_in() => Err(PlayerNotNow::CheckInNotStarted),
        // Whoever comes into a final day whose seats are public gets one when its tables are made again.
        TournamentPart::Finals if begun() => Err(PlayerNotNow::FinalistsPlay),
        TournamentPart::Whole | TournamentPart::Prelims if prelims::are_over(snapshot) => {
            Err(PlayerNotNow::CheckInOver)
        }
        TournamentPart::Finals | TournamentPart::Whole | TournamentPart::Prelims => Ok(()),
    }
}

/// Whether a player can be checked in (`here`), or check-in be taken back. Whoever has a public seat and does not come is noted
/// so until the round begins; then the record sheet says who is absent.
pub fn may_check_in(snapshot: &Snapshot, player: &Player, here: bool) -> Result<(), PlayerNotNow> {
    may_hold_check_in(snapshot)?;
    if here && !player.is_active() {
        return Err(PlayerNotNow::NotInTournament(player.state));
    }
    if !here && attendance::is_playing(snapshot, player) {
        return Err(PlayerNotNow::GameOn);
    }
    Ok(())
}

/// Whether a player can check in without the staff: where the tournament's settings say so, from check-in on, until seats are
/// made.
pub fn may_check_in_own(snapshot: &Snapshot, player: &Player) -> Result<(), PlayerNotNow> {
    if snapshot.tournament.settings.own_check_in == OwnCheckIn::Closed {
        return Err(PlayerNotNow::OwnCheckInClosed);
    }
    may_check_in(snapshot, player, true).map_err(|why| match why {
        PlayerNotNow::NotInTournament(state) => PlayerNotNow::OwnNotInTournament(state),
        PlayerNotNow::CheckInNotStarted => PlayerNotNow::OwnCheckInNotStarted,
        other => other,
    })?;
    let has_seats = snapshot.stage(Stage::Prelim).any(|round| !round.tables.is_empty());
    if has_seats { Err(PlayerNotNow::OwnCheckInOver) } else { Ok(()) }
}

/// Whether players can change their own data: until round 1 is published.
pub fn may_edit_own(tournament: &Tournament) -> Result<(), PlayerNotNow> {
    if visibility::has_rounds(tournament) { Err(PlayerNotNow::OwnDataLocked) } else { Ok(()) }
}

/// Whether a player can withdraw without asking the staff: until round 1 is published.
pub fn may_withdraw_own(tournament: &Tournament, player: &Player) -> Result<(), PlayerNotNow> {
    if visibility::has_rounds(tournament) {
        return Err(PlayerNotNow::OwnWithdrawalLocked);
    }
    may_withdraw(tournament, player)
}

/// Whether a player who wants to leave has to tell the staff: the seats are public, and there is something to leave.
pub fn leaves_by_telling(tournament: &Tournament, player: &Player) -> bool {
    visibility::has_rounds(tournament) && player.is_active() && may_withdraw(tournament, player).is_ok()
}

/// Whether a player can ask the staff to confirm that the player leaves.
pub fn may_ask_to_leave(tournament: &Tournament, player: &Player) -> Result<(), PlayerNotNow> {
    if leaves_by_telling(tournament, player) { Ok(()) } else { Err(PlayerNotNow::NothingToLeave) }
}

/// The players who asked to leave and are still in the tournament, whoever asked first in front.
pub fn who_asked_to_leave(snapshot: &Snapshot) -> Vec<&Player> {
    let asked = |player: &&Player| player.leave_asked_at.is_some() && leaves_by_telling(&snapshot.tournament, player);
    let mut all: Vec<&Player> = snapshot.players.iter().filter(asked).collect();
    all.sort_by_key(|player| player.leave_asked_at);
    all
}

/// The players who asked for their data to be erased, whoever asked first in front.
pub fn who_asked_for_erasure(snapshot: &Snapshot) -> Vec<&Player> {
    let mut all: Vec<&Player> = snapshot
        .players
        .iter()
        .filter(|player| player.erasure_asked_at.is_some() && player.merged_into.is_none())
        .collect();
    all.sort_by_key(|player| player.erasure_asked_at);
    all
}

/// Whether a player can leave the tournament.
pub(super) fn may_withdraw(tournament: &Tournament, player: &Player) -> Result<(), PlayerNotNow> {
    match player.state {
        PlayerState::Withdrawn => Err(PlayerNotNow::WithdrawnAlready),
        PlayerState::Disqualified => Err(PlayerNotNow::Disqualified),
        _ if tournament.phase.is_finished() => Err(PlayerNotNow::Finished),
        PlayerState::Asked | PlayerState::Waiting | PlayerState::Registered => Ok(()),
    }
}
