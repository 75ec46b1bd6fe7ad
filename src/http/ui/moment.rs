//! What was just reached, as screens and public pages celebrate it (`parts/moment.html`).

use reeve_store::Snapshot;
use reeve_views::hall::moment::Moment;
use reeve_views::standings::ranking::Ranking;
use reeve_words as words;

use crate::ui::champion::ChampionView;

/// A moment to be celebrated.
pub struct MomentView {
    /// What tells it from every other of its tournament.
    pub code: String,
    pub title: String,
    /// Who is in front, or goes on: rank and name.
    pub names: Vec<(String, String)>,
    /// Who has won.
    pub champion: Option<ChampionView>,
}

impl MomentView {
    /// The moment that everybody may know of now. `ranking` is that of everybody.
    pub fn of(snapshot: &Snapshot, ranking: &Ranking) -> Option<MomentView> {
        let moment = Moment::of(snapshot, ranking)?;
        let names = match &moment {
            Moment::RoundOver(_, names) | Moment::GoesOn(_, _, names) => names.as_slice(),
            Moment::Won(_) => &[],
        };
        Some(MomentView {
            code: moment.code(),
            title: words::hall::moment(&moment),
            names: names.iter().map(|(rank, name)| (rank.0.to_string(), name.clone())).collect(),
            champion: match moment {
                Moment::Won(_) => ChampionView::of(snapshot, ranking, |_| None),
                Moment::RoundOver(..) | Moment::GoesOn(..) => None,
            },
        })
    }
}
