//! The words of the standings and of lots.

use crate as words;
use crate::games::Terms;
use crate::time;
use crate::{counted, isolated, labels, ordinal, uncapital};
use reeve_actions::standings::refusal::Refusal;
use reeve_rules::rule_set::{Link, Points, RuleSet, Share};
use reeve_rules::sheets::score;
use reeve_rules::sheets::score::{Vp, VpPercent};
use reeve_rules::standings::lots::{DrawReason, LotRefusal, TieDecides};
use reeve_rules::standings::{After, Criterion, GameArithmetic, GameTally, Rank, RankedPlayer, Separation, Status};
use reeve_rules::tournament::vocabulary::{DrawMethod, Phase, Stage, TournamentPart};
use reeve_store::Snapshot;
use reeve_views::report::PrizeCircle;
use reeve_views::standings::table::{
    Basis, Cut, Explanation, GoesOn, Progress, StandingsRow, StandingsTable, TiedAtCut,
};

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NobodyNeedsALot => "Nobody needs a lot: there is no shared rank left to draw for.".to_owned(),
        Refusal::NotAWitness { most } => {
            format!("The name of the witness has at most {most} characters, all of them visible.")
        }
        Refusal::MethodMissing => "Choose how the lots are drawn.".to_owned(),
        Refusal::NotConfirmed { word } => format!("Nothing is stored yet. To confirm, type the word {word}."),
        Refusal::SeedTooLarge => "A seed is a number below 2^63.".to_owned(),
        Refusal::NotALot { most } => format!("A lot is a whole number from 0 to {most}."),
        Refusal::LotMissing => "This lot is missing.".to_owned(),
        Refusal::NothingToDrawFor => "Nobody shares this rank, so there is nothing to draw for.".to_owned(),
        Refusal::Lot(LotRefusal::UnknownPlayer(_)) => "Whoever this lot is for is not in the tournament.".to_owned(),
        Refusal::Lot(LotRefusal::AlreadyDrawn { lot, .. }) => {
            format!("Lot {lot} was drawn here before, and a lot is never drawn again.")
        }
        Refusal::Lot(LotRefusal::Equal { lot, .. }) => {
            format!("Lot {lot} already belongs to somebody else. Draw again for this one.")
        }
    }
}

/// A game as one sentence, for example: `Preliminary game 2, table 3: 8 of 33 VP (8 + 10 + 7, and 8 for the missing
/// fourth) = 24.24 %, second place.`
pub fn game(game: &GameArithmetic, terms: &Terms) -> String {
    let stage = match game.stage {
        Stage::Prelim => format!("{} {}", terms.game, game.round),
        Stage::Semi => labels::SEMI_FINAL.to_owned(),
        Stage::Final => labels::FINAL.to_owned(),
    };
    let seats: Vec<String> = game.table_vp.iter().map(|vp| vp.counted().to_string()).collect();
    let dummy = game.dummy.map(|dummy| made_up(dummy, game.table_vp.len())).unwrap_or_default();
    let stated = match game.vp.stated() {
        more if more > game.vp.counted() => format!(" ({more} stated, {} count)", game.vp.counted()),
        _ => String::new(),
    };
    format!(
        "{stage}, {} {}: {}{stated} of {} {} ({}{dummy}) = {} %, {}{}.",
        terms.ground.to_lowercase(),
        game.table,
        game.vp.counted(),
        game.total,
        terms.points,
        seats.join(" + "),
        game.vp_percent,
        place(game.place),
        game.points.map(|points| format!(" ({points} points)")).unwrap_or_default(),
    )
}

/// The score that stands for each that is missing at a table of so many.
fn made_up(dummy: u8, seats: usize) -> String {
    match score::missing_scores(seats) {
        1 => format!(", and {dummy} for the missing fourth"),
        missing => format!(", and {dummy} for each of the {} missing", if missing == 2 { "two" } else { "three" }),
    }
}

fn place(place: u8) -> &'static str {
    match place {
        1 => "won",
        2 => "second place",
        3 => "third place",
        4 => "fourth place",
        5 => "fifth place",
        _ => "sixth place",
    }
}

