//! What goes out after the event: the report for CATAN Studio, and the prize list.

use std::collections::BTreeSet;

use reeve_rules::standings::{GameTally, Rank, RankedPlayer, Status};
use reeve_rules::tournament::format::Format;
use reeve_store::snapshot::Snapshot;
use reeve_store::{Error, PlayerId};

use crate::bracket;
use crate::people::attendance;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility::Reader;

/// One of the players at the final table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finalist {
    /// The place after the final; none for the disqualified.
    pub place: Option<Rank>,
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// VP in the final, as stated on the record sheet; none where the player did not come.
    pub vp: Option<i64>,
    /// Whether this is the champion: who won the final, or who is first where the winner is disqualified.
    pub champion: bool,
    /// E-mail address, where it is known.
    pub email: Option<String>,
    /// Club, where it is known.
    pub club: Option<String>,
    /// Country, where it is known.
    pub country: Option<String>,
}

/// The report for CATAN Studio.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Players counted in round 1, and what follows; none before that.
    pub format: Option<Format>,
    /// Everybody who took part, latecomers too; none before round 1 has started.
    pub participants: Option<usize>,
    /// The final table by place; empty before the final is closed.
    pub finalists: Vec<Finalist>,
    /// Where the result stands: who goes on to something elsewhere, by rank. Their VP are those of no game.
    pub qualified: Vec<Finalist>,
}

/// One row of the prize list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prize {
    pub rank: Rank,
    pub name: String,
    /// Whether the player left the tournament.
    pub withdrawn: bool,
    /// Whether the player took part: no result counts yet, or one of the player's does.
    pub took_part: bool,
    /// Whether the player goes on to something elsewhere, where the result stands.
    pub qualified: bool,
    /// What all games add up to, the final too.
    pub tally: GameTally,
    /// Which circle the rank belongs to.
    pub circle: PrizeCircle,
}

/// The circles that prizes are packed for, by rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeCircle {
    /// Rank 1.
    Winner,
    /// Ranks 2 to 4.
    Top4,
    /// Ranks 5 to 16.
    Top16,
    /// Ranks 17 to 32.
    Top32,
    Everybody,
}

impl PrizeCircle {
    /// The circle of a rank.
    fn of(rank: Rank) -> PrizeCircle {
        match rank.0 {
            1 => PrizeCircle::Winner,
            2..=4 => PrizeCircle::Top4,
            5..=16 => PrizeCircle::Top16,
            17..=32 => PrizeCircle::Top32,
            _ => PrizeCircle::Everybody,
        }
    }
}

/// Puts the report together.
///
/// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
pub fn report(snapshot: &Snapshot) -> Result<Report, Error> {
    let format = ranking::format_of(&snapshot.tournament);
    let participants = format.map(|format| format.attendance.max(took_part(snapshot)));
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    let is_finished = snapshot.tournament.phase.is_finished();
    let go_on = ranking.standings.rows.iter().filter(|row| ranking.standings.qualifies(row, ranking.qualifies()));
    let qualified = go_on.filter(|_| is_finished).filter_map(|row| {
        let player = snapshot.player(ranking::stored(row.player))?;
        Some(Finalist {
            place: row.rank,
            number: player.number,
            name: player.label(),
            vp: None,
            champion: ranking.champion().is_some_and(|first| first.player == row.player),
            email: player.person.email.clone(),
            club: player.person.club.clone(),
            country: player.person.country.clone(),
        })
    });
    let qualified: Vec<Finalist> = qualified.collect();
    let Some(table) = bracket::closed_final(snapshot).and_then(|round| round.tables.first()) else {
        return Ok(Report { format, participants, finalists: Vec::new(), qualified });
    };
    let mut finalists = Vec::new();
    for row in &ranking.standings.rows {
        let id = ranking::stored(row.player);
        let seat = table.seats.iter().find(|seat| seat.player_id == id);
        let (Some(seat), Some(player)) = (seat, snapshot.player(id)) else { continue };
        finalists.push(Finalist {
            place: row.rank,
            number: player.number,
            name: player.label(),
            vp: seat.vp,
            champion: ranking.standings.champion().is_some_and(|first| first.player == row.player),
            email: player.person.email.clone(),
            club: player.person.club.clone(),
            country: player.person.country.clone(),
        });
    }
    Ok(Report { format, participants, finalists, qualified })
}

