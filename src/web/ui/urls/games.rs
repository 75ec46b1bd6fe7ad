//! Games of side events at tables.

use crate::views::rounds::RoundAt;
use crate::web::ui::urls::player::Own;
use crate::web::ui::urls::run::RoundUrls;
use crate::web::ui::urls::url::Url;

/// The game of a table, for the staff.
pub(crate) struct GameUrls(Url);

impl GameUrls {
    /// The game; steps are sent here.
    pub(crate) fn game(&self) -> Url {
        self.0.clone()
    }

    /// Begins it, or begins it again.
    pub(crate) fn open(&self) -> Url {
        self.0.below("open")
    }

    /// Its log as a file.
    pub(crate) fn log(&self) -> Url {
        self.0.below("log.jsonl")
    }
}

impl RoundUrls {
    /// The game of a table.
    pub(crate) fn game(&self, table: i64) -> GameUrls {
        GameUrls(self.table(table).below("game"))
    }
}

impl Own {
    /// The game at the player's table in a round; steps are sent here.
    pub(crate) fn game(&self, round: RoundAt) -> Url {
        self.home().below("games").below(round.stage).below(round.number)
    }
}
