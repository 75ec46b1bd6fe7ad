//! Somebody writes a confidential report: one of the staff, or a player by the private link.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;

use reeve_limits as limits;
use reeve_rules::confidential::{ReportStep, ReportTextFault, report_text};
use reeve_rules::rulings::conduct::{ConductKind, HarassmentGround};
use reeve_rules::text::{is_unfit_in_lines, tidy_lines, too_long};
use reeve_rules::tournament::same_name::{name_key, same_name};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_rules::tournament::who_is_meant::{NamesByWord, may_mean};
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::{AttemptKind, Window};
use reeve_store::confidential_report;
use reeve_store::confidential_report::{ActiveStaff, NewAbout, NewReport, NewStep};
use reeve_store::outbox;
use reeve_store::outbox::MailKind;
use reeve_store::player::Player;
use reeve_store::{AccountId, PlayerId, Scope, Snapshot, TournamentId};
use reeve_views::confidential;
use reeve_views::people::attendance;
use reeve_views::visibility;

use crate::action::TRIES;
use crate::background::apart;
use crate::confidential::refusal::Refusal;
use crate::network::{Network, networks};
use crate::{Action, Context, Error, Fault, Permission, Result, Who};

/// A report as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedReport {
    /// The code of its kind.
    pub kind: String,
    /// Whom it is about, one a line: names of players and staff, or any other words.
    pub persons: String,
    /// Whom it is about whose names the writer does not know, one a line, in any words.
    pub described: String,
    /// The numbers of accounts of the staff that were ticked.
    pub staff: Vec<String>,
    pub happened: String,
    pub place: String,
    /// The codes of grounds that were ticked.
    pub grounds: Vec<String>,
    /// The number of the account of the judge who shall read it; empty for none.
    pub judge: String,
    /// Who is meant by lines of which nobody knew: [`MeantPerson`] as it is sent, a blank, and the line.
    pub meant: Vec<String>,
}

/// Who may be meant by a line that names nobody, or several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MeantPerson {
    /// A player: the number in the tournament, and the name.
    Player(i64, String),
    /// Somebody on the staff: the account, and its name.
    Staff(AccountId, String),
    /// Nobody of these: the line stays as it is written.
    SomebodyElse,
}

impl MeantPerson {
    /// What the form sends where this is the answer to the question about a line.
    pub fn sent(&self, line: &str) -> String {
        match self {
            MeantPerson::Player(number, _) => format!("p{number} {line}"),
            MeantPerson::Staff(account, _) => format!("a{account} {line}"),
            MeantPerson::SomebodyElse => format!("0 {line}"),
        }
    }
}

/// A line of the people that names nobody, or several: whom it is about decides who reads the report, so that is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhoQuestion {
    pub line: String,
    /// Who may be meant; the last one is somebody else.
    pub choices: Vec<MeantPerson>,
}

/// Whom whoever writes a report may be shown as one who may be meant: the staff, which the form lists, and of the players those of
/// the public pages; one of the staff sees all.
struct PeopleKnown<'k> {
    staff: &'k [ActiveStaff],
    players: &'k [Player],
    /// The players who may be shown.
    shown: BTreeSet<PlayerId>,
    /// The names of all players, once one is looked for that nobody has.
    by_word: OnceCell<NamesByWord>,
}

/// The most players who are shown as those who may be meant by one line.
const MOST_MEANT: usize = 12;

impl PeopleKnown<'_> {
    fn of<'k>(snapshot: &'k Snapshot, staff: &'k [ActiveStaff], own: Option<PlayerId>) -> PeopleKnown<'k> {
        let public = || visibility::published(snapshot).into_iter().flat_map(attendance::seated).collect();
        let all = || snapshot.players.iter().map(|player| player.id).collect();
        let shown = if own.is_some() { public() } else { all() };
        PeopleKnown { staff, players: &snapshot.players, shown, by_word: OnceCell::new() }
    }

    /// Whether a line may mean somebody on the staff.
    fn may_be_staff(&self, line: &str) -> bool {
        self.staff.iter().any(|one| may_mean(line, &one.name))
    }

    /// Who may be meant by a line; the last one is somebody else.
    fn choices(&self, line: &str) -> Vec<MeantPerson> {
        let mut accounts: Vec<&ActiveStaff> = self.staff.iter().filter(|one| may_mean(line, &one.name)).collect();
        accounts.dedup_by_key(|one| one.account_id);
        let staff = accounts.into_iter().map(|one| MeantPerson::Staff(one.account_id, one.name.clone()));
        let names = || NamesByWord::of(self.players.iter().map(|player| player.person.name.as_str()));
        let meant = self.by_word.get_or_init(names).meant(line);
        let meant = meant.into_iter().filter_map(|at| self.players.get(at));
        let mut players: Vec<&Player> =
            meant.filter(|player| !player.is_hidden() && self.shown.contains(&player.id)).collect();
        let line = name_key(line);
        players.sort_by_cached_key(|player| name_key(&player.person.name) != line);
        let players =
            players.into_iter().take(MOST_MEANT).map(|player| MeantPerson::Player(player.number, player.label()));
        staff.chain(players).chain([MeantPerson::SomebodyElse]).collect()
    }
}

