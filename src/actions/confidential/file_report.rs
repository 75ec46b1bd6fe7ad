//! Somebody writes a confidential report: one of the staff, or a player by the private link.

use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;

use crate::limits;
use crate::rules::confidential::{ReportStep, ReportTextFault, report_text};
use crate::rules::rulings::conduct::{ConductKind, HarassmentGround};
use crate::rules::text::{is_unfit_in_lines, tidy_lines, too_long};
use crate::rules::tournament::same_person::{comparable, same_name};
use crate::rules::tournament::vocabulary::StaffRole;
use crate::secret;
use crate::store::account;
use crate::store::account::{AttemptKind, Window};
use crate::store::confidential_report;
use crate::store::confidential_report::{ActiveStaff, NewReport, NewStep};
use crate::store::player;
use crate::store::player::Player;
use crate::store::tournament;
use crate::store::{AccountId, PlayerId, TournamentId, Tx};

use crate::actions::action::TRIES;
use crate::actions::confidential::refusal::Refusal;
use crate::actions::network::network;
use crate::actions::{Action, Context, Error, Fault, Permission, Result, Who};

/// A report as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedReport {
    /// The code of its kind.
    pub kind: String,
    /// Whom it is about, one a line: names of players and staff, or any other words.
    pub persons: String,
    /// The numbers of accounts of the staff that were ticked.
    pub staff: Vec<String>,
    /// What happened.
    pub happened: String,
    /// When and where.
    pub place: String,
    /// The codes of grounds that were ticked.
    pub grounds: Vec<String>,
    /// The number of the account of the judge who shall read it; empty for none.
    pub judge: String,
}

/// Whom a report is about.
#[derive(Debug, Default, PartialEq, Eq)]
struct WhoIsMeant {
    players: Vec<PlayerId>,
    accounts: Vec<AccountId>,
    others: Vec<String>,
}

/// Stores a report (2.2.3); gives what stands in its address. Only whoever knows that, or may read the report by
/// [`ReportSides`](crate::rules::confidential::ReportSides), learns that there is one.
///
/// Errors: [`Error::Faults`]; [`Error::Forbidden`] for anybody but the staff and the player whose link it is;
/// [`Error::TooMany`].
pub async fn file_report(context: &Context<'_>, id: TournamentId, typed: &TypedReport) -> Result<String> {
    let permission = match context.caller.who {
        Who::Player { .. } => Permission::OwnPage,
        _ => Permission::ReportConduct,
    };
    let (own, account) = (context.caller.player(), context.caller.account());
    if own.is_none() && account.is_none() {
        return Err(Error::Forbidden);
    }
    let (mut action, checked) = begin(context, id, permission, typed).await?;
    let today = not_too_many(&mut action.tx, context, id).await?;
    let checked = checked?;
    let key = secret::link_token();
    let new = NewReport {
        tournament: id,
        key: &key,
        kind: checked.kind,
        others: &checked.named.others.join("\n"),
        happened: &checked.happened,
        place: &checked.place,
        judge: checked.judge,
        player: own,
        account,
        at: context.now,
    };
    let report = confidential_report::insert(&mut action.tx, &new).await?;
    let WhoIsMeant { players, accounts, .. } = &checked.named;
    confidential_report::insert_about(&mut action.tx, report, players, accounts).await?;
    confidential_report::insert_grounds(&mut action.tx, report, &checked.grounds).await?;
    let step = NewStep { step: ReportStep::Filed, by: account, content: "", at: context.now };
    confidential_report::insert_step(&mut action.tx, report, step).await?;
    account::insert_attempt(&mut action.tx, AttemptKind::Report, &today, context.now).await?;
    action.creates(&key);
    action.commit_in_confidence().await?;
    Ok(key)
}

/// Checks what was typed before the lock is taken: names are looked for among all players, and nobody waits for that. Done
/// again where the tournament or who is on its staff has changed meanwhile.
async fn begin(
    context: &Context<'_>,
    id: TournamentId,
    permission: Permission,
    typed: &TypedReport,
) -> Result<(Action, Result<CheckedReport>)> {
    let who = (context.caller.player(), context.caller.account());
    for _ in 0..TRIES {
        let mut tx = context.db.read().await?;
        let version = tournament::by_id(&mut tx, id).await?.ok_or(Error::Missing)?.version;
        let staff = confidential_report::active_staff(&mut tx, id).await?;
        let players = player::of_tournament(&mut tx, id).await?;
        drop(tx);
        let checked = check(typed, &staff, &players, who);
        let Some(mut action) = Action::begin_unchanged(context, id, version, permission).await? else { continue };
        if confidential_report::active_staff(&mut action.tx, id).await? == staff {
            return Ok((action, checked));
        }
    }
    Err(Error::Stale)
}

