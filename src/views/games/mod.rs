//! The game of a side event at a table: its log with the names of whoever sits there, and whether it can be played now.

mod refusal;
pub mod running;

use crate::rounds::RoundAt;
use reeve_files::games;
use reeve_files::games::log::{GameLogFault, LoggedGame, ToldStep, told};
use reeve_files::games::names::{renamed, seat_token};
use reeve_files::games::system_of;
use reeve_rules::games::journal::{Journal, SideSystem};
use reeve_rules::games::side::SIDE_SYSTEMS;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::player::Player;
use reeve_store::round::RoundRow;
use reeve_store::side_game::SideGame;
use reeve_store::snapshot::Table;
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx, player, side_game};

pub use refusal::Refusal;

/// Whoever plays at a table: a player or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSide {
    pub position: i64,
    /// What stands for it in the stored log.
    pub token: String,
    /// Its name in the log, which no other side has.
    pub name: String,
    pub player: PlayerId,
    /// Whether the player is not there.
    pub absent: bool,
}

/// A seat when the game of its table is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatAtEnd {
    pub position: i64,
    /// What the record sheet counts: VP, or hexes.
    pub points: i64,
    pub won: bool,
}

/// A table with its game, if one was begun there.
#[derive(Debug, Clone)]
pub struct GameAtTable {
    pub round: RoundRow,
    /// The table with its seats.
    pub table: Table,
    /// Whoever has a seat at the table, by position.
    pub sides: Vec<GameSide>,
    pub game: Option<SideGame>,
    /// The steps as they are stored.
    pub steps: Vec<String>,
    /// The seeds of the dice that Reeve threw for them; none where it threw none.
    pub dice_seeds: Vec<Option<i64>>,
}

impl GameAtTable {
    /// Reads it. Error: [`Error::Missing`] where there is no such table.
    pub async fn read(tx: &mut Tx, id: TournamentId, at: RoundAt, table: i64) -> Result<GameAtTable, Error> {
        let mut found = GameAtTable::read_without_steps(tx, id, at, table).await?;
        if found.game.is_some() {
            found.steps = side_game::steps(tx, found.table.row.id).await?;
            found.dice_seeds = side_game::dice_seeds(tx, found.table.row.id).await?;
        }
        Ok(found)
    }

    /// As [`GameAtTable::read`], but for the steps, which may be many.
    pub async fn read_without_steps(
        tx: &mut Tx,
        id: TournamentId,
        at: RoundAt,
        table: i64,
    ) -> Result<GameAtTable, Error> {
        let (round, table) = Snapshot::table_of(tx, id, (at.stage, at.number), table).await?;
        let people: Vec<PlayerId> = table.seats.iter().map(|seat| seat.player_id).collect();
        let players = player::by_ids(tx, &people).await?;
        let game = side_game::of_table(tx, table.row.id).await?;
        Ok(GameAtTable {
            sides: sides(&table, &players),
            round,
            table,
            game,
            steps: Vec::new(),
            dice_seeds: Vec::new(),
        })
    }

    /// Whoever is at the table, and plays in a game that begins.
    pub fn present(&self) -> Vec<&GameSide> {
        self.sides.iter().filter(|side| !side.absent).collect()
    }

    /// The version of the game; 0 where none was begun.
    pub fn version(&self) -> i64 {
        self.game.as_ref().map_or(0, |game| game.version)
    }