/// What the form asks about the people who were typed: each line that names nobody, or several, with who may be meant. `own` is the
/// player who writes by the private link.
pub async fn questions(
    typed: &TypedReport,
    snapshot: Snapshot,
    staff: &[ActiveStaff],
    own: Option<PlayerId>,
) -> Result<Vec<WhoQuestion>> {
    let (typed, staff) = (typed.clone(), staff.to_vec());
    apart(move || named(&typed, &PeopleKnown::of(&snapshot, &staff, own)).unknown).await
}

/// Whom a report is about.
#[derive(Debug, Default, PartialEq, Eq)]
struct WhoIsMeant {
    players: Vec<PlayerId>,
    /// Players whom the form does not offer and whose names were typed all the same. The lines stand among the others, and whoever
    /// writes the report reads these alone: a name as it is stored would tell that there is such a player.
    unseen: Vec<PlayerId>,
    accounts: Vec<AccountId>,
    others: Vec<String>,
    /// Lines of which nobody knows who is meant; those that were answered are among them.
    unknown: Vec<WhoQuestion>,
    /// Whether one of these was not answered.
    is_open: bool,
}

/// Stores a report (2.2.3); gives what stands in its address. Only whoever knows that, or may read the report by
/// [`ReportSides`](reeve_rules::confidential::ReportSides), learns that there is one.
///
/// `by_mail`: mail is set up, so those who may read it are told that something waits, and not what.
///
/// Errors: [`Error::Faults`]; [`Error::Forbidden`] for anybody but the staff and the player whose link it is;
/// [`Error::TooMany`].
pub async fn file_report(
    context: &Context<'_>,
    id: TournamentId,
    typed: &TypedReport,
    by_mail: bool,
) -> Result<String> {
    let permission = match context.caller.who {
        Who::Player { .. } => Permission::OwnPage,
        _ => Permission::ReportConduct,
    };
    let (own, account) = (context.caller.player(), context.caller.account());
    if own.is_none() && account.is_none() {
        return Err(Error::Forbidden);
    }
    count_try(context, id).await?;
    let (mut action, checked) = begin(context, id, permission, typed).await?;
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
    confidential_report::insert_about(&mut action.tx, report, &checked.named.about()).await?;
    confidential_report::insert_grounds(&mut action.tx, report, &checked.grounds).await?;
    let step = NewStep { step: ReportStep::Filed, by: account, content: "", at: context.now };
    confidential_report::insert_step(&mut action.tx, report, step).await?;
    if by_mail {
        for reader in confidential::readers(&mut action.tx, id, &key).await? {
            tell(&mut action, reader, context).await?;
        }
    }
    action.creates(&key);
    action.commit_in_confidence().await?;
    Ok(key)
}

/// Queues the mail that says that something waits; one that waits itself says it too.
async fn tell(action: &mut Action, reader: AccountId, context: &Context<'_>) -> Result<()> {
    let has_address = account::by_id(&mut action.tx, reader).await?.is_some_and(|account| account.email.is_some());
    if has_address && outbox::waiting_for(&mut action.tx, MailKind::Waits, reader).await? == 0 {
        outbox::to_account(&mut action.tx, MailKind::Waits, reader, context.now).await?;
    }
    Ok(())
}

