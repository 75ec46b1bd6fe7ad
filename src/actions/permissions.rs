//! Who may do what: the table of the specification, as code.

use std::collections::BTreeSet;

use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store as store;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{SeriesId, TournamentId, Tx, series};

use crate::tournament::refusal::Refusal;
use crate::{Caller, Error, Who};
use reeve_views::visibility;

/// A thing that a person may or may not do; a line of the specification's table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Permission {
    /// Look at what is published, and at the program's own pages: anybody.
    SeePublic,
    /// Register as a player: anybody, limited per address.
    Register,
    /// A player's own page: the player by the private link; organizers and administrators any.
    OwnPage,
    /// One's own devices and password: whoever is signed in.
    SignedIn,
    /// Look at the pages of the staff: judges, organizers, administrators.
    ReadRun,
    /// Enter a result: judges, organizers and administrators at any table, a player at their own.
    EnterResult,
    /// Mark a submitted sheet as signed on paper: judges and organizers.
    SignPaper,
    /// Correct a slip of the pen in a final sheet: a judge and an organizer of the tournament, together.
    CorrectSheet,
    /// Agree to the code of conduct as one of the staff (2.1.2): a judge or an organizer of the tournament.
    AgreeAsStaff,
    /// Write a confidential report as one of the staff, and read and answer those that one may: judges, organizers,
    /// administrators. Which of them that are is asked for each report.
    ReportConduct,
    /// Decide a game, which makes its sheet final: judges.
    DecideSheet,
    /// Take down that a table calls a judge: judges, organizers and administrators.
    CallJudge,
    /// Go to a call, rule, give penalties, pause a game: judges.
    Rule,
    /// Impose the turn timer, and lift it: judges, organizers and administrators.
    TimeTurns,
    /// Note that the players were briefed (1.3.1): judges, organizers and administrators.
    NoteBriefing,
    /// Run the tournament: schedule, check-in, rounds, stages, lots, exports, staff.
    Run,
    /// Erase a person's data, hide a tournament: organizers and administrators.
    Erase,
    /// Create a tournament: accounts that are allowed to, and administrators.
    CreateTournament,
    /// Accounts, backup, settings of the program, the whole audit log: administrators.
    Administer,
}

/// What a caller is, all told: what the account may do anywhere, and the roles in one tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Roles {
    pub signed_in: bool,
    /// A judge of the tournament.
    pub judge: bool,
    /// An organizer of the tournament.
    pub organizer: bool,
    /// An administrator of the program, or somebody at the machine itself.
    pub administrator: bool,
    pub may_create: bool,
    /// A player of the tournament, by the private link.
    pub player: bool,
}

impl Roles {
    /// The roles of a caller outside any tournament.
    pub fn outside(caller: &Caller) -> Roles {
        match &caller.who {
            Who::Visitor => Roles::default(),
            Who::Player { .. } => Roles { player: true, ..Roles::default() },
            Who::Account { is_admin, may_create, .. } => Roles {
                signed_in: true,
                administrator: *is_admin,
                may_create: *may_create || *is_admin,
                ..Roles::default()
            },
            Who::Command => Roles { administrator: true, may_create: true, ..Roles::default() },
        }
    }

    /// The roles of a caller in a tournament.
    pub async fn inside(tx: &mut Tx, caller: &Caller, tournament: &Tournament) -> Result<Roles, store::Error> {
        let mut roles = Roles::outside(caller);
        match &caller.who {
            Who::Account { id, .. } => {
                for role in tournament::roles(tx, tournament.id, *id).await? {
                    roles = roles.and(role);
                }
            }
            Who::Player { tournament: theirs, .. } => roles.player = *theirs == tournament.id,
            Who::Visitor | Who::Command => {}
        }
        Ok(roles)
    }

    /// The roles of a caller in a series: its organizers run it as those of a tournament do.
    pub async fn in_series(tx: &mut Tx, caller: &Caller, series: SeriesId) -> Result<Roles, store::Error> {
        let outside = Roles::outside(caller);
        let organizer = match caller.account() {
            Some(account) => series::is_run_by(tx, series, account).await?,
            None => false,
        };
        Ok(Roles { organizer, ..outside })
    }

    /// These roles and one on the staff.
    fn and(self, role: StaffRole) -> Roles {
        match role {
            StaffRole::Judge => Roles { judge: true, ..self },
            StaffRole::Organizer => Roles { organizer: true, ..self },
        }
    }

    /// Whether these roles have a permission. A player's reach only as far as the player's own table and page; the
    /// action checks that.
    pub fn may(&self, permission: Permission) -> bool {
        let runs = self.organizer || self.administrator;
        match permission {
            Permission::SeePublic | Permission::Register => true,
            Permission::OwnPage => self.player || runs,
            Permission::SignedIn => self.signed_in,
            Permission::ReadRun => self.judge || runs,
            Permission::EnterResult => self.player || self.judge || runs,
            Permission::SignPaper
            | Permission::CallJudge
            | Permission::TimeTurns
            | Permission::NoteBriefing
            | Permission::ReportConduct => self.judge || runs,
            Permission::CorrectSheet | Permission::AgreeAsStaff => self.judge || self.organizer,
            Permission::DecideSheet | Permission::Rule => self.judge,
            Permission::Run | Permission::Erase => runs,
            Permission::CreateTournament => self.may_create,
            Permission::Administer => self.administrator,
        }
    }

    /// Whether these roles may change something in a tournament that takes this permission. In a hidden one nothing is
    /// changed, except that it is brought back and that people are erased: both take [`Permission::Erase`]. Buttons, the
    /// guard of the routes and every action ask here.
    ///
    /// Errors: [`Error::Forbidden`] without the permission, a refusal where the tournament is hidden.
    pub fn may_change(&self, permission: Permission, tournament: &Tournament) -> Result<(), Error> {
        if !self.may(permission) {
            return Err(Error::Forbidden);
        }
        if tournament.is_hidden() && permission != Permission::Erase {
            return Err(Refusal::Hidden { may_bring_back: self.may(Permission::Erase) }.into());
        }
        Ok(())
    }

    /// Whether these roles see a tournament at all: its staff and its players always, everybody else once
    /// registration has opened and while it is not hidden.
    pub fn sees(&self, tournament: &Tournament) -> bool {
        self.may(Permission::ReadRun) || self.player || visibility::is_public(tournament)
    }
}

/// The tournaments in which somebody has a permission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Permitted {
    Everywhere,
    /// These, hidden ones included.
    Only(BTreeSet<TournamentId>),
}

impl Permitted {
    /// The tournaments in which a caller has a permission by the roles of the account, asked of [`Roles::may`].
    pub async fn of(tx: &mut Tx, caller: &Caller, permission: Permission) -> Result<Permitted, store::Error> {
        let outside = Roles::outside(caller);
        if outside.may(permission) {
            return Ok(Permitted::Everywhere);
        }
        let Some(account) = caller.account() else { return Ok(Permitted::Only(BTreeSet::new())) };
        let roles = tournament::roles_everywhere(tx, account).await?.into_iter();
        Ok(Permitted::Only(roles.filter(|(_, role)| outside.and(*role).may(permission)).map(|(id, _)| id).collect()))
    }

    /// Whether this tournament is among them.
    pub fn contains(&self, id: TournamentId) -> bool {
        match self {
            Permitted::Everywhere => true,
            Permitted::Only(those) => those.contains(&id),
        }
    }
}
