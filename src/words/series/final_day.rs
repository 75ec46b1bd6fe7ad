//! The words of the final day of a series (1.2.4).

use chrono::{DateTime, NaiveDate, Utc};

use crate::time;
use crate::{counted, format, in_a_row, isolated};
use reeve_actions::series::refusal::final_day::FinalDayRefusal;
use reeve_rules::series::final_day::{AnswerRefusal, FinalistState};
use reeve_rules::tournament::format::FormatRefusal;
use reeve_store::series::Series;
use reeve_store::series_final::SeriesFinalist;
use reeve_store::tournament::Tournament;
use reeve_time_zone as time_zone;
use reeve_views::rulings::disqualify::DisqualifiedPlayer;
use reeve_views::series::final_day::{FinalDay, FreezeNotNow};
use reeve_views::series::in_series::{FinalDayPlace, InSeries};
use reeve_views::visibility;

/// A refusal of what is done for a final day, as a sentence.
pub(super) fn refusal(refusal: &FinalDayRefusal) -> String {
    match refusal {
        FinalDayRefusal::Frozen => {
            "The ranking of this series is frozen for its final day, so its events, lots and people stay as they are. While \
             nobody is invited the freeze can be taken back."
                .to_owned()
        }
        FinalDayRefusal::NotFrozen => "The ranking is not frozen, or not any more.".to_owned(),
        FinalDayRefusal::Freeze(why) => not_now(why),
        FinalDayRefusal::Stages(FormatRefusal::SemiFinalsMustBePlayed { attendance }) => {
            format!("With 29 or more the semi-finals are played, and {attendance} have played in this series.")
        }
        FinalDayRefusal::Stages(refusal) => format::refusal(refusal),
        FinalDayRefusal::InvitedAlready => "Somebody was invited already, so the ranking stays frozen.".to_owned(),
        FinalDayRefusal::NobodyToInvite => {
            "Nobody was invited: every place is taken or offered, or nobody in the ranking is left.".to_owned()
        }
        FinalDayRefusal::AnswerDayUnreadable => "This is not a day. Type it like 2026-11-21.".to_owned(),
        FinalDayRefusal::AnswerDayOutside => "Choose today or a later day, but none after the day of the final.".to_owned(),
        FinalDayRefusal::Answer(AnswerRefusal::NotInvited) => "Nobody has invited this player yet.".to_owned(),
        FinalDayRefusal::Answer(AnswerRefusal::Answered) => "That is noted already.".to_owned(),
        FinalDayRefusal::Answer(AnswerRefusal::PlaceGone) => {
            "The place has gone to the next in rank, and no other is free.".to_owned()
        }
        FinalDayRefusal::Disqualified { clause } => format!(
            "This player is disqualified in the series ({clause}), so has no place on its final day. A ruling that lifts the \
             disqualification comes first."
        ),
        FinalDayRefusal::FinalDayMade => "The final day has been made already.".to_owned(),
        FinalDayRefusal::TooFewAccepted { accepted } => {
            format!("A final takes at least three players, and {} so far.", have(*accepted, "accepted"))
        }
        FinalDayRefusal::FinalDayBegun => {
            "The games of the final day have begun, so its players change there: decline a place on its page of semi-finals \
             and final."
                .to_owned()
        }
        FinalDayRefusal::FinalDayHidden => HIDDEN.to_owned(),
        FinalDayRefusal::FinalDayOver => "This day is over. Choose today or a day that is still to come.".to_owned(),
        FinalDayRefusal::BeforeAnswers { last } => format!(
            "Invitations can be answered until {}, so the final day can't come before that day.",
            time::day(*last)
        ),
        FinalDayRefusal::EventAwaited { series, invited, made } => event_awaited(series, *invited, *made),
        FinalDayRefusal::FinalistIsStaff { name } => format!(
            "{} is an organizer of this series, or has the same name as one, and nobody plays where they are on the staff \
             (1.3.2). Take them off the organizers first, or note that they don't come.",
            isolated(name)
        ),
    }
}

