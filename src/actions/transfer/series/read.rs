//! Read the archive of a series: whole, with the archives of its events, and tried in a store of its own, or refused whole.

use std::io::{Cursor, Read, Seek};

use chrono::{DateTime, Utc};

use reeve_files::archive;
use reeve_files::archive::{Archive, ArchiveKind, Damage, Limits, event_file};
use reeve_files::table::say_the_same;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store as store;
use reeve_store::db::Dialect;
use reeve_store::dump;
use reeve_store::dump::Value;
use reeve_store::dump::audit_tables::SERIES_AUDIT;
use reeve_store::series::Series;
use reeve_store::{Db, Scope, SeriesId, Tx, series};
use reeve_views::series::final_day::FinalDay;
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::transfer::has_game_of_few;
use reeve_views::visibility::Reader;

use crate::series::details::{SeriesDetails, TypedSeries};
use crate::series::events::may_be_event;
use crate::transfer::arrival::{find_accounts, insert_table, refused};
use crate::transfer::read_tournament;
use crate::transfer::read_tournament::{Texts, read_table};
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::rehearsal::{Tried, refuse_fleeting, run, strange, try_in};
use crate::transfer::series::fault::SeriesFault;
use crate::transfer::series::frozen;
use crate::transfer::series::own_content;
use crate::transfer::series::own_files;
use crate::transfer::series::own_tables;
use crate::transfer::series::own_tables::{EVENTS, LOG, PartOfSeries};
use crate::transfer::series::parts::{EventRead, final_day, number_event, within};
use crate::transfer::tournament_rows::{Renumbering, TableRows};
use crate::{self as actions, Error, Fault, Result};

/// A series as its archive has it, checked as far as it can be without a store.
pub(super) struct SeriesRead {
    pub(super) own: TableRows,
    texts: Texts,
    pub(super) events: Vec<EventRead>,
}

/// A series whose import was tried.
pub(in crate::transfer) struct TriedSeries {
    pub(in crate::transfer) series: Series,
    pub(in crate::transfer) own: TableRows,
    pub(in crate::transfer) events: Vec<EventRead>,
    pub(in crate::transfer) tried: Vec<Tried>,
}

/// Says of which event a refusal is.
pub(super) fn of_event(event: &str, refusal: Refusal) -> Refusal {
    Refusal::OfEvent { event: event.to_owned(), why: Box::new(refusal) }
}

/// The same of what an action said.
fn of_event_error(event: &str, error: Error) -> Error {
    let fault = |fault: Fault| match fault.refusal {
        actions::Refusal::Transfer(refusal) => Fault::new(fault.field, of_event(event, refusal)),
        other => Fault { field: fault.field, refusal: other },
    };
    match error {
        Error::Faults(faults) => Error::Faults(faults.into_iter().map(fault).collect()),
        other => other,
    }
}

