//! Who is disqualified in a series: in one of its events, or on its final day (1.2.4, 1.3.5). What was played stands, also where the
//! ranking is frozen; who is out has no rank in it, and no place on the final day.

use reeve_rules::rulings::history::disqualified_by;
use reeve_store::{
    Error, PlayerId, SeriesId, TournamentId, Tx, confirmed_distinct, individual, player, ruling, series_final,
};

use crate::rulings::now::history;
use crate::series::persons::Persons;

/// A disqualification that counts in a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disqualified {
    /// The player in an event of the series.
    pub player: PlayerId,
    /// Where it was ruled: in an event, or on the final day.
    pub at: TournamentId,
    /// The clause.
    pub clause: String,
}

/// All that count in a series. Whoever is out on the final day only because they are out in an event is named for the event alone.
pub async fn disqualified(tx: &mut Tx, id: SeriesId) -> Result<Vec<Disqualified>, Error> {
    let mut out = Vec::new();
    let mut past = None;
    for row in series_final::disqualified(tx, id).await? {
        let Some(finalist) = row.finalist_id else {
            out.push(Disqualified { player: row.player_id, at: row.tournament_id, clause: row.clause });
            continue;
        };
        if past.is_none() {
            past = Some(history(&ruling::of_tournament(tx, row.tournament_id).await?));
        }
        let ruled = disqualified_by(past.as_deref().unwrap_or_default(), row.player_id.0);
        out.extend(ruled.map(|(_, clause)| Disqualified {
            player: finalist,
            at: row.tournament_id,
            clause: clause.number().to_owned(),
        }));
    }
    Ok(out)
}

/// Who is who in a series, read without its games.
pub async fn persons(tx: &mut Tx, id: SeriesId) -> Result<Persons, Error> {
    let players = player::of_series(tx, id).await?;
    let joined = individual::of_series(tx, id).await?;
    let apart = confirmed_distinct::of_series(tx, id).await?;
    Ok(Persons::of_players(players.iter(), &joined, &apart))
}
