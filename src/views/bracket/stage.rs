//! A later stage as a whole: its tables with who sits where and what came out, who comes in for whom, and what stands in
//! the way.

use std::cmp::Reverse;

use chrono::{DateTime, Utc};

use reeve_rules::bracket::{BracketRefusal, BracketSeat, BracketTable, FINAL_PLACES, Presence, SEMI_PLACES};
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::standings::{Rank, RankedPlayer, Status};
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState, Stage};
use reeve_store::snapshot::{Round, Table};
use reeve_store::{PlayerId, Snapshot};

use crate::bracket;
use crate::bracket::Refusal;
use crate::rounds::board;
use crate::rounds::board::TableState;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility;
use crate::visibility::Reader;

/// The semi-finals or the final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaterStage {
    pub stage: Stage,
    /// How far its round is; none where its tables are not made.
    pub state: Option<RoundState>,
    /// Whether it comes after semi-finals.
    pub after_semi_finals: bool,
    /// Its tables, or those that the ranking gives now where none are made.
    pub tables: Vec<StageTable>,
    /// Who comes in when a place becomes free, the next first.
    pub alternates: Vec<Alternate>,
    /// Who takes no place, in the order in which it was noted.
    pub declined: Vec<Declined>,
    /// Whether tables are made, and the ranking gives others now.
    pub is_out_of_date: bool,
    /// Whether it is the final, was made for want of players for the semi-finals, and there are enough again.
    pub gives_way: bool,
    /// Why the tables can't be made, or made again.
    pub refusal: Option<BracketRefusal>,
    /// Whether it is played as things stand and its games have not begun, so that places can still be declined.
    pub is_open: bool,
    /// Whether its tables are made and nothing hangs on them, so that they can be taken away again.
    pub can_be_unmade: bool,
}

impl LaterStage {
    /// Whether lots must be drawn before the places can be given.
    pub fn is_tied(&self) -> bool {
        matches!(self.refusal, Some(BracketRefusal::Tied(_)))
    }
}

/// A table of a later stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageTable {
    pub number: i64,
    /// How far it is, as its reader may know; none before the games.
    pub state: Option<TableState>,
    /// What a judge let stand where the winner was out, as its reader may know.
    pub stands: Option<WhatStands>,
    /// Its seats by selection position; those of a final that is over by place.
    pub seats: Vec<StageSeat>,
}

/// A seat at such a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageSeat {
    pub position: i64,
    /// The seed in the chart of the semi-finals (1.1.7); none in the final.
    pub seed: Option<i64>,
    pub player: PlayerId,
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// The rank after the preliminary games.
    pub prelim_rank: Option<Rank>,
    /// On the final day of a series: the rank in its frozen ranking, by which the player was invited.
    pub series_rank: Option<i64>,
    /// By what the player has the seat.
    pub came_from: CameFrom,
    /// VP as stated, once the result is final and its reader may see it.
    pub vp: Option<i64>,
    /// Whether this seat won, as far as its reader may know.
    pub won: bool,
    /// Whether the player did not come, as far as its reader may know.
    pub absent: bool,
    /// Whether who won here plays the final, and has not given the place up (1.1.9).
    pub goes_on: bool,
    /// Whether the player is out of the tournament, or declined.
    pub takes_no_place: bool,
    /// Whether the player is disqualified (1.3.5).
    pub disqualified: bool,
}

/// By what somebody has a seat in the final, or in the semi-finals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CameFrom {
    /// By the rank after the preliminary games.
    Prelims,
    /// By winning the semi-final at this table.
    SemiWon(i64),
    /// As the next in rank after the semi-final at this table was lost.
    SemiLost(i64),
}

/// Somebody who comes in when a place becomes free.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alternate {
    pub player: PlayerId,
    pub name: String,
    pub rank: Option<Rank>,
    /// Whether the player is in the tournament still.
    pub is_active: bool,
}

/// Somebody who takes no place in a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Declined {
    pub player: PlayerId,
    pub name: String,
    /// Whether the player is in the tournament still, and so could take the place after all.
    pub is_active: bool,
    pub at: DateTime<Utc>,
}

/// The later stages that are played, as far as that is known, for the staff.
///
/// Error: a preliminary round is not closed.
pub fn later_stages(snapshot: &Snapshot, ranking: &Ranking) -> Result<Vec<LaterStage>, Refusal> {
    let next = bracket::next_stage(snapshot, ranking)?;
    let semis = snapshot.round(Stage::Semi, 1).is_some() || next == Stage::Semi;
    let last = snapshot.round(Stage::Final, 1).is_some() || next == Stage::Final;
    let played = [(Stage::Semi, semis), (Stage::Final, last)];
    Ok(played.into_iter().filter(|(_, is)| *is).map(|(stage, _)| later_stage(snapshot, ranking, stage)).collect())
}