/// Everything in an archive of a series that unpacks to no more than this, and its events together to so many bytes. Takes long: call
/// it off the request threads.
pub(super) fn read(
    file: impl Read + Seek,
    (most, of_events): (Limits, u64),
) -> std::result::Result<SeriesRead, Refusal> {
    let mut archive = Archive::open(file, most)?.of_kind(ArchiveKind::Series)?;
    let mut own = TableRows::new();
    for table in own_tables::tables() {
        if archive.digest_of(table.name).is_none() {
            let file = archive::data_file(table.name);
            return Err(archive::Refusal::Damaged(Damage::Missing(file)).into());
        }
        own.insert(table.name, read_table(&mut archive, table, true)?);
    }
    own_content::check_rows(&own)?;
    let named: Vec<(String, String)> =
        own.get(EVENTS.name).into_iter().flatten().zip(1..).filter_map(event_named).collect();
    let files: Vec<&str> = named.iter().map(|(file, _)| file.as_str()).collect();
    let others: Vec<&str> = own_files::CSV_FILES.into_iter().chain(files).collect();
    let tables: Vec<&str> = own_tables::tables().into_iter().map(|table| table.name).collect();
    archive.expect(&tables, &others).map_err(|refusal| about_event(refusal, &named))?;
    let mut events = Vec::new();
    let (mut left, mut players) = (of_events, 0);
    for (file, name) in &named {
        let bytes = archive.bytes(file)?;
        let limits = Limits { total: left.min(Limits::SENT.total), ..Limits::SENT };
        let (content, texts, unpacked) = read_tournament::read(Cursor::new(bytes), limits).map_err(|refusal| {
            match refusal {
                // Not of this one, but of all of them together.
                Refusal::File(archive::Refusal::TooLarge { .. }) if limits.total < Limits::SENT.total => {
                    archive::Refusal::TooLarge { most: of_events >> 20 }.into()
                }
                refusal => of_event(name, refusal),
            }
        })?;
        left = left.saturating_sub(unpacked);
        let first = players + 1;
        players += content.get("player").map_or(0, Vec::len) as i64;
        events.push(EventRead { name: name.clone(), content, texts, players: first..=players });
    }
    own_content::check_events(&own, &events)?;
    let texts = own_files::CSV_FILES.into_iter().map(|name| Ok((name, archive.text(name)?)));
    let texts = texts.collect::<std::result::Result<_, Refusal>>()?;
    Ok(SeriesRead { own, texts, events })
}

/// The file with the archive of an event, and the event's name.
fn event_named((row, number): (&dump::StoredRow, i64)) -> Option<(String, String)> {
    match (row.get(1), row.get(2)) {
        (Some(Value::Text(slug)), Some(Value::Text(name))) => Some((event_file(number, slug), name.clone())),
        _ => None,
    }
}

/// A file of an event that is missing is told by the event's name.
fn about_event(refusal: archive::Refusal, named: &[(String, String)]) -> Refusal {
    if let archive::Refusal::Damaged(Damage::Missing(missing)) = &refusal
        && let Some((_, event)) = named.iter().find(|(file, _)| file == missing)
    {
        return of_event(event, refusal.into());
    }
    refusal.into()
}

/// Tries the import in a store of its own, which nobody waits for: each tournament as one that comes alone, then what the series says
/// itself. Takes long: call it off the request threads.
pub(super) fn rehearsed(dialect: Dialect, now: DateTime<Utc>, read: SeriesRead) -> Result<TriedSeries> {
    run(rehearse(dialect, now, read))
}

async fn rehearse(dialect: Dialect, now: DateTime<Utc>, read: SeriesRead) -> Result<TriedSeries> {
    let SeriesRead { own, texts, events } = read;
    refuse_fleeting(dialect, &own)?;
    let db = Db::scratch().await.map_err(store::Error::broken)?;
    let mut tx = db.write(Scope::Everything).await?;
    let mut numbers = Renumbering::default();
    find_accounts(&mut tx, &own, &mut numbers, now).await?;
    let (mut there, mut tried): (Vec<EventRead>, Vec<Tried>) = (Vec::new(), Vec::new());
    for event in events {
        let EventRead { name, content, texts, players } = event;
        refuse_fleeting(dialect, &content).map_err(|error| of_event_error(&name, error))?;
        let mut inside = Renumbering::default();
        let done = try_in(&mut tx, now, (content, &texts), &mut inside).await;
        let (content, one) = done.map_err(|error| of_event_error(&name, error))?;
        let place = there.len() as i64 + 1;
        number_event(&mut numbers, (place, one.tournament.id), (&players, &inside))?;
        tried.push(one);
        there.push(EventRead { name, content, texts, players });
    }
    let series = insert(&mut tx, &own, &mut numbers).await?;
    let parts = parts(&there, &tried, &numbers);
    compare(&mut tx, &series, &own, &parts).await?;
    agrees(&mut tx, &series, (&own, &there, &tried), &texts).await?;
    Ok(TriedSeries { series, own, events: there, tried })
}

