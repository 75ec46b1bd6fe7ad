//! The words of series (1.2).

use chrono::NaiveDate;

use crate::time;
use crate::{counted, in_a_row, isolated, phases, standings, tournament};
use reeve_actions::series::refusal::Refusal;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::series::prospects::{FinalPlaces, SeriesProspect};
use reeve_rules::series::{SeriesRow, counts_by};
use reeve_rules::standings::lots::TieDecides;
use reeve_rules::standings::{Criterion, GameTally, Status};
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{Format, Stages};
use reeve_rules::tournament::same_person::SameBy;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::series::Series;
use reeve_store::tournament::Tournament;
use reeve_views::series::EventState;
use reeve_views::series::fuzzy_names::Alike;
use reeve_views::series::place::{FinalDayChance, PlaceInSeries};
use reeve_views::series::ranking::{LotsNotNow, SeriesRanking, others};
use reeve_views::series::staff::StaffWhoPlays;
use reeve_views::series::who::{ChangedRank, RankedLine, WhatChanges, WhoIsWho};

pub mod final_day;
pub mod next;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::SlugTaken => "Another series has this address. Choose another one.".to_owned(),
        Refusal::SlugLocked { slug } => {
            format!("The address stays {slug}: it has been public. Hide the series first to change it.")
        }
        Refusal::FinalUnreadable => "This is not a day. Type it like 2026-11-21.".to_owned(),
        Refusal::FinalFirst => "The final can't come before the first day of the series.".to_owned(),
        Refusal::SettingsLocked => {
            "An event of this series has published its first round, so the settings can't change any more.".to_owned()
        }
        Refusal::SettingsOfSeries { series } => format!(
            "This tournament is an event of {}. Change the settings there, for all its events.",
            isolated(series)
        ),
        Refusal::NoSuchTournament(why) => tournament::not_named(*why).to_owned(),
        Refusal::TournamentHidden => "This tournament is archived. Bring it back first.".to_owned(),
        Refusal::InASeries { this: true, .. } => "This tournament is an event of this series already.".to_owned(),
        Refusal::InASeries { series, .. } => format!(
            "This tournament is an event of {}. A tournament is in one series at most; take it out there first.",
            isolated(series)
        ),
        Refusal::SideEvent => "A side event can't be an event of a series.".to_owned(),
        Refusal::OtherRules => {
            "The events of a series and its final day are played by CATAN Studio's rules, and these are others.".to_owned()
        }
        Refusal::OtherGames { games } => format!(
            "This tournament has {}, and an event has three.",
            counted(usize::try_from(*games).unwrap_or(0), "preliminary game", "preliminary games")
        ),
        Refusal::OtherTiedPlaces => {
            "This tournament counts shared places at a table differently from the series, and its first round is public."
                .to_owned()
        }
        Refusal::TooManyEvents { most } => format!("A series has at most {most} events."),
        Refusal::NotAnEvent => "This tournament is not an event of this series, or not any more.".to_owned(),
        Refusal::WordNotTyped { word } => format!("Nothing was changed. To go on, type {word}."),
        Refusal::IsOrganizer => "This account runs the series already.".to_owned(),
        Refusal::TooManyOrganizers { most } => format!("A series has at most {most} organizers."),
        Refusal::LastOrganizer => "A series keeps at least one organizer. Add another one first.".to_owned(),
        Refusal::Lots(refusal) => no_lots(refusal),
        Refusal::FinalDay(refusal) => final_day::refusal(refusal),
    }
}

/// Why lots can't be drawn now.
pub fn no_lots(refusal: &LotsNotNow) -> String {
    match refusal {
        LotsNotNow::EventsOpen(names) => format!(
            "Lots are drawn when all events are over, because until then the ranking may change. Still open: {}.",
            in_a_row(names)
        ),
        LotsNotNow::NothingTied => "No lots are needed: nobody shares a rank that decides a place.".to_owned(),
    }
}

/// A tournament that could be added to a series: its name, and its day.
pub fn proposal(tournament: &Tournament) -> String {
    format!("{}, {}", isolated(&tournament.name), time::date(tournament.starts_on))
}

/// When and where: `21 November 2026 to 5 December 2026, Jena`.
pub fn line(series: &Series) -> String {
    let first = time::day(series.starts_on);
    let days = match series.final_on {
        Some(last) if last != series.starts_on => texts::series::days(first, time::day(last)),
        _ => texts::series::from(first),
    };
    format!("{days}, {}", isolated(&series.place))
}