/// Refuses where too many were written within a day, and gives under what they are counted: an account counts for itself, and
/// whoever comes by a private link under the network address. Staff see the links too. Were reports counted by player, somebody
/// of them could find out by writing in the player's name how many there are, and take the last one away.
async fn not_too_many(tx: &mut Tx, context: &Context<'_>, id: TournamentId) -> Result<String> {
    let writer = match context.caller.account() {
        Some(account) if context.caller.player().is_none() => account.to_string(),
        _ => network(&context.caller.address),
    };
    let subject = format!("{id} {writer}");
    let day = Window::last(TimeDelta::days(1), context.now);
    if account::attempts_in(tx, AttemptKind::Report, &subject, day).await? >= limits::REPORTS_A_DAY {
        return Err(Error::TooMany(Refusal::TooManyToday { most: limits::REPORTS_A_DAY }.into()));
    }
    Ok(subject)
}

/// A report that can be stored.
#[derive(Debug)]
struct CheckedReport {
    kind: ConductKind,
    named: WhoIsMeant,
    happened: String,
    place: String,
    grounds: Vec<HarassmentGround>,
    judge: Option<AccountId>,
}

/// Checks everything that was typed. Error: every fault, by field.
fn check(
    typed: &TypedReport,
    staff: &[ActiveStaff],
    players: &[Player],
    (own, account): (Option<PlayerId>, Option<AccountId>),
) -> Result<CheckedReport> {
    let mut faults = Vec::new();
    let mut fault = |field: &str, why: Refusal| faults.push(Fault::new(field, why));
    let named = named(&typed.persons, staff, players);
    let ticked: Option<Vec<AccountId>> = typed.staff.iter().map(|number| on_staff(number, staff)).collect();
    let mut accounts: BTreeSet<AccountId> = named.accounts.iter().copied().collect();
    match ticked {
        Some(ticked) => accounts.extend(ticked),
        None => fault("staff", Refusal::NotOnTheStaff),
    }
    let count = named.players.len() + accounts.len() + named.others.len();
    if let Some(why) = persons_fault(&typed.persons, count) {
        fault("persons", why);
    }
    if own.is_some_and(|own| named.players.contains(&own)) || account.is_some_and(|own| accounts.contains(&own)) {
        fault("persons", Refusal::AboutOneself);
    }
    let kind = ConductKind::from_code(&typed.kind);
    if kind.is_none() {
        fault("kind", Refusal::KindMissing);
    }
    let happened = report_text(&typed.happened, limits::REPORTED);
    if let Err(why) = happened {
        fault("happened", Refusal::Text(why));
    }
    let place = match report_text(&typed.place, limits::REPORT_PLACE) {
        Err(ReportTextFault::Missing) => Ok(String::new()),
        place => place,
    };
    if let Err(why) = place {
        fault("where", Refusal::Text(why));
    }
    let grounds: Option<BTreeSet<HarassmentGround>> =
        typed.grounds.iter().map(|code| HarassmentGround::from_code(code)).collect();
    if grounds.is_none() {
        fault("ground", Refusal::NoSuchGround);
    }
    let judge = judge(&typed.judge, staff, &accounts);
    if let Err(why) = judge {
        fault("judge", why);
    }
    match (kind, happened, place, grounds, judge) {
        (Some(kind), Ok(happened), Ok(place), Some(grounds), Ok(judge)) if faults.is_empty() => Ok(CheckedReport {
            kind,
            named: WhoIsMeant { accounts: accounts.into_iter().collect(), ..named },
            happened,
            place,
            grounds: grounds.into_iter().collect(),
            judge,
        }),
        _ => Err(Error::Faults(faults)),
    }
}

/// The account of somebody on the staff, by its number as the form sends it.
fn on_staff(number: &str, staff: &[ActiveStaff]) -> Option<AccountId> {
    let id: AccountId = number.parse().ok()?;
    staff.iter().any(|one| one.account_id == id).then_some(id)
}

/// The judge who shall read the report, if one is named.
fn judge(
    number: &str,
    staff: &[ActiveStaff],
    about: &BTreeSet<AccountId>,
) -> std::result::Result<Option<AccountId>, Refusal> {
    if number.is_empty() {
        return Ok(None);
    }
    let is_judge = |id: &AccountId| staff.iter().any(|one| one.account_id == *id && one.role == StaffRole::Judge);
    let id = number.parse().ok().filter(is_judge).ok_or(Refusal::NoSuchJudge)?;
    if about.contains(&id) { Err(Refusal::AboutTheJudge) } else { Ok(Some(id)) }
}

/// What is wrong with the field of the people, which name so many with those who were ticked.
fn persons_fault(typed: &str, count: usize) -> Option<Refusal> {
    let tidy = tidy_lines(typed);
    let long = too_long(&tidy, limits::REPORT_PERSONS).map(|fault| Refusal::Text(ReportTextFault::TooLong(fault)));
    let control = is_unfit_in_lines(&tidy).then_some(Refusal::Text(ReportTextFault::Control));
    let many =
        (tidy.lines().count() > limits::REPORT_LINES).then_some(Refusal::TooManyNamed { most: limits::REPORT_LINES });
    let nobody = (count == 0).then_some(Refusal::NobodyNamed);
    nobody.or(long).or(control).or(many)
}

