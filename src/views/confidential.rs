//! Confidential reports (2.2.3), as far as somebody may read them. Pages and actions ask here and nowhere else.

use chrono::{DateTime, Utc};

use reeve_rules::confidential::{LeftTo, ReadsAs, ReportReader, ReportSides, ReportStep};
use reeve_rules::rulings::conduct::HarassmentGround;
use reeve_rules::tournament::same_name::same_name;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::confidential_report as stored;
use reeve_store::confidential_report::{
    ActiveStaff, ConfidentialReport, KeptStep, NamedGround, ReportedPerson, ReportingPlayer,
};
use reeve_store::player;
use reeve_store::player::{Player, label};
use reeve_store::setting;
use reeve_store::{AccountId, Error, Snapshot, TournamentId, Tx};

/// A report that somebody may read: one of those whom it is for, or whoever wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadableReport {
    pub report: ConfidentialReport,
    /// The players and the staff whom it is about.
    pub about: Vec<ReportedPerson>,
    pub grounds: Vec<HarassmentGround>,
    /// The player who wrote it, as number and name; none where it was one of the staff.
    pub by_player: Option<(i64, String)>,
    /// What was done with it, in its order.
    pub steps: Vec<StepBy>,
    /// To whom it is left, besides the judge whom it names.
    pub left_to: LeftTo,
    /// As what the reader may read and answer it; none where the reader only wrote it.
    pub reads_as: Option<ReadsAs>,
}

/// Something that was done with a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepBy {
    pub kept: KeptStep,
    /// As what the account did it.
    pub by: ReadsAs,
}

impl ReadableReport {
    /// When it was first noted that somebody has seen it, and as what.
    pub fn seen(&self) -> Option<(DateTime<Utc>, ReadsAs)> {
        self.steps.iter().find(|step| step.kept.step == ReportStep::Seen).map(|step| (step.kept.at, step.by))
    }

    /// Whether this account has noted to have seen it.
    pub fn is_seen_by(&self, account: AccountId) -> bool {
        self.steps.iter().any(|step| step.kept.step == ReportStep::Seen && step.kept.account_id == Some(account))
    }

    /// The answers, the oldest first.
    pub fn answers(&self) -> impl Iterator<Item = &StepBy> {
        self.steps.iter().filter(|step| step.kept.step == ReportStep::Answered)
    }

    /// Whom it is about, each by name, then whoever is neither a player nor on the staff. Who only wrote it reads what was typed in
    /// place of a name that no public page showed; who reads it, reads the name.
    pub fn about_labels(&self) -> Vec<String> {
        let reads = self.reads_as.is_some();
        let known = self.about.iter().filter(|one| reads || !one.unseen).map(ReportedPerson::label);
        let mut labels: Vec<String> = known.collect();
        let names: Vec<String> = self.about.iter().filter(|one| reads && one.unseen).flat_map(names_of).collect();
        let is_name = |line: &&str| names.iter().any(|name| same_name(name, line));
        labels.extend(self.report.others.lines().filter(|line| !is_name(line)).map(str::to_owned));
        labels
    }
}

/// The names by which a line means somebody: with the number that tells equal ones apart, and without.
fn names_of(one: &ReportedPerson) -> impl Iterator<Item = String> {
    [Some(one.label()), one.name.clone()].into_iter().flatten()
}

/// What the form for a report is made of.
pub struct ReportForm {
    /// The staff, whom a report can be about.
    pub staff: Vec<ActiveStaff>,
    /// For how many days reports are kept.
    pub days: i64,
    /// The tournament, where somebody's name has to be looked for in it.
    pub snapshot: Option<Snapshot>,
}

impl ReportForm {
    /// Reads it. `asks`: whether a report came back, so that it is asked who was meant.
    pub async fn read(tx: &mut Tx, id: TournamentId, asks: bool) -> Result<ReportForm, Error> {
        Ok(ReportForm {
            staff: stored::active_staff(tx, id).await?,
            days: setting::keeping(tx).await?.reports,
            snapshot: if asks { Some(Snapshot::load(tx, id).await?) } else { None },
        })
    }
}

/// Everything that is needed to say who may read which report of a tournament.
struct Reports {
    all: Vec<ConfidentialReport>,
    abouts: Vec<ReportedPerson>,
    grounds: Vec<NamedGround>,
    steps: Vec<KeptStep>,
    players: Vec<ReportingPlayer>,
    staff: Vec<ActiveStaff>,
    /// The administrators, where some report is left to no organizer.
    administrators: Vec<AccountId>,
}

