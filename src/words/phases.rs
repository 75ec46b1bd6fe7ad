//! The words of a tournament's day: where it stands, and why a step can't be made (`views::tournament`).

use crate as words;
use crate::rounds;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, Stage, TournamentPart};
use reeve_store::tournament::Tournament;
use reeve_views::rounds::RoundAt;
use reeve_views::tournament::PhaseRefusal;

/// Where a tournament stands, in a few words for everybody.
pub fn stands(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "being prepared",
        Phase::Registration => "registration is open",
        Phase::CheckIn => "about to start",
        Phase::Prelim => "preliminary games",
        Phase::Semi => "semi-finals",
        Phase::Final => "final",
        Phase::Finished => "finished",
    }
}

/// A tournament that does not take place.
pub const CALLED_OFF: &str = "called off";
/// An event whose games are on.
pub const BEING_PLAYED: &str = "being played";
/// An event of a series whose games are over.
pub const OVER: &str = "over";

/// Where this tournament stands; the games of a side event are no preliminary ones, and an event of a series has no others.
pub fn stands_in(t: &Tournament) -> &'static str {
    match t.phase {
        _ if t.is_called_off() => CALLED_OFF,
        Phase::Prelim if t.ends_with_rounds() || t.part == TournamentPart::Prelims => BEING_PLAYED,
        Phase::Finished if t.part == TournamentPart::Prelims => OVER,
        Phase::Registration if t.part == TournamentPart::Finals => "to come",
        phase => stands(phase),
    }
}

/// Where the round stands that a tournament is in, as a heading for everybody.
/// `played`: every game has its result, and the round is not closed.
pub fn round_stands(at: RoundAt, state: RoundState, played: bool) -> String {
    let title = rounds::title(at);
    let named = words::capital(&rounds::named(at));
    match state {
        RoundState::Planned => "About to start".to_owned(),
        RoundState::Published => format!("{title}: find your seat"),
        RoundState::Playing if played && at.stage == Stage::Final => "The final has been played".to_owned(),
        RoundState::Playing if played => format!("{title}: every result is in"),
        RoundState::Playing => format!("{named} {} being played", is(at.stage)),
        RoundState::Closed => format!("{named} {} over", is(at.stage)),
    }
}

/// The verb after a round's title.
fn is(stage: Stage) -> &'static str {
    if stage == Stage::Semi { "are" } else { "is" }
}

/// What everybody waits for once the final has its result. `winner`: who won it, where that is public.
pub fn final_played(winner: Option<&str>) -> String {
    match winner {
        Some(winner) => format!(
            "{} won it. The organizers still have to close it and declare the champion.",
            words::isolated(winner)
        ),
        None => "Who won is shown here as soon as the organizers close it.".to_owned(),
    }
}

/// What everybody waits for once a round is closed.
pub fn what_follows(at: RoundAt, t: &Tournament) -> &'static str {
    match at.stage {
        Stage::Prelim if at.number >= t.prelim_rounds && t.ends_with_rounds() => {
            "The last round is over. The winner is announced here as soon as the organizers declare it."
        }
        Stage::Prelim if at.number >= t.prelim_rounds && t.part == TournamentPart::Prelims => {
            "The games of this event are over. The ranking of the series says who goes on."
        }
        Stage::Prelim if at.number >= t.prelim_rounds => {
            "The preliminary games are over. Who plays on, and where, appears here as soon as the seats are published."
        }
        Stage::Prelim => "The seats of the next round appear here as soon as they are published.",
        Stage::Semi => "The seats of the final appear here as soon as they are published.",
        Stage::Final => "The standings show who won.",
    }
}

/// A hall screen before any seats are public.
pub const NO_SEATS_YET: &str = "Seats appear here as soon as they are published.";

/// A hall screen between two rounds.
pub fn over_and_next(stands: &str, at: RoundAt, t: &Tournament) -> String {
    format!("{stands}. {}", what_follows(at, t))
}

/// Why nobody can register.
fn registration_closed(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "Registration has not been opened yet.",
        Phase::Registration => "Registration is open.",
        Phase::CheckIn | Phase::Prelim => {
            "Registration is closed. If you still want to play, ask the organizers in the hall."
        }
        Phase::Semi | Phase::Final => "Registration is closed: the preliminary games are over.",
        Phase::Finished => "Registration is closed: this tournament is over.",
    }
}

/// The same of this tournament: nobody registers for the final day of a series.
pub fn no_registration(t: &Tournament) -> &'static str {
    match t.part {
        _ if t.is_called_off() => "This tournament is called off, so nobody can register.",
        TournamentPart::Finals => {
            "This is the final day of a series. Nobody registers for it: the best of all events are invited."
        }
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
