//! The words of what contradicts itself in an archive of how far its tournament has come: with the words that stand in the file.

use crate::rounds;
use reeve_actions::transfer::refusal::ProgressFault;
use reeve_files::archive::data_file;

/// What contradicts what, without a full stop.
pub(super) fn fault(fault: ProgressFault) -> String {
    let (tournament, seat) = (data_file("tournament"), data_file("seat"));
    match fault {
        ProgressFault::Rounds { planned, bounds } if bounds.least == bounds.most => {
            format!("\"prelim_rounds\" is {planned}, and this game is played in {} preliminary rounds", bounds.most)
        }
        ProgressFault::Rounds { planned, bounds } => {
            let (least, most) = (bounds.least, bounds.most);
            format!("\"prelim_rounds\" is {planned}, and a side event has {least} to {most} rounds")
        }
        ProgressFault::RuleSet { line, column } => {
            format!("\"rule_set\" is no rule set: look at line {line}, column {column} of it")
        }
        ProgressFault::RulesOfSideEvent => "\"rule_set\" is set, and a side event has the rules of its game".to_owned(),
        ProgressFault::RoundTooMany { number, most } => {
            let rounds = if most == 1 { "1 round".to_owned() } else { format!("{most} rounds") };
            format!("\"number\" is {number}, and by {tournament} this stage has {rounds}")
        }
        ProgressFault::BeforeItsPhase { state, phase } => {
            format!("\"state\" is \"{state}\", and \"phase\" in {tournament} is still \"{phase}\"")
        }
        ProgressFault::PhaseWithoutRound { phase } => {
            format!("\"phase\" is \"{phase}\", and by {} no round of that stage is published", data_file("round"))
        }
        ProgressFault::FinishedEarly { closed, planned } => format!(
            "\"phase\" is \"finished\", and by {} {closed} of {planned} preliminary rounds are closed",
            data_file("round")
        ),
        ProgressFault::AfterTheEnd { state } => {
            format!("\"state\" is \"{state}\", and \"phase\" in {tournament} is \"finished\" already")
        }
        ProgressFault::NoTime { state, column } => format!("\"state\" is \"{state}\", and {column:?} is empty"),
        ProgressFault::BeforeEarlier { state, earlier } => {
            format!("\"state\" is \"{state}\", and a round before it is not closed: {}", rounds::title(earlier))
        }
        ProgressFault::SheetInRound { sheet, round } => {
            let round_file = data_file("round");
            format!("\"sheet_state\" is \"{sheet}\", and by {round_file} the round of this table is \"{round}\"")
        }
        ProgressFault::WinnerAbsent { position } => {
            format!("\"winner_position\" is {position}, and by {seat} the player of that seat was absent")
        }
        ProgressFault::WinnerWithoutSeat { position } => {
            format!("\"winner_position\" is {position}, and by {seat} the table has no such seat")
        }
    }
}
