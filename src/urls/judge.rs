//! The pages of judges.

use std::fmt;

use crate::url::Url;
use reeve_rules::rulings::clauses::Clause;
use reeve_store::CallId;
use reeve_views::rounds::RoundAt;

/// The pages of judges in one tournament: see [`Run::judge`](crate::Run::judge).
pub struct Judge(pub Url);

impl Judge {
    /// The tables of the round, the calls, and the search for players.
    pub fn home(&self) -> Url {
        self.0.clone()
    }

    /// A judge goes to a call.
    pub fn claim(&self, call: CallId) -> Url {
        self.call(call).below("claim")
    }

    /// A judge takes a call over from another.
    pub fn take_over(&self, call: CallId) -> Url {
        self.call(call).below("take-over")
    }

    /// A call was answered.
    pub fn answer(&self, call: CallId) -> Url {
        self.call(call).below("answer")
    }

    fn call(&self, call: CallId) -> Url {
        self.0.below("calls").below(call)
    }

    /// Every ruling; also where a new one is sent.
    pub fn rulings(&self) -> Url {
        self.0.below("rulings")
    }

    /// The form of a new ruling.
    pub fn new_ruling(&self) -> Url {
        self.rulings().below("new")
    }

    /// The same under a clause.
    pub fn new_ruling_under(&self, clause: Clause) -> Url {
        self.new_ruling().query("clause", clause.number())
    }

    /// The same about the game of a table.
    pub fn new_ruling_at(&self, round: RoundAt, table: i64) -> Url {
        self.new_ruling().query("at", format!("{}-{}-{table}", round.stage, round.number))
    }

    /// One ruling by number.
    pub fn ruling(&self, number: impl fmt::Display) -> Url {
        self.rulings().below(number)
    }

    /// The rulings about a player.
    pub fn player(&self, number: impl fmt::Display) -> Url {
        self.0.below("players").below(number)
    }
}
