//! What a player wants to know first: where to sit, and what stands.

use crate::rules::tournament::vocabulary::{Phase, PlayerState, RoundState, SheetState, Stage};
use crate::store::Snapshot;
use crate::store::player::Player;
use crate::store::snapshot::{Round, Table};
use crate::store::tournament::Tournament;
use crate::views::shown;

/// The seat in the round that is on, or comes next.
pub struct Place {
    /// The round in words.
    pub round: String,
    /// The table's number.
    pub table: i64,
    /// The selection position.
    pub position: i64,
    /// Whether the games of the round have begun.
    pub playing: bool,
    /// Everybody at the table as (position, name, whether it is the player).
    pub people: Vec<(i64, String, bool)>,
}

/// A game of the player.
pub struct Game {
    /// The round in words.
    pub round: String,
    /// The table's number.
    pub table: i64,
    /// The selection position.
    pub position: i64,
    /// The VP as stated; empty before the result.
    pub vp: String,
    /// Whether the player won.
    pub won: bool,
    /// Whether the result is final.
    pub is_final: bool,
}

/// The name of a round for people.
pub fn round_name(stage: Stage, number: i64) -> String {
    match stage {
        Stage::Prelim => format!("Round {number}"),
        Stage::Semi => "Semi-final".to_owned(),
        Stage::Final => "Final".to_owned(),
    }
}

/// Rounds whose seats are public, with the player's table and position.
fn seats<'a>(snapshot: &'a Snapshot, player: &'a Player) -> impl Iterator<Item = (&'a Round, &'a Table, i64)> {
    let public = shown::published(snapshot).into_iter();
    public.filter_map(move |round| {
        round.tables.iter().find_map(|table| {
            let seat = table.seats.iter().find(|seat| seat.player_id == player.id)?;
            Some((round, table, seat.position))
        })
    })
}

/// Where the player sits now: in the first public round that is not closed.
pub fn place_now(snapshot: &Snapshot, player: &Player) -> Option<Place> {
    if !player.is_active() {
        return None;
    }
    let (round, table, position) = seats(snapshot, player).find(|(round, ..)| round.row.state != RoundState::Closed)?;
    let labels = snapshot.labels();
    let people = table.seats.iter().map(|seat| {
        let name = labels.get(&seat.player_id).cloned().unwrap_or_default();
        (seat.position, name, seat.player_id == player.id)
    });
    Some(Place {
        round: round_name(round.row.stage, round.row.number),
        table: table.row.number,
        position,
        playing: round.row.state == RoundState::Playing,
        people: people.collect(),
    })
}

/// The player's games in the order in which they are played.
pub fn games(snapshot: &Snapshot, player: &Player) -> Vec<Game> {
    seats(snapshot, player)
        .map(|(round, table, position)| {
            let entered = table.row.sheet_state != SheetState::Open;
            let seat = table.seats.iter().find(|seat| seat.position == position);
            let vp = seat.and_then(|seat| seat.vp).filter(|_| entered);
            Game {
                round: round_name(round.row.stage, round.row.number),
                table: table.row.number,
                position,
                vp: vp.map(|vp| vp.to_string()).unwrap_or_default(),
                won: entered && table.row.winner_position == Some(position),
                is_final: table.row.sheet_state.is_final(),
            }
        })
        .collect()
}

/// Where the player stands: a heading, and what comes next in sentences.
pub fn standing(snapshot: &Snapshot, player: &Player) -> (String, Vec<String>) {
    let tournament = &snapshot.tournament;
    let (heading, next) = match player.state {
        PlayerState::Asked => (
            "The organizers look at your registration",
            vec!["You have no place yet. This page says so as soon as they have approved it."],
        ),
        PlayerState::Waiting => {
            let ahead = crate::views::people::attendance::waiting(&snapshot.players)
                .take_while(|other| other.id != player.id)
                .count();
            let place = format!("You are number {} on the waiting list", ahead + 1);
            let next = "Every place is taken. When somebody leaves, the next on the list gets the place, and this \
                        page says so.";
            return (place, vec![next.to_owned()]);
        }
        PlayerState::Withdrawn => (
            "You have withdrawn",
            vec!["You don't take part. If that is a mistake, tell the organizers; they can bring you back."],
        ),
        PlayerState::Disqualified => {
            ("You are disqualified", vec!["You don't take part any more. The judges and organizers can tell you why."])
        }
        PlayerState::Registered => in_tournament(tournament, player),
    };
    (heading.to_owned(), next.into_iter().map(str::to_owned).collect())
}

fn in_tournament(tournament: &Tournament, player: &Player) -> (&'static str, Vec<&'static str>) {
    match tournament.phase {
        Phase::Draft | Phase::Registration => (
            "You are registered",
            vec![
                "On the day, check in with the organizers when you arrive.",
                "Your table stands here as soon as the seats are public.",
            ],
        ),
        Phase::CheckIn if player.checked_in_at.is_some() => {
            ("You are checked in", vec!["Your table stands here as soon as the seats are public."])
        }
        Phase::CheckIn => ("Check in now", vec!["Tell the organizers at the entrance that you are there."]),
        Phase::Prelim | Phase::Semi | Phase::Final => {
            ("Wait for the next round", vec!["Your next table stands here as soon as its seats are public."])
        }
        Phase::Finished => ("The tournament is over", vec!["Thank you for playing."]),
    }
}
