//! The audit log: everything that changed anything. Lines are only ever added.

use chrono::{DateTime, Utc};

use crate::audit_action::AuditAction;
use crate::audit_line::AuditLine;
use crate::audit_subject::{IMPORTED, IMPORTED_SERIES};
use crate::like::anywhere;
use crate::log_chain;
use crate::time::stored;
use crate::{Error, TournamentId, Tx};
use reeve_rules::search::holds;

/// Adds a line of a log, and gives its number. What it belongs to is locked ([`log_chain`]).
pub async fn insert(tx: &mut Tx, line: &AuditLine) -> Result<i64, Error> {
    let digest = log_chain::digests(tx, std::slice::from_ref(line)).await?.pop();
    if let (Some(id), Some(digest)) = (line.tournament_id, &digest) {
        log_chain::note_head(tx, id, digest).await?;
    }
    tx.query(
        "insert into audit (tournament_id, at, actor_kind, account_id, player_id, address, action, subject, \
         before, after, log_digest) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id",
    )
    .bind(line.tournament_id)
    .bind(line.at)
    .bind(line.actor_kind)
    .bind(line.account_id)
    .bind(line.player_id)
    .bind(line.address.as_str())
    .bind(line.action.code())
    .bind(line.subject.as_str())
    .bind(line.before.as_deref())
    .bind(line.after.as_deref())
    .bind(digest)
    .value()
    .await
}

/// Adds lines of one log in their order, by one statement. Of a tournament's log the digest of the last line has to be noted with it
/// ([`tournament::bump_with_log`](crate::tournament::bump_with_log)): it is given.
pub async fn insert_all(tx: &mut Tx, lines: &[AuditLine]) -> Result<Option<String>, Error> {
    let digests = log_chain::digests(tx, lines).await?;
    // Written as it is read: thousands of lines are no work for whoever waits meanwhile.
    let row = |(line, digest): (&AuditLine, &String)| {
        let AuditLine { tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, after } =
            line;
        serde_json::to_string(&(
            tournament_id,
            stored(*at),
            actor_kind.code(),
            account_id,
            player_id,
            address,
            action.code(),
            subject,
            before,
            after,
            digest,
        ))
    };
    let rows: Vec<String> = lines.iter().zip(&digests).map(row).collect::<Result<_, _>>().map_err(Error::broken)?;
    tx.query_pair(
        "insert into audit (tournament_id, at, actor_kind, account_id, player_id, address, action, subject, \
         before, after, log_digest) select line.value ->> 0, line.value ->> 1, line.value ->> 2, line.value ->> 3, \
         line.value ->> 4, line.value ->> 5, line.value ->> 6, line.value ->> 7, line.value ->> 8, line.value ->> 9, \
         line.value ->> 10 from jsonb_each($1) as line",
        "insert into audit (tournament_id, at, actor_kind, account_id, player_id, address, action, subject, \
         before, after, log_digest) select cast(line.value ->> 0 as bigint), cast(line.value ->> 1 as timestamptz), \
         line.value ->> 2, cast(line.value ->> 3 as bigint), cast(line.value ->> 4 as bigint), line.value ->> 5, \
         line.value ->> 6, line.value ->> 7, line.value ->> 8, line.value ->> 9, line.value ->> 10 \
         from jsonb_array_elements(cast($1 as jsonb)) with ordinality as line (value, place) order by line.place",
    )
    .bind(format!("[{}]", rows.join(",")))
    .execute()
    .await?;
    Ok(digests.into_iter().next_back())
}

/// When a tournament was last changed.
pub async fn last_change(tx: &mut Tx, id: TournamentId) -> Result<Option<DateTime<Utc>>, Error> {
    tx.query("select at from audit where tournament_id = $1 order by id desc limit 1").bind(id).optional_value().await
}

