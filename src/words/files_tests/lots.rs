use std::collections::BTreeMap;

use reeve_files::lots::*;
use reeve_rules::standings::{LotNumber, Lots, RankedId};

use super::said;

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
                let words: Vec<String> = got.err().iter().flatten().map(said).collect();
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
