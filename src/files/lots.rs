//! Lots as CSV: `player,lot`.

use std::collections::BTreeMap;

use crate::fault::{FaultKind, FileFault, LotsFault};
use crate::table;
use crate::table::{Columns, CsvWriter, shown};
use reeve_limits as limits;
use reeve_rules::standings::{LotNumber, Lots, RankedId};
use reeve_rules::tournament::bounds;

/// The columns, both required.
pub const COLUMNS: [&str; 2] = ["player", "lot"];

/// Writes lots by player, in this order.
pub fn write<'p>(lots: impl Iterator<Item = (&'p str, i64)>) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    lots.for_each(|(player, lot)| writer.row(&[player, &lot.to_string()]));
    writer
}

/// Reads lots for players known by name, as it is seen. Refused: names that nobody has, a player twice, equal lots.
pub fn read(text: &str, players: &BTreeMap<&str, RankedId>) -> Result<Lots, Vec<FileFault>> {
    let (table, mut faults) = table::read_own(text, &COLUMNS, &limits::LOTS_FILE);
    let Some(table) = table else { return Err(faults) };
    let columns = match Columns::find(&table, &COLUMNS, &[]) {
        Ok(columns) => columns,
        Err(missing) => return Err(missing.into_iter().chain(faults).collect()),
    };
    let mut lots = Lots::new();
    let mut lines: BTreeMap<RankedId, u64> = BTreeMap::new();
    let mut holders: BTreeMap<LotNumber, u64> = BTreeMap::new();
    for record in table.records.iter().filter(|record| !record.broken) {
        let mut fault = |column: &str, what: FaultKind| faults.push(FileFault::at(record.line, column, what));
        let player = match table::name_seen(columns.cell(record, "player")) {
            Err(what) => {
                fault("player", what.into());
                None
            }
            Ok(name) => match players.get(name.as_str()) {
                None => {
                    fault("player", LotsFault::Unknown(shown(&name)).into());
                    None
                }
                Some(&player) => Some(player),
            },
        };
        if let Some(earlier) = player.and_then(|player| lines.insert(player, record.line)) {
            fault("player", LotsFault::HasLot { earlier }.into());
        }
        let lot = match table::whole_number(columns.cell(record, "lot"), bounds::LOT.least, bounds::LOT.most) {
            Err(what) => {
                fault("lot", what.into());
                None
            }
            Ok(number) => u32::try_from(number).ok().map(LotNumber),
        };
        if let Some(earlier) = lot.and_then(|lot| holders.insert(lot, record.line)) {
            fault("lot", LotsFault::SameLot { earlier }.into());
        }
        lots.extend(player.zip(lot));
    }
    faults.sort();
    if faults.is_empty() { Ok(lots) } else { Err(faults) }
}
