//! The digests by which the lines of an audit log hang together: each log of a tournament for itself, and what belongs to no tournament.
//! Lines are written under the lock of what they belong to, so that there is one line before each.

use std::collections::BTreeMap;
use std::convert::Infallible;

use chrono::SecondsFormat;
use serde_json::Value as Json;

use crate::account::stored_key;
use crate::audit_line::AuditLine;
use crate::audit_numbers::renumber;
use crate::audit_subject::AuditSubject;
use crate::{AccountId, DrawId, Error, TournamentId, Tx};
use reeve_rules::sheets::chain::{LinkDigest, NoDigest};
use reeve_rules::tournament::log_chain::LogText;

/// The most former names of an account that are kept.
pub const MOST_FORMER_NAMES: usize = 8;

/// How often the accounts of lines are tried under other names, in one log: nobody renames so many so often.
const MOST_TRIES: usize = 10_000;

/// Lines that are read at one time.
const PAGE: i64 = 1000;

/// A line that is stored, with its digest.
#[derive(Debug, Clone, sqlx_macros::FromRow)]
struct StoredLine {
    id: i64,
    #[sqlx(flatten)]
    line: AuditLine,
    log_digest: Option<String>,
}

/// Where a log ends, and what its lines are called by.
#[derive(Debug, Default)]
struct LogNames {
    /// The identity of the tournament; none of the log of the server.
    identity: Option<String>,
    players: BTreeMap<i64, i64>,
    draws: BTreeMap<i64, i64>,
    /// The digests of what each account was and is called, the newest last.
    accounts: BTreeMap<i64, Vec<String>>,
}

impl LogNames {
    fn note(&mut self, one: NamedNumber) {
        let number = || one.value.as_deref().and_then(|value| value.parse().ok());
        match one.kind.as_str() {
            "identity" => self.identity = one.value,
            "player" => self.players.extend(number().map(|number| (one.id, number))),
            "draw" => self.draws.extend(number().map(|number| (one.id, number))),
            "former" => {
                let former = one.value.and_then(|names| serde_json::from_str::<Vec<String>>(&names).ok());
                let names = self.accounts.entry(one.id).or_default();
                names.splice(0..0, former.unwrap_or_default());
            }
            "account" => self.accounts.entry(one.id).or_default().push(name_digest(&one.value.unwrap_or_default())),
            _ => {}
        }
    }

