//! The pages of a tournament for those who run it.

use std::fmt;

use crate::judge::Judge;
use crate::site::tournaments;
use crate::url::Url;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_views::rounds::RoundAt;

/// The pages of a tournament for those who run it.
pub fn run(slug: impl fmt::Display) -> Run {
    Run(tournaments().below(slug))
}

/// See [`run`].
pub struct Run(Url);

impl Run {
    /// What to do next.
    pub fn home(&self) -> Url {
        self.0.clone()
    }

    /// Opens registration.
    pub fn open_registration(&self) -> Url {
        self.0.below("open-registration")
    }

    /// Closes registration and starts check-in.
    pub fn start_check_in(&self) -> Url {
        self.0.below("start-check-in")
    }

    /// Goes back from check-in to registration.
    pub fn reopen_registration(&self) -> Url {
        self.0.below("reopen-registration")
    }

    /// Declares the champion.
    pub fn finish(&self) -> Url {
        self.0.below("finish")
    }

    /// The form that hides the tournament, and the one that brings it back.
    pub fn hide(&self) -> Url {
        self.0.below("archive")
    }

    /// Brings a hidden tournament back.
    pub fn bring_back(&self) -> Url {
        self.0.below("bring-back")
    }

    /// The poster with the code to be scanned.
    pub fn poster(&self) -> Url {
        self.0.below("poster")
    }

    /// The list of players.
    pub fn players(&self) -> Url {
        self.0.below("players")
    }

    /// The players who are hidden.
    pub fn hidden_players(&self) -> Url {
        self.players().query("archived", "yes")
    }

    /// Moves the next ones up from the waiting list.
    pub fn move_up(&self) -> Url {
        self.players().below("move-up")
    }

    /// Does something with the players who are ticked in the list.
    pub fn chosen_players(&self) -> Url {
        self.players().below("chosen")
    }

    /// Players who may be the same person.
    pub fn doubles(&self) -> Url {
        self.players().below("doubles")
    }

    /// Makes one of two spellings of a group or club.
    pub fn doubles_groups(&self) -> Url {
        self.doubles().below("groups")
    }

    /// Says that two players are two people, or takes that back.
    pub fn doubles_apart(&self) -> Url {
        self.doubles().below("apart")
    }

    /// Writes to players.
    pub fn mail_players(&self) -> Url {
        self.players().below("mail")
    }

    /// The form that adds a player.
    pub fn new_player(&self) -> Url {
        self.players().below("new")
    }

    /// One player by number.
    pub fn player(&self, number: impl fmt::Display) -> Url {
        self.players().below(number)
    }

    /// Moves a player to another state, such as withdrawn.
    pub fn move_player(&self, number: i64) -> Url {
        self.player(number).below("move")
    }

    /// Notes that a player has paid, or takes it back.
    pub fn payment(&self, number: i64) -> Url {
        self.player(number).below("paid")
    }

    /// Says that a player is the same person as one of another tournament.
    pub fn join_person(&self, number: i64) -> Url {
        self.player(number).below("join")
    }

    /// Takes that back.
    pub fn unlink_person(&self, number: i64) -> Url {
        self.player(number).below("part")
    }

    /// Everything that is held of a player.
    pub fn player_data(&self, number: i64) -> Url {
        self.player(number).below("data.json")
    }

    /// The cards of all players, with private link and PIN.
    pub fn cards(&self) -> Url {
        self.0.below("cards")
    }

    /// The card of one player.
    pub fn card(&self, number: i64) -> Url {
        self.player(number).below("card")
    }

    /// Where a player's personal data are erased.
    pub fn erase(&self, number: i64) -> Url {
        self.player(number).below("erase")
    }

    /// The confidential reports that the reader may read.
    pub fn confidential_reports(&self) -> Url {
        self.0.below("reports")
    }

    /// The form for one.
    pub fn new_confidential_report(&self) -> Url {
        self.confidential_reports().below("new")
    }

