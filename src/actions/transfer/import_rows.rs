//! The rows of a tournament that is imported, under the ids that they will have here, written before the writer is taken.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use crate::apart::apart;
use reeve_secret as secret;
use reeve_store as store;
use reeve_store::account;
use reeve_store::dump;
use reeve_store::dump::many;
use reeve_store::dump::many::ReadyRows;
use reeve_store::dump::tables::named;
use reeve_store::dump::{StoredRow, StoredTable, TABLES, Value};
use reeve_store::{AccountId, Scope, TournamentId, Tx};

use crate::transfer::refusal::Dangling;
use crate::transfer::tournament_rows::{ACCOUNTS, Renumbering, TableRows};
use crate::{Context, Error, Result};

/// No password fits this hash.
const NO_PASSWORD: &str = "none";

/// What the audit log says of an import: how much came, as far as it is counted for what the line is about.
#[derive(Debug, Default, serde::Serialize)]
pub(super) struct ImportCounts {
    /// Of a series.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tournaments: Option<usize>,
    pub(super) players: usize,
    /// Of the whole import: the events of a series share their accounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) new_accounts: Option<usize>,
    /// Of the whole import.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) new_private_links: Option<usize>,
}

/// A tournament that is coming in.
pub(super) struct Coming {
    content: TableRows,
    /// The players, by their rows, whose private link had to be made anew.
    pub(super) new_links: BTreeSet<usize>,
}

/// The accounts that a tournament names, as they are here.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Accounts {
    /// Those that are here, by the number in the archive.
    known: BTreeMap<i64, AccountId>,
    /// The names of those that nobody has.
    pub(super) new: Vec<String>,
}

impl Accounts {
    async fn of(tx: &mut Tx, content: &TableRows) -> Result<Accounts> {
        let here: BTreeMap<String, AccountId> =
            account::all(tx).await?.into_iter().map(|account| (account.name_key, account.id)).collect();
        let (mut known, mut new) = (BTreeMap::new(), Vec::new());
        for (row, number) in content.get(ACCOUNTS.name).into_iter().flatten().zip(1..) {
            let Some(Value::Text(name)) = row.get(1) else { continue };
            match here.get(&account::name_key(name)) {
                Some(id) => drop(known.insert(number, *id)),
                None => new.push(name.clone()),
            }
        }
        Ok(Accounts { known, new })
    }
}

impl Coming {
    pub(super) fn of(content: TableRows) -> Coming {
        Coming { content, new_links: BTreeSet::new() }
    }

    /// The tables of which there may be rows, so that what is referred to comes first.
    fn tables(&self) -> impl Iterator<Item = &'static StoredTable> {
        TABLES.iter().filter(|table| table.name != ACCOUNTS.name && self.content.contains_key(table.name))
    }

    /// The private links of the players, as a JSON list.
    fn links(&self) -> String {
        let at = link_column();
        let links = self.content.get("player").into_iter().flatten().filter_map(|row| match row.get(at) {
            Some(Value::Text(token)) => Some(token.as_str()),
            _ => None,
        });
        serde_json::Value::from(links.collect::<Vec<_>>()).to_string()
    }

    /// Looks who is here, and makes new private links for players whose link somebody here has: the same archive imported
    /// twice.
    async fn see(&mut self, context: &Context<'_>) -> Result<Accounts> {
        let mut tx = context.db.read().await?;
        let taken: BTreeSet<String> = dump::links_taken(&mut tx, &self.links()).await?.into_iter().collect();
        let accounts = Accounts::of(&mut tx, &self.content).await?;
        drop(tx);
        let at = link_column();
        for row in 0..self.content.get("player").map_or(0, Vec::len) {
            let token = self.content.get_mut("player").and_then(|rows| rows.get_mut(row)?.get_mut(at));
            if let Some(Value::Text(token)) = token
                && taken.contains(token)
            {
                *token = secret::link_token();
                self.new_links.insert(row);
            }
        }
        Ok(accounts)
    }
}

fn link_column() -> usize {
    named("player").and_then(|table| table.column("link_token")).unwrap_or_default()
}