    /// What the digest of a line is made of. `names`: by which of its names an account goes.
    fn text<'l>(
        &'l self,
        line: &'l AuditLine,
        accounts: &[i64],
        name: impl Fn(i64) -> String,
        previous: LinkDigest,
    ) -> LogText<'l> {
        let in_tournament = line.tournament_id.is_some();
        let player = |id: i64| if in_tournament { self.players.get(&id).copied().unwrap_or(id) } else { id };
        let draw = |id: i64| if in_tournament { self.draws.get(&id).copied().unwrap_or(id) } else { id };
        let json = |text: &Option<String>| {
            let text = text.as_deref()?;
            let Ok(mut value) = serde_json::from_str::<Json>(text) else { return Some(Json::from(text).to_string()) };
            // In an archive it is the same as nothing.
            if value.is_null() {
                return None;
            }
            let _: Result<(), Infallible> = renumber(&mut value, &mut |table, id| {
                Ok(match table {
                    "player" => player(id),
                    "draw" => draw(id),
                    _ => 0,
                })
            });
            Some(value.to_string())
        };
        let subject = match AuditSubject::of(&line.action, &line.subject) {
            Ok(subject) => subject.renumbered(|_| Some(AccountId(0)), |id| Some(DrawId(draw(id.0)))).stored(),
            Err(stored) => stored,
        };
        LogText {
            tournament: self.identity.as_deref().filter(|_| in_tournament),
            at: line.at.to_rfc3339_opts(SecondsFormat::AutoSi, true),
            actor: line.actor_kind,
            player: line.player_id.map(|id| player(id.0)),
            accounts: accounts.iter().map(|id| name(*id)).collect(),
            action: line.action.code(),
            subject: Json::from(subject).to_string(),
            before: json(&line.before),
            after: json(&line.after),
            previous,
        }
    }

    /// The digest of a line that is written now.
    fn digest(&self, line: &AuditLine, previous: LinkDigest) -> LinkDigest {
        let name = |id: i64| self.name(line, id, 0);
        self.text(line, &accounts_in(line), name, previous).digest()
    }

    /// What an account is called in the text of a line; `back`: so many names ago.
    fn name(&self, line: &AuditLine, id: i64, back: usize) -> String {
        let called = self.accounts.get(&id).filter(|_| line.tournament_id.is_some());
        called.and_then(|names| names.iter().rev().nth(back).cloned()).unwrap_or_else(|| id.to_string())
    }

    /// Whether this is the digest of a line, by some of the names that its accounts ever had.
    fn fits(&self, line: &AuditLine, previous: LinkDigest, digest: &str, found: &mut Found) -> bool {
        let accounts = accounts_in(line);
        let fits = |back: &BTreeMap<i64, usize>| {
            let name = |id: i64| self.name(line, id, back.get(&id).copied().unwrap_or_default());
            self.text(line, &accounts, name, previous).digest().to_string() == digest
        };
        if fits(&found.back) {
            return true;
        }
        let ways = |id: &i64| self.accounts.get(id).map_or(1, Vec::len);
        let mut back: BTreeMap<i64, usize> = accounts.iter().map(|id| (*id, 0)).collect();
        loop {
            if found.tries == MOST_TRIES {
                return false;
            }
            found.tries += 1;
            if fits(&back) {
                found.back.extend(back);
                return true;
            }
            // The next way, as numbers are counted.
            let mut carried = true;
            for (id, back) in &mut back {
                *back += 1;
                carried = *back >= ways(id);
                if !carried {
                    break;
                }
                *back = 0;
            }
            if carried {
                return false;
            }
        }
    }
}

/// By which names the lines of a log went that were looked at.
#[derive(Debug, Default)]
struct Found {
    /// How many names ago the accounts were called so.
    back: BTreeMap<i64, usize>,
    /// How often another way was tried.
    tries: usize,
}

/// The digest of what an account is called. `key`: as [`stored_key`] writes it.
fn name_digest(key: &str) -> String {
    LinkDigest::of(key).to_string()
}

/// The digest of a name, as it stands among the former names of an account.
pub fn digest_of_name(name: &str) -> String {
    name_digest(&stored_key(name))
}

/// The accounts that a line names: who did it, to whom, and those in its values.
fn accounts_in(line: &AuditLine) -> Vec<i64> {
    let mut found: Vec<i64> = line.account_id.iter().map(|id| id.0).collect();
    let subject = AuditSubject::of(&line.action, &line.subject).ok();
    found.extend(subject.and_then(|subject| subject.account()).map(|id| id.0));
    found.extend(numbers_in(line, "account"));
    found
}

/// The numbers of rows of a table that stand in the values of a line.
fn numbers_in(line: &AuditLine, wanted: &str) -> Vec<i64> {
    let mut found = Vec::new();
    for text in [&line.before, &line.after].into_iter().flatten() {
        let Ok(mut value) = serde_json::from_str::<Json>(text) else { continue };
        let _: Result<(), Infallible> = renumber(&mut value, &mut |table, id| {
            if table == wanted {
                found.push(id);
            }
            Ok(id)
        });
    }
    found
}

/// A number or a name by which something goes in the text of a line.
#[derive(Debug, sqlx_macros::FromRow)]
struct NamedNumber {
    kind: String,
    id: i64,
    value: Option<String>,
}

/// Where a log ends.
#[derive(Debug, Default)]
struct LogEnd {
    names: LogNames,
    /// The digest of the last line; none where there is no line, or it has none.
    last: Option<String>,
    /// Whether there was a line with a digest before it.
    goes_on: bool,
}

