//! What judges do beside the record sheets, below the pages of those who run the tournament.

use std::fmt;

use crate::run::{RoundUrls, Run};
use crate::url::Url;

impl Run {
    /// Which judges go to which tables.
    pub fn duty(&self) -> Url {
        self.home().below("duty")
    }

    /// The same at the tables of a round.
    pub fn duty_in(&self, round: impl fmt::Display) -> Url {
        self.duty().query("round", round)
    }

    /// Takes a judge off tables.
    pub fn remove_duty(&self) -> Url {
        self.duty().below("remove")
    }

    /// The club and the groups of somebody on the staff.
    pub fn staff_groups(&self, account: impl fmt::Display) -> Url {
        self.staff().below(account).below("groups")
    }

    /// Dice to be swapped, and missing parts.
    pub fn equipment(&self) -> Url {
        self.home().below("equipment")
    }

    /// Ticks one of these off.
    pub fn see_to_equipment(&self) -> Url {
        self.equipment().below("done")
    }

    /// Puts one back on the list.
    pub fn reopen_equipment(&self) -> Url {
        self.equipment().below("reopen")
    }

    /// What a judge explains to the players.
    pub fn briefing(&self) -> Url {
        self.home().below("briefing")
    }

    /// Takes a briefing back that was noted by mistake.
    pub fn take_briefing_back(&self) -> Url {
        self.briefing().below("take-back")
    }
}

impl RoundUrls {
    /// A judge goes to a table where somebody does not agree with the result.
    pub fn claim_dispute(&self, table: i64) -> Url {
        self.table(table).below("dispute").below("claim")
    }

    /// A judge goes there instead of another.
    pub fn take_over_dispute(&self, table: i64) -> Url {
        self.table(table).below("dispute").below("take-over")
    }

    /// Confirms the layouts of several of its tables.
    pub fn confirm_layouts(&self) -> Url {
        self.board().below("layouts")
    }

    /// The turn timer of the round.
    pub fn timer(&self) -> Url {
        self.board().below("timer")
    }

    /// Lifts the turn timer at all tables.
    pub fn lift_timer(&self) -> Url {
        self.timer().below("lift")
    }

    /// What is noted of a game beside its result.
    pub fn notes(&self, number: i64) -> Url {
        self.table(number).below("notes")
    }

    /// Reports a missing part.
    pub fn report_part(&self, number: i64) -> Url {
        self.notes(number).below("part")
    }

    /// The turn timer of a table.
    pub fn table_timer(&self, number: i64) -> Url {
        self.table(number).below("timer")
    }

    /// Lifts the turn timer at a table.
    pub fn lift_table_timer(&self, number: i64) -> Url {
        self.table_timer(number).below("lift")
    }
}
