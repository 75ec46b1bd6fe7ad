//! Tournaments and their staff.

use chrono::{DateTime, NaiveDate, Utc};

use crate::db::query::Query;
use crate::tournament_words;
use crate::tournament_words::patterns;
use crate::{AccountId, Error, SeriesId, TournamentId, Tx};
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::{Cut, RuleSet};
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::settings::{Settings, TranscriptionFix};
use reeve_rules::tournament::vocabulary::{Phase, StaffRole, TournamentPart};

/// A tournament as it is stored, or with [`NotStored`](crate::NotStored) in place of its number.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Tournament<Id = TournamentId> {
    pub id: Id,
    /// Its short public address: `/t/SLUG`.
    pub slug: String,
    pub name: String,
    pub place: String,
    /// The (first) day it is played, in its own time zone.
    pub starts_on: NaiveDate,
    /// The name of its time zone, such as `Europe/Berlin`.
    pub time_zone: String,
    /// The edition of the game that is played (1.1.2).
    pub edition: String,
    /// The game system that is played.
    pub system: SystemCode,
    /// The most players there is room for; none: no limit.
    pub capacity: Option<i64>,
    /// Whether the organizer approves each registration.
    pub approval: bool,
    /// How many registrations it takes from one network address in an hour: 0 is any number, and none as many as the server's
    /// settings say.
    pub registrations_per_hour: Option<i64>,
    /// The version of the code of conduct that players agree to.
    pub code_version: String,
    /// The version of the photo policy that players agree to.
    pub photo_version: String,
    /// By which part of them the names of its players are sorted.
    pub name_order: NameOrder,
    /// The language in whose order they are sorted.
    pub name_language: NameLanguage,
    /// The paper that is printed on.
    pub paper_size: PaperSize,
    /// The tag of the language in which it is shown; none: as the server has it.
    pub language: Option<String>,
    /// What was decided where the rules are open.
    #[sqlx(flatten)]
    pub settings: Settings,
    /// How it ranks and how far it goes.
    #[sqlx(rename = "rule_set")]
    pub rules: RuleSet,
    /// Number of preliminary games; three in the official format (1.1.4).
    pub prelim_rounds: i64,
    /// How much of a championship it plays.
    pub part: TournamentPart,
    pub phase: Phase,
    /// Players who play round 1: counted when it starts, and again until it is closed (1.1.3).
    pub attendance: Option<i64>,
    pub attendance_at: Option<DateTime<Utc>>,
    /// Whether the semi-finals are skipped, once the organizer chose.
    pub skip_semis: Option<bool>,
    /// Whether search engines may list its pages on which players are named.
    pub indexed: bool,
    /// Whether other sites may show standings, seats and bracket in a frame.
    pub embeds: bool,
    pub created_by: Option<AccountId>,
    pub created_at: DateTime<Utc>,
    /// When it was hidden, if it is.
    pub hidden_at: Option<DateTime<Utc>>,
    /// When it was called off, if it is.
    pub called_off_at: Option<DateTime<Utc>>,
    /// The first day as it was when the tournament became public. It stays when the tournament is moved.
    pub announced_day: Option<NaiveDate>,
    /// What tells it from every other tournament, on whichever server it is; none of one that an earlier version made and
    /// [`complete`](crate::sheet_link::complete) has not met.
    pub identity: Option<String>,
    /// Grows by one with every change of anything in the tournament.
    pub version: i64,
}

impl Tournament {
    /// Whether the tournament is hidden: put away, with nothing deleted. People read *archived*, as they say it themselves.
    /// The code does not, for players neither: here an archive is the file that a whole tournament is taken along in, and
    /// one word for both would have to be read twice.
    pub fn is_hidden(&self) -> bool {
        self.hidden_at.is_some()
    }

    /// Whether it does not take place.
    pub fn is_called_off(&self) -> bool {
        self.called_off_at.is_some()
    }

    /// The first day as it was announced, where it begins on another one now.
    pub fn moved_from(&self) -> Option<NaiveDate> {
        self.announced_day.filter(|day| *day != self.starts_on)
    }