/// Gives the digests of lines of one log that are about to be stored, in their order.
pub(crate) async fn digests(tx: &mut Tx, lines: &[AuditLine]) -> Result<Vec<String>, Error> {
    let Some(first) = lines.first() else { return Ok(Vec::new()) };
    let end = match first.tournament_id {
        Some(id) => end_of_tournament(tx, id, lines).await?,
        None => end_of_server(tx).await?,
    };
    let LogEnd { names, last, goes_on } = end;
    let mut previous = match last {
        Some(last) => read(&last)?,
        None if goes_on => cover(tx, first.tournament_id).await?,
        None => LinkDigest::NONE,
    };
    let digest = |line: &AuditLine| {
        previous = names.digest(line, previous);
        previous.to_string()
    };
    Ok(lines.iter().map(digest).collect())
}

fn read(digest: &str) -> Result<LinkDigest, Error> {
    digest.parse().map_err(|NoDigest| Error::broken("log_digest"))
}

async fn end_of_server(tx: &mut Tx) -> Result<LogEnd, Error> {
    let last: Option<Option<String>> = tx
        .query("select log_digest from audit where tournament_id is null order by id desc limit 1")
        .optional_value()
        .await?;
    let goes_on = matches!(last, Some(None));
    Ok(LogEnd { names: LogNames::default(), last: last.flatten(), goes_on })
}

/// `$2` are accounts, `$3` players, `$4` draws, each as a list in JSON.
async fn end_of_tournament(tx: &mut Tx, id: TournamentId, lines: &[AuditLine]) -> Result<LogEnd, Error> {
    let list = |numbers: Vec<i64>| Json::from(numbers).to_string();
    let players = |line: &AuditLine| {
        line.player_id.map(|id| id.0).into_iter().chain(numbers_in(line, "player")).collect::<Vec<i64>>()
    };
    let draws = |line: &AuditLine| {
        let subject = match AuditSubject::of(&line.action, &line.subject) {
            Ok(AuditSubject::Draw(id, _)) => Some(id.0),
            _ => None,
        };
        subject.into_iter().chain(numbers_in(line, "draw")).collect::<Vec<i64>>()
    };
    let found: Vec<NamedNumber> = tx
        .query_pair(
            "select 'identity' as kind, id, identity as value from tournament where id = $1 \
             union all select 'head', id, log_head from tournament where id = $1 \
             union all select 'last', last.id, last.log_digest from \
             (select id, log_digest from audit where tournament_id = $1 order by id desc limit 1) as last \
             union all select 'account', id, name_key from account where id in (select wanted.value from json_each($2) as wanted) \
             union all select 'player', id, cast(number as text) from player where id in (select wanted.value from json_each($3) as wanted) \
             union all select 'draw', draw.id, cast((select count(*) from draw as earlier \
             where earlier.tournament_id = draw.tournament_id and earlier.id <= draw.id) as text) \
             from draw where id in (select wanted.value from json_each($4) as wanted)",
            "select 'identity' as kind, id, identity as value from tournament where id = $1 \
             union all select 'head', id, log_head from tournament where id = $1 \
             union all select 'last', last.id, last.log_digest from \
             (select id, log_digest from audit where tournament_id = $1 order by id desc limit 1) as last \
             union all select 'account', id, name_key from account where id in (select cast(wanted.value as bigint) \
             from jsonb_array_elements_text(cast($2 as jsonb)) as wanted (value)) \
             union all select 'player', id, cast(number as text) from player where id in (select cast(wanted.value as bigint) \
             from jsonb_array_elements_text(cast($3 as jsonb)) as wanted (value)) \
             union all select 'draw', draw.id, cast((select count(*) from draw as earlier \
             where earlier.tournament_id = draw.tournament_id and earlier.id <= draw.id) as text) \
             from draw where id in (select cast(wanted.value as bigint) \
             from jsonb_array_elements_text(cast($4 as jsonb)) as wanted (value))",
        )
        .bind(id)
        .bind(list(lines.iter().flat_map(accounts_in).collect()))
        .bind(list(lines.iter().flat_map(players).collect()))
        .bind(list(lines.iter().flat_map(draws).collect()))
        .all()
        .await?;
    let mut end = LogEnd::default();
    for one in found {
        match one.kind.as_str() {
            "head" => end.goes_on = one.value.is_some(),
            "last" => end.last = one.value,
            _ => end.names.note(one),
        }
    }
    Ok(end)
}

