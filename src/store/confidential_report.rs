//! Confidential reports of misconduct (2.2.3), with whom they are about, on what grounds, and what was done with them.
//!
//! Nothing else reads these tables but a backup of the whole store. A change of them has no line in the audit log, which
//! others read: its line is the report's own step.

use chrono::{DateTime, NaiveDate, Utc};

use crate::player::{Player, label};
use crate::{AccountId, Error, PlayerId, ReportId, TournamentId, Tx};
use reeve_rules::confidential::ReportStep;
use reeve_rules::rulings::conduct::{ConductKind, HarassmentGround};
use reeve_rules::tournament::vocabulary::StaffRole;

/// A report.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ConfidentialReport {
    /// Its number over all tournaments, which is never shown.
    pub id: ReportId,
    /// What stands in its address.
    pub report_key: String,
    pub kind: ConductKind,
    /// Whom it is about, as far as they are neither players nor staff: one a line.
    pub others: String,
    pub happened: String,
    pub place: String,
    /// The judge whom it names.
    pub judge_id: Option<AccountId>,
    /// What that account is called.
    pub judge: Option<String>,
    /// The player who wrote it.
    pub player_id: Option<PlayerId>,
    /// The account that wrote it.
    pub account_id: Option<AccountId>,
    /// What that account is called.
    pub account: Option<String>,
    pub filed_at: DateTime<Utc>,
}

/// Somebody whom a report is about, or who wrote one: a player of the tournament or an account of the staff.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ReportedPerson {
    pub report_id: ReportId,
    pub player_id: Option<PlayerId>,
    /// The player's number within the tournament.
    pub number: Option<i64>,
    pub name: Option<String>,
    /// 0, or the number that tells the player apart from others of the same name.
    pub suffix: Option<i64>,
    pub account_id: Option<AccountId>,
    /// What the account is called.
    pub account: Option<String>,
    /// Whether it is a player whose name no public page showed when the report was written: whoever wrote it by a private link reads
    /// the line as it was typed, which stands among the others.
    pub unseen: bool,
}

impl ReportedPerson {
    /// What the person is called.
    pub fn label(&self) -> String {
        match (&self.name, &self.account) {
            (Some(name), _) => label(name, self.suffix.unwrap_or_default()),
            (None, account) => account.clone().unwrap_or_default(),
        }
    }
}

/// Something that was done with a report.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct KeptStep {
    /// Its number over all reports.
    pub id: i64,
    pub report_id: ReportId,
    pub step: ReportStep,
    /// The account that did it.
    pub account_id: Option<AccountId>,
    /// What the account is called that did it; none where it was the player who wrote the report.
    pub account: Option<String>,
    /// The text of an answer.
    pub content: String,
    pub at: DateTime<Utc>,
}

/// A report to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReport<'r> {
    pub tournament: TournamentId,
    /// What stands in its address.
    pub key: &'r str,
    pub kind: ConductKind,
    /// Whom it is about, as far as they are neither players nor staff: one a line.
    pub others: &'r str,
    pub happened: &'r str,
    pub place: &'r str,
    /// The judge whom it names.
    pub judge: Option<AccountId>,
    /// The player who wrote it.
    pub player: Option<PlayerId>,
    /// The account that wrote it.
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
}

/// Stores a report; gives its number.
pub async fn insert(tx: &mut Tx, new: &NewReport<'_>) -> Result<ReportId, Error> {
    tx.query(
        "insert into confidential_report (tournament_id, report_key, kind, others, happened, place, judge_id, player_id, \
         account_id, filed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id",
    )
    .bind(new.tournament)
    .bind(new.key)
    .bind(new.kind)
    .bind(new.others)
    .bind(new.happened)
    .bind(new.place)
    .bind(new.judge)
    .bind(new.player)
    .bind(new.account)
    .bind(new.at)
    .value()
    .await
}

/// Whom a report is about, to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NewAbout {
    /// A player whom a public page shows, or whom one of the staff names.
    Player(PlayerId),
    /// A player whose name whoever wrote the report is not told.
    Unseen(PlayerId),
    Account(AccountId),
}

/// Says whom a report is about.
pub async fn insert_about(tx: &mut Tx, report: ReportId, about: &[NewAbout]) -> Result<(), Error> {
    for (one, line) in about.iter().zip(1_i64..) {
        let (player, account, unseen) = match *one {
            NewAbout::Player(player) => (Some(player), None, false),
            NewAbout::Unseen(player) => (Some(player), None, true),
            NewAbout::Account(account) => (None, Some(account), false),
        };
        tx.query(
            "insert into confidential_about (report_id, line, player_id, account_id, unseen) values ($1, $2, $3, $4, $5)",
        )
        .bind(report)
        .bind(line)
        .bind(player)
        .bind(account)
        .bind(unseen)
        .execute()
        .await?;
    }
    Ok(())
}

