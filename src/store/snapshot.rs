//! Everything of one tournament, read at one moment in a fixed number of statements.
//!
//! A tournament of 200 players is about a thousand short rows, so the pages and the actions read it whole and
//! ask `rules` in memory, instead of having a query of its own for every question.

use std::collections::BTreeMap;

use crate::game_note;
use crate::game_note::GameNote;
use crate::game_table;
use crate::game_table::TableRow;
use crate::lots;
use crate::lots::{Decline, Draw, Lot};
use crate::player;
use crate::player::Player;
use crate::round;
use crate::round::RoundRow;
use crate::schedule;
use crate::schedule::Schedule;
use crate::schedule_report::ScheduleReport;
use crate::seat;
use crate::seat::Seat;
use crate::seat_moves::Seats;
use crate::series_final;
use crate::series_final::BroughtResult;
use crate::tournament;
use crate::tournament::{StaffMember, Tournament};
use crate::{Db, Error, PlayerId, SeriesId, TableId, TournamentId, Tx};
use reeve_rules::seating::SeatAt;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::{ScheduleSource, SheetState, Stage, TournamentPart};

/// A tournament with everything in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Snapshot {
    pub tournament: Tournament,
    pub staff: Vec<StaffMember>,
    /// Its players by number, hidden ones included.
    pub players: Vec<Player>,
    /// Its rounds in the order in which they are played.
    pub rounds: Vec<Round>,
    /// The later stages whose tables were taken away after everybody saw their seats, until others are public.
    pub taken_away: Vec<RoundRow>,
    /// Its lots, lowest first.
    pub lots: Vec<Lot>,
    pub draws: Vec<Draw>,
    /// Who declined a later stage.
    pub declines: Vec<Decline>,
    /// How its seat schedule was made.
    pub schedule: Option<Schedule>,
    /// What is noted of its tables beside their record sheets.
    pub notes: Vec<GameNote>,
    /// What the players bring from the events of a series, the best first; nothing in a tournament that is no final day.
    pub brought: Vec<BroughtResult>,
}

/// A round with its tables.
#[derive(Debug, Clone, PartialEq)]
pub struct Round {
    pub row: RoundRow,
    pub tables: Vec<Table>,
}

/// A table with its record sheet and seats.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    pub row: TableRow,
    /// Its seats by selection position.
    pub seats: Vec<Seat>,
}

impl Table {
    /// Whether the record sheet names a seat of the table as the winner. Whether its reader may know is asked elsewhere.
    pub fn won(&self, seat: &Seat) -> bool {
        self.row.winner_position == Some(seat.position)
    }

    /// Whether a judge decided that the game counts for nobody: all are marked absent, so that nothing of it ranks. Earlier versions
    /// noted it by the result that was in.
    pub fn is_not_counted(&self) -> bool {
        let noted = self.row.stands == Some(WhatStands::Nothing) || self.row.submitted_at.is_some();
        self.row.sheet_state == SheetState::Decided && noted && self.seats.iter().all(|seat| seat.absent)
    }

    /// Whether the player of a seat came to a game that is not counted.
    pub fn is_not_counted_for(&self, seat: &Seat) -> bool {
        self.is_not_counted() && seat.came != Some(false)
    }

    /// Whether the player of a seat did not come.
    pub fn is_missed_by(&self, seat: &Seat) -> bool {
        seat.absent && !self.is_not_counted_for(seat)
    }
}

impl Round {
    /// Whether it is a later stage whose tables were taken away after everybody saw their seats.
    fn is_taken_away(&self) -> bool {
        self.row.stage != Stage::Prelim && self.row.published_at.is_some() && self.tables.is_empty()
    }

    /// Who sits where, by the player's number.
    pub fn seats(&self, labels: &PlayerLabels) -> Seats {
        let of_table = |table: &Table| {
            let at = |seat: &Seat| {
                Some((labels.number_of(seat.player_id), SeatAt::numbered(table.row.number, seat.position)?))
            };
            table.seats.iter().filter_map(at).collect::<Vec<_>>()
        };
        self.tables.iter().flat_map(of_table).collect()
    }
}

impl Snapshot {
    /// Reads a tournament whole. Eleven statements, whatever its size; one more for the final day of a series.
    ///
    /// Error: [`Error::Missing`] where there is no such tournament.
    pub async fn load(tx: &mut Tx, id: TournamentId) -> Result<Snapshot, Error> {
        let tournament = tournament::by_id(tx, id).await?.ok_or(Error::Missing)?;
        Snapshot::of(tx, tournament).await
    }

