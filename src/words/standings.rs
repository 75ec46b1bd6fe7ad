//! The words of the standings and of lots.

use crate::games::Terms;
use crate::time;
use crate::{isolated, ordinal};
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
    let counted = game.vp.counted();
    let seats: Vec<String> = game.table_vp.iter().map(|vp| vp.counted().to_string()).collect();
    let seats = seats.join(" + ");
    let seats = match game.dummy {
        Some(dummy) => texts::standings::made_up(score::missing_scores(game.table_vp.len()), seats, dummy),
        None => seats,
    };
    let vp = match game.vp.stated() {
        more if more > counted => texts::standings::stated(counted, more),
        _ => counted.to_string(),
    };
    let place = texts::standings::place_at_table(game.place);
    let place = game.points.map_or(place.clone(), |points| texts::standings::place_with_points(&place, points));
    let of_game = game_name(game.stage, i64::from(game.round), terms);
    texts::standings::game(terms, of_game, game.table, vp, game.total, seats, game.vp_percent, place)
}

/// What one of the games is called where it is told: `Preliminary game 2`, `Semi-final`.
fn game_name(stage: Stage, number: i64, terms: &Terms) -> String {
    match stage {
        Stage::Prelim if !terms.places => texts::standings::round_told(number),
        stage => texts::standings::game_told(stage, number),
    }
}

/// What separates two neighbours, as one sentence.
pub fn separation(between: Separation<'_>, terms: &Terms) -> String {
    let Separation { criterion, upper, lower, .. } = between;
    let (u, l) = (isolated(&upper.name), isolated(&lower.name));
    let (a, b) = (&upper.tally, &lower.tally);
    let equally = |said: String| match in_common(between, terms) {
        equal if equal.is_empty() => said,
        equal => texts::standings::both_have(equal, said),
    };
    match criterion {
        Criterion::FinalWinner => texts::standings::won_final(u, l),
        Criterion::FinalVp => {
            let vp = |row: &RankedPlayer| row.in_final.map_or(0, |(vp, _)| vp.counted());
            texts::standings::has_vp_in_final(u, vp(upper), l, vp(lower))
        }
        Criterion::InFinal => texts::standings::played_final(u, l),
        Criterion::SemiWinner => texts::standings::won_semi_final(u, l),
        Criterion::SemiPending => texts::standings::semi_final_to_play(u, l),
        Criterion::InSemi => texts::standings::in_semi_finals(u, l),
        Criterion::Points => equally(texts::standings::has_points(u, a.points, l, b.points)),
        Criterion::Wins => equally(texts::standings::won_games(a.wins, u, l, b.wins)),
        Criterion::Vp => equally(texts::standings::has_vp(terms, a.vp, u, l, b.vp)),
        Criterion::VpPercent => equally(texts::standings::has_share(terms, u, a.vp_percent, l, b.vp_percent)),
        Criterion::Seconds => equally(texts::standings::has_seconds(a.seconds, u, l, b.seconds)),
        Criterion::Thirds => equally(texts::standings::has_thirds(a.thirds, u, l, b.thirds)),
        Criterion::Lots => {
            let lot = |row: &RankedPlayer| row.lot.map(|lot| lot.to_string()).unwrap_or_default();
            texts::standings::drew_lots(u, lot(upper), l, lot(lower))
        }
        Criterion::PrelimRank => {
            let rank = |row: &RankedPlayer| row.prelim_rank.map(|rank| rank.to_string()).unwrap_or_default();
            match terms.in_series {
                true => texts::standings::ranked_in_series(u, rank(upper), l, rank(lower)),
                false => texts::standings::ranked_before(u, rank(upper), l, rank(lower)),
            }
        }
        Criterion::Shared => texts::standings::nothing_separates(u, l),
    }
}

/// The status of a player; empty for who plays on.
pub fn status(status: &Status) -> String {
    match status {
        Status::Active => String::new(),
        Status::Withdrawn => texts::badges::withdrawn(),
        Status::Disqualified { .. } => texts::badges::disqualified(),
    }
}

/// That somebody is disqualified, and under which clause.
pub fn disqualified(clause: &str) -> String {
    if clause.is_empty() { texts::standings::disqualified() } else { texts::standings::disqualified_under(clause) }
}

