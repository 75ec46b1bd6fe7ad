//! What importing a list of players would do: read, mapped, compared with who is there. Pure.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use reeve_files::code_page::{guess, odd_word};
use reeve_files::companions::{Everybody, Families};
use reeve_files::encoding::Encoding;
use reeve_files::fault::{CellFault, FaultKind, FileFault};
use reeve_files::player_column::PlayerColumn;
use reeve_files::player_status;
use reeve_files::player_status::StatusValue;
use reeve_files::players::{
    Mapping, PlayerLine, broken_cells, guess_mapping, guess_without_header, has_header, joined, names_that_differ,
    read_mapped, read_table, take_numbers_out, turned,
};
use reeve_files::spreadsheet::SheetList;
use reeve_files::table::{CsvRecord, CsvTable, shown};
use reeve_files::text;
use reeve_secret as secret;
use reeve_store::player;
use reeve_store::player::{Person, Player};
use reeve_store::player_list::ListedAgreement;
use reeve_store::{PlayerId, Snapshot};

use crate::people::import_agreed::{AgreedChoice, ListAgreements};
use crate::people::import_doubles::{Double, DoubleChoice, KnownPeople, Likeness, MeantBy, Whose, merge};
use crate::people::person;
use crate::people::refusal::Refusal;
use crate::{Fault, Refusal as AnyRefusal};
use reeve_rules::text::as_seen;
use reeve_rules::tournament::same_person::looks;
use reeve_views::people::places;
use reeve_views::people::staff;

/// What the organizer says about a file. What is not said is guessed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportChoice {
    /// How its characters are written.
    pub encoding: Option<Encoding>,
    pub separator: Option<char>,
    /// Whether its first line names the columns, and is no player.
    pub header: Option<bool>,
    /// What its columns hold, by place; columns that are not named are left out.
    pub mapping: Option<Mapping>,
    /// Names with a comma are written "Last, First" and are turned round.
    pub turn: bool,
    /// What becomes of lines with the name of a player who is there already.
    pub known: DoubleChoice,
    /// Staff of the same name are other people (1.3.2).
    pub another_person_than_staff: bool,
    /// Who has nothing wrong but an e-mail address, or a broken cell beside the name, comes in without it.
    pub without_bad_email: bool,
    /// The lines that are left out.
    pub left_out: BTreeSet<u64>,
    /// The column that said what became of each registration when the organizer chose, and the places of the values whose lines are
    /// left out.
    pub statuses: Option<(usize, BTreeSet<usize>)>,
    /// What becomes of lines that may mean somebody who is there, where it is not what is suggested.
    pub doubles: BTreeMap<u64, DoubleChoice>,
    /// To what those agreed of whom the list says that they did.
    pub agreed: AgreedChoice,
}

/// What would happen to a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineOutcome {
    New,
    /// A new player on the waiting list.
    Waiting,
    /// It means somebody who is there already; the line is left out.
    There,
    /// It means somebody who is there already, who gets what is new in it.
    Merged,
    /// It is left out because the organizer says so.
    LeftOut,
    /// It is left out for what the list says of the registration.
    Declined,
}

impl LineOutcome {
    fn code(self) -> &'static str {
        match self {
            LineOutcome::New => "new",
            LineOutcome::Waiting => "waiting",
            LineOutcome::There => "there",
            LineOutcome::Merged => "merged",
            LineOutcome::LeftOut => "left-out",
            LineOutcome::Declined => "declined",
        }
    }
}

/// A line that can be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedPlayer {
    /// The line in the file.
    pub line: u64,
    /// Who it is, with the suffix that the player would get.
    pub person: Person,
    /// The telephone number, for the staff.
    pub phone: Option<String>,
    /// What the player agreed to.
    pub agreed: Option<ListedAgreement>,
    pub outcome: LineOutcome,
    pub double: Option<Double>,
}

impl PlannedPlayer {
    fn in_short(&self) -> String {
        let double = self.double.as_ref().map(Double::in_short).unwrap_or_default();
        format!("{} {} {} {double}", self.line, self.outcome.code(), self.person.suffix)
    }
}

/// What lists say of a registration, such as `declined`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedStatus {
    /// How many lines have which value.
    pub value: StatusValue,
    /// Whether these lines are left out.
    pub is_out: bool,
}

