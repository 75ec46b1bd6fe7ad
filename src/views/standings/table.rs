//! The standings as a reader sees them: every row with what separates it from its neighbours, the lines of the cuts, and
//! what all of it stands on.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, Utc};

use reeve_rules::bracket;
use reeve_rules::games::System;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::standings::lots::Presence;
use reeve_rules::standings::{
    After, Criterion, GameArithmetic, GameTally, Rank, RankedId, RankedPlayer, Separation, Status,
};
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::Tournament;
use reeve_store::{PlayerId, Snapshot};

use crate::people::attendance;
use crate::rounds::prelims;
use crate::standings::ranking;
use crate::standings::ranking::{Ranking, forget_after};
use crate::visibility::Reader;

/// The standings of a tournament.
#[derive(Debug, Clone)]
pub struct StandingsTable<'s> {
    /// How far the tournament is.
    pub after: After,
    /// Whether the champion is declared, so that nothing moves any more.
    pub settled: bool,
    /// What the standings hold so far; none before the first result.
    pub basis: Option<Basis>,
    /// One row for each player: by rank, then name, the disqualified last.
    pub rows: Vec<StandingsRow<'s>>,
    snapshot: &'s Snapshot,
    ranking: &'s Ranking,
}

/// A row of the standings.
#[derive(Debug, Clone)]
pub struct StandingsRow<'s> {
    /// Rank, player, columns and status.
    pub row: &'s RankedPlayer,
    /// The player's number in the tournament.
    pub number: i64,
    /// What separates the row from the one above it.
    pub above: Option<Separation<'s>>,
    /// What separates the row from the one below it.
    pub below: Option<Separation<'s>>,
    /// The line that is drawn below the row.
    pub cut: Option<Cut>,
}

/// Why a player stands where they stand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The games that count, with their arithmetic.
    pub games: Vec<GameArithmetic>,
    /// The closed preliminary rounds in which the player had no seat or was absent, by number.
    pub missed: Vec<i64>,
    /// On the final day of a series the event that counts, by name, and what it adds up to.
    pub brought: Option<(String, GameTally)>,
}

/// The line below the last one who goes on to a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    pub stage: Stage,
    /// Who is above the line.
    pub goes_on: GoesOn,
    /// Players who share a rank stand on both sides, so that lots decide.
    pub tied: Option<TiedAtCut>,
    /// What tells the last one above from the next in rank, who does not go on; none where that does not follow from games.
    pub told_apart_by: Option<Criterion>,
}

/// Players who share the last rank that goes on, and are more than the places left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TiedAtCut {
    pub rank: Rank,
    pub players: usize,
    /// How many of them go on.
    pub places: usize,
}

/// Who goes on to a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GoesOn {
    /// Those who have a seat there.
    Seated,
    /// The best-ranked as things stand, while preliminary games are to come.
    SoFar,
    /// The best-ranked.
    Best,
    /// Who won a semi-final.
    SemiWinners,
}

/// What the standings stand on: the last round that a reader sees results of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Basis {
    /// The stage of the round.
    pub stage: Stage,
    /// Its number within the stage.
    pub round: i64,
    /// How many preliminary rounds there are.
    pub prelim_rounds: i64,
    /// How much of it counts.
    pub progress: Progress,
    /// Whether the final is played and the champion not declared yet.
    pub provisional: bool,
}

/// How far a round has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    Closed(DateTime<Utc>),
    /// Every record sheet is final, and the round is not closed.
    Complete,
    /// Some record sheets are final.
    Partly {
        finals: usize,
        tables: usize,
    },
}