/// What separates two neighbours, as one sentence.
pub fn separation(between: Separation<'_>, terms: &Terms) -> String {
    let Separation { criterion, upper, lower, .. } = between;
    let (u, l) = (isolated(&upper.name), isolated(&lower.name));
    let (a, b) = (&upper.tally, &lower.tally);
    let (equal, points, share) = (in_common(between, terms), terms.points, terms.share);
    match criterion {
        Criterion::FinalWinner => format!("{u} won the final, {l} did not."),
        Criterion::FinalVp => {
            let vp = |row: &RankedPlayer| row.in_final.map_or(0, |(vp, _)| vp.counted());
            format!("{u} has {} VP in the final, {l} {}.", vp(upper), vp(lower))
        }
        Criterion::InFinal => format!("{u} played in the final, {l} did not."),
        Criterion::SemiWinner => format!("{u} won a semi-final, {l} did not."),
        Criterion::SemiPending => format!("{u} has a semi-final to play, {l} lost one."),
        Criterion::InSemi => format!("{u} is in the semi-finals, {l} is not."),
        Criterion::Points => format!("{equal}{u} has {} points for places, {l} {}.", a.points, b.points),
        Criterion::Wins => format!("{equal}{u} won {}, {l} {}.", count(a.wins, "game"), b.wins),
        Criterion::Vp => format!("{equal}{u} has {} {points}, {l} {}.", a.vp, b.vp),
        Criterion::VpPercent => {
            format!("{equal}{u} has {} {share}, {l} {}.", a.vp_percent, b.vp_percent)
        }
        Criterion::Seconds => format!("{equal}{u} has {}, {l} {}.", count(a.seconds, "second place"), b.seconds),
        Criterion::Thirds => format!("{equal}{u} has {}, {l} {}.", count(a.thirds, "third place"), b.thirds),
        Criterion::Lots => {
            let lot = |row: &RankedPlayer| row.lot.map(|lot| lot.to_string()).unwrap_or_default();
            format!("Equal in everything that was played; {u} drew lot {}, {l} lot {}.", lot(upper), lot(lower))
        }
        Criterion::PrelimRank => {
            let rank = |row: &RankedPlayer| row.prelim_rank.map(|rank| rank.to_string()).unwrap_or_default();
            format!("{u} was ranked {} {}, {l} {}.", rank(upper), terms.before, rank(lower))
        }
        Criterion::Shared => {
            format!("Nothing separates {u} and {l}; they share the rank until lots settle it.")
        }
    }
}

/// The status of a player; empty for who plays on.
pub fn status(status: &Status) -> &'static str {
    match status {
        Status::Active => "",
        Status::Withdrawn => "withdrawn",
        Status::Disqualified { .. } => "disqualified",
    }
}

/// That somebody is disqualified, and under which clause.
pub fn disqualified(clause: &str) -> String {
    if clause.is_empty() { "Disqualified".to_owned() } else { format!("Disqualified ({clause})") }
}

/// Why a row stands below the one above it, in a few words.
pub fn short(table: &StandingsTable<'_>, row: &StandingsRow<'_>, terms: &Terms) -> String {
    if let Status::Disqualified { clause } = &row.row.status {
        return disqualified(clause);
    }
    match (row.above, row.row.in_final.filter(|_| table.after == After::Final)) {
        (Some(above), Some((vp, _))) => finalist(above, row.row.rank, vp, terms),
        (Some(above), None) => behind(above, terms),
        (None, Some((vp, true))) => format!("{}, {} VP", first_after_final(true, table.settled), vp.stated()),
        (None, _) if table.after == After::Final && has_final(table) => {
            first_after_final(false, table.settled).to_owned()
        }
        (None, _) if row.below.is_some_and(|below| below.criterion == Criterion::Shared) => {
            "Shares the rank".to_owned()
        }
        (None, _) => "First".to_owned(),
    }
}

/// Whether a final was played: a tournament may end with its rounds.
fn has_final(table: &StandingsTable<'_>) -> bool {
    table.rows.iter().any(|row| row.row.in_final.is_some())
}

/// How the final ended for somebody who did not win it, and what else it took to tell them from the one above.
fn finalist(above: Separation<'_>, rank: Option<Rank>, vp: Vp, terms: &Terms) -> String {
    let place = rank.map(|rank| format!("{} in the final, ", ordinal(i64::from(rank.0)))).unwrap_or_default();
    let told_apart = match above.criterion {
        Criterion::FinalWinner | Criterion::FinalVp => String::new(),
        _ => format!("; {}", uncapital(&behind(above, terms))),
    };
    format!("{place}{} VP{told_apart}", vp.stated())
}

