//! The first page of a tournament for everybody.

use reeve_rules::tournament::event_level::EventLevel;
use reeve_rules::tournament::picture::Picture;
use reeve_rules::tournament::prizes::PrizeBand;
use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::face::Face;
use reeve_store::logo::LogoSize;
use reeve_store::series::Series;
use reeve_store::sheet_link::ChainHead;
use reeve_store::snapshot::Round;
use reeve_store::tournament::Tournament;
use reeve_store::{
    Error, Snapshot, TournamentId, Tx, face, guest_list, logo, prize_band, programme, round_board, series, series_final,
};

use crate::boards;
use crate::games::running::{RunningGame, running};
use crate::hall::announcements::HallNews;
use crate::people::attendance;
use crate::people::places::Counts;
use crate::report;
use crate::rounds::RoundAt;
use crate::series::is_public;
use crate::sheets::public_chain;
use crate::visibility;

/// What the page is made of.
pub struct FrontPage {
    pub snapshot: Snapshot,
    /// What it says of itself.
    pub said: Face,
    /// When its rounds are planned.
    pub planned: Vec<ProgrammeEntry>,
    /// How large its logo is.
    pub logo: Option<LogoSize>,
    /// What there is to win.
    pub prizes: Vec<PrizeBand>,
    /// Which championship it is part of.
    pub level: Option<EventLevel>,
    pub news: HallNews,
    /// Whether everybody may see the board of a round.
    pub has_boards: bool,
    /// The games that are on and that everybody may see.
    pub running: Vec<RunningGame>,
    /// The end of the digest chain, as far as everybody sees it.
    pub chain: Option<ChainHead>,
    /// The public series that it is an event or the final day of.
    pub series: Option<Series>,
}

impl FrontPage {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<FrontPage, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        Ok(FrontPage {
            said: face::of_tournament(tx, id).await?,
            planned: programme::of_tournament(tx, id).await?,
            logo: logo::size(tx, id).await?,
            prizes: prize_band::of_tournament(tx, id).await?,
            level: guest_list::of_tournament(tx, id).await?.level,
            news: HallNews::read(tx, &snapshot).await?,
            has_boards: has_boards(tx, &snapshot).await?,
            running: running(tx, &snapshot).await?,
            chain: public_chain::read_head(tx, &snapshot).await?,
            series: series_of(tx, &snapshot.tournament).await?.filter(is_public),
            snapshot,
        })
    }
}

/// How many there are, as everybody is told it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figures {
    /// Before a round is public.
    Ahead { registered: usize, waiting: usize },
    Playing {
        players: i64,
        round: RoundAt,
        tables: usize,
        /// How many results are public, where those of the round are.
        results: Option<usize>,
    },
}

impl Figures {
    /// As things stand.
    pub fn of(snapshot: &Snapshot) -> Figures {
        let t = &snapshot.tournament;
        let current = visibility::current(&visibility::published(snapshot)).filter(|_| visibility::has_rounds(t));
        let Some(round) = current else {
            let Counts { registered, waiting, .. } = Counts::of(t, &snapshot.players);
            return Figures::Ahead { registered, waiting };
        };
        // On the final day of a series the attendance counts all who have played in any event; here stand those who play on this day.
        let here = attendance::seated(round).count();
        let here = if t.part == TournamentPart::Finals { report::took_part(snapshot).max(here) } else { here };
        let counted = t.attendance.filter(|_| t.part != TournamentPart::Finals);
        let done = || round.tables.iter().filter(|table| visibility::is_result_public(t, round, table)).count();
        Figures::Playing {
            players: counted.unwrap_or_else(|| i64::try_from(here).unwrap_or(i64::MAX)),
            round: RoundAt::of(round),
            tables: round.tables.len(),
            results: visibility::Reader::Everybody.sees_results(t, round).then(done),
        }
    }
}

async fn has_boards(tx: &mut Tx, snapshot: &Snapshot) -> Result<bool, Error> {
    let may_be_seen = |round: &Round| visibility::has_public_board(&snapshot.tournament, &round.row);
    if !snapshot.rounds.iter().any(may_be_seen) {
        return Ok(false);
    }
    Ok(!boards::public(snapshot, &round_board::of_tournament(tx, snapshot.tournament.id).await?).is_empty())
}

/// The logo of a tournament.
pub async fn read_logo(tx: &mut Tx, id: TournamentId) -> Result<Option<Picture>, Error> {
    logo::of_tournament(tx, id).await
}

/// The series that it is an event of, or the final day.
async fn series_of(tx: &mut Tx, t: &Tournament) -> Result<Option<Series>, Error> {
    match t.part {
        TournamentPart::Finals => match series_final::of_final(tx, t.id).await? {
            Some(freeze) => series::by_id(tx, freeze.series_id).await,
            None => Ok(None),
        },
        TournamentPart::Whole | TournamentPart::Prelims => series::of_event(tx, t.id).await,
    }
}
