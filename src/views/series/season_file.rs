//! The events of a season for whoever reports them: what everybody may know of each, and nothing else.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use reeve_files::season::{ReportedSeries, SeasonEvent, SeasonFile, SeasonFinalist, rule_set};
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::{Phase, TournamentPart};
use reeve_store::series::Series;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, Snapshot, TournamentId, Tx, season};

use crate::bracket;
use crate::bracket::champion::Champion;
use crate::report;
use crate::series::public::PublicRanking;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility;
use crate::visibility::Reader;

/// All between two days, or None where they are more than [`limits::SEASON_EVENTS`].
pub async fn of_days(tx: &mut Tx, days: (NaiveDate, NaiveDate)) -> Result<Option<SeasonFile>, Error> {
    let most = limits::SEASON_EVENTS;
    let found = season::between(tx, days, most as i64 + 1).await?;
    if found.len() > most {
        return Ok(None);
    }
    let series: BTreeMap<TournamentId, String> = season::series_between(tx, days).await?.into_iter().collect();
    let mut events = Vec::new();
    for tournament in found {
        let of = series.get(&tournament.id).cloned();
        events.push(event(tx, tournament, of).await?);
    }
    Ok(Some(SeasonFile { from: Some(days.0), until: Some(days.1), series: None, events }))
}

/// The events of a series, and its final day.
pub async fn of_series(tx: &mut Tx, series: &Series) -> Result<SeasonFile, Error> {
    let ranking = PublicRanking::read(tx, series).await?.ranking;
    let mut events = Vec::new();
    for tournament in season::parts_of_series(tx, series.id).await?.into_iter().filter(visibility::is_public) {
        events.push(event(tx, tournament, Some(series.name.clone())).await?);
    }
    let reported = ReportedSeries {
        name: series.name.clone(),
        address: series.slug.clone(),
        players: ranking.format.attendance,
        valid: ranking.format.valid,
        provisional: ranking.open().next().is_some(),
    };
    Ok(SeasonFile { from: None, until: None, series: Some(reported), events })
}

/// An event. What was played in it is read only where its result may be out.
async fn event(tx: &mut Tx, tournament: Tournament, series: Option<String>) -> Result<SeasonEvent, Error> {
    let known = head(&tournament, series);
    if !matches!(tournament.phase, Phase::Final | Phase::Finished) {
        return Ok(known);
    }
    let snapshot = Snapshot::of(tx, tournament).await?;
    with_result(known, &snapshot)
}

/// What is known of an event without its games.
fn head(t: &Tournament, series: Option<String>) -> SeasonEvent {
    // On a final day all who have played in the series are counted.
    let format = ranking::format_of(t);
    let players = format.as_ref().filter(|_| t.part == TournamentPart::Whole).map(|format| format.attendance);
    SeasonEvent {
        name: t.name.clone(),
        address: t.slug.clone(),
        series,
        place: t.place.clone(),
        date: t.starts_on,
        time_zone: t.time_zone.clone(),
        game: t.system.code(),
        part: t.part.code(),
        phase: t.phase.code(),
        players,
        valid: format.filter(|format| format.official).map(|format| format.valid),
        rule_set: rule_set(&ranking::rules_of(t)),
        champion: None,
        finalists: Vec::new(),
    }
}

/// The same with its result, once everybody may know that.
fn with_result(known: SeasonEvent, snapshot: &Snapshot) -> Result<SeasonEvent, Error> {
    let is_over = bracket::is_over(snapshot);
    if !is_over && !snapshot.tournament.phase.is_finished() {
        return Ok(known);
    }
    let players = Some(report::took_part(snapshot).max(known.players.unwrap_or_default()));
    if !is_over {
        // An event of a series ends with its games.
        return Ok(SeasonEvent { players, ..known });
    }
    let ranking = Ranking::of(snapshot, Reader::Everybody)?;
    let champion = Champion::of(snapshot, &ranking).filter(|champion| champion.declared);
    let finalists = report::report(snapshot)?
        .finalists
        .into_iter()
        .map(|finalist| SeasonFinalist { place: finalist.place.map(|place| place.0), player: finalist.name });
    Ok(SeasonEvent {
        players,
        champion: champion.map(|champion| champion.name),
        finalists: finalists.collect(),
        ..known
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims, round};
    use reeve_rules::tournament::vocabulary::{RoundState, SheetState, Stage};

    #[test]
    fn an_event_of_a_series_ends_with_its_games_and_has_no_champion() {
        let mut event = event(Phase::Prelim, 12);
        event.tournament.part = TournamentPart::Prelims;
        prelims(&mut event, 3, RoundState::Planned, SheetState::Open);
        event.tournament.phase = Phase::Finished;
        let told = with_result(head(&event.tournament, Some("Cup".to_owned())), &event).expect("the store is sound");
        assert_eq!((told.players, told.valid, told.champion, told.finalists.len()), (Some(12), None, None, 0));
    }

    #[test]
    fn the_result_is_told_once_it_is_public_and_a_champion_once_declared() {
        let mut event = event(Phase::Final, 12);
        event.tournament.attendance = Some(12);
        prelims(&mut event, 3, RoundState::Planned, SheetState::Open);
        round(&mut event, Stage::Final, 1, RoundState::Playing, SheetState::Signed, &[1, 2, 3, 4]);
        let told = |event: &Snapshot| {
            let told = with_result(head(&event.tournament, None), event).expect("the store is sound");
            (told.players, told.valid, told.champion.is_some(), told.finalists.len())
        };
        assert_eq!(told(&event), (Some(12), Some(true), false, 0), "the final is on");
        let last = event.rounds.iter_mut().find(|round| round.row.stage == Stage::Final).expect("a final");
        last.row.state = RoundState::Closed;
        assert_eq!(told(&event), (Some(12), Some(true), false, 4));
        event.tournament.phase = Phase::Finished;
        assert_eq!(told(&event), (Some(12), Some(true), true, 4));
    }
}
