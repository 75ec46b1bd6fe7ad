//! Semi-finals and final: their tables, who takes no place there, and the champion (1.1.7, 1.1.9, 1.1.10).

use crate::rules::bracket::{self, BracketRefusal, BracketTable, SemiFinals};
use crate::rules::format::Stages;
use crate::rules::standings::After;
use crate::store::lots::{self as kept, Decline};
use crate::store::words::{Phase, RoundState, Stage};
use crate::store::{PlayerId, RoundId, Snapshot, TournamentId, round};

use super::ranking::{self, Ranking, View};
use super::{Act, Desk, Error, Note, Result, Right};

/// Which stage comes after the preliminary games, or after the semi-finals.
///
/// Error: a refusal that says what is still to be done first.
pub fn next_stage(snapshot: &Snapshot) -> Result<Stage> {
    prelims_closed(snapshot)?;
    if ranking::stages_of(&snapshot.tournament) != Some(Stages::SemiFinals) {
        return Ok(Stage::Final);
    }
    match snapshot.round(Stage::Semi, 1) {
        Some(semis) if semis.row.state == RoundState::Closed => Ok(Stage::Final),
        Some(_) => Ok(Stage::Semi),
        None if snapshot.round(Stage::Final, 1).is_some() => Ok(Stage::Final),
        None => {
            let ranking = Ranking::of(snapshot, View::Staff)?;
            match tables(snapshot, &ranking, Stage::Semi) {
                Ok(Some(_)) | Err(BracketRefusal::Tied(_)) => Ok(Stage::Semi),
                _ => Ok(Stage::Final),
            }
        }
    }
}

/// Refuses while a preliminary round is not closed.
pub fn prelims_closed(snapshot: &Snapshot) -> Result<()> {
    let closed = snapshot.stage(Stage::Prelim).filter(|round| round.row.state == RoundState::Closed).count();
    if closed == 0 || i64::try_from(closed).is_ok_and(|closed| closed < snapshot.tournament.prelim_rounds) {
        return Err(Error::by_rule(
            "1.1.4",
            format!(
                "{closed} of {} preliminary rounds are closed. Close them all first.",
                snapshot.tournament.prelim_rounds
            ),
        ));
    }
    Ok(())
}

/// The tables of a stage as the ranking gives them now; none where the semi-finals are skipped because too few
/// players are left.
pub fn tables(
    snapshot: &Snapshot,
    ranking: &Ranking,
    stage: Stage,
) -> std::result::Result<Option<Vec<BracketTable>>, BracketRefusal> {
    let settings = ranking.settings();
    let here = |row: &_| ranking::presence(snapshot, stage, row);
    let standings = &ranking.standings;
    if stage == Stage::Semi {
        let candidates = bracket::prelim_candidates(standings, here);
        return match bracket::semi_finals(&candidates, settings.semi_replacement, ranking.lots())? {
            SemiFinals::Tables(tables) => Ok(Some(tables)),
            SemiFinals::Skipped { .. } => Ok(None),
        };
    }
    let table = if standings.after == After::Prelim {
        let candidates = bracket::prelim_candidates(standings, here);
        bracket::final_from_prelims(&candidates, settings.final_replacement, ranking.lots())?
    } else {
        bracket::final_from_semis(standings, here, settings.final_replacement, ranking.lots())?
    };
    Ok(Some(vec![table]))
}

/// Makes the tables of the semi-finals or the final from the ranking, or makes them again after somebody
/// declined or withdrew. They stay unpublished, or published, as they were.
///
/// Refused before the stage's turn, while ties in the way have no lots, and once the stage's games are on.
pub async fn make_tables(desk: &Desk<'_>, id: TournamentId, stage: Stage) -> Result<()> {
    let mut act = Act::begin(desk, id, Right::Run).await?;
    let seats = remake(&mut act, stage).await?;
    act.commit(Note::new("make tables", stage.as_str()).after(&seats)).await?;
    Ok(())
}

/// Notes that a player takes no place in a stage, or takes the note back, and makes the stage's tables again
/// where there are any.
pub async fn decline(desk: &Desk<'_>, id: TournamentId, stage: Stage, player: PlayerId, declines: bool) -> Result<()> {
    let mut act = Act::begin(desk, id, Right::Run).await?;
    let snapshot = act.snapshot().await?;
    if stage == Stage::Prelim {
        return Err(Error::Missing);
    }
    not_started(&snapshot, stage)?;
    prelims_closed(&snapshot)?;
    snapshot.player(player).ok_or(Error::Missing)?;
    if declines {
        let decline = Decline { stage, player_id: player, at: desk.now };
        kept::insert_decline(&mut act.tx, id, &decline).await?;
    } else if !kept::delete_decline(&mut act.tx, id, stage, player).await? {
        return Err(Error::Missing);
    }
    if snapshot.round(stage, 1).is_some() {
        remake(&mut act, stage).await?;
    }
    let action = if declines { "decline a place" } else { "take a place after all" };
    act.commit(Note::new(action, format!("{} player {player}", stage.as_str()))).await?;
    Ok(())
}

