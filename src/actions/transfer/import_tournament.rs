//! Import a tournament from its archive: read whole, compared with what it says of itself, or refused whole.

use std::collections::BTreeMap;
use std::io::{Read, Seek};
use std::mem;

use chrono::{DateTime, Datelike, Utc};
use tokio::runtime::Builder;

use crate::actions::action::TRIES;
use crate::actions::apart::apart;
use crate::files::archive::{Archive, ArchiveKind, Limits, data_file};
use crate::rules::sheets;
use crate::rules::sheets::{Sheet, check, check_decided};
use crate::rules::tournament::vocabulary::{SheetState, StaffRole};
use crate::store;
use crate::store::db::Dialect;
use crate::store::dump;
use crate::store::dump::added::{ADDED, CHAIN, chain_taken};
use crate::store::dump::many;
use crate::store::dump::many::RowsLaidOut;
use crate::store::dump::tables::named;
use crate::store::dump::{Owner, RULINGS, StoredRow, StoredTable, Value};
use crate::store::ruling;
use crate::store::sheet;
use crate::store::sheet_correction;
use crate::store::sheet_link;
use crate::store::tournament;
use crate::store::tournament::Tournament;
use crate::store::tournament_words;
use crate::store::{ChangeKinds, Db, Event, Scope, Snapshot, TournamentId, Tx};
use crate::views::rounds::RoundAt;
use crate::views::sheets::chain;
use crate::views::sheets::chain::{ChainFault, StoredChain};
use crate::views::sheets::records;
use crate::views::transfer;

use crate::actions::tournament::refusal as tournament_refusal;
use crate::actions::tournament::slug;
use crate::actions::transfer::board_rows;
use crate::actions::transfer::coming_in;
use crate::actions::transfer::content;
use crate::actions::transfer::duty_rows;
use crate::actions::transfer::game_rows;
use crate::actions::transfer::import_rows;
use crate::actions::transfer::import_rows::{Coming, ImportCounts, NumberedTournament};
use crate::actions::transfer::nested::Nested;
use crate::actions::transfer::refusal::{ContentFault, Dangling, Refusal};
use crate::actions::transfer::row_json::{from_json, is_later_than_chain, logs_what_came_later};
use crate::actions::transfer::tournament_rows;
use crate::actions::transfer::tournament_rows::{
    ACCOUNTS, CSV_FILES, DIGESTS, Numbering, RULINGS_CSV, Renumbering, TableRows,
};
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, Roles, Who};

/// A tournament that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedTournament {
    /// Its number here.
    pub id: TournamentId,
    /// Its short address here.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// How many players it has.
    pub players: usize,
    /// Accounts that were made for it, switched off: names of staff that nobody had here.
    pub new_accounts: Vec<String>,
    /// How many private links had to be made anew, because somebody here has them already.
    pub new_links: usize,
}