/// Checks what was typed before the lock is taken, and apart from the requests: names are looked for among all players, and nobody
/// waits for that. Done again where the tournament or who is on its staff has changed meanwhile.
async fn begin(
    context: &Context<'_>,
    id: TournamentId,
    permission: Permission,
    typed: &TypedReport,
) -> Result<(Action, Result<CheckedReport>)> {
    let who = (context.caller.player(), context.caller.account());
    for _ in 0..TRIES {
        let mut tx = context.db.read().await?;
        let staff = confidential_report::active_staff(&mut tx, id).await?;
        let snapshot = Snapshot::load(&mut tx, id).await?;
        let version = snapshot.tournament.version;
        drop(tx);
        let typed = typed.clone();
        let work = move || (check(&typed, &PeopleKnown::of(&snapshot, &staff, who.0), who), staff);
        let (checked, staff) = apart(work).await?;
        let Some(mut action) = Action::begin_unchanged(context, id, version, permission).await? else { continue };
        if confidential_report::active_staff(&mut action.tx, id).await? == staff {
            return Ok((action, checked));
        }
    }
    Err(Error::Stale)
}

/// Counts a form before anything in it is compared, and refuses where too many were sent within a day: forms that come back count
/// too, since each looks for names among all players. An account counts for itself, and
/// whoever comes by a private link under the network address. Staff see the links too. Were reports counted by player, somebody
/// of them could find out by writing in the player's name how many there are, and take the last one away.
async fn count_try(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let writers = match context.caller.account() {
        Some(account) if context.caller.player().is_none() => vec![Network { name: account.to_string(), weight: 1 }],
        _ => networks(&context.caller.address),
    };
    let subjects: Vec<String> = writers.iter().map(|writer| format!("{id} {}", writer.name)).collect();
    let under: Vec<_> = subjects.iter().map(|subject| (AttemptKind::Report, subject.as_str())).collect();
    let day = Window::last(TimeDelta::days(1), context.now);
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let tried = account::attempts_under(&mut tx, &under, day).await?;
    if tried.iter().zip(&writers).any(|(tried, writer)| *tried >= limits::REPORTS_A_DAY * writer.weight) {
        return Err(Error::TooMany(Refusal::TooManyToday { most: limits::REPORTS_A_DAY }.into()));
    }
    account::insert_attempts(&mut tx, &under, context.now).await?;
    tx.commit().await?;
    Ok(())
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
    known: &PeopleKnown<'_>,
    (own, account): (Option<PlayerId>, Option<AccountId>),
) -> Result<CheckedReport> {
    let staff = known.staff;
    let mut faults = Vec::new();
    let mut fault = |field: &str, why: Refusal| faults.push(Fault::new(field, why));
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
    let kind = ConductKind::from_code(&typed.kind).filter(|kind| ConductKind::GENERAL.contains(kind));
    if kind.is_none() {
        fault("kind", Refusal::KindMissing);
    }
    let named = named(typed, known);
    let ticked: Option<Vec<AccountId>> = typed.staff.iter().map(|number| on_staff(number, staff)).collect();
    let mut accounts: BTreeSet<AccountId> = named.accounts.iter().copied().collect();
    match ticked {
        Some(ticked) => accounts.extend(ticked),
        None => fault("staff", Refusal::NotOnTheStaff),
    }
    let count = named.players.len() + accounts.len() + named.others.len() + named.unknown.len();
    let asked = named.is_open.then_some(Refusal::WhoIsMeant);
    let long = names_fault(&typed.described);
    if let Some(why) = long {
        fault("described", why);
    }
    let lines = [&typed.persons, &typed.described].map(|text| tidy_lines(text).lines().count()).into_iter().sum();
    if let Some(why) = persons_fault(&typed.persons, (count, lines)).or(asked) {
        fault("persons", why);
    }
    if own.is_some_and(|own| named.names_player(own)) || account.is_some_and(|own| accounts.contains(&own)) {
        fault("persons", Refusal::AboutOneself);
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

/// What is wrong with the field of the people, which name so many with those who were ticked and described, in so many lines.
fn persons_fault(typed: &str, (count, lines): (usize, usize)) -> Option<Refusal> {
    let many = (lines > limits::REPORT_LINES).then_some(Refusal::TooManyNamed { most: limits::REPORT_LINES });
    let nobody = (count == 0).then_some(Refusal::NobodyNamed);
    nobody.or(names_fault(typed)).or(many)
}

/// What is wrong with lines that name or describe people, whoever they are.
fn names_fault(typed: &str) -> Option<Refusal> {
    let tidy = tidy_lines(typed);
    let long = too_long(&tidy, limits::REPORT_PERSONS).map(|fault| Refusal::Text(ReportTextFault::TooLong(fault)));
    let control = is_unfit_in_lines(&tidy).then_some(Refusal::Text(ReportTextFault::Control));
    long.or(control)
}

/// Whom the lines name: the one player whom the name tells apart from everybody else, or the one account of the staff. A line that is
/// nobody's name, or that of several, is answered by whoever writes the report, with one of those who may be meant.
/// More lines than may be are refused anyhow ([`persons_fault`]), and nobody is looked for by them.
fn named(typed: &TypedReport, known: &PeopleKnown<'_>) -> WhoIsMeant {
    let mut found = WhoIsMeant::default();
    let mut names = BTreeMap::<String, BTreeSet<usize>>::new();
    for (at, player) in known.players.iter().enumerate().filter(|(_, player)| !player.is_hidden()) {
        for name in [player.label(), player.person.name.clone()] {
            names.entry(name_key(&name)).or_default().insert(at);
        }
    }
    let (by_name, described) = (tidy_lines(&typed.persons), tidy_lines(&typed.described));
    let lines = by_name.lines().map(|line| (line, false)).chain(described.lines().map(|line| (line, true)));
    let lines = lines.map(|(line, described)| (line.trim(), described)).filter(|(line, _)| !line.is_empty());
    for (line, described) in lines.take(limits::REPORT_LINES) {
        let players = names.get(&name_key(line)).into_iter().flatten().filter_map(|at| known.players.get(*at));
        let players: Vec<&Player> = players.collect();
        let accounts: BTreeSet<AccountId> =
            known.staff.iter().filter(|one| same_name(&one.name, line)).map(|one| one.account_id).collect();
        match (players.as_slice(), accounts.first()) {
            ([only], None) if known.shown.contains(&only.id) => found.add_player(only.id),
            ([], Some(_)) => found.accounts.extend(accounts),
            // Whoever describes somebody has said that the name is not known. What may mean one of the staff is asked all the same.
            (players, None) if described && !known.may_be_staff(line) => {
                found.add_other(line, if let [only] = players { Some(only.id) } else { None });
            }
            // Were nobody asked then, the form would tell which names are those of players whom no public page shows.
            ([only], None) => found.answer(line, typed, known, Some(only.id)),
            _ => found.answer(line, typed, known, None),
        }
    }
    found
}

impl WhoIsMeant {
    /// Whether a player is among them.
    fn names_player(&self, player: PlayerId) -> bool {
        self.players.contains(&player) || self.unseen.contains(&player)
    }

    /// As it is stored.
    fn about(&self) -> Vec<NewAbout> {
        let players = self.players.iter().map(|player| NewAbout::Player(*player));
        let unseen = self.unseen.iter().map(|player| NewAbout::Unseen(*player));
        let accounts = self.accounts.iter().map(|account| NewAbout::Account(*account));
        players.chain(unseen).chain(accounts).collect()
    }

    fn add_player(&mut self, player: PlayerId) {
        if !self.players.contains(&player) {
            self.players.push(player);
        }
    }

    /// Takes a line as it is typed. `unseen`: whose name it is all the same.
    fn add_other(&mut self, line: &str, unseen: Option<PlayerId>) {
        self.others.push(line.to_owned());
        self.unseen.extend(unseen.filter(|player| !self.unseen.contains(player)));
    }

    /// Takes whom the form says to be meant by a line, of those whom it offers. `unseen`: whose name the line is, where the form does
    /// not offer that player.
    fn answer(&mut self, line: &str, typed: &TypedReport, known: &PeopleKnown<'_>, unseen: Option<PlayerId>) {
        let choices = known.choices(line);
        let chosen: Vec<MeantPerson> =
            choices.iter().filter(|choice| typed.meant.contains(&choice.sent(line))).cloned().collect();
        self.unknown.push(WhoQuestion { line: line.to_owned(), choices });
        self.is_open |= chosen.is_empty();
        for choice in chosen {
            match choice {
                MeantPerson::Player(number, _) => {
                    let player = known.players.iter().find(|player| player.number == number);
                    player.into_iter().for_each(|player| self.add_player(player.id));
                }
                MeantPerson::Staff(account, _) => self.accounts.push(account),
                MeantPerson::SomebodyElse => self.add_other(line, unseen),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_views::event_for_tests::player;

    fn judge_called(name: &str, id: i64) -> ActiveStaff {
        let at = chrono::DateTime::UNIX_EPOCH;
        ActiveStaff { account_id: AccountId(id), name: name.to_owned(), role: StaffRole::Judge, added_at: at }
    }

    fn known<'k>(players: &'k [Player], staff: &'k [ActiveStaff]) -> PeopleKnown<'k> {
        let shown = players.iter().map(|player| player.id).collect();
        PeopleKnown { staff, players, shown, by_word: OnceCell::new() }
    }

    fn persons(lines: &str, meant: &[&str]) -> TypedReport {
        let meant = meant.iter().map(|one| (*one).to_owned()).collect();
        TypedReport { persons: lines.to_owned(), meant, ..TypedReport::default() }
    }

    #[test]
    fn people_are_known_by_their_names_and_who_is_not_is_asked_for() {
        let mut players = [player(1), player(2), player(3), player(4)];
        players[2].person.name = players[1].person.name.clone();
        players[2].person.suffix = 2;
        // Somebody who is called like one of the staff.
        players[3].person.name = "Sam".to_owned();
        let staff = [judge_called("Sam", 9), judge_called("Ada Judge", 11)];
        let known = known(&players, &staff);
        let lines = " player 01\r\nPlayer 02 (2)\nPlayer 02\n\nsam\nADA JUDGE\nthe man with the hat\nPLAYER 01";
        let found = named(&persons(lines, &[]), &known);
        assert_eq!(found.players, [players[0].id, players[2].id]);
        assert_eq!((found.accounts, found.others), (vec![AccountId(11)], Vec::new()));
        // Two are called Player 02, and two Sam.
        let unknown: Vec<&str> = found.unknown.iter().map(|one| one.line.as_str()).collect();
        assert_eq!(unknown, ["Player 02", "sam", "the man with the hat"]);
        assert!(found.is_open);
        let meant = ["p2 Player 02", "a9 sam", "0 the man with the hat"];
        let found = named(&persons(lines, &meant), &known);
        assert_eq!(found.players, [players[0].id, players[2].id, players[1].id]);
        assert_eq!(found.accounts, [AccountId(9), AccountId(11)]);
        assert_eq!((found.others, found.is_open), (vec!["the man with the hat".to_owned()], false));
    }

    #[test]
    fn of_thousands_whose_names_are_nearly_typed_some_are_offered() {
        let letter = |number: i64| char::from_u32(0x4E00 + number as u32).expect("a letter");
        let named = |number: i64| {
            let mut one = player(number);
            one.person.name = format!("Ada Lovel{}ce", letter(number));
            one
        };
        let players: Vec<Player> = (1..=5_000).map(named).collect();
        let known = known(&players, &[]);
        assert_eq!(known.choices("Lovelace").len(), MOST_MEANT + 1);
        // Who has the very name comes first.
        let choices = known.choices(&format!("ADA lovel{}ce", letter(4_321)));
        assert_eq!((choices.len(), &choices[0]), (MOST_MEANT + 1, &MeantPerson::Player(4_321, players[4_320].label())));
    }

    #[test]
    fn only_those_who_may_be_shown_are_offered_and_taken() {
        let mut players = [player(1), player(2)];
        players[0].person.name = "Zoë Müller".to_owned();
        players[1].person.name = "Zoe Miller".to_owned();
        let staff = [judge_called("Zora", 9), judge_called("Mueller", 10)];
        let mut known = known(&players, &staff);
        known.shown = BTreeSet::from([players[1].id]);
        let somebody_else = MeantPerson::SomebodyElse;
        let miller = MeantPerson::Player(2, "Zoe Miller".to_owned());
        assert_eq!(known.choices("Zoe M"), [miller, somebody_else.clone()]);
        assert_eq!(known.choices("zor"), [MeantPerson::Staff(AccountId(9), "Zora".to_owned()), somebody_else]);
        // A name that no public page shows is asked for like any other, and is known all the same.
        assert!(named(&persons("Zoë Müller", &[]), &known).is_open);
        let written = named(&persons("Zoë Müller", &["0 Zoë Müller"]), &known);
        assert_eq!((written.players, written.unseen), (Vec::new(), vec![players[0].id]));
        assert_eq!(written.others, ["Zoë Müller"], "the line stays as it was typed");
        let twice = named(&persons("zoë müller\nZoë Müller", &["0 zoë müller", "0 Zoë Müller"]), &known);
        assert_eq!((twice.unseen, twice.others.len()), (vec![players[0].id], 2));
        // Whoever is not offered is not taken by a number that somebody tries.
        let tried = named(&persons("Zoe M", &["p1 Zoe M", "a10 Zoe M", "p2 another line"]), &known);
        assert!(tried.is_open && tried.players.is_empty() && tried.accounts.is_empty());
    }

    #[test]
    fn whoever_is_described_is_not_asked_for_unless_it_may_be_one_of_the_staff() {
        let mut players = [player(1), player(2)];
        players[1].person.name = "Zoe Miller".to_owned();
        let staff = [judge_called("Sam", 9)];
        let mut known = known(&players, &staff);
        known.shown = BTreeSet::from([players[0].id]);
        let described = |lines: &str, meant: &[&str]| {
            named(&TypedReport { described: lines.to_owned(), ..persons("", meant) }, &known)
        };
        let found = described("a tall man\n\nplayer 01\nzoe miller\nPlayer 0", &[]);
        assert_eq!((found.players, found.unseen), (vec![players[0].id], vec![players[1].id]));
        assert_eq!((found.others.len(), found.is_open), (3, false));
        let asked = described("Samm, I think", &[]);
        assert!(asked.is_open && asked.unknown.iter().map(|one| one.line.as_str()).eq(["Samm, I think"]));
        assert_eq!(described("Samm, I think", &["a9 Samm, I think"]).accounts, [AccountId(9)]);
        assert_eq!(described("sam", &[]).accounts, [AccountId(9)]);
    }

    /// A thousand characters are five hundred lines: looked for one by one, they held the one writer for seconds.
    #[test]
    fn no_more_lines_are_looked_for_than_may_be_named() {
        let players: Vec<Player> = (1..=9).map(player).collect();
        let known = known(&players, &[]);
        let typed = (1..=500).map(|at| format!("{at}")).collect::<Vec<_>>().join("\n");
        assert_eq!(named(&persons(&typed, &[]), &known).unknown.len(), limits::REPORT_LINES);
        let behind = format!("{}Player 01", "x\n".repeat(limits::REPORT_LINES));
        assert!(named(&persons(&behind, &[]), &known).players.is_empty());
        assert!(matches!(persons_fault(&behind, (1, behind.lines().count())), Some(Refusal::TooManyNamed { .. })));
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
            match check(typed, &known(&players, &staff), (Some(PlayerId(77)), None)) {
                Err(Error::Faults(faults)) => faults.into_iter().map(|fault| fault.field).collect(),
                other => panic!("{other:?}"),
            }
        };
        assert!(check(&good, &known(&players, &staff), (Some(PlayerId(77)), None)).is_ok());
        assert_eq!(fields(&TypedReport::default()), ["happened", "kind", "persons"]);
        let described = TypedReport { persons: String::new(), described: "A tall man".to_owned(), ..good.clone() };
        assert!(check(&described, &known(&players, &staff), (Some(PlayerId(77)), None)).is_ok());
        let long = "x".repeat(limits::REPORT_PERSONS + 1);
        assert_eq!(fields(&TypedReport { described: long, ..good.clone() }), ["described"]);
        assert_eq!(fields(&TypedReport { staff: vec!["8".to_owned()], ..good.clone() }), ["staff"]);
        assert_eq!(fields(&TypedReport { judge: "8".to_owned(), ..good.clone() }), ["judge"]);
        assert_eq!(fields(&TypedReport { persons: "Plaer 01".to_owned(), ..good.clone() }), ["persons"]);
        let about_judge = TypedReport { judge: "9".to_owned(), persons: "SAM".to_owned(), ..good.clone() };
        assert_eq!(fields(&about_judge), ["judge"]);
        assert_eq!(fields(&TypedReport { grounds: vec!["taste".to_owned()], ..good.clone() }), ["ground"]);
        assert_eq!(fields(&TypedReport { place: "x".repeat(limits::REPORT_PLACE + 1), ..good.clone() }), ["where"]);
        let own = check(&good, &known(&players, &staff), (Some(players[0].id), None));
        assert!(matches!(own, Err(Error::Faults(faults)) if faults == [Fault::new("persons", Refusal::AboutOneself)]));
    }
}