/// That the day of an event lies outside the days of its series, which may be right; none where it does not.
pub fn outside(day: NaiveDate, (first, last): (NaiveDate, Option<NaiveDate>)) -> Option<String> {
    let said = match last {
        _ if day < first => format!("before the series begins, on {}", time::day(first)),
        Some(last) if day > last => format!("after the series ends, on {}", time::day(last)),
        _ => return None,
    };
    Some(format!("This is {said}. It counts all the same; if a day is wrong, change it in the details."))
}

/// How a series stands, in a few words that begin with a capital.
pub fn stands(ranking: &SeriesRanking) -> String {
    let open = ranking.open().count();
    let played = ranking.events.iter().filter(|event| event.state == EventState::Over);
    let (on, over): (Vec<_>, Vec<_>) = played.partition(|event| event.state.plays_on(event.phase));
    let all = on.len() + over.len() + open;
    match (over.len(), open) {
        _ if all == 0 => texts::series::no_events_yet(),
        (over, 0) if over == all => texts::series::all_over(),
        (_, 0) => texts::series::prelims_over(),
        (over, _) => texts::series::some_over(over, all),
    }
}

/// How far an event in this phase is: in the words that its own pages and the start page have for it.
pub fn state(state: EventState, phase: Phase) -> String {
    match state {
        EventState::Ahead => phases::stands(phase),
        EventState::Playing => texts::status::being_played(),
        state if state.plays_on(phase) => phases::stands(phase),
        EventState::Over => texts::status::over(),
        EventState::Hidden => texts::status::archived(),
        EventState::CalledOff => texts::status::called_off(),
    }
}

/// That the ranking may still change; none where all events are over.
pub fn provisional(ranking: &SeriesRanking) -> Option<String> {
    let open: Vec<String> = ranking.open().map(|event| event.name.clone()).collect();
    (!open.is_empty()).then(|| texts::series::provisional_until(in_a_row(&open)))
}

/// How many have played, and what follows (1.1.3, which says nothing of series).
pub fn attendance(format: &Format, provisional: bool) -> String {
    let played = match provisional {
        true => texts::series::attendance_so_far(format.attendance),
        false => texts::series::attendance(format.attendance),
    };
    format!("{played} {}", means(format))
}

/// What follows from how many have played.
fn means(format: &Format) -> String {
    match (format.valid, format.stages, format.may_skip_semi_finals) {
        (false, ..) => texts::series::not_valid(),
        (_, Stages::SemiFinals, true) => texts::series::may_skip(),
        (_, Stages::SemiFinals, false) => texts::series::semi_finals(),
        _ => texts::series::final_alone(),
    }
}

/// On the button that makes a series.
pub const CREATE: &str = "Create the series";

/// On the button that saves what is said of it.
pub const SAVE: &str = "Save the details";

/// That somebody else was faster.
pub const WHO_STALE: &str =
    "Somebody else changed this series after you opened the page, so your change was not made. Check what is below.";

/// By what two people may be one.
pub fn alike(alike: Alike) -> &'static str {
    match alike {
        Alike::Name => "The same name",
        Alike::Similar => "Nearly the same name",
    }
}

/// How many questions of who is who wait for an answer; empty for none.
pub fn to_answer(who: &WhoIsWho<'_>) -> String {
    match who.questions.len() {
        0 => String::new(),
        questions if who.is_cut => format!("at least {questions} to answer"),
        questions => format!("{questions} to answer"),
    }
}

/// That only the first of the questions are shown, where there are `more`; empty where all are.
pub fn more_questions(shown: usize, more: usize, is_cut: bool) -> String {
    match (more, is_cut) {
        (_, true) => format!(
            "These are {shown}, and more names are alike than can be shown. As you answer these, others take their place."
        ),
        (0, false) => String::new(),
        (more, false) => format!("These are the first {shown}; {more} more follow."),
    }
}

/// By what players are one person.
pub fn known_by(by_staff: bool) -> &'static str {
    if by_staff { "said by the organizers" } else { "the same e-mail address" }
}

/// Above the staff who play in other events.
pub const STAFF_WHO_PLAY: &str = "Staff who play in other events of the series. The rules keep them only from their own (1.3.2); nothing is refused.";