/// The tournaments with the numbers that their players have in the store in which the import is tried.
fn parts<'t>(events: &[EventRead], tried: &'t [Tried], numbers: &Renumbering) -> Vec<PartOfSeries<'t>> {
    let part = |(event, one): (&EventRead, &'t Tried)| PartOfSeries {
        tournament: &one.tournament,
        players: event.players.clone().filter_map(|player| numbers.get("player", player)).collect(),
    };
    events.iter().zip(tried).map(part).collect()
}

/// Stores what the series says itself, and gives it as it is stored. `numbers` knows its accounts, tournaments and players.
pub(super) async fn insert(tx: &mut Tx, own: &TableRows, numbers: &mut Renumbering) -> Result<Series> {
    for table in own_tables::stored_tables().chain([LOG]) {
        insert_table(tx, table, own, numbers).await?;
    }
    let id = numbers.get("series", 1).ok_or(Error::Missing)?;
    for line in 1..=own.get(LOG.name).map_or(0, Vec::len) as i64 {
        let line = numbers.get(LOG.name, line).ok_or(Error::Missing)?;
        dump::insert(tx, &SERIES_AUDIT, &vec![Value::Int(line), Value::Int(id)]).await?;
    }
    let found = series::by_id(tx, SeriesId(id)).await.map_err(strange)?;
    found.ok_or_else(|| refused(within("series", SeriesFault::NoForm)))
}

/// Reads back what was stored of the series, and compares it.
async fn compare(tx: &mut Tx, series: &Series, own: &TableRows, parts: &[PartOfSeries<'_>]) -> Result<()> {
    let back = own_tables::read(tx, series.id, parts).await.map_err(strange)?;
    for table in own_tables::tables() {
        if own.get(table.name) != back.get(table.name) {
            return Err(refused(Refusal::in_table(table.name, ContentFault::ReadsBackOtherwise)));
        }
    }
    Ok(())
}

/// Whether the series is one that its form makes, of events such as it has, and whether its ranking follows from them.
async fn agrees(
    tx: &mut Tx,
    series: &Series,
    (own, events, tried): (&TableRows, &[EventRead], &[Tried]),
    texts: &Texts,
) -> Result<()> {
    let typed = TypedSeries::stored(series).read();
    if typed.ok().as_ref() != Some(&SeriesDetails::stored(series)) {
        return Err(refused(within("series", SeriesFault::NoForm)));
    }
    let last = final_day(own).and_then(|number| usize::try_from(number - 1).ok());
    for (at, (event, one)) in events.iter().zip(tried).enumerate() {
        let fits = match Some(at) == last {
            true => one.tournament.part == TournamentPart::Finals && one.tournament.rules.is_official(),
            false => may_be_event(series, &one.tournament).is_ok(),
        };
        if !fits {
            return Err(refused(of_event(&event.name, within("series_event", SeriesFault::NoEvent))));
        }
    }
    let mut content = SeriesContent::read(tx, series).await.map_err(strange)?;
    let ranking = SeriesRanking::of(series, &content, Reader::Staff).map_err(strange)?;
    if let Some(day) = FinalDay::read(tx, series.id).await.map_err(strange)? {
        frozen::adds_up((own, events), &day, (&content, &ranking)).map_err(refused)?;
    }
    let made = own_files::csv_files(series, &content).map_err(strange)?;
    // In files of earlier versions whoever is disqualified on the final day alone has a rank.
    let played: Vec<_> = content.tournaments().map(|event| event.id).collect();
    content.out.retain(|one| played.contains(&one.at));
    let earlier = own_files::csv_files(series, &content).map_err(strange)?;
    // And a game of two had another VP%.
    let counted_otherwise = content.events.iter().any(has_game_of_few);
    let is_made = |name: &str, text: &str| {
        counted_otherwise
            || [&made, &earlier].iter().any(|all| all.get(name).is_some_and(|made| say_the_same(made, text)))
    };
    match texts.iter().find(|(name, text)| !is_made(name, text)) {
        Some((name, _)) => Err(refused(Refusal::within(name, ContentFault::DoesNotFollow))),
        None => Ok(()),
    }
}