    /// Whether the ranking after its rounds is the result: in a side event, and where the rule set has no final.
    pub fn ends_with_rounds(&self) -> bool {
        !self.system.system().championship || self.rules.cut == Cut::Nothing
    }
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
/// (`archived_at` is an older word for hiding a tournament: an *archive* is the file.)
macro_rules! columns {
    () => {
        "id, slug, name, place, starts_on, time_zone, edition, system, capacity, approval, code_version, \
        photo_version, tied_places, semi_replacement, final_replacement, publish_rounds, \
        standings_move, transcription_fix, agreement, own_check_in, own_results, what_it_takes, board_shown, rule_set, prelim_rounds, part, phase, attendance, attendance_at, skip_semis, \
        indexed, embeds, registrations_per_hour, name_order, name_language, paper_size, language, created_by, created_at, \
        archived_at as hidden_at, called_off_at, announced_day, identity, version"
    };
}
pub(super) use columns;

/// The tournament with this short address; hidden ones too.
pub async fn by_slug(tx: &mut Tx, slug: &str) -> Result<Option<Tournament>, Error> {
    tx.query(concat!("select ", columns!(), " from tournament where slug = $1")).bind(slug).optional().await
}

/// The tournament with this number; hidden ones too.
pub async fn by_id(tx: &mut Tx, id: TournamentId) -> Result<Option<Tournament>, Error> {
    tx.query(concat!("select ", columns!(), " from tournament where id = $1")).bind(id).optional().await
}

/// The first tournament that came with this identity; hidden ones too.
pub async fn by_identity(tx: &mut Tx, identity: &str) -> Result<Option<Tournament>, Error> {
    tx.query(concat!("select ", columns!(), " from tournament where identity = $1 order by id limit 1"))
        .bind(identity)
        .optional()
        .await
}

/// Every tournament, the newest day first, for the terminal. Pages ask for a page of them: [`find`].
pub async fn all(tx: &mut Tx) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!("select ", columns!(), " from tournament order by starts_on desc, id desc")).all().await
}

/// The events of a series, in the order of their days; hidden ones too.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where id in (select series_event.tournament_id from series_event where series_event.series_id = $1) \
         order by starts_on, id"
    ))
    .bind(id)
    .all()
    .await
}

/// The tournaments on whose staff lists this account is and that are in no series, hidden ones left out; the newest day first, at
/// most so many.
pub async fn in_no_series(tx: &mut Tx, staff: AccountId, most: i64) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where archived_at is null and id in (select tournament_id from staff where account_id = $1) \
         and id not in (select tournament_id from series_event) order by starts_on desc, id desc limit $2"
    ))
    .bind(staff)
    .bind(most)
    .all()
    .await
}

/// Whose list of tournaments it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ListOf {
    /// Everybody's: neither drafts nor hidden ones, as `views::shown::is_public` has it.
    Everybody,
    /// Those in which an account has a role.
    Staff(AccountId),
    All,
}

/// Which tournaments are looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentSearch {
    pub of: ListOf,
    /// Only those with these words in their name or place; empty: all.
    pub words: String,
    /// Only those that begin in this year.
    pub year: Option<i32>,
}

impl TournamentSearch {
    /// What the statements are given for [`TournamentSearch::of`]: the phases in which a tournament is public, each with
    /// a comma before and behind, where only public ones are wanted, else nothing; and the account on whose staff lists
    /// they must be, or 0 where that does not matter.
    fn of(&self) -> (String, i64) {
        match self.of {
            ListOf::Everybody => (public_phases(), 0),
            ListOf::Staff(account) => (String::new(), account.0),
            ListOf::All => (String::new(), 0),
        }
    }

    /// The first and the last day.
    fn days(&self) -> (NaiveDate, NaiveDate) {
        let (from, until) = self.year.map_or((1, 9999), |year| (year, year));
        let day = |year, month, day| NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default();
        (day(from, 1, 1), day(until, 12, 31))
    }
}

