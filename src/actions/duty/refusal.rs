//! Why an action of this room is refused.

use reeve_rules::refusals::refusals;
use reeve_rules::rulings::turn_timer::TimerRefusal;

refusals! {
    /// Why an action of this room is refused, or what is wrong at a field.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        /// The rules give no turn timer there, or none now.
        Timer(TimerRefusal),
        /// Whoever is said to have asked for the timer sits at another table.
        NobodyAsked = "timer-asked-elsewhere" in "1.1.8",
        /// The account judges nothing here.
        NotAJudge = "not-a-judge",
        /// The tournament has no such round.
        NoSuchRound = "duty-in-no-round",
        /// What was typed is no table.
        NoTable {
            /// The highest number of a table.
            most: i64,
        } = "duty-at-no-table",
        /// The last table comes before the first.
        TablesBackwards = "duty-tables-backwards",
        /// The judge goes to these tables already.
        OnDutyAlready = "on-duty-already",
        /// More lines than a duty list has.
        TooManyDuties {
            most: usize,
        } = "too-many-duties",
        /// A point of the briefing was not ticked.
        PointLeftOut = "briefing-point-left-out" in "1.3.1",
    }
}