/// Whom the lines name: a player whom the name tells apart from everybody else, or somebody on the staff, or somebody else.
/// More lines than may be are refused anyhow ([`persons_fault`]), and nobody is looked for by them.
fn named(typed: &str, staff: &[ActiveStaff], players: &[Player]) -> WhoIsMeant {
    let mut found = WhoIsMeant::default();
    let (mut by_labels, mut by_names) = (BTreeMap::new(), BTreeMap::<String, Vec<&Player>>::new());
    for player in players.iter().filter(|player| !player.is_hidden()) {
        by_labels.entry(comparable(&player.label())).or_insert(player);
        by_names.entry(comparable(&player.person.name)).or_default().push(player);
    }
    let tidy = tidy_lines(typed);
    let lines = tidy.lines().map(str::trim).filter(|line| !line.is_empty());
    for line in lines.take(limits::REPORT_LINES) {
        let wanted = comparable(line);
        let by_label = by_labels.get(&wanted).copied();
        let alone = match by_names.get(&wanted).map(Vec::as_slice) {
            Some([only]) => Some(*only),
            _ => None,
        };
        let accounts: BTreeSet<AccountId> =
            staff.iter().filter(|one| same_name(&one.name, line)).map(|one| one.account_id).collect();
        match alone.or(by_label) {
            Some(player) if !found.players.contains(&player.id) => found.players.push(player.id),
            Some(_) => {}
            None if accounts.is_empty() => found.others.push(line.to_owned()),
            None => found.accounts.extend(accounts),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::event_for_tests::player;

    fn judge_called(name: &str, id: i64) -> ActiveStaff {
        let at = chrono::DateTime::UNIX_EPOCH;
        ActiveStaff { account_id: AccountId(id), name: name.to_owned(), role: StaffRole::Judge, added_at: at }
    }

    #[test]
    fn people_are_known_by_their_names_and_others_stay_as_they_are_written() {
        let mut players = [player(1), player(2), player(3)];
        players[2].person.name = players[1].person.name.clone();
        players[2].person.suffix = 2;
        let staff = [judge_called("Sam", 9)];
        let typed = " player 01\r\nPlayer 02 (2)\nPlayer 02\n\nsam\nthe man with the hat\nPLAYER 01";
        let found = named(typed, &staff, &players);
        // Two are called Player 02, and the one without a number behind the name is meant by the name as it stands.
        assert_eq!(found.players, [players[0].id, players[2].id, players[1].id]);
        assert_eq!((found.accounts, found.others), (vec![AccountId(9)], vec!["the man with the hat".to_owned()]));
    }

    /// A thousand characters are five hundred lines: looked for one by one, they held the one writer for seconds.
    #[test]
    fn no_more_lines_are_looked_for_than_may_be_named() {
        let players: Vec<Player> = (1..=9).map(player).collect();
        let typed = (1..=500).map(|at| format!("{at}")).collect::<Vec<_>>().join("\n");
        assert_eq!(named(&typed, &[], &players).others.len(), limits::REPORT_LINES);
        let behind = format!("{}Player 01", "x\n".repeat(limits::REPORT_LINES));
        assert!(named(&behind, &[], &players).players.is_empty());
        assert!(matches!(persons_fault(&behind, 1), Some(Refusal::TooManyNamed { .. })));
    }

    #[test]
    fn what_is_wrong_is_said_at_its_field() {
        let staff = [judge_called("Sam", 9)];
        let players = [player(1)];
        let good = TypedReport {
            kind: "threats".to_owned(),
            persons: "Player 01".to_owned(),
            happened: "A threat.".to_owned(),
            ..TypedReport::default()
        };
        let fields = |typed: &TypedReport| -> Vec<String> {
            match check(typed, &staff, &players, (Some(PlayerId(77)), None)) {
                Err(Error::Faults(faults)) => faults.into_iter().map(|fault| fault.field).collect(),
                other => panic!("{other:?}"),
            }
        };
        assert!(check(&good, &staff, &players, (Some(PlayerId(77)), None)).is_ok());
        assert_eq!(fields(&TypedReport::default()), ["persons", "kind", "happened"]);
        assert_eq!(fields(&TypedReport { staff: vec!["8".to_owned()], ..good.clone() }), ["staff"]);
        assert_eq!(fields(&TypedReport { judge: "8".to_owned(), ..good.clone() }), ["judge"]);
        let about_judge = TypedReport { judge: "9".to_owned(), persons: "SAM".to_owned(), ..good.clone() };
        assert_eq!(fields(&about_judge), ["judge"]);
        assert_eq!(fields(&TypedReport { grounds: vec!["taste".to_owned()], ..good.clone() }), ["ground"]);
        assert_eq!(fields(&TypedReport { place: "x".repeat(limits::REPORT_PLACE + 1), ..good.clone() }), ["where"]);
        let own = check(&good, &staff, &players, (Some(players[0].id), None));
        assert!(matches!(own, Err(Error::Faults(faults)) if faults == [Fault::new("persons", Refusal::AboutOneself)]));
    }
}
