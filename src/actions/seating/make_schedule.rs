//! Make the seats of all preliminary rounds in one go, or those of the rounds not yet public anew; bring a
//! schedule as CSV; change one by hand.

use std::collections::BTreeMap;

use crate::files::schedule::{NamedRound, parse};
use crate::files::text;
use crate::rules::seating;
use crate::rules::seating::{IllegalKind, Outcome, Seat};
use crate::rules::tournament::vocabulary::ScheduleSource;
use crate::secret;
use crate::store::{PlayerId, Snapshot, TournamentId, round};

use crate::actions::seating::stored::{Report, Seating, Undo, begin_unchanged, judged, prepare, refused, save, work};
use crate::actions::{AuditAction, AuditEntry, Context, Error, Fault, Result};

/// How often an action is tried again when somebody changes the tournament while it is at work.
pub(crate) const TRIES: usize = 3;

/// Makes the seats of every preliminary round that is not public yet; what is public stays as it is. Without
/// a seed a new one is drawn. The same players and the same seed give the same seats.
///
/// Refused: before check-in and after the preliminary rounds; where all rounds are public already; for a
/// number of players that has no schedule (1.1.5); for bound seats that contradict each other. A fault at `confirm`
/// where work by hand would be lost ([`is_by_hand`]) and the word was not typed.
pub async fn make_schedule(
    context: &Context<'_>,
    id: TournamentId,
    seed: Option<i64>,
    confirm: &str,
) -> Result<Report> {
    let seed = seed.unwrap_or_else(secret::seed);
    for _ in 0..TRIES {
        let read = prepare(context, id).await?;
        spare_hand_work(&read, confirm)?;
        let seating = Seating::of(&read);
        let kept = seating.public();
        left_to_make(&seating)?;
        let request = seating.request(kept, seed);
        let wanted = request.clone();
        let outcome = work(move || seating::make(&wanted)).await?.map_err(|refusal| refused(&refusal))?;
        let report = seating.report(&request, &outcome);
        let Some(mut action) = begin_unchanged(context, &read).await? else { continue };
        let source = if kept == 0 { ScheduleSource::Made } else { ScheduleSource::Repaired };
        save(&mut action, context, &read, &seating, kept, &outcome, (source, seed, &report)).await?;
        let note = AuditEntry::new(AuditAction::MakeSchedule, format!("seed {seed}, rounds from {}", kept + 1));
        action.commit(note.after(&report)).await?;
        return Ok(report);
    }
    Err(Error::Stale)
}

/// The word to type before seats that were changed by hand or brought as a file are made again.
pub const WORD: &str = "again";

/// Whether the seats hold work by hand that no seed gives back: a swap, or a file.
pub fn is_by_hand(snapshot: &Snapshot) -> bool {
    let by_hand = |source| matches!(source, ScheduleSource::Swapped | ScheduleSource::Imported);
    snapshot.schedule.as_ref().is_some_and(|stored| by_hand(stored.source))
}

fn spare_hand_work(snapshot: &Snapshot, confirm: &str) -> Result<()> {
    if !is_by_hand(snapshot) || confirm.trim().to_lowercase() == WORD {
        return Ok(());
    }
    Err(Error::fault("confirm", format!("Type the word {WORD}, or leave it: the seats stay as they are.")))
}

fn left_to_make(seating: &Seating) -> Result<()> {
    if seating.public() < seating.wanted {
        return Ok(());
    }
    Err(Error::refused("The seats of every preliminary round are public, so there is nothing left to make anew."))
}

/// Takes a schedule brought as a CSV file with the columns round, table, position, player, for all
/// preliminary rounds. What is less than best about it is no hindrance: it is shown where it is.
///
/// Errors: every fault of the file, each with line and column, at the field `file`; seats that can't be
/// played; public rounds that differ from what is published; `confirm` as in [`make_schedule`].
pub async fn import_schedule(context: &Context<'_>, id: TournamentId, bytes: &[u8], confirm: &str) -> Result<Report> {
    for _ in 0..TRIES {
        let read = prepare(context, id).await?;
        let seating = Seating::of(&read);
        left_to_make(&seating)?;
        let schedule = read_file(&read, &seating, bytes)?;
        spare_hand_work(&read, confirm)?;
        let kept = seating.public();
        let request = seating.request(kept, 1);
        let wanted = request.clone();
        let made = work(move || seating::make(&wanted)).await?.map_err(|refusal| refused(&refusal))?;
        let figures = seating::figures(&schedule, seating.players.len(), &seating.groups);
        let outcome = judged(&made, schedule, figures);
        let report = seating.report(&request, &outcome);
        let Some(mut action) = begin_unchanged(context, &read).await? else { continue };
        save(&mut action, context, &read, &seating, kept, &outcome, (ScheduleSource::Imported, 0, &report)).await?;
        action
            .commit(AuditEntry::new(AuditAction::ImportSchedule, format!("rounds from {}", kept + 1)).after(&report))
            .await?;
        return Ok(report);
    }
    Err(Error::Stale)
}

