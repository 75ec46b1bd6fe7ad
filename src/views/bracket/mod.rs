//! Semi-finals and final: which of them comes next, who sits where, and what can be done now, or why not (1.1.7, 1.1.9,
//! 1.1.10).

pub mod champion;
pub mod choice;
pub mod count;
pub mod refusal;
pub mod stage;

use chrono::{DateTime, Utc};

use reeve_rules::bracket;
use reeve_rules::bracket::{BracketRefusal, BracketTable, SemiFinals};
use reeve_rules::standings::lots;
use reeve_rules::standings::lots::{Candidate, TieDecides};
use reeve_rules::standings::{After, Rank};
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::vocabulary::{RoundState, Stage, TournamentPart};
use reeve_store::player::Player;
use reeve_store::snapshot::Round;
use reeve_store::{AccountId, Error, Snapshot, TournamentId, Tx};

use crate::boards;
use crate::hall::announcements::HallNews;
use crate::people::attendance;
use crate::rounds::{RoundAt, prelims};
use crate::sheets::waiting::SheetsThatWait;
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility::Reader;

pub use crate::bracket::refusal::Refusal;

/// What the page of the later stages is made of, for the staff.
pub struct StaffBracket {
    pub snapshot: Snapshot,
    pub news: HallNews,
    /// The round that comes next and has no board.
    pub boardless: Option<RoundAt>,
    /// The record sheets that wait for somebody.
    pub waiting: SheetsThatWait,
}

impl StaffBracket {
    /// Reads it, for a judge or for somebody else of the staff.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        judge: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<StaffBracket, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        Ok(StaffBracket {
            news: HallNews::read(tx, &snapshot).await?,
            boardless: boards::read_missing(tx, &snapshot).await?,
            waiting: SheetsThatWait::read(tx, id, judge, now).await?,
            snapshot,
        })
    }
}

/// Which stage comes after the preliminary games, or after the semi-finals.
///
/// Error: a preliminary round is not closed, or the tournament ends with its rounds: a side event, or an event of a series.
pub fn next_stage(snapshot: &Snapshot, ranking: &Ranking) -> Result<Stage, Refusal> {
    if ends_with_rounds(snapshot) {
        return Err(Refusal::SideEvent);
    }
    may_have_later_stages(snapshot)?;
    prelims_closed(snapshot)?;
    if ranking::stages_of(&snapshot.tournament) != Some(Stages::SemiFinals) {
        return Ok(Stage::Final);
    }
    Ok(match snapshot.round(Stage::Semi, 1) {
        Some(semis) if semis.row.state == RoundState::Closed => Stage::Final,
        Some(_) => Stage::Semi,
        None if not_started(snapshot, Stage::Final).is_err() => Stage::Final,
        None => stage_after_prelims(snapshot, ranking),
    })
}

/// Refuses in an event of a series, which ends after its preliminary games (1.2).
fn may_have_later_stages(snapshot: &Snapshot) -> Result<(), Refusal> {
    match snapshot.tournament.part {
        TournamentPart::Whole | TournamentPart::Finals => Ok(()),
        TournamentPart::Prelims => Err(Refusal::EndsWithPrelims),
    }
}

/// The stage that the preliminary ranking gives places in: the semi-finals, or the final where there are none or too few
/// players are left for them.
fn stage_after_prelims(snapshot: &Snapshot, ranking: &Ranking) -> Stage {
    let semi_finals = ranking::stages_of(&snapshot.tournament) == Some(Stages::SemiFinals);
    match semi_finals.then(|| tables(snapshot, ranking, Stage::Semi)) {
        Some(Ok(Some(_)) | Err(BracketRefusal::Tied(_))) => Stage::Semi,
        _ => Stage::Final,
    }
}

/// Whether the next places could be given, by the results there are: lots can be drawn for them as soon as these are final,
/// before the round is closed. Once the final is played there are none to give.
pub fn next_places(snapshot: &Snapshot, ranking: &Ranking) -> Result<(), BracketRefusal> {
    if ends_with_rounds(snapshot) {
        return first_place(ranking);
    }
    if may_have_later_stages(snapshot).is_err() {
        return Ok(());
    }
    let stage = match ranking.standings.after {
        After::Prelim | After::SomeSemis => stage_after_prelims(snapshot, ranking),
        After::Semis => Stage::Final,
        After::Final => return Ok(()),
    };
    tables(snapshot, ranking, stage).map(|_| ())
}

