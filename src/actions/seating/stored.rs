//! The bridge between the stored preliminary rounds and `rules::seating`: players become numbers there and
//! come back as players here.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::rules::seating;
use crate::rules::seating::{Bounds, Figures, Groups, Outcome, Pin, Request};
use crate::rules::tournament::vocabulary::{Phase, RoundState, ScheduleSource, Stage};
use crate::store::player::Player;
use crate::store::snapshot::Round;
use crate::store::{PlayerId, Snapshot, round, schedule};

use crate::actions::{Action, Context, Error, Permission, Result, Roles};
use crate::views::people::attendance::is_present;

/// The preliminary rounds of a tournament as `rules::seating` sees them.
#[derive(Debug, Clone)]
pub struct Seating {
    /// The players by number: who sits in a round or is there to sit.
    pub players: Vec<PlayerId>,
    /// Who shares a group or a club.
    pub groups: Groups,
    /// The rounds as they are stored.
    pub rounds: Vec<seating::Round>,
    /// How many rounds have started or are closed; they stay as they are.
    pub played: usize,
    /// How many rounds after those are published and not started.
    pub published: usize,
    /// How many rounds there are to be in all.
    pub wanted: usize,
    /// Who is there to sit in the rounds still to make.
    pub present: Vec<usize>,
    fixed: Vec<(usize, usize)>,
    pins: Vec<Pin>,
}

impl Seating {
    /// Reads a tournament.
    pub fn of(snapshot: &Snapshot) -> Seating {
        let prelims: Vec<&Round> = snapshot.stage(Stage::Prelim).collect();
        let seated: BTreeSet<PlayerId> = prelims
            .iter()
            .flat_map(|round| round.tables.iter().flat_map(|table| table.seats.iter().map(|seat| seat.player_id)))
            .collect();
        let taken: Vec<&Player> =
            snapshot.players.iter().filter(|player| is_present(player) || seated.contains(&player.id)).collect();
        let ties = taken.iter().map(|player| (player.groups(), player.club.as_deref()));
        let started = |round: &&&Round| matches!(round.row.state, RoundState::Playing | RoundState::Closed);
        let played = prelims.iter().take_while(started).count();
        let published = prelims.iter().skip(played).take_while(|r| r.row.state == RoundState::Published).count();
        let mut seating = Seating {
            players: taken.iter().map(|player| player.id).collect(),
            groups: Groups::from_names(ties),
            rounds: Vec::new(),
            played,
            published,
            wanted: usize::try_from(snapshot.tournament.prelim_rounds).unwrap_or(3),
            present: (0..taken.len()).filter(|&at| is_present(taken[at])).collect(),
            fixed: Vec::new(),
            pins: Vec::new(),
        };
        seating.rounds = prelims.iter().map(|round| seating.numbered(round)).collect();
        seating.fixed = fixed_tables(&taken);
        seating.pins = prelims.iter().enumerate().flat_map(|(at, round)| seating.pins_of(at, round)).collect();
        seating
    }

    /// A player's number.
    pub fn index(&self, player: PlayerId) -> Option<usize> {
        self.players.iter().position(|id| *id == player)
    }

    /// A stored round by numbers. Numbers of tables that are not in use stay empty.
    fn numbered(&self, round: &Round) -> seating::Round {
        let mut tables: seating::Round = Vec::new();
        for table in &round.tables {
            let number = usize::try_from(table.row.number).unwrap_or(1).max(1);
            if tables.len() < number {
                tables.resize(number, Vec::new());
            }
            tables[number - 1] = table.seats.iter().filter_map(|seat| self.index(seat.player_id)).collect();
        }
        tables
    }