impl<'s> StandingsTable<'s> {
    /// The standings for the reader whom the ranking was made for.
    pub fn of(snapshot: &'s Snapshot, ranking: &'s Ranking) -> StandingsTable<'s> {
        let labels = snapshot.labels();
        let mut cuts = cuts(snapshot, ranking);
        let standings = &ranking.standings;
        let row = |(at, row): (usize, &'s RankedPlayer)| StandingsRow {
            row,
            number: labels.number_of(ranking::stored(row.player)),
            above: standings.separation(at),
            below: standings.separation(at + 1),
            cut: cuts.remove(&at),
        };
        StandingsTable {
            after: standings.after,
            settled: snapshot.tournament.phase.is_finished(),
            basis: basis(snapshot, ranking.reader()),
            rows: standings.rows.iter().enumerate().map(row).collect(),
            snapshot,
            ranking,
        }
    }

    /// What it is ranked by.
    pub fn rules(&self) -> &'s RuleSet {
        &self.ranking.standings.rules
    }

    /// Whether a row goes on to something elsewhere, once the result stands.
    pub fn qualifies(&self, row: &StandingsRow<'_>) -> bool {
        self.settled && self.ranking.standings.qualifies(row.row, self.ranking.qualifies())
    }

    /// The tournament.
    pub fn tournament(&self) -> &Tournament {
        &self.snapshot.tournament
    }

    /// The game that is played in it.
    pub fn system(&self) -> &'static System {
        self.snapshot.tournament.system.system()
    }

    /// How many ranks each player has gained since the last preliminary round but one; less than 0 where ranks were lost. Empty
    /// before the second round and after the last.
    pub fn moved(&self) -> HashMap<RankedId, i64> {
        let basis = self.basis.filter(|basis| basis.stage == Stage::Prelim && basis.round > 1);
        let before = basis.and_then(|basis| {
            let at = |round: &Round| round.row.stage == Stage::Prelim && round.row.number == basis.round - 1;
            let mut past = self.snapshot.clone();
            let last = past.rounds.iter().position(at)?;
            forget_after(&mut past, last);
            Ranking::of(&past, self.ranking.reader()).ok()
        });
        let Some(before) = before else { return HashMap::new() };
        let moved = |row: &StandingsRow<'_>| {
            let then = before.standings.row(row.row.player)?.rank?;
            Some((row.row.player, i64::from(then.0) - i64::from(row.row.rank?.0)))
        };
        self.rows.iter().filter_map(moved).collect()
    }

    /// The row of a player; none for who has no seat in a published round.
    pub fn row_of(&self, player: PlayerId) -> Option<&StandingsRow<'s>> {
        self.rows.iter().find(|row| row.row.player == ranking::ranked(player))
    }

    /// Among how many a player has a rank: those who came. None for who never did.
    pub fn ranked_with(&self, row: &StandingsRow<'_>) -> Option<usize> {
        let counts = |other: &&StandingsRow<'_>| other.row.rank.is_some() && self.came(other);
        self.came(row).then(|| self.rows.iter().filter(counts).count())
    }

    /// Whether a player has a game that counts, or missed none.
    fn came(&self, row: &StandingsRow<'_>) -> bool {
        row.row.tally.games > 0 || missed(self.snapshot, ranking::stored(row.row.player)).is_empty()
    }

    /// Whether others have the rank of a row too. Who never came shares it with nobody who did.
    pub fn is_shared(&self, row: &StandingsRow<'_>) -> bool {
        let came = self.came(row);
        let same = |other: &&StandingsRow<'_>| other.row.rank == row.row.rank && (!came || self.came(other));
        row.row.rank.is_some() && self.rows.iter().filter(same).count() > 1
    }

    /// Why the player of a row stands there. Goes through all games, so it is worked out only where it is shown.
    pub fn explain(&self, row: &StandingsRow<'_>) -> Explanation {
        Explanation {
            games: self.ranking.games_of(row.row.player),
            missed: missed(self.snapshot, ranking::stored(row.row.player)),
            brought: brought(self.snapshot, ranking::stored(row.row.player)),
        }
    }
}

/// What a player brings to the final day of a series.
fn brought(snapshot: &Snapshot, player: PlayerId) -> Option<(String, GameTally)> {
    let one = snapshot.brought.iter().find(|one| one.player_id == player)?;
    Some((one.event.clone(), one.tally.tally().ok()?))
}

/// The closed preliminary rounds in which a player had no seat or was absent.
fn missed(snapshot: &Snapshot, player: PlayerId) -> Vec<i64> {
    let missed = prelims::closed(snapshot).filter(|round| !attendance::playing(round).any(|id| id == player));
    missed.map(|round| round.row.number).collect()
}

/// The cuts by the index of the row that each is drawn below: who goes on to the semi-finals, who to the final.
fn cuts(snapshot: &Snapshot, ranking: &Ranking) -> BTreeMap<usize, Cut> {
    let Some(stages) = ranking::stages_of(&snapshot.tournament).filter(|stages| *stages != Stages::Nothing) else {
        return BTreeMap::new();
    };
    let here = ranking.standings.rows.iter().filter(|row| row.status == Status::Active).count();
    let semis_made = seated_in(snapshot, Stage::Semi, ranking.reader()).is_some();
    let semi_finals = semis_made || (stages == Stages::SemiFinals && here > bracket::TOO_FEW_FOR_SEMI_FINALS);
    let with_final = !semi_finals || ranking.standings.after != After::Prelim;
    let stages = [(Stage::Final, with_final), (Stage::Semi, semi_finals)].into_iter();
    // Where both fall on one row, the semi-finals' line is the one that is drawn.
    stages.filter(|(_, drawn)| *drawn).filter_map(|(stage, _)| cut(snapshot, ranking, stage)).collect()
}