    /// One of them, by its key.
    pub fn confidential_report(&self, key: impl fmt::Display) -> Url {
        self.confidential_reports().below(key)
    }

    /// Notes that it was seen.
    pub fn note_report_seen(&self, key: &str) -> Url {
        self.confidential_report(key).below("seen")
    }

    /// Answers whoever wrote it.
    pub fn answer_report(&self, key: &str) -> Url {
        self.confidential_report(key).below("answer")
    }

    /// The door list.
    pub fn check_in(&self) -> Url {
        self.0.below("check-in")
    }

    /// The code at the door, by which players check themselves in.
    pub fn door(&self) -> Url {
        self.0.below("door")
    }

    /// Checks one player in, or takes it back.
    pub fn check_in_player(&self, number: i64) -> Url {
        self.check_in().below(number)
    }

    /// The upload of a list of players.
    pub fn import(&self) -> Url {
        self.0.below("import")
    }

    /// The list that was uploaded, to be looked at before it is taken over.
    pub fn import_preview(&self, draft: impl fmt::Display) -> Url {
        self.import().below(draft)
    }

    /// The schedule of all seats.
    pub fn schedule(&self) -> Url {
        self.0.below("schedule")
    }

    /// The proof of the schedule, and who meets whom.
    pub fn proof(&self) -> Url {
        self.schedule().below("proof")
    }

    /// Takes a schedule over from a file.
    pub fn import_schedule(&self) -> Url {
        self.schedule().below("import")
    }

    /// Swaps two seats.
    pub fn swap(&self) -> Url {
        self.schedule().below("swap")
    }

    /// Takes the last swap back.
    pub fn undo_swap(&self) -> Url {
        self.schedule().below("undo")
    }

    /// Pins a player to a table.
    pub fn pin(&self) -> Url {
        self.schedule().below("pin")
    }

    /// How far the work on the seats is.
    pub fn making(&self) -> Url {
        self.schedule().below("making")
    }

    /// Stops that work.
    pub fn stop_making(&self) -> Url {
        self.schedule().below("stop")
    }

    /// The repair of the schedule after somebody left.
    pub fn repair(&self) -> Url {
        self.schedule().below("repair")
    }

    /// The rounds.
    pub fn rounds(&self) -> Url {
        self.0.below("rounds")
    }

    /// One round.
    pub fn round(&self, at: RoundAt) -> RoundUrls {
        RoundUrls(self.rounds().below(at.stage).below(at.number))
    }

    /// The one round of a later stage.
    pub fn later_round(&self, stage: Stage) -> RoundUrls {
        self.round(RoundAt::later(stage))
    }

    /// One of the preliminary rounds.
    pub fn prelim(&self, number: i64) -> RoundUrls {
        self.round(RoundAt { stage: Stage::Prelim, number })
    }

    /// The standings.
    pub fn standings(&self) -> Url {
        self.0.below("standings")
    }

    /// Semi-finals and final.
    pub fn bracket(&self) -> Url {
        self.0.below("bracket")
    }

    /// Chooses which stages are played.
    pub fn stages(&self) -> Url {
        self.0.below("stages")
    }

    /// Makes the tables of a later stage.
    pub fn make_stage(&self, stage: Stage) -> Url {
        self.bracket().below(stage).below("make")
    }

    /// Takes the tables of a later stage away.
    pub fn unmake_stage(&self, stage: Stage) -> Url {
        self.bracket().below(stage).below("unmake")
    }

    /// Notes that a player declines a place in a later stage, or takes it after all.
    pub fn decline(&self, stage: Stage) -> Url {
        self.bracket().below(stage).below("decline")
    }

    /// The lots that are drawn where players are equal.
    pub fn lots(&self) -> Url {
        self.0.below("lots")
    }

    /// Who helps.
    pub fn staff(&self) -> Url {
        self.0.below("staff")
    }

    /// Takes a role away.
    pub fn remove_staff(&self) -> Url {
        self.staff().below("remove")
    }

