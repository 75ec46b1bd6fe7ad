//! Who won the final and the way there: one answer for every page that names the winner (1.1.10).

use reeve_rules::standings::{Rank, RankedPlayer};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::Snapshot;
use reeve_store::snapshot::{Round, Table};

use crate::standings::ranking;
use crate::standings::ranking::Ranking;

/// Who won the final, as the reader of a ranking may know: the champion, once the organizers have declared it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Champion {
    /// Whether the organizers have declared the champion; until then whoever won the final is not called so.
    pub declared: bool,
    /// Whether there is no final, and whoever ranks first after the last round has won.
    pub after_rounds: bool,
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// The seed in the semi-finals; none where there were none.
    pub seed: Option<i64>,
    /// The rank after the preliminary games.
    pub prelim_rank: Option<Rank>,
    /// The rank in the series, where this is its final day.
    pub series_rank: Option<i64>,
    /// The semi-final that the player won: table, and VP as stated.
    pub semi: Option<(i64, Option<i64>)>,
    /// VP in the final, as stated; none where somebody else won it and was disqualified.
    pub final_vp: Option<i64>,
    /// Second and third, with their VP in the final where they played it.
    pub behind: Vec<RunnerUp>,
}

/// Who came second or third.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunnerUp {
    pub rank: Rank,
    pub number: i64,
    pub name: String,
    pub final_vp: Option<i64>,
}

impl Champion {
    /// Whether the champion won the final. Otherwise its winner is disqualified, and has no rank: the title is with who is
    /// first among the others (1.1.10, 1.3.5).
    pub fn won_final(&self) -> bool {
        self.final_vp.is_some()
    }

    /// The champion by a ranking, declared or not; none before the final counts for its reader.
    pub fn of(snapshot: &Snapshot, ranking: &Ranking) -> Option<Champion> {
        let row = ranking.champion()?;
        let id = ranking::stored(row.player);
        let game = |stage: Stage| snapshot.round(stage, 1).and_then(|round| seat_in(round, row.player));
        let semi = game(Stage::Semi);
        let won = |(table, seat): (&Table, usize)| table.won(&table.seats[seat]);
        Some(Champion {
            declared: snapshot.tournament.phase.is_finished(),
            after_rounds: snapshot.tournament.ends_with_rounds(),
            number: snapshot.labels().number_of(id),
            name: row.name.clone(),
            seed: semi.and_then(|(table, seat)| table.seats[seat].seed),
            prelim_rank: row.prelim_rank,
            series_rank: snapshot.series_rank(id),
            semi: semi.filter(|game| won(*game)).map(|(table, seat)| (table.row.number, table.seats[seat].vp)),
            final_vp: game(Stage::Final).filter(|game| won(*game)).and_then(|(table, seat)| table.seats[seat].vp),
            behind: runners_up(snapshot, ranking),
        })
    }
}

fn runners_up(snapshot: &Snapshot, ranking: &Ranking) -> Vec<RunnerUp> {
    let played = snapshot.round(Stage::Final, 1);
    let labels = snapshot.labels();
    let rows = ranking.standings.rows.iter().filter_map(|row| Some((row, row.rank?)));
    let runner_up = |(row, rank): (&RankedPlayer, Rank)| RunnerUp {
        rank,
        number: labels.number_of(ranking::stored(row.player)),
        name: row.name.clone(),
        final_vp: played.and_then(|round| seat_in(round, row.player)).and_then(|(table, seat)| table.seats[seat].vp),
    };
    rows.filter(|(_, rank)| [Rank(2), Rank(3)].contains(rank)).map(runner_up).collect()
}

/// The table of a round at which a player sits, and which of its seats that is.
fn seat_in(round: &Round, player: reeve_rules::standings::RankedId) -> Option<(&Table, usize)> {
    let id = ranking::stored(player);
    round.tables.iter().find_map(|table| Some((table, table.seats.iter().position(|seat| seat.player_id == id)?)))
}
