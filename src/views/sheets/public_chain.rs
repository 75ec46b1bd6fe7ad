//! How much of a digest chain everybody may see.
//!
//! The text of a link is short, and all of it but the VP and the winner is known to whoever knows the link before: its digest
//! gives the result away to anybody who tries them all. The same is true of every later digest, since each is made of the one
//! before it. So everybody sees the chain up to the first link whose result is not public yet, and nothing behind it, not even
//! the links of results that are public: a correction of round 1 that is made while round 2 is played waits until that is closed.

use crate::visibility;
use reeve_store::sheet_link::{self, ChainHead, LinkPlace};
use reeve_store::{Error, Snapshot, Tx};

/// Reads the last link of the chain that everybody may see; asks the store only once a result is public.
pub async fn read_head(tx: &mut Tx, snapshot: &Snapshot) -> Result<Option<ChainHead>, Error> {
    if !visibility::has_public_result(snapshot) {
        return Ok(None);
    }
    Ok(public_head(snapshot, &sheet_link::places(tx, snapshot.tournament.id).await?))
}

/// The last link of the chain that everybody may see; none while there is none. `links` are all of the chain, from the first.
pub fn public_head(snapshot: &Snapshot, links: &[LinkPlace]) -> Option<ChainHead> {
    let is_public = |link: &&LinkPlace| {
        snapshot
            .table(link.table_id)
            .is_some_and(|(round, table)| visibility::is_result_public(&snapshot.tournament, round, table))
    };
    let last = links.iter().take_while(is_public).last()?;
    let LinkPlace { link_number, digest, signed_digest, .. } = last.clone();
    Some(ChainHead { link_number, digest, signed_digest })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::settings::StandingsMove;
    use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState};

    #[test]
    fn the_head_ends_before_the_first_link_whose_result_is_not_public() {
        let mut event = event(Phase::Prelim, 8);
        // Round 1 is closed, round 2 is played.
        prelims(&mut event, 1, RoundState::Playing, SheetState::Signed);
        let table = |round: usize, table: usize| event.rounds[round].tables[table].row.id;
        let tables = [table(0, 0), table(0, 1), table(1, 0), table(0, 0), table(1, 1)];
        let links: Vec<LinkPlace> = (1..)
            .zip(tables)
            .map(|(link_number, table_id)| LinkPlace {
                link_number,
                table_id,
                digest: format!("digest {link_number}"),
                signed_digest: None,
            })
            .collect();
        let head = |event: &Snapshot, known: usize| public_head(event, &links[..known]).map(|head| head.link_number);
        assert_eq!([0, 1, 2, 3].map(|known| head(&event, known)), [None, Some(1), Some(2), Some(2)]);
        assert_eq!(head(&event, 5), Some(2), "a correction of round 1 behind a sheet of round 2 waits for that");
        event.rounds[1].row.state = RoundState::Closed;
        assert_eq!(head(&event, 5), Some(5));
        event.rounds[1].row.state = RoundState::Playing;
        event.tournament.settings.standings_move = StandingsMove::Sheet;
        assert_eq!(head(&event, 5), Some(5));
    }
}
