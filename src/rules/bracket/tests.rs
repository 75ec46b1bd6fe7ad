use crate::bracket::departures::{Departure, OffTheChart, departures};
use crate::bracket::*;
use crate::games::BASE;
use crate::rule_set::RuleSet;
use crate::sheets::score::Vp;
use crate::standings::{Entrant, GameSeat, Input, LotNumber, PlayedGame, standings};
use crate::tournament::settings::TiedPlaces;
use crate::tournament::vocabulary::Stage;
use Presence::{Freed, Gone, Here};

/// A field of `n` players ranked 1 to `n`, of whom some are not here.
fn field(n: i64, missing: &[(i64, Presence)]) -> Vec<Candidate> {
    let presence = |player: i64| missing.iter().find(|(id, _)| *id == player).map_or(Here, |&(_, p)| p);
    (1..=n).map(|id| Candidate { player: RankedId(id), rank: Rank(id as u32), presence: presence(id) }).collect()
}

fn people(table: &BracketTable) -> Vec<i64> {
    assert!(table.seats.iter().map(|seat| seat.position).eq(1..=table.seats.len() as u8));
    table.seats.iter().map(|seat| seat.player.0).collect()
}

fn semis(candidates: &[Candidate], replacement: Replacement) -> Vec<Vec<i64>> {
    match semi_finals(candidates, replacement, &Lots::new()).unwrap() {
        SemiFinals::Tables(tables) => tables.iter().map(people).collect(),
        SemiFinals::Skipped { .. } => Vec::new(),
    }
}

#[test]
fn seats_the_semi_finals_by_the_chart() {
    let check = |n: i64, missing: &[(i64, Presence)], replacement: Replacement, expect: [&[i64]; 4]| {
        assert_eq!(semis(&field(n, missing), replacement), expect, "{n} {missing:?} {replacement:?}");
    };
    let plain: [&[i64]; 4] = [&[1, 8, 9, 16], &[2, 7, 10, 15], &[3, 6, 11, 14], &[4, 5, 12, 13]];
    check(16, &[], Replacement::Next, plain);
    check(40, &[], Replacement::Empty, plain);
    // Seed 3 declines: 17 comes in and everybody below 3 moves up.
    let closed: [&[i64]; 4] = [&[1, 9, 10, 17], &[2, 8, 11, 16], &[4, 7, 12, 15], &[5, 6, 13, 14]];
    check(20, &[(3, Freed)], Replacement::Next, closed);
    check(20, &[(3, Gone)], Replacement::Next, closed);
    check(20, &[(3, Gone)], Replacement::Empty, closed);
    check(20, &[(3, Freed)], Replacement::Empty, [plain[0], plain[1], &[6, 11, 14], plain[3]]);
    // Fewer than 16 left: the lowest seeds' seats stay empty.
    let three: [&[i64]; 4] = [&[1, 8, 9], &[2, 7, 10], &[3, 6, 11], &[4, 5, 12, 13]];
    check(13, &[], Replacement::Next, three);
    check(13, &[], Replacement::Empty, three);
    check(16, &[(16, Gone)], Replacement::Next, [&[1, 8, 9], plain[1], plain[2], plain[3]]);
    // Two at one table are missing: no table of two, so 17 comes in.
    check(18, &[(3, Freed), (6, Freed)], Replacement::Empty, [plain[0], plain[1], &[11, 14, 17], plain[3]]);
    // Nobody could come in: the seeds close up.
    let up: [&[i64]; 4] = [&[1, 10, 11], &[2, 9, 12], &[4, 8, 13, 16], &[5, 7, 14, 15]];
    check(16, &[(3, Freed), (6, Freed)], Replacement::Empty, up);
}

#[test]
fn skips_the_semi_finals_with_twelve_left() {
    let missing: Vec<(i64, Presence)> = (5..9).map(|id| (id, Gone)).collect();
    let result = semi_finals(&field(16, &missing), Replacement::Next, &Lots::new());
    assert_eq!(result, Ok(SemiFinals::Skipped { left: 12 }));
}

