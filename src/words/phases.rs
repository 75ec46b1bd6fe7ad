//! The words of a tournament's day: where it stands, and why a step can't be made (`views::tournament`).

use crate as words;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, Stage, TournamentPart};
use reeve_store::tournament::Tournament;
use reeve_views::rounds::RoundAt;
use reeve_views::tournament::PhaseRefusal;

/// Where a tournament stands, in a few words for everybody.
pub fn stands(phase: Phase) -> String {
    match phase {
        Phase::Draft => texts::status::being_prepared(),
        Phase::Registration => texts::status::registration_open(),
        Phase::CheckIn => texts::status::about_to_start(),
        Phase::Prelim => texts::status::preliminary_games(),
        Phase::Semi => texts::status::semi_finals(),
        Phase::Final => texts::status::final_(),
        Phase::Finished => texts::status::finished(),
    }
}

/// Where this tournament stands; the games of a side event are no preliminary ones, and an event of a series has no others.
pub fn stands_in(t: &Tournament) -> String {
    match t.phase {
        _ if t.is_called_off() => texts::status::called_off(),
        Phase::Prelim if t.ends_with_rounds() || t.part == TournamentPart::Prelims => texts::status::being_played(),
        Phase::Finished if t.part == TournamentPart::Prelims => texts::status::over(),
        Phase::Registration if t.part == TournamentPart::Finals => texts::status::to_come(),
        phase => stands(phase),
    }
}

/// The same as a heading.
pub fn heading(t: &Tournament) -> String {
    match t.phase {
        _ if t.is_called_off() => texts::status::heading_called_off(),
        Phase::Prelim if t.ends_with_rounds() || t.part == TournamentPart::Prelims => {
            texts::status::heading_being_played()
        }
        Phase::Finished if t.part == TournamentPart::Prelims => texts::status::heading_over(),
        Phase::Registration if t.part == TournamentPart::Finals => texts::status::heading_to_come(),
        Phase::Draft => texts::status::heading_being_prepared(),
        Phase::Registration => texts::status::heading_registration_open(),
        Phase::CheckIn => texts::status::heading_about_to_start(),
        Phase::Prelim => texts::status::heading_preliminary_games(),
        Phase::Semi => texts::status::heading_semi_finals(),
        Phase::Final => texts::status::heading_final(),
        Phase::Finished => texts::status::heading_finished(),
    }
}

/// Where the round stands that a tournament is in, as a heading for everybody.
/// `played`: every game has its result, and the round is not closed.
pub fn round_stands(at: RoundAt, state: RoundState, played: bool) -> String {
    match state {
        RoundState::Planned => texts::status::round_about_to_start(),
        RoundState::Published => texts::status::find_your_seat(at.stage, at.number),
        RoundState::Playing if played && at.stage == Stage::Final => texts::status::final_played(),
        RoundState::Playing if played => texts::status::all_results_in(at.stage, at.number),
        RoundState::Playing => texts::status::round_on(at.stage, at.number),
        RoundState::Closed => texts::status::round_over(at.stage, at.number),
    }
}

/// What everybody waits for once the final has its result. `winner`: who won it, where that is public.
pub fn final_played(winner: Option<&str>) -> String {
    match winner {
        Some(winner) => texts::status::final_won(words::isolated(winner)),
        None => texts::status::final_won_soon(),
    }
}

/// What everybody waits for once a round is closed.
pub fn what_follows(at: RoundAt, t: &Tournament) -> String {
    match at.stage {
        Stage::Prelim if at.number >= t.prelim_rounds && t.ends_with_rounds() => texts::status::next_winner(),
        Stage::Prelim if at.number >= t.prelim_rounds && t.part == TournamentPart::Prelims => {
            texts::status::next_series()
        }
        Stage::Prelim if at.number >= t.prelim_rounds => texts::status::next_later_stages(),
        Stage::Prelim => texts::status::next_round(),
        Stage::Semi => texts::status::next_final(),
        Stage::Final => texts::status::next_standings(),
    }
}