/// The cut of a stage: below the last of those who have a seat there, or would have as things stand.
fn cut(snapshot: &Snapshot, ranking: &Ranking, stage: Stage) -> Option<(usize, Cut)> {
    let standings = &ranking.standings;
    let places = if stage == Stage::Semi { bracket::SEMI_PLACES } else { bracket::FINAL_PLACES };
    let seated = seated_in(snapshot, stage, ranking.reader());
    let goes_on = |row: &RankedPlayer| match &seated {
        Some(seated) => seated.contains(&ranking::stored(row.player)),
        None => ranking::presence(snapshot, stage, row) == Presence::Here && row.rank.is_some(),
    };
    let above = || standings.rows.iter().enumerate().filter(|(_, row)| goes_on(row));
    let (at, last) = above().take(places).last()?;
    // Who left or declined has no part in it.
    let waits = |row: &&RankedPlayer| ranking::presence(snapshot, stage, row) == Presence::Here && row.rank.is_some();
    let next = standings.rows.get(at + 1).filter(waits);
    let sharing = above().filter(|(_, row)| row.rank == last.rank);
    let players = sharing.clone().count();
    let places_left = sharing.filter(|(of, _)| *of <= at).count();
    let rounds = usize::try_from(snapshot.tournament.prelim_rounds).unwrap_or(0);
    let tie = last.rank.map(|rank| TiedAtCut { rank, players, places: places_left });
    let cut = Cut {
        stage,
        goes_on: match (stage, standings.after) {
            (Stage::Final, After::SomeSemis | After::Semis) => GoesOn::SemiWinners,
            (Stage::Final, After::Final) => GoesOn::Seated,
            _ if seated.is_some() => GoesOn::Seated,
            _ if prelims::closed(snapshot).count() < rounds => GoesOn::SoFar,
            _ => GoesOn::Best,
        },
        tied: tie.filter(|tie| seated.is_none() && tie.players > tie.places),
        told_apart_by: next.and_then(|next| next.from_above),
    };
    Some((at, cut))
}

/// Who has a seat in a stage whose tables this reader may see; none where there are no such tables.
fn seated_in(snapshot: &Snapshot, stage: Stage, reader: Reader) -> Option<BTreeSet<PlayerId>> {
    let round = snapshot.round(stage, 1)?;
    reader.sees_seats(round).then(|| attendance::seated(round).collect())
}

fn basis(snapshot: &Snapshot, reader: Reader) -> Option<Basis> {
    let is_final = |table: &&Table| table.row.sheet_state.is_final();
    let visible = |round: &&Round| reader.sees_results(&snapshot.tournament, round);
    let last =
        snapshot.rounds.iter().filter(visible).rfind(|round| round.tables.iter().any(|table| is_final(&table)))?;
    let tables = last.tables.len();
    let finals = last.tables.iter().filter(is_final).count();
    Some(Basis {
        provisional: last.row.stage == Stage::Final && !snapshot.tournament.phase.is_finished(),
        stage: last.row.stage,
        round: last.row.number,
        prelim_rounds: snapshot.tournament.prelim_rounds,
        progress: match last.row.closed_at {
            Some(at) => Progress::Closed(at),
            None if finals == tables => Progress::Complete,
            None => Progress::Partly { finals, tables },
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{after_prelims, draw_all};
    use reeve_rules::tournament::vocabulary::PlayerState;

    #[test]
    fn ranks_are_held_against_those_of_the_round_before() {
        let mut event = after_prelims(12);
        let moved = |event: &Snapshot| {
            let ranking = Ranking::of(event, Reader::Staff).expect("a ranking");
            StandingsTable::of(event, &ranking).moved()
        };
        assert_eq!(moved(&event).into_values().collect::<BTreeSet<_>>(), BTreeSet::from([0]), "three rounds alike");
        let seats = &mut event.rounds.last_mut().expect("a round").tables[0].seats;
        let (first, last) = (seats[0].player_id, seats[3].player_id);
        (seats[0].player_id, seats[3].player_id) = (last, first);
        let now = moved(&event);
        assert!(now[&ranking::ranked(first)] < 0 && now[&ranking::ranked(last)] > 0, "{now:?}");
        event.rounds.truncate(1);
        assert!(moved(&event).is_empty(), "nothing is before the first round");
    }

    #[test]
    fn a_cut_through_a_tie_says_how_many_share_it_and_what_settles_it() {
        let line = |event: &Snapshot| {
            let ranking = Ranking::of(event, Reader::Staff).expect("a ranking");
            let table = StandingsTable::of(event, &ranking);
            table.rows.iter().find_map(|row| row.cut.filter(|cut| cut.stage == Stage::Semi)).expect("a line")
        };
        // Five tables alike: those who came fourth at each share rank 16.
        let mut event = after_prelims(20);
        let tied = |players| Some(TiedAtCut { rank: Rank(16), players, places: 1 });
        assert_eq!(line(&event).tied, tied(5));
        event.players[19].state = PlayerState::Withdrawn;
        assert_eq!(line(&event).tied, tied(4), "who left takes no place");
        event.players[19].state = PlayerState::Registered;
        draw_all(&mut event);
        let settled = line(&event);
        assert_eq!((settled.tied, settled.told_apart_by), (None, Some(Criterion::Lots)));
    }
}