#[test]
fn ties_over_the_places_need_lots_first() {
    let check = |tied: &[u32], missing: &[(i64, Presence)], blocks: bool| {
        let mut field = field(20, missing);
        for candidate in &mut field {
            if tied.contains(&candidate.rank.0) {
                candidate.rank = Rank(tied[0]);
            }
        }
        let result = semi_finals(&field, Replacement::Next, &Lots::new());
        assert_eq!(result.is_err(), blocks, "{tied:?} {result:?}");
    };
    check(&[16, 17], &[], true);
    check(&[1, 2, 3], &[], true);
    check(&[8, 9], &[], true);
    check(&[17, 18], &[], false);
    check(&[17, 18], &[(2, Freed)], true);
    check(&[16, 17], &[(17, Gone)], false);
    check(&[16, 17], &[(2, Gone)], true);
}

#[test]
fn the_final_takes_the_four_best() {
    let check = |n: i64, missing: &[(i64, Presence)], replacement: Replacement, expect: Result<&[i64], usize>| {
        let table = final_from_prelims(&field(n, missing), replacement, &Lots::new());
        match expect {
            Ok(expect) => assert_eq!(table.as_ref().map(people).as_deref(), Ok(expect), "{missing:?}"),
            Err(left) => assert_eq!(table, Err(BracketRefusal::TooFewLeft { left })),
        }
    };
    check(12, &[], Replacement::Next, Ok(&[1, 2, 3, 4]));
    check(12, &[(1, Freed)], Replacement::Next, Ok(&[2, 3, 4, 5]));
    check(12, &[(1, Freed)], Replacement::Empty, Ok(&[2, 3, 4]));
    check(12, &[(1, Gone)], Replacement::Empty, Ok(&[2, 3, 4, 5]));
    check(12, &[(1, Freed), (4, Freed)], Replacement::Empty, Ok(&[2, 3, 5]));
    check(3, &[], Replacement::Next, Ok(&[1, 2, 3]));
    check(4, &[(2, Gone), (3, Gone)], Replacement::Next, Err(2));
}

fn play(n: i64, semi_winners_beaten: bool) -> (Vec<Entrant>, Vec<PlayedGame>) {
    let players: Vec<Entrant> =
        (1..=n).map(|id| Entrant { id: RankedId(id), name: format!("P{id:02}"), status: Status::Active }).collect();
    let vp = |n: i64| Vp::new(n, &BASE).unwrap();
    // One preliminary game each, won by the first; VP fall with the number so that ranks follow it.
    let mut games = Vec::new();
    for (at, chunk) in players.chunks(4).enumerate() {
        let seats = chunk.iter().enumerate();
        let seat = |(seat, player): (usize, &Entrant)| GameSeat {
            player: player.id,
            vp: vp([10, 8, 6, 4][seat]),
            winner: seat == 0,
        };
        games.push(PlayedGame {
            stage: Stage::Prelim,
            round: 1,
            table: at as u32 + 1,
            seats: seats.map(seat).collect(),
        });
    }
    if semi_winners_beaten {
        let lots = crate::standings::lots::draw(&players.iter().map(|p| p.id).collect::<Vec<_>>(), &Lots::new(), 1);
        let input = Input {
            players: &players,
            games: &games,
            lots: &lots,
            rules: &RuleSet::default(),
            tied_places: TiedPlaces::Skip,
            semi_field: None,
            brought: None,
        };
        let SemiFinals::Tables(tables) =
            semi_finals(&prelim_candidates(&standings(&input), by_status), Replacement::Next, &lots).unwrap()
        else {
            return (players, games);
        };
        for table in tables {
            // The lowest seed wins.
            let last = table.seats.len() - 1;
            let seat = |s: &BracketSeat| GameSeat {
                player: s.player,
                vp: vp(if usize::from(s.position) == last + 1 { 10 } else { 3 + i64::from(s.position) }),
                winner: usize::from(s.position) == last + 1,
            };
            games.push(PlayedGame {
                stage: Stage::Semi,
                round: 1,
                table: table.table,
                seats: table.seats.iter().map(seat).collect(),
            });
        }
    }
    (players, games)
}