/// Why an event of a series can't be archived while the final day is still to come.
pub fn awaited(series: &Series, day: &FinalDay) -> String {
    event_awaited(&series.name, day.has_invited(), day.tournament.is_some())
}

fn event_awaited(series: &str, invited: bool, made: bool) -> String {
    let until = match (invited, made) {
        (_, true) => "Archive it when the final day is over.",
        (true, false) => {
            "Archive it when the final day is over. If there will be none, note of everybody invited that they don't come."
        }
        (false, false) => "Take the freeze back first, or archive it when the final day is over.",
    };
    format!(
        "This is an event of {}, whose ranking is frozen for its final day: players are named by their event there, and \
         answer their invitation by its link. {until}",
        isolated(series)
    )
}

fn have(count: usize, what: &str) -> String {
    if count == 1 { format!("1 has {what}") } else { format!("{count} have {what}") }
}

/// Why the ranking can't be frozen now.
pub fn not_now(why: &FreezeNotNow) -> String {
    match why {
        FreezeNotNow::EventsOpen(names) if names.is_empty() => "No event is over yet.".to_owned(),
        FreezeNotNow::EventsOpen(names) => {
            format!("The ranking is frozen when all events are over. Still open: {}.", in_a_row(names))
        }
        FreezeNotNow::LotsNeeded => "Draw lots first: players share a rank that decides who is invited.".to_owned(),
        FreezeNotNow::TooFew { attendance } => format!(
            "{} so far. With fewer than 12 the result is not valid for the championship, so there is no final day (1.1.3).",
            capital_have(*attendance)
        ),
    }
}

fn capital_have(count: usize) -> String {
    if count == 1 { "1 person has played".to_owned() } else { format!("{count} people have played") }
}

/// What freezing does.
pub const FREEZING: &str = "The ranking stays as it is now, whatever is corrected in its events afterwards, and the best are \
     invited by it. It can be taken back while nobody is invited.";

/// What taking it back does.
pub const THAWING: &str =
    "The ranking follows its events again, and can be frozen again. Nobody is invited yet, so nobody notices.";

/// That the ranking is frozen, and how the invitations stand.
pub fn stands(day: &FinalDay, series: &Series) -> String {
    let at = time::moment(day.freeze.frozen_at, &series.time_zone);
    let (places, accepted, invited) =
        (day.places(), day.count(FinalistState::Accepted), day.count(FinalistState::Invited));
    let waits = match invited {
        0 => String::new(),
        1 => " 1 invitation waits for an answer.".to_owned(),
        many => format!(" {many} invitations wait for an answer."),
    };
    format!("Frozen on {at}. {accepted} of {places} places are accepted.{waits}")
}

/// That the ranking is another one by now.
pub const OUTDATED: &str = "A result or a name has changed since the ranking was frozen, so the ranking would be another one \
     now. The frozen one counts.";

/// Above the ranking on the page for everybody, once it is frozen. `answer_by`: the last day on which an invitation is answered that
/// waits.
pub fn frozen_for_everybody(series: &Series, at: DateTime<Utc>, answer_by: Option<NaiveDate>) -> String {
    let day = time::day(time_zone::local(at, &series.time_zone).date_naive());
    match answer_by {
        Some(last) => texts::series::frozen_and_invited(day, last_minute(last, &series.time_zone)),
        None => texts::series::frozen(day),
    }
}

/// That the tournament of the final day is archived.
pub const HIDDEN: &str = "The final day's tournament is archived, so nobody is invited, comes into it or leaves it. Bring it \
     back first.";

/// A final day that was read in from an archive, where its series is not.
pub const WITHOUT_SERIES: &str = "This final day was imported without its series, so nobody can be invited or added here: it \
     is played by those who are in it, with what they bring from their events. If players are still to be replaced, run it on the \
     Reeve that has the series.";

