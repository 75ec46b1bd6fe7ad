//! The game of a side event at the table where a player sits now, as the own page leads to it.

use crate::actions::apart::apart;
use crate::store::Snapshot;
use crate::store::player::Player;
use crate::views::games::GameAtTable;
use crate::views::rounds::RoundAt;
use crate::web::http::error::Error;
use crate::web::ui::urls;
use crate::web::ui::urls::Url;

/// A game at the own table.
pub(super) struct OwnGameCard {
    /// What is played.
    pub name: String,
    /// Where it is.
    pub url: Url,
    /// Whether somebody has won.
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
        url: urls::own(&player.link_token).game(at),
        is_won: apart(move || found.end().is_some()).await?,
    }))
}