/// Something wrong in a file: of the file itself, or of a person in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineFault {
    /// The line where the record starts; the header is line 1. None for the file as a whole.
    pub line: Option<u64>,
    /// The name of the column, where it is about one.
    pub column: Option<String>,
    pub what: LineFaultKind,
}

/// What is wrong in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineFaultKind {
    /// What the reader of files says.
    File(FaultKind),
    /// What is wrong about a person.
    Person(AnyRefusal),
}

impl LineFault {
    fn at(line: u64, column: String, refusal: impl Into<AnyRefusal>) -> LineFault {
        LineFault { line: Some(line), column: Some(column), what: LineFaultKind::Person(refusal.into()) }
    }

    fn of_file(refusal: Refusal) -> LineFault {
        LineFault { line: None, column: None, what: LineFaultKind::Person(refusal.into()) }
    }

    fn key(&self) -> (Option<u64>, Option<&str>) {
        (self.line, self.column.as_deref())
    }
}

impl From<FileFault> for LineFault {
    fn from(fault: FileFault) -> LineFault {
        LineFault { line: fault.line, column: fault.column, what: LineFaultKind::File(fault.what) }
    }
}

/// What importing a file would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportPlan {
    /// The sheet of a workbook that it was, and whether there were other sheets.
    pub sheet: Option<(String, bool)>,
    /// How its characters are read.
    pub encoding: Encoding,
    pub separator: char,
    /// Whether its first line names the columns, and is no player.
    pub has_header: bool,
    /// The physical line that it begins on; a title may stand above.
    pub header_line: u64,
    /// The names of its columns; empty ones where it has none.
    pub header: Vec<String>,
    pub mapping: Mapping,
    /// The places of the columns that hold something and are not read.
    pub unread: Vec<usize>,
    /// What the column says that tells what became of the registrations, where there is one.
    pub statuses: Vec<PlannedStatus>,
    /// Who comes with whom, where a column says so.
    pub families: Option<Families>,
    /// What the list says of who agreed, where a column says so.
    pub agreed: Option<ListAgreements>,
    /// The first word with a sign that no language has there, and its line: another encoding may be right.
    pub odd_word: Option<(u64, String)>,
    /// Whole names that differ from what their parts make, as both; three at most. The whole names are taken.
    pub differing_names: Vec<(String, String)>,
    /// The first name of a numbered list, as it was; the numbers are taken out.
    pub numbered: Option<String>,
    /// A name that can be turned round, and the same turned; none where no name has a comma.
    pub turnable: Option<(String, String)>,
    /// The lines that can be taken, and those that are left out.
    pub rows: Vec<PlannedPlayer>,
    /// Players who are there and get something new, as they are then.
    pub changed: BTreeMap<i64, (PlayerId, Person)>,
    /// Telephone numbers for players who are there, kept where none is known yet.
    pub phones: BTreeMap<i64, String>,
    /// What players who are there agreed to, of whom nobody knew that they had agreed to anything.
    pub agreed_there: BTreeMap<i64, ListedAgreement>,
    /// What is wrong, with line and column.
    pub faults: Vec<LineFault>,
    /// Who stands on the faulty lines, as far as that can be read.
    pub faulty_names: BTreeMap<u64, String>,
    /// The names of those who come in and may be banned.
    pub banned: Vec<String>,
    /// Whether leaving the faulty lines out leaves something that can be trusted: the file as a whole could
    /// be read.
    pub readable: bool,
}

impl ImportPlan {
    /// How many lines have this outcome.
    pub fn count(&self, outcome: LineOutcome) -> usize {
        self.rows.iter().filter(|row| row.outcome == outcome).count()
    }

    /// How many lines have a fault.
    pub fn faulty(&self) -> usize {
        self.faults.iter().filter_map(|fault| fault.line).collect::<BTreeSet<_>>().len()
    }

