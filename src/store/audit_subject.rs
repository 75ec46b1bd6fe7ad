//! What a line of the audit log is about: stored as codes with their values, such as `prelim 2 table 7`, and put into
//! words where it is shown.

use crate::audit_action::{LoggedAction, StoredSubject};
use crate::{AccountId, BanId, DrawId, ImportDraftId, InvitationId, ScreenId, SeriesId, SessionId, TournamentId};
use reeve_rules::seating::{RepairWay, SeatAt};
use reeve_rules::tournament::vocabulary::{DrawMethod, Stage};

/// What something was done to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AuditSubject {
    Account(AccountId),
    AccountInSession(AccountId, SessionId),
    Session(SessionId),
    SiteTexts,
    Nobody,
    Server,
    /// The tournament as a whole.
    Tournament,
    /// A tournament that came in with an archive.
    Imported(TournamentId),
    /// A series that came in with an archive.
    ImportedSeries(SeriesId),
    /// A tournament by its short address, or a file by its name: what people called it themselves.
    Named(String),
    /// A mail that waits or was given up.
    Mail(i64),
    /// An invitation to the staff.
    Invitation(InvitationId),
    Ban(BanId),
    /// A screen in the hall.
    Screen(ScreenId),
    /// A file of players that is kept to be looked at.
    Draft(ImportDraftId),
    Player(i64),
    Players(usize),
    Ruling(i64),
    Stage(Stage),
    /// A player, by number, in a stage.
    PlayerInStage(Stage, i64),
    /// Rounds, each by stage and number.
    Rounds(Vec<(Stage, i64)>),
    /// A table of a round.
    Table {
        stage: Stage,
        round: i64,
        table: i64,
    },
    Draw(DrawId, DrawMethod),
    SemiFinalsSkipped,
    /// A seat schedule from a round on, made with a seed or brought as a file.
    Schedule {
        /// The seed that it was made with.
        seed: Option<i64>,
        from: usize,
    },
    Repair {
        /// Which of the two ways.
        way: RepairWay,
        /// How many people sit elsewhere than published.
        moved: usize,
    },
    /// Two seats of a preliminary round.
    Swap {
        round: i64,
        one: SeatAt,
        two: SeatAt,
    },
    /// A seat of a preliminary round, by its number.
    Seat(i64, SeatAt),
}

/// The end of the code of a repair, behind the code of its way.
const CHANGE: &str = "-change";

/// What stands before the number of a tournament that came in.
pub(crate) const IMPORTED: &str = "tournament ";

/// What stands before the number of a series that came in.
pub(crate) const IMPORTED_SERIES: &str = "series ";

impl AuditSubject {
    /// What is stored.
    pub fn stored(&self) -> String {
        match self {
            AuditSubject::Account(id) => format!("account {id}"),
            AuditSubject::AccountInSession(id, session) => format!("account {id} session {session}"),
            AuditSubject::Session(id) => format!("session {id}"),
            AuditSubject::SiteTexts => "site-texts".to_owned(),
            AuditSubject::Nobody => "nobody".to_owned(),
            AuditSubject::Server => "server".to_owned(),
            AuditSubject::Tournament => "tournament".to_owned(),
            AuditSubject::Imported(id) => format!("{IMPORTED}{id}"),
            AuditSubject::ImportedSeries(id) => format!("{IMPORTED_SERIES}{id}"),
            AuditSubject::Named(name) => name.clone(),
            AuditSubject::Mail(id) => format!("mail {id}"),
            AuditSubject::Invitation(id) => format!("invitation {id}"),
            AuditSubject::Ban(id) => format!("ban {id}"),
            AuditSubject::Screen(id) => format!("screen {id}"),
            AuditSubject::Draft(id) => format!("draft {id}"),
            AuditSubject::Player(number) => format!("player {number}"),
            AuditSubject::Players(count) => format!("players {count}"),
            AuditSubject::Ruling(number) => format!("ruling {number}"),
            AuditSubject::Stage(stage) => stage.code().to_owned(),
            AuditSubject::PlayerInStage(stage, number) => format!("{stage} player {number}"),
            AuditSubject::Rounds(rounds) => {
                rounds.iter().map(|(stage, round)| format!("{stage} {round}")).collect::<Vec<_>>().join(", ")
            }
            AuditSubject::Table { stage, round, table } => format!("{stage} {round} table {table}"),
            AuditSubject::Draw(id, method) => format!("draw {id} by {method}"),
            AuditSubject::SemiFinalsSkipped => "semi-finals-skipped".to_owned(),
            AuditSubject::Schedule { seed: None, from } => format!("rounds-from {from}"),
            AuditSubject::Schedule { seed: Some(seed), from } => format!("seed {seed} rounds-from {from}"),
            AuditSubject::Repair { way, moved } => format!("{way}{CHANGE} people-moved {moved}"),
            AuditSubject::Swap { round, one, two } => {
                format!("round {round} {} {}", seat_code(*one), seat_code(*two))
            }
            AuditSubject::Seat(round, seat) => format!("round {round} {}", seat_code(*seat)),
        }
    }

