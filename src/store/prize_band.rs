//! The prizes of a tournament by ranks.

use crate::{Error, TournamentId, Tx};
use reeve_rules::tournament::prizes::PrizeBand;

/// The prizes, in the order of their ranks.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<PrizeBand>, Error> {
    let rows: Vec<(i64, i64, String)> = tx
        .query(
            "select from_rank, to_rank, prize from prize_band where tournament_id = $1 \
             order by from_rank, to_rank, line",
        )
        .bind(id)
        .all()
        .await?;
    Ok(rows.into_iter().map(|(from, to, prize)| PrizeBand { from, to, prize }).collect())
}

/// Stores prizes in place of those that there were.
pub async fn put(tx: &mut Tx, id: TournamentId, bands: &[PrizeBand]) -> Result<(), Error> {
    tx.query("delete from prize_band where tournament_id = $1").bind(id).execute().await?;
    for (band, line) in bands.iter().zip(1_i64..) {
        tx.query("insert into prize_band (tournament_id, line, from_rank, to_rank, prize) values ($1, $2, $3, $4, $5)")
            .bind(id)
            .bind(line)
            .bind(band.from)
            .bind(band.to)
            .bind(band.prize.as_str())
            .execute()
            .await?;
    }
    Ok(())
}
