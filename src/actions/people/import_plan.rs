//! What importing a list of players would do: read, mapped, compared with who is there. Pure.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::files::encoding::Encoding;
use crate::files::fault::{FaultKind, FileFault, FormFault};
use crate::files::player_column::PlayerColumn;
use crate::files::players::{Mapping, PlayerLine, guess_mapping, guess_without_header, names_columns, read_mapped};
use crate::files::table;
use crate::files::table::CsvTable;
use crate::files::text;
use crate::limits;
use crate::secret;
use crate::store::Snapshot;
use crate::store::player;
use crate::store::player::{Person, Player};

use crate::actions::Refusal as AnyRefusal;
use crate::actions::people::person;
use crate::actions::people::refusal::Refusal;
use crate::rules::text::as_seen;
use crate::rules::tournament::same_person::comparable;
use crate::views::people::places;
use crate::views::people::same_player::is_listed;
use crate::views::people::staff;

/// What the organizer says about a file. What is not said is guessed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ImportChoice {
    /// How its characters are written.
    pub encoding: Option<Encoding>,
    /// Whether its first line names the columns, and is no player.
    pub header: Option<bool>,
    /// What its columns hold, by place; columns that are not named are left out.
    pub mapping: Option<Mapping>,
    /// Players of the same name who are there already are other people: a number tells them apart.
    pub another_person_than_player: bool,
    /// Staff of the same name are other people (1.3.2).
    pub another_person_than_staff: bool,
}

/// What would happen to a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineOutcome {
    /// A new player.
    New,
    /// A new player on the waiting list.
    Waiting,
    /// The name is there already; the line is left out.
    There,
}

/// A line that can be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedPlayer {
    /// The line in the file.
    pub line: u64,
    /// Who it is, with the suffix that the player would get.
    pub person: Person,
    /// What would happen.
    pub outcome: LineOutcome,
}

impl PlannedPlayer {
    fn in_short(&self) -> String {
        let outcome = match self.outcome {
            LineOutcome::New => "new",
            LineOutcome::Waiting => "waiting",
            LineOutcome::There => "there",
        };
        format!("{} {outcome} {}", self.line, self.person.suffix)
    }
}

/// Something wrong in a file: of the file itself, or of a person in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineFault {
    /// The line where the record starts; the header is line 1. None for the file as a whole.
    pub line: Option<u64>,
    /// The name of the column, where it is about one.
    pub column: Option<String>,
    /// What is wrong.
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
    /// How its characters are read.
    pub encoding: Encoding,
    /// What separates its cells.
    pub separator: char,
    /// Whether its first line names the columns, and is no player.
    pub has_header: bool,
    /// The names of its columns; empty ones where it has none.
    pub header: Vec<String>,
    /// What they hold.
    pub mapping: Mapping,
    /// The lines that can be taken.
    pub rows: Vec<PlannedPlayer>,
    /// What is wrong, with line and column.
    pub faults: Vec<LineFault>,
    /// Whether leaving the faulty lines out leaves something that can be trusted: the file as a whole could
    /// be read.
    pub readable: bool,
}

impl ImportPlan {
    /// How many lines have this outcome.
    pub fn count(&self, outcome: &LineOutcome) -> usize {
        self.rows.iter().filter(|row| row.outcome == *outcome).count()
    }

    /// How many lines have a fault.
    pub fn faulty(&self) -> usize {
        self.faults.iter().filter_map(|fault| fault.line).collect::<BTreeSet<_>>().len()
    }

    /// What somebody saw who looked at this plan, in short: how the file was read with that choice, and what happens to
    /// each line. A plan in which the same was seen imports the same.
    pub fn seen(&self, choice: &ImportChoice) -> String {
        let columns: Vec<&str> = self.mapping.iter().map(|field| field.map_or("", PlayerColumn::code)).collect();
        let lines: Vec<String> = self.rows.iter().map(PlannedPlayer::in_short).collect();
        let (columns, lines) = (columns.join(","), secret::digest(&lines.join(" ")));
        format!(
            "{} {columns} {} {} {lines}",
            self.encoding.code(),
            choice.another_person_than_player,
            choice.another_person_than_staff
        )
    }

    /// The lines that become players.
    pub fn coming(&self) -> impl Iterator<Item = &PlannedPlayer> {
        self.rows.iter().filter(|row| row.outcome != LineOutcome::There)
    }
}

/// Works out what importing the bytes of a file would do.
pub fn plan(snapshot: &Snapshot, bytes: &[u8], choice: &ImportChoice) -> ImportPlan {
    let encoding = choice.encoding.unwrap_or_else(|| Encoding::guess(bytes));
    let mut plan = ImportPlan {
        encoding,
        separator: ',',
        has_header: true,
        header: Vec::new(),
        mapping: Vec::new(),
        rows: Vec::new(),
        faults: Vec::new(),
        readable: false,
    };
    let text = match text::decode(bytes, encoding) {
        Ok(text) => text,
        Err(faults) => return ImportPlan { faults: faults.into_iter().map(LineFault::from).collect(), ..plan },
    };
    let (table, faults) = table::read_all(&text, &[], &limits::PLAYERS_FILE);
    let mut faults: Vec<LineFault> = faults.into_iter().map(LineFault::from).collect();
    let Some(mut table) = table else { return ImportPlan { faults, ..plan } };
    plan.separator = table.separator;
    plan.has_header = choice.header.unwrap_or_else(|| names_columns(&table.header));
    if !plan.has_header {
        table = table.without_header();
        // Two people of the same name are no fault.
        faults.retain(|fault| fault.what != LineFaultKind::File(FormFault::ColumnTwice.into()));
    }
    plan.header.clone_from(&table.header);
    plan.mapping = mapping(&table, choice, plan.has_header);
    let list = read_mapped(&table, &plan.mapping);
    faults.extend(list.faults.into_iter().map(LineFault::from));
    plan.readable =
        !table.cut_short && faults.iter().all(|fault| is_of_player(fault, table.header_line, plan.has_header));
    if list.players.is_empty() && faults.is_empty() {
        faults.push(LineFault::of_file(Refusal::FileWithoutPlayers));
    }
    plan.rows = rows(snapshot, &list.players, choice, &plan, &mut faults);
    faults.sort_by(|one, other| one.key().cmp(&other.key()));
    faults.dedup();
    plan.faults = faults;
    plan
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
        None if !has_header => guess_without_header(table.records.first().map_or(&[], |first| &first.cells)),
        None => guess_mapping(&table.header),
        Some(chosen) => (0..table.header.len()).map(|at| chosen.get(at).copied().flatten()).collect(),
    }
}