/// Why nobody can register.
fn registration_closed(phase: Phase) -> String {
    match phase {
        Phase::Draft => texts::register::not_opened_yet(),
        Phase::Registration => texts::register::is_open(),
        Phase::CheckIn | Phase::Prelim => texts::register::closed_ask(),
        Phase::Semi | Phase::Final => texts::register::closed_prelims_over(),
        Phase::Finished => texts::register::closed_finished(),
    }
}

/// The same of this tournament: nobody registers for the final day of a series.
pub fn no_registration(t: &Tournament) -> String {
    match t.part {
        _ if t.is_called_off() => texts::register::called_off(),
        TournamentPart::Finals => texts::register::final_day(),
        TournamentPart::Whole | TournamentPart::Prelims => registration_closed(t.phase),
    }
}

/// How somebody comes onto the list of players that is still empty.
pub fn no_players_yet(phase: Phase, may_run: bool) -> &'static str {
    match (may_run, phase) {
        (true, Phase::Draft) => "Open registration, add players by hand, or import a list you already have.",
        (true, Phase::Registration) => {
            "Registration is open: share its address, add players by hand, or import a list you already have."
        }
        (true, Phase::CheckIn | Phase::Prelim) => {
            "Registration is closed. Add players by hand, or import a list you already have."
        }
        (false, Phase::Draft | Phase::Registration) => "The organizers add them, or they register.",
        (false, Phase::CheckIn | Phase::Prelim) => "Registration is closed; the organizers may still add some.",
        (_, Phase::Semi | Phase::Final | Phase::Finished) => "Nobody plays in this tournament.",
    }
}

/// A refusal as a sentence.
pub fn refusal(refusal: PhaseRefusal) -> &'static str {
    match refusal {
        PhaseRefusal::RegistrationOpen => "Registration is open already.",
        PhaseRefusal::RegistrationClosed => {
            "Registration was closed when check-in started. Use “Open registration” to go back."
        }
        PhaseRefusal::RoundOnePublished => {
            "The seats of round 1 are published, so registration can't open again: a schedule is made for the players \
             who were checked in."
        }
        PhaseRefusal::CheckInStarted => "Check-in has started already.",
        PhaseRefusal::CheckInOver => {
            "Check-in is over: the first seats are published, and whoever is seated when the games start is counted."
        }
        PhaseRefusal::NothingToReopen => "Registration has not been opened yet; open it first.",
        PhaseRefusal::SeatsPublished => {
            "Seats are published, so registration can't open again: everybody has seen a schedule made for the players \
             who were checked in."
        }
        PhaseRefusal::CalledOff => {
            "This tournament is called off. If it takes place after all, say so on the Next step page first."
        }
        PhaseRefusal::CalledOffAlready => "This tournament is called off already.",
        PhaseRefusal::NotAnnounced => {
            "Nobody outside the staff knows of this tournament yet, so there is nothing to call off. Archive it if you don't \
             want it any more."
        }
        PhaseRefusal::TooLateToCallOff => "The games have begun, so this tournament can't be called off any more.",
        PhaseRefusal::NotCalledOff => "This tournament is not called off.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_can_still_play_is_sent_to_the_organizers_and_nobody_else() {
        for phase in [Phase::CheckIn, Phase::Prelim] {
            assert!(registration_closed(phase).contains("ask the organizers"), "{phase:?}");
        }
        for phase in [Phase::Draft, Phase::Semi, Phase::Final, Phase::Finished] {
            assert!(!registration_closed(phase).contains("ask the organizers"), "{phase:?}");
        }
        assert!(no_players_yet(Phase::Draft, true).starts_with("Open registration"));
        assert!(no_players_yet(Phase::Registration, true).starts_with("Registration is open"));
        assert!(no_players_yet(Phase::CheckIn, true).starts_with("Registration is closed"));
    }

    #[test]
    fn a_refusal_says_what_to_do_instead() {
        assert!(refusal(PhaseRefusal::NothingToReopen).contains("open it first"));
        assert!(refusal(PhaseRefusal::CheckInStarted).contains("already"));
    }
}
