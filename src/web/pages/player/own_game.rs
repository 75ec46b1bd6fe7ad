//! The game of a side event at the table where a player sits now, as the own page leads to it.

use reeve_actions::background::apart;
use reeve_http::error::Error;
use reeve_store::Snapshot;
use reeve_store::player::Player;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::games::GameAtTable;
use reeve_views::rounds::RoundAt;

/// A game at the own table.
pub(super) struct OwnGameCard {
    pub name: String,
    pub url: Url,
    pub is_won: bool,
}

/// What the own page says of the game that was begun there. The log is replayed apart.
pub(super) async fn card(
    found: Option<GameAtTable>,
    snapshot: &Snapshot,
    player: &Player,
) -> Result<Option<OwnGameCard>, Error> {
    let Some(found) = found else { return Ok(None) };
    let at = RoundAt { stage: found.round.stage, number: found.round.number };
    Ok(Some(OwnGameCard {
        name: snapshot.tournament.system.system().name.to_owned(),
        url: urls::own(&player.link_token).round(at).game(),
        is_won: apart(move || found.end().is_some()).await?,
    }))
}
