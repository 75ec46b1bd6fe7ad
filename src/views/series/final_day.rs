//! The final day of a series: whether its ranking can be frozen, who is invited, and who comes in next (1.2.4).

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use reeve_rules::refusals::refusals;
use reeve_rules::series::SeriesRow;
use reeve_rules::series::final_day;
use reeve_rules::series::final_day::FinalistState;
use reeve_rules::standings::RankedId;
use reeve_store::player::Player;
use reeve_store::series::Series;
use reeve_store::series_final::{Freeze, SeriesFinalist, StoredTally};
use reeve_store::tournament::Tournament;
use reeve_store::{
    Error, PlayerId, SeriesId, Snapshot, TournamentId, Tx, player, round, series, series_final, tournament,
};

use crate::series::disqualified::{Disqualified, disqualified, persons};
use crate::series::ranking::{SeriesContent, SeriesRanking};
use crate::series::who::parted;
use crate::visibility;
use crate::visibility::Reader;

refusals! {
    /// Why a ranking can't be frozen now.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum FreezeNotNow {
        /// The games of these events are not over, or there is none.
        EventsOpen(Vec<String>) = "events-before-freeze" in "1.2.4",
        /// Lots must be drawn first.
        LotsNeeded = "lots-before-freeze" in "1.2.4",
        /// Too few have played for a final that is valid (1.1.3).
        TooFew {
            attendance: usize,
        } = "too-few-in-series" in "1.1.3",
    }
}

/// Whether a ranking can be frozen, by the ranking as its staff sees it.
pub fn may_freeze(ranking: &SeriesRanking) -> Result<(), FreezeNotNow> {
    let open: Vec<String> = ranking.open().map(|event| event.name.clone()).collect();
    if !open.is_empty() {
        return Err(FreezeNotNow::EventsOpen(open));
    }
    if !ranking.format.valid {
        return Err(FreezeNotNow::TooFew { attendance: ranking.format.attendance });
    }
    if ranking.undrawn().is_empty() { Ok(()) } else { Err(FreezeNotNow::LotsNeeded) }
}

/// The lines of a ranking as they are frozen: everybody who has a rank, by the player in the event that counts.
///
/// Error: [`Error::Broken`] where a row is of no player, which the ranking never gives.
pub fn lines(ranking: &SeriesRanking, content: &SeriesContent) -> Result<Vec<SeriesFinalist>, Error> {
    let ranked = ranking.rows.iter().filter_map(|row| Some((row, row.rank?)));
    let line = |(at, (row, rank)): (i64, (&SeriesRow, reeve_rules::standings::Rank))| {
        let player = player_that_counts(ranking, content, row);
        Ok(SeriesFinalist {
            player_id: player.ok_or_else(|| Error::broken(format!("person-{}", row.player.0)))?,
            line: at,
            rank: i64::from(rank.0),
            tally: StoredTally::of(&row.tally),
            state: FinalistState::Listed,
            final_player_id: None,
            answer_by: None,
            invited_at: None,
            answered_at: None,
        })
    };
    (1..).zip(ranked).map(line).collect()
}

fn player_that_counts(ranking: &SeriesRanking, content: &SeriesContent, row: &SeriesRow) -> Option<PlayerId> {
    let event = ranking.events.get(row.event)?.id;
    content.persons.players(row.player).find(|(of, _)| *of == event).map(|(_, player)| player)
}

/// The frozen ranking of a series, with what became of each.
#[derive(Debug, Clone)]
pub struct FinalDay {
    pub freeze: Freeze,
    pub lines: Vec<SeriesFinalist>,
    /// Who of them is hidden or erased by now. They hold no place, and are not invited.
    pub gone: Vec<PlayerId>,
    /// Who of them is disqualified in the series, with the clause. They hold no place, and are not invited.
    pub out: BTreeMap<PlayerId, String>,
    /// The tournament in which the final day is played, once it is made.
    pub tournament: Option<Tournament>,
    /// Whether its first game has begun, so that its players change there.
    games_begun: bool,
}

/// A player's invitation to the final day, or the line in the frozen ranking that may become one.
pub struct OwnInvitation {
    pub series: Series,
    pub line: SeriesFinalist,
    pub day: FinalDay,
    /// The same person in the final day, with seat and record sheets, once they are in it.
    pub there: Option<Player>,
}

