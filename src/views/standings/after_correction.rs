//! What a correction that waits would change in the ranking, so that nobody confirms it without having seen that.

use std::collections::BTreeSet;

use reeve_rules::sheets::TableResult;
use reeve_rules::standings::{Rank, RankedId, RankedPlayer};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::{Error, PlayerId, Snapshot, TableId};

use crate::bracket;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility::Reader;

/// What a correction would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectionEffect {
    /// Everybody whose rank changes, the players of the table first, each in the order of the ranking as it would be.
    pub ranks: Vec<RankChange>,
    /// The next stage, where others would play it: none where nobody does, where it has begun, or where lots come first.
    pub stage: Option<StageChange>,
    /// The champion before and after, where that changes.
    pub champion: Option<(Option<String>, Option<String>)>,
}

impl CorrectionEffect {
    /// The players of the table whose rank changes.
    pub fn of_table(&self) -> &[RankChange] {
        self.ranks.split_at(self.others_from()).0
    }

    /// Everybody else whose rank changes.
    pub fn of_others(&self) -> &[RankChange] {
        self.ranks.split_at(self.others_from()).1
    }

    fn others_from(&self) -> usize {
        self.ranks.partition_point(|change| change.at_table)
    }
}

/// A rank that changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankChange {
    pub name: String,
    /// Whether the player sat at the table.
    pub at_table: bool,
    /// As it is; the disqualified have none.
    pub before: Option<Rank>,
    pub after: Option<Rank>,
}

/// How the players of the next stage change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageChange {
    pub stage: Stage,
    pub come_in: Vec<String>,
    pub fall_out: Vec<String>,
}

/// What it would change in the ranking if this table had that result.
///
/// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
pub fn effect_of(snapshot: &Snapshot, table: TableId, paper: &TableResult) -> Result<CorrectionEffect, Error> {
    let mut corrected = snapshot.clone();
    let tables = corrected.rounds.iter_mut().flat_map(|round| &mut round.tables);
    let mut at_table = BTreeSet::new();
    for table in tables.filter(|one| one.row.id == table) {
        at_table.extend(table.seats.iter().map(|seat| ranking::ranked(seat.player_id)));
        for (seat, result) in table.seats.iter_mut().zip(&paper.seats) {
            seat.vp = result.vp;
        }
        table.row.winner_position = paper.winner();
    }
    difference(snapshot, &corrected, &at_table)
}

/// What changes in the ranking where a tournament becomes this one: by a result, or by who plays on. Some of the players
/// stand first.
///
/// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
pub fn difference(
    snapshot: &Snapshot,
    changed: &Snapshot,
    at_table: &BTreeSet<RankedId>,
) -> Result<CorrectionEffect, Error> {
    let (before, after) = (Ranking::of(snapshot, Reader::Staff)?, Ranking::of(changed, Reader::Staff)?);
    let ranks = after.standings.rows.iter().filter_map(|row| {
        let was = before.standings.row(row.player)?.rank;
        let at_table = at_table.contains(&row.player);
        (was != row.rank).then(|| RankChange { name: row.name.clone(), at_table, before: was, after: row.rank })
    });
    let mut ranks: Vec<RankChange> = ranks.collect();
    ranks.sort_by_key(|change| !change.at_table);
    let name = |row: &RankedPlayer| row.name.clone();
    let champions = (before.champion().map(name), after.champion().map(name));
    Ok(CorrectionEffect {
        ranks,
        stage: stage_change((snapshot, &before), (changed, &after)),
        champion: (champions.0 != champions.1).then_some(champions),
    })
}

/// How the players of the next stage change, where that has not begun.
fn stage_change(before: (&Snapshot, &Ranking), after: (&Snapshot, &Ranking)) -> Option<StageChange> {
    let stage = bracket::next_stage(before.0, before.1).ok()?;
    if bracket::next_stage(after.0, after.1) != Ok(stage) || bracket::may_decline(before.0, stage).is_err() {
        return None;
    }
    let (was, becomes) = (players(before, stage)?, players(after, stage)?);
    let labels = before.0.labels();
    let names = |ids: &mut dyn Iterator<Item = &PlayerId>| ids.map(|id| labels.of(*id).to_owned()).collect();
    let come_in: Vec<String> = names(&mut becomes.difference(&was));
    let fall_out: Vec<String> = names(&mut was.difference(&becomes));
    (!come_in.is_empty() || !fall_out.is_empty()).then_some(StageChange { stage, come_in, fall_out })
}

/// Who plays a stage by a ranking; none where lots have to be drawn first.
fn players((snapshot, ranking): (&Snapshot, &Ranking), stage: Stage) -> Option<BTreeSet<PlayerId>> {
    let tables = bracket::tables(snapshot, ranking, stage).ok()??;
    Some(tables.iter().flat_map(|table| &table.seats).map(|seat| ranking::stored(seat.player)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{after_prelims, draw_all, round, seated};
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};

    #[test]
    fn ranks_the_next_stage_and_the_champion_are_compared() {
        let mut event = after_prelims(20);
        draw_all(&mut event);
        let table = event.rounds[2].tables[4].clone();
        let same = effect_of(&event, table.row.id, &table.sheet().result).expect("an effect");
        assert_eq!(same, CorrectionEffect { ranks: Vec::new(), stage: None, champion: None });
        // The last of the last table was the winner after all.
        let mut paper = table.sheet().result;
        for (seat, vp) in paper.seats.iter_mut().zip([9, 8, 7, 10]) {
            (seat.vp, seat.winner) = (Some(vp), vp == 10);
        }
        let effect = effect_of(&event, table.row.id, &paper).expect("an effect");
        let winner = effect.ranks.iter().find(|change| change.name == "Player 20").expect("the winner's rank");
        assert!(winner.after < winner.before, "{winner:?}");
        let own = effect.ranks.iter().take_while(|change| change.at_table).count();
        assert!((1..=4).contains(&own) && effect.ranks.len() > own, "{:?}", effect.ranks);
        assert!(effect.ranks[own..].iter().all(|change| !change.at_table), "{:?}", effect.ranks);
        let stage = effect.stage.expect("others play");
        assert_eq!((stage.stage, stage.come_in.as_slice()), (Stage::Semi, ["Player 20".to_owned()].as_slice()));
        assert_eq!(stage.fall_out.len(), 1);

        let field = seated(&event, Stage::Semi);
        event.tournament.phase = Phase::Final;
        round(&mut event, Stage::Semi, 1, RoundState::Closed, SheetState::Signed, &field);
        round(
            &mut event,
            Stage::Final,
            1,
            RoundState::Closed,
            SheetState::Signed,
            &[field[0], field[4], field[8], field[12]],
        );
        let last = event.rounds[4].tables[0].clone();
        let mut paper = last.sheet().result;
        for (seat, vp) in paper.seats.iter_mut().zip([9, 10, 7, 6]) {
            (seat.vp, seat.winner) = (Some(vp), vp == 10);
        }
        let effect = effect_of(&event, last.row.id, &paper).expect("an effect");
        let name = |number: i64| Some(format!("Player {number:02}"));
        assert_eq!(effect.champion, Some((name(field[0]), name(field[4]))));
        assert_eq!(effect.stage, None, "the final has begun");
    }
}