/// The phases in which a tournament is public, each with a comma before and behind.
pub(super) fn public_phases() -> String {
    let opened = Phase::ALL.iter().filter(|phase| phase.has_opened());
    opened.fold(",".to_owned(), |list, phase| list + phase.code() + ",")
}

/// Which tournaments a list is of: $1 names the phases of those that everybody may look at, where only these are wanted,
/// $2 the account that has a role in them. A page of a long list can't load all tournaments to ask
/// `views::shown::is_public`; a test compares the two over every phase.
macro_rules! in_list {
    () => {
        "($1 = '' or $1 like '%,' || phase || ',%' and archived_at is null) \
        and ($2 = 0 or tournament.id in (select tournament_id from staff where account_id = $2))"
    };
}

/// Which tournaments begin within the days $3 to $4 and have what $5 to $8 look for among their words.
macro_rules! found {
    () => {
        " and starts_on between $3 and $4 \
        and coalesce(words, lower(name || ' ' || place)) like $5 escape '\\' \
        and coalesce(words, lower(name || ' ' || place)) like $6 escape '\\' \
        and coalesce(words, lower(name || ' ' || place)) like $7 escape '\\' \
        and coalesce(words, lower(name || ' ' || place)) like $8 escape '\\'"
    };
}

/// The order of a list: those that are not hidden first, of these the newest day first.
macro_rules! order {
    () => {
        " order by case when archived_at is null then 0 else 1 end, starts_on desc, tournament.id desc"
    };
}

/// Tournaments with the words that they are searched by.
macro_rules! with_words {
    () => {
        "tournament left join tournament_words on tournament_words.tournament_id = tournament.id"
    };
}

/// Binds $1 to $8 of a statement that finds tournaments.
fn bind_search<'t>(query: Query<'t>, wanted: &TournamentSearch) -> Query<'t> {
    let (public, account) = wanted.of();
    let (first, last) = wanted.days();
    let [one, two, three, rest] = patterns(&wanted.words);
    query.bind(public).bind(account).bind(first).bind(last).bind(one).bind(two).bind(three).bind(rest)
}

/// A page of the tournaments that are found, those that are not hidden first, of these the newest day first. At most
/// `limit` rows, after `left_out` others.
pub async fn find(tx: &mut Tx, wanted: &TournamentSearch, limit: i64, left_out: i64) -> Result<Vec<Tournament>, Error> {
    let query = tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where id in (select tournament.id from ",
        with_words!(),
        " where ",
        in_list!(),
        found!(),
        order!(),
        " limit $9 offset $10)",
        order!()
    ));
    bind_search(query, wanted).bind(limit).bind(left_out).all().await
}

/// How many tournaments are found in all.
pub async fn count(tx: &mut Tx, wanted: &TournamentSearch) -> Result<i64, Error> {
    let query =
        tx.query(concat!("select cast(count(*) as bigint) from ", with_words!(), " where ", in_list!(), found!()));
    bind_search(query, wanted).value().await
}

/// The years in which tournaments of a list begin, the newest first.
pub async fn years(tx: &mut Tx, of: ListOf) -> Result<Vec<i64>, Error> {
    let (public, account) = TournamentSearch { of, words: String::new(), year: None }.of();
    tx.query_pair(
        concat!(
            "select distinct cast(substr(starts_on, 1, 4) as integer) from tournament where ",
            in_list!(),
            " order by 1 desc"
        ),
        concat!(
            "select distinct cast(extract(year from starts_on) as bigint) from tournament where ",
            in_list!(),
            " order by 1 desc"
        ),
    )
    .bind(public)
    .bind(account)
    .values()
    .await
}

/// The roles of an account in all tournaments, hidden ones included.
pub async fn roles_everywhere(tx: &mut Tx, account: AccountId) -> Result<Vec<(TournamentId, StaffRole)>, Error> {
    tx.query("select staff.tournament_id, staff.role from staff where staff.account_id = $1").bind(account).all().await
}

