//! What a disqualification does, and what lifting one does: shown before it is confirmed (1.3.5).

use chrono::{DateTime, Utc};

use reeve_rules::standings::Rank;
use reeve_rules::tournament::vocabulary::{RoundState, Stage, TournamentPart};
use reeve_store::player::Player;
use reeve_store::round::RoundRow;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{Error, PlayerId, Snapshot};

use crate::rounds::{RoundAt, prelims};
use crate::rulings::now;
use crate::standings::after_correction::{CorrectionEffect, difference};
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility::Reader;

/// What changes when players are put out of the tournament, or come back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DisqualificationEffect {
    pub players: Vec<DisqualifiedPlayer>,
    /// What changes in the ranking, and in who plays the next stage.
    pub ranking: CorrectionEffect,
}

/// What a disqualification means for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DisqualifiedPlayer {
    pub id: PlayerId,
    /// The number in the tournament.
    pub number: i64,
    pub name: String,
    /// The rank until then, where there is one and a game is decided.
    pub rank: Option<Rank>,
    /// The games whose results are final: they stand, for the opponents as well.
    pub stand: Vec<(RoundAt, i64)>,
    /// Games that have begun and whose sheets are not final.
    pub open: Vec<(RoundAt, i64)>,
    /// Those of them whose result says that the player has won.
    pub won: Vec<(RoundAt, i64)>,
    /// Seats in rounds that have not begun: they are mended before the start.
    pub seats: Vec<(RoundAt, i64)>,
    /// The later stage whose tables are made and whose games have not begun: they are made again then.
    pub made: Option<Stage>,
    /// Whether a round of preliminary games has not begun, so that seats can still be had.
    pub plays_on: bool,
    /// Whether the player had withdrawn, and so stays out when a disqualification is lifted.
    pub withdrew: bool,
}

/// What happens when these players are put out under a clause.
///
/// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
pub fn effect(snapshot: &Snapshot, players: &[PlayerId], clause: &str) -> Result<DisqualificationEffect, Error> {
    changed((snapshot, None), players, |player| now::out(player, clause))
}

/// What happens when these players come back who were out since then.
///
/// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
pub fn effect_of_lifting(
    snapshot: &Snapshot,
    players: &[PlayerId],
    since: Option<DateTime<Utc>>,
) -> Result<DisqualificationEffect, Error> {
    changed((snapshot, since), players, now::back)
}

fn changed(
    (snapshot, since): (&Snapshot, Option<DateTime<Utc>>),
    players: &[PlayerId],
    becomes: impl Fn(&Player) -> Player,
) -> Result<DisqualificationEffect, Error> {
    let mut after = snapshot.clone();
    for player in after.players.iter_mut().filter(|player| players.contains(&player.id)) {
        *player = becomes(player);
    }
    after.declines.retain(|one| since.is_none_or(|since| !now::is_given_back(snapshot, one, players, since)));
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    let theirs = snapshot.players.iter().filter(|player| players.contains(&player.id));
    // Their own ranks stand first among those that change.
    let first = players.iter().map(|player| ranking::ranked(*player)).collect();
    Ok(DisqualificationEffect {
        players: theirs.map(|player| of_player(snapshot, &ranking, player)).collect(),
        ranking: difference(snapshot, &after, &first)?,
    })
}

fn of_player(snapshot: &Snapshot, ranking: &Ranking, player: &Player) -> DisqualifiedPlayer {
    let sits = |table: &&Table| table.seats.iter().any(|seat| seat.player_id == player.id && !seat.absent);
    // Before the first result everybody is level, and a rank says nothing.
    let counts = snapshot.rounds.iter().flat_map(|round| &round.tables).any(|table| table.row.sheet_state.is_final());
    let mut one = DisqualifiedPlayer {
        id: player.id,
        number: player.number,
        name: player.label(),
        rank: ranking.rank_of(player.id).filter(|_| counts),
        stand: Vec::new(),
        open: Vec::new(),
        won: Vec::new(),
        seats: Vec::new(),
        plays_on: snapshot.tournament.part != TournamentPart::Finals && !prelims::are_over(snapshot),
        withdrew: player.withdrawn_at.is_some(),
        made: snapshot.rounds.iter().find(|round| is_stage_ahead(&round.row)).map(|round| round.row.stage),
    };
    for (round, table) in
        snapshot.rounds.iter().flat_map(|round| round.tables.iter().filter(sits).map(move |t| (round, t)))
    {
        let place = (RoundAt::of(round), table.row.number);
        match of_seat(round, table) {
            SeatThen::Stands => one.stand.push(place),
            SeatThen::Open => {
                one.open.push(place);
                let won = table.seats.iter().any(|seat| seat.player_id == player.id && table.won(seat));
                one.won.extend(won.then_some(place));
            }
            SeatThen::Ahead => one.seats.push(place),
        }
    }
    one
}

/// Whether a round is that of a later stage, with tables, and has not begun.
fn is_stage_ahead(round: &RoundRow) -> bool {
    round.stage != Stage::Prelim && !round.state.has_begun()
}

/// What becomes of a seat of somebody who is disqualified.
enum SeatThen {
    Stands,
    Open,
    /// The game has not begun.
    Ahead,
}

fn of_seat(round: &Round, table: &Table) -> SeatThen {
    match round.row.state {
        _ if table.row.sheet_state.is_final() => SeatThen::Stands,
        RoundState::Playing | RoundState::Closed => SeatThen::Open,
        RoundState::Planned | RoundState::Published => SeatThen::Ahead,
    }
}