impl OwnInvitation {
    /// Reads it.
    ///
    /// Error: [`Error::Missing`] where the player is in no frozen ranking.
    pub async fn read(tx: &mut Tx, player: PlayerId) -> Result<OwnInvitation, Error> {
        let (id, line) = series_final::of_player(tx, player).await?.ok_or(Error::Missing)?;
        let series = series::by_id(tx, id).await?.ok_or(Error::Missing)?;
        let day = FinalDay::read(tx, id).await?.ok_or(Error::Missing)?;
        let there = match line.final_player_id.filter(|_| line.state == FinalistState::Accepted && !day.is_hidden()) {
            Some(there) => player::by_id(tx, there).await?.filter(|there| !there.is_hidden()),
            None => None,
        };
        Ok(OwnInvitation { series, line, day, there })
    }
}

impl FinalDay {
    /// Reads it; none where the ranking is not frozen.
    pub async fn read(tx: &mut Tx, id: SeriesId) -> Result<Option<FinalDay>, Error> {
        let Some(freeze) = series_final::freeze(tx, id).await? else { return Ok(None) };
        let lines = series_final::finalists(tx, id).await?;
        let gone = series_final::gone(tx, id).await?;
        let out = out(tx, id, &lines).await?;
        let tournament = match freeze.final_id {
            Some(made) => tournament::by_id(tx, made).await?,
            None => None,
        };
        let games_begun = match tournament.as_ref().filter(|made| visibility::has_rounds(made)) {
            Some(made) => round::of_tournament(tx, made.id).await?.iter().any(|round| round.state.has_begun()),
            None => false,
        };
        Ok(Some(FinalDay { freeze, lines, gone, out, tournament, games_begun }))
    }

    /// How many play on the final day.
    pub fn places(&self) -> usize {
        let attendance = usize::try_from(self.freeze.attendance).unwrap_or_default();
        final_day::places(attendance, self.freeze.skip_semis).unwrap_or(reeve_rules::bracket::SEMI_PLACES)
    }

    fn states(&self) -> Vec<FinalistState> {
        self.lines.iter().map(|line| if self.is_away(line) { FinalistState::Silent } else { line.state }).collect()
    }

    /// The clause under which somebody is disqualified in the series; none for who is not.
    pub fn clause_of(&self, line: &SeriesFinalist) -> Option<&str> {
        self.out.get(&line.player_id).map(String::as_str)
    }

    /// Whether somebody holds no place, whatever they answered.
    pub fn is_away(&self, line: &SeriesFinalist) -> bool {
        self.is_gone(line) || self.out.contains_key(&line.player_id)
    }

    /// Whether somebody is hidden or erased by now.
    pub fn is_gone(&self, line: &SeriesFinalist) -> bool {
        self.gone.contains(&line.player_id)
    }

    /// How many had a place, and are hidden or erased by now: their places are free.
    pub fn lost(&self) -> usize {
        let had = |line: &&SeriesFinalist| matches!(line.state, FinalistState::Invited | FinalistState::Accepted);
        self.lines.iter().filter(had).filter(|line| self.is_gone(line)).count()
    }

    /// Whether the first game of the final day has begun, so that its players change there.
    pub fn has_begun(&self) -> bool {
        self.games_begun
    }

    /// Whether its tables are made again once its players change: their seats are public.
    pub fn has_public_seats(&self) -> bool {
        self.tournament.as_ref().is_some_and(visibility::has_rounds)
    }

    /// Whether it was played to its end.
    pub fn is_over(&self) -> bool {
        self.tournament.as_ref().is_some_and(|made| made.phase.is_finished())
    }

    /// Whether the tournament of the final day is hidden, so that nobody comes into it or leaves it.
    pub fn is_hidden(&self) -> bool {
        self.tournament.as_ref().is_some_and(Tournament::is_hidden)
    }

    /// Whether people can still be invited, and answer.
    pub fn takes_answers(&self) -> bool {
        !self.has_begun() && !self.is_hidden()
    }

    /// Whether it is still to come: nobody is invited yet, somebody is expected, or its games are not over. Until then its players
    /// need the events that they come from, for their names and their cards. One that is hidden is called off.
    pub fn is_ahead(&self) -> bool {
        match &self.tournament {
            Some(made) => !made.phase.is_finished() && !made.is_hidden(),
            None => !self.has_invited() || self.count(FinalistState::Invited) + self.count(FinalistState::Accepted) > 0,
        }
    }

    /// The last day on which an invitation is answered that waits.
    pub fn last_answer(&self) -> Option<NaiveDate> {
        let waits = self.lines.iter().filter(|line| line.state == FinalistState::Invited && !self.is_away(line));
        waits.filter_map(|line| line.answer_by).max()
    }