/// Why a row stands below the one above it, in a few words.
pub fn short(table: &StandingsTable<'_>, row: &StandingsRow<'_>, terms: &Terms) -> String {
    if let Status::Disqualified { clause } = &row.row.status {
        return disqualified(clause);
    }
    match (row.above, row.row.in_final.filter(|_| table.after == After::Final)) {
        (Some(above), Some((vp, _))) => finalist(above, row.row.rank, vp, terms),
        (Some(above), None) => behind(above, false, terms),
        (None, Some((vp, true))) if table.settled => texts::standings::short_champion(vp.stated()),
        (None, Some((vp, true))) => texts::standings::short_won_final(vp.stated()),
        (None, _) if table.after == After::Final && has_final(table) && table.settled => {
            texts::standings::short_champion_after()
        }
        (None, _) if table.after == After::Final && has_final(table) => texts::standings::short_first_after(),
        (None, _) if row.below.is_some_and(|below| below.criterion == Criterion::Shared) => {
            texts::standings::short_shared()
        }
        (None, _) => texts::standings::short_first(),
    }
}

/// Whether a final was played: a tournament may end with its rounds.
fn has_final(table: &StandingsTable<'_>) -> bool {
    table.rows.iter().any(|row| row.row.in_final.is_some())
}

/// How the final ended for somebody who did not win it, and what else it took to tell them from the one above.
fn finalist(above: Separation<'_>, rank: Option<Rank>, vp: Vp, terms: &Terms) -> String {
    let ended = match rank {
        Some(rank) => texts::standings::short_finalist(ordinal(i64::from(rank.0)), vp.stated()),
        None => texts::standings::short_in_final(vp.stated()),
    };
    match above.criterion {
        Criterion::FinalWinner | Criterion::FinalVp => ended,
        _ => texts::standings::short_finalist_then(ended, behind(above, true, terms)),
    }
}

/// Whether a player is named as the winner on the record sheet of the final.
fn won_final(row: &RankedPlayer) -> bool {
    row.in_final.is_some_and(|(_, won)| won)
}

/// What the lower of two neighbours lacks, in a few words; `goes_on`: behind others.
fn behind(Separation { criterion, upper, lower, .. }: Separation<'_>, goes_on: bool, terms: &Terms) -> String {
    let (a, b) = (&upper.tally, &lower.tally);
    let begins = if goes_on { "small" } else { "capital" };
    match criterion {
        Criterion::FinalWinner => texts::standings::short_not_won_final(begins),
        Criterion::FinalVp => {
            let vp = |row: &RankedPlayer| row.in_final.map_or(0, |(vp, _)| vp.counted());
            texts::standings::short_vp_in_final(vp(upper).saturating_sub(vp(lower)))
        }
        Criterion::InFinal => texts::standings::short_not_in_final(begins),
        Criterion::SemiWinner => texts::standings::short_not_won_semi_final(begins),
        Criterion::SemiPending => texts::standings::short_lost_semi_final(begins),
        Criterion::InSemi => texts::standings::short_not_in_semi_finals(begins),
        Criterion::Points => texts::standings::short_points(b.points, a.points),
        Criterion::Wins => texts::standings::short_wins(a.wins.saturating_sub(b.wins)),
        Criterion::Vp => texts::standings::short_vp(terms, a.vp.saturating_sub(b.vp)),
        Criterion::VpPercent => {
            let less = a.vp_percent.hundredths().saturating_sub(b.vp_percent.hundredths());
            texts::standings::short_share(terms, VpPercent::from_hundredths(less))
        }
        Criterion::Seconds => texts::standings::short_seconds(a.seconds.saturating_sub(b.seconds)),
        Criterion::Thirds => texts::standings::short_thirds(a.thirds.saturating_sub(b.thirds)),
        Criterion::Lots => texts::standings::short_lot(begins),
        Criterion::PrelimRank if terms.in_series => texts::standings::short_rank_in_series(begins),
        Criterion::PrelimRank => texts::standings::short_rank_before(begins),
        Criterion::Shared if goes_on => texts::standings::short_shared_too(),
        Criterion::Shared => texts::standings::short_shared(),
    }
}

