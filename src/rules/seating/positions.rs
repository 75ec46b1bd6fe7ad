//! Selection positions, settled exactly once the tables are chosen.
//!
//! Players and tables are the two sides of a graph with one edge for each visit; giving positions is
//! colouring the edges so that a table of k uses positions 1 to k once each. Two steps:
//!
//! 1. Position 4 exists only at tables of four. Who holds it where is a matching between tables of four
//!    and players, in which a player who sits in s rounds takes it at least floor(s/4) times where that is
//!    possible and never more than ceil(s/4) times.
//! 2. What is left has at most three visits at each table. Each player's visits are dealt to nodes of at
//!    most three, and a graph with two sides and at most three edges at a node can be coloured with three
//!    colours (König, 1916), so every node's positions differ.
//!
//! Only the number of times that a player holds position 4 then matters, and the matching makes that best.

use crate::seating::{SeatedRound, SeatedTable};

const NONE: u32 = u32::MAX;

/// Puts the players of every table in the order of their positions, with the fewest repeats possible.
///
/// All rounds are still to be made: positions held before are not looked at.
pub(super) fn settle(rounds: &mut [SeatedRound], players: usize) {
    let tables: Vec<&SeatedTable> = rounds.iter().flatten().collect();
    let mut visits = vec![0u32; players];
    for &player in tables.iter().copied().flatten() {
        visits[player] += 1;
    }
    let colours = if tables.iter().all(|t| t.len() == 4) {
        colour(&tables, &vec![None; tables.len()], players, 4)
    } else {
        let last = fourth_positions(&tables, &visits);
        colour(&tables, &last, players, 3)
    };
    for (table, order) in rounds.iter_mut().flatten().zip(colours) {
        *table = order;
    }
}

/// For each table of four the player in position 4; `None` for tables of three.
fn fourth_positions(tables: &[&SeatedTable], visits: &[u32]) -> Vec<Option<usize>> {
    let mut matching = Matching::new(tables, visits.len());
    // First everybody who should hold it gets it as often as the least even share asks; then the share
    // is raised. Raising never takes a visit away from a player.
    matching.fill(&visits.iter().map(|v| v / 4).collect::<Vec<_>>());
    matching.fill(&visits.iter().map(|v| v.div_ceil(4)).collect::<Vec<_>>());
    tables
        .iter()
        .zip(&matching.player)
        .map(|(table, &player)| if table.len() == 4 && player != NONE { Some(player as usize) } else { None })
        .collect()
}

/// A matching between tables of four and players, where a player may be taken several times.
struct Matching<'a> {
    tables: &'a [&'a SeatedTable],
    /// The player of each table, or NONE.
    player: Vec<u32>,
    /// The tables that hold each player at present.
    holds: Vec<Vec<u32>>,
    /// In the search going on: the table from which each player was reached.
    reached_from: Vec<u32>,
}

impl<'a> Matching<'a> {
    fn new(tables: &'a [&'a SeatedTable], players: usize) -> Self {
        Matching {
            tables,
            player: vec![NONE; tables.len()],
            holds: vec![Vec::new(); players],
            reached_from: vec![NONE; players],
        }
    }

    /// Matches as many tables as the capacities allow.
    fn fill(&mut self, capacity: &[u32]) {
        let open: Vec<u32> = (0..self.tables.len() as u32)
            .filter(|&t| self.tables[t as usize].len() == 4 && self.player[t as usize] == NONE)
            .collect();
        let mut left = Vec::new();
        for table in open {
            let free = self.tables[table as usize].iter().find(|&&p| (self.holds[p].len() as u32) < capacity[p]);
            match free {
                Some(&player) => self.give(table, player),
                None => left.push(table),
            }
        }
        // Whatever a failed search has seen can never lead to a free player later, so it is not looked
        // at again: all failing searches together cost one walk over the graph.
        let mut dead = vec![false; self.holds.len()];
        for table in left {
            self.augment(table, capacity, &mut dead);
        }
    }

    fn give(&mut self, table: u32, player: usize) {
        self.player[table as usize] = player as u32;
        self.holds[player].push(table);
    }

    /// Looks, breadth first, for a chain of exchanges that frees a player for `table`.
    fn augment(&mut self, table: u32, capacity: &[u32], dead: &mut [bool]) {
        let mut queue = vec![table];
        let mut reached: Vec<usize> = Vec::new();
        let mut head = 0;
        while head < queue.len() {
            let from = queue[head];
            head += 1;
            for &player in self.tables[from as usize] {
                if dead[player] {
                    continue;
                }
                dead[player] = true;
                reached.push(player);
                self.reached_from[player] = from;
                if (self.holds[player].len() as u32) < capacity[player] {
                    self.exchange(player);
                    for seen in reached {
                        dead[seen] = false;
                    }
                    return;
                }
                queue.extend(&self.holds[player]);
            }
        }
    }

    /// Walks back from a free player to the table the search began at, moving each table's choice on.
    fn exchange(&mut self, free: usize) {
        let mut player = free;
        loop {
            let table = self.reached_from[player];
            let before = self.player[table as usize];
            self.give(table, player);
            if before == NONE {
                return;
            }
            player = before as usize;
            self.holds[player].retain(|&t| t != table);
        }
    }
}