    /// What somebody saw who looked at this plan, in short: how the file was read with that choice, and what happens to
    /// each line. A plan in which the same was seen imports the same. To which version somebody agreed, and when, is what is typed with
    /// the button.
    pub fn seen(&self, choice: &ImportChoice) -> String {
        let columns: Vec<&str> = self.mapping.iter().map(|field| field.map_or("", PlayerColumn::code)).collect();
        let lines: Vec<String> = self.rows.iter().map(PlannedPlayer::in_short).collect();
        let (columns, lines) = (columns.join(","), secret::digest(&lines.join("\n")));
        let separator = u32::from(self.separator);
        let (turn, known, staff) = (choice.turn, choice.known.code(), choice.another_person_than_staff);
        let emails = choice.without_bad_email;
        format!("{} {separator} {columns} {turn} {known} {staff} {emails} {lines}", self.encoding.code())
    }

    /// Whether a text has the form of what [`ImportPlan::seen`] gives.
    pub fn is_seen(text: &str) -> bool {
        text.rsplit_once(' ').is_some_and(|(_, lines)| lines.len() == secret::digest("").len())
    }

    /// Whether the e-mail address of a line, or a broken cell, is all that is wrong with something of it.
    pub fn has_bad_email(&self) -> bool {
        self.faults.iter().any(|fault| match &fault.what {
            LineFaultKind::Person(refusal) => is_of_email(refusal),
            LineFaultKind::File(what) => matches!(what, FaultKind::Cell(CellFault::Broken(_))),
        })
    }

    /// The column that says what became of each registration, where its values can be chosen from.
    pub fn status_column(&self) -> Option<usize> {
        status_column(&self.mapping).filter(|_| !self.statuses.is_empty())
    }

    /// The lines that become players.
    pub fn coming(&self) -> impl Iterator<Item = &PlannedPlayer> {
        self.rows.iter().filter(|row| matches!(row.outcome, LineOutcome::New | LineOutcome::Waiting))
    }
}

/// How many names are shown where something is asked about all of them.
const SAMPLES: usize = 3;

/// Works out what importing the bytes of a file would do. `today` is that of the tournament's place.
pub fn plan(snapshot: &Snapshot, bytes: &[u8], choice: &ImportChoice, today: NaiveDate) -> ImportPlan {
    let sheet = SheetList::of_kept(bytes);
    let encoding = match sheet {
        Some(_) => Encoding::Utf8,
        None => choice.encoding.unwrap_or_else(|| guess(bytes)),
    };
    let mut plan = ImportPlan {
        sheet: sheet.map(|(name, has_others, _)| (name.to_owned(), has_others)),
        encoding,
        separator: ',',
        has_header: true,
        header_line: 1,
        header: Vec::new(),
        mapping: Vec::new(),
        unread: Vec::new(),
        statuses: Vec::new(),
        families: None,
        agreed: None,
        odd_word: None,
        differing_names: Vec::new(),
        numbered: None,
        turnable: None,
        rows: Vec::new(),
        changed: BTreeMap::new(),
        phones: BTreeMap::new(),
        agreed_there: BTreeMap::new(),
        faults: Vec::new(),
        faulty_names: BTreeMap::new(),
        banned: Vec::new(),
        readable: false,
    };
    let decoded = match sheet {
        Some((_, _, text)) => Ok(text.to_owned()),
        None => text::decode(bytes, encoding),
    };
    let text = match decoded {
        Ok(text) => text,
        Err(faults) => return ImportPlan { faults: faults.into_iter().map(LineFault::from).collect(), ..plan },
    };
    let (table, faults) = read_table(&text, sheet.map(|_| ',').or(choice.separator));
    let mut faults: Vec<LineFault> = faults.into_iter().map(LineFault::from).collect();
    let Some(mut table) = table else { return ImportPlan { faults, ..plan } };
    (plan.separator, plan.header_line) = (table.separator, table.header_line);
    plan.has_header = choice.header.unwrap_or_else(|| has_header(&table));
    if !plan.has_header {
        table = table.without_header();
    }
    plan.header.clone_from(&table.header);
    plan.mapping = mapping(&table, choice, plan.has_header);
    plan.unread = unread(&table, &plan.mapping);
    let (first, has_header, cut_short) = (table.header_line, plan.has_header, table.cut_short);
    let is_of_player = |fault: &LineFault| is_of_player(fault, first, has_header);
    plan.statuses = statuses(&table, &plan.mapping, choice);
    let left_out = left_out(&mut table, &plan, choice);
    let lines_out: BTreeSet<u64> = left_out.iter().map(|row| row.line).collect();
    let is_left_out = |fault: &LineFault| fault.line.is_some_and(|line| lines_out.contains(&line));
    faults.retain(|fault| cut_short || !(is_left_out(fault) && is_of_player(fault)));
    plan.odd_word = odd_word(&text);
    plan.differing_names = names_that_differ(&table, &plan.mapping, SAMPLES);
    faults.extend(broken_cells(&mut table, &plan.mapping, choice.without_bad_email).into_iter().map(LineFault::from));
    let mut list = read_mapped(&table, &plan.mapping);
    faults.extend(list.faults.into_iter().map(LineFault::from));
    plan.readable = !cut_short && faults.iter().all(is_of_player);
    if list.players.is_empty() && faults.is_empty() && left_out.is_empty() {
        faults.push(LineFault::of_file(Refusal::FileWithoutPlayers));
    }
    plan.numbered = take_numbers_out(&mut list.players);
    plan.turnable = turn(&mut list.players, choice.turn);
    plan.families = find_companions(snapshot, &mut list.players, &plan.mapping);
    plan.agreed = ListAgreements::of(&list.players, &plan.mapping, &choice.agreed, &snapshot.tournament, today);
    take_lines(snapshot, &list.players, choice, &mut plan, &mut faults);
    plan.rows.extend(left_out);
    plan.rows.sort_by_key(|row| row.line);
    faults.sort_by(|one, other| one.key().cmp(&other.key()));
    faults.dedup();
    plan.faulty_names = faulty_names(&table, &plan.mapping, &faults);
    plan.faults = faults;
    plan
}

