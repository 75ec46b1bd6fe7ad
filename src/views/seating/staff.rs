//! The seat schedule as the staff sees it: how good it is, every seat with what is less than best about its table, each
//! player's way through the rounds, and what can be done with it.

use std::collections::BTreeMap;

use crate::hall::announcements::HallNews;
use crate::people::attendance;
use crate::people::attendance::ChangedPlayers;
use crate::people::by_name::name_sort;
use crate::people::kept_apart::{Mark, kept_apart, marks};
use crate::rounds::prelims;
use crate::rounds::while_playing;
use crate::rounds::while_playing::WhilePlaying;
use crate::seating::Seating;
use crate::seating::now;
use crate::seating::now::NotNow;
use reeve_rules::seating::{
    ExtraThrees, SeatAt, TableFaultKind, TableSizes, extra_threes, number_as_i64, round_index, round_number,
};
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::schedule_report::{RepairMove, ScheduleReport};
use reeve_store::snapshot::{Round, Table};
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx};

/// Reads the tournament, with what is said in the hall.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<(Snapshot, HallNews), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    let news = HallNews::read(tx, &snapshot).await?;
    Ok((snapshot, news))
}

/// The seat schedule as the staff sees it.
#[derive(Debug, Clone)]
pub struct StaffSchedule {
    /// Why no seats can be made or changed now, where they can't.
    pub closed: Option<NotNow>,
    /// How many players are there to sit.
    pub present: usize,
    /// The tables of four and of three that they make; None where they make none.
    pub sizes: Option<Vec<usize>>,
    /// How good the schedule is; None where there is none.
    pub report: Option<ScheduleReport>,
    /// What to call the players that faults name by number.
    pub names: Vec<String>,
    /// The preliminary rounds; none before seats are made.
    pub rounds: Vec<RoundSeats>,
    /// Every seated player, by name.
    pub players: Vec<PlayerSeats>,
    /// After the last round that has started, how many rounds there are up to the last whose seats are public.
    pub published: usize,
    /// Whether rounds are left whose seats can be made: those after the last public one.
    pub has_rounds_to_make: bool,
    /// The round that is played next, from 1.
    pub next_round: i64,
    /// The rounds that are seated by the standings, the next of them first.
    pub by_rank: Vec<i64>,
    /// Whether the next round is one of them, and has no seats yet.
    pub is_to_seat_by_rank: bool,
    /// Whether a schedule can be brought as a file now.
    pub takes_file: bool,
    /// Who left or came since the seats of the next round that waits to be played were made, and who sits elsewhere than at the
    /// fixed table in any round that waits.
    pub changed: ChangedPlayers,
    /// Whether public seats are no longer those of the players who are there.
    is_to_repair: bool,
    /// Who is there without a seat, or not at the fixed table, in the round that is on.
    pub while_playing: Option<WhilePlaying>,
    /// Whether the seats hold work by hand, which is lost when they are made again.
    pub is_by_hand: bool,
    /// The last swap by hand, while it can be taken back.
    pub last_swap: Option<LastSwap>,
    /// Who sits elsewhere since public rounds were repaired, where that was the last that was done with the seats.
    pub repaired: Vec<RepairedSeat>,
}

/// A player whose public seat became another one when the round was repaired.
#[derive(Debug, Clone)]
pub struct RepairedSeat {
    /// The round, from 1.
    pub round: i64,
    pub name: String,
    /// The seat that was public; None for somebody who came late.
    pub from: Option<SeatAt>,
    /// The seat since then; None for somebody who was missing.
    pub to: Option<SeatAt>,
}

/// The seats of one round.
#[derive(Debug, Clone)]
pub struct RoundSeats {
    /// Counts from 1.
    pub number: i64,
    pub state: RoundState,
    /// Whether its seats can be changed by hand now.
    pub is_open: bool,
    pub tables: Vec<TableSeats>,
    /// That it has more tables of three than it needs, where it has.
    pub extra_threes: Option<ExtraThrees>,
}

/// One table of a round.
#[derive(Debug, Clone)]
pub struct TableSeats {
    pub number: i64,
    pub seats: Vec<SeatedPlayer>,
    /// What is less than best about it.
    pub faults: Vec<TableFaultKind>,
}

/// A seat with who sits there.
#[derive(Debug, Clone)]
pub struct SeatedPlayer {
    /// The seat: table and selection position.
    pub at: SeatAt,
    pub player: PlayerId,
    pub name: String,
    pub is_pinned: bool,
    /// The table at which the player sits in every round.
    pub fixed_table: Option<i64>,
    /// What the player shares with others.
    pub marks: Vec<Mark>,
}

/// One player's way through the rounds.
#[derive(Debug, Clone)]
pub struct PlayerSeats {
    pub name: String,
    /// Per round the table and the position; None where the player does not sit.
    pub seats: Vec<Option<(i64, i64)>>,
}

/// The last swap by hand, to be taken back.
#[derive(Debug, Clone)]
pub struct LastSwap {
    /// The round, from 1.
    pub round: i64,
    /// The two seats with who sits there now.
    pub seats: [SwappedSeat; 2],
}

/// One of two seats that were swapped.
#[derive(Debug, Clone)]
pub struct SwappedSeat {
    pub at: SeatAt,
    pub player: PlayerId,
    pub name: String,
}

impl StaffSchedule {
    /// Whether seats that are public are no longer those of the players who are there: making rounds anew leaves them as
    /// they are, so they are repaired first.
    pub fn needs_repair(&self) -> bool {
        self.is_to_repair
    }

