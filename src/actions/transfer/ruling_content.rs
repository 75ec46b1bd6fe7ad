//! What the rulings and calls of an archive say of each other: what no judge could have kept is refused.

use std::collections::{BTreeMap, BTreeSet};

use reeve_limits as limits;
use reeve_rules::rulings::call::CallOutcome;
use reeve_rules::rulings::clauses::{Clause, Matter};
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::entry::{
    EntryRefusal, LiftedRuling, RulingEntry, SeatedThere, check_entry, check_kept_kind, decision_text, ruling_text,
};
use reeve_rules::rulings::history::{PastRuling, disqualified_by, goes_on, stands_for};
use reeve_rules::rulings::penalty::{Penalty, Reported};
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState};
use reeve_store::dump::RULINGS;

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row::{Row, refuse, rows};
use crate::transfer::tournament_rows::TableRows;

/// Refuses rulings and calls that no judge could have kept.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    calls(content)?;
    let history = rulings(content)?;
    refuse(content, "player", ContentFault::DisqualifiedPlays, |row| {
        let out = row.number("id").and_then(|player| disqualified_by(&history, player));
        out.is_some_and(|(_, clause)| {
            row.text("state") != PlayerState::Disqualified.code() || row.text("disqualified_clause") != clause.number()
        })
    })
}

/// A call waits, is claimed, and ends; one that ended with a ruling has it.
fn calls(content: &TableRows) -> Result<(), Refusal> {
    let ruled: BTreeSet<i64> = rows(content, RULINGS).filter_map(|row| row.number("call_id")).collect();
    refuse(content, "judge_call", ContentFault::OddCall, |row| {
        let by_ruling = row.text("call_outcome") == CallOutcome::Ruling.code();
        let has_ruling = row.number("id").is_some_and(|id| ruled.contains(&id));
        let ended = row.has("call_outcome");
        ended != row.has("ended_at")
            || by_ruling != has_ruling
            || (!ended && row.has("ended_by"))
            || (!row.has("claimed_at") && row.has("claimed_by"))
    })?;
    // A judge who goes where somebody objects to a result goes since some moment.
    refuse(content, "sheet_dispute", ContentFault::OddCall, |row| row.has("claimed_by") && !row.has("claimed_at"))
}

/// Every ruling as it would be kept after those before it.
fn rulings(content: &TableRows) -> Result<Vec<PastRuling>, Refusal> {
    let mut players: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
    for row in rows(content, "ruling_player") {
        if let (Some(ruling), Some(player)) = (row.number("ruling_id"), row.number("player_id")) {
            players.entry(ruling).or_default().insert(player);
        }
    }
    let mut history: Vec<PastRuling> = Vec::new();
    for row in rows(content, RULINGS) {
        let theirs = row.number("id").and_then(|id| players.remove(&id)).unwrap_or_default();
        let number = row.number("ruling_number").unwrap_or_default();
        let refers_to = row.number("refers_to");
        let in_order = history.last().map_or(1, |last| last.number + 1) == number
            && refers_to.is_none_or(|earlier| earlier < number)
            && (refers_to.is_some() || !row.is_set("lifts"))
            && row.has("stage") == row.has("round_number")
            && row.has("stage") == row.has("table_number");
        let (Some(clause), true) = (Clause::read(row.text("clause")), in_order) else {
            return Err(row.refused(ContentFault::RulingOutOfOrder));
        };
        let lifts = refers_to.filter(|_| row.is_set("lifts"));
        let past = PastRuling {
            number,
            clause,
            penalty: Penalty::from_code(row.text("penalty")).unwrap_or(Penalty::None),
            players: theirs,
            refers_to,
            lifts,
        };
        as_kept(row, &past, &history).map_err(|why| row.refused(ContentFault::Ruling(why)))?;
        history.push(past);
    }
    Ok(history)
}

/// Whether a ruling could be kept as it is, after those before it.
fn as_kept(row: Row<'_>, past: &PastRuling, history: &[PastRuling]) -> Result<(), EntryRefusal> {
    let is_pause = row.has("paused_at") && past.players.is_empty() && past.penalty == Penalty::None;
    let (report, decision) = (row.text("report"), row.text("decision"));
    if !is_pause || !decision.is_empty() {
        let same = |kept: String, stored: &str| (kept == stored).then_some(()).ok_or(EntryRefusal::TextWithControl);
        same(decision_text(decision, limits::RULING)?, decision)?;
        same(ruling_text(report, limits::RULING)?, report)?;
    }
    let matter = Matter::from_code(row.text("matter")).unwrap_or(Matter::Rules);
    let kind = ConductKind::from_code(row.text("conduct_kind"));
    check_kept_kind((past.clause, matter), kind, (&past.players, row.number("given_to")))?;
    let stands = past.lifts.map(|earlier| stands_for(history, earlier));
    let lifted = past.lifts.zip(stands.as_ref()).map(|(earlier, stands_for)| LiftedRuling {
        penalty: history.iter().find(|one| one.number == earlier).map_or(Penalty::None, |one| one.penalty),
        stands_for,
    });
    check_entry(&RulingEntry {
        clause: past.clause,
        matter,
        reported: Reported::from_code(row.text("reported")).unwrap_or(Reported::AtOnce),
        penalty: past.penalty,
        players: &past.players,
        // Its record sheet was open then, whatever it is now.
        game: row.has("stage").then_some(SheetState::Open),
        // Seats may have been mended since, and earlier versions did not ask.
        seated: SeatedThere::Unknown,
        // Earlier versions kept no kind of collusion: one player alone gave a win away.
        goes_on: goes_on(history, row.number("refers_to"), &past.players)
            || past.clause.is_about_giving_a_win() && past.players.len() == 1 && kind != Some(ConductKind::Collusion),
        // What was kept of it is looked at above.
        kind: None,
        given_to: None,
        lifts: lifted,
    })
}