/// Notes the digest of the last line of the log of a tournament.
pub(crate) async fn note_head(tx: &mut Tx, id: TournamentId, head: &str) -> Result<(), Error> {
    tx.query("update tournament set log_head = $2 where id = $1").bind(id).bind(head).execute().await?;
    Ok(())
}

/// The next lines of a log behind the one with this id, the oldest first.
async fn page(tx: &mut Tx, of: Option<TournamentId>, behind: i64) -> Result<Vec<StoredLine>, Error> {
    let query = match of {
        Some(id) => tx
            .query(
                "select id, tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, \
                 after, log_digest from audit where tournament_id = $1 and id > $2 order by id limit $3",
            )
            .bind(id),
        None => tx
            .query(
                "select id, tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, \
                 after, log_digest from audit where tournament_id is null and $1 = 0 and id > $2 order by id limit $3",
            )
            .bind(0_i64),
    };
    query.bind(behind).bind(PAGE).all().await
}

/// By what the lines of a log are called.
async fn names_of(tx: &mut Tx, of: Option<TournamentId>) -> Result<LogNames, Error> {
    let mut names = LogNames::default();
    let Some(id) = of else { return Ok(names) };
    let found: Vec<NamedNumber> = tx
        .query(
            "select 'identity' as kind, id, identity as value from tournament where id = $1 \
             union all select 'player', id, cast(number as text) from player where tournament_id = $1 \
             union all select 'draw', draw.id, cast((select count(*) from draw as earlier \
             where earlier.tournament_id = draw.tournament_id and earlier.id <= draw.id) as text) \
             from draw where tournament_id = $1 \
             union all select 'account', id, name_key from account \
             union all select 'former', id, former_names from account where former_names is not null",
        )
        .bind(id)
        .all()
        .await?;
    found.into_iter().for_each(|one| names.note(one));
    Ok(names)
}

/// Gives the lines behind the last one with a digest theirs: an older copy of Reeve wrote them beside this one, or they came with a series.
/// Gives the digest of the last one. Where no line has a digest, none gets one: what was written before there were any is not covered.
async fn cover(tx: &mut Tx, of: Option<TournamentId>) -> Result<LinkDigest, Error> {
    let last: Option<(i64, String)> = match of {
        Some(id) => tx
            .query(
                "select id, log_digest from audit where tournament_id = $1 and log_digest is not null \
                 order by id desc limit 1",
            )
            .bind(id),
        None => tx.query(
            "select id, log_digest from audit where tournament_id is null and log_digest is not null \
             order by id desc limit 1",
        ),
    }
    .optional()
    .await?;
    let Some((mut behind, last)) = last else { return Ok(LinkDigest::NONE) };
    let (names, mut previous) = (names_of(tx, of).await?, read(&last)?);
    loop {
        let lines = page(tx, of, behind).await?;
        let Some(end) = lines.last() else { return Ok(previous) };
        behind = end.id;
        let mut digests = Vec::new();
        for one in &lines {
            previous = names.digest(&one.line, previous);
            digests.push(serde_json::json!([one.id, previous.to_string()]));
        }
        tx.query_pair(
            "update audit set log_digest = line.value ->> 1 from json_each($1) as line where audit.id = line.value ->> 0",
            "update audit set log_digest = line.value ->> 1 from jsonb_array_elements(cast($1 as jsonb)) as line (value) \
             where audit.id = cast(line.value ->> 0 as bigint)",
        )
        .bind(Json::from(digests).to_string())
        .execute()
        .await?;
    }
}

/// What the digests of a log cover.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LogCoverage {
    /// How many lines it has.
    pub lines: i64,
    /// The first line that is covered, from 1; none where none is.
    pub from: Option<i64>,
    /// The digest of the last line.
    pub head: Option<String>,
}

/// The first line of a log that is not what its digest says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BrokenLog {
    /// Its number, from 1.
    pub line: i64,
    pub why: LogFault,
}

/// What is wrong with a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFault {
    /// The line, or what came before it, is another one than when its digest was made.
    Digest,
    /// The line has no digest, and one before it has.
    Uncovered,
    /// The log ends with another line than the tournament says.
    End,
}