/// Imports a tournament. `slug` is another short address for it, where its own is taken.
///
/// Staff and authors are the accounts of the same name here; a name that nobody has becomes an account that is
/// switched off and has no password, until an administrator says otherwise. Who imports on a page becomes an
/// organizer.
///
/// Errors: a fault at `file` where it is refused, with the reason; a fault at `slug` where the address is taken.
pub async fn import_tournament(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<ImportedTournament> {
    if !Roles::outside(context.caller).may(Permission::CreateTournament) {
        return Err(Error::Forbidden);
    }
    // All of it before the writer is taken, so that nobody waits for the unpacking, nor for a file that is refused.
    let most = limits(context);
    let (mut content, texts, _) = apart(move || read(file, most)).await?.map_err(refused)?;
    let slug = choose_slug(&mut content, slug)?;
    refuse_taken(&mut context.db.read().await?, &slug).await?;
    let (dialect, now) = (context.db.dialect(), context.now);
    let (content, tried) = apart(move || rehearsed(dialect, now, content, texts)).await??;
    let mut coming = Coming::of(content);
    for _ in 0..TRIES {
        let mut ready = import_rows::ready(context, coming).await?;
        let laid = many::lay_out(context.db, mem::take(&mut ready.rows)).await?;
        match store_rows(context, &ready, &laid, &tried.tournament, &slug).await {
            Ok(Some(action)) => return finish(context, action, ready, tried).await,
            Ok(None) => coming = ready.coming,
            Err(error) => {
                drop(laid);
                give_up(context, ready.id).await;
                return Err(error);
            }
        }
    }
    Err(Error::Stale)
}

/// How much an archive may unpack to: beside a server that others use less than where a command has the memory for itself.
fn limits(context: &Context<'_>) -> Limits {
    match context.caller.who {
        Who::Command => Limits::TOURNAMENT,
        _ => Limits::SENT,
    }
}

/// Reads an archive and tries its import; nothing is stored. Gives also how many of its record sheets are final.
pub(super) async fn tried(
    context: &Context<'_>,
    file: impl Read + Seek + Send + 'static,
    slug: Option<&str>,
) -> Result<(Tried, usize)> {
    let most = limits(context);
    let (mut content, texts, _) = apart(move || read(file, most)).await?.map_err(refused)?;
    choose_slug(&mut content, slug)?;
    let (dialect, now) = (context.db.dialect(), context.now);
    let (content, tried) = apart(move || rehearsed(dialect, now, content, texts)).await??;
    let tables = content::rows(&content, "game_table");
    let state = |row| SheetState::from_code(content::word("game_table", row, "sheet_state"));
    let is_final = |state| matches!(state, SheetState::Signed | SheetState::Decided);
    Ok((tried, tables.filter(|(row, _)| state(row).is_some_and(is_final)).count()))
}

/// Stores the rows, all but the last ones by transactions of their own, between which others who write have their turn: nobody
/// sees the tournament until the last ones are there. Gives the change that is to be committed; none where the accounts or private links here have changed.
async fn store_rows(
    context: &Context<'_>,
    ready: &NumberedTournament,
    laid: &RowsLaidOut,
    tournament: &Tournament,
    slug: &str,
) -> Result<Option<Action>> {
    let pieces = laid.pieces("tournament");
    let Some((last, earlier)) = pieces.split_last() else { return Err(Error::Missing) };
    for (number, piece) in earlier.iter().enumerate() {
        let mut tx = context.db.write(Scope::NoTournament).await?;
        if number == 0 {
            refuse_taken(&mut tx, slug).await?;
            if !ready.still_fits(&mut tx).await? {
                return Ok(None);
            }
        }
        many::insert_piece(&mut tx, laid, piece).await?;
        if number == 0 {
            store::coming_in::begin(&mut tx, ready.id, context.now).await?;
        }
        tx.commit().await?;
    }
    let mut action = Action::begin_store(context, Permission::CreateTournament).await?;
    refuse_taken(&mut action.tx, slug).await?;
    if earlier.is_empty() && !ready.still_fits(&mut action.tx).await? {
        return Ok(None);
    }
    many::insert_piece(&mut action.tx, laid, last).await?;
    if !earlier.is_empty() {
        let known = (tournament.hidden_at, tournament.version);
        store::coming_in::end(&mut action.tx, ready.id, slug, known).await?;
    }
    Ok(Some(action))
}

/// Commits a tournament whose rows are all there.
async fn finish(
    context: &Context<'_>,
    mut action: Action,
    ready: NumberedTournament,
    tried: Tried,
) -> Result<ImportedTournament> {
    let (id, tournament) = (ready.id, tried.tournament);
    let imported = ImportedTournament {
        id,
        slug: tournament.slug,
        name: tournament.name,
        players: tried.players,
        new_accounts: ready.accounts.new,
        new_links: ready.coming.new_links.len(),
    };
    let committed = async {
        tournament_words::note(&mut action.tx, id, &imported.name, &tournament.place).await?;
        if let Some(account) = context.caller.account() {
            tournament::add_staff(&mut action.tx, id, account, StaffRole::Organizer, context.now).await?;
        }
        let kinds = ChangeKinds::ALL;
        action.tx.emit(Event::Changed { tournament: id, version: tournament.version, kinds });
        // The line stands outside the tournament, whose own log stays as it was.
        let note = AuditEntry::new(AuditAction::ImportTournament, AuditSubject::Imported(id));
        let counts = ImportCounts {
            tournaments: None,
            players: imported.players,
            new_accounts: Some(imported.new_accounts.len()),
            new_private_links: Some(imported.new_links),
        };
        action.commit(note.after(&counts)).await
    };
    match committed.await {
        Ok(_) => Ok(imported),
        Err(error) => {
            give_up(context, id).await;
            Err(error)
        }
    }
}

/// Takes away what is stored of a tournament that does not come in. What stays because of a fault is taken away within hours.
pub(super) async fn give_up(context: &Context<'_>, id: TournamentId) {
    if let Err(error) = coming_in::take_away(context.db, id).await {
        tracing::warn!(%error, "rows of an import that failed are still there; they are taken away within two hours");
    }
}

/// The fault of a file that is not taken.
pub(super) fn refused(refusal: impl Into<Refusal>) -> Error {
    Error::fault("file", refusal.into())
}

/// The files of an archive beside its rows, by name.
pub(super) type Texts = BTreeMap<&'static str, String>;

/// Everything in an archive, in order: its rows, its other files, and how many bytes it unpacks to. Takes long where the archive is
/// large: call it off the request threads.
pub(super) fn read(file: impl Read + Seek, limits: Limits) -> std::result::Result<(TableRows, Texts, u64), Refusal> {
    let (content, texts, unpacked) = parse(file, limits)?;
    content::check(&content)?;
    duty_rows::check(&content)?;
    board_rows::check(&content)?;
    Ok((content, texts, unpacked))
}

/// Everything in an archive, checked as far as it can be without a store.
fn parse(file: impl Read + Seek, limits: Limits) -> std::result::Result<(TableRows, Texts, u64), Refusal> {
    let mut archive = Archive::open(file, limits)?.of_kind(ArchiveKind::Tournament)?;
    let missing = |table: &StoredTable| ADDED.contains(&table.name) && archive.digest_of(table.name).is_none();
    let (missing, there): (Vec<_>, Vec<_>) = tournament_rows::tables().partition(|table| missing(table));
    let names: Vec<&str> = there.iter().map(|table| table.name).collect();
    if let Some(later) = chain_taken(|table| archive.digest_of(table).is_some()) {
        return Err(Refusal::in_table(CHAIN, ContentFault::ChainTaken { later }));
    }
    // Archives of earlier versions have no digest chain: neither its rows nor its file.
    let has_chain = archive.digest_of(CHAIN).is_some();
    let has_rulings = archive.digest_of(RULINGS).is_some();
    let csv = CSV_FILES.into_iter().filter(|name| has_rulings || *name != RULINGS_CSV);
    let files: Vec<&'static str> = csv.chain(has_chain.then_some(DIGESTS)).collect();
    archive.expect(&names, &files)?;
    let version = archive.manifest().version;
    let mut content: TableRows = missing.iter().map(|table| (table.name, Vec::new())).collect();
    for table in there {
        let mut rows = archive.rows(table.name)?;
        let mut parsed = Vec::new();
        while let Some(text) = rows.next_row()? {
            if !has_chain && is_later_than_chain(table, &text) {
                return Err(Refusal::in_table(CHAIN, ContentFault::ChainTaken { later: table.name }));
            }
            let row = from_json(version, table, &text, Nested::AsJson);
            let row = row.map_err(|fault| Refusal::at(rows.file(), rows.line(), fault.into()))?;
            if !has_chain && logs_what_came_later(table, &row) {
                return Err(Refusal::in_table(CHAIN, ContentFault::ChainTaken { later: table.name }));
            }
            parsed.push(row);
            let number = i64::try_from(parsed.len()).unwrap_or_default();
            if table.has_id() && parsed.last().and_then(|row| row.first()) != Some(&Value::Int(number)) {
                return Err(Refusal::at(rows.file(), rows.line(), ContentFault::NotNumbered));
            }
        }
        content.insert(table.name, parsed);
    }
    if content.get("tournament").map_or(0, Vec::len) != 1 {
        return Err(Refusal::in_table("tournament", ContentFault::NotOneTournament));
    }
    if has_chain != text_of(&mut content, "tournament", 0, "identity").is_some() {
        return Err(Refusal::in_table("tournament", ContentFault::Identity));
    }
    let texts = files.into_iter().map(|name| Ok((name, archive.text(name)?)));
    let texts = texts.collect::<std::result::Result<_, Refusal>>()?;
    Ok((content, texts, archive.unpacked()))
}

/// The text in a column of the first row of a table.
pub(super) fn text_of<'c>(content: &'c mut TableRows, table: &str, row: usize, column: &str) -> Option<&'c mut String> {
    let at = named(table)?.column(column)?;
    match content.get_mut(table)?.get_mut(row)?.get_mut(at)? {
        Value::Text(text) => Some(text),
        _ => None,
    }
}