    /// Reads it out of a tournament.
    pub fn of(snapshot: &Snapshot) -> StaffSchedule {
        let seating = Seating::of(snapshot);
        let report = seating.report(snapshot);
        let next = snapshot.stage(Stage::Prelim).find(|round| round.row.state != RoundState::Closed);
        let t = &snapshot.tournament;
        let by_rank = prelims::next_by_rank(snapshot);
        let first_by_rank = prelims::scheduled(t).max(number_as_i64(seating.public())) + 1;
        StaffSchedule {
            closed: now::may_seat(snapshot).err(),
            present: seating.present.len(),
            sizes: seating.sizes.of(seating.present.len()),
            names: seating.names(snapshot),
            rounds: rounds(snapshot, &seating),
            players: players(snapshot),
            published: seating.published,
            has_rounds_to_make: seating.has_rounds_to_make(),
            next_round: next.map(|round| round.row.number).or(by_rank).unwrap_or(1),
            by_rank: (first_by_rank..=prelims::planned(t)).collect(),
            is_to_seat_by_rank: by_rank.is_some_and(|number| snapshot.round(Stage::Prelim, number).is_none()),
            takes_file: now::may_import(&seating).is_ok(),
            changed: attendance::changed(snapshot),
            is_to_repair: seating.published > 0 && attendance::to_repair(snapshot).is_some(),
            while_playing: while_playing::of_prelims(snapshot),
            is_by_hand: now::is_by_hand(snapshot),
            last_swap: last_swap(snapshot, &seating),
            repaired: report.iter().flat_map(|report| &report.moves).filter_map(|m| repaired(snapshot, m)).collect(),
            report,
        }
    }
}

/// A move of a repair with the player's name as it is now; none of a player who is not in the tournament any more.
fn repaired(snapshot: &Snapshot, moved: &RepairMove) -> Option<RepairedSeat> {
    let player = snapshot.players.iter().find(|player| player.number == moved.player)?;
    Some(RepairedSeat { round: moved.round, name: player.label(), from: moved.from, to: moved.to })
}

/// The preliminary rounds with their seats and faults.
fn rounds(snapshot: &Snapshot, seating: &Seating) -> Vec<RoundSeats> {
    let labels = snapshot.labels();
    let marks = marks(&kept_apart(snapshot));
    let fixed: BTreeMap<PlayerId, i64> =
        snapshot.players.iter().filter_map(|player| Some((player.id, player.fixed_table?))).collect();
    let mut faults = faults(seating);
    let extra = match seating.sizes {
        TableSizes::CHAMPIONSHIP => extra_threes(&seating.rounds),
        _ => Vec::new(),
    };
    let of_round = |(at, round): (usize, &Round)| {
        let mut table = |table: &Table| TableSeats {
            number: table.row.number,
            seats: table
                .seats
                .iter()
                .filter_map(|seat| {
                    Some(SeatedPlayer {
                        at: SeatAt::numbered(table.row.number, seat.position)?,
                        player: seat.player_id,
                        name: labels.of(seat.player_id).to_owned(),
                        is_pinned: seat.pinned,
                        fixed_table: fixed.get(&seat.player_id).copied(),
                        marks: marks.get(&seat.player_id).cloned().unwrap_or_default(),
                    })
                })
                .collect(),
            faults: faults.remove(&(round.row.number, table.row.number)).unwrap_or_default(),
        };
        RoundSeats {
            number: round.row.number,
            state: round.row.state,
            is_open: now::may_pin(snapshot, round).is_ok(),
            tables: round.tables.iter().map(&mut table).collect(),
            extra_threes: extra.iter().find(|extra| extra.round == at).copied(),
        }
    };
    (1..).zip(snapshot.stage(Stage::Prelim)).map(of_round).collect()
}

/// What is less than best, by round and table.
fn faults(seating: &Seating) -> BTreeMap<(i64, i64), Vec<TableFaultKind>> {
    let mut by_table: BTreeMap<(i64, i64), Vec<TableFaultKind>> = BTreeMap::new();
    for fault in seating.faults() {
        let at = (round_number(fault.round), number_as_i64(fault.table));
        by_table.entry(at).or_default().push(fault.what);
    }
    by_table
}

/// The last swap, where it can be taken back.
fn last_swap(snapshot: &Snapshot, seating: &Seating) -> Option<LastSwap> {
    let undo = now::may_undo(snapshot).ok()?;
    let at = round_index(undo.round)?;
    let [one, two] = undo.seats;
    now::may_exchange(snapshot, seating, at, (one, two)).ok()?;
    let labels = snapshot.labels();
    let swapped = |seat: SeatAt| {
        let player = seating.sitting(at, seat)?;
        Some(SwappedSeat { at: seat, player, name: labels.of(player).to_owned() })
    };
    Some(LastSwap { round: undo.round, seats: [swapped(one)?, swapped(two)?] })
}

/// Every seated player with the seats of each preliminary round, by name.
fn players(snapshot: &Snapshot) -> Vec<PlayerSeats> {
    let rounds: Vec<&Round> = snapshot.stage(Stage::Prelim).collect();
    let mut at: BTreeMap<PlayerId, Vec<Option<(i64, i64)>>> = BTreeMap::new();
    for (index, round) in rounds.iter().enumerate() {
        for table in &round.tables {
            for seat in &table.seats {
                let seats = at.entry(seat.player_id).or_insert_with(|| vec![None; rounds.len()]);
                seats[index] = Some((table.row.number, seat.position));
            }
        }
    }
    let labels = snapshot.labels();
    let mut lines: Vec<PlayerSeats> =
        at.into_iter().map(|(id, seats)| PlayerSeats { name: labels.of(id).to_owned(), seats }).collect();
    name_sort(&snapshot.tournament).sort(&mut lines, |line| &line.name);
    lines
}