/// Says on what grounds.
pub async fn insert_grounds(tx: &mut Tx, report: ReportId, grounds: &[HarassmentGround]) -> Result<(), Error> {
    for ground in grounds {
        tx.query("insert into confidential_ground (report_id, ground) values ($1, $2)")
            .bind(report)
            .bind(*ground)
            .execute()
            .await?;
    }
    Ok(())
}

/// Something that is done with a report, to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewStep<'r> {
    pub step: ReportStep,
    /// The account that does it; none where it is the player who writes the report.
    pub by: Option<AccountId>,
    /// The text of an answer.
    pub content: &'r str,
    pub at: DateTime<Utc>,
}

/// Keeps what was done with a report.
pub async fn insert_step(tx: &mut Tx, report: ReportId, new: NewStep<'_>) -> Result<(), Error> {
    tx.query("insert into confidential_step (report_id, step, account_id, content, at) values ($1, $2, $3, $4, $5)")
        .bind(report)
        .bind(new.step)
        .bind(new.by)
        .bind(new.content)
        .bind(new.at)
        .execute()
        .await?;
    Ok(())
}

/// Whether an account has noted to have seen a report.
pub async fn has_seen(tx: &mut Tx, report: ReportId, account: Option<AccountId>) -> Result<bool, Error> {
    let seen: i64 = tx
        .query("select count(*) from confidential_step where report_id = $1 and account_id = $2 and step = $3")
        .bind(report)
        .bind(account)
        .bind(ReportStep::Seen)
        .value()
        .await?;
    Ok(seen > 0)
}

/// The tournaments with reports that an account has neither written nor noted to have seen; `only` one of them, or all. Whoever asks
/// leaves out what the account may not know of.
pub async fn tournaments_unseen(
    tx: &mut Tx,
    account: AccountId,
    only: Option<TournamentId>,
) -> Result<Vec<TournamentId>, Error> {
    tx.query(
        "select distinct confidential_report.tournament_id from confidential_report \
         where (cast($3 as bigint) = 0 or confidential_report.tournament_id = $3) \
         and (confidential_report.account_id is null or confidential_report.account_id <> $1) and not exists \
         (select 1 from confidential_step where confidential_step.report_id = confidential_report.id \
         and confidential_step.account_id = $1 and confidential_step.step = $2) order by confidential_report.tournament_id",
    )
    .bind(account)
    .bind(ReportStep::Seen)
    .bind(only.map_or(0, |id| id.0))
    .values()
    .await
}

/// The columns of a report, with what its accounts are called.
macro_rules! columns {
    () => {
        "select confidential_report.id, confidential_report.report_key, confidential_report.kind, \
         confidential_report.others, confidential_report.happened, confidential_report.place, \
         confidential_report.judge_id, judge.name as judge, confidential_report.player_id, \
         confidential_report.account_id, account.name as account, confidential_report.filed_at \
         from confidential_report left join account judge on judge.id = confidential_report.judge_id \
         left join account on account.id = confidential_report.account_id "
    };
}

/// Every report of a tournament, the newest first. Whoever asks leaves out what the reader may not know of.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<ConfidentialReport>, Error> {
    tx.query(concat!(
        columns!(),
        "where confidential_report.tournament_id = $1 order by confidential_report.filed_at desc, confidential_report.id desc"
    ))
    .bind(id)
    .all()
    .await
}

/// Whether a player wrote a report, under the own number or one that was merged into it.
pub async fn wrote_any(tx: &mut Tx, player: &Player) -> Result<bool, Error> {
    let written: i64 = tx
        .query(
            "select count(*) from confidential_report where tournament_id = $2 and player_id in \
             (select id from player where tournament_id = $2 and (id = $1 or merged_into = $3))",
        )
        .bind(player.id)
        .bind(player.tournament_id)
        .bind(player.number)
        .value()
        .await?;
    Ok(written > 0)
}

/// The report of a tournament at this address.
pub async fn by_key(tx: &mut Tx, id: TournamentId, key: &str) -> Result<Option<ConfidentialReport>, Error> {
    tx.query(concat!(
        columns!(),
        "where confidential_report.tournament_id = $1 and confidential_report.report_key = $2"
    ))
    .bind(id)
    .bind(key)
    .optional()
    .await
}

