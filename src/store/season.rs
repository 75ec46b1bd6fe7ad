//! The season: which tournaments are in a series, as events or as its final day, and which in none.

use chrono::NaiveDate;

use crate::tournament::{Tournament, columns, public_phases};
use crate::tournament_words::patterns;
use crate::{Error, SeriesId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::{Phase, RoundState, Stage};

/// Which tournaments are in which series: its events, and its final day.
macro_rules! parts_of_series {
    () => {
        "(select series_event.tournament_id, series_event.series_id from series_event union all \
        select series_freeze.final_id as tournament_id, series_freeze.series_id from series_freeze \
        where series_freeze.final_id is not null)"
    };
}

/// The series that are listed: the newest $1 of those that everybody sees, in the order of [`series::public`](crate::series::public).
macro_rules! listed_series {
    () => {
        "(select series.id from series where series.public_at is not null \
        order by coalesce(series.final_on, series.starts_on) desc, series.id desc limit $1)"
    };
}

/// The tournaments of a series that everybody may hear of: its events, and its final day once that is made, in the order of their days.
pub async fn parts_of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where id in (select part.tournament_id from ",
        parts_of_series!(),
        " part where part.series_id = $1) order by starts_on, id"
    ))
    .bind(id)
    .all()
    .await
}

/// Tournaments that everybody sees and that are in none of the `listed` newest public series: first those that are not over
/// by `views::series::season::is_over`, the next day first, then those that are, the last day first. At most `limit` rows,
/// after `left_out` others.
pub async fn singles(
    tx: &mut Tx,
    (listed, from): (i64, NaiveDate),
    (limit, left_out): (i64, i64),
) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where",
        " $2 like '%,' || phase || ',%' and archived_at is null ",
        "and id not in (select part.tournament_id from ",
        parts_of_series!(),
        " part where part.series_id in ",
        listed_series!(),
        ") order by case when phase <> $3 and starts_on >= $4 then 0 else 1 end, \
         case when phase <> $3 and starts_on >= $4 then starts_on end, starts_on desc, id desc limit $5 offset $6"
    ))
    .bind(listed)
    .bind(public_phases())
    .bind(Phase::Finished)
    .bind(from)
    .bind(limit)
    .bind(left_out)
    .all()
    .await
}

/// How many of them there are.
pub async fn count_singles(tx: &mut Tx, listed: i64) -> Result<i64, Error> {
    tx.query(concat!(
        "select cast(count(*) as bigint) from tournament where",
        " $2 like '%,' || phase || ',%' and archived_at is null ",
        "and id not in (select part.tournament_id from ",
        parts_of_series!(),
        " part where part.series_id in ",
        listed_series!(),
        ")"
    ))
    .bind(listed)
    .bind(public_phases())
    .value()
    .await
}

/// Tournaments that everybody sees, that are not over and not before this day, the next first; at most so many.
pub async fn coming(tx: &mut Tx, from: NaiveDate, limit: i64) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where $1 like '%,' || phase || ',%' and archived_at is null and phase <> $2 \
         and starts_on >= $3 order by starts_on, id limit $4"
    ))
    .bind(public_phases())
    .bind(Phase::Finished)
    .bind(from)
    .bind(limit)
    .all()
    .await
}

/// An event of a series, or its final day.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct SeriesEventRow {
    pub series_id: SeriesId,
    /// How many of its preliminary rounds are closed.
    pub closed_rounds: i64,
    #[sqlx(flatten)]
    pub tournament: Tournament,
}

/// The events that everybody sees of the `listed` newest public series, and their final days, in the order of their days.
pub async fn events_of_public_series(tx: &mut Tx, listed: i64) -> Result<Vec<SeriesEventRow>, Error> {
    tx.query(concat!(
        "select part.series_id, (select cast(count(*) as bigint) from round where round.tournament_id = tournament.id \
         and round.stage = $3 and round.state = $4) as closed_rounds, ",
        columns!(),
        " from tournament join ",
        parts_of_series!(),
        " part on part.tournament_id = tournament.id where",
        " $2 like '%,' || phase || ',%' and archived_at is null ",
        "and part.series_id in ",
        listed_series!(),
        " order by starts_on, id"
    ))
    .bind(listed)
    .bind(public_phases())
    .bind(Stage::Prelim)
    .bind(RoundState::Closed)
    .all()
    .await
}

/// Tournaments that everybody sees and that begin within these days, in their order; at most so many.
pub async fn between(tx: &mut Tx, (from, until): (NaiveDate, NaiveDate), limit: i64) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where $1 like '%,' || phase || ',%' and archived_at is null \
         and starts_on between $2 and $3 order by starts_on, id limit $4"
    ))
    .bind(public_phases())
    .bind(from)
    .bind(until)
    .bind(limit)
    .all()
    .await
}

/// Which of the tournaments that everybody sees are looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicSearch {
    /// The first and the last day on which they begin.
    pub days: (NaiveDate, NaiveDate),
    /// Words of name and place; empty: any.
    pub words: String,
    pub phase: Option<Phase>,
    /// The series that they are in.
    pub series: Option<SeriesId>,
}

/// Tournaments that everybody sees, the last day first and those of one day by their short addresses: behind this place, at most
/// so many.
pub async fn public_page(
    tx: &mut Tx,
    wanted: &PublicSearch,
    (day, slug): (NaiveDate, &str),
    limit: i64,
) -> Result<Vec<Tournament>, Error> {
    let [one, two, three, rest] = patterns(&wanted.words);
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where $1 like '%,' || phase || ',%' and archived_at is null \
         and starts_on between $2 and $3 and ($4 = '' or phase = $4) and ($5 = 0 or id in (select part.tournament_id from ",
        parts_of_series!(),
        " part where part.series_id = $5)) and (starts_on < $6 or starts_on = $6 and slug > $7) \
         and id in (select tournament.id from tournament left join tournament_words \
         on tournament_words.tournament_id = tournament.id \
         where coalesce(words, lower(name || ' ' || place)) like $8 escape '\\' \
         and coalesce(words, lower(name || ' ' || place)) like $9 escape '\\' \
         and coalesce(words, lower(name || ' ' || place)) like $10 escape '\\' \
         and coalesce(words, lower(name || ' ' || place)) like $11 escape '\\') \
         order by starts_on desc, slug limit $12"
    ))
    .bind(public_phases())
    .bind(wanted.days.0)
    .bind(wanted.days.1)
    .bind(wanted.phase.map_or("", Phase::code))
    .bind(wanted.series.map_or(0, |series| series.0))
    .bind(day)
    .bind(slug)
    .bind(one)
    .bind(two)
    .bind(three)
    .bind(rest)
    .bind(limit)
    .all()
    .await
}

/// Which tournaments that begin within these days are in which public series: its name, for events and final days.
pub async fn series_between(
    tx: &mut Tx,
    (from, until): (NaiveDate, NaiveDate),
) -> Result<Vec<(TournamentId, String)>, Error> {
    tx.query(concat!(
        "select part.tournament_id, series.name from ",
        parts_of_series!(),
        " part join series on series.id = part.series_id join tournament on tournament.id = part.tournament_id \
         where series.public_at is not null and tournament.starts_on between $1 and $2"
    ))
    .bind(from)
    .bind(until)
    .all()
    .await
}