impl Reports {
    async fn load(tx: &mut Tx, id: TournamentId, all: Vec<ConfidentialReport>) -> Result<Reports, Error> {
        let mut reports = Reports {
            all,
            abouts: stored::abouts(tx, id).await?,
            grounds: stored::grounds(tx, id).await?,
            steps: stored::steps(tx, id).await?,
            players: stored::reporting_players(tx, id).await?,
            staff: stored::active_staff(tx, id).await?,
            administrators: Vec::new(),
        };
        if reports.all.iter().any(|report| reports.sides(report, |sides| !sides.is_left_to_organizers())) {
            reports.administrators = stored::active_administrators(tx).await?;
        }
        Ok(reports)
    }

    fn is_organizer(&self, account: Option<AccountId>) -> bool {
        self.staff.iter().any(|one| one.role == StaffRole::Organizer && Some(one.account_id) == account)
    }

    /// Asks what decides who may read a report.
    fn sides<T>(
        &self,
        report: &ConfidentialReport,
        ask: impl FnOnce(&ReportSides<'_, AccountId, DateTime<Utc>>) -> T,
    ) -> T {
        let of_report = self.abouts.iter().filter(|one| one.report_id == report.id);
        let about: Vec<AccountId> = of_report.filter_map(|one| one.account_id).collect();
        let organizers = self.staff.iter().filter(|one| one.role == StaffRole::Organizer);
        let organizers: Vec<_> = organizers.map(|one| (one.account_id, one.added_at)).collect();
        ask(&ReportSides { about: &about, judge: report.judge_id, filed_at: report.filed_at, organizers: &organizers })
    }

    /// Whether one of the staff is among those whom a report is about.
    fn is_about_staff(&self, report: &ConfidentialReport) -> bool {
        self.abouts.iter().any(|one| one.report_id == report.id && one.account_id.is_some())
    }

    /// Whether a player wrote a report, under the own number or one that was merged into it.
    fn is_by(&self, report: &ConfidentialReport, player: &Player) -> bool {
        let same = |one: &&ReportingPlayer| one.id == player.id || one.merged_into == Some(player.number);
        self.players.iter().filter(same).any(|one| report.player_id == Some(one.id))
    }

    fn readable(&self, report: &ConfidentialReport, reads_as: Option<ReadsAs>) -> ReadableReport {
        let writer = self.players.iter().find(|one| report.player_id == Some(one.id));
        let step = |kept: &KeptStep| StepBy {
            by: match kept.account_id {
                Some(account) if Some(account) == report.judge_id => ReadsAs::Judge,
                account if self.is_organizer(account) => ReadsAs::Organizer,
                _ => ReadsAs::Administrator,
            },
            kept: kept.clone(),
        };
        ReadableReport {
            about: self.abouts.iter().filter(|one| one.report_id == report.id).cloned().collect(),
            grounds: self.grounds.iter().filter(|one| one.report_id == report.id).map(|one| one.ground).collect(),
            by_player: writer.map(|one| (one.number, label(&one.name, one.suffix))),
            steps: self.steps.iter().filter(|kept| kept.report_id == report.id).map(step).collect(),
            left_to: self.sides(report, |sides| sides.left_to(&self.administrators)),
            report: report.clone(),
            reads_as,
        }
    }

    /// The report, where the reader may read it or wrote it.
    fn for_reader(&self, report: &ConfidentialReport, reader: ReportReader<AccountId>) -> Option<ReadableReport> {
        let reads_as = self.sides(report, |sides| sides.read_by(reader));
        let own = report.account_id == Some(reader.account);
        (own || reads_as.is_some()).then(|| self.readable(report, reads_as))
    }
}

/// The reports that one of the staff, or an administrator, may read or wrote, the newest first.
pub async fn all_for_reader(
    tx: &mut Tx,
    id: TournamentId,
    reader: ReportReader<AccountId>,
) -> Result<Vec<ReadableReport>, Error> {
    let all = stored::of_tournament(tx, id).await?;
    let reports = Reports::load(tx, id, all).await?;
    Ok(reports.all.iter().filter_map(|report| reports.for_reader(report, reader)).collect())
}

/// Whether a report of a tournament waits for somebody: one that they may read, have not written, and have not noted to have seen.
pub async fn waits_for(tx: &mut Tx, id: TournamentId, reader: ReportReader<AccountId>) -> Result<bool, Error> {
    // Nearly never is there one, and every page of the staff asks.
    if stored::tournaments_unseen(tx, reader.account, Some(id)).await?.is_empty() {
        return Ok(false);
    }
    let waits = |one: &ReadableReport| {
        one.reads_as.is_some() && one.report.account_id != Some(reader.account) && !one.is_seen_by(reader.account)
    };
    Ok(all_for_reader(tx, id, reader).await?.iter().any(waits))
}

/// A tournament in which a report waits for an account.
pub async fn where_waits(tx: &mut Tx, account: AccountId, administrator: bool) -> Result<Option<TournamentId>, Error> {
    for id in stored::tournaments_unseen(tx, account, None).await? {
        let staff = stored::active_staff(tx, id).await?;
        let judge = staff.iter().any(|one| one.account_id == account && one.role == StaffRole::Judge);
        if waits_for(tx, id, ReportReader { account, judge, administrator }).await? {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Those who may read the report at this address, without whoever wrote it.
pub async fn readers(tx: &mut Tx, id: TournamentId, key: &str) -> Result<Vec<AccountId>, Error> {
    let Some(report) = stored::by_key(tx, id, key).await? else { return Ok(Vec::new()) };
    let reports = Reports::load(tx, id, vec![report]).await?;
    let Some(report) = reports.all.first() else { return Ok(Vec::new()) };
    let staff = reports.staff.iter().map(|one| one.account_id);
    let mut accounts: Vec<AccountId> = staff.chain(reports.administrators.iter().copied()).collect();
    accounts.sort_unstable();
    accounts.dedup();
    let is_judge =
        |account: AccountId| reports.staff.iter().any(|one| one.account_id == account && one.role == StaffRole::Judge);
    let reads = |account: &AccountId| {
        let administrator = reports.administrators.contains(account);
        let reader = ReportReader { account: *account, judge: is_judge(*account), administrator };
        report.account_id != Some(*account) && reports.sides(report, |sides| sides.read_by(reader)).is_some()
    };
    accounts.retain(reads);
    Ok(accounts)
}

/// The report at this address, where one of the staff, or an administrator, may read it or wrote it.
pub async fn for_reader(
    tx: &mut Tx,
    id: TournamentId,
    reader: ReportReader<AccountId>,
    key: &str,
) -> Result<Option<ReadableReport>, Error> {
    let Some(report) = stored::by_key(tx, id, key).await? else { return Ok(None) };
    let reports = Reports::load(tx, id, vec![report]).await?;
    Ok(reports.all.iter().find_map(|report| reports.for_reader(report, reader)))
}

/// The reports that a player wrote and whoever has the player's private link sees. The organizers know that link, so what is
/// about any of the staff is seen by its own address alone ([`of_player`]).
pub async fn listed_for_player(tx: &mut Tx, player: &Player) -> Result<Vec<ReadableReport>, Error> {
    // Nearly nobody has, and every player's page asks.
    if !stored::wrote_any(tx, player).await? {
        return Ok(Vec::new());
    }
    let id = player.tournament_id;
    let all = stored::of_tournament(tx, id).await?;
    let reports = Reports::load(tx, id, all).await?;
    let listed = |report: &&ConfidentialReport| reports.is_by(report, player) && !reports.is_about_staff(report);
    Ok(reports.all.iter().filter(listed).map(|report| reports.readable(report, None)).collect())
}

/// The report at this address, where the player wrote it.
pub async fn of_player(tx: &mut Tx, player: &Player, key: &str) -> Result<Option<ReadableReport>, Error> {
    let id = player.tournament_id;
    let Some(report) = stored::by_key(tx, id, key).await? else { return Ok(None) };
    let reports = Reports::load(tx, id, vec![report]).await?;
    let mut own = reports.all.iter().filter(|report| reports.is_by(report, player));
    Ok(own.next().map(|report| reports.readable(report, None)))
}

/// The player who wrote the report about somebody on the staff that has this address, by a link that opens nothing else any more.
/// The staff renew links, archive players and erase them, and so could cut off whoever wrote about them.
/// `digest` is that of the link.
pub async fn writer_by_kept_address(
    tx: &mut Tx,
    key: &str,
    (link, digest): (&str, &str),
) -> Result<Option<Player>, Error> {
    let Some(id) = stored::writer_about_staff(tx, key, link, digest).await? else { return Ok(None) };
    player::by_id(tx, id).await
}