/// The player who wrote the report with this key about somebody on the staff, by a link that opens nothing else any more: it
/// was renewed, or the player is archived. What is about nobody on the staff is listed by the new link.
pub async fn writer_about_staff(
    tx: &mut Tx,
    report_key: &str,
    link: &str,
    digest: &str,
) -> Result<Option<PlayerId>, Error> {
    tx.query(
        "select holder.id from confidential_report \
         join player writer on writer.id = confidential_report.player_id \
         join player holder on holder.tournament_id = writer.tournament_id \
         and (holder.id = writer.id or holder.number = writer.merged_into) \
         where confidential_report.report_key = $1 and (holder.link_token = $2 or exists \
         (select 1 from former_link where former_link.player_id = holder.id and former_link.link_digest = $3)) \
         and exists (select 1 from confidential_about where confidential_about.report_id = confidential_report.id \
         and confidential_about.account_id is not null) order by holder.id limit 1",
    )
    .bind(report_key)
    .bind(link)
    .bind(digest)
    .optional_value()
    .await
}

/// Whom the reports of a tournament are about.
pub async fn abouts(tx: &mut Tx, id: TournamentId) -> Result<Vec<ReportedPerson>, Error> {
    tx.query(
        "select confidential_about.report_id, confidential_about.player_id, player.number, person.name, person.suffix, \
         confidential_about.account_id, account.name as account, confidential_about.unseen from confidential_about \
         join confidential_report on confidential_report.id = confidential_about.report_id \
         left join player on player.id = confidential_about.player_id \
         left join person on person.player_id = player.id and person.version = player.person_version \
         left join account on account.id = confidential_about.account_id \
         where confidential_report.tournament_id = $1 order by confidential_about.report_id, confidential_about.line",
    )
    .bind(id)
    .all()
    .await
}

/// A ground that a report names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct NamedGround {
    pub report_id: ReportId,
    pub ground: HarassmentGround,
}

/// The grounds that the reports of a tournament name.
pub async fn grounds(tx: &mut Tx, id: TournamentId) -> Result<Vec<NamedGround>, Error> {
    tx.query(
        "select confidential_ground.report_id, confidential_ground.ground from confidential_ground \
         join confidential_report on confidential_report.id = confidential_ground.report_id \
         where confidential_report.tournament_id = $1 order by confidential_ground.report_id, confidential_ground.ground",
    )
    .bind(id)
    .all()
    .await
}

/// What was done with the reports of a tournament, in its order.
pub async fn steps(tx: &mut Tx, id: TournamentId) -> Result<Vec<KeptStep>, Error> {
    tx.query(
        "select confidential_step.id, confidential_step.report_id, confidential_step.step, \
         confidential_step.account_id, account.name as account, \
         confidential_step.content, confidential_step.at from confidential_step \
         join confidential_report on confidential_report.id = confidential_step.report_id \
         left join account on account.id = confidential_step.account_id \
         where confidential_report.tournament_id = $1 order by confidential_step.id",
    )
    .bind(id)
    .all()
    .await
}

/// Who wrote a report as a player: the number and the name of today.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ReportingPlayer {
    pub id: PlayerId,
    /// The player's number within the tournament.
    pub number: i64,
    /// The number of the player with whom this one was made one, if so.
    pub merged_into: Option<i64>,
    pub name: String,
    /// 0, or the number that tells the player apart from others of the same name.
    pub suffix: i64,
}

/// The players of a tournament who wrote a report.
pub async fn reporting_players(tx: &mut Tx, id: TournamentId) -> Result<Vec<ReportingPlayer>, Error> {
    tx.query(
        "select distinct player.id, player.number, player.merged_into, person.name, person.suffix \
         from confidential_report join player on player.id = confidential_report.player_id \
         join person on person.player_id = player.id and person.version = player.person_version \
         where confidential_report.tournament_id = $1 order by player.id",
    )
    .bind(id)
    .all()
    .await
}

/// Somebody on the staff who can sign in.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ActiveStaff {
    pub account_id: AccountId,
    pub name: String,
    /// Judge or organizer; somebody who is both has two lines.
    pub role: StaffRole,
    pub added_at: DateTime<Utc>,
}

/// The staff of a tournament without accounts that were switched off, whom no report can be left to.
pub async fn active_staff(tx: &mut Tx, id: TournamentId) -> Result<Vec<ActiveStaff>, Error> {
    tx.query(
        "select staff.account_id, account.name, staff.role, staff.added_at from staff \
         join account on account.id = staff.account_id where staff.tournament_id = $1 and account.disabled_at is null \
         order by account.name_key, staff.account_id, staff.role",
    )
    .bind(id)
    .all()
    .await
}