fn ends_with_rounds(snapshot: &Snapshot) -> bool {
    snapshot.tournament.ends_with_rounds()
}

/// Refuses while several share the first rank of what ends with its rounds, or the last that goes on elsewhere: lots say who it is.
fn first_place(ranking: &Ranking) -> Result<(), BracketRefusal> {
    let first = Candidate::first_of(&ranking.standings);
    let mut tied = lots::tied_candidates(&first, 1, ranking.lots());
    let qualifies = ranking.qualifies() as usize;
    let all = lots::tied_candidates(&Candidate::ranked(&ranking.standings), qualifies, ranking.lots());
    tied.extend(all.into_iter().filter(|group| group.rank > Rank(1) && group.decides == Some(TieDecides::Cut)));
    if tied.is_empty() { Ok(()) } else { Err(BracketRefusal::Tied(tied)) }
}

/// Refuses while a preliminary round is not closed.
pub fn prelims_closed(snapshot: &Snapshot) -> Result<(), Refusal> {
    if prelims::are_closed(snapshot) {
        return Ok(());
    }
    if snapshot.tournament.part == TournamentPart::Finals {
        return Err(Refusal::CheckInAhead);
    }
    let (closed, of) = (prelims::closed(snapshot).count(), snapshot.tournament.prelim_rounds);
    Err(if ends_with_rounds(snapshot) {
        Refusal::RoundsOpen { closed, of }
    } else {
        Refusal::PrelimsOpen { closed, of }
    })
}