/// The name on a line as it is shown; empty where there is none.
fn name_on(record: &CsvRecord, mapping: &Mapping) -> String {
    let place = |column: PlayerColumn| mapping.iter().position(|field| *field == Some(column));
    let cell = |column| place(column).and_then(|at| record.cells.get(at)).map_or("", |cell| cell.trim());
    shown(joined(PlayerColumn::OF_NAMES.map(cell)).trim())
}

/// Who stands on the lines with faults.
fn faulty_names(table: &CsvTable, mapping: &Mapping, faults: &[LineFault]) -> BTreeMap<u64, String> {
    let lines: BTreeSet<u64> = faults.iter().filter_map(|fault| fault.line).collect();
    let faulty = table.records.iter().filter(|record| lines.contains(&record.line));
    faulty.map(|record| (record.line, name_on(record, mapping))).collect()
}

/// Whether a refusal is about an e-mail address.
fn is_of_email(refusal: &AnyRefusal) -> bool {
    use Refusal::{
        EmailHalf, EmailNotPlain, EmailNotSendable, EmailTwice, EmailTwoAts, EmailWithoutAt, EmailWithoutDot,
    };
    let AnyRefusal::People(refusal) = refusal else { return false };
    matches!(
        refusal,
        EmailHalf | EmailNotPlain | EmailNotSendable | EmailTwice | EmailTwoAts | EmailWithoutAt | EmailWithoutDot
    )
}

/// The column that tells what became of the registrations.
fn status_column(mapping: &Mapping) -> Option<usize> {
    mapping.iter().position(|field| *field == Some(PlayerColumn::Status))
}

/// What the lines say of their registrations, and what is left out by that: what the organizer chose, else what seems to be no
/// registration any more.
fn statuses(table: &CsvTable, mapping: &Mapping, choice: &ImportChoice) -> Vec<PlannedStatus> {
    let Some(column) = status_column(mapping) else { return Vec::new() };
    let chosen = choice.statuses.as_ref().filter(|(of, _)| *of == column).map(|(_, out)| out);
    let heading = &table.header[column];
    let planned = |(at, value): (usize, StatusValue)| {
        let is_out = chosen.map_or_else(|| player_status::is_out(heading, &value.value), |out| out.contains(&at));
        PlannedStatus { value, is_out }
    };
    player_status::values(table, column).into_iter().enumerate().map(planned).collect()
}