fn later_stage(snapshot: &Snapshot, ranking: &Ranking, stage: Stage) -> LaterStage {
    let round = snapshot.round(stage, 1);
    let gives_way = stage == Stage::Final && bracket::final_gives_way(snapshot, ranking);
    let is_open = bracket::not_started(snapshot, stage).is_ok() && !gives_way;
    let given = if is_open { bracket::tables(snapshot, ranking, stage) } else { Ok(None) };
    let tables = match (round, &given) {
        (Some(round), _) => tables_of(snapshot, ranking, round, Reader::Staff),
        (None, Ok(Some(tables))) => tables.iter().map(|table| proposed(snapshot, ranking, stage, table)).collect(),
        (None, _) => Vec::new(),
    };
    LaterStage {
        stage,
        state: round.map(|round| round.row.state),
        after_semi_finals: stage == Stage::Final && snapshot.round(Stage::Semi, 1).is_some(),
        alternates: if is_open { alternates(snapshot, ranking, stage, &tables) } else { Vec::new() },
        declined: declined(snapshot, stage),
        is_out_of_date: bracket::is_out_of_date(snapshot, stage),
        gives_way,
        refusal: given.err(),
        tables,
        is_open,
        can_be_unmade: bracket::may_unmake(snapshot, stage).is_ok(),
    }
}

/// The tables of a stage as everybody sees them: none before its seats are published, and only results that are public.
pub fn public_tables(snapshot: &Snapshot, ranking: &Ranking, stage: Stage) -> Vec<StageTable> {
    let Some(round) = snapshot.round(stage, 1).filter(|round| visibility::has_public_seats(round)) else {
        return Vec::new();
    };
    tables_of(snapshot, ranking, round, Reader::Everybody)
}

/// The tables of a stage as they are made, with the results of final sheets that the reader may see.
fn tables_of(snapshot: &Snapshot, ranking: &Ranking, round: &Round, reader: Reader) -> Vec<StageTable> {
    round.tables.iter().map(|table| stage_table(snapshot, ranking, round, table, reader)).collect()
}

fn stage_table(snapshot: &Snapshot, ranking: &Ranking, round: &Round, table: &Table, reader: Reader) -> StageTable {
    let stage = round.row.stage;
    let shown = reader.sees_result(&snapshot.tournament, round, table);
    let labels = snapshot.labels();
    let seats = table.seats.iter().map(|seat| {
        let won = shown && table.won(seat);
        StageSeat {
            position: seat.position,
            seed: seat.seed,
            player: seat.player_id,
            number: labels.number_of(seat.player_id),
            name: labels.of(seat.player_id).to_owned(),
            prelim_rank: prelim_rank(ranking, seat.player_id),
            series_rank: snapshot.series_rank(seat.player_id),
            came_from: came_from(snapshot, stage, seat.player_id),
            vp: seat.vp.filter(|_| shown),
            won,
            absent: shown && seat.absent,
            goes_on: won && stage == Stage::Semi && !takes_no_place(snapshot, Stage::Final, seat.player_id),
            takes_no_place: takes_no_place(snapshot, stage, seat.player_id),
            disqualified: is_disqualified(snapshot, seat.player_id),
        }
    });
    let mut seats: Vec<StageSeat> = seats.collect();
    if stage == Stage::Final {
        // Over, it is read by place (1.1.10).
        seats.sort_by_key(|seat| (Reverse(seat.won), seat.absent, Reverse(seat.vp)));
    }
    StageTable {
        number: table.row.number,
        state: state(snapshot, round, table, reader),
        stands: table.row.stands.filter(|_| shown),
        seats,
    }
}

/// By what a player has a seat in a stage. The semi-finals are closed before anybody has one in the final after them.
fn came_from(snapshot: &Snapshot, stage: Stage, player: PlayerId) -> CameFrom {
    let semis = snapshot.round(Stage::Semi, 1).filter(|_| stage == Stage::Final);
    let sat = |table: &&Table| table.seats.iter().any(|seat| seat.player_id == player);
    match semis.and_then(|round| round.tables.iter().find(sat)) {
        None => CameFrom::Prelims,
        Some(table) if table.seats.iter().any(|seat| seat.player_id == player && table.won(seat)) => {
            CameFrom::SemiWon(table.row.number)
        }
        Some(table) => CameFrom::SemiLost(table.row.number),
    }
}

/// That somebody plays a later stage who would not by what was won or by the rank alone, because others do not play it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Replacements {
    /// Who won a semi-final and does not play the final.
    pub absent_winners: Vec<String>,
    /// Who plays the final as the next in rank.
    pub came_in: Vec<String>,
    /// Whether somebody plays the semi-finals whose rank is behind their places.
    pub in_semi_finals: bool,
}