/// On the buttons that note an answer.
pub const COMES: &str = "Comes";
/// See [`COMES`].
pub const DECLINES: &str = "Doesn't come";
/// See [`COMES`].
pub const SILENT: &str = "Didn't answer";
/// See [`COMES`].
pub const COMES_AFTER_ALL: &str = "Comes after all";
/// See [`COMES`].
pub const DECLINES_AFTER_ALL: &str = "Doesn't come after all";

/// On the button that invites. `anybody`: whether somebody was invited before.
pub fn invite(count: usize, anybody: bool) -> String {
    match (count, anybody) {
        (many, false) => format!("Invite the best {many}"),
        (1, true) => "Invite the next in rank".to_owned(),
        (many, true) => format!("Invite the next {many}"),
    }
}

/// How somebody in the ranking stands.
pub fn state(day: &FinalDay, line: &SeriesFinalist) -> String {
    if day.is_gone(line) {
        return "archived or erased".to_owned();
    }
    if let Some(clause) = day.clause_of(line) {
        return format!("disqualified ({clause})");
    }
    match line.state {
        FinalistState::Listed => "not invited",
        FinalistState::Invited => "invited",
        FinalistState::Accepted => "comes",
        FinalistState::Declined => "doesn't come",
        FinalistState::Silent => "didn't answer",
    }
    .to_owned()
}

/// What changes in a series for somebody who is disqualified in one of its events or on its final day (`is_out`), or is so no more.
pub fn moved(of: &InSeries, player: &DisqualifiedPlayer, is_out: bool) -> String {
    match is_out {
        true => out(of, &player.name, of.loses(player.id)),
        false => back(of, &player.name, of.gets_back(player.id)),
    }
}

/// What somebody loses in a series who is disqualified.
fn out(of: &InSeries, name: &str, loses: FinalDayPlace) -> String {
    let place = match loses {
        FinalDayPlace::Here => "",
        FinalDayPlace::Rank | FinalDayPlace::Unranked | FinalDayPlace::Free | FinalDayPlace::Gone => {
            " They are not invited to its final day."
        }
        FinalDayPlace::Invitation => {
            " The invitation to its final day is void, and the place is free for the next in rank."
        }
        FinalDayPlace::Place => " The place on its final day is free for the next in rank.",
        FinalDayPlace::Seat => {
            " On its final day they are out too: seats of games that have not started go to who follows, and what was played \
             there stands."
        }
        FinalDayPlace::Over => " Its final day is over, and stays as it is.",
    };
    format!("In {}, {} has no rank from now on (1.2.4).{place}", isolated(&of.series), isolated(name))
}

/// What somebody gets back in a series whose disqualification is lifted; none: they stay out by another one.
fn back(of: &InSeries, name: &str, gets: Option<FinalDayPlace>) -> String {
    let (series, name) = (isolated(&of.series), isolated(name));
    let place = match gets {
        None => return format!("In {series}, {name} stays out, by another disqualification there."),
        Some(FinalDayPlace::Unranked) => {
            return format!("In {series}, the ranking was frozen without {name}, and stays as it is.");
        }
        Some(FinalDayPlace::Rank | FinalDayPlace::Invitation | FinalDayPlace::Here) => "",
        Some(FinalDayPlace::Place) => " The place on its final day is still free, and is theirs again.",
        Some(FinalDayPlace::Free) => {
            " A place on its final day is free: they can say that they come after all, or the organizers of the series note it."
        }
        Some(FinalDayPlace::Gone) => " Their place on its final day has gone to the next in rank.",
        Some(FinalDayPlace::Seat) => {
            " They are on its final day again: its organizers make the seats of a stage that has not started again."
        }
        Some(FinalDayPlace::Over) => " Its final day is over, and stays as it is.",
    };
    format!("In {series}, {name} has a rank again.{place}")
}

