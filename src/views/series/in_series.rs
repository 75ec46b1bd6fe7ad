//! What somebody loses in a series who is disqualified in one of its tournaments, and gets back where that is lifted (1.2.4, 1.3.5): told before
//! either is confirmed.

use std::collections::{BTreeMap, BTreeSet};

use reeve_rules::series::final_day::FinalistState;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_store::series_final::SeriesFinalist;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, PlayerId, Tx, player, series, series_final};

use crate::series::disqualified::{disqualified, persons};
use crate::series::final_day::FinalDay;

/// A tournament in its series, for whoever disqualifies one of its players or lifts that.
#[derive(Debug, Clone)]
pub struct InSeries {
    /// The name of the series.
    pub series: String,
    is_final_day: bool,
    day: Option<FinalDay>,
    /// The players of the frozen ranking by the player here who is the same person.
    lines: BTreeMap<PlayerId, PlayerId>,
    /// Who of the players here is disqualified elsewhere in the series too.
    elsewhere: BTreeSet<PlayerId>,
    /// Who is out of the final day, and would be in it otherwise.
    returning: BTreeSet<PlayerId>,
}

/// What somebody has of the final day of a series, or gets back of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FinalDayPlace {
    /// Nothing but a rank by which they can be invited.
    Rank,
    /// Not even that: the ranking was frozen without them.
    Unranked,
    /// An invitation that waits for an answer.
    Invitation,
    /// A place, before the seats are public.
    Place,
    /// A place that can be had back, by saying so.
    Free,
    /// A place that went to the next in rank.
    Gone,
    /// A place in a final day whose seats are public.
    Seat,
    /// The tournament is the final day itself, and its seats are public: what it says of them is all.
    Here,
    Over,
}

impl InSeries {
    /// Reads it; none for a tournament in no series.
    pub async fn read(tx: &mut Tx, here: &Tournament) -> Result<Option<InSeries>, Error> {
        let of_final = series_final::of_final(tx, here.id).await?;
        let series = match &of_final {
            Some(freeze) => series::by_id(tx, freeze.series_id).await?,
            None => series::of_event(tx, here.id).await?,
        };
        let Some(series) = series else { return Ok(None) };
        let is_final_day = of_final.is_some();
        let day = FinalDay::read(tx, series.id).await?;
        let persons = persons(tx, series.id).await?;
        let finalists = day.iter().flat_map(|day| &day.lines);
        let same = |line: PlayerId| persons.players(persons.person(line)).find(|(event, _)| *event == here.id);
        let lines: BTreeMap<PlayerId, PlayerId> = match is_final_day {
            true => finalists.filter_map(|line| Some((line.final_player_id?, line.player_id))).collect(),
            false => finalists.filter_map(|line| Some((same(line.player_id)?.1, line.player_id))).collect(),
        };
        let others = disqualified(tx, series.id).await?.into_iter().filter(|one| one.at != here.id);
        let others: BTreeSet<_> = others.map(|one| persons.person(one.player)).collect();
        let here_too =
            |player: PlayerId| others.contains(&persons.person(lines.get(&player).copied().unwrap_or(player)));
        let everybody = player::of_tournament(tx, here.id).await?;
        let elsewhere = everybody.iter().map(|player| player.id).filter(|player| here_too(*player)).collect();
        let there = match day.as_ref().and_then(|day| day.tournament.as_ref()) {
            Some(made) => player::of_tournament(tx, made.id).await?,
            None => Vec::new(),
        };
        let returns = there.iter().filter(|one| one.state == PlayerState::Disqualified && one.withdrawn_at.is_none());
        let returning = returns.map(|one| one.id).collect();
        Ok(Some(InSeries { series: series.name, is_final_day, day, lines, elsewhere, returning }))
    }

    fn line(&self, player: PlayerId) -> Option<(&FinalDay, &SeriesFinalist)> {
        let day = self.day.as_ref()?;
        Some((day, day.line_of(*self.lines.get(&player)?)?))
    }

    /// What a player here loses who is disqualified.
    pub fn loses(&self, player: PlayerId) -> FinalDayPlace {
        let Some((day, line)) = self.line(player) else { return FinalDayPlace::Rank };
        match line.state {
            _ if day.is_over() => FinalDayPlace::Over,
            _ if self.is_final_day && day.has_public_seats() => FinalDayPlace::Here,
            FinalistState::Invited => FinalDayPlace::Invitation,
            FinalistState::Accepted if day.has_public_seats() => FinalDayPlace::Seat,
            FinalistState::Accepted => FinalDayPlace::Place,
            FinalistState::Listed | FinalistState::Declined | FinalistState::Silent => FinalDayPlace::Rank,
        }
    }

    /// What a player here gets back whose disqualification is lifted; none who stays out by another one.
    pub fn gets_back(&self, player: PlayerId) -> Option<FinalDayPlace> {
        if self.elsewhere.contains(&player) {
            return None;
        }
        let Some((day, line)) = self.line(player) else {
            return Some(if self.day.is_some() { FinalDayPlace::Unranked } else { FinalDayPlace::Rank });
        };
        let returns = line.final_player_id.is_some_and(|there| self.returning.contains(&there));
        Some(match line.invited_at {
            _ if day.is_over() => FinalDayPlace::Over,
            _ if self.is_final_day && day.has_begun() => FinalDayPlace::Here,
            None => FinalDayPlace::Rank,
            Some(_) if day.has_begun() => {
                if returns {
                    FinalDayPlace::Seat
                } else {
                    FinalDayPlace::Rank
                }
            }
            Some(_) if day.free() == 0 => FinalDayPlace::Gone,
            Some(_) if returns && day.has_public_seats() => FinalDayPlace::Seat,
            Some(_) if returns => FinalDayPlace::Place,
            Some(_) => FinalDayPlace::Free,
        })
    }
}