/// Declares the champion: the tournament is finished.
///
/// Refused before the final is closed.
pub async fn finish(desk: &Desk<'_>, id: TournamentId) -> Result<()> {
    let mut act = Act::begin(desk, id, Right::Run).await?;
    let snapshot = act.snapshot().await?;
    let mut tournament = snapshot.tournament.clone();
    let closed = snapshot.round(Stage::Final, 1).is_some_and(|round| round.row.state == RoundState::Closed);
    if !closed || tournament.phase == Phase::Finished {
        return Err(Error::by_rule("1.1.10", "The champion is who wins the final. Close the final first."));
    }
    let ranking = Ranking::of(&snapshot, View::Staff)?;
    let champion = ranking.standings.champion().map(|row| row.player.0);
    tournament.phase = Phase::Finished;
    act.save_tournament(tournament).await?;
    act.commit(Note::new("declare the champion", "tournament").after(&champion)).await?;
    Ok(())
}

/// Whether somebody at the tables of a stage that has not started plays no more, so that they must be made
/// again before it can start.
pub fn is_out_of_date(snapshot: &Snapshot, stage: Stage) -> bool {
    let Some(made) = snapshot.round(stage, 1) else { return false };
    if made.row.state >= RoundState::Playing {
        return false;
    }
    let gone = |player: PlayerId| snapshot.player(player).is_none_or(|player| !player.is_active());
    made.tables.iter().flat_map(|table| &table.seats).any(|seat| gone(seat.player_id))
}

/// The seats that were written: table, position, player.
type Written = Vec<(u32, u8, i64)>;

/// Makes a stage's tables inside a change.
async fn remake(act: &mut Act, stage: Stage) -> Result<Written> {
    let snapshot = act.snapshot().await?;
    not_started(&snapshot, stage)?;
    let turn = next_stage(&snapshot)?;
    if turn != stage {
        let message = match turn {
            Stage::Semi => "The semi-finals come first. Play and close them, then make the final.",
            _ => "There are no semi-finals in this tournament. Make the final.",
        };
        return Err(Error::by_rule("1.1.3", message));
    }
    keep_freed_places(act, &snapshot, stage).await?;
    let snapshot = act.snapshot().await?;
    let ranking = Ranking::of(&snapshot, View::Staff)?;
    let tables = tables(&snapshot, &ranking, stage)
        .map_err(|refusal| Error::by_rule(refusal.clause(), format!("{refusal}.")))?
        .ok_or_else(|| Error::by_rule("1.1.7", "Twelve players or fewer are left, so the final follows at once."))?;
    let id = round_for(act, &snapshot, stage).await?;
    let mut written = Vec::new();
    for table in &tables {
        let table_id = round::insert_table(&mut act.tx, id, i64::from(table.table)).await?;
        for seat in &table.seats {
            let player = ranking::stored(seat.player);
            let seed = (stage == Stage::Semi).then_some(i64::from(seat.seed));
            round::insert_seat(&mut act.tx, table_id, i64::from(seat.position), player, false, seed).await?;
            written.push((table.table, seat.position, player.0));
        }
    }
    Ok(written)
}

/// The round of a stage without any tables: the one there was, emptied, or a new one.
async fn round_for(act: &mut Act, snapshot: &Snapshot, stage: Stage) -> Result<RoundId> {
    if let Some(made) = snapshot.round(stage, 1) {
        round::clear_tables(&mut act.tx, made.row.id).await?;
        return Ok(made.row.id);
    }
    Ok(round::insert_round(&mut act.tx, snapshot.tournament.id, stage, 1).await?)
}

/// Remembers who had a seat at the stage's tables and withdrew since: their places were freed, which makes a
/// difference where free places stay empty.
async fn keep_freed_places(act: &mut Act, snapshot: &Snapshot, stage: Stage) -> Result<()> {
    let Some(made) = snapshot.round(stage, 1) else { return Ok(()) };
    let at = act.now();
    for seat in made.tables.iter().flat_map(|table| &table.seats) {
        if snapshot.player(seat.player_id).is_none_or(|player| !player.is_active()) {
            let decline = Decline { stage, player_id: seat.player_id, at };
            kept::insert_decline(&mut act.tx, snapshot.tournament.id, &decline).await?;
        }
    }
    Ok(())
}

fn not_started(snapshot: &Snapshot, stage: Stage) -> Result<()> {
    match snapshot.round(stage, 1) {
        Some(round) if round.row.state >= RoundState::Playing => {
            Err(Error::by_rule("1.1.7", "The games of this stage have begun, so its tables stay as they are."))
        }
        _ => Ok(()),
    }
}
