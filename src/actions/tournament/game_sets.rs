//! Change the list of a tournament's game sets.

use reeve_limits as limits;
use reeve_rules::text::{is_unseen, too_long};
use reeve_rules::tournament::bounds;
use reeve_secret as secret;
use reeve_store::TournamentId;
use reeve_store::game_set;
use reeve_store::game_set::GameSet;

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// A line of the form as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedSet {
    /// The number of the table.
    pub table: String,
    /// The edition; may be empty.
    pub edition: String,
    /// What is missing; may be empty.
    pub missing: String,
    /// The table at which the set was, as the form had it: what was counted in it goes along to the next one. Empty: none is known.
    pub was: String,
}

impl TypedSet {
    /// What the form shows of a set that is stored.
    pub fn stored(set: &GameSet) -> TypedSet {
        let table = set.table_number.to_string();
        TypedSet { was: table.clone(), table, edition: set.set_edition.clone(), missing: set.missing.clone() }
    }

    /// Whether nothing was typed in the line.
    pub fn is_empty(&self) -> bool {
        [&self.table, &self.edition, &self.missing].iter().all(|text| text.trim().is_empty())
    }

    fn read(&self, line: usize, faults: &mut Vec<Fault>) -> Option<GameSet> {
        let before = faults.len();
        let mut add = |field: &str, refusal| faults.push(Fault::new(format!("{field}-{line}"), Refusal::Face(refusal)));
        let table = self.table.trim().parse().ok().filter(|table| bounds::TABLE.contain(*table));
        if table.is_none() {
            add("table", FaceRefusal::NoTable { most: bounds::TABLE.most });
        }
        let mut text = |field: &str, typed: &str| {
            let text = typed.trim().to_owned();
            if let Some(fault) = too_long(&text, limits::TOURNAMENT_TEXT) {
                add(field, FaceRefusal::TooLong(fault));
            }
            if text.chars().any(is_unseen) {
                add(field, FaceRefusal::Control);
            }
            text
        };
        let (set_edition, missing) = (text("edition", &self.edition), text("missing", &self.missing));
        let set = GameSet { set_edition, missing, ..GameSet::of_table(table?) };
        (faults.len() == before).then_some(set)
    }
}

/// Reads the lines that are not empty; every fault with the name of its field.
/// `before`: the sets that there are, whose counts go along.
fn read(typed: &[TypedSet], before: &[GameSet]) -> std::result::Result<Vec<GameSet>, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut sets: Vec<GameSet> = Vec::new();
    for (typed, line) in typed.iter().zip(1..).filter(|(set, _)| !set.is_empty()) {
        let Some(set) = typed.read(line, &mut faults) else { continue };
        let was = typed.was.trim().parse().ok();
        let was = before.iter().find(|known| Some(known.table_number) == was);
        let set = match was {
            Some(GameSet { piece_counts, counted_at, .. }) => {
                GameSet { piece_counts: piece_counts.clone(), counted_at: *counted_at, ..set }
            }
            None => set,
        };
        if sets.iter().any(|other| other.table_number == set.table_number) {
            faults.push(Fault::new(format!("table-{line}"), Refusal::Face(FaceRefusal::TableTwice)));
        }
        sets.push(set);
    }
    sets.sort_by_key(|set| set.table_number);
    if faults.is_empty() { Ok(sets) } else { Err(faults) }
}

/// A fingerprint that changes whenever anything of it does.
pub fn fingerprint(sets: &[GameSet]) -> String {
    let of = |set: &GameSet| format!("{} {}\t{}", set.table_number, set.set_edition, set.missing);
    secret::digest(&sets.iter().map(of).collect::<Vec<_>>().join("\n")).chars().take(16).collect()
}

/// Stores the sets. `seen` is the [`fingerprint`] of those that the form showed.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed them since.
pub async fn edit_sets(context: &Context<'_>, id: TournamentId, typed: &[TypedSet], seen: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let before = game_set::of_tournament(&mut action.tx, id).await?;
    let after = read(typed, &before).map_err(Error::Faults)?;
    if fingerprint(&before) != seen {
        return Err(Error::Stale);
    }
    game_set::put(&mut action.tx, id, &after).await?;
    let note = AuditEntry::new(AuditAction::EditGameSets, AuditSubject::Tournament);
    action.commit(note.before(&before.len()).after(&after.len())).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(table: &str, edition: &str, missing: &str) -> TypedSet {
        TypedSet { table: table.into(), edition: edition.into(), missing: missing.into(), was: String::new() }
    }

    #[test]
    fn what_was_counted_follows_a_set_to_its_next_table() {
        let counted_at = Some(chrono::DateTime::UNIX_EPOCH);
        let counted = |table, roads: i64| GameSet {
            piece_counts: [("red-roads", roads)].into_iter().collect(),
            counted_at,
            ..GameSet::of_table(table)
        };
        let before = [counted(1, 14), counted(2, 13)];
        let moved = |table: &str, was: &str| TypedSet { was: was.into(), ..line(table, "5th", "") };
        // Two sets change places; a third comes new to a table at which another one was counted.
        let after = read(&[moved("2", "1"), moved("1", "2"), moved("3", "")], &before).expect("no faults");
        let seen: Vec<_> = after.iter().map(|set| (set.table_number, set.piece_counts.get("red-roads"))).collect();
        assert_eq!(seen, [(1, Some(13)), (2, Some(14)), (3, None)]);
        assert_eq!(after.iter().map(|set| set.counted_at).collect::<Vec<_>>(), [counted_at, counted_at, None]);
    }

    #[test]
    fn sets_come_by_table_and_none_twice() {
        let typed = [line("2", "5th", "one road"), TypedSet::default(), line("1", "", "")];
        let sets = read(&typed, &[]).expect("no faults");
        assert_eq!(sets.iter().map(|set| set.table_number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(read(&sets.iter().map(TypedSet::stored).collect::<Vec<_>>(), &sets), Ok(sets));
        let check = |typed: &[TypedSet], field: &str| {
            let faults = read(typed, &[]).expect_err(field);
            assert_eq!(faults.iter().map(|fault| fault.field.as_str()).collect::<Vec<_>>(), [field], "{faults:?}");
        };
        check(&[line("1", "", ""), line("1", "5th", "")], "table-2");
        check(&[line("", "5th", "")], "table-1");
        check(&[line("0", "", "")], "table-1");
        check(&[line("1", "a\tb", "")], "edition-1");
        check(&[line("1", "", &"x".repeat(201))], "missing-1");
    }
}