    /// What a stored line is about. A log has to open whatever stands in it, so what is none of today's codes is kept as
    /// it is: a newer program wrote it, or an older one in words that no migration could know.
    pub fn of(action: &LoggedAction, stored: &str) -> Result<AuditSubject, String> {
        if let LoggedAction::Known(action) = action
            && action.subject() == StoredSubject::Named
        {
            return Ok(AuditSubject::Named(stored.to_owned()));
        }
        read(stored).filter(|subject| subject.stored() == stored).ok_or_else(|| stored.to_owned())
    }
}

impl AuditSubject {
    /// The account that this was done to, if it was one.
    pub fn account(&self) -> Option<AccountId> {
        match self {
            AuditSubject::Account(id) | AuditSubject::AccountInSession(id, _) => Some(*id),
            _ => None,
        }
    }

    /// The same where accounts and draws have other numbers, as in an archive. Players and tables have the tournament's
    /// own numbers, which stay; so does a number that nothing is known of.
    pub fn renumbered(
        self,
        account: impl Fn(AccountId) -> Option<AccountId>,
        draw: impl Fn(DrawId) -> Option<DrawId>,
    ) -> AuditSubject {
        match self {
            AuditSubject::Account(id) => AuditSubject::Account(account(id).unwrap_or(id)),
            AuditSubject::AccountInSession(id, session) => {
                AuditSubject::AccountInSession(account(id).unwrap_or(id), session)
            }
            AuditSubject::Draw(id, method) => AuditSubject::Draw(draw(id).unwrap_or(id), method),
            other => other,
        }
    }
}

fn seat_code(seat: SeatAt) -> String {
    format!("table {} position {}", seat.table, seat.position)
}

fn read(stored: &str) -> Option<AuditSubject> {
    let words: Vec<&str> = stored.split(' ').collect();
    Some(match *words.as_slice() {
        ["site-texts"] => AuditSubject::SiteTexts,
        ["nobody"] => AuditSubject::Nobody,
        ["server"] => AuditSubject::Server,
        ["tournament"] => AuditSubject::Tournament,
        ["semi-finals-skipped"] => AuditSubject::SemiFinalsSkipped,
        [stage] => AuditSubject::Stage(Stage::from_code(stage)?),
        ["account", id] => AuditSubject::Account(id.parse().ok()?),
        ["account", id, "session", session] => AuditSubject::AccountInSession(id.parse().ok()?, session.parse().ok()?),
        ["session", id] => AuditSubject::Session(id.parse().ok()?),
        ["tournament", id] => AuditSubject::Imported(id.parse().ok()?),
        ["series", id] => AuditSubject::ImportedSeries(id.parse().ok()?),
        ["mail", id] => AuditSubject::Mail(id.parse().ok()?),
        ["invitation", id] => AuditSubject::Invitation(id.parse().ok()?),
        ["ban", id] => AuditSubject::Ban(id.parse().ok()?),
        ["screen", id] => AuditSubject::Screen(id.parse().ok()?),
        ["draft", id] => AuditSubject::Draft(id.parse().ok()?),
        ["player", number] => AuditSubject::Player(number.parse().ok()?),
        ["players", count] => AuditSubject::Players(count.parse().ok()?),
        ["draw", id, "by", method] => AuditSubject::Draw(id.parse().ok()?, DrawMethod::from_code(method)?),
        ["ruling", number] => AuditSubject::Ruling(number.parse().ok()?),
        ["rounds-from", from] => AuditSubject::Schedule { seed: None, from: from.parse().ok()? },
        ["seed", seed, "rounds-from", from] => {
            AuditSubject::Schedule { seed: Some(seed.parse().ok()?), from: from.parse().ok()? }
        }
        [change, "people-moved", moved] => AuditSubject::Repair {
            way: RepairWay::from_code(change.strip_suffix(CHANGE)?)?,
            moved: moved.parse().ok()?,
        },
        ["round", ref seats @ ..] => of_seats(seats)?,
        [stage, "player", number] => AuditSubject::PlayerInStage(Stage::from_code(stage)?, number.parse().ok()?),
        [stage, round, "table", table] => AuditSubject::Table {
            stage: Stage::from_code(stage)?,
            round: round.parse().ok()?,
            table: table.parse().ok()?,
        },
        _ => AuditSubject::Rounds(stored.split(", ").map(round).collect::<Option<_>>()?),
    })
}