    fn pins_of(&self, at: usize, round: &Round) -> Vec<Pin> {
        let pin = |number: i64, seat: &round::Seat| {
            Some(Pin {
                round: at,
                table: usize::try_from(number).ok()?,
                position: usize::try_from(seat.position).ok(),
                player: self.index(seat.player_id)?,
            })
        };
        let of_table = |table: &crate::store::snapshot::Table| {
            let number = table.row.number;
            table.seats.iter().filter(|seat| seat.pinned).filter_map(|seat| pin(number, seat)).collect::<Vec<_>>()
        };
        round.tables.iter().flat_map(of_table).collect()
    }

    /// What is asked of `rules::seating`: rounds from `kept` on made anew, those before as they are.
    pub fn request(&self, kept: usize, seed: i64) -> Request {
        let here: BTreeSet<usize> = self.present.iter().copied().collect();
        let absent: Vec<usize> = (0..self.players.len()).filter(|player| !here.contains(player)).collect();
        let mut request = Request::new(self.players.len(), self.wanted, seed.unsigned_abs());
        request.groups = self.groups.clone();
        request.played = self.rounds.iter().take(kept).cloned().collect();
        request.absent = vec![absent; self.wanted.saturating_sub(kept)];
        request.fixed = self.fixed.clone();
        request.pins = self.pins.iter().filter(|pin| pin.round >= kept).copied().collect();
        request
    }

    /// The figures of the rounds as they are stored.
    pub fn figures(&self) -> Figures {
        seating::figures(&self.rounds, self.players.len(), &self.groups)
    }

    /// Everything that is less than perfect at a table, as stored.
    pub fn faults(&self) -> Vec<seating::Fault> {
        seating::faults(&self.rounds, self.players.len(), &self.groups)
    }

    /// How many rounds must stay as they are when nobody is to be surprised: started and published ones.
    pub fn public(&self) -> usize {
        self.played + self.published
    }

    /// Whether anybody is pinned to a seat.
    fn is_pinned(&self, at: usize, table: usize, position: usize, player: usize) -> bool {
        self.pins.contains(&Pin { round: at, table, position: Some(position), player })
    }

    /// Who sits on a seat of a round (from 0), as stored.
    pub fn sitting(&self, at: usize, seat: seating::Seat) -> Option<PlayerId> {
        self.players.get(seating::player_at(self.rounds.get(at)?, seat)?).copied()
    }

    /// Pins whoever is to sit on a seat.
    pub(crate) fn pin(&mut self, at: usize, seat: seating::Seat, player: PlayerId) {
        if let Some(player) = self.index(player) {
            self.pins.push(Pin { round: at, table: seat.table, position: Some(seat.position), player });
        }
    }

    /// Whether whoever sits on a seat is pinned to it.
    pub(crate) fn pinned(&self, at: usize, seat: seating::Seat) -> bool {
        let player = self.sitting(at, seat).and_then(|player| self.index(player));
        player.is_some_and(|player| self.is_pinned(at, seat.table, seat.position, player))
    }

    /// The report of an outcome.
    pub fn report(&self, request: &Request, outcome: &Outcome) -> Report {
        let grouped = !self.groups.is_empty();
        let mut gave = extra_threes(&outcome.schedule);
        gave.extend(seating::gave(request, outcome));
        let seated = self.present.len().max(outcome.schedule.first().map_or(0, |round| round.iter().flatten().count()));
        Report {
            players: seated,
            rounds: self.wanted,
            figures: values(&outcome.figures),
            bounds: bound_values(&outcome.bounds),
            optimal: outcome.optimal,
            says: seating::summary(seated, self.wanted, &outcome.figures, &outcome.bounds, grouped),
            gave,
            same_field: request.played.is_empty(),
            undo: None,
        }
    }
}

fn fixed_tables(taken: &[&Player]) -> Vec<(usize, usize)> {
    let fixed = |(at, player): (usize, &&Player)| Some((at, usize::try_from(player.fixed_table?).ok()?));
    taken.iter().enumerate().filter_map(fixed).collect()
}

