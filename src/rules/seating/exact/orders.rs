//! Selection positions at tables that are chosen, where some were held before or are to stay.

use crate::seating::exact::search::Budget;

/// A table whose positions are to be given.
#[derive(Debug, Clone)]
pub(super) struct Table {
    /// Who sits there.
    pub people: Vec<usize>,
    /// Positions that are to stay: who holds them, from the first.
    pub kept: [Option<usize>; 4],
}

/// Gives positions at all tables so that at most `most` are held again. `held` has a bit for each position that a person
/// has held. None where that is not possible, or the budget is spent.
pub(super) fn orders(tables: &[Table], held: &[u8], most: u32, budget: &mut Budget) -> Option<Vec<Vec<usize>>> {
    let mut given = Orders { tables, held: held.to_vec(), given: vec![Vec::new(); tables.len()], budget };
    given.give(0, most).then_some(given.given)
}

struct Orders<'a, 'b, 'w> {
    tables: &'a [Table],
    held: Vec<u8>,
    given: Vec<Vec<usize>>,
    budget: &'b mut Budget<'w>,
}

impl Orders<'_, '_, '_> {
    /// Gives the next position of a table, then those of the tables behind it.
    fn give(&mut self, table: usize, left: u32) -> bool {
        let Some(Table { people, kept }) = self.tables.get(table) else { return true };
        let position = self.given[table].len();
        if position == people.len() {
            return self.give(table + 1, left);
        }
        if !self.budget.spend(8) {
            return false;
        }
        for &person in people {
            let may = match kept[position] {
                Some(keeper) => keeper == person,
                None => !kept.contains(&Some(person)),
            };
            let before = self.held[person];
            let again = u32::from(before >> position & 1);
            if !may || again > left || self.given[table].contains(&person) {
                continue;
            }
            self.held[person] |= 1 << position;
            self.given[table].push(person);
            if self.give(table, left - again) {
                return true;
            }
            self.given[table].pop();
            self.held[person] = before;
        }
        false
    }
}