impl Replacements {
    /// What follows from the tables of both stages, as far as their reader sees them.
    pub fn of(semis: &[StageTable], last: &[StageTable]) -> Replacements {
        let seats = |tables: &[StageTable]| tables.iter().flat_map(|table| table.seats.clone()).collect::<Vec<_>>();
        let (semis, last) = (seats(semis), seats(last));
        let behind = |seat: &StageSeat, places: usize| {
            seat.prelim_rank.is_some_and(|rank| usize::try_from(rank.0).is_ok_and(|rank| rank > places))
        };
        let came_in = |seat: &&StageSeat| match seat.came_from {
            CameFrom::SemiLost(_) => true,
            CameFrom::SemiWon(_) => false,
            CameFrom::Prelims => behind(seat, FINAL_PLACES),
        };
        let plays = |player: PlayerId| last.iter().any(|seat| seat.player == player);
        let absent = |seat: &&StageSeat| seat.won && !last.is_empty() && !plays(seat.player);
        Replacements {
            absent_winners: semis.iter().filter(absent).map(|seat| seat.name.clone()).collect(),
            came_in: last.iter().filter(came_in).map(|seat| seat.name.clone()).collect(),
            in_semi_finals: semis.iter().any(|seat| behind(seat, SEMI_PLACES)),
        }
    }
}

/// How far a table is, once the games are on. Everybody is told of a final record sheet that it is final, also while its
/// result is not public yet.
fn state(snapshot: &Snapshot, round: &Round, table: &Table, reader: Reader) -> Option<TableState> {
    match (round.row.state, reader) {
        (RoundState::Planned | RoundState::Published, _) => None,
        (round, Reader::Staff) => Some(TableState::of(round, table)),
        (_, Reader::Everybody) if table.row.sheet_state.is_final() => Some(TableState::Final),
        (_, Reader::Everybody) => Some(board::public_state(&snapshot.tournament, round, table)),
    }
}

/// A table as it would be made now.
fn proposed(snapshot: &Snapshot, ranking: &Ranking, stage: Stage, table: &BracketTable) -> StageTable {
    let labels = snapshot.labels();
    let seat = |seat: &BracketSeat| {
        let player = ranking::stored(seat.player);
        StageSeat {
            position: i64::from(seat.position),
            seed: (stage == Stage::Semi).then_some(i64::from(seat.seed)),
            player,
            number: labels.number_of(player),
            name: labels.of(player).to_owned(),
            prelim_rank: prelim_rank(ranking, player),
            series_rank: snapshot.series_rank(player),
            came_from: came_from(snapshot, stage, player),
            vp: None,
            won: false,
            absent: false,
            goes_on: false,
            takes_no_place: false,
            disqualified: false,
        }
    };
    StageTable {
        number: i64::from(table.table),
        state: None,
        stands: None,
        seats: table.seats.iter().map(seat).collect(),
    }
}

/// How many of those who come in next are named.
const ALTERNATES: usize = 6;

/// Who comes in when a place becomes free, in order; nobody where there are no tables yet.
fn alternates(snapshot: &Snapshot, ranking: &Ranking, stage: Stage, tables: &[StageTable]) -> Vec<Alternate> {
    let seated: Vec<PlayerId> = tables.iter().flat_map(|table| &table.seats).map(|seat| seat.player).collect();
    if seated.is_empty() {
        return Vec::new();
    }
    let comes_in = |row: &&RankedPlayer| {
        row.rank.is_some()
            && ranking::presence(snapshot, stage, row) == Presence::Here
            && !seated.contains(&ranking::stored(row.player))
    };
    let alternate = |row: &RankedPlayer| Alternate {
        player: ranking::stored(row.player),
        name: row.name.clone(),
        rank: row.rank,
        is_active: row.status == Status::Active,
    };
    ranking.standings.rows.iter().filter(comes_in).take(ALTERNATES).map(alternate).collect()
}

/// Who takes no place in a stage.
fn declined(snapshot: &Snapshot, stage: Stage) -> Vec<Declined> {
    let of_stage = snapshot.declines.iter().filter(|decline| decline.stage == stage);
    let declined = of_stage.filter_map(|decline| {
        let player = snapshot.player(decline.player_id)?;
        Some(Declined { player: player.id, name: player.label(), is_active: player.is_active(), at: decline.at })
    });
    declined.collect()
}

fn prelim_rank(ranking: &Ranking, player: PlayerId) -> Option<Rank> {
    ranking.standings.row(ranking::ranked(player)).and_then(|row| row.prelim_rank)
}

/// Whether a player is out of the tournament, or declined a stage.
fn takes_no_place(snapshot: &Snapshot, stage: Stage, player: PlayerId) -> bool {
    snapshot.has_declined(stage, player) || snapshot.player(player).is_none_or(|player| !player.is_active())
}

fn is_disqualified(snapshot: &Snapshot, player: PlayerId) -> bool {
    snapshot.player(player).is_some_and(|player| player.state == PlayerState::Disqualified)
}
