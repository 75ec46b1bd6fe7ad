//! How the rows of an archive come into a store: into the one in which an import is tried, and then, in one transaction, into the real
//! one.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use reeve_files::archive::data_file;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_secret as secret;
use reeve_store::dump;
use reeve_store::dump::{Owner, StoredRow, StoredTable, Value};
use reeve_store::tournament::Tournament;
use reeve_store::{ChangeKinds, Event, TournamentId, Tx, account, log_chain, tournament, tournament_words};

use crate::tournament::refusal as tournament_refusal;
use crate::tournament::slug;
use crate::transfer::content::text_of;
use crate::transfer::refusal::{ContentFault, Dangling, Refusal};
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::{ACCOUNTS, Renumbering, TableRows};
use crate::{Action, Context, Error, Result};

/// No password fits this hash.
const NO_PASSWORD: &str = "none";

/// What the audit log says of an import: how much came, as far as it is counted for what the line is about.
#[derive(Debug, Default, serde::Serialize)]
pub(super) struct ImportCounts {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tournaments: Option<usize>,
    pub(super) players: usize,
    /// Of the whole import: the events of a series share their accounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) new_accounts: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) new_private_links: Option<usize>,
}

/// The fault of a file that is not taken.
pub(super) fn refused(refusal: impl Into<Refusal>) -> Error {
    Error::fault("file", refusal.into())
}

/// The short address that the one row of a table will have: the wanted one, or its own. The row then has it too.
pub(super) fn choose_address(content: &mut TableRows, table: &'static str, wanted: Option<&str>) -> Result<String> {
    let broken = || refused(Refusal::in_table(table, ContentFault::NoSlug));
    let own = text_of(content, table, 0, "slug").ok_or_else(broken)?;
    if let Some(wanted) = wanted {
        wanted.clone_into(own);
    }
    match slug::fault(own) {
        None => Ok(own.clone()),
        Some(fault) if wanted.is_some() => Err(Error::fault("slug", tournament_refusal::Refusal::Slug(fault))),
        Some(fault) => Err(refused(Refusal::in_table(table, ContentFault::Slug(fault)))),
    }
}

/// Why a tournament can't have an address: another one here has it.
pub(super) async fn slug_taken(tx: &mut Tx, slug: &str) -> Result<Option<Refusal>> {
    let other = tournament::by_slug(tx, slug).await?;
    Ok(other.map(|_| Refusal::SlugTaken { slug: slug.to_owned() }))
}

/// A tournament that came in.
pub(super) struct Arrived {
    pub(super) id: TournamentId,
    /// The numbers that its rows have here.
    pub(super) numbers: Renumbering,
    /// Accounts that were made for it, switched off.
    pub(super) new_accounts: Vec<String>,
    /// How many private links had to be made anew.
    pub(super) new_links: usize,
}

/// Stores a tournament whose import was tried, and makes whoever imports it on a page its organizer.
pub(super) async fn bring_in(
    action: &mut Action,
    context: &Context<'_>,
    mut content: TableRows,
    t: &Tournament,
) -> Result<Arrived> {
    let tx = &mut action.tx;
    let new_links = renew_links(tx, &mut content).await?;
    let mut numbers = Renumbering::default();
    let new_accounts = find_accounts(tx, &content, &mut numbers, context.now).await?;
    let id = insert_tournament(tx, &content, &mut numbers).await?;
    tournament_words::note(tx, id, &t.name, &t.place).await?;
    if let Some(account) = context.caller.account() {
        tournament::add_staff(tx, id, account, StaffRole::Organizer, context.now).await?;
    }
    tx.emit(Event::Changed { tournament: id, version: t.version, kinds: ChangeKinds::ALL });
    Ok(Arrived { id, numbers, new_accounts, new_links })
}

/// Makes new private links for players whose link somebody here has: the same archive imported twice. Gives how many.
async fn renew_links(tx: &mut Tx, content: &mut TableRows) -> Result<usize> {
    let table = dump::known("player")?;
    let Some((at, players)) = table.column("link_token").zip(content.get_mut(table.name)) else { return Ok(0) };
    let links = players.iter().filter_map(|row| match row.get(at) {
        Some(Value::Text(link)) => Some(link.as_str()),
        _ => None,
    });
    let links = serde_json::Value::from(links.collect::<Vec<_>>()).to_string();
    let taken: BTreeSet<String> = dump::links_taken(tx, &links).await?.into_iter().collect();
    for row in players {
        if let Some(Value::Text(link)) = row.get_mut(at)
            && taken.contains(link)
        {
            *link = secret::link_token();
        }
    }
    Ok(taken.len())
}