fn rows(
    snapshot: &Snapshot,
    lines: &[PlayerLine],
    choice: &ImportChoice,
    plan: &ImportPlan,
    faults: &mut Vec<LineFault>,
) -> Vec<PlannedPlayer> {
    let mut room = places::room_for_new(&snapshot.tournament, &snapshot.players).unwrap_or(usize::MAX);
    let mut there = There::of(&snapshot.players);
    let mut labels = Labels::of(&snapshot.players);
    let mut rows = Vec::new();
    for line in lines {
        let mut person = match checked(snapshot, line, choice, plan) {
            Ok(person) => person,
            Err(mut wrong) => {
                faults.append(&mut wrong);
                continue;
            }
        };
        if !choice.another_person_than_player && there.take(&person.name) {
            rows.push(PlannedPlayer { line: line.line, person, outcome: LineOutcome::There });
            continue;
        }
        person.suffix = labels.take(&person.name);
        let outcome = if room > 0 { LineOutcome::New } else { LineOutcome::Waiting };
        room = room.saturating_sub(1);
        rows.push(PlannedPlayer { line: line.line, person, outcome });
    }
    rows
}

/// Players who are there already, by label and by name, as [`comparable`] has them. Each is met by one line of the file
/// only, so that a list with a name twice adds the second one where there is one.
struct There {
    /// By label, which is different for everybody but for capitals.
    by_label: BTreeMap<String, VecDeque<usize>>,
    /// By name, in the order in which they came.
    by_name: BTreeMap<String, VecDeque<usize>>,
    met: Vec<bool>,
}

impl There {
    fn of(players: &[Player]) -> There {
        let mut there = There { by_label: BTreeMap::new(), by_name: BTreeMap::new(), met: Vec::new() };
        for (at, player) in players.iter().filter(|player| is_listed(player)).enumerate() {
            there.by_label.entry(comparable(&player.label())).or_default().push_back(at);
            there.by_name.entry(comparable(&player.person.name)).or_default().push_back(at);
            there.met.push(false);
        }
        there
    }

    /// Whether somebody who has not been met is called so; the label with its number comes first.
    fn take(&mut self, name: &str) -> bool {
        let name = comparable(name);
        for called in [&mut self.by_label, &mut self.by_name].into_iter().filter_map(|by| by.get_mut(&name)) {
            while let Some(at) = called.pop_front() {
                if !std::mem::replace(&mut self.met[at], true) {
                    return true;
                }
            }
        }
        false
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
    snapshot: &Snapshot,
    line: &PlayerLine,
    choice: &ImportChoice,
    plan: &ImportPlan,
) -> Result<Person, Vec<LineFault>> {
    let person = person::of_line(line).map_err(|faults| {
        let faults = faults.into_iter();
        faults.map(|fault| LineFault::at(line.line, column(plan, &fault.field), fault.refusal)).collect::<Vec<_>>()
    })?;
    let email = person.email.as_deref();
    match staff::may_play(&snapshot.staff, &person.name, email, choice.another_person_than_staff) {
        Ok(()) => Ok(person),
        Err(_) => Err(vec![LineFault::at(line.line, column(plan, "name"), Refusal::StaffInFile)]),
    }
}

/// The name of the column that holds a field.
fn column(plan: &ImportPlan, field: &str) -> String {
    let fields: &[PlayerColumn] = match field {
        "email" => &[PlayerColumn::Email],
        "club" => &[PlayerColumn::Club],
        "country" => &[PlayerColumn::Country],
        "groups" => &[PlayerColumn::Group],
        _ => &[PlayerColumn::Player, PlayerColumn::FirstName, PlayerColumn::LastName],
    };
    let place = plan.mapping.iter().position(|mapped| mapped.is_some_and(|mapped| fields.contains(&mapped)));
    place.and_then(|at| plan.header.get(at)).map_or_else(|| field.to_owned(), |name| table::shown(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tournament::vocabulary::PlayerState;
    use crate::views::event_for_tests::{AT, player as player_for_tests};

    #[test]
    fn a_name_is_there_whatever_its_capitals_and_blanks_and_each_player_is_met_once() {
        let named = |name: &str, suffix: i64, hidden: bool| Player {
            person: Person { name: name.into(), suffix, ..Person::default() },
            hidden_at: hidden.then_some(AT),
            ..player_for_tests(1)
        };
        let left = Player { state: PlayerState::Withdrawn, ..named("Max", 0, false) };
        let players = [named("Kim Lee", 0, false), named("Kim Lee", 2, false), named("Jo", 0, true), left];
        let mut there = There::of(&players);
        let lines = [("KIM lee (2)", true), ("kim  Lee", true), ("Kim Lee", false), ("Jo", false), ("max", true)];
        for (line, expected) in lines {
            assert_eq!(there.take(line), expected, "{line}");
        }
    }

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
