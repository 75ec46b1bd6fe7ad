//! The bridge between the preliminary rounds of a snapshot and `rules::seating`: players become numbers there and come
//! back as players here.

use std::collections::{BTreeMap, BTreeSet};

use crate::people::attendance;
use crate::people::attendance::can_be_seated;
use crate::people::companions::companions;
use crate::rounds::prelims;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility;
use crate::visibility::Reader;
use reeve_rules::seating;
use reeve_rules::seating::{
    Figures, Groups, Illegal, Pin, ScheduleRequest, SeatAt, TableFault, TableSizes, number_as_usize,
};
use reeve_rules::standings::Rank;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::player::Player;
use reeve_store::schedule_report::ScheduleReport;
use reeve_store::seat::Seat;
use reeve_store::snapshot::Round;
use reeve_store::{Error, PlayerId, Snapshot};

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
    /// How many rounds there are to be: those of the schedule, or once they are closed all up to the next one.
    pub wanted: usize,
    /// How many of them, from the first, are seated by the schedule, and not by the standings.
    pub scheduled: usize,
    /// Who is there to sit in the rounds still to make.
    pub present: Vec<usize>,
    fixed: Vec<(usize, usize)>,
    pins: Vec<Pin>,
}

impl Seating {
    /// Reads a tournament.
    pub fn of(snapshot: &Snapshot) -> Seating {
        let stored: Vec<&Round> = snapshot.stage(Stage::Prelim).collect();
        let seated: BTreeSet<PlayerId> = stored
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
        let up_to = |is: fn(&Round) -> bool| stored.iter().rposition(|round| is(round)).map_or(0, |last| last + 1);
        let (public, played) = (up_to(visibility::has_public_seats), up_to(|round| round.row.state.has_begun()));
        let count = |rounds: i64| usize::try_from(rounds).unwrap_or(0);
        let scheduled = count(prelims::scheduled(&snapshot.tournament));
        let all = count(prelims::planned(&snapshot.tournament));
        let up_to_next = (prelims::closed(snapshot).count() + 1).min(all);
        let mut seating = Seating {
            players: taken.iter().map(|player| player.id).collect(),
            sizes: snapshot.tournament.system.system().tables(),
            groups: Groups::from_names(ties),
            rounds: Vec::new(),
            played,
            published: public.saturating_sub(played),
            wanted: scheduled.max(up_to_next),
            scheduled,
            present: (0..taken.len()).filter(|&at| can_be_seated(snapshot, taken[at])).collect(),
            fixed: Vec::new(),
            pins: Vec::new(),
        };
        seating.rounds = stored.iter().map(|round| seating.numbered(round)).collect();
        seating.fixed = fixed_tables(&taken);
        seating.pins = stored.iter().enumerate().flat_map(|(at, round)| seating.pins_of(at, round)).collect();
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

    /// Whether the round that is seated next, or was last, is so by the standings.
    pub fn is_by_rank(&self) -> bool {
        self.wanted > self.scheduled
    }

    /// What is asked of `rules::seating` where the rounds from `kept` on are made anew and those before stay as they are: by the
    /// schedule, or by the standings.
    ///
    /// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
    pub fn request_now(&self, snapshot: &Snapshot, kept: usize, seed: i64) -> Result<ScheduleRequest, Error> {
        let mut request = self.request(kept, seed);
        if self.is_by_rank() {
            request.by_rank = self.by_rank(&Ranking::of_seated(snapshot, Reader::Staff)?);
        }
        Ok(request)
    }

    /// Who shares a rank, the best first.
    fn by_rank(&self, ranking: &Ranking) -> Vec<Vec<usize>> {
        let number: BTreeMap<PlayerId, usize> = self.players.iter().copied().zip(0..).collect();
        let mut ranked: BTreeMap<Rank, Vec<usize>> = BTreeMap::new();
        for row in &ranking.standings.rows {
            if let Some((rank, player)) = row.rank.zip(number.get(&ranking::stored(row.player))) {
                ranked.entry(rank).or_default().push(*player);
            }
        }
        // By number, whatever names they have.
        ranked.values_mut().for_each(|sharing| sharing.sort_unstable());
        ranked.into_values().collect()
    }

    /// Whether the seats of the round that is seated by the standings next are no longer those that they give, with the seed that
    /// they were drawn from: a result was corrected, lots were drawn, somebody came or left.
    pub fn is_behind_standings(&self, snapshot: &Snapshot) -> bool {
        let seed = snapshot.schedule.as_ref().map_or(1, |schedule| schedule.seed);
        let request = self.request_now(snapshot, self.wanted - 1, seed);
        let made = request.ok().and_then(|request| seating::make(&request).ok());
        made.is_none_or(|made| made.schedule != self.rounds)
    }

    /// The rounds that are seated by the schedule.
    fn of_schedule(&self) -> &[seating::SeatedRound] {
        &self.rounds[..self.scheduled.min(self.rounds.len())]
    }

    /// What is asked of `rules::seating`: rounds from `kept` on made anew, those before as they are.
    fn request(&self, kept: usize, seed: i64) -> ScheduleRequest {
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

    /// Players tied to a table: player and table.
    pub fn fixed(&self) -> Vec<(usize, usize)> {
        self.fixed.clone()
    }

    /// What the rounds of the schedule as they are stored were an answer to: those who sit in them, the first ones `kept`, and
    /// nothing bound.
    pub fn request_as_seated(&self, kept: usize) -> ScheduleRequest {
        let rounds = self.of_schedule();
        let kept = kept.min(rounds.len());
        let mut request = ScheduleRequest::new(self.players.len(), rounds.len(), 1);
        request.sizes = self.sizes;
        request.groups = self.groups.clone();
        request.played = rounds[..kept].to_vec();
        let absent = |round: &seating::SeatedRound| {
            let mut sits = vec![false; self.players.len()];
            round.iter().flatten().for_each(|&player| sits[player] = true);
            (0..self.players.len()).filter(|&player| !sits[player]).collect()
        };
        request.absent = rounds[kept..].iter().map(absent).collect();
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
        let same_groups = report.proven_for.is_some_and(|digest| digest == self.groups.digest(self.of_schedule()));
        let searched = report.bounds.group_meetings.filter(|_| same_groups);
        report.bounds.group_meetings = least.max(searched).filter(|_| is_proven);
        report.tradeoffs = report.tradeoffs.counted_again(before, now, anew.filter(|_| is_proven));
        let stands = self.is_by_rank() || attendance::changed(snapshot).is_empty();
        Some(if stands { report } else { report.outdated() })
    }

    /// The figures of the rounds of the schedule as they are stored.
    pub fn figures(&self) -> Figures {
        self.sizes.figures(self.of_schedule(), self.players.len(), &self.groups)
    }

    /// Everything that is less than perfect at a table of the schedule, as stored.
    pub fn faults(&self) -> Vec<TableFault> {
        seating::faults(self.of_schedule(), self.players.len(), &self.groups, self.sizes)
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