/// How many have played in any round that has begun.
pub fn took_part(snapshot: &Snapshot) -> usize {
    let begun = snapshot.rounds.iter().filter(|round| round.row.state.has_begun());
    begun.flat_map(attendance::came).collect::<BTreeSet<PlayerId>>().len()
}

/// What the games of a player add up to. The columns of the standings hold those before the final.
fn with_final(row: &RankedPlayer) -> GameTally {
    let mut tally = row.tally;
    if let Some((vp, won)) = row.in_final {
        tally.games += 1;
        tally.wins += u32::from(won);
        tally.vp += u32::from(vp.counted());
    }
    tally
}

/// The prize list: everybody with a rank, in its order.
///
/// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
pub fn prizes(snapshot: &Snapshot) -> Result<Vec<Prize>, Error> {
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    let rows = &ranking.standings.rows;
    let played = rows.iter().any(|row| row.tally.games > 0);
    let is_finished = snapshot.tournament.phase.is_finished();
    let not_counted: BTreeSet<PlayerId> = snapshot.rounds.iter().flat_map(attendance::not_counted).collect();
    let prize = |row: &RankedPlayer| {
        let rank = row.rank?;
        let withdrawn = row.status == Status::Withdrawn;
        let came = row.tally.games > 0 || not_counted.contains(&ranking::stored(row.player));
        let took_part = came || !(played || withdrawn);
        let qualified = is_finished && ranking.standings.qualifies(row, ranking.qualifies());
        let circle = PrizeCircle::of(rank);
        Some(Prize { rank, name: row.name.clone(), withdrawn, took_part, qualified, tally: with_final(row), circle })
    };
    Ok(rows.iter().filter_map(prize).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState, SheetState};

    #[test]
    fn latecomers_are_participants_and_decide_no_stages() {
        let mut event = event(Phase::Prelim, 14);
        event.tournament.attendance = Some(13);
        prelims(&mut event, 1, RoundState::Playing, SheetState::Open);
        // Player 14 comes in time for round 2.
        for table in &mut event.rounds[0].tables {
            table.seats.retain(|seat| seat.player_id.0 != 14);
        }
        let report = report(&event).expect("the store is sound");
        assert_eq!((report.participants, report.format.map(|format| format.attendance)), (Some(14), Some(13)));
    }

    #[test]
    fn who_left_before_playing_took_no_part() {
        let mut event = event(Phase::Prelim, 12);
        prelims(&mut event, 0, RoundState::Published, SheetState::Open);
        let took_part = |event: &Snapshot, name: &str| {
            let prizes = prizes(event).expect("the store is sound");
            prizes.iter().find(|prize| prize.name == name).map(|prize| prize.took_part)
        };
        let name = event.players[11].label();
        assert_eq!(took_part(&event, &name), Some(true), "nobody has played yet");
        event.players[11].state = PlayerState::Withdrawn;
        assert_eq!(took_part(&event, &name), Some(false));

        let mut played = crate::event_for_tests::event(Phase::Prelim, 12);
        prelims(&mut played, 1, RoundState::Planned, SheetState::Open);
        played.players[11].state = PlayerState::Withdrawn;
        assert_eq!(took_part(&played, &name), Some(true), "played, and left then");
        let seats = played.rounds[0].tables.iter_mut().flat_map(|table| &mut table.seats);
        for seat in seats.filter(|seat| seat.position == 4) {
            (seat.absent, seat.vp) = (true, None);
        }
        let absent = played.rounds[0].tables[0].seats[3].player_id;
        let absent = played.player(absent).expect("a player").label();
        assert_eq!(took_part(&played, &absent), Some(false), "never came");
    }

    #[test]
    fn whose_only_game_was_not_counted_took_part() {
        let mut event = crate::event_for_tests::after_prelims(16);
        for round in &mut event.rounds {
            let table = &mut round.tables[0];
            (table.row.sheet_state, table.row.winner_position) = (SheetState::Decided, None);
            table.seats.iter_mut().for_each(|seat| (seat.absent, seat.vp) = (true, None));
        }
        let name = event.players[0].label();
        let told = |event: &Snapshot| {
            let prizes = prizes(event).expect("the store is sound");
            let of_prizes = prizes.into_iter().find(|prize| prize.name == name).map(|prize| prize.took_part);
            (super::took_part(event), of_prizes)
        };
        assert_eq!(told(&event), (12, None), "never came, and has no rank");
        event.rounds[0].tables[0].row.submitted_at = Some(crate::event_for_tests::AT);
        assert_eq!(told(&event), (16, Some(true)));
    }
}