#[test]
fn the_semi_final_winners_meet_and_a_missing_one_is_replaced() {
    let (players, games) = play(20, true);
    let ids: Vec<RankedId> = players.iter().map(|p| p.id).collect();
    let lots = crate::standings::lots::draw(&ids, &Lots::new(), 1);
    let input = Input {
        players: &players,
        games: &games,
        lots: &lots,
        rules: &RuleSet::default(),
        tied_places: TiedPlaces::Skip,
        semi_field: None,
        brought: None,
    };
    let s = standings(&input);
    assert_eq!(s.after, After::Semis);
    let winners: Vec<i64> = s.rows[..4].iter().map(|row| row.player.0).collect();
    let table = final_from_semis(&s, by_status, Replacement::Next, &lots).unwrap();
    assert_eq!(people(&table), winners);
    let without_first = |row: &RankedPlayer| {
        if row.player.0 == winners[0] { Freed } else { by_status(row) }
    };
    let table = final_from_semis(&s, without_first, Replacement::Next, &lots).unwrap();
    let fifth = s.rows[4].player.0;
    assert_eq!(table.seats.len(), 4);
    assert!(people(&table).contains(&fifth) && !people(&table).contains(&winners[0]));
    let table = final_from_semis(&s, without_first, Replacement::Empty, &lots).unwrap();
    assert_eq!(people(&table), winners[1..]);
    let half = Input { games: &games[..games.len() - 1], ..input };
    assert_eq!(
        final_from_semis(&standings(&half), by_status, Replacement::Next, &lots),
        Err(BracketRefusal::SemisNotFinished)
    );
}

#[test]
fn a_drawn_lot_frees_the_way() {
    let (players, games) = play(16, false);
    let none = Lots::new();
    let input = Input {
        players: &players,
        games: &games,
        lots: &none,
        rules: &RuleSet::default(),
        tied_places: TiedPlaces::Skip,
        semi_field: None,
        brought: None,
    };
    let refusal = semi_finals(&prelim_candidates(&standings(&input), by_status), Replacement::Next, &none);
    let Err(BracketRefusal::Tied(groups)) = refusal else { panic!("{refusal:?}") };
    let lots: Lots =
        groups.iter().flat_map(|group| group.undrawn.clone()).map(|p| (p, LotNumber(p.0 as u32))).collect();
    let input = Input { lots: &lots, ..input };
    assert!(semi_finals(&prelim_candidates(&standings(&input), by_status), Replacement::Next, &lots).is_ok());
}

/// Games of a stage at these tables, each won by the first.
fn stage_games(stage: Stage, tables: &[&[i64]]) -> Vec<PlayedGame> {
    let seat = |(seat, player): (usize, &i64)| GameSeat {
        player: RankedId(*player),
        vp: Vp::new([10, 8, 6, 4][seat], &BASE).unwrap(),
        winner: seat == 0,
    };
    let game = |(players, table): (&&[i64], u32)| {
        let seats = players.iter().enumerate().map(seat).collect();
        PlayedGame { stage, round: 1, table, seats }
    };
    tables.iter().zip(1..).map(game).collect()
}

/// What is noted of these semi-finals and this final of a field of `n`, in which the winners of the tables come first, then the
/// seconds, and so on: in the order of their numbers by `lots`, or sharing a rank.
fn noted(n: i64, lots: bool, semis: &[&[i64]], last: &[&[i64]]) -> Vec<Departure> {
    let (players, mut games) = play(n, false);
    games.extend(stage_games(Stage::Semi, semis));
    games.extend(stage_games(Stage::Final, last));
    let lots: Lots = if lots { (1..=n).map(|id| (RankedId(id), LotNumber(id as u32))).collect() } else { Lots::new() };
    let input = Input {
        players: &players,
        games: &games,
        lots: &lots,
        rules: &RuleSet::default(),
        tied_places: TiedPlaces::Skip,
        semi_field: None,
        brought: None,
    };
    departures(&standings(&input), &games)
}