    /// As [`Snapshot::load`], in a transaction of its own.
    pub async fn read(db: &Db, id: TournamentId) -> Result<Snapshot, Error> {
        Snapshot::load(&mut db.read().await?, id).await
    }

    /// Reads the rest of a tournament whose own row was read in the same transaction.
    pub async fn of(tx: &mut Tx, tournament: Tournament) -> Result<Snapshot, Error> {
        let id = tournament.id;
        let staff = tournament::staff(tx, id).await?;
        let players = player::of_tournament(tx, id).await?;
        let (taken_away, rounds): (Vec<Round>, Vec<Round>) =
            Snapshot::rounds_of(tx, id).await?.into_iter().partition(Round::is_taken_away);
        let taken_away = taken_away.into_iter().map(|round| round.row).collect();
        let lots = lots::lots(tx, id).await?;
        let draws = lots::draws(tx, id).await?;
        let declines = lots::declines(tx, id).await?;
        let schedule = schedule::newest(tx, id).await?;
        let notes = game_note::of_tournament(tx, id).await?;
        let brought = match tournament.part {
            TournamentPart::Finals => series_final::brought(tx, id).await?,
            TournamentPart::Whole | TournamentPart::Prelims => Vec::new(),
        };
        Ok(Snapshot { tournament, staff, players, rounds, taken_away, lots, draws, declines, schedule, notes, brought })
    }

    /// On the final day of a series: the rank in its frozen ranking, by which a player was invited.
    pub fn series_rank(&self, player: PlayerId) -> Option<i64> {
        self.brought.iter().find(|brought| brought.player_id == player).map(|brought| brought.rank)
    }

    /// Reads all events of a series, in the order of their days, each as far as its results go: players, rounds, tables and
    /// seats. Five statements, however many events there are.
    pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<Snapshot>, Error> {
        let tournaments = tournament::of_series(tx, id).await?;
        let mut players: BTreeMap<TournamentId, Vec<Player>> = BTreeMap::new();
        for player in player::of_series(tx, id).await? {
            players.entry(player.tournament_id).or_default().push(player);
        }
        let rows = round::of_series(tx, id).await?;
        let (tables, seats) = (game_table::of_series(tx, id).await?, seat::of_series(tx, id).await?);
        let mut rounds: BTreeMap<TournamentId, Vec<Round>> = BTreeMap::new();
        for round in assemble(rows, tables, seats) {
            rounds.entry(round.row.tournament_id).or_default().push(round);
        }
        let event = |tournament: Tournament| Snapshot {
            players: players.remove(&tournament.id).unwrap_or_default(),
            rounds: rounds.remove(&tournament.id).unwrap_or_default(),
            taken_away: Vec::new(),
            tournament,
            staff: Vec::new(),
            lots: Vec::new(),
            draws: Vec::new(),
            declines: Vec::new(),
            schedule: None,
            notes: Vec::new(),
            brought: Vec::new(),
        };
        Ok(tournaments.into_iter().map(event).collect())
    }

    /// Reads a tournament with this round alone, and no players: what is shown of one record sheet, of which a hall opens fifty at
    /// the end of a round.
    ///
    /// Error: [`Error::Missing`] where there is no such round.
    pub async fn of_round(tx: &mut Tx, id: TournamentId, at: (Stage, i64)) -> Result<Snapshot, Error> {
        let tournament = tournament::by_id(tx, id).await?.ok_or(Error::Missing)?;
        let round = round::at(tx, id, at).await?.ok_or(Error::Missing)?;
        let tables = game_table::of_round(tx, round.id).await?;
        let seats = seat::of_round(tx, round.id).await?;
        let rounds = assemble(vec![round], tables, seats);
        let (staff, players, lots, draws, declines) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Ok(Snapshot {
            tournament,
            staff,
            players,
            rounds,
            taken_away: Vec::new(),
            lots,
            draws,
            declines,
            schedule: None,
            notes: Vec::new(),
            brought: Vec::new(),
        })
    }