/// Finds the accounts that the rows name, and makes one for each name that nobody has: switched off, without a password. Gives their
/// names.
pub(super) async fn find_accounts(
    tx: &mut Tx,
    content: &TableRows,
    numbers: &mut Renumbering,
    now: DateTime<Utc>,
) -> Result<Vec<String>> {
    let table = dump::known(ACCOUNTS.name)?;
    let mut made = Vec::new();
    for (row, number) in content.get(ACCOUNTS.name).into_iter().flatten().zip(1..) {
        let Some(Value::Text(name)) = row.get(1) else { continue };
        let former = former_names(row);
        let id = match account::by_name(tx, name).await? {
            Some(account) => {
                // The digests of the lines that come in are made of the name that the account has there.
                let other = (account.name_key != account::stored_key(name)).then(|| log_chain::digest_of_name(name));
                let names: Vec<String> = former.into_iter().chain(other).collect();
                log_chain::remember_names(tx, account.id, &names).await?;
                account.id.0
            }
            None => {
                made.push(name.clone());
                let former = row.get(2).cloned().unwrap_or(Value::Null);
                dump::insert_new(tx, table, &switched_off(name, now, former)).await?
            }
        };
        numbers.set(ACCOUNTS.name, number, id);
    }
    Ok(made)
}

/// The digests of what an account in an archive was called before.
pub(super) fn former_names(row: &StoredRow) -> Vec<String> {
    match row.get(2) {
        Some(Value::Text(names)) => serde_json::from_str(names).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// An account that nobody can sign in to, as a row.
fn switched_off(name: &str, now: DateTime<Utc>, former_names: Value) -> StoredRow {
    vec![
        Value::Null,
        Value::Text(name.to_owned()),
        Value::Text(account::stored_key(name)),
        Value::Null,
        Value::Text(NO_PASSWORD.to_owned()),
        Value::Flag(false),
        Value::Flag(false),
        Value::Time(now),
        Value::Time(now),
        Value::Int(1),
        former_names,
    ]
}

/// Stores every row of a tournament under a new id; `numbers` knows its accounts, and then all of it.
pub(super) async fn insert_tournament(
    tx: &mut Tx,
    content: &TableRows,
    numbers: &mut Renumbering,
) -> Result<TournamentId> {
    for table in tournament_rows::tables().filter(|table| table.owner != Owner::Store) {
        insert_table(tx, table, content, numbers).await?;
    }
    numbers.get("tournament", 1).map(TournamentId).ok_or(Error::Missing)
}

/// Stores every row of a table under a new id, which `numbers` then knows.
pub(super) async fn insert_table(
    tx: &mut Tx,
    table: &'static StoredTable,
    content: &TableRows,
    numbers: &mut Renumbering,
) -> Result<()> {
    for (row, line) in content.get(table.name).into_iter().flatten().zip(2..) {
        let at = |fault: ContentFault| refused(Refusal::at(&data_file(table.name), line, fault));
        let old = match row.first() {
            Some(Value::Int(old)) if table.has_id() => Some(*old),
            _ => None,
        };
        let ready = with_own_number(table, row, numbers).map_err(|dangling| at(dangling.into()))?;
        let new = match old {
            Some(_) => dump::insert_new(tx, table, &ready).await,
            None => dump::insert(tx, table, &ready).await.map(|()| 0),
        };
        let new = new.map_err(|error| match Refusal::of_row(&data_file(table.name), line, error) {
            Ok(refusal) => refused(refusal),
            Err(error) => error.into(),
        })?;
        if let Some(old) = old {
            numbers.set(table.name, old, new);
        }
    }
    Ok(())
}

/// A row ready to be stored: its own number is not known yet, the others are.
fn with_own_number(
    table: &StoredTable,
    row: &StoredRow,
    numbers: &Renumbering,
) -> std::result::Result<StoredRow, Dangling> {
    if !table.has_id() {
        return numbers.apply(table, row);
    }
    let mut row = row.clone();
    if let Some(id) = row.first_mut() {
        *id = Value::Null;
    }
    numbers.apply(table, &row)
}