/// What stands beside the first name once the final is over.
fn first_after_final(won: bool, declared: bool) -> &'static str {
    match (won, declared) {
        (true, true) => "Champion: won the final",
        (true, false) => "Won the final",
        (false, true) => "Champion: the winner of the final is disqualified",
        (false, false) => "First: the winner of the final is disqualified",
    }
}

/// Whether a player is named as the winner on the record sheet of the final.
fn won_final(row: &RankedPlayer) -> bool {
    row.in_final.is_some_and(|(_, won)| won)
}

/// What the lower of two neighbours lacks, in a few words.
fn behind(Separation { criterion, upper, lower, .. }: Separation<'_>, terms: &Terms) -> String {
    let (a, b) = (&upper.tally, &lower.tally);
    match criterion {
        Criterion::FinalWinner => "Did not win the final".to_owned(),
        Criterion::FinalVp => {
            let vp = |row: &RankedPlayer| row.in_final.map_or(0, |(vp, _)| vp.counted());
            format!("{} VP fewer in the final", vp(upper).saturating_sub(vp(lower)))
        }
        Criterion::InFinal => "Not in the final".to_owned(),
        Criterion::SemiWinner => "Did not win a semi-final".to_owned(),
        Criterion::SemiPending => "Lost the semi-final".to_owned(),
        Criterion::InSemi => "Not in the semi-finals".to_owned(),
        Criterion::Points => format!("{} points against {}", b.points, a.points),
        Criterion::Wins => format!("{} fewer", counted(a.wins.saturating_sub(b.wins) as usize, "win", "wins")),
        Criterion::Vp => format!("{} {} fewer", a.vp.saturating_sub(b.vp), terms.points),
        Criterion::VpPercent => {
            let less = a.vp_percent.hundredths().saturating_sub(b.vp_percent.hundredths());
            format!("{} {} less", VpPercent::from_hundredths(less), terms.share)
        }
        Criterion::Seconds => format!("{} fewer", count(a.seconds.saturating_sub(b.seconds), "second place")),
        Criterion::Thirds => format!("{} fewer", count(a.thirds.saturating_sub(b.thirds), "third place")),
        Criterion::Lots => "By lot".to_owned(),
        Criterion::PrelimRank => format!("By the rank {}", terms.before),
        Criterion::Shared => "Shares the rank".to_owned(),
    }
}

/// Why somebody is champion who did not win the final.
const PASSED_ON: &str = "The winner of the final is disqualified (1.3.5), and this player is first among the others.";

/// Why a player stands there, at length: one paragraph each.
pub fn why(row: &StandingsRow<'_>, explanation: &Explanation, rules: &RuleSet, terms: &Terms) -> Vec<String> {
    let mut why = Vec::new();
    match &row.row.status {
        Status::Active => {}
        Status::Withdrawn => why.push("Withdrew; the results made still count.".to_owned()),
        Status::Disqualified { clause } => why.push(format!(
            "Disqualified by a judge ({}): listed last, without a rank. The opponents' results stand.",
            if clause.is_empty() { "no clause noted" } else { clause }
        )),
    }
    if row.row.rank.is_some() && row.above.is_none() && row.row.in_final.is_some() && !won_final(row.row) {
        why.push(PASSED_ON.to_owned());
    }
    why.extend(explanation.brought.iter().map(|(event, tally)| brought(event, tally, rules, terms)));
    why.extend(explanation.games.iter().map(|played| game(played, terms)));
    why.extend(explanation.missed.iter().map(|round| missed(*round, rules, terms)));
    if row.row.tally.games > 1 {
        why.push(sum(&row.row.tally, row.row.in_final.is_some(), rules, terms));
    }
    if let Some(above) = row.above {
        why.push(format!("To the one above: {}", separation(above, terms)));
    }
    if let Some(below) = row.below {
        why.push(format!("To the one below: {}", separation(below, terms)));
    }
    if let Some(lot) = row.row.lot {
        why.push(format!("Drew lot {lot}; the lower lot ranks higher."));
    }
    why
}

/// What a round counts in which a player had no game.
fn missed(round: i64, rules: &RuleSet, terms: &Terms) -> String {
    let Terms { game, points, share, .. } = terms;
    let for_places = if rules.gives_points() { "no points for places, " } else { "" };
    let counts = match rules.share {
        Share::Sum => format!("no win, 0 {points} and 0 {share}"),
        Share::Mean | Share::Ratio => format!("no win and 0 {points}, and changes no {share}"),
    };
    format!("{game} {round}: not played. It counts {for_places}{counts}.")
}