/// Why a player stands there, at length: one paragraph each.
pub fn why(row: &StandingsRow<'_>, explanation: &Explanation, rules: &RuleSet, terms: &Terms) -> Vec<String> {
    let mut why = Vec::new();
    match &row.row.status {
        Status::Active => {}
        Status::Withdrawn => why.push(texts::standings::why_withdrew()),
        Status::Disqualified { clause } if clause.is_empty() => why.push(texts::standings::why_disqualified()),
        Status::Disqualified { clause } => why.push(texts::standings::why_disqualified_under(clause)),
    }
    if row.row.rank.is_some() && row.above.is_none() && row.row.in_final.is_some() && !won_final(row.row) {
        why.push(texts::standings::why_first_after());
    }
    why.extend(
        explanation
            .brought
            .iter()
            .map(|(event, tally)| texts::standings::brought(tally.games, isolated(event), sums(tally, rules, terms))),
    );
    why.extend(explanation.games.iter().map(|played| game(played, terms)));
    why.extend(explanation.missed.iter().map(|round| missed(*round, rules, terms)));
    if row.row.tally.games > 1 {
        why.push(sum(&row.row.tally, row.row.in_final.is_some(), rules, terms));
    }
    if let Some(above) = row.above {
        why.push(texts::standings::to_one_above(separation(above, terms)));
    }
    if let Some(below) = row.below {
        why.push(texts::standings::to_one_below(separation(below, terms)));
    }
    if let Some(lot) = row.row.lot {
        why.push(texts::standings::drew_lot(lot));
    }
    why
}

/// What a round counts in which a player had no game.
fn missed(round: i64, rules: &RuleSet, terms: &Terms) -> String {
    let game = game_name(Stage::Prelim, round, terms);
    match (rules.share, rules.gives_points()) {
        (Share::Sum, false) => texts::standings::missed(terms, game),
        (Share::Sum, true) => texts::standings::missed_with_points(terms, game),
        (Share::Mean | Share::Ratio, false) => texts::standings::missed_share_kept(terms, game),
        (Share::Mean | Share::Ratio, true) => texts::standings::missed_share_kept_with_points(terms, game),
    }
}

/// What the counted games add up to, as a sentence.
fn sum(tally: &GameTally, in_final: bool, rules: &RuleSet, terms: &Terms) -> String {
    let sums = sums(tally, rules, terms);
    if in_final { texts::standings::together_without_final(sums) } else { texts::standings::together(sums) }
}

/// What the counted games add up to, in a row.
fn sums(tally: &GameTally, rules: &RuleSet, terms: &Terms) -> String {
    let ranks_by = |link: Link| terms.places && rules.chain.links().contains(&link);
    let share = match rules.share {
        Share::Sum => texts::standings::share(terms, tally.vp_percent),
        Share::Mean => texts::standings::share_as_mean(terms, tally.vp_percent),
        Share::Ratio => texts::standings::share_of_all(terms, tally.vp_percent),
    };
    let sums = [
        (tally.points != Points::default()).then(|| texts::standings::points_for_places(tally.points)),
        Some(texts::standings::games_won(tally.wins)),
        Some(texts::common::points_counted(terms, tally.vp)),
        Some(share),
        ranks_by(Link::Seconds).then(|| texts::standings::second_places(tally.seconds)),
        ranks_by(Link::Thirds).then(|| texts::standings::third_places(tally.thirds)),
    ];
    in_row(sums.into_iter().flatten())
}

/// The name of the line below those who go on to a stage.
pub fn cut(cut: &Cut, rules: &RuleSet) -> String {
    let line = match cut.goes_on {
        GoesOn::Seated => texts::standings::line_seated(cut.stage),
        GoesOn::SoFar => texts::standings::line_so_far(cut.stage),
        _ => texts::standings::line_goes_on(cut.stage),
    };
    match (cut.tied, cut.told_apart_by) {
        (Some(TiedAtCut { rank, players, places }), _) => texts::standings::line_tied(places, line, players, rank),
        (None, Some(Criterion::Lots)) => texts::standings::line_by_lot(line),
        (None, Some(by)) => match equal_until(by, rules) {
            Some((equal, by)) => texts::standings::line_level(line, equal, by),
            None => line,
        },
        (None, None) => line,
    }
}

