//! One change: the transaction, the tournament's lock, the permission, and the line in the audit log.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::json;

use reeve_rules::tournament::vocabulary::ActorKind;
use reeve_store::api_key;
use reeve_store::audit;
use reeve_store::audit_action::AuditAction;
use reeve_store::audit_line::AuditLine;
use reeve_store::audit_subject::AuditSubject;
use reeve_store::series;
use reeve_store::series::Series;
use reeve_store::series_final;
use reeve_store::series_log;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{ChangeKinds, Event, Scope, SeriesId, Snapshot, TournamentId, Turn, Tx};

use crate::{Caller, Context, Error, FormKey, Permission, Result, Roles, Who};

/// How often a change is worked out again before it is given up, where others change the tournament meanwhile
/// ([`Action::begin_unchanged`]).
pub(crate) const TRIES: usize = 3;

/// A change under way. It holds the lock of its tournament (or of the whole store) and is undone when it is
/// dropped without [`Action::commit`].
pub struct Action {
    pub tx: Tx,
    /// The tournament as it was when the lock was taken; change it and call [`Action::save_tournament`].
    tournament: Option<Tournament>,
    pub roles: Roles,
    origin: Origin,
    earlier: Vec<AuditEntry>,
    form: Option<Arc<FormKey>>,
    created: String,
    /// The other tournaments that are changed too, each with the line for its own log.
    others: Vec<(Tournament, AuditEntry)>,
    /// The series whose log its line is of.
    series: Option<SeriesId>,
    /// There where it was worked out from the whole tournament. Behind the transaction, so that it goes after it.
    turn: Option<Turn>,
}

/// What the audit log says of a change, apart from who, when and where.
#[derive(Debug, Clone)]
pub struct AuditEntry {
    action: AuditAction,
    subject: AuditSubject,
    before: Option<String>,
    after: Option<String>,
}

impl AuditEntry {
    /// What was done to what.
    pub fn new(action: AuditAction, subject: AuditSubject) -> AuditEntry {
        AuditEntry { action, subject, before: None, after: None }
    }

    /// What was there before: numbers and states, never a name.
    pub fn before(mut self, value: &impl Serialize) -> AuditEntry {
        self.before = as_json(value);
        self
    }

    /// What is there now: numbers and states, never a name.
    pub fn after(mut self, value: &impl Serialize) -> AuditEntry {
        self.after = as_json(value);
        self
    }
}

/// A value as JSON. Maps with keys that are not text are the only values that have none; then it is left out.
fn as_json(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok()
}

impl Action {
    /// Begins a change of a tournament: takes its lock, and asks whether the caller may change it ([`Roles::may_change`]).
    ///
    /// Errors: [`Error::Missing`] where the caller does not even see the tournament, [`Error::Forbidden`]
    /// where the permission is missing, a refusal where the tournament is hidden.
    pub async fn begin(context: &Context<'_>, id: TournamentId, permission: Permission) -> Result<Action> {
        Action::begin_in(context, Scope::Tournament(id), id, permission).await
    }

    /// As [`Action::begin`], for a change that was worked out before the lock was taken, so that nobody waits for the
    /// work: `version` is that of the tournament which it was worked out for. None where the tournament has changed
    /// since; then it is worked out again, at most [`TRIES`] times.
    pub async fn begin_unchanged(
        context: &Context<'_>,
        id: TournamentId,
        version: i64,
        permission: Permission,
    ) -> Result<Option<Action>> {
        let action = Action::begin(context, id, permission).await?;
        let same = action.tournament()?.version == version;
        Ok(same.then_some(action))
    }

    /// As [`Action::begin`], with the tournament as it is. It is read whole before the lock is taken, so that nobody waits for
    /// that; again where others have changed it meanwhile, and under the lock where they do so all the time.
    pub(crate) async fn begin_with_snapshot(
        context: &Context<'_>,
        id: TournamentId,
        permission: Permission,
    ) -> Result<(Action, Snapshot)> {
        let (action, snapshot, ()) = Action::begin_worked_out(context, id, permission, |_| ()).await?;
        Ok((action, snapshot))
    }

    /// As [`Action::begin_with_snapshot`], for a change of who somebody is: of an event whose series has a final day it takes the lock
    /// of everything, since who is out of that one may be another then.
    pub(crate) async fn begin_with_people(
        context: &Context<'_>,
        id: TournamentId,
        permission: Permission,
    ) -> Result<(Action, Snapshot)> {
        let is_frozen = series_final::is_of_frozen(&mut context.db.read().await?, id).await?;
        let scope = if is_frozen { Scope::Everything } else { Scope::Tournament(id) };
        let (action, snapshot, ()) = Action::begin_worked_out_in(context, scope, id, permission, |_| ()).await?;
        Ok((action, snapshot))
    }

