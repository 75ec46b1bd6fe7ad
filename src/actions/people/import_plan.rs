//! What importing a list of players would do: read, mapped, compared with who is there. Pure.

use std::collections::BTreeSet;

use crate::files::players::{Field, Mapping, PlayerLine, guess_mapping, read_mapped};
use crate::files::table;
use crate::files::table::{Fault, Table};
use crate::files::text;
use crate::files::text::Encoding;
use crate::store::Snapshot;
use crate::store::player;
use crate::store::player::{Person, Player};

use crate::actions::people::person;
use crate::actions::people::person::Typed;
use crate::actions::tournament::staff;
use crate::views::people::attendance;

/// What the organizer says about a file. What is not said is guessed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choice {
    /// How its characters are written.
    pub encoding: Option<Encoding>,
    /// What its columns hold, by place; columns that are not named are left out.
    pub mapping: Option<Mapping>,
    /// Names that are there already are other people, told apart by a number.
    pub others: bool,
    /// Names of the staff are other people (1.3.2).
    pub not_staff: bool,
}

/// What would happen to a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// A new player.
    New,
    /// A new player on the waiting list.
    Waiting,
    /// The name is there already; the line is left out.
    There,
}

/// A line that can be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The line in the file.
    pub line: u64,
    /// Who it is, with the suffix that the player would get.
    pub person: Person,
    /// What would happen.
    pub outcome: Outcome,
}

/// What importing a file would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// How its characters are read.
    pub encoding: Encoding,
    /// What separates its cells.
    pub separator: char,
    /// The names of its columns.
    pub header: Vec<String>,
    /// What they hold.
    pub mapping: Mapping,
    /// The lines that can be taken.
    pub rows: Vec<Row>,
    /// What is wrong, with line and column.
    pub faults: Vec<Fault>,
    /// Whether leaving the faulty lines out leaves something that can be trusted: the file as a whole could
    /// be read.
    pub readable: bool,
}

impl Plan {
    /// How many lines have this outcome.
    pub fn count(&self, outcome: &Outcome) -> usize {
        self.rows.iter().filter(|row| row.outcome == *outcome).count()
    }

    /// How many lines have a fault.
    pub fn faulty(&self) -> usize {
        self.faults.iter().filter_map(|fault| fault.line).collect::<BTreeSet<_>>().len()
    }

    /// The lines that become players.
    pub fn coming(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.outcome != Outcome::There)
    }
}

/// Works out what importing the bytes of a file would do.
pub fn plan(snapshot: &Snapshot, bytes: &[u8], choice: &Choice) -> Plan {
    let encoding = choice.encoding.unwrap_or_else(|| Encoding::guess(bytes));
    let mut plan = Plan {
        encoding,
        separator: ',',
        header: Vec::new(),
        mapping: Vec::new(),
        rows: Vec::new(),
        faults: Vec::new(),
        readable: false,
    };
    let text = match text::decode(bytes, encoding) {
        Ok(text) => text,
        Err(faults) => return Plan { faults, ..plan },
    };
    let (table, mut faults) = table::read_all(&text, &[]);
    let Some(table) = table else { return Plan { faults, ..plan } };
    plan.separator = table.separator;
    plan.header.clone_from(&table.header);
    plan.mapping = mapping(&table, choice);
    let list = read_mapped(&table, &plan.mapping);
    plan.readable =
        !table.cut_short && list.faults.iter().chain(&faults).all(|fault| fault.line.is_some_and(|line| line > 1));
    faults.extend(list.faults);
    if list.players.is_empty() && faults.is_empty() {
        faults.push(Fault::of_file("the file has a header and no players"));
    }
    plan.rows = rows(snapshot, &list.players, choice, &plan, &mut faults);
    faults.sort();
    faults.dedup();
    plan.faults = faults;
    plan
}

fn mapping(table: &Table, choice: &Choice) -> Mapping {
    match &choice.mapping {
        None => guess_mapping(&table.header),
        Some(chosen) => (0..table.header.len()).map(|at| chosen.get(at).copied().flatten()).collect(),
    }
}

fn rows(snapshot: &Snapshot, lines: &[PlayerLine], choice: &Choice, plan: &Plan, faults: &mut Vec<Fault>) -> Vec<Row> {
    let waiting = attendance::waiting(&snapshot.players).count();
    let free = attendance::free(&snapshot.tournament, &snapshot.players).map(|free| free.saturating_sub(waiting));
    let mut room = free.unwrap_or(usize::MAX);
    let mut there = There::of(&snapshot.players);
    let mut labels: BTreeSet<String> = snapshot.players.iter().map(Player::label).collect();
    let mut rows = Vec::new();
    for line in lines {
        let mut person = match checked(snapshot, line, choice, plan) {
            Ok(person) => person,
            Err(mut wrong) => {
                faults.append(&mut wrong);
                continue;
            }
        };
        if !choice.others && there.take(&person.name) {
            rows.push(Row { line: line.line, person, outcome: Outcome::There });
            continue;
        }
        person.suffix = person::suffix_among(&person.name, |label| labels.contains(label));
        labels.insert(player::label(&person.name, person.suffix));
        let outcome = if room > 0 { Outcome::New } else { Outcome::Waiting };
        room = room.saturating_sub(1);
        rows.push(Row { line: line.line, person, outcome });
    }
    rows
}

/// Players who are there already. Each is met by one line of the file only, so that a list with a name twice
/// adds the second one where there is one.
struct There<'a> {
    players: Vec<&'a Player>,
}

impl There<'_> {
    fn of(players: &[Player]) -> There<'_> {
        There { players: players.iter().filter(|player| player.archived_at.is_none()).collect() }
    }

    /// Whether somebody who has not been met is called so; the label with its number comes first.
    fn take(&mut self, name: &str) -> bool {
        let by_label = self.players.iter().position(|player| player.label() == name);
        let found = by_label.or_else(|| self.players.iter().position(|player| player.name == name));
        found.map(|at| self.players.swap_remove(at)).is_some()
    }
}

/// Who a line is, or every fault of it with its column.
fn checked(snapshot: &Snapshot, line: &PlayerLine, choice: &Choice, plan: &Plan) -> Result<Person, Vec<Fault>> {
    let typed = Typed {
        name: line.player.clone(),
        email: line.email.clone(),
        club: line.club.clone(),
        country: line.country.clone(),
        groups: line.groups.join("|"),
    };
    let person = person::check(&typed).map_err(|faults| {
        let faults = faults.into_iter();
        faults
            .map(|fault| Fault::at(line.line, &column(plan, &fault.field), fault.refusal.to_string()))
            .collect::<Vec<_>>()
    })?;
    let email = person.email.as_deref();
    if staff::is_staff(&snapshot.staff, &person.name, email, choice.not_staff).is_some() {
        let words = "is on the staff of this tournament, and staff can't play in it (1.3.2)";
        return Err(vec![Fault::at(line.line, &column(plan, "name"), words)]);
    }
    Ok(person)
}

/// The name of the column that holds a field.
fn column(plan: &Plan, field: &str) -> String {
    let fields: &[Field] = match field {
        "email" => &[Field::Email],
        "club" => &[Field::Club],
        "country" => &[Field::Country],
        "groups" => &[Field::Group],
        _ => &[Field::Player, Field::FirstName, Field::LastName],
    };
    let place = plan.mapping.iter().position(|mapped| mapped.is_some_and(|mapped| fields.contains(&mapped)));
    place.and_then(|at| plan.header.get(at)).map_or_else(|| field.to_owned(), |name| table::shown(name))
}