/// Takes the lines that are left out of the table; gives them as they are shown.
fn left_out(table: &mut CsvTable, plan: &ImportPlan, choice: &ImportChoice) -> Vec<PlannedPlayer> {
    let status = status_column(&plan.mapping);
    let is_declined = |record: &CsvRecord| {
        let value = status.and_then(|at| record.cells.get(at)).map_or("", |cell| cell.trim());
        plan.statuses.iter().any(|status| status.is_out && player_status::is_same(&status.value.value, value))
    };
    let outcome = |record: &CsvRecord| match choice.left_out.contains(&record.line) {
        true => Some(LineOutcome::LeftOut),
        false => is_declined(record).then_some(LineOutcome::Declined),
    };
    let mut out = Vec::new();
    table.records.retain(|record| {
        let Some(outcome) = outcome(record) else { return true };
        let person = Person { name: name_on(record, &plan.mapping), ..Person::default() };
        out.push(PlannedPlayer { line: record.line, person, phone: None, agreed: None, outcome, double: None });
        false
    });
    out
}

/// Puts the names of those who come along in the place of what the lines say of them. Nothing where no column says it.
fn find_companions(snapshot: &Snapshot, lines: &mut [PlayerLine], mapping: &Mapping) -> Option<Families> {
    if !mapping.contains(&Some(PlayerColumn::Companions)) {
        return None;
    }
    let names: Vec<String> = lines.iter().map(|line| line.player.clone()).collect();
    let there = snapshot.players.iter().map(|player| player.person.name.as_str());
    let everybody = Everybody::of(there.chain(names.iter().map(String::as_str)));
    let mut families = Families::default();
    for line in lines {
        let companions = everybody.in_cell(&line.player, &line.companions);
        families.take(&line.player, &companions);
        line.companions = [companions.found, companions.others].concat().join("\n");
    }
    Some(families)
}

/// Turns the names round that are written "Last, First", if the organizer says so; gives the first of them, as it was and
/// as it is then.
fn turn(players: &mut [PlayerLine], turns: bool) -> Option<(String, String)> {
    let mut first = None;
    for line in players {
        if let Some(name) = turned(&line.player) {
            first.get_or_insert_with(|| (line.player.clone(), name.clone()));
            if turns {
                line.player = name;
            } else {
                break;
            }
        }
    }
    first
}

/// Whether a fault is about one line of a player, and the others can be trusted.
fn is_of_player(fault: &LineFault, first: u64, has_header: bool) -> bool {
    fault.line.is_some_and(|line| line > first || (line == first && !has_header && is_of_person(fault)))
}

/// Whether a fault is about what a cell says, and not about how the file is made.
fn is_of_person(fault: &LineFault) -> bool {
    matches!(fault.what, LineFaultKind::Person(_) | LineFaultKind::File(FaultKind::Cell(_)))
}

fn mapping(table: &CsvTable, choice: &ImportChoice, has_header: bool) -> Mapping {
    match &choice.mapping {
        None if !has_header => guess_without_header(table),
        None => guess_mapping(table),
        Some(chosen) => (0..table.header.len()).map(|at| chosen.get(at).copied().flatten()).collect(),
    }
}

/// The columns with something in them that say nothing of a player.
fn unread(table: &CsvTable, mapping: &Mapping) -> Vec<usize> {
    let is_used =
        |at: usize| table.records.iter().any(|record| record.cells.get(at).is_some_and(|c| !c.trim().is_empty()));
    (0..mapping.len()).filter(|&at| mapping[at].is_none() && is_used(at)).collect()
}