    /// As [`Action::begin_with_snapshot`], with what `work` makes of the tournament: in a large one that takes a while too, and
    /// nobody waits for it either.
    pub(crate) async fn begin_worked_out<T>(
        context: &Context<'_>,
        id: TournamentId,
        permission: Permission,
        work: impl Fn(&Snapshot) -> T,
    ) -> Result<(Action, Snapshot, T)> {
        Action::begin_worked_out_in(context, Scope::Tournament(id), id, permission, work).await
    }

    async fn begin_worked_out_in<T>(
        context: &Context<'_>,
        scope: Scope,
        id: TournamentId,
        permission: Permission,
        work: impl Fn(&Snapshot) -> T,
    ) -> Result<(Action, Snapshot, T)> {
        let turn = context.db.turn(id).await?;
        for _ in 0..TRIES {
            let snapshot = Snapshot::read(context.db, id).await?;
            let found = work(&snapshot);
            let mut action = Action::begin_in(context, scope, id, permission).await?;
            if action.tournament()?.version == snapshot.tournament.version {
                action.keep_turn(turn);
                return Ok((action, snapshot, found));
            }
        }
        let mut action = Action::begin_in(context, scope, id, permission).await?;
        action.keep_turn(turn);
        let snapshot = action.snapshot().await?;
        let found = work(&snapshot);
        Ok((action, snapshot, found))
    }

    /// As [`Action::begin`], for a change that touches other tournaments too ([`Action::change_other`]): takes the lock of
    /// everything.
    pub async fn begin_across(context: &Context<'_>, id: TournamentId, permission: Permission) -> Result<Action> {
        Action::begin_in(context, Scope::Everything, id, permission).await
    }

    async fn begin_in(context: &Context<'_>, scope: Scope, id: TournamentId, permission: Permission) -> Result<Action> {
        let mut tx = context.db.write(scope).await?;
        let tournament = tournament::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
        let roles = Roles::inside(&mut tx, context.caller, &tournament).await?;
        if !roles.sees(&tournament) {
            return Err(Error::Missing);
        }
        roles.may_change(permission, &tournament)?;
        Ok(Action::new(context, tx, Some(tournament), roles))
    }

    /// Begins a change of something that belongs to no tournament: takes the lock of the whole store.
    pub async fn begin_store(context: &Context<'_>, permission: Permission) -> Result<Action> {
        let roles = Roles::outside(context.caller);
        if !roles.may(permission) {
            return Err(Error::Forbidden);
        }
        let tx = context.db.write(Scope::NoTournament).await?;
        Ok(Action::new(context, tx, None, roles))
    }

    /// Begins a change of a series, and of its events where it touches them ([`Action::change_other`]): takes the lock of
    /// everything. Gives the series as it is.
    ///
    /// Errors: [`Error::Missing`] where the caller does not even see the series, [`Error::Forbidden`] where they don't run it.
    pub async fn begin_series(context: &Context<'_>, id: SeriesId) -> Result<(Action, Series)> {
        let mut tx = context.db.write(Scope::Everything).await?;
        let series = series::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
        let roles = Roles::in_series(&mut tx, context.caller, id).await?;
        if !roles.may(Permission::Run) {
            return Err(if series.public_at.is_some() { Error::Forbidden } else { Error::Missing });
        }
        series::bump(&mut tx, id).await?;
        // What is kept of all tournaments tells of series too.
        tx.emit(Event::Reload);
        let mut action = Action::new(context, tx, None, roles);
        action.is_of_series(id);
        Ok((action, series))
    }

    /// Begins a change of a tournament by whoever holds a link that lets them do this one thing: nobody's roles are asked
    /// for, so whoever calls it looks the link up under the lock. Takes the lock of everything, since an account may be made.
    ///
    /// Error: [`Error::Missing`] where the tournament is hidden, too.
    pub(crate) async fn begin_by_link(context: &Context<'_>, id: TournamentId) -> Result<Action> {
        let mut tx = context.db.write(Scope::Everything).await?;
        let found = tournament::by_id(&mut tx, id).await?.filter(|tournament| !tournament.is_hidden());
        let tournament = found.ok_or(Error::Missing)?;
        let roles = Roles::inside(&mut tx, context.caller, &tournament).await?;
        Ok(Action::new(context, tx, Some(tournament), roles))
    }

