//! Import a series from its archive: with its events and its final day, whole, or refused whole.

use std::io::{Read, Seek};
use std::mem;

use chrono::{DateTime, Utc};

use reeve_files::archive::Limits;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_secret as secret;
use reeve_store as store;
use reeve_store::coming_in::SeriesSight;
use reeve_store::dump::many;
use reeve_store::dump::many::RowsLaidOut;
use reeve_store::dump::series_tables::SERIES;
use reeve_store::dump::{StoredRow, Value};
use reeve_store::{ChangeKinds, Event, SeriesId, TournamentId, Tx, series, series_log, tournament, tournament_words};

use crate::action::TRIES;
use crate::apart::apart;
use crate::series::create::slug_taken;
use crate::transfer::arrival::{choose_address, give_up, refuse_taken, refused, store_pieces};
use crate::transfer::coming_in;
use crate::transfer::import_rows;
use crate::transfer::import_rows::{Coming, ImportCounts, NumberedTournament};
use crate::transfer::refusal::Refusal;
use crate::transfer::series::merge::merged;
use crate::transfer::series::own_tables::LOG;
use crate::transfer::series::read;
use crate::transfer::series::read::{TriedSeries, of_event_error};
use crate::transfer::tournament_rows::TableRows;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, Roles, Who};

/// A series that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedSeries {
    /// Its short address here.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// The tournaments that came with it, its final day among them: name and short address.
    pub tournaments: Vec<(String, String)>,
    /// How many players they have, each counted in each.
    pub players: usize,
    /// Accounts that were made for it, switched off: names of staff that nobody had here.
    pub new_accounts: Vec<String>,
    /// How many private links had to be made anew, because somebody here has them already.
    pub new_links: usize,
}

