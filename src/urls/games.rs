//! Games of side events at tables.

use crate::player::Own;
use crate::run::RoundUrls;
use crate::url::Url;
use reeve_views::rounds::RoundAt;

/// The game of a table, for the staff.
pub struct GameUrls(Url);

impl GameUrls {
    /// The game; steps are sent here.
    pub fn game(&self) -> Url {
        self.0.clone()
    }

    /// Begins it, or begins it again.
    pub fn open(&self) -> Url {
        self.0.below("open")
    }

    /// Its log as a file.
    pub fn log(&self) -> Url {
        self.0.below("log.jsonl")
    }
}

impl RoundUrls {
    /// The game of a table.
    pub fn game(&self, table: i64) -> GameUrls {
        GameUrls(self.table(table).below("game"))
    }
}

impl Own {
    /// The game at the player's table in a round; steps are sent here.
    pub fn game(&self, round: RoundAt) -> Url {
        self.home().below("games").below(round.stage).below(round.number)
    }
}
