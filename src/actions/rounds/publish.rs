//! Publish the seats of a round, so that everybody sees them at once.

use crate::rules::tournament::vocabulary::{Phase, RoundState, StaffRole, Stage};
use crate::store::snapshot::Round;
use crate::store::{PlayerId, Snapshot, TournamentId, round};

use crate::actions::{Action, AuditEntry, Context, Error, Permission, Result, bracket};

/// Which round: the stage, and its number within the stage, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundAt {
    /// The stage.
    pub stage: Stage,
    /// Counts from 1 within the stage.
    pub number: i64,
}

impl RoundAt {
    /// As the audit log names it: `prelim 2`.
    pub fn subject(&self) -> String {
        format!("{} {}", self.stage, self.number)
    }

    /// As pages name it: `Round 2`, `Semi-finals`, `Final`.
    pub fn title(&self) -> String {
        match self.stage {
            Stage::Prelim => format!("Round {}", self.number),
            Stage::Semi => "Semi-finals".to_owned(),
            Stage::Final => "Final".to_owned(),
        }
    }

    /// As the last part of its address: `prelim/2`.
    pub fn path(&self) -> String {
        format!("{}/{}", self.stage, self.number)
    }
}

/// Where a round is: the same as [`RoundAt`], taken from the stored round.
pub fn at(round: &Round) -> RoundAt {
    RoundAt { stage: round.row.stage, number: round.row.number }
}

/// Publishes a round. With the setting `publish_rounds` on `all`, the first preliminary round takes the others
/// with it. Publishing the first one locks the settings. Gives the rounds that became public, none where the
/// round was public already.
///
/// Refused: no judge (1.3.1), a round before that is not closed, seats of people who are no longer in the
/// tournament, checked-in players without a seat.
pub async fn publish_round(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<Vec<RoundAt>> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if round.row.state != RoundState::Planned {
        return Ok(Vec::new());
    }
    may_publish(&snapshot, round)?;
    let mut published = Vec::new();
    for round in together(&snapshot, round) {
        let mut row = round.row.clone();
        row.state = RoundState::Published;
        row.published_at = Some(context.now);
        round::update_round(&mut action.tx, &row).await?;
        published.push(self::at(round));
    }
    let before = snapshot.tournament.phase;
    let after = before.max(phase_of(at.stage));
    let mut changed = snapshot.tournament.clone();
    changed.phase = after;
    action.save_tournament(changed).await?;
    let subjects: Vec<String> = published.iter().map(RoundAt::subject).collect();
    let note = AuditEntry::new("publish round", subjects.join(", ")).before(&before.as_str()).after(&after.as_str());
    action.commit(note).await?;
    Ok(published)
}

/// The phase that a tournament is in while rounds of a stage are played.
fn phase_of(stage: Stage) -> Phase {
    match stage {
        Stage::Prelim => Phase::Prelim,
        Stage::Semi => Phase::Semi,
        Stage::Final => Phase::Final,
    }
}

/// The rounds that become public with this one, itself among them.
fn together<'s>(snapshot: &'s Snapshot, round: &'s Round) -> Vec<&'s Round> {
    if round.row.stage != Stage::Prelim || snapshot.tournament.publish_rounds != "all" {
        return vec![round];
    }
    snapshot.stage(Stage::Prelim).filter(|other| other.row.state == RoundState::Planned).collect()
}

/// Whether a planned round could be published now; otherwise the refusal that says why not.
pub fn may_publish(snapshot: &Snapshot, round: &Round) -> Result<()> {
    let phase = snapshot.tournament.phase;
    if phase < Phase::CheckIn {
        return Err(Error::refused("Start the check-in first: seats are published when the players are there."));
    }
    if phase == Phase::Finished {
        return Err(Error::refused("The tournament is finished; no round can be published any more."));
    }
    needs_judge(snapshot)?;
    earlier_closed(snapshot, round, "published")?;
    up_to_date(snapshot, round)?;
    needs_tables(round)?;
    needs_players(snapshot, round)
}

/// No start without a judge (1.3.1).
pub(crate) fn needs_judge(snapshot: &Snapshot) -> Result<()> {
    if snapshot.staff.iter().any(|member| member.role == StaffRole::Judge) {
        return Ok(());
    }
    Err(Error::by_rule(
        "1.3.1",
        "A tournament can't start without a judge. Name at least one on the page Staff, then come back.",
    ))
}

/// Every round before this one must be closed, unless the preliminary rounds are published together.
pub(crate) fn earlier_closed(snapshot: &Snapshot, round: &Round, what: &str) -> Result<()> {
    let together =
        what == "published" && round.row.stage == Stage::Prelim && snapshot.tournament.publish_rounds == "all";
    let key = |round: &Round| (round.row.stage, round.row.number);
    let open = snapshot.rounds.iter().find(|other| {
        key(other) < key(round)
            && other.row.state != RoundState::Closed
            && !(together && other.row.stage == Stage::Prelim)
    });
    match open {
        None => Ok(()),
        Some(open) => Err(Error::refused(format!(
            "{} can't be {what} yet: {} is not closed.",
            at(round).title(),
            at(open).title()
        ))),
    }
}

/// Tables of semi-finals and final that the ranking would no longer give must be made again first.
pub(crate) fn up_to_date(snapshot: &Snapshot, round: &Round) -> Result<()> {
    if round.row.stage == Stage::Prelim || !bracket::is_out_of_date(snapshot, round.row.stage) {
        return Ok(());
    }
    Err(Error::by_rule(
        "1.1.7",
        "The tables are no longer those that the ranking gives: somebody declined, withdrew or came back. Make them \
         again on the page Semi-finals and final, then go on.",
    ))
}

fn needs_tables(round: &Round) -> Result<()> {
    if round.tables.is_empty() || round.tables.iter().any(|table| table.seats.len() < 2) {
        return Err(Error::by_rule("1.1.5", "This round has a table without enough players. Make its seats again."));
    }
    Ok(())
}

/// Whoever is seated must still be in the tournament, and whoever is checked in must have a seat.
fn needs_players(snapshot: &Snapshot, round: &Round) -> Result<()> {
    let gone = missing_players(snapshot, round).len();
    if gone > 0 {
        return Err(Error::refused(format!(
            "{gone} of the players seated in {} are no longer in the tournament. Make the seats of the rounds not \
             yet played again, then publish.",
            at(round).title()
        )));
    }
    let unseated = unseated_players(snapshot, round).len();
    if round.row.stage == Stage::Prelim && unseated > 0 {
        return Err(Error::refused(format!(
            "{unseated} checked-in players have no seat in {}. Make the seats of the rounds not yet played again, \
             then publish.",
            at(round).title()
        )));
    }
    Ok(())
}

/// The players who have a seat in a round and are no longer in the tournament.
pub fn missing_players(snapshot: &Snapshot, round: &Round) -> Vec<PlayerId> {
    seated(round).filter(|id| !snapshot.player(*id).is_some_and(|player| player.is_active())).collect()
}

/// The players who are in the tournament and checked in, and have no seat in a round.
pub fn unseated_players(snapshot: &Snapshot, round: &Round) -> Vec<PlayerId> {
    snapshot
        .players
        .iter()
        .filter(|player| player.is_active() && player.checked_in_at.is_some())
        .map(|player| player.id)
        .filter(|id| seated(round).all(|seated| seated != *id))
        .collect()
}

fn seated(round: &Round) -> impl Iterator<Item = PlayerId> + '_ {
    round.tables.iter().flat_map(|table| table.seats.iter().map(|seat| seat.player_id))
}
