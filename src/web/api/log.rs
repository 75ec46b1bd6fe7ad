//! The public log: what everybody may know of what was changed after the fact.

use actix_web::HttpRequest;
use reeve_rules::sheets::SeatResult;
use schemars::JsonSchema;
use serde::Serialize;

use reeve_http::api::answer;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::log::{self, PublicLog};

use crate::api::parts::{Chain, Moment, RoundRef};

/// The public log.
#[derive(Serialize, JsonSchema)]
pub(super) struct Log {
    chain: Option<Chain>,
    /// The digest of the last line of the staff's log, once the tournament is finished.
    log_head: Option<String>,
    /// The corrections of final record sheets, the newest first.
    corrections: Vec<Correction>,
    /// The corrections of the count of who played round 1, the newest first.
    counts: Vec<CountCorrection>,
    /// Who is disqualified, and behind them who was until that was lifted.
    disqualified: Vec<Disqualified>,
}

/// A record sheet that was corrected.
#[derive(Serialize, JsonSchema)]
pub(super) struct Correction {
    #[serde(flatten)]
    round: RoundRef,
    table: i64,
    at: Moment,
    /// The seats that differ; null while the result of the table is not public.
    seats: Option<Vec<CorrectedSeat>>,
}

/// A seat whose values were corrected.
#[derive(Serialize, JsonSchema)]
pub(super) struct CorrectedSeat {
    number: i64,
    name: String,
    stored: Stated,
    paper: Stated,
}

/// What a record sheet says of a seat.
#[derive(Serialize, JsonSchema)]
pub(super) struct Stated {
    vp: Option<i64>,
    won: bool,
}

impl From<&SeatResult> for Stated {
    fn from(result: &SeatResult) -> Stated {
        Stated { vp: result.vp, won: result.winner }
    }
}

/// A correction of the count.
#[derive(Serialize, JsonSchema)]
pub(super) struct CountCorrection {
    at: Moment,
    was: i64,
    count: i64,
    reason: String,
}

/// Somebody who is disqualified, or was.
#[derive(Serialize, JsonSchema)]
pub(super) struct Disqualified {
    number: i64,
    name: String,
    /// The clause; may be empty.
    clause: String,
    /// When a judge lifted it; null where it stands.
    lifted_at: Option<Moment>,
}

pub(super) async fn show(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let PublicLog { snapshot, chain, log_head, corrections, counts, disqualified } =
        PublicLog::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let zone = &snapshot.tournament.time_zone;
    let seat = |seat: log::CorrectedSeat| CorrectedSeat {
        number: seat.number,
        name: seat.name,
        stored: (&seat.stored).into(),
        paper: (&seat.paper).into(),
    };
    let correction = |one: log::LoggedCorrection| Correction {
        round: RoundAt { stage: one.game.stage, number: one.game.round }.into(),
        table: one.game.table,
        at: Moment::of(one.at, zone),
        seats: one.seats.map(|seats| seats.into_iter().map(seat).collect()),
    };
    let counts = counts.into_iter().map(|one| CountCorrection {
        at: Moment::of(one.corrected_at, zone),
        was: one.was,
        count: one.count,
        reason: one.reason,
    });
    let disqualified = disqualified.into_iter().map(|one| Disqualified {
        number: one.number,
        name: one.name,
        clause: one.clause,
        lifted_at: one.lifted_at.map(|at| Moment::of(at, zone)),
    });
    answer(
        &http,
        &Log {
            chain: chain.map(Chain::from),
            log_head,
            corrections: corrections.into_iter().map(correction).collect(),
            counts: counts.collect(),
            disqualified: disqualified.collect(),
        },
    )
}
