//! An import is tried before it is carried out, in a store of its own which nobody waits for: there the rows are stored one by one, read
//! back and compared. The events of a series are tried as tournaments that come alone.

use chrono::{DateTime, Datelike, Utc};
use tokio::runtime::Builder;

use reeve_files::table::say_the_same;
use reeve_rules::sheets;
use reeve_rules::sheets::{Sheet, check, check_decided};
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store as store;
use reeve_store::db::Dialect;
use reeve_store::dump;
use reeve_store::dump::{Owner, StoredRow, Value};
use reeve_store::log_chain;
use reeve_store::ruling;
use reeve_store::sheet;
use reeve_store::sheet_correction;
use reeve_store::sheet_link;
use reeve_store::sheet_signature;
use reeve_store::tournament::Tournament;
use reeve_store::{Db, Scope, Snapshot, TournamentId, Tx};
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::chain;
use reeve_views::sheets::chain::{ChainFault, StoredChain};
use reeve_views::sheets::records;
use reeve_views::transfer;

use crate::transfer::arrival::{find_accounts, insert_tournament, refused};
use crate::transfer::content;
use crate::transfer::game_rows;
use crate::transfer::progress_rows;
use crate::transfer::read_tournament::Texts;
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::{DIGESTS, Numbering, RULINGS_CSV, Renumbering, TableRows};
use crate::{Error, Result};

/// A tournament as it was when its import was tried.
pub(super) struct Tried {
    pub(super) tournament: Tournament,
    pub(super) players: usize,
}

/// Tries the import in a store of its own, which nobody waits for: there the rows are stored one by one, read back and compared.
/// Gives the content as it is to be stored, with the digest chain that an archive of an earlier version does not have. Takes long: call
/// it off the request threads.
pub(super) fn rehearsed(
    dialect: Dialect,
    now: DateTime<Utc>,
    content: TableRows,
    texts: Texts,
) -> Result<(TableRows, Tried)> {
    run(rehearse(dialect, now, content, texts))
}

async fn rehearse(
    dialect: Dialect,
    now: DateTime<Utc>,
    content: TableRows,
    texts: Texts,
) -> Result<(TableRows, Tried)> {
    refuse_fleeting(dialect, &content)?;
    let db = Db::scratch().await.map_err(store::Error::broken)?;
    let mut tx = db.write(Scope::NoTournament).await?;
    try_in(&mut tx, now, (content, &texts), &mut Renumbering::default()).await
}

/// Carries out a rehearsal on this thread.
pub(super) fn run<T>(rehearsal: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = Builder::new_current_thread().enable_all().build().map_err(store::Error::broken)?;
    runtime.block_on(rehearsal)
}

/// What was stored can't be read: the archive says what none can.
pub(super) fn strange(error: store::Error) -> Error {
    match error {
        store::Error::Broken(why) => refused(Refusal::within("data", ContentFault::Impossible(why.to_string()))),
        error => error.into(),
    }
}

/// Refuses what the database would not give back as it is.
pub(super) fn refuse_fleeting(dialect: Dialect, content: &TableRows) -> Result<()> {
    let fleeting = |rows: &Vec<StoredRow>| !rows.iter().flatten().all(lasts);
    match content.iter().find(|(_, rows)| dialect == Dialect::Postgres && fleeting(rows)) {
        Some((table, _)) => Err(refused(Refusal::in_table(table, ContentFault::ReadsBackOtherwise))),
        None => Ok(()),
    }
}

/// Stores a tournament in the store in which its import is tried, reads it back and compares it. `numbers` then knows every row of it.
pub(super) async fn try_in(
    tx: &mut Tx,
    now: DateTime<Utc>,
    (content, texts): (TableRows, &Texts),
    numbers: &mut Renumbering,
) -> Result<(TableRows, Tried)> {
    find_accounts(tx, &content, numbers, now).await?;
    let id = insert_tournament(tx, &content, numbers).await?;
    let snapshot = compare(tx, id, &content, texts).await?;
    let has_chain = texts.contains_key(DIGESTS);
    // An archive of an earlier version has no chain: it begins here.
    sheet_link::complete_one(tx, id).await?;
    if !has_chain {
        check_chain(tx, &snapshot, None).await?.map_err(chain_refused)?;
    }
    let tried = Tried { players: snapshot.players.len(), tournament: snapshot.tournament };
    // What has its chain reads back as it is, and a large tournament takes much memory: it is not read once more.
    if has_chain {
        return Ok((content, tried));
    }
    drop(content);
    Ok((tournament_rows::read(tx, id).await?, tried))
}

/// Whether PostgreSQL gives a value back as it is: it counts the time in millionths of a second, from the year 1 on.
fn lasts(value: &Value) -> bool {
    match value {
        Value::Time(time) => time.timestamp_subsec_nanos() % 1000 == 0 && time.year() > 0,
        _ => true,
    }
}