/// Whether the digests of a log are those of its lines; without a tournament, of the log of what belongs to none.
pub async fn check(tx: &mut Tx, of: Option<TournamentId>) -> Result<Result<LogCoverage, BrokenLog>, Error> {
    let names = names_of(tx, of).await?;
    let (mut coverage, mut behind) = (LogCoverage::default(), 0);
    let mut found = Found::default();
    // The first line without a digest behind one that has one.
    let mut gap: Option<i64> = None;
    loop {
        let lines = page(tx, of, behind).await?;
        let Some(end) = lines.last() else { break };
        behind = end.id;
        for StoredLine { line, log_digest, .. } in lines {
            coverage.lines += 1;
            let broken = |why| Ok(Err(BrokenLog { line: coverage.lines, why }));
            match (log_digest, &coverage.head) {
                (None, None) => {}
                // Of the server's log the last lines may be those that came with a series, until the next is written.
                (None, Some(_)) if of.is_none() => {}
                // Nor those that an older copy wrote beside this one; any other has a digest as soon as one behind it has.
                (None, Some(_)) => {
                    gap.get_or_insert(coverage.lines);
                }
                (Some(_), _) if gap.is_some() => {
                    return Ok(Err(BrokenLog { line: gap.unwrap_or_default(), why: LogFault::Uncovered }));
                }
                (Some(digest), before) => {
                    let Ok(previous) = before.as_ref().map_or(Ok(LinkDigest::NONE), |before| before.parse()) else {
                        return broken(LogFault::Digest);
                    };
                    if !names.fits(&line, previous, &digest, &mut found) {
                        return broken(LogFault::Digest);
                    }
                    coverage.from.get_or_insert(coverage.lines);
                    coverage.head = Some(digest);
                }
            }
        }
    }
    if let Some(id) = of
        && head(tx, id).await? != coverage.head
    {
        return Ok(Err(BrokenLog { line: coverage.lines, why: LogFault::End }));
    }
    Ok(Ok(coverage))
}

/// What the digests of a log cover, as the log says it; without a tournament, of the log of what belongs to none.
pub async fn said(tx: &mut Tx, of: Option<TournamentId>) -> Result<LogCoverage, Error> {
    let (lines, covered, head): (i64, i64, Option<String>) = match of {
        Some(id) => tx
            .query(
                "select cast(count(*) as bigint), cast(count(log_digest) as bigint), (select last.log_digest from audit as last \
                 where last.tournament_id = $1 order by last.id desc limit 1) from audit where tournament_id = $1",
            )
            .bind(id),
        None => tx.query(
            "select cast(count(*) as bigint), cast(count(log_digest) as bigint), (select last.log_digest from audit as last \
             where last.tournament_id is null order by last.id desc limit 1) from audit where tournament_id is null",
        ),
    }
    .one()
    .await?;
    let from = head.as_ref().map(|_| lines - covered + 1);
    Ok(LogCoverage { lines, from, head })
}

/// The digest of the last line of a tournament's log, as the tournament says; none where an earlier version wrote all of them.
pub async fn head(tx: &mut Tx, id: TournamentId) -> Result<Option<String>, Error> {
    Ok(tx.query("select log_head from tournament where id = $1").bind(id).optional_value().await?.flatten())
}

/// Notes what an account was called until now, or elsewhere. `names`: the digests of names, the newest last. What is kept already stays.
pub async fn remember_names(tx: &mut Tx, id: AccountId, names: &[String]) -> Result<(), Error> {
    if names.is_empty() {
        return Ok(());
    }
    let kept: Option<Option<String>> =
        tx.query("select former_names from account where id = $1").bind(id).optional_value().await?;
    let kept: Option<Vec<String>> = kept.flatten().and_then(|names| serde_json::from_str(&names).ok());
    let mut kept = kept.unwrap_or_default();
    for name in names {
        if !kept.contains(name) {
            kept.push(name.clone());
        }
    }
    let kept = kept.split_off(kept.len().saturating_sub(MOST_FORMER_NAMES));
    tx.query("update account set former_names = $2 where id = $1")
        .bind(id)
        .bind(Json::from(kept).to_string())
        .execute()
        .await?;
    Ok(())
}
