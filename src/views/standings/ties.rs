//! Shared ranks that lots would settle, and which of them decide something (1.4.2).

use crate::rules::bracket;
use crate::rules::bracket::BracketRefusal;
use crate::rules::standings::After;
use crate::rules::standings::lots;
use crate::rules::standings::lots::TiedGroup;
use crate::rules::tournament::format::Stages;
use crate::rules::tournament::vocabulary::Stage;
use crate::store::Snapshot;

use crate::views::standings::ranking;
use crate::views::standings::ranking::Ranking;

/// Groups that share a rank as things stand, those that decide something first among equals of rank.
///
/// Which groups matter is asked of the stage that comes next: a cut or the seeds of the semi-finals, the four of
/// the final. With no stage to come, no group matters and any may be drawn for.
pub fn tied(snapshot: &Snapshot, ranking: &Ranking) -> Vec<TiedGroup> {
    let deciding = match next_places(snapshot, ranking) {
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
    groups.sort_by_key(|group| (group.matters.is_none(), group.rank));
    groups
}

/// Whether the places of the next stage could be given now.
fn next_places(snapshot: &Snapshot, ranking: &Ranking) -> Result<(), BracketRefusal> {
    let settings = ranking.settings();
    let semis_played = ranking.standings.after == After::Semis;
    let semi_finals = ranking::stages_of(&snapshot.tournament) == Some(Stages::SemiFinals);
    if ranking.standings.after == After::Final {
        return Ok(());
    }
    if semis_played {
        let here = |row: &_| ranking::presence(snapshot, Stage::Final, row);
        return bracket::final_from_semis(&ranking.standings, here, settings.final_replacement, ranking.lots())
            .map(|_| ());
    }
    let stage = if semi_finals { Stage::Semi } else { Stage::Final };
    let here = |row: &_| ranking::presence(snapshot, stage, row);
    let candidates = bracket::prelim_candidates(&ranking.standings, here);
    if semi_finals
        && let bracket::SemiFinals::Tables(_) =
            bracket::semi_finals(&candidates, settings.semi_replacement, ranking.lots())?
    {
        return Ok(());
    }
    bracket::final_from_prelims(&candidates, settings.final_replacement, ranking.lots()).map(|_| ())
}