/// The file as numbers, or everything that keeps it from being used.
fn read_file(snapshot: &Snapshot, seating: &Seating, bytes: &[u8]) -> Result<Vec<seating::Round>> {
    let in_file = |faults: Vec<crate::files::table::Fault>| {
        Error::Faults(faults.iter().map(|fault| Fault::new("file", capital(&fault.to_string()))).collect())
    };
    let text = text::utf8(bytes).map_err(in_file)?;
    let labels = snapshot.labels();
    let names: Vec<String> = seating.players.iter().map(|id| labels.get(id).cloned().unwrap_or_default()).collect();
    let named = parse(text, Some(&names)).map_err(in_file)?;
    let schedule = numbered(&named, &names);
    let faults = unplayable(seating, &schedule, &names);
    if faults.is_empty() { Ok(schedule) } else { Err(Error::Faults(faults)) }
}

fn numbered(named: &[NamedRound], names: &[String]) -> Vec<seating::Round> {
    let number: BTreeMap<&str, usize> = names.iter().map(String::as_str).zip(0..).collect();
    let table = |table: &Vec<String>| table.iter().filter_map(|name| number.get(name.as_str()).copied()).collect();
    named.iter().map(|round| round.iter().map(table).collect()).collect()
}

/// What makes the rounds of a file impossible to play here.
fn unplayable(seating: &Seating, schedule: &[seating::Round], names: &[String]) -> Vec<Fault> {
    let fault = |words: String| Fault::new("file", words);
    let mut faults = Vec::new();
    if schedule.len() != seating.wanted {
        faults.push(fault(format!("The file has {} rounds; it takes {}.", schedule.len(), seating.wanted)));
        return faults;
    }
    let kept = seating.public();
    for at in (0..kept).filter(|&at| schedule[at] != seating.rounds[at]) {
        faults.push(fault(format!("Round {} is public already, and the file seats it differently.", at + 1)));
    }
    let mut present = vec![Vec::new(); kept];
    present.resize(seating.wanted, seating.present.clone());
    for illegal in seating::illegal(schedule, &present).into_iter().filter(|illegal| illegal.round >= kept) {
        let name = |player: usize| names.get(player).map(String::as_str).unwrap_or("?");
        let at = match illegal.table {
            Some(table) => format!("Round {}, table {table}", illegal.round + 1),
            None => format!("Round {}", illegal.round + 1),
        };
        let words = match illegal.what {
            IllegalKind::Size(n) => format!("{at}: {n} players, and a table has three or four."),
            IllegalKind::SitsTwice(player) => format!("{at}: {} sits at another table too.", name(player)),
            IllegalKind::Missing(player) => format!("{at}: {} is checked in and has no seat.", name(player)),
            IllegalKind::NotExpected(player) => format!("{at}: {} is not checked in.", name(player)),
            // More tables of three than needed can be played; the page says so.
            IllegalKind::TablesOfThree { .. } => continue,
        };
        faults.push(fault(words));
    }
    faults
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Two seats of one round that are not public yet, to be exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SwapSeats {
    /// The preliminary round, from 1.
    pub round: i64,
    /// One seat.
    pub one: Seat,
    /// The other seat.
    pub two: Seat,
    /// Who sat on the two when the person looked, so that nobody else is moved by mistake.
    pub seen: (PlayerId, PlayerId),
}

impl SwapSeats {
    /// Where it is, for the audit log.
    pub(crate) fn subject(&self) -> String {
        format!(
            "round {}: table {} position {} and table {} position {}",
            self.round, self.one.table, self.one.position, self.two.table, self.two.position
        )
    }

    /// Refuses ([`Error::Stale`]) where others sit there than the person saw; `at` is the round from 0.
    pub(crate) fn still_there(&self, seating: &Seating, at: usize) -> Result<()> {
        let sit = (seating.sitting(at, self.one), seating.sitting(at, self.two));
        if sit == (Some(self.seen.0), Some(self.seen.1)) { Ok(()) } else { Err(Error::Stale) }
    }
}

/// What a swap would make of the stored schedule.
pub fn try_swap(seating: &Seating, swap: (i64, Seat, Seat)) -> Result<seating::Swapped> {
    let (number, one, two) = swap;
    let at = usize::try_from(number).ok().and_then(|n| n.checked_sub(1)).ok_or(Error::Missing)?;
    if one == two {
        return Err(Error::fault("two", "Choose two different seats."));
    }
    if at < seating.public() {
        return Err(Error::refused("The seats of this round are public; nobody is moved by hand any more."));
    }
    seating::swap(&seating.rounds, seating.players.len(), &seating.groups, at, one, two).ok_or(Error::Missing)
}

/// Exchanges two players by hand. [`crate::actions::seating::undo_swap::undo_swap`] takes it back.
pub async fn swap_seats(context: &Context<'_>, id: TournamentId, swap: SwapSeats) -> Result<Report> {
    for _ in 0..TRIES {
        let read = prepare(context, id).await?;
        let seating = Seating::of(&read);
        let swapped = try_swap(&seating, (swap.round, swap.one, swap.two))?;
        let at = usize::try_from(swap.round).ok().and_then(|n| n.checked_sub(1)).ok_or(Error::Missing)?;
        swap.still_there(&seating, at)?;
        let mut request = seating.request(seating.public(), 1);
        request.pins.clear();
        let wanted = request.clone();
        let made = work(move || seating::make(&wanted)).await?.map_err(|refusal| refused(&refusal))?;
        let before = seating.figures();
        let outcome: Outcome = judged(&made, swapped.schedule, swapped.after);
        let mut report = seating.report(&request, &outcome);
        report.undo = Some(Undo {
            round: swap.round,
            seats: [swap.one, swap.two].map(|seat| (seat.table, seat.position)),
            pinned: [swap.one, swap.two].map(|seat| seating.pinned(at, seat)),
        });
        let Some(mut action) = begin_unchanged(context, &read).await? else { continue };
        save(&mut action, context, &read, &seating, at, &outcome, (ScheduleSource::Swapped, 0, &report)).await?;
        let note = AuditEntry::new(AuditAction::SwapSeats, swap.subject());
        action.commit(note.before(&crate::actions::seating::stored::values(&before)).after(&report.figures)).await?;
        return Ok(report);
    }
    Err(Error::Stale)
}

/// A seat to be pinned, or let go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PinSeat {
    /// The preliminary round, from 1.
    pub round: i64,
    /// The seat.
    pub seat: Seat,
    /// Who sat there when the person looked, so that nobody else is pinned by mistake.
    pub seen: Option<PlayerId>,
    /// Whether it is pinned from now on.
    pub on: bool,
}