/// What a player brings from the event of a series that counts.
fn brought(event: &str, tally: &GameTally, rules: &RuleSet, terms: &Terms) -> String {
    let sum = sum(tally, false, rules, terms);
    let of_event = sum.strip_prefix("Together: ").unwrap_or(&sum);
    format!(
        "From {}, the event that counts ({}): {of_event}",
        isolated(event),
        counted(tally.games as usize, "game", "games")
    )
}

/// What the counted games add up to.
fn sum(tally: &GameTally, in_final: bool, rules: &RuleSet, terms: &Terms) -> String {
    let ranks_by = |link: Link| terms.places && rules.chain.links().contains(&link);
    let seconds = ranks_by(Link::Seconds).then(|| format!(", {}", count(tally.seconds, "second place")));
    let thirds = ranks_by(Link::Thirds).then(|| format!(", {}", count(tally.thirds, "third place")));
    let places = [seconds, thirds].into_iter().flatten().collect::<String>();
    let of_games = match rules.share {
        Share::Sum => "",
        Share::Mean => " as the mean of the games",
        Share::Ratio => " of all VP at these tables",
    };
    let for_places = match tally.points == Points::default() {
        true => String::new(),
        false => format!("{} points for places, ", tally.points),
    };
    format!(
        "{}: {for_places}{}, {} {}, {} {}{of_games}{places}.",
        if in_final { "Together, without the final" } else { "Together" },
        counted(tally.wins as usize, "game won", "games won"),
        tally.vp,
        terms.points,
        tally.vp_percent,
        terms.share,
    )
}

/// The name of the line below those who go on to a stage.
pub fn cut(cut: &Cut, rules: &RuleSet) -> String {
    let name = match (cut.stage, cut.goes_on) {
        (Stage::Semi, GoesOn::Seated) => "Above this line: in the semi-finals",
        (Stage::Semi, GoesOn::SoFar) => "Above this line: in the semi-finals, as things stand",
        (Stage::Semi, _) => "Above this line: on to the semi-finals",
        (_, GoesOn::Seated) => "Above this line: in the final",
        (_, GoesOn::SoFar) => "Above this line: in the final, as things stand",
        (_, _) => "Above this line: on to the final",
    };
    match (cut.tied, cut.told_apart_by.and_then(|by| equal_until(by, rules))) {
        (Some(tie), _) => format!("{name}; {}", share_last(tie)),
        (None, Some(equal)) => format!("{name}; {equal}"),
        (None, None) => name.to_owned(),
    }
}

/// That more players share the last rank that goes on than there are places.
fn share_last(TiedAtCut { rank, players, places }: TiedAtCut) -> String {
    let go_on = if places == 1 { "one of them goes on".to_owned() } else { format!("{places} of them go on") };
    format!("{players} players share rank {rank}, and {go_on}: lots decide")
}

/// In what the last one who goes on and the next one are equal, and what tells them apart; none where the first link of the chain
/// does, or something else than games.
fn equal_until(criterion: Criterion, rules: &RuleSet) -> Option<String> {
    let name = |link: &Link| match link {
        Link::Points => "points",
        Link::Wins => "wins",
        Link::Vp => "VP",
        Link::Share => "VP%",
        Link::Seconds => "second places",
        Link::Thirds => "third places",
    };
    if criterion == Criterion::Lots {
        return Some("level on everything that was played, separated by lot".to_owned());
    }
    let links = rules.chain.links();
    let at = links.iter().position(|link| Criterion::from(*link) == criterion).filter(|at| *at > 0)?;
    let before: Vec<String> = links[..at].iter().map(|link| name(link).to_owned()).collect();
    Some(format!("level on {}, separated by {}", crate::list(&before), name(&links[at])))
}

/// When the public standings move; empty when no result is to come.
pub fn moves(phase: Phase, after: After, with_sheets: bool) -> &'static str {
    match (phase, with_sheets) {
        _ if after == After::Final => "",
        (Phase::Finished, _) => "",
        (_, true) => "The standings are updated with every record sheet that is signed.",
        (_, false) => "The standings are updated when a round is closed.",
    }
}

