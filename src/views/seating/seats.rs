//! The bridge between the preliminary rounds of a snapshot and `rules::seating`: players become numbers there and come
//! back as players here.

use std::collections::{BTreeMap, BTreeSet};

use crate::people::attendance;
use crate::people::attendance::can_be_seated;
use crate::people::companions::companions;
use crate::visibility;
use reeve_rules::seating;
use reeve_rules::seating::{
    Figures, Groups, Illegal, Pin, ScheduleRequest, SeatAt, TableFault, TableSizes, number_as_usize,
};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::player::Player;
use reeve_store::schedule_report::ScheduleReport;
use reeve_store::seat::Seat;
use reeve_store::snapshot::Round;
use reeve_store::{PlayerId, Snapshot};

/// The preliminary rounds of a tournament as `rules::seating` sees them.
#[derive(Debug, Clone)]
pub struct Seating {
    /// The players by number: who sits in a round or is there to sit.
    pub players: Vec<PlayerId>,
    /// How many can sit at a table.
    pub sizes: TableSizes,
    /// Who shares a group or a club.
    pub groups: Groups,
    /// The rounds as they are stored.
    pub rounds: Vec<seating::SeatedRound>,
    /// How many rounds there are up to the last that has started or is closed; they stay as they are.
    pub played: usize,
    /// After those that are `played`, how many rounds there are up to the last whose seats are public.
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
        let taken: Vec<&Player> = snapshot
            .players
            .iter()
            .filter(|player| can_be_seated(snapshot, player) || seated.contains(&player.id))
            .collect();
        let companions = companions(&taken);
        let ties = taken.iter().zip(&companions).map(|(player, together)| {
            let groups = player.person.groups().chain(together.iter().map(String::as_str));
            (groups, player.person.club.as_deref())
        });
        // Up to the last of them: a round before it stays as it is too, since rounds are made one after the other.
        let up_to = |is: fn(&Round) -> bool| prelims.iter().rposition(|round| is(round)).map_or(0, |last| last + 1);
        let (public, played) = (up_to(visibility::has_public_seats), up_to(|round| round.row.state.has_begun()));
        let mut seating = Seating {
            players: taken.iter().map(|player| player.id).collect(),
            sizes: snapshot.tournament.system.system().tables(),
            groups: Groups::from_names(ties),
            rounds: Vec::new(),
            played,
            published: public.saturating_sub(played),
            wanted: usize::try_from(snapshot.tournament.prelim_rounds).unwrap_or(3),
            present: (0..taken.len()).filter(|&at| can_be_seated(snapshot, taken[at])).collect(),
            fixed: Vec::new(),
            pins: Vec::new(),
        };
        seating.rounds = prelims.iter().map(|round| seating.numbered(round)).collect();
        seating.fixed = fixed_tables(&taken);
        seating.pins = prelims.iter().enumerate().flat_map(|(at, round)| seating.pins_of(at, round)).collect();
        seating
    }

    /// What to call the players, by number.
    pub fn names(&self, snapshot: &Snapshot) -> Vec<String> {
        let labels = snapshot.labels();
        self.players.iter().map(|id| labels.of(*id).to_owned()).collect()
    }

    /// What to call those who are bound to a seat or a table, by number.
    pub fn bound_names(&self, snapshot: &Snapshot) -> BTreeMap<usize, String> {
        let labels = snapshot.labels();
        let bound = self.pins.iter().map(|pin| pin.player).chain(self.fixed.iter().map(|(player, _)| *player));
        bound.filter_map(|player| Some((player, labels.of(*self.players.get(player)?).to_owned()))).collect()
    }

    /// Whether rounds are left whose seats can be made: those after the last public one.
    pub fn has_rounds_to_make(&self) -> bool {
        self.public() < self.wanted
    }

    /// A player's number.
    pub fn index(&self, player: PlayerId) -> Option<usize> {
        self.players.iter().position(|id| *id == player)
    }

    /// A stored round by numbers. Numbers of tables that are not in use stay empty.
    fn numbered(&self, round: &Round) -> seating::SeatedRound {
        let mut tables: seating::SeatedRound = Vec::new();
        for table in &round.tables {
            let number = number_as_usize(table.row.number).unwrap_or(1);
            if tables.len() < number {
                tables.resize(number, Vec::new());
            }
            tables[number - 1] = table.seats.iter().filter_map(|seat| self.index(seat.player_id)).collect();
        }
        tables
    }

    fn pins_of(&self, at: usize, round: &Round) -> Vec<Pin> {
        let pin = |number: i64, seat: &Seat| {
            let SeatAt { table, position } = SeatAt::numbered(number, seat.position)?;
            Some(Pin { round: at, table, position: Some(position), player: self.index(seat.player_id)? })
        };
        let of_table = |table: &reeve_store::snapshot::Table| {
            let number = table.row.number;
            table.seats.iter().filter(|seat| seat.pinned).filter_map(|seat| pin(number, seat)).collect::<Vec<_>>()
        };
        round.tables.iter().flat_map(of_table).collect()
    }

    /// What is asked of `rules::seating`: rounds from `kept` on made anew, those before as they are.
    pub fn request(&self, kept: usize, seed: i64) -> ScheduleRequest {
        let here: BTreeSet<usize> = self.present.iter().copied().collect();
        let absent: Vec<usize> = (0..self.players.len()).filter(|player| !here.contains(player)).collect();
        let mut request = ScheduleRequest::new(self.players.len(), self.wanted, seed.unsigned_abs());
        request.sizes = self.sizes;
        request.groups = self.groups.clone();
        request.played = self.rounds.iter().take(kept).cloned().collect();
        request.absent = vec![absent; self.wanted.saturating_sub(kept)];
        request.fixed = self.fixed.clone();
        request.pins = self.pins.iter().filter(|pin| pin.round >= kept).copied().collect();
        request
    }

    /// What the rounds as they are stored were an answer to: those who sit in them, the first ones `kept`, and nothing bound.
    pub fn request_as_seated(&self, kept: usize) -> ScheduleRequest {
        let kept = kept.min(self.rounds.len());
        let mut request = ScheduleRequest::new(self.players.len(), self.rounds.len(), 1);
        request.sizes = self.sizes;
        request.groups = self.groups.clone();
        request.played = self.rounds[..kept].to_vec();
        let absent = |round: &seating::SeatedRound| {
            let mut sits = vec![false; self.players.len()];
            round.iter().flatten().for_each(|&player| sits[player] = true);
            (0..self.players.len()).filter(|&player| !sits[player]).collect()
        };
        request.absent = self.rounds[kept..].iter().map(absent).collect();
        request
    }

    /// The table that a player is tied to.
    pub(crate) fn fixed_table(&self, player: PlayerId) -> Option<usize> {
        let player = self.index(player)?;
        self.fixed.iter().find(|(tied, _)| *tied == player).map(|(_, table)| *table)
    }

    /// Who sits elsewhere than at the fixed table, in these rounds.
    pub fn fixed_elsewhere(&self, rounds: &[seating::SeatedRound]) -> Vec<Illegal> {
        seating::fixed_elsewhere(rounds, &self.fixed)
    }

    /// How good the schedule is, with the groups and clubs of now: who came into one since the seats were made is counted. Where
    /// the seats of a round that waits are not those of the players who are there, nothing is proven.
    pub fn report(&self, snapshot: &Snapshot) -> Option<ScheduleReport> {
        let mut report = snapshot.schedule_report()?;
        let (before, now) = (report.figures.group_meetings, self.figures().group_meetings);
        let least = |kept| match now {
            0 => Some(0),
            _ => seating::least_group_meetings(&self.request_as_seated(kept), report.figures.repeats),
        };
        let (least, anew) = (least(report.kept), least(0));
        report.grouped = !self.groups.is_empty();
        report.figures.group_meetings = now;
        // Where nothing was proven, since something that comes before it can be better, nothing is now.
        let is_proven = report.bounds.group_meetings.is_some();
        let same_groups = report.proven_for.is_some_and(|digest| digest == self.groups.digest(&self.rounds));
        let searched = report.bounds.group_meetings.filter(|_| same_groups);
        report.bounds.group_meetings = least.max(searched).filter(|_| is_proven);
        report.tradeoffs = report.tradeoffs.counted_again(before, now, anew.filter(|_| is_proven));
        Some(if attendance::changed(snapshot).is_empty() { report } else { report.outdated() })
    }

    /// The figures of the rounds as they are stored.
    pub fn figures(&self) -> Figures {
        self.sizes.figures(&self.rounds, self.players.len(), &self.groups)
    }

    /// Everything that is less than perfect at a table, as stored.
    pub fn faults(&self) -> Vec<TableFault> {
        seating::faults(&self.rounds, self.players.len(), &self.groups, self.sizes)
    }

    /// How many rounds must stay as they are when nobody is to be surprised: started and published ones.
    pub fn public(&self) -> usize {
        self.played + self.published
    }

    /// Whether a player is pinned to a seat of a round (from 0).
    pub fn is_pinned(&self, at: usize, table: usize, position: usize, player: usize) -> bool {
        self.pins.contains(&Pin { round: at, table, position: Some(position), player })
    }

    /// Who sits on a seat of a round (from 0), as stored.
    pub fn sitting(&self, at: usize, seat: SeatAt) -> Option<PlayerId> {
        self.players.get(seating::player_at(self.rounds.get(at)?, seat)?).copied()
    }

    /// Pins a player to a seat.
    pub fn pin(&mut self, at: usize, seat: SeatAt, player: PlayerId) {
        if let Some(player) = self.index(player) {
            self.pins.push(Pin { round: at, table: seat.table, position: Some(seat.position), player });
        }
    }

    /// Whether whoever sits on a seat is pinned to it.
    pub fn pinned(&self, at: usize, seat: SeatAt) -> bool {
        let player = self.sitting(at, seat).and_then(|player| self.index(player));
        player.is_some_and(|player| self.is_pinned(at, seat.table, seat.position, player))
    }
}

fn fixed_tables(taken: &[&Player]) -> Vec<(usize, usize)> {
    let fixed = |(at, player): (usize, &&Player)| Some((at, number_as_usize(player.fixed_table?)?));
    taken.iter().enumerate().filter_map(fixed).collect()
}