/// That people who had a place are archived or erased by now, and what follows; none where nobody is.
pub fn lost(day: &FinalDay) -> Option<String> {
    let lost = day.lost();
    if lost == 0 {
        return None;
    }
    let who =
        counted(lost, "player who had a place in the final day has", "players who had a place in the final day have");
    let place = match (day.has_begun(), lost) {
        (true, _) => "",
        (false, 1) => " The place is free: invite the next in rank.",
        (false, _) => " Their places are free: invite the next in rank.",
    };
    let there = match day.tournament.is_some() {
        true => {
            " The tournament of the final day keeps a player of its own for each of them: withdraw, archive or erase that one there."
        }
        false => "",
    };
    Some(format!("{who} been archived or erased in the event that counts.{place}{there}"))
}

/// The last minute in which an invitation can be answered that waits until a day: `23:59 on Saturday, 5 December 2026 (Europe/Berlin)`.
pub fn last_minute(day: NaiveDate, zone: &str) -> String {
    texts::final_day::last_minute(time::day(day), zone)
}

/// Beside the field of that day: how long it is.
pub fn whole_day(zone: &str) -> String {
    format!("The whole day counts, until 23:59 ({zone}).")
}

/// Until when an invitation waits for its answer, by the clocks of this time zone, or that it has waited long enough.
pub fn until(line: &SeriesFinalist, today: NaiveDate, zone: &str) -> Option<String> {
    let day = line.answer_by.filter(|_| line.state == FinalistState::Invited)?;
    let until = last_minute(day, zone);
    Some(if is_late(line, today) {
        format!("should have answered by {until}")
    } else {
        format!("to answer by {until}")
    })
}

/// Whether the day to answer by is over.
pub fn is_late(line: &SeriesFinalist, today: NaiveDate) -> bool {
    line.answer_by.is_some_and(|day| day < today)
}

/// What the final day is called at first.
pub fn name(series: &Series) -> String {
    let name = format!("{}: final day", series.name);
    if name.chars().count() > reeve_limits::NAME { String::new() } else { name }
}

/// What a player is told of the own invitation.
pub fn own(line: &SeriesFinalist, series: &Series, day: &FinalDay, today: NaiveDate) -> String {
    let on = day.tournament.as_ref().map(|made| made.starts_on).or(series.final_on);
    let known = if on.is_some() { "day" } else { "none" };
    let on = on.map(time::day).unwrap_or_default();
    // Before the final day is made it is where the series is, as the mail has it.
    let place = isolated(day.tournament.as_ref().map_or(&series.place, |made| &made.place));
    let (series, zone) = (isolated(&series.name), series.time_zone.as_str());
    let by = line.answer_by.map(|day| last_minute(day, zone)).unwrap_or_default();
    let is_over = day.tournament.as_ref().is_some_and(|made| made.phase.is_finished());
    match line.state {
        _ if let Some(clause) = day.clause_of(line) => texts::final_day::disqualified(series, clause),
        _ if day.is_hidden() => texts::final_day::hidden(),
        FinalistState::Accepted if is_over => texts::final_day::played(known, series, on, place),
        _ if is_over => texts::final_day::over(series),
        FinalistState::Accepted if day.has_begun() => texts::final_day::among_players(known, series, on, place),
        FinalistState::Declined if day.has_begun() => texts::final_day::begun_no_place(),
        _ if day.has_begun() => texts::final_day::begun_without(),
        FinalistState::Invited if is_late(line, today) => {
            texts::final_day::invited_late(known, line.rank, series, on, place, by)
        }
        FinalistState::Invited => texts::final_day::invited(known, line.rank, series, on, place, by),
        FinalistState::Accepted => texts::final_day::plays(known, series, on, place),
        FinalistState::Declined if day.free() > 0 => texts::final_day::no_place_but_free(),
        _ if day.free() > 0 => texts::final_day::no_answer_but_free(by),
        _ => texts::final_day::place_gone(),
    }
}