/// The tournaments that an account judges and that are being played, by address and name: the next three, for nobody judges more
/// on one day.
pub async fn judged_now(tx: &mut Tx, account: AccountId) -> Result<Vec<(String, String)>, Error> {
    tx.query(
        "select tournament.slug, tournament.name from tournament \
         join staff on staff.tournament_id = tournament.id \
         where staff.account_id = $1 and staff.role = $2 and tournament.archived_at is null \
         and tournament.phase in ($3, $4, $5) order by tournament.starts_on desc, tournament.id desc limit 3",
    )
    .bind(account)
    .bind(StaffRole::Judge)
    .bind(Phase::Prelim)
    .bind(Phase::Semi)
    .bind(Phase::Final)
    .all()
    .await
}

/// Binds what people say of a tournament, and its settings: the values from `slug` to `transcription_fix`, in the order in
/// which [`update`] and [`insert`](crate::new_tournament::insert) name their columns.
pub(super) fn bind_details<'t, Id>(query: Query<'t>, t: &Tournament<Id>) -> Query<'t> {
    query
        .bind(t.slug.as_str())
        .bind(t.name.as_str())
        .bind(t.place.as_str())
        .bind(t.starts_on)
        .bind(t.time_zone.as_str())
        .bind(t.edition.as_str())
        .bind(t.capacity)
        .bind(t.approval)
        .bind(t.code_version.as_str())
        .bind(t.photo_version.as_str())
        .bind(t.settings.tied_places)
        .bind(t.settings.semi_replacement)
        .bind(t.settings.final_replacement)
        .bind(t.settings.publish_rounds)
        .bind(t.settings.standings_move)
        .bind(t.settings.transcription_fix == TranscriptionFix::On)
}

/// Writes back everything that can change in a tournament, its version excepted (see [`bump`]).
pub async fn update(tx: &mut Tx, t: &Tournament) -> Result<(), Error> {
    let query = tx.query(
        "update tournament set slug = $2, name = $3, place = $4, starts_on = $5, time_zone = $6, edition = $7, \
         capacity = $8, approval = $9, code_version = $10, photo_version = $11, tied_places = $12, \
         semi_replacement = $13, final_replacement = $14, publish_rounds = $15, standings_move = $16, \
         transcription_fix = $17, phase = $18, attendance = $19, attendance_at = $20, skip_semis = $21, \
         archived_at = $22, indexed = $23, registrations_per_hour = $24, agreement = $25, name_order = $26, \
         name_language = $27, own_check_in = $28, own_results = $29, paper_size = $30, what_it_takes = $31, \
         board_shown = $32, part = $33, system = $34, prelim_rounds = $35, rule_set = $36, \
         called_off_at = $37, announced_day = $38, embeds = $39, language = $40 where id = $1",
    );
    bind_details(query.bind(t.id), t)
        .bind(t.phase)
        .bind(t.attendance)
        .bind(t.attendance_at)
        .bind(t.skip_semis)
        .bind(t.hidden_at)
        .bind(t.indexed)
        .bind(t.registrations_per_hour)
        .bind(t.settings.agreement)
        .bind(t.name_order)
        .bind(t.name_language)
        .bind(t.settings.own_check_in)
        .bind(t.settings.own_results)
        .bind(t.paper_size)
        .bind(t.settings.what_it_takes)
        .bind(t.settings.board_shown)
        .bind(t.part)
        .bind(t.system)
        .bind(t.prelim_rounds)
        .bind(t.rules.stored())
        .bind(t.called_off_at)
        .bind(t.announced_day)
        .bind(t.embeds)
        .bind(t.language.as_deref())
        .execute()
        .await?;
    tournament_words::note(tx, t.id, &t.name, &t.place).await
}

/// Counts the tournament's version up and gives the new one.
pub async fn bump(tx: &mut Tx, id: TournamentId) -> Result<i64, Error> {
    let (version,): (i64,) =
        tx.query("update tournament set version = version + 1 where id = $1 returning version").bind(id).one().await?;
    Ok(version)
}