/// When each of these tournaments was last changed.
pub async fn last_changes(tx: &mut Tx, of: &[TournamentId]) -> Result<Vec<(TournamentId, DateTime<Utc>)>, Error> {
    let ids: Vec<i64> = of.iter().map(|id| id.0).collect();
    let ids = serde_json::to_string(&ids).map_err(|fault| Error::Broken(Box::new(fault)))?;
    let found: Vec<LastChange> = tx
        .query_pair(
            "select tournament.id as tournament_id, \
             (select at from audit where audit.tournament_id = tournament.id order by audit.id desc limit 1) as at \
             from tournament where tournament.id in (select wanted.value from json_each($1) as wanted)",
            "select tournament.id as tournament_id, \
             (select at from audit where audit.tournament_id = tournament.id order by audit.id desc limit 1) as at \
             from tournament where tournament.id in \
             (select cast(wanted.value as bigint) from jsonb_array_elements_text(cast($1 as jsonb)) as wanted (value))",
        )
        .bind(ids.as_str())
        .all()
        .await?;
    Ok(found.into_iter().filter_map(|found| Some((found.tournament_id, found.at?))).collect())
}

#[derive(sqlx_macros::FromRow)]
struct LastChange {
    tournament_id: TournamentId,
    at: Option<DateTime<Utc>>,
}

/// A line that is stored, with the names that its numbers have today.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct NamedAuditLine {
    pub id: i64,
    #[sqlx(flatten)]
    pub line: AuditLine,
    /// The name of the account that did it.
    pub account_name: Option<String>,
    /// The number, within the tournament, of the player who did it.
    pub player_number: Option<i64>,
    pub player_name: Option<String>,
    /// The short address of the tournament.
    pub slug: Option<String>,
    /// Whether the line came with an archive of the tournament: another Reeve wrote it, or whoever made the file, and
    /// nobody here saw it happen.
    pub imported: bool,
    /// The digest of the line, which holds that of the line before; none of lines of earlier versions.
    pub log_digest: Option<String>,
}

/// What lines are searched for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditSearch {
    /// Only those of one tournament.
    pub tournament: Option<TournamentId>,
    /// Only those with these words in to what it was done, by whom, from where, in which tournament, or in the values
    /// before and after, and those of [`actions`](AuditSearch::actions); empty: all.
    pub words: String,
    /// The actions that are looked for beside the words: those that people call so.
    pub actions: Vec<AuditAction>,
    /// How a subject is stored that is shown with the words; empty: as they are.
    pub subject: String,
    /// Only those from this time on.
    pub from: Option<DateTime<Utc>>,
    /// Only those before this time.
    pub until: Option<DateTime<Utc>>,
}

/// Which lines are wanted, the newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditPage {
    pub search: AuditSearch,
    /// Only those below this number.
    pub below: i64,
    /// At most so many.
    pub limit: i64,
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
macro_rules! columns {
    () => {
        "audit.id, audit.tournament_id, audit.at, audit.actor_kind, audit.account_id, audit.player_id, \
        audit.address, audit.action, audit.subject, audit.before, audit.after"
    };
}

/// Later than any line: the first moment of the year 9999.
const END: DateTime<Utc> = match DateTime::from_timestamp(253_370_764_800, 0) {
    Some(end) => end,
    None => DateTime::<Utc>::MAX_UTC,
};

/// Codes in one text, with a comma before and behind each: both databases can look into that.
fn codes(actions: &[AuditAction]) -> String {
    actions.iter().fold(",".to_owned(), |list, action| list + action.code() + ",")
}

/// The most people who are looked for by what they are called; where more are, the database finds them by their letters.
const MOST_NAMED: usize = 300;

#[derive(sqlx_macros::FromRow)]
struct NamedId {
    id: i64,
    name: String,
}

/// The ids of those whose names hold what is searched for, in one text, with a comma before and behind each.
fn named(names: &[NamedId], wanted: &str) -> String {
    let found = names.iter().filter(|one| holds(&one.name, wanted)).take(MOST_NAMED);
    found.fold(",".to_owned(), |list, one| format!("{list}{},", one.id))
}