/// The tables of a stage as the ranking gives them now; none where the semi-finals are skipped because too few
/// players are left.
pub fn tables(
    snapshot: &Snapshot,
    ranking: &Ranking,
    stage: Stage,
) -> Result<Option<Vec<BracketTable>>, BracketRefusal> {
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

/// Whether the semi-finals are skipped because twelve players or fewer were left for them (1.1.7), once that is settled:
/// the preliminary rounds are closed. Until the final starts somebody may still come back.
pub fn semi_finals_fall_away(snapshot: &Snapshot, ranking: &Ranking) -> bool {
    ranking::stages_of(&snapshot.tournament) == Some(Stages::SemiFinals)
        && snapshot.round(Stage::Semi, 1).is_none()
        && next_stage(snapshot, ranking) == Ok(Stage::Final)
}

/// Whether the final was made for want of players for the semi-finals, and there are enough again before it starts (1.1.7).
pub fn final_gives_way(snapshot: &Snapshot, ranking: &Ranking) -> bool {
    snapshot.round(Stage::Final, 1).is_some()
        && snapshot.round(Stage::Semi, 1).is_none()
        && next_stage(snapshot, ranking) == Ok(Stage::Semi)
}

/// Whether the tables of a stage that has not started are no longer those that the ranking gives: somebody
/// declined, withdrew, was disqualified or came back. Then they must be made again before the games.
pub fn is_out_of_date(snapshot: &Snapshot, stage: Stage) -> bool {
    let Some(made) = snapshot.round(stage, 1) else { return false };
    if stage == Stage::Prelim || not_started(snapshot, stage).is_err() {
        return false;
    }
    let Ok(ranking) = Ranking::of(snapshot, Reader::Staff) else { return true };
    if stage == Stage::Final && final_gives_way(snapshot, &ranking) {
        return true;
    }
    let Ok(Some(tables)) = tables(snapshot, &ranking, stage) else { return true };
    let wanted = tables.iter().flat_map(|table| {
        table.seats.iter().map(|seat| (i64::from(table.table), i64::from(seat.position), ranking::stored(seat.player)))
    });
    let seated = made
        .tables
        .iter()
        .flat_map(|table| table.seats.iter().map(|seat| (table.row.number, seat.position, seat.player_id)));
    !wanted.eq(seated)
}

/// Who is in a final day and has no seat at its tables for want of a check-in, until the first game begins.
pub fn waiting_for_check_in(snapshot: &Snapshot) -> Vec<String> {
    let made = !snapshot.rounds.is_empty() && snapshot.tournament.part == TournamentPart::Finals;
    if !made || snapshot.rounds.iter().any(|round| round.row.state.has_begun()) {
        return Vec::new();
    }
    let waits = |player: &&Player| player.is_active() && !attendance::is_present(player);
    snapshot.players.iter().filter(waits).map(Player::label).collect()
}

/// Whether the final has begun, so that what led to it stands.
pub fn final_has_begun(snapshot: &Snapshot) -> bool {
    not_started(snapshot, Stage::Final).is_err()
}

/// Refuses once the games of a stage have begun: its tables and who sits at them stay as they are.
fn not_started(snapshot: &Snapshot, stage: Stage) -> Result<(), Refusal> {
    match snapshot.round(stage, 1) {
        Some(round) if round.row.state.has_begun() => Err(Refusal::GamesBegun),
        _ => Ok(()),
    }
}

/// Whether it is a stage's turn to have its tables made, or made again.
pub fn may_make(snapshot: &Snapshot, ranking: &Ranking, stage: Stage) -> Result<(), Refusal> {
    if snapshot.tournament.is_called_off() {
        return Err(Refusal::CalledOff);
    }
    not_started(snapshot, stage)?;
    match next_stage(snapshot, ranking)? {
        turn if turn == stage => Ok(()),
        Stage::Semi => Err(Refusal::SemiFinalsFirst),
        _ => Err(Refusal::NoSemiFinals),
    }
}

/// Whether the tables of a stage can be taken away again: nothing hangs on them while only the staff sees them.
pub fn may_unmake(snapshot: &Snapshot, stage: Stage) -> Result<(), Refusal> {
    not_started(snapshot, stage)?;
    match snapshot.round(stage, 1).filter(|_| stage != Stage::Prelim).map(|round| round.row.state) {
        None => Err(Refusal::NoTables),
        Some(RoundState::Planned) => Ok(()),
        Some(_) => Err(Refusal::TablesPublic),
    }
}

/// Whether places in a stage can be declined, or taken after all.
pub fn may_decline(snapshot: &Snapshot, stage: Stage) -> Result<(), Refusal> {
    may_have_later_stages(snapshot)?;
    not_started(snapshot, stage)?;
    prelims_closed(snapshot)
}

/// The final, once it is closed and everybody has seen who won it.
pub fn closed_final(snapshot: &Snapshot) -> Option<&Round> {
    snapshot.round(Stage::Final, 1).filter(|round| round.row.state == RoundState::Closed)
}

/// Whether everybody has seen who won the final.
pub fn is_final_closed(snapshot: &Snapshot) -> bool {
    closed_final(snapshot).is_some()
}

/// Whether everybody knows who has won: the final is closed, or what ends with its rounds is finished.
pub fn is_over(snapshot: &Snapshot) -> bool {
    match ends_with_rounds(snapshot) {
        true => snapshot.tournament.phase.is_finished(),
        false => is_final_closed(snapshot),
    }
}

/// Whether the champion could be declared now (1.1.10), the winner of a side event, or an event of a series ended (1.2).
pub fn may_finish(snapshot: &Snapshot) -> Result<(), Refusal> {
    if snapshot.tournament.part == TournamentPart::Prelims {
        let over = snapshot.tournament.phase.is_finished();
        return if over { Err(Refusal::EventOver) } else { prelims_closed(snapshot) };
    }
    if ends_with_rounds(snapshot) {
        return may_finish_with_rounds(snapshot);
    }
    if !is_final_closed(snapshot) || snapshot.tournament.phase.is_finished() {
        return Err(Refusal::FinalNotClosed);
    }
    Ok(())
}

/// What ends with its rounds ends when they are closed and one alone ranks first, and lots say who goes on elsewhere.
fn may_finish_with_rounds(snapshot: &Snapshot) -> Result<(), Refusal> {
    if snapshot.tournament.phase.is_finished() {
        return Err(Refusal::Finished);
    }
    prelims_closed(snapshot)?;
    // What can't be ranked is told where it is ranked.
    Ranking::of(snapshot, Reader::Staff).map_or(Ok(()), |ranking| Ok(first_place(&ranking)?))
}

#[cfg(test)]
mod tests;