/// The administrators who can sign in.
pub async fn active_administrators(tx: &mut Tx) -> Result<Vec<AccountId>, Error> {
    tx.query("select id from account where is_admin = $1 and disabled_at is null order by id").bind(true).values().await
}

/// A text of a report in which somebody's name may stand.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ReportTexts {
    pub id: ReportId,
    /// Whom it is about, as far as they are neither players nor staff.
    pub others: String,
    pub happened: String,
    pub place: String,
}

/// The texts of every report of a tournament.
pub async fn texts(tx: &mut Tx, id: TournamentId) -> Result<Vec<ReportTexts>, Error> {
    tx.query("select id, others, happened, place from confidential_report where tournament_id = $1 order by id")
        .bind(id)
        .all()
        .await
}

/// Stores the texts of a report anew, with a name taken out.
pub async fn put_texts(tx: &mut Tx, kept: &ReportTexts) -> Result<(), Error> {
    tx.query("update confidential_report set others = $2, happened = $3, place = $4 where id = $1")
        .bind(kept.id)
        .bind(kept.others.as_str())
        .bind(kept.happened.as_str())
        .bind(kept.place.as_str())
        .execute()
        .await?;
    Ok(())
}

/// Stores an answer anew, with a name taken out.
pub async fn put_answer(tx: &mut Tx, step: i64, content: &str) -> Result<(), Error> {
    tx.query("update confidential_step set content = $2 where id = $1").bind(step).bind(content).execute().await?;
    Ok(())
}

/// The reports that are about a player.
pub async fn about_player(tx: &mut Tx, player: PlayerId) -> Result<Vec<ReportId>, Error> {
    tx.query("select distinct report_id from confidential_about where player_id = $1 order by report_id")
        .bind(player)
        .values()
        .await
}

/// Takes the grounds out of a report.
pub async fn forget_grounds(tx: &mut Tx, report: ReportId) -> Result<u64, Error> {
    tx.query("delete from confidential_ground where report_id = $1").bind(report).execute().await
}

/// Deletes the reports that a player wrote, but for those about accounts: were those deleted, somebody of the staff who is
/// reported could get rid of it by erasing the one who wrote it.
pub async fn forget_written_by(tx: &mut Tx, player: PlayerId) -> Result<(), Error> {
    let written: Vec<ReportId> = tx
        .query(
            "select id from confidential_report where player_id = $1 and not exists \
             (select 1 from confidential_about where report_id = confidential_report.id and account_id is not null) \
             order by id",
        )
        .bind(player)
        .values()
        .await?;
    for report in written {
        delete(tx, report).await?;
    }
    Ok(())
}

/// Deletes the reports that were written before `at`, of tournaments whose day was before `day`; at most so many. Gives how
/// many rows that were.
pub async fn delete_old(tx: &mut Tx, at: DateTime<Utc>, day: NaiveDate, most: i64) -> Result<u64, Error> {
    let old: Vec<ReportId> = tx
        .query(
            "select confidential_report.id from confidential_report \
             join tournament on tournament.id = confidential_report.tournament_id \
             where confidential_report.filed_at < $1 and tournament.starts_on < $2 \
             order by confidential_report.id limit $3",
        )
        .bind(at)
        .bind(day)
        .bind(most)
        .values()
        .await?;
    let mut gone = 0;
    for report in old {
        gone += delete(tx, report).await?;
    }
    Ok(gone)
}

/// Deletes the grounds of reports that were written before `at`, of tournaments whose day was before `day`; gives how many.
pub async fn delete_old_grounds(tx: &mut Tx, at: DateTime<Utc>, day: NaiveDate) -> Result<u64, Error> {
    tx.query(
        "delete from confidential_ground where report_id in (select confidential_report.id from confidential_report \
         join tournament on tournament.id = confidential_report.tournament_id \
         where confidential_report.filed_at < $1 and tournament.starts_on < $2)",
    )
    .bind(at)
    .bind(day)
    .execute()
    .await
}

/// Deletes a report with all that belongs to it; gives how many rows that were.
async fn delete(tx: &mut Tx, report: ReportId) -> Result<u64, Error> {
    let mut gone = tx.query("delete from confidential_step where report_id = $1").bind(report).execute().await?;
    gone += forget_grounds(tx, report).await?;
    gone += tx.query("delete from confidential_about where report_id = $1").bind(report).execute().await?;
    gone += tx.query("delete from confidential_report where id = $1").bind(report).execute().await?;
    Ok(gone)
}