    /// Says that the rest of the change is made by whom the caller has shown to be: the account that they have just made, or the
    /// player whose PIN they know.
    pub(crate) fn continue_as(&mut self, caller: Caller) {
        self.origin.caller = caller;
    }

    fn new(context: &Context<'_>, tx: Tx, tournament: Option<Tournament>, roles: Roles) -> Action {
        Action {
            tx,
            origin: Origin::of(context, tournament.as_ref().map(|tournament| tournament.id)),
            tournament,
            roles,
            earlier: Vec::new(),
            form: context.form.cloned(),
            created: String::new(),
            others: Vec::new(),
            series: None,
            turn: None,
        }
    }

    /// Says that the line in the log is one of a series.
    pub(crate) fn is_of_series(&mut self, id: SeriesId) {
        self.series = Some(id);
    }

    /// Keeps the turn in which the change was worked out ([`reeve_store::Db::turn`]) until it is committed.
    pub(crate) fn keep_turn(&mut self, turn: Turn) {
        self.turn = Some(turn);
    }

    /// The time of the change.
    pub fn now(&self) -> DateTime<Utc> {
        self.origin.at
    }

    /// The tournament as the change found or left it.
    pub fn tournament(&self) -> Result<&Tournament> {
        self.tournament.as_ref().ok_or(Error::Missing)
    }

    /// Reads the whole tournament inside the change.
    pub async fn snapshot(&mut self) -> Result<Snapshot> {
        let tournament = self.tournament.clone().ok_or(Error::Missing)?;
        Ok(Snapshot::of(&mut self.tx, tournament).await?)
    }

    /// As [`Action::snapshot`], where the tournament was read before the lock was taken ([`Snapshot::read`]), so that nobody
    /// waits for that: it is read again only where somebody has changed it since.
    pub(crate) async fn snapshot_since(&mut self, read: Snapshot) -> Result<Snapshot> {
        if self.tournament()?.version == read.tournament.version { Ok(read) } else { self.snapshot().await }
    }

    /// Stores the tournament's own row.
    pub async fn save_tournament(&mut self, changed: Tournament) -> Result<()> {
        tournament::update(&mut self.tx, &changed).await?;
        self.tournament = Some(changed);
        Ok(())
    }

    /// Says what the change creates, as it stands in the address of its page: a player's number, a short address.
    pub fn creates(&mut self, what: impl ToString) {
        self.created = what.to_string();
    }

    /// Adds a line to the audit log, before that of [`Action::commit`]: two steps that people know as two are carried
    /// out together.
    pub fn add_entry(&mut self, entry: AuditEntry) {
        self.earlier.push(entry);
    }

    /// Counts the tournament's version up, writes the audit line, stores the key of the form that asked for it,
    /// announces the version, and commits. Gives the new version (0 outside tournaments). When this returns, the
    /// change is on disk.
    ///
    /// Errors: [`Error::Stale`] where the same form was carried out before; [`reeve_store::Error::Unknown`].
    pub async fn commit(mut self, entry: AuditEntry) -> Result<i64> {
        let mut version = 0;
        let kind_of = |entry: &AuditEntry| ChangeKinds::from(entry.action.changes());
        let kinds = self.earlier.iter().map(kind_of).fold(kind_of(&entry), ChangeKinds::and);
        if let Some((id, name)) = self.form.as_ref().and_then(|form| form.api_key()) {
            // It may have been ended while its request was on the way.
            if !api_key::is_good(&mut self.tx, *id).await? {
                return Err(Error::Forbidden);
            }
            let by_key = AuditEntry::new(AuditAction::UseKey, entry.subject.clone()).after(&json!({ "key": name }));
            self.earlier.insert(0, by_key);
        }
        let entries = self.earlier.into_iter().chain([entry]);
        let lines: Vec<AuditLine> = entries.map(|entry| self.origin.line(entry)).collect();
        let log_head = match self.series {
            Some(series) => {
                series_log::insert(&mut self.tx, series, &lines).await?;
                None
            }
            None => audit::insert_all(&mut self.tx, &lines).await?,
        };
        if let Some(tournament) = &self.tournament {
            version = match log_head {
                Some(head) => tournament::bump_with_log(&mut self.tx, tournament.id, &head).await?,
                None => tournament::bump(&mut self.tx, tournament.id).await?,
            };
            self.tx.emit(Event::Changed { tournament: tournament.id, version, kinds });
        }
        for (other, entry) in self.others {
            let kinds = kind_of(&entry);
            audit::insert(&mut self.tx, &self.origin.line_in(Some(other.id), entry)).await?;
            let version = tournament::bump(&mut self.tx, other.id).await?;
            self.tx.emit(Event::Changed { tournament: other.id, version, kinds });
        }
        if let Some(form) = &self.form {
            form.store(&mut self.tx, &self.created, self.origin.at).await?;
        }
        self.tx.commit().await?;
        drop(self.turn);
        if let Some(form) = &self.form {
            form.mark_stored();
        }
        Ok(version)
    }

