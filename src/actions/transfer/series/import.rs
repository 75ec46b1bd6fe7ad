//! Import a series from its archive: with its events and its final day, whole, or refused whole.

use std::io::{Read, Seek};

use reeve_files::archive::Limits;
use reeve_store::{Event, Tx, series, tournament};

use crate::background::apart;
use crate::transfer::arrival::{ImportCounts, bring_in, choose_address, find_accounts, refused, slug_taken};
use crate::transfer::refusal::Refusal;
use crate::transfer::series::parts::{EventRead, number_event};
use crate::transfer::series::read;
use crate::transfer::series::read::{TriedSeries, of_event};
use crate::transfer::tournament_rows::Renumbering;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, Roles, Who};

/// A series that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedSeries {
    pub slug: String,
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
    if !Roles::outside(context.caller).may(Permission::Administer) {
        return Err(Error::Forbidden);
    }
    let most = match context.caller.who {
        Who::Command => (Limits::SERIES, Limits::EVENTS),
        _ => (Limits::SENT, Limits::SENT.total),
    };
    let (dialect, now, slug) = (context.db.dialect(), context.now, slug.map(str::to_owned));
    let work = move || {
        let mut read = read::read(file, most).map_err(refused)?;
        choose_address(&mut read.own, "series", slug.as_deref())?;
        read::rehearsed(dialect, now, read)
    };
    apart(work).await?
}

/// Why a tournament of a series can't come in: it is here already, by its identity, or another one has its address.
pub(in crate::transfer) async fn event_here(tx: &mut Tx, event: &EventRead) -> Result<Option<Refusal>> {
    match tournament::by_identity(tx, event.own("identity")).await? {
        Some(here) => Ok(Some(Refusal::EventHere { slug: here.slug, name: here.name })),
        None => slug_taken(tx, event.own("slug")).await,
    }
}

/// Why a series can't have an address: another one here has it.
pub(in crate::transfer) async fn address_taken(tx: &mut Tx, slug: &str) -> Result<Option<Refusal>> {
    let other = series::by_slug(tx, slug).await?;
    Ok(other.map(|_| Refusal::SeriesAddressTaken { slug: slug.to_owned() }))
}

/// Refuses a series that is here, or one of whose tournaments is, by its identity or its address.
async fn refuse_here(tx: &mut Tx, tried: &TriedSeries) -> Result<()> {
    for event in &tried.events {
        if let Some(why) = event_here(tx, event).await? {
            return Err(refused(of_event(&event.name, why)));
        }
    }
    match address_taken(tx, &tried.series.slug).await? {
        Some(refusal) => Err(Error::fault("slug", refusal)),
        None => Ok(()),
    }
}

/// Imports a series with its events and its final day, in one transaction. `slug` is another short address for it, where its own is taken.
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
    let tried = tried(context, file, slug).await?;
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    refuse_here(&mut action.tx, &tried).await?;
    let TriedSeries { own, events, tried, .. } = tried;
    let (mut numbers, mut new_accounts, mut new_links) = (Renumbering::default(), Vec::new(), 0);
    for ((event, one), place) in events.into_iter().zip(&tried).zip(1..) {
        let arrived = bring_in(&mut action, context, event.content, &one.tournament).await?;
        number_event(&mut numbers, (place, arrived.id), (&event.players, &arrived.numbers))?;
        new_accounts.extend(arrived.new_accounts);
        new_links += arrived.new_links;
        // The lines stand outside the tournaments, whose own logs stay as they were.
        let note = AuditEntry::new(AuditAction::ImportTournament, AuditSubject::Imported(arrived.id));
        action.add_entry(note.after(&ImportCounts { players: one.players, ..ImportCounts::default() }));
    }
    new_accounts.extend(find_accounts(&mut action.tx, &own, &mut numbers, context.now).await?);
    let series = read::insert(&mut action.tx, &own, &mut numbers).await?;
    if let Some(account) = context.caller.account() {
        series::add_organizer(&mut action.tx, series.id, account, context.now).await?;
    }
    action.tx.emit(Event::Reload);
    let note = AuditEntry::new(AuditAction::ImportSeries, AuditSubject::ImportedSeries(series.id));
    let players = tried.iter().map(|one| one.players).sum();
    let counts = ImportCounts {
        tournaments: Some(tried.len()),
        players,
        new_accounts: Some(new_accounts.len()),
        new_private_links: Some(new_links),
    };
    action.commit(note.after(&counts)).await?;
    Ok(ImportedSeries {
        slug: series.slug,
        name: series.name,
        tournaments: tried.into_iter().map(|one| (one.tournament.name, one.tournament.slug)).collect(),
        players,
        new_accounts,
        new_links,
    })
}
