//! The boards of the rounds: the pages of the staff, that for everybody, and the devices on which one is laid.

use std::fmt;

use crate::public::Public;
use crate::run::Run;
use crate::url::Url;
use reeve_views::rounds::RoundAt;

impl Public {
    /// The boards that everybody may see.
    pub fn boards(&self) -> Url {
        self.home().below("boards")
    }
}

impl Run {
    /// The boards of all rounds.
    pub fn boards(&self) -> Url {
        self.home().below("boards")
    }

    /// The board of a round.
    pub fn board_of(&self, at: RoundAt) -> BoardUrls {
        BoardUrls(self.boards().below(at.stage).below(at.number))
    }
}

/// A board that is laid on devices, by the key in its address.
pub fn laying(key: impl fmt::Display) -> Url {
    Url::new("/lay").below(key)
}

/// The pages of the board of one round: see [`Run::board_of`].
pub struct BoardUrls(Url);

impl BoardUrls {
    /// The board.
    pub fn board(&self) -> Url {
        self.0.clone()
    }

    /// Makes one from a seed.
    pub fn make(&self) -> Url {
        self.0.below("make")
    }

    /// Takes one that is typed or sent.
    pub fn bring(&self) -> Url {
        self.0.below("bring")
    }

    /// Takes it away.
    pub fn remove(&self) -> Url {
        self.0.below("remove")
    }

    /// A sheet of paper for each table.
    pub fn paper(&self) -> Url {
        self.0.below("paper")
    }

    /// Begins to lay one.
    pub fn begin_laying(&self) -> Url {
        self.0.below("begin")
    }

    /// Where one is laid, piece by piece.
    pub fn lay(&self) -> Url {
        self.0.below("lay")
    }

    /// The same, for a piece that was chosen.
    pub fn lay_piece(&self, code: &str) -> Url {
        self.lay().query("piece", code)
    }

    /// Takes the last piece back.
    pub fn take_piece_back(&self) -> Url {
        self.lay().below("back")
    }

    /// Takes the board that was laid for the round.
    pub fn use_laid(&self) -> Url {
        self.lay().below("use")
    }

    /// Ends the laying.
    pub fn give_up_laying(&self) -> Url {
        self.lay().below("give-up")
    }

    /// Opens an address for devices.
    pub fn open_devices(&self) -> Url {
        self.lay().below("devices")
    }

    /// Closes it.
    pub fn close_devices(&self) -> Url {
        self.open_devices().below("close")
    }
}