/// The address that the tournament will have; the content then has it too.
fn choose_slug(content: &mut TableRows, wanted: Option<&str>) -> Result<String> {
    let broken = || refused(Refusal::in_table("tournament", ContentFault::NoSlug));
    let own = text_of(content, "tournament", 0, "slug").ok_or_else(broken)?;
    if let Some(wanted) = wanted {
        wanted.clone_into(own);
    }
    match slug::fault(own) {
        None => Ok(own.clone()),
        Some(fault) if wanted.is_some() => Err(Error::fault("slug", tournament_refusal::Refusal::Slug(fault))),
        Some(fault) => Err(refused(Refusal::in_table("tournament", ContentFault::Slug(fault)))),
    }
}

pub(super) async fn refuse_taken(tx: &mut Tx, slug: &str) -> Result<()> {
    match tournament::by_slug(tx, slug).await? {
        None => Ok(()),
        Some(_) => Err(Error::fault("slug", Refusal::SlugTaken { slug: slug.to_owned() })),
    }
}

/// A tournament as it was when its import was tried.
pub(super) struct Tried {
    pub(super) tournament: Tournament,
    pub(super) players: usize,
}

/// Tries the import in a store of its own, which nobody waits for: there the rows are stored one by one, read back and compared.
/// Gives the content as it is to be stored, with the digest chain that an archive of an earlier version does not have. Takes long: call
/// it off the request threads.
fn rehearsed(dialect: Dialect, now: DateTime<Utc>, content: TableRows, texts: Texts) -> Result<(TableRows, Tried)> {
    let runtime = Builder::new_current_thread().enable_all().build().map_err(store::Error::broken)?;
    runtime.block_on(rehearse(dialect, now, content, texts))
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
    let mut numbers = Renumbering::default();
    make_accounts(&mut tx, &content, &mut numbers, now).await?;
    try_in(&mut tx, content, &texts, &mut numbers).await
}