/// Why there are no standings yet.
pub fn nothing_yet(snapshot: &Snapshot) -> &'static str {
    let begun = snapshot.rounds.iter().any(|round| round.row.state.has_begun());
    match (snapshot.tournament.part, begun) {
        (TournamentPart::Finals, true) => {
            "The first games of the final day are on. Until they are over, the ranking of the series stands."
        }
        (TournamentPart::Finals, false) => {
            "The games of the final day have not begun. Until the first are over, the ranking of the series stands."
        }
        (_, true) => "The first games are on.",
        (_, false) => "The games have not begun.",
    }
}

/// By how many ranks somebody has moved since the round before: the direction, a figure and words; none for nobody who stayed.
pub fn moved(ranks: i64) -> Option<(&'static str, String, String)> {
    let by = ranks.unsigned_abs();
    match ranks {
        0 => None,
        1.. => Some(("up", format!("▲{by}"), format!("up {by} since the last round"))),
        _ => Some(("down", format!("▼{by}"), format!("down {by} since the last round"))),
    }
}

/// What the standings stand on, as a sentence.
pub fn basis(basis: &Basis, time_zone: &str) -> String {
    let round = match basis.stage {
        Stage::Prelim => format!("round {} of {}", basis.round, basis.prelim_rounds),
        Stage::Semi => "the semi-finals".to_owned(),
        Stage::Final => "the final".to_owned(),
    };
    let counts = match basis.progress {
        Progress::Closed(at) => format!("After {round}, closed at {}.", time::clock(at, time_zone)),
        Progress::Complete => format!("After {round}, which is not closed yet."),
        Progress::Partly { finals, tables } => {
            format!("In the middle of {round}: {finals} of {tables} record sheets are signed and count.")
        }
    };
    let counts = match basis.stage {
        Stage::Final => format!("{counts} The final isn't counted in these columns."),
        Stage::Prelim | Stage::Semi => counts,
    };
    if basis.provisional { format!("{counts} {}", words::bracket::PROVISIONAL) } else { counts }
}

/// What lots decide among players who share a rank.
pub fn what_lots_decide(decides: Option<TieDecides>, terms: &Terms) -> &'static str {
    match decides {
        Some(TieDecides::Cut) if !terms.places => "Lots decide who has won.",
        Some(TieDecides::Cut) => "The cut goes through this group: lots decide who plays on.",
        Some(TieDecides::Seeds) => "All of them play on: lots decide their seeds, and who chooses first.",
        None => "Lots would only order the list.",
    }
}

/// From what lots are drawn by hand: everybody from one hat, so that any order of any group is as likely as another, also where a later
/// draw meets an earlier one. `players`: how many the tournament has.
pub fn hat(players: usize, drawn_before: bool) -> String {
    let slips = format!(
        "Draw for all groups from one hat, with the slips 1 to {players}, one for each entry in the list of players"
    );
    if drawn_before {
        format!("{slips}, without those drawn before. A slip with a lot that somebody has is drawn again.")
    } else {
        format!("{slips}, and keep it for later draws.")
    }
}

/// Beside a group of which some have a lot already, and others none.
pub const DRAWS_MEET: &str = "Some of this group drew before, and their lots stay (1.1.9). Draw the others from the same hat. If Reeve drew then, let it draw now.";

/// What lots were drawn for.
pub fn draw_reason(reason: &DrawReason) -> String {
    match reason {
        DrawReason::SharedRanks(ranks) => {
            let ranks: Vec<String> = ranks.iter().map(ToString::to_string).collect();
            format!("shared {}", words::ranks(&ranks))
        }
        DrawReason::OwnWords(words) => words.clone(),
    }
}

/// How lots were drawn.
pub fn method(method: DrawMethod) -> &'static str {
    match method {
        DrawMethod::Reeve => "by Reeve",
        DrawMethod::Hand => "by hand",
    }
}

/// The prizes of a circle of ranks.
pub fn circle(circle: PrizeCircle) -> &'static str {
    match circle {
        PrizeCircle::Winner => "Winner",
        PrizeCircle::Top4 => "Top 4",
        PrizeCircle::Top16 => "Top 16",
        PrizeCircle::Top32 => "Top 32",
        PrizeCircle::Everybody => "Everybody else",
    }
}

