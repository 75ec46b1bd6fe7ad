//! What the organizers have to see to at the tables: dice to be swapped where a log is kept (2.0.7), and missing parts (2.0.6), each
//! with the game that the table plays with.

use chrono::{DateTime, Utc};

use crate::rounds::RoundAt;
use reeve_store::game_set::GameSet;
use reeve_store::missing_part::MissingPart;
use reeve_store::sheet_note::SheetNote;
use reeve_store::{Error, MissingPartId, SheetNoteId, TournamentId, Tx, game_set, missing_part, sheet_note};

/// Something that the organizers have to see to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EquipmentTask {
    /// The dice of a table where a log is kept are swapped.
    Dice(SheetNoteId),
    /// A missing part is brought.
    Part(MissingPartId),
}

impl EquipmentTask {
    /// What stands for it in a form.
    pub fn code(self) -> String {
        match self {
            EquipmentTask::Dice(id) => format!("dice-{id}"),
            EquipmentTask::Part(id) => format!("part-{id}"),
        }
    }

    /// The task of that code.
    pub fn from_code(code: &str) -> Option<EquipmentTask> {
        let (kind, id) = code.split_once('-')?;
        match kind {
            "dice" => Some(EquipmentTask::Dice(id.parse().ok()?)),
            "part" => Some(EquipmentTask::Part(id.parse().ok()?)),
            _ => None,
        }
    }
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EquipmentLine {
    /// What is to be done.
    pub task: EquipmentTask,
    pub round: RoundAt,
    pub table: i64,
    /// The missing part; none for dice.
    pub part: Option<String>,
    /// The game that the table plays with, where one is listed.
    pub set: Option<GameSet>,
    /// When it was done, if it was.
    pub done_at: Option<DateTime<Utc>>,
}

/// Reads the list of a tournament.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Vec<EquipmentLine>, Error> {
    let notes = sheet_note::of_tournament(tx, id).await?;
    let parts = missing_part::of_tournament(tx, id).await?;
    Ok(equipment(&notes, &parts, &game_set::of_tournament(tx, id).await?))
}

/// The list: dice first, for the game waits for them, then the parts, each in the order in which they were taken down.
fn equipment(notes: &[SheetNote], parts: &[MissingPart], sets: &[GameSet]) -> Vec<EquipmentLine> {
    let set = |table: i64| sets.iter().find(|set| set.table_number == table).cloned();
    let dice = notes.iter().filter(|note| note.has_log()).filter_map(|note| {
        Some(EquipmentLine {
            task: EquipmentTask::Dice(note.id?),
            round: RoundAt { stage: note.stage, number: note.round_number },
            table: note.table_number,
            part: None,
            set: set(note.table_number),
            done_at: note.dice_swapped_at,
        })
    });
    let parts = parts.iter().map(|part| EquipmentLine {
        task: EquipmentTask::Part(part.id),
        round: RoundAt { stage: part.stage, number: part.round_number },
        table: part.table_number,
        part: Some(part.part.clone()),
        set: set(part.table_number),
        done_at: part.settled_at,
    });
    dice.chain(parts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::vocabulary::Stage;
    use reeve_store::AccountId;
    use reeve_store::sheet_note::LogKeeper;

    #[test]
    fn a_task_is_called_by_its_code() {
        for task in [EquipmentTask::Dice(SheetNoteId(4)), EquipmentTask::Part(MissingPartId(7))] {
            assert_eq!(EquipmentTask::from_code(&task.code()), Some(task));
        }
        for odd in ["", "dice", "dice-", "dice-x", "tile-4", "part--"] {
            assert_eq!(EquipmentTask::from_code(odd), None, "{odd}");
        }
    }

    #[test]
    fn dice_are_on_the_list_where_a_log_is_kept_and_each_line_has_its_game() {
        let quiet = SheetNote::none((Stage::Prelim, 1), 1);
        let log = SheetNote {
            id: Some(SheetNoteId(1)),
            log_keeper: Some(LogKeeper::Staff(AccountId(1))),
            ..SheetNote::none((Stage::Prelim, 1), 2)
        };
        let part = MissingPart {
            id: MissingPartId(1),
            stage: Stage::Prelim,
            round_number: 1,
            table_number: 3,
            part: "a red road".to_owned(),
            reported_at: DateTime::UNIX_EPOCH,
            settled_at: None,
        };
        let set = GameSet::of_table(3);
        let list = equipment(&[quiet, log], &[part], &[set]);
        let seen: Vec<_> = list.iter().map(|line| (line.table, line.part.as_deref(), line.set.is_some())).collect();
        assert_eq!(seen, [(2, None, false), (3, Some("a red road"), true)]);
    }
}
