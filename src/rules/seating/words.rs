//! What is known about a schedule, in sentences for people.

use crate::rules::seating::{Bounds, Figures, Outcome, Request, table_sizes};

/// A number as a word up to twelve.
fn number(n: u64) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    usize::try_from(n).ok().and_then(|i| WORDS.get(i)).map_or_else(|| n.to_string(), ToString::to_string)
}

fn counted(n: u64, one: &str, many: &str) -> String {
    format!("{} {}", number(n), if n == 1 { one } else { many })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}

/// The short statement for a page: what the schedule reaches and whether that is proven best.
///
/// `players` sit in it, over `rounds` rounds; `grouped` says whether anybody shares a group or a club.
pub fn summary(players: usize, rounds: usize, figures: &Figures, bounds: &Bounds, grouped: bool) -> Vec<String> {
    let mut said = vec![opponents(players, figures, bounds), positions(rounds, figures, bounds)];
    if grouped {
        said.push(acquaintances(figures, bounds));
    }
    if figures.three_twice > 0 {
        let who = counted(figures.three_twice, "player is", "players are");
        said.push(format!("{} at a table of three twice or more while somebody never is.", capital(&who)));
    } else if figures.three_squares > 0 && bounds.three_squares == Some(figures.three_squares) {
        said.push("Tables of three come round as evenly as they can.".into());
    }
    if bounds.prove(figures) {
        said.push("Proven best possible.".into());
    } else {
        said.push("The best that was found; that nothing better exists is not proven.".into());
    }
    said
}

fn opponents(players: usize, figures: &Figures, bounds: &Bounds) -> String {
    if figures.repeats == 0 {
        return "No two players meet twice.".into();
    }
    let most = match figures.max_meetings {
        2 => "nobody meets anybody three times".to_string(),
        m => format!("nobody meets anybody more than {} times", number(m)),
    };
    let repeats = counted(figures.repeats, "repeat meeting", "repeat meetings");
    let tables = table_sizes(players).map_or(0, |(fours, threes)| fours + threes);
    let hall = match tables {
        0 => format!("{players} players"),
        1 => format!("{players} players at one table"),
        _ => format!("{players} players at {tables} tables"),
    };
    if bounds.repeats == Some(figures.repeats) {
        let are = if figures.repeats == 1 { "is the fewest" } else { "are the fewest" };
        return format!("{hall}: {most}, and {repeats} {are} possible then.");
    }
    let proven = bounds.repeats.filter(|&b| b > 0);
    let at_least = proven.map_or(String::new(), |b| format!("; at least {} are unavoidable", number(b)));
    format!("{hall}: {most}, with {repeats}{at_least}.")
}

fn positions(rounds: usize, figures: &Figures, bounds: &Bounds) -> String {
    match (figures.position_repeats, rounds) {
        (0, ..=4) => "Nobody holds a selection position twice.".into(),
        (0, _) => "Everybody's selection positions are as even as they can be.".into(),
        (p, _) => {
            let times = if p == 1 { "Once".to_string() } else { format!("{} times", capital(&number(p))) };
            let why = if bounds.position_repeats == Some(p) { ", which can't be fewer" } else { "" };
            format!("{times} a selection position is held again{why}.")
        }
    }
}

fn acquaintances(figures: &Figures, bounds: &Bounds) -> String {
    match figures.group_meetings {
        0 => "Nobody sits with anybody of the same group or club.".into(),
        c => {
            let times = if c == 1 { "Once".to_string() } else { format!("{} times", capital(&number(c))) };
            let why = if bounds.group_meetings == Some(c) { "; fewer are not possible" } else { "" };
            format!("{times} two people of one group or club sit together{why}.")
        }
    }
}

/// What had to give and why, each in a sentence; nothing where nothing had to.
pub fn gave(request: &Request, outcome: &Outcome) -> Vec<String> {
    let (f, b) = (&outcome.figures, &outcome.bounds);
    let mut said = Vec::new();
    let bound = !request.pins.is_empty() || !request.fixed.is_empty();
    if f.repeats > 0 {
        let why = if b.repeats == Some(f.repeats) {
            "there are too few people or tables for everybody to meet somebody new each time"
        } else if bound {
            "seats that were to stay leave less room for new opponents"
        } else if !request.played.is_empty() {
            "the rounds already played leave less room for new opponents"
        } else {
            "no schedule with fewer was found"
        };
        said.push(format!(
            "{} had to be accepted: {why}.",
            capital(&counted(f.repeats, "repeat meeting", "repeat meetings"))
        ));
    }
    if f.position_repeats > 0 {
        let why = if b.position_repeats == Some(f.position_repeats) {
            "tables of three have no position 4, so it does not go round"
        } else if bound || !request.played.is_empty() {
            "what is played or bound to stay leaves no other positions"
        } else {
            "different opponents come before different positions"
        };
        let what = counted(f.position_repeats, "selection position is", "selection positions are");
        said.push(format!("{} held again: {why}.", capital(&what)));
    }
    if f.group_meetings > 0 {
        let why = if b.group_meetings == Some(f.group_meetings) {
            "a group with more members than tables, or people who must meet nearly everybody, can't be kept apart"
        } else {
            "different opponents and positions come before keeping groups apart"
        };
        let what = counted(f.group_meetings, "time", "times");
        said.push(format!("{} people of one group or club sit together: {why}.", capital(&what)));
    }
    said
}