    /// Reads only one table with its round. Three statements, and no more rows in a large tournament than in a small one: what a
    /// record sheet takes, of which a hall sends fifty at the end of a round.
    ///
    /// Error: [`Error::Missing`] where there is none.
    pub async fn table_of(
        tx: &mut Tx,
        id: TournamentId,
        at: (Stage, i64),
        table: i64,
    ) -> Result<(RoundRow, Table), Error> {
        let round = round::at(tx, id, at).await?.ok_or(Error::Missing)?;
        let row = game_table::at(tx, round.id, table).await?.ok_or(Error::Missing)?;
        let seats = seat::of_table(tx, row.id).await?;
        Ok((round, Table { row, seats }))
    }

    /// Reads only the rounds with their tables and seats, in the order in which they are played. Three statements.
    pub async fn rounds_of(tx: &mut Tx, id: TournamentId) -> Result<Vec<Round>, Error> {
        let rounds = round::of_tournament(tx, id).await?;
        let tables = game_table::of_tournament(tx, id).await?;
        let seats = seat::of_tournament(tx, id).await?;
        Ok(assemble(rounds, tables, seats))
    }

    /// What is noted of a table, if anything is.
    pub fn note(&self, table: TableId) -> Option<&GameNote> {
        self.notes.iter().find(|note| note.table_id == table)
    }

    /// A player by number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// A round by stage and number.
    pub fn round(&self, stage: Stage, number: i64) -> Option<&Round> {
        self.rounds.iter().find(|round| round.row.stage == stage && round.row.number == number)
    }

    /// The rounds of a stage.
    pub fn stage(&self, stage: Stage) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(move |round| round.row.stage == stage)
    }

    /// How good the seat schedule is; None where there is none, or its report is one that this program can't read.
    pub fn schedule_report(&self) -> Option<ScheduleReport> {
        let stored = self.schedule.as_ref()?;
        let mut report = ScheduleReport::read(&stored.report)?;
        // Earlier versions kept it in the source alone.
        report.brought |= stored.source == ScheduleSource::Imported;
        Some(report)
    }

    /// Whether a player takes no place in a later stage although the ranking would give one.
    pub fn has_declined(&self, stage: Stage, player: PlayerId) -> bool {
        self.declines.iter().any(|decline| decline.stage == stage && decline.player_id == player)
    }

    /// A table by its number over all tables, with its round.
    pub fn table(&self, id: TableId) -> Option<(&Round, &Table)> {
        self.rounds
            .iter()
            .find_map(|round| round.tables.iter().find(|table| table.row.id == id).map(|table| (round, table)))
    }

    /// What to call each player: the name, with a suffix where two have the same.
    pub fn labels(&self) -> PlayerLabels {
        PlayerLabels(self.players.iter().map(|player| (player.id, (player.number, player.label()))).collect())
    }
}

/// What to call each player of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerLabels(BTreeMap<PlayerId, (i64, String)>);

impl PlayerLabels {
    /// What to call a player; nothing of one who is not in the tournament.
    pub fn of(&self, player: PlayerId) -> &str {
        self.known(player).unwrap_or_default()
    }

    /// The number of a player in the tournament; 0 of one who is not in it.
    pub fn number_of(&self, player: PlayerId) -> i64 {
        self.0.get(&player).map(|(number, _)| *number).unwrap_or_default()
    }

    /// What to call a player; none where the player is not in the tournament.
    pub fn known(&self, player: PlayerId) -> Option<&str> {
        self.0.get(&player).map(|(_, label)| label.as_str())
    }
}

/// Puts seats into tables and tables into rounds. Tables come ordered within their round, seats within
/// their table.
fn assemble(rounds: Vec<RoundRow>, tables: Vec<TableRow>, seats: Vec<Seat>) -> Vec<Round> {
    let mut at_table: BTreeMap<TableId, Vec<Seat>> = BTreeMap::new();
    for seat in seats {
        at_table.entry(seat.table_id).or_default().push(seat);
    }
    let mut in_round: BTreeMap<_, Vec<Table>> = BTreeMap::new();
    for row in tables {
        let seats = at_table.remove(&row.id).unwrap_or_default();
        in_round.entry(row.round_id).or_default().push(Table { row, seats });
    }
    rounds.into_iter().map(|row| Round { tables: in_round.remove(&row.id).unwrap_or_default(), row }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_nothing() {
        let labels = PlayerLabels(BTreeMap::from([(PlayerId(1), (7, "Ada (2)".to_owned()))]));
        assert_eq!((labels.of(PlayerId(1)), labels.known(PlayerId(1))), ("Ada (2)", Some("Ada (2)")));
        assert_eq!((labels.of(PlayerId(2)), labels.known(PlayerId(2))), ("", None));
    }
}
