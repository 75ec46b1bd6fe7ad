//! Why an action of this room is refused.

use reeve_rules::rulings::turn_timer::TimerRefusal;

/// Why an action of this room is refused, or what is wrong at a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The rules give no turn timer there, or none now.
    Timer(TimerRefusal),
    /// Whoever is said to have asked for the timer sits at another table.
    NobodyAsked,
    /// The account judges nothing here.
    NotAJudge,
    /// The tournament has no such round.
    NoSuchRound,
    /// What was typed is no table.
    NoTable {
        /// The highest number of a table.
        most: i64,
    },
    /// The last table comes before the first.
    TablesBackwards,
    /// The judge goes to these tables already.
    OnDutyAlready,
    /// More lines than a duty list has.
    TooManyDuties {
        /// How many it has.
        most: usize,
    },
    /// A point of the briefing was not ticked.
    PointLeftOut,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Timer(refusal) => refusal.code(),
            Refusal::NobodyAsked => "timer-asked-elsewhere",
            Refusal::NotAJudge => "not-a-judge",
            Refusal::NoSuchRound => "duty-in-no-round",
            Refusal::NoTable { .. } => "duty-at-no-table",
            Refusal::TablesBackwards => "duty-tables-backwards",
            Refusal::OnDutyAlready => "on-duty-already",
            Refusal::TooManyDuties { .. } => "too-many-duties",
            Refusal::PointLeftOut => "briefing-point-left-out",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::Timer(refusal) => Some(refusal.clause()),
            Refusal::NobodyAsked => Some("1.1.8"),
            Refusal::PointLeftOut => Some("1.3.1"),
            _ => None,
        }
    }
}

impl From<TimerRefusal> for Refusal {
    fn from(refusal: TimerRefusal) -> Self {
        Refusal::Timer(refusal)
    }
}
