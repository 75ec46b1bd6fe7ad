//! Seat schedules (1.1.5): who sits where with whom, so that people meet as many different opponents as possible, hold
//! different selection positions, and friends are kept apart, in that order; then tables of three are shared out
//! evenly.
//!
//! [`make`] goes this way: it looks the request over (`plan`), takes the tables from a construction (`construct`) or a
//! stored schedule (`small`) where one is known, draws who gets which name in it (`rename`), searches by swaps of seats
//! where more is wanted (`board`, `search`), settles the positions exactly (`positions`), and says how good the result
//! is (`objective`, `proven`). For up to 13 players and three rounds it goes through all schedules that could be better, in
//! place of the search (`exact`). Work is counted and arithmetic is in whole numbers, so the same request gives the same
//! schedule on every machine.
//!
//! All of this is for the tables of three and four of the championship. Games with other tables have a plain search
//! (`even`).
//!
//! What is proven, and stands as "proven best possible" on the page:
//!
//! - From 13 players up, three rounds: no two meet twice, nobody holds a position twice. With 12 players nine pairs
//!   meet again: three tables draw four players each from three tables, so every two rounds have three pairs in common.
//! - 6 to 24 players, up to seven rounds, except 10 and 11 players with seven rounds and 17 to 20 with six.
//! - Positions, given the tables: a matching for position 4, an edge colouring for the rest.
//! - Tables of three, where nobody meets twice: 13 and 14 players over three rounds, 13, 17 and 18 over four, 17, 18,
//!   21 and 22 over five.
//! - Groups: bounds from groups with more members than tables, and from people who must meet nearly everybody.
//! - Everything, in the order of the objective, for up to 13 players and up to three rounds: with groups, fixed tables, pinned
//!   seats, played rounds and fields that change, as long as the work that is allowed lasts.
//!
//! Counting does not settle every case. Six players with six or seven rounds and ten with four are settled by a test
//! that goes through all possibilities (`searched_tests`), 13 and 14 with five rounds by a search made before the
//! program was written, 20 with six by OEIS A107431. `cargo bench --bench published` compares Reeve with schedules of
//! other programs.

mod argument;
mod board;
mod by_rank;
mod check;
mod construct;
mod evaluate;
mod even;
#[cfg(test)]
mod even_tests;
mod exact;
mod figures;
mod groups;
#[cfg(test)]
mod hand_tests;
mod make;
mod matrix;
mod objective;
mod plan;
mod positions;
mod proven;
mod refusal;
mod rename;
mod repair;
mod request;
mod search;
#[cfg(test)]
mod searched_tests;
mod small;
mod statement;
mod swap;
mod tables;
#[cfg(test)]
mod tests;
mod tradeoffs;
mod watch;

pub use crate::seating::argument::{Argument, argument};
pub use crate::seating::check::{Illegal, IllegalKind, TableFault, TableFaultKind, faults, fixed_elsewhere, illegal};
pub use crate::seating::evaluate::evaluate;
pub use crate::seating::figures::{Figures, MadeSchedule, ProvenBounds};
pub use crate::seating::groups::Groups;
pub use crate::seating::make::{make, make_watched};
pub use crate::seating::matrix::{MOST_NAMED, matrix, met};
pub use crate::seating::objective::figures;
pub use crate::seating::plan::MOST_ROUNDS;
pub use crate::seating::proven::least_group_meetings;
pub use crate::seating::refusal::{Contradiction, PlayedFault, PlayedFaultKind, Refusal};
pub use crate::seating::repair::{Repair, RepairWay, RepairWays, SeatMove, repair};
pub use crate::seating::request::{Pin, ScheduleRequest};
pub use crate::seating::statement::{Proof, Statement, summary};
pub use crate::seating::swap::{SeatAt, Swapped, player_at, seat_of, swap};
pub use crate::seating::tables::{
    LEAST_PLAYED, SEATS_AT_A_TABLE, SeatedRound, SeatedTable, TableSizes, number_as_i64, number_as_usize, round_index,
    round_number, table_sizes,
};
pub use crate::seating::tradeoffs::{
    ExtraThrees, GroupsBecause, PositionsBecause, RepeatsBecause, Tradeoffs, extra_threes, tradeoffs,
};
