//! The pages of judges.

use std::fmt;

use crate::rules::rulings::clauses::Clause;
use crate::store::CallId;
use crate::views::rounds::RoundAt;
use crate::web::ui::urls::url::Url;

/// The pages of judges in one tournament: see [`Run::judge`](crate::web::ui::urls::Run::judge).
pub(crate) struct Judge(pub(super) Url);

impl Judge {
    /// The tables of the round, the calls, and the search for players.
    pub(crate) fn home(&self) -> Url {
        self.0.clone()
    }

    /// A judge goes to a call.
    pub(crate) fn claim(&self, call: CallId) -> Url {
        self.call(call).below("claim")
    }

    /// A judge takes a call over from another.
    pub(crate) fn take_over(&self, call: CallId) -> Url {
        self.call(call).below("take-over")
    }

    /// A call was answered.
    pub(crate) fn answer(&self, call: CallId) -> Url {
        self.call(call).below("answer")
    }

    fn call(&self, call: CallId) -> Url {
        self.0.below("calls").below(call)
    }

    /// Every ruling; also where a new one is sent.
    pub(crate) fn rulings(&self) -> Url {
        self.0.below("rulings")
    }

    /// The form of a new ruling.
    pub(crate) fn new_ruling(&self) -> Url {
        self.rulings().below("new")
    }

    /// The same under a clause.
    pub(crate) fn new_ruling_under(&self, clause: Clause) -> Url {
        self.new_ruling().query("clause", clause.number())
    }

    /// The same about the game of a table.
    pub(crate) fn new_ruling_at(&self, round: RoundAt, table: i64) -> Url {
        self.new_ruling().query("at", format!("{}-{}-{table}", round.stage, round.number))
    }

    /// One ruling by number.
    pub(crate) fn ruling(&self, number: impl fmt::Display) -> Url {
        self.rulings().below(number)
    }

    /// The rulings about a player.
    pub(crate) fn player(&self, number: impl fmt::Display) -> Url {
        self.0.below("players").below(number)
    }
}