#[test]
fn a_final_of_others_than_the_best_is_noted() {
    let ids = |ids: &[i64]| ids.iter().map(|id| RankedId(*id)).collect::<Vec<_>>();
    let check = |lots: bool, last: &[i64], expect: Option<(&[i64], &[i64])>| {
        let expect = expect.map(|(plays, missing)| Departure::NotTheBest {
            stage: Stage::Final,
            places: 4,
            plays: ids(plays),
            missing: ids(missing),
        });
        assert_eq!(noted(12, lots, &[], &[last]), Vec::from_iter(expect), "{lots} {last:?}");
    };
    // 1, 5 and 9 won their tables, 2, 6 and 10 came second.
    check(true, &[9, 2, 1, 5], None);
    check(true, &[1, 5, 9, 6], Some((&[6], &[2])));
    check(true, &[1, 5, 3, 6], Some((&[6, 3], &[9, 2])));
    check(true, &[1, 5, 9], Some((&[], &[2])));
    // Without lots 2, 6 and 10 share rank 4: any of them will do, and one has to.
    check(false, &[1, 5, 9, 10], None);
    check(false, &[1, 5, 2, 10], Some((&[], &[9])));
    check(false, &[1, 5, 9], Some((&[], &[])));
    check(false, &[1, 5, 9, 3], Some((&[3], &[])));
}

#[test]
fn semi_finals_off_the_chart_are_noted() {
    // By rank: 1, 5, 9, 13, 17, 2, 6, 10, 14, 18, 3, 7, 11, 15, 19, 4, then 8, 12, 16, 20.
    let plain: [&[i64]; 4] = [&[1, 10, 14, 4], &[5, 6, 18, 19], &[9, 2, 3, 15], &[13, 17, 7, 11]];
    let off = |player, seed, at, belongs_at| OffTheChart { player: RankedId(player), seed, at, belongs_at };
    let check = |lots: bool, semis: [&[i64]; 4], expect: &[Departure]| {
        assert_eq!(noted(20, lots, &semis, &[]), expect, "{lots} {semis:?}");
    };
    check(true, plain, &[]);
    check(false, plain, &[]);
    // The order of the positions is not looked at, only who sits where.
    check(true, [&[4, 1, 10, 14], plain[1], plain[2], plain[3]], &[]);
    // Seeds 1 and 2 have changed places: those who share a rank may, the others may not.
    let swapped: [&[i64]; 4] = [&[5, 10, 14, 4], &[1, 6, 18, 19], plain[2], plain[3]];
    check(true, swapped, &[Departure::OffTheChart(vec![off(1, 1, 2, 1), off(5, 2, 1, 2)])]);
    check(false, swapped, &[]);
    let crossed: [&[i64]; 4] = [&[1, 10, 14, 4], &[5, 17, 18, 19], &[9, 2, 3, 15], &[13, 6, 7, 11]];
    check(true, crossed, &[Departure::OffTheChart(vec![off(17, 5, 2, 4), off(6, 7, 4, 2)])]);
    // Seed 1 does not play: the next comes in and the seeds close up, or the place stays empty.
    let best =
        Departure::NotTheBest { stage: Stage::Semi, places: 16, plays: vec![RankedId(8)], missing: vec![RankedId(1)] };
    let closed: [&[i64]; 4] = [&[5, 14, 18, 8], &[9, 10, 3, 4], &[13, 6, 7, 19], &[17, 2, 11, 15]];
    check(true, closed, std::slice::from_ref(&best));
    let empty = Departure::NotTheBest { stage: Stage::Semi, places: 16, plays: Vec::new(), missing: vec![RankedId(1)] };
    check(true, [&[10, 14, 4], plain[1], plain[2], plain[3]], &[empty]);
    // As long as a semi-final is missing nothing is said.
    assert_eq!(noted(20, true, &swapped[..3], &[]), []);
}

#[test]
fn a_final_without_a_winner_of_a_semi_final_is_noted() {
    let semis: [&[i64]; 4] = [&[1, 10, 14, 4], &[5, 6, 18, 19], &[9, 2, 3, 15], &[13, 17, 7, 11]];
    assert_eq!(noted(20, true, &semis, &[&[1, 5, 9, 13]]), []);
    let missing = |ids: &[i64]| [Departure::WinnersMissing(ids.iter().map(|id| RankedId(*id)).collect())];
    assert_eq!(noted(20, true, &semis, &[&[1, 5, 9, 17]]), missing(&[13]));
    assert_eq!(noted(20, true, &semis, &[&[1, 5, 9]]), missing(&[13]));
}