/// As [`bump`], and notes the digest of the last line of the tournament's log.
pub async fn bump_with_log(tx: &mut Tx, id: TournamentId, log_head: &str) -> Result<i64, Error> {
    tx.query("update tournament set version = version + 1, log_head = $2 where id = $1 returning version")
        .bind(id)
        .bind(log_head)
        .value()
        .await
}

/// The version of a tournament; none where there is no such tournament.
pub async fn version(tx: &mut Tx, id: TournamentId) -> Result<Option<i64>, Error> {
    tx.query("select version from tournament where id = $1").bind(id).optional_value().await
}

/// A number that grows with every change of any tournament or series: the sum of all versions.
pub async fn version_of_all(tx: &mut Tx) -> Result<i64, Error> {
    tx.query(
        "select cast((select coalesce(sum(version), 0) from tournament) \
         + (select coalesce(sum(version), 0) from series) as bigint)",
    )
    .value()
    .await
}

/// A number that changes with every change of a tournament in a list, or of a series that stands there too: the sum of their versions.
pub async fn version_of_list(tx: &mut Tx, of: ListOf) -> Result<i64, Error> {
    let (public, account) = TournamentSearch { of, words: String::new(), year: None }.of();
    tx.query(concat!(
        "select cast((select coalesce(sum(version), 0) from tournament where ",
        in_list!(),
        ") + (select coalesce(sum(version), 0) from series where ($1 = '' or public_at is not null) and ($2 = 0 or id in \
         (select series_organizer.series_id from series_organizer where series_organizer.account_id = $2))) as bigint)"
    ))
    .bind(public)
    .bind(account)
    .value()
    .await
}

/// An account's place among the staff of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StaffMember {
    pub account_id: AccountId,
    pub name: String,
    pub email: Option<String>,
    /// Judge or organizer; somebody who is both has two lines.
    pub role: StaffRole,
    pub added_at: DateTime<Utc>,
}

/// The staff of a tournament, in the order in which they were added.
pub async fn staff(tx: &mut Tx, id: TournamentId) -> Result<Vec<StaffMember>, Error> {
    tx.query(
        "select staff.account_id, account.name, account.email, staff.role, staff.added_at from staff \
         join account on account.id = staff.account_id where staff.tournament_id = $1 \
         order by staff.added_at, staff.account_id, staff.role",
    )
    .bind(id)
    .all()
    .await
}

/// The roles of one account in one tournament.
pub async fn roles(tx: &mut Tx, id: TournamentId, account: AccountId) -> Result<Vec<StaffRole>, Error> {
    tx.query("select role from staff where tournament_id = $1 and account_id = $2")
        .bind(id)
        .bind(account)
        .values()
        .await
}

/// Gives an account a role, without noting who does; a role it has already stays.
pub async fn add_staff(
    tx: &mut Tx,
    id: TournamentId,
    account: AccountId,
    role: StaffRole,
    at: DateTime<Utc>,
) -> Result<(), Error> {
    let_in(tx, id, (account, role), at, None).await
}

/// Gives an account a role, which is noted to be done by another; a role it has already stays.
pub async fn let_in(
    tx: &mut Tx,
    id: TournamentId,
    (account, role): (AccountId, StaffRole),
    at: DateTime<Utc>,
    by: Option<AccountId>,
) -> Result<(), Error> {
    tx.query(
        "insert into staff (tournament_id, account_id, role, added_at, let_in_by) values ($1, $2, $3, $4, $5) \
         on conflict (tournament_id, account_id, role) do nothing",
    )
    .bind(id)
    .bind(account)
    .bind(role)
    .bind(at)
    .bind(by)
    .execute()
    .await?;
    Ok(())
}

/// Takes a role away; says whether the account had it.
pub async fn remove_staff(tx: &mut Tx, id: TournamentId, account: AccountId, role: StaffRole) -> Result<bool, Error> {
    let gone = tx
        .query("delete from staff where tournament_id = $1 and account_id = $2 and role = $3")
        .bind(id)
        .bind(account)
        .bind(role)
        .execute()
        .await?;
    Ok(gone > 0)
}
