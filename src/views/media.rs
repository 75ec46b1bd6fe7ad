//! Who wants to be in no pictures, and who films where (3.1).

use crate::rounds::RoundAt;
use crate::rulings::judge_board::current_round;
use reeve_rules::media::{FilmAnswer, FilmCondition};
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::film_request::{Consents, FilmRequest};
use reeve_store::player::Player;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{PlayerId, Snapshot};

/// Who wants to be in no pictures, where they sit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoPictures {
    /// The round that is on, or next, or was last; none before seats are public.
    pub round: Option<RoundAt>,
    /// Its tables at which somebody sits who wants none, with their names.
    pub tables: Vec<(i64, Vec<String>)>,
    /// Who sits at no table of it.
    pub others: Vec<String>,
}

/// Who wants to be in no pictures, by the tables of the round that is on. Who is hidden or has left is not among them.
pub fn no_pictures(snapshot: &Snapshot) -> NoPictures {
    let wants_none =
        |player: &&Player| player.no_pictures && !player.is_hidden() && player.state != PlayerState::Withdrawn;
    let mut others: Vec<&Player> = snapshot.players.iter().filter(wants_none).collect();
    let round = current_round(snapshot);
    let mut tables = Vec::new();
    for table in round.into_iter().flat_map(|round| &round.tables) {
        let sits = |player: &&Player| table.seats.iter().any(|seat| seat.player_id == player.id);
        let here: Vec<String> = others.iter().filter(|player| sits(player)).map(|player| player.label()).collect();
        others.retain(|player| !sits(player));
        if !here.is_empty() {
            tables.push((table.row.number, here));
        }
    }
    NoPictures { round: round.map(RoundAt::of), tables, others: others.into_iter().map(Player::label).collect() }
}

/// Somebody at a table whose game is to be filmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilmedPlayer {
    pub position: i64,
    /// What to call the player.
    pub label: String,
    /// Whether the player agreed to this request.
    pub agrees: bool,
    /// Whether the player wants to be in no pictures.
    pub no_pictures: bool,
}

/// A request to film, with the table as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilmView<'s> {
    pub request: &'s FilmRequest,
    /// Who sits there, without those who are absent.
    pub players: Vec<FilmedPlayer>,
}

impl FilmView<'_> {
    /// Whether they may film now: they were allowed to, keep to everything, and everybody who sits there now agreed. Seats may have been
    /// swapped since.
    pub fn may_film(&self) -> bool {
        let keeps = self.request.kept().len() == FilmCondition::ALL.len();
        self.request.film_answer == Some(FilmAnswer::Allowed) && keeps && self.missing().next().is_none()
    }

    /// Those who have not agreed.
    pub fn missing(&self) -> impl Iterator<Item = &FilmedPlayer> {
        self.players.iter().filter(|player| !player.agrees)
    }
}

/// The requests to film at a table, with who sits there. `players` are those whom the snapshot knows.
pub fn films<'s>(
    snapshot: &Snapshot,
    table: &Table,
    requests: &'s [FilmRequest],
    consents: &Consents,
) -> Vec<FilmView<'s>> {
    let at_table = |request: &FilmRequest| {
        let seats = table.seats.iter().filter(|seat| !seat.absent);
        let seat = seats.filter_map(|seat| {
            let player = snapshot.player(seat.player_id)?;
            Some(FilmedPlayer {
                position: seat.position,
                label: player.label(),
                agrees: agreed(request, player.id, consents),
                no_pictures: player.no_pictures,
            })
        });
        seat.collect()
    };
    requests.iter().map(|request| FilmView { request, players: at_table(request) }).collect()
}

/// The requests of a round, each with its table; those of tables that are not there any more are left out.
pub fn films_of_round<'s>(
    snapshot: &Snapshot,
    round: &Round,
    requests: &'s [FilmRequest],
    consents: &Consents,
) -> Vec<FilmView<'s>> {
    let of_table = |request: &'s FilmRequest| {
        let is_here = (request.stage, request.round_number) == (round.row.stage, round.row.number);
        let table = round.tables.iter().find(|table| is_here && table.row.number == request.table_number)?;
        films(snapshot, table, std::slice::from_ref(request), consents).pop()
    };
    requests.iter().filter_map(of_table).collect()
}

fn agreed(request: &FilmRequest, player: PlayerId, consents: &Consents) -> bool {
    consents.contains(&(request.id, player))
}