/// Behind somebody who is invited and whom no mail reaches.
pub fn cannot_notify_reason(sends_mail: bool, has_address: bool) -> Option<&'static str> {
    match (sends_mail, has_address) {
        (true, true) => None,
        (true, false) => Some("No e-mail address: tell the player, or give them their card."),
        (false, _) => Some("Mail is not set up here: tell the player, or give them their card."),
    }
}

/// On the own page, the way to the invitation. `made`: the tournament of the final day, once there is one.
pub fn own_short(line: &SeriesFinalist, made: Option<&Tournament>) -> String {
    let is_over = made.is_some_and(|made| made.phase.is_finished());
    match line.state {
        FinalistState::Accepted if is_over => texts::final_day::short_played(),
        _ if is_over => texts::final_day::short_over(),
        // Its page says whether there is still time to answer.
        FinalistState::Invited if made.is_some_and(visibility::has_rounds) => texts::final_day::short_invitation(),
        FinalistState::Invited => match line.answer_by {
            Some(day) => texts::final_day::short_invited_by(time::date(day)),
            None => texts::final_day::short_invited(),
        },
        FinalistState::Accepted => texts::final_day::short_plays(),
        FinalistState::Listed | FinalistState::Declined | FinalistState::Silent => texts::final_day::short_invitation(),
    }
}

/// How many of the ranking are shown that are not invited.
pub fn others(count: usize) -> String {
    format!("{} in the ranking.", counted(count, "more player is", "more players are"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::vocabulary::Phase;
    use reeve_store::PlayerId;
    use reeve_store::series_final::StoredTally;
    use reeve_views::event_for_tests::event;

    #[test]
    fn an_invitation_whose_day_is_over_says_so_until_it_is_answered() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 12, day).expect("a day");
        let line = |state| SeriesFinalist {
            player_id: PlayerId(1),
            line: 3,
            rank: 3,
            tally: StoredTally { games: 3, wins: 1, vp: 20, vp_percent: 7000, seconds: 1, thirds: 0 },
            state,
            final_player_id: None,
            answer_by: Some(day(5)),
            invited_at: None,
            answered_at: None,
        };
        let waits = line(FinalistState::Invited);
        assert_eq!(
            until(&waits, day(5), "Europe/Berlin").as_deref(),
            Some("to answer by 23:59 on Saturday, 5 December 2026 (Europe/Berlin)")
        );
        assert_eq!(
            until(&waits, day(6), "UTC").as_deref(),
            Some("should have answered by 23:59 on Saturday, 5 December 2026 (UTC)")
        );
        assert_eq!(until(&line(FinalistState::Accepted), day(6), "UTC"), None);
        let answer = "You are invited to the final day. Please answer by 5 December 2026, 23:59.";
        let check = |line: &SeriesFinalist, phase: Option<Phase>, expected: &str| {
            let made = phase.map(|phase| event(phase, 4).tournament);
            assert_eq!(own_short(line, made.as_ref()), expected, "{phase:?}");
        };
        check(&waits, None, answer);
        check(&waits, Some(Phase::CheckIn), answer);
        check(&waits, Some(Phase::Semi), "Your invitation to the final day");
        check(&waits, Some(Phase::Finished), "The final day is over.");
        let comes = line(FinalistState::Accepted);
        check(&comes, Some(Phase::Final), "You play the final day.");
        check(&comes, Some(Phase::Finished), "You played the final day.");
        check(&line(FinalistState::Declined), Some(Phase::Finished), "The final day is over.");
        assert_eq!(others(33), "33 more players are in the ranking.");
        assert_eq!(others(1), "1 more player is in the ranking.");
        assert_eq!(
            (invite(16, false), invite(3, true)),
            ("Invite the best 16".to_owned(), "Invite the next 3".to_owned())
        );
    }
}
