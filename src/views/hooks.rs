//! What a webhook tells of something that has happened: what everybody may know of it when it is told, so that nothing is told that is not
//! true or not public any more.

use std::fmt::Write;

use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_secret as secret;
use reeve_store::announcement::Announcement;
use reeve_store::tournament::Tournament;
use reeve_store::webhook::{HookAnswer, HookEvent, Webhook};
use reeve_store::{Error, Snapshot, TournamentId, Tx, announcement, webhook};

use crate::bracket::champion::Champion;
use crate::rounds::RoundAt;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility;
use crate::visibility::Reader;

/// How many of the standings are told.
const LEADERS: usize = 8;

/// What is told.
pub struct HookFacts {
    pub tournament: Tournament,
    /// Whether everybody may know of the tournament; only a test is told of one before.
    pub is_public: bool,
    pub event: HookEvent,
    /// The rounds that it is about.
    pub rounds: Vec<RoundAt>,
    /// What the organizers have said.
    pub said: Option<String>,
    pub champion: Option<Told>,
    /// The first of the standings.
    pub leaders: Vec<Told>,
}

/// A player who is told of.
pub struct Told {
    pub rank: Option<u32>,
    pub number: i64,
    pub name: String,
}

/// Rounds as they are stored with what is told of them: `prelim-1 prelim-2`.
pub fn rounds(rounds: &[RoundAt]) -> String {
    rounds.iter().map(|at| format!("{}-{}", at.stage, at.number)).collect::<Vec<_>>().join(" ")
}

fn read_rounds(about: &str) -> Vec<RoundAt> {
    let read = |word: &str| {
        let (stage, number) = word.split_once('-')?;
        Some(RoundAt { stage: Stage::from_code(stage)?, number: number.parse().ok()? })
    };
    about.split_whitespace().filter_map(read).collect()
}

impl HookFacts {
    /// What everybody may know of it now; none where there is nothing to tell any more.
    pub async fn read(
        tx: &mut Tx,
        tournament: TournamentId,
        event: HookEvent,
        about: &str,
    ) -> Result<Option<HookFacts>, Error> {
        let snapshot = Snapshot::load(tx, tournament).await?;
        let announcements = match event {
            HookEvent::Announcement => announcement::standing(tx, tournament).await?,
            _ => Vec::new(),
        };
        HookFacts::of(snapshot, event, about, &announcements)
    }

    fn of(
        snapshot: Snapshot,
        event: HookEvent,
        about: &str,
        announcements: &[Announcement],
    ) -> Result<Option<HookFacts>, Error> {
        let is_public = visibility::is_public(&snapshot.tournament);
        if event != HookEvent::Test && !is_public {
            return Ok(None);
        }
        let in_state = |is: fn(RoundState) -> bool| {
            let told = read_rounds(about).into_iter();
            told.filter(|at| snapshot.round(at.stage, at.number).is_some_and(|round| is(round.row.state))).collect()
        };
        let (mut rounds, mut said, mut champion, mut leaders) = (Vec::new(), None, None, Vec::new());
        let is_told = match event {
            HookEvent::Test => true,
            HookEvent::SeatsPublished => {
                rounds = in_state(|state| state != RoundState::Planned);
                !rounds.is_empty()
            }
            HookEvent::RoundStarted => {
                rounds = in_state(RoundState::has_begun);
                !rounds.is_empty()
            }
            HookEvent::ResultsClosed => {
                rounds = in_state(|state| state == RoundState::Closed);
                !rounds.is_empty()
            }
            HookEvent::StandingsMoved => {
                leaders = self::leaders(&snapshot)?;
                !leaders.is_empty()
            }
            HookEvent::Announcement => {
                let found = announcements.iter().find(|one| one.id.to_string() == about && one.table().is_none());
                said = found.map(|one| one.said.clone());
                said.is_some()
            }
            HookEvent::Champion => {
                let found = Champion::of(&snapshot, &Ranking::of(&snapshot, Reader::Everybody)?);
                champion = found.filter(|found| found.declared).map(|found| Told {
                    rank: Some(1),
                    number: found.number,
                    name: found.name,
                });
                champion.is_some()
            }
        };
        let tournament = snapshot.tournament;
        Ok(is_told.then_some(HookFacts { tournament, is_public, event, rounds, said, champion, leaders }))
    }
}

/// The webhooks of a tournament, and what came of the last messages to them, the newest first.
pub struct HookList {
    pub hooks: Vec<Webhook>,
    pub answers: Vec<HookAnswer>,
}

impl HookList {
    pub async fn read(tx: &mut Tx, tournament: TournamentId) -> Result<HookList, Error> {
        let most = limits::WEBHOOK_MESSAGES * limits::WEBHOOKS as i64;
        Ok(HookList {
            hooks: webhook::of_tournament(tx, tournament).await?,
            answers: webhook::answers(tx, tournament, most).await?,
        })
    }
}

/// The digest of what everybody may know of the standings, so that it shows whether they have moved; none before there are any.
pub async fn standings_digest(tx: &mut Tx, tournament: TournamentId) -> Result<(i64, Option<String>), Error> {
    let snapshot = Snapshot::load(tx, tournament).await?;
    let version = snapshot.tournament.version;
    if !visibility::is_public(&snapshot.tournament) || !visibility::has_public_result(&snapshot) {
        return Ok((version, None));
    }
    let mut lines = String::new();
    for row in &Ranking::of(&snapshot, Reader::Everybody)?.standings.rows {
        // Ranks and tallies alone: a name that is spelled otherwise moves nobody.
        let (rank, t) = (row.rank.map_or(0, |rank| rank.0), &row.tally);
        let _ = write!(lines, "{rank} {} {} {} {} {} ", row.player.0, t.games, t.wins, t.points, t.vp);
        let _ = write!(lines, "{} {} {};", t.vp_percent.hundredths(), t.seconds, t.thirds);
    }
    Ok((version, Some(secret::digest(&lines))))
}

fn leaders(snapshot: &Snapshot) -> Result<Vec<Told>, Error> {
    if !visibility::has_public_result(snapshot) {
        return Ok(Vec::new());
    }
    let ranking = Ranking::of(snapshot, Reader::Everybody)?;
    let ranked = ranking.standings.rows.iter().filter(|row| row.rank.is_some()).take(LEADERS);
    let told = ranked.filter_map(|row| {
        let player = snapshot.player(ranking::stored(row.player))?;
        Some(Told { rank: row.rank.map(|rank| rank.0), number: player.number, name: row.name.clone() })
    });
    Ok(told.collect())
}
