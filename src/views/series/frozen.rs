//! The ranking of a series as it was frozen for its final day (1.2.4), in place of the one that its events give now.

use std::collections::BTreeMap;

use reeve_rules::rule_set::RuleSet;
use reeve_rules::series::{SeriesRow, counts_by};
use reeve_rules::standings::{Criterion, GameTally, Rank, RankedId, Status};
use reeve_rules::tournament::format;
use reeve_store::Error;
use reeve_store::series_final::SeriesFinalist;

use crate::series::final_day::{FinalDay, player_of};
use crate::series::ranking::{SeriesContent, SeriesRanking};

/// The ranking with the lines that were frozen, in their order, and behind them who has no rank in it. None where the reader is not told of
/// everything that was frozen: a result that is not public stays so.
///
/// Error: [`Error::Broken`] where a line says something that no games add up to.
pub fn frozen(
    ranking: &SeriesRanking,
    content: &SeriesContent,
    day: &FinalDay,
) -> Result<Option<SeriesRanking>, Error> {
    let told: BTreeMap<RankedId, &SeriesRow> = ranking.rows.iter().map(|row| (row.player, row)).collect();
    let mut rows: Vec<SeriesRow> = Vec::new();
    let mut numbers = ranking.numbers.clone();
    for line in &day.lines {
        let person = content.persons.person(line.player_id);
        let (Some(row), Some((of, player))) = (told.get(&person), player_of(content, line.player_id)) else {
            return Ok(None);
        };
        // Results are frozen, and who may play by them is not: whoever is disqualified stands behind all others, without a rank.
        if matches!(row.status, Status::Disqualified { .. }) {
            continue;
        }
        let Some(event) = ranking.events.iter().position(|event| event.id == of.tournament.id) else {
            return Ok(None);
        };
        let row = line_of(row, line, event, rows.last(), &ranking.rules)?;
        numbers.insert(person, player.number);
        rows.push(row);
    }
    let ranked: Vec<RankedId> = rows.iter().map(|row| row.player).collect();
    let others = ranking.rows.iter().filter(|row| !ranked.contains(&row.player));
    rows.extend(others.map(|row| SeriesRow { rank: None, from_above: None, ..row.clone() }));
    let attendance = usize::try_from(day.freeze.attendance).map_err(Error::broken)?;
    Ok(Some(SeriesRanking {
        prospects: vec![None; rows.len()],
        rows,
        numbers,
        tied: Vec::new(),
        format: format::format(attendance),
        ..ranking.clone()
    }))
}

/// A row as it was frozen, below another one.
fn line_of(
    row: &SeriesRow,
    line: &SeriesFinalist,
    event: usize,
    above: Option<&SeriesRow>,
    rules: &RuleSet,
) -> Result<SeriesRow, Error> {
    let tally = line.tally.tally()?;
    let rank = Rank(u32::try_from(line.rank).map_err(Error::broken)?);
    let mut events: Vec<(usize, GameTally)> = row.events.iter().filter(|(at, _)| *at != event).copied().collect();
    events.push((event, tally));
    events.sort_by_key(|(at, _)| *at);
    let from_above = above.map(|above| match counts_by(above, &tally, rules) {
        Some(criterion) => criterion,
        None if above.rank == Some(rank) => Criterion::Shared,
        None => Criterion::Lots,
    });
    Ok(SeriesRow { rank: Some(rank), event, tally, events, from_above, ..row.clone() })
}