/// Plans what becomes of each line that can be taken.
fn take_lines(
    snapshot: &Snapshot,
    lines: &[PlayerLine],
    choice: &ImportChoice,
    plan: &mut ImportPlan,
    faults: &mut Vec<LineFault>,
) {
    let mut room = places::room_for_new(&snapshot.tournament, &snapshot.players).unwrap_or(usize::MAX);
    let mut known = KnownPeople::of(&snapshot.players);
    let mut labels = Labels::of(&snapshot.players);
    // Made ready once, and not anew for each of thousands.
    let staff = snapshot.staff.iter().filter(|_| !choice.another_person_than_staff);
    let staff_looks: BTreeSet<String> = staff.flat_map(|member| looks(&member.name)).collect();
    for line in lines {
        let mut person = match checked((snapshot, &staff_looks), line, choice, plan) {
            Ok(person) => person,
            Err(mut wrong) => {
                faults.append(&mut wrong);
                continue;
            }
        };
        let found = known.find(&person);
        let double = found.map(|found| double(snapshot, plan, &person, found, line.line, choice));
        let chosen = double.as_ref().map(|double| double.choice);
        let row = plan.rows.len();
        let phone = Some(line.phone.clone()).filter(|phone| !phone.is_empty());
        let agreed = plan.agreed.as_ref().and_then(|agreed| agreed.by_line.get(&line.line)).cloned();
        let (outcome, whose) = match (found, chosen) {
            (Some(found), Some(DoubleChoice::Skip)) => (LineOutcome::There, found.whose),
            (Some(found), Some(DoubleChoice::Merge)) => {
                merge_into(snapshot, plan, found.whose, &person);
                keep_phone(snapshot, plan, found.whose, phone.as_ref());
                keep_agreed(snapshot, plan, found.whose, agreed.as_ref());
                (LineOutcome::Merged, found.whose)
            }
            _ => {
                person.suffix = labels.take(&person.name);
                let outcome = if room > 0 { LineOutcome::New } else { LineOutcome::Waiting };
                room = room.saturating_sub(1);
                (outcome, Whose::Row(row))
            }
        };
        known.note(&person, row, whose);
        plan.rows.push(PlannedPlayer { line: line.line, person, phone, agreed, outcome, double });
    }
}

/// Whom a line may mean, and what becomes of it.
fn double(
    snapshot: &Snapshot,
    plan: &ImportPlan,
    person: &Person,
    found: Likeness,
    line: u64,
    choice: &ImportChoice,
) -> Double {
    let suggested = match (found.row, found.in_common.name) {
        (None, true) => choice.known,
        (Some(_), true) if found.in_common.email => DoubleChoice::Merge,
        // Families share an address, and two people can share a name.
        _ => DoubleChoice::Both,
    };
    let mut target = person_of(snapshot, plan, found.whose);
    let (of, shown) = match (found.row, found.whose) {
        (Some(row), _) => (MeantBy::Line(plan.rows[row].line), plan.rows[row].person.clone()),
        (None, Whose::Player(at)) => (MeantBy::Player(snapshot.players[at].number), target.clone()),
        (None, Whose::Row(row)) => (MeantBy::Line(plan.rows[row].line), target.clone()),
    };
    let adds = merge(&mut target, person);
    let chosen = choice.doubles.get(&line).copied();
    let (choice, is_chosen) = (chosen.unwrap_or(suggested), chosen.is_some());
    Double { of, person: shown, in_common: found.in_common, adds, suggested, choice, is_chosen }
}

/// Somebody as planned up to here.
fn person_of(snapshot: &Snapshot, plan: &ImportPlan, whose: Whose) -> Person {
    match whose {
        Whose::Row(row) => plan.rows[row].person.clone(),
        Whose::Player(at) => {
            let player = &snapshot.players[at];
            plan.changed.get(&player.number).map_or(&player.person, |(_, person)| person).clone()
        }
    }
}

fn merge_into(snapshot: &Snapshot, plan: &mut ImportPlan, whose: Whose, line: &Person) {
    let mut person = person_of(snapshot, plan, whose);
    if merge(&mut person, line) == Person::default() {
        return;
    }
    match whose {
        Whose::Row(row) => plan.rows[row].person = person,
        Whose::Player(at) => {
            let player = &snapshot.players[at];
            plan.changed.insert(player.number, (player.id, person));
        }
    }
}

/// Gives a telephone number to whoever comes out of a line, where there is none yet.
fn keep_phone(snapshot: &Snapshot, plan: &mut ImportPlan, whose: Whose, phone: Option<&String>) {
    let Some(phone) = phone else { return };
    match whose {
        Whose::Row(row) => plan.rows[row].phone.get_or_insert_with(|| phone.clone()),
        Whose::Player(at) => plan.phones.entry(snapshot.players[at].number).or_insert_with(|| phone.clone()),
    };
}