/// Somebody on the staff who plays elsewhere.
pub fn staff_who_plays(one: &StaffWhoPlays) -> String {
    let (name, of, plays) = (isolated(&one.name), in_a_row(&one.staff_of), in_a_row(&one.plays_in));
    match one.by {
        SameBy::Email => format!("{name}, on the staff of {of}, plays in {plays}."),
        SameBy::Name => format!("{name} is on the staff of {of}; somebody of the same name plays in {plays}."),
    }
}

/// What becomes of somebody's rank: `12, then 5`.
pub fn rank_change(change: &ChangedRank) -> (String, String) {
    let rank = |rank: Option<u32>| rank.map_or_else(|| "no rank".to_owned(), |rank| rank.to_string());
    (rank(change.before), rank(change.after))
}

/// A line of the ranking in one sentence: its rank, the event that counts, and what that adds up to.
pub fn ranked_line(line: &RankedLine) -> String {
    let rank = line.row.rank.map_or_else(|| "no rank".to_owned(), |rank| format!("rank {}", rank.0));
    let short = short_of(isolated(&line.event), line.row.events.len());
    format!("{}: {rank}, by {short} ({})", isolated(&line.row.name), sum(&line.row.tally))
}

/// How many people have played, now and then; and how many ranks change.
pub fn what_changes(changes: &WhatChanges) -> String {
    let (now, then) = changes.people;
    let people = match now == then {
        true => format!("{} have played, as before.", counted(now, "person", "people")),
        false => format!("{} have played instead of {now}.", counted(then, "person", "people")),
    };
    let people = if now == 1 && then == 1 { "1 person has played, as before.".to_owned() } else { people };
    // The weightiest change: which stages are played.
    let (before, after) = (means(&format::format(now)), means(&format::format(then)));
    let people = if before == after { people } else { format!("{people} {after}") };
    match changes.ranks.len() {
        0 => format!("{people} Nobody's rank changes."),
        ranks => format!("{people} {} change{}.", counted(ranks, "rank", "ranks"), if ranks == 1 { "s" } else { "" }),
    }
}

/// Why a row counts as it does, in a few words: the event, and of how many it is the best.
pub fn short(row: &SeriesRow, names: &[&str]) -> String {
    if let Status::Disqualified { clause } = &row.status {
        return standings::disqualified(clause);
    }
    short_of(isolated(names.get(row.event).copied().unwrap_or_default()), row.events.len())
}

fn short_of(name: String, events: usize) -> String {
    match events {
        0 | 1 => name,
        more => texts::series::best_of(name, more),
    }
}

/// The same at length, one paragraph each.
pub fn why(row: &SeriesRow, names: &[&str], decides: Option<TieDecides>, rules: &RuleSet) -> Vec<String> {
    let name = |event: usize| isolated(names.get(event).copied().unwrap_or_default());
    let mut why = vec![texts::series::counts(name(row.event), sum(&row.tally))];
    for (event, tally) in others(row, rules) {
        why.push(match counts_by(row, &tally, rules) {
            Some(criterion) => {
                let (more, less) = values(criterion, &row.tally, &tally);
                texts::series::counts_not(name(event), more, less, sum(&tally))
            }
            None => texts::series::counts_not_equal(name(event), sum(&tally)),
        });
    }
    why.extend(row.from_above.and_then(below));
    why.extend(decides.map(what_lots_decide));
    why
}

/// The event that counts, and behind it what is certain of a row while events are still to be played.
pub fn certain_short(short: String, certain: SeriesProspect) -> String {
    match certain {
        SeriesProspect::In => texts::series::surely_in(short),
        SeriesProspect::Out => texts::series::surely_out(short),
        SeriesProspect::Open => short,
    }
}

/// The same at length; none where it is open.
pub fn certain(certain: SeriesProspect, places: FinalPlaces) -> Option<String> {
    match certain {
        SeriesProspect::In => Some(texts::series::in_(places.least)),
        SeriesProspect::Out => Some(texts::series::out(places.most)),
        SeriesProspect::Open => None,
    }
}

/// What an event adds up to.
fn sum(tally: &GameTally) -> String {
    texts::series::sum(tally.wins, tally.games, tally.vp, tally.vp_percent, tally.seconds, tally.thirds)
}

