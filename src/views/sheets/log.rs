//! The public log: what everybody may know of what was changed in a tournament after the fact, and nothing else.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::people::attendance;
use crate::sheets::chain::game_at;
use crate::sheets::public_chain;
use crate::visibility;
use reeve_rules::rulings::penalty::Penalty;
use reeve_rules::sheets::chain::{ChainGame, LinkDigest};
use reeve_rules::sheets::{SeatResult, TableResult};
use reeve_rules::tournament::vocabulary::{Phase, PlayerState};
use reeve_store::count_correction::CountCorrection;
use reeve_store::player::Player;
use reeve_store::ruling::KeptRuling;
use reeve_store::sheet::SheetContent;
use reeve_store::sheet_correction::SheetCorrection;
use reeve_store::sheet_link::{ChainHead, LinkPlace, SheetLink};
use reeve_store::{
    Error, PlayerId, Snapshot, TournamentId, Tx, count_correction, log_chain, ruling, sheet_correction, sheet_link,
};

/// The public log.
pub struct PublicLog {
    pub snapshot: Snapshot,
    /// The end of the digest chain, as far as everybody sees it.
    pub chain: Option<ChainHead>,
    /// The digest of the last line of the staff's log, once the tournament is finished: before, results that are not public yet could be
    /// guessed by it.
    pub log_head: Option<String>,
    /// The corrections that were confirmed, the newest first.
    pub corrections: Vec<LoggedCorrection>,
    /// The corrections of the count of who played round 1, the newest first.
    pub counts: Vec<CountCorrection>,
    /// Who is disqualified, and who was until that was lifted.
    pub disqualified: Vec<Disqualification>,
}

impl PublicLog {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<PublicLog, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let chain = public_chain::read_head(tx, &snapshot).await?;
        let log_head = match snapshot.tournament.phase {
            Phase::Finished => log_chain::head(tx, id).await?,
            _ => None,
        };
        let corrections = corrections(&snapshot, &sheet_correction::confirmed(tx, id).await?);
        let mut counts = count_correction::of_tournament(tx, id).await?;
        counts.reverse();
        let disqualified = disqualified(&snapshot, &ruling::of_tournament(tx, id).await?);
        Ok(PublicLog { snapshot, chain, log_head, corrections, counts, disqualified })
    }
}

/// What a receipt is made of.
pub struct Receipts {
    pub snapshot: Snapshot,
    /// All links of its digest chain, from the first.
    pub links: Vec<LinkPlace>,
    /// The link that was asked for, public or not.
    pub link: Option<SheetLink>,
}

impl Receipts {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: TournamentId, asked: Option<LinkDigest>) -> Result<Receipts, Error> {
        let link = match asked {
            Some(digest) => sheet_link::by_digest(tx, id, digest).await?,
            None => None,
        };
        Ok(Receipts { snapshot: Snapshot::load(tx, id).await?, links: sheet_link::places(tx, id).await?, link })
    }
}

/// A player who was disqualified, with the clause alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disqualification {
    /// The number of the player.
    pub number: i64,
    /// What the player is called.
    pub name: String,
    /// The clause, where one is noted.
    pub clause: String,
    /// Whether the player has a public page: a seat in a round that is public.
    pub has_page: bool,
    /// When a judge lifted it; none where it stands.
    pub lifted_at: Option<DateTime<Utc>>,
}

/// The disqualified players by number, and behind them whose disqualification was lifted. Those who were archived since are among them,
/// as in the standings: the log stays whole.
fn disqualified(snapshot: &Snapshot, rulings: &[KeptRuling]) -> Vec<Disqualification> {
    let seated: BTreeSet<PlayerId> = visibility::published(snapshot).into_iter().flat_map(attendance::seated).collect();
    let out = snapshot.players.iter().filter(|player| player.state == PlayerState::Disqualified);
    let line = |player: &Player| Disqualification {
        number: player.number,
        name: player.label(),
        clause: player.disqualified_clause.clone().unwrap_or_default(),
        has_page: seated.contains(&player.id),
        lifted_at: None,
    };
    let lifted = |of: &KeptRuling| {
        let lifts = |one: &&KeptRuling| one.row.lifts && one.row.refers_to == Some(of.row.ruling_number);
        let lines = rulings.iter().filter(lifts).flat_map(|by| {
            let players = by.players.iter().filter(|id| of.players.contains(*id));
            players.filter_map(|id| snapshot.player(*id)).map(|player| Disqualification {
                clause: of.row.clause.number().to_owned(),
                lifted_at: Some(by.row.judged_at),
                ..line(player)
            })
        });
        lines.collect::<Vec<_>>()
    };
    let was_out = rulings.iter().filter(|one| one.row.penalty == Penalty::Disqualification).flat_map(lifted);
    out.map(&line).chain(was_out).collect()
}

/// A record sheet that was corrected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedCorrection {
    pub game: ChainGame,
    pub at: DateTime<Utc>,
    /// The seats that differ, with both values; none where the result of the table is not public yet.
    pub seats: Option<Vec<CorrectedSeat>>,
}

/// A seat of a record sheet that was corrected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectedSeat {
    /// The number of the player.
    pub number: i64,
    /// What the player is called.
    pub name: String,
    pub stored: SeatResult,
    pub paper: SeatResult,
}

/// The corrections that were confirmed, the newest first.
fn corrections(snapshot: &Snapshot, confirmed: &[SheetCorrection]) -> Vec<LoggedCorrection> {
    confirmed.iter().rev().filter_map(|correction| logged(snapshot, correction)).collect()
}

fn logged(snapshot: &Snapshot, correction: &SheetCorrection) -> Option<LoggedCorrection> {
    let (round, table) = snapshot.table(correction.table_id)?;
    let system = snapshot.tournament.system.system();
    let seen = visibility::is_result_public(&snapshot.tournament, round, table);
    let read = |json: &str| SheetContent::read(system, json);
    let both = read(&correction.stored).zip(read(&correction.paper)).filter(|_| seen);
    let seats = both.map(|(stored, paper)| corrected_seats(snapshot, &stored, &paper.result));
    Some(LoggedCorrection { game: game_at(round, table), at: correction.settled_at?, seats })
}

fn corrected_seats(snapshot: &Snapshot, stored: &SheetContent, paper: &TableResult) -> Vec<CorrectedSeat> {
    let labels = snapshot.labels();
    let seats = stored.result.seats.iter().zip(&paper.seats).zip(&stored.players);
    let differs =
        |((one, other), _): &((&SeatResult, &SeatResult), _)| (one.vp, one.winner) != (other.vp, other.winner);
    let seat = |((stored, paper), player)| CorrectedSeat {
        number: labels.number_of(player),
        name: labels.of(player).to_owned(),
        stored: SeatResult::clone(stored),
        paper: SeatResult::clone(paper),
    };
    seats.map(|(both, player)| (both, *player)).filter(differs).map(seat).collect()
}