/// What is kept about a schedule beside its seats. It holds numbers and words, and no names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Players who sit.
    pub players: usize,
    /// Rounds in all.
    pub rounds: usize,
    /// The figures in the order of the objective.
    pub figures: [u64; 6],
    /// Their proven lower bounds, where there are some.
    pub bounds: [Option<u64>; 6],
    /// Whether opponents, positions and groups are proven best possible.
    pub optimal: bool,
    /// What the schedule reaches, in sentences.
    pub says: Vec<String>,
    /// What had to give and why, in sentences.
    pub gave: Vec<String>,
    /// Whether nothing was played when it was made, so that the argument for the whole field holds.
    pub same_field: bool,
    /// The swap by hand that made it out of the one before, so that it can be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
}

/// A swap by hand that can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The preliminary round, from 1.
    pub round: i64,
    /// The two seats, each as table and position.
    pub seats: [(usize, usize); 2],
    /// Whether the one who sat there was pinned.
    pub pinned: [bool; 2],
}

impl Report {
    /// Reads a stored report; None where it has a form that this program does not know.
    pub fn read(json: &str) -> Option<Report> {
        serde_json::from_str(json).ok()
    }

    /// The figures as values of `rules::seating`.
    pub fn figures(&self) -> Figures {
        let [max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares] = self.figures;
        Figures { max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares }
    }

    /// The bounds as values of `rules::seating`.
    pub fn bounds(&self) -> Bounds {
        let [max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares] = self.bounds;
        Bounds { max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares }
    }
}

/// The figures in the order of the objective.
pub fn values(figures: &Figures) -> [u64; 6] {
    [
        figures.max_meetings,
        figures.repeats,
        figures.position_repeats,
        figures.group_meetings,
        figures.three_twice,
        figures.three_squares,
    ]
}

fn bound_values(bounds: &Bounds) -> [Option<u64>; 6] {
    [
        bounds.max_meetings,
        bounds.repeats,
        bounds.position_repeats,
        bounds.group_meetings,
        bounds.three_twice,
        bounds.three_squares,
    ]
}

/// A schedule that was not made by Reeve, judged by what is proven about one that was. A bound holds for the
/// other schedule only where everything that comes before it in the objective is equal, and none holds where
/// a round has more tables of three than it needs: the bounds are those of the fewest.
pub fn judged(made: &Outcome, schedule: Vec<seating::Round>, figures: Figures) -> Outcome {
    let same_meetings = made.figures.max_meetings == figures.max_meetings;
    let same_repeats = same_meetings && made.figures.repeats == figures.repeats;
    let bounds = match (extra_threes(&schedule).is_empty(), same_meetings, same_repeats) {
        (true, _, true) => made.bounds,
        (true, true, false) => {
            Bounds { max_meetings: made.bounds.max_meetings, repeats: made.bounds.repeats, ..Bounds::default() }
        }
        (true, false, _) => Bounds { max_meetings: made.bounds.max_meetings, ..Bounds::default() },
        (false, ..) => Bounds::default(),
    };
    Outcome { schedule, figures, bounds, optimal: bounds.prove(&figures) }
}

/// The rounds with more tables of three than the players need, in sentences (1.1.5).
fn extra_threes(schedule: &[seating::Round]) -> Vec<String> {
    let of_round = |(at, round): (usize, &seating::Round)| {
        let found = round.iter().filter(|table| table.len() == 3).count();
        let (_, wanted) = seating::table_sizes(round.iter().flatten().count())?;
        (found > wanted).then(|| {
            let number = at + 1;
            format!("Round {number} has {found} tables of three, where {wanted} would do (1.1.5).")
        })
    };
    schedule.iter().enumerate().filter_map(of_round).collect()
}

/// The refusal of `rules::seating` as the desk's.
pub(crate) fn refused(refusal: &seating::Refusal) -> Error {
    let mut message = refusal.to_string();
    if let Some(first) = message.get(..1) {
        message = format!("{}{}.", first.to_uppercase(), message.get(1..).unwrap_or_default());
    }
    Error::by_rule("1.1.5", message)
}