/// Notes that whoever comes out of a line agreed, where nobody knew yet that they had agreed to anything. For a minor a guardian
/// agrees, whose name is to be known.
fn keep_agreed(snapshot: &Snapshot, plan: &mut ImportPlan, whose: Whose, agreed: Option<&ListedAgreement>) {
    let Some(agreed) = agreed else { return };
    match whose {
        Whose::Row(row) => {
            plan.rows[row].agreed.get_or_insert_with(|| agreed.clone());
        }
        Whose::Player(at) => {
            let player = &snapshot.players[at];
            let can_agree = player.agreed_at.is_none() && (!player.minor || player.person.guardian.is_some());
            if can_agree {
                plan.agreed_there.entry(player.number).or_insert_with(|| agreed.clone());
            }
        }
    }
}

/// The labels that are taken, as they are seen, and the first suffix worth trying for each name, so that a thousand people of one name
/// are not counted from 2 a thousand times.
struct Labels {
    taken: BTreeSet<String>,
    next: BTreeMap<String, i64>,
}

impl Labels {
    fn of(players: &[Player]) -> Labels {
        let taken = players.iter().map(|player| as_seen(&player.label()).into_owned()).collect();
        Labels { taken, next: BTreeMap::new() }
    }

    /// The suffix of one more person of that name, whose label is taken from now on.
    fn take(&mut self, name: &str) -> i64 {
        let name = &*as_seen(name);
        let from = self.next.get(name).copied().unwrap_or(0);
        let taken = |label: &str| self.taken.contains(label);
        let suffix = if from == 0 { person::suffix_among(name, taken) } else { person::suffix_from(name, from, taken) };
        self.taken.insert(player::label(name, suffix));
        self.next.insert(name.to_owned(), suffix.max(1) + 1);
        suffix
    }
}

/// Who a line is, or every fault of it with its column.
fn checked(
    (snapshot, staff_looks): (&Snapshot, &BTreeSet<String>),
    line: &PlayerLine,
    choice: &ImportChoice,
    plan: &ImportPlan,
) -> Result<Person, Vec<LineFault>> {
    let only_email = |faults: &[Fault]| choice.without_bad_email && faults.iter().all(|one| is_of_email(&one.refusal));
    let person = person::of_line(line).or_else(|faults| match only_email(&faults) {
        true => person::of_line(&PlayerLine { email: String::new(), ..line.clone() }),
        false => Err(faults),
    });
    let person = person.map_err(|faults| {
        let faults = faults.into_iter();
        faults.map(|fault| LineFault::at(line.line, column(plan, &fault.field), fault.refusal)).collect::<Vec<_>>()
    })?;
    let email = person.email.as_deref();
    let refusal = match staff::may_play(&snapshot.staff, &person.name, email, choice.another_person_than_staff) {
        Ok(()) if looks(&person.name).is_disjoint(staff_looks) => return Ok(person),
        Ok(()) => Refusal::StaffAlikeInFile,
        Err(_) => Refusal::StaffInFile,
    };
    Err(vec![LineFault::at(line.line, column(plan, "name"), refusal)])
}

/// The name of the column that holds a field.
fn column(plan: &ImportPlan, field: &str) -> String {
    let fields: &[PlayerColumn] = match field {
        "email" => &[PlayerColumn::Email],
        "club" => &[PlayerColumn::Club],
        "country" => &[PlayerColumn::Country],
        "groups" => &[PlayerColumn::Group],
        "companions" => &[PlayerColumn::Companions],
        _ => &PlayerColumn::OF_NAMES,
    };
    let place = plan.mapping.iter().position(|mapped| mapped.is_some_and(|mapped| fields.contains(&mapped)));
    place.map_or_else(|| field.to_owned(), |at| reeve_files::table::column(&plan.header, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_people_of_one_name_get_the_suffixes_that_counting_from_the_start_gives() {
        let names = ["Kim", "Kim (2)", "Kim", "Lee", "Kim", "Kim (3)", "Kim", "Lee", "Kim (2)", "Kim"];
        let mut labels = Labels::of(&[]);
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for name in names {
            let slow = person::suffix_among(name, |label| taken.contains(label));
            taken.insert(player::label(name, slow));
            assert_eq!(labels.take(name), slow, "{name}");
        }
        assert_eq!(taken.len(), names.len());
    }
}
