//! The pages for everybody about one round: its seats, and its results.

use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_store::snapshot::Round;
use reeve_store::{Error, Snapshot, TournamentId, Tx, round_board, turn_timer};

use crate::boards;
use crate::duty::timers;
use crate::duty::timers::RoundTimer;
use crate::games::running::seen_tables;
use crate::hall::announcements::HallNews;
use crate::programme;
use crate::programme::Ahead;
use crate::rounds::RoundAt;
use crate::rulings::judge_board::{PausedGame, paused_in};
use crate::visibility;

/// What both pages are made of.
#[derive(Debug, Clone)]
pub struct PublicRound {
    pub snapshot: Snapshot,
    pub news: HallNews,
    /// The round that is shown; none while no round is public.
    pub at: Option<RoundAt>,
    /// What lies ahead, while no round is public.
    pub ahead: Option<Ahead>,
    /// The turn timers of the round.
    pub timers: Vec<RoundTimer>,
    pub paused: Vec<PausedGame>,
}

impl PublicRound {
    /// Reads the round that was asked for, or the one that people look for first.
    ///
    /// Error: [`Error::Missing`] where the round that was asked for is not public.
    async fn read(tx: &mut Tx, id: TournamentId, asked: Option<RoundAt>) -> Result<PublicRound, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let round = match asked {
            None => visibility::current(&visibility::published(&snapshot)),
            Some(at) => Some(visibility::published_round(&snapshot, at).ok_or(Error::Missing)?),
        };
        let news = HallNews::read(tx, &snapshot).await?;
        let Some(round) = round else {
            let ahead = Some(Ahead::read(tx, id).await?);
            return Ok(PublicRound { snapshot, news, at: None, ahead, timers: Vec::new(), paused: Vec::new() });
        };
        let at = RoundAt::of(round);
        let timers = match round.row.started_at {
            Some(_) => timers::of_round(&snapshot, round, &turn_timer::of_tournament(tx, id).await?),
            None => Vec::new(),
        };
        let paused = paused_in(tx, id, at).await?;
        Ok(PublicRound { snapshot, news, at: Some(at), ahead: None, timers, paused })
    }

    /// The round that is shown.
    pub fn round(&self) -> Option<&Round> {
        let at = self.at?;
        self.snapshot.round(at.stage, at.number)
    }
}

/// The page of the seats.
#[derive(Debug, Clone)]
pub struct PublicSeats {
    /// The round, with what stands beside it.
    pub shown: PublicRound,
    /// When the rounds are planned, as long as the round has not begun.
    pub planned: Vec<ProgrammeEntry>,
    /// Whether everybody may see the board of the round.
    pub has_board: bool,
}

impl PublicSeats {
    /// Reads it, as [`PublicResults::read`].
    pub async fn read(tx: &mut Tx, id: TournamentId, asked: Option<RoundAt>) -> Result<PublicSeats, Error> {
        let shown = PublicRound::read(tx, id, asked).await?;
        let Some(round) = shown.round() else {
            return Ok(PublicSeats { shown, planned: Vec::new(), has_board: false });
        };
        let planned = if round.row.state.has_begun() { Vec::new() } else { programme::read(tx, id).await? };
        let has_board = visibility::has_public_board(&shown.snapshot.tournament, &round.row)
            && boards::of_round(&round_board::of_tournament(tx, id).await?, RoundAt::of(round)).is_some();
        Ok(PublicSeats { planned, has_board, shown })
    }
}

/// The page of the results.
#[derive(Debug, Clone)]
pub struct PublicResults {
    /// The round, with what stands beside it.
    pub shown: PublicRound,
    /// The numbers of the tables where a game is on that everybody may see.
    pub watched: Vec<i64>,
}

impl PublicResults {
    /// Reads the round that was asked for, or the one that people look for first.
    ///
    /// Error: [`Error::Missing`] where the round that was asked for is not public.
    pub async fn read(tx: &mut Tx, id: TournamentId, asked: Option<RoundAt>) -> Result<PublicResults, Error> {
        let shown = PublicRound::read(tx, id, asked).await?;
        let watched = match shown.at {
            Some(at) => seen_tables(tx, &shown.snapshot, at).await?,
            None => Vec::new(),
        };
        Ok(PublicResults { shown, watched })
    }
}