    /// Invites somebody to the staff.
    pub fn invite(&self) -> Url {
        self.staff().below("invite")
    }

    /// Gives an invitation a new link.
    pub fn renew_invitation(&self, id: impl fmt::Display) -> Url {
        self.staff().below("invitations").below(id).below("renew")
    }

    /// Withdraws an invitation.
    pub fn withdraw_invitation(&self, id: impl fmt::Display) -> Url {
        self.staff().below("invitations").below(id).below("withdraw")
    }

    /// The tournament's details and settings.
    pub fn details(&self) -> Url {
        self.0.below("details")
    }

    /// What the tournament says of itself.
    pub fn face(&self) -> Url {
        self.0.below("face")
    }

    /// Its logo.
    pub fn logo(&self) -> Url {
        self.face().below("logo")
    }

    /// Its programme.
    pub fn programme(&self) -> Url {
        self.0.below("programme")
    }

    /// The form of the programme, filled with a proposal.
    pub fn programme_proposal(&self) -> Url {
        self.programme().query("propose", "yes")
    }

    /// Its prizes by ranks.
    pub fn prize_bands(&self) -> Url {
        self.0.below("prizes")
    }

    /// Who is invited.
    pub fn invitations(&self) -> Url {
        self.0.below("invitations")
    }

    /// Its game sets.
    pub fn game_sets(&self) -> Url {
        self.0.below("sets")
    }

    /// A tournament like this one.
    pub fn copy(&self) -> Url {
        self.0.below("copy")
    }

    /// What can be taken out as a file.
    pub fn export(&self) -> Url {
        self.0.below("export")
    }

    /// The report for CATAN Studio.
    pub fn report(&self) -> Url {
        self.export().below("report")
    }

    /// That report as a file.
    pub fn report_file(&self) -> Url {
        self.exported("report.csv")
    }

    /// The list of prizes.
    pub fn prizes(&self) -> Url {
        self.export().below("prizes")
    }

    /// That list as a file.
    pub fn prizes_file(&self) -> Url {
        self.exported("prizes.csv")
    }

    /// The certificates of everybody.
    pub fn certificates(&self) -> Url {
        self.export().below("certificates")
    }

    /// The certificates down to a rank.
    pub fn certificates_to(&self, rank: u32) -> Url {
        self.certificates().query("to", rank)
    }

    /// All lists in one workbook.
    pub fn workbook_file(&self) -> Url {
        self.exported("workbook.xlsx")
    }

    /// The whole tournament in one file.
    pub fn archive_file(&self) -> Url {
        self.exported("archive.zip")
    }

    /// The list of players as a file.
    pub fn players_file(&self) -> Url {
        self.exported("players.csv")
    }

    /// The schedule of all seats as a file.
    pub fn schedule_file(&self) -> Url {
        self.exported("schedule.csv")
    }

    /// The results as a file.
    pub fn results_file(&self) -> Url {
        self.exported("results.csv")
    }

    /// The standings as a file.
    pub fn standings_file(&self) -> Url {
        self.exported("standings.csv")
    }

    /// The lots as a file.
    pub fn lots_file(&self) -> Url {
        self.exported("lots.csv")
    }

    /// The rulings as a file.
    pub fn rulings_file(&self) -> Url {
        self.exported("rulings.csv")
    }

    /// The pages of judges.
    pub fn judge(&self) -> Judge {
        Judge(self.0.below("judge"))
    }

    fn exported(&self, file: &str) -> Url {
        self.export().below(file)
    }

    /// The audit log of the tournament.
    pub fn audit(&self) -> Url {
        self.0.below("audit")
    }

    /// That log as a file.
    pub fn audit_file(&self) -> Url {
        self.0.below("audit.csv")
    }
}

/// The pages of one round for those who run the tournament: see [`Run::round`].
pub struct RoundUrls(Url);

impl RoundUrls {
    /// The round's tables and what to do with it next.
    pub fn board(&self) -> Url {
        self.0.clone()
    }