fn round(stored: &str) -> Option<(Stage, i64)> {
    let (stage, number) = stored.split_once(' ')?;
    Some((Stage::from_code(stage)?, number.parse().ok()?))
}

/// One seat or two, behind `round`.
fn of_seats(words: &[&str]) -> Option<AuditSubject> {
    let seat =
        |table: &str, position: &str| Some(SeatAt { table: table.parse().ok()?, position: position.parse().ok()? });
    match *words {
        [round, "table", table, "position", position] => {
            Some(AuditSubject::Seat(round.parse().ok()?, seat(table, position)?))
        }
        [round, "table", table, "position", position, "table", other, "position", its] => {
            Some(AuditSubject::Swap { round: round.parse().ok()?, one: seat(table, position)?, two: seat(other, its)? })
        }
        _ => None,
    }
}

/// Subjects of every kind, and what is stored of them.
#[cfg(any(test, feature = "for-tests"))]
pub fn of_every_kind() -> Vec<(AuditSubject, &'static str)> {
    let (one, two) = (SeatAt { table: 1, position: 1 }, SeatAt { table: 3, position: 2 });
    let all = vec![
        (AuditSubject::Account(AccountId(5)), "account 5"),
        (AuditSubject::AccountInSession(AccountId(5), SessionId(3)), "account 5 session 3"),
        (AuditSubject::Session(SessionId(3)), "session 3"),
        (AuditSubject::SiteTexts, "site-texts"),
        (AuditSubject::Nobody, "nobody"),
        (AuditSubject::Server, "server"),
        (AuditSubject::Tournament, "tournament"),
        (AuditSubject::Imported(TournamentId(12)), "tournament 12"),
        (AuditSubject::ImportedSeries(SeriesId(12)), "series 12"),
        (AuditSubject::Named("reeve-backup.zip".to_owned()), "reeve-backup.zip"),
        (AuditSubject::Mail(4), "mail 4"),
        (AuditSubject::Invitation(InvitationId(6)), "invitation 6"),
        (AuditSubject::Ban(BanId(8)), "ban 8"),
        (AuditSubject::Screen(ScreenId(9)), "screen 9"),
        (AuditSubject::Draft(ImportDraftId(2)), "draft 2"),
        (AuditSubject::Player(7), "player 7"),
        (AuditSubject::Players(30), "players 30"),
        (AuditSubject::Ruling(7), "ruling 7"),
        (AuditSubject::Stage(Stage::Semi), "semi"),
        (AuditSubject::PlayerInStage(Stage::Final, 13), "final player 13"),
        (AuditSubject::Rounds(vec![(Stage::Prelim, 2)]), "prelim 2"),
        (AuditSubject::Rounds(vec![(Stage::Prelim, 1), (Stage::Prelim, 2)]), "prelim 1, prelim 2"),
        (AuditSubject::Table { stage: Stage::Prelim, round: 2, table: 7 }, "prelim 2 table 7"),
        (AuditSubject::Draw(DrawId(3), DrawMethod::Hand), "draw 3 by hand"),
        (AuditSubject::SemiFinalsSkipped, "semi-finals-skipped"),
        (AuditSubject::Schedule { seed: None, from: 2 }, "rounds-from 2"),
        (AuditSubject::Schedule { seed: Some(17), from: 1 }, "seed 17 rounds-from 1"),
        (AuditSubject::Repair { way: RepairWay::Smallest, moved: 1 }, "smallest-change people-moved 1"),
        (AuditSubject::Repair { way: RepairWay::Best, moved: 12 }, "best-change people-moved 12"),
        (AuditSubject::Swap { round: 1, one, two }, "round 1 table 1 position 1 table 3 position 2"),
        (AuditSubject::Seat(1, two), "round 1 table 3 position 2"),
    ];
    // Whoever adds a kind counts it here, and finds the list above.
    let kinds: std::collections::BTreeSet<u8> = all.iter().map(|(subject, _)| kind(subject)).collect();
    assert_eq!(kinds.len(), KINDS, "a kind is missing");
    all
}

