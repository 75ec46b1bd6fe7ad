//! Lots as CSV: `player,lot`.

use std::collections::BTreeMap;

use crate::files::fault::{FaultKind, FileFault, LotsFault};
use crate::files::table;
use crate::files::table::{Columns, CsvWriter, shown};
use crate::limits;
use crate::rules::standings::{LotNumber, Lots, RankedId};
use crate::rules::tournament::bounds;

/// The columns, both required.
pub const COLUMNS: [&str; 2] = ["player", "lot"];

/// Writes lots by player, in this order.
pub fn write<'p>(lots: impl Iterator<Item = (&'p str, i64)>) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    lots.for_each(|(player, lot)| writer.row(&[player, &lot.to_string()]));
    writer
}

/// Reads lots for players known by name. Refused: names that nobody has, a player twice, equal lots.
pub fn read(text: &str, players: &BTreeMap<&str, RankedId>) -> Result<Lots, Vec<FileFault>> {
    let (table, mut faults) = table::read_all(text, &COLUMNS, &limits::LOTS_FILE);
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
        let player = match table::name(columns.cell(record, "player")) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::ui::words;

    #[test]
    fn reads_lots_and_names_every_fault() {
        let players = BTreeMap::from([("Ada", RankedId(1)), ("Bo", RankedId(2)), ("Cy", RankedId(3))]);
        let check = |text: &str, expect: Result<&[(i64, u32)], &[&str]>| {
            let got = read(text, &players);
            match expect {
                Ok(lots) => {
                    let lots: Lots = lots.iter().map(|&(p, lot)| (RankedId(p), LotNumber(lot))).collect();
                    assert_eq!(got, Ok(lots), "{text:?}");
                }
                Err(faults) => {
                    let words: Vec<String> = got.err().iter().flatten().map(words::files::fault).collect();
                    assert_eq!(words, faults, "{text:?}");
                }
            }
        };
        check("player,lot\nAda,7\nBo,0\n", Ok(&[(1, 7), (2, 0)]));
        check("lot;player\r\n7; Ada\r\n", Ok(&[(1, 7)]));
        check("player,lot\n", Ok(&[]));
        check("player\nAda\n", Err(&["line 1, column lot: the column is missing"]));
        check("player,lot\nDee,1\n", Err(&["line 2, column player: \"Dee\" is not in the results"]));
        check("player,lot\nAda,1\nBo,1\n", Err(&["line 3, column lot: equals the lot in line 2"]));
        check("player,lot\nAda,1\nAda,2\n", Err(&["line 3, column player: has a lot already, in line 2"]));
        check("player,lot\nAda,-1\n", Err(&["line 2, column lot: -1 is below 0"]));
        check(
            "player,lot\n,x\n",
            Err(&["line 2, column lot: \"x\" is not a whole number", "line 2, column player: the name is empty"]),
        );
    }
}