/// Reads an archive and tries its import; nothing is stored. `slug` is another short address for the series.
pub(in crate::transfer) async fn tried(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<TriedSeries> {
    if !Roles::outside(context.caller).may(Permission::CreateTournament) {
        return Err(Error::Forbidden);
    }
    let most = match context.caller.who {
        Who::Command => (Limits::SERIES, Limits::EVENTS),
        _ => (Limits::SENT, Limits::SENT.total),
    };
    let mut read = apart(move || read::read(file, most)).await?.map_err(refused)?;
    choose_address(&mut read.own, "series", slug)?;
    let (dialect, now) = (context.db.dialect(), context.now);
    apart(move || read::rehearsed(dialect, now, read)).await?
}

/// Which of the tournaments of a series are here already, by their identities.
pub(in crate::transfer) async fn here(tx: &mut Tx, tried: &TriedSeries) -> Result<Vec<Option<Refusal>>> {
    let list = serde_json::Value::from(tried.identities.clone()).to_string();
    let known = store::coming_in::with_identity(tx, &list).await?;
    let refusal = |identity: &String| {
        let other = known.iter().find(|other| other.identity == *identity)?;
        Some(Refusal::EventHere { slug: other.slug.clone(), name: other.name.clone() })
    };
    Ok(tried.identities.iter().map(refusal).collect())
}

pub(in crate::transfer) async fn address_taken(tx: &mut Tx, slug: &str) -> Result<Option<Refusal>> {
    let other = series::by_slug(tx, slug).await?;
    Ok(other.map(|_| Refusal::SeriesAddressTaken { slug: slug.to_owned() }))
}

/// Refuses a series that is here, or one of whose tournaments is, by its identity or its address.
async fn refuse_here(tx: &mut Tx, tried: &TriedSeries) -> Result<()> {
    for (one, here) in tried.tried.iter().zip(here(tx, tried).await?) {
        let name = &one.tournament.name;
        if let Some(here) = here {
            return Err(of_event_error(name, refused(here)));
        }
        // The address of an event is not the one that the form asks for.
        refuse_taken(tx, &one.tournament.slug).await.map_err(|error| of_event_error(name, at_file(error)))?;
    }
    match address_taken(tx, &tried.series.slug).await? {
        Some(refusal) => Err(Error::fault("slug", refusal)),
        None => Ok(()),
    }
}

fn at_file(error: Error) -> Error {
    match error {
        Error::Faults(mut faults) => {
            faults.iter_mut().for_each(|fault| "file".clone_into(&mut fault.field));
            Error::Faults(faults)
        }
        other => other,
    }
}

/// Imports a series with its events and its final day. `slug` is another short address for it, where its own is taken.
///
/// Accounts are found or made as for a tournament, each once for all of them. Who imports on a page becomes an organizer of the series and
/// of its tournaments.
///
/// Errors: a fault at `file` where it is refused, with the reason and the name of the event; a fault at `slug` where the address is taken.
pub async fn import_series(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<ImportedSeries> {
    let mut tried = tried(context, file, slug).await?;
    refuse_here(&mut context.db.read().await?, &tried).await?;
    let (own, events, now) = (mem::take(&mut tried.own), mem::take(&mut tried.events), context.now);
    let together = move || merged(&own, events).and_then(|(content, log)| Ok((unseen(content, now)?, log)));
    let (content, log) = apart(together).await??;
    let mut coming = Coming::of(content);
    for _ in 0..TRIES {
        let mut ready = import_rows::ready(context, coming).await?;
        let laid = many::lay_out(context.db, mem::take(&mut ready.rows)).await?;
        let ids = ids(&ready, tried.tried.len())?;
        match store_rows(context, &ready, &laid, &tried, &ids).await {
            Ok(Some(action)) => return finish(context, action, ready, (tried, log), ids).await,
            Ok(None) => coming = ready.coming,
            Err(error) => {
                drop(laid);
                take_back(context, &ids).await;
                return Err(error);
            }
        }
    }
    Err(Error::Stale)
}

/// The rows with a series that nobody finds.
///
/// Error: where there is no series, or one of what hides it has no place in its row: half hidden, it would be seen.
fn unseen(mut content: TableRows, now: DateTime<Utc>) -> std::result::Result<TableRows, store::Error> {
    let row = content.get_mut(SERIES.name).and_then(|rows| rows.first_mut()).ok_or(store::Error::Missing)?;
    let slug = format!("{}{}", store::coming_in::SLUG, secret::link_token());
    for (column, new) in [
        ("slug", Value::Text(slug)),
        ("public_at", Value::Null),
        ("created_at", Value::Time(now)),
        ("version", Value::Int(0)),
    ] {
        let at = SERIES.place_of(column)?;
        *row.get_mut(at).ok_or(store::Error::Missing)? = new;
    }
    Ok(content)
}

/// The numbers of a series and of its tournaments here.
struct SeriesIds {
    series: SeriesId,
    tournaments: Vec<TournamentId>,
}

fn ids(ready: &NumberedTournament, tournaments: usize) -> Result<SeriesIds> {
    let id = |table: &str, old: usize| ready.numbers.get(table, i64::try_from(old).ok()?);
    let tournaments = (1..=tournaments).map(|old| id("tournament", old).map(TournamentId));
    Ok(SeriesIds {
        series: id("series", 1).map(SeriesId).ok_or(Error::Missing)?,
        tournaments: tournaments.collect::<Option<_>>().ok_or(Error::Missing)?,
    })
}

/// Takes away what is stored of a series that does not come in. What stays because of a fault is taken away within hours.
async fn take_back(context: &Context<'_>, ids: &SeriesIds) {
    if let Err(error) = coming_in::take_series_away(context.db, ids.series).await {
        tracing::warn!(%error, "rows of a series whose import failed are still there; they are taken away within two hours");
        return;
    }
    for id in &ids.tournaments {
        give_up(context, *id).await;
    }
}

/// Stores the rows, and lets the series be seen with the last of them. Gives the change that is to be committed; none where the accounts
/// or private links here have changed.
async fn store_rows(
    context: &Context<'_>,
    ready: &NumberedTournament,
    laid: &RowsLaidOut,
    tried: &TriedSeries,
    ids: &SeriesIds,
) -> Result<Option<Action>> {
    let come: Vec<_> = ids.tournaments.iter().copied().zip(tried.tried.iter().map(|one| &one.tournament)).collect();
    let stored = store_pieces(context, (ready, laid), &come, async |tx| refuse_here(tx, tried).await).await?;
    let Some(mut action) = stored else { return Ok(None) };
    let sight = SeriesSight {
        slug: tried.series.slug.clone(),
        public_at: tried.series.public_at,
        created_at: tried.series.created_at,
        version: tried.series.version,
    };
    store::coming_in::end_series(&mut action.tx, ids.series, &sight).await.map_err(slug_taken)?;
    Ok(Some(action))
}

/// Commits a series whose rows are all there, with its log.
async fn finish(
    context: &Context<'_>,
    mut action: Action,
    ready: NumberedTournament,
    (tried, log): (TriedSeries, Vec<StoredRow>),
    ids: SeriesIds,
) -> Result<ImportedSeries> {
    let imported = ImportedSeries {
        slug: tried.series.slug.clone(),
        name: tried.series.name.clone(),
        tournaments: tried.tried.iter().map(|one| (one.tournament.name.clone(), one.tournament.slug.clone())).collect(),
        players: tried.tried.iter().map(|one| one.players).sum(),
        new_accounts: ready.accounts.new.clone(),
        new_links: ready.coming.new_links.len(),
    };
    let committed = async {
        for (id, one) in ids.tournaments.iter().zip(&tried.tried) {
            let t = &one.tournament;
            tournament_words::note(&mut action.tx, *id, &t.name, &t.place).await?;
            if let Some(account) = context.caller.account() {
                tournament::add_staff(&mut action.tx, *id, account, StaffRole::Organizer, context.now).await?;
            }
            action.tx.emit(Event::Changed { tournament: *id, version: t.version, kinds: ChangeKinds::ALL });
            // The lines stand outside the tournaments, whose own logs stay as they were.
            let note = AuditEntry::new(AuditAction::ImportTournament, AuditSubject::Imported(*id));
            action.add_entry(note.after(&ImportCounts { players: one.players, ..ImportCounts::default() }));
        }
        series_log::insert_rows(&mut action.tx, ids.series, &log_lines(&log, &ready)?).await?;
        if let Some(account) = context.caller.account() {
            series::add_organizer(&mut action.tx, ids.series, account, context.now).await?;
        }
        action.tx.emit(Event::Reload);
        let note = AuditEntry::new(AuditAction::ImportSeries, AuditSubject::ImportedSeries(ids.series));
        let counts = ImportCounts {
            tournaments: Some(imported.tournaments.len()),
            players: imported.players,
            new_accounts: Some(imported.new_accounts.len()),
            new_private_links: Some(imported.new_links),
        };
        action.commit(note.after(&counts)).await
    };
    match committed.await {
        Ok(_) => Ok(imported),
        Err(error) => {
            take_back(context, &ids).await;
            Err(error)
        }
    }
}

/// The lines of the log, with the numbers that what they name has here.
fn log_lines(log: &[StoredRow], ready: &NumberedTournament) -> Result<Vec<StoredRow>> {
    let lines = log.iter().map(|row| ready.numbers.apply(LOG, row)).collect::<std::result::Result<_, _>>();
    Ok(lines.map_err(store::Error::broken)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_on_its_way_in_is_hidden_whole_or_does_not_come() {
        let now = DateTime::UNIX_EPOCH;
        let row = vec![Value::Text("of the archive".to_owned()); SERIES.columns.len()];
        let hidden = unseen(TableRows::from([(SERIES.name, vec![row.clone()])]), now).expect("a series");
        let hidden = &hidden[SERIES.name][0];
        let value = |column: &str| &hidden[SERIES.place_of(column).expect(column)];
        assert!(matches!(value("slug"), Value::Text(slug) if slug.starts_with(store::coming_in::SLUG)));
        assert_eq!(value("public_at"), &Value::Null);
        assert_eq!((value("created_at"), value("version")), (&Value::Time(now), &Value::Int(0)));
        assert_eq!(value("name"), &Value::Text("of the archive".to_owned()));
        let check = |rows: Vec<StoredRow>| {
            let content = TableRows::from([(SERIES.name, rows)]);
            assert!(unseen(content, now).is_err());
        };
        check(vec![]);
        check(vec![row[..SERIES.columns.len() - 1].to_vec()]);
        assert!(SERIES.place_of("publik_at").is_err());
    }
}