    /// The system that is played, if a game was begun.
    pub fn system(&self) -> Option<&'static SideSystem> {
        self.game.as_ref().and_then(|game| system_of(&game.opening))
    }

    /// A line as it is stored, with names.
    pub fn named(&self, line: &str) -> String {
        let names: Vec<(String, String)> =
            self.sides.iter().map(|side| (side.token.clone(), side.name.clone())).collect();
        renamed(line, &names)
    }

    /// The log with names, as `reeve game replay` takes it; empty where no game was begun.
    pub fn log(&self) -> String {
        let lines = self.game.iter().map(|game| &game.opening).chain(&self.steps);
        lines.map(|line| self.named(line) + "\n").collect()
    }

    /// The log as it is stored.
    pub fn stored_log(&self) -> String {
        self.game.iter().map(|game| &game.opening).chain(&self.steps).map(|line| line.clone() + "\n").collect()
    }

    /// The game after all steps, with what is told of each.
    pub fn replayed<G: LoggedGame, T>(
        &self,
        tell: impl Fn(&G, &G::Step) -> T,
    ) -> Result<(Journal<G>, Vec<ToldStep<T>>), GameLogFault> {
        told(self.log().as_bytes(), tell)
    }

    /// What the game leaves for the record sheet, if it was played to its end. It replays the log, so it belongs apart.
    pub fn end(&self) -> Option<Vec<SeatAtEnd>> {
        let end = self.game.as_ref().and_then(|_| games::end(self.stored_log().as_bytes()).ok().flatten())?;
        let seat = |(at, (token, points)): (usize, &(String, i64))| {
            let side = self.sides.iter().find(|side| side.token == *token)?;
            Some(SeatAtEnd { position: side.position, points: *points, won: at == end.winner })
        };
        end.sides.iter().enumerate().map(seat).collect()
    }

    /// Whether the game can be begun and played now.
    pub fn may_play(&self) -> Result<(), Refusal> {
        let round = RoundAt { stage: self.round.stage, number: self.round.number };
        may_play(round, self.round.state, self.table.row.sheet_state)
    }

    /// Whether a player may take a step in it now, who sits at the table.
    pub fn may_act(&self, player: &Player) -> Result<(), Refusal> {
        self.may_play()?;
        if self.system().is_some_and(|system| system.refereed) {
            return Err(Refusal::RefereeOnly);
        }
        if player.is_active() { Ok(()) } else { Err(Refusal::PlayerGone) }
    }
}

fn may_play(round: RoundAt, state: RoundState, sheet: SheetState) -> Result<(), Refusal> {
    match state {
        RoundState::Planned | RoundState::Published => Err(Refusal::NotStarted { round }),
        RoundState::Closed => Err(Refusal::RoundClosed { round }),
        RoundState::Playing if sheet.is_final() => Err(Refusal::SheetFinal),
        RoundState::Playing => Ok(()),
    }
}

/// Whoever has a seat at a table. Where two names are the same, or one means something else in a log, the position tells them apart.
fn sides(table: &Table, players: &[Player]) -> Vec<GameSide> {
    let mut sides: Vec<GameSide> = Vec::new();
    for seat in &table.seats {
        let player = players.iter().find(|player| player.id == seat.player_id);
        let mut name = player.map(Player::label).unwrap_or_default();
        let means_else = |name: &str| SIDE_SYSTEMS.iter().any(|system| system.taken.contains(&name));
        let taken = |name: &str| means_else(name) || sides.iter().any(|side| side.name == name);
        while name.is_empty() || taken(&name) {
            name = format!("{name} ({})", seat.position);
        }
        let token = seat_token(seat.position);
        sides.push(GameSide { position: seat.position, token, name, player: seat.player_id, absent: seat.absent });
    }
    sides.sort_by_key(|side| side.position);
    sides
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::vocabulary::Stage;

    #[test]
    fn games_are_played_while_their_round_is_on() {
        let round = RoundAt { stage: Stage::Prelim, number: 2 };
        let check = |state, sheet, why: Result<(), Refusal>| assert_eq!(may_play(round, state, sheet), why);
        check(RoundState::Planned, SheetState::Open, Err(Refusal::NotStarted { round }));
        check(RoundState::Published, SheetState::Open, Err(Refusal::NotStarted { round }));
        check(RoundState::Playing, SheetState::Open, Ok(()));
        check(RoundState::Playing, SheetState::Submitted, Ok(()));
        check(RoundState::Playing, SheetState::Signed, Err(Refusal::SheetFinal));
        check(RoundState::Closed, SheetState::Signed, Err(Refusal::RoundClosed { round }));
    }
}