/// Reads back what was stored and compares it with the archive: every row, and the standings made anew.
async fn compare(tx: &mut Tx, id: TournamentId, content: &TableRows, texts: &Texts) -> Result<Snapshot> {
    // A table at a time: what comes in is in memory already, and a large tournament takes much of it.
    let numbering = Numbering::of(tx, id).await.map_err(strange)?;
    for table in tournament_rows::tables() {
        let back = match table.owner {
            Owner::Store => numbering.account_rows(),
            _ => {
                let stored = dump::of_tournament(tx, table, id).await.map_err(strange)?;
                numbering.rows(table, stored).map_err(strange)?
            }
        };
        if content.get(table.name) != Some(&back) {
            return Err(refused(Refusal::in_table(table.name, ContentFault::ReadsBackOtherwise)));
        }
    }
    let snapshot = Snapshot::load(tx, id).await.map_err(strange)?;
    // First: it names the sheet, where a file that does not follow from the rows says only that something is amiss.
    if let Some(digests) = texts.get(DIGESTS) {
        let checked = check_chain(tx, &snapshot, Some(digests)).await.map_err(strange)?;
        checked.map_err(chain_refused)?;
    }
    if let Err(broken) = log_chain::check(tx, Some(id)).await.map_err(strange)? {
        return Err(refused(Refusal::in_table("audit", ContentFault::Log(broken))));
    }
    content::signed_by_its_players(content).map_err(refused)?;
    progress_rows::check_sheets(content).map_err(refused)?;
    // Behind the rows of seats, whose own faults are told first.
    game_rows::check(content).map_err(refused)?;
    let rulings = ruling::of_tournament(tx, id).await.map_err(strange)?;
    let made = tournament_rows::csv_files(&snapshot, &rulings).map_err(strange)?;
    for (name, text) in texts.iter().filter(|(name, _)| **name != DIGESTS) {
        let is_earlier = || -> Result<bool> {
            let earlier = match *name {
                // Until the mean stood for missing seats, a game of two had another VP%.
                "standings.csv" if transfer::has_game_of_few(&snapshot) => return Ok(true),
                "standings.csv" => transfer::earlier_standings_csv(&snapshot).map_err(strange)?,
                "players.csv" => transfer::earlier_players_csv(&snapshot),
                RULINGS_CSV => {
                    let mut earlier = transfer::earlier_rulings_csv(&snapshot, &rulings);
                    return Ok(earlier.any(|earlier| say_the_same(&earlier.finish(), text)));
                }
                _ => return Ok(false),
            };
            Ok(say_the_same(&earlier.finish(), text))
        };
        if !made.get(name).is_some_and(|made| say_the_same(made, text)) && !is_earlier()? {
            return Err(refused(Refusal::within(name, ContentFault::DoesNotFollow)));
        }
    }
    match no_game(&snapshot) {
        Some(fault) => Err(refused(Refusal::in_table("seat", fault))),
        None => Ok(snapshot),
    }
}

/// Whether the digest chain of a tournament says what its record sheets and `digests` say, and whether what is kept of the
/// sheets is what the forms leave behind.
pub(crate) async fn check_chain(
    tx: &mut Tx,
    snapshot: &Snapshot,
    digests: Option<&str>,
) -> std::result::Result<std::result::Result<(), ChainFault>, store::Error> {
    let id = snapshot.tournament.id;
    let identity = sheet_link::identity_of(tx, id).await?.unwrap_or_default();
    let links = sheet_link::of_tournament(tx, id).await?;
    let versions = sheet::all_versions(tx, id).await?;
    let signatures = sheet_signature::of_tournament(tx, id).await?;
    let stored = StoredChain { identity: &identity, links: &links, versions: &versions, signatures: &signatures };
    let corrections = sheet_correction::of_tournament(tx, id).await?;
    let checked = chain::check(snapshot, stored).and_then(|()| records::check(snapshot, stored, &corrections));
    Ok(checked.and_then(|()| digests.map_or(Ok(()), |digests| chain::check_file(digests, &links))))
}

fn chain_refused(fault: ChainFault) -> Error {
    refused(match fault.why.table() {
        None => Refusal::within(DIGESTS, ContentFault::Chain(fault)),
        Some(table) => Refusal::in_table(table, ContentFault::Chain(fault)),
    })
}

/// The first result with a player who was absent in a way that none can be: nothing else is noted of such a seat, and
/// enough are left to play. Of the rest of a result earlier versions asked less than a form does now, and what they wrote is
/// still taken. They decided no game, so what a judge decided has to be what a judge can decide.
fn no_game(snapshot: &Snapshot) -> Option<ContentFault> {
    let system = snapshot.tournament.system.system();
    let mut tables = snapshot.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
    let absent = |why: &sheets::Refusal| {
        matches!(why, sheets::Refusal::AbsentWith { .. } | sheets::Refusal::TooFewPresent { .. })
    };
    tables.find_map(|(round, table)| {
        let Sheet { state, result, .. } = table.sheet();
        let why = match state {
            SheetState::Open => return None,
            SheetState::Submitted | SheetState::Signed => check(system, &result).err()?.into_iter().find(absent)?,
            SheetState::Decided => check_decided(system, round.row.stage, &result).err()?.into_iter().next()?,
        };
        Some(ContentFault::NoGame { round: RoundAt::of(round), table: table.row.number, why: Box::new(why) })
    })
}
