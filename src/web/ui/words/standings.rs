//! The words of the standings and of lots.

use crate::actions::standings::refusal::Refusal;
use crate::rules::sheets::score;
use crate::rules::standings::lots::LotRefusal;
use crate::rules::standings::{Criterion, GameArithmetic, Row, Separation, Tally};
use crate::rules::tournament::vocabulary::Stage;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NobodyNeedsALot => "Nobody needs a lot: no shared rank is left that would be drawn for.".to_owned(),
        Refusal::NotAWitness { most } => format!("The witness is a name of at most {most} characters."),
        Refusal::MethodMissing => "Choose how the lots are drawn.".to_owned(),
        Refusal::NotConfirmed { word } => format!("Type the word {word}, or leave it: no lot was kept."),
        Refusal::SeedTooLarge => "A seed is a number below 2^63.".to_owned(),
        Refusal::NotALot { most } => format!("A lot is a whole number from 0 to {most}."),
        Refusal::LotMissing => "This player's lot is missing.".to_owned(),
        Refusal::NothingToDrawFor => "This player shares no rank, so there is nothing to draw for.".to_owned(),
        Refusal::Lot(LotRefusal::UnknownPlayer(_)) => "This player is not in the tournament.".to_owned(),
        Refusal::Lot(LotRefusal::AlreadyDrawn { lot, .. }) => {
            format!("This player has drawn lot {lot}, and a lot is never drawn again.")
        }
        Refusal::Lot(LotRefusal::Equal { lot, .. }) => format!("Lot {lot} is another player's already."),
    }
}

/// A game as one sentence, for example: `Preliminary game 2, table 3: 8 of 33 VP (8 + 10 + 7, and 8 for the missing
/// fourth) = 24.24 %, second place.`
pub fn game(game: &GameArithmetic) -> String {
    let stage = match game.stage {
        Stage::Prelim => format!("Preliminary game {}", game.round),
        Stage::Semi => "Semi-final".to_owned(),
        Stage::Final => "Final".to_owned(),
    };
    let seats: Vec<String> = game.table_vp.iter().map(|vp| vp.counted().to_string()).collect();
    let dummy = game.dummy.map(|dummy| format!(", and {dummy} for the missing fourth")).unwrap_or_default();
    let stated = match game.vp.stated() {
        more if more > score::GOAL => format!(" ({more} stated, {} count)", score::GOAL),
        _ => String::new(),
    };
    format!(
        "{stage}, table {}: {}{stated} of {} VP ({}{dummy}) = {} %, {}.",
        game.table,
        game.vp.counted(),
        game.total,
        seats.join(" + "),
        game.vp_percent,
        place(game.place),
    )
}

fn place(place: u8) -> &'static str {
    match place {
        1 => "won",
        2 => "second place",
        3 => "third place",
        _ => "fourth place",
    }
}

/// What separates two neighbours, as one sentence.
pub fn separation(between: Separation<'_>) -> String {
    let Separation { criterion, upper, lower } = between;
    let (u, l) = (&upper.name, &lower.name);
    let (a, b) = (&upper.tally, &lower.tally);
    let equal = in_common(a, criterion);
    match criterion {
        Criterion::FinalWinner => format!("{u} won the final, {l} did not."),
        Criterion::FinalVp => {
            let vp = |row: &Row| row.in_final.map_or(0, |(vp, _)| vp.counted());
            format!("{u} has {} VP in the final, {l} {}.", vp(upper), vp(lower))
        }
        Criterion::InFinal => format!("{u} played in the final, {l} did not."),
        Criterion::SemiWinner => format!("{u} won a semi-final, {l} did not."),
        Criterion::SemiPending => format!("{u} has a semi-final to play, {l} lost one."),
        Criterion::InSemi => format!("{u} is in the semi-finals, {l} is not."),
        Criterion::Wins => format!("{u} won {}, {l} {}.", count(a.wins, "game"), b.wins),
        Criterion::Vp => format!("{equal}; {u} has {} VP, {l} {}.", a.vp, b.vp),
        Criterion::VpPercent => {
            format!("{equal}; {u} has {} VP%, {l} {}.", a.vp_percent, b.vp_percent)
        }
        Criterion::Seconds => format!("{equal}; {u} has {}, {l} {}.", count(a.seconds, "second place"), b.seconds),
        Criterion::Thirds => format!("{equal}; {u} has {}, {l} {}.", count(a.thirds, "third place"), b.thirds),
        Criterion::Lots => {
            let lot = |row: &Row| row.lot.map(|lot| lot.to_string()).unwrap_or_default();
            format!("Equal in everything that was played; {u} drew lot {}, {l} lot {}.", lot(upper), lot(lower))
        }
        Criterion::PrelimRank => {
            let rank = |row: &Row| row.prelim_rank.map(|rank| rank.to_string()).unwrap_or_default();
            format!("{u} was ranked {} after the preliminary games, {l} {}.", rank(upper), rank(lower))
        }
        Criterion::Shared => {
            format!("Nothing separates {u} and {l}; they share the rank until lots settle it.")
        }
    }
}

/// What two players have in common before `criterion` separates them.
fn in_common(tally: &Tally, criterion: Criterion) -> String {
    let mut equal = vec![count(tally.wins, "game") + " won"];
    let more = [
        (Criterion::Vp, format!("{} VP", tally.vp)),
        (Criterion::VpPercent, format!("{} VP%", tally.vp_percent)),
        (Criterion::Seconds, count(tally.seconds, "second place")),
    ];
    for (level, words) in more {
        if level == criterion {
            break;
        }
        equal.push(words);
    }
    format!("Both have {}", equal.join(", "))
}

/// `1 game`, `2 games`.
fn count(n: u32, one: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sheets::score::Vp;
    use crate::rules::standings;
    use crate::rules::standings::{Game, GameSeat, Input, Lot, Lots, Player, PlayerId, Status};
    use crate::rules::tournament::settings::TiedPlaces;

    fn table(stage: Stage, round: u32, table: u32, seats: &[(i64, i64)]) -> Game {
        let seat = |(at, &(player, vp)): (usize, &(i64, i64))| GameSeat {
            player: PlayerId(player),
            vp: Vp::new(vp).expect("VP"),
            winner: at == 0,
        };
        Game { stage, round, table, seats: seats.iter().enumerate().map(seat).collect() }
    }

    /// What is said of every row but the first, and of every game of the player of the first row.
    fn said(games: &[Game], players: i64, lots: &[(i64, u32)]) -> (Vec<String>, Vec<String>) {
        let player = |id| Player { id: PlayerId(id), name: format!("P{id}"), status: Status::Active };
        let players: Vec<Player> = (1..=players).map(player).collect();
        let lots: Lots = lots.iter().map(|&(player, lot)| (PlayerId(player), Lot(lot))).collect();
        let input = Input { players: &players, games, lots: &lots, tied_places: TiedPlaces::Skip, semi_field: None };
        let table = standings::standings(&input);
        let first = standings::explain(&input, &table, 0).expect("a row");
        let separations = (1..players.len()).filter_map(|at| table.separation(at)).map(separation);
        (separations.collect(), first.games.iter().map(game).collect())
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