/// What two players have in common before something of what was played separates them.
fn in_common(between: Separation<'_>, terms: &Terms) -> String {
    let tally = &between.upper.tally;
    let words = |link: Criterion| match link {
        Criterion::Points => Some(format!("{} points for places", tally.points)),
        Criterion::Wins => Some(count(tally.wins, "game") + " won"),
        Criterion::Vp => Some(format!("{} {}", tally.vp, terms.points)),
        Criterion::VpPercent => Some(format!("{} {}", tally.vp_percent, terms.share)),
        Criterion::Seconds => Some(count(tally.seconds, "second place")),
        Criterion::Thirds => Some(count(tally.thirds, "third place")),
        _ => None,
    };
    let equal: Vec<String> = between.in_common().filter_map(words).collect();
    if equal.is_empty() { String::new() } else { format!("Both have {}; ", equal.join(", ")) }
}

/// `1 game`, `2 games`.
fn count(n: u32, one: &str) -> String {
    counted(n as usize, one, &format!("{one}s"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::terms;
    use reeve_rules::games::BASE;
    use reeve_rules::rule_set::Preset;
    use reeve_rules::sheets::score::Vp;
    use reeve_rules::standings;
    use reeve_rules::standings::{Entrant, GameSeat, Input, LotNumber, Lots, PlayedGame, Rank, RankedId};
    use reeve_rules::tournament::settings::TiedPlaces;
    use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
    use reeve_views::event_for_tests::{event, prelims};

    #[test]
    fn nobody_reads_that_games_are_on_before_they_are() {
        let mut event = event(Phase::Prelim, 12);
        for part in [TournamentPart::Whole, TournamentPart::Finals] {
            event.tournament.part = part;
            for (state, on) in
                [(RoundState::Planned, false), (RoundState::Published, false), (RoundState::Playing, true)]
            {
                event.rounds.clear();
                prelims(&mut event, 0, state, SheetState::Open);
                assert_eq!(nothing_yet(&event).contains(" are on."), on, "{state}");
                assert_eq!(nothing_yet(&event).contains("have not begun"), !on, "{state}");
            }
        }
    }

    fn table(stage: Stage, round: u32, table: u32, seats: &[(i64, i64)]) -> PlayedGame {
        let seat = |(at, &(player, vp)): (usize, &(i64, i64))| GameSeat {
            player: RankedId(player),
            vp: Vp::new(vp, &BASE).expect("VP"),
            winner: at == 0,
        };
        PlayedGame { stage, round, table, seats: seats.iter().enumerate().map(seat).collect() }
    }

    /// What is said of every row but the first, and of every game of the player of the first row.
    fn said(games: &[PlayedGame], players: i64, lots: &[(i64, u32)]) -> (Vec<String>, Vec<String>) {
        said_by(&RuleSet::default(), games, players, lots)
    }

    fn said_by(rules: &RuleSet, games: &[PlayedGame], players: i64, lots: &[(i64, u32)]) -> (Vec<String>, Vec<String>) {
        let player = |id| Entrant { id: RankedId(id), name: format!("P{id}"), status: Status::Active };
        let players: Vec<Entrant> = (1..=players).map(player).collect();
        let lots: Lots = lots.iter().map(|&(player, lot)| (RankedId(player), LotNumber(lot))).collect();
        let input = Input {
            players: &players,
            games,
            lots: &lots,
            rules,
            tied_places: TiedPlaces::Skip,
            semi_field: None,
            brought: None,
        };
        let table = standings::standings(&input);
        let of_first = standings::games_of(&input, table.rows[0].player);
        let separations = (1..players.len())
            .filter_map(|at| table.separation(at))
            .map(|at| separation(at, &terms(&BASE)))
            .map(|said| words::unmarked(&said).into_owned());
        (separations.collect(), of_first.iter().map(|one| game(one, &terms(&BASE))).collect())
    }

    /// What is said in short of every row but the first.
    fn short_said(rules: &RuleSet, games: &[PlayedGame], players: i64) -> Vec<String> {
        let player = |id| Entrant { id: RankedId(id), name: format!("P{id}"), status: Status::Active };
        let players: Vec<Entrant> = (1..=players).map(player).collect();
        let lots = Lots::default();
        let input = Input {
            players: &players,
            games,
            lots: &lots,
            rules,
            tied_places: TiedPlaces::Skip,
            semi_field: None,
            brought: None,
        };
        let table = standings::standings(&input);
        (1..players.len()).filter_map(|at| table.separation(at)).map(|at| behind(at, &terms(&BASE))).collect()
    }

    #[test]
    fn by_another_set_it_is_said_in_the_order_of_its_chain() {
        let games = [table(Stage::Prelim, 1, 1, &[(1, 10), (2, 9), (3, 9), (4, 8)])];
        let germany = Preset::Germany.rules();
        let (separations, of_winner) = said_by(&germany, &games, 4, &[]);
        assert_eq!(
            separations,
            [
                "P1 has 5.00 points for places, P2 2.50.",
                "Nothing separates P2 and P3; they share the rank until lots settle it.",
                "P3 has 2.50 points for places, P4 1.00.",
            ]
        );
        assert_eq!(
            of_winner,
            ["Preliminary game 1, table 1: 10 of 36 VP (10 + 9 + 9 + 8) = 27.78 %, won (5.00 points)."]
        );
        assert_eq!(
            short_said(&germany, &games, 4),
            ["2.50 points against 5.00", "Shares the rank", "1.00 points against 2.50"]
        );
        // Equal points, and so many VP fewer.
        let two = [
            table(Stage::Prelim, 1, 1, &[(1, 10), (2, 9), (3, 8), (4, 7)]),
            table(Stage::Prelim, 1, 2, &[(5, 9), (6, 8), (7, 7), (8, 6)]),
        ];
        let (separations, _) = said_by(&germany, &two, 8, &[]);
        assert_eq!(separations[0], "Both have 5.00 points for places; P1 has 10 VP, P5 9.");
    }

    #[test]
    fn what_games_add_up_to_is_said_as_the_set_counts() {
        let games = [
            table(Stage::Prelim, 1, 1, &[(1, 10), (2, 8), (3, 7), (4, 7)]),
            table(Stage::Prelim, 2, 1, &[(1, 10), (3, 8), (2, 7), (4, 5)]),
        ];
        let check = |rules: &RuleSet, expect: &str, without_a_game: &str| {
            let players: Vec<Entrant> =
                vec![Entrant { id: RankedId(1), name: "P1".to_owned(), status: Status::Active }];
            let input = Input {
                players: &players,
                games: &games,
                lots: &Lots::default(),
                rules,
                tied_places: TiedPlaces::Skip,
                semi_field: None,
                brought: None,
            };
            let rows = standings::standings(&input).rows;
            assert_eq!(sum(&rows[0].tally, false, rules, &terms(&BASE)), expect);
            assert_eq!(missed(3, rules, &terms(&BASE)), without_a_game);
        };
        check(
            &RuleSet::default(),
            "Together: 2 games won, 20 VP, 64.58 VP%, 0 second places, 0 third places.",
            "Preliminary game 3: not played. It counts no win, 0 VP and 0 VP%.",
        );
        check(
            &Preset::Uk.rules(),
            "Together: 2 games won, 20 VP, 64.58 VP%.",
            "Preliminary game 3: not played. It counts no win, 0 VP and 0 VP%.",
        );
        check(
            &Preset::Germany.rules(),
            "Together: 10.00 points for places, 2 games won, 20 VP, 32.29 VP% as the mean of the games, \
             0 second places, 0 third places.",
            "Preliminary game 3: not played. It counts no points for places, no win and 0 VP, and changes no VP%.",
        );
        check(
            &Preset::Austria.rules(),
            "Together: 10.00 points for places, 2 games won, 20 VP, 32.26 VP% of all VP at these tables.",
            "Preliminary game 3: not played. It counts no points for places, no win and 0 VP, and changes no VP%.",
        );
    }

    #[test]
    fn in_short_it_is_said_by_how_much_somebody_is_behind() {
        let games = [
            table(Stage::Prelim, 1, 1, &[(1, 10), (2, 8), (3, 7), (4, 7)]),
            table(Stage::Prelim, 2, 1, &[(1, 10), (3, 8), (2, 7), (4, 5)]),
        ];
        assert_eq!(short_said(&RuleSet::default(), &games, 4), ["2 wins fewer", "0.22 VP% less", "3 VP fewer"]);
        assert_eq!(short_said(&RuleSet::default(), &games[..1], 3), ["1 win fewer", "1 VP fewer"]);
    }

    #[test]
    fn the_line_says_who_goes_on_and_is_no_heading_of_those_below() {
        let check = |stage, goes_on, tied: Option<(usize, usize)>, told_apart_by, wanted: &str| {
            let tied = tied.map(|(players, places)| TiedAtCut { rank: Rank(15), players, places });
            assert_eq!(cut(&Cut { stage, goes_on, tied, told_apart_by }, &RuleSet::default()), wanted);
        };
        check(Stage::Semi, GoesOn::Seated, None, None, "Above this line: in the semi-finals");
        check(Stage::Final, GoesOn::Seated, None, Some(Criterion::Wins), "Above this line: in the final");
        check(Stage::Semi, GoesOn::SoFar, None, None, "Above this line: in the semi-finals, as things stand");
        let tied = "Above this line: on to the semi-finals; 3 players share rank 15, and 2 of them go on: lots decide";
        check(Stage::Semi, GoesOn::Best, Some((3, 2)), Some(Criterion::Shared), tied);
        let one = "Above this line: on to the final; 2 players share rank 15, and one of them goes on: lots decide";
        check(Stage::Final, GoesOn::Best, Some((2, 1)), Some(Criterion::Shared), one);
        let percent = "Above this line: on to the final; level on wins and VP, separated by VP%";
        check(Stage::Final, GoesOn::Best, None, Some(Criterion::VpPercent), percent);
        let lot = "Above this line: in the semi-finals; level on everything that was played, separated by lot";
        check(Stage::Semi, GoesOn::Seated, None, Some(Criterion::Lots), lot);
    }

    #[test]
    fn neighbours_are_told_apart_by_the_first_number_that_differs() {
        let games = [
            table(Stage::Prelim, 1, 1, &[(1, 12), (2, 8), (3, 7)]),
            table(Stage::Prelim, 1, 2, &[(4, 10), (5, 8), (6, 7), (7, 7)]),
        ];
        let (separations, of_first) = said(&games, 7, &[(6, 90), (7, 4)]);
        assert_eq!(
            separations,
            [
                "Both have 1 game won, 10 VP; P4 has 31.25 VP%, P1 30.30.",
                "P1 won 1 game, P5 0.",
                "Both have 0 games won, 8 VP; P5 has 25.00 VP%, P2 24.24.",
                "Both have 0 games won; P2 has 8 VP, P7 7.",
                "Equal in everything that was played; P7 drew lot 4, P6 lot 90.",
                "Both have 0 games won, 7 VP; P6 has 21.88 VP%, P3 21.21.",
            ]
        );
        assert_eq!(of_first, ["Preliminary game 1, table 2: 10 of 32 VP (10 + 8 + 7 + 7) = 31.25 %, won."]);
        let (_, of_first) = said(&games[..1], 3, &[]);
        let dummy = "Preliminary game 1, table 1: 10 (12 stated, 10 count) of 33 VP \
                     (10 + 8 + 7, and 8 for the missing fourth) = 30.30 %, won.";
        assert_eq!(of_first, [dummy]);
        let (_, of_first) = said(&[table(Stage::Prelim, 1, 1, &[(1, 10), (2, 8)])], 2, &[]);
        let two =
            "Preliminary game 1, table 1: 10 of 36 VP (10 + 8, and 9 for each of the two missing) = 27.78 %, won.";
        assert_eq!(of_first, [two]);
    }

    #[test]
    fn stages_tell_neighbours_apart() {
        let semi = table(Stage::Semi, 1, 1, &[(1, 10), (2, 9), (3, 8), (4, 7)]);
        let last = table(Stage::Final, 1, 1, &[(2, 10), (1, 9), (3, 8)]);
        let (separations, of_first) = said(&[semi.clone(), last], 5, &[]);
        assert_eq!(
            separations,
            [
                "P2 won the final, P1 did not.",
                "P1 has 9 VP in the final, P3 8.",
                "P3 played in the final, P4 did not.",
                "P4 is in the semi-finals, P5 is not.",
            ]
        );
        assert_eq!(
            of_first[1],
            "Final, table 1: 10 of 36 VP (10 + 9 + 8, and 9 for the missing fourth) = 27.78 %, won."
        );
        let (separations, _) = said(&[semi], 5, &[]);
        assert_eq!(separations[..2], ["P1 won a semi-final, P5 did not.", "P5 has a semi-final to play, P2 lost one."]);
        let (separations, _) = said(&[], 2, &[]);
        assert_eq!(separations, ["Nothing separates P1 and P2; they share the rank until lots settle it."]);
    }
}
