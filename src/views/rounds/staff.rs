//! The pages of the rounds for the staff.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::judge_call::JudgeCall;
use reeve_store::round_board::KeptBoard;
use reeve_store::side_game::SideGame;
use reeve_store::turn_timer::KeptTimer;
use reeve_store::{
    AccountId, Error, Snapshot, TournamentId, Tx, judge_call, programme, round_board, side_game, turn_timer,
};

use crate::duty::tables::KeptDuty;
use crate::hall::announcements::HallNews;
use crate::rounds::RoundAt;
use crate::rulings::judge_board::{PausedGame, paused_in};
use crate::sheets::waiting::SheetsThatWait;

/// What the list of the rounds is made of.
pub struct StaffRounds {
    pub snapshot: Snapshot,
    pub news: HallNews,
    pub planned: Vec<ProgrammeEntry>,
    pub boards: Vec<KeptBoard>,
}

impl StaffRounds {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<StaffRounds, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        Ok(StaffRounds {
            news: HallNews::read(tx, &snapshot).await?,
            snapshot,
            planned: programme::of_tournament(tx, id).await?,
            boards: round_board::of_tournament(tx, id).await?,
        })
    }
}

/// What the page of a round with its tables is made of.
pub struct StaffRound {
    pub snapshot: Snapshot,
    pub news: HallNews,
    /// When the rounds are planned.
    pub planned: Vec<ProgrammeEntry>,
    /// The record sheets that wait for somebody.
    pub waiting: SheetsThatWait,
    pub duty: KeptDuty,
    /// The turn timers of the tournament.
    pub timers: Vec<KeptTimer>,
    /// The calls that nobody has ended.
    pub calls: Vec<JudgeCall>,
    pub paused: Vec<PausedGame>,
    /// The games that were begun at its tables in Reeve, while it is on.
    pub begun: Vec<SideGame>,
}

impl StaffRound {
    /// Reads it, for a judge or for somebody else of the staff.
    ///
    /// Error: [`Error::Missing`] where there is no such round.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        at: RoundAt,
        (judge, now): (Option<AccountId>, DateTime<Utc>),
    ) -> Result<StaffRound, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
        let is_played_here = snapshot.tournament.system.system().machine.is_some();
        Ok(StaffRound {
            news: HallNews::read(tx, &snapshot).await?,
            planned: programme::of_tournament(tx, id).await?,
            waiting: SheetsThatWait::read(tx, id, judge, now).await?,
            duty: KeptDuty::read(tx, id).await?,
            timers: turn_timer::of_tournament(tx, id).await?,
            calls: judge_call::open(tx, id).await?,
            paused: paused_in(tx, id, at).await?,
            begun: match is_played_here && round.row.state == RoundState::Playing {
                true => side_game::of_round(tx, round.row.id).await?,
                false => Vec::new(),
            },
            snapshot,
        })
    }
}