/// What a criterion compares, in both.
fn values(criterion: Criterion, one: &GameTally, other: &GameTally) -> (String, String) {
    let of = |tally: &GameTally| match criterion {
        Criterion::Points => texts::series::value_points(tally.points),
        Criterion::Vp => texts::series::value_vp(tally.vp),
        Criterion::VpPercent => texts::series::value_percent(tally.vp_percent),
        Criterion::Seconds => texts::series::value_seconds(tally.seconds),
        Criterion::Thirds => texts::series::value_thirds(tally.thirds),
        _ => texts::series::value_wins(tally.wins),
    };
    (of(one), of(other))
}

/// What separates a row from the one above it.
fn below(criterion: Criterion) -> Option<String> {
    match criterion {
        Criterion::Points => Some(texts::series::separates_points()),
        Criterion::Wins => Some(texts::series::separates_wins()),
        Criterion::Vp => Some(texts::series::separates_vp()),
        Criterion::VpPercent => Some(texts::series::separates_percent()),
        Criterion::Seconds => Some(texts::series::separates_seconds()),
        Criterion::Thirds => Some(texts::series::separates_thirds()),
        Criterion::Lots => Some(texts::series::separates_lot()),
        Criterion::Shared => Some(texts::series::separates_nothing()),
        _ => None,
    }
}

/// What lots decide among those who share a rank.
fn what_lots_decide(decides: TieDecides) -> String {
    match decides {
        TieDecides::Cut => texts::series::lots_decide_cut(),
        TieDecides::Seeds => texts::series::lots_decide_seeds(),
    }
}

/// The name of the line below those who go on.
pub fn cut(places: usize, tied: bool) -> String {
    match (places, tied) {
        (16, false) => texts::series::cut_16(),
        (16, true) => texts::series::cut_16_tied(),
        (_, false) => texts::series::cut_4(),
        (_, true) => texts::series::cut_4_tied(),
    }
}

/// What a new event is called at first.
pub fn event_name(series: &Series, events: usize) -> String {
    let name = format!("{}, event {}", series.name, events + 1);
    if name.chars().count() > reeve_limits::NAME { String::new() } else { name }
}

/// What becomes of a tournament that is taken out of its series. `seen`: everybody has seen its results, and those of a series that
/// is public in its ranking too.
pub fn taking_out(name: &str, seen: bool, is_public: bool) -> String {
    let seen = match (seen, is_public) {
        (true, true) => " Everybody has seen its results in the ranking; they no longer count there.",
        (true, false) => " Its results no longer count in the ranking, which only the organizers of the series see.",
        (false, _) => "",
    };
    format!(
        "{} stays as it is, with its players and results.{seen} If it is not over yet, it gets semi-finals and a final of its own \
         again. It can be taken back at any time.",
        isolated(name)
    )
}

/// The line of a day on the start page.
pub fn list_line(series: &Series) -> String {
    let first = time::day(series.starts_on);
    let when = match series.final_on {
        Some(last) if last == series.starts_on => first,
        Some(last) => texts::series::days(first, time::day(last)),
        None => texts::series::from_within(first),
    };
    format!("{when} · {}", isolated(&series.place))
}

/// How many events of a series are over, beside those that are still ahead; nothing where none are.
pub fn events_over(over: usize, ahead: usize) -> String {
    match (over, ahead) {
        (0, _) => String::new(),
        (over, 0) => texts::series::events_all_over(over),
        (over, _) => texts::series::events_over(over),
    }
}

/// To a player whose event is over: the place in the ranking of the series, which event counts, and while events are still to be
/// played what is certain, or what the player needs.
pub fn own_place(series: &str, place: &PlaceInSeries) -> String {
    let (series, rank, of) = (isolated(series), place.rank, place.of);
    let said = match (place.counts.as_deref().map(isolated), place.provisional) {
        (Some(event), false) => texts::series::own_place(series, rank, of, event),
        (Some(event), true) => texts::series::own_place_so_far(series, rank, of, event),
        (None, false) => texts::series::own_place_this(series, rank, of),
        (None, true) => texts::series::own_place_this_so_far(series, rank, of),
    };
    match &place.chance {
        Some(chance) => format!("{said} {}", own_chance(chance)),
        None => said,
    }
}

fn own_chance(chance: &FinalDayChance) -> String {
    match chance {
        FinalDayChance::Among(places) => texts::series::own_among(places),
        FinalDayChance::Sure(places) => texts::series::own_sure(places),
        FinalDayChance::Gone(places) => texts::series::own_gone(places),
        FinalDayChance::Inside(places) => texts::series::own_inside(places),
        FinalDayChance::Outside(places, last) => texts::series::own_outside(places, sum(last)),
    }
}