    /// The day on which it is played, where that is known.
    pub fn day(&self, series: &Series) -> Option<NaiveDate> {
        self.tournament.as_ref().map(|made| made.starts_on).or(series.final_on)
    }

    /// How many places are free.
    pub fn free(&self) -> usize {
        final_day::free_places(&self.states(), self.places())
    }

    /// Who is invited next.
    pub fn next(&self) -> Vec<&SeriesFinalist> {
        final_day::next_in_rank(&self.states(), self.places()).into_iter().filter_map(|at| self.lines.get(at)).collect()
    }

    /// How many are in this state.
    pub fn count(&self, state: FinalistState) -> usize {
        self.lines.iter().filter(|line| line.state == state && !self.is_away(line)).count()
    }

    /// Whether anybody was invited.
    pub fn has_invited(&self) -> bool {
        self.lines.iter().any(|line| line.state != FinalistState::Listed)
    }

    /// The line of a player.
    pub fn line_of(&self, player: PlayerId) -> Option<&SeriesFinalist> {
        self.lines.iter().find(|line| line.player_id == player)
    }

    /// Whether the frozen ranking names whom it would name if a player were none of the others whom the player is one person with, so that
    /// the word can be said late: then one of them is out and was taken for the other.
    ///
    /// Error: as [`SeriesRanking::of`].
    pub fn allows_parting(&self, series: &Series, content: &SeriesContent, player: PlayerId) -> Result<bool, Error> {
        let (then, concerned) = parted(content, player);
        let is_concerned = |line: &&SeriesFinalist| concerned.contains(&line.player_id);
        let out: Vec<RankedId> = then.out.iter().map(|one| then.persons.person(one.player)).collect();
        let stays = |line: &&SeriesFinalist| !out.contains(&person_of(&then, line));
        let ranked = |lines: &mut dyn Iterator<Item = &SeriesFinalist>| {
            lines.map(|line| line.player_id).collect::<BTreeSet<_>>()
        };
        let now = lines(&SeriesRanking::of(series, &then, Reader::Staff)?, &then)?;
        let would = ranked(&mut now.iter().filter(is_concerned));
        Ok(would == ranked(&mut self.lines.iter().filter(is_concerned).filter(stays)))
    }

    /// Whether the ranking as it is now differs from the frozen one: a result of an event was corrected since, say. That somebody was
    /// disqualified since is no difference in what was played.
    pub fn is_outdated(&self, ranking: &SeriesRanking, content: &SeriesContent) -> bool {
        let Ok(now) = lines(ranking, content) else { return true };
        let facts = |line: &SeriesFinalist| (line.player_id, line.tally);
        let stays = |line: &&SeriesFinalist| !self.out.contains_key(&line.player_id);
        !now.iter().filter(stays).map(facts).eq(self.lines.iter().filter(stays).map(facts))
    }
}

/// Who of the frozen ranking is disqualified in the series. One statement where nobody is.
async fn out(tx: &mut Tx, id: SeriesId, lines: &[SeriesFinalist]) -> Result<BTreeMap<PlayerId, String>, Error> {
    let found = disqualified(tx, id).await?;
    if found.is_empty() {
        return Ok(BTreeMap::new());
    }
    let persons = persons(tx, id).await?;
    let clause = |line: &SeriesFinalist| {
        let same = |one: &&Disqualified| persons.person(one.player) == persons.person(line.player_id);
        Some((line.player_id, found.iter().find(same)?.clause.clone()))
    };
    Ok(lines.iter().filter_map(clause).collect())
}

/// The series whose final day still needs this event, if there is one ([`FinalDay::is_ahead`]).
pub async fn awaits(tx: &mut Tx, event: TournamentId) -> Result<Option<(Series, FinalDay)>, Error> {
    let Some(of) = series::of_event(tx, event).await? else { return Ok(None) };
    let day = FinalDay::read(tx, of.id).await?;
    Ok(day.filter(FinalDay::is_ahead).map(|day| (of, day)))
}

/// A player of an event, with the event, by the player's number over all.
pub fn player_of(content: &SeriesContent, id: PlayerId) -> Option<(&Snapshot, &Player)> {
    content.events.iter().find_map(|event| event.player(id).map(|player| (event, player)))
}

/// The person of a line, as the ranking numbers people.
pub fn person_of(content: &SeriesContent, line: &SeriesFinalist) -> RankedId {
    content.persons.person(line.player_id)
}