#[cfg(any(test, feature = "for-tests"))]
const KINDS: usize = 28;

#[cfg(any(test, feature = "for-tests"))]
fn kind(subject: &AuditSubject) -> u8 {
    match subject {
        AuditSubject::Account(_) => 0,
        AuditSubject::AccountInSession(..) => 1,
        AuditSubject::Session(_) => 2,
        AuditSubject::SiteTexts => 3,
        AuditSubject::Nobody => 4,
        AuditSubject::Server => 5,
        AuditSubject::Tournament => 6,
        AuditSubject::Imported(_) => 7,
        AuditSubject::Named(_) => 8,
        AuditSubject::Mail(_) => 9,
        AuditSubject::Draft(_) => 10,
        AuditSubject::Player(_) => 11,
        AuditSubject::Players(_) => 12,
        AuditSubject::Stage(_) => 13,
        AuditSubject::PlayerInStage(..) => 14,
        AuditSubject::Rounds(_) => 15,
        AuditSubject::Table { .. } => 16,
        AuditSubject::Draw(..) => 17,
        AuditSubject::SemiFinalsSkipped => 18,
        AuditSubject::Schedule { .. } => 19,
        AuditSubject::Repair { .. } => 20,
        AuditSubject::Swap { .. } => 21,
        AuditSubject::Seat(..) => 22,
        AuditSubject::Invitation(_) => 23,
        AuditSubject::Ruling(_) => 24,
        AuditSubject::Ban(_) => 25,
        AuditSubject::Screen(_) => 26,
        AuditSubject::ImportedSeries(_) => 27,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit_action::AuditAction;

    #[test]
    fn what_is_stored_is_read_back() {
        for (subject, stored) in of_every_kind() {
            assert_eq!(subject.stored(), stored);
            let action = match &subject {
                AuditSubject::Named(_) => AuditAction::MakeBackup,
                _ => AuditAction::EnterResult,
            };
            assert_eq!(AuditSubject::of(&action.into(), stored), Ok(subject));
        }
    }

    #[test]
    fn accounts_and_draws_get_other_numbers_and_nothing_else_does() {
        for (subject, stored) in of_every_kind() {
            let other = subject.renumbered(|id| Some(AccountId(id.0 + 70)), |id| Some(DrawId(id.0 + 80))).stored();
            assert_eq!(other, stored.replace("account 5", "account 75").replace("draw 3", "draw 83"));
        }
    }

    #[test]
    fn what_is_no_code_is_kept_as_it_is() {
        for stored in ["", "account", "account 05", "3 players", "rounds from 2", "prelim", "quarter 1", "a b c d"] {
            let read = AuditSubject::of(&LoggedAction::from("roll-dice".to_owned()), stored);
            let expected = Stage::from_code(stored).map(AuditSubject::Stage).ok_or(stored.to_owned());
            assert_eq!(read, expected, "{stored:?}");
        }
        // What people chose is never taken for a code.
        let named = AuditSubject::of(&AuditAction::CreateTournament.into(), "semi-finals-skipped");
        assert_eq!(named, Ok(AuditSubject::Named("semi-finals-skipped".to_owned())));
    }
}