/// Colours every visit that is not settled by `last` with one of `colours` positions and gives each
/// table's players in the order of positions.
fn colour(tables: &[&SeatedTable], last: &[Option<usize>], players: usize, colours: usize) -> Vec<SeatedTable> {
    let mut edges: Vec<(u32, u32)> = Vec::new();
    let mut owner: Vec<usize> = Vec::new();
    let mut dealt = vec![(NONE, 0usize); players];
    let mut nodes = tables.len() as u32;
    for (t, table) in tables.iter().enumerate() {
        for &player in table.iter().filter(|&&p| last[t] != Some(p)) {
            let (node, used) = &mut dealt[player];
            if *node == NONE || *used == colours {
                *node = nodes;
                *used = 0;
                nodes += 1;
            }
            *used += 1;
            edges.push((t as u32, *node));
            owner.push(player);
        }
    }
    let mut at = vec![NONE; nodes as usize * colours];
    for edge in 0..edges.len() {
        insert(&edges, &mut at, colours, edge);
    }
    tables
        .iter()
        .enumerate()
        .map(|(t, _)| {
            let own = &at[t * colours..(t + 1) * colours];
            own.iter().filter(|&&e| e != NONE).map(|&e| owner[e as usize]).chain(last[t]).collect()
        })
        .collect()
}

/// Gives `edge` a colour free at both its ends, turning a two-coloured path around where none is.
fn insert(edges: &[(u32, u32)], at: &mut [u32], colours: usize, edge: usize) {
    let (left, right) = (edges[edge].0 as usize, edges[edge].1 as usize);
    let free_at = |at: &[u32], node: usize| (0..colours).find(|c| at[node * colours + c] == NONE);
    let both = (0..colours).find(|c| at[left * colours + c] == NONE && at[right * colours + c] == NONE);
    if let Some(c) = both {
        at[left * colours + c] = edge as u32;
        at[right * colours + c] = edge as u32;
        return;
    }
    let (Some(a), Some(b)) = (free_at(at, left), free_at(at, right)) else {
        return;
    };
    // From the right end a path of colours a, b, a, ... leaves; it can't come back to the left end, where
    // a is free, because the graph has two sides. Exchanging the colours frees a at the right end.
    let mut path = Vec::new();
    let (mut node, mut wanted) = (right, a);
    while at[node * colours + wanted] != NONE {
        let e = at[node * colours + wanted];
        path.push((e, wanted));
        let (x, y) = edges[e as usize];
        node = if x as usize == node { y as usize } else { x as usize };
        wanted = if wanted == a { b } else { a };
    }
    for &(e, c) in &path {
        let (x, y) = edges[e as usize];
        at[x as usize * colours + c] = NONE;
        at[y as usize * colours + c] = NONE;
    }
    for &(e, c) in &path {
        let (x, y) = edges[e as usize];
        let other = if c == a { b } else { a };
        at[x as usize * colours + other] = e;
        at[y as usize * colours + other] = e;
    }
    at[left * colours + a] = edge as u32;
    at[right * colours + a] = edge as u32;
}
