//! The first page of a tournament for its staff.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_rules::tournament::vocabulary::{RoundState, TournamentPart};
use reeve_store::player::Player;
use reeve_store::series::Series;
use reeve_store::{
    AccountId, Error, Snapshot, TournamentId, Tx, ban, briefing, judge_call, programme, series, series_final, webhook,
};

use crate::boards;
use crate::duty;
use crate::hall::announcements::HallNews;
use crate::next_step::hall::Hall;
use crate::people::agreement::asks_for_code;
use crate::people::bans::BannedPeople;
use crate::rounds::RoundAt;
use crate::series::staff;
use crate::series::staff::StaffWhoPlays;
use crate::sheets::equipment;
use crate::sheets::equipment::EquipmentLine;
use crate::sheets::waiting::SheetsThatWait;

/// Who reads the page.
#[derive(Debug, Clone, Copy)]
pub struct HomeReader {
    pub account: Option<AccountId>,
    pub judges: bool,
    /// Whether it organizes, and so decides about bans.
    pub organizes: bool,
}

/// What the page is made of.
pub struct StaffHome {
    pub snapshot: Snapshot,
    /// When its rounds are planned.
    pub planned: Vec<ProgrammeEntry>,
    pub news: HallNews,
    /// The tables of the round that is on.
    pub hall: Option<Hall>,
    /// The record sheets that wait for somebody.
    pub waiting: SheetsThatWait,
    /// What the organizers have to see to at the tables.
    pub equipment: Vec<EquipmentLine>,
    /// The round that comes next and has no board.
    pub boardless: Option<RoundAt>,
    /// Whether the players are still to be briefed.
    pub unbriefed: bool,
    /// Whether the reader has not agreed to the code of conduct.
    pub asks_code: bool,
    /// The players who may be banned, for those who decide.
    pub banned: Vec<String>,
    /// Whether a webhook was given up, for those who can mend it.
    pub has_stopped_webhook: bool,
    /// The series that it is an event or the final day of.
    pub series: Option<Series>,
    /// Whether it is a final day that was read in from an archive without its series, and that is not over.
    pub is_without_series: bool,
    /// Who of the staff plays in other events of the series.
    pub staff_who_play: Vec<StaffWhoPlays>,
}

impl StaffHome {
    /// Reads it.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        reader: HomeReader,
        now: DateTime<Utc>,
    ) -> Result<StaffHome, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let t = &snapshot.tournament;
        let is_finals = t.part == TournamentPart::Finals;
        let series = match is_finals {
            true => match series_final::of_final(tx, id).await? {
                Some(freeze) => series::by_id(tx, freeze.series_id).await?,
                None => None,
            },
            false => series::of_event(tx, id).await?,
        };
        let is_on = snapshot.rounds.iter().any(|round| round.row.state == RoundState::Playing);
        let calls = if is_on { judge_call::open(tx, id).await? } else { Vec::new() };
        Ok(StaffHome {
            hall: Hall::of(&snapshot, &calls),
            planned: programme::of_tournament(tx, id).await?,
            news: HallNews::read(tx, &snapshot).await?,
            waiting: SheetsThatWait::read(tx, id, reader.account.filter(|_| reader.judges), now).await?,
            equipment: equipment::read(tx, id).await?,
            boardless: boards::read_missing(tx, &snapshot).await?,
            unbriefed: duty::briefing::is_asked(&snapshot) && !briefing::is_held(tx, id).await?,
            asks_code: asks_for_code(tx, t, reader.account).await?,
            banned: match reader.organizes {
                true => {
                    let bans = ban::on_day(tx, t.starts_on).await?;
                    BannedPeople::of(&bans).among(&snapshot.players).into_iter().map(Player::label).collect()
                }
                false => Vec::new(),
            },
            has_stopped_webhook: reader.organizes && webhook::count_stopped(tx, id).await? > 0,
            staff_who_play: match &series {
                Some(of) if !is_finals => staff::of_event_in(tx, id, of.id).await?,
                _ => Vec::new(),
            },
            is_without_series: is_finals && series.is_none() && !t.phase.is_finished(),
            series,
            snapshot,
        })
    }
}