/// The accounts and the players who did something and are called as is searched for.
async fn doers(tx: &mut Tx, search: &AuditSearch) -> Result<[String; 2], Error> {
    let wanted = search.words.trim();
    if wanted.is_empty() {
        return Ok([String::new(), String::new()]);
    }
    let accounts: Vec<NamedId> = tx.query("select id, name from account").all().await?;
    let players: Vec<NamedId> = tx
        .query(
            "select player.id, person.name from player \
             join person on person.player_id = player.id and person.version = player.person_version \
             where ($1 = 0 or player.tournament_id = $1) \
             and player.id in (select player_id from audit where player_id is not null)",
        )
        .bind(search.tournament.map_or(0, |id| id.0))
        .all()
        .await?;
    Ok([named(&accounts, wanted), named(&players, wanted)])
}

/// The lines that are wanted.
pub async fn find(tx: &mut Tx, wanted: &AuditPage) -> Result<Vec<NamedAuditLine>, Error> {
    let search = &wanted.search;
    let typed = search.words.trim();
    let subject = if search.subject.is_empty() { typed } else { &search.subject };
    let [accounts, players] = doers(tx, search).await?;
    tx.query(concat!(
        "select ",
        columns!(),
        ", audit.log_digest, account.name as account_name, player.number as player_number, \
         person.name as player_name, tournament.slug, coalesce(audit.id < came.id, audit.id < series_came.id, false) as imported \
         from audit \
         left join account on account.id = audit.account_id \
         left join player on player.id = audit.player_id \
         left join person on person.player_id = player.id and person.version = player.person_version \
         left join tournament on tournament.id = audit.tournament_id \
         left join (select subject, max(id) as id from audit where tournament_id is null \
         and action = $11 group by subject) came \
         on came.subject = $12 || cast(audit.tournament_id as text) \
         left join series_audit on series_audit.audit_id = audit.id \
         left join (select subject, max(id) as id from audit where tournament_id is null \
         and action = $13 group by subject) series_came \
         on series_came.subject = $14 || cast(series_audit.series_id as text) \
         where audit.id < $1 and ($2 = 0 or audit.tournament_id = $2) and audit.at >= $5 and audit.at < $6 \
         and ($3 = '%%' or $8 like '%,' || audit.action || ',%' \
         or ($9 not like '%,' || audit.action || ',%' \
         and lower(replace(audit.action, '-', ' ')) like $3 escape '\\') or lower(audit.subject) like $3 escape '\\' \
         or lower(audit.subject) like $10 escape '\\' \
         or account.name_key like $3 escape '\\' or audit.address like $3 escape '\\' \
         or tournament.slug like $3 escape '\\' or lower(person.name) like $3 escape '\\' \
         or person.name like $7 escape '\\' or lower(audit.before) like $3 escape '\\' \
         or lower(audit.after) like $3 escape '\\' \
         or audit.account_id in (select id from account where $15 like '%,' || cast(id as text) || ',%') \
         or audit.player_id in (select id from player where $16 like '%,' || cast(id as text) || ',%')) \
         order by audit.id desc limit $4"
    ))
    .bind(wanted.below)
    .bind(search.tournament.map_or(0, |id| id.0))
    .bind(anywhere(&typed.to_lowercase()))
    .bind(wanted.limit)
    .bind(search.from.unwrap_or(DateTime::UNIX_EPOCH).min(END))
    .bind(search.until.unwrap_or(END).min(END))
    // SQLite turns only the letters of ASCII into small ones, so a name is also looked for as it was typed.
    .bind(anywhere(typed))
    .bind(codes(&search.actions))
    // An action that is not known today is shown, and found, as its code in words.
    .bind(codes(AuditAction::ALL))
    .bind(anywhere(&subject.to_lowercase()))
    .bind(AuditAction::ImportTournament.code())
    .bind(IMPORTED)
    .bind(AuditAction::ImportSeries.code())
    .bind(IMPORTED_SERIES)
    .bind(accounts)
    .bind(players)
    .all()
    .await
}

/// The newest line of an action outside all tournaments.
pub async fn last_of(tx: &mut Tx, action: AuditAction) -> Result<Option<AuditLine>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from audit where tournament_id is null and action = $1 order by id desc limit 1"
    ))
    .bind(action.code())
    .optional()
    .await
}

/// The time of the newest line of all.
pub async fn last_time(tx: &mut Tx) -> Result<Option<DateTime<Utc>>, Error> {
    tx.query("select at from audit order by id desc limit 1").optional_value().await
}