/// Makes or repairs on a thread of its own: it is pure work and may take a second.
pub(crate) async fn work<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(job).await.map_err(|error| Error::Store(crate::store::Error::broken(error)))
}

/// Reads a tournament for work that is done before the lock is taken, so that nobody waits for it.
pub(crate) async fn prepare(context: &Context<'_>, id: crate::store::TournamentId) -> Result<Snapshot> {
    let mut tx = context.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, id).await?;
    let roles = Roles::inside(&mut tx, context.caller, &snapshot.tournament).await?;
    if !roles.may(Permission::Run) {
        return Err(Error::Forbidden);
    }
    may_seat(&snapshot)?;
    Ok(snapshot)
}

/// Whether seats of preliminary rounds can be made or changed now.
pub fn may_seat(snapshot: &Snapshot) -> Result<()> {
    match snapshot.tournament.phase {
        Phase::Draft | Phase::Registration => Err(Error::refused(
            "The seat schedule is made from the players who are checked in. Start the check-in first.",
        )),
        Phase::CheckIn | Phase::Prelim => Ok(()),
        Phase::Semi | Phase::Final | Phase::Finished => {
            Err(Error::refused("The preliminary rounds are over; their seats can't be changed any more."))
        }
    }
}

/// Takes the lock and makes sure that nothing changed since [`prepare`] read the tournament.
pub(crate) async fn begin_unchanged(context: &Context<'_>, read: &Snapshot) -> Result<Option<Action>> {
    let action = Action::begin(context, read.tournament.id, Permission::Run).await?;
    let same = action.tournament()?.version == read.tournament.version;
    Ok(same.then_some(action))
}

/// Stores the rounds from `from` on, and the report of the whole schedule.
pub(crate) async fn save(
    action: &mut Action,
    context: &Context<'_>,
    read: &Snapshot,
    seating: &Seating,
    from: usize,
    outcome: &Outcome,
    made: (ScheduleSource, i64, &Report),
) -> Result<()> {
    save_seats(action, read, seating, from, &outcome.schedule).await?;
    let (source, seed, report) = made;
    let row = schedule::Schedule {
        id: 0,
        seed,
        source,
        report: serde_json::to_string(report).map_err(crate::store::Error::broken)?,
        made_by: context.caller.account(),
        made_at: context.now,
    };
    schedule::insert(&mut action.tx, read.tournament.id, &row).await?;
    Ok(())
}

/// Stores the seats of the rounds from `from` on.
pub(crate) async fn save_seats(
    action: &mut Action,
    read: &Snapshot,
    seating: &Seating,
    from: usize,
    schedule: &[seating::Round],
) -> Result<()> {
    for (at, tables) in schedule.iter().enumerate().skip(from) {
        let number = i64::try_from(at + 1).unwrap_or(i64::MAX);
        let id = match read.round(Stage::Prelim, number) {
            Some(round) => {
                round::clear_tables(&mut action.tx, round.row.id).await?;
                round.row.id
            }
            None => round::insert_round(&mut action.tx, read.tournament.id, Stage::Prelim, number).await?,
        };
        for (table, players) in tables.iter().enumerate().filter(|(_, players)| !players.is_empty()) {
            let table_number = i64::try_from(table + 1).unwrap_or(i64::MAX);
            let table_id = round::insert_table(&mut action.tx, id, table_number).await?;
            for (place, player) in players.iter().enumerate() {
                let pinned = seating.is_pinned(at, table + 1, place + 1, *player);
                let who = seating.players.get(*player).copied().ok_or(Error::Missing)?;
                let position = i64::try_from(place + 1).unwrap_or(i64::MAX);
                round::insert_seat(&mut action.tx, table_id, position, who, pinned, None).await?;
            }
        }
    }
    Ok(())
}
