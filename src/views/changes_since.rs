//! What was done in a tournament since a line of its log, as far as it may concern a player.

use crate::rounds::RoundAt;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::audit::AuditedChange;
use reeve_store::audit_action::{AuditAction, LoggedAction};
use reeve_store::audit_subject::AuditSubject;
use reeve_store::{Error, PlayerId, TournamentId, Tx, audit, seat};

/// The most lines that are looked at: a phone that slept longer gets its page anew.
const MOST: usize = 1_000;

/// What was done in a tournament since a line of its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DoneSince {
    /// The newest line; the one that was asked with, where nothing was done.
    pub newest: i64,
    /// Whether all of it was done to the results of preliminary games in which the player has no seat.
    pub is_elsewhere: bool,
}

impl DoneSince {
    /// Reads it. A few rows of one index are read for it, and the player's own tables, so that it can be asked for each of two
    /// thousand players after each result.
    pub async fn read(tx: &mut Tx, id: TournamentId, since: i64, player: PlayerId) -> Result<DoneSince, Error> {
        let lines = audit::since(tx, id, since, MOST as i64).await?;
        let newest = lines.first().map_or(since, |line| line.id);
        let games: Option<Vec<(RoundAt, i64)>> = lines.iter().map(prelim_game).collect();
        let is_elsewhere = match games {
            Some(games) if lines.len() < MOST => is_elsewhere(&games, &seat::tables_of(tx, player).await?),
            _ => false,
        };
        Ok(DoneSince { newest, is_elsewhere })
    }
}

/// Whether none of these games was played at one of these tables.
fn is_elsewhere(games: &[(RoundAt, i64)], own: &[(Stage, i64, i64)]) -> bool {
    games.iter().all(|(round, table)| !own.contains(&(round.stage, round.number, *table)))
}

/// The preliminary game to whose result alone this was done; none where it was anything else.
fn prelim_game(line: &AuditedChange) -> Option<(RoundAt, i64)> {
    let LoggedAction::Known(action) = line.action else { return None };
    match AuditSubject::of(&line.action, &line.subject) {
        Ok(AuditSubject::Table { stage: Stage::Prelim, round, table }) if AT_ONE_TABLE.contains(&action) => {
            Some((RoundAt { stage: Stage::Prelim, number: round }, table))
        }
        _ => None,
    }
}

/// What is done at one table before its result is final, or makes it final.
const AT_ONE_TABLE: [AuditAction; 7] = [
    AuditAction::EnterResult,
    AuditAction::SignOwnSheet,
    AuditAction::DisputeResult,
    AuditAction::TakeDisputeBack,
    AuditAction::ClaimDispute,
    AuditAction::ClearSignatures,
    AuditAction::SignSheetOnPaper,
];

#[cfg(test)]
mod tests {
    use reeve_store::ChangeKind;

    use super::*;

    #[test]
    fn what_changes_results_stays_at_its_table_or_may_change_a_final_one() {
        use AuditAction as A;
        let is_of_results = |action: &A| action.changes() == ChangeKind::Results;
        assert!(AT_ONE_TABLE.iter().all(is_of_results));
        let others: Vec<A> =
            A::ALL.iter().copied().filter(|action| is_of_results(action) && !AT_ONE_TABLE.contains(action)).collect();
        assert_eq!(others, [A::ProposeCorrection, A::ConfirmCorrection, A::WithdrawCorrection, A::DecideSheet]);
    }

    #[test]
    fn a_line_is_about_one_preliminary_game_or_may_be_about_anything() {
        let check = |action: LoggedAction, subject: AuditSubject, expected: Option<(i64, i64)>| {
            let line = AuditedChange { id: 1, action, subject: subject.stored() };
            let found = prelim_game(&line).map(|(round, table)| (round.number, table));
            assert_eq!(found, expected, "{line:?}");
        };
        let table = |stage| AuditSubject::Table { stage, round: 2, table: 7 };
        check(AuditAction::EnterResult.into(), table(Stage::Prelim), Some((2, 7)));
        check(AuditAction::EnterResult.into(), table(Stage::Semi), None);
        check(AuditAction::DecideSheet.into(), table(Stage::Prelim), None);
        check(AuditAction::EnterResult.into(), AuditSubject::Tournament, None);
        check("roll-dice".to_owned().into(), table(Stage::Prelim), None);
    }

    #[test]
    fn only_the_own_tables_concern_a_player() {
        let at = |number| RoundAt { stage: Stage::Prelim, number };
        let own = [(Stage::Prelim, 1, 3), (Stage::Prelim, 2, 1)];
        assert!(is_elsewhere(&[], &own));
        assert!(is_elsewhere(&[(at(1), 1), (at(2), 3)], &own));
        assert!(!is_elsewhere(&[(at(1), 1), (at(2), 1)], &own));
    }
}
