//! Who meets whom in the preliminary rounds.

use crate::seating::Seating;
use crate::seating::public;
use reeve_rules::seating;
use reeve_rules::seating::Groups;
use reeve_store::Snapshot;

/// Who meets whom. Players are numbers from 0 here, by their order in `names`.
#[derive(Debug, Clone)]
pub struct Meetings {
    /// Whoever sits in one of the rounds.
    pub names: Vec<String>,
    /// The rounds by these numbers.
    pub rounds: Vec<seating::SeatedRound>,
    /// Who shares a group or a club; nobody where that is not to be shown.
    pub groups: Groups,
    /// Whom each player meets, and how often.
    pub met: Vec<Vec<(usize, usize)>>,
}

impl Meetings {
    /// All meetings, with who shares a group or a club: for the staff. None where nobody sits.
    pub fn of_all(snapshot: &Snapshot) -> Option<Meetings> {
        let seating = Seating::of(snapshot);
        let sitting = sitting(&seating.rounds);
        let groups = seating.groups.among(&sitting);
        Meetings::among(&seating.names(snapshot), &sitting, &seating.rounds, groups)
    }

    /// The meetings of the public rounds, without groups and clubs: for everybody. None where nobody sits.
    pub fn of_public(snapshot: &Snapshot) -> Option<Meetings> {
        let seating = Seating::of(snapshot);
        let rounds = public::rounds(snapshot, &seating);
        Meetings::among(&seating.names(snapshot), &sitting(&rounds), &rounds, Groups::none())
    }

    fn among(names: &[String], sitting: &[usize], rounds: &[seating::SeatedRound], groups: Groups) -> Option<Meetings> {
        if sitting.is_empty() {
            return None;
        }
        let number = |player: &usize| sitting.binary_search(player).ok();
        let table = |table: &Vec<usize>| table.iter().filter_map(number).collect::<Vec<_>>();
        let rounds: Vec<seating::SeatedRound> = rounds.iter().map(|round| round.iter().map(table).collect()).collect();
        let names = sitting.iter().map(|player| names.get(*player).cloned().unwrap_or_default()).collect();
        Some(Meetings { names, met: seating::met(&rounds, sitting.len()), rounds, groups })
    }
}

/// Who sits in these rounds, each once, in ascending order.
fn sitting(rounds: &[seating::SeatedRound]) -> Vec<usize> {
    let mut sitting: Vec<usize> = rounds.iter().flatten().flatten().copied().collect();
    sitting.sort_unstable();
    sitting.dedup();
    sitting
}