/// The argument for a field that stays the same: how the schedule is made and why nothing can be better.
/// A few short paragraphs.
pub fn argument(players: usize, rounds: usize, figures: &Figures, bounds: &Bounds) -> Vec<String> {
    let Some((fours, threes)) = table_sizes(players) else {
        return vec![format!("{players} players can't be split into tables of three and four.")];
    };
    let tables = fours + threes;
    let sizes = match (fours, threes) {
        (0, t) => counted(t as u64, "table of three", "tables of three"),
        (f, 0) => counted(f as u64, "table of four", "tables of four"),
        (f, t) => format!(
            "{} and {}",
            counted(f as u64, "table of four", "tables of four"),
            counted(t as u64, "table of three", "tables of three")
        ),
    };
    let mut said = vec![format!(
        "{players} players make {sizes}: everybody plays, and tables of three are as few as they can be. Over {} \
         everybody should meet as many different people as possible.",
        counted(rounds as u64, "round", "rounds")
    )];
    said.push(how_made(players, rounds, tables, figures));
    said.push(why_repeats(players, rounds, tables, figures, bounds));
    said.push(why_positions(players, rounds, fours, threes, figures, bounds));
    said
}

fn how_made(players: usize, rounds: usize, tables: usize, figures: &Figures) -> String {
    if tables < 2 {
        return "There is one table, the same in every round; only the positions change.".into();
    }
    let design = crate::rules::seating::construct::without_repeats(players, rounds);
    match design {
        Some(_) if tables == 6 => "The tables come from a known design for 24 people: one round is laid out so that \
            moving everybody but three on by one place, round after round, brings no two people together twice. \
            Who is above the number of players is left out."
            .into(),
        Some(_) => format!(
            "Think of four circles of {tables} chairs, one circle for each chair of a table. From round to round the \
             circles turn by different amounts. Two people of one circle never meet; two people of different circles \
             meet when the turn between their circles brings them to one table. The turns are chosen so that for \
             each two circles it is another one in every round, so nobody meets anybody twice. Empty chairs, where \
             there are any, are all in one circle, so each makes a table of three."
        ),
        None if figures.repeats == 0 => {
            "The tables were found by a search that swaps seats, and counted afterwards.".into()
        }
        None => "No construction is known for this field: the tables were found by a search that swaps seats, and \
            counted afterwards."
            .into(),
    }
}

fn why_repeats(players: usize, rounds: usize, tables: usize, figures: &Figures, bounds: &Bounds) -> String {
    if figures.repeats == 0 {
        return "No repeat meeting at all can't be improved on.".into();
    }
    if bounds.repeats != Some(figures.repeats) || bounds.max_meetings != Some(figures.max_meetings) {
        return format!(
            "{} repeat meetings were reached. At least {} follow from counting; whether fewer than reached are \
             possible is not known to this program.",
            figures.repeats,
            bounds.repeats.unwrap_or(0)
        );
    }
    if tables < 4 {
        let pairs = rounds * rounds.saturating_sub(1) / 2;
        return format!(
            "A table draws its players from the {} of any other round, and with fewer tables than players at one, \
             two of them have to come from the same one. So every two rounds have meetings in common; there are \
             {pairs} pairs of rounds, and a pair of players that meets {} times can account for no more of them. \
             Counting that up gives {} repeat meetings at the least, which is what the schedule has.",
            counted(tables as u64, "table", "tables"),
            figures.max_meetings,
            figures.repeats
        );
    }
    format!(
        "Everybody meets two or three people in each of {rounds} rounds and there are only {} others. What is more \
         than that must be repeats, and for the smallest fields all possibilities were gone through by a program. \
         At least {} repeat meetings follow, which is what the schedule has.",
        players - 1,
        figures.repeats
    )
}

fn why_positions(
    players: usize,
    rounds: usize,
    fours: usize,
    threes: usize,
    figures: &Figures,
    bounds: &Bounds,
) -> String {
    let first = "Positions are given after the tables are chosen. Position 4 exists at tables of four only; who holds \
        it where is settled first, as a matching. What is left has three seats at every table, and by a theorem of \
        König (1916) three positions can always be given so that nobody holds one again before having held the \
        others.";
    if figures.position_repeats == 0 {
        return format!("{first} So nobody's positions could be more even.");
    }
    if bounds.position_repeats != Some(figures.position_repeats) || threes == 0 {
        return first.to_string();
    }
    let share = rounds / 4;
    format!(
        "{first} Over {rounds} rounds each of {players} players should hold position 4 {}, but there are only {} such \
         seats. The difference, {}, can't be avoided.",
        if share == 1 { "once".to_string() } else { format!("{} times", number(share as u64)) },
        fours * rounds,
        figures.position_repeats
    )
}