    /// The record sheet of a table.
    pub fn table(&self, number: i64) -> Url {
        self.0.below("tables").below(number)
    }

    /// Signs the record sheet of a table.
    pub fn sign(&self, table: i64) -> Url {
        self.table(table).below("sign")
    }

    /// The correction of a final record sheet.
    pub fn correction(&self, table: i64) -> Url {
        self.table(table).below("correction")
    }

    /// Confirms the correction that waits.
    pub fn confirm_correction(&self, table: i64) -> Url {
        self.correction(table).below("confirm")
    }

    /// Withdraws the correction that waits.
    pub fn withdraw_correction(&self, table: i64) -> Url {
        self.correction(table).below("withdraw")
    }

    /// The choice of seats at a table.
    pub fn choice(&self, table: i64) -> Url {
        self.table(table).below("seats")
    }

    /// Confirms the layout of its board.
    pub fn confirm_layout(&self, table: i64) -> Url {
        self.choice(table).below("layout")
    }

    /// Takes the last choice back.
    pub fn take_choice_back(&self, table: i64) -> Url {
        self.choice(table).below("back")
    }

    /// Names the judge of a table.
    pub fn name_judge(&self, table: i64) -> Url {
        self.choice(table).below("judge")
    }

    /// Where the staff opens the record sheet of a table on a tablet that is passed round.
    pub fn tablet(&self, table: i64) -> Url {
        self.table(table).below("tablet")
    }

    /// Ends that.
    pub fn close_tablet(&self, table: i64) -> Url {
        self.tablet(table).below("close")
    }

    /// Gives whoever sits at a position of a table a new PIN in place of one that is locked, and shows it.
    pub fn pin(&self, table: i64, position: i64) -> Url {
        self.table(table).below("pins").below(position)
    }

    /// A judge decides the game of a table.
    pub fn decide(&self, table: i64) -> Url {
        self.table(table).below("decide")
    }

    /// Somebody at a table calls a judge.
    pub fn call_judge(&self, table: i64) -> Url {
        self.table(table).below("call")
    }

    /// The same from the board of the round, to which it leads back.
    pub fn call_from_board(&self, table: i64) -> Url {
        self.call_judge(table).query("from", "board")
    }

    /// A judge pauses the game of a table.
    pub fn pause(&self, table: i64) -> Url {
        self.table(table).below("pause")
    }

    /// The game of a table goes on.
    pub fn resume(&self, table: i64) -> Url {
        self.table(table).below("resume")
    }

    /// Makes the seats public.
    pub fn publish(&self) -> Url {
        self.0.below("publish")
    }

    /// Starts the games.
    pub fn start(&self) -> Url {
        self.0.below("start")
    }

    /// Closes the round.
    pub fn close(&self) -> Url {
        self.0.below("close")
    }

    /// Takes the last step of the round back.
    pub fn take_back(&self) -> Url {
        self.0.below("take-back")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::own;
    use reeve_actions::form_key::CREATED;

    #[test]
    fn what_stands_in_an_address_is_encoded() {
        let check = |url: Url, expected: &str| assert_eq!(url.as_ref(), expected);
        check(run("spring-open").player(7), "/run/spring-open/players/7");
        check(run("a/b ö").home(), "/run/a%2Fb%20%C3%B6");
        check(run("s").check_in().query("q", "Ann & Bö").anchor("p-3"), "/run/s/check-in?q=Ann+%26+B%C3%B6#p-3");
        check(run("s").prelim(2).table(5).query("saved", 5), "/run/s/rounds/prelim/2/tables/5?saved=5");
        check(own("0af1").home().query_if_any("done", ""), "/p/0af1");
    }

    #[test]
    fn what_an_action_will_make_is_left_to_be_filled_in() {
        let check = |url: Url| assert!(url.as_ref().contains(CREATED), "{url}");
        check(own(CREATED).home().done("registered"));
        check(run("s").players().done(format_args!("imported-{CREATED}")));
    }
}
