use super::*;

/// Players 1, 2, ... named `P01`, `P02`, ...
pub(super) fn players(n: i64) -> Vec<Player> {
    (1..=n).map(|id| Player { id: PlayerId(id), name: format!("P{id:02}"), status: Status::Active }).collect()
}

/// A game from `(player, VP)`, its first seat the winner.
pub(super) fn game(stage: Stage, round: u32, table: u32, seats: &[(i64, i64)]) -> Game {
    let seat = |(at, &(player, vp)): (usize, &(i64, i64))| {
        Vp::new(vp).ok().map(|vp| GameSeat { player: PlayerId(player), vp, winner: at == 0 })
    };
    Game { stage, round, table, seats: seats.iter().enumerate().filter_map(seat).collect() }
}

fn rank(players: &[Player], games: &[Game], lots: &[(i64, u32)]) -> Standings {
    let lots: Lots = lots.iter().map(|&(id, lot)| (PlayerId(id), Lot(lot))).collect();
    standings(&Input { players, games, lots: &lots, tied_places: TiedPlaces::Skip, semi_field: None })
}

fn ranks(standings: &Standings) -> Vec<(u32, i64)> {
    standings.rows.iter().map(|row| (row.rank.map_or(0, |r| r.0), row.player.0)).collect()
}

#[test]
fn nobody_has_played_and_everybody_is_first() {
    let s = rank(&players(3), &[], &[]);
    assert_eq!(ranks(&s), [(1, 1), (1, 2), (1, 3)]);
    assert_eq!(s.after, After::Prelim);
    assert_eq!(s.champion(), None);
}