    /// Commits what came of something that was tried in vain, with its line in the log. The form that asked for it was not
    /// carried out, so that it is not taken for one when it is sent again.
    pub(crate) async fn commit_refused(mut self, entry: AuditEntry) -> Result<()> {
        self.form = None;
        self.commit(entry).await?;
        Ok(())
    }

    /// Commits a part of a change that goes on. The form that asked for it is carried out with the last part, so that it goes on
    /// where it is sent again before.
    pub(crate) async fn commit_piece(mut self, entry: AuditEntry) -> Result<()> {
        self.form = None;
        self.commit(entry).await?;
        Ok(())
    }

    /// Commits what Reeve notes for itself, such as a wrong PIN: without a line in the log, and announced to nobody.
    pub(crate) async fn commit_unlogged(mut self) -> Result<()> {
        self.tx.suppress_events();
        self.tx.commit().await?;
        Ok(())
    }

    /// Stores the key of the form that asked for the change, and commits, without a line in the audit log and without a sign
    /// of it to anybody else: the tournament's version stays, and nothing is announced. For confidential reports alone,
    /// whose lines are kept with them ([`reeve_store::confidential_report::insert_step`]).
    ///
    /// Errors: as [`Action::commit`].
    pub(crate) async fn commit_in_confidence(mut self) -> Result<()> {
        if let Some(form) = &self.form {
            form.store(&mut self.tx, &self.created, self.origin.at).await?;
        }
        self.tx.suppress_events();
        self.tx.commit().await?;
        if let Some(form) = &self.form {
            form.mark_stored();
        }
        Ok(())
    }

    /// Says that the change touches another tournament, whose version is counted up and whose log gets this line. Only
    /// under the lock of everything ([`Action::begin_across`]).
    pub fn change_other(&mut self, tournament: Tournament, entry: AuditEntry) {
        self.others.push((tournament, entry));
    }

    /// Makes the change belong to a tournament that it has just created.
    pub fn adopt(&mut self, tournament: Tournament) {
        self.origin.tournament = Some(tournament.id);
        self.tournament = Some(tournament);
    }
}

/// Who makes a change, when, from where and in which tournament: what its audit line says whatever is changed.
struct Origin {
    tournament: Option<TournamentId>,
    at: DateTime<Utc>,
    caller: Caller,
}

impl Origin {
    fn of(context: &Context<'_>, tournament: Option<TournamentId>) -> Origin {
        Origin { tournament, at: context.now, caller: context.caller.clone() }
    }

    fn line(&self, entry: AuditEntry) -> AuditLine {
        self.line_in(self.tournament, entry)
    }

    /// As [`Origin::line`], for another tournament that the change touches.
    ///
    /// A player of one tournament is nobody in another: its log and its archive can't name them.
    fn line_in(&self, tournament_id: Option<TournamentId>, entry: AuditEntry) -> AuditLine {
        let player_id = self.caller.player().filter(|_| tournament_id == self.tournament);
        let from_elsewhere = player_id.is_none() && self.caller.player().is_some();
        AuditLine {
            tournament_id,
            at: self.at,
            actor_kind: if from_elsewhere { ActorKind::Visitor } else { kind(&self.caller) },
            account_id: self.caller.account(),
            player_id,
            address: self.caller.address.clone(),
            action: entry.action.into(),
            subject: entry.subject.stored(),
            before: entry.before,
            after: entry.after,
        }
    }
}

/// The line of the audit log for the one change that is no [`Action`]: putting a backup into the store, which would take
/// the line of an action away with everything else.
pub(crate) fn line_of(context: &Context<'_>, entry: AuditEntry) -> AuditLine {
    Origin::of(context, None).line(entry)
}

fn kind(caller: &Caller) -> ActorKind {
    match caller.who {
        Who::Visitor => ActorKind::Visitor,
        Who::Player { .. } => ActorKind::Player,
        Who::Account { .. } => ActorKind::Account,
        Who::Command => ActorKind::Command,
    }
}