/// Pins a player to a seat of a round that is not public yet, or lets go again. A pinned player stays when the
/// round is made anew.
///
/// Error: [`Error::Stale`] where somebody else sits there by now.
pub async fn pin_seat(context: &Context<'_>, id: TournamentId, command: PinSeat) -> Result<()> {
    use crate::rules::tournament::vocabulary::{RoundState, Stage};
    let PinSeat { round: number, seat, seen, on } = command;
    let mut action = crate::actions::Action::begin(context, id, crate::actions::Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let round = snapshot.round(Stage::Prelim, number).ok_or(Error::Missing)?;
    if round.row.state != RoundState::Planned {
        return Err(Error::refused("The seats of this round are public; there is nothing left to pin."));
    }
    let is = |number: i64, wanted: usize| usize::try_from(number) == Ok(wanted);
    let found = round
        .tables
        .iter()
        .filter(|table| is(table.row.number, seat.table))
        .flat_map(|table| table.seats.iter())
        .find(|stored| is(stored.position, seat.position))
        .ok_or(Error::Missing)?;
    if seen.is_some_and(|player| player != found.player_id) {
        return Err(Error::Stale);
    }
    round::reseat(&mut action.tx, found.id, found.player_id, on).await?;
    let subject = format!("round {number} table {} position {}", seat.table, seat.position);
    action.commit(AuditEntry::new(if on { AuditAction::PinSeat } else { AuditAction::UnpinSeat }, subject)).await?;
    Ok(())
}
