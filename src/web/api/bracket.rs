//! Semi-finals and final, as far as their seats and results are public.

use actix_web::HttpRequest;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::Stage;
use schemars::JsonSchema;
use serde::Serialize;

use reeve_http::api::answer;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_views::bracket;
use reeve_views::bracket::champion;
use reeve_views::bracket::choice::StagesChoice;
use reeve_views::bracket::stage;
use reeve_views::bracket::stage::public_tables;
use reeve_views::standings::ranking::Ranking;
use reeve_views::tournament;
use reeve_views::visibility::Reader;

use crate::api::parts::{Champion, Word};
use crate::api::rounds::TableState;

/// Semi-finals and final.
#[derive(Serialize, JsonSchema)]
pub(super) struct Bracket {
    /// Whether the organizers skip the semi-finals that there could be.
    semi_finals_skipped: bool,
    /// Whether too few players are left for the semi-finals.
    semi_finals_fall_away: bool,
    semi_finals: Vec<StageTable>,
    #[serde(rename = "final")]
    last: Vec<StageTable>,
    champion: Option<Champion>,
}

/// A table.
#[derive(Serialize, JsonSchema)]
pub(super) struct StageTable {
    number: i64,
    /// Null before the games.
    state: Option<TableState>,
    /// What a judge let stand where the winner is out.
    stands: Option<Word<WhatStands>>,
    /// By selection position; those of a final that is over by place.
    seats: Vec<StageSeat>,
}

/// By what somebody has a seat.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum CameFrom {
    /// By the rank after the preliminary games.
    Prelims,
    /// By winning a semi-final.
    SemiWon,
    /// As the next in rank, after a semi-final was lost.
    SemiLost,
}

/// A seat.
#[derive(Serialize, JsonSchema)]
pub(super) struct StageSeat {
    position: i64,
    /// The seed in the semi-finals.
    seed: Option<i64>,
    number: i64,
    name: String,
    prelim_rank: Option<u32>,
    /// On the final day of a series: the rank by which the player was invited.
    series_rank: Option<i64>,
    came_from: CameFrom,
    /// The semi-final that was won or lost.
    from_table: Option<i64>,
    /// VP as stated, once the result is public.
    vp: Option<i64>,
    won: bool,
    absent: bool,
    /// Whether who won here plays the final.
    goes_on: bool,
    /// Whether the player is out of the tournament, or declined.
    takes_no_place: bool,
    disqualified: bool,
}

impl From<stage::StageSeat> for StageSeat {
    fn from(seat: stage::StageSeat) -> StageSeat {
        let (came_from, from_table) = match seat.came_from {
            stage::CameFrom::Prelims => (CameFrom::Prelims, None),
            stage::CameFrom::SemiWon(table) => (CameFrom::SemiWon, Some(table)),
            stage::CameFrom::SemiLost(table) => (CameFrom::SemiLost, Some(table)),
        };
        StageSeat {
            position: seat.position,
            seed: seat.seed,
            number: seat.number,
            name: seat.name,
            prelim_rank: seat.prelim_rank.map(|rank| rank.0),
            series_rank: seat.series_rank,
            came_from,
            from_table,
            vp: seat.vp,
            won: seat.won,
            absent: seat.absent,
            goes_on: seat.goes_on,
            takes_no_place: seat.takes_no_place,
            disqualified: seat.disqualified,
        }
    }
}

impl From<stage::StageTable> for StageTable {
    fn from(table: stage::StageTable) -> StageTable {
        StageTable {
            number: table.number,
            state: table.state.map(TableState::from),
            stands: table.stands.map(Word),
            seats: table.seats.into_iter().map(StageSeat::from).collect(),
        }
    }
}

pub(super) async fn show(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let tables = |stage| public_tables(&snapshot, &ranking, stage).into_iter().map(StageTable::from).collect();
    answer(
        &http,
        &Bracket {
            semi_finals_skipped: StagesChoice::of(&snapshot).is_skipped(),
            semi_finals_fall_away: bracket::semi_finals_fall_away(&snapshot, &ranking),
            semi_finals: tables(Stage::Semi),
            last: tables(Stage::Final),
            champion: champion::Champion::of(&snapshot, &ranking).map(Champion::from),
        },
    )
}
