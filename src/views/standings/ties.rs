//! Shared ranks that lots would settle, and which of them decide something (1.4.2).

use reeve_rules::bracket::BracketRefusal;
use reeve_rules::standings::lots;
use reeve_rules::standings::lots::TiedGroup;
use reeve_store::Snapshot;

use crate::bracket;
use crate::standings::ranking::Ranking;

/// Groups that share a rank as things stand, those that decide something first among equals of rank.
///
/// Which groups matter is asked of the stage that comes next: a cut or the seeds of the semi-finals, the four of
/// the final. With no stage to come, no group matters and any may be drawn for.
pub fn tied(snapshot: &Snapshot, ranking: &Ranking) -> Vec<TiedGroup> {
    let deciding = match bracket::next_places(snapshot, ranking) {
        Err(BracketRefusal::Tied(groups)) => groups,
        _ => Vec::new(),
    };
    let mut groups = deciding;
    for group in lots::tied_groups(&ranking.standings, ranking.lots()) {
        let known = groups.iter().any(|other| other.players.iter().any(|player| group.players.contains(player)));
        if !known {
            groups.push(group);
        }
    }
    groups.sort_by_key(|group| (group.decides.is_none(), group.rank));
    groups
}