/// In what the last one who goes on and the next one are equal, and what tells them apart; none where the first link of the chain
/// does, or something else than games.
fn equal_until(criterion: Criterion, rules: &RuleSet) -> Option<(String, String)> {
    let name = |link: &Link| match link {
        Link::Points => texts::standings::link_points(),
        Link::Wins => texts::standings::link_wins(),
        Link::Vp => texts::standings::link_vp(),
        Link::Share => texts::standings::link_share(),
        Link::Seconds => texts::standings::link_seconds(),
        Link::Thirds => texts::standings::link_thirds(),
    };
    let links = rules.chain.links();
    let at = links.iter().position(|link| Criterion::from(*link) == criterion).filter(|at| *at > 0)?;
    let before: Vec<String> = links[..at].iter().map(name).collect();
    Some((texts::list(&before), name(&links[at])))
}

/// When the public standings move; empty when no result is to come.
pub fn moves(phase: Phase, after: After, with_sheets: bool) -> String {
    match (phase, with_sheets) {
        _ if after == After::Final => String::new(),
        (Phase::Finished, _) => String::new(),
        (_, true) => texts::standings::moves_with_sheets(),
        (_, false) => texts::standings::moves_with_rounds(),
    }
}

/// Why there are no standings yet.
pub fn nothing_yet(snapshot: &Snapshot) -> String {
    let begun = snapshot.rounds.iter().any(|round| round.row.state.has_begun());
    match (snapshot.tournament.part, begun) {
        (TournamentPart::Finals, true) => texts::standings::final_day_on(),
        (TournamentPart::Finals, false) => texts::standings::final_day_ahead(),
        (_, true) => texts::standings::games_on(),
        (_, false) => texts::standings::games_ahead(),
    }
}

/// By how many ranks somebody has moved since the round before: the direction, a figure and words; none for nobody who stayed.
pub fn moved(ranks: i64) -> Option<(&'static str, String, String)> {
    let by = ranks.unsigned_abs();
    match ranks {
        0 => None,
        1.. => Some(("up", format!("▲{by}"), texts::standings::up(by))),
        _ => Some(("down", format!("▼{by}"), texts::standings::down(by))),
    }
}

/// What the standings stand on, as a sentence.
pub fn basis(basis: &Basis, time_zone: &str) -> String {
    let Basis { stage, round, prelim_rounds, .. } = *basis;
    let mut said = vec![match basis.progress {
        Progress::Closed(at) => texts::standings::basis_closed(stage, round, prelim_rounds, time::clock(at, time_zone)),
        Progress::Complete => texts::standings::basis_complete(stage, round, prelim_rounds),
        Progress::Partly { finals, tables } => {
            texts::standings::basis_partly(stage, finals, round, prelim_rounds, tables)
        }
    }];
    said.extend((stage == Stage::Final).then(texts::standings::basis_without_final));
    said.extend(basis.provisional.then(texts::bracket::provisional));
    said.join(" ")
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
            let named: Vec<String> = ranks.iter().map(ToString::to_string).collect();
            texts::standings::shared_ranks(ranks.len(), texts::list(&named))
        }
        DrawReason::OwnWords(words) => words.clone(),
    }
}

/// How lots were drawn, for the staff.
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

/// What two players have in common before something of what was played separates them, in a row; empty where that is nothing.
fn in_common(between: Separation<'_>, terms: &Terms) -> String {
    let tally = &between.upper.tally;
    let words = |link: Criterion| match link {
        Criterion::Points => Some(texts::standings::points_for_places(tally.points)),
        Criterion::Wins => Some(texts::standings::games_won(tally.wins)),
        Criterion::Vp => Some(texts::common::points_counted(terms, tally.vp)),
        Criterion::VpPercent => Some(texts::standings::share(terms, tally.vp_percent)),
        Criterion::Seconds => Some(texts::standings::second_places(tally.seconds)),
        Criterion::Thirds => Some(texts::standings::third_places(tally.thirds)),
        _ => None,
    };
    in_row(between.in_common().filter_map(words))
}

/// Things in a row, with commas between them and no `and`.
fn in_row(things: impl Iterator<Item = String>) -> String {
    things.collect::<Vec<_>>().join(&texts::language::comma())
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
            .map(|said| crate::unmarked(&said).into_owned());
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
        (1..players.len()).filter_map(|at| table.separation(at)).map(|at| behind(at, false, &terms(&BASE))).collect()
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