/// Refuses what the database would not give back as it is.
pub(super) fn refuse_fleeting(dialect: Dialect, content: &TableRows) -> Result<()> {
    let fleeting = |rows: &Vec<StoredRow>| !rows.iter().flatten().all(lasts);
    match content.iter().find(|(_, rows)| dialect == Dialect::Postgres && fleeting(rows)) {
        Some((table, _)) => Err(refused(Refusal::in_table(table, ContentFault::ReadsBackOtherwise))),
        None => Ok(()),
    }
}

/// Stores a tournament in the store in which its import is tried, reads it back and compares it. `numbers` knows its accounts, and
/// then every row of it.
pub(super) async fn try_in(
    tx: &mut Tx,
    content: TableRows,
    texts: &Texts,
    numbers: &mut Renumbering,
) -> Result<(TableRows, Tried)> {
    let id = insert(tx, &content, numbers).await?;
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

/// Makes the accounts that the archive names, so that its rows have whom to name.
pub(super) async fn make_accounts(
    tx: &mut Tx,
    content: &TableRows,
    numbers: &mut Renumbering,
    now: DateTime<Utc>,
) -> Result<()> {
    let table = named(ACCOUNTS.name).ok_or(Error::Missing)?;
    for (row, number) in content.get(ACCOUNTS.name).into_iter().flatten().zip(1..) {
        let Some(Value::Text(name)) = row.get(1) else { continue };
        let made = dump::insert(tx, table, &import_rows::switched_off(number, name, now)).await;
        made.map_err(|error| match error {
            // Two names for one account.
            store::Error::Conflict { .. } => {
                refused(Refusal::in_table(ACCOUNTS.name, ContentFault::ReadsBackOtherwise))
            }
            error => error.into(),
        })?;
        numbers.set(ACCOUNTS.name, number, number);
    }
    Ok(())
}

/// Stores every row under a new id.
async fn insert(tx: &mut Tx, content: &TableRows, numbers: &mut Renumbering) -> Result<TournamentId> {
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

/// Reads back what was stored and compares it with the archive: every row, and the standings made anew.
async fn compare(tx: &mut Tx, id: TournamentId, content: &TableRows, texts: &Texts) -> Result<Snapshot> {
    let strange = |error: store::Error| match error {
        store::Error::Broken(why) => refused(Refusal::within("data", ContentFault::Impossible(why.to_string()))),
        error => error.into(),
    };
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
    content::signed_by_its_players(content).map_err(refused)?;
    // Behind the rows of seats, whose own faults are told first.
    game_rows::check(content).map_err(refused)?;
    let rulings = ruling::of_tournament(tx, id).await.map_err(strange)?;
    let made = tournament_rows::csv_files(&snapshot, &rulings).map_err(strange)?;
    for (name, text) in texts.iter().filter(|(name, _)| **name != DIGESTS) {
        let is_earlier = || -> Result<bool> {
            let earlier = transfer::earlier_standings_csv(&snapshot).map_err(strange)?;
            Ok(*name == "standings.csv" && earlier.finish() == *text)
        };
        if made.get(name) != Some(text) && !is_earlier()? {
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
    let stored = StoredChain { identity: &identity, links: &links, versions: &versions };
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
