//! What players were given in the other events of the series, as the pages of judges list it.

use reeve_http::ui::ruling_line::RulingLine;
use reeve_store::player::Player;
use reeve_views::series::rulings::{RulingElsewhere, RulingsElsewhere};

/// Those of these players that `shown` picks, the newest first.
pub(super) fn lines(
    elsewhere: &RulingsElsewhere,
    players: &[&Player],
    shown: impl Fn(&RulingElsewhere) -> bool,
) -> Vec<RulingLine> {
    let of = |player: &&Player| elsewhere.about(player.id).iter().map(|one| (one, player.label())).collect::<Vec<_>>();
    let mut found: Vec<(&RulingElsewhere, String)> = players.iter().flat_map(of).collect();
    found.retain(|(one, _)| shown(one));
    found.sort_by_key(|(one, _)| std::cmp::Reverse(one.judged_at));
    found.into_iter().map(|(one, player)| RulingLine::elsewhere(one, player)).collect()
}
