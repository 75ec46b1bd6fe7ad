//! Who wants to be in no pictures, and who films where (3.1).

use crate::rounds::RoundAt;
use crate::rulings::judge_board::current_round;
use reeve_rules::media::{BoardMoment, FilmAnswer, FilmCondition};
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState};
use reeve_store::board_photo::KeptPhoto;
use reeve_store::film_request::{Consents, FilmRequest};
use reeve_store::player::Player;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx, board_photo, film_request, player, setting};

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

/// Requests to film, with who agreed to which.
pub struct Films {
    requests: Vec<FilmRequest>,
    consents: Consents,
}

impl Films {
    /// Reads those of a table.
    pub async fn of_table(tx: &mut Tx, id: TournamentId, at: RoundAt, table: i64) -> Result<Films, Error> {
        let requests = film_request::of_table(tx, id, (at.stage, at.number), table).await?;
        let consents = if requests.is_empty() { Vec::new() } else { film_request::consents(tx, id).await? };
        Ok(Films { requests, consents })
    }

    /// The requests at a table, with those who sit there and whom the snapshot knows.
    pub fn at_table(&self, snapshot: &Snapshot, table: &Table) -> Vec<FilmView<'_>> {
        self.requests.iter().map(|request| self.view(snapshot, table, request)).collect()
    }

    /// The requests of a round, each with its table; those of tables that are not there any more are left out.
    pub fn of_round<'s>(&'s self, snapshot: &Snapshot, round: &Round) -> Vec<FilmView<'s>> {
        let view = |request: &'s FilmRequest| {
            let is_here = (request.stage, request.round_number) == (round.row.stage, round.row.number);
            let table = round.tables.iter().find(|table| is_here && table.row.number == request.table_number)?;
            Some(self.view(snapshot, table, request))
        };
        self.requests.iter().filter_map(view).collect()
    }

    fn view<'s>(&self, snapshot: &Snapshot, table: &Table, request: &'s FilmRequest) -> FilmView<'s> {
        let seats = table.seats.iter().filter(|seat| !seat.absent);
        let seat = seats.filter_map(|seat| {
            let player = snapshot.player(seat.player_id)?;
            Some(FilmedPlayer {
                position: seat.position,
                label: player.label(),
                agrees: self.consents.contains(&(request.id, player.id)),
                no_pictures: player.no_pictures,
            })
        });
        FilmView { request, players: seat.collect() }
    }
}

/// The round of a table with those who sit there, and the requests to film them.
pub async fn filming(tx: &mut Tx, id: TournamentId, at: RoundAt, table: i64) -> Result<(Snapshot, Films), Error> {
    let mut snapshot = Snapshot::of_round(tx, id, (at.stage, at.number)).await?;
    let seats = &at.table(&snapshot.rounds, table)?.1.seats;
    let people: Vec<PlayerId> = seats.iter().map(|seat| seat.player_id).collect();
    snapshot.players = player::by_ids(tx, &people).await?;
    Ok((snapshot, Films::of_table(tx, id, at, table).await?))
}

/// A tournament, and all requests to film in it.
pub async fn all_filming(tx: &mut Tx, id: TournamentId) -> Result<(Snapshot, Films), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    let requests = film_request::of_tournament(tx, id).await?;
    Ok((snapshot, Films { requests, consents: film_request::consents(tx, id).await? }))
}

/// The photos of the board at a table.
pub struct TablePhotos {
    /// How far the round is.
    pub state: RoundState,
    pub photos: Vec<KeptPhoto>,
    /// For how many days photos are kept.
    pub days: i64,
}

impl TablePhotos {
    /// Reads them. Error: [`Error::Missing`] where there is no such table.
    pub async fn read(tx: &mut Tx, id: TournamentId, at: RoundAt, table: i64) -> Result<TablePhotos, Error> {
        let at = (at.stage, at.number);
        let (round, _) = Snapshot::table_of(tx, id, at, table).await?;
        let photos = board_photo::of_table(tx, id, at, table).await?;
        Ok(TablePhotos { state: round.state, photos, days: setting::keeping(tx).await?.photos })
    }
}

/// A photo itself. Error: [`Error::Missing`].
pub async fn photo(
    tx: &mut Tx,
    id: TournamentId,
    at: RoundAt,
    table: i64,
    moment: BoardMoment,
) -> Result<Vec<u8>, Error> {
    board_photo::content(tx, id, (at.stage, at.number), table, moment).await?.ok_or(Error::Missing)
}