/// A tournament with all rows under the ids that they will have here, written as the database takes them.
pub(super) struct NumberedTournament {
    pub(super) coming: Coming,
    links: String,
    pub(super) accounts: Accounts,
    /// The tournament's number; of a series, that of its first one.
    pub(super) id: TournamentId,
    pub(super) rows: Vec<ReadyRows>,
    /// The numbers that its tournaments, players and accounts have here, and a series.
    pub(super) numbers: Renumbering,
}

impl NumberedTournament {
    /// Whether the accounts are as they were, and nobody has got one of the private links.
    pub(super) async fn still_fits(&self, tx: &mut Tx) -> Result<bool> {
        Ok(Accounts::of(tx, &self.coming.content).await? == self.accounts
            && dump::links_taken(tx, &self.links).await?.is_empty())
    }
}

/// Takes ids for all rows, and writes them ready to be stored.
pub(super) async fn ready(context: &Context<'_>, mut coming: Coming) -> Result<NumberedTournament> {
    let accounts = coming.see(context).await?;
    let account = named(ACCOUNTS.name).ok_or(Error::Missing)?;
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let mut ids: BTreeMap<&'static str, Vec<i64>> = BTreeMap::new();
    ids.insert(account.name, many::take_ids(&mut tx, account, accounts.new.len()).await?);
    for table in coming.tables().filter(|table| table.has_id()) {
        let count = coming.content.get(table.name).map_or(0, Vec::len);
        ids.insert(table.name, many::take_ids(&mut tx, table, count).await?);
    }
    tx.commit().await?;
    let now = context.now;
    apart(move || numbered(coming, accounts, &ids, now)).await?
}

fn numbered(
    coming: Coming,
    accounts: Accounts,
    ids: &BTreeMap<&'static str, Vec<i64>>,
    now: DateTime<Utc>,
) -> Result<NumberedTournament> {
    let mut numbers = Renumbering::default();
    for (table, ids) in ids.iter().filter(|(table, _)| **table != ACCOUNTS.name) {
        for (new, old) in ids.iter().zip(1..) {
            numbers.set(table, old, *new);
        }
    }
    for (old, new) in &accounts.known {
        numbers.set(ACCOUNTS.name, *old, new.0);
    }
    let names = coming.content.get(ACCOUNTS.name).into_iter().flatten().zip(1..);
    let unknown = names.filter(|(_, number)| !accounts.known.contains_key(number));
    let mut made = Vec::new();
    for ((row, number), id) in unknown.zip(ids.get(ACCOUNTS.name).into_iter().flatten()) {
        numbers.set(ACCOUNTS.name, number, *id);
        let Some(Value::Text(name)) = row.get(1) else { continue };
        made.push(switched_off(*id, name, now));
    }
    let account = named(ACCOUNTS.name).ok_or(Error::Missing)?;
    let mut rows = vec![ReadyRows::of(account, made)?];
    for table in coming.tables() {
        let old = coming.content.get(table.name).into_iter().flatten();
        let new = old.map(|row| numbers.apply(table, row)).collect::<std::result::Result<_, Dangling>>();
        rows.push(ReadyRows::of(table, new.map_err(store::Error::broken)?)?);
    }
    // A series may have no tournament yet.
    let id = TournamentId(numbers.get("tournament", 1).unwrap_or_default());
    numbers.keep(&[ACCOUNTS.name, "tournament", "player", "series"]);
    Ok(NumberedTournament { links: coming.links(), coming, accounts, id, rows, numbers })
}

/// An account that nobody can sign in to, as a row.
pub(super) fn switched_off(id: i64, name: &str, now: DateTime<Utc>) -> StoredRow {
    vec![
        Value::Int(id),
        Value::Text(name.to_owned()),
        Value::Text(account::name_key(name)),
        Value::Null,
        Value::Text(NO_PASSWORD.to_owned()),
        Value::Flag(false),
        Value::Flag(false),
        Value::Time(now),
        Value::Time(now),
        Value::Int(1),
    ]
}
